/* Python methods of the post-flop solver. kernel/spots documents the arrays.

   Nodes are identified by number, boards by index among the canonical boards of the node's
   street, hands by index in a range. */

#include "spot.h"

#define SPOT_CAPSULE "riverboat.kernel._fast.spot"

static void free_spot(PyObject *capsule)
{
    spot_free(PyCapsule_GetPointer(capsule, SPOT_CAPSULE));
}

/* ---- arguments ------------------------------------------------------------------------------- */

/* Solver in a capsule, unless another thread is using it. */
static struct spot *get_spot(PyObject *object)
{
    struct spot *spot = PyCapsule_GetPointer(object, SPOT_CAPSULE);
    if (spot != NULL && spot->is_busy) {
        PyErr_SetString(PyExc_RuntimeError, "the solver is in use by another thread");
        return NULL;
    }
    return spot;
}

static int parse_int(PyObject *object, const char *name, long minimum, long maximum, int *number)
{
    const long value = PyLong_AsLong(object);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (value < minimum || value > maximum) {
        PyErr_Format(PyExc_ValueError, "%s: a number from %ld to %ld is expected, not %ld", name,
                     minimum, maximum, value);
        return -1;
    }
    *number = (int)value;
    return 0;
}

/* Parse a node number; with `must_decide` only decision nodes are valid. */
static int parse_node(const struct spot *spot, PyObject *object, int must_decide, int *node)
{
    if (parse_int(object, "node", 0, spot->node_count - 1, node) < 0)
        return -1;
    if (!must_decide || spot->nodes[*node].kind == DECISION)
        return 0;
    PyErr_Format(PyExc_ValueError, "node: %d is not a decision node", *node);
    return -1;
}

static int parse_board(const struct spot *spot, PyObject *object, int node,
                       const struct spot_board **board)
{
    const int street = spot->nodes[node].street;
    int index;
    if (parse_int(object, "board", 0, spot->board_count[street] - 1, &index) < 0)
        return -1;
    *board = spot->boards[street][index];
    return 0;
}

static int parse_bits(PyObject *object, int *bits)
{
    if (parse_int(object, "bits", 16, 32, bits) < 0)
        return -1;
    if (*bits == 16 || *bits == 32)
        return 0;
    PyErr_SetString(PyExc_ValueError, "bits: 16 or 32 are expected");
    return -1;
}

/* ---- construction ---------------------------------------------------------------------------- */

static int acquire_tree(struct spot_description *description, struct buffer_list *buffers,
                        PyObject *const *arguments)
{
    Py_buffer *kinds, *streets, *players, *children, *payoffs;
    if (kernel_acquire_next(buffers, &kinds, arguments[0], "kinds", U8, 1, 0, SHAPE(ANY_LENGTH))
        < 0)
        return -1;
    const Py_ssize_t nodes = kinds->shape[0];
    if (kernel_acquire_next(buffers, &streets, arguments[1], "streets", U8, 1, 0, SHAPE(nodes)) < 0
        || kernel_acquire_next(buffers, &players, arguments[2], "players", U8, 1, 0, SHAPE(nodes))
               < 0
        || kernel_acquire_next(buffers, &children, arguments[3], "children", U8, 1, 0, SHAPE(nodes))
               < 0
        || kernel_acquire_next(buffers, &payoffs, arguments[4], "payoffs", F64, 3, 0,
                               SHAPE(nodes, PLAYERS, 3))
               < 0)
        return -1;
    description->nodes = nodes > INT32_MAX ? INT32_MAX : (int)nodes;
    description->kinds = kinds->buf;
    description->streets = streets->buf;
    description->players = players->buf;
    description->children = children->buf;
    description->payoffs = payoffs->buf;
    return 0;
}

