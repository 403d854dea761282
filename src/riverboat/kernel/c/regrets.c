/* Counterfactual regret minimization by external sampling, and play of the resulting strategies.

   Each deck is played once for each seat as the updating player, who tries all options. The other
   players draw theirs, or play as simple opponents. regret_sampling.py describes the arrays. */

#include "playing.h"
#include "simple.h"

/* Maximum share of simple opponents in a hand: the others play an equilibrium strategy, or an
   approximation to one with more than two players. */
#define MOST_SIMPLE 0.5

/* An option with a regret below HOPELESS big blinds is pruned, and tried in few hands only. */
#define HOPELESS (-300.0)
#define STILL_TRIED 0.05

enum { HABITS = 7 };

struct layout {
    int64_t buckets[STREETS], from[STREETS], rows;
};

struct trained {
    struct game game;
    struct layout layout;
    Py_ssize_t count;
    const uint8_t *decks;
    /* (count, seats, STREETS) */
    const uint16_t *buckets;
    const int64_t *depths;
    double *regrets, *sums;
    /* Strength of each bucket of each street; NULL without simple opponents. */
    const double *strengths;
    /* Mask of the simple opponents of the updating player, and their habits. */
    uint32_t simple;
    struct habits habits[SEATS];
    /* 1 while hopeless options are pruned. */
    int prunes;
    uint64_t state, visited;
};

struct step {
    int64_t hand, to;
    int32_t situation;
    uint8_t seat, street, option, legal;
};

INLINE uint64_t draw_word(uint64_t *state)
{
    return mix(*state += GAMMA);
}

/* Return a random number from 0 to 1, excluding 1. */
INLINE double draw(uint64_t *state)
{
    return (double)(draw_word(state) >> 11) * 0x1p-53;
}

INLINE int64_t row_of(const struct layout *layout, const uint16_t *buckets,
                      const struct hand *hand, int situation)
{
    int street = hand->street;
    return layout->from[street] + situation * layout->buckets[street]
           + buckets[hand->seat * STREETS + street];
}

/* Write the probability of each option: in proportion to positive regret, or else uniform. */
INLINE void match_regrets(const double *regrets, uint32_t legal, double *chances)
{
    double all = 0;
    int options = 0;
    for (int option = 0; option < OPTIONS; option++) {
        int there = (legal >> option & 1) != 0;
        chances[option] = there && regrets[option] > 0 ? regrets[option] : 0;
        all += chances[option];
        options += there;
    }
    for (int option = 0; option < OPTIONS; option++)
        if (all > 0)
            chances[option] /= all;
        else
            chances[option] = (legal >> option & 1) != 0 ? 1.0 / options : 0;
}

/* Return a random legal option, by the probabilities. */
INLINE int draw_option(const double *chances, uint32_t legal, uint64_t *state)
{
    double left = 0;
    for (int option = 0; option < OPTIONS; option++)
        left += (legal >> option & 1) != 0 ? chances[option] : 0;
    left *= draw(state);
    int last = OPTION_CALL;
    for (int option = 0; option < OPTIONS; option++) {
        if ((legal >> option & 1) == 0 || chances[option] <= 0)
            continue;
        last = option;
        left -= chances[option];
        if (left < 0)
            break;
    }
    return last;
}

/* Draw the simple opponents of one player in a hand, and their habits. Habits at one table are
   correlated, because a table of tight players is a different game from a mixed one. */
static void draw_simple(struct trained *trained, int me)
{
    trained->simple = 0;
    if (trained->strengths == NULL)
        return;
    const int seats = trained->game.seats;
    double share = MOST_SIMPLE * draw(&trained->state);
    double first[HABITS], alike = 0;
    for (int seat = 0; seat < seats; seat++) {
        if (seat == me || draw(&trained->state) >= share)
            continue;
        double drawn[HABITS];
        for (int habit = 0; habit < HABITS; habit++)
            drawn[habit] = draw(&trained->state);
        if (trained->simple == 0) {
            memcpy(first, drawn, sizeof first);
        } else if (alike <= 0) {
            double apart = draw(&trained->state);
            alike = 1 - apart * apart;
        }
        for (int habit = 0; alike > 0 && habit < HABITS; habit++)
            drawn[habit] += alike * (first[habit] - drawn[habit]);
        trained->simple |= 1u << seat;
        trained->habits[seat] = habits_of(drawn);
    }
}

