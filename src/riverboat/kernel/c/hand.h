/* State of one flop-game hand, for playouts of millions of hands.

   A struct hand is one hand at one table, from the forced bets to the awarding of the pots,
   without a log. The comments name the module of engine/ that each part implements.
   tests/sim/test_vector.py compares the two hand by hand. */

#ifndef RIVERBOAT_HAND_H
#define RIVERBOAT_HAND_H

#include "random_streams.h"

enum { SEATS = 10, STREETS = 4, CARDS = 52, MAX_HOLE_CARDS = 6, BOARD_CARDS = 5, MAX_POSTS = 40 };

/* Upper bound of a stack or bet, so that sums do not overflow. */
#define MAX_CHIPS ((int64_t)1 << 53)

enum betting_structure { NO_LIMIT, POT_LIMIT, FIXED_LIMIT, STRUCTURES };
enum action_kind { FOLD, CALL, RAISE, ACTION_KINDS };
/* Kinds of forced bets, numbered as in playouts.py. POST: live bet. BLIND: live bet whose full
   size counts in a pot-limit pot. SLEEPER: live bet without the option. */
enum post_kind { ANTE, DEAD, POST, BLIND, SLEEPER, POST_KINDS };
enum post_field { POST_SEAT, POST_KIND, POST_CHIPS, POST_NOMINAL, POST_FIELDS };
enum opening_field { OPENING_FIRST_SEAT, OPENING_LAST_RAISE, OPENING_RAISE_COUNT, OPENING_FIELDS };
enum game_field {
    GAME_SEATS,
    GAME_HOLE_CARDS,
    GAME_STRUCTURE,
    GAME_HALF_BET,
    GAME_MAX_RAISES,
    GAME_NO_HEADS_UP_CAP,
    GAME_FREE_FOLD,
    GAME_LOW,
    GAME_CHIP_UNIT,
    GAME_BET_SIZES,
    GAME_BLINDS = GAME_BET_SIZES + STREETS,
    GAME_FIELDS
};

/* Indices of random words: CARD_WORDS for the cards, then two per decision (random_streams.py). */
enum { CARD_WORDS = 64, CACHED_KEYS = CARD_WORDS + 128 };

struct game {
    int seats, hole_cards, has_no_heads_up_cap, allows_free_fold, has_low, post_count;
    enum betting_structure structure;
    /* Factor applied to an all-in raise before it is compared with a full raise: 1 or 2. */
    int64_t half_bet_factor;
    int64_t max_raises, chip_unit, bet_sizes[STREETS], blind_total;
    /* By button: (seats, posts, POST_FIELDS) and (seats, OPENING_FIELDS). */
    const int64_t *post_table, *opening_table;
    uint64_t seed, stream_keys[CACHED_KEYS];
};

struct hand {
    int64_t stacks[SEATS], bets[SEATS], committed[SEATS], acted_bet[SEATS], starting_stacks[SEATS];
    int64_t current_bet, last_raise, last_full_bet, blind_bet, dead_chips, blind_shortfall, pot,
        raise_count;
    /* Legal amounts in chips: to call, and the totals of the smallest and largest raise;
       max_raise_to is 0 if no raise is legal. */
    int64_t to_call, min_raise_to, max_raise_to;
    uint64_t hand_number;
    uint32_t live_seats, seats_with_chips, seats_to_act, sleeper_seats, decision_count;
    /* to_act is -1 when the hand is over; street is -1 before the first round. */
    int32_t to_act, street, last_acted_seat, button, is_capped, is_dealt;
    /* Hole cards, one card per seat at a time from the left of the button; then the board. */
    uint8_t deck[CARDS];
};

/* Random word number `index` of a hand. */
INLINE uint64_t random_hand_word(const struct game *game, uint64_t hand_number, uint64_t index)
{
    uint64_t key = index < CACHED_KEYS ? game->stream_keys[index]
                                       : mix64(game->seed + (1 + index) * SPLITMIX_GAMMA);
    return mix64(key + hand_number * SPLITMIX_GAMMA);
}

/* Set the seed and cache the stream keys of the first words. */
INLINE void seed_game(struct game *game, uint64_t seed)
{
    game->seed = mix64(seed);
    for (uint64_t index = 0; index < CACHED_KEYS; index++)
        game->stream_keys[index] = mix64(game->seed + (1 + index) * SPLITMIX_GAMMA);
}

/* Hole card of a seat, then the board and its number of cards. */
INLINE uint8_t hole_card(const struct game *game, const struct hand *hand, int seat, int card)
{
    int position = seat - hand->button - 1;
    return hand->deck[card * game->seats + (position < 0 ? position + game->seats : position)];
}

INLINE const uint8_t *hand_board(const struct game *game, const struct hand *hand)
{
    return hand->deck + game->seats * game->hole_cards;
}

INLINE int board_card_count(int street)
{
    return street <= 0 ? 0 : street + 2;
}

INLINE int has_one_bit(uint32_t mask)
{
    return (mask & (mask - 1)) == 0;
}

INLINE int lowest_seat(uint32_t mask)
{
#if defined(__GNUC__)
    return __builtin_ctz(mask);
#else
    int seat = 0;
    while ((mask >> seat & 1) == 0)
        seat++;
    return seat;
#endif
}

static const uint8_t SORTED_DECK[CARDS] = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
};

/* Shuffle the cards of a hand unless that is done: a partial Fisher-Yates shuffle from the top. */
INLINE void shuffle_deck(const struct game *game, struct hand *hand)
{
    if (hand->is_dealt)
        return;
    hand->is_dealt = 1;
    memcpy(hand->deck, SORTED_DECK, CARDS);
    int needed = game->seats * game->hole_cards + BOARD_CARDS;
    uint64_t slot = 0;
    for (int position = 0; position < needed;) {
        uint64_t fraction =
            random_hand_word(game, hand->hand_number, slot++) >> (64 - FRACTION_BITS);
        int end = position + CARDS_PER_WORD < needed ? position + CARDS_PER_WORD : needed;
        for (; position < end; position++) {
            fraction *= (uint64_t)(CARDS - position);
            int swap_position = position + (int)(fraction >> FRACTION_BITS);
            fraction &= FRACTION_MASK;
            uint8_t card = hand->deck[swap_position];
            hand->deck[swap_position] = hand->deck[position];
            hand->deck[position] = card;
        }
    }
}

#endif
