/* The betting tree of a spot: checked, cut into groups, and its tables laid out.

   A group is what a walk visits together: the trees of one street below one or several roots. On the
   turn that is one root, and all run-outs of all-ins together; on the river as many roots as
   RIVER_GROUP allows. More nodes fill the lanes of showdowns better, fewer stay in the cache. */

#include "spot.h"

#include <stdlib.h>

enum { RIVER_GROUP = 256, MOST_NODES = 1 << 22 };

#define MOST_STORAGE ((int64_t)1 << 46)
#define MOST_CHIPS 1e12

/* ---- the description ------------------------------------------------------------------------- */

static int has_valid_payoffs(const double *payoffs)
{
    for (int i = 0; i < PLAYERS * 3; i++)
        if (!(payoffs[i] >= -MOST_CHIPS && payoffs[i] <= MOST_CHIPS))
            return 0;
    return 1;
}

static const char *fault_of_node(const struct spot_description *about, int node)
{
    const int kind = about->kinds[node], children = about->children[node];
    if (kind > SHOWDOWN || about->streets[node] > RIVER || about->players[node] >= PLAYERS)
        return "a node has no such kind, street or player";
    if (kind == DECISION ? children < 1 || children > MOST_ACTIONS : children != (kind == CHANCE))
        return "a node has a wrong number of children";
    if ((kind == CHANCE && about->streets[node] == RIVER)
        || (kind == SHOWDOWN && about->streets[node] != RIVER))
        return "a card comes after the river, or a showdown before it";
    if (!has_valid_payoffs(about->payoffs + PLAYERS * 3 * node))
        return "a payoff is no number of chips";
    return NULL;
}

/* Check the nodes, and that they are one tree in which children follow one another. */
static const char *fault_of_tree(const struct spot_description *about)
{
    if (about->nodes < 1 || about->nodes > MOST_NODES)
        return "nodes: 1 to 4,194,304 are expected";
    if (about->streets[0] != about->board_cards - 3)
        return "the first node is not on the street of the board";
    int next = 1;
    for (int i = 0; i < about->nodes; i++) {
        const char *fault = fault_of_node(about, i);
        if (fault != NULL)
            return fault;
        const int street = about->streets[i] + (about->kinds[i] == CHANCE);
        for (int k = 0; k < about->children[i]; k++, next++)
            if (next >= about->nodes || about->streets[next] != street)
                return "a child is missing, or on another street";
        if (i + 1 < about->nodes && next <= i + 1)
            return "a node has no parent";
    }
    return next == about->nodes ? NULL : "a node has no parent";
}

/* The payoffs, so that a showdown is one sweep: see spot_terminals.h. */
static void take_payoffs(struct spot_node *node, const double *payoffs)
{
    for (int player = 0; player < PLAYERS; player++) {
        const double lose = payoffs[3 * player], tie = payoffs[3 * player + 1];
        const double win = payoffs[3 * player + 2];
        node->all[player] = (float)lose;
        if (node->kind != SHOWDOWN)
            continue;
        node->below[player] = (float)(win - tie);
        node->reached[player] = (float)(tie - lose);
    }
}

