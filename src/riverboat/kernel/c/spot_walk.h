/* The walk through groups of nodes, down with reach and up with values. A source defines LANES and
   SPOT_WALK, the name of the function, and includes this for one instruction set. */

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF /* gcc leaves products alone with -std=c99 */
#endif

#include "spot_lanes.h"
#include "spot_rows.h"
#include "spot_terminals.h"

#if defined(__GNUC__)
#define PREFETCH(address) __builtin_prefetch(address)
#else
#define PREFETCH(address) ((void)(address))
#endif

/* ---- decisions ------------------------------------------------------------------------------- */

/* The strategy that a walk plays at a decision: by regrets while training, else the average. */
INLINE const char *table_of(const struct spot_walk *walk, const struct spot_node *node,
                            const char *block, enum element_of_table *element)
{
    const int regrets = walk->mode == TRAIN;
    *element = walk->spot->bits == 32 ? FLOATS : regrets ? SIGNED : UNSIGNED;
    return block + (regrets ? node->regrets : node->sums);
}

/* Hands that a lock fixes play its strategy. */
static void apply_lock(const struct spot_lock *lock, const float *factor, float *strategy,
                       float *product, int actions, int row)
{
    for (int a = 0; a < actions; a++)
        for (int h = 0; h < row; h++) {
            if (!lock->fixed[h])
                continue;
            const float played = lock->strategy[a * row + h];
            if (strategy != NULL)
                strategy[a * row + h] = played;
            if (product != NULL)
                product[a * row + h] = played * factor[h];
        }
}

/* Down: the reach of the children by the opponent's hands, and for the average strategy also by the
   player's own. */
static void pass_reach(struct spot_walk *walk, const struct spot_group *group,
                       const struct spot_board *board, const char *block, int local, float **reach,
                       float **weight, float **strategy)
{
    const struct spot *spot = walk->spot;
    const struct spot_node *node = &spot->node[group->node[local]];
    const int own = node->player == walk->me, row = spot->row[node->player];
    const int actions = node->actions, weighs = own && walk->mode == TRAIN;
    const size_t bytes = (size_t)(actions * row) * sizeof(float);
    const struct spot_lock *lock = UNLIKELY(node->lock != NULL) ? lock_of(node, board->index) : NULL;
    float *played = NULL, *product = NULL;
    if (own && (walk->mode == EVALUATE || lock != NULL))
        played = take_rows(&walk->arena, bytes);
    if (!own || weighs)
        product = take_rows(&walk->arena, bytes);
    if (played != NULL || product != NULL) {
        const float *factor = own ? weight[local] : reach[local];
        enum element_of_table element;
        const char *table = table_of(walk, node, block, &element);
        match_table(table, element, factor, played, product, actions, row);
        if (UNLIKELY(lock != NULL))
            apply_lock(lock, factor, played, product, actions, row);
    }
    strategy[local] = played;
    const int child = spot->node[node->child].local;
    for (int a = 0, next = child; a < actions; a++) {
        reach[next] = own ? reach[local] : product + a * row;
        weight[next] = weighs ? product + a * row : weight[local];
        next += group->size[next];
    }
}

/* The best response of hands that a lock fixes is the lock. */
static void hold_to_lock(const struct spot_lock *lock, const float *strategy, float *const *after,
                         float *value, int actions, int row)
{
    for (int h = 0; h < row; h++) {
        if (!lock->fixed[h])
            continue;
        value[h] = 0;
        for (int a = 0; a < actions; a++)
            value[h] += strategy[a * row + h] * after[a][h];
    }
}

