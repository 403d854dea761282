/* External-sampling counterfactual regret minimization, and play by the resulting strategies.

   For each deal every player is the traverser once and tries all actions; the others sample
   theirs, or play as simple opponents. regret_sampling.py documents the arrays. */

#include "game_arguments.h"
#include "simple_opponents.h"

/* Upper bound of the share of simple opponents in a hand. The others stay near the equilibrium
   strategy. */
#define MAX_SIMPLE_SHARE 0.5

/* An action with a regret below PRUNE_THRESHOLD big blinds is pruned, except in a share of
   UNPRUNED_RATE of the traversals. */
#define PRUNE_THRESHOLD (-300.0)
#define UNPRUNED_RATE 0.05

enum { STYLE_PARAMETERS = 7 };

struct table_layout {
    int64_t bucket_counts[STREETS], first_row[STREETS], row_count;
};

struct regret_trainer {
    struct game game;
    struct table_layout layout;
    Py_ssize_t deal_count;
    const uint8_t *decks;
    /* (deal_count, seats, STREETS) */
    const uint16_t *buckets;
    const int64_t *stacks;
    double *regrets, *strategy_sums;
    /* Strength of each bucket by street; NULL without simple opponents. */
    const double *strengths;
    /* Simple opponents of the current traverser as a seat mask, and their styles. */
    uint32_t simple_seats;
    struct playing_style styles[SEATS];
    /* Nonzero if the current traversal prunes actions. */
    int is_pruning;
    uint64_t rng_state, visited_nodes;
};

struct logged_step {
    int64_t deal, raise_to;
    int32_t situation;
    uint8_t seat, street, action, legal;
};

INLINE uint64_t next_random_word(uint64_t *rng_state)
{
    return mix64(*rng_state += SPLITMIX_GAMMA);
}

/* Uniform random number in [0, 1). */
INLINE double draw_uniform(uint64_t *rng_state)
{
    return (double)(next_random_word(rng_state) >> 11) * 0x1p-53;
}

INLINE int64_t table_row(const struct table_layout *layout, const uint16_t *buckets,
                         const struct hand *hand, int situation)
{
    int street = hand->street;
    return layout->first_row[street] + situation * layout->bucket_counts[street]
           + buckets[hand->to_act * STREETS + street];
}

/* Regret matching: probabilities proportional to the positive regrets, or uniform. */
INLINE void match_regrets(const double *regrets, uint32_t legal, double *probabilities)
{
    double total = 0;
    int action_count = 0;
    for (int action = 0; action < ABSTRACT_ACTIONS; action++) {
        int is_legal = (legal >> action & 1) != 0;
        probabilities[action] = is_legal && regrets[action] > 0 ? regrets[action] : 0;
        total += probabilities[action];
        action_count += is_legal;
    }
    for (int action = 0; action < ABSTRACT_ACTIONS; action++)
        if (total > 0)
            probabilities[action] /= total;
        else
            probabilities[action] = (legal >> action & 1) != 0 ? 1.0 / action_count : 0;
}

/* Sample a legal action by its probability. */
INLINE int draw_action(const double *probabilities, uint32_t legal, uint64_t *rng_state)
{
    double remaining = 0;
    for (int action = 0; action < ABSTRACT_ACTIONS; action++)
        remaining += (legal >> action & 1) != 0 ? probabilities[action] : 0;
    remaining *= draw_uniform(rng_state);
    int last = ACTION_CALL;
    for (int action = 0; action < ABSTRACT_ACTIONS; action++) {
        if ((legal >> action & 1) == 0 || probabilities[action] <= 0)
            continue;
        last = action;
        remaining -= probabilities[action];
        if (remaining < 0)
            break;
    }
    return last;
}

/* Sample the simple opponents of a traverser and their styles. Styles at one table are
   correlated: a table of tight players is a different game from a mixed one. */
