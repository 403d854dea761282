/* Betting tree: validation, partition into groups, and layout of the tables.

   A group contains the subtrees of one street that a traversal visits together. On the turn that
   is a single root, or all run-outs of all-ins; on the river as many roots as fit into
   RIVER_GROUP_NODES nodes. More nodes fill the vector lanes of showdowns better, fewer nodes
   stay in the cache. */

#include "spot.h"

#include <stdlib.h>

enum { RIVER_GROUP_NODES = 256, MAX_NODES = 1 << 22 };

#define MAX_STORAGE_BYTES ((int64_t)1 << 46)
#define MAX_PAYOFF 1e12

/* ---- description ----------------------------------------------------------------------------- */

static int has_valid_payoffs(const double *payoffs)
{
    for (int i = 0; i < PLAYERS * 3; i++)
        if (!(payoffs[i] >= -MAX_PAYOFF && payoffs[i] <= MAX_PAYOFF))
            return 0;
    return 1;
}

static const char *validate_node(const struct spot_description *description, int node)
{
    const int kind = description->kinds[node], children = description->children[node];
    if (kind > SHOWDOWN || description->streets[node] > RIVER
        || description->players[node] >= PLAYERS)
        return "a node has an invalid kind, street or player";
    if (kind == DECISION ? children < 1 || children > MAX_ACTIONS : children != (kind == CHANCE))
        return "a node has an invalid number of children";
    if ((kind == CHANCE && description->streets[node] == RIVER)
        || (kind == SHOWDOWN && description->streets[node] != RIVER))
        return "a chance node on the river, or a showdown before it";
    if (!has_valid_payoffs(description->payoffs + PLAYERS * 3 * node))
        return "a payoff is out of bounds";
    return NULL;
}

/* Check each node, and that the nodes form one tree with consecutive children. */
static const char *validate_tree(const struct spot_description *description)
{
    if (description->nodes < 1 || description->nodes > MAX_NODES)
        return "nodes: 1 to 4,194,304 are expected";
    if (description->streets[0] != description->board_card_count - 3)
        return "the first node is not on the street of the board";
    int next = 1;
    for (int i = 0; i < description->nodes; i++) {
        const char *error = validate_node(description, i);
        if (error != NULL)
            return error;
        const int street = description->streets[i] + (description->kinds[i] == CHANCE);
        for (int k = 0; k < description->children[i]; k++, next++)
            if (next >= description->nodes || description->streets[next] != street)
                return "a child is missing, or on another street";
        if (i + 1 < description->nodes && next <= i + 1)
            return "a node has no parent";
    }
    return next == description->nodes ? NULL : "a node has no parent";
}

/* Convert payoffs to the coefficients of spot_terminals.h. */
static void set_payoffs(struct spot_node *node, const double *payoffs)
{
    for (int player = 0; player < PLAYERS; player++) {
        const double lose = payoffs[3 * player], tie = payoffs[3 * player + 1];
        const double win = payoffs[3 * player + 2];
        node->all_factor[player] = (float)lose;
        if (node->kind != SHOWDOWN)
            continue;
        node->weaker_factor[player] = (float)(win - tie);
        node->not_stronger_factor[player] = (float)(tie - lose);
    }
}

