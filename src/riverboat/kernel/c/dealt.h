/* Hands that are dealt, and what is left of the deck. */

#ifndef RIVERBOAT_DEALT_H
#define RIVERBOAT_DEALT_H

#include "kernel.h"

#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif

enum { MAX_SEATS = 10, MOST_HELD = 6 };

struct suit {
    unsigned taken;
    unsigned held[MAX_SEATS];
};

struct dealt {
    int seats, each;
    uint8_t holes[MAX_SEATS][MOST_HELD];
    uint8_t live[13];
    struct suit suits[4];
};

/* Take a card out of the deck; -1 where it is no card, or out already. */
int kernel_take_card(struct dealt *dealt, unsigned card);
/* Deal hands of `each` cards, and take the dead ones out; -1 as above. */
int kernel_deal_hands(struct dealt *dealt, const uint8_t *holes, int seats, int each,
                      const uint8_t *dead, Py_ssize_t dead_cards, int lowest);

/* Hands of `least` to `most` cards, and other cards that are out; or -1 with an exception. */
int kernel_take_deal(struct taken *taken, struct dealt *dealt, PyObject *holes, PyObject *dead,
                     int least, int most, int lowest);
/* Counts, which are set to 0; or NULL with an exception. */
int64_t *kernel_take_counts(struct taken *taken, PyObject *object, Py_ssize_t expected);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
