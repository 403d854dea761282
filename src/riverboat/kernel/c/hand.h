/* One hand of a flop game played by numbers: the rules of engine/ for those who play millions.

   A struct hand is one hand at one table, from the forced bets to the last award, without a log.
   What each part does is told by the module of engine/ that is named beside it; hands that the two
   play are compared one by one, in tests/sim/test_vector.py. */

#ifndef RIVERBOAT_HAND_H
#define RIVERBOAT_HAND_H

#include "streams.h"

enum { SEATS = 10, STREETS = 4, CARDS = 52, MOST_HELD = 6, BOARD = 5, MAX_POSTS = 40 };

/* Chips of one player, or of one bet, at most: sums of them never overflow. */
#define MAX_CHIPS ((int64_t)1 << 53)

enum structure { NO_LIMIT, POT_LIMIT, FIXED_LIMIT, STRUCTURES };
enum kind { FOLD, CALL, RAISE, KINDS };
/* What is posted: POST is a live bet, BLIND one that pot-limit expects, SLEEPER one without the
   option. The numbers are those of playouts.py. */
enum post_kind { ANTE, DEAD, POST, BLIND, SLEEPER, POST_KINDS };
enum post_field { POST_SEAT, POST_KIND, POST_CHIPS, POST_FULL, POST_FIELDS };
enum opening_field { FIRST, LAST_RAISE, RAISES, OPENING_FIELDS };
enum game_field {
    GAME_SEATS,
    GAME_HELD,
    GAME_STRUCTURE,
    GAME_HALF_BET,
    GAME_MOST_RAISES,
    GAME_CAP_LAPSES,
    GAME_FREE_FOLD,
    GAME_LOW,
    GAME_UNIT,
    GAME_SIZES,
    GAME_BLINDS = GAME_SIZES + STREETS,
    GAME_FIELDS
};

/* Random words of a hand: those of its cards, and two for each decision (random_streams.py). */
enum { CARD_WORDS = 64, QUICK_KEYS = CARD_WORDS + 128 };

struct game {
    int seats, held, has_no_heads_up_cap, free_fold, low, posts;
    enum structure structure;
    /* What an all-in's raise is multiplied by before it is compared with a full one: 1 or 2. */
    int64_t half_bet;
    int64_t most_raises, unit, sizes[STREETS], blinds;
    /* (seats, posts, POST_FIELDS) and (seats, OPENING_FIELDS), by where the button is. */
    const int64_t *posted, *opening;
    uint64_t seed, keys[QUICK_KEYS];
};

struct hand {
    int64_t stacks[SEATS], bets[SEATS], totals[SEATS], acted_at[SEATS], began[SEATS];
    int64_t current, last_raise, full_bet, blind, dead, missing, pot, raises;
    /* What the player to act may do: most is 0 where they may not raise. */
    int64_t call, least, most;
    uint64_t number;
    uint32_t live, able, to_do, sleepers, decisions;
    /* Who is to act, or -1 when the hand is over; -1 is the street before the first. */
    int32_t seat, street, last, button, capped, dealt;
    /* Hole cards one by one from the left of the button, and then the board. */
    uint8_t deck[CARDS];
};

/* The random word of a hand with this number. */
INLINE uint64_t hand_word(const struct game *game, uint64_t number, uint64_t index)
{
    uint64_t key = index < QUICK_KEYS ? game->keys[index] : mix(game->seed + (1 + index) * GAMMA);
    return mix(key + number * GAMMA);
}

/* Work out the keys of a seed. */
INLINE void set_seed(struct game *game, uint64_t seed)
{
    game->seed = mix(seed);
    for (uint64_t index = 0; index < QUICK_KEYS; index++)
        game->keys[index] = mix(game->seed + (1 + index) * GAMMA);
}

/* A card that a seat holds, and how many cards lie on the board. */
INLINE uint8_t hole_card(const struct game *game, const struct hand *hand, int seat, int card)
{
    int place = seat - hand->button - 1;
    return hand->deck[card * game->seats + (place < 0 ? place + game->seats : place)];
}

INLINE const uint8_t *board_of_hand(const struct game *game, const struct hand *hand)
{
    return hand->deck + game->seats * game->held;
}

INLINE int cards_on_board(int street)
{
    return street <= 0 ? 0 : street + 2;
}

INLINE int is_one(uint32_t mask)
{
    return (mask & (mask - 1)) == 0;
}

INLINE int first_seat(uint32_t mask)
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

static const uint8_t IN_ORDER[CARDS] = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
};

/* Draw the cards of a hand, if they are not: a shuffle from the top that stops when it has enough,
   and in which each place changes with one from it on. */
INLINE void deal(const struct game *game, struct hand *hand)
{
    if (hand->dealt)
        return;
    hand->dealt = 1;
    memcpy(hand->deck, IN_ORDER, CARDS);
    int needed = game->seats * game->held + BOARD;
    uint64_t slot = 0;
    for (int place = 0; place < needed;) {
        uint64_t fraction = hand_word(game, hand->number, slot++) >> (64 - FRACTION_BITS);
        int end = place + CARDS_PER_WORD < needed ? place + CARDS_PER_WORD : needed;
        for (; place < end; place++) {
            fraction *= (uint64_t)(CARDS - place);
            int other = place + (int)(fraction >> FRACTION_BITS);
            fraction &= FRACTION;
            uint8_t card = hand->deck[other];
            hand->deck[other] = hand->deck[place];
            hand->deck[place] = card;
        }
    }
}

#endif
