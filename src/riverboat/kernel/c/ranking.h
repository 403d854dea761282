/* Evaluators for other sources: unchecked, the cards must be valid. */

#ifndef RIVERBOAT_RANKING_H
#define RIVERBOAT_RANKING_H

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

/* Rank (rows, hole_cards) Omaha hole cards on boards of five, (rows, 5), high or low (omaha.c). */
void kernel_rank_omaha(enum ranking ranking, const uint8_t *hole, int hole_cards,
                       const uint8_t *boards, uint16_t *out, Py_ssize_t rows);

/* High value of one Omaha hand on a board of three to five cards (omaha.c). */
uint16_t kernel_omaha_value(const uint8_t *hole, int hole_cards, const uint8_t *board,
                            int board_cards);

#endif
