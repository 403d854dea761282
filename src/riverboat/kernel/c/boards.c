/* Every board before the flop, by who wins on it.

   The boards are counted by their ranks, and those that hold a flush again, as preflop_counting.py
   tells: only a paired board makes more of a hand than a flush. All counts are whole numbers. */

#include "boards.h"

#include <stdlib.h>

/* ---- how many boards have some ranks --------------------------------------------------------- */

static const uint8_t WAYS[5][5] = {
    {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1},
};

/* A board is a high half and a low one. Boards stand in the order of their high halves, each with
   all low halves that make it five cards. */
static void weigh_boards(const uint8_t *live, uint16_t *weights)
{
    uint16_t low[LOW_KINDS];
    for (int kind = 0; kind < LOW_KINDS; kind++) {
        const uint8_t *held = tables.low_kinds + kind * 7;
        unsigned ways = 1;
        for (int rank = 0; rank < 7; rank++)
            ways *= WAYS[live[rank]][held[rank]];
        low[kind] = (uint16_t)ways;
    }
    for (int kind = 0; kind < HIGH_KINDS; kind++) {
        const uint8_t *held = tables.high_kinds + kind * 6;
        unsigned ways = 1, cards = 0;
        for (int rank = 0; rank < 6; rank++) {
            ways *= WAYS[live[7 + rank]][held[rank]];
            cards += held[rank];
        }
        int first = tables.low_kinds_from[5 - cards], after = tables.low_kinds_from[6 - cards];
        for (int i = first; i < after; i++)
            *weights++ = (uint16_t)(ways * low[i]);
    }
}

/* How many ways there are to deal what is not of a suit: two cards, by pair class, and one. */
struct rests {
    uint32_t two[PAIRS], one[13], all_two, all_one;
};

static void weigh_rests(const uint8_t *live, unsigned taken, struct rests *rests)
{
    int place = 0;
    rests->all_one = rests->all_two = 0;
    for (int rank = 0; rank < 13; rank++) {
        uint32_t off = live[rank] - 1u + (taken >> rank & 1);
        rests->one[rank] = off;
        rests->all_one += off;
        for (int lower = 0; lower < rank; lower++)
            rests->two[place++] = off * rests->one[lower];
        rests->two[place++] = off * (off - 1) / 2;
    }
    for (int pair = 0; pair < PAIRS; pair++)
        rests->all_two += rests->two[pair];
}

/* ---- flushes --------------------------------------------------------------------------------- */

