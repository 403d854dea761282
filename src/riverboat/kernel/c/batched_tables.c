/* Batched tables: one action at every table per call. playouts.py documents the arrays. */

#include "betting.h"
#include "game_arguments.h"

/* ---- observations ---------------------------------------------------------------------------- */

enum { CARD_ABSENT = 255 };

/* Value in `kinds` that skips a table. */
enum { NO_ACTION = 4 };

/* Information available to the player to act: SEEN of playouts.py. */
struct observation {
    int64_t stacks[SEATS], bets[SEATS], payoffs[SEATS];
    int64_t to_call, min_raise_to, max_raise_to, pot;
    uint64_t hand_number;
    int8_t seat, street;
    uint8_t button, is_over, legal[ACTION_KINDS], board[BOARD_CARDS], hole[MAX_HOLE_CARDS],
        is_live[SEATS];
    uint8_t padding[4];
};

static void write_observation(const struct game *game, const struct hand *hand,
                              struct observation *observation)
{
    int is_over = hand->to_act < 0;
    for (int seat = 0; seat < SEATS; seat++) {
        observation->stacks[seat] = hand->stacks[seat];
        observation->bets[seat] = hand->bets[seat];
        observation->payoffs[seat] = is_over ? hand->stacks[seat] - hand->starting_stacks[seat] : 0;
        observation->is_live[seat] = hand->live_seats >> seat & 1;
    }
    observation->to_call = hand->to_call;
    observation->min_raise_to = hand->min_raise_to;
    observation->max_raise_to = hand->max_raise_to;
    observation->pot = hand->pot;
    observation->hand_number = hand->hand_number;
    observation->seat = (int8_t)hand->to_act;
    observation->street = (int8_t)hand->street;
    observation->button = (uint8_t)hand->button;
    observation->is_over = (uint8_t)is_over;
    observation->legal[FOLD] = !is_over && (hand->to_call > 0 || game->allows_free_fold);
    observation->legal[CALL] = !is_over;
    observation->legal[RAISE] = hand->max_raise_to > 0;
    int board_cards =
        is_over && !has_one_bit(hand->live_seats) ? BOARD_CARDS : board_card_count(hand->street);
    for (int card = 0; card < BOARD_CARDS; card++)
        observation->board[card] = card < board_cards ? hand_board(game, hand)[card] : CARD_ABSENT;
    for (int card = 0; card < MAX_HOLE_CARDS; card++)
        observation->hole[card] = is_over || card >= game->hole_cards
                                      ? CARD_ABSENT
                                      : hole_card(game, hand, hand->to_act, card);
}

/* ---- validation of caller-owned hands -------------------------------------------------------- */

/* Return 1 if a hand in a caller's buffer is safe to continue: no bytes in it can cause
   out-of-bounds access. */
static int is_valid_hand(const struct game *game, const struct hand *hand)
{
    const int64_t max_amount = MAX_CHIPS * 64;
    const uint32_t all_seats = (1u << game->seats) - 1;
    const int64_t amounts[] = {
        hand->current_bet, hand->last_raise,      hand->last_full_bet, hand->blind_bet,
        hand->dead_chips,  hand->blind_shortfall, hand->pot,           hand->raise_count,
        hand->to_call,     hand->min_raise_to,    hand->max_raise_to,
    };
    for (size_t i = 0; i < sizeof amounts / sizeof *amounts; i++)
        if (!is_in_range(amounts[i], 0, max_amount))
            return 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (!is_in_range(hand->stacks[seat], 0, max_amount)
            || !is_in_range(hand->bets[seat], 0, max_amount)
            || !is_in_range(hand->committed[seat], 0, max_amount)
            || !is_in_range(hand->starting_stacks[seat], 0, max_amount)
            || !is_in_range(hand->acted_bet[seat], -1, max_amount))
            return 0;
    return hand->live_seats != 0 && (hand->live_seats & ~all_seats) == 0
           && (hand->seats_with_chips & ~hand->live_seats) == 0
           && (hand->seats_to_act & ~hand->seats_with_chips) == 0
           && is_in_range(hand->to_act, -1, game->seats - 1)
           && (hand->to_act < 0
               || ((hand->seats_to_act >> hand->to_act & 1) != 0 && !has_one_bit(hand->live_seats)))
           && is_in_range(hand->street, hand->to_act < 0 ? -1 : 0, STREETS - 1)
           && is_in_range(hand->last_acted_seat, 0, game->seats - 1)
           && is_in_range(hand->button, 0, game->seats - 1);
}

