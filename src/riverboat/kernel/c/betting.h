/* Betting rules of one hand: forced bets, turn order, raises and rounds, as in engine/.

   Functions on the hot path are inline, so that the compiler merges them into the playout loop. */

#ifndef RIVERBOAT_BETTING_H
#define RIVERBOAT_BETTING_H

#include "showdown.h"

/* ---- turn order: legal_actions.py and raises.py ---------------------------------------------- */

/* Return 1 if the player may not raise: no full raise since they acted (ALLN-16, ALLN-17), or
   the raise cap is reached (CAPR-08). */
INLINE int is_action_closed(const struct game *game, const struct hand *hand, int seat)
{
    int64_t acted_bet = hand->acted_bet[seat];
    if (acted_bet >= 0 && hand->last_full_bet <= acted_bet
        && game->half_bet_factor * (hand->current_bet - acted_bet) < hand->last_raise)
        return 1;
    return hand->is_capped;
}

/* Return 1 if an opponent has chips behind the bet (ALLN-28). */
INLINE int can_opponent_call(const struct hand *hand, uint32_t opponents, int64_t bet)
{
    for (; opponents != 0; opponents &= opponents - 1) {
        int seat = lowest_seat(opponents);
        if (hand->stacks[seat] + hand->bets[seat] > bet)
            return 1;
    }
    return 0;
}

INLINE void set_raise_limits(const struct game *game, struct hand *hand, int64_t all_in,
                             int64_t to_call)
{
    int64_t bet_size = game->bet_sizes[hand->street], min_raise_to, max_raise_to = all_in;
    if (game->structure == FIXED_LIMIT) { /* FIX-01, ALLN-20 */
        min_raise_to = hand->last_full_bet + bet_size;
        hand->min_raise_to = hand->max_raise_to = min_raise_to < all_in ? min_raise_to : all_in;
        return;
    }
    int is_completion =
        hand->last_full_bet == 0 && 0 < hand->blind_bet && hand->blind_bet < bet_size;
    /* BLND-09, BET-10 */
    min_raise_to = is_completion ? bet_size : hand->current_bet + hand->last_raise;
    if (min_raise_to > all_in)
        min_raise_to = all_in;
    if (game->structure == POT_LIMIT && min_raise_to < all_in) { /* POTL-01 to POTL-05, POTL-14 */
        max_raise_to = hand->current_bet + hand->pot + to_call
                       + (hand->street == 0 ? hand->blind_shortfall : 0);
        if (max_raise_to < min_raise_to)
            max_raise_to = min_raise_to;
        if (max_raise_to > all_in)
            max_raise_to = all_in;
    }
    hand->min_raise_to = min_raise_to;
    hand->max_raise_to = max_raise_to;
}

/* Find the next seat to act, clockwise from the last one; return 0 if the round is complete. */
INLINE int find_next_seat(const struct game *game, struct hand *hand)
{
    if (hand->seats_to_act == 0)
        return 0;
    uint32_t seats_after_last = hand->seats_to_act & (~1u << hand->last_acted_seat);
    int seat = lowest_seat(seats_after_last != 0 ? seats_after_last : hand->seats_to_act);
    uint32_t opponents = hand->seats_with_chips & ~(1u << seat);
    int64_t bet = hand->bets[seat], stack = hand->stacks[seat], current_bet = hand->current_bet;
    /* ALLN-04: the only player with chips left just matches the live all-ins */
    if (opponents == 0) {
        current_bet = 0;
        for (uint32_t remaining = hand->live_seats; remaining != 0; remaining &= remaining - 1)
            if (hand->bets[lowest_seat(remaining)] > current_bet)
                current_bet = hand->bets[lowest_seat(remaining)];
        if (bet >= current_bet)
            return 0;
    }
    int64_t to_call = current_bet - bet;
    hand->to_act = seat;
    hand->min_raise_to = hand->max_raise_to = 0;
    hand->to_call = to_call < stack ? to_call : stack;
    if (to_call < stack && !is_action_closed(game, hand, seat)
        && can_opponent_call(hand, opponents, current_bet))
        set_raise_limits(game, hand, bet + stack, to_call);
    return 1;
}

/* ---- betting rounds: opening.py and play.py -------------------------------------------------- */

INLINE int is_cap_reached(const struct game *game, const struct hand *hand,
                          uint32_t seats_with_chips)
{
    return game->structure == FIXED_LIMIT && hand->raise_count >= game->max_raises
           && !(game->has_no_heads_up_cap
                && count_bits(seats_with_chips) == 2); /* CAPR-02, CAPR-04 */
}

