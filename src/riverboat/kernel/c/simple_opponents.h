/* Simple opponents for training: they compare hand strength with pot odds.

   In self-play alone, a blueprint never learns to exploit players who call or bet too much, and
   seldom reaches the situations that they create. So some opponents in training are simple
   players with a random style for each hand. Strengths are in [0, 1]: before the flop the share
   of worse hands, later the equity against a random hand. */

#ifndef RIVERBOAT_SIMPLE_OPPONENTS_H
#define RIVERBOAT_SIMPLE_OPPONENTS_H

#include "betting_abstraction.h"

struct playing_style {
    /* Shares of hands that call one bet, and that raise, before the flop. */
    double call_range, raise_range;
    /* Strength threshold for betting, and bluff frequency. */
    double bet_threshold, bluff_rate;
    /* Strength discount against a pot-sized bet, and tolerated shortfall below the pot odds. */
    double bet_discount, call_tolerance;
    /* Frequency of random actions. */
    double random_rate;
};

/* Map uniform numbers in [0, 1) to a style: many players are tight, few play nearly every hand. */
INLINE struct playing_style make_style(const double *uniform)
{
    double looseness = uniform[0] * uniform[0];
    return (struct playing_style){
        .call_range = 0.1 + 1.2 * looseness,
        .raise_range = (0.1 + 0.7 * looseness) * uniform[1],
        .bet_threshold = 0.45 + 0.45 * uniform[2],
        .bluff_rate = 0.5 * uniform[3] * uniform[3],
        .bet_discount = 0.25 * uniform[4],
        .call_tolerance = 0.5 * uniform[5] * uniform[5],
        .random_rate = uniform[6] * uniform[6] * uniform[6] * uniform[6],
    };
}

/* One of the legal raises by a uniform number, or a call if there is none. */
INLINE enum abstract_action choose_raise(const struct action_menu *menu, double uniform)
{
    int raise_count = 0;
    for (int action = ACTION_HALF_POT; action < ABSTRACT_ACTIONS; action++)
        raise_count += (int)(menu->legal >> action & 1);
    int index = (int)(uniform * raise_count);
    for (int action = ACTION_HALF_POT; action < ABSTRACT_ACTIONS; action++)
        if ((menu->legal >> action & 1) != 0 && index-- == 0)
            return (enum abstract_action)action;
    return ACTION_CALL;
}

/* Action of a simple opponent with a hand of this strength; folds only when facing a bet. */
INLINE enum abstract_action choose_simple_action(const struct game *game, const struct hand *hand,
                                                 const struct action_menu *menu,
                                                 const struct playing_style *style, double strength,
                                                 double action_uniform, double size_uniform)
{
    enum abstract_action passive_action = hand->to_call > 0 ? ACTION_FOLD : ACTION_CALL;
    double price = (double)hand->to_call / (double)(hand->pot + hand->to_call);
    int opponents = count_bits(hand->live_seats) - 1;
    if (action_uniform < style->random_rate) {
        double pick = 4 * action_uniform / style->random_rate;
        return pick < 1   ? passive_action
               : pick < 3 ? ACTION_CALL
                          : choose_raise(menu, size_uniform);
    }
    action_uniform = (action_uniform - style->random_rate) / (1 - style->random_rate);
    if (hand->street == 0) {
        double bets_to_call = (double)hand->to_call / (double)game->bet_sizes[0];
        double range_scale =
            8.0 / (game->seats + 2) / (bets_to_call > 1 ? 0.5 + 0.5 * bets_to_call : 1);
        double better_share = 1 - strength;
        if (better_share <= style->raise_range * range_scale
            || (hand->to_call == 0 && better_share <= style->bluff_rate * range_scale))
            return choose_raise(menu, size_uniform);
        return better_share <= style->call_range * range_scale || price < 0.1 ? ACTION_CALL
                                                                              : passive_action;
    }
    double win_estimate = strength;
    for (int i = 1; i < opponents; i++)
        win_estimate *= 0.5 + 0.5 * strength;
    if (hand->to_call == 0)
        return win_estimate >= style->bet_threshold
                       || action_uniform < style->bluff_rate / opponents
                   ? choose_raise(menu, size_uniform)
                   : ACTION_CALL;
    int64_t pot_before = hand->pot > hand->to_call ? hand->pot - hand->to_call : 1;
    double bet_fraction = (double)hand->to_call / (double)pot_before;
    win_estimate -= style->bet_discount * (bet_fraction < 1 ? bet_fraction : 1);
    if (win_estimate >= style->bet_threshold + 0.15 || action_uniform < 0.2 * style->bluff_rate)
        return choose_raise(menu, size_uniform);
    return win_estimate + style->call_tolerance >= price ? ACTION_CALL : passive_action;
}

#endif
