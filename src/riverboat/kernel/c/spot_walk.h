/* Tree traversal: reach probabilities are passed down, values are backed up. A source file
   defines LANES and SPOT_WALK, the name of the function, and includes this file for one
   instruction set. */

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF /* gcc does not contract with -std=c99 */
#endif

#include "spot_lanes.h"
#include "spot_rows.h"
#include "spot_terminals.h"

#if defined(__GNUC__)
#define PREFETCH(address) __builtin_prefetch(address)
#else
#define PREFETCH(address) ((void)(address))
#endif

/* ---- decision nodes -------------------------------------------------------------------------- */

/* Table of the strategy in a traversal: regrets in training, else strategy sums. */
INLINE const char *strategy_table(const struct spot_walk *walk, const struct spot_node *node,
                                  const char *block, enum table_format *format)
{
    const int is_training = walk->mode == TRAIN;
    *format = walk->spot->value_bits == 32 ? FLOATS : is_training ? SIGNED : UNSIGNED;
    return block + (is_training ? node->regrets : node->strategy_sums);
}

/* Overwrite the strategy of locked hands. */
static void apply_lock(const struct spot_lock *lock, const float *factor, float *strategy,
                       float *product, int actions, int row)
{
    for (int a = 0; a < actions; a++)
        for (int h = 0; h < row; h++) {
            if (!lock->is_fixed[h])
                continue;
            const float played = lock->strategy[a * row + h];
            if (strategy != NULL)
                strategy[a * row + h] = played;
            if (product != NULL)
                product[a * row + h] = played * factor[h];
        }
}

/* Pass reach down to the children: the opponent's reach, and in training also the player's own
   reach, which weights the average strategy. */
static void pass_reach(struct spot_walk *walk, const struct spot_group *group,
                       const struct spot_board *board, const char *block, int local, float **reach,
                       float **weight, float **strategy)
{
    const struct spot *spot = walk->spot;
    const struct spot_node *node = &spot->nodes[group->nodes[local]];
    const int is_own = node->player == walk->traverser, row = spot->row_length[node->player];
    const int actions = node->action_count, tracks_own_reach = is_own && walk->mode == TRAIN;
    const size_t bytes = (size_t)(actions * row) * sizeof(float);
    const struct spot_lock *lock =
        UNLIKELY(node->lock != NULL) ? find_lock(node, board->index) : NULL;
    float *own_strategy = NULL, *product = NULL;
    if (is_own && (walk->mode == EVALUATE || lock != NULL))
        own_strategy = allocate_rows(&walk->arena, bytes);
    if (!is_own || tracks_own_reach)
        product = allocate_rows(&walk->arena, bytes);
    if (own_strategy != NULL || product != NULL) {
        const float *factor = is_own ? weight[local] : reach[local];
        enum table_format format;
        const char *table = strategy_table(walk, node, block, &format);
        normalize_table(table, format, factor, own_strategy, product, actions, row);
        if (UNLIKELY(lock != NULL))
            apply_lock(lock, factor, own_strategy, product, actions, row);
    }
    strategy[local] = own_strategy;
    const int child = spot->nodes[node->first_child].local_index;
    for (int a = 0, next = child; a < actions; a++) {
        reach[next] = is_own ? reach[local] : product + a * row;
        weight[next] = tracks_own_reach ? product + a * row : weight[local];
        next += group->subtree_sizes[next];
    }
}

/* Replace the best response of locked hands by the value of the lock. */
static void apply_lock_to_response(const struct spot_lock *lock, const float *strategy,
                                   float *const *action_values, float *value, int actions, int row)
{
    for (int h = 0; h < row; h++) {
        if (!lock->is_fixed[h])
            continue;
        value[h] = 0;
        for (int a = 0; a < actions; a++)
            value[h] += strategy[a * row + h] * action_values[a][h];
    }
}

