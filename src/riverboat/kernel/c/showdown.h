/* Showdown values and pot awards: pots.py and pot_awards.py for playouts. */

#ifndef RIVERBOAT_SHOWDOWN_H
#define RIVERBOAT_SHOWDOWN_H

#include "hand.h"
#include "ranking.h"
#include "card_words.h"

/* ---- hand values ----------------------------------------------------------------------------- */

INLINE uint64_t sum_card_words(const uint8_t *cards, int count)
{
    uint64_t word = 0;
    for (int i = 0; i < count; i++)
        word += tables.card_words[cards[i]];
    return word;
}

static uint16_t flush_value(const uint8_t *hole, const uint8_t *board, int board_cards,
                            uint64_t word)
{
    uint64_t mask = card_mask(hole[0]) | card_mask(hole[1]);
    for (int i = 0; i < board_cards; i++)
        mask |= card_mask(board[i]);
    return tables.high_flushes[suit_ranks(mask, flush_suit(word))];
}

/* High value of a hold'em hand, given the sum of the board's card words. */
INLINE uint16_t holdem_value_on(const uint8_t *hole, const uint8_t *board, int board_cards,
                                uint64_t board_word)
{
    uint64_t word = board_word + sum_card_words(hole, 2);
    if (UNLIKELY((word & FLUSH_BITS) != 0))
        return flush_value(hole, board, board_cards, word);
    const uint16_t *high_halves = tables.high_halves + (board_cards - 1) * HIGH_HALF_ENTRIES;
    return tables.high_values[VALUE_OFFSET[board_cards + 2] + high_halves[word & 0xFFFFF]
                              + tables.low_halves[word >> 20 & 0xFFFFF]];
}

/* High value of a hold'em hand of five to seven cards. */
INLINE uint16_t holdem_value(const uint8_t *hole, const uint8_t *board, int board_cards)
{
    return holdem_value_on(hole, board, board_cards,
                           EMPTY_HAND_WORD + sum_card_words(board, board_cards));
}

/* ---- pots: pots.py and pot_awards.py --------------------------------------------------------- */

struct showdown_values {
    uint16_t high[SEATS], low[SEATS];
};

static void rank_omaha(const struct game *game, const struct hand *hand,
                       struct showdown_values *values)
{
    uint8_t hole[SEATS * MAX_HOLE_CARDS], boards[SEATS * BOARD_CARDS];
    uint16_t high[SEATS] = {0}, low[SEATS] = {0};
    int rows = 0;
    for (uint32_t remaining = hand->live_seats; remaining != 0;
         remaining &= remaining - 1, rows++) {
        for (int card = 0; card < game->hole_cards; card++)
            hole[rows * game->hole_cards + card] =
                hole_card(game, hand, lowest_seat(remaining), card);
        memcpy(boards + rows * BOARD_CARDS, hand_board(game, hand), BOARD_CARDS);
    }
    kernel_rank_omaha(RANK_OMAHA, hole, game->hole_cards, boards, high, rows);
    if (game->has_low)
        kernel_rank_omaha(RANK_OMAHA_LOW, hole, game->hole_cards, boards, low, rows);
    int row = 0;
    for (uint32_t remaining = hand->live_seats; remaining != 0; remaining &= remaining - 1, row++) {
        values->high[lowest_seat(remaining)] = high[row];
        values->low[lowest_seat(remaining)] = low[row];
    }
}

static void rank_holdem(const struct game *game, const struct hand *hand,
                        struct showdown_values *values)
{
    const uint8_t *board = hand_board(game, hand);
    uint64_t board_word = EMPTY_HAND_WORD + sum_card_words(board, BOARD_CARDS);
    for (uint32_t remaining = hand->live_seats; remaining != 0; remaining &= remaining - 1) {
        int seat = lowest_seat(remaining);
        uint8_t hole[2] = {hole_card(game, hand, seat, 0), hole_card(game, hand, seat, 1)};
        values->high[seat] = holdem_value_on(hole, board, BOARD_CARDS, board_word);
    }
}

/* Mask of the seats with the best value; 0 if no value is above 0. */
static uint32_t find_best_seats(uint32_t seats, const uint16_t *values)
{
    uint32_t best = 0;
    uint16_t best_value = 1;
    for (; seats != 0; seats &= seats - 1) {
        int seat = lowest_seat(seats);
        if (values[seat] > best_value) {
            best_value = values[seat];
            best = 0;
        }
        best |= (uint32_t)(values[seat] == best_value) << seat;
    }
    return best;
}

