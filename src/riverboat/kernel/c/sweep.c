/* Range against range on a board: on each run-out the hands of the second range are added up from
   the worst value to the best, in all and by card, as range_sweep.py tells.

   Hands are taken together by their two ranks, four suits by four: flushes aside, all of a block
   have the same value on a board. Those that have a flush there are left out of their block, and
   come in its turn one by one. */

#include "kernel.h"

#include <stdlib.h>

#define COMBINATIONS 1326
#define BLOCKS 91
#define MOST_VALUES 7463
#define VALUE_WORDS ((MOST_VALUES + 63) / 64)

/* The hands of two ranks, which may be equal: the suit of the higher card times four, and of the
   lower. Of a pair only those places count whose first suit is the higher one. */
struct block {
    int present;
    uint8_t high, low; /* the first card of each rank */
    double weights[16];
    double wins[16], ties[16];
    /* On one board: 1 where a hand can be there and has no flush, and what is below it. */
    double live[16], below[16];
};

/* A hand that has a flush: its block, and its place there. */
struct single {
    uint8_t block, place;
    double below;
};

struct sweep {
    struct block blocks[BLOCKS];
    /* The cards that can still come or be held: all but the first board and the dead ones. */
    uint64_t deck;
    uint8_t cards[52];
    int size;
    /* On one board, the weight of all hands so far, and of those with each card. */
    double all, by_card[52];
    double live[52];
    int singles;
    struct single single[COMBINATIONS];
    /* Blocks, and after them singles, by value: the last item of each value, one more than its
       number, and the one before each; 0 is none. */
    uint16_t last[MOST_VALUES + 1], before[BLOCKS + COMBINATIONS + 1];
    uint64_t valued[VALUE_WORDS];
};

INLINE int lowest_bit(uint64_t bits)
{
#if defined(__GNUC__)
    return __builtin_ctzll(bits);
#else
    return bits_in((bits & (0 - bits)) - 1);
#endif
}

/* ---- one board ------------------------------------------------------------------------------- */

static void put(struct sweep *sweep, unsigned value, int item)
{
    sweep->before[item + 1] = sweep->last[value];
    sweep->last[value] = (uint16_t)(item + 1);
    sweep->valued[value >> 6] |= (uint64_t)1 << (value & 63);
}

/* The hands that make a flush with the board's cards of a suit, the ranks in `suited`. */
static void put_flushes(struct sweep *sweep, uint64_t board, int suit, unsigned suited)
{
    int needed = 5 - bits_in(suited);
    for (unsigned high = 1; high < 52; high++) {
        if (sweep->live[high] == 0 || (needed == 2 && (int)(high & 3) != suit))
            continue;
        for (unsigned low = 0; low < high; low++) {
            int held = ((int)(high & 3) == suit) + ((int)(low & 3) == suit);
            unsigned one = high >> 2, other = low >> 2, block = one * (one + 1) / 2 + other;
            if (held < needed || sweep->live[low] == 0 || !sweep->blocks[block].present)
                continue;
            unsigned ranks = ranks_in(board | mask_of(high) | mask_of(low), suit);
            struct single *single = &sweep->single[sweep->singles];
            single->block = (uint8_t)block;
            single->place = (uint8_t)((high & 3) * 4 + (low & 3));
            put(sweep, tables.high_flushes[ranks], BLOCKS + sweep->singles++);
        }
    }
}

/* Put all that the board leaves by value. */
static void put_all(struct sweep *sweep, uint64_t board, uint64_t word)
{
    const uint16_t *row
        = tables.holdem_by_board
          + BLOCKS
                * (tables.high_halves[2 * HIGH_SUMS + (word & 0xFFFFF)]
                   + tables.low_halves[word >> 20 & 0xFFFFF]);
    double unsuited[52];
    int suit = -1, suited = 0, both = -1;
    for (int i = 0; i < 4; i++)
        if (bits_in(ranks_in(board, i)) >= 3)
            suit = i;
    for (unsigned card = 0; card < 52; card++)
        unsuited[card] = sweep->live[card] = (double)((mask_of(card) & sweep->deck & ~board) != 0);
    sweep->singles = 0;
    if (suit >= 0) {
        suited = bits_in(ranks_in(board, suit));
        put_flushes(sweep, board, suit, ranks_in(board, suit));
        if (suited == 5)
            return;
        if (suited == 3)
            both = suit * 5;
        else
            for (int card = suit; card < 52; card += 4)
                unsuited[card] = 0;
    }
    for (int i = 0; i < BLOCKS; i++) {
        struct block *block = &sweep->blocks[i];
        if (!block->present)
            continue;
        for (int one = 0; one < 4; one++)
            for (int other = 0; other < 4; other++)
                block->live[one * 4 + other]
                    = unsuited[block->high + one] * unsuited[block->low + other];
        if (both >= 0)
            block->live[both] = 0;
        put(sweep, row[i], i);
    }
}