/* Back up the value of a decision node from its actions; in training also update its tables. */
static void backup_decision(struct spot_walk *walk, const struct spot_node *node,
                            const struct spot_board *board, char *block, const float *strategy,
                            const float *own_reach, float *const *action_values, float *value)
{
    const struct spot *spot = walk->spot;
    const int row = spot->row_length[walk->traverser], actions = node->action_count;
    if (node->player != walk->traverser) {
        sum_action_values(action_values, value, actions, row);
    } else if (walk->mode == EVALUATE) {
        average_action_values(strategy, action_values, value, actions, row);
    } else if (walk->mode == BEST_RESPONSE) {
        maximize_action_values(action_values, value, actions, row);
        if (strategy != NULL)
            apply_lock_to_response(find_lock(node, board->index), strategy, action_values, value,
                                   actions, row);
    } else {
        const struct update update = {.discount = walk->discount,
                                      .regrets = block + node->regrets,
                                      .strategy_sums = block + node->strategy_sums,
                                      .own_reach = own_reach,
                                      .lock_strategy = strategy,
                                      .action_values = action_values,
                                      .value = value};
        float *scales = spot->value_bits == 16 ? (float *)(void *)(block + node->scales) : NULL;
        float *new_values = (float *)(void *)(walk->arena.start + walk->arena.used_bytes);
        update_table(&update, scales, new_values, actions, row);
    }
}

/* ---- chance nodes ---------------------------------------------------------------------------- */

static void deal_reach(const struct spot *spot, int player, const struct spot_deal *deal,
                       float factor, const float *restrict from, float *restrict to)
{
    const lanes probability = broadcast(factor);
    for (int h = 0; h < spot->row_length[player]; h += LANES)
        store(to + h, load(from + h) * probability);
    for (const int16_t *hand = spot->hands_by_card[player][deal->card]; *hand >= 0; hand++)
        to[*hand] = 0;
}

/* Traverse the group of a link after one card; `result` receives a row of values for each root. */
static void traverse_deal(struct spot_walk *walk, const struct spot_board *board,
                          const struct spot_link *link, const struct spot_deal *deal,
                          float *const *reach, float *const *weight, float *result)
{
    const struct spot *spot = walk->spot;
    const struct spot_group *next = &spot->groups[link->group];
    const int traverser = walk->traverser, opponent = 1 - traverser;
    const size_t saved_size = walk->arena.used_bytes,
                 pointers = (size_t)next->root_count * sizeof(float *);
    float **next_reach = allocate_rows(&walk->arena, pointers);
    float **next_weight = allocate_rows(&walk->arena, pointers);
    float **next_value = allocate_rows(&walk->arena, pointers);
    for (int i = 0; i < next->root_count; i++) {
        const int leaf = link->chance_nodes[i];
        next_reach[i] = NULL;
        if (reach[leaf] == NULL)
            continue;
        next_reach[i] =
            allocate_rows(&walk->arena, (size_t)spot->row_length[opponent] * sizeof(float));
        deal_reach(spot, opponent, deal, card_probability(board->street), reach[leaf],
                   next_reach[i]);
        next_weight[i] = weight[leaf];
        next_value[i] = result + (size_t)i * (size_t)spot->row_length[traverser];
    }
    const struct spot_roots roots = {.count = next->root_count,
                                     .local_nodes = next->roots,
                                     .reach = next_reach,
                                     .weight = next_weight,
                                     .value = next_value};
    spot->walk_group(walk, next, deal->board, &roots);
    walk->arena.used_bytes = saved_size;
}

/* Add the values after a card to the chance nodes; for the other cards of its orbit, add them
   with permuted hands. */
static void add_deal_values(const struct spot_walk *walk, const struct spot_link *link,
                            const struct spot_deal *deal, const float *result, float *const *reach,
                            float *const *value)
{
    const struct spot *spot = walk->spot;
    const int traverser = walk->traverser, row = spot->row_length[traverser];
    for (int i = 0; i < spot->groups[link->group].root_count; i++, result += row) {
        if (reach[link->chance_nodes[i]] == NULL)
            continue;
        float *to = value[link->chance_nodes[i]];
        add_row(to, result, row);
        for (int k = 0; k < deal->image_count; k++) {
            const int16_t *permuted = spot->permuted_hands[deal->images[k].permutation][traverser];
            for (int h = 0; h < spot->hand_count[traverser]; h++)
                to[permuted[h]] += result[h];
        }
    }
}

/* Chance cards dealt by several threads. A job is a link and a card. The values of all jobs are
   stored, then added in the order of a single thread, so that results do not depend on the
   number of threads. */
struct deal_jobs {
    struct spot_walk *walk;
    const struct spot_group *group;
    const struct spot_board *board;
    float *const *reach, *const *weight;
    size_t *offsets; /* of the values of each link */
};

