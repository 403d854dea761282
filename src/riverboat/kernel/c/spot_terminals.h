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

/* Reach of the opponent's hands added so far: in all and by card. */
struct tally {
    lanes sum, by_card[DECK];
};

INLINE void add_entry(struct tally *restrict tally, const lanes *restrict reach,
                      const struct spot_entry *entry)
{
    const lanes added = reach[entry->hand];
    tally->sum += added;
    tally->by_card[entry->low] += added;
    tally->by_card[entry->high] += added;
}

/* The reach of the hands in the tally that share no card with an own hand. The hand of the same two
   cards is subtracted twice, once it is in the tally; value_batch adds it again. */
INLINE lanes unblocked(const struct tally *tally, const struct spot_entry *entry)
{
    return tally->sum - tally->by_card[entry->low] - tally->by_card[entry->high];
}

static void sweep_showdowns(const struct spot_board *board, int me, const struct payoffs *payoffs,
                            const lanes *restrict reach, lanes *restrict values,
                            struct tally *restrict tally)
{
    const struct spot_entry *own = board->entries[me], *others = board->entries[1 - me];
    const struct spot_entry *last = others + board->entry_count[1 - me];
    const lanes below = payoffs->below, reached = payoffs->reached, both = below + reached;
    for (int i = 0; i < board->step_count[me]; i++) {
        const struct spot_step step = board->steps[me][i];
        for (int k = 0; k < step.lower; k++)
            add_entry(tally, reach, others++);
        if (step.tied == 0) {
            for (int k = 0; k < step.own; k++, own++)
                values[own->hand] = both * unblocked(tally, own);
            continue;
        }
        for (int k = 0; k < step.own; k++)
            values[own[k].hand] = below * unblocked(tally, own + k);
        for (int k = 0; k < step.tied; k++)
            add_entry(tally, reach, others++);
        for (int k = 0; k < step.own; k++)
            values[own[k].hand] += reached * unblocked(tally, own + k);
        own += step.own;
    }
    while (others < last)
        add_entry(tally, reach, others++);
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

INLINE void unpack_rows(const lanes *columns, int row, float *const *rows, int count)
{
    for (int h = 0; h < row; h += LANES) {
        lanes block[LANES];
        for (int l = 0; l < LANES; l++)
            block[l] = columns[h + l];
        transpose(block);
        for (int l = 0; l < count; l++)
            store(rows[l] + h, block[l]);
    }
}

/* Terminal nodes that are valued together. */
struct batch {
    int count, showdowns;
    float below[LANES], reached[LANES], all[LANES];
    const float *reach[LANES];
    float *value[LANES];
};

static void value_batch(struct spot_walk *walk, const struct spot_board *board,
                        struct batch *batch)
{
    const struct spot *spot = walk->spot;
    const int me = walk->me, other = 1 - me, row = spot->row[me];
    const size_t mark = walk->arena.used;
    struct payoffs payoffs;
    struct tally tally;
    for (int l = batch->count; l < LANES; l++) {
        batch->below[l] = batch->reached[l] = batch->all[l] = 0;
        batch->reach[l] = spot->zeros;
    }
    memcpy(&payoffs.below, batch->below, sizeof payoffs.below);
    memcpy(&payoffs.reached, batch->reached, sizeof payoffs.reached);
    memcpy(&payoffs.all, batch->all, sizeof payoffs.all);
    lanes *reach = take_rows(&walk->arena, (size_t)(spot->row[other] + 1) * sizeof(lanes));
    lanes *values = take_rows(&walk->arena, (size_t)row * sizeof(lanes));
    pack_rows(batch->reach, spot->row[other], reach);
    memset(values, 0, (size_t)row * sizeof(lanes));
    memset(&tally, 0, sizeof tally);
    if (batch->showdowns)
        sweep_showdowns(board, me, &payoffs, reach, values, &tally);
    else
        for (int i = 0; i < board->entry_count[other]; i++)
            add_entry(&tally, reach, &board->entries[other][i]);
    const lanes all = payoffs.all, same = payoffs.reached + payoffs.all;
    for (int i = 0; i < board->entry_count[me]; i++) {
        const struct spot_entry *entry = &board->entries[me][i];
        values[entry->hand] += all * unblocked(&tally, entry) + same * reach[entry->same];
    }
    unpack_rows(values, row, batch->value, batch->count);
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
