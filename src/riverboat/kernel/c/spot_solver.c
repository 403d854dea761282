/* A solver as a whole: made, iterated, assessed. */

#include "spot.h"

#include <stdlib.h>

/* ---- instruction sets ------------------------------------------------------------------------ */

struct instruction_set {
    const char *name;
    spot_walker *walk;
};

/* The widest vectors first. */
static const struct instruction_set SETS[] = {
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

static void choose_instructions(struct spot *spot, const char *wanted)
{
    for (size_t i = 0; i < sizeof SETS / sizeof *SETS; i++) {
        if ((wanted != NULL && strcmp(wanted, SETS[i].name) != 0) || !is_supported(SETS[i].name))
            continue;
        spot->instructions = SETS[i].name;
        spot->walk_group = SETS[i].walk;
        return;
    }
    set_fault(spot, "instructions: this machine has no such set");
}

/* ---- making ---------------------------------------------------------------------------------- */

static void take_board(struct spot *spot, const struct spot_description *about)
{
    if (about->board_cards < 3 || about->board_cards > 5)
        set_fault(spot, "board: 3 to 5 cards are expected");
    else if (kernel_first_fault(about->board, 1, about->board_cards, WHOLE_DECK) >= 0)
        set_fault(spot, "board: a card is none, or there twice");
    else
        for (int i = 0; i < about->board_cards; i++)
            spot->cards |= mask_of(about->board[i]);
}

static void take_options(struct spot *spot, const struct spot_description *about)
{
    if (about->bits != 16 && about->bits != 32)
        set_fault(spot, "bits: 16 or 32 are expected");
    if (about->workers < 1 || about->workers > MOST_WORKERS)
        set_fault(spot, "workers: 1 to 64 are expected");
    for (int i = 0; i < PLAYERS * COMBOS; i++)
        if (!(about->weights[i] >= 0 && about->weights[i] <= 1))
            set_fault(spot, "weights: numbers from 0 to 1 are expected");
    spot->bits = about->bits;
    spot->workers = about->workers;
    choose_instructions(spot, about->instructions);
    take_board(spot, about);
}

/* Rows for the threads: a stack each, and the values of all their jobs. */
static void allocate_workers(struct spot *spot, size_t row)
{
    if (spot->start->deals == 0)
        spot->workers = 1;
    spot->walks = spot_allocate(&spot->pool, (size_t)spot->workers * sizeof *spot->walks);
    spot->arena_bytes = spot_arena_bound(spot, 0);
    for (int i = 0; i < spot->workers && !spot->pool.failed; i++) {
        spot->walks[i].spot = spot;
        spot->walks[i].arena.size = spot->arena_bytes;
        spot->walks[i].arena.start = spot_allocate(&spot->pool, spot->arena_bytes);
    }
    size_t rows = 0;
    for (int i = 0; i < spot->group[0].links; i++)
        rows += (size_t)spot->group[spot->group[0].link[i].group].roots;
    if (spot->workers > 1)
        spot->job_rows = spot_allocate(
            &spot->pool, rows * (size_t)spot->start->deals * row * sizeof *spot->job_rows);
}

static void allocate_rows(struct spot *spot)
{
    const int most = spot->row[0] > spot->row[1] ? spot->row[0] : spot->row[1];
    const size_t row = (size_t)most + ROW_MULTIPLE;
    spot->ones = spot_allocate(&spot->pool, row * sizeof(float));
    spot->zeros = spot_allocate(&spot->pool, row * sizeof(float));
    spot->scratch = spot_allocate(&spot->pool, row * sizeof(float));
    if (spot->pool.failed)
        return;
    for (size_t i = 0; i < row; i++)
        spot->ones[i] = 1;
    allocate_workers(spot, row);
    if (spot->pool.failed)
        return;
    spot->storage = spot_reserve(spot->storage_bytes + LINE);
    if (spot->storage == NULL)
        spot->pool.failed = 1;
}

static void build(struct spot *spot, const struct spot_description *about)
{
    take_options(spot, about);
    if (!is_stopped(spot))
        spot_build_hands(spot, about);
    if (!is_stopped(spot))
        spot_build_tree(spot, about);
    if (!is_stopped(spot))
        spot_build_boards(spot, about->board_cards - 3);
    if (!is_stopped(spot))
        spot_build_groups(spot);
    if (!is_stopped(spot))
        allocate_rows(spot);
}

struct spot *spot_make(const struct spot_description *about, const char **fault)
{
    struct spot *spot = calloc(1, sizeof *spot);
    *fault = "";
    if (spot == NULL)
        return NULL;
    build(spot, about);
    if (!is_stopped(spot))
        return spot;
    if (spot->fault != NULL)
        *fault = spot->fault;
    spot_free(spot);
    return NULL;
}

void spot_free(struct spot *spot)
{
    spot_clear_locks(spot);
    spot_free_pool(&spot->pool);
    free(spot->group);
    spot_release(spot->storage, spot->storage_bytes + LINE);
    free(spot);
}

/* ---- iterations ------------------------------------------------------------------------------ */

/* Walk the whole tree for one player; the row `value` gets the values at its root. */
static void walk_tree(struct spot *spot, struct spot_crew *crew, int me, enum spot_mode mode,
                      struct spot_discount discount, float *value)
{
    struct spot_walk *walk = &spot->walks[0];
    float *const reach = spot->weights[1 - me], *const weight = spot->ones;
    const int place = spot->node[0].local;
    const struct spot_roots roots = {
        .count = 1, .place = &place, .reach = &reach, .weight = &weight, .value = &value};
    walk->me = me;
    walk->mode = mode;
    walk->discount = discount;
    walk->probe = NULL;
    walk->crew = crew;
    walk->arena.used = 0;
    spot->walk_group(walk, &spot->group[0], spot->start, &roots);
}

void spot_iterate(struct spot *spot, const struct spot_discount *discounts, int count)
{
    struct spot_crew *crew = spot_hire(spot->workers);
    for (int i = 0; i < count; i++)
        for (int player = 0; player < PLAYERS; player++)
            walk_tree(spot, crew, player, TRAIN, discounts[i], spot->scratch);
    spot_dismiss(crew);
}

void spot_assess(struct spot *spot, enum spot_mode mode, double result[PLAYERS])
{
    const struct spot_discount none = {1, 1, 1};
    struct spot_crew *crew = spot_hire(spot->workers);
    for (int player = 0; player < PLAYERS; player++) {
        walk_tree(spot, crew, player, mode, none, spot->scratch);
        double sum = 0;
        for (int h = 0; h < spot->hands[player]; h++)
            sum += (double)spot->scratch[h] * (double)spot->weights[player][h];
        result[player] = sum / spot->total_weight;
    }
    spot_dismiss(crew);
}
