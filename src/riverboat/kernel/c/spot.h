/* Post-flop spots of two players: what the sources spot_*.c share.

   Counterfactual regret over whole ranges (Zinkevich et al. 2007) with discounts (Brown and Sandholm
   2019). A walk for one player carries a row of the opponent's reach probabilities down the betting
   tree and brings back a row of values, one for each own hand (Johanson et al. 2011).

   - The betting tree exists once. Regrets and strategy sums exist for each board of its street.
   - Suit permutations that change neither the board nor a range make boards alike: only one of each
     orbit is dealt, the others are that row with permuted hands.
   - Nodes of one street are walked in groups, so that terminal nodes of one board are valued side by
     side, one in each lane of a vector (spot_terminals.h).
   - Nothing is added across lanes and no product is fused with a sum, so that every instruction set
     and every number of threads computes the same bits.

   spot_tree.c     the tree as the caller describes it, its groups, and the layout of their tables
   spot_hands.c    hands of both ranges, and suit permutations
   spot_boards.c   boards that can come, and the order of hands on rivers
   spot_memory.c   memory, and threads
   spot_walk.h     the walk, compiled once for each instruction set by spot_plain.c and its like
   spot_solver.c   a solver as a whole: made, iterated, assessed
   spot_reading.c  strategies and values of a node; locks; tables for a file
   spot_methods.c  the same for Python */

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
    MOST_ACTIONS = 16,
    MOST_PERMUTATIONS = 24,
    MOST_WORKERS = 64,
    /* A row of hands is padded to a multiple of this, the lanes of the widest vector. */
    ROW_MULTIPLE = 16,
    LINE = 64,
    /* The sums that a sweep over the hands of a river stores for each hand. */
    SUMS = 3
};

enum spot_street { FLOP, TURN, RIVER };
enum spot_kind { DECISION, CHANCE, FOLDED, SHOWDOWN };
enum spot_mode { EVALUATE, BEST_RESPONSE, TRAIN };

/* The largest integers of tables in 16 bits, of regrets and of strategy sums, squared: an integer is
   the root of its number. */
#define SIGNED_SQUARE (32767.0f * 32767.0f)
#define UNSIGNED_SQUARE (65535.0f * 65535.0f)

/* A sum up to this counts as nothing: UNSIGNED_SQUARE divided by any larger one is a finite float. */
#define NEGLIGIBLE 1e-28f

/* ---- hands and boards ------------------------------------------------------------------------ */

struct spot_hand {
    uint16_t combo;
    /* The place of the opponent's hand of the same two cards, or the end of the opponent's row. */
    uint16_t same;
    uint8_t low, high;
};

/* A hand that a river leaves, in the order of strength. A sweep over these hands stores three sums
   for each: of all hands so far, and of those with its low and its high card. `low` and `high` are
   the places of the sums before, by the same card. */
struct spot_entry {
    uint16_t hand, low, high;
};

/* The places of the sums that an own hand meets on a river, of all hands and by its two cards: over
   weaker hands, over those that are not stronger, and over all. */
struct spot_reading {
    uint16_t weaker, weaker_low, weaker_high;
    uint16_t reached, reached_low, reached_high;
    uint16_t last_low, last_high;
};

/* A card that a permutation makes of the dealt one. */
struct spot_copy {
    uint8_t card, permutation;
};

struct spot_deal {
    uint8_t card, copies;
    struct spot_copy copy[SUITS];
    struct spot_board *board;
};

struct spot_board {
    int index, street, deals;
    uint64_t cards;
    const struct spot_board *parent; /* the board before its last card */
    uint8_t card;
    struct spot_deal *deal;
    float *live[PLAYERS]; /* by hand: 1, or 0 where the board has a card of it */
    /* On the river: the hands that it leaves, and by hand what the opponent's sweep stores for it. */
    struct spot_entry *entries[PLAYERS];
    int entry_count[PLAYERS];
    struct spot_reading *readings[PLAYERS];
};

/* ---- the tree -------------------------------------------------------------------------------- */

struct spot_node {
    uint8_t kind, street, player, actions;
    /* The first child; the others follow it. */
    int32_t child, parent;
    int32_t group, local;
    /* The value of a terminal node: below * (reach of weaker hands) + reached * (reach of weaker and
       equal hands) + all * (reach of all hands). */
    float below[PLAYERS], reached[PLAYERS], all[PLAYERS];
    /* Where the tables begin in the block of the group on one board; in 16 bits also the place of
       their two scales, which stand at the beginning of the block. */
    size_t regrets, sums, scales;
    struct spot_lock *lock;
};