static void draw_simple_opponents(struct regret_trainer *trainer, int traverser)
{
    trainer->simple_seats = 0;
    if (trainer->strengths == NULL)
        return;
    const int seats = trainer->game.seats;
    double simple_share = MAX_SIMPLE_SHARE * draw_uniform(&trainer->rng_state);
    double first_parameters[STYLE_PARAMETERS], similarity = 0;
    for (int seat = 0; seat < seats; seat++) {
        if (seat == traverser || draw_uniform(&trainer->rng_state) >= simple_share)
            continue;
        double parameters[STYLE_PARAMETERS];
        for (int i = 0; i < STYLE_PARAMETERS; i++)
            parameters[i] = draw_uniform(&trainer->rng_state);
        if (trainer->simple_seats == 0) {
            memcpy(first_parameters, parameters, sizeof first_parameters);
        } else if (similarity <= 0) {
            double difference = draw_uniform(&trainer->rng_state);
            similarity = 1 - difference * difference;
        }
        for (int i = 0; similarity > 0 && i < STYLE_PARAMETERS; i++)
            parameters[i] += similarity * (first_parameters[i] - parameters[i]);
        trainer->simple_seats |= 1u << seat;
        trainer->styles[seat] = make_style(parameters);
    }
}

INLINE enum abstract_action draw_simple_action(struct regret_trainer *trainer,
                                               const struct hand *hand,
                                               const struct action_menu *menu,
                                               const uint16_t *buckets)
{
    int64_t index = buckets[hand->to_act * STREETS + hand->street];
    for (int street = 0; street < hand->street; street++)
        index += trainer->layout.bucket_counts[street];
    double action_uniform = draw_uniform(&trainer->rng_state),
           size_uniform = draw_uniform(&trainer->rng_state);
    return choose_simple_action(&trainer->game, hand, menu, &trainer->styles[hand->to_act],
                                trainer->strengths[index], action_uniform, size_uniform);
}

/* Actions above the prune threshold; all legal ones if there are none. */
INLINE uint32_t unpruned_actions(const double *regrets, uint32_t legal)
{
    uint32_t mask = 0;
    for (int action = 0; action < ABSTRACT_ACTIONS; action++)
        if ((legal >> action & 1) != 0 && regrets[action] > PRUNE_THRESHOLD)
            mask |= 1u << action;
    return mask != 0 ? mask : legal;
}

/* Return the traverser's expected chips from here on, and update regrets and strategy sums. The
   traverser's own nodes also add to the strategy sums, weighted by their own reach probability:
   simple opponents lead to states that are otherwise not sampled. */
static double traverse(struct regret_trainer *trainer, const struct hand *hand,
                       const struct initiative *initiative, const uint16_t *buckets, int traverser,
                       double reach)
{
    const struct game *game = &trainer->game;
    if (hand->to_act < 0 || (hand->live_seats >> traverser & 1) == 0)
        return (double)(hand->stacks[traverser] - hand->starting_stacks[traverser]);
    trainer->visited_nodes++;
    struct action_menu menu;
    double probabilities[ABSTRACT_ACTIONS];
    build_action_menu(game, hand, initiative, &menu);
    struct hand after;
    if ((trainer->simple_seats >> hand->to_act & 1) != 0) {
        struct initiative next_initiative = *initiative;
        after = *hand;
        apply_menu_action(game, &after, &next_initiative, &menu,
                          draw_simple_action(trainer, hand, &menu, buckets));
        return traverse(trainer, &after, &next_initiative, buckets, traverser, reach);
    }
    int64_t row =
        table_row(&trainer->layout, buckets, hand, classify_situation(game, hand, initiative));
    double *regrets = trainer->regrets + row * ABSTRACT_ACTIONS;
    double *strategy_sums = trainer->strategy_sums + row * ABSTRACT_ACTIONS;
    if (hand->to_act != traverser) {
        match_regrets(regrets, menu.legal, probabilities);
        for (int action = 0; action < ABSTRACT_ACTIONS; action++)
            strategy_sums[action] += probabilities[action];
        int action = draw_action(probabilities, menu.legal, &trainer->rng_state);
        struct initiative next_initiative = *initiative;
        after = *hand;
        apply_menu_action(game, &after, &next_initiative, &menu, (enum abstract_action)action);
        return traverse(trainer, &after, &next_initiative, buckets, traverser, reach);
    }
    uint32_t tried_actions =
        trainer->is_pruning ? unpruned_actions(regrets, menu.legal) : menu.legal;
    match_regrets(regrets, tried_actions, probabilities);
    for (int action = 0; action < ABSTRACT_ACTIONS; action++)
        strategy_sums[action] += reach * probabilities[action];
    double values[ABSTRACT_ACTIONS] = {0}, mean = 0;
    for (int action = 0; action < ABSTRACT_ACTIONS; action++) {
        if ((tried_actions >> action & 1) == 0)
            continue;
        struct initiative next_initiative = *initiative;
        after = *hand;
        apply_menu_action(game, &after, &next_initiative, &menu, (enum abstract_action)action);
        values[action] = traverse(trainer, &after, &next_initiative, buckets, traverser,
                                  reach * probabilities[action]);
        mean += probabilities[action] * values[action];
    }
    for (int action = 0; action < ABSTRACT_ACTIONS; action++)
        if ((tried_actions >> action & 1) != 0)
            regrets[action] += (values[action] - mean) / (double)game->bet_sizes[0];
    return mean;
}