INLINE unsigned more(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

INLINE unsigned flush_of(const struct position *at, const struct suit *suit, int seat, int place,
                         int omaha)
{
    if (omaha)
        return at->by_place[seat][place];
    return at->by_set[tables.suited_sets[place] | suit->held[seat]];
}

/* Whether anybody can have a flush with so many cards of the suit on the board. */
static int flush_possible(const struct position *at, const struct suit *suit, int size, int omaha)
{
    for (int seat = 0; seat < at->seats; seat++) {
        int held = bits_in(suit->held[seat]);
        if (omaha ? held >= 2 : held + size >= 5)
            return 1;
    }
    return 0;
}

/* Whether the ranks of a suited set can still come. */
INLINE int is_card_possible(const struct suit *suit, int place)
{
    return (tables.suited_sets[place] & suit->taken) == 0;
}

/* ---- two seats: three counters of 21 bits in one sum ----------------------------------------- */

#define COUNTER 21
#define COUNTER_MASK (((uint64_t)1 << COUNTER) - 1)

INLINE unsigned counter_of(unsigned first, unsigned second)
{
    return (first < second ? COUNTER : 0u) + (first == second ? 2u * COUNTER : 0u);
}

static void compare_two(struct position *at)
{
    const uint16_t *first = at->plain[0], *second = at->plain[1];
    for (int board = 0; board < BOARDS; board++)
        at->counter[board] = (uint8_t)counter_of(first[board], second[board]);
}

static void add_counters(uint64_t sum, int sign, int64_t *counts)
{
    for (int i = 0; i < 3; i++)
        counts[i] += sign * (int64_t)(sum >> (COUNTER * i) & COUNTER_MASK);
}

/* All boards, as if there were no flushes: wins, losses and ties. */
static void count_two(const struct position *at, int64_t *counts)
{
    const uint16_t *first = at->plain[0], *second = at->plain[1];
    uint32_t wins = 0, losses = 0, all = 0;
    for (int board = 0; board < BOARDS; board++) {
        uint32_t weight = at->weights[board];
        wins += first[board] > second[board] ? weight : 0;
        losses += first[board] < second[board] ? weight : 0;
        all += weight;
    }
    counts[0] += wins;
    counts[1] += losses;
    counts[2] += all - wins - losses;
}

/* Boards with some cards of the suit at one place: before and after their flushes are seen. */
INLINE void change_two_at(const struct position *at, unsigned first, unsigned second,
                          const uint16_t *boards, const uint32_t *weights, int rests,
                          const uint16_t *paired_boards, const uint8_t *paired_rests, int paired,
                          uint32_t every, uint64_t *before, uint64_t *after, int omaha)
{
    uint64_t sum = 0;
    for (int rest = 0; rest < rests; rest++)
        sum += (uint64_t)weights[rest] << at->counter[boards[rest]];
    *before += sum;
    sum = 0;
    if (omaha || first == 0 || second == 0)
        for (int i = 0; i < paired; i++) {
            unsigned board = paired_boards[i];
            uint32_t weight = weights[paired_rests[i]];
            sum += (uint64_t)weight << counter_of(more(first, at->plain[0][board]),
                                                  more(second, at->plain[1][board]));
            every -= weight;
        }
    *after += sum + ((uint64_t)every << counter_of(first, second));
}

INLINE void change_two(const struct position *at, const struct suit *suit, int64_t *counts,
                       int omaha)
{
    uint64_t before = 0, after = 0;
    struct rests rests;
    if (flush_possible(at, suit, 5, omaha))
        for (int place = FIVES_OFFSET; place < SUITED_SETS; place++)
            if (is_card_possible(suit, place)) {
                before += (uint64_t)1 << at->counter[tables.boards_with_five[place - FIVES_OFFSET]];
                after += (uint64_t)1 << counter_of(flush_of(at, suit, 0, place, omaha),
                                                   flush_of(at, suit, 1, place, omaha));
            }
    weigh_rests(at->live, suit->taken, &rests);
    if (flush_possible(at, suit, 4, omaha))
        for (int row = 0; row < FOURS; row++)
            if (is_card_possible(suit, FOURS_OFFSET + row))
                change_two_at(at, flush_of(at, suit, 0, FOURS_OFFSET + row, omaha),
                              flush_of(at, suit, 1, FOURS_OFFSET + row, omaha),
                              tables.boards_with_four + row * 13, rests.one, 13,
                              tables.paired_four + row * 4, tables.pairing_four + row * 4, 4,
                              rests.all_one, &before, &after, omaha);
    if (flush_possible(at, suit, 3, omaha))
        for (int row = 0; row < THREES; row++)
            if (is_card_possible(suit, row))
                change_two_at(at, flush_of(at, suit, 0, row, omaha),
                              flush_of(at, suit, 1, row, omaha),
                              tables.boards_with_three + row * PAIRS, rests.two, PAIRS,
                              tables.paired_three + row * PAIRED,
                              tables.pairing_three + row * PAIRED, PAIRED, rests.all_two, &before,
                              &after, omaha);
    add_counters(before, -1, counts);
    add_counters(after, 1, counts);
}

void kernel_count_ranks_of_two(struct position *at, int64_t *counts)
{
    weigh_boards(at->live, at->weights);
    compare_two(at);
    count_two(at, counts);
}

void kernel_change_two(const struct position *at, const struct suit *suit, int64_t *counts)
{
    change_two(at, suit, counts, 0);
}

/* ---- any number of seats: a count for each code ---------------------------------------------- */

INLINE uint32_t code_of(const struct position *at, const unsigned *values)
{
    unsigned best = values[0];
    uint32_t code = 1;
    for (int seat = 1; seat < at->seats; seat++) {
        if (values[seat] > best) {
            best = values[seat];
            code = (uint32_t)1 << seat;
        } else if (values[seat] == best) {
            code |= (uint32_t)1 << seat;
        }
    }
    return code;
}

INLINE uint32_t code_on(const struct position *at, const unsigned *flushes, unsigned board)
{
    unsigned values[MAX_SEATS];
    for (int seat = 0; seat < at->seats; seat++)
        values[seat] = more(flushes[seat], at->plain[seat][board]);
    return code_of(at, values);
}

static void compare_many(struct position *at, const uint16_t *lows)
{
    static const unsigned none[MAX_SEATS];
    for (unsigned board = 0; board < BOARDS; board++)
        at->codes[board] = code_on(at, none, board) | (uint32_t)lows[board] << at->seats;
}

static void count_many(struct position *at)
{
    for (int board = 0; board < BOARDS; board++)
        at->counts[at->codes[board]] += at->weights[board];
}

INLINE void change_many_at(struct position *at, const unsigned *flushes, const uint16_t *boards,
                           const uint32_t *weights, int rests, const uint16_t *paired_boards,
                           const uint8_t *paired_rests, int paired, uint32_t every)
{
    uint32_t winners = code_of(at, flushes);
    for (int rest = 0; rest < rests; rest++)
        at->counts[at->codes[boards[rest]]] -= weights[rest];
    if (at->lows) {
        /* Whoever has the low on a board, has it whatever its suits are. */
        uint32_t high = ((uint32_t)1 << at->seats) - 1;
        for (int rest = 0; rest < rests; rest++)
            at->counts[(at->codes[boards[rest]] & ~high) | winners] += weights[rest];
        for (int i = 0; i < paired; i++) {
            uint32_t low = at->codes[paired_boards[i]] & ~high;
            at->counts[low | winners] -= weights[paired_rests[i]];
            at->counts[low | code_on(at, flushes, paired_boards[i])] += weights[paired_rests[i]];
        }
        return;
    }
    for (int i = 0; i < paired; i++) {
        uint32_t weight = weights[paired_rests[i]];
        at->counts[code_on(at, flushes, paired_boards[i])] += weight;
        every -= weight;
    }
    at->counts[winners] += every;
}

INLINE void change_many(struct position *at, const struct suit *suit, int omaha)
{
    const uint32_t once = 1;
    unsigned flushes[MAX_SEATS];
    struct rests rests;
    weigh_rests(at->live, suit->taken, &rests);
    for (int size = 3; size <= 5; size++) {
        if (!flush_possible(at, suit, size, omaha))
            continue;
        int first = size == 3 ? 0 : size == 4 ? FOURS_OFFSET : FIVES_OFFSET;
        int rows = size == 3 ? THREES : size == 4 ? FOURS : FIVES;
        for (int row = 0; row < rows; row++) {
            if (!is_card_possible(suit, first + row))
                continue;
            for (int seat = 0; seat < at->seats; seat++)
                flushes[seat] = flush_of(at, suit, seat, first + row, omaha);
            if (size == 3)
                change_many_at(at, flushes, tables.boards_with_three + row * PAIRS, rests.two,
                               PAIRS, tables.paired_three + row * PAIRED,
                               tables.pairing_three + row * PAIRED, PAIRED, rests.all_two);
            else if (size == 4)
                change_many_at(at, flushes, tables.boards_with_four + row * 13, rests.one, 13,
                               tables.paired_four + row * 4, tables.pairing_four + row * 4, 4,
                               rests.all_one);
            else
                change_many_at(at, flushes, tables.boards_with_five + row, &once, 1, NULL, NULL, 0,
                               1);
        }
    }
}

/* ---- whole positions ------------------------------------------------------------------------- */

static int same_suit(const struct suit *one, const struct suit *other)
{
    return memcmp(one, other, sizeof *one) == 0;
}

/* Where two are seated, suits that are held alike are looked at once. */
static void count_two_boards(struct position *at, const struct dealt *dealt,
                             prepare_suit *prepare, int64_t *counts)
{
    int64_t changes[4][3] = {{0}};
    kernel_count_ranks_of_two(at, counts);
    for (int i = 0; i < 4; i++) {
        const struct suit *suit = &dealt->suits[i];
        int before = 0;
        while (!same_suit(&dealt->suits[before], suit))
            before++;
        if (before < i) {
            memcpy(changes[i], changes[before], sizeof changes[i]);
        } else if (prepare != NULL) {
            prepare(at, suit);
            change_two(at, suit, changes[i], 1);
        } else {
            kernel_change_two(at, suit, changes[i]);
        }
        for (int counter = 0; counter < 3; counter++)
            counts[counter] += changes[i][counter];
    }
}

int kernel_count_boards(struct position *at, const struct dealt *dealt, const uint16_t *lows,
                        prepare_suit *prepare, int64_t *counts)
{
    if (at->seats == 2 && !at->lows) {
        count_two_boards(at, dealt, prepare, counts + 1);
        return 0;
    }
    at->counts = counts;
    at->codes = malloc(BOARDS * sizeof *at->codes);
    if (at->codes == NULL)
        return -1;
    weigh_boards(at->live, at->weights);
    compare_many(at, lows);
    count_many(at);
    for (int i = 0; i < 4; i++) {
        if (prepare != NULL) {
            prepare(at, &dealt->suits[i]);
            change_many(at, &dealt->suits[i], 1);
        } else {
            change_many(at, &dealt->suits[i], 0);
        }
    }
    return 0;
}

/* ---- Omaha's values -------------------------------------------------------------------------- */

static void raise_all(uint16_t *values, const uint16_t *others, int count)
{
    for (int i = 0; i < count; i++)
        values[i] = values[i] > others[i] ? values[i] : others[i];
}

int kernel_value_omaha(struct position *at, const struct dealt *dealt)
{
    size_t each = BOARDS + SUITED_SETS;
    at->room = calloc((size_t)at->seats * each, sizeof *at->room);
    if (at->room == NULL)
        return -1;
    for (int seat = 0; seat < at->seats; seat++) {
        uint16_t *plain = at->room + (size_t)seat * each;
        const uint8_t *hole = dealt->holes[seat];
        uint8_t seen[PAIRS] = {0};
        for (int i = 1; i < dealt->each; i++)
            for (int j = 0; j < i; j++) {
                unsigned pair = pair_class(hole[i] >> 2, hole[j] >> 2);
                if (!seen[pair])
                    raise_all(plain, tables.omaha_by_pair + pair * BOARDS, BOARDS);
                seen[pair] = 1;
            }
        at->plain[seat] = plain;
        at->by_place[seat] = plain + BOARDS;
    }
    return 0;
}

/* The flushes of each seat in a suit. */
void kernel_find_omaha_flushes(struct position *at, const struct suit *suit)
{
    for (int seat = 0; seat < at->seats; seat++) {
        unsigned held = suit->held[seat];
        memset(at->by_place[seat], 0, SUITED_SETS * sizeof **at->by_place);
        for (unsigned one = 1; one < 13; one++)
            for (unsigned other = 0; other < one; other++)
                if ((held >> one & held >> other & 1) != 0)
                    raise_all(at->by_place[seat],
                              tables.omaha_flushes
                                  + tables.suited_pair[one * 13 + other] * SUITED_SETS,
                              SUITED_SETS);
    }
}
