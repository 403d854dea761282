/* Tables side by side, a decision at each at a time. The arrays are told in playouts.py. */

#include "betting.h"
#include "playing.h"

/* ---- what may be seen ------------------------------------------------------------------------ */

enum { NO_CARD_THERE = 255 };

/* Of kinds: nothing is done at this table. */
enum { WAIT = 4 };

/* What the player to act may know: SEEN of playouts.py. */
struct seen {
    int64_t stacks[SEATS], bets[SEATS], payoffs[SEATS];
    int64_t call, least, most, pot;
    uint64_t number;
    int8_t seat, street;
    uint8_t button, done, legal[KINDS], board[BOARD], hole[MOST_HELD], live[SEATS];
    uint8_t unused[4];
};

static void tell(const struct game *game, const struct hand *hand, struct seen *seen)
{
    int over = hand->seat < 0;
    for (int seat = 0; seat < SEATS; seat++) {
        seen->stacks[seat] = hand->stacks[seat];
        seen->bets[seat] = hand->bets[seat];
        seen->payoffs[seat] = over ? hand->stacks[seat] - hand->began[seat] : 0;
        seen->live[seat] = hand->live >> seat & 1;
    }
    seen->call = hand->call;
    seen->least = hand->least;
    seen->most = hand->most;
    seen->pot = hand->pot;
    seen->number = hand->number;
    seen->seat = (int8_t)hand->seat;
    seen->street = (int8_t)hand->street;
    seen->button = (uint8_t)hand->button;
    seen->done = (uint8_t)over;
    seen->legal[FOLD] = !over && (hand->call > 0 || game->free_fold);
    seen->legal[CALL] = !over;
    seen->legal[RAISE] = hand->most > 0;
    int shared = over && !is_one(hand->live) ? BOARD : cards_on_board(hand->street);
    for (int card = 0; card < BOARD; card++)
        seen->board[card] = card < shared ? board_of_hand(game, hand)[card] : NO_CARD_THERE;
    for (int card = 0; card < MOST_HELD; card++)
        seen->hole[card] =
            over || card >= game->held ? NO_CARD_THERE : hole_card(game, hand, hand->seat, card);
}

/* ---- hands that lie in a caller's buffer ----------------------------------------------------- */

/* Whether a hand that lay in a caller's buffer can be gone on with: nothing in it leads out of
   bounds, whatever bytes there are. */
static int is_sound(const struct game *game, const struct hand *hand)
{
    const int64_t most = MAX_CHIPS * 64;
    const uint32_t all = (1u << game->seats) - 1;
    const int64_t numbers[] = {
        hand->current, hand->last_raise, hand->full_bet, hand->blind, hand->dead, hand->missing,
        hand->pot,     hand->raises,     hand->call,     hand->least, hand->most,
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!is_between(numbers[i], 0, most))
            return 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (!is_between(hand->stacks[seat], 0, most) || !is_between(hand->bets[seat], 0, most)
            || !is_between(hand->totals[seat], 0, most) || !is_between(hand->began[seat], 0, most)
            || !is_between(hand->acted_at[seat], -1, most))
            return 0;
    return hand->live != 0 && (hand->live & ~all) == 0 && (hand->able & ~hand->live) == 0
           && (hand->to_do & ~hand->able) == 0 && is_between(hand->seat, -1, game->seats - 1)
           && (hand->seat < 0 || ((hand->to_do >> hand->seat & 1) != 0 && !is_one(hand->live)))
           && is_between(hand->street, hand->seat < 0 ? -1 : 0, STREETS - 1)
           && is_between(hand->last, 0, game->seats - 1)
           && is_between(hand->button, 0, game->seats - 1);
}

/* ---- tables side by side --------------------------------------------------------------------- */

struct side_by_side {
    struct game game;
    Py_ssize_t tables;
    const uint8_t *which, *buttons, *decks;
    const uint64_t *numbers;
    const int64_t *stacks;
    struct hand *hands;
    struct seen *seen;
};

static int take_tables(struct side_by_side *side, struct taken *taken, PyObject *const *arguments)
{
    Py_buffer *hands, *seen;
    if (kernel_take_records(taken, &hands, arguments[0], "hands", ANY, sizeof(struct hand)) < 0)
        return -1;
    side->tables = hands->shape[0];
    if (kernel_take_records(taken, &seen, arguments[1], "seen", side->tables, sizeof(struct seen))
        < 0)
        return -1;
    side->hands = hands->buf;
    side->seen = seen->buf;
    return 0;
}

