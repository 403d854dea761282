/* Exact hold'em equity by enumeration of all run-outs, with full or short deck. */

#include "fixed_deal.h"
#include "card_words.h"

struct runout_enumeration {
    const uint16_t *values, *flushes;
    int seats, live_cards;
    uint64_t words[MAX_SEATS], masks[MAX_SEATS];
    uint64_t live_words[52], live_masks[52];
    int64_t *counts;
};

INLINE unsigned seven_card_value(const struct runout_enumeration *enumeration, uint64_t word,
                                 uint64_t mask)
{
    if ((word & FLUSH_BITS) != 0)
        return enumeration->flushes[suit_ranks(mask, flush_suit(word))];
    return enumeration->values[tables.high_halves[4 * HIGH_HALF_ENTRIES + (word & 0xFFFFF)]
                               + tables.low_halves[word >> 20 & 0xFFFFF]];
}

/* Count the winner code of a complete board. */
INLINE void count_board(const struct runout_enumeration *enumeration, int seats, uint64_t word,
                        uint64_t mask)
{
    unsigned best_value =
        seven_card_value(enumeration, enumeration->words[0] + word, enumeration->masks[0] | mask);
    uint32_t code = 1;
    for (int seat = 1; seat < seats; seat++) {
        unsigned value = seven_card_value(enumeration, enumeration->words[seat] + word,
                                          enumeration->masks[seat] | mask);
        uint32_t seat_bit = (uint32_t)1 << seat;
        code = value > best_value ? seat_bit : value == best_value ? code | seat_bit : code;
        best_value = value > best_value ? value : best_value;
    }
    enumeration->counts[code]++;
}

INLINE void enumerate_last_card(const struct runout_enumeration *enumeration, int first_index,
                                int seats, uint64_t word, uint64_t mask)
{
    for (int card = first_index; card < enumeration->live_cards; card++)
        count_board(enumeration, seats, word + enumeration->live_words[card],
                    mask | enumeration->live_masks[card]);
}

static void enumerate_runouts(const struct runout_enumeration *enumeration, int first_index,
                              int cards_to_come, uint64_t word, uint64_t mask)
{
    if (cards_to_come == 0)
        count_board(enumeration, enumeration->seats, word, mask);
    else if (cards_to_come == 1 && enumeration->seats == 2)
        enumerate_last_card(enumeration, first_index, 2, word, mask);
    else if (cards_to_come == 1)
        enumerate_last_card(enumeration, first_index, enumeration->seats, word, mask);
    else
        for (int card = first_index; card <= enumeration->live_cards - cards_to_come; card++)
            enumerate_runouts(enumeration, card + 1, cards_to_come - 1,
                              word + enumeration->live_words[card],
                              mask | enumeration->live_masks[card]);
}

static PyObject *exact_run_outs(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct buffer_list buffers = {.count = 0};
    struct fixed_deal deal;
    struct runout_enumeration enumeration;
    if (kernel_check_argument_count("exact_run_outs", count, 5) < 0
        || kernel_require_tables(EVALUATION) < 0)
        return NULL;
    long ranking = PyLong_AsLong(arguments[3]);
    if (ranking < 0 || ranking > 2) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "order: 0 (full deck), 1 (short) or 2 (with trips)");
        return NULL;
    }
    enumeration.values = (ranking == 0   ? tables.high_values
                          : ranking == 1 ? tables.short_deck_values
                                         : tables.short_deck_trips_values)
                         + VALUE_OFFSET[7];
    enumeration.flushes = ranking == 0   ? tables.high_flushes
                          : ranking == 1 ? tables.short_deck_flushes
                                         : tables.short_deck_trips_flushes;
    /* kernel_take_card checks board and live cards against the hands. */
    if (kernel_parse_fixed_deal(&buffers, &deal, arguments[0], arguments[1], 2, 2, 0) < 0)
        goto fail;
    const Py_buffer *board = &buffers.views[1];
    Py_buffer *live;
    if (kernel_acquire_next(&buffers, &live, arguments[2], "live", U8, 1, 0, SHAPE(ANY_LENGTH)) < 0)
        goto fail;
    if (board->shape[0] > 5 || live->shape[0] < 5 - board->shape[0]) {
        PyErr_SetString(PyExc_ValueError,
                        "board and live: up to five cards that `live` can complete are expected");
        goto fail;
    }
    for (Py_ssize_t i = 0; i < live->shape[0]; i++) {
        unsigned card = ((const uint8_t *)live->buf)[i];
        if (kernel_remove_card(&deal, card) < 0) {
            PyErr_SetString(PyExc_ValueError, "live: invalid or duplicate card");
            goto fail;
        }
        enumeration.live_words[i] = tables.card_words[card];
        enumeration.live_masks[i] = card_mask(card);
    }
    enumeration.live_cards = (int)live->shape[0];
    enumeration.seats = deal.seats;
    enumeration.counts = kernel_acquire_counts(&buffers, arguments[4], (Py_ssize_t)1 << deal.seats);
    if (enumeration.counts == NULL)
        goto fail;
    uint64_t word = EMPTY_HAND_WORD, mask = 0;
    for (Py_ssize_t i = 0; i < board->shape[0]; i++) {
        unsigned card = ((const uint8_t *)board->buf)[i];
        word += tables.card_words[card];
        mask |= card_mask(card);
    }
    for (int seat = 0; seat < enumeration.seats; seat++) {
        unsigned first_hole = deal.holes[seat][0], second_hole = deal.holes[seat][1];
        enumeration.words[seat] =
            word + tables.card_words[first_hole] + tables.card_words[second_hole];
        enumeration.masks[seat] = mask | card_mask(first_hole) | card_mask(second_hole);
    }
    int cards_to_come = 5 - (int)board->shape[0];
    Py_BEGIN_ALLOW_THREADS
    enumerate_runouts(&enumeration, 0, cards_to_come, 0, 0);
    Py_END_ALLOW_THREADS
    kernel_release_buffers(&buffers);
    Py_RETURN_NONE;
fail:
    kernel_release_buffers(&buffers);
    return NULL;
}

PyMethodDef runout_methods[] = {
    FASTCALL_METHOD(
        "exact_run_outs", exact_run_outs,
        "exact_run_outs(holes, board, live, order, counts): count all complete boards by outcome."),
    {NULL, NULL, 0, NULL},
};
