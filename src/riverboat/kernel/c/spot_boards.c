/* Boards that can come, one of each orbit under the suit permutations, and the order of hands. */

#include "spot.h"
#include "words.h"

/* ---- strength -------------------------------------------------------------------------------- */

/* The value of seven cards: the board's, and two. */
static uint16_t strength_of(uint64_t board, uint64_t word, const struct spot_hand *hand)
{
    word += tables.card_words[hand->low] + tables.card_words[hand->high];
    if ((word & FIVE_OF_A_SUIT) != 0) {
        uint64_t cards = board | mask_of(hand->low) | mask_of(hand->high);
        return tables.high_flushes[ranks_in(cards, suit_of_five(word))];
    }
    const uint16_t *high_halves = tables.high_halves + (7 - 3) * HIGH_SUMS;
    return tables.high_values[FIRST_INDEX[7] + high_halves[word & 0xFFFFF]
                              + tables.low_halves[word >> 20 & 0xFFFFF]];
}

/* Sort entries by strength, equal ones by hand: a merge sort. */
static void sort_entries(const uint16_t *strengths, struct spot_entry *entries, int count,
                         struct spot_entry *spare)
{
    if (count < 2)
        return;
    const int half = count / 2;
    sort_entries(strengths, entries, half, spare);
    sort_entries(strengths, entries + half, count - half, spare);
    memcpy(spare, entries, (size_t)count * sizeof *entries);
    for (int i = 0, left = 0, right = half; i < count; i++) {
        int is_left = right == count
                      || (left < half
                          && strengths[spare[left].hand] <= strengths[spare[right].hand]);
        entries[i] = spare[is_left ? left++ : right++];
    }
}

/* ---- one board ------------------------------------------------------------------------------- */

static void mark_live(struct spot *spot, struct spot_board *board, int player)
{
    float *live = spot_allocate(&spot->pool, (size_t)spot->row[player] * sizeof *live);
    board->live[player] = live;
    for (int h = 0; live != NULL && h < spot->hands[player]; h++) {
        const struct spot_hand *hand = &spot->hand[player][h];
        live[h] = ((mask_of(hand->low) | mask_of(hand->high)) & board->cards) == 0;
    }
}

/* The place of the first sum that a sweep stores for an entry; those before are 0. */
static int place_of_sums(int entry)
{
    return SUMS * (entry + 1);
}

static void list_entries(struct spot *spot, struct spot_board *board, int player,
                         uint16_t *strengths)
{
    struct spot_entry found[COMBOS], spare[COMBOS];
    uint64_t word = SUIT_COUNTERS_START;
    for (int card = 0; card < DECK; card++)
        if ((board->cards & mask_of((unsigned)card)) != 0)
            word += tables.card_words[card];
    int count = 0;
    for (int h = 0; h < spot->hands[player]; h++) {
        if (board->live[player][h] == 0)
            continue;
        strengths[h] = strength_of(board->cards, word, &spot->hand[player][h]);
        found[count++] = (struct spot_entry){.hand = (uint16_t)h};
    }
    sort_entries(strengths, found, count, spare);
    uint16_t last[DECK] = {0};
    for (int i = 0; i < count; i++) {
        const struct spot_hand *hand = &spot->hand[player][found[i].hand];
        found[i].low = last[hand->low];
        found[i].high = last[hand->high];
        last[hand->low] = (uint16_t)(place_of_sums(i) + 1);
        last[hand->high] = (uint16_t)(place_of_sums(i) + 2);
    }
    board->entry_count[player] = count;
    board->entries[player] = spot_allocate(&spot->pool, (size_t)(count + 1) * sizeof *found);
    if (!spot->pool.failed)
        memcpy(board->entries[player], found, (size_t)count * sizeof *found);
}

/* The last sums of a sweep, of all hands and by card, after so many entries. */
struct sweep_state {
    int entries;
    uint16_t all, by_card[DECK];
};

/* Pass the opponent's entries up to a strength. */
static void sweep_to(struct sweep_state *state, const struct spot *spot,
                     const struct spot_board *board, int player, const uint16_t *strengths,
                     int strength)
{
    const struct spot_entry *entries = board->entries[player];
    for (; state->entries < board->entry_count[player]; state->entries++) {
        const int hand = entries[state->entries].hand, place = place_of_sums(state->entries);
        if (strengths[hand] > strength)
            return;
        state->all = (uint16_t)place;
        state->by_card[spot->hand[player][hand].low] = (uint16_t)(place + 1);
        state->by_card[spot->hand[player][hand].high] = (uint16_t)(place + 2);
    }
}