/* What is below each hand of a block, before its own value is added up. */
INLINE void look_below(const struct sweep *sweep, struct block *block)
{
    const double *high = sweep->by_card + block->high, *low = sweep->by_card + block->low;
    for (int one = 0; one < 4; one++)
        for (int other = 0; other < 4; other++) {
            int i = one * 4 + other;
            block->below[i] = sweep->all - high[one] - low[other];
            block->wins[i] += block->below[i] * block->live[i];
        }
}

INLINE void add_up(struct sweep *sweep, const struct block *block)
{
    double here[16], all[4];
    for (int i = 0; i < 16; i++)
        here[i] = block->weights[i] * block->live[i];
    for (int one = 0; one < 4; one++) {
        all[one] = here[one * 4] + here[one * 4 + 1] + (here[one * 4 + 2] + here[one * 4 + 3]);
        sweep->by_card[block->high + one] += all[one];
    }
    for (int other = 0; other < 4; other++)
        sweep->by_card[block->low + other]
            += here[other] + here[4 + other] + (here[8 + other] + here[12 + other]);
    sweep->all += all[0] + all[1] + (all[2] + all[3]);
}

/* What ties with each hand of a block, now that its value is added up. */
INLINE void look_back(const struct sweep *sweep, struct block *block)
{
    const double *high = sweep->by_card + block->high, *low = sweep->by_card + block->low;
    for (int one = 0; one < 4; one++)
        for (int other = 0; other < 4; other++) {
            int i = one * 4 + other;
            double with = sweep->all - high[one] - low[other] + block->weights[i];
            block->ties[i] += (with - block->below[i]) * block->live[i];
        }
}

/* The same three steps for one hand. */
INLINE double below_single(const struct sweep *sweep, const struct single *single)
{
    const struct block *block = &sweep->blocks[single->block];
    return sweep->all - sweep->by_card[block->high + (single->place >> 2)]
           - sweep->by_card[block->low + (single->place & 3)];
}

static void look_below_item(struct sweep *sweep, int item)
{
    if (item < BLOCKS) {
        look_below(sweep, &sweep->blocks[item]);
        return;
    }
    struct single *single = &sweep->single[item - BLOCKS];
    single->below = below_single(sweep, single);
    sweep->blocks[single->block].wins[single->place] += single->below;
}

static void add_item(struct sweep *sweep, int item)
{
    if (item < BLOCKS) {
        add_up(sweep, &sweep->blocks[item]);
        return;
    }
    const struct single *single = &sweep->single[item - BLOCKS];
    const struct block *block = &sweep->blocks[single->block];
    double weight = block->weights[single->place];
    sweep->all += weight;
    sweep->by_card[block->high + (single->place >> 2)] += weight;
    sweep->by_card[block->low + (single->place & 3)] += weight;
}

static void look_back_item(struct sweep *sweep, int item)
{
    if (item < BLOCKS) {
        look_back(sweep, &sweep->blocks[item]);
        return;
    }
    const struct single *single = &sweep->single[item - BLOCKS];
    struct block *block = &sweep->blocks[single->block];
    double with = below_single(sweep, single) + block->weights[single->place];
    block->ties[single->place] += with - single->below;
}

/* Add everything up, from the lowest value: all of one value together. */
static void sweep_up(struct sweep *sweep)
{
    sweep->all = 0;
    memset(sweep->by_card, 0, sizeof sweep->by_card);
    for (int part = 0; part < VALUE_WORDS; part++) {
        uint64_t values = sweep->valued[part];
        sweep->valued[part] = 0;
        for (; values != 0; values &= values - 1) {
            int value = part * 64 + lowest_bit(values), first = sweep->last[value];
            sweep->last[value] = 0;
            for (int item = first; item != 0; item = sweep->before[item])
                look_below_item(sweep, item - 1);
            for (int item = first; item != 0; item = sweep->before[item])
                add_item(sweep, item - 1);
            for (int item = first; item != 0; item = sweep->before[item])
                look_back_item(sweep, item - 1);
        }
    }
}

/* ---- all boards ------------------------------------------------------------------------------ */

static void run_out(struct sweep *sweep, int from, int missing, uint64_t board, uint64_t word)
{
    if (missing == 0) {
        put_all(sweep, board, word);
        sweep_up(sweep);
        return;
    }
    for (int i = from; i <= sweep->size - missing; i++) {
        unsigned card = sweep->cards[i];
        run_out(sweep, i + 1, missing - 1, board | mask_of(card), word + tables.card_words[card]);
    }
}

static void place_of(unsigned high, unsigned low, int *block, int *place)
{
    unsigned one = high >> 2;
    *block = (int)(one * (one + 1) / 2 + (low >> 2));
    *place = (int)((high & 3) * 4 + (low & 3));
}

/* Put the ranges into blocks. A hand with a card that is gone is left out. */
static void take_ranges(struct sweep *sweep, const double *hero, const double *villain)
{
    int block, place;
    for (unsigned high = 1, i = 0; high < 52; high++)
        for (unsigned low = 0; low < high; low++, i++) {
            if (((mask_of(low) | mask_of(high)) & ~sweep->deck) != 0)
                continue;
            place_of(high, low, &block, &place);
            struct block *of = &sweep->blocks[block];
            of->high = (uint8_t)(high & ~3u);
            of->low = (uint8_t)(low & ~3u);
            of->weights[place] = villain[i];
            of->present |= hero[i] != 0 || villain[i] != 0;
        }
}

