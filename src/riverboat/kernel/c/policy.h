/* Who decides by numbers: any action alike, or a table of chances (array_policies.py). */

#ifndef RIVERBOAT_POLICY_H
#define RIVERBOAT_POLICY_H

#include "showdown.h"

enum choice { CHOOSE_FOLD, CHOOSE_CALL, RAISE_LEAST, RAISE_POT, RAISE_MOST, CHOICES };
enum { HOLE_CLASSES = 169, FLOP_ON = STREETS - 1 };

struct policy {
    /* By street, whether there is a bet to call, and strength: how many of 2**32 words choose a
       thing or one before it. NULL: all kinds alike, and all sizes. */
    const uint64_t *chances;
    int buckets;
    const uint8_t *preflop;
    const uint16_t *cuts;
};

struct decision {
    int64_t hand, to;
    uint8_t seat, kind, unused[6];
};

/* The high half of a product. */
static uint64_t high_of_product(uint64_t one, uint64_t other)
{
    uint64_t a = one >> 32, b = one & 0xFFFFFFFFu, c = other >> 32, d = other & 0xFFFFFFFFu;
    uint64_t middle = a * d + (b * d >> 32);
    uint64_t rest = b * c + (middle & 0xFFFFFFFFu);
    return a * c + (middle >> 32) + (rest >> 32);
}

/* The number of the first word of the next decision. */
INLINE uint64_t word_index(const struct hand *hand)
{
    return CARD_WORDS + 2 * (uint64_t)hand->decisions;
}

static int64_t any_size(const struct game *game, const struct hand *hand)
{
    uint64_t sizes = (uint64_t)(hand->most - hand->least) + 1;
    if (sizes == 1)
        return hand->least;
    uint64_t word = hand_word(game, hand->number, word_index(hand) + 1);
    return hand->least + (int64_t)high_of_product(word, sizes);
}

INLINE enum kind choose_any(const struct game *game, const struct hand *hand, uint64_t word,
                            int64_t *to)
{
    uint64_t first = hand->call > 0 ? FOLD : CALL, last = hand->most > 0 ? RAISE : CALL;
    enum kind kind = (enum kind)(first + (word * (last - first + 1) >> 32));
    if (kind == RAISE)
        *to = any_size(game, hand);
    return kind;
}

static int hole_class(uint8_t one, uint8_t other)
{
    int high = one >> 2, low = other >> 2;
    if (high < low) {
        high = other >> 2;
        low = one >> 2;
    }
    return (one & 3) == (other & 3) ? 13 * high + low : 13 * low + high;
}

static int strength(const struct game *game, const struct policy *policy, const struct hand *hand)
{
    uint8_t hole[MOST_HELD];
    for (int card = 0; card < game->held; card++)
        hole[card] = hole_card(game, hand, hand->seat, card);
    if (hand->street == 0) {
        int best = 0;
        for (int i = 1; i < game->held; i++)
            for (int j = 0; j < i; j++) {
                int bucket = policy->preflop[hole_class(hole[i], hole[j])];
                best = bucket > best ? bucket : best;
            }
        return best;
    }
    const int shared = cards_on_board(hand->street);
    const uint8_t *board = board_of_hand(game, hand);
    uint16_t value = game->held == 2
                         ? one_holdem(hole, board, shared)
                         : kernel_one_omaha(hole, game->held, board, shared);
    const uint16_t *cuts = policy->cuts + (hand->street - 1) * (policy->buckets - 1);
    int bucket = 0;
    while (bucket < policy->buckets - 1 && cuts[bucket] <= value)
        bucket++;
    return bucket;
}

static enum kind choose_by_table(const struct game *game, const struct policy *policy,
                                 struct hand *hand, uint64_t word, int64_t *to)
{
    deal(game, hand);
    int row = (hand->street * 2 + (hand->call > 0)) * policy->buckets
              + strength(game, policy, hand);
    const uint64_t *chances = policy->chances + row * CHOICES;
    int choice = 0;
    while (choice < CHOICES - 1 && word >= chances[choice])
        choice++;
    if (choice <= CHOOSE_CALL || hand->most == 0)
        return choice == CHOOSE_FOLD && hand->call > 0 ? FOLD : CALL;
    *to = hand->most;
    if (choice == RAISE_LEAST)
        *to = hand->least;
    if (choice == RAISE_POT) {
        int64_t pot = hand->current + hand->pot + hand->call;
        *to = pot < hand->least ? hand->least : pot < hand->most ? pot : hand->most;
    }
    return RAISE;
}

#endif
