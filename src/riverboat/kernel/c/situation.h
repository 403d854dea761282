/* What a blueprint tells apart of a moment, and what it chooses among: numbers for its tables.

   Only what everybody sees is looked at; the cards are a bucket that Python has found. The same is
   told in Python by riverboat.bots.blueprint.blueprint_situations; tests/solve compares the two. */

#ifndef RIVERBOAT_SITUATION_H
#define RIVERBOAT_SITUATION_H

#include "betting.h"

enum option { OPTION_FOLD, OPTION_CALL, OPTION_HALF_POT, OPTION_POT, OPTION_ALL_IN, OPTIONS };

enum {
    PLACES = 6,
    LEVELS = 4,
    RAISERS = 4,
    CALLERS = 4,
    PRICES = 4,
    DEPTHS = 7,
    BEFORE_THE_FLOP = PLACES * LEVELS * RAISERS * CALLERS * PRICES * DEPTHS,
    RIVALS = 3,
    POSITIONS = 3,
    PRICES_LATER = 5,
    RATIOS = 7,
    LEADS = 3,
    ON_THE_FLOP = RIVALS * POSITIONS * LEVELS * PRICES_LATER * RATIOS * LEADS
};

/* Who bet or raised last on this street and on the one before, -1 if nobody did, and how often it
   was done on this one, up to three times. */
struct initiative {
    int aggressor, led, street, level;
};

struct menu {
    /* A bit for each option that is there, and the totals of raises. */
    uint32_t legal;
    int64_t to[OPTIONS];
};

/* The greatest total in front of the player to act that a rival can match, or that they have. */
INLINE int64_t reach_of(const struct game *game, const struct hand *hand)
{
    int64_t mine = hand->stacks[hand->seat] + hand->bets[hand->seat], most = 0;
    for (int seat = 0; seat < game->seats; seat++) {
        int64_t all = hand->stacks[seat] + hand->bets[seat];
        if (seat != hand->seat && (hand->live >> seat & 1) != 0 && all > most)
            most = all;
    }
    return mine < most ? mine : most;
}

/* 0 the button, 1 and 2 on its right, 3 further still, 4 and 5 the blinds. */
INLINE int place_of_seat(int seats, int button, int seat)
{
    int from = (seat - button + seats) % seats;
    if (seats == 2)
        return from == 0 ? 0 : 5;
    if (from == 1 || from == 2)
        return 3 + from;
    if (from == 0)
        return 0;
    return seats - from < 3 ? seats - from : 3;
}

INLINE int depth_of(int64_t reach, int64_t big_blind)
{
    static const int64_t ENDS[DEPTHS - 1] = {6, 10, 16, 26, 45, 80};
    int depth = 0;
    while (depth < DEPTHS - 1 && reach > ENDS[depth] * big_blind)
        depth++;
    return depth;
}

/* How many rivals have matched the bet. */
INLINE int callers_of(const struct game *game, const struct hand *hand)
{
    int callers = 0;
    for (int seat = 0; seat < game->seats; seat++)
        callers += seat != hand->seat && (hand->live >> seat & 1) != 0
                   && hand->bets[seat] == hand->current;
    return callers;
}

INLINE int before_the_flop(const struct game *game, const struct hand *hand,
                           const struct initiative *initiative, int64_t reach)
{
    static const int GROUPS[PLACES] = {2, 2, 1, 1, 3, 3};
    int callers = callers_of(game, hand);
    int64_t call = 100 * hand->call, pot = hand->pot + hand->call;
    int price = (call > 25 * pot) + (call > 38 * pot) + (call > 45 * pot);
    int at = place_of_seat(game->seats, hand->button, hand->seat);
    at = at * LEVELS + initiative->level;
    at = at * RAISERS
         + (initiative->aggressor < 0 ? 0
                                      : GROUPS[place_of_seat(game->seats, hand->button,
                                                             initiative->aggressor)]);
    at = at * CALLERS + (callers < 3 ? callers : 3);
    at = at * PRICES + price;
    return at * DEPTHS + depth_of(reach, game->sizes[0]);
}

