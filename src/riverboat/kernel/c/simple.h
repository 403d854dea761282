/* Simple players to learn against: they weigh their cards against the price, as people are taught.

   A blueprint that meets itself alone never learns what to do with those who call too much, or bet
   too much, and seldom sees the hands that they play. So some of its rivals are such players, each
   with habits of their own, which are drawn for each hand. Strengths are between 0 and 1: before
   the flop the share of hands that are worse, later the equity against any hand. */

#ifndef RIVERBOAT_SIMPLE_H
#define RIVERBOAT_SIMPLE_H

#include "situation.h"

struct habits {
    /* The shares of hands that they pay one bet for, and that they raise with. */
    double plays, opens;
    /* The strength from which they bet, and how often they do with nothing. */
    double bets, bluffs;
    /* What a bet of the pot takes off their strength, and how far it may fall short of the price. */
    double caution, sticks;
    /* How often they do anything at all. */
    double whims;
};

/* Habits out of numbers from 0 to 1: many are tight, and few play nearly everything. */
INLINE struct habits habits_of(const double *drawn)
{
    double loose = drawn[0] * drawn[0];
    return (struct habits){
        .plays = 0.1 + 1.2 * loose,
        .opens = (0.1 + 0.7 * loose) * drawn[1],
        .bets = 0.45 + 0.45 * drawn[2],
        .bluffs = 0.5 * drawn[3] * drawn[3],
        .caution = 0.25 * drawn[4],
        .sticks = 0.5 * drawn[5] * drawn[5],
        .whims = drawn[6] * drawn[6] * drawn[6] * drawn[6],
    };
}

/* One of the raises that are there, or a call. */
INLINE enum option some_raise(const struct menu *menu, double drawn)
{
    int there = 0;
    for (int option = OPTION_HALF_POT; option < OPTIONS; option++)
        there += (int)(menu->legal >> option & 1);
    int left = (int)(drawn * there);
    for (int option = OPTION_HALF_POT; option < OPTIONS; option++)
        if ((menu->legal >> option & 1) != 0 && left-- == 0)
            return (enum option)option;
    return OPTION_CALL;
}

/* What they do with cards of this strength; they fold only where there is something to call. */
INLINE enum option simple_option(const struct game *game, const struct hand *hand,
                                 const struct menu *menu, const struct habits *habits,
                                 double strength, double whim, double size)
{
    enum option give_up = hand->call > 0 ? OPTION_FOLD : OPTION_CALL;
    double price = (double)hand->call / (double)(hand->pot + hand->call);
    int rivals = bits_in(hand->live) - 1;
    if (whim < habits->whims) {
        double choice = 4 * whim / habits->whims;
        return choice < 1 ? give_up : choice < 3 ? OPTION_CALL : some_raise(menu, size);
    }
    whim = (whim - habits->whims) / (1 - habits->whims);
    if (hand->street == 0) {
        double bets = (double)hand->call / (double)game->sizes[0];
        double room = 8.0 / (game->seats + 2) / (bets > 1 ? 0.5 + 0.5 * bets : 1);
        double place = 1 - strength;
        if (place <= habits->opens * room || (hand->call == 0 && place <= habits->bluffs * room))
            return some_raise(menu, size);
        return place <= habits->plays * room || price < 0.1 ? OPTION_CALL : give_up;
    }
    double likely = strength;
    for (int rival = 1; rival < rivals; rival++)
        likely *= 0.5 + 0.5 * strength;
    if (hand->call == 0)
        return likely >= habits->bets || whim < habits->bluffs / rivals ? some_raise(menu, size)
                                                                        : OPTION_CALL;
    int64_t before = hand->pot > hand->call ? hand->pot - hand->call : 1;
    double asked = (double)hand->call / (double)before;
    likely -= habits->caution * (asked < 1 ? asked : 1);
    if (likely >= habits->bets + 0.15 || whim < 0.2 * habits->bluffs)
        return some_raise(menu, size);
    return likely + habits->sticks >= price ? OPTION_CALL : give_up;
}

#endif