/* ---- batches --------------------------------------------------------------------------------- */

struct table_batch {
    struct game game;
    Py_ssize_t table_count;
    const uint8_t *selected, *buttons, *decks;
    const uint64_t *numbers;
    const int64_t *stacks;
    struct hand *hands;
    struct observation *observations;
};

static int acquire_tables(struct table_batch *batch, struct buffer_list *buffers,
                          PyObject *const *arguments)
{
    Py_buffer *hands, *observation;
    if (kernel_acquire_records(buffers, &hands, arguments[0], "hands", ANY_LENGTH,
                               sizeof(struct hand))
        < 0)
        return -1;
    batch->table_count = hands->shape[0];
    if (kernel_acquire_records(buffers, &observation, arguments[1], "seen", batch->table_count,
                               sizeof(struct observation))
        < 0)
        return -1;
    batch->hands = hands->buf;
    batch->observations = observation->buf;
    return 0;
}

static int acquire_new_hands(struct table_batch *batch, struct buffer_list *buffers,
                             PyObject *const *arguments)
{
    const Py_ssize_t table_count = batch->table_count;
    Py_buffer *selected, *numbers, *buttons, *stacks, *decks;
    if (kernel_acquire_next(buffers, &selected, arguments[0], "which", U8, 1, 0, SHAPE(table_count))
            < 0
        || kernel_acquire_next(buffers, &numbers, arguments[1], "numbers", U64, 1, 0,
                               SHAPE(table_count))
               < 0
        || kernel_acquire_next(buffers, &buttons, arguments[2], "buttons", U8, 1, 0,
                               SHAPE(table_count))
               < 0
        || kernel_acquire_next(buffers, &stacks, arguments[3], "stacks", I64, 2, 0,
                               SHAPE(table_count, batch->game.seats))
               < 0
        || kernel_acquire_next(buffers, &decks, arguments[4], "decks", U8, 2, 0,
                               SHAPE(ANY_LENGTH, CARDS))
               < 0)
        return -1;
    if (decks->shape[0] != 0 && kernel_check_length(decks, "decks", 0, table_count) < 0)
        return -1;
    batch->selected = selected->buf;
    batch->numbers = numbers->buf;
    batch->buttons = buttons->buf;
    batch->stacks = stacks->buf;
    batch->decks = decks->shape[0] == 0 ? NULL : decks->buf;
    for (Py_ssize_t table = 0; table < table_count; table++)
        if (batch->buttons[table] >= batch->game.seats)
            return kernel_raise_out_of_bounds("buttons");
    for (Py_ssize_t i = 0; i < table_count * batch->game.seats; i++)
        if (!is_in_range(batch->stacks[i], 1, MAX_CHIPS))
            return kernel_raise_out_of_bounds("stacks");
    if (batch->decks != NULL
        && kernel_first_invalid_row(batch->decks, table_count, CARDS, FULL_DECK) >= 0)
        return kernel_raise_out_of_bounds("decks");
    return 0;
}

static void begin_hands(const struct table_batch *batch)
{
    const int seats = batch->game.seats;
    for (Py_ssize_t table = 0; table < batch->table_count; table++) {
        struct hand *hand = &batch->hands[table];
        if (!batch->selected[table])
            continue;
        memset(hand, 0, sizeof *hand);
        memcpy(hand->starting_stacks, batch->stacks + table * seats,
               (size_t)seats * sizeof(int64_t));
        hand->hand_number = batch->numbers[table];
        hand->button = batch->buttons[table];
        if (batch->decks != NULL) {
            memcpy(hand->deck, batch->decks + table * CARDS, CARDS);
            hand->is_dealt = 1;
        }
        shuffle_deck(&batch->game, hand);
        begin_hand(&batch->game, hand);
        write_observation(&batch->game, hand, &batch->observations[table]);
    }
}

