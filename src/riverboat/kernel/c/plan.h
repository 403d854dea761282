/* What is dealt to whom and how it is ranked: DealLayout of deal_layout.py, from its arrays. */

#ifndef RIVERBOAT_PLAN_H
#define RIVERBOAT_PLAN_H

#include "deal.h"
#include "rank.h"

enum { MOST_HELD = 7, BOARD = 5 };

/* A seat, or after all seats the board: the cards that are known, and the rows of a block's places
   that the others stand in. */
struct holder {
    int known, dealt;
    uint8_t cards[MOST_HELD], rows[MOST_HELD];
};

struct plan {
    struct dealing dealing;
    int seats, rankings;
    enum ranking ranking[2];
    uint8_t live[DECK];
    struct holder holders[MAX_SEATS + 1];
};

INLINE int held_by(const struct plan *plan, int holder)
{
    return plan->holders[holder].known + plan->holders[holder].dealt;
}

/* The arrays of Layout.packed, in its order, and what the results go into. */
enum {
    RANKING, LIVE, KNOWN, KNOWN_BY, OWNERS, URNS, CUT, OTHER, MASKS, PLACES,
    COUNTS, WINNERS, PICKED,
    ARRAYS
};

/* Take all of them; 0, or -1 with an exception. */
int kernel_take_plan(struct taken *taken, PyObject *const *arguments);

/* Make a plan of them, whose seats are set: 0, or -1 with an exception if they do not fit, such that
   whatever is dealt by it stays within its bounds. */
int kernel_read_plan(struct plan *plan, const Py_buffer *views);

/* Say why arrays do not fit: -1, with ValueError. */
int kernel_unfit(const char *why);

#endif
