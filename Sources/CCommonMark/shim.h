#ifndef HANDRAIL_CCOMMONMARK_SHIM_H
#define HANDRAIL_CCOMMONMARK_SHIM_H
#include <cmark.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Memory for one parse: blocks of growing size from which pieces are cut one after the other, and which are given
   back all at once. libcmark then spends its time on parsing rather than on malloc and free.
   Invariant: every piece is preceded by its size, is aligned to 16 bytes, and lies in one block. */
typedef struct commonmark_block {
    struct commonmark_block *previous;
    size_t capacity;
    size_t used;

} commonmark_block;

/* The newest block of this thread's parse, or NULL outside one. */
static _Thread_local commonmark_block *commonmark_arena = NULL;

static inline void *commonmark_arena_piece(size_t size) {
    size_t need = (size + 16 + 15) & ~(size_t)15;
    commonmark_block *block = commonmark_arena;
    if (need < size) abort();
    if (!block || block->capacity - block->used < need) {
        size_t capacity = block ? block->capacity * 2 : 128 * 1024;
        if (capacity > 16 * 1024 * 1024) capacity = 16 * 1024 * 1024;
        if (capacity < need) capacity = need;
        commonmark_block *fresh = (commonmark_block *)malloc(sizeof(commonmark_block) + capacity);
        if (!fresh) abort();
        fresh->previous = block;
        fresh->capacity = capacity;
        fresh->used = 0;
        commonmark_arena = block = fresh;
    }
    char *piece = (char *)(block + 1) + block->used;
    block->used += need;
    *(size_t *)piece = size;
    return piece + 16;
}

static inline void *commonmark_arena_calloc(size_t count, size_t size) {
    if (size && count > SIZE_MAX / size) abort();
    void *piece = commonmark_arena_piece(count * size);
    memset(piece, 0, count * size);
    return piece;
}

static inline void *commonmark_arena_realloc(void *old, size_t size) {
    if (!old) return commonmark_arena_piece(size);
    size_t before = *(size_t *)((char *)old - 16);
    if (size <= before) return old;
    commonmark_block *block = commonmark_arena;
    char *end = (char *)(block + 1) + block->used;
    size_t had = (before + 16 + 15) & ~(size_t)15;
    size_t need = (size + 16 + 15) & ~(size_t)15;
    /* The newest piece grows in place. */
    if ((char *)old - 16 + had == end && block->capacity - block->used >= need - had) {
        block->used += need - had;
        *(size_t *)((char *)old - 16) = size;
        return old;
    }
    void *piece = commonmark_arena_piece(size);
    memcpy(piece, old, before);
    return piece;
}

static inline void commonmark_arena_free(void *piece) { (void)piece; }

static cmark_mem commonmark_arena_memory = {
    commonmark_arena_calloc, commonmark_arena_realloc, commonmark_arena_free};

/* Parses a text into this thread's memory. The tree is valid until commonmark_arena_release. */
static inline cmark_node *commonmark_parse(const uint8_t *bytes, size_t length) {
    cmark_parser *parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, &commonmark_arena_memory);
    cmark_parser_feed(parser, (const char *)bytes, length);
    return cmark_parser_finish(parser);
}

/* The most that a thread keeps for its next parse. */
enum { commonmark_arena_kept = 1024 * 1024 };

/* Gives back everything that this thread has parsed. */
static inline void commonmark_arena_release(void) {
    /* The newest block, which is the largest, stays for the next parse of this thread. */
    commonmark_block *block = commonmark_arena;
    while (block && block->capacity > commonmark_arena_kept && block->previous) {
        commonmark_block *previous = block->previous;
        free(block);
        block = previous;
    }
    commonmark_arena = block;
    if (!block) return;
    commonmark_block *older = block->previous;
    block->previous = NULL;
    block->used = 0;
    while (older) {
        commonmark_block *previous = older->previous;
        free(older);
        older = previous;
    }
}
#endif
