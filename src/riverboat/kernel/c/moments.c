/* Moments of a hand, each of which leads to others: what a search steps through.

   A moment is a hand that never changes, in a capsule that only these functions make, so that it
   can be gone on from as often as one likes. Cards are moves, too, and come one by one: hole cards
   from the left of the button, then the board. What all this is for Python: compiled_states.py. */

#include "betting.h"
#include "playing.h"

enum { MOST_SIZES = 60, CHANCE = -1, OVER = -2 };

/* A size of a raise: the least, the greatest, or a part of the pot after the call. */
static const double LEAST_SIZE = -1, GREATEST_SIZE = -2;

struct rules {
    struct game game;
    int sizes;
    double size[MOST_SIZES];
    int64_t opening[SEATS * OPENING_FIELDS];
    int64_t posted[SEATS * MAX_POSTS * POST_FIELDS];
};

struct moment {
    /* The hand so far. While cards are due that decide it, as it was before it was decided. */
    struct hand hand;
    /* Cards that are known, of all in the order of the deck, and that come before anybody acts. */
    int known, due;
    /* What is to be done when they are there: nothing, the last decision, or the forced bets. */
    enum { NOTHING, DECISION, POSTS } left;
    int kind;
    int64_t to;
};

static const char RULES_NAME[] = "riverboat rules", MOMENT_NAME[] = "riverboat moment";

static void free_rules(PyObject *capsule)
{
    PyMem_Free(PyCapsule_GetPointer(capsule, RULES_NAME));
}

static void free_moment(PyObject *capsule)
{
    PyMem_Free(PyCapsule_GetPointer(capsule, MOMENT_NAME));
}

/* ---- what may be done ------------------------------------------------------------------------ */

static int64_t total_of(const struct hand *hand, double size)
{
    if (size == LEAST_SIZE)
        return hand->least;
    if (size == GREATEST_SIZE)
        return hand->most;
    double part = size * (double)(hand->pot + hand->call);
    int64_t to = part >= (double)MAX_CHIPS ? MAX_CHIPS : (int64_t)part;
    to += hand->bets[hand->seat] + hand->call;
    to = to < hand->least ? hand->least : to;
    return to > hand->most ? hand->most : to;
}

/* A bit for each action that is legal: fold, call, and the sizes; of equal totals the first. */
static uint64_t legal_actions(const struct rules *rules, const struct hand *hand)
{
    uint64_t legal = 1u << CALL;
    legal |= (uint64_t)(hand->call > 0 || rules->game.free_fold) << FOLD;
    if (hand->most == 0)
        return legal;
    int64_t totals[MOST_SIZES];
    for (int i = 0; i < rules->sizes; i++) {
        totals[i] = total_of(hand, rules->size[i]);
        int known = 0;
        for (int before = 0; before < i; before++)
            known |= totals[before] == totals[i];
        legal |= (uint64_t)!known << (RAISE + i);
    }
    return legal;
}

/* A bit for each card that may come next. */
static uint64_t cards_left(const struct moment *moment)
{
    uint64_t left = 0;
    for (int place = moment->known; place < CARDS; place++)
        left |= (uint64_t)1 << moment->hand.deck[place];
    return left;
}

/* ---- from one to the next -------------------------------------------------------------------- */

static int hole_cards(const struct game *game)
{
    return game->seats * game->held;
}

/* What is due after play has gone on; `before` is the hand as it was. */
static void see_what_is_due(const struct game *game, struct moment *moment,
                            const struct hand *before)
{
    const struct hand *hand = &moment->hand;
    int over = hand->seat < 0, shown = over && !is_one(hand->live);
    int board = shown ? BOARD : over ? 0 : cards_on_board(hand->street);
    int needed = hole_cards(game) + board;
    moment->due = needed > moment->known ? needed - moment->known : 0;
    if (moment->due > 0 && shown)
        moment->hand = *before;
    else
        moment->left = NOTHING;
}

static void decide(const struct game *game, struct moment *moment)
{
    struct hand before = moment->hand;
    act(game, &moment->hand, (enum kind)moment->kind, moment->to);
    see_what_is_due(game, moment, &before);
}

