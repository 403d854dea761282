/* Arguments that are common to all methods that play hands. */

#ifndef RIVERBOAT_GAME_ARGUMENTS_H
#define RIVERBOAT_GAME_ARGUMENTS_H

#include "hand.h"

INLINE int is_in_range(int64_t value, int64_t minimum, int64_t maximum)
{
    return minimum <= value && value <= maximum;
}

/* Parse (game, posts, opening, seed), the first arguments of every method; -1 with an exception
   on error. */
int kernel_parse_game(struct game *game, struct buffer_list *buffers, PyObject *const *arguments);

/* Acquire an array of structs as (rows, size) bytes; -1 with an exception on error. */
int kernel_acquire_records(struct buffer_list *buffers, Py_buffer **view, PyObject *object,
                           const char *name, Py_ssize_t rows, size_t size);

/* Raise ValueError for an argument out of bounds; return -1. */
int kernel_raise_out_of_bounds(const char *argument);

#endif
