/* The rules of one hand, by numbers: posting, betting and settling as engine/ does them.

   They are functions of playouts.c, so that a compiler can weave them into its loop. */

#ifndef RIVERBOAT_RULES_H
#define RIVERBOAT_RULES_H

#include "hand.h"
#include "rank.h"

enum { CARDS_A_WORD = 6, FRACTION_BITS = 58 };

#define FRACTION (((uint64_t)1 << FRACTION_BITS) - 1)

/* ---- random words: streams.py ---------------------------------------------------------------- */

/* Work out the keys of a seed. */
static void set_seed(struct game *game, uint64_t seed)
{
    game->seed = mix(seed);
    for (uint64_t index = 0; index < QUICK_KEYS; index++)
        game->keys[index] = mix(game->seed + (1 + index) * GAMMA);
}

/* ---- cards ----------------------------------------------------------------------------------- */

static const uint8_t IN_ORDER[CARDS] = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
};

/* Draw the cards of a hand, if they are not: a shuffle from the top that stops when it has enough,
   and in which each place changes with one from it on. */
static void deal(const struct game *game, struct hand *hand)
{
    if (hand->dealt)
        return;
    hand->dealt = 1;
    memcpy(hand->deck, IN_ORDER, CARDS);
    int needed = game->seats * game->held + BOARD;
    uint64_t slot = 0;
    for (int place = 0; place < needed;) {
        uint64_t fraction = hand_word(game, hand->number, slot++) >> (64 - FRACTION_BITS);
        int end = place + CARDS_A_WORD < needed ? place + CARDS_A_WORD : needed;
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

/* Where the values of five, six and seven cards begin (evaluate.c). */
static const int FIRST_VALUE[] = {0, 6175, 6175 + 18395};

INLINE uint64_t word_of(const uint8_t *cards, int count)
{
    uint64_t word = 0;
    for (int i = 0; i < count; i++)
        word += tables.card_words[cards[i]];
    return word;
}

static uint16_t flush_value(const uint8_t *hole, const uint8_t *board, int shared, uint64_t word)
{
    int suit = 0;
    while ((word >> (51 + 4 * suit) & 1) == 0)
        suit++;
    uint64_t mask = mask_of(hole[0]) | mask_of(hole[1]);
    for (int i = 0; i < shared; i++)
        mask |= mask_of(board[i]);
    return tables.high_flushes[ranks_in(mask, suit)];
}

/* The same with the words of the board added up. */
INLINE uint16_t high_on(const uint8_t *hole, const uint8_t *board, int shared, uint64_t on_board)
{
    uint64_t word = on_board + word_of(hole, 2);
    if (UNLIKELY((word & FIVE_OF_A_SUIT) != 0))
        return flush_value(hole, board, shared, word);
    const uint16_t *high_halves = tables.high_halves + (shared - 1) * HIGH_SUMS;
    return tables.high_values[FIRST_VALUE[shared - 3] + high_halves[word & 0xFFFFF]
                              + tables.low_halves[word >> 20 & 0xFFFFF]];
}

/* The value of the best hold'em hand of five to seven cards. */
static uint16_t one_holdem(const uint8_t *hole, const uint8_t *board, int shared)
{
    return high_on(hole, board, shared, SUITS_START + word_of(board, shared));
}

/* ---- settling: pots.py and awarding.py ------------------------------------------------------- */

struct values {
    uint16_t high[SEATS], low[SEATS];
};

static void rank_omaha(const struct game *game, const struct hand *hand, struct values *values)
{
    uint8_t hole[SEATS * MOST_HELD], boards[SEATS * BOARD];
    uint16_t high[SEATS] = {0}, low[SEATS] = {0};
    int rows = 0;
    for (uint32_t left = hand->live; left != 0; left &= left - 1, rows++) {
        for (int card = 0; card < game->held; card++)
            hole[rows * game->held + card] = hole_card(game, hand, first_seat(left), card);
        memcpy(boards + rows * BOARD, board_of_hand(game, hand), BOARD);
    }
    kernel_rank_omaha(RANK_OMAHA, hole, game->held, boards, high, rows);
    if (game->low)
        kernel_rank_omaha(RANK_OMAHA_LOW, hole, game->held, boards, low, rows);
    int row = 0;
    for (uint32_t left = hand->live; left != 0; left &= left - 1, row++) {
        values->high[first_seat(left)] = high[row];
        values->low[first_seat(left)] = low[row];
    }
}

static void rank_holdem(const struct game *game, const struct hand *hand, struct values *values)
{
    const uint8_t *board = board_of_hand(game, hand);
    uint64_t on_board = SUITS_START + word_of(board, BOARD);
    for (uint32_t left = hand->live; left != 0; left &= left - 1) {
        int seat = first_seat(left);
        uint8_t hole[2] = {hole_card(game, hand, seat, 0), hole_card(game, hand, seat, 1)};
        values->high[seat] = high_on(hole, board, BOARD, on_board);
    }
}

/* Those of the seats with the best value, if it wins anything. */
static uint32_t best_of(uint32_t seats, const uint16_t *value)
{
    uint32_t best = 0;
    uint16_t most = 1;
    for (; seats != 0; seats &= seats - 1) {
        int seat = first_seat(seats);
        if (value[seat] > most) {
            most = value[seat];
            best = 0;
        }
        best |= (uint32_t)(value[seat] == most) << seat;
    }
    return best;
}

/* A share of a pot for so many: odd units go one each to the first, the rest below a unit too. */
INLINE int64_t share_of(int64_t chips, int count, int place, int64_t unit)
{
    if (count == 1)
        return chips;
    int64_t units = chips / unit;
    int64_t each = units / count + (place < units % count);
    return each * unit + (place == 0 ? chips % unit : 0);
}

/* Give chips to the winners, from the left of the button (BYND-02). */
static void give(const struct game *game, struct hand *hand, uint32_t winners, int64_t chips)
{
    if (winners == 0) /* bytes that are no cards are worth nothing */
        return;
    if (is_one(winners)) {
        hand->stacks[first_seat(winners)] += chips;
        return;
    }
    int count = bits_in(winners), place = 0;
    uint32_t later = winners & (~1u << hand->button);
    for (uint32_t left = later; left != 0; left &= left - 1)
        hand->stacks[first_seat(left)] += share_of(chips, count, place++, game->unit);
    for (uint32_t left = winners ^ later; left != 0; left &= left - 1)
        hand->stacks[first_seat(left)] += share_of(chips, count, place++, game->unit);
}

/* Award one pot to the best of those who may win it, high and low (CARD-18, BYND-04). */
static void award(const struct game *game, struct hand *hand, const struct values *values,
                  uint32_t seats, int64_t chips)
{
    uint32_t high = best_of(seats, values->high);
    uint32_t low = game->low ? best_of(seats, values->low) : 0;
    if (low == 0 || (low == high && !is_one(low)))
        give(game, hand, high, chips); /* BYND-66; of the same winners the whole is split evenly */
    else {
        give(game, hand, high, share_of(chips, 2, 0, game->unit));
        give(game, hand, low, share_of(chips, 2, 1, game->unit));
    }
}

/* Cut what is in the middle into pots, a layer for each total of a live player (ALLN-07). */
static void award_layers(const struct game *game, struct hand *hand, const struct values *values)
{
    int64_t first = hand->totals[first_seat(hand->live)], uneven = 0;
    for (uint32_t left = hand->live & (hand->live - 1); left != 0; left &= left - 1)
        uneven |= hand->totals[first_seat(left)] ^ first;
    if (uneven == 0) { /* one pot for all */
        award(game, hand, values, hand->live, hand->pot);
        return;
    }
    int64_t below = 0, dead = hand->dead;
    for (uint32_t seats = hand->live; seats != 0;) {
        int64_t level = hand->totals[first_seat(seats)], chips = dead;
        for (uint32_t left = seats; left != 0; left &= left - 1)
            if (hand->totals[first_seat(left)] < level)
                level = hand->totals[first_seat(left)];
        uint32_t deeper = 0;
        for (uint32_t left = seats; left != 0; left &= left - 1)
            deeper |= (uint32_t)(hand->totals[first_seat(left)] > level) << first_seat(left);
        for (int seat = 0; seat < game->seats; seat++) {
            int64_t total = hand->totals[seat];
            if (deeper != 0 && total > level)
                total = level;
            if (total > below)
                chips += total - below;
        }
        if (chips != 0)
            award(game, hand, values, seats, chips);
        below = level;
        dead = 0;
        seats = deeper;
    }
}

static void settle(const struct game *game, struct hand *hand)
{
    hand->seat = -1;
    hand->call = hand->least = hand->most = 0;
    if (is_one(hand->live)) {
        hand->stacks[first_seat(hand->live)] += hand->pot;
        return;
    }
    struct values values;
    deal(game, hand);
    if (game->held == 2)
        rank_holdem(game, hand, &values);
    else
        rank_omaha(game, hand, &values);
    award_layers(game, hand, &values);
}

/* ---- whose turn it is: acting.py and betting.py ---------------------------------------------- */

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
           && !(game->cap_lapses && bits_in(able) == 2); /* CAPR-02, CAPR-04 */
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
    if (most == 0 || matched < 2)
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

/* ---- forced bets: opening.py and applying.py ------------------------------------------------- */

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

/* ---- decisions: raising.py and applying.py --------------------------------------------------- */

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
