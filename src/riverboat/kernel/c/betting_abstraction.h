/* Betting abstraction of blueprints: situation numbers and the actions of each situation.

   Situations contain public information only; hole cards are represented by a bucket computed in
   Python. riverboat.bots.blueprint.blueprint_situations is the Python version; tests/solve
   compares the two. */

#ifndef RIVERBOAT_BETTING_ABSTRACTION_H
#define RIVERBOAT_BETTING_ABSTRACTION_H

#include "betting.h"

enum abstract_action {
    ACTION_FOLD,
    ACTION_CALL,
    ACTION_HALF_POT,
    ACTION_POT,
    ACTION_ALL_IN,
    ABSTRACT_ACTIONS
};

/* Number of classes of each feature, and of situations before and after the flop. */
enum {
    PREFLOP_POSITIONS = 6,
    RAISE_LEVELS = 4,
    RAISER_GROUPS = 4,
    CALLER_COUNTS = 4,
    PREFLOP_PRICES = 4,
    STACK_DEPTHS = 7,
    PREFLOP_SITUATIONS = PREFLOP_POSITIONS * RAISE_LEVELS * RAISER_GROUPS * CALLER_COUNTS
        * PREFLOP_PRICES * STACK_DEPTHS,
    OPPONENT_COUNTS = 3,
    POSTFLOP_POSITIONS = 3,
    POSTFLOP_PRICES = 5,
    STACK_TO_POT_RATIOS = 7,
    INITIATIVES = 3,
    POSTFLOP_SITUATIONS = OPPONENT_COUNTS * POSTFLOP_POSITIONS * RAISE_LEVELS * POSTFLOP_PRICES
        * STACK_TO_POT_RATIOS * INITIATIVES
};

/* Last aggressor of this street and of the previous one, -1 if none, and the number of bets and
   raises on this street, up to 3. */
struct initiative {
    int aggressor, previous_aggressor, street, raise_level;
};

struct action_menu {
    /* Bit mask of legal abstract actions, and the total of each raise in chips. */
    uint32_t legal;
    int64_t raise_to[ABSTRACT_ACTIONS];
};

/* Effective stack in chips, bets included: the smaller of the player's and the largest live
   opponent's. */
INLINE int64_t effective_stack(const struct game *game, const struct hand *hand)
{
    int64_t own_chips = hand->stacks[hand->to_act] + hand->bets[hand->to_act], largest = 0;
    for (int seat = 0; seat < game->seats; seat++) {
        int64_t chips = hand->stacks[seat] + hand->bets[seat];
        if (seat != hand->to_act && (hand->live_seats >> seat & 1) != 0 && chips > largest)
            largest = chips;
    }
    return own_chips < largest ? own_chips : largest;
}

/* Position class: 0 the button, 1 and 2 the next to its right, 3 earlier seats, 4 and 5 the
   blinds. */
INLINE int seat_position(int seats, int button, int seat)
{
    int seats_from_button = (seat - button + seats) % seats;
    if (seats == 2)
        return seats_from_button == 0 ? 0 : 5;
    if (seats_from_button == 1 || seats_from_button == 2)
        return 3 + seats_from_button;
    if (seats_from_button == 0)
        return 0;
    return seats - seats_from_button < 3 ? seats - seats_from_button : 3;
}

INLINE int stack_depth_class(int64_t stack, int64_t big_blind)
{
    static const int64_t MAX_BIG_BLINDS[STACK_DEPTHS - 1] = {6, 10, 16, 26, 45, 80};
    int depth = 0;
    while (depth < STACK_DEPTHS - 1 && stack > MAX_BIG_BLINDS[depth] * big_blind)
        depth++;
    return depth;
}

/* Number of opponents who have matched the current bet. */
INLINE int count_callers(const struct game *game, const struct hand *hand)
{
    int callers = 0;
    for (int seat = 0; seat < game->seats; seat++)
        callers += seat != hand->to_act && (hand->live_seats >> seat & 1) != 0
                   && hand->bets[seat] == hand->current_bet;
    return callers;
}

INLINE int preflop_situation(const struct game *game, const struct hand *hand,
                             const struct initiative *initiative, int64_t stack)
{
    static const int RAISER_GROUP_OF_POSITION[PREFLOP_POSITIONS] = {2, 2, 1, 1, 3, 3};
    int callers = count_callers(game, hand);
    int64_t call_times_100 = 100 * hand->to_call, pot = hand->pot + hand->to_call;
    int price_class =
        (call_times_100 > 25 * pot) + (call_times_100 > 38 * pot) + (call_times_100 > 45 * pot);
    int situation = seat_position(game->seats, hand->button, hand->to_act);
    situation = situation * RAISE_LEVELS + initiative->raise_level;
    situation = situation * RAISER_GROUPS
                + (initiative->aggressor < 0
                       ? 0
                       : RAISER_GROUP_OF_POSITION[seat_position(game->seats, hand->button,
                                                                initiative->aggressor)]);
    situation = situation * CALLER_COUNTS + (callers < 3 ? callers : 3);
    situation = situation * PREFLOP_PRICES + price_class;
    return situation * STACK_DEPTHS + stack_depth_class(stack, game->bet_sizes[0]);
}