static int acquire_cards(struct spot_description *description, struct buffer_list *buffers,
                         PyObject *const *arguments)
{
    Py_buffer *board, *weights, *permutations;
    if (kernel_acquire_next(buffers, &board, arguments[0], "board", U8, 1, 0, SHAPE(ANY_LENGTH)) < 0
        || kernel_acquire_next(buffers, &weights, arguments[1], "weights", F32, 2, 0,
                               SHAPE(PLAYERS, COMBOS))
               < 0
        || kernel_acquire_next(buffers, &permutations, arguments[2], "permutations", U8, 2, 0,
                               SHAPE(ANY_LENGTH, SUITS))
               < 0)
        return -1;
    description->board_cards = board->buf;
    description->board_card_count = board->shape[0] > 5 ? 0 : (int)board->shape[0];
    description->weights = weights->buf;
    description->permutations = permutations->buf;
    description->permutation_count =
        permutations->shape[0] > MAX_PERMUTATIONS ? 0 : (int)permutations->shape[0];
    return 0;
}

/* Parse the name of an instruction set; "" selects the widest. `name_bytes` owns the string. */
static int parse_instructions(struct spot_description *description, PyObject *object,
                              PyObject **name_bytes)
{
    if (!PyUnicode_Check(object)) {
        PyErr_SetString(PyExc_TypeError, "instructions: a name is expected");
        return -1;
    }
    *name_bytes = PyUnicode_AsUTF8String(object);
    const char *name = *name_bytes == NULL ? NULL : PyBytes_AsString(*name_bytes);
    description->instructions = name == NULL || *name == '\0' ? NULL : name;
    return name == NULL ? -1 : 0;
}

static PyObject *wrap_spot(struct spot *spot, const char *error)
{
    if (spot == NULL && *error == '\0')
        return PyErr_NoMemory();
    if (spot == NULL)
        return PyErr_Format(PyExc_ValueError, "%s", error);
    PyObject *capsule = PyCapsule_New(spot, SPOT_CAPSULE, free_spot);
    if (capsule == NULL)
        spot_free(spot);
    return capsule;
}

static PyObject *new_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot_description description = {0};
    struct buffer_list buffers = {.count = 0};
    PyObject *name_bytes = NULL, *capsule = NULL;
    if (kernel_check_argument_count("spot_new", count, 11) < 0
        || kernel_require_tables(EVALUATION) < 0)
        return NULL;
    if (acquire_tree(&description, &buffers, arguments) < 0
        || acquire_cards(&description, &buffers, arguments + 5) < 0
        || parse_bits(arguments[8], &description.bits) < 0
        || parse_int(arguments[9], "workers", 1, MAX_WORKERS, &description.workers) < 0
        || parse_instructions(&description, arguments[10], &name_bytes) < 0)
        goto release;
    const char *error;
    struct spot *spot;
    Py_BEGIN_ALLOW_THREADS
    spot = spot_create(&description, &error);
    Py_END_ALLOW_THREADS
    capsule = wrap_spot(spot, error);
release:
    Py_XDECREF(name_bytes);
    kernel_release_buffers(&buffers);
    return capsule;
}

static PyObject *measure_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    const struct spot *spot =
        kernel_check_argument_count("spot_measure", count, 1) < 0 ? NULL : get_spot(arguments[0]);
    if (spot == NULL)
        return NULL;
    const size_t workspace = spot->arena_bytes * (size_t)spot->workers;
    return Py_BuildValue("nnniiiis", (Py_ssize_t)spot->storage_bytes,
                         (Py_ssize_t)(spot->pool.bytes - (int64_t)workspace), (Py_ssize_t)workspace,
                         spot->hand_count[0], spot->hand_count[1], spot->board_count[TURN],
                         spot->board_count[RIVER], spot->instructions);
}

/* ---- iterations ------------------------------------------------------------------------------ */

