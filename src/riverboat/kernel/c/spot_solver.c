/* Construction, iterations and evaluation of a solver. */

#include "spot.h"

#include <stdlib.h>

/* ---- instruction sets ------------------------------------------------------------------------ */

struct instruction_set {
    const char *name;
    spot_walker *walk;
};

/* In order of decreasing vector width. */
static const struct instruction_set INSTRUCTION_SETS[] = {
#if SPOT_X86
    {"avx512", spot_walk_avx512},
    {"avx2", spot_walk_avx2},
#endif
    {"plain", spot_walk_plain},
};

static int is_supported(const char *name)
{
#if SPOT_X86
    if (strcmp(name, "avx512") == 0)
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
               && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    if (strcmp(name, "avx2") == 0)
        return __builtin_cpu_supports("avx2") != 0;
#endif
    return strcmp(name, "plain") == 0;
}

static void select_instructions(struct spot *spot, const char *requested)
{
    for (size_t i = 0; i < sizeof INSTRUCTION_SETS / sizeof *INSTRUCTION_SETS; i++) {
        if ((requested != NULL && strcmp(requested, INSTRUCTION_SETS[i].name) != 0)
            || !is_supported(INSTRUCTION_SETS[i].name))
            continue;
        spot->instructions = INSTRUCTION_SETS[i].name;
        spot->walk_group = INSTRUCTION_SETS[i].walk;
        return;
    }
    set_error(spot, "instructions: this machine does not support the set");
}

/* ---- construction ---------------------------------------------------------------------------- */

static void parse_board(struct spot *spot, const struct spot_description *description)
{
    if (description->board_card_count < 3 || description->board_card_count > 5)
        set_error(spot, "board: 3 to 5 cards are expected");
    else if (kernel_first_invalid_row(description->board_cards, 1, description->board_card_count,
                                      FULL_DECK)
             >= 0)
        set_error(spot, "board: invalid or duplicate card");
    else
        for (int i = 0; i < description->board_card_count; i++)
            spot->cards |= card_mask(description->board_cards[i]);
}

static void parse_options(struct spot *spot, const struct spot_description *description)
{
    if (description->bits != 16 && description->bits != 32)
        set_error(spot, "bits: 16 or 32 are expected");
    if (description->workers < 1 || description->workers > MAX_WORKERS)
        set_error(spot, "workers: 1 to 64 are expected");
    for (int i = 0; i < PLAYERS * COMBOS; i++)
        if (!(description->weights[i] >= 0 && description->weights[i] <= 1))
            set_error(spot, "weights: numbers from 0 to 1 are expected");
    spot->value_bits = description->bits;
    spot->workers = description->workers;
    select_instructions(spot, description->instructions);
    parse_board(spot, description);
}

/* Allocate an arena for each thread, and rows for the values of all jobs. */
static void allocate_workers(struct spot *spot, size_t row)
{
    if (spot->root_board->deal_count == 0)
        spot->workers = 1;
    spot->walks = spot_allocate(&spot->pool, (size_t)spot->workers * sizeof *spot->walks);
    spot->arena_bytes = spot_arena_bound(spot, 0);
    for (int i = 0; i < spot->workers && !spot->pool.is_exhausted; i++) {
        spot->walks[i].spot = spot;
        spot->walks[i].arena.size_bytes = spot->arena_bytes;
        spot->walks[i].arena.start = spot_allocate(&spot->pool, spot->arena_bytes);
    }
    size_t rows = 0;
    for (int i = 0; i < spot->groups[0].link_count; i++)
        rows += (size_t)spot->groups[spot->groups[0].links[i].group].root_count;
    if (spot->workers > 1)
        spot->job_rows = spot_allocate(&spot->pool, rows * (size_t)spot->root_board->deal_count
                                                        * row * sizeof *spot->job_rows);
}

