/* Validation of the game description that playout methods receive. */

#include "game_arguments.h"

int kernel_raise_out_of_bounds(const char *argument)
{
    PyErr_Format(PyExc_ValueError, "%s is out of bounds", argument);
    return -1;
}

static int parse_game_numbers(struct game *game, const int64_t *numbers)
{
    if (!is_in_range(numbers[GAME_SEATS], 2, SEATS)
        || !is_in_range(numbers[GAME_HOLE_CARDS], 2, MAX_HOLE_CARDS)
        || numbers[GAME_HOLE_CARDS] == 3
        || numbers[GAME_SEATS] * numbers[GAME_HOLE_CARDS] + BOARD_CARDS > CARDS
        || !is_in_range(numbers[GAME_STRUCTURE], 0, STRUCTURES - 1)
        || !is_in_range(numbers[GAME_HALF_BET], 1, 2)
        || !is_in_range(numbers[GAME_MAX_RAISES], 0, MAX_CHIPS)
        || !is_in_range(numbers[GAME_CHIP_UNIT], 1, MAX_CHIPS)
        || !is_in_range(numbers[GAME_BLINDS], 0, MAX_CHIPS))
        return kernel_raise_out_of_bounds("game");
    for (int street = 0; street < STREETS; street++)
        if (!is_in_range(numbers[GAME_BET_SIZES + street], 1, MAX_CHIPS))
            return kernel_raise_out_of_bounds("game");
    game->seats = (int)numbers[GAME_SEATS];
    game->hole_cards = (int)numbers[GAME_HOLE_CARDS];
    game->structure = (enum betting_structure)numbers[GAME_STRUCTURE];
    game->half_bet_factor = numbers[GAME_HALF_BET];
    game->max_raises = numbers[GAME_MAX_RAISES];
    game->has_no_heads_up_cap = numbers[GAME_NO_HEADS_UP_CAP] != 0;
    game->allows_free_fold = numbers[GAME_FREE_FOLD] != 0;
    game->has_low = numbers[GAME_LOW] != 0 && game->hole_cards > 2;
    game->chip_unit = numbers[GAME_CHIP_UNIT];
    memcpy(game->bet_sizes, numbers + GAME_BET_SIZES, sizeof game->bet_sizes);
    game->blind_total = numbers[GAME_BLINDS];
    return 0;
}

static int check_forced_bets(const struct game *game)
{
    const int64_t *post_forced_bet = game->post_table, *opening = game->opening_table;
    for (int i = 0; i < game->seats * game->post_count; i++, post_forced_bet += POST_FIELDS)
        if (!is_in_range(post_forced_bet[POST_SEAT], -1, game->seats - 1)
            || !is_in_range(post_forced_bet[POST_KIND], 0, POST_KINDS - 1)
            || !is_in_range(post_forced_bet[POST_CHIPS], 0, MAX_CHIPS)
            || !is_in_range(post_forced_bet[POST_NOMINAL], 0, MAX_CHIPS))
            return kernel_raise_out_of_bounds("posts");
    for (int i = 0; i < game->seats; i++, opening += OPENING_FIELDS)
        if (!is_in_range(opening[OPENING_FIRST_SEAT], 0, game->seats - 1)
            || !is_in_range(opening[OPENING_LAST_RAISE], 1, MAX_CHIPS)
            || !is_in_range(opening[OPENING_RAISE_COUNT], 0, MAX_CHIPS))
            return kernel_raise_out_of_bounds("opening");
    return 0;
}

int kernel_parse_game(struct game *game, struct buffer_list *buffers, PyObject *const *arguments)
{
    Py_buffer *numbers, *posts, *opening;
    if (kernel_require_tables(EVALUATION) < 0 || kernel_require_tables(OMAHA) < 0
        || kernel_acquire_next(buffers, &numbers, arguments[0], "game", I64, 1, 0,
                               SHAPE(GAME_FIELDS))
               < 0
        || parse_game_numbers(game, numbers->buf) < 0
        || kernel_acquire_next(buffers, &posts, arguments[1], "posts", I64, 3, 0,
                               SHAPE(game->seats, ANY_LENGTH, POST_FIELDS))
               < 0
        || kernel_acquire_next(buffers, &opening, arguments[2], "opening", I64, 2, 0,
                               SHAPE(game->seats, OPENING_FIELDS))
               < 0)
        return -1;
    if (posts->shape[1] > MAX_POSTS)
        return kernel_raise_out_of_bounds("posts");
    uint64_t seed = PyLong_AsUnsignedLongLong(arguments[3]);
    if (seed == (uint64_t)-1 && PyErr_Occurred())
        return -1;
    game->post_count = (int)posts->shape[1];
    game->post_table = posts->buf;
    game->opening_table = opening->buf;
    seed_game(game, seed);
    return check_forced_bets(game);
}

int kernel_acquire_records(struct buffer_list *buffers, Py_buffer **view, PyObject *object,
                           const char *name, Py_ssize_t rows, size_t size)
{
    if (kernel_acquire_next(buffers, view, object, name, U8, 2, 1, SHAPE(rows, (Py_ssize_t)size))
        < 0)
        return -1;
    return (uintptr_t)(*view)->buf % sizeof(int64_t) == 0 ? 0 : kernel_raise_out_of_bounds(name);
}
