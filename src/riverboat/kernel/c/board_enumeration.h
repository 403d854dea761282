/* Exact enumeration of all preflop boards, counted by the set of winners. */

#ifndef RIVERBOAT_BOARD_ENUMERATION_H
#define RIVERBOAT_BOARD_ENUMERATION_H

#include "fixed_deal.h"

#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif

#define RANK_BOARDS 6175
#define SUITED_THREES 286
#define SUITED_FOURS 715
#define SUITED_FIVES 1287
#define FOURS_OFFSET SUITED_THREES
#define FIVES_OFFSET (SUITED_THREES + SUITED_FOURS)
#define PAIR_CLASSES 91
/* Pair classes that share a rank with a board of three different ranks. */
#define PAIRING_CLASSES 46
#define LOW_HALF_KINDS 785
#define HIGH_HALF_KINDS 456
#define MAX_LOW_CODES 1024

INLINE unsigned pair_class(unsigned a, unsigned b)
{
    return a >= b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a;
}

struct board_count {
    int seats, has_low;
    uint8_t live_by_rank[13];
    /* Value of each seat's hand on each board, without flushes. */
    const uint16_t *rank_values[MAX_SEATS];
    /* Flush values. Hold'em: by rank mask; Omaha: by suited set, for each seat. */
    const uint16_t *flush_by_ranks;
    uint16_t *flush_by_set[MAX_SEATS];
    /* Omaha: storage of rank_values and flush_by_set, owned by this struct. */
    uint16_t *value_storage;
    /* Heads-up: shift of the packed counter that each board increments. */
    uint8_t outcome_shift[RANK_BOARDS];
    uint16_t weights[RANK_BOARDS];
    /* Multiway: winner code of each board, and the count of each code. */
    uint32_t *codes;
    int64_t *counts;
};

/* Callback that computes the Omaha flush values of a suit. */
typedef void suit_callback(struct board_count *, const struct suit *);

/* Heads-up: add the wins, losses and ties of all boards by rank; add the changes due to flushes
   in one suit. */
void kernel_count_heads_up_ranks(struct board_count *state, int64_t *counts);
void kernel_adjust_heads_up_suit(const struct board_count *state, const struct suit *suit,
                                 int64_t *counts);

/* Count all boards by winner code into `counts`; return -1 if out of memory. */
int kernel_count_boards(struct board_count *state, const struct fixed_deal *deal,
                        const uint16_t *lows, suit_callback *compute_flushes, int64_t *counts);
/* Omaha: compute the values of all hands, and the flush values in one suit. */
int kernel_rank_omaha_boards(struct board_count *state, const struct fixed_deal *deal);
void kernel_rank_omaha_flushes(struct board_count *state, const struct suit *suit);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
