/* Exact equity of fixed hands: what Python calls to have every board counted. */

#include "exact.h"

#include <stdlib.h>

/* ---- hands and what is left of the deck ------------------------------------------------------ */

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

/* ---- what Python calls ----------------------------------------------------------------------- */

void kernel_release(struct arguments *taken)
{
    while (taken->taken > 0)
        PyBuffer_Release(&taken->views[--taken->taken]);
}

Py_buffer *kernel_take_next(struct arguments *taken, PyObject *object, const char *name,
                            enum element element, int dimensions, int writable)
{
    Py_buffer *view = &taken->views[taken->taken];
    if (kernel_take(view, object, name, element, dimensions, writable) < 0)
        return NULL;
    taken->taken++;
    return view;
}

int kernel_take_deal(struct arguments *taken, struct dealt *dealt, PyObject *holes, PyObject *dead,
                     int least, int most, int lowest)
{
    Py_buffer *hole = kernel_take_next(taken, holes, "holes", U8, 2, 0);
    if (hole == NULL)
        return -1;
    Py_ssize_t seats = hole->shape[0], each = hole->shape[1];
    Py_buffer *out = kernel_take_next(taken, dead, "dead", U8, 1, 0);
    if (out == NULL)
        return -1;
    if (seats < 2 || seats > MOST_SEATS || each < least || each > most) {
        PyErr_Format(PyExc_ValueError, "holes: 2 to %d hands of %d to %d cards are expected",
                     MOST_SEATS, least, most);
        return -1;
    }
    if (kernel_deal_hands(dealt, hole->buf, (int)seats, (int)each, out->buf, out->shape[0], lowest)
        < 0) {
        PyErr_SetString(PyExc_ValueError, "holes and dead: a number is no card, or is there twice");
        return -1;
    }
    return 0;
}

int64_t *kernel_take_counts(struct arguments *taken, PyObject *object, Py_ssize_t expected)
{
    Py_buffer *counts = kernel_take_next(taken, object, "counts", I64, 1, 1);
    if (counts == NULL || kernel_expect(counts, "counts", 0, expected) < 0)
        return NULL;
    memset(counts->buf, 0, (size_t)expected * sizeof(int64_t));
    return counts->buf;
}

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

static PyObject *finish(struct arguments *taken, struct position *at, int done)
{
    free_position(at);
    kernel_release(taken);
    if (done < 0)
        return PyErr_NoMemory();
    Py_RETURN_NONE;
}

static PyObject *exact_holdem(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct arguments taken = {.taken = 0};
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
    Py_buffer *plain = kernel_take_next(&taken, arguments[2], "plain", U16, 2, 0);
    if (plain == NULL || kernel_expect(plain, "plain", 0, PAIRS) < 0
        || kernel_expect(plain, "plain", 1, BOARDS) < 0)
        goto fail;
    Py_buffer *flushes = kernel_take_next(&taken, arguments[3], "flushes", U16, 1, 0);
    if (flushes == NULL || kernel_expect(flushes, "flushes", 0, 8192) < 0)
        goto fail;
    int64_t *counts = kernel_take_counts(&taken, arguments[5], (Py_ssize_t)1 << dealt.seats);
    if (counts == NULL)
        goto fail;
    struct position *at = new_position(&dealt);
    int done = -1;
    if (at != NULL) {
        static const uint16_t no_lows[BOARDS];
        for (int seat = 0; seat < at->seats; seat++)
            at->plain[seat] = (const uint16_t *)plain->buf
                              + BOARDS
                                    * pair_class(dealt.holes[seat][0] >> 2,
                                                 dealt.holes[seat][1] >> 2);
        at->by_set = flushes->buf;
        Py_BEGIN_ALLOW_THREADS
        done = kernel_count_boards(at, &dealt, no_lows, NULL, counts);
        Py_END_ALLOW_THREADS
    }
    return finish(&taken, at, done);
fail:
    kernel_release(&taken);
    return NULL;
}

static PyObject *exact_omaha(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct arguments taken = {.taken = 0};
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
    Py_buffer *lows = kernel_take_next(&taken, arguments[2], "lows", U16, 1, 0);
    if (lows == NULL || kernel_expect(lows, "lows", 0, BOARDS) < 0)
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
    kernel_release(&taken);
    return NULL;
}

/* ---- match-ups ------------------------------------------------------------------------------- */

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
        shared->at.plain[seat]
            = tables.holdem_by_pair + BOARDS * pair_class(cards[0] >> 2, cards[1] >> 2);
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
    struct arguments taken = {.taken = 0};
    if (kernel_arguments("exact_matchups", count, 2) < 0 || kernel_ready(EVALUATION) < 0
        || kernel_ready(EXACT) < 0)
        return NULL;
    struct shared *shared = NULL;
    Py_buffer *hands = kernel_take_next(&taken, arguments[0], "hands", U8, 2, 0);
    if (hands == NULL || kernel_expect(hands, "hands", 1, 4) < 0)
        goto fail;
    Py_buffer *counts = kernel_take_next(&taken, arguments[1], "counts", I64, 2, 1);
    if (counts == NULL || kernel_expect(counts, "counts", 0, hands->shape[0]) < 0
        || kernel_expect(counts, "counts", 1, 2) < 0)
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
    kernel_release(&taken);
    Py_RETURN_NONE;
fail:
    free(shared);
    kernel_release(&taken);
    return NULL;
}

PyMethodDef exact_methods[] = {
    FAST("exact_holdem", exact_holdem,
         "exact_holdem(holes, dead, plain, flushes, lowest, counts): all boards by outcome."),
    FAST("exact_omaha", exact_omaha,
         "exact_omaha(holes, dead, lows, kinds, counts): all boards by outcome."),
    FAST("exact_matchups", exact_matchups,
         "exact_matchups(hands, counts): wins and ties of match-ups before the flop."),
    {NULL, NULL, 0, NULL},
};
