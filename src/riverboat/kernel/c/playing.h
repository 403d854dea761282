/* Hands that are played for Python: what the methods that play take, before anything else. */

#ifndef RIVERBOAT_PLAYING_H
#define RIVERBOAT_PLAYING_H

#include "hand.h"

INLINE int is_between(int64_t number, int64_t least, int64_t most)
{
    return least <= number && number <= most;
}

/* Take (game, posts, opening, seed), with which every method begins; 0, or -1 with an exception. */
int kernel_take_game(struct game *game, struct taken *taken, PyObject *const *arguments);

/* Take (rows, size) bytes that are structs in a row; 0, or -1 with an exception. */
int kernel_take_records(struct taken *taken, Py_buffer **view, PyObject *object, const char *name,
                        Py_ssize_t rows, size_t size);

/* Say that an argument holds a number that it must not: -1, with ValueError. */
int kernel_out_of_bounds(const char *what);

#endif
