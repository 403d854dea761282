/* What hands are worth at the end, and who is awarded what: pots.py and pot_awards.py by numbers. */

#ifndef RIVERBOAT_SHOWDOWN_H
#define RIVERBOAT_SHOWDOWN_H

#include "hand.h"
#include "rank.h"
#include "words.h"

/* ---- values ---------------------------------------------------------------------------------- */

INLINE uint64_t word_of(const uint8_t *cards, int count)
{
    uint64_t word = 0;
    for (int i = 0; i < count; i++)
        word += tables.card_words[cards[i]];
    return word;
}

static uint16_t flush_value(const uint8_t *hole, const uint8_t *board, int shared, uint64_t word)
{
    uint64_t mask = mask_of(hole[0]) | mask_of(hole[1]);
    for (int i = 0; i < shared; i++)
        mask |= mask_of(board[i]);
    return tables.high_flushes[ranks_in(mask, suit_of_five(word))];
}

/* The same with the words of the board added up. */
INLINE uint16_t high_on(const uint8_t *hole, const uint8_t *board, int shared, uint64_t on_board)
{
    uint64_t word = on_board + word_of(hole, 2);
    if (UNLIKELY((word & FIVE_OF_A_SUIT) != 0))
        return flush_value(hole, board, shared, word);
    const uint16_t *high_halves = tables.high_halves + (shared - 1) * HIGH_SUMS;
    return tables.high_values[FIRST_INDEX[shared + 2] + high_halves[word & 0xFFFFF]
                              + tables.low_halves[word >> 20 & 0xFFFFF]];
}

/* The value of the best hold'em hand of five to seven cards. */
INLINE uint16_t one_holdem(const uint8_t *hole, const uint8_t *board, int shared)
{
    return high_on(hole, board, shared, SUIT_COUNTERS_START + word_of(board, shared));
}

/* ---- settling: pots.py and pot_awards.py ------------------------------------------------------- */

struct values {
    uint16_t high[SEATS], low[SEATS];
};

static void rank_omaha(const struct game *game, const struct hand *hand, struct values *values)
{
    uint8_t hole[SEATS * MOST_HELD], boards[SEATS * BOARD];
    uint16_t high[SEATS] = {0}, low[SEATS] = {0};
    int rows = 0;
    for (uint32_t left = hand->live; left != 0; left &= left - 1, rows++) {
        for (int card = 0; card < game->held; card++)
            hole[rows * game->held + card] = hole_card(game, hand, first_seat(left), card);
        memcpy(boards + rows * BOARD, board_of_hand(game, hand), BOARD);
    }
    kernel_rank_omaha(RANK_OMAHA, hole, game->held, boards, high, rows);
    if (game->low)
        kernel_rank_omaha(RANK_OMAHA_LOW, hole, game->held, boards, low, rows);
    int row = 0;
    for (uint32_t left = hand->live; left != 0; left &= left - 1, row++) {
        values->high[first_seat(left)] = high[row];
        values->low[first_seat(left)] = low[row];
    }
}

static void rank_holdem(const struct game *game, const struct hand *hand, struct values *values)
{
    const uint8_t *board = board_of_hand(game, hand);
    uint64_t on_board = SUIT_COUNTERS_START + word_of(board, BOARD);
    for (uint32_t left = hand->live; left != 0; left &= left - 1) {
        int seat = first_seat(left);
        uint8_t hole[2] = {hole_card(game, hand, seat, 0), hole_card(game, hand, seat, 1)};
        values->high[seat] = high_on(hole, board, BOARD, on_board);
    }
}

/* Those of the seats with the best value, if it wins anything. */
static uint32_t best_of(uint32_t seats, const uint16_t *value)
{
    uint32_t best = 0;
    uint16_t most = 1;
    for (; seats != 0; seats &= seats - 1) {
        int seat = first_seat(seats);
        if (value[seat] > most) {
            most = value[seat];
            best = 0;
        }
        best |= (uint32_t)(value[seat] == most) << seat;
    }
    return best;
}

/* A share of a pot for so many: odd units go one each to the first, the rest below a unit too. */
INLINE int64_t share_of(int64_t chips, int count, int place, int64_t unit)
{
    if (count == 1)
        return chips;
    int64_t units = chips / unit;
    int64_t each = units / count + (place < units % count);
    return each * unit + (place == 0 ? chips % unit : 0);
}

/* Give chips to the winners, from the left of the button (BYND-02). */
static void give(const struct game *game, struct hand *hand, uint32_t winners, int64_t chips)
{
    if (winners == 0) /* bytes that are no cards are worth nothing */
        return;
    if (is_one(winners)) {
        hand->stacks[first_seat(winners)] += chips;
        return;
    }
    int count = bits_in(winners), place = 0;
    uint32_t later = winners & (~1u << hand->button);
    for (uint32_t left = later; left != 0; left &= left - 1)
        hand->stacks[first_seat(left)] += share_of(chips, count, place++, game->unit);
    for (uint32_t left = winners ^ later; left != 0; left &= left - 1)
        hand->stacks[first_seat(left)] += share_of(chips, count, place++, game->unit);
}

/* Award one pot to the best of those who may win it, high and low (CARD-18, BYND-04). */
static void award(const struct game *game, struct hand *hand, const struct values *values,
                  uint32_t seats, int64_t chips)
{
    uint32_t high = best_of(seats, values->high);
    uint32_t low = game->low ? best_of(seats, values->low) : 0;
    if (low == 0 || (low == high && !is_one(low)))
        give(game, hand, high, chips); /* BYND-66; of the same winners the whole is split evenly */
    else {
        give(game, hand, high, share_of(chips, 2, 0, game->unit));
        give(game, hand, low, share_of(chips, 2, 1, game->unit));
    }
}

/* Cut what is in the middle into pots, a layer for each total of a live player (ALLN-07). */
static void award_layers(const struct game *game, struct hand *hand, const struct values *values)
{
    int64_t first = hand->totals[first_seat(hand->live)], uneven = 0;
    for (uint32_t left = hand->live & (hand->live - 1); left != 0; left &= left - 1)
        uneven |= hand->totals[first_seat(left)] ^ first;
    if (uneven == 0) { /* one pot for all */
        award(game, hand, values, hand->live, hand->pot);
        return;
    }
    int64_t below = 0, dead = hand->dead;
    for (uint32_t seats = hand->live; seats != 0;) {
        int64_t level = hand->totals[first_seat(seats)], chips = dead;
        for (uint32_t left = seats; left != 0; left &= left - 1)
            if (hand->totals[first_seat(left)] < level)
                level = hand->totals[first_seat(left)];
        uint32_t deeper = 0;
        for (uint32_t left = seats; left != 0; left &= left - 1)
            deeper |= (uint32_t)(hand->totals[first_seat(left)] > level) << first_seat(left);
        for (int seat = 0; seat < game->seats; seat++) {
            int64_t total = hand->totals[seat];
            if (deeper != 0 && total > level)
                total = level;
            if (total > below)
                chips += total - below;
        }
        if (chips != 0)
            award(game, hand, values, seats, chips);
        below = level;
        dead = 0;
        seats = deeper;
    }
}

static void settle(const struct game *game, struct hand *hand)
{
    hand->seat = -1;
    hand->call = hand->least = hand->most = 0;
    if (is_one(hand->live)) {
        hand->stacks[first_seat(hand->live)] += hand->pot;
        return;
    }
    struct values values;
    deal(game, hand);
    if (game->held == 2)
        rank_holdem(game, hand, &values);
    else
        rank_omaha(game, hand, &values);
    award_layers(game, hand, &values);
}

#endif
