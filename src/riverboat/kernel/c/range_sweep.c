/* Range-versus-range equity on a board: each run-out is one sweep over the second range in order of
   hand value, with weight sums over all hands and by card (range_sweep.py).

   Hands are processed in blocks of two ranks, with 4 x 4 suits: without flushes all hands of a
   block have the same value. Hands with a flush are removed from their block and processed
   individually. */

#include "kernel.h"

#include <stdlib.h>

#define COMBINATIONS 1326
#define RANK_BLOCKS 91
#define HIGH_VALUE_COUNT 7463
#define VALUE_WORDS ((HIGH_VALUE_COUNT + 63) / 64)

/* Hands of two ranks, which may be equal. Index: four times the suit of the higher card plus the
   suit of the lower. Pairs use only the indices whose first suit is the higher one. */
struct combo_block {
    int is_present;
    uint8_t high, low; /* the first card of each rank */
    double weights[16];
    double wins[16], ties[16];
    /* On the current board: 1 for hands that are possible without a flush; weight of weaker
       hands. */
    double is_possible[16], weaker_weight[16];
};

/* A hand with a flush, by block and index in the block. */
struct flush_combo {
    uint8_t block, suit_index;
    double weaker_weight;
};

struct sweep {
    struct combo_block blocks[RANK_BLOCKS];
    /* Cards that can be dealt or held: not on the given board and not dead. */
    uint64_t deck;
    uint8_t cards[52];
    int card_count;
    /* On the current board: weight of all hands so far, and of the hands with each card. */
    double total, by_card[52];
    double live_by_card[52];
    int flush_count;
    struct flush_combo flushes[COMBINATIONS];
    /* Linked lists of items (blocks, then flushes) by value. Links are item numbers plus 1; 0
       ends a list. */
    uint16_t list_head[HIGH_VALUE_COUNT + 1], next_item[RANK_BLOCKS + COMBINATIONS + 1];
    uint64_t value_bits[VALUE_WORDS];
};

INLINE int lowest_bit(uint64_t bits)
{
#if defined(__GNUC__)
    return __builtin_ctzll(bits);
#else
    return count_bits((bits & (0 - bits)) - 1);
#endif
}

/* ---- one board ------------------------------------------------------------------------------- */

static void link_item(struct sweep *sweep, unsigned value, int item)
{
    sweep->next_item[item + 1] = sweep->list_head[value];
    sweep->list_head[value] = (uint16_t)(item + 1);
    sweep->value_bits[value >> 6] |= (uint64_t)1 << (value & 63);
}

/* Add the hands that make a flush with the board's cards of a suit; `suited` is their rank mask. */
static void link_flushes(struct sweep *sweep, uint64_t board, int suit, unsigned suited)
{
    int cards_needed = 5 - count_bits(suited);
    for (unsigned high = 1; high < 52; high++) {
        if (sweep->live_by_card[high] == 0 || (cards_needed == 2 && (int)(high & 3) != suit))
            continue;
        for (unsigned low = 0; low < high; low++) {
            int suited_cards = ((int)(high & 3) == suit) + ((int)(low & 3) == suit);
            unsigned high_rank = high >> 2, low_rank = low >> 2,
                     block = high_rank * (high_rank + 1) / 2 + low_rank;
            if (suited_cards < cards_needed || sweep->live_by_card[low] == 0
                || !sweep->blocks[block].is_present)
                continue;
            unsigned ranks = suit_ranks(board | card_mask(high) | card_mask(low), suit);
            struct flush_combo *flush = &sweep->flushes[sweep->flush_count];
            flush->block = (uint8_t)block;
            flush->suit_index = (uint8_t)((high & 3) * 4 + (low & 3));
            link_item(sweep, tables.high_flushes[ranks], RANK_BLOCKS + sweep->flush_count++);
        }
    }
}