static int take_beginnings(struct side_by_side *side, struct taken *taken,
                           PyObject *const *arguments)
{
    const Py_ssize_t rows = side->tables;
    Py_buffer *which, *numbers, *buttons, *stacks, *decks;
    if (kernel_take_next(taken, &which, arguments[0], "which", U8, 1, 0, SHAPE(rows)) < 0
        || kernel_take_next(taken, &numbers, arguments[1], "numbers", U64, 1, 0, SHAPE(rows)) < 0
        || kernel_take_next(taken, &buttons, arguments[2], "buttons", U8, 1, 0, SHAPE(rows)) < 0
        || kernel_take_next(taken, &stacks, arguments[3], "stacks", I64, 2, 0,
                            SHAPE(rows, side->game.seats))
               < 0
        || kernel_take_next(taken, &decks, arguments[4], "decks", U8, 2, 0, SHAPE(ANY, CARDS)) < 0)
        return -1;
    if (decks->shape[0] != 0 && kernel_expect(decks, "decks", 0, rows) < 0)
        return -1;
    side->which = which->buf;
    side->numbers = numbers->buf;
    side->buttons = buttons->buf;
    side->stacks = stacks->buf;
    side->decks = decks->shape[0] == 0 ? NULL : decks->buf;
    for (Py_ssize_t table = 0; table < rows; table++)
        if (side->buttons[table] >= side->game.seats)
            return kernel_out_of_bounds("buttons");
    for (Py_ssize_t i = 0; i < rows * side->game.seats; i++)
        if (!is_between(side->stacks[i], 1, MAX_CHIPS))
            return kernel_out_of_bounds("stacks");
    if (side->decks != NULL && kernel_first_fault(side->decks, rows, CARDS, WHOLE_DECK) >= 0)
        return kernel_out_of_bounds("decks");
    return 0;
}

static void begin_hands(const struct side_by_side *side)
{
    const int seats = side->game.seats;
    for (Py_ssize_t table = 0; table < side->tables; table++) {
        struct hand *hand = &side->hands[table];
        if (!side->which[table])
            continue;
        memset(hand, 0, sizeof *hand);
        memcpy(hand->began, side->stacks + table * seats, (size_t)seats * sizeof(int64_t));
        hand->number = side->numbers[table];
        hand->button = side->buttons[table];
        if (side->decks != NULL) {
            memcpy(hand->deck, side->decks + table * CARDS, CARDS);
            hand->dealt = 1;
        }
        deal(&side->game, hand);
        begin(&side->game, hand);
        tell(&side->game, hand, &side->seen[table]);
    }
}

static PyObject *hands_begin(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct side_by_side side;
    struct taken taken = {.count = 0};
    if (kernel_arguments("hands_begin", count, 11) < 0)
        return NULL;
    if (kernel_take_game(&side.game, &taken, arguments) < 0
        || take_tables(&side, &taken, arguments + 4) < 0
        || take_beginnings(&side, &taken, arguments + 6) < 0) {
        kernel_give_back(&taken);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    begin_hands(&side);
    Py_END_ALLOW_THREADS
    kernel_give_back(&taken);
    Py_RETURN_NONE;
}

static int is_legal(const struct game *game, const struct hand *hand, int kind, int64_t to)
{
    switch (kind) {
    case FOLD:
        return hand->call > 0 || game->free_fold;
    case CALL:
        return 1;
    case RAISE:
        return hand->most > 0 && hand->least <= to && to <= hand->most;
    default:
        return 0;
    }
}

/* The first table whose choice is illegal, and then nothing is changed; or -1; or -2 if a hand is
   none. */
static Py_ssize_t step_all(const struct side_by_side *side, const int8_t *kinds, const int64_t *to)
{
    for (Py_ssize_t table = 0; table < side->tables; table++) {
        const struct hand *hand = &side->hands[table];
        if (!is_sound(&side->game, hand))
            return -2;
        if (hand->seat >= 0 && kinds[table] != WAIT
            && !is_legal(&side->game, hand, kinds[table], to[table]))
            return table;
    }
    for (Py_ssize_t table = 0; table < side->tables; table++) {
        struct hand *hand = &side->hands[table];
        if (hand->seat < 0 || kinds[table] == WAIT)
            continue;
        act(&side->game, hand, (enum kind)kinds[table], to[table]);
        tell(&side->game, hand, &side->seen[table]);
    }
    return -1;
}

static PyObject *hands_step(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct side_by_side side;
    struct taken taken = {.count = 0};
    Py_buffer *kinds, *to;
    if (kernel_arguments("hands_step", count, 8) < 0)
        return NULL;
    if (kernel_take_game(&side.game, &taken, arguments) < 0
        || take_tables(&side, &taken, arguments + 4) < 0
        || kernel_take_next(&taken, &kinds, arguments[6], "kinds", U8, 1, 0, SHAPE(side.tables)) < 0
        || kernel_take_next(&taken, &to, arguments[7], "amounts", I64, 1, 0, SHAPE(side.tables))
               < 0) {
        kernel_give_back(&taken);
        return NULL;
    }
    Py_ssize_t fault;
    Py_BEGIN_ALLOW_THREADS
    fault = step_all(&side, kinds->buf, to->buf);
    Py_END_ALLOW_THREADS
    kernel_give_back(&taken);
    if (fault == -2)
        return PyErr_Format(PyExc_ValueError, "hands: a hand has not begun");
    return PyLong_FromSsize_t(fault);
}

PyMethodDef side_by_side_methods[] = {
    FAST("hands_begin", hands_begin, NULL),
    FAST("hands_step", hands_step, NULL),
    {NULL, NULL, 0, NULL},
};
