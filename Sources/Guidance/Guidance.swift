// Guidance: see Package.swift for its place in the floor plan.