/* Add all hands that are possible on the board to the lists by value. */
static void link_board(struct sweep *sweep, uint64_t board, uint64_t word)
{
    const uint16_t *row = tables.holdem_by_board
                          + RANK_BLOCKS
                                * (tables.high_halves[2 * HIGH_HALF_ENTRIES + (word & 0xFFFFF)]
                                   + tables.low_halves[word >> 20 & 0xFFFFF]);
    double can_avoid_flush[52];
    int suit = -1, suited = 0, double_suited = -1;
    for (int i = 0; i < 4; i++)
        if (count_bits(suit_ranks(board, i)) >= 3)
            suit = i;
    for (unsigned card = 0; card < 52; card++)
        can_avoid_flush[card] = sweep->live_by_card[card] =
            (double)((card_mask(card) & sweep->deck & ~board) != 0);
    sweep->flush_count = 0;
    if (suit >= 0) {
        suited = count_bits(suit_ranks(board, suit));
        link_flushes(sweep, board, suit, suit_ranks(board, suit));
        if (suited == 5)
            return;
        if (suited == 3)
            double_suited = suit * 5;
        else
            for (int card = suit; card < 52; card += 4)
                can_avoid_flush[card] = 0;
    }
    for (int i = 0; i < RANK_BLOCKS; i++) {
        struct combo_block *block = &sweep->blocks[i];
        if (!block->is_present)
            continue;
        for (int high_suit = 0; high_suit < 4; high_suit++)
            for (int low_suit = 0; low_suit < 4; low_suit++)
                block->is_possible[high_suit * 4 + low_suit] =
                    can_avoid_flush[block->high + high_suit]
                    * can_avoid_flush[block->low + low_suit];
        if (double_suited >= 0)
            block->is_possible[double_suited] = 0;
        link_item(sweep, row[i], i);
    }
}

/* Add the weight of weaker hands to the wins, before the block's own value is added. */
INLINE void add_block_wins(const struct sweep *sweep, struct combo_block *block)
{
    const double *high = sweep->by_card + block->high, *low = sweep->by_card + block->low;
    for (int high_suit = 0; high_suit < 4; high_suit++)
        for (int low_suit = 0; low_suit < 4; low_suit++) {
            int i = high_suit * 4 + low_suit;
            block->weaker_weight[i] = sweep->total - high[high_suit] - low[low_suit];
            block->wins[i] += block->weaker_weight[i] * block->is_possible[i];
        }
}

INLINE void add_block_weights(struct sweep *sweep, const struct combo_block *block)
{
    double weights[16], row_sums[4];
    for (int i = 0; i < 16; i++)
        weights[i] = block->weights[i] * block->is_possible[i];
    for (int high_suit = 0; high_suit < 4; high_suit++) {
        row_sums[high_suit] = weights[high_suit * 4] + weights[high_suit * 4 + 1]
                              + (weights[high_suit * 4 + 2] + weights[high_suit * 4 + 3]);
        sweep->by_card[block->high + high_suit] += row_sums[high_suit];
    }
    for (int low_suit = 0; low_suit < 4; low_suit++)
        sweep->by_card[block->low + low_suit] += weights[low_suit] + weights[4 + low_suit]
                                                 + (weights[8 + low_suit] + weights[12 + low_suit]);
    sweep->total += row_sums[0] + row_sums[1] + (row_sums[2] + row_sums[3]);
}

/* Add the weight of equal hands to the ties, after the block's own value is added. */
INLINE void add_block_ties(const struct sweep *sweep, struct combo_block *block)
{
    const double *high = sweep->by_card + block->high, *low = sweep->by_card + block->low;
    for (int high_suit = 0; high_suit < 4; high_suit++)
        for (int low_suit = 0; low_suit < 4; low_suit++) {
            int i = high_suit * 4 + low_suit;
            double weight_up_to =
                sweep->total - high[high_suit] - low[low_suit] + block->weights[i];
            block->ties[i] += (weight_up_to - block->weaker_weight[i]) * block->is_possible[i];
        }
}

/* Weight of the hands so far that share no card with a flush hand. */
INLINE double weight_below_flush(const struct sweep *sweep, const struct flush_combo *flush)
{
    const struct combo_block *block = &sweep->blocks[flush->block];
    return sweep->total - sweep->by_card[block->high + (flush->suit_index >> 2)]
           - sweep->by_card[block->low + (flush->suit_index & 3)];
}

static void add_item_wins(struct sweep *sweep, int item)
{
    if (item < RANK_BLOCKS) {
        add_block_wins(sweep, &sweep->blocks[item]);
        return;
    }
    struct flush_combo *flush = &sweep->flushes[item - RANK_BLOCKS];
    flush->weaker_weight = weight_below_flush(sweep, flush);
    sweep->blocks[flush->block].wins[flush->suit_index] += flush->weaker_weight;
}