INLINE enum option simple_choice(struct trained *trained, const struct hand *hand,
                                 const struct menu *menu, const uint16_t *buckets)
{
    int64_t at = buckets[hand->seat * STREETS + hand->street];
    for (int street = 0; street < hand->street; street++)
        at += trained->layout.buckets[street];
    double whim = draw(&trained->state), size = draw(&trained->state);
    return simple_option(&trained->game, hand, menu, &trained->habits[hand->seat],
                         trained->strengths[at], whim, size);
}

/* Return the options that are not hopeless, or all legal ones if every option is. */
INLINE uint32_t hopeful(const double *regrets, uint32_t legal)
{
    uint32_t found = 0;
    for (int option = 0; option < OPTIONS; option++)
        if ((legal >> option & 1) != 0 && regrets[option] > HOPELESS)
            found |= 1u << option;
    return found != 0 ? found : legal;
}

/* Return the value of the rest of a hand for one player, in chips, and update their regrets. Their
   strategy sums are weighted by their own reach: simple opponents follow lines that no equilibrium
   player would. */
static double traverse(struct trained *trained, const struct hand *hand,
                       const struct initiative *initiative, const uint16_t *buckets, int me,
                       double reach)
{
    const struct game *game = &trained->game;
    if (hand->seat < 0 || (hand->live >> me & 1) == 0)
        return (double)(hand->stacks[me] - hand->began[me]);
    trained->visited++;
    struct menu menu;
    double chances[OPTIONS];
    read_menu(game, hand, initiative, &menu);
    struct hand after;
    if ((trained->simple >> hand->seat & 1) != 0) {
        struct initiative then = *initiative;
        after = *hand;
        choose(game, &after, &then, &menu, simple_choice(trained, hand, &menu, buckets));
        return traverse(trained, &after, &then, buckets, me, reach);
    }
    int64_t row = row_of(&trained->layout, buckets, hand, situation_of(game, hand, initiative));
    double *regrets = trained->regrets + row * OPTIONS;
    double *sums = trained->sums + row * OPTIONS;
    if (hand->seat != me) {
        match_regrets(regrets, menu.legal, chances);
        for (int option = 0; option < OPTIONS; option++)
            sums[option] += chances[option];
        int option = draw_option(chances, menu.legal, &trained->state);
        struct initiative then = *initiative;
        after = *hand;
        choose(game, &after, &then, &menu, (enum option)option);
        return traverse(trained, &after, &then, buckets, me, reach);
    }
    uint32_t tried = trained->prunes ? hopeful(regrets, menu.legal) : menu.legal;
    match_regrets(regrets, tried, chances);
    for (int option = 0; option < OPTIONS; option++)
        sums[option] += reach * chances[option];
    double values[OPTIONS] = {0}, mean = 0;
    for (int option = 0; option < OPTIONS; option++) {
        if ((tried >> option & 1) == 0)
            continue;
        struct initiative then = *initiative;
        after = *hand;
        choose(game, &after, &then, &menu, (enum option)option);
        values[option] = traverse(trained, &after, &then, buckets, me, reach * chances[option]);
        mean += chances[option] * values[option];
    }
    for (int option = 0; option < OPTIONS; option++)
        if ((tried >> option & 1) != 0)
            regrets[option] += (values[option] - mean) / (double)game->sizes[0];
    return mean;
}

static void begin_hand(const struct trained *trained, Py_ssize_t number, struct hand *hand)
{
    memset(hand, 0, sizeof *hand);
    for (int seat = 0; seat < trained->game.seats; seat++)
        hand->began[seat] = trained->depths[number];
    memcpy(hand->deck, trained->decks + number * CARDS, CARDS);
    hand->dealt = 1;
    begin(&trained->game, hand);
}

static void train_all(struct trained *trained)
{
    const int seats = trained->game.seats;
    struct hand hand;
    for (Py_ssize_t number = 0; number < trained->count; number++) {
        const uint16_t *buckets = trained->buckets + number * seats * STREETS;
        begin_hand(trained, number, &hand);
        const struct initiative nobody = {-1, -1, hand.street, 0};
        for (int me = 0; me < seats; me++) {
            draw_simple(trained, me);
            trained->prunes = draw(&trained->state) >= STILL_TRIED;
            traverse(trained, &hand, &nobody, buckets, me, 1);
        }
    }
}

