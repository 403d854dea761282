/* Immutable game states for tree search.

   A state is a hand inside a capsule that only these functions create, so that it can be
   expanded any number of times. Cards are chance actions, dealt one by one: hole cards from the
   left of the button, then the board. compiled_states.py is the Python interface. */

#include "betting.h"
#include "game_arguments.h"

enum { MAX_RAISE_SIZES = 60, CHANCE_PLAYER = -1, TERMINAL_PLAYER = -2 };

/* Raise sizes: minimum, maximum, or otherwise a fraction of the pot after the call. */
static const double MIN_RAISE = -1, MAX_RAISE = -2;

struct search_rules {
    struct game game;
    int raise_size_count;
    double raise_sizes[MAX_RAISE_SIZES];
    int64_t opening_table[SEATS * OPENING_FIELDS];
    int64_t post_table[SEATS * MAX_POSTS * POST_FIELDS];
};

struct search_state {
    /* Current hand. While cards that decide the showdown are due, the hand before the last
       action. */
    struct hand hand;
    /* Number of known cards in deck order, and of cards to deal before the next action. */
    int known_cards, due_cards;
    /* What to apply once the due cards are dealt: nothing, the last action, or the forced bets. */
    enum { PENDING_NONE, PENDING_ACTION, PENDING_POSTS } pending;
    int pending_kind;
    int64_t pending_raise_to;
};

static const char RULES_CAPSULE[] = "riverboat search rules",
                  STATE_CAPSULE[] = "riverboat search state";

static void free_rules(PyObject *capsule)
{
    PyMem_Free(PyCapsule_GetPointer(capsule, RULES_CAPSULE));
}

static void free_state(PyObject *capsule)
{
    PyMem_Free(PyCapsule_GetPointer(capsule, STATE_CAPSULE));
}

/* ---- legal actions --------------------------------------------------------------------------- */

static int64_t raise_total(const struct hand *hand, double size)
{
    if (size == MIN_RAISE)
        return hand->min_raise_to;
    if (size == MAX_RAISE)
        return hand->max_raise_to;
    double chips = size * (double)(hand->pot + hand->to_call);
    int64_t total = chips >= (double)MAX_CHIPS ? MAX_CHIPS : (int64_t)chips;
    total += hand->bets[hand->to_act] + hand->to_call;
    total = total < hand->min_raise_to ? hand->min_raise_to : total;
    return total > hand->max_raise_to ? hand->max_raise_to : total;
}

/* Bit mask of legal actions: fold, call, raise sizes; of raises to the same total only the
   first. */
static uint64_t legal_actions(const struct search_rules *rules, const struct hand *hand)
{
    uint64_t legal = 1u << CALL;
    legal |= (uint64_t)(hand->to_call > 0 || rules->game.allows_free_fold) << FOLD;
    if (hand->max_raise_to == 0)
        return legal;
    int64_t totals[MAX_RAISE_SIZES];
    for (int i = 0; i < rules->raise_size_count; i++) {
        totals[i] = raise_total(hand, rules->raise_sizes[i]);
        int is_duplicate = 0;
        for (int earlier = 0; earlier < i; earlier++)
            is_duplicate |= totals[earlier] == totals[i];
        legal |= (uint64_t)!is_duplicate << (RAISE + i);
    }
    return legal;
}

/* Bit mask of the cards that may come next. */
static uint64_t remaining_cards(const struct search_state *state)
{
    uint64_t mask = 0;
    for (int position = state->known_cards; position < CARDS; position++)
        mask |= (uint64_t)1 << state->hand.deck[position];
    return mask;
}

/* ---- transitions ----------------------------------------------------------------------------- */

static int hole_card_count(const struct game *game)
{
    return game->seats * game->hole_cards;
}

/* Set the number of due cards after the hand advanced; `before` is the hand before that. */
static void update_due_cards(const struct game *game, struct search_state *state,
                             const struct hand *before)
{
    const struct hand *hand = &state->hand;
    int is_over = hand->to_act < 0, is_showdown = is_over && !has_one_bit(hand->live_seats);
    int board_cards = is_showdown ? BOARD_CARDS : is_over ? 0 : board_card_count(hand->street);
    int needed = hole_card_count(game) + board_cards;
    state->due_cards = needed > state->known_cards ? needed - state->known_cards : 0;
    if (state->due_cards > 0 && is_showdown)
        state->hand = *before;
    else
        state->pending = PENDING_NONE;
}

static void apply_pending_action(const struct game *game, struct search_state *state)
{
    struct hand before = state->hand;
    apply_action(game, &state->hand, (enum action_kind)state->pending_kind,
                 state->pending_raise_to);
    update_due_cards(game, state, &before);
}