/* Tell what each combination of the first range made: wins, ties, and the weight that it met. */
static void tell(const struct sweep *sweep, int missing, const double *hero, const double *villain,
                 double *sums)
{
    double all = 0, by_card[52] = {0};
    /* Two hands that share no card meet on each board of the cards that both leave. */
    int left = sweep->size - 4, block, place;
    double boards = missing == 0 ? 1 : missing == 1 ? left : left * (left - 1) / 2;
    memset(sums, 0, 3 * COMBINATIONS * sizeof *sums);
    for (int pass = 0; pass < 2; pass++)
        for (unsigned high = 1, i = 0; high < 52; high++)
            for (unsigned low = 0; low < high; low++, i++) {
                if (((mask_of(low) | mask_of(high)) & ~sweep->deck) != 0)
                    continue;
                if (pass == 0) {
                    all += villain[i];
                    by_card[low] += villain[i];
                    by_card[high] += villain[i];
                } else if (hero[i] != 0) {
                    place_of(high, low, &block, &place);
                    sums[i] = sweep->blocks[block].wins[place];
                    sums[COMBINATIONS + i] = sweep->blocks[block].ties[place];
                    sums[2 * COMBINATIONS + i]
                        = boards * (all - by_card[low] - by_card[high] + villain[i]);
                }
            }
}

/* Take the board, and the cards that are left: how many cards the board has, or -1 with an
   exception. */
static int take_cards(struct sweep *sweep, const Py_buffer *shown, const Py_buffer *live,
                      uint64_t *board, uint64_t *word)
{
    Py_ssize_t dealt = shown->shape[0];
    for (Py_ssize_t i = 0; i < dealt; i++) {
        unsigned card = ((const uint8_t *)shown->buf)[i];
        if (dealt > 5 || card > 51 || (mask_of(card) & *board) != 0)
            dealt = 0;
        *board |= mask_of(card);
        *word += tables.card_words[card];
    }
    if (dealt < 3) {
        PyErr_SetString(PyExc_ValueError, "board: three to five different cards are expected");
        return -1;
    }
    for (Py_ssize_t i = 0; i < live->shape[0]; i++) {
        unsigned card = ((const uint8_t *)live->buf)[i];
        if (card > 51 || (mask_of(card) & (*board | sweep->deck)) != 0) {
            PyErr_SetString(PyExc_ValueError, "live: a number is no card, or is there twice");
            return -1;
        }
        sweep->deck |= mask_of(card);
        sweep->cards[sweep->size++] = (uint8_t)card;
    }
    if (sweep->size < 5 - dealt) {
        PyErr_SetString(PyExc_ValueError, "live: cards to complete the board are expected");
        return -1;
    }
    return (int)dealt;
}

/* sweep(board, live, first, second, sums): wins, ties and weight met of each combination,
   (3, 1326), when the cards that are `live` can come and be held, and no others. */
static PyObject *sweep_board(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct taken taken = {.count = 0};
    Py_buffer *shown, *live, *first, *second, *told;
    struct sweep *sweep = NULL;
    PyObject *done = NULL;
    uint64_t board = 0, word = 0;
    if (kernel_arguments("sweep", count, 5) < 0 || kernel_ready(EVALUATION) < 0
        || kernel_ready(EXACT) < 0)
        return NULL;
    if (kernel_take_next(&taken, &shown, arguments[0], "board", U8, 1, 0, SHAPE(ANY)) < 0
        || kernel_take_next(&taken, &live, arguments[1], "live", U8, 1, 0, SHAPE(ANY)) < 0
        || kernel_take_next(&taken, &first, arguments[2], "first", F64, 1, 0, SHAPE(COMBINATIONS))
               < 0
        || kernel_take_next(&taken, &second, arguments[3], "second", F64, 1, 0,
                            SHAPE(COMBINATIONS))
               < 0
        || kernel_take_next(&taken, &told, arguments[4], "sums", F64, 2, 1,
                            SHAPE(3, COMBINATIONS))
               < 0)
        goto release;
    const double *hero = first->buf, *villain = second->buf;
    double *sums = told->buf;
    sweep = calloc(1, sizeof *sweep);
    if (sweep == NULL) {
        PyErr_NoMemory();
        goto release;
    }
    int dealt = take_cards(sweep, shown, live, &board, &word);
    if (dealt < 0)
        goto release;
    Py_BEGIN_ALLOW_THREADS
    take_ranges(sweep, hero, villain);
    run_out(sweep, 0, 5 - dealt, board, word);
    tell(sweep, 5 - dealt, hero, villain, sums);
    Py_END_ALLOW_THREADS
    done = Py_NewRef(Py_None);
release:
    free(sweep);
    kernel_give_back(&taken);
    return done;
}

PyMethodDef sweep_methods[] = {
    FAST("sweep", sweep_board,
         "sweep(board, live, first, second, sums): wins, ties and weight met of combinations."),
    {NULL, NULL, 0, NULL},
};
