/* Queries of a solver: strategies, reach and values of a node. Also locks and serialized tables. */

#include "spot.h"

#include <math.h>
#include <stdlib.h>

/* Largest magnitude accepted in a serialized table. */
#define MAX_TABLE_VALUE 1e30f

/* ---- strategies ------------------------------------------------------------------------------ */

/* Read a table as floats, whatever its storage format. */
static void read_table(const struct spot *spot, const struct spot_node *node, const char *block,
                       int is_sum, float *values)
{
    const char *table = block + (is_sum ? node->strategy_sums : node->regrets);
    const int count = node->action_count * spot->row_length[node->player];
    if (spot->value_bits == 32) {
        memcpy(values, table, (size_t)count * sizeof *values);
        return;
    }
    float scale;
    memcpy(&scale, block + node->scales + (is_sum ? sizeof scale : 0), sizeof scale);
    for (int i = 0; i < count; i++) {
        const float root = is_sum ? (float)((const uint16_t *)(const void *)table)[i]
                                  : (float)((const int16_t *)(const void *)table)[i];
        values[i] = scale * root * (root < 0 ? -root : root);
    }
}

static void normalize_actions(float *values, int actions, int row)
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

void spot_read_strategy(const struct spot *spot, int node_number, const struct spot_board *board,
                        int is_current, float *strategy)
{
    const struct spot_node *node = &spot->nodes[node_number];
    const char *block = board_block(spot, &spot->groups[node->group], board->index);
    const int row = spot->row_length[node->player];
    read_table(spot, node, block, !is_current, strategy);
    normalize_actions(strategy, node->action_count, row);
    const struct spot_lock *lock = find_lock(node, board->index);
    for (int i = 0; lock != NULL && i < node->action_count * row; i++)
        if (lock->is_fixed[i % row])
            strategy[i] = lock->strategy[i];
}

/* ---- reach ----------------------------------------------------------------------------------- */

static const struct spot_board *board_on_street(const struct spot_board *board, int street)
{
    while (board->street > street)
        board = board->parent;
    return board;
}

/* Multiply reach by the player's average strategy at each of their decisions above a node. */
static int multiply_strategies(const struct spot *spot, int node_number,
                               const struct spot_board *board, int player, float *reach)
{
    const int row = spot->row_length[player];
    float *strategy = malloc((size_t)(MAX_ACTIONS * row) * sizeof *strategy);
    if (strategy == NULL)
        return 0;
    for (int child = node_number; spot->nodes[child].parent >= 0;
         child = spot->nodes[child].parent) {
        const int parent = spot->nodes[child].parent;
        const struct spot_node *node = &spot->nodes[parent];
        if (node->kind != DECISION || node->player != player)
            continue;
        spot_read_strategy(spot, parent, board_on_street(board, node->street), 0, strategy);
        const float *probability = strategy + (child - node->first_child) * row;
        for (int h = 0; h < row; h++)
            reach[h] *= probability[h];
    }
    free(strategy);
    return 1;
}

int spot_read_reach(const struct spot *spot, int node_number, const struct spot_board *board,
                    int player, float *reach)
{
    memcpy(reach, spot->weights[player], (size_t)spot->row_length[player] * sizeof *reach);
    for (int h = 0; h < spot->hand_count[player]; h++) {
        const struct spot_hand *hand = &spot->hands[player][h];
        if (((card_mask(hand->low) | card_mask(hand->high)) & board->cards) != 0)
            reach[h] = 0;
    }
    return multiply_strategies(spot, node_number, board, player, reach);
}

/* Opponent's reach over hands that share no card with each of the player's hands. */
static void compute_opponent_reach(const struct spot *spot, const struct spot_board *board,
                                   int player, const float *reach, float *opponent_reach)
{
    const int opponent = 1 - player;
    double total = 0, by_card[DECK] = {0};
    for (int h = 0; h < spot->hand_count[opponent]; h++) {
        const struct spot_hand *hand = &spot->hands[opponent][h];
        total += (double)reach[h];
        by_card[hand->low] += (double)reach[h];
        by_card[hand->high] += (double)reach[h];
    }
    for (int h = 0; h < spot->hand_count[player]; h++) {
        const struct spot_hand *hand = &spot->hands[player][h];
        double facing_reach = total - by_card[hand->low] - by_card[hand->high];
        if (hand->same_combo < spot->hand_count[opponent])
            facing_reach += (double)reach[hand->same_combo];
        if (((card_mask(hand->low) | card_mask(hand->high)) & board->cards) != 0
            || facing_reach < 0)
            facing_reach = 0;
        opponent_reach[h] = (float)facing_reach;
    }
}