/* Share of a pot split `count` ways, for the winner at `position`: odd chips go one each to the
   first positions, and a remainder below one chip unit to the first. */
INLINE int64_t pot_share(int64_t chips, int count, int position, int64_t unit)
{
    if (count == 1)
        return chips;
    int64_t units = chips / unit;
    int64_t units_each = units / count + (position < units % count);
    return units_each * unit + (position == 0 ? chips % unit : 0);
}

/* Split chips among the winners; odd chips start left of the button (BYND-02). */
static void split_chips(const struct game *game, struct hand *hand, uint32_t winners, int64_t chips)
{
    if (winners == 0) /* invalid cards have value 0 */
        return;
    if (has_one_bit(winners)) {
        hand->stacks[lowest_seat(winners)] += chips;
        return;
    }
    int count = count_bits(winners), position = 0;
    uint32_t seats_after_button = winners & (~1u << hand->button);
    for (uint32_t remaining = seats_after_button; remaining != 0; remaining &= remaining - 1)
        hand->stacks[lowest_seat(remaining)] +=
            pot_share(chips, count, position++, game->chip_unit);
    for (uint32_t remaining = winners ^ seats_after_button; remaining != 0;
         remaining &= remaining - 1)
        hand->stacks[lowest_seat(remaining)] +=
            pot_share(chips, count, position++, game->chip_unit);
}

/* Award one pot to the best eligible hands, high and low (CARD-18, BYND-04). */
static void award_pot(const struct game *game, struct hand *hand,
                      const struct showdown_values *values, uint32_t seats, int64_t chips)
{
    uint32_t high = find_best_seats(seats, values->high);
    uint32_t low = game->has_low ? find_best_seats(seats, values->low) : 0;
    /* BYND-66; if the same players tie for high and low, split the whole pot */
    if (low == 0 || (low == high && !has_one_bit(low)))
        split_chips(game, hand, high, chips);
    else {
        split_chips(game, hand, high, pot_share(chips, 2, 0, game->chip_unit));
        split_chips(game, hand, low, pot_share(chips, 2, 1, game->chip_unit));
    }
}

/* Award main and side pots: one layer for each contribution of a live player (ALLN-07). */
static void award_side_pots(const struct game *game, struct hand *hand,
                            const struct showdown_values *values)
{
    int64_t first_total = hand->committed[lowest_seat(hand->live_seats)], difference = 0;
    for (uint32_t remaining = hand->live_seats & (hand->live_seats - 1); remaining != 0;
         remaining &= remaining - 1)
        difference |= hand->committed[lowest_seat(remaining)] ^ first_total;
    if (difference == 0) { /* equal contributions: a single pot */
        award_pot(game, hand, values, hand->live_seats, hand->pot);
        return;
    }
    int64_t lower_level = 0, dead_chips = hand->dead_chips;
    for (uint32_t seats = hand->live_seats; seats != 0;) {
        int64_t level = hand->committed[lowest_seat(seats)], chips = dead_chips;
        for (uint32_t remaining = seats; remaining != 0; remaining &= remaining - 1)
            if (hand->committed[lowest_seat(remaining)] < level)
                level = hand->committed[lowest_seat(remaining)];
        uint32_t deeper_seats = 0;
        for (uint32_t remaining = seats; remaining != 0; remaining &= remaining - 1)
            deeper_seats |= (uint32_t)(hand->committed[lowest_seat(remaining)] > level)
                            << lowest_seat(remaining);
        for (int seat = 0; seat < game->seats; seat++) {
            int64_t total = hand->committed[seat];
            if (deeper_seats != 0 && total > level)
                total = level;
            if (total > lower_level)
                chips += total - lower_level;
        }
        if (chips != 0)
            award_pot(game, hand, values, seats, chips);
        lower_level = level;
        dead_chips = 0;
        seats = deeper_seats;
    }
}

static void settle_hand(const struct game *game, struct hand *hand)
{
    hand->to_act = -1;
    hand->to_call = hand->min_raise_to = hand->max_raise_to = 0;
    if (has_one_bit(hand->live_seats)) {
        hand->stacks[lowest_seat(hand->live_seats)] += hand->pot;
        return;
    }
    struct showdown_values values;
    shuffle_deck(game, hand);
    if (game->hole_cards == 2)
        rank_holdem(game, hand, &values);
    else
        rank_omaha(game, hand, &values);
    award_side_pots(game, hand, &values);
}

#endif