/* Roots of the next street that are walked together: their group, and the chance node above each. */
struct spot_link {
    int group;
    int *leaves;
};

/* The trees of one street below one or several roots. */
struct spot_group {
    int street, nodes, roots, terminals, showdowns, decisions, links;
    int *node; /* the trees of the roots one after another, parents first */
    int *size; /* of the tree below each node, itself included */
    int *root; /* local numbers, as in the two lists that follow */
    int *terminal; /* showdowns first */
    int *decision;
    struct spot_link *link;
    size_t storage, block;
};

/* The fixed strategy of some hands at one decision, on one board or on all of them. */
struct spot_lock {
    struct spot_lock *next;
    int board; /* -1: on all */
    uint8_t *fixed; /* by hand */
    float *strategy; /* [action][hand] */
};

/* ---- memory and threads (spot_memory.c) ------------------------------------------------------ */

/* Memory with the lifetime of the solver. */
struct spot_pool {
    struct spot_pool_block *blocks;
    int64_t bytes;
    int failed;
};

/* Zeroed memory from a cache line's beginning; NULL once something failed. */
void *spot_allocate(struct spot_pool *pool, size_t bytes);
void spot_free_pool(struct spot_pool *pool);

/* Zeroed memory that is taken from the system page by page as it is used; NULL if there is none. */
char *spot_reserve(size_t bytes);
void spot_release(char *storage, size_t bytes);

/* A stack of temporary rows for one thread. */
struct spot_arena {
    char *start;
    size_t used, size;
};

INLINE void *take_rows(struct spot_arena *arena, size_t bytes)
{
    void *rows = arena->start + arena->used;
    arena->used += (bytes + LINE - 1) / LINE * LINE;
    return rows;
}

/* Threads that wait for work. */
struct spot_crew;

/* Start `count` - 1 threads beside the caller's own; as many as can be had. */
struct spot_crew *spot_hire(int count);
/* Call work(context, number) in every thread, and return when all have returned. */
void spot_work(struct spot_crew *crew, void (*work)(void *context, int number), void *context);
/* Return the next number from 0 on, to one thread each, since the last call of spot_work. */
int spot_next_job(struct spot_crew *crew);
void spot_dismiss(struct spot_crew *crew);

/* ---- the solver ------------------------------------------------------------------------------ */

/* Factors by which an iteration discounts positive regrets, negative regrets and strategy sums. */
struct spot_discount {
    float positive, negative, sum;
};

/* A request for the rows of values after each action of the node at which a walk begins. */
struct spot_probe {
    int node;
    float *actions;
};

struct spot_walk {
    struct spot *spot;
    int me;
    enum spot_mode mode;
    struct spot_discount discount;
    const struct spot_probe *probe;
    struct spot_crew *crew;
    struct spot_arena arena;
};

/* Where a walk of a group begins: at `count` nodes by their local numbers. Those without reach are
   left out; each of the others gets a row of values. */
struct spot_roots {
    int count;
    const int *place;
    float *const *reach, *const *weight, *const *value;
};

/* Walk nodes of a group on a board for one player. */
typedef void spot_walker(struct spot_walk *walk, const struct spot_group *group,
                         const struct spot_board *board, const struct spot_roots *roots);

struct spot {
    const char *fault;
    struct spot_pool pool;
    int bits, workers, busy;
    spot_walker *walk_group;
    const char *instructions;

    int hands[PLAYERS], row[PLAYERS];
    struct spot_hand *hand[PLAYERS];
    float *weights[PLAYERS];
    int16_t *hand_of_combo[PLAYERS];
    /* The places of the hands with a card, ended by -1. */
    int16_t *hands_with[PLAYERS][DECK];
    int permutations;
    uint8_t permutation[MOST_PERMUTATIONS][SUITS]; /* the first is the identity */
    int16_t *permuted[MOST_PERMUTATIONS][PLAYERS];

    struct spot_node *node;
    int nodes;
    struct spot_group *group;
    int groups, group_room;

    uint64_t cards;
    struct spot_board *start;
    struct spot_board **board[STREETS];
    int boards[STREETS];
    uint16_t *strengths; /* by combo, while a river is made */

    char *storage;
    size_t storage_bytes, arena_bytes;
    float *ones, *zeros, *scratch;
    double total_weight;
    struct spot_walk *walks;
    float *job_rows;
};

