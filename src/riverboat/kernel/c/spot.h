/* Heads-up post-flop solver: declarations shared by the sources spot_*.c.

   The algorithm is counterfactual regret minimization over whole ranges (Zinkevich et al. 2007)
   with discounting (Brown and Sandholm 2019). A traversal for one player passes a row of the
   opponent's reach probabilities down the betting tree and backs up a row of values, one for each
   hand of the player (Johanson et al. 2011).

   - The betting tree is stored once. Regrets and strategy sums are stored for each board.
   - Boards are isomorphic under suit permutations that change neither the board nor a range. Only
     one board of each orbit is dealt; the values of the others are its values with permuted hands.
   - Nodes of one street are traversed in groups, so that the terminal nodes of a board are valued
     in parallel, one in each lane of a vector (spot_terminals.h).
   - There are no sums across lanes and no fused multiply-adds, so that results are bit-identical
     for every instruction set and number of threads.

   spot_tree.c     validation of the betting tree, its groups, and the layout of their tables
   spot_hands.c    hands of both ranges, and suit permutations
   spot_boards.c   boards of all streets, and the order of hands on rivers
   spot_memory.c   memory and threads
   spot_walk.h     tree traversal, compiled by spot_plain.c, spot_avx2.c and spot_avx512.c
   spot_solver.c   construction, iterations and evaluation of a solver
   spot_queries.c  strategies and values of a node; locks; serialized tables
   spot_methods.c  Python methods */

#ifndef RIVERBOAT_SPOT_H
#define RIVERBOAT_SPOT_H

#include "kernel.h"

#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif

enum {
    PLAYERS = 2,
    DECK = 52,
    SUITS = 4,
    STREETS = 3,
    COMBOS = 1326,
    MAX_ACTIONS = 16,
    MAX_PERMUTATIONS = 24,
    MAX_WORKERS = 64,
    /* Row lengths are padded to a multiple of this, the number of lanes of the widest vector. */
    ROW_MULTIPLE = 16,
    CACHE_LINE = 64,
    /* Number of prefix sums that a sweep stores for each river hand. */
    SUMS_PER_ENTRY = 3
};

enum spot_street { FLOP, TURN, RIVER };
enum spot_kind { DECISION, CHANCE, FOLDED, SHOWDOWN };
enum spot_mode { EVALUATE, BEST_RESPONSE, TRAIN };

/* Squares of the largest integers in 16-bit tables of regrets and strategy sums. An integer is
   the square root of the scaled value. */
#define SIGNED_SQUARE (32767.0f * 32767.0f)
#define UNSIGNED_SQUARE (65535.0f * 65535.0f)

/* Sums up to this are treated as 0; UNSIGNED_SQUARE divided by a larger one is a finite float. */
#define NEGLIGIBLE 1e-28f

/* ---- hands and boards ------------------------------------------------------------------------ */

struct spot_hand {
    uint16_t combo;
    /* Index of the opponent's hand with the same two cards, or the opponent's row length if
       there is none. */
    uint16_t same_combo;
    uint8_t low, high;
};

/* A hand on a river board, in order of strength. The sweep stores three prefix sums of reach per
   entry: over all hands, and over the hands with its low and with its high card. `low` and
   `high` are the offsets of the previous sums for these two cards. */
struct spot_entry {
    uint16_t hand, low, high;
};

/* Offsets of the prefix sums that a hand reads on a river board, over all hands and by its two
   cards: of weaker hands, of hands that are not stronger, and of all hands. */
struct spot_sum_offsets {
    uint16_t weaker, weaker_low, weaker_high;
    uint16_t not_stronger, not_stronger_low, not_stronger_high;
    uint16_t all_low, all_high;
};

/* Another card of the orbit, and the suit permutation that maps the dealt card to it. */
struct spot_card_image {
    uint8_t card, permutation;
};

struct spot_deal {
    uint8_t card, image_count;
    struct spot_card_image images[SUITS];
    struct spot_board *board;
};

struct spot_board {
    int index, street, deal_count;
    uint64_t cards;
    const struct spot_board *parent; /* the board without its last card */
    uint8_t card;
    struct spot_deal *deals;
    float *live[PLAYERS]; /* by hand: 1, or 0 if it shares a card with the board */
    /* River only: hands in order of strength, and the offsets each hand reads in the opponent's
       sweep. */
    struct spot_entry *entries[PLAYERS];
    int entry_count[PLAYERS];
    struct spot_sum_offsets *sum_offsets[PLAYERS];
};

/* ---- betting tree ---------------------------------------------------------------------------- */