static void post_forced_bets(const struct game *game, struct search_state *state)
{
    struct hand before = state->hand;
    begin_hand(game, &state->hand);
    update_due_cards(game, state, &before);
}

/* Deal the next card; return 0 if it is not in the deck. */
static int reveal_card(const struct game *game, struct search_state *state, int card)
{
    uint8_t *deck = state->hand.deck;
    for (int position = state->known_cards; position < CARDS; position++) {
        if (deck[position] != card)
            continue;
        deck[position] = deck[state->known_cards];
        deck[state->known_cards++] = (uint8_t)card;
        if (--state->due_cards > 0)
            return 1;
        if (state->pending == PENDING_ACTION)
            apply_pending_action(game, state);
        else if (state->pending == PENDING_POSTS)
            post_forced_bets(game, state);
        return 1;
    }
    return 0;
}

/* ---- Python methods -------------------------------------------------------------------------- */

static int player_to_act(const struct search_state *state)
{
    return state->due_cards > 0     ? CHANCE_PLAYER
           : state->hand.to_act < 0 ? TERMINAL_PLAYER
                                    : state->hand.to_act;
}

/* Build (state, player, legal); the capsule takes ownership of the state. */
static PyObject *build_result(const struct search_rules *rules, struct search_state *state)
{
    int player = player_to_act(state);
    uint64_t legal = player == CHANCE_PLAYER     ? remaining_cards(state)
                     : player == TERMINAL_PLAYER ? 0
                                                 : legal_actions(rules, &state->hand);
    PyObject *capsule = PyCapsule_New(state, STATE_CAPSULE, free_state);
    if (capsule == NULL) {
        PyMem_Free(state);
        return NULL;
    }
    return Py_BuildValue("NiK", capsule, player, (unsigned long long)legal);
}

static PyObject *moments_rules(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_check_argument_count("moments_rules", count, 5) < 0)
        return NULL;
    struct search_rules *rules = PyMem_Malloc(sizeof *rules);
    if (rules == NULL)
        return PyErr_NoMemory();
    struct buffer_list buffers = {.count = 0};
    Py_buffer *sizes;
    if (kernel_parse_game(&rules->game, &buffers, arguments) < 0
        || kernel_acquire_next(&buffers, &sizes, arguments[4], "sizes", F64, 1, 0,
                               SHAPE(ANY_LENGTH))
               < 0
        || (sizes->shape[0] > MAX_RAISE_SIZES && kernel_raise_out_of_bounds("sizes") < 0)) {
        kernel_release_buffers(&buffers);
        PyMem_Free(rules);
        return NULL;
    }
    struct game *game = &rules->game;
    rules->raise_size_count = (int)sizes->shape[0];
    memcpy(rules->raise_sizes, sizes->buf, (size_t)rules->raise_size_count * sizeof(double));
    memcpy(rules->post_table, game->post_table,
           (size_t)(game->seats * game->post_count * POST_FIELDS) * sizeof(int64_t));
    memcpy(rules->opening_table, game->opening_table,
           (size_t)(game->seats * OPENING_FIELDS) * sizeof(int64_t));
    game->post_table = rules->post_table;
    game->opening_table = rules->opening_table;
    kernel_release_buffers(&buffers);
    PyObject *capsule = PyCapsule_New(rules, RULES_CAPSULE, free_rules);
    if (capsule == NULL)
        PyMem_Free(rules);
    return capsule;
}

static PyObject *moments_root(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_check_argument_count("moments_root", count, 3) < 0)
        return NULL;
    const struct search_rules *rules = PyCapsule_GetPointer(arguments[0], RULES_CAPSULE);
    if (rules == NULL)
        return NULL;
    long button = PyLong_AsLong(arguments[2]);
    if (button == -1 && PyErr_Occurred())
        return NULL;
    const int seats = rules->game.seats;
    if (!is_in_range(button, 0, seats - 1)) {
        kernel_raise_out_of_bounds("button");
        return NULL;
    }
    struct buffer_list buffers = {.count = 0};
    Py_buffer *stacks;
    if (kernel_acquire_next(&buffers, &stacks, arguments[1], "stacks", I64, 1, 0, SHAPE(seats))
        < 0) {
        kernel_release_buffers(&buffers);
        return NULL;
    }
    struct search_state *state = PyMem_Malloc(sizeof *state);
    if (state == NULL) {
        kernel_release_buffers(&buffers);
        return PyErr_NoMemory();
    }
    memset(state, 0, sizeof *state);
    memcpy(state->hand.starting_stacks, stacks->buf, (size_t)seats * sizeof(int64_t));
    kernel_release_buffers(&buffers);
    for (int seat = 0; seat < seats; seat++)
        if (!is_in_range(state->hand.starting_stacks[seat], 1, MAX_CHIPS)) {
            PyMem_Free(state);
            kernel_raise_out_of_bounds("stacks");
            return NULL;
        }
    memcpy(state->hand.deck, SORTED_DECK, CARDS);
    state->hand.button = (int32_t)button;
    state->hand.is_dealt = 1;
    state->pending = PENDING_POSTS;
    post_forced_bets(&rules->game, state);
    return build_result(rules, state);
}