/* Up: the value of a decision from those after its actions; while training its tables, too. */
static void value_decision(struct spot_walk *walk, const struct spot_node *node,
                           const struct spot_board *board, char *block, const float *strategy,
                           const float *played, float *const *after, float *value)
{
    const struct spot *spot = walk->spot;
    const int row = spot->row[walk->me], actions = node->actions;
    if (node->player != walk->me) {
        add_values(after, value, actions, row);
    } else if (walk->mode == EVALUATE) {
        mix_values(strategy, after, value, actions, row);
    } else if (walk->mode == BEST_RESPONSE) {
        maximize_values(after, value, actions, row);
        if (strategy != NULL)
            hold_to_lock(lock_of(node, board->index), strategy, after, value, actions, row);
    } else {
        const struct update update = {.discount = walk->discount,
                                      .regrets = block + node->regrets,
                                      .sums = block + node->sums,
                                      .played = played,
                                      .locked = strategy,
                                      .after = after,
                                      .value = value};
        float *scales = spot->bits == 16 ? (float *)(void *)(block + node->scales) : NULL;
        float *fresh = (float *)(void *)(walk->arena.start + walk->arena.used);
        update_table(&update, scales, fresh, actions, row);
    }
}

/* ---- cards ----------------------------------------------------------------------------------- */

static void deal_reach(const struct spot *spot, int player, const struct spot_deal *deal,
                       float factor, const float *restrict from, float *restrict to)
{
    const lanes chance = all_lanes(factor);
    for (int h = 0; h < spot->row[player]; h += LANES)
        store(to + h, load(from + h) * chance);
    for (const int16_t *hand = spot->hands_with[player][deal->card]; *hand >= 0; hand++)
        to[*hand] = 0;
}

/* Walk the group of a link after one card; write a row of values for each root to `result`. */
static void walk_deal(struct spot_walk *walk, const struct spot_board *board,
                      const struct spot_link *link, const struct spot_deal *deal,
                      float *const *reach, float *const *weight, float *result)
{
    const struct spot *spot = walk->spot;
    const struct spot_group *next = &spot->group[link->group];
    const int me = walk->me, other = 1 - me;
    const size_t mark = walk->arena.used, pointers = (size_t)next->roots * sizeof(float *);
    float **next_reach = take_rows(&walk->arena, pointers);
    float **next_weight = take_rows(&walk->arena, pointers);
    float **next_value = take_rows(&walk->arena, pointers);
    for (int i = 0; i < next->roots; i++) {
        const int leaf = link->leaves[i];
        next_reach[i] = NULL;
        if (reach[leaf] == NULL)
            continue;
        next_reach[i] = take_rows(&walk->arena, (size_t)spot->row[other] * sizeof(float));
        deal_reach(spot, other, deal, chance_of_card(board->street), reach[leaf], next_reach[i]);
        next_weight[i] = weight[leaf];
        next_value[i] = result + (size_t)i * (size_t)spot->row[me];
    }
    const struct spot_roots roots = {.count = next->roots,
                                     .place = next->root,
                                     .reach = next_reach,
                                     .weight = next_weight,
                                     .value = next_value};
    spot->walk_group(walk, next, deal->board, &roots);
    walk->arena.used = mark;
}

/* Add the values after a card to those of the chance nodes: for the card itself, and with permuted
   suits for the other cards of its orbit. */
static void add_deal(const struct spot_walk *walk, const struct spot_link *link,
                     const struct spot_deal *deal, const float *result, float *const *reach,
                     float *const *value)
{
    const struct spot *spot = walk->spot;
    const int me = walk->me, row = spot->row[me];
    for (int i = 0; i < spot->group[link->group].roots; i++, result += row) {
        if (reach[link->leaves[i]] == NULL)
            continue;
        float *to = value[link->leaves[i]];
        add_row(to, result, row);
        for (int k = 0; k < deal->copies; k++) {
            const int16_t *permuted = spot->permuted[deal->copy[k].permutation][me];
            for (int h = 0; h < spot->hands[me]; h++)
                to[permuted[h]] += result[h];
        }
    }
}

/* Cards that the threads deal. A job is a link and a card. Its values are kept until all jobs are
   done, and then added in the order of a single thread: sums do not depend on the threads. */
struct dealing {
    struct spot_walk *walk;
    const struct spot_group *group;
    const struct spot_board *board;
    float *const *reach, *const *weight;
    size_t *offsets; /* of the values of each link */
};