/* ---- values ---------------------------------------------------------------------------------- */

int spot_read_values(struct spot *spot, int node_number, const struct spot_board *board, int player,
                     enum spot_mode mode, float *value, float *opponent_reach, float *actions)
{
    struct spot_walk *walk = &spot->walks[0];
    const struct spot_node *node = &spot->nodes[node_number];
    float *reach = calloc((size_t)spot->row_length[1 - player], sizeof *reach);
    if (reach == NULL || !spot_read_reach(spot, node_number, board, 1 - player, reach)) {
        free(reach);
        return 0;
    }
    for (int street = spot->root_board->street; street < board->street; street++)
        for (int h = 0; h < spot->row_length[1 - player]; h++)
            reach[h] *= card_probability(street);
    compute_opponent_reach(spot, board, player, reach, opponent_reach);
    float *const weight = spot->ones;
    const int local_node = node->local_index;
    const struct spot_roots roots = {.count = 1,
                                     .local_nodes = &local_node,
                                     .reach = &reach,
                                     .weight = &weight,
                                     .value = &value};
    const struct spot_probe probe = {.node = node_number, .actions = actions};
    walk->traverser = player;
    walk->mode = mode;
    walk->probe = actions == NULL ? NULL : &probe;
    walk->threads = NULL;
    walk->arena.used_bytes = 0;
    spot->walk_group(walk, &spot->groups[node->group], board, &roots);
    free(reach);
    return 1;
}

/* ---- locks ----------------------------------------------------------------------------------- */

int spot_add_lock(struct spot *spot, int node_number, const struct spot_board *board,
                  const float *strategy, const uint8_t *is_fixed)
{
    struct spot_node *node = &spot->nodes[node_number];
    const size_t row = (size_t)spot->row_length[node->player],
                 hands = (size_t)spot->hand_count[node->player];
    const size_t table = (size_t)node->action_count * row * sizeof *strategy;
    struct spot_lock *lock = calloc(1, sizeof *lock + table + row);
    if (lock == NULL)
        return 0;
    lock->board = board == NULL ? -1 : board->index;
    lock->strategy = (float *)(void *)(lock + 1);
    lock->is_fixed = (uint8_t *)(lock + 1) + table;
    for (size_t a = 0; a < node->action_count; a++)
        memcpy(lock->strategy + a * row, strategy + a * hands, hands * sizeof *strategy);
    memcpy(lock->is_fixed, is_fixed, hands);
    lock->next = node->lock;
    node->lock = lock;
    return 1;
}

void spot_clear_locks(struct spot *spot)
{
    for (int i = 0; spot->nodes != NULL && i < spot->node_count; i++)
        while (spot->nodes[i].lock != NULL) {
            struct spot_lock *next = spot->nodes[i].lock->next;
            free(spot->nodes[i].lock);
            spot->nodes[i].lock = next;
        }
}

/* ---- records --------------------------------------------------------------------------------- */

/* Format of a record, for each board: two scales, then the tables of regrets and strategy sums
   as unpadded [action][hand]. Values are scaled 16-bit integers, or floats with scale 1. */

static size_t table_value_count(const struct spot *spot, const struct spot_node *node)
{
    return (size_t)node->action_count * (size_t)spot->hand_count[node->player];
}

size_t spot_record_bytes(const struct spot *spot, int node_number, int bits)
{
    const struct spot_node *node = &spot->nodes[node_number];
    return (size_t)spot->board_count[node->street]
           * (2 * sizeof(float) + 2 * table_value_count(spot, node) * (size_t)(bits / 8));
}

static float max_absolute(const float *values, size_t count)
{
    float max_magnitude = 0;
    for (size_t i = 0; i < count; i++) {
        const float magnitude = values[i] < 0 ? -values[i] : values[i];
        max_magnitude = magnitude > max_magnitude ? magnitude : max_magnitude;
    }
    return max_magnitude;
}

/* Write one table and its scale; return the end of the output. */
static char *save_table(char *record, const float *values, size_t count, int bits, int is_sum,
                        float *scale)
{
    if (bits == 32) {
        *scale = 1;
        memcpy(record, values, count * sizeof *values);
        return record + count * sizeof *values;
    }
    const float limit = is_sum ? 65535.0f : 32767.0f, max_magnitude = max_absolute(values, count);
    const float factor = max_magnitude > 0 ? limit / max_magnitude : 0;
    *scale = max_magnitude / limit;
    for (size_t i = 0; i < count; i++, record += 2) {
        const float scaled = values[i] * factor;
        const int32_t rounded = (int32_t)(scaled < 0 ? scaled - 0.5f : scaled + 0.5f);
        const uint16_t quantized = (uint16_t)rounded;
        memcpy(record, &quantized, sizeof quantized);
    }
    return record;
}

