/* Boards of all streets, one for each orbit of the suit permutations, and hand order on rivers. */

#include "spot.h"
#include "card_words.h"

/* ---- strength -------------------------------------------------------------------------------- */

/* Value of a hand with a five-card board. */
static uint16_t river_value(uint64_t board, uint64_t word, const struct spot_hand *hand)
{
    word += tables.card_words[hand->low] + tables.card_words[hand->high];
    if ((word & FLUSH_BITS) != 0) {
        uint64_t cards = board | card_mask(hand->low) | card_mask(hand->high);
        return tables.high_flushes[suit_ranks(cards, flush_suit(word))];
    }
    const uint16_t *high_halves = tables.high_halves + (7 - 3) * HIGH_HALF_ENTRIES;
    return tables.high_values[VALUE_OFFSET[7] + high_halves[word & 0xFFFFF]
                              + tables.low_halves[word >> 20 & 0xFFFFF]];
}

/* Stable merge sort of entries by strength; ties stay in hand order. */
static void sort_entries(const uint16_t *strengths, struct spot_entry *entries, int count,
                         struct spot_entry *scratch)
{
    if (count < 2)
        return;
    const int half = count / 2;
    sort_entries(strengths, entries, half, scratch);
    sort_entries(strengths, entries + half, count - half, scratch);
    memcpy(scratch, entries, (size_t)count * sizeof *entries);
    for (int i = 0, left = 0, right = half; i < count; i++) {
        int is_left =
            right == count
            || (left < half && strengths[scratch[left].hand] <= strengths[scratch[right].hand]);
        entries[i] = scratch[is_left ? left++ : right++];
    }
}

/* ---- one board ------------------------------------------------------------------------------- */

static void mark_live(struct spot *spot, struct spot_board *board, int player)
{
    float *live = spot_allocate(&spot->pool, (size_t)spot->row_length[player] * sizeof *live);
    board->live[player] = live;
    for (int h = 0; live != NULL && h < spot->hand_count[player]; h++) {
        const struct spot_hand *hand = &spot->hands[player][h];
        live[h] = ((card_mask(hand->low) | card_mask(hand->high)) & board->cards) == 0;
    }
}

/* Offset of the first prefix sum of an entry; the sums before the first entry are 0. */
static int sum_offset(int entry)
{
    return SUMS_PER_ENTRY * (entry + 1);
}

static void build_entries(struct spot *spot, struct spot_board *board, int player,
                          uint16_t *strengths)
{
    struct spot_entry entries[COMBOS], scratch[COMBOS];
    uint64_t word = EMPTY_HAND_WORD;
    for (int card = 0; card < DECK; card++)
        if ((board->cards & card_mask((unsigned)card)) != 0)
            word += tables.card_words[card];
    int count = 0;
    for (int h = 0; h < spot->hand_count[player]; h++) {
        if (board->live[player][h] == 0)
            continue;
        strengths[h] = river_value(board->cards, word, &spot->hands[player][h]);
        entries[count++] = (struct spot_entry){.hand = (uint16_t)h};
    }
    sort_entries(strengths, entries, count, scratch);
    uint16_t last_offset[DECK] = {0};
    for (int i = 0; i < count; i++) {
        const struct spot_hand *hand = &spot->hands[player][entries[i].hand];
        entries[i].low = last_offset[hand->low];
        entries[i].high = last_offset[hand->high];
        last_offset[hand->low] = (uint16_t)(sum_offset(i) + 1);
        last_offset[hand->high] = (uint16_t)(sum_offset(i) + 2);
    }
    board->entry_count[player] = count;
    board->entries[player] = spot_allocate(&spot->pool, (size_t)(count + 1) * sizeof *entries);
    if (!spot->pool.is_exhausted)
        memcpy(board->entries[player], entries, (size_t)count * sizeof *entries);
}

/* Offsets of the latest prefix sums after a number of entries, over all hands and by card. */
struct sweep_state {
    int entries;
    uint16_t all_hands, by_card[DECK];
};

/* Advance over the opponent's entries up to a strength. */
static void advance_sweep(struct sweep_state *state, const struct spot *spot,
                          const struct spot_board *board, int player, const uint16_t *strengths,
                          int strength)
{
    const struct spot_entry *entries = board->entries[player];
    for (; state->entries < board->entry_count[player]; state->entries++) {
        const int hand = entries[state->entries].hand, offset = sum_offset(state->entries);
        if (strengths[hand] > strength)
            return;
        state->all_hands = (uint16_t)offset;
        state->by_card[spot->hands[player][hand].low] = (uint16_t)(offset + 1);
        state->by_card[spot->hands[player][hand].high] = (uint16_t)(offset + 2);
    }
}