INLINE int on_the_flop(const struct game *game, const struct hand *hand,
                       const struct initiative *initiative, int64_t reach)
{
    int after = 0, before = 0, rivals = 0;
    int mine = (hand->seat - hand->button - 1 + game->seats) % game->seats;
    for (int seat = 0; seat < game->seats; seat++) {
        if (seat == hand->seat || (hand->live >> seat & 1) == 0)
            continue;
        int order = (seat - hand->button - 1 + game->seats) % game->seats;
        rivals++;
        after += order > mine;
        before += order < mine;
    }
    int64_t call = 100 * hand->call, pot = hand->pot + hand->call;
    int price = hand->call == 0 ? 0
                                : 1 + (call > 27 * pot) + (call > 35 * pot) + (call > 41 * pot);
    int64_t left = reach - hand->current;
    int ratio = left <= 0 ? 0
                          : 1 + (2 * left > pot) + (left > pot) + (left > 2 * pot)
                                + (left > 4 * pot) + (left > 8 * pot);
    int at = rivals < 3 ? rivals - 1 : 2;
    at = at * POSITIONS + (after == 0 ? 0 : before == 0 ? 1 : 2);
    at = at * LEVELS + initiative->level;
    at = at * PRICES_LATER + price;
    at = at * RATIOS + ratio;
    return at * LEADS + (initiative->led < 0 ? 0 : initiative->led == hand->seat ? 1 : 2);
}

INLINE int situation_of(const struct game *game, const struct hand *hand,
                        const struct initiative *initiative)
{
    int64_t reach = reach_of(game, hand);
    return hand->street == 0 ? before_the_flop(game, hand, initiative, reach)
                             : on_the_flop(game, hand, initiative, reach);
}

/* A raise to a share of the pot, unless it is nearly all the chips. */
INLINE void offer(struct menu *menu, const struct hand *hand, enum option option, int64_t to)
{
    if (to < hand->least)
        to = hand->least;
    if (3 * to >= 2 * hand->most) {
        menu->legal |= 1u << OPTION_ALL_IN;
        return;
    }
    if (option == OPTION_POT && (menu->legal >> OPTION_HALF_POT & 1) != 0
        && menu->to[OPTION_HALF_POT] == to)
        return;
    menu->legal |= 1u << option;
    menu->to[option] = to;
}

/* Whether nobody has come in yet but the blinds, and it is none of them, or heads-up the button:
   such a one raises or folds. */
INLINE int comes_in_first(const struct game *game, const struct hand *hand,
                          const struct initiative *initiative)
{
    return hand->street == 0 && initiative->level == 0
           && place_of_seat(game->seats, hand->button, hand->seat) < 4
           && callers_of(game, hand) < 2;
}

/* What is chosen among: few sizes, the fewer the more raises there were. */
INLINE void read_menu(const struct game *game, const struct hand *hand,
                      const struct initiative *initiative, struct menu *menu)
{
    memset(menu, 0, sizeof *menu);
    menu->legal = 1u << OPTION_CALL | (hand->call > 0 ? 1u << OPTION_FOLD : 0);
    if (hand->most == 0)
        return;
    int64_t pot = hand->pot + hand->call, reach = reach_of(game, hand);
    int level = initiative->level;
    menu->to[OPTION_ALL_IN] = hand->most;
    if (level <= 1)
        offer(menu, hand, OPTION_HALF_POT, hand->current + pot / 2);
    if (level <= 2)
        offer(menu, hand, OPTION_POT, hand->current + pot);
    if (level >= 2
        || (hand->street == 0 ? reach <= (level == 0 ? 20 : 45) * game->sizes[0]
                              : hand->most - hand->current <= 2 * pot))
        menu->legal |= 1u << OPTION_ALL_IN;
    if (comes_in_first(game, hand, initiative))
        menu->legal &= ~(1u << OPTION_CALL);
}

/* Do what was chosen, and remember who has the initiative. */
INLINE void choose(const struct game *game, struct hand *hand, struct initiative *initiative,
                   const struct menu *menu, enum option option)
{
    if (option == OPTION_FOLD)
        act(game, hand, FOLD, 0);
    else if (option == OPTION_CALL)
        act(game, hand, CALL, 0);
    else {
        initiative->aggressor = hand->seat;
        initiative->level += initiative->level < 3;
        act(game, hand, RAISE, menu->to[option]);
    }
    if (hand->street != initiative->street) {
        initiative->street = hand->street;
        initiative->led = initiative->aggressor;
        initiative->aggressor = -1;
        initiative->level = 0;
    }
}

#endif
