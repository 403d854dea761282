/* Sums of card words, and what they tell: split_index.py in C. */

#ifndef RIVERBOAT_WORDS_H
#define RIVERBOAT_WORDS_H

#include "kernel.h"

/* Added to a sum of words, it makes three of a suit look like five. */
#define THREE_MAKE_FIVE ((uint64_t)0x2222 << 48)

/* Where the values of five, six and seven cards begin. */
static const int FIRST_INDEX[] = {[5] = 0, [6] = 6175, [7] = 6175 + 18395};

/* The suit of five or more cards, in a sum that has such a suit. */
INLINE int suit_of_five(uint64_t word)
{
    int suit = 0;
    while ((word >> (51 + 4 * suit) & 1) == 0)
        suit++;
    return suit;
}

#endif