static void build_sum_offsets(struct spot *spot, struct spot_board *board, int player,
                              const uint16_t *strengths, const uint16_t *opponent_strengths)
{
    struct sweep_state weaker = {0}, not_stronger = {0}, all = {0};
    struct spot_sum_offsets *sum_offsets =
        spot_allocate(&spot->pool, (size_t)spot->row_length[player] * sizeof *sum_offsets);
    board->sum_offsets[player] = sum_offsets;
    if (sum_offsets == NULL)
        return;
    advance_sweep(&all, spot, board, 1 - player, opponent_strengths, UINT16_MAX);
    for (int i = 0; i < board->entry_count[player]; i++) {
        const int h = board->entries[player][i].hand, strength = strengths[h];
        const struct spot_hand *hand = &spot->hands[player][h];
        advance_sweep(&weaker, spot, board, 1 - player, opponent_strengths, strength - 1);
        advance_sweep(&not_stronger, spot, board, 1 - player, opponent_strengths, strength);
        sum_offsets[h] =
            (struct spot_sum_offsets){.weaker = weaker.all_hands,
                                      .weaker_low = weaker.by_card[hand->low],
                                      .weaker_high = weaker.by_card[hand->high],
                                      .not_stronger = not_stronger.all_hands,
                                      .not_stronger_low = not_stronger.by_card[hand->low],
                                      .not_stronger_high = not_stronger.by_card[hand->high],
                                      .all_low = all.by_card[hand->low],
                                      .all_high = all.by_card[hand->high]};
    }
}

static void build_hand_order(struct spot *spot, struct spot_board *board)
{
    uint16_t *strengths[PLAYERS] = {spot->strengths, spot->strengths + COMBOS};
    for (int player = 0; player < PLAYERS; player++)
        mark_live(spot, board, player);
    for (int player = 0; player < PLAYERS && !spot->pool.is_exhausted && board->street == RIVER;
         player++)
        build_entries(spot, board, player, strengths[player]);
    for (int player = 0; player < PLAYERS && !spot->pool.is_exhausted && board->street == RIVER;
         player++)
        build_sum_offsets(spot, board, player, strengths[player], strengths[1 - player]);
}

/* ---- all boards ------------------------------------------------------------------------------ */

static struct spot_board *build_board(struct spot *spot, const struct spot_board *parent, int card,
                                      unsigned permutations);

/* Deal one card for each orbit of the permutations that fix the previous cards, and list the
   other cards of the orbit. `permutations` is a bit mask. */
static void deal_cards(struct spot *spot, struct spot_board *board, unsigned permutations)
{
    board->deals = spot_allocate(&spot->pool, DECK * sizeof *board->deals);
    uint64_t dealt = board->cards;
    for (int card = 0; card < DECK && !spot->pool.is_exhausted; card++) {
        if ((dealt & card_mask((unsigned)card)) != 0)
            continue;
        struct spot_deal *deal = &board->deals[board->deal_count++];
        deal->card = (uint8_t)card;
        unsigned stabilizer = 0;
        for (int i = 0; i < spot->permutation_count; i++) {
            if ((permutations >> i & 1) == 0)
                continue;
            int image = permute_card(spot->permutations[i], card);
            if (image == card)
                stabilizer |= 1u << i;
            else if ((dealt & card_mask((unsigned)image)) == 0)
                deal->images[deal->image_count++] =
                    (struct spot_card_image){.card = (uint8_t)image, .permutation = (uint8_t)i};
            dealt |= card_mask((unsigned)image);
        }
        deal->board = build_board(spot, board, card, stabilizer);
    }
}

static void register_board(struct spot *spot, struct spot_board *board, int street,
                           unsigned permutations)
{
    board->street = street;
    board->index = spot->board_count[street]++;
    spot->boards[street][board->index] = board;
    build_hand_order(spot, board);
    if (street != RIVER && !spot->pool.is_exhausted)
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
    board->cards = parent->cards | card_mask((unsigned)card);
    register_board(spot, board, parent->street + 1, permutations);
    return board;
}

/* Build all boards from `street` on. */
void spot_build_boards(struct spot *spot, int street)
{
    static const size_t max_boards[STREETS] = {1, 49, 49 * 48};
    for (int i = street; i < STREETS; i++)
        spot->boards[i] = spot_allocate(&spot->pool, max_boards[i] * sizeof *spot->boards[i]);
    spot->strengths = spot_allocate(&spot->pool, PLAYERS * COMBOS * sizeof *spot->strengths);
    spot->root_board = spot_allocate(&spot->pool, sizeof *spot->root_board);
    if (spot->pool.is_exhausted)
        return;
    spot->root_board->cards = spot->cards;
    register_board(spot, spot->root_board, street, (1u << spot->permutation_count) - 1);
}