static PyObject *iterate_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot =
        kernel_check_argument_count("spot_iterate", count, 2) < 0 ? NULL : get_spot(arguments[0]);
    struct buffer_list buffers = {.count = 0};
    Py_buffer *discounts;
    if (spot == NULL)
        return NULL;
    if (kernel_acquire_next(&buffers, &discounts, arguments[1], "discounts", F32, 2, 0,
                            SHAPE(ANY_LENGTH, 3))
        < 0) {
        kernel_release_buffers(&buffers);
        return NULL;
    }
    if (discounts->shape[0] > INT32_MAX) {
        kernel_release_buffers(&buffers);
        return PyErr_Format(PyExc_ValueError, "discounts: at most %d iterations at once", INT32_MAX);
    }
    const struct spot_discount *factors = discounts->buf;
    const int iterations = (int)discounts->shape[0];
    for (Py_ssize_t i = 0; i < 3 * (Py_ssize_t)iterations; i++)
        if (!(((const float *)discounts->buf)[i] >= 0 && ((const float *)discounts->buf)[i] <= 1)) {
            kernel_release_buffers(&buffers);
            return PyErr_Format(PyExc_ValueError, "discounts: factors from 0 to 1 are expected");
        }
    spot->is_busy = 1;
    Py_BEGIN_ALLOW_THREADS
    spot_iterate(spot, factors, iterations);
    Py_END_ALLOW_THREADS
    spot->is_busy = 0;
    kernel_release_buffers(&buffers);
    Py_RETURN_NONE;
}

static PyObject *assess_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot =
        kernel_check_argument_count("spot_assess", count, 2) < 0 ? NULL : get_spot(arguments[0]);
    int mode;
    if (spot == NULL || parse_int(arguments[1], "mode", EVALUATE, BEST_RESPONSE, &mode) < 0)
        return NULL;
    double result[PLAYERS];
    spot->is_busy = 1;
    Py_BEGIN_ALLOW_THREADS
    spot_assess(spot, (enum spot_mode)mode, result);
    Py_END_ALLOW_THREADS
    spot->is_busy = 0;
    return Py_BuildValue("dd", result[0], result[1]);
}

/* ---- queries --------------------------------------------------------------------------------- */

/* Copy padded rows to unpadded ones. */
static void copy_rows(const float *from, int row_length, float *to, int row_count, int hand_count)
{
    for (int i = 0; i < row_count; i++)
        memcpy(to + i * hand_count, from + i * row_length, (size_t)hand_count * sizeof *to);
}

static PyObject *strategy_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot =
        kernel_check_argument_count("spot_strategy", count, 5) < 0 ? NULL : get_spot(arguments[0]);
    struct buffer_list buffers = {.count = 0};
    const struct spot_board *board;
    Py_buffer *strategy_view;
    int node_number, is_current;
    if (spot == NULL || parse_node(spot, arguments[1], 1, &node_number) < 0
        || parse_board(spot, arguments[2], node_number, &board) < 0
        || parse_int(arguments[3], "current", 0, 1, &is_current) < 0)
        return NULL;
    const struct spot_node *node = &spot->nodes[node_number];
    const int row = spot->row_length[node->player], hand_count = spot->hand_count[node->player];
    float *rows = NULL;
    if (kernel_acquire_next(&buffers, &strategy_view, arguments[4], "strategy", F32, 2, 1,
                            SHAPE(node->action_count, hand_count))
        == 0) {
        rows = PyMem_Malloc((size_t)(node->action_count * row) * sizeof *rows);
        if (rows == NULL)
            PyErr_NoMemory();
    }
    if (rows != NULL) {
        spot_read_strategy(spot, node_number, board, is_current, rows);
        copy_rows(rows, row, strategy_view->buf, node->action_count, hand_count);
    }
    PyMem_Free(rows);
    kernel_release_buffers(&buffers);
    return rows == NULL ? NULL : Py_NewRef(Py_None);
}

static PyObject *reach_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot =
        kernel_check_argument_count("spot_reach", count, 5) < 0 ? NULL : get_spot(arguments[0]);
    struct buffer_list buffers = {.count = 0};
    const struct spot_board *board;
    Py_buffer *reach_view;
    int node_number, player, is_done = 0;
    if (spot == NULL || parse_node(spot, arguments[1], 0, &node_number) < 0
        || parse_board(spot, arguments[2], node_number, &board) < 0
        || parse_int(arguments[3], "player", 0, 1, &player) < 0)
        return NULL;
    const int hand_count = spot->hand_count[player];
    if (kernel_acquire_next(&buffers, &reach_view, arguments[4], "reach", F32, 1, 1,
                            SHAPE(hand_count))
        == 0) {
        is_done = spot_read_reach(spot, node_number, board, player, spot->scratch);
        if (is_done)
            copy_rows(spot->scratch, spot->row_length[player], reach_view->buf, 1, hand_count);
        else
            PyErr_NoMemory();
    }
    kernel_release_buffers(&buffers);
    return is_done ? Py_NewRef(Py_None) : NULL;
}

