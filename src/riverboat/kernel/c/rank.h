/* Rankings as one source asks another for them: no checks, for cards that are known to be good. */

#ifndef RIVERBOAT_RANK_H
#define RIVERBOAT_RANK_H

#include "kernel.h"

/* In the order of CARD_COUNTS in kernel_rankings.py. */
enum ranking {
    RANK_HIGH,
    RANK_SHORT_DECK,
    RANK_SHORT_DECK_TRIPS,
    RANK_OMAHA,
    RANK_ACE_TO_FIVE,
    RANK_DEUCE_TO_SEVEN,
    RANK_BADUGI,
    RANK_BADUGI_ACE_HIGH,
    RANK_EIGHT_OR_BETTER,
    RANK_OMAHA_LOW,
    RANKINGS
};

/* Rank (rows, size) cards by deuce-to-seven, badugi or eight-or-better (evaluate.c). */
void kernel_rank_rows(enum ranking ranking, const uint8_t *cards, uint16_t *out, Py_ssize_t rows,
                      int size);

/* Rank (rows, held) hole cards on boards of five, (rows, 5), high or low (omaha.c). */
void kernel_rank_omaha(enum ranking ranking, const uint8_t *hole, int held, const uint8_t *boards,
                       uint16_t *out, Py_ssize_t rows);

/* Rank one hand of Omaha, high, on a board of three to five (omaha.c). */
uint16_t kernel_one_omaha(const uint8_t *hole, int held, const uint8_t *board, int shared);

#endif
