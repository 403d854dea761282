/* The betting of one hand by numbers: posts, turns, raises and rounds, as engine/ has them.

   They are inline functions, so that a compiler can merge them into the loop that plays hands. */

#ifndef RIVERBOAT_BETTING_H
#define RIVERBOAT_BETTING_H

#include "showdown.h"

/* ---- whose turn it is: legal_actions.py and raises.py ----------------------------------------- */

/* Whether the betting is closed to the player to act (ALLN-16, ALLN-17, CAPR-08). */
INLINE int is_closed(const struct game *game, const struct hand *hand, int seat)
{
    int64_t acted_at = hand->acted_at[seat];
    if (acted_at >= 0 && hand->full_bet <= acted_at
        && game->half_bet * (hand->current - acted_at) < hand->last_raise)
        return 1;
    return hand->capped;
}

/* Whether an opponent has chips beyond the bet (ALLN-28). */
INLINE int somebody_can_call(const struct hand *hand, uint32_t others, int64_t current)
{
    for (; others != 0; others &= others - 1) {
        int other = first_seat(others);
        if (hand->stacks[other] + hand->bets[other] > current)
            return 1;
    }
    return 0;
}

INLINE void set_sizes(const struct game *game, struct hand *hand, int64_t all_in, int64_t call)
{
    int64_t size = game->sizes[hand->street], least, most = all_in;
    if (game->structure == FIXED_LIMIT) { /* FIX-01, ALLN-20 */
        least = hand->full_bet + size;
        hand->least = hand->most = least < all_in ? least : all_in;
        return;
    }
    int completes = hand->full_bet == 0 && 0 < hand->blind && hand->blind < size;
    least = completes ? size : hand->current + hand->last_raise; /* BLND-09, BET-10 */
    if (least > all_in)
        least = all_in;
    if (game->structure == POT_LIMIT && least < all_in) { /* POTL-01 to POTL-05, POTL-14 */
        most = hand->current + hand->pot + call + (hand->street == 0 ? hand->missing : 0);
        if (most < least)
            most = least;
        if (most > all_in)
            most = all_in;
    }
    hand->least = least;
    hand->most = most;
}

/* Find the next to act, clockwise from the last; 0 when the round is over. */
INLINE int find_turn(const struct game *game, struct hand *hand)
{
    if (hand->to_do == 0)
        return 0;
    uint32_t later = hand->to_do & (~1u << hand->last);
    int seat = first_seat(later != 0 ? later : hand->to_do);
    uint32_t others = hand->able & ~(1u << seat);
    int64_t bet = hand->bets[seat], stack = hand->stacks[seat], current = hand->current;
    if (others == 0) { /* ALLN-04 the last with chips just matches the all-ins that are live */
        current = 0;
        for (uint32_t left = hand->live; left != 0; left &= left - 1)
            if (hand->bets[first_seat(left)] > current)
                current = hand->bets[first_seat(left)];
        if (bet >= current)
            return 0;
    }
    int64_t call = current - bet;
    hand->seat = seat;
    hand->least = hand->most = 0;
    hand->call = call < stack ? call : stack;
    if (call < stack && !is_closed(game, hand, seat) && somebody_can_call(hand, others, current))
        set_sizes(game, hand, bet + stack, call);
    return 1;
}

/* ---- rounds: opening.py and play.py ---------------------------------------------------------- */

INLINE int is_capped(const struct game *game, const struct hand *hand, uint32_t able)
{
    return game->structure == FIXED_LIMIT && hand->raises >= game->most_raises
           && !(game->has_no_heads_up_cap && bits_in(able) == 2); /* CAPR-02, CAPR-04 */
}

INLINE void open_round(const struct game *game, struct hand *hand, int street)
{
    int first = hand->button + 1;
    hand->street = street;
    hand->last_raise = game->sizes[street];
    hand->raises = 0;
    if (street == 0) {
        const int64_t *opening = game->opening + hand->button * OPENING_FIELDS;
        first = (int)opening[FIRST];
        hand->last_raise = opening[LAST_RAISE];
        hand->raises = opening[RAISES];
    }
    hand->last = (first == 0 ? game->seats : first) - 1;
    hand->to_do = hand->able & ~hand->sleepers;
    hand->full_bet = hand->current >= game->sizes[street] ? hand->current : 0;
    hand->capped = hand->full_bet > 0 && is_capped(game, hand, hand->able);
}

/* Give back the part of a bet that nobody matched (ALLN-08). */
static void return_uncalled(const struct game *game, struct hand *hand)
{
    int64_t most = -1, second = -1;
    int seat = 0;
    for (int each = 0; each < game->seats; each++) {
        int64_t total = hand->totals[each] + hand->bets[each];
        if (total > most) {
            second = most;
            most = total;
            seat = each;
        }
        else if (total > second)
            second = total;
    }
    int64_t back = most - second;
    if (back == 0 || (hand->live >> seat & 1) == 0)
        return;
    int64_t from_bet = back < hand->bets[seat] ? back : hand->bets[seat];
    hand->stacks[seat] += back;
    hand->bets[seat] -= from_bet;
    hand->totals[seat] -= back - from_bet;
    hand->pot -= back;
    hand->able |= 1u << seat;
}

INLINE void close_round(const struct game *game, struct hand *hand)
{
    int64_t most = 0;
    for (int seat = 0; seat < SEATS; seat++)
        most = hand->bets[seat] > most ? hand->bets[seat] : most;
    int matched = 0;
    for (int seat = 0; seat < SEATS; seat++)
        matched += hand->bets[seat] == most;
    if (most == 0 || matched < 2 || hand->able != hand->live) /* ALLN-10 a short ante, too */
        return_uncalled(game, hand);
    for (int seat = 0; seat < SEATS; seat++) {
        hand->totals[seat] += hand->bets[seat];
        hand->bets[seat] = 0;
        hand->acted_at[seat] = -1;
    }
    hand->current = hand->blind = 0;
    hand->sleepers = 0;
}

