/* Values of folds and showdowns on one board; each lane of a vector is a terminal node. Included by
   spot_walk.h.

   A sweep adds the reach of the opponent's hands from the weakest to the strongest, and stores the
   prefix sums over all hands and by card. Each hand of the player then reads the reach that it
   faces of weaker hands, of hands that are not stronger, and of all: the sum over all hands minus
   two sums by card (inclusion-exclusion). Its value is

       win * weaker_reach + tie * (not_stronger_reach - weaker_reach)
           + lose * (all_reach - not_stronger_reach)
       = weaker_factor * weaker_reach + not_stronger_factor * not_stronger_reach
           + all_factor * all_reach,

   with the coefficients of the node. A fold has only the last term. The offsets of all sums are
   precomputed by board, so that neither loop branches. */

struct coefficients {
    lanes weaker_factor, not_stronger_factor, all_factor;
};

/* Sweep the opponent's hands in order of strength; return the total reach. */
INLINE lanes sweep_hands(const struct spot_entry *entries, int count, const lanes *restrict reach,
                         lanes *sums)
{
    lanes total = broadcast(0);
    for (int k = 0; k < SUMS_PER_ENTRY; k++)
        *sums++ = total;
    lanes *const sums_base = sums - SUMS_PER_ENTRY;
    for (int i = 0; i < count; i++, sums += SUMS_PER_ENTRY) {
        const lanes added = reach[entries[i].hand];
        total += added;
        sums[0] = total;
        sums[1] = sums_base[entries[i].low] + added;
        sums[2] = sums_base[entries[i].high] + added;
    }
    return total;
}

/* Sum the opponent's reach by card. */
INLINE void add_by_card(const struct spot *spot, int player, const lanes *restrict reach,
                        lanes *restrict by_card)
{
    for (int card = 0; card < DECK; card++) {
        lanes sum = broadcast(0);
        for (const int16_t *hand = spot->hands_by_card[player][card]; *hand >= 0; hand++)
            sum += reach[*hand];
        by_card[card] = sum;
    }
}

/* Transpose rows to one vector per hand, followed by a zero vector for combos that the opponent
   cannot hold. Return the total. */
INLINE lanes pack_rows(const float *const *rows, ptrdiff_t row, lanes *columns)
{
    lanes sum = broadcast(0);
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
    columns[row] = broadcast(0);
    return sum;
}

/* Terminal nodes that are valued together. */
struct terminal_batch {
    int count, has_showdowns;
    float weaker_factor[LANES], not_stronger_factor[LANES], all_factor[LANES];
    const float *reach[LANES];
    float *value[LANES];
};

/* Fill unused lanes with nodes of zero reach. */
INLINE void fill_batch(const struct spot *spot, struct terminal_batch *batch,
                       struct coefficients *coefficients)
{
    for (int l = batch->count; l < LANES; l++) {
        batch->weaker_factor[l] = batch->not_stronger_factor[l] = batch->all_factor[l] = 0;
        batch->reach[l] = spot->zeros;
    }
    memcpy(&coefficients->weaker_factor, batch->weaker_factor, sizeof coefficients->weaker_factor);
    memcpy(&coefficients->not_stronger_factor, batch->not_stronger_factor,
           sizeof coefficients->not_stronger_factor);
    memcpy(&coefficients->all_factor, batch->all_factor, sizeof coefficients->all_factor);
}

/* Transpose the values of LANES hands and store them in the rows of a batch. */
INLINE void unpack_rows(lanes *block, const struct terminal_batch *batch, ptrdiff_t first_hand)
{
    transpose(block);
    for (int l = 0; l < batch->count; l++)
        store(batch->value[l] + first_hand, block[l]);
}

/* Value folds before the river. */
static void value_folds(struct spot_walk *walk, const struct spot_board *board,
                        const struct terminal_batch *batch, const struct coefficients *coefficients,
                        lanes *reach)
{
    const struct spot *spot = walk->spot;
    const int traverser = walk->traverser, opponent = 1 - traverser;
    const lanes all_factor = coefficients->all_factor,
                total = pack_rows(batch->reach, spot->row_length[opponent], reach);
    lanes by_card[DECK];
    add_by_card(spot, opponent, reach, by_card);
    for (ptrdiff_t first_hand = 0; first_hand < spot->row_length[traverser]; first_hand += LANES) {
        lanes block[LANES];
        for (int l = 0; l < LANES; l++) {
            const struct spot_hand *hand = &spot->hands[traverser][first_hand + l];
            const lanes opponent_reach =
                total - by_card[hand->low] - by_card[hand->high] + reach[hand->same_combo];
            block[l] = all_factor * opponent_reach * board->live[traverser][first_hand + l];
        }
        unpack_rows(block, batch, first_hand);
    }
}