struct spot_node {
    uint8_t kind, street, player, action_count;
    /* The first child; its siblings follow it. */
    int32_t first_child, parent;
    int32_t group, local_index;
    /* Value of a terminal node: weaker_factor * (reach of weaker hands) +
       not_stronger_factor * (reach of hands that are not stronger) + all_factor * (reach of all
       hands). */
    float weaker_factor[PLAYERS], not_stronger_factor[PLAYERS], all_factor[PLAYERS];
    /* Byte offsets of the tables in the group's block of one board. With 16 bits also the offset
       of the two scales, which are at the start of the block. */
    size_t regrets, strategy_sums, scales;
    struct spot_lock *lock;
};

/* Subtrees of the next street that are traversed together: their group, and the chance node
   above each. */
struct spot_link {
    int group;
    int *chance_nodes;
};

/* Subtrees of one street below one or more roots. */
struct spot_group {
    int street, node_count, root_count, terminal_count, showdown_count, decision_count, link_count;
    int *nodes; /* subtrees in root order, parents before children */
    int *subtree_sizes; /* size of the subtree at each node, the node included */
    int *roots; /* local numbers, as in the next two arrays */
    int *terminals; /* showdowns first */
    int *decisions;
    struct spot_link *links;
    size_t storage_offset, block_bytes;
};

/* Fixed strategy of some hands at a decision node, on one board or on all boards. */
struct spot_lock {
    struct spot_lock *next;
    int board; /* -1: all boards */
    uint8_t *is_fixed; /* 1 for each locked hand */
    float *strategy; /* [action][hand] */
};

/* ---- memory and threads (spot_memory.c) ------------------------------------------------------ */

/* Allocations that are freed together with the solver. */
struct spot_pool {
    struct spot_pool_block *blocks;
    int64_t bytes;
    int is_exhausted;
};

/* Allocate zeroed memory aligned to a cache line; NULL after any failure. */
void *spot_allocate(struct spot_pool *pool, size_t bytes);
void spot_free_pool(struct spot_pool *pool);

/* Map zeroed memory that is committed page by page on first use; NULL on failure. */
char *spot_reserve(size_t bytes);
void spot_release(char *storage, size_t bytes);

/* Stack allocator of temporary rows; one per thread. */
struct spot_arena {
    char *start;
    size_t used_bytes, size_bytes;
};

