/* Counter-based random words: random_streams.py in C. */

#ifndef RIVERBOAT_RANDOM_STREAMS_H
#define RIVERBOAT_RANDOM_STREAMS_H

#include "kernel.h"

#define SPLITMIX_GAMMA 0x9E3779B97F4A7C15u

/* Cards drawn from one random word, and the bits of the word that are used. */
enum { CARDS_PER_WORD = 6, FRACTION_BITS = 58 };

#define FRACTION_MASK (((uint64_t)1 << FRACTION_BITS) - 1)

INLINE uint64_t mix64(uint64_t word)
{
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}

#endif