void spot_build_tree(struct spot *spot, const struct spot_description *about)
{
    const char *fault = fault_of_tree(about);
    if (fault != NULL) {
        set_fault(spot, fault);
        return;
    }
    spot->nodes = about->nodes;
    spot->node = spot_allocate(&spot->pool, (size_t)about->nodes * sizeof *spot->node);
    if (spot->pool.failed)
        return;
    spot->node[0].parent = -1;
    int next = 1;
    for (int i = 0; i < about->nodes; i++) {
        struct spot_node *node = &spot->node[i];
        node->kind = about->kinds[i];
        node->street = about->streets[i];
        node->player = about->players[i];
        node->actions = about->children[i];
        node->child = next;
        for (int k = 0; k < node->actions; k++)
            spot->node[next++].parent = i;
        take_payoffs(node, about->payoffs + PLAYERS * 3 * i);
    }
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* The children of a node that are on its street. */
static int children_on_street(const struct spot_node *node)
{
    return node->kind == DECISION ? node->actions : 0;
}

/* Count the nodes of one street below each node, children before parents. */
static int *measure_trees(struct spot *spot)
{
    int *size = spot_allocate(&spot->pool, (size_t)spot->nodes * sizeof *size);
    for (int i = spot->nodes - 1; size != NULL && i >= 0; i--) {
        size[i] = 1;
        for (int k = 0; k < children_on_street(&spot->node[i]); k++)
            size[i] += size[spot->node[i].child + k];
    }
    return size;
}

/* Number the nodes below a root one after another, each before its children. */
static void number_tree(struct spot *spot, struct spot_group *group, int root, const int *size)
{
    const int first = group->nodes;
    group->node[first] = root;
    group->nodes += size[root];
    for (int local = first; local < group->nodes; local++) {
        const int number = group->node[local];
        struct spot_node *node = &spot->node[number];
        node->local = local;
        group->size[local] = size[number];
        int next = local + 1;
        for (int k = 0; k < children_on_street(node); k++) {
            group->node[next] = node->child + k;
            next += size[node->child + k];
        }
    }
}

static void list_nodes(const struct spot *spot, struct spot_group *group)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < group->nodes; i++)
            if (spot->node[group->node[i]].kind == (pass == 0 ? SHOWDOWN : FOLDED))
                group->terminal[group->terminals++] = i;
        if (pass == 0)
            group->showdowns = group->terminals;
    }
    for (int i = 0; i < group->nodes; i++)
        if (spot->node[group->node[i]].kind == DECISION)
            group->decision[group->decisions++] = i;
}

static size_t table_bytes(const struct spot *spot, const struct spot_node *node)
{
    return (size_t)node->actions * (size_t)spot->row[node->player] * (size_t)(spot->bits / 8);
}

static size_t whole_lines(size_t bytes)
{
    return (bytes + LINE - 1) / LINE * LINE;
}

/* Lay out the tables of a group, and reserve storage for its blocks on all boards. */
static void lay_out(struct spot *spot, struct spot_group *group, int number)
{
    const size_t scales = spot->bits == 16 ? 2 * sizeof(float) : 0;
    size_t offset = whole_lines(scales * (size_t)group->decisions);
    for (int i = 0; i < group->nodes; i++)
        spot->node[group->node[i]].group = number;
    for (int of_sums = 0; of_sums < 2; of_sums++)
        for (int i = 0; i < group->decisions; i++) {
            struct spot_node *node = &spot->node[group->node[group->decision[i]]];
            node->scales = scales * (size_t)i;
            *(of_sums ? &node->sums : &node->regrets) = offset;
            offset += table_bytes(spot, node);
        }
    group->block = whole_lines(offset);
    group->storage = spot->storage_bytes;
    const int64_t boards = spot->boards[group->street];
    if ((int64_t)group->block > (MOST_STORAGE - (int64_t)spot->storage_bytes) / boards
        || (uint64_t)spot->storage_bytes + (uint64_t)group->block * (uint64_t)boards > SIZE_MAX / 2)
        set_fault(spot, "the tables need more memory than there can be");
    else
        spot->storage_bytes += group->block * (size_t)boards;
}

static int *new_list(struct spot *spot, int count)
{
    return spot_allocate(&spot->pool, (size_t)(count + 1) * sizeof(int));
}

static int new_group(struct spot *spot)
{
    if (spot->groups == spot->group_room) {
        const int room = spot->group_room * 2 + 16;
        struct spot_group *groups = realloc(spot->group, (size_t)room * sizeof *groups);
        if (groups == NULL) {
            spot->pool.failed = 1;
            return 0;
        }
        spot->group = groups;
        spot->group_room = room;
    }
    return spot->groups++;
}

static void build_links(struct spot *spot, int number, const int *size);

