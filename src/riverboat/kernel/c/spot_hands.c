/* Hands of both ranges, and the suit permutations under which a spot is symmetric. */

#include "spot.h"

static void build_range(struct spot *spot, int player, const float *weights)
{
    struct spot_hand *hands = spot_allocate(&spot->pool, (COMBOS + ROW_MULTIPLE) * sizeof *hands);
    float *weight = spot_allocate(&spot->pool, (COMBOS + 2 * ROW_MULTIPLE) * sizeof *weight);
    int16_t *hand_by_combo = spot_allocate(&spot->pool, COMBOS * sizeof *hand_by_combo);
    if (spot->pool.is_exhausted)
        return;
    int count = 0;
    for (int high = 1; high < DECK; high++)
        for (int low = 0; low < high; low++) {
            int combo = combo_index(high, low);
            hand_by_combo[combo] = -1;
            if (!(weights[combo] > 0)
                || ((card_mask((unsigned)high) | card_mask((unsigned)low)) & spot->cards) != 0)
                continue;
            hand_by_combo[combo] = (int16_t)count;
            weight[count] = weights[combo];
            hands[count++] = (struct spot_hand){
                .combo = (uint16_t)combo, .low = (uint8_t)low, .high = (uint8_t)high};
        }
    spot->hands[player] = hands;
    spot->weights[player] = weight;
    spot->hand_by_combo[player] = hand_by_combo;
    spot->hand_count[player] = count;
    spot->row_length[player] = (count + ROW_MULTIPLE - 1) / ROW_MULTIPLE * ROW_MULTIPLE;
    if (count == 0)
        set_error(spot, "a range has no hand without board cards");
}

static void list_hands_by_card(struct spot *spot, int player)
{
    for (int card = 0; card < DECK; card++) {
        int16_t *list = spot_allocate(&spot->pool, DECK * sizeof *list);
        if (spot->pool.is_exhausted)
            return;
        spot->hands_by_card[player][card] = list;
        for (int h = 0; h < spot->hand_count[player]; h++)
            if (spot->hands[player][h].low == card || spot->hands[player][h].high == card)
                *list++ = (int16_t)h;
        *list = -1;
    }
}

static void find_same_combos(struct spot *spot, int player)
{
    const int opponent = 1 - player;
    for (int h = 0; h < spot->hand_count[player]; h++) {
        struct spot_hand *hand = &spot->hands[player][h];
        int index = spot->hand_by_combo[opponent][hand->combo];
        hand->same_combo = (uint16_t)(index >= 0 ? index : spot->row_length[opponent]);
    }
}

/* Total weight of all pairs of hands without a shared card. */
static double total_pair_weight(const struct spot *spot)
{
    double total = 0, by_card[DECK] = {0};
    for (int k = 0; k < spot->hand_count[1]; k++) {
        const struct spot_hand *hand = &spot->hands[1][k];
        total += (double)spot->weights[1][k];
        by_card[hand->low] += (double)spot->weights[1][k];
        by_card[hand->high] += (double)spot->weights[1][k];
    }
    double pairs = 0;
    for (int h = 0; h < spot->hand_count[0]; h++) {
        const struct spot_hand *hand = &spot->hands[0][h];
        double opponent_weight = total - by_card[hand->low] - by_card[hand->high];
        if (hand->same_combo < spot->hand_count[1])
            opponent_weight += (double)spot->weights[1][hand->same_combo];
        pairs += opponent_weight * (double)spot->weights[0][h];
    }
    return pairs;
}

/* Return 1 if any two hands share no card. Sums of weights cannot decide this because of
   rounding. */
static int has_compatible_pair(const struct spot *spot)
{
    for (int h = 0; h < spot->hand_count[0]; h++)
        for (int k = 0; k < spot->hand_count[1]; k++) {
            const struct spot_hand *first = &spot->hands[0][h], *second = &spot->hands[1][k];
            if (first->low != second->low && first->low != second->high
                && first->high != second->low && first->high != second->high)
                return 1;
        }
    return 0;
}

/* ---- suit permutations ----------------------------------------------------------------------- */

static int is_permutation(const uint8_t *permutation)
{
    unsigned seen = 0;
    for (int suit = 0; suit < SUITS; suit++)
        seen |= permutation[suit] < SUITS ? 1u << permutation[suit] : 0;
    return seen == 15;
}

static int is_board_symmetry(const struct spot *spot, const uint8_t *permutation)
{
    for (int card = 0; card < DECK; card++)
        if ((spot->cards & card_mask((unsigned)card)) != 0
            && (spot->cards & card_mask((unsigned)permute_card(permutation, card))) == 0)
            return 0;
    return 1;
}

/* Compute the index of each hand after a permutation; return 0 if an image is not in the range
   or has another weight. */
static int permute_hands(const struct spot *spot, int player, const uint8_t *permutation,
                         int16_t *permuted)
{
    for (int h = 0; h < spot->hand_count[player]; h++) {
        const struct spot_hand *hand = &spot->hands[player][h];
        int combo = combo_index(permute_card(permutation, hand->low),
                                permute_card(permutation, hand->high));
        permuted[h] = spot->hand_by_combo[player][combo];
        if (permuted[h] < 0 || spot->weights[player][permuted[h]] != spot->weights[player][h])
            return 0;
    }
    return 1;
}

static void parse_permutations(struct spot *spot, const struct spot_description *description)
{
    static const uint8_t identity[SUITS] = {0, 1, 2, 3};
    if (description->permutation_count < 1 || description->permutation_count > MAX_PERMUTATIONS
        || memcmp(description->permutations, identity, SUITS) != 0) {
        set_error(spot, "permutations: 1 to 24 are expected, the identity first");
        return;
    }
    for (int i = 0; i < description->permutation_count; i++) {
        const uint8_t *permutation = description->permutations + SUITS * i;
        if (!is_permutation(permutation) || !is_board_symmetry(spot, permutation)) {
            set_error(spot, "permutations: one changes the board");
            return;
        }
        memcpy(spot->permutations[i], permutation, SUITS);
        for (int player = 0; player < PLAYERS; player++) {
            int16_t *permuted = spot_allocate(&spot->pool, COMBOS * sizeof *permuted);
            if (spot->pool.is_exhausted)
                return;
            spot->permuted_hands[i][player] = permuted;
            if (!permute_hands(spot, player, permutation, permuted)) {
                set_error(spot, "permutations: one changes a range");
                return;
            }
        }
    }
    spot->permutation_count = description->permutation_count;
}

void spot_build_hands(struct spot *spot, const struct spot_description *description)
{
    for (int player = 0; player < PLAYERS; player++)
        build_range(spot, player, description->weights + COMBOS * player);
    if (has_failed(spot))
        return;
    for (int player = 0; player < PLAYERS; player++) {
        list_hands_by_card(spot, player);
        find_same_combos(spot, player);
    }
    if (!has_compatible_pair(spot)) {
        set_error(spot, "every pair of hands of the two ranges shares a card");
        return;
    }
    spot->total_weight = total_pair_weight(spot);
    if (!has_failed(spot))
        parse_permutations(spot, description);
}