INLINE void start_round(const struct game *game, struct hand *hand, int street)
{
    int first_seat = hand->button + 1;
    hand->street = street;
    hand->last_raise = game->bet_sizes[street];
    hand->raise_count = 0;
    if (street == 0) {
        const int64_t *opening_row = game->opening_table + hand->button * OPENING_FIELDS;
        first_seat = (int)opening_row[OPENING_FIRST_SEAT];
        hand->last_raise = opening_row[OPENING_LAST_RAISE];
        hand->raise_count = opening_row[OPENING_RAISE_COUNT];
    }
    hand->last_acted_seat = (first_seat == 0 ? game->seats : first_seat) - 1;
    hand->seats_to_act = hand->seats_with_chips & ~hand->sleeper_seats;
    hand->last_full_bet = hand->current_bet >= game->bet_sizes[street] ? hand->current_bet : 0;
    hand->is_capped = hand->last_full_bet > 0 && is_cap_reached(game, hand, hand->seats_with_chips);
}

/* Return the unmatched part of the largest bet (ALLN-08). */
static void return_uncalled_bet(const struct game *game, struct hand *hand)
{
    int64_t largest = -1, second = -1;
    int seat = 0;
    for (int i = 0; i < game->seats; i++) {
        int64_t total = hand->committed[i] + hand->bets[i];
        if (total > largest) {
            second = largest;
            largest = total;
            seat = i;
        } else if (total > second)
            second = total;
    }
    int64_t uncalled = largest - second;
    if (uncalled == 0 || (hand->live_seats >> seat & 1) == 0)
        return;
    int64_t from_bet = uncalled < hand->bets[seat] ? uncalled : hand->bets[seat];
    hand->stacks[seat] += uncalled;
    hand->bets[seat] -= from_bet;
    hand->committed[seat] -= uncalled - from_bet;
    hand->pot -= uncalled;
    hand->seats_with_chips |= 1u << seat;
}

INLINE void end_round(const struct game *game, struct hand *hand)
{
    int64_t largest = 0;
    for (int seat = 0; seat < SEATS; seat++)
        largest = hand->bets[seat] > largest ? hand->bets[seat] : largest;
    int matching_bets = 0;
    for (int seat = 0; seat < SEATS; seat++)
        matching_bets += hand->bets[seat] == largest;
    /* ALLN-10: also covers a short ante */
    if (largest == 0 || matching_bets < 2 || hand->seats_with_chips != hand->live_seats)
        return_uncalled_bet(game, hand);
    for (int seat = 0; seat < SEATS; seat++) {
        hand->committed[seat] += hand->bets[seat];
        hand->bets[seat] = 0;
        hand->acted_bet[seat] = -1;
    }
    hand->current_bet = hand->blind_bet = 0;
    hand->sleeper_seats = 0;
}

/* Advance to the next turn, round or showdown. */
INLINE void advance_hand(const struct game *game, struct hand *hand)
{
    while (hand->street < 0 || !find_next_seat(game, hand)) {
        if (hand->street >= 0)
            end_round(game, hand);
        /* ALLN-28: two players have chips, or the forced bets are still uncalled */
        int can_bet =
            !has_one_bit(hand->seats_with_chips) || (hand->street < 0 && hand->current_bet > 0);
        if (has_one_bit(hand->live_seats) || !can_bet || hand->street == STREETS - 1) {
            settle_hand(game, hand);
            return;
        }
        start_round(game, hand, hand->street + 1);
    }
}

/* ---- forced bets: hand_opening.py and hand_reducer.py ---------------------------------------- */

static void post_forced_bet(struct hand *hand, const int64_t *post)
{
    int seat = (int)post[POST_SEAT];
    int64_t stack = hand->stacks[seat];
    int64_t chips = post[POST_CHIPS] < stack ? post[POST_CHIPS] : stack; /* ALLN-10 */
    hand->stacks[seat] = stack - chips;
    hand->pot += chips;
    if (stack == chips)
        hand->seats_with_chips &= ~(1u << seat);
    switch ((enum post_kind)post[POST_KIND]) {
    case ANTE:
        hand->committed[seat] += chips;
        return;
    case DEAD:
        hand->dead_chips += chips;
        return;
    case BLIND:
        hand->blind_shortfall += post[POST_CHIPS] - chips; /* POTL-14 */
        break;
    default:
        break;
    }
    hand->bets[seat] += chips;
    /* BLND-16, ALLN-13: a short blind still sets the amount to call */
    if (post[POST_NOMINAL] > hand->current_bet) {
        hand->current_bet = hand->blind_bet = post[POST_NOMINAL];
        hand->sleeper_seats = 0;
    }
    if (post[POST_KIND] == SLEEPER && post[POST_NOMINAL] == hand->current_bet)
        hand->sleeper_seats |= 1u << seat;
}

