/* Match-ups of two hands of hold'em, many at once: what the same ranks share is counted once. */

#include "boards.h"

#include <stdlib.h>

/* What match-ups of the same ranks share: all boards without flushes, and what the flushes of a
   suit change, by which of the four cards are of that suit. */
struct shared {
    struct position at;
    int64_t every[3], changes[16][3];
    unsigned known;
};

static int same_ranks(const uint8_t *cards, const uint8_t *others)
{
    for (int i = 0; i < 4; i++)
        if (cards[i] >> 2 != others[i] >> 2)
            return 0;
    return 1;
}

static void begin_ranks(struct shared *shared, const struct dealt *dealt, const uint8_t *cards)
{
    memset(shared, 0, sizeof *shared);
    shared->at.seats = 2;
    shared->at.by_set = tables.high_flushes;
    memcpy(shared->at.live, dealt->live, sizeof dealt->live);
    for (int seat = 0; seat < 2; seat++, cards += 2)
        shared->at.plain[seat] =
            tables.holdem_by_pair + BOARDS * pair_class(cards[0] >> 2, cards[1] >> 2);
    kernel_count_ranks_of_two(&shared->at, shared->every);
}

static void count_matchup(struct shared *shared, const struct dealt *dealt, const uint8_t *cards,
                          int64_t *found)
{
    int64_t counts[3];
    memcpy(counts, shared->every, sizeof counts);
    for (unsigned suit = 0; suit < 4; suit++) {
        unsigned which = 0;
        for (unsigned i = 0; i < 4; i++)
            which |= (unsigned)((cards[i] & 3) == suit) << i;
        if ((shared->known >> which & 1) == 0) {
            kernel_change_two(&shared->at, &dealt->suits[suit], shared->changes[which]);
            shared->known |= 1u << which;
        }
        for (int i = 0; i < 3; i++)
            counts[i] += shared->changes[which][i];
    }
    found[0] = counts[0];
    found[1] = counts[2];
}

/* Match-ups of two hands, (n, 4) cards, to wins and ties, (n, 2). Rows that have the same ranks in
   the same places, and follow each other, are counted together. */
static PyObject *exact_matchups(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct taken taken = {.count = 0};
    if (kernel_arguments("exact_matchups", count, 2) < 0 || kernel_ready(EVALUATION) < 0
        || kernel_ready(EXACT) < 0)
        return NULL;
    struct shared *shared = NULL;
    Py_buffer *hands, *counts;
    if (kernel_take_next(&taken, &hands, arguments[0], "hands", U8, 2, 0, SHAPE(ANY, 4)) < 0
        || kernel_take_next(&taken, &counts, arguments[1], "counts", I64, 2, 1,
                            SHAPE(hands->shape[0], 2))
               < 0)
        goto fail;
    shared = malloc(sizeof *shared);
    if (shared == NULL) {
        PyErr_NoMemory();
        goto fail;
    }
    Py_ssize_t fault = -1;
    Py_BEGIN_ALLOW_THREADS
    const uint8_t *cards = hands->buf;
    int64_t *found = counts->buf;
    for (Py_ssize_t row = 0; row < hands->shape[0]; row++, cards += 4, found += 2) {
        struct dealt dealt;
        if (kernel_deal_hands(&dealt, cards, 2, 2, NULL, 0, 0) < 0) {
            fault = row;
            break;
        }
        if (row == 0 || !same_ranks(cards, cards - 4))
            begin_ranks(shared, &dealt, cards);
        count_matchup(shared, &dealt, cards, found);
    }
    Py_END_ALLOW_THREADS
    if (fault >= 0) {
        PyErr_Format(PyExc_ValueError, "hands: row %zd: a number is no card, or is there twice",
                     fault);
        goto fail;
    }
    free(shared);
    kernel_give_back(&taken);
    Py_RETURN_NONE;
fail:
    free(shared);
    kernel_give_back(&taken);
    return NULL;
}

PyMethodDef matchup_methods[] = {
    FAST("exact_matchups", exact_matchups,
         "exact_matchups(hands, counts): wins and ties of match-ups before the flop."),
    {NULL, NULL, 0, NULL},
};
