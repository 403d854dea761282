/* Boards of hold'em dealt out, in the order of the full deck or of the short one. */

#include "dealt.h"
#include "words.h"

struct run_outs {
    const uint16_t *values, *flushes;
    int seats, live_cards;
    uint64_t words[MAX_SEATS], masks[MAX_SEATS];
    uint64_t live_words[52], live_masks[52];
    int64_t *counts;
};

INLINE unsigned value_of_seven(const struct run_outs *run, uint64_t word, uint64_t mask)
{
    if ((word & FIVE_OF_A_SUIT) != 0)
        return run->flushes[ranks_in(mask, suit_of_five(word))];
    return run->values[tables.high_halves[4 * HIGH_SUMS + (word & 0xFFFFF)]
                       + tables.low_halves[word >> 20 & 0xFFFFF]];
}

/* Who wins on a board that is complete. */
INLINE void count_board(const struct run_outs *run, int seats, uint64_t word, uint64_t mask)
{
    unsigned best = value_of_seven(run, run->words[0] + word, run->masks[0] | mask);
    uint32_t code = 1;
    for (int seat = 1; seat < seats; seat++) {
        unsigned value = value_of_seven(run, run->words[seat] + word, run->masks[seat] | mask);
        uint32_t mine = (uint32_t)1 << seat;
        code = value > best ? mine : value == best ? code | mine : code;
        best = value > best ? value : best;
    }
    run->counts[code]++;
}

INLINE void deal_last(const struct run_outs *run, int from, int seats, uint64_t word, uint64_t mask)
{
    for (int card = from; card < run->live_cards; card++)
        count_board(run, seats, word + run->live_words[card], mask | run->live_masks[card]);
}

static void deal_out(const struct run_outs *run, int from, int missing, uint64_t word,
                     uint64_t mask)
{
    if (missing == 0)
        count_board(run, run->seats, word, mask);
    else if (missing == 1 && run->seats == 2)
        deal_last(run, from, 2, word, mask);
    else if (missing == 1)
        deal_last(run, from, run->seats, word, mask);
    else
        for (int card = from; card <= run->live_cards - missing; card++)
            deal_out(run, card + 1, missing - 1, word + run->live_words[card],
                     mask | run->live_masks[card]);
}

static PyObject *exact_run_outs(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct taken taken = {.count = 0};
    struct dealt dealt;
    struct run_outs run;
    if (kernel_arguments("exact_run_outs", count, 5) < 0 || kernel_ready(EVALUATION) < 0)
        return NULL;
    long order = PyLong_AsLong(arguments[3]);
    if (order < 0 || order > 2) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "order: 0 (full deck), 1 (short) or 2 (with trips)");
        return NULL;
    }
    run.values = (order == 0   ? tables.high_values
                  : order == 1 ? tables.short_deck_values
                               : tables.short_deck_trips_values)
                 + FIRST_INDEX[7];
    run.flushes = order == 0   ? tables.high_flushes
                  : order == 1 ? tables.short_deck_flushes
                               : tables.short_deck_trips_flushes;
    /* The board and the cards to come are out of the deck, like the hands. */
    if (kernel_take_deal(&taken, &dealt, arguments[0], arguments[1], 2, 2, 0) < 0)
        goto fail;
    const Py_buffer *board = &taken.views[1];
    Py_buffer *live;
    if (kernel_take_next(&taken, &live, arguments[2], "live", U8, 1, 0, SHAPE(ANY)) < 0)
        goto fail;
    if (board->shape[0] > 5 || live->shape[0] < 5 - board->shape[0]) {
        PyErr_SetString(PyExc_ValueError, "a board of up to five, and cards to complete it");
        goto fail;
    }
    for (Py_ssize_t i = 0; i < live->shape[0]; i++) {
        unsigned card = ((const uint8_t *)live->buf)[i];
        if (kernel_take_card(&dealt, card) < 0) {
            PyErr_SetString(PyExc_ValueError, "live: a number is no card, or is there twice");
            goto fail;
        }
        run.live_words[i] = tables.card_words[card];
        run.live_masks[i] = mask_of(card);
    }
    run.live_cards = (int)live->shape[0];
    run.seats = dealt.seats;
    run.counts = kernel_take_counts(&taken, arguments[4], (Py_ssize_t)1 << dealt.seats);
    if (run.counts == NULL)
        goto fail;
    uint64_t word = SUIT_COUNTERS_START, mask = 0;
    for (Py_ssize_t i = 0; i < board->shape[0]; i++) {
        unsigned card = ((const uint8_t *)board->buf)[i];
        word += tables.card_words[card];
        mask |= mask_of(card);
    }
    for (int seat = 0; seat < run.seats; seat++) {
        unsigned one = dealt.holes[seat][0], other = dealt.holes[seat][1];
        run.words[seat] = word + tables.card_words[one] + tables.card_words[other];
        run.masks[seat] = mask | mask_of(one) | mask_of(other);
    }
    int missing = 5 - (int)board->shape[0];
    Py_BEGIN_ALLOW_THREADS
    deal_out(&run, 0, missing, 0, 0);
    Py_END_ALLOW_THREADS
    kernel_give_back(&taken);
    Py_RETURN_NONE;
fail:
    kernel_give_back(&taken);
    return NULL;
}

PyMethodDef runout_methods[] = {
    FAST("exact_run_outs", exact_run_outs,
         "exact_run_outs(holes, board, live, order, counts): all completed boards by outcome."),
    {NULL, NULL, 0, NULL},
};
