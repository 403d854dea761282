/* All boards that can come counted by who wins on them: hands before the flop. */

#ifndef RIVERBOAT_BOARDS_H
#define RIVERBOAT_BOARDS_H

#include "dealt.h"

#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif

#define BOARDS 6175
#define THREES 286
#define FOURS 715
#define FIVES 1287
#define FOURS_OFFSET THREES
#define FIVES_OFFSET (THREES + FOURS)
#define PAIRS 91
#define PAIRED 46 /* pair classes that pair a board of three different ranks */
#define LOW_KINDS 785
#define HIGH_KINDS 456
#define MOST_LOWS 1024

INLINE unsigned pair_class(unsigned a, unsigned b)
{
    return a >= b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a;
}

struct position {
    int seats, lows;
    uint8_t live[13];
    /* What each hand is worth on each board, flushes aside. */
    const uint16_t *plain[MAX_SEATS];
    /* Hold'em: the flushes by the set of ranks. Omaha: those of each seat with each suited set. */
    const uint16_t *by_set;
    uint16_t *by_place[MAX_SEATS];
    /* Omaha: room for both. */
    uint16_t *room;
    /* Two seats: in which counter of a sum each board counts. */
    uint8_t counter[BOARDS];
    uint16_t weights[BOARDS];
    /* More: the code of each board, and the codes' counts. */
    uint32_t *codes;
    int64_t *counts;
};

/* Work out a suit's flushes before they are looked up: for Omaha. */
typedef void prepare_suit(struct position *, const struct suit *);

/* Two seats: what depends on ranks alone, and what the flushes of a suit change. Wins, losses and
   ties of all boards are added to `counts`. */
void kernel_count_ranks_of_two(struct position *at, int64_t *counts);
void kernel_change_two(const struct position *at, const struct suit *suit, int64_t *counts);

/* Count all boards; `counts` has a place for each code. -1 where there is no memory. */
int kernel_count_boards(struct position *at, const struct dealt *dealt, const uint16_t *lows,
                        prepare_suit *prepare, int64_t *counts);
/* Omaha: what the hands are worth, and their flushes in a suit. */
int kernel_value_omaha(struct position *at, const struct dealt *dealt);
void kernel_find_omaha_flushes(struct position *at, const struct suit *suit);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
