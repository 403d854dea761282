/* Parsing of fixed hands and dead cards for exact enumeration. */

#include "fixed_deal.h"

int kernel_remove_card(struct fixed_deal *deal, unsigned card)
{
    if (card > 51 || (deal->suits[card & 3].used_ranks >> (card >> 2) & 1) != 0)
        return -1;
    deal->suits[card & 3].used_ranks |= 1u << (card >> 2);
    deal->live_by_rank[card >> 2]--;
    return 0;
}

int kernel_set_fixed_deal(struct fixed_deal *deal, const uint8_t *holes, int seats, int hole_cards,
                          const uint8_t *dead, Py_ssize_t dead_cards, int lowest_rank)
{
    memset(deal, 0, sizeof *deal);
    deal->seats = seats;
    deal->hole_cards = hole_cards;
    memset(deal->live_by_rank, 4, sizeof deal->live_by_rank);
    for (unsigned card = 0; card < 4u * (unsigned)lowest_rank; card++)
        kernel_remove_card(deal, card);
    for (int seat = 0; seat < seats; seat++)
        for (int i = 0; i < hole_cards; i++) {
            unsigned card = holes[seat * hole_cards + i];
            if (kernel_remove_card(deal, card) < 0)
                return -1;
            deal->holes[seat][i] = (uint8_t)card;
            deal->suits[card & 3].hole_ranks[seat] |= 1u << (card >> 2);
        }
    for (Py_ssize_t i = 0; i < dead_cards; i++)
        if (kernel_remove_card(deal, dead[i]) < 0)
            return -1;
    return 0;
}

int kernel_parse_fixed_deal(struct buffer_list *buffers, struct fixed_deal *deal, PyObject *holes,
                            PyObject *dead, int min_cards, int max_cards, int lowest_rank)
{
    Py_buffer *hole_view, *dead_view;
    if (kernel_acquire_next(buffers, &hole_view, holes, "holes", U8, 2, 0,
                            SHAPE(ANY_LENGTH, ANY_LENGTH))
            < 0
        || kernel_acquire_next(buffers, &dead_view, dead, "dead", U8, 1, 0, SHAPE(ANY_LENGTH)) < 0)
        return -1;
    Py_ssize_t seats = hole_view->shape[0], hole_cards = hole_view->shape[1];
    if (seats < 2 || seats > MAX_SEATS || hole_cards < min_cards || hole_cards > max_cards) {
        PyErr_Format(PyExc_ValueError, "holes: 2 to %d hands of %d to %d cards are expected",
                     MAX_SEATS, min_cards, max_cards);
        return -1;
    }
    if (kernel_set_fixed_deal(deal, hole_view->buf, (int)seats, (int)hole_cards, dead_view->buf,
                              dead_view->shape[0], lowest_rank)
        < 0) {
        PyErr_SetString(PyExc_ValueError, "holes and dead: invalid or duplicate card");
        return -1;
    }
    return 0;
}

int64_t *kernel_acquire_counts(struct buffer_list *buffers, PyObject *object, Py_ssize_t expected)
{
    Py_buffer *counts;
    if (kernel_acquire_next(buffers, &counts, object, "counts", I64, 1, 1, SHAPE(expected)) < 0)
        return NULL;
    memset(counts->buf, 0, (size_t)expected * sizeof(int64_t));
    return counts->buf;
}
