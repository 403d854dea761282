/* Array policies: uniform random actions, or a table of probabilities (array_policies.py). */

#ifndef RIVERBOAT_POLICY_H
#define RIVERBOAT_POLICY_H

#include "showdown.h"

enum policy_action {
    POLICY_FOLD,
    POLICY_CALL,
    POLICY_RAISE_MIN,
    POLICY_RAISE_POT,
    POLICY_RAISE_MAX,
    POLICY_ACTIONS
};
enum { HOLE_CLASSES = 169, POST_FLOP_STREETS = STREETS - 1 };

struct policy {
    /* Cumulative probabilities in units of 2**-32, by street, facing a bet, strength bucket and
       action. NULL: uniform over kinds and raise sizes. */
    const uint64_t *cumulative;
    int bucket_count;
    const uint8_t *preflop_buckets;
    const uint16_t *bucket_cuts;
};

struct logged_decision {
    int64_t hand_number, raise_to;
    uint8_t seat, kind, padding[6];
};

/* High 64 bits of the 128-bit product. */
static uint64_t multiply_high(uint64_t multiplicand, uint64_t multiplier)
{
    uint64_t a = multiplicand >> 32, b = multiplicand & 0xFFFFFFFFu, c = multiplier >> 32,
             d = multiplier & 0xFFFFFFFFu;
    uint64_t middle = a * d + (b * d >> 32);
    uint64_t low_carry = b * c + (middle & 0xFFFFFFFFu);
    return a * c + (middle >> 32) + (low_carry >> 32);
}

/* Index of the first random word of the next decision. */
INLINE uint64_t decision_word_index(const struct hand *hand)
{
    return CARD_WORDS + 2 * (uint64_t)hand->decision_count;
}

static int64_t draw_raise_size(const struct game *game, const struct hand *hand)
{
    uint64_t size_count = (uint64_t)(hand->max_raise_to - hand->min_raise_to) + 1;
    if (size_count == 1)
        return hand->min_raise_to;
    uint64_t word = random_hand_word(game, hand->hand_number, decision_word_index(hand) + 1);
    return hand->min_raise_to + (int64_t)multiply_high(word, size_count);
}

INLINE enum action_kind choose_uniform_action(const struct game *game, const struct hand *hand,
                                              uint64_t word, int64_t *raise_to)
{
    uint64_t first = hand->to_call > 0 ? FOLD : CALL, last = hand->max_raise_to > 0 ? RAISE : CALL;
    enum action_kind kind = (enum action_kind)(first + (word * (last - first + 1) >> 32));
    if (kind == RAISE)
        *raise_to = draw_raise_size(game, hand);
    return kind;
}

static int hole_class(uint8_t first, uint8_t second)
{
    int high_rank = first >> 2, low_rank = second >> 2;
    if (high_rank < low_rank) {
        high_rank = second >> 2;
        low_rank = first >> 2;
    }
    return (first & 3) == (second & 3) ? 13 * high_rank + low_rank : 13 * low_rank + high_rank;
}

static int strength_bucket(const struct game *game, const struct policy *policy,
                           const struct hand *hand)
{
    uint8_t hole[MAX_HOLE_CARDS];
    for (int card = 0; card < game->hole_cards; card++)
        hole[card] = hole_card(game, hand, hand->to_act, card);
    if (hand->street == 0) {
        int best_bucket = 0;
        for (int i = 1; i < game->hole_cards; i++)
            for (int j = 0; j < i; j++) {
                int bucket = policy->preflop_buckets[hole_class(hole[i], hole[j])];
                best_bucket = bucket > best_bucket ? bucket : best_bucket;
            }
        return best_bucket;
    }
    const int board_cards = board_card_count(hand->street);
    const uint8_t *board = hand_board(game, hand);
    uint16_t value = game->hole_cards == 2
                         ? holdem_value(hole, board, board_cards)
                         : kernel_omaha_value(hole, game->hole_cards, board, board_cards);
    const uint16_t *bucket_cuts =
        policy->bucket_cuts + (hand->street - 1) * (policy->bucket_count - 1);
    int bucket = 0;
    while (bucket < policy->bucket_count - 1 && bucket_cuts[bucket] <= value)
        bucket++;
    return bucket;
}

static enum action_kind choose_policy_action(const struct game *game, const struct policy *policy,
                                             struct hand *hand, uint64_t word, int64_t *raise_to)
{
    shuffle_deck(game, hand);
    int row = (hand->street * 2 + (hand->to_call > 0)) * policy->bucket_count
              + strength_bucket(game, policy, hand);
    const uint64_t *cumulative = policy->cumulative + row * POLICY_ACTIONS;
    int action = 0;
    while (action < POLICY_ACTIONS - 1 && word >= cumulative[action])
        action++;
    if (action <= POLICY_CALL || hand->max_raise_to == 0)
        return action == POLICY_FOLD && hand->to_call > 0 ? FOLD : CALL;
    *raise_to = hand->max_raise_to;
    if (action == POLICY_RAISE_MIN)
        *raise_to = hand->min_raise_to;
    if (action == POLICY_RAISE_POT) {
        int64_t pot = hand->current_bet + hand->pot + hand->to_call;
        *raise_to = pot < hand->min_raise_to   ? hand->min_raise_to
                    : pot < hand->max_raise_to ? pot
                                               : hand->max_raise_to;
    }
    return RAISE;
}

#endif
