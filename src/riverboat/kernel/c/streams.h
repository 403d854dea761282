/* Random words by number: random_streams.py in C. */

#ifndef RIVERBOAT_STREAMS_H
#define RIVERBOAT_STREAMS_H

#include "kernel.h"

#define GAMMA 0x9E3779B97F4A7C15u

/* Cards that one word decides, and the bits of it that do. */
enum { CARDS_PER_WORD = 6, FRACTION_BITS = 58 };

#define FRACTION (((uint64_t)1 << FRACTION_BITS) - 1)

INLINE uint64_t mix(uint64_t word)
{
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}

#endif