INLINE void *allocate_rows(struct spot_arena *arena, size_t bytes)
{
    void *rows = arena->start + arena->used_bytes;
    arena->used_bytes += (bytes + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
    return rows;
}

/* Pool of worker threads. */
struct spot_threads;

/* Start up to `count` - 1 threads in addition to the calling one; NULL if none can be started. */
struct spot_threads *spot_start_threads(int count);
/* Call work(context, worker_index) in every thread, and wait for all of them. */
void spot_run_threads(struct spot_threads *threads, void (*work)(void *context, int worker_index),
                      void *context);
/* Return the next job number since the last spot_run_threads; each number goes to one thread. */
int spot_next_job(struct spot_threads *threads);
void spot_stop_threads(struct spot_threads *threads);

/* ---- solver ---------------------------------------------------------------------------------- */

/* Discount factors of one iteration for positive regrets, negative regrets and strategy sums. */
struct spot_discount {
    float positive, negative, strategy_sum;
};

/* Request for the values after each action of the node at which a traversal starts. */
struct spot_probe {
    int node;
    float *actions;
};

struct spot_walk {
    struct spot *spot;
    int traverser;
    enum spot_mode mode;
    struct spot_discount discount;
    const struct spot_probe *probe;
    struct spot_threads *threads;
    struct spot_arena arena;
};

/* Start nodes of a traversal, as local numbers of a group. Nodes with NULL reach are skipped;
   each of the others receives a row of values. */
struct spot_roots {
    int count;
    const int *local_nodes;
    float *const *reach, *const *weight, *const *value;
};

/* Traverse nodes of a group on a board for one player. */
typedef void spot_walker(struct spot_walk *walk, const struct spot_group *group,
                         const struct spot_board *board, const struct spot_roots *roots);

struct spot {
    const char *error;
    struct spot_pool pool;
    int value_bits, workers, is_busy;
    spot_walker *walk_group;
    const char *instructions;

    int hand_count[PLAYERS], row_length[PLAYERS];
    struct spot_hand *hands[PLAYERS];
    float *weights[PLAYERS];
    int16_t *hand_by_combo[PLAYERS];
    /* Indices of the hands with a card, terminated by -1. */
    int16_t *hands_by_card[PLAYERS][DECK];
    int permutation_count;
    uint8_t permutations[MAX_PERMUTATIONS][SUITS]; /* the first is the identity */
    int16_t *permuted_hands[MAX_PERMUTATIONS][PLAYERS];

    struct spot_node *nodes;
    int node_count;
    struct spot_group *groups;
    int group_count, group_capacity;

    uint64_t cards;
    struct spot_board *root_board;
    struct spot_board **boards[STREETS];
    int board_count[STREETS];
    uint16_t *strengths; /* by combo; scratch space while river boards are built */

    char *storage;
    size_t storage_bytes, arena_bytes;
    float *ones, *zeros, *scratch;
    double total_weight;
    struct spot_walk *walks;
    float *job_rows;
};

/* Input of spot_create. The children of a node are consecutive, in node order. */
struct spot_description {
    int nodes;
    const uint8_t *kinds, *streets, *players, *children;
    const double *payoffs; /* [node][player][lose, tie, win] */
    const uint8_t *board_cards;
    int board_card_count;
    const float *weights; /* [player][combo] */
    const uint8_t *permutations; /* [permutation][suit] */
    int permutation_count;
    int bits, workers;
    const char *instructions; /* NULL: the widest supported set */
};

/* ---- construction ---------------------------------------------------------------------------- */

/* These functions report errors in spot->error or spot->pool.is_exhausted. */
void spot_build_hands(struct spot *spot, const struct spot_description *description);
void spot_build_boards(struct spot *spot, int street);
void spot_build_tree(struct spot *spot, const struct spot_description *description);
void spot_build_groups(struct spot *spot);
size_t spot_arena_bound(const struct spot *spot, int group_index);

INLINE void set_error(struct spot *spot, const char *error)
{
    if (spot->error == NULL)
        spot->error = error;
}

INLINE int has_failed(const struct spot *spot)
{
    return spot->error != NULL || spot->pool.is_exhausted;
}

INLINE int combo_index(int a, int b)
{
    int high = a > b ? a : b, low = a > b ? b : a;
    return high * (high - 1) / 2 + low;
}

INLINE int permute_card(const uint8_t *permutation, int card)
{
    return (card & ~3) | permutation[card & 3];
}

/* Tables of a group on one board. */
INLINE char *board_block(const struct spot *spot, const struct spot_group *group, int board)
{
    return spot->storage + group->storage_offset + group->block_bytes * (size_t)board;
}

/* Lock of a decision node on a board, or NULL. */
INLINE const struct spot_lock *find_lock(const struct spot_node *node, int board)
{
    const struct spot_lock *lock = node->lock;
    while (lock != NULL && lock->board >= 0 && lock->board != board)
        lock = lock->next;
    return lock;
}

/* Probability of a card, given two hands that do not contain it. */
INLINE float card_probability(int street)
{
    return 1.0f / (float)(DECK - 2 * PLAYERS - (street == FLOP ? 3 : 4));
}

/* Create a solver; on error return NULL and set `error`, to "" if out of memory. */
struct spot *spot_create(const struct spot_description *description, const char **error);
void spot_free(struct spot *spot);
/* Run one iteration for each discount, player 0 first. */
void spot_iterate(struct spot *spot, const struct spot_discount *discounts, int count);
/* Compute the values of the average strategies of both players, or of best responses to them. */
void spot_assess(struct spot *spot, enum spot_mode mode, double result[PLAYERS]);

/* Strategy of a decision node on a board, [action][hand] in padded rows: the average strategy,
   or if `is_current` the one from regret matching. */
void spot_read_strategy(const struct spot *spot, int node, const struct spot_board *board,
                        int is_current, float *strategy);
/* Reach of a player's hands at a node and board by average strategies, without chance
   probabilities. */
int spot_read_reach(const struct spot *spot, int node, const struct spot_board *board, int player,
                    float *reach);
/* Counterfactual values of a node by hand, and the opponent's reach that each hand faces.
   `actions` receives the values after each action unless it is NULL. */
int spot_read_values(struct spot *spot, int node, const struct spot_board *board, int player,
                     enum spot_mode mode, float *value, float *opponent_reach, float *actions);
/* Fix the strategy of some hands at a decision node, on one board or on all (NULL). */
int spot_add_lock(struct spot *spot, int node, const struct spot_board *board,
                  const float *strategy, const uint8_t *is_fixed);
void spot_clear_locks(struct spot *spot);

/* Serialized tables of a decision node on all boards, with `bits` per value whatever the solver
   uses. */
size_t spot_record_bytes(const struct spot *spot, int node, int bits);
int spot_save_record(const struct spot *spot, int node, int bits, char *record);
int spot_load_record(struct spot *spot, int node, int bits, const char *record);

/* ---- instruction sets ------------------------------------------------------------------------ */

spot_walker spot_walk_plain;

/* Define SPOT_SCALAR to test the scalar code on a compiler with vector extensions. */
#if defined(__GNUC__) && !defined(SPOT_SCALAR)
#define SPOT_VECTORS 1
#else
#define SPOT_VECTORS 0
#endif

/* Traversals for instruction sets beyond the baseline. */
#if SPOT_VECTORS && defined(__x86_64__)
#define SPOT_X86 1
spot_walker spot_walk_avx2, spot_walk_avx512;
#else
#define SPOT_X86 0
#endif

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