static float *values_of_job(const struct dealing *dealing, int link, int deal)
{
    const struct spot *spot = dealing->walk->spot;
    const size_t roots = (size_t)spot->group[dealing->group->link[link].group].roots;
    return spot->job_rows + dealing->offsets[link]
           + roots * (size_t)deal * (size_t)spot->row[dealing->walk->me];
}

static void work_on_deals(void *context, int number)
{
    const struct dealing *dealing = context;
    const struct spot_board *board = dealing->board;
    struct spot_walk *own = &dealing->walk->spot->walks[number];
    for (;;) {
        const int job = spot_next_job(dealing->walk->crew);
        if (job >= dealing->group->links * board->deals)
            return;
        const int link = job / board->deals, deal = job % board->deals;
        walk_deal(own, board, &dealing->group->link[link], &board->deal[deal], dealing->reach,
                  dealing->weight, values_of_job(dealing, link, deal));
    }
}

static void deal_in_threads(struct spot_walk *walk, const struct spot_group *group,
                            const struct spot_board *board, float *const *reach,
                            float *const *weight, float *const *value)
{
    const struct spot *spot = walk->spot;
    struct dealing dealing = {
        .walk = walk, .group = group, .board = board, .reach = reach, .weight = weight};
    dealing.offsets = take_rows(&walk->arena, (size_t)group->links * sizeof(size_t));
    size_t offset = 0;
    for (int i = 0; i < group->links; i++) {
        dealing.offsets[i] = offset;
        offset += (size_t)spot->group[group->link[i].group].roots * (size_t)board->deals
                  * (size_t)spot->row[walk->me];
    }
    for (int i = 1; i < spot->workers; i++) {
        struct spot_arena arena = spot->walks[i].arena;
        spot->walks[i] = *walk;
        arena.used = 0;
        spot->walks[i].arena = arena;
    }
    spot_work(walk->crew, work_on_deals, &dealing);
    for (int i = 0; i < group->links; i++)
        for (int k = 0; k < board->deals; k++)
            add_deal(walk, &group->link[i], &board->deal[k], values_of_job(&dealing, i, k), reach,
                     value);
}

/* Whether a chance node above a link has reach. */
static int is_reached(const struct spot *spot, const struct spot_link *link, float *const *reach)
{
    for (int i = 0; i < spot->group[link->group].roots; i++)
        if (reach[link->leaves[i]] != NULL)
            return 1;
    return 0;
}