void spot_build_tree(struct spot *spot, const struct spot_description *description)
{
    const char *error = validate_tree(description);
    if (error != NULL) {
        set_error(spot, error);
        return;
    }
    spot->node_count = description->nodes;
    spot->nodes = spot_allocate(&spot->pool, (size_t)description->nodes * sizeof *spot->nodes);
    if (spot->pool.is_exhausted)
        return;
    spot->nodes[0].parent = -1;
    int next = 1;
    for (int i = 0; i < description->nodes; i++) {
        struct spot_node *node = &spot->nodes[i];
        node->kind = description->kinds[i];
        node->street = description->streets[i];
        node->player = description->players[i];
        node->action_count = description->children[i];
        node->first_child = next;
        for (int k = 0; k < node->action_count; k++)
            spot->nodes[next++].parent = i;
        set_payoffs(node, description->payoffs + PLAYERS * 3 * i);
    }
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* Number of children on the node's own street. */
static int same_street_children(const struct spot_node *node)
{
    return node->kind == DECISION ? node->action_count : 0;
}

/* Compute the size of the subtree of one street below each node, children first. */
static int *compute_subtree_sizes(struct spot *spot)
{
    int *sizes = spot_allocate(&spot->pool, (size_t)spot->node_count * sizeof *sizes);
    for (int i = spot->node_count - 1; sizes != NULL && i >= 0; i--) {
        sizes[i] = 1;
        for (int k = 0; k < same_street_children(&spot->nodes[i]); k++)
            sizes[i] += sizes[spot->nodes[i].first_child + k];
    }
    return sizes;
}

/* Assign local numbers to the nodes below a root in depth-first preorder. */
static void assign_local_numbers(struct spot *spot, struct spot_group *group, int root,
                                 const int *subtree_sizes)
{
    const int first = group->node_count;
    group->nodes[first] = root;
    group->node_count += subtree_sizes[root];
    for (int local = first; local < group->node_count; local++) {
        const int number = group->nodes[local];
        struct spot_node *node = &spot->nodes[number];
        node->local_index = local;
        group->subtree_sizes[local] = subtree_sizes[number];
        int next = local + 1;
        for (int k = 0; k < same_street_children(node); k++) {
            group->nodes[next] = node->first_child + k;
            next += subtree_sizes[node->first_child + k];
        }
    }
}

static void index_nodes(const struct spot *spot, struct spot_group *group)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < group->node_count; i++)
            if (spot->nodes[group->nodes[i]].kind == (pass == 0 ? SHOWDOWN : FOLDED))
                group->terminals[group->terminal_count++] = i;
        if (pass == 0)
            group->showdown_count = group->terminal_count;
    }
    for (int i = 0; i < group->node_count; i++)
        if (spot->nodes[group->nodes[i]].kind == DECISION)
            group->decisions[group->decision_count++] = i;
}

static size_t table_bytes(const struct spot *spot, const struct spot_node *node)
{
    return (size_t)node->action_count * (size_t)spot->row_length[node->player]
           * (size_t)(spot->value_bits / 8);
}

static size_t round_up_to_lines(size_t bytes)
{
    return (bytes + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
}

/* Lay out the tables of a group, and reserve storage for its blocks of all boards. */
static void lay_out_tables(struct spot *spot, struct spot_group *group, int group_index)
{
    const size_t scales = spot->value_bits == 16 ? 2 * sizeof(float) : 0;
    size_t offset = round_up_to_lines(scales * (size_t)group->decision_count);
    for (int i = 0; i < group->node_count; i++)
        spot->nodes[group->nodes[i]].group = group_index;
    for (int is_sum = 0; is_sum < 2; is_sum++)
        for (int i = 0; i < group->decision_count; i++) {
            struct spot_node *node = &spot->nodes[group->nodes[group->decisions[i]]];
            node->scales = scales * (size_t)i;
            *(is_sum ? &node->strategy_sums : &node->regrets) = offset;
            offset += table_bytes(spot, node);
        }
    group->block_bytes = round_up_to_lines(offset);
    group->storage_offset = spot->storage_bytes;
    const int64_t boards = spot->board_count[group->street];
    if ((int64_t)group->block_bytes > (MAX_STORAGE_BYTES - (int64_t)spot->storage_bytes) / boards
        || (uint64_t)spot->storage_bytes + (uint64_t)group->block_bytes * (uint64_t)boards
               > SIZE_MAX / 2)
        set_error(spot, "the tables exceed the address space");
    else
        spot->storage_bytes += group->block_bytes * (size_t)boards;
}

static int *allocate_ints(struct spot *spot, int count)
{
    return spot_allocate(&spot->pool, (size_t)(count + 1) * sizeof(int));
}

static int append_group(struct spot *spot)
{
    if (spot->group_count == spot->group_capacity) {
        const int capacity = spot->group_capacity * 2 + 16;
        struct spot_group *groups = realloc(spot->groups, (size_t)capacity * sizeof *groups);
        if (groups == NULL) {
            spot->pool.is_exhausted = 1;
            return 0;
        }
        spot->groups = groups;
        spot->group_capacity = capacity;
    }
    return spot->group_count++;
}

static void build_links(struct spot *spot, int group_index, const int *subtree_sizes);

static int build_group(struct spot *spot, const int *roots, int root_count,
                       const int *subtree_sizes)
{
    struct spot_group group = {.street = spot->nodes[roots[0]].street, .root_count = root_count};
    int node_count = 0;
    for (int i = 0; i < root_count; i++)
        node_count += subtree_sizes[roots[i]];
    group.nodes = allocate_ints(spot, node_count);
    group.subtree_sizes = allocate_ints(spot, node_count);
    group.roots = allocate_ints(spot, root_count);
    group.terminals = allocate_ints(spot, node_count);
    group.decisions = allocate_ints(spot, node_count);
    const int group_index = append_group(spot);
    if (has_failed(spot))
        return 0;
    for (int i = 0; i < root_count; i++) {
        group.roots[i] = group.node_count;
        assign_local_numbers(spot, &group, roots[i], subtree_sizes);
    }
    index_nodes(spot, &group);
    lay_out_tables(spot, &group, group_index);
    spot->groups[group_index] = group;
    if (group.street != RIVER && !has_failed(spot))
        build_links(spot, group_index, subtree_sizes);
    return group_index;
}

/* Return 1 if two roots of the next street belong to one group of this many nodes. */
static int is_same_group(const struct spot *spot, int street, int first, int next, int node_count)
{
    if (street == FLOP)
        return spot->nodes[first].kind != DECISION && spot->nodes[next].kind != DECISION;
    return node_count <= RIVER_GROUP_NODES;
}

/* Group the roots of the next street: run-outs of all-ins first, then the others. */
static void build_links(struct spot *spot, int group_index, const int *subtree_sizes)
{
    const struct spot_group group = spot->groups[group_index];
    int *chance_nodes = allocate_ints(spot, group.node_count),
        *roots = allocate_ints(spot, group.node_count), root_count = 0;
    struct spot_link *links =
        spot_allocate(&spot->pool, (size_t)(group.node_count + 1) * sizeof *links);
    if (spot->pool.is_exhausted)
        return;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < group.node_count; i++) {
            const struct spot_node *node = &spot->nodes[group.nodes[i]];
            if (node->kind != CHANCE || (spot->nodes[node->first_child].kind == DECISION) != pass)
                continue;
            chance_nodes[root_count] = i;
            roots[root_count++] = node->first_child;
        }
    int link_count = 0;
    for (int first = 0, end = 0; first < root_count && !has_failed(spot); first = end) {
        int nodes = subtree_sizes[roots[end++]];
        while (end < root_count
               && is_same_group(spot, group.street, roots[first], roots[end],
                                nodes + subtree_sizes[roots[end]]))
            nodes += subtree_sizes[roots[end++]];
        links[link_count++] = (struct spot_link){
            .group = build_group(spot, roots + first, end - first, subtree_sizes),
            .chance_nodes = chance_nodes + first};
    }
    spot->groups[group_index].links = links;
    spot->groups[group_index].link_count = link_count;
}