static void post_forced_bets(const struct game *game, struct moment *moment)
{
    struct hand before = moment->hand;
    begin(game, &moment->hand);
    see_what_is_due(game, moment, &before);
}

/* The next card; 0 if it is not in the deck. */
static int take_card(const struct game *game, struct moment *moment, int card)
{
    uint8_t *deck = moment->hand.deck;
    for (int place = moment->known; place < CARDS; place++) {
        if (deck[place] != card)
            continue;
        deck[place] = deck[moment->known];
        deck[moment->known++] = (uint8_t)card;
        if (--moment->due > 0)
            return 1;
        if (moment->left == DECISION)
            decide(game, moment);
        else if (moment->left == POSTS)
            post_forced_bets(game, moment);
        return 1;
    }
    return 0;
}

/* ---- for Python ------------------------------------------------------------------------------ */

static int player_of(const struct moment *moment)
{
    return moment->due > 0 ? CHANCE : moment->hand.seat < 0 ? OVER : moment->hand.seat;
}

/* (moment, player, legal), and the moment is given away. */
static PyObject *told(const struct rules *rules, struct moment *moment)
{
    int player = player_of(moment);
    uint64_t legal = player == CHANCE  ? cards_left(moment)
                     : player == OVER ? 0
                                      : legal_actions(rules, &moment->hand);
    PyObject *capsule = PyCapsule_New(moment, MOMENT_NAME, free_moment);
    if (capsule == NULL) {
        PyMem_Free(moment);
        return NULL;
    }
    return Py_BuildValue("NiK", capsule, player, (unsigned long long)legal);
}

static PyObject *moments_rules(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_arguments("moments_rules", count, 5) < 0)
        return NULL;
    struct rules *rules = PyMem_Malloc(sizeof *rules);
    if (rules == NULL)
        return PyErr_NoMemory();
    struct taken taken = {.count = 0};
    Py_buffer *sizes;
    if (kernel_take_game(&rules->game, &taken, arguments) < 0
        || kernel_take_next(&taken, &sizes, arguments[4], "sizes", F64, 1, 0, SHAPE(ANY)) < 0
        || (sizes->shape[0] > MOST_SIZES && kernel_out_of_bounds("sizes") < 0)) {
        kernel_give_back(&taken);
        PyMem_Free(rules);
        return NULL;
    }
    struct game *game = &rules->game;
    rules->sizes = (int)sizes->shape[0];
    memcpy(rules->size, sizes->buf, (size_t)rules->sizes * sizeof(double));
    memcpy(rules->posted, game->posted,
           (size_t)(game->seats * game->posts * POST_FIELDS) * sizeof(int64_t));
    memcpy(rules->opening, game->opening,
           (size_t)(game->seats * OPENING_FIELDS) * sizeof(int64_t));
    game->posted = rules->posted;
    game->opening = rules->opening;
    kernel_give_back(&taken);
    PyObject *capsule = PyCapsule_New(rules, RULES_NAME, free_rules);
    if (capsule == NULL)
        PyMem_Free(rules);
    return capsule;
}

static PyObject *moments_root(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_arguments("moments_root", count, 3) < 0)
        return NULL;
    const struct rules *rules = PyCapsule_GetPointer(arguments[0], RULES_NAME);
    if (rules == NULL)
        return NULL;
    long button = PyLong_AsLong(arguments[2]);
    if (button == -1 && PyErr_Occurred())
        return NULL;
    const int seats = rules->game.seats;
    if (!is_between(button, 0, seats - 1)) {
        kernel_out_of_bounds("button");
        return NULL;
    }
    struct taken taken = {.count = 0};
    Py_buffer *stacks;
    if (kernel_take_next(&taken, &stacks, arguments[1], "stacks", I64, 1, 0, SHAPE(seats)) < 0) {
        kernel_give_back(&taken);
        return NULL;
    }
    struct moment *moment = PyMem_Malloc(sizeof *moment);
    if (moment == NULL) {
        kernel_give_back(&taken);
        return PyErr_NoMemory();
    }
    memset(moment, 0, sizeof *moment);
    memcpy(moment->hand.began, stacks->buf, (size_t)seats * sizeof(int64_t));
    kernel_give_back(&taken);
    for (int seat = 0; seat < seats; seat++)
        if (!is_between(moment->hand.began[seat], 1, MAX_CHIPS)) {
            PyMem_Free(moment);
            kernel_out_of_bounds("stacks");
            return NULL;
        }
    memcpy(moment->hand.deck, IN_ORDER, CARDS);
    moment->hand.button = (int32_t)button;
    moment->hand.dealt = 1;
    moment->left = POSTS;
    post_forced_bets(&rules->game, moment);
    return told(rules, moment);
}

