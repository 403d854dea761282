/* Hands of both ranges, and the suit permutations that leave a spot as it is. */

#include "spot.h"

static void build_player(struct spot *spot, int player, const float *weights)
{
    struct spot_hand *hands
        = spot_allocate(&spot->pool, (COMBOS + ROW_MULTIPLE) * sizeof *hands);
    float *weight = spot_allocate(&spot->pool, (COMBOS + 2 * ROW_MULTIPLE) * sizeof *weight);
    int16_t *places = spot_allocate(&spot->pool, COMBOS * sizeof *places);
    if (spot->pool.failed)
        return;
    int count = 0;
    for (int high = 1; high < DECK; high++)
        for (int low = 0; low < high; low++) {
            int combo = combo_of(high, low);
            places[combo] = -1;
            if (!(weights[combo] > 0)
                || ((mask_of((unsigned)high) | mask_of((unsigned)low)) & spot->cards) != 0)
                continue;
            places[combo] = (int16_t)count;
            weight[count] = weights[combo];
            hands[count++] = (struct spot_hand){
                .combo = (uint16_t)combo, .low = (uint8_t)low, .high = (uint8_t)high};
        }
    spot->hand[player] = hands;
    spot->weights[player] = weight;
    spot->hand_of_combo[player] = places;
    spot->hands[player] = count;
    spot->row[player] = (count + ROW_MULTIPLE - 1) / ROW_MULTIPLE * ROW_MULTIPLE;
    if (count == 0)
        set_fault(spot, "a range has no hand that the board leaves");
}

static void list_hands_by_card(struct spot *spot, int player)
{
    for (int card = 0; card < DECK; card++) {
        int16_t *list = spot_allocate(&spot->pool, DECK * sizeof *list);
        if (spot->pool.failed)
            return;
        spot->hands_with[player][card] = list;
        for (int h = 0; h < spot->hands[player]; h++)
            if (spot->hand[player][h].low == card || spot->hand[player][h].high == card)
                *list++ = (int16_t)h;
        *list = -1;
    }
}

static void find_same_hands(struct spot *spot, int player)
{
    const int other = 1 - player;
    for (int h = 0; h < spot->hands[player]; h++) {
        struct spot_hand *hand = &spot->hand[player][h];
        int place = spot->hand_of_combo[other][hand->combo];
        hand->same = (uint16_t)(place >= 0 ? place : spot->row[other]);
    }
}

/* The weight of all pairs of hands that do not share a card. */
static double weigh_pairs(const struct spot *spot)
{
    double total = 0, by_card[DECK] = {0};
    for (int k = 0; k < spot->hands[1]; k++) {
        const struct spot_hand *hand = &spot->hand[1][k];
        total += (double)spot->weights[1][k];
        by_card[hand->low] += (double)spot->weights[1][k];
        by_card[hand->high] += (double)spot->weights[1][k];
    }
    double pairs = 0;
    for (int h = 0; h < spot->hands[0]; h++) {
        const struct spot_hand *hand = &spot->hand[0][h];
        double met = total - by_card[hand->low] - by_card[hand->high];
        if (hand->same < spot->hands[1])
            met += (double)spot->weights[1][hand->same];
        pairs += met * (double)spot->weights[0][h];
    }
    return pairs;
}

/* Whether any two hands of the ranges go together; a sum of weights may be rounded. */
static int is_dealable(const struct spot *spot)
{
    for (int h = 0; h < spot->hands[0]; h++)
        for (int k = 0; k < spot->hands[1]; k++) {
            const struct spot_hand *one = &spot->hand[0][h], *other = &spot->hand[1][k];
            if (one->low != other->low && one->low != other->high && one->high != other->low
                && one->high != other->high)
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

static int fixes_board(const struct spot *spot, const uint8_t *permutation)
{
    for (int card = 0; card < DECK; card++)
        if ((spot->cards & mask_of((unsigned)card)) != 0
            && (spot->cards & mask_of((unsigned)permute_card(permutation, card))) == 0)
            return 0;
    return 1;
}

/* List the places of a player's hands after a permutation; 0 where it leads out of the range or to
   another weight. */
static int permute_hands(const struct spot *spot, int player, const uint8_t *permutation,
                         int16_t *permuted)
{
    for (int h = 0; h < spot->hands[player]; h++) {
        const struct spot_hand *hand = &spot->hand[player][h];
        int combo = combo_of(permute_card(permutation, hand->low),
                             permute_card(permutation, hand->high));
        permuted[h] = spot->hand_of_combo[player][combo];
        if (permuted[h] < 0 || spot->weights[player][permuted[h]] != spot->weights[player][h])
            return 0;
    }
    return 1;
}

static void take_permutations(struct spot *spot, const struct spot_description *about)
{
    static const uint8_t identity[SUITS] = {0, 1, 2, 3};
    if (about->permutation_count < 1 || about->permutation_count > MOST_PERMUTATIONS
        || memcmp(about->permutations, identity, SUITS) != 0) {
        set_fault(spot, "permutations: 1 to 24 are expected, the identity first");
        return;
    }
    for (int i = 0; i < about->permutation_count; i++) {
        const uint8_t *permutation = about->permutations + SUITS * i;
        if (!is_permutation(permutation) || !fixes_board(spot, permutation)) {
            set_fault(spot, "permutations: one does not leave the board as it is");
            return;
        }
        memcpy(spot->permutation[i], permutation, SUITS);
        for (int player = 0; player < PLAYERS; player++) {
            int16_t *permuted = spot_allocate(&spot->pool, COMBOS * sizeof *permuted);
            if (spot->pool.failed)
                return;
            spot->permuted[i][player] = permuted;
            if (!permute_hands(spot, player, permutation, permuted)) {
                set_fault(spot, "permutations: one does not leave the ranges as they are");
                return;
            }
        }
    }
    spot->permutations = about->permutation_count;
}

void spot_build_hands(struct spot *spot, const struct spot_description *about)
{
    for (int player = 0; player < PLAYERS; player++)
        build_player(spot, player, about->weights + COMBOS * player);
    if (is_stopped(spot))
        return;
    for (int player = 0; player < PLAYERS; player++) {
        list_hands_by_card(spot, player);
        find_same_hands(spot, player);
    }
    if (!is_dealable(spot)) {
        set_fault(spot, "no hand of one range goes with a hand of the other");
        return;
    }
    spot->total_weight = weigh_pairs(spot);
    if (!is_stopped(spot))
        take_permutations(spot, about);
}
