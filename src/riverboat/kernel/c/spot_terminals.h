/* Folds and showdowns of one board, side by side: each lane of a vector is a terminal node. Included
   by spot_walk.h.

   A sweep adds the opponent's hands from the weakest to the strongest, in all and by card. An own
   hand reads the reach that it can meet twice: before the opponent's hands of its strength are added
   and after. With the reach of all hands its value is

       win * before + tie * (after - before) + lose * (all - after)
       = below * before + reached * after + all * all,

   the coefficients of a node. A fold needs the last term only. */

struct payoffs {
    lanes below, reached, all;
};

/* Add a hand of the opponent's to the reach by card, and return the reach of all hands with it. */
INLINE lanes add_entry(lanes sum, lanes *restrict by_card, const lanes *restrict reach,
                       const struct spot_entry *entry)
{
    const lanes added = reach[entry->hand];
    by_card[entry->low] += added;
    by_card[entry->high] += added;
    return sum + added;
}

/* The reach of the hands added so far that share no card with an own hand. The hand of the same two
   cards is subtracted twice, once it is added: finish_rows adds it again. */
INLINE lanes unblocked(lanes sum, const lanes *by_card, const struct spot_entry *entry)
{
    return sum - by_card[entry->low] - by_card[entry->high];
}

INLINE lanes sweep_showdowns(const struct spot_board *board, int me,
                             const struct payoffs *payoffs, const lanes *restrict reach,
                             lanes *restrict values, lanes *restrict by_card)
{
    const struct spot_entry *own = board->entries[me], *others = board->entries[1 - me];
    const struct spot_entry *last = others + board->entry_count[1 - me];
    const lanes below = payoffs->below, reached = payoffs->reached, both = below + reached;
    lanes sum = all_lanes(0);
    for (int i = 0; i < board->step_count[me]; i++) {
        const struct spot_step step = board->steps[me][i];
        for (int k = 0; k < step.lower; k++)
            sum = add_entry(sum, by_card, reach, others++);
        if (step.tied == 0) {
            for (int k = 0; k < step.own; k++, own++)
                values[own->hand] = both * unblocked(sum, by_card, own);
            continue;
        }
        for (int k = 0; k < step.own; k++)
            values[own[k].hand] = below * unblocked(sum, by_card, own + k);
        for (int k = 0; k < step.tied; k++)
            sum = add_entry(sum, by_card, reach, others++);
        for (int k = 0; k < step.own; k++)
            values[own[k].hand] += reached * unblocked(sum, by_card, own + k);
        own += step.own;
    }
    while (others < last)
        sum = add_entry(sum, by_card, reach, others++);
    return sum;
}

/* Transpose rows of hands, so that each hand has a vector; one more is 0, for hands that the opponent
   cannot have. */
INLINE void pack_rows(const float *const *rows, int row, lanes *columns)
{
    for (int h = 0; h < row; h += LANES) {
        lanes block[LANES];
        for (int l = 0; l < LANES; l++)
            block[l] = load(rows[l] + h);
        transpose(block);
        for (int l = 0; l < LANES; l++)
            columns[h + l] = block[l];
    }
    columns[row] = all_lanes(0);
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

/* Add the term of all hands to the values that the sweep has found, and transpose them back to rows.
   `swept` is NULL where there are folds only. */
INLINE void finish_rows(const struct spot *spot, const struct spot_board *board, int me,
                        const struct payoffs *payoffs, const lanes *restrict reach,
                        const lanes *restrict swept, lanes sum, const lanes *restrict by_card,
                        const struct batch *batch)
{
    const lanes all = payoffs->all, same = payoffs->reached + payoffs->all;
    const float *live = board->live[me];
    for (int first = 0; first < spot->row[me]; first += LANES) {
        lanes block[LANES];
        for (int l = 0; l < LANES; l++) {
            const struct spot_hand *hand = &spot->hand[me][first + l];
            const lanes met = sum - by_card[hand->low] - by_card[hand->high];
            lanes value = all * met + same * reach[hand->same];
            if (swept != NULL)
                value += swept[first + l];
            block[l] = value * live[first + l];
        }
        transpose(block);
        for (int l = 0; l < batch->count; l++)
            store(batch->value[l] + first, block[l]);
    }
}

static void value_batch(struct spot_walk *walk, const struct spot_board *board,
                        struct batch *batch)
{
    const struct spot *spot = walk->spot;
    const int me = walk->me, other = 1 - me;
    const size_t mark = walk->arena.used;
    struct payoffs payoffs;
    lanes by_card[DECK], sum = all_lanes(0);
    fill_batch(spot, batch, &payoffs);
    lanes *reach = take_rows(&walk->arena, (size_t)(spot->row[other] + 1) * sizeof(lanes));
    lanes *swept = take_rows(&walk->arena, (size_t)spot->row[me] * sizeof(lanes));
    pack_rows(batch->reach, spot->row[other], reach);
    memset(by_card, 0, sizeof by_card);
    if (batch->showdowns) {
        memset(swept, 0, (size_t)spot->row[me] * sizeof(lanes));
        sum = sweep_showdowns(board, me, &payoffs, reach, swept, by_card);
        finish_rows(spot, board, me, &payoffs, reach, swept, sum, by_card, batch);
    } else {
        for (int i = 0; i < board->entry_count[other]; i++)
            sum = add_entry(sum, by_card, reach, &board->entries[other][i]);
        finish_rows(spot, board, me, &payoffs, reach, NULL, sum, by_card, batch);
    }
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
