/* Hands that are dealt and what is left of the deck, as Python passes them. */

#include "dealt.h"

int kernel_take_card(struct dealt *dealt, unsigned card)
{
    if (card > 51 || (dealt->suits[card & 3].taken >> (card >> 2) & 1) != 0)
        return -1;
    dealt->suits[card & 3].taken |= 1u << (card >> 2);
    dealt->live[card >> 2]--;
    return 0;
}

int kernel_deal_hands(struct dealt *dealt, const uint8_t *holes, int seats, int each,
                      const uint8_t *dead, Py_ssize_t dead_cards, int lowest)
{
    memset(dealt, 0, sizeof *dealt);
    dealt->seats = seats;
    dealt->each = each;
    memset(dealt->live, 4, sizeof dealt->live);
    for (unsigned card = 0; card < 4u * (unsigned)lowest; card++)
        kernel_take_card(dealt, card);
    for (int seat = 0; seat < seats; seat++)
        for (int i = 0; i < each; i++) {
            unsigned card = holes[seat * each + i];
            if (kernel_take_card(dealt, card) < 0)
                return -1;
            dealt->holes[seat][i] = (uint8_t)card;
            dealt->suits[card & 3].held[seat] |= 1u << (card >> 2);
        }
    for (Py_ssize_t i = 0; i < dead_cards; i++)
        if (kernel_take_card(dealt, dead[i]) < 0)
            return -1;
    return 0;
}

int kernel_take_deal(struct taken *taken, struct dealt *dealt, PyObject *holes, PyObject *dead,
                     int least, int most, int lowest)
{
    Py_buffer *hole, *out;
    if (kernel_take_next(taken, &hole, holes, "holes", U8, 2, 0, SHAPE(ANY, ANY)) < 0
        || kernel_take_next(taken, &out, dead, "dead", U8, 1, 0, SHAPE(ANY)) < 0)
        return -1;
    Py_ssize_t seats = hole->shape[0], each = hole->shape[1];
    if (seats < 2 || seats > MAX_SEATS || each < least || each > most) {
        PyErr_Format(PyExc_ValueError, "holes: 2 to %d hands of %d to %d cards are expected",
                     MAX_SEATS, least, most);
        return -1;
    }
    if (kernel_deal_hands(dealt, hole->buf, (int)seats, (int)each, out->buf, out->shape[0], lowest)
        < 0) {
        PyErr_SetString(PyExc_ValueError, "holes and dead: a number is no card, or is there twice");
        return -1;
    }
    return 0;
}

int64_t *kernel_take_counts(struct taken *taken, PyObject *object, Py_ssize_t expected)
{
    Py_buffer *counts;
    if (kernel_take_next(taken, &counts, object, "counts", I64, 1, 1, SHAPE(expected)) < 0)
        return NULL;
    memset(counts->buf, 0, (size_t)expected * sizeof(int64_t));
    return counts->buf;
}
