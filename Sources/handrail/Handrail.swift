@main
struct Handrail {
    static func main() {}
}