static void allocate_solver_rows(struct spot *spot)
{
    const int longest_row =
        spot->row_length[0] > spot->row_length[1] ? spot->row_length[0] : spot->row_length[1];
    const size_t row = (size_t)longest_row + ROW_MULTIPLE;
    spot->ones = spot_allocate(&spot->pool, row * sizeof(float));
    spot->zeros = spot_allocate(&spot->pool, row * sizeof(float));
    spot->scratch = spot_allocate(&spot->pool, row * sizeof(float));
    if (spot->pool.is_exhausted)
        return;
    for (size_t i = 0; i < row; i++)
        spot->ones[i] = 1;
    allocate_workers(spot, row);
    if (spot->pool.is_exhausted)
        return;
    spot->storage = spot_reserve(spot->storage_bytes + CACHE_LINE);
    if (spot->storage == NULL)
        spot->pool.is_exhausted = 1;
}

static void build_spot(struct spot *spot, const struct spot_description *description)
{
    parse_options(spot, description);
    if (!has_failed(spot))
        spot_build_hands(spot, description);
    if (!has_failed(spot))
        spot_build_tree(spot, description);
    if (!has_failed(spot))
        spot_build_boards(spot, description->board_card_count - 3);
    if (!has_failed(spot))
        spot_build_groups(spot);
    if (!has_failed(spot))
        allocate_solver_rows(spot);
}

struct spot *spot_create(const struct spot_description *description, const char **error)
{
    struct spot *spot = calloc(1, sizeof *spot);
    *error = "";
    if (spot == NULL)
        return NULL;
    build_spot(spot, description);
    if (!has_failed(spot))
        return spot;
    if (spot->error != NULL)
        *error = spot->error;
    spot_free(spot);
    return NULL;
}

void spot_free(struct spot *spot)
{
    spot_clear_locks(spot);
    spot_free_pool(&spot->pool);
    free(spot->groups);
    spot_release(spot->storage, spot->storage_bytes + CACHE_LINE);
    free(spot);
}

/* ---- iterations ------------------------------------------------------------------------------ */

/* Traverse the whole tree for one player; `value` receives the values of the root. */
static void traverse_tree(struct spot *spot, struct spot_threads *threads, int traverser,
                          enum spot_mode mode, struct spot_discount discount, float *value)
{
    struct spot_walk *walk = &spot->walks[0];
    float *const reach = spot->weights[1 - traverser], *const weight = spot->ones;
    const int local_node = spot->nodes[0].local_index;
    const struct spot_roots roots = {.count = 1,
                                     .local_nodes = &local_node,
                                     .reach = &reach,
                                     .weight = &weight,
                                     .value = &value};
    walk->traverser = traverser;
    walk->mode = mode;
    walk->discount = discount;
    walk->probe = NULL;
    walk->threads = threads;
    walk->arena.used_bytes = 0;
    spot->walk_group(walk, &spot->groups[0], spot->root_board, &roots);
}

void spot_iterate(struct spot *spot, const struct spot_discount *discounts, int count)
{
    struct spot_threads *threads = spot_start_threads(spot->workers);
    for (int i = 0; i < count; i++)
        for (int player = 0; player < PLAYERS; player++)
            traverse_tree(spot, threads, player, TRAIN, discounts[i], spot->scratch);
    spot_stop_threads(threads);
}

void spot_assess(struct spot *spot, enum spot_mode mode, double result[PLAYERS])
{
    const struct spot_discount no_discount = {1, 1, 1};
    struct spot_threads *threads = spot_start_threads(spot->workers);
    for (int player = 0; player < PLAYERS; player++) {
        traverse_tree(spot, threads, player, mode, no_discount, spot->scratch);
        double sum = 0;
        for (int h = 0; h < spot->hand_count[player]; h++)
            sum += (double)spot->scratch[h] * (double)spot->weights[player][h];
        result[player] = sum / spot->total_weight;
    }
    spot_stop_threads(threads);
}