/* Post the forced bets and advance to the first turn. The hand number, the button and
   starting_stacks must be set. */
static void begin_hand(const struct game *game, struct hand *hand)
{
    const int64_t *post_row = game->post_table + hand->button * game->post_count * POST_FIELDS;
    for (int seat = 0; seat < SEATS; seat++) {
        hand->stacks[seat] = hand->starting_stacks[seat];
        hand->bets[seat] = hand->committed[seat] = 0;
        hand->acted_bet[seat] = -1;
    }
    hand->current_bet = hand->blind_bet = hand->dead_chips = hand->pot = hand->last_full_bet =
        hand->last_raise = 0;
    hand->raise_count = hand->is_capped = 0;
    hand->live_seats = hand->seats_with_chips = (1u << game->seats) - 1;
    hand->seats_to_act = hand->sleeper_seats = hand->decision_count = 0;
    hand->street = -1;
    hand->blind_shortfall = game->blind_total;
    for (int i = 0; i < game->post_count && post_row[POST_SEAT] >= 0; i++, post_row += POST_FIELDS)
        if (post_row[POST_KIND] == BLIND)
            hand->blind_shortfall -= post_row[POST_CHIPS];
    if (hand->blind_shortfall < 0)
        hand->blind_shortfall = 0;
    post_row = game->post_table + hand->button * game->post_count * POST_FIELDS;
    for (int i = 0; i < game->post_count && post_row[POST_SEAT] >= 0; i++, post_row += POST_FIELDS)
        post_forced_bet(hand, post_row);
    advance_hand(game, hand);
}

/* ---- actions: raises.py and hand_reducer.py -------------------------------------------------- */

INLINE void put_chips_in(struct hand *hand, int seat, int64_t chips)
{
    hand->stacks[seat] -= chips;
    hand->bets[seat] += chips;
    hand->pot += chips;
    hand->seats_with_chips &= ~((uint32_t)(hand->stacks[seat] == 0) << seat);
}

/* Return 1 for a full raise, which reopens the action (ALLN-16, ALLN-17, ALLN-19, ALLN-22,
   BLND-09). */
INLINE int is_full_raise(const struct game *game, const struct hand *hand, int64_t raise_to)
{
    int64_t bet_size = game->bet_sizes[hand->street], raised_from = hand->current_bet;
    if (game->structure == FIXED_LIMIT)
        raised_from = hand->last_full_bet;
    else if (hand->last_full_bet == 0 && 0 < hand->blind_bet && hand->blind_bet < bet_size
             && bet_size <= raise_to)
        return 1;
    return game->half_bet_factor * (raise_to - raised_from) >= hand->last_raise;
}

INLINE void apply_raise(const struct game *game, struct hand *hand, int seat, int64_t raise_to)
{
    int is_full = is_full_raise(game, hand, raise_to);
    put_chips_in(hand, seat, raise_to - hand->bets[seat]);
    if (is_full) {
        hand->raise_count += hand->last_full_bet > 0; /* CAPR-01: the opening bet does not count */
        if (raise_to - hand->current_bet > hand->last_raise)
            hand->last_raise = raise_to - hand->current_bet;
        hand->last_full_bet = raise_to;
    }
    hand->is_capped = is_cap_reached(game, hand, hand->seats_with_chips);
    hand->current_bet = hand->acted_bet[seat] = raise_to;
    hand->seats_to_act = hand->seats_with_chips & ~(1u << seat);
}

/* Apply a legal action of the player to act, and advance. */
INLINE void apply_action(const struct game *game, struct hand *hand, enum action_kind kind,
                         int64_t raise_to)
{
    int seat = hand->to_act;
    hand->decision_count++;
    hand->last_acted_seat = seat;
    if (kind == RAISE)
        apply_raise(game, hand, seat, raise_to);
    else { /* branch-free: a random fold or call would be mispredicted half of the time */
        uint32_t seat_bit = 1u << seat;
        hand->live_seats &= ~((uint32_t)(kind == FOLD) << seat);
        hand->seats_with_chips &= ~((uint32_t)(kind == FOLD) << seat);
        hand->seats_to_act &= ~seat_bit;
        put_chips_in(hand, seat, kind == CALL ? hand->to_call : 0);
        hand->acted_bet[seat] = hand->current_bet;
    }
    advance_hand(game, hand);
}

#endif