static int build_group(struct spot *spot, const int *roots, int count, const int *size)
{
    struct spot_group group = {.street = spot->node[roots[0]].street, .roots = count};
    int total = 0;
    for (int i = 0; i < count; i++)
        total += size[roots[i]];
    group.node = new_list(spot, total);
    group.size = new_list(spot, total);
    group.root = new_list(spot, count);
    group.terminal = new_list(spot, total);
    group.decision = new_list(spot, total);
    const int number = new_group(spot);
    if (is_stopped(spot))
        return 0;
    for (int i = 0; i < count; i++) {
        group.root[i] = group.nodes;
        number_tree(spot, &group, roots[i], size);
    }
    list_nodes(spot, &group);
    lay_out(spot, &group, number);
    spot->group[number] = group;
    if (group.street != RIVER && !is_stopped(spot))
        build_links(spot, number, size);
    return number;
}

/* Whether two roots of the next street are walked together, after so many nodes of a group. */
static int joins(const struct spot *spot, int street, int first, int next, int nodes)
{
    if (street == FLOP)
        return spot->node[first].kind != DECISION && spot->node[next].kind != DECISION;
    return nodes <= RIVER_GROUP;
}

/* Group the roots of the next street: first the run-outs of all-ins, then the others. */
static void build_links(struct spot *spot, int number, const int *size)
{
    const struct spot_group group = spot->group[number];
    int *leaves = new_list(spot, group.nodes), *roots = new_list(spot, group.nodes), count = 0;
    struct spot_link *links
        = spot_allocate(&spot->pool, (size_t)(group.nodes + 1) * sizeof *links);
    if (spot->pool.failed)
        return;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < group.nodes; i++) {
            const struct spot_node *node = &spot->node[group.node[i]];
            if (node->kind != CHANCE || (spot->node[node->child].kind == DECISION) != pass)
                continue;
            leaves[count] = i;
            roots[count++] = node->child;
        }
    int link_count = 0;
    for (int from = 0, to = 0; from < count && !is_stopped(spot); from = to) {
        int nodes = size[roots[to++]];
        while (to < count && joins(spot, group.street, roots[from], roots[to],
                                   nodes + size[roots[to]]))
            nodes += size[roots[to++]];
        links[link_count++] = (struct spot_link){
            .group = build_group(spot, roots + from, to - from, size), .leaves = leaves + from};
    }
    spot->group[number].link = links;
    spot->group[number].links = link_count;
}

void spot_build_groups(struct spot *spot)
{
    const int root = 0;
    const int *size = measure_trees(spot);
    if (size != NULL)
        build_group(spot, &root, 1, size);
}

/* ---- temporary rows -------------------------------------------------------------------------- */

/* An upper bound of the bytes that a walk takes from its arena for a group and those below it: what
   spot_walk.h takes, each rounded up to whole lines. */
size_t spot_arena_bound(const struct spot *spot, int number)
{
    const struct spot_group *group = &spot->group[number];
    const int most = spot->row[0] > spot->row[1] ? spot->row[0] : spot->row[1];
    const size_t row = (size_t)most * sizeof(float);
    size_t bytes = 4 * (whole_lines((size_t)group->nodes * sizeof(float *)) + LINE), deepest = 0;
    for (int i = 0; i < group->nodes; i++)
        bytes += row * (1 + 2 * (size_t)spot->node[group->node[i]].actions);
    /* A batch of terminal nodes, or the new table of a decision. */
    bytes += row * (MOST_ACTIONS + (1 + SUMS) * ROW_MULTIPLE + 2) + 8 * LINE;
    for (int i = 0; i < group->links; i++) {
        const size_t roots = (size_t)spot->group[group->link[i].group].roots;
        const size_t below = spot_arena_bound(spot, group->link[i].group) + roots * 2 * row
                             + 3 * whole_lines(roots * sizeof(float *)) + 4 * LINE
                             + whole_lines((size_t)group->links * sizeof(size_t));
        deepest = below > deepest ? below : deepest;
    }
    return bytes + deepest;
}