static void list_readings(struct spot *spot, struct spot_board *board, int player,
                          const uint16_t *own_strengths, const uint16_t *other_strengths)
{
    struct sweep_state weaker = {0}, reached = {0}, last = {0};
    struct spot_reading *readings
        = spot_allocate(&spot->pool, (size_t)spot->row[player] * sizeof *readings);
    board->readings[player] = readings;
    if (readings == NULL)
        return;
    sweep_to(&last, spot, board, 1 - player, other_strengths, UINT16_MAX);
    for (int i = 0; i < board->entry_count[player]; i++) {
        const int h = board->entries[player][i].hand, strength = own_strengths[h];
        const struct spot_hand *hand = &spot->hand[player][h];
        sweep_to(&weaker, spot, board, 1 - player, other_strengths, strength - 1);
        sweep_to(&reached, spot, board, 1 - player, other_strengths, strength);
        readings[h] = (struct spot_reading){.weaker = weaker.all,
                                            .weaker_low = weaker.by_card[hand->low],
                                            .weaker_high = weaker.by_card[hand->high],
                                            .reached = reached.all,
                                            .reached_low = reached.by_card[hand->low],
                                            .reached_high = reached.by_card[hand->high],
                                            .last_low = last.by_card[hand->low],
                                            .last_high = last.by_card[hand->high]};
    }
}

static void order_hands(struct spot *spot, struct spot_board *board)
{
    uint16_t *strengths[PLAYERS] = {spot->strengths, spot->strengths + COMBOS};
    for (int player = 0; player < PLAYERS; player++)
        mark_live(spot, board, player);
    for (int player = 0; player < PLAYERS && !spot->pool.failed && board->street == RIVER; player++)
        list_entries(spot, board, player, strengths[player]);
    for (int player = 0; player < PLAYERS && !spot->pool.failed && board->street == RIVER; player++)
        list_readings(spot, board, player, strengths[player], strengths[1 - player]);
}

/* ---- all boards ------------------------------------------------------------------------------ */

static struct spot_board *build_board(struct spot *spot, const struct spot_board *parent, int card,
                                      unsigned permutations);

/* List the cards that may come: one of each orbit under the permutations that leave all the cards so
   far where they are, and its copies. A bit of `permutations` stands for each of them. */
static void deal_cards(struct spot *spot, struct spot_board *board, unsigned permutations)
{
    board->deal = spot_allocate(&spot->pool, DECK * sizeof *board->deal);
    uint64_t done = board->cards;
    for (int card = 0; card < DECK && !spot->pool.failed; card++) {
        if ((done & mask_of((unsigned)card)) != 0)
            continue;
        struct spot_deal *deal = &board->deal[board->deals++];
        deal->card = (uint8_t)card;
        unsigned kept = 0;
        for (int i = 0; i < spot->permutations; i++) {
            if ((permutations >> i & 1) == 0)
                continue;
            int image = permute_card(spot->permutation[i], card);
            if (image == card)
                kept |= 1u << i;
            else if ((done & mask_of((unsigned)image)) == 0)
                deal->copy[deal->copies++]
                    = (struct spot_copy){.card = (uint8_t)image, .permutation = (uint8_t)i};
            done |= mask_of((unsigned)image);
        }
        deal->board = build_board(spot, board, card, kept);
    }
}

static void place_board(struct spot *spot, struct spot_board *board, int street,
                        unsigned permutations)
{
    board->street = street;
    board->index = spot->boards[street]++;
    spot->board[street][board->index] = board;
    order_hands(spot, board);
    if (street != RIVER && !spot->pool.failed)
        deal_cards(spot, board, permutations);
}

static struct spot_board *build_board(struct spot *spot, const struct spot_board *parent, int card,
                                      unsigned permutations)
{
    struct spot_board *board = spot_allocate(&spot->pool, sizeof *board);
    if (board == NULL)
        return NULL;
    board->parent = parent;
    board->card = (uint8_t)card;
    board->cards = parent->cards | mask_of((unsigned)card);
    place_board(spot, board, parent->street + 1, permutations);
    return board;
}

/* Build all boards from the start's street on. */
void spot_build_boards(struct spot *spot, int street)
{
    static const size_t most[STREETS] = {1, 49, 49 * 48};
    for (int i = street; i < STREETS; i++)
        spot->board[i] = spot_allocate(&spot->pool, most[i] * sizeof *spot->board[i]);
    spot->strengths = spot_allocate(&spot->pool, PLAYERS * COMBOS * sizeof *spot->strengths);
    spot->start = spot_allocate(&spot->pool, sizeof *spot->start);
    if (spot->pool.failed)
        return;
    spot->start->cards = spot->cards;
    place_board(spot, spot->start, street, (1u << spot->permutations) - 1);
}
