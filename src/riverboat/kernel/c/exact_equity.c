/* Python methods for exact preflop equity of fixed hands, over all boards. */

#include "board_enumeration.h"

#include <stdlib.h>

static struct board_count *new_board_count(const struct fixed_deal *deal)
{
    struct board_count *state = calloc(1, sizeof *state);
    if (state != NULL) {
        state->seats = deal->seats;
        memcpy(state->live_by_rank, deal->live_by_rank, sizeof state->live_by_rank);
    }
    return state;
}

static void free_board_count(struct board_count *state)
{
    if (state == NULL)
        return;
    free(state->codes);
    free(state->value_storage);
    free(state);
}

static PyObject *finish_call(struct buffer_list *buffers, struct board_count *state, int status)
{
    free_board_count(state);
    kernel_release_buffers(buffers);
    if (status < 0)
        return PyErr_NoMemory();
    Py_RETURN_NONE;
}

static PyObject *exact_holdem(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct buffer_list buffers = {.count = 0};
    struct fixed_deal deal;
    if (kernel_check_argument_count("exact_holdem", count, 6) < 0
        || kernel_require_tables(EXACT) < 0)
        return NULL;
    long lowest_rank = PyLong_AsLong(arguments[4]);
    if (lowest_rank < 0 || lowest_rank > 8) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "lowest: a rank from 0 to 8 is expected");
        return NULL;
    }
    if (kernel_parse_fixed_deal(&buffers, &deal, arguments[0], arguments[1], 2, 2, (int)lowest_rank)
        < 0)
        goto fail;
    Py_buffer *values, *flushes;
    int64_t *counts;
    if (kernel_acquire_next(&buffers, &values, arguments[2], "plain", U16, 2, 0,
                            SHAPE(PAIR_CLASSES, RANK_BOARDS))
            < 0
        || kernel_acquire_next(&buffers, &flushes, arguments[3], "flushes", U16, 1, 0, SHAPE(8192))
               < 0
        || (counts = kernel_acquire_counts(&buffers, arguments[5], (Py_ssize_t)1 << deal.seats))
               == NULL)
        goto fail;
    struct board_count *state = new_board_count(&deal);
    int status = -1;
    if (state != NULL) {
        static const uint16_t no_lows[RANK_BOARDS];
        for (int seat = 0; seat < state->seats; seat++)
            state->rank_values[seat] =
                (const uint16_t *)values->buf
                + RANK_BOARDS * pair_class(deal.holes[seat][0] >> 2, deal.holes[seat][1] >> 2);
        state->flush_by_ranks = flushes->buf;
        Py_BEGIN_ALLOW_THREADS
        status = kernel_count_boards(state, &deal, no_lows, NULL, counts);
        Py_END_ALLOW_THREADS
    }
    return finish_call(&buffers, state, status);
fail:
    kernel_release_buffers(&buffers);
    return NULL;
}

static PyObject *exact_omaha(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct buffer_list buffers = {.count = 0};
    struct fixed_deal deal;
    if (kernel_check_argument_count("exact_omaha", count, 5) < 0 || kernel_require_tables(EXACT) < 0
        || kernel_require_tables(OMAHA) < 0)
        return NULL;
    long low_code_count = PyLong_AsLong(arguments[3]);
    if (low_code_count < 1 || low_code_count > MAX_LOW_CODES) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_ValueError, "kinds: 1 to %d are expected", MAX_LOW_CODES);
        return NULL;
    }
    if (kernel_parse_fixed_deal(&buffers, &deal, arguments[0], arguments[1], 4, MAX_HOLE_CARDS, 0)
        < 0)
        goto fail;
    Py_buffer *lows;
    if (kernel_acquire_next(&buffers, &lows, arguments[2], "lows", U16, 1, 0, SHAPE(RANK_BOARDS))
        < 0)
        goto fail;
    for (int board = 0; board < RANK_BOARDS; board++)
        if (((const uint16_t *)lows->buf)[board] >= low_code_count) {
            PyErr_Format(PyExc_ValueError, "lows: numbers below %ld are expected", low_code_count);
            goto fail;
        }
    int64_t *counts =
        kernel_acquire_counts(&buffers, arguments[4], (Py_ssize_t)low_code_count << deal.seats);
    if (counts == NULL)
        goto fail;
    struct board_count *state = new_board_count(&deal);
    int status = -1;
    if (state != NULL) {
        state->has_low = low_code_count > 1;
        Py_BEGIN_ALLOW_THREADS
        status = kernel_rank_omaha_boards(state, &deal);
        if (status == 0)
            status =
                kernel_count_boards(state, &deal, lows->buf, kernel_rank_omaha_flushes, counts);
        Py_END_ALLOW_THREADS
    }
    return finish_call(&buffers, state, status);
fail:
    kernel_release_buffers(&buffers);
    return NULL;
}

PyMethodDef exact_methods[] = {
    FASTCALL_METHOD(
        "exact_holdem", exact_holdem,
        "exact_holdem(holes, dead, plain, flushes, lowest, counts): count all boards by outcome."),
    FASTCALL_METHOD("exact_omaha", exact_omaha,
                    "exact_omaha(holes, dead, lows, kinds, counts): count all boards by outcome."),
    {NULL, NULL, 0, NULL},
};
