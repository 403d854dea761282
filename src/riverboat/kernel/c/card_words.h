/* Sums of card words and their interpretation: split_index.py in C. */

#ifndef RIVERBOAT_CARD_WORDS_H
#define RIVERBOAT_CARD_WORDS_H

#include "kernel.h"

/* Added to a card word sum, makes three cards of a suit count as five. */
#define THREE_SUITED_OFFSET ((uint64_t)0x2222 << 48)

/* Offset of the values of five, six and seven cards. */
static const int VALUE_OFFSET[] = {[5] = 0, [6] = 6175, [7] = 6175 + 18395};

/* Suit of five or more cards; the sum must have one. */
INLINE int flush_suit(uint64_t word)
{
    int suit = 0;
    while ((word >> (51 + 4 * suit) & 1) == 0)
        suit++;
    return suit;
}

#endif