/* ---- arguments from Python ------------------------------------------------------------------- */

/* Read the strength of each bucket, street by street, or None. */
static int take_strengths(struct trained *trained, struct taken *taken, PyObject *argument)
{
    Py_buffer *strengths;
    if (kernel_take_next(taken, &strengths, argument, "strengths", F64, 1, 0, SHAPE(ANY)) < 0)
        return -1;
    Py_ssize_t count = 0;
    for (int street = 0; street < STREETS; street++)
        count += (Py_ssize_t)trained->layout.buckets[street];
    if (strengths->shape[0] != 0 && strengths->shape[0] != count)
        return kernel_out_of_bounds("strengths");
    trained->strengths = strengths->shape[0] == 0 ? NULL : strengths->buf;
    for (Py_ssize_t i = 0; i < strengths->shape[0]; i++)
        if (!(trained->strengths[i] >= 0 && trained->strengths[i] <= 1))
            return kernel_out_of_bounds("strengths");
    return 0;
}

static int take_layout(struct trained *trained, struct taken *taken, PyObject *const *arguments)
{
    Py_buffer *sizes, *decks, *buckets, *depths;
    const int seats = trained->game.seats;
    struct layout *layout = &trained->layout;
    if (trained->game.held != 2 || trained->game.structure != NO_LIMIT)
        return kernel_out_of_bounds("game");
    if (kernel_take_next(taken, &sizes, arguments[0], "layout", I64, 1, 0, SHAPE(STREETS)) < 0
        || kernel_take_next(taken, &decks, arguments[1], "decks", U8, 2, 0, SHAPE(ANY, CARDS)) < 0)
        return -1;
    trained->count = decks->shape[0];
    if (kernel_take_next(taken, &buckets, arguments[2], "buckets", U16, 3, 0,
                         SHAPE(trained->count, seats, STREETS))
            < 0
        || kernel_take_next(taken, &depths, arguments[3], "depths", I64, 1, 0,
                            SHAPE(trained->count))
               < 0)
        return -1;
    trained->decks = decks->buf;
    trained->buckets = buckets->buf;
    trained->depths = depths->buf;
    layout->rows = 0;
    for (int street = 0; street < STREETS; street++) {
        layout->buckets[street] = ((const int64_t *)sizes->buf)[street];
        if (!is_between(layout->buckets[street], 1, 1 << 16))
            return kernel_out_of_bounds("layout");
        layout->from[street] = layout->rows;
        layout->rows += layout->buckets[street] * (street == 0 ? BEFORE_THE_FLOP : ON_THE_FLOP);
    }
    if (kernel_first_fault(trained->decks, trained->count, CARDS, WHOLE_DECK) >= 0)
        return kernel_out_of_bounds("decks");
    for (Py_ssize_t i = 0; i < trained->count * seats * STREETS; i++)
        if (trained->buckets[i] >= layout->buckets[i % STREETS])
            return kernel_out_of_bounds("buckets");
    for (Py_ssize_t i = 0; i < trained->count; i++)
        if (!is_between(trained->depths[i], 1, (int64_t)1 << 40))
            return kernel_out_of_bounds("depths");
    return 0;
}

static PyObject *regrets_train(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct trained trained;
    struct taken taken = {.count = 0};
    Py_buffer *regrets, *sums;
    if (kernel_arguments("regrets_train", count, 11) < 0)
        return NULL;
    if (kernel_take_game(&trained.game, &taken, arguments) < 0
        || take_layout(&trained, &taken, arguments + 4) < 0
        || take_strengths(&trained, &taken, arguments[8]) < 0
        || kernel_take_next(&taken, &regrets, arguments[9], "regrets", F64, 2, 1,
                            SHAPE(trained.layout.rows, OPTIONS))
               < 0
        || kernel_take_next(&taken, &sums, arguments[10], "sums", F64, 2, 1,
                            SHAPE(trained.layout.rows, OPTIONS))
               < 0) {
        kernel_give_back(&taken);
        return NULL;
    }
    trained.regrets = regrets->buf;
    trained.sums = sums->buf;
    trained.state = trained.game.seed;
    trained.visited = 0;
    Py_BEGIN_ALLOW_THREADS
    train_all(&trained);
    Py_END_ALLOW_THREADS
    kernel_give_back(&taken);
    return PyLong_FromUnsignedLongLong(trained.visited);
}