void spot_build_groups(struct spot *spot)
{
    const int root = 0;
    const int *subtree_sizes = compute_subtree_sizes(spot);
    if (subtree_sizes != NULL)
        build_group(spot, &root, 1, subtree_sizes);
}

/* ---- arena size ------------------------------------------------------------------------------ */

/* Upper bound in bytes of the arena space that a traversal of a group and its descendants uses:
   the allocations of spot_walk.h, each rounded up to cache lines. */
size_t spot_arena_bound(const struct spot *spot, int group_index)
{
    const struct spot_group *group = &spot->groups[group_index];
    const int longest_row =
        spot->row_length[0] > spot->row_length[1] ? spot->row_length[0] : spot->row_length[1];
    const size_t row = (size_t)longest_row * sizeof(float);
    size_t bytes =
               4 * (round_up_to_lines((size_t)group->node_count * sizeof(float *)) + CACHE_LINE),
           deepest = 0;
    for (int i = 0; i < group->node_count; i++)
        bytes += row * (1 + 2 * (size_t)spot->nodes[group->nodes[i]].action_count);
    /* A batch of terminal nodes, or the new table of a decision node. */
    bytes += row * (MAX_ACTIONS + (1 + SUMS_PER_ENTRY) * ROW_MULTIPLE + 2) + 8 * CACHE_LINE;
    for (int i = 0; i < group->link_count; i++) {
        const size_t roots = (size_t)spot->groups[group->links[i].group].root_count;
        const size_t child_bytes = spot_arena_bound(spot, group->links[i].group) + roots * 2 * row
                                   + 3 * round_up_to_lines(roots * sizeof(float *)) + 4 * CACHE_LINE
                                   + round_up_to_lines((size_t)group->link_count * sizeof(size_t));
        deepest = child_bytes > deepest ? child_bytes : deepest;
    }
    return bytes + deepest;
}