static void deal_cards(struct spot_walk *walk, const struct spot_group *group,
                       const struct spot_board *board, float *const *reach, float *const *weight,
                       float *const *value)
{
    const struct spot *spot = walk->spot;
    const int row = spot->row[walk->me];
    const size_t mark = walk->arena.used;
    for (int i = 0; i < group->links; i++)
        for (int k = 0; k < spot->group[group->link[i].group].roots; k++)
            if (reach[group->link[i].leaves[k]] != NULL)
                clear_row(value[group->link[i].leaves[k]], row);
    if (board == spot->start && walk->crew != NULL) {
        deal_in_threads(walk, group, board, reach, weight, value);
        walk->arena.used = mark;
        return;
    }
    for (int i = 0; i < group->links; i++) {
        const struct spot_link *link = &group->link[i];
        if (!is_reached(spot, link, reach))
            continue;
        float *result = take_rows(&walk->arena, (size_t)(spot->group[link->group].roots * row)
                                                    * sizeof(float));
        for (int k = 0; k < board->deals; k++) {
            walk_deal(walk, board, link, &board->deal[k], reach, weight, result);
            add_deal(walk, link, &board->deal[k], result, reach, value);
        }
        walk->arena.used = mark;
    }
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* How many decisions before it is needed a table is fetched. */
enum { AHEAD = 2 };

/* Fetch the tables of a decision before they are needed: storage is much larger than the caches, and
   a table too short for the processor's own fetching. */
INLINE void prefetch(const struct spot_walk *walk, const struct spot_group *group,
                     const char *block, int decision, int upward)
{
    const struct spot_node *node = &walk->spot->node[group->node[group->decision[decision]]];
    if (upward && node->player != walk->me)
        return;
    const char *table = block + (upward || walk->mode != TRAIN ? node->sums : node->regrets);
    const size_t bytes = (size_t)(node->actions * walk->spot->row[node->player]
                                  * (walk->spot->bits / 8));
    for (size_t i = 0; i < bytes; i += LINE)
        PREFETCH(table + i);
}

static void walk_up(struct spot_walk *walk, const struct spot_group *group,
                    const struct spot_board *board, char *block, float *const *reach,
                    float *const *weight, float *const *strategy, float *const *value)
{
    const struct spot *spot = walk->spot;
    int decision = group->decisions;
    for (int i = group->nodes - 1; i >= 0; i--) {
        const struct spot_node *node = &spot->node[group->node[i]];
        float *after[MOST_ACTIONS] = {NULL};
        if (node->kind == DECISION) {
            decision--;
            if (reach[i] == NULL)
                continue;
            for (int a = 0, next = i + 1; a < node->actions; a++) {
                after[a] = value[next];
                next += group->size[next];
            }
            if (walk->mode == TRAIN && decision >= AHEAD)
                prefetch(walk, group, block, decision - AHEAD, 1);
            value_decision(walk, node, board, block, strategy[i], weight[i + 1], after, value[i]);
        }
    }
}

/* Copy the rows of values after each action of the node at which the walk of a reader begins. */
static void copy_actions(const struct spot_walk *walk, const struct spot_group *group, int place,
                         float *const *value)
{
    const struct spot_node *node = &walk->spot->node[group->node[place]];
    const size_t row = (size_t)walk->spot->row[walk->me];
    for (int a = 0, next = place + 1; node->kind == DECISION && a < node->actions; a++) {
        memcpy(walk->probe->actions + (size_t)a * row, value[next], row * sizeof(float));
        next += group->size[next];
    }
}

void SPOT_WALK(struct spot_walk *walk, const struct spot_group *group,
               const struct spot_board *board, const struct spot_roots *roots)
{
    const struct spot *spot = walk->spot;
    const size_t row_bytes = (size_t)spot->row[walk->me] * sizeof(float);
    const size_t pointers = (size_t)group->nodes * sizeof(float *), mark = walk->arena.used;
    char *block = block_of(spot, group, board->index);
    float **reach = take_rows(&walk->arena, pointers);
    float **weight = take_rows(&walk->arena, pointers);
    float **value = take_rows(&walk->arena, pointers);
    float **strategy = take_rows(&walk->arena, pointers);
    memset(reach, 0, pointers);
    memset(value, 0, pointers);
    for (int i = 0; i < roots->count; i++) {
        reach[roots->place[i]] = roots->reach[i];
        weight[roots->place[i]] = roots->weight[i];
        value[roots->place[i]] = roots->value[i];
    }
    int decision = 0;
    for (int i = 0; i < group->nodes; i++) {
        const int decides = spot->node[group->node[i]].kind == DECISION;
        decision += decides;
        if (reach[i] == NULL)
            continue;
        if (value[i] == NULL)
            value[i] = take_rows(&walk->arena, row_bytes);
        if (!decides)
            continue;
        if (decision + AHEAD - 1 < group->decisions)
            prefetch(walk, group, block, decision + AHEAD - 1, 0);
        pass_reach(walk, group, board, block, i, reach, weight, strategy);
    }
    value_terminals(walk, group, board, reach, value);
    deal_cards(walk, group, board, reach, weight, value);
    walk_up(walk, group, board, block, reach, weight, strategy, value);
    if (UNLIKELY(walk->probe != NULL) && group->node[roots->place[0]] == walk->probe->node)
        copy_actions(walk, group, roots->place[0], value);
    walk->arena.used = mark;
}
