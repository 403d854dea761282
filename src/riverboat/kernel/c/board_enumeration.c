/* Exact enumeration of all preflop boards by outcome.

   Boards are first counted by rank only. Then the boards with at least three cards of one suit
   are counted again with flushes (preflop_counting.py). Only a paired board can beat a flush.
   All counts are integers. */

#include "board_enumeration.h"

#include <stdlib.h>

/* ---- board weights: number of boards with given ranks ---------------------------------------- */

static const uint8_t BINOMIAL[5][5] = {
    {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1},
};

/* Compute the number of deals of each rank multiset. Boards are ordered by their high half; each
   high half is combined with every low half that completes five cards. */
static void compute_board_weights(const uint8_t *live_by_rank, uint16_t *weights)
{
    uint16_t low_ways[LOW_HALF_KINDS];
    for (int kind = 0; kind < LOW_HALF_KINDS; kind++) {
        const uint8_t *rank_counts = tables.low_kinds + kind * 7;
        unsigned ways = 1;
        for (int rank = 0; rank < 7; rank++)
            ways *= BINOMIAL[live_by_rank[rank]][rank_counts[rank]];
        low_ways[kind] = (uint16_t)ways;
    }
    for (int kind = 0; kind < HIGH_HALF_KINDS; kind++) {
        const uint8_t *rank_counts = tables.high_kinds + kind * 6;
        unsigned ways = 1, cards = 0;
        for (int rank = 0; rank < 6; rank++) {
            ways *= BINOMIAL[live_by_rank[7 + rank]][rank_counts[rank]];
            cards += rank_counts[rank];
        }
        int first_low = tables.low_kinds_from[5 - cards],
            end_low = tables.low_kinds_from[6 - cards];
        for (int i = first_low; i < end_low; i++)
            *weights++ = (uint16_t)(ways * low_ways[i]);
    }
}

/* Numbers of ways to deal the board cards outside a suit: two cards by pair class, or one by
   rank. */
struct offsuit_weights {
    uint32_t pairs[PAIR_CLASSES], singles[13], pair_total, single_total;
};

static void compute_offsuit_weights(const uint8_t *live, unsigned used_ranks,
                                    struct offsuit_weights *offsuit_weights)
{
    int index = 0;
    offsuit_weights->single_total = offsuit_weights->pair_total = 0;
    for (int rank = 0; rank < 13; rank++) {
        uint32_t available = live[rank] - 1u + (used_ranks >> rank & 1);
        offsuit_weights->singles[rank] = available;
        offsuit_weights->single_total += available;
        for (int lower = 0; lower < rank; lower++)
            offsuit_weights->pairs[index++] = available * offsuit_weights->singles[lower];
        offsuit_weights->pairs[index++] = available * (available - 1) / 2;
    }
    for (int pair = 0; pair < PAIR_CLASSES; pair++)
        offsuit_weights->pair_total += offsuit_weights->pairs[pair];
}

/* ---- flushes --------------------------------------------------------------------------------- */