/* moments_next(rules, state, action): the state after an action or card, None if illegal. */
static PyObject *moments_next(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_check_argument_count("moments_next", count, 3) < 0)
        return NULL;
    const struct search_rules *rules = PyCapsule_GetPointer(arguments[0], RULES_CAPSULE);
    const struct search_state *state =
        rules ? PyCapsule_GetPointer(arguments[1], STATE_CAPSULE) : NULL;
    if (state == NULL)
        return NULL;
    long action = PyLong_AsLong(arguments[2]);
    if (action == -1 && PyErr_Occurred())
        return NULL;
    int player = player_to_act(state);
    if (player == TERMINAL_PLAYER
        || !is_in_range(action, 0, player == CHANCE_PLAYER ? CARDS - 1 : 63)
        || (player != CHANCE_PLAYER && (legal_actions(rules, &state->hand) >> action & 1) == 0))
        Py_RETURN_NONE;
    struct search_state *next_state = PyMem_Malloc(sizeof *next_state);
    if (next_state == NULL)
        return PyErr_NoMemory();
    *next_state = *state;
    if (player != CHANCE_PLAYER) {
        next_state->pending_kind = action < RAISE ? (int)action : RAISE;
        next_state->pending_raise_to =
            action < RAISE ? 0 : raise_total(&state->hand, rules->raise_sizes[action - RAISE]);
        next_state->pending = PENDING_ACTION;
        apply_pending_action(&rules->game, next_state);
    } else if (!reveal_card(&rules->game, next_state, (int)action)) {
        PyMem_Free(next_state);
        Py_RETURN_NONE;
    }
    return build_result(rules, next_state);
}

static PyObject *chips_by_seat(const int64_t *chips, const int64_t *baseline, int seats)
{
    PyObject *row = PyTuple_New(seats);
    for (int seat = 0; row != NULL && seat < seats; seat++) {
        PyObject *number =
            PyLong_FromLongLong(chips[seat] - (baseline == NULL ? 0 : baseline[seat]));
        if (number == NULL || PyTuple_SetItem(row, seat, number) < 0)
            Py_CLEAR(row);
    }
    return row;
}

static PyObject *moments_returns(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_check_argument_count("moments_returns", count, 2) < 0)
        return NULL;
    const struct search_rules *rules = PyCapsule_GetPointer(arguments[0], RULES_CAPSULE);
    const struct search_state *state =
        rules ? PyCapsule_GetPointer(arguments[1], STATE_CAPSULE) : NULL;
    if (state == NULL)
        return NULL;
    const struct hand *hand = &state->hand;
    const int is_over = player_to_act(state) == TERMINAL_PLAYER;
    return chips_by_seat(hand->stacks, is_over ? hand->starting_stacks : hand->stacks,
                         rules->game.seats);
}

/* moments_look(rules, state): (street, pot, to_call, min_raise_to, max_raise_to, stacks, bets,
   cards); cards are all known cards in deal order. */
static PyObject *moments_look(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_check_argument_count("moments_look", count, 2) < 0)
        return NULL;
    const struct search_rules *rules = PyCapsule_GetPointer(arguments[0], RULES_CAPSULE);
    const struct search_state *state =
        rules ? PyCapsule_GetPointer(arguments[1], STATE_CAPSULE) : NULL;
    if (state == NULL)
        return NULL;
    const struct hand *hand = &state->hand;
    const int seats = rules->game.seats;
    return Py_BuildValue("iLLLLNNy#", hand->street, (long long)hand->pot, (long long)hand->to_call,
                         (long long)hand->min_raise_to, (long long)hand->max_raise_to,
                         chips_by_seat(hand->stacks, NULL, seats),
                         chips_by_seat(hand->bets, NULL, seats), (const char *)hand->deck,
                         (Py_ssize_t)state->known_cards);
}

PyMethodDef search_state_methods[] = {
    FASTCALL_METHOD("moments_rules", moments_rules, NULL),
    FASTCALL_METHOD("moments_root", moments_root, NULL),
    FASTCALL_METHOD("moments_next", moments_next, NULL),
    FASTCALL_METHOD("moments_returns", moments_returns, NULL),
    FASTCALL_METHOD("moments_look", moments_look, NULL),
    {NULL, NULL, 0, NULL},
};
