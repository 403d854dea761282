/* Fixed hands, dead cards and the remaining deck for exact enumeration. */

#ifndef RIVERBOAT_FIXED_DEAL_H
#define RIVERBOAT_FIXED_DEAL_H

#include "kernel.h"

#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif

enum { MAX_SEATS = 10, MAX_HOLE_CARDS = 6 };

struct suit {
    unsigned used_ranks;
    unsigned hole_ranks[MAX_SEATS];
};

struct fixed_deal {
    int seats, hole_cards;
    uint8_t holes[MAX_SEATS][MAX_HOLE_CARDS];
    uint8_t live_by_rank[13];
    struct suit suits[4];
};

/* Remove a card from the deck; return -1 if it is invalid or already removed. */
int kernel_remove_card(struct fixed_deal *deal, unsigned card);
/* Set hands of `hole_cards` cards, remove dead cards and all ranks below `lowest_rank`; return
   -1 as above. */
int kernel_set_fixed_deal(struct fixed_deal *deal, const uint8_t *holes, int seats, int hole_cards,
                          const uint8_t *dead, Py_ssize_t dead_cards, int lowest_rank);

/* Parse hands of min_cards to max_cards and dead cards; -1 with an exception on error. */
int kernel_parse_fixed_deal(struct buffer_list *buffers, struct fixed_deal *deal, PyObject *holes,
                            PyObject *dead, int min_cards, int max_cards, int lowest_rank);
/* Acquire and zero the output counts; NULL with an exception on error. */
int64_t *kernel_acquire_counts(struct buffer_list *buffers, PyObject *object, Py_ssize_t expected);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