/* The moment after an action or a card, by its number; None if that is not legal. */
static PyObject *moments_next(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_arguments("moments_next", count, 3) < 0)
        return NULL;
    const struct rules *rules = PyCapsule_GetPointer(arguments[0], RULES_NAME);
    const struct moment *now = rules ? PyCapsule_GetPointer(arguments[1], MOMENT_NAME) : NULL;
    if (now == NULL)
        return NULL;
    long action = PyLong_AsLong(arguments[2]);
    if (action == -1 && PyErr_Occurred())
        return NULL;
    int player = player_of(now);
    if (player == OVER || !is_between(action, 0, player == CHANCE ? CARDS - 1 : 63)
        || (player != CHANCE && (legal_actions(rules, &now->hand) >> action & 1) == 0))
        Py_RETURN_NONE;
    struct moment *next = PyMem_Malloc(sizeof *next);
    if (next == NULL)
        return PyErr_NoMemory();
    *next = *now;
    if (player != CHANCE) {
        next->kind = action < RAISE ? (int)action : RAISE;
        next->to = action < RAISE ? 0 : total_of(&now->hand, rules->size[action - RAISE]);
        next->left = DECISION;
        decide(&rules->game, next);
    }
    else if (!take_card(&rules->game, next, (int)action)) {
        PyMem_Free(next);
        Py_RETURN_NONE;
    }
    return told(rules, next);
}

static PyObject *chips_by_seat(const int64_t *chips, const int64_t *less, int seats)
{
    PyObject *row = PyTuple_New(seats);
    for (int seat = 0; row != NULL && seat < seats; seat++) {
        PyObject *number = PyLong_FromLongLong(chips[seat] - (less == NULL ? 0 : less[seat]));
        if (number == NULL || PyTuple_SetItem(row, seat, number) < 0)
            Py_CLEAR(row);
    }
    return row;
}

static PyObject *moments_returns(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_arguments("moments_returns", count, 2) < 0)
        return NULL;
    const struct rules *rules = PyCapsule_GetPointer(arguments[0], RULES_NAME);
    const struct moment *now = rules ? PyCapsule_GetPointer(arguments[1], MOMENT_NAME) : NULL;
    if (now == NULL)
        return NULL;
    const struct hand *hand = &now->hand;
    const int over = player_of(now) == OVER;
    return chips_by_seat(hand->stacks, over ? hand->began : hand->stacks, rules->game.seats);
}

/* (street, pot, call, least, most, stacks, bets, cards): the last all that are known, in order. */
static PyObject *moments_look(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_arguments("moments_look", count, 2) < 0)
        return NULL;
    const struct rules *rules = PyCapsule_GetPointer(arguments[0], RULES_NAME);
    const struct moment *now = rules ? PyCapsule_GetPointer(arguments[1], MOMENT_NAME) : NULL;
    if (now == NULL)
        return NULL;
    const struct hand *hand = &now->hand;
    const int seats = rules->game.seats;
    return Py_BuildValue("iLLLLNNy#", hand->street, (long long)hand->pot, (long long)hand->call,
                         (long long)hand->least, (long long)hand->most,
                         chips_by_seat(hand->stacks, NULL, seats),
                         chips_by_seat(hand->bets, NULL, seats), (const char *)hand->deck,
                         (Py_ssize_t)now->known);
}

PyMethodDef moment_methods[] = {
    FAST("moments_rules", moments_rules, NULL),     FAST("moments_root", moments_root, NULL),
    FAST("moments_next", moments_next, NULL),       FAST("moments_returns", moments_returns, NULL),
    FAST("moments_look", moments_look, NULL),       {NULL, NULL, 0, NULL},
};