static void add_item_weight(struct sweep *sweep, int item)
{
    if (item < RANK_BLOCKS) {
        add_block_weights(sweep, &sweep->blocks[item]);
        return;
    }
    const struct flush_combo *flush = &sweep->flushes[item - RANK_BLOCKS];
    const struct combo_block *block = &sweep->blocks[flush->block];
    double weight = block->weights[flush->suit_index];
    sweep->total += weight;
    sweep->by_card[block->high + (flush->suit_index >> 2)] += weight;
    sweep->by_card[block->low + (flush->suit_index & 3)] += weight;
}

static void add_item_ties(struct sweep *sweep, int item)
{
    if (item < RANK_BLOCKS) {
        add_block_ties(sweep, &sweep->blocks[item]);
        return;
    }
    const struct flush_combo *flush = &sweep->flushes[item - RANK_BLOCKS];
    struct combo_block *block = &sweep->blocks[flush->block];
    double weight_up_to = weight_below_flush(sweep, flush) + block->weights[flush->suit_index];
    block->ties[flush->suit_index] += weight_up_to - flush->weaker_weight;
}

/* Process the items in ascending order of value, all items of one value together. */
static void sweep_values(struct sweep *sweep)
{
    sweep->total = 0;
    memset(sweep->by_card, 0, sizeof sweep->by_card);
    for (int word_index = 0; word_index < VALUE_WORDS; word_index++) {
        uint64_t values = sweep->value_bits[word_index];
        sweep->value_bits[word_index] = 0;
        for (; values != 0; values &= values - 1) {
            int value = word_index * 64 + lowest_bit(values), first = sweep->list_head[value];
            sweep->list_head[value] = 0;
            for (int item = first; item != 0; item = sweep->next_item[item])
                add_item_wins(sweep, item - 1);
            for (int item = first; item != 0; item = sweep->next_item[item])
                add_item_weight(sweep, item - 1);
            for (int item = first; item != 0; item = sweep->next_item[item])
                add_item_ties(sweep, item - 1);
        }
    }
}

/* ---- all boards ------------------------------------------------------------------------------ */

static void sweep_runouts(struct sweep *sweep, int first_index, int cards_to_come, uint64_t board,
                          uint64_t word)
{
    if (cards_to_come == 0) {
        link_board(sweep, board, word);
        sweep_values(sweep);
        return;
    }
    for (int i = first_index; i <= sweep->card_count - cards_to_come; i++) {
        unsigned card = sweep->cards[i];
        sweep_runouts(sweep, i + 1, cards_to_come - 1, board | card_mask(card),
                      word + tables.card_words[card]);
    }
}

static void locate_combo(unsigned high, unsigned low, int *block, int *suit_index)
{
    unsigned high_rank = high >> 2;
    *block = (int)(high_rank * (high_rank + 1) / 2 + (low >> 2));
    *suit_index = (int)((high & 3) * 4 + (low & 3));
}

/* Load the ranges into blocks, without hands that contain removed cards. */
static void load_ranges(struct sweep *sweep, const double *hero, const double *villain)
{
    int block, suit_index;
    for (unsigned high = 1, i = 0; high < 52; high++)
        for (unsigned low = 0; low < high; low++, i++) {
            if (((card_mask(low) | card_mask(high)) & ~sweep->deck) != 0)
                continue;
            locate_combo(high, low, &block, &suit_index);
            struct combo_block *target = &sweep->blocks[block];
            target->high = (uint8_t)(high & ~3u);
            target->low = (uint8_t)(low & ~3u);
            target->weights[suit_index] = villain[i];
            target->is_present |= hero[i] != 0 || villain[i] != 0;
        }
}

/* Write the wins, ties and opponent weight of each combination of the first range. */
static void write_sums(const struct sweep *sweep, int cards_to_come, const double *hero,
                       const double *villain, double *sums)
{
    double total = 0, by_card[52] = {0};
    /* Two disjoint hands meet on every board of the cards that neither holds. */
    int cards_left = sweep->card_count - 4, block, suit_index;
    double boards = cards_to_come == 0   ? 1
                    : cards_to_come == 1 ? cards_left
                                         : cards_left * (cards_left - 1) / 2;
    memset(sums, 0, 3 * COMBINATIONS * sizeof *sums);
    for (int pass = 0; pass < 2; pass++)
        for (unsigned high = 1, i = 0; high < 52; high++)
            for (unsigned low = 0; low < high; low++, i++) {
                if (((card_mask(low) | card_mask(high)) & ~sweep->deck) != 0)
                    continue;
                if (pass == 0) {
                    total += villain[i];
                    by_card[low] += villain[i];
                    by_card[high] += villain[i];
                } else if (hero[i] != 0) {
                    locate_combo(high, low, &block, &suit_index);
                    sums[i] = sweep->blocks[block].wins[suit_index];
                    sums[COMBINATIONS + i] = sweep->blocks[block].ties[suit_index];
                    sums[2 * COMBINATIONS + i] =
                        boards * (total - by_card[low] - by_card[high] + villain[i]);
                }
            }
}