static float *values_of_job(const struct deal_jobs *deal_jobs, int link, int deal)
{
    const struct spot *spot = deal_jobs->walk->spot;
    const size_t roots = (size_t)spot->groups[deal_jobs->group->links[link].group].root_count;
    return spot->job_rows + deal_jobs->offsets[link]
           + roots * (size_t)deal * (size_t)spot->row_length[deal_jobs->walk->traverser];
}

static void run_deal_jobs(void *context, int worker_index)
{
    const struct deal_jobs *deal_jobs = context;
    const struct spot_board *board = deal_jobs->board;
    struct spot_walk *own_walk = &deal_jobs->walk->spot->walks[worker_index];
    for (;;) {
        const int job = spot_next_job(deal_jobs->walk->threads);
        if (job >= deal_jobs->group->link_count * board->deal_count)
            return;
        const int link = job / board->deal_count, deal = job % board->deal_count;
        traverse_deal(own_walk, board, &deal_jobs->group->links[link], &board->deals[deal],
                      deal_jobs->reach, deal_jobs->weight, values_of_job(deal_jobs, link, deal));
    }
}

static void deal_in_threads(struct spot_walk *walk, const struct spot_group *group,
                            const struct spot_board *board, float *const *reach,
                            float *const *weight, float *const *value)
{
    const struct spot *spot = walk->spot;
    struct deal_jobs deal_jobs = {
        .walk = walk, .group = group, .board = board, .reach = reach, .weight = weight};
    deal_jobs.offsets = allocate_rows(&walk->arena, (size_t)group->link_count * sizeof(size_t));
    size_t offset = 0;
    for (int i = 0; i < group->link_count; i++) {
        deal_jobs.offsets[i] = offset;
        offset += (size_t)spot->groups[group->links[i].group].root_count * (size_t)board->deal_count
                  * (size_t)spot->row_length[walk->traverser];
    }
    for (int i = 1; i < spot->workers; i++) {
        struct spot_arena arena = spot->walks[i].arena;
        spot->walks[i] = *walk;
        arena.used_bytes = 0;
        spot->walks[i].arena = arena;
    }
    spot_run_threads(walk->threads, run_deal_jobs, &deal_jobs);
    for (int i = 0; i < group->link_count; i++)
        for (int k = 0; k < board->deal_count; k++)
            add_deal_values(walk, &group->links[i], &board->deals[k],
                            values_of_job(&deal_jobs, i, k), reach, value);
}

/* Return 1 if a chance node above a link has reach. */
static int has_reach(const struct spot *spot, const struct spot_link *link, float *const *reach)
{
    for (int i = 0; i < spot->groups[link->group].root_count; i++)
        if (reach[link->chance_nodes[i]] != NULL)
            return 1;
    return 0;
}

