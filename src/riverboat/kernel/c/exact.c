/* Exact equity of fixed hands before the flop: what Python calls to have every board counted. */

#include "boards.h"

#include <stdlib.h>

static struct position *new_position(const struct dealt *dealt)
{
    struct position *at = calloc(1, sizeof *at);
    if (at != NULL) {
        at->seats = dealt->seats;
        memcpy(at->live, dealt->live, sizeof at->live);
    }
    return at;
}

static void free_position(struct position *at)
{
    if (at == NULL)
        return;
    free(at->codes);
    free(at->room);
    free(at);
}

static PyObject *finish(struct taken *taken, struct position *at, int done)
{
    free_position(at);
    kernel_give_back(taken);
    if (done < 0)
        return PyErr_NoMemory();
    Py_RETURN_NONE;
}

static PyObject *exact_holdem(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct taken taken = {.count = 0};
    struct dealt dealt;
    if (kernel_arguments("exact_holdem", count, 6) < 0 || kernel_ready(EXACT) < 0)
        return NULL;
    long lowest = PyLong_AsLong(arguments[4]);
    if (lowest < 0 || lowest > 8) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "lowest: a rank from 0 to 8 is expected");
        return NULL;
    }
    if (kernel_take_deal(&taken, &dealt, arguments[0], arguments[1], 2, 2, (int)lowest) < 0)
        goto fail;
    Py_buffer *plain, *flushes;
    int64_t *counts;
    if (kernel_take_next(&taken, &plain, arguments[2], "plain", U16, 2, 0, SHAPE(PAIRS, BOARDS)) < 0
        || kernel_take_next(&taken, &flushes, arguments[3], "flushes", U16, 1, 0, SHAPE(8192)) < 0
        || (counts = kernel_take_counts(&taken, arguments[5], (Py_ssize_t)1 << dealt.seats))
               == NULL)
        goto fail;
    struct position *at = new_position(&dealt);
    int done = -1;
    if (at != NULL) {
        static const uint16_t no_lows[BOARDS];
        for (int seat = 0; seat < at->seats; seat++)
            at->plain[seat] =
                (const uint16_t *)plain->buf
                + BOARDS * pair_class(dealt.holes[seat][0] >> 2, dealt.holes[seat][1] >> 2);
        at->by_set = flushes->buf;
        Py_BEGIN_ALLOW_THREADS
        done = kernel_count_boards(at, &dealt, no_lows, NULL, counts);
        Py_END_ALLOW_THREADS
    }
    return finish(&taken, at, done);
fail:
    kernel_give_back(&taken);
    return NULL;
}

static PyObject *exact_omaha(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct taken taken = {.count = 0};
    struct dealt dealt;
    if (kernel_arguments("exact_omaha", count, 5) < 0 || kernel_ready(EXACT) < 0
        || kernel_ready(OMAHA) < 0)
        return NULL;
    long kinds = PyLong_AsLong(arguments[3]);
    if (kinds < 1 || kinds > MOST_LOWS) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_ValueError, "kinds: 1 to %d are expected", MOST_LOWS);
        return NULL;
    }
    if (kernel_take_deal(&taken, &dealt, arguments[0], arguments[1], 4, MOST_HELD, 0) < 0)
        goto fail;
    Py_buffer *lows;
    if (kernel_take_next(&taken, &lows, arguments[2], "lows", U16, 1, 0, SHAPE(BOARDS)) < 0)
        goto fail;
    for (int board = 0; board < BOARDS; board++)
        if (((const uint16_t *)lows->buf)[board] >= kinds) {
            PyErr_Format(PyExc_ValueError, "lows: numbers below %ld are expected", kinds);
            goto fail;
        }
    int64_t *counts = kernel_take_counts(&taken, arguments[4], (Py_ssize_t)kinds << dealt.seats);
    if (counts == NULL)
        goto fail;
    struct position *at = new_position(&dealt);
    int done = -1;
    if (at != NULL) {
        at->lows = kinds > 1;
        Py_BEGIN_ALLOW_THREADS
        done = kernel_value_omaha(at, &dealt);
        if (done == 0)
            done = kernel_count_boards(at, &dealt, lows->buf, kernel_find_omaha_flushes, counts);
        Py_END_ALLOW_THREADS
    }
    return finish(&taken, at, done);
fail:
    kernel_give_back(&taken);
    return NULL;
}

PyMethodDef exact_methods[] = {
    FAST("exact_holdem", exact_holdem,
         "exact_holdem(holes, dead, plain, flushes, lowest, counts): all boards by outcome."),
    FAST("exact_omaha", exact_omaha,
         "exact_omaha(holes, dead, lows, kinds, counts): all boards by outcome."),
    {NULL, NULL, 0, NULL},
};