/* Arguments of spot_values, and its output arrays. */
struct value_request {
    int node, player, mode, action_count, hand_count;
    const struct spot_board *board;
    float *value, *opponent_reach, *action_values;
};

static int acquire_request(struct value_request *request, const struct spot *spot,
                           struct buffer_list *buffers, PyObject *const *arguments)
{
    Py_buffer *value, *opponent_reach, *actions;
    if (parse_node(spot, arguments[0], 0, &request->node) < 0
        || parse_board(spot, arguments[1], request->node, &request->board) < 0
        || parse_int(arguments[2], "player", 0, 1, &request->player) < 0
        || parse_int(arguments[3], "mode", EVALUATE, BEST_RESPONSE, &request->mode) < 0)
        return -1;
    const struct spot_node *node = &spot->nodes[request->node];
    const int hand_count = request->hand_count = spot->hand_count[request->player];
    request->action_count = node->kind == DECISION ? node->action_count : 0;
    if (kernel_acquire_next(buffers, &value, arguments[4], "values", F32, 1, 1, SHAPE(hand_count))
            < 0
        || kernel_acquire_next(buffers, &opponent_reach, arguments[5], "met", F32, 1, 1,
                               SHAPE(hand_count))
               < 0
        || kernel_acquire_next(buffers, &actions, arguments[6], "actions", F32, 2, 1,
                               SHAPE(request->action_count, hand_count))
               < 0)
        return -1;
    request->value = value->buf;
    request->opponent_reach = opponent_reach->buf;
    request->action_values = actions->buf;
    return 0;
}

static int compute_request(struct spot *spot, const struct value_request *request, float *rows)
{
    const int row = spot->row_length[request->player];
    if (!spot_read_values(spot, request->node, request->board, request->player,
                          (enum spot_mode)request->mode, rows, rows + row,
                          request->action_count > 0 ? rows + 2 * row : NULL))
        return 0;
    copy_rows(rows, row, request->value, 1, request->hand_count);
    copy_rows(rows + row, row, request->opponent_reach, 1, request->hand_count);
    copy_rows(rows + 2 * row, row, request->action_values, request->action_count,
              request->hand_count);
    return 1;
}

static PyObject *values_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot =
        kernel_check_argument_count("spot_values", count, 8) < 0 ? NULL : get_spot(arguments[0]);
    struct buffer_list buffers = {.count = 0};
    struct value_request request;
    int is_done = 0;
    if (spot == NULL)
        return NULL;
    if (acquire_request(&request, spot, &buffers, arguments + 1) == 0) {
        float *rows = PyMem_Calloc((size_t)(2 + request.action_count)
                                       * (size_t)spot->row_length[request.player],
                                   sizeof *rows);
        spot->is_busy = 1;
        Py_BEGIN_ALLOW_THREADS
        is_done = rows != NULL && compute_request(spot, &request, rows);
        Py_END_ALLOW_THREADS
        spot->is_busy = 0;
        PyMem_Free(rows);
        if (!is_done)
            PyErr_NoMemory();
    }
    kernel_release_buffers(&buffers);
    return is_done ? Py_NewRef(Py_None) : NULL;
}

/* ---- locks ----------------------------------------------------------------------------------- */

static int is_strategy(const float *strategy, int count)
{
    for (int i = 0; i < count; i++)
        if (!(strategy[i] >= 0 && strategy[i] <= 1))
            return 0;
    return 1;
}

