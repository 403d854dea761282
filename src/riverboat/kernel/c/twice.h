/* Whether a card is there twice in a row of four to seven, found while the rows are ranked.

   In a ring of seven every two stand at most three apart, one way round or the other. So the rows
   in a vector are turned by one card, by two and by three, each row in itself, and compared with
   what they were. This is for machines with AVX2; checking.c does it for all. */

#ifndef RIVERBOAT_TWICE_H
#define RIVERBOAT_TWICE_H

#include "kernel.h"

#if defined(__GNUC__) && defined(__x86_64__) && defined(__linux__)

#include <immintrin.h>

#define HAS_AVX2 __builtin_cpu_supports("avx2")
#define WITH_AVX2 __attribute__((target("avx2")))

/* A vector has two halves of so many bytes, and in each of them as many whole rows as there fit. */
enum { HALF = 16, TURNS = 3 };

INLINE int rows_at_once(int size)
{
    return 2 * (HALF / size);
}

struct turns {
    __m256i by[TURNS];
    /* Whether a bit of _mm256_movemask_epi8 stands for a card of a row. */
    unsigned cards;
};

WITH_AVX2 INLINE struct turns turns_of(int size)
{
    struct turns turns;
    for (int far = 0; far < TURNS; far++) {
        /* From where each byte of a half comes. */
        uint8_t from[HALF];
        for (int i = 0; i < HALF; i++)
            from[i] = (uint8_t)(i / size * size + (i + far + 1) % size);
        turns.by[far] = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)from));
    }
    turns.cards = ((1u << HALF / size * size) - 1) * 0x10001u;
    return turns;
}

/* Compare rows_at_once(size) rows with what they are when turned. The row behind them is read, but
   not looked at. */
WITH_AVX2 INLINE __m256i seen_twice(const struct turns *turns, const uint8_t *cards, int size)
{
    const void *half = cards, *other = cards + HALF / size * size;
    __m256i rows = _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(half)),
                                           _mm_loadu_si128(other), 1);
    __m256i twice = _mm256_setzero_si256();
    for (int far = 0; far < size / 2; far++) {
        __m256i turned = _mm256_shuffle_epi8(rows, turns->by[far]);
        twice = _mm256_or_si256(twice, _mm256_cmpeq_epi8(rows, turned));
    }
    return twice;
}

WITH_AVX2 INLINE int is_any(const struct turns *turns, __m256i twice)
{
    return ((unsigned)_mm256_movemask_epi8(twice) & turns->cards) != 0;
}

#endif

#endif
