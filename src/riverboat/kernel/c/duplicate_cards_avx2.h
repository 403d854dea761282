/* Duplicate detection in rows of four to seven cards, fused with ranking; AVX2 only
   (card_validation.c covers other machines).

   In a ring of at most seven cards any two are at most three positions apart. So the vector is
   compared with copies in which each row is rotated by one, two and three cards. */

#ifndef RIVERBOAT_DUPLICATE_CARDS_AVX2_H
#define RIVERBOAT_DUPLICATE_CARDS_AVX2_H

#include "kernel.h"

#if defined(__GNUC__) && defined(__x86_64__) && defined(__linux__)

#include <immintrin.h>

#define HAS_AVX2 __builtin_cpu_supports("avx2")
#define TARGET_AVX2 __attribute__((target("avx2")))

/* A vector has two halves of HALF_BYTES, each with as many whole rows as fit. */
enum { HALF_BYTES = 16, ROTATIONS = 3 };

INLINE int rows_per_vector(int size)
{
    return 2 * (HALF_BYTES / size);
}

struct rotations {
    __m256i shuffles[ROTATIONS];
    /* Bits of _mm256_movemask_epi8 that belong to whole rows. */
    unsigned card_bits;
};

TARGET_AVX2 INLINE struct rotations make_rotations(int size)
{
    struct rotations rotations;
    for (int distance = 0; distance < ROTATIONS; distance++) {
        /* Source index of each byte of a half. */
        uint8_t source[HALF_BYTES];
        for (int i = 0; i < HALF_BYTES; i++)
            source[i] = (uint8_t)(i / size * size + (i + distance + 1) % size);
        rotations.shuffles[distance] =
            _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)source));
    }
    rotations.card_bits = ((1u << HALF_BYTES / size * size) - 1) * 0x10001u;
    return rotations;
}

/* Compare rows_per_vector(size) rows with their rotations. The load also covers part of the next
   row, which is ignored. */
TARGET_AVX2 INLINE __m256i compare_rotations(const struct rotations *rotations,
                                             const uint8_t *cards, int size)
{
    const void *first_half = cards, *second_half = cards + HALF_BYTES / size * size;
    __m256i rows = _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(first_half)),
                                           _mm_loadu_si128(second_half), 1);
    __m256i duplicates = _mm256_setzero_si256();
    for (int distance = 0; distance < size / 2; distance++) {
        __m256i rotated = _mm256_shuffle_epi8(rows, rotations->shuffles[distance]);
        duplicates = _mm256_or_si256(duplicates, _mm256_cmpeq_epi8(rows, rotated));
    }
    return duplicates;
}

TARGET_AVX2 INLINE int has_any_duplicate(const struct rotations *rotations, __m256i duplicates)
{
    return ((unsigned)_mm256_movemask_epi8(duplicates) & rotations->card_bits) != 0;
}

#endif

#endif