/* Value showdowns and folds on the river. A fold gets the same bits in a batch with or without
   showdowns. */
INLINE void value_river(struct spot_walk *walk, const struct spot_board *board,
                        const struct terminal_batch *batch, const struct coefficients *coefficients,
                        lanes *reach, const int has_showdowns)
{
    const struct spot *spot = walk->spot;
    const int traverser = walk->traverser, opponent = 1 - traverser,
              count = board->entry_count[opponent];
    const lanes weaker_factor = coefficients->weaker_factor,
                not_stronger_factor = coefficients->not_stronger_factor,
                all_factor = coefficients->all_factor;
    const lanes not_stronger_and_all = not_stronger_factor + all_factor;
    lanes *sums =
        allocate_rows(&walk->arena, (size_t)(SUMS_PER_ENTRY * (count + 1)) * sizeof(lanes));
    pack_rows(batch->reach, spot->row_length[opponent], reach);
    const lanes total = sweep_hands(board->entries[opponent], count, reach, sums);
    for (ptrdiff_t first_hand = 0; first_hand < spot->row_length[traverser]; first_hand += LANES) {
        lanes block[LANES];
        for (int l = 0; l < LANES; l++) {
            const struct spot_sum_offsets *offsets = &board->sum_offsets[traverser][first_hand + l];
            lanes value = all_factor * (total - sums[offsets->all_low] - sums[offsets->all_high]);
            value +=
                not_stronger_and_all * reach[spot->hands[traverser][first_hand + l].same_combo];
            if (has_showdowns) {
                value += weaker_factor
                         * (sums[offsets->weaker] - sums[offsets->weaker_low]
                            - sums[offsets->weaker_high]);
                value += not_stronger_factor
                         * (sums[offsets->not_stronger] - sums[offsets->not_stronger_low]
                            - sums[offsets->not_stronger_high]);
            }
            block[l] = value * board->live[traverser][first_hand + l]
                       + broadcast(0); /* no negative zeros */
        }
        unpack_rows(block, batch, first_hand);
    }
}

static void value_batch(struct spot_walk *walk, const struct spot_board *board,
                        struct terminal_batch *batch)
{
    const size_t saved_size = walk->arena.used_bytes;
    struct coefficients coefficients;
    fill_batch(walk->spot, batch, &coefficients);
    lanes *reach =
        allocate_rows(&walk->arena,
                      (size_t)(walk->spot->row_length[1 - walk->traverser] + 1) * sizeof(lanes));
    if (batch->has_showdowns)
        value_river(walk, board, batch, &coefficients, reach, 1);
    else if (board->street == RIVER)
        value_river(walk, board, batch, &coefficients, reach, 0);
    else
        value_folds(walk, board, batch, &coefficients, reach);
    walk->arena.used_bytes = saved_size;
}

/* Value all terminal nodes of a group that have reach. */
static void value_terminals(struct spot_walk *walk, const struct spot_group *group,
                            const struct spot_board *board, float *const *reach,
                            float *const *value)
{
    const struct spot *spot = walk->spot;
    struct terminal_batch batch = {.count = 0};
    for (int i = 0; i < group->terminal_count; i++) {
        const int local = group->terminals[i];
        if (reach[local] == NULL)
            continue;
        const struct spot_node *node = &spot->nodes[group->nodes[local]];
        batch.weaker_factor[batch.count] = node->weaker_factor[walk->traverser];
        batch.not_stronger_factor[batch.count] = node->not_stronger_factor[walk->traverser];
        batch.all_factor[batch.count] = node->all_factor[walk->traverser];
        batch.reach[batch.count] = reach[local];
        batch.value[batch.count++] = value[local];
        batch.has_showdowns |= i < group->showdown_count;
        if (batch.count == LANES) {
            value_batch(walk, board, &batch);
            batch.count = batch.has_showdowns = 0;
        }
    }
    if (batch.count > 0)
        value_batch(walk, board, &batch);
}