static PyObject *hands_begin(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct table_batch batch;
    struct buffer_list buffers = {.count = 0};
    if (kernel_check_argument_count("hands_begin", count, 11) < 0)
        return NULL;
    if (kernel_parse_game(&batch.game, &buffers, arguments) < 0
        || acquire_tables(&batch, &buffers, arguments + 4) < 0
        || acquire_new_hands(&batch, &buffers, arguments + 6) < 0) {
        kernel_release_buffers(&buffers);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    begin_hands(&batch);
    Py_END_ALLOW_THREADS
    kernel_release_buffers(&buffers);
    Py_RETURN_NONE;
}

static int is_legal(const struct game *game, const struct hand *hand, int kind, int64_t raise_to)
{
    switch (kind) {
    case FOLD:
        return hand->to_call > 0 || game->allows_free_fold;
    case CALL:
        return 1;
    case RAISE:
        return hand->max_raise_to > 0 && hand->min_raise_to <= raise_to
               && raise_to <= hand->max_raise_to;
    default:
        return 0;
    }
}

/* Apply one action per table. Return -1, or the first table with an illegal action, or -2 for an
   invalid hand; nothing is changed in the latter cases. */
static Py_ssize_t step_tables(const struct table_batch *batch, const int8_t *kinds,
                              const int64_t *raise_to)
{
    for (Py_ssize_t table = 0; table < batch->table_count; table++) {
        const struct hand *hand = &batch->hands[table];
        if (!is_valid_hand(&batch->game, hand))
            return -2;
        if (hand->to_act >= 0 && kinds[table] != NO_ACTION
            && !is_legal(&batch->game, hand, kinds[table], raise_to[table]))
            return table;
    }
    for (Py_ssize_t table = 0; table < batch->table_count; table++) {
        struct hand *hand = &batch->hands[table];
        if (hand->to_act < 0 || kinds[table] == NO_ACTION)
            continue;
        apply_action(&batch->game, hand, (enum action_kind)kinds[table], raise_to[table]);
        write_observation(&batch->game, hand, &batch->observations[table]);
    }
    return -1;
}

static PyObject *hands_step(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct table_batch batch;
    struct buffer_list buffers = {.count = 0};
    Py_buffer *kinds, *raise_to;
    if (kernel_check_argument_count("hands_step", count, 8) < 0)
        return NULL;
    if (kernel_parse_game(&batch.game, &buffers, arguments) < 0
        || acquire_tables(&batch, &buffers, arguments + 4) < 0
        || kernel_acquire_next(&buffers, &kinds, arguments[6], "kinds", U8, 1, 0,
                               SHAPE(batch.table_count))
               < 0
        || kernel_acquire_next(&buffers, &raise_to, arguments[7], "amounts", I64, 1, 0,
                               SHAPE(batch.table_count))
               < 0) {
        kernel_release_buffers(&buffers);
        return NULL;
    }
    Py_ssize_t invalid_table;
    Py_BEGIN_ALLOW_THREADS
    invalid_table = step_tables(&batch, kinds->buf, raise_to->buf);
    Py_END_ALLOW_THREADS
    kernel_release_buffers(&buffers);
    if (invalid_table == -2)
        return PyErr_Format(PyExc_ValueError, "hands: a hand has not begun");
    return PyLong_FromSsize_t(invalid_table);
}

PyMethodDef batched_table_methods[] = {
    FASTCALL_METHOD("hands_begin", hands_begin, NULL),
    FASTCALL_METHOD("hands_step", hands_step, NULL),
    {NULL, NULL, 0, NULL},
};