static void deal_cards(struct spot_walk *walk, const struct spot_group *group,
                       const struct spot_board *board, float *const *reach, float *const *weight,
                       float *const *value)
{
    const struct spot *spot = walk->spot;
    const int row = spot->row_length[walk->traverser];
    const size_t saved_size = walk->arena.used_bytes;
    for (int i = 0; i < group->link_count; i++)
        for (int k = 0; k < spot->groups[group->links[i].group].root_count; k++)
            if (reach[group->links[i].chance_nodes[k]] != NULL)
                clear_row(value[group->links[i].chance_nodes[k]], row);
    if (board == spot->root_board && walk->threads != NULL) {
        deal_in_threads(walk, group, board, reach, weight, value);
        walk->arena.used_bytes = saved_size;
        return;
    }
    for (int i = 0; i < group->link_count; i++) {
        const struct spot_link *link = &group->links[i];
        if (!has_reach(spot, link, reach))
            continue;
        float *result =
            allocate_rows(&walk->arena,
                          (size_t)(spot->groups[link->group].root_count * row) * sizeof(float));
        for (int k = 0; k < board->deal_count; k++) {
            traverse_deal(walk, board, link, &board->deals[k], reach, weight, result);
            add_deal_values(walk, link, &board->deals[k], result, reach, value);
        }
        walk->arena.used_bytes = saved_size;
    }
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* Prefetch distance in decision nodes. */
enum { PREFETCH_DISTANCE = 2 };

/* Prefetch the tables of a decision node: storage far exceeds the caches, and each table is too
   short for the hardware prefetcher. */
INLINE void prefetch(const struct spot_walk *walk, const struct spot_group *group,
                     const char *block, int decision, int is_backup)
{
    const struct spot_node *node = &walk->spot->nodes[group->nodes[group->decisions[decision]]];
    if (is_backup && node->player != walk->traverser)
        return;
    const char *table =
        block + (is_backup || walk->mode != TRAIN ? node->strategy_sums : node->regrets);
    const size_t bytes = (size_t)(node->action_count * walk->spot->row_length[node->player]
                                  * (walk->spot->value_bits / 8));
    for (size_t i = 0; i < bytes; i += CACHE_LINE)
        PREFETCH(table + i);
}

static void backup_group(struct spot_walk *walk, const struct spot_group *group,
                         const struct spot_board *board, char *block, float *const *reach,
                         float *const *weight, float *const *strategy, float *const *value)
{
    const struct spot *spot = walk->spot;
    int decision = group->decision_count;
    for (int i = group->node_count - 1; i >= 0; i--) {
        const struct spot_node *node = &spot->nodes[group->nodes[i]];
        float *action_values[MAX_ACTIONS] = {NULL};
        if (node->kind == DECISION) {
            decision--;
            if (reach[i] == NULL)
                continue;
            for (int a = 0, next = i + 1; a < node->action_count; a++) {
                action_values[a] = value[next];
                next += group->subtree_sizes[next];
            }
            if (walk->mode == TRAIN && decision >= PREFETCH_DISTANCE)
                prefetch(walk, group, block, decision - PREFETCH_DISTANCE, 1);
            backup_decision(walk, node, board, block, strategy[i], weight[i + 1], action_values,
                            value[i]);
        }
    }
}

/* Copy the values after each action of the probed node. */
static void copy_action_values(const struct spot_walk *walk, const struct spot_group *group,
                               int local, float *const *value)
{
    const struct spot_node *node = &walk->spot->nodes[group->nodes[local]];
    const size_t row = (size_t)walk->spot->row_length[walk->traverser];
    for (int a = 0, next = local + 1; node->kind == DECISION && a < node->action_count; a++) {
        memcpy(walk->probe->actions + (size_t)a * row, value[next], row * sizeof(float));
        next += group->subtree_sizes[next];
    }
}

void SPOT_WALK(struct spot_walk *walk, const struct spot_group *group,
               const struct spot_board *board, const struct spot_roots *roots)
{
    const struct spot *spot = walk->spot;
    const size_t row_bytes = (size_t)spot->row_length[walk->traverser] * sizeof(float);
    const size_t pointers = (size_t)group->node_count * sizeof(float *),
                 saved_size = walk->arena.used_bytes;
    char *block = board_block(spot, group, board->index);
    float **reach = allocate_rows(&walk->arena, pointers);
    float **weight = allocate_rows(&walk->arena, pointers);
    float **value = allocate_rows(&walk->arena, pointers);
    float **strategy = allocate_rows(&walk->arena, pointers);
    memset(reach, 0, pointers);
    memset(value, 0, pointers);
    for (int i = 0; i < roots->count; i++) {
        reach[roots->local_nodes[i]] = roots->reach[i];
        weight[roots->local_nodes[i]] = roots->weight[i];
        value[roots->local_nodes[i]] = roots->value[i];
    }
    int decision = 0;
    for (int i = 0; i < group->node_count; i++) {
        const int is_decision = spot->nodes[group->nodes[i]].kind == DECISION;
        decision += is_decision;
        if (reach[i] == NULL)
            continue;
        if (value[i] == NULL)
            value[i] = allocate_rows(&walk->arena, row_bytes);
        if (!is_decision)
            continue;
        if (decision + PREFETCH_DISTANCE - 1 < group->decision_count)
            prefetch(walk, group, block, decision + PREFETCH_DISTANCE - 1, 0);
        pass_reach(walk, group, board, block, i, reach, weight, strategy);
    }
    value_terminals(walk, group, board, reach, value);
    deal_cards(walk, group, board, reach, weight, value);
    backup_group(walk, group, board, block, reach, weight, strategy, value);
    if (UNLIKELY(walk->probe != NULL) && group->nodes[roots->local_nodes[0]] == walk->probe->node)
        copy_action_values(walk, group, roots->local_nodes[0], value);
    walk->arena.used_bytes = saved_size;
}
