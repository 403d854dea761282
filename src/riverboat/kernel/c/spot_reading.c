/* What a solver has found: strategies, reach and values of a node. Locks, and tables for a file. */

#include "spot.h"

#include <math.h>
#include <stdlib.h>

/* The largest number that a file may have in a table. */
#define MOST_VALUE 1e30f

/* ---- strategies ------------------------------------------------------------------------------ */

/* A table in floats, whatever it is stored in. */
static void read_table(const struct spot *spot, const struct spot_node *node, const char *block,
                       int of_sums, float *values)
{
    const char *table = block + (of_sums ? node->sums : node->regrets);
    const int count = node->actions * spot->row[node->player];
    if (spot->bits == 32) {
        memcpy(values, table, (size_t)count * sizeof *values);
        return;
    }
    float scale;
    memcpy(&scale, block + node->scales + (of_sums ? sizeof scale : 0), sizeof scale);
    for (int i = 0; i < count; i++) {
        const float root = of_sums ? (float)((const uint16_t *)(const void *)table)[i]
                                   : (float)((const int16_t *)(const void *)table)[i];
        values[i] = scale * root * (root < 0 ? -root : root);
    }
}

static void divide_by_sum(float *values, int actions, int row)
{
    for (int h = 0; h < row; h++) {
        float sum = 0;
        for (int a = 0; a < actions; a++)
            sum += values[a * row + h] > 0 ? values[a * row + h] : 0;
        for (int a = 0; a < actions; a++) {
            float *value = &values[a * row + h];
            *value = !(sum > NEGLIGIBLE) ? 1.0f / (float)actions : *value > 0 ? *value / sum : 0;
        }
    }
}

void spot_read_strategy(const struct spot *spot, int number, const struct spot_board *board,
                        int current, float *strategy)
{
    const struct spot_node *node = &spot->node[number];
    const char *block = block_of(spot, &spot->group[node->group], board->index);
    const int row = spot->row[node->player];
    read_table(spot, node, block, !current, strategy);
    divide_by_sum(strategy, node->actions, row);
    const struct spot_lock *lock = lock_of(node, board->index);
    for (int i = 0; lock != NULL && i < node->actions * row; i++)
        if (lock->fixed[i % row])
            strategy[i] = lock->strategy[i];
}

/* ---- reach ----------------------------------------------------------------------------------- */

static const struct spot_board *board_on_street(const struct spot_board *board, int street)
{
    while (board->street > street)
        board = board->parent;
    return board;
}

/* Multiply reach by the strategy of each decision of a player above a node. */
static int multiply_strategies(const struct spot *spot, int number,
                               const struct spot_board *board, int player, float *reach)
{
    const int row = spot->row[player];
    float *strategy = malloc((size_t)(MOST_ACTIONS * row) * sizeof *strategy);
    if (strategy == NULL)
        return 0;
    for (int child = number; spot->node[child].parent >= 0; child = spot->node[child].parent) {
        const int parent = spot->node[child].parent;
        const struct spot_node *node = &spot->node[parent];
        if (node->kind != DECISION || node->player != player)
            continue;
        spot_read_strategy(spot, parent, board_on_street(board, node->street), 0, strategy);
        const float *played = strategy + (child - node->child) * row;
        for (int h = 0; h < row; h++)
            reach[h] *= played[h];
    }
    free(strategy);
    return 1;
}

int spot_read_reach(const struct spot *spot, int number, const struct spot_board *board,
                    int player, float *reach)
{
    memcpy(reach, spot->weights[player], (size_t)spot->row[player] * sizeof *reach);
    for (int h = 0; h < spot->hands[player]; h++) {
        const struct spot_hand *hand = &spot->hand[player][h];
        if (((mask_of(hand->low) | mask_of(hand->high)) & board->cards) != 0)
            reach[h] = 0;
    }
    return multiply_strategies(spot, number, board, player, reach);
}

/* The reach of the opponent's hands that share no card with each hand. */
static void meet(const struct spot *spot, const struct spot_board *board, int player,
                 const float *reach, float *met)
{
    const int other = 1 - player;
    double sum = 0, by_card[DECK] = {0};
    for (int h = 0; h < spot->hands[other]; h++) {
        const struct spot_hand *hand = &spot->hand[other][h];
        sum += (double)reach[h];
        by_card[hand->low] += (double)reach[h];
        by_card[hand->high] += (double)reach[h];
    }
    for (int h = 0; h < spot->hands[player]; h++) {
        const struct spot_hand *hand = &spot->hand[player][h];
        double left = sum - by_card[hand->low] - by_card[hand->high];
        if (hand->same < spot->hands[other])
            left += (double)reach[hand->same];
        if (((mask_of(hand->low) | mask_of(hand->high)) & board->cards) != 0 || left < 0)
            left = 0;
        met[h] = (float)left;
    }
}