struct played {
    struct trained hands;
    /* (strategies, rows, OPTIONS), and the index of the strategy by hand and seat. */
    const double *chances;
    const uint8_t *who;
    int64_t *won;
    struct step *log;
    Py_ssize_t room, logged;
};

/* Play all hands; 0 if the log is too short. */
static int play_through(struct played *played)
{
    struct trained *hands = &played->hands;
    const struct game *game = &hands->game;
    const int seats = game->seats;
    struct hand hand;
    for (Py_ssize_t number = 0; number < hands->count; number++) {
        const uint16_t *buckets = hands->buckets + number * seats * STREETS;
        begin_hand(hands, number, &hand);
        struct initiative initiative = {-1, -1, hand.street, 0};
        while (hand.seat >= 0) {
            struct menu menu;
            read_menu(game, &hand, &initiative, &menu);
            int situation = situation_of(game, &hand, &initiative);
            int64_t row = row_of(&hands->layout, buckets, &hand, situation);
            int64_t strategy = played->who[number * seats + hand.seat];
            const double *chances
                = played->chances + (strategy * hands->layout.rows + row) * OPTIONS;
            int option = draw_option(chances, menu.legal, &hands->state);
            if (played->log != NULL) {
                if (played->logged >= played->room)
                    return 0;
                played->log[played->logged++] = (struct step){
                    .hand = (int64_t)number,
                    .to = menu.to[option],
                    .situation = situation,
                    .seat = (uint8_t)hand.seat,
                    .street = (uint8_t)hand.street,
                    .option = (uint8_t)option,
                    .legal = (uint8_t)menu.legal,
                };
            }
            choose(game, &hand, &initiative, &menu, (enum option)option);
        }
        for (int seat = 0; seat < seats; seat++)
            played->won[number * seats + seat] = hand.stacks[seat] - hand.began[seat];
    }
    return 1;
}

static int take_played(struct played *played, struct taken *taken, PyObject *const *arguments)
{
    const struct trained *hands = &played->hands;
    const Py_ssize_t count = hands->count, seats = hands->game.seats;
    Py_buffer *chances, *who, *won, *log;
    if (kernel_take_next(taken, &chances, arguments[0], "chances", F64, 3, 0,
                         SHAPE(ANY, hands->layout.rows, OPTIONS))
            < 0
        || kernel_take_next(taken, &who, arguments[1], "who", U8, 2, 0, SHAPE(count, seats)) < 0
        || kernel_take_next(taken, &won, arguments[2], "won", I64, 2, 1, SHAPE(count, seats)) < 0
        || kernel_take_records(taken, &log, arguments[3], "log", ANY, sizeof(struct step)) < 0)
        return -1;
    played->chances = chances->buf;
    played->who = who->buf;
    played->won = won->buf;
    played->room = log->shape[0];
    played->log = played->room == 0 ? NULL : log->buf;
    played->logged = 0;
    for (Py_ssize_t i = 0; i < count * seats; i++)
        if (played->who[i] >= chances->shape[0])
            return kernel_out_of_bounds("who");
    return 0;
}

static PyObject *regrets_play(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct played played;
    struct taken taken = {.count = 0};
    if (kernel_arguments("regrets_play", count, 12) < 0)
        return NULL;
    if (kernel_take_game(&played.hands.game, &taken, arguments) < 0
        || take_layout(&played.hands, &taken, arguments + 4) < 0
        || take_played(&played, &taken, arguments + 8) < 0) {
        kernel_give_back(&taken);
        return NULL;
    }
    played.hands.state = played.hands.game.seed;
    int whole;
    Py_BEGIN_ALLOW_THREADS
    whole = play_through(&played);
    Py_END_ALLOW_THREADS
    kernel_give_back(&taken);
    return whole ? PyLong_FromSsize_t(played.logged) : PyLong_FromLong(-1);
}

PyMethodDef regret_methods[] = {
    FAST("regrets_train", regrets_train, NULL),
    FAST("regrets_play", regrets_play, NULL),
    {NULL, NULL, 0, NULL},
};