static void begin_sampled_hand(const struct regret_trainer *trainer, Py_ssize_t deal,
                               struct hand *hand)
{
    memset(hand, 0, sizeof *hand);
    for (int seat = 0; seat < trainer->game.seats; seat++)
        hand->starting_stacks[seat] = trainer->stacks[deal];
    memcpy(hand->deck, trainer->decks + deal * CARDS, CARDS);
    hand->is_dealt = 1;
    begin_hand(&trainer->game, hand);
}

static void train_deals(struct regret_trainer *trainer)
{
    const int seats = trainer->game.seats;
    struct hand hand;
    for (Py_ssize_t deal = 0; deal < trainer->deal_count; deal++) {
        const uint16_t *buckets = trainer->buckets + deal * seats * STREETS;
        begin_sampled_hand(trainer, deal, &hand);
        const struct initiative no_initiative = {-1, -1, hand.street, 0};
        for (int traverser = 0; traverser < seats; traverser++) {
            draw_simple_opponents(trainer, traverser);
            trainer->is_pruning = draw_uniform(&trainer->rng_state) >= UNPRUNED_RATE;
            traverse(trainer, &hand, &no_initiative, buckets, traverser, 1);
        }
    }
}

/* ---- arguments ------------------------------------------------------------------------------- */

/* Acquire the bucket strengths, concatenated by street; an empty array disables simple
   opponents. */
static int acquire_strengths(struct regret_trainer *trainer, struct buffer_list *buffers,
                             PyObject *argument)
{
    Py_buffer *strengths;
    if (kernel_acquire_next(buffers, &strengths, argument, "strengths", F64, 1, 0,
                            SHAPE(ANY_LENGTH))
        < 0)
        return -1;
    Py_ssize_t count = 0;
    for (int street = 0; street < STREETS; street++)
        count += (Py_ssize_t)trainer->layout.bucket_counts[street];
    if (strengths->shape[0] != 0 && strengths->shape[0] != count)
        return kernel_raise_out_of_bounds("strengths");
    trainer->strengths = strengths->shape[0] == 0 ? NULL : strengths->buf;
    for (Py_ssize_t i = 0; i < strengths->shape[0]; i++)
        if (!(trainer->strengths[i] >= 0 && trainer->strengths[i] <= 1))
            return kernel_raise_out_of_bounds("strengths");
    return 0;
}