static PyObject *lock_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot =
        kernel_check_argument_count("spot_lock", count, 5) < 0 ? NULL : get_spot(arguments[0]);
    struct buffer_list buffers = {.count = 0};
    const struct spot_board *board = NULL;
    Py_buffer *strategy, *is_fixed;
    int node_number, is_done = 0;
    if (spot == NULL || parse_node(spot, arguments[1], 1, &node_number) < 0
        || (arguments[2] != Py_None && parse_board(spot, arguments[2], node_number, &board) < 0))
        return NULL;
    const struct spot_node *node = &spot->nodes[node_number];
    const int hand_count = spot->hand_count[node->player];
    if (kernel_acquire_next(&buffers, &strategy, arguments[3], "strategy", F32, 2, 0,
                            SHAPE(node->action_count, hand_count))
            == 0
        && kernel_acquire_next(&buffers, &is_fixed, arguments[4], "fixed", U8, 1, 0,
                               SHAPE(hand_count))
               == 0) {
        if (!is_strategy(strategy->buf, node->action_count * hand_count))
            PyErr_SetString(PyExc_ValueError, "strategy: shares from 0 to 1 are expected");
        else if (!(is_done = spot_add_lock(spot, node_number, board, strategy->buf, is_fixed->buf)))
            PyErr_NoMemory();
    }
    kernel_release_buffers(&buffers);
    return is_done ? Py_NewRef(Py_None) : NULL;
}

static PyObject *unlock_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot =
        kernel_check_argument_count("spot_unlock", count, 1) < 0 ? NULL : get_spot(arguments[0]);
    if (spot == NULL)
        return NULL;
    spot_clear_locks(spot);
    Py_RETURN_NONE;
}

/* ---- records --------------------------------------------------------------------------------- */

static PyObject *record_bytes_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    const struct spot *spot = kernel_check_argument_count("spot_record_bytes", count, 3) < 0
                                  ? NULL
                                  : get_spot(arguments[0]);
    int node, bits;
    if (spot == NULL || parse_node(spot, arguments[1], 1, &node) < 0
        || parse_bits(arguments[2], &bits) < 0)
        return NULL;
    return PyLong_FromSize_t(spot_record_bytes(spot, node, bits));
}

static PyObject *transfer_record(const char *name, PyObject *const *arguments, Py_ssize_t count,
                                 int is_save)
{
    struct spot *spot =
        kernel_check_argument_count(name, count, 4) < 0 ? NULL : get_spot(arguments[0]);
    struct buffer_list buffers = {.count = 0};
    Py_buffer *record;
    int node, bits, is_done = 0;
    if (spot == NULL || parse_node(spot, arguments[1], 1, &node) < 0
        || parse_bits(arguments[2], &bits) < 0)
        return NULL;
    const Py_ssize_t bytes = (Py_ssize_t)spot_record_bytes(spot, node, bits);
    if (kernel_acquire_next(&buffers, &record, arguments[3], "record", U8, 1, is_save, SHAPE(bytes))
        == 0) {
        spot->is_busy = 1;
        Py_BEGIN_ALLOW_THREADS
        is_done = is_save ? spot_save_record(spot, node, bits, record->buf)
                          : spot_load_record(spot, node, bits, record->buf);
        Py_END_ALLOW_THREADS
        spot->is_busy = 0;
        if (!is_done)
            PyErr_NoMemory();
    }
    kernel_release_buffers(&buffers);
    return is_done ? Py_NewRef(Py_None) : NULL;
}

static PyObject *save_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    return transfer_record("spot_save", arguments, count, 1);
}

static PyObject *load_method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    return transfer_record("spot_load", arguments, count, 0);
}

PyMethodDef spot_methods[] = {
    FASTCALL_METHOD("spot_new", new_method, NULL),
    FASTCALL_METHOD("spot_measure", measure_method, NULL),
    FASTCALL_METHOD("spot_iterate", iterate_method, NULL),
    FASTCALL_METHOD("spot_assess", assess_method, NULL),
    FASTCALL_METHOD("spot_strategy", strategy_method, NULL),
    FASTCALL_METHOD("spot_reach", reach_method, NULL),
    FASTCALL_METHOD("spot_values", values_method, NULL),
    FASTCALL_METHOD("spot_lock", lock_method, NULL),
    FASTCALL_METHOD("spot_unlock", unlock_method, NULL),
    FASTCALL_METHOD("spot_record_bytes", record_bytes_method, NULL),
    FASTCALL_METHOD("spot_save", save_method, NULL),
    FASTCALL_METHOD("spot_load", load_method, NULL),
    {NULL, NULL, 0, NULL},
};
