/* What Python passes to play hands, each number of which is looked at: a caller may be wrong. */

#include "playing.h"

int kernel_out_of_bounds(const char *what)
{
    PyErr_Format(PyExc_ValueError, "%s is out of bounds", what);
    return -1;
}

static int read_numbers(struct game *game, const int64_t *numbers)
{
    if (!is_between(numbers[GAME_SEATS], 2, SEATS) || !is_between(numbers[GAME_HELD], 2, MOST_HELD)
        || numbers[GAME_HELD] == 3 || numbers[GAME_SEATS] * numbers[GAME_HELD] + BOARD > CARDS
        || !is_between(numbers[GAME_STRUCTURE], 0, STRUCTURES - 1)
        || !is_between(numbers[GAME_HALF_BET], 1, 2)
        || !is_between(numbers[GAME_MOST_RAISES], 0, MAX_CHIPS)
        || !is_between(numbers[GAME_UNIT], 1, MAX_CHIPS)
        || !is_between(numbers[GAME_BLINDS], 0, MAX_CHIPS))
        return kernel_out_of_bounds("game");
    for (int street = 0; street < STREETS; street++)
        if (!is_between(numbers[GAME_SIZES + street], 1, MAX_CHIPS))
            return kernel_out_of_bounds("game");
    game->seats = (int)numbers[GAME_SEATS];
    game->held = (int)numbers[GAME_HELD];
    game->structure = (enum structure)numbers[GAME_STRUCTURE];
    game->half_bet = numbers[GAME_HALF_BET];
    game->most_raises = numbers[GAME_MOST_RAISES];
    game->has_no_heads_up_cap = numbers[GAME_CAP_LAPSES] != 0;
    game->free_fold = numbers[GAME_FREE_FOLD] != 0;
    game->low = numbers[GAME_LOW] != 0 && game->held > 2;
    game->unit = numbers[GAME_UNIT];
    memcpy(game->sizes, numbers + GAME_SIZES, sizeof game->sizes);
    game->blinds = numbers[GAME_BLINDS];
    return 0;
}

static int check_posts(const struct game *game)
{
    const int64_t *post = game->posted, *opening = game->opening;
    for (int i = 0; i < game->seats * game->posts; i++, post += POST_FIELDS)
        if (!is_between(post[POST_SEAT], -1, game->seats - 1)
            || !is_between(post[POST_KIND], 0, POST_KINDS - 1)
            || !is_between(post[POST_CHIPS], 0, MAX_CHIPS)
            || !is_between(post[POST_FULL], 0, MAX_CHIPS))
            return kernel_out_of_bounds("posts");
    for (int i = 0; i < game->seats; i++, opening += OPENING_FIELDS)
        if (!is_between(opening[FIRST], 0, game->seats - 1)
            || !is_between(opening[LAST_RAISE], 1, MAX_CHIPS)
            || !is_between(opening[RAISES], 0, MAX_CHIPS))
            return kernel_out_of_bounds("opening");
    return 0;
}

int kernel_take_game(struct game *game, struct taken *taken, PyObject *const *arguments)
{
    Py_buffer *numbers, *posts, *opening;
    if (kernel_ready(EVALUATION) < 0 || kernel_ready(OMAHA) < 0
        || kernel_take_next(taken, &numbers, arguments[0], "game", I64, 1, 0, SHAPE(GAME_FIELDS))
               < 0
        || read_numbers(game, numbers->buf) < 0
        || kernel_take_next(taken, &posts, arguments[1], "posts", I64, 3, 0,
                            SHAPE(game->seats, ANY, POST_FIELDS))
               < 0
        || kernel_take_next(taken, &opening, arguments[2], "opening", I64, 2, 0,
                            SHAPE(game->seats, OPENING_FIELDS))
               < 0)
        return -1;
    if (posts->shape[1] > MAX_POSTS)
        return kernel_out_of_bounds("posts");
    uint64_t seed = PyLong_AsUnsignedLongLong(arguments[3]);
    if (seed == (uint64_t)-1 && PyErr_Occurred())
        return -1;
    game->posts = (int)posts->shape[1];
    game->posted = posts->buf;
    game->opening = opening->buf;
    set_seed(game, seed);
    return check_posts(game);
}

int kernel_take_records(struct taken *taken, Py_buffer **view, PyObject *object, const char *name,
                        Py_ssize_t rows, size_t size)
{
    if (kernel_take_next(taken, view, object, name, U8, 2, 1, SHAPE(rows, (Py_ssize_t)size)) < 0)
        return -1;
    return (uintptr_t)(*view)->buf % sizeof(int64_t) == 0 ? 0 : kernel_out_of_bounds(name);
}