/* ---- values ---------------------------------------------------------------------------------- */

int spot_read_values(struct spot *spot, int number, const struct spot_board *board, int player,
                     enum spot_mode mode, float *value, float *met, float *actions)
{
    struct spot_walk *walk = &spot->walks[0];
    const struct spot_node *node = &spot->node[number];
    float *reach = calloc((size_t)spot->row[1 - player], sizeof *reach);
    if (reach == NULL || !spot_read_reach(spot, number, board, 1 - player, reach)) {
        free(reach);
        return 0;
    }
    for (int street = spot->start->street; street < board->street; street++)
        for (int h = 0; h < spot->row[1 - player]; h++)
            reach[h] *= chance_of_card(street);
    meet(spot, board, player, reach, met);
    float *const weight = spot->ones;
    const int place = node->local;
    const struct spot_roots roots = {
        .count = 1, .place = &place, .reach = &reach, .weight = &weight, .value = &value};
    const struct spot_probe probe = {.node = number, .actions = actions};
    walk->me = player;
    walk->mode = mode;
    walk->probe = actions == NULL ? NULL : &probe;
    walk->crew = NULL;
    walk->arena.used = 0;
    spot->walk_group(walk, &spot->group[node->group], board, &roots);
    free(reach);
    return 1;
}

/* ---- locks ----------------------------------------------------------------------------------- */

int spot_add_lock(struct spot *spot, int number, const struct spot_board *board,
                  const float *strategy, const uint8_t *fixed)
{
    struct spot_node *node = &spot->node[number];
    const size_t row = (size_t)spot->row[node->player], hands = (size_t)spot->hands[node->player];
    const size_t table = (size_t)node->actions * row * sizeof *strategy;
    struct spot_lock *lock = calloc(1, sizeof *lock + table + row);
    if (lock == NULL)
        return 0;
    lock->board = board == NULL ? -1 : board->index;
    lock->strategy = (float *)(void *)(lock + 1);
    lock->fixed = (uint8_t *)(lock + 1) + table;
    for (size_t a = 0; a < node->actions; a++)
        memcpy(lock->strategy + a * row, strategy + a * hands, hands * sizeof *strategy);
    memcpy(lock->fixed, fixed, hands);
    lock->next = node->lock;
    node->lock = lock;
    return 1;
}

void spot_clear_locks(struct spot *spot)
{
    for (int i = 0; spot->node != NULL && i < spot->nodes; i++)
        while (spot->node[i].lock != NULL) {
            struct spot_lock *next = spot->node[i].lock->next;
            free(spot->node[i].lock);
            spot->node[i].lock = next;
        }
}

/* ---- records --------------------------------------------------------------------------------- */

/* A record has for each board two scales, then regrets and sums, [action][hand], without padding:
   integers with those scales, or floats, for which the scales are 1. */

static size_t values_in_table(const struct spot *spot, const struct spot_node *node)
{
    return (size_t)node->actions * (size_t)spot->hands[node->player];
}

size_t spot_record_bytes(const struct spot *spot, int number, int bits)
{
    const struct spot_node *node = &spot->node[number];
    return (size_t)spot->boards[node->street]
           * (2 * sizeof(float) + 2 * values_in_table(spot, node) * (size_t)(bits / 8));
}

static float largest(const float *values, size_t count)
{
    float most = 0;
    for (size_t i = 0; i < count; i++) {
        const float magnitude = values[i] < 0 ? -values[i] : values[i];
        most = magnitude > most ? magnitude : most;
    }
    return most;
}

/* Write one table, and return what follows it; `scale` is its own where it is stored in 16 bits. */
static char *save_table(char *record, const float *values, size_t count, int bits, int of_sums,
                        float *scale)
{
    if (bits == 32) {
        *scale = 1;
        memcpy(record, values, count * sizeof *values);
        return record + count * sizeof *values;
    }
    const float limit = of_sums ? 65535.0f : 32767.0f, most = largest(values, count);
    const float factor = most > 0 ? limit / most : 0;
    *scale = most / limit;
    for (size_t i = 0; i < count; i++, record += 2) {
        const float scaled = values[i] * factor;
        const int32_t whole = (int32_t)(scaled < 0 ? scaled - 0.5f : scaled + 0.5f);
        const uint16_t kept = (uint16_t)whole;
        memcpy(record, &kept, sizeof kept);
    }
    return record;
}

