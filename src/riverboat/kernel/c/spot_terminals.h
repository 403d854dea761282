/* Folds and showdowns of one board, side by side: each lane of a vector is a terminal node. Included
   by spot_walk.h.

   A sweep adds the opponent's hands from the weakest to the strongest, in all and by card, and stores
   each sum. An own hand then reads the reach that it meets of weaker hands, of those that are not
   stronger, and of all: a sum of all hands less two by card. Its value is

       win * weaker + tie * (reached - weaker) + lose * (met - reached)
       = below * weaker + reached * reached + all * met,

   the coefficients of a node. A fold needs the last term only. The places of all sums are known by
   board, so that neither loop has a branch. */

struct payoffs {
    lanes below, reached, all;
};

/* Add the opponent's hands in the order of strength; return the sum of all. */
INLINE lanes sweep_hands(const struct spot_entry *entries, int count, const lanes *restrict reach,
                         lanes *sums)
{
    lanes all = all_lanes(0);
    for (int k = 0; k < SUMS; k++)
        *sums++ = all;
    lanes *const first = sums - SUMS;
    for (int i = 0; i < count; i++, sums += SUMS) {
        const lanes added = reach[entries[i].hand];
        all += added;
        sums[0] = all;
        sums[1] = first[entries[i].low] + added;
        sums[2] = first[entries[i].high] + added;
    }
    return all;
}

/* Add the opponent's hands by card. */
INLINE void add_by_card(const struct spot *spot, int player, const lanes *restrict reach,
                        lanes *restrict by_card)
{
    for (int card = 0; card < DECK; card++) {
        lanes sum = all_lanes(0);
        for (const int16_t *hand = spot->hands_with[player][card]; *hand >= 0; hand++)
            sum += reach[*hand];
        by_card[card] = sum;
    }
}

/* Transpose rows of hands, so that each hand has a vector; one more is 0, for hands that the opponent
   cannot have. Return the sum of all. */
INLINE lanes pack_rows(const float *const *rows, ptrdiff_t row, lanes *columns)
{
    lanes sum = all_lanes(0);
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes block[LANES];
        for (int l = 0; l < LANES; l++)
            block[l] = load(rows[l] + h);
        transpose(block);
        for (int l = 0; l < LANES; l++) {
            columns[h + l] = block[l];
            sum += block[l];
        }
    }
    columns[row] = all_lanes(0);
    return sum;
}

/* Terminal nodes that are valued together. */
struct batch {
    int count, showdowns;
    float below[LANES], reached[LANES], all[LANES];
    const float *reach[LANES];
    float *value[LANES];
};

/* Fill the lanes that are left with nodes without reach. */
INLINE void fill_batch(const struct spot *spot, struct batch *batch, struct payoffs *payoffs)
{
    for (int l = batch->count; l < LANES; l++) {
        batch->below[l] = batch->reached[l] = batch->all[l] = 0;
        batch->reach[l] = spot->zeros;
    }
    memcpy(&payoffs->below, batch->below, sizeof payoffs->below);
    memcpy(&payoffs->reached, batch->reached, sizeof payoffs->reached);
    memcpy(&payoffs->all, batch->all, sizeof payoffs->all);
}

/* Transpose values of hands, and store them in the rows of a batch. */
INLINE void unpack_rows(lanes *block, const struct batch *batch, ptrdiff_t first)
{
    transpose(block);
    for (int l = 0; l < batch->count; l++)
        store(batch->value[l] + first, block[l]);
}

/* Value folds before the river. */
static void value_folds(struct spot_walk *walk, const struct spot_board *board,
                        const struct batch *batch, const struct payoffs *payoffs, lanes *reach)
{
    const struct spot *spot = walk->spot;
    const int me = walk->me, other = 1 - me;
    const lanes all = payoffs->all, sum = pack_rows(batch->reach, spot->row[other], reach);
    lanes by_card[DECK];
    add_by_card(spot, other, reach, by_card);
    for (ptrdiff_t first = 0; first < spot->row[me]; first += LANES) {
        lanes block[LANES];
        for (int l = 0; l < LANES; l++) {
            const struct spot_hand *hand = &spot->hand[me][first + l];
            const lanes met = sum - by_card[hand->low] - by_card[hand->high] + reach[hand->same];
            block[l] = all * met * board->live[me][first + l];
        }
        unpack_rows(block, batch, first);
    }
}

/* Value showdowns and folds of a river. A fold has the same bits beside showdowns and without. */
INLINE void value_river(struct spot_walk *walk, const struct spot_board *board,
                        const struct batch *batch, const struct payoffs *payoffs, lanes *reach,
                        const int showdowns)
{
    const struct spot *spot = walk->spot;
    const int me = walk->me, other = 1 - me, count = board->entry_count[other];
    const lanes below = payoffs->below, reached = payoffs->reached, all = payoffs->all;
    const lanes both = reached + all;
    lanes *sums = take_rows(&walk->arena, (size_t)(SUMS * (count + 1)) * sizeof(lanes));
    pack_rows(batch->reach, spot->row[other], reach);
    const lanes sum = sweep_hands(board->entries[other], count, reach, sums);
    for (ptrdiff_t first = 0; first < spot->row[me]; first += LANES) {
        lanes block[LANES];
        for (int l = 0; l < LANES; l++) {
            const struct spot_reading *at = &board->readings[me][first + l];
            lanes value = all * (sum - sums[at->last_low] - sums[at->last_high]);
            value += both * reach[spot->hand[me][first + l].same];
            if (showdowns) {
                value += below * (sums[at->weaker] - sums[at->weaker_low] - sums[at->weaker_high]);
                value += reached
                         * (sums[at->reached] - sums[at->reached_low] - sums[at->reached_high]);
            }
            block[l] = value * board->live[me][first + l] + all_lanes(0); /* no negative zeros */
        }
        unpack_rows(block, batch, first);
    }
}

static void value_batch(struct spot_walk *walk, const struct spot_board *board,
                        struct batch *batch)
{
    const size_t mark = walk->arena.used;
    struct payoffs payoffs;
    fill_batch(walk->spot, batch, &payoffs);
    lanes *reach = take_rows(&walk->arena,
                             (size_t)(walk->spot->row[1 - walk->me] + 1) * sizeof(lanes));
    if (batch->showdowns)
        value_river(walk, board, batch, &payoffs, reach, 1);
    else if (board->street == RIVER)
        value_river(walk, board, batch, &payoffs, reach, 0);
    else
        value_folds(walk, board, batch, &payoffs, reach);
    walk->arena.used = mark;
}

/* Value the terminal nodes of a group that have reach. */
static void value_terminals(struct spot_walk *walk, const struct spot_group *group,
                            const struct spot_board *board, float *const *reach,
                            float *const *value)
{
    const struct spot *spot = walk->spot;
    struct batch batch = {.count = 0};
    for (int i = 0; i < group->terminals; i++) {
        const int local = group->terminal[i];
        if (reach[local] == NULL)
            continue;
        const struct spot_node *node = &spot->node[group->node[local]];
        batch.below[batch.count] = node->below[walk->me];
        batch.reached[batch.count] = node->reached[walk->me];
        batch.all[batch.count] = node->all[walk->me];
        batch.reach[batch.count] = reach[local];
        batch.value[batch.count++] = value[local];
        batch.showdowns |= i < group->showdowns;
        if (batch.count == LANES) {
            value_batch(walk, board, &batch);
            batch.count = batch.showdowns = 0;
        }
    }
    if (batch.count > 0)
        value_batch(walk, board, &batch);
}