static int acquire_deals(struct regret_trainer *trainer, struct buffer_list *buffers,
                         PyObject *const *arguments)
{
    Py_buffer *sizes, *decks, *buckets, *stack_depths;
    const int seats = trainer->game.seats;
    struct table_layout *layout = &trainer->layout;
    if (trainer->game.hole_cards != 2 || trainer->game.structure != NO_LIMIT)
        return kernel_raise_out_of_bounds("game");
    if (kernel_acquire_next(buffers, &sizes, arguments[0], "layout", I64, 1, 0, SHAPE(STREETS)) < 0
        || kernel_acquire_next(buffers, &decks, arguments[1], "decks", U8, 2, 0,
                               SHAPE(ANY_LENGTH, CARDS))
               < 0)
        return -1;
    trainer->deal_count = decks->shape[0];
    if (kernel_acquire_next(buffers, &buckets, arguments[2], "buckets", U16, 3, 0,
                            SHAPE(trainer->deal_count, seats, STREETS))
            < 0
        || kernel_acquire_next(buffers, &stack_depths, arguments[3], "depths", I64, 1, 0,
                               SHAPE(trainer->deal_count))
               < 0)
        return -1;
    trainer->decks = decks->buf;
    trainer->buckets = buckets->buf;
    trainer->stacks = stack_depths->buf;
    layout->row_count = 0;
    for (int street = 0; street < STREETS; street++) {
        layout->bucket_counts[street] = ((const int64_t *)sizes->buf)[street];
        if (!is_in_range(layout->bucket_counts[street], 1, 1 << 16))
            return kernel_raise_out_of_bounds("layout");
        layout->first_row[street] = layout->row_count;
        layout->row_count += layout->bucket_counts[street]
                             * (street == 0 ? PREFLOP_SITUATIONS : POSTFLOP_SITUATIONS);
    }
    if (kernel_first_invalid_row(trainer->decks, trainer->deal_count, CARDS, FULL_DECK) >= 0)
        return kernel_raise_out_of_bounds("decks");
    for (Py_ssize_t i = 0; i < trainer->deal_count * seats * STREETS; i++)
        if (trainer->buckets[i] >= layout->bucket_counts[i % STREETS])
            return kernel_raise_out_of_bounds("buckets");
    for (Py_ssize_t i = 0; i < trainer->deal_count; i++)
        if (!is_in_range(trainer->stacks[i], 1, (int64_t)1 << 40))
            return kernel_raise_out_of_bounds("depths");
    return 0;
}

static PyObject *regrets_train(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct regret_trainer trainer;
    struct buffer_list buffers = {.count = 0};
    Py_buffer *regrets, *strategy_sums;
    if (kernel_check_argument_count("regrets_train", count, 11) < 0)
        return NULL;
    if (kernel_parse_game(&trainer.game, &buffers, arguments) < 0
        || acquire_deals(&trainer, &buffers, arguments + 4) < 0
        || acquire_strengths(&trainer, &buffers, arguments[8]) < 0
        || kernel_acquire_next(&buffers, &regrets, arguments[9], "regrets", F64, 2, 1,
                               SHAPE(trainer.layout.row_count, ABSTRACT_ACTIONS))
               < 0
        || kernel_acquire_next(&buffers, &strategy_sums, arguments[10], "sums", F64, 2, 1,
                               SHAPE(trainer.layout.row_count, ABSTRACT_ACTIONS))
               < 0) {
        kernel_release_buffers(&buffers);
        return NULL;
    }
    trainer.regrets = regrets->buf;
    trainer.strategy_sums = strategy_sums->buf;
    trainer.rng_state = trainer.game.seed;
    trainer.visited_nodes = 0;
    Py_BEGIN_ALLOW_THREADS
    train_deals(&trainer);
    Py_END_ALLOW_THREADS
    kernel_release_buffers(&buffers);
    return PyLong_FromUnsignedLongLong(trainer.visited_nodes);
}

struct strategy_match {
    struct regret_trainer trainer;
    /* (strategies, rows, ABSTRACT_ACTIONS) probabilities, and the strategy index by deal and
       seat. */
    const double *probabilities;
    const uint8_t *strategy_by_seat;
    int64_t *net_chips;
    struct logged_step *log;
    Py_ssize_t log_capacity, log_length;
};