INLINE unsigned max_unsigned(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

INLINE unsigned flush_value(const struct board_count *state, const struct suit *suit, int seat,
                            int set, int is_omaha)
{
    if (is_omaha)
        return state->flush_by_set[seat][set];
    return state->flush_by_ranks[tables.suited_sets[set] | suit->hole_ranks[seat]];
}

/* Return 1 if any seat can have a flush with this many board cards of the suit. */
static int can_flush(const struct board_count *state, const struct suit *suit, int size,
                     int is_omaha)
{
    for (int seat = 0; seat < state->seats; seat++) {
        int suited_hole_cards = count_bits(suit->hole_ranks[seat]);
        if (is_omaha ? suited_hole_cards >= 2 : suited_hole_cards + size >= 5)
            return 1;
    }
    return 0;
}

/* Return 1 if the ranks of a suited set are all still in the deck. */
INLINE int is_set_available(const struct suit *suit, int set)
{
    return (tables.suited_sets[set] & suit->used_ranks) == 0;
}

/* ---- heads-up: three 21-bit counters packed into 64 bits ------------------------------------- */

#define COUNTER_BITS 21
#define COUNTER_MASK (((uint64_t)1 << COUNTER_BITS) - 1)

INLINE unsigned counter_shift(unsigned first_value, unsigned second_value)
{
    return (first_value < second_value ? COUNTER_BITS : 0u)
           + (first_value == second_value ? 2u * COUNTER_BITS : 0u);
}

static void compare_heads_up(struct board_count *state)
{
    const uint16_t *first_values = state->rank_values[0], *second_values = state->rank_values[1];
    for (int board = 0; board < RANK_BOARDS; board++)
        state->outcome_shift[board] =
            (uint8_t)counter_shift(first_values[board], second_values[board]);
}

static void add_counters(uint64_t sum, int sign, int64_t *counts)
{
    for (int i = 0; i < 3; i++)
        counts[i] += sign * (int64_t)(sum >> (COUNTER_BITS * i) & COUNTER_MASK);
}

/* Count wins, losses and ties of all boards without flushes. */
static void count_rank_outcomes(const struct board_count *state, int64_t *counts)
{
    const uint16_t *first_values = state->rank_values[0], *second_values = state->rank_values[1];
    uint32_t wins = 0, losses = 0, total = 0;
    for (int board = 0; board < RANK_BOARDS; board++) {
        uint32_t weight = state->weights[board];
        wins += first_values[board] > second_values[board] ? weight : 0;
        losses += first_values[board] < second_values[board] ? weight : 0;
        total += weight;
    }
    counts[0] += wins;
    counts[1] += losses;
    counts[2] += total - wins - losses;
}

/* Add the outcomes of all boards with one suited set, without and with flushes, to the
   two packed counters. */
INLINE void adjust_heads_up_set(const struct board_count *state, unsigned first_flush,
                                unsigned second_flush, const uint16_t *boards,
                                const uint32_t *weights, int offsuit_count,
                                const uint16_t *paired_boards, const uint8_t *paired_offsuit,
                                int paired, uint32_t unpaired_weight, uint64_t *without_flushes,
                                uint64_t *with_flushes, int is_omaha)
{
    uint64_t sum = 0;
    for (int i = 0; i < offsuit_count; i++)
        sum += (uint64_t)weights[i] << state->outcome_shift[boards[i]];
    *without_flushes += sum;
    sum = 0;
    if (is_omaha || first_flush == 0 || second_flush == 0)
        for (int i = 0; i < paired; i++) {
            unsigned board = paired_boards[i];
            uint32_t weight = weights[paired_offsuit[i]];
            sum += (uint64_t)weight
                   << counter_shift(max_unsigned(first_flush, state->rank_values[0][board]),
                                    max_unsigned(second_flush, state->rank_values[1][board]));
            unpaired_weight -= weight;
        }
    *with_flushes += sum + ((uint64_t)unpaired_weight << counter_shift(first_flush, second_flush));
}

INLINE void adjust_heads_up_suit(const struct board_count *state, const struct suit *suit,
                                 int64_t *counts, int is_omaha)
{
    uint64_t without_flushes = 0, with_flushes = 0;
    struct offsuit_weights offsuit_weights;
    if (can_flush(state, suit, 5, is_omaha))
        for (int set = FIVES_OFFSET; set < SUITED_SETS; set++)
            if (is_set_available(suit, set)) {
                without_flushes +=
                    (uint64_t)1
                    << state->outcome_shift[tables.boards_with_five[set - FIVES_OFFSET]];
                with_flushes += (uint64_t)1
                                << counter_shift(flush_value(state, suit, 0, set, is_omaha),
                                                 flush_value(state, suit, 1, set, is_omaha));
            }
    compute_offsuit_weights(state->live_by_rank, suit->used_ranks, &offsuit_weights);
    if (can_flush(state, suit, 4, is_omaha))
        for (int row = 0; row < SUITED_FOURS; row++)
            if (is_set_available(suit, FOURS_OFFSET + row))
                adjust_heads_up_set(state,
                                    flush_value(state, suit, 0, FOURS_OFFSET + row, is_omaha),
                                    flush_value(state, suit, 1, FOURS_OFFSET + row, is_omaha),
                                    tables.boards_with_four + row * 13, offsuit_weights.singles, 13,
                                    tables.paired_four + row * 4, tables.pairing_four + row * 4, 4,
                                    offsuit_weights.single_total, &without_flushes, &with_flushes,
                                    is_omaha);
    if (can_flush(state, suit, 3, is_omaha))
        for (int row = 0; row < SUITED_THREES; row++)
            if (is_set_available(suit, row))
                adjust_heads_up_set(state, flush_value(state, suit, 0, row, is_omaha),
                                    flush_value(state, suit, 1, row, is_omaha),
                                    tables.boards_with_three + row * PAIR_CLASSES,
                                    offsuit_weights.pairs, PAIR_CLASSES,
                                    tables.paired_three + row * PAIRING_CLASSES,
                                    tables.pairing_three + row * PAIRING_CLASSES, PAIRING_CLASSES,
                                    offsuit_weights.pair_total, &without_flushes, &with_flushes,
                                    is_omaha);
    add_counters(without_flushes, -1, counts);
    add_counters(with_flushes, 1, counts);
}

void kernel_count_heads_up_ranks(struct board_count *state, int64_t *counts)
{
    compute_board_weights(state->live_by_rank, state->weights);
    compare_heads_up(state);
    count_rank_outcomes(state, counts);
}

void kernel_adjust_heads_up_suit(const struct board_count *state, const struct suit *suit,
                                 int64_t *counts)
{
    adjust_heads_up_suit(state, suit, counts, 0);
}

/* ---- multiway: one count for each winner code ------------------------------------------------ */

INLINE uint32_t winner_code(const struct board_count *state, const unsigned *values)
{
    unsigned best = values[0];
    uint32_t code = 1;
    for (int seat = 1; seat < state->seats; seat++) {
        if (values[seat] > best) {
            best = values[seat];
            code = (uint32_t)1 << seat;
        } else if (values[seat] == best) {
            code |= (uint32_t)1 << seat;
        }
    }
    return code;
}

INLINE uint32_t winner_code_on(const struct board_count *state, const unsigned *flushes,
                               unsigned board)
{
    unsigned values[MAX_SEATS];
    for (int seat = 0; seat < state->seats; seat++)
        values[seat] = max_unsigned(flushes[seat], state->rank_values[seat][board]);
    return winner_code(state, values);
}

static void compare_multiway(struct board_count *state, const uint16_t *lows)
{
    static const unsigned no_flushes[MAX_SEATS];
    for (unsigned board = 0; board < RANK_BOARDS; board++)
        state->codes[board] =
            winner_code_on(state, no_flushes, board) | (uint32_t)lows[board] << state->seats;
}

static void count_multiway(struct board_count *state)
{
    for (int board = 0; board < RANK_BOARDS; board++)
        state->counts[state->codes[board]] += state->weights[board];
}

INLINE void adjust_multiway_set(struct board_count *state, const unsigned *flushes,
                                const uint16_t *boards, const uint32_t *weights, int offsuit_count,
                                const uint16_t *paired_boards, const uint8_t *paired_offsuit,
                                int paired, uint32_t unpaired_weight)
{
    uint32_t winners = winner_code(state, flushes);
    for (int i = 0; i < offsuit_count; i++)
        state->counts[state->codes[boards[i]]] -= weights[i];
    if (state->has_low) {
        /* Flushes do not affect the low winners of a board. */
        uint32_t high_mask = ((uint32_t)1 << state->seats) - 1;
        for (int i = 0; i < offsuit_count; i++)
            state->counts[(state->codes[boards[i]] & ~high_mask) | winners] += weights[i];
        for (int i = 0; i < paired; i++) {
            uint32_t low = state->codes[paired_boards[i]] & ~high_mask;
            state->counts[low | winners] -= weights[paired_offsuit[i]];
            state->counts[low | winner_code_on(state, flushes, paired_boards[i])] +=
                weights[paired_offsuit[i]];
        }
        return;
    }
    for (int i = 0; i < paired; i++) {
        uint32_t weight = weights[paired_offsuit[i]];
        state->counts[winner_code_on(state, flushes, paired_boards[i])] += weight;
        unpaired_weight -= weight;
    }
    state->counts[winners] += unpaired_weight;
}

INLINE void adjust_multiway_suit(struct board_count *state, const struct suit *suit, int is_omaha)
{
    const uint32_t unit_weight = 1;
    unsigned flushes[MAX_SEATS];
    struct offsuit_weights offsuit_weights;
    compute_offsuit_weights(state->live_by_rank, suit->used_ranks, &offsuit_weights);
    for (int size = 3; size <= 5; size++) {
        if (!can_flush(state, suit, size, is_omaha))
            continue;
        int first_set = size == 3 ? 0 : size == 4 ? FOURS_OFFSET : FIVES_OFFSET;
        int set_count = size == 3 ? SUITED_THREES : size == 4 ? SUITED_FOURS : SUITED_FIVES;
        for (int row = 0; row < set_count; row++) {
            if (!is_set_available(suit, first_set + row))
                continue;
            for (int seat = 0; seat < state->seats; seat++)
                flushes[seat] = flush_value(state, suit, seat, first_set + row, is_omaha);
            if (size == 3)
                adjust_multiway_set(state, flushes, tables.boards_with_three + row * PAIR_CLASSES,
                                    offsuit_weights.pairs, PAIR_CLASSES,
                                    tables.paired_three + row * PAIRING_CLASSES,
                                    tables.pairing_three + row * PAIRING_CLASSES, PAIRING_CLASSES,
                                    offsuit_weights.pair_total);
            else if (size == 4)
                adjust_multiway_set(state, flushes, tables.boards_with_four + row * 13,
                                    offsuit_weights.singles, 13, tables.paired_four + row * 4,
                                    tables.pairing_four + row * 4, 4, offsuit_weights.single_total);
            else
                adjust_multiway_set(state, flushes, tables.boards_with_five + row, &unit_weight, 1,
                                    NULL, NULL, 0, 1);
        }
    }
}

/* ---- complete enumeration -------------------------------------------------------------------- */

static int is_same_suit(const struct suit *a, const struct suit *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Heads-up: a suit with the same cards as an earlier suit reuses its counts. */
static void count_heads_up_boards(struct board_count *state, const struct fixed_deal *deal,
                                  suit_callback *compute_flushes, int64_t *counts)
{
    int64_t changes[4][3] = {{0}};
    kernel_count_heads_up_ranks(state, counts);
    for (int i = 0; i < 4; i++) {
        const struct suit *suit = &deal->suits[i];
        int same = 0;
        while (!is_same_suit(&deal->suits[same], suit))
            same++;
        if (same < i) {
            memcpy(changes[i], changes[same], sizeof changes[i]);
        } else if (compute_flushes != NULL) {
            compute_flushes(state, suit);
            adjust_heads_up_suit(state, suit, changes[i], 1);
        } else {
            kernel_adjust_heads_up_suit(state, suit, changes[i]);
        }
        for (int counter = 0; counter < 3; counter++)
            counts[counter] += changes[i][counter];
    }
}

int kernel_count_boards(struct board_count *state, const struct fixed_deal *deal,
                        const uint16_t *lows, suit_callback *compute_flushes, int64_t *counts)
{
    if (state->seats == 2 && !state->has_low) {
        count_heads_up_boards(state, deal, compute_flushes, counts + 1);
        return 0;
    }
    state->counts = counts;
    state->codes = malloc(RANK_BOARDS * sizeof *state->codes);
    if (state->codes == NULL)
        return -1;
    compute_board_weights(state->live_by_rank, state->weights);
    compare_multiway(state, lows);
    count_multiway(state);
    for (int i = 0; i < 4; i++) {
        if (compute_flushes != NULL) {
            compute_flushes(state, &deal->suits[i]);
            adjust_multiway_suit(state, &deal->suits[i], 1);
        } else {
            adjust_multiway_suit(state, &deal->suits[i], 0);
        }
    }
    return 0;
}

/* ---- Omaha values ---------------------------------------------------------------------------- */

static void take_maximum(uint16_t *values, const uint16_t *candidates, int count)
{
    for (int i = 0; i < count; i++)
        values[i] = values[i] > candidates[i] ? values[i] : candidates[i];
}

int kernel_rank_omaha_boards(struct board_count *state, const struct fixed_deal *deal)
{
    size_t seat_entries = RANK_BOARDS + SUITED_SETS;
    state->value_storage =
        calloc((size_t)state->seats * seat_entries, sizeof *state->value_storage);
    if (state->value_storage == NULL)
        return -1;
    for (int seat = 0; seat < state->seats; seat++) {
        uint16_t *seat_values = state->value_storage + (size_t)seat * seat_entries;
        const uint8_t *hole = deal->holes[seat];
        uint8_t is_done[PAIR_CLASSES] = {0};
        for (int i = 1; i < deal->hole_cards; i++)
            for (int j = 0; j < i; j++) {
                unsigned pair = pair_class(hole[i] >> 2, hole[j] >> 2);
                if (!is_done[pair])
                    take_maximum(seat_values, tables.omaha_by_pair + pair * RANK_BOARDS,
                                 RANK_BOARDS);
                is_done[pair] = 1;
            }
        state->rank_values[seat] = seat_values;
        state->flush_by_set[seat] = seat_values + RANK_BOARDS;
    }
    return 0;
}

/* Compute the flush values of each seat in one suit. */
void kernel_rank_omaha_flushes(struct board_count *state, const struct suit *suit)
{
    for (int seat = 0; seat < state->seats; seat++) {
        unsigned hole_ranks = suit->hole_ranks[seat];
        memset(state->flush_by_set[seat], 0, SUITED_SETS * sizeof **state->flush_by_set);
        for (unsigned high = 1; high < 13; high++)
            for (unsigned low = 0; low < high; low++)
                if ((hole_ranks >> high & hole_ranks >> low & 1) != 0)
                    take_maximum(state->flush_by_set[seat],
                                 tables.omaha_flushes
                                     + tables.suited_pair[high * 13 + low] * SUITED_SETS,
                                 SUITED_SETS);
    }
}