/* Parse the board and the live cards; return the number of board cards, or -1 with an exception. */
static int parse_cards(struct sweep *sweep, const Py_buffer *board_view, const Py_buffer *live,
                       uint64_t *board, uint64_t *word)
{
    Py_ssize_t board_cards = board_view->shape[0];
    for (Py_ssize_t i = 0; i < board_cards; i++) {
        unsigned card = ((const uint8_t *)board_view->buf)[i];
        if (board_cards > 5 || card > 51 || (card_mask(card) & *board) != 0)
            board_cards = 0;
        *board |= card_mask(card);
        *word += tables.card_words[card];
    }
    if (board_cards < 3) {
        PyErr_SetString(PyExc_ValueError, "board: three to five different cards are expected");
        return -1;
    }
    for (Py_ssize_t i = 0; i < live->shape[0]; i++) {
        unsigned card = ((const uint8_t *)live->buf)[i];
        if (card > 51 || (card_mask(card) & (*board | sweep->deck)) != 0) {
            PyErr_SetString(PyExc_ValueError, "live: invalid or duplicate card");
            return -1;
        }
        sweep->deck |= card_mask(card);
        sweep->cards[sweep->card_count++] = (uint8_t)card;
    }
    if (sweep->card_count < 5 - board_cards) {
        PyErr_SetString(PyExc_ValueError, "live: cards to complete the board are expected");
        return -1;
    }
    return (int)board_cards;
}

/* sweep(board, live, first, second, sums): wins, ties and opponent weight of each combination,
   (3, 1326). Only `live` cards can be dealt or held. */
static PyObject *sweep_board(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct buffer_list buffers = {.count = 0};
    Py_buffer *board_view, *live, *first, *second, *sums_view;
    struct sweep *sweep = NULL;
    PyObject *result = NULL;
    uint64_t board = 0, word = 0;
    if (kernel_check_argument_count("sweep", count, 5) < 0 || kernel_require_tables(EVALUATION) < 0
        || kernel_require_tables(EXACT) < 0)
        return NULL;
    if (kernel_acquire_next(&buffers, &board_view, arguments[0], "board", U8, 1, 0,
                            SHAPE(ANY_LENGTH))
            < 0
        || kernel_acquire_next(&buffers, &live, arguments[1], "live", U8, 1, 0, SHAPE(ANY_LENGTH))
               < 0
        || kernel_acquire_next(&buffers, &first, arguments[2], "first", F64, 1, 0,
                               SHAPE(COMBINATIONS))
               < 0
        || kernel_acquire_next(&buffers, &second, arguments[3], "second", F64, 1, 0,
                               SHAPE(COMBINATIONS))
               < 0
        || kernel_acquire_next(&buffers, &sums_view, arguments[4], "sums", F64, 2, 1,
                               SHAPE(3, COMBINATIONS))
               < 0)
        goto release;
    const double *hero = first->buf, *villain = second->buf;
    double *sums = sums_view->buf;
    sweep = calloc(1, sizeof *sweep);
    if (sweep == NULL) {
        PyErr_NoMemory();
        goto release;
    }
    int board_cards = parse_cards(sweep, board_view, live, &board, &word);
    if (board_cards < 0)
        goto release;
    Py_BEGIN_ALLOW_THREADS
    load_ranges(sweep, hero, villain);
    sweep_runouts(sweep, 0, 5 - board_cards, board, word);
    write_sums(sweep, 5 - board_cards, hero, villain, sums);
    Py_END_ALLOW_THREADS
    result = Py_NewRef(Py_None);
release:
    free(sweep);
    kernel_release_buffers(&buffers);
    return result;
}

PyMethodDef sweep_methods[] = {
    FASTCALL_METHOD(
        "sweep", sweep_board,
        "sweep(board, live, first, second, sums): wins, ties and opponent weight of combinations."),
    {NULL, NULL, 0, NULL},
};