/* Play all deals; return 0 if the log is too short. */
static int play_deals(struct strategy_match *match)
{
    struct regret_trainer *trainer = &match->trainer;
    const struct game *game = &trainer->game;
    const int seats = game->seats;
    struct hand hand;
    for (Py_ssize_t deal = 0; deal < trainer->deal_count; deal++) {
        const uint16_t *buckets = trainer->buckets + deal * seats * STREETS;
        begin_sampled_hand(trainer, deal, &hand);
        struct initiative initiative = {-1, -1, hand.street, 0};
        while (hand.to_act >= 0) {
            struct action_menu menu;
            build_action_menu(game, &hand, &initiative, &menu);
            int situation = classify_situation(game, &hand, &initiative);
            int64_t row = table_row(&trainer->layout, buckets, &hand, situation);
            int64_t strategy = match->strategy_by_seat[deal * seats + hand.to_act];
            const double *probabilities =
                match->probabilities
                + (strategy * trainer->layout.row_count + row) * ABSTRACT_ACTIONS;
            int action = draw_action(probabilities, menu.legal, &trainer->rng_state);
            if (match->log != NULL) {
                if (match->log_length >= match->log_capacity)
                    return 0;
                match->log[match->log_length++] = (struct logged_step){
                    .deal = (int64_t)deal,
                    .raise_to = menu.raise_to[action],
                    .situation = situation,
                    .seat = (uint8_t)hand.to_act,
                    .street = (uint8_t)hand.street,
                    .action = (uint8_t)action,
                    .legal = (uint8_t)menu.legal,
                };
            }
            apply_menu_action(game, &hand, &initiative, &menu, (enum abstract_action)action);
        }
        for (int seat = 0; seat < seats; seat++)
            match->net_chips[deal * seats + seat] = hand.stacks[seat] - hand.starting_stacks[seat];
    }
    return 1;
}

static int acquire_match_arrays(struct strategy_match *match, struct buffer_list *buffers,
                                PyObject *const *arguments)
{
    const struct regret_trainer *trainer = &match->trainer;
    const Py_ssize_t count = trainer->deal_count, seats = trainer->game.seats;
    Py_buffer *probabilities, *strategy_by_seat, *won, *log;
    if (kernel_acquire_next(buffers, &probabilities, arguments[0], "chances", F64, 3, 0,
                            SHAPE(ANY_LENGTH, trainer->layout.row_count, ABSTRACT_ACTIONS))
            < 0
        || kernel_acquire_next(buffers, &strategy_by_seat, arguments[1], "who", U8, 2, 0,
                               SHAPE(count, seats))
               < 0
        || kernel_acquire_next(buffers, &won, arguments[2], "won", I64, 2, 1, SHAPE(count, seats))
               < 0
        || kernel_acquire_records(buffers, &log, arguments[3], "log", ANY_LENGTH,
                                  sizeof(struct logged_step))
               < 0)
        return -1;
    match->probabilities = probabilities->buf;
    match->strategy_by_seat = strategy_by_seat->buf;
    match->net_chips = won->buf;
    match->log_capacity = log->shape[0];
    match->log = match->log_capacity == 0 ? NULL : log->buf;
    match->log_length = 0;
    for (Py_ssize_t i = 0; i < count * seats; i++)
        if (match->strategy_by_seat[i] >= probabilities->shape[0])
            return kernel_raise_out_of_bounds("who");
    return 0;
}

static PyObject *regrets_play(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct strategy_match match;
    struct buffer_list buffers = {.count = 0};
    if (kernel_check_argument_count("regrets_play", count, 12) < 0)
        return NULL;
    if (kernel_parse_game(&match.trainer.game, &buffers, arguments) < 0
        || acquire_deals(&match.trainer, &buffers, arguments + 4) < 0
        || acquire_match_arrays(&match, &buffers, arguments + 8) < 0) {
        kernel_release_buffers(&buffers);
        return NULL;
    }
    match.trainer.rng_state = match.trainer.game.seed;
    int fits;
    Py_BEGIN_ALLOW_THREADS
    fits = play_deals(&match);
    Py_END_ALLOW_THREADS
    kernel_release_buffers(&buffers);
    return fits ? PyLong_FromSsize_t(match.log_length) : PyLong_FromLong(-1);
}

PyMethodDef regret_methods[] = {
    FASTCALL_METHOD("regrets_train", regrets_train, NULL),
    FASTCALL_METHOD("regrets_play", regrets_play, NULL),
    {NULL, NULL, 0, NULL},
};