/* Read one table; return the end of the input. Invalid numbers become 0. */
static const char *load_table(const char *record, float *values, size_t count, int bits, int is_sum,
                              float scale)
{
    for (size_t i = 0; i < count; i++, record += bits / 8) {
        uint16_t quantized;
        if (bits == 32) {
            memcpy(&values[i], record, sizeof *values);
        } else {
            memcpy(&quantized, record, sizeof quantized);
            values[i] = scale * (is_sum ? (float)quantized : (float)(int16_t)quantized);
        }
        if (!(values[i] >= (is_sum ? 0 : -MAX_TABLE_VALUE) && values[i] <= MAX_TABLE_VALUE))
            values[i] = 0;
    }
    return record;
}

/* Remove the row padding of one table, or restore it. */
static void remove_padding(float *values, int actions, int hands, int row)
{
    for (int a = 1; a < actions; a++)
        memmove(values + a * hands, values + a * row, (size_t)hands * sizeof *values);
}

static void add_padding(float *values, int actions, int hands, int row)
{
    for (int a = actions - 1; a >= 0; a--) {
        memmove(values + a * row, values + a * hands, (size_t)hands * sizeof *values);
        memset(values + a * row + hands, 0, (size_t)(row - hands) * sizeof *values);
    }
}

/* Write a table of floats to a block in the storage format of the solver. */
static void write_table(const struct spot *spot, const struct spot_node *node, char *block,
                        int is_sum, const float *values)
{
    char *table = block + (is_sum ? node->strategy_sums : node->regrets);
    const size_t count = (size_t)node->action_count * (size_t)spot->row_length[node->player];
    if (spot->value_bits == 32) {
        memcpy(table, values, count * sizeof *values);
        return;
    }
    const float limit = is_sum ? UNSIGNED_SQUARE : SIGNED_SQUARE,
                max_magnitude = max_absolute(values, count);
    const float factor = max_magnitude > NEGLIGIBLE ? limit / max_magnitude : 0,
                scale = max_magnitude / limit;
    for (size_t i = 0; i < count; i++) {
        const float magnitude = values[i] < 0 ? -values[i] : values[i];
        const int32_t root = (int32_t)(sqrtf(magnitude * factor) + 0.5f);
        const uint16_t quantized = (uint16_t)(values[i] < 0 ? -root : root);
        memcpy(table + 2 * i, &quantized, sizeof quantized);
    }
    memcpy(block + node->scales + (is_sum ? sizeof scale : 0), &scale, sizeof scale);
}

int spot_save_record(const struct spot *spot, int node_number, int bits, char *record)
{
    const struct spot_node *node = &spot->nodes[node_number];
    const int row = spot->row_length[node->player], hands = spot->hand_count[node->player];
    const size_t count = table_value_count(spot, node);
    float *values = malloc((size_t)(node->action_count * row) * sizeof *values);
    for (int board = 0; values != NULL && board < spot->board_count[node->street]; board++) {
        const char *block = board_block(spot, &spot->groups[node->group], board);
        float scales[2];
        char *table = record + sizeof scales;
        for (int is_sum = 0; is_sum < 2; is_sum++) {
            read_table(spot, node, block, is_sum, values);
            remove_padding(values, node->action_count, hands, row);
            table = save_table(table, values, count, bits, is_sum, &scales[is_sum]);
        }
        memcpy(record, scales, sizeof scales);
        record = table;
    }
    const int is_saved = values != NULL;
    free(values);
    return is_saved;
}

int spot_load_record(struct spot *spot, int node_number, int bits, const char *record)
{
    const struct spot_node *node = &spot->nodes[node_number];
    const int row = spot->row_length[node->player], hands = spot->hand_count[node->player];
    const size_t count = table_value_count(spot, node);
    float *values = malloc((size_t)(node->action_count * row) * sizeof *values);
    for (int board = 0; values != NULL && board < spot->board_count[node->street]; board++) {
        char *block = board_block(spot, &spot->groups[node->group], board);
        float scales[2];
        memcpy(scales, record, sizeof scales);
        record += sizeof scales;
        for (int is_sum = 0; is_sum < 2; is_sum++) {
            record = load_table(record, values, count, bits, is_sum, scales[is_sum]);
            add_padding(values, node->action_count, hands, row);
            write_table(spot, node, block, is_sum, values);
        }
    }
    const int is_loaded = values != NULL;
    free(values);
    return is_loaded;
}