INLINE int postflop_situation(const struct game *game, const struct hand *hand,
                              const struct initiative *initiative, int64_t stack)
{
    int opponents_after = 0, opponents_before = 0, opponents = 0;
    int own_order = (hand->to_act - hand->button - 1 + game->seats) % game->seats;
    for (int seat = 0; seat < game->seats; seat++) {
        if (seat == hand->to_act || (hand->live_seats >> seat & 1) == 0)
            continue;
        int seat_order = (seat - hand->button - 1 + game->seats) % game->seats;
        opponents++;
        opponents_after += seat_order > own_order;
        opponents_before += seat_order < own_order;
    }
    int64_t call_times_100 = 100 * hand->to_call, pot = hand->pot + hand->to_call;
    int price_class = hand->to_call == 0
                          ? 0
                          : 1 + (call_times_100 > 27 * pot) + (call_times_100 > 35 * pot)
                                + (call_times_100 > 41 * pot);
    int64_t stack_behind = stack - hand->current_bet;
    int stack_to_pot_class = stack_behind <= 0
                                 ? 0
                                 : 1 + (2 * stack_behind > pot) + (stack_behind > pot)
                                       + (stack_behind > 2 * pot) + (stack_behind > 4 * pot)
                                       + (stack_behind > 8 * pot);
    int situation = opponents < 3 ? opponents - 1 : 2;
    situation = situation * POSTFLOP_POSITIONS
                + (opponents_after == 0    ? 0
                   : opponents_before == 0 ? 1
                                           : 2);
    situation = situation * RAISE_LEVELS + initiative->raise_level;
    situation = situation * POSTFLOP_PRICES + price_class;
    situation = situation * STACK_TO_POT_RATIOS + stack_to_pot_class;
    return situation * INITIATIVES
           + (initiative->previous_aggressor < 0               ? 0
              : initiative->previous_aggressor == hand->to_act ? 1
                                                               : 2);
}

INLINE int classify_situation(const struct game *game, const struct hand *hand,
                              const struct initiative *initiative)
{
    int64_t stack = effective_stack(game, hand);
    return hand->street == 0 ? preflop_situation(game, hand, initiative, stack)
                             : postflop_situation(game, hand, initiative, stack);
}

/* Add a raise to a total; two thirds of the maximum or more is offered as an all-in. */
INLINE void offer_raise(struct action_menu *menu, const struct hand *hand,
                        enum abstract_action action, int64_t raise_to)
{
    if (raise_to < hand->min_raise_to)
        raise_to = hand->min_raise_to;
    if (3 * raise_to >= 2 * hand->max_raise_to) {
        menu->legal |= 1u << ACTION_ALL_IN;
        return;
    }
    if (action == ACTION_POT && (menu->legal >> ACTION_HALF_POT & 1) != 0
        && menu->raise_to[ACTION_HALF_POT] == raise_to)
        return;
    menu->legal |= 1u << action;
    menu->raise_to[action] = raise_to;
}

/* Return 1 if no player but the blinds has entered the pot and the player is not a blind
   (heads-up: is the button). Such a player raises or folds. */
INLINE int is_first_in(const struct game *game, const struct hand *hand,
                       const struct initiative *initiative)
{
    return hand->street == 0 && initiative->raise_level == 0
           && seat_position(game->seats, hand->button, hand->to_act) < 4
           && count_callers(game, hand) < 2;
}

/* Build the abstract actions: the more raises, the fewer sizes. */
INLINE void build_action_menu(const struct game *game, const struct hand *hand,
                              const struct initiative *initiative, struct action_menu *menu)
{
    memset(menu, 0, sizeof *menu);
    menu->legal = 1u << ACTION_CALL | (hand->to_call > 0 ? 1u << ACTION_FOLD : 0);
    if (hand->max_raise_to == 0)
        return;
    int64_t pot = hand->pot + hand->to_call, stack = effective_stack(game, hand);
    int raise_level = initiative->raise_level;
    menu->raise_to[ACTION_ALL_IN] = hand->max_raise_to;
    if (raise_level <= 1)
        offer_raise(menu, hand, ACTION_HALF_POT, hand->current_bet + pot / 2);
    if (raise_level <= 2)
        offer_raise(menu, hand, ACTION_POT, hand->current_bet + pot);
    if (raise_level >= 2
        || (hand->street == 0 ? stack <= (raise_level == 0 ? 20 : 45) * game->bet_sizes[0]
                              : hand->max_raise_to - hand->current_bet <= 2 * pot))
        menu->legal |= 1u << ACTION_ALL_IN;
    if (is_first_in(game, hand, initiative))
        menu->legal &= ~(1u << ACTION_CALL);
}

/* Apply an abstract action and update the initiative. */
INLINE void apply_menu_action(const struct game *game, struct hand *hand,
                              struct initiative *initiative, const struct action_menu *menu,
                              enum abstract_action action)
{
    if (action == ACTION_FOLD)
        apply_action(game, hand, FOLD, 0);
    else if (action == ACTION_CALL)
        apply_action(game, hand, CALL, 0);
    else {
        initiative->aggressor = hand->to_act;
        initiative->raise_level += initiative->raise_level < 3;
        apply_action(game, hand, RAISE, menu->raise_to[action]);
    }
    if (hand->street != initiative->street) {
        initiative->street = hand->street;
        initiative->previous_aggressor = initiative->aggressor;
        initiative->aggressor = -1;
        initiative->raise_level = 0;
    }
}

#endif