/* What a caller describes. The children of a node are consecutive, in the order of the nodes. */
struct spot_description {
    int nodes;
    const uint8_t *kinds, *streets, *players, *children;
    const double *payoffs; /* [node][player][lose, tie, win] */
    const uint8_t *board;
    int board_cards;
    const float *weights; /* [player][combo] */
    const uint8_t *permutations; /* [permutation][suit] */
    int permutation_count;
    int bits, workers;
    const char *instructions; /* NULL: the widest that the machine has */
};

/* ---- parts ----------------------------------------------------------------------------------- */

/* Each of them leaves spot->fault or spot->pool.failed where it cannot go on. */
void spot_build_hands(struct spot *spot, const struct spot_description *about);
void spot_build_boards(struct spot *spot, int street);
void spot_build_tree(struct spot *spot, const struct spot_description *about);
void spot_build_groups(struct spot *spot);
size_t spot_arena_bound(const struct spot *spot, int group);

INLINE void set_fault(struct spot *spot, const char *fault)
{
    if (spot->fault == NULL)
        spot->fault = fault;
}

INLINE int is_stopped(const struct spot *spot)
{
    return spot->fault != NULL || spot->pool.failed;
}

INLINE int combo_of(int one, int other)
{
    int high = one > other ? one : other, low = one > other ? other : one;
    return high * (high - 1) / 2 + low;
}

INLINE int permute_card(const uint8_t *permutation, int card)
{
    return (card & ~3) | permutation[card & 3];
}

/* The tables of a group on a board. */
INLINE char *block_of(const struct spot *spot, const struct spot_group *group, int board)
{
    return spot->storage + group->storage + group->block * (size_t)board;
}

/* The lock of a decision on a board, or NULL. */
INLINE const struct spot_lock *lock_of(const struct spot_node *node, int board)
{
    const struct spot_lock *lock = node->lock;
    while (lock != NULL && lock->board >= 0 && lock->board != board)
        lock = lock->next;
    return lock;
}

/* The probability of a card for two hands that do not hold it. */
INLINE float chance_of_card(int street)
{
    return 1.0f / (float)(DECK - 2 * PLAYERS - (street == FLOP ? 3 : 4));
}

/* Make a solver, or return NULL and set `fault`; "" where memory is short. */
struct spot *spot_make(const struct spot_description *about, const char **fault);
void spot_free(struct spot *spot);
/* Iterate once for each discount, first for player 0. */
void spot_iterate(struct spot *spot, const struct spot_discount *discounts, int count);
/* Value the average strategies of both players, or best responses to them. */
void spot_assess(struct spot *spot, enum spot_mode mode, double result[PLAYERS]);

/* The strategy of a decision on a board, [action][hand] in padded rows: the average one, or the one
   that the regrets suggest. */
void spot_read_strategy(const struct spot *spot, int node, const struct spot_board *board,
                        int current, float *strategy);
/* The reach of a player's hands at a node on a board by average strategies, without chance. */
int spot_read_reach(const struct spot *spot, int node, const struct spot_board *board, int player,
                    float *reach);
/* Values of a node by hand, times the opponent's reach that the hand meets, and that reach. The rows
   of `actions`, or NULL, get the values after each action. */
int spot_read_values(struct spot *spot, int node, const struct spot_board *board, int player,
                     enum spot_mode mode, float *value, float *met, float *actions);
/* Fix the strategy of hands at a decision, on one board or on all (NULL). */
int spot_add_lock(struct spot *spot, int node, const struct spot_board *board,
                  const float *strategy, const uint8_t *fixed);
void spot_clear_locks(struct spot *spot);

/* The tables of a decision on all boards, in a file: of so many bits, whatever the solver has. */
size_t spot_record_bytes(const struct spot *spot, int node, int bits);
int spot_save_record(const struct spot *spot, int node, int bits, char *record);
int spot_load_record(struct spot *spot, int node, int bits, const char *record);

/* ---- instruction sets ------------------------------------------------------------------------ */

spot_walker spot_walk_plain;

/* SPOT_SCALAR makes a compiler with vectors do without them, for tests. */
#if defined(__GNUC__) && !defined(SPOT_SCALAR)
#define SPOT_VECTORS 1
#else
#define SPOT_VECTORS 0
#endif

/* One function for each set in which vectors are wider than the plain ones. */
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