/* Read one table; what is no number of a table becomes 0. */
static const char *load_table(const char *record, float *values, size_t count, int bits,
                              int of_sums, float scale)
{
    for (size_t i = 0; i < count; i++, record += bits / 8) {
        uint16_t kept;
        if (bits == 32) {
            memcpy(&values[i], record, sizeof *values);
        } else {
            memcpy(&kept, record, sizeof kept);
            values[i] = scale * (of_sums ? (float)kept : (float)(int16_t)kept);
        }
        if (!(values[i] >= (of_sums ? 0 : -MOST_VALUE) && values[i] <= MOST_VALUE))
            values[i] = 0;
    }
    return record;
}

/* The tables of one board without padding, or back. */
static void squeeze(float *values, int actions, int hands, int row)
{
    for (int a = 1; a < actions; a++)
        memmove(values + a * hands, values + a * row, (size_t)hands * sizeof *values);
}

static void spread(float *values, int actions, int hands, int row)
{
    for (int a = actions - 1; a >= 0; a--) {
        memmove(values + a * row, values + a * hands, (size_t)hands * sizeof *values);
        memset(values + a * row + hands, 0, (size_t)(row - hands) * sizeof *values);
    }
}

/* Store a table of floats in a block as the solver stores it. */
static void write_table(const struct spot *spot, const struct spot_node *node, char *block,
                        int of_sums, const float *values)
{
    char *table = block + (of_sums ? node->sums : node->regrets);
    const size_t count = (size_t)node->actions * (size_t)spot->row[node->player];
    if (spot->bits == 32) {
        memcpy(table, values, count * sizeof *values);
        return;
    }
    const float limit = of_sums ? UNSIGNED_SQUARE : SIGNED_SQUARE, most = largest(values, count);
    const float factor = most > NEGLIGIBLE ? limit / most : 0, scale = most / limit;
    for (size_t i = 0; i < count; i++) {
        const float magnitude = values[i] < 0 ? -values[i] : values[i];
        const int32_t root = (int32_t)(sqrtf(magnitude * factor) + 0.5f);
        const uint16_t kept = (uint16_t)(values[i] < 0 ? -root : root);
        memcpy(table + 2 * i, &kept, sizeof kept);
    }
    memcpy(block + node->scales + (of_sums ? sizeof scale : 0), &scale, sizeof scale);
}

int spot_save_record(const struct spot *spot, int number, int bits, char *record)
{
    const struct spot_node *node = &spot->node[number];
    const int row = spot->row[node->player], hands = spot->hands[node->player];
    const size_t count = values_in_table(spot, node);
    float *values = malloc((size_t)(node->actions * row) * sizeof *values);
    for (int board = 0; values != NULL && board < spot->boards[node->street]; board++) {
        const char *block = block_of(spot, &spot->group[node->group], board);
        float scales[2];
        char *table = record + sizeof scales;
        for (int of_sums = 0; of_sums < 2; of_sums++) {
            read_table(spot, node, block, of_sums, values);
            squeeze(values, node->actions, hands, row);
            table = save_table(table, values, count, bits, of_sums, &scales[of_sums]);
        }
        memcpy(record, scales, sizeof scales);
        record = table;
    }
    const int done = values != NULL;
    free(values);
    return done;
}

int spot_load_record(struct spot *spot, int number, int bits, const char *record)
{
    const struct spot_node *node = &spot->node[number];
    const int row = spot->row[node->player], hands = spot->hands[node->player];
    const size_t count = values_in_table(spot, node);
    float *values = malloc((size_t)(node->actions * row) * sizeof *values);
    for (int board = 0; values != NULL && board < spot->boards[node->street]; board++) {
        char *block = block_of(spot, &spot->group[node->group], board);
        float scales[2];
        memcpy(scales, record, sizeof scales);
        record += sizeof scales;
        for (int of_sums = 0; of_sums < 2; of_sums++) {
            record = load_table(record, values, count, bits, of_sums, scales[of_sums]);
            spread(values, node->actions, hands, row);
            write_table(spot, node, block, of_sums, values);
        }
    }
    const int done = values != NULL;
    free(values);
    return done;
}