/* Go on to the next turn, or to the end. */
INLINE void go_on(const struct game *game, struct hand *hand)
{
    while (hand->street < 0 || !find_turn(game, hand)) {
        if (hand->street >= 0)
            close_round(game, hand);
        /* ALLN-28 at least two have chips, or the forced bets have yet to be called */
        int more_betting = !is_one(hand->able) || (hand->street < 0 && hand->current > 0);
        if (is_one(hand->live) || !more_betting || hand->street == STREETS - 1) {
            settle(game, hand);
            return;
        }
        open_round(game, hand, hand->street + 1);
    }
}

/* ---- forced bets: hand_opening.py and hand_reducer.py ----------------------------------------- */

static void post(struct hand *hand, const int64_t *due)
{
    int seat = (int)due[POST_SEAT];
    int64_t left = hand->stacks[seat];
    int64_t chips = due[POST_CHIPS] < left ? due[POST_CHIPS] : left; /* ALLN-10 */
    hand->stacks[seat] = left - chips;
    hand->pot += chips;
    if (left == chips)
        hand->able &= ~(1u << seat);
    switch ((enum post_kind)due[POST_KIND]) {
    case ANTE:
        hand->totals[seat] += chips;
        return;
    case DEAD:
        hand->dead += chips;
        return;
    case BLIND:
        hand->missing += due[POST_CHIPS] - chips; /* POTL-14 */
        break;
    default:
        break;
    }
    hand->bets[seat] += chips;
    if (due[POST_FULL] > hand->current) { /* BLND-16, ALLN-13 a short blind still sets the call */
        hand->current = hand->blind = due[POST_FULL];
        hand->sleepers = 0;
    }
    if (due[POST_KIND] == SLEEPER && due[POST_FULL] == hand->current)
        hand->sleepers |= 1u << seat;
}

/* Post the forced bets of a hand whose number, button and stacks (in began) are set, and go on to
   the first turn. */
static void begin(const struct game *game, struct hand *hand)
{
    const int64_t *due = game->posted + hand->button * game->posts * POST_FIELDS;
    for (int seat = 0; seat < SEATS; seat++) {
        hand->stacks[seat] = hand->began[seat];
        hand->bets[seat] = hand->totals[seat] = 0;
        hand->acted_at[seat] = -1;
    }
    hand->current = hand->blind = hand->dead = hand->pot = hand->full_bet = hand->last_raise = 0;
    hand->raises = hand->capped = 0;
    hand->live = hand->able = (1u << game->seats) - 1;
    hand->to_do = hand->sleepers = hand->decisions = 0;
    hand->street = -1;
    hand->missing = game->blinds;
    for (int i = 0; i < game->posts && due[POST_SEAT] >= 0; i++, due += POST_FIELDS)
        if (due[POST_KIND] == BLIND)
            hand->missing -= due[POST_CHIPS];
    if (hand->missing < 0)
        hand->missing = 0;
    due = game->posted + hand->button * game->posts * POST_FIELDS;
    for (int i = 0; i < game->posts && due[POST_SEAT] >= 0; i++, due += POST_FIELDS)
        post(hand, due);
    go_on(game, hand);
}

/* ---- decisions: raises.py and hand_reducer.py ------------------------------------------------ */

INLINE void put_in(struct hand *hand, int seat, int64_t chips)
{
    hand->stacks[seat] -= chips;
    hand->bets[seat] += chips;
    hand->pot += chips;
    hand->able &= ~((uint32_t)(hand->stacks[seat] == 0) << seat);
}

/* Whether a raise is a full one (ALLN-16, ALLN-17, ALLN-19, ALLN-22, BLND-09). */
INLINE int is_full(const struct game *game, const struct hand *hand, int64_t to)
{
    int64_t size = game->sizes[hand->street], from = hand->current;
    if (game->structure == FIXED_LIMIT)
        from = hand->full_bet;
    else if (hand->full_bet == 0 && 0 < hand->blind && hand->blind < size && size <= to)
        return 1;
    return game->half_bet * (to - from) >= hand->last_raise;
}

INLINE void raise_to(const struct game *game, struct hand *hand, int seat, int64_t to)
{
    int full = is_full(game, hand, to);
    put_in(hand, seat, to - hand->bets[seat]);
    if (full) {
        hand->raises += hand->full_bet > 0; /* CAPR-01 the opening bet is no raise */
        if (to - hand->current > hand->last_raise)
            hand->last_raise = to - hand->current;
        hand->full_bet = to;
    }
    hand->capped = is_capped(game, hand, hand->able);
    hand->current = hand->acted_at[seat] = to;
    hand->to_do = hand->able & ~(1u << seat);
}

/* Do what the player to act chooses, which must be legal, and go on to the next turn or the end. */
INLINE void act(const struct game *game, struct hand *hand, enum kind kind, int64_t to)
{
    int seat = hand->seat;
    hand->decisions++;
    hand->last = seat;
    if (kind == RAISE)
        raise_to(game, hand, seat, to);
    else { /* one way for both, since random players make it a coin that no processor foresees */
        uint32_t me = 1u << seat;
        hand->live &= ~((uint32_t)(kind == FOLD) << seat);
        hand->able &= ~((uint32_t)(kind == FOLD) << seat);
        hand->to_do &= ~me;
        put_in(hand, seat, kind == CALL ? hand->call : 0);
        hand->acted_at[seat] = hand->current;
    }
    go_on(game, hand);
}

#endif
