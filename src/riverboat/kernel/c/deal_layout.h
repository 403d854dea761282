/* Card ownership and rankings of a deal: DealLayout of deal_layout.py, parsed from its arrays. */

#ifndef RIVERBOAT_DEAL_LAYOUT_H
#define RIVERBOAT_DEAL_LAYOUT_H

#include "deal_block.h"
#include "ranking.h"

enum { MAX_HOLE_CARDS = 7, BOARD_CARDS = 5 };

/* Cards of a seat, or of the board after the last seat: known cards, and rows of the deal block
   for the drawn ones. */
struct card_owner {
    int known_count, drawn_count;
    uint8_t cards[MAX_HOLE_CARDS], rows[MAX_HOLE_CARDS];
};

struct deal_layout {
    struct deal_sampler sampler;
    int seats, ranking_count;
    enum ranking rankings[2];
    uint8_t live_cards[DECK];
    struct card_owner owners[MAX_SEATS + 1];
};

INLINE int owner_card_count(const struct deal_layout *layout, int owner)
{
    return layout->owners[owner].known_count + layout->owners[owner].drawn_count;
}

/* Arrays of DealLayout.packed in order, then the output arrays. */
enum {
    ARRAY_RANKING,
    ARRAY_LIVE,
    ARRAY_KNOWN,
    ARRAY_KNOWN_BY,
    ARRAY_OWNERS,
    ARRAY_URNS,
    ARRAY_CUT,
    ARRAY_OTHER,
    ARRAY_MASKS,
    ARRAY_PLACES,
    ARRAY_COUNTS,
    ARRAY_WINNERS,
    ARRAY_PICKED,
    LAYOUT_ARRAYS
};

/* Acquire all arrays; -1 with an exception on error. */
int kernel_acquire_layout(struct buffer_list *buffers, PyObject *const *arguments);

/* Parse the arrays into a layout whose `seats` is set; -1 with an exception if they are
   inconsistent. Deals by a valid layout access no memory out of bounds. */
int kernel_parse_layout(struct deal_layout *layout, const Py_buffer *views);

/* Raise ValueError for inconsistent arrays; return -1. */
int kernel_reject_layout(const char *reason);

#endif
