/* Solvers of post-flop spots for Python: kernel/spots tells what the arrays hold.

   Nodes are known by their number, boards by their place among the canonical ones of the node's
   street, hands by their place in a range. */

#include "spot.h"

#define SPOT_NAME "riverboat.kernel._fast.spot"

static void free_spot(PyObject *capsule)
{
    spot_free(PyCapsule_GetPointer(capsule, SPOT_NAME));
}

/* ---- arguments ------------------------------------------------------------------------------- */

/* The solver of a capsule, unless a thread is at work on it. */
static struct spot *take_spot(PyObject *object)
{
    struct spot *spot = PyCapsule_GetPointer(object, SPOT_NAME);
    if (spot != NULL && spot->busy) {
        PyErr_SetString(PyExc_RuntimeError, "the solver is at work in another thread");
        return NULL;
    }
    return spot;
}

static int take_number(PyObject *object, const char *name, long least, long most, int *number)
{
    const long found = PyLong_AsLong(object);
    if (found == -1 && PyErr_Occurred())
        return -1;
    if (found < least || found > most) {
        PyErr_Format(PyExc_ValueError, "%s: a number from %ld to %ld is expected, not %ld", name,
                     least, most, found);
        return -1;
    }
    *number = (int)found;
    return 0;
}

/* A node of any kind, or only a decision. */
static int take_node(const struct spot *spot, PyObject *object, int decides, int *node)
{
    if (take_number(object, "node", 0, spot->nodes - 1, node) < 0)
        return -1;
    if (!decides || spot->node[*node].kind == DECISION)
        return 0;
    PyErr_Format(PyExc_ValueError, "node: %d is no decision", *node);
    return -1;
}

static int take_board_of(const struct spot *spot, PyObject *object, int node,
                         const struct spot_board **board)
{
    const int street = spot->node[node].street;
    int index;
    if (take_number(object, "board", 0, spot->boards[street] - 1, &index) < 0)
        return -1;
    *board = spot->board[street][index];
    return 0;
}

static int take_bits(PyObject *object, int *bits)
{
    if (take_number(object, "bits", 16, 32, bits) < 0)
        return -1;
    if (*bits == 16 || *bits == 32)
        return 0;
    PyErr_SetString(PyExc_ValueError, "bits: 16 or 32 are expected");
    return -1;
}

/* ---- making ---------------------------------------------------------------------------------- */

static int take_tree(struct spot_description *about, struct taken *taken,
                     PyObject *const *arguments)
{
    Py_buffer *kinds, *streets, *players, *children, *payoffs;
    if (kernel_take_next(taken, &kinds, arguments[0], "kinds", U8, 1, 0, SHAPE(ANY)) < 0)
        return -1;
    const Py_ssize_t nodes = kinds->shape[0];
    if (kernel_take_next(taken, &streets, arguments[1], "streets", U8, 1, 0, SHAPE(nodes)) < 0
        || kernel_take_next(taken, &players, arguments[2], "players", U8, 1, 0, SHAPE(nodes)) < 0
        || kernel_take_next(taken, &children, arguments[3], "children", U8, 1, 0, SHAPE(nodes)) < 0
        || kernel_take_next(taken, &payoffs, arguments[4], "payoffs", F64, 3, 0,
                            SHAPE(nodes, PLAYERS, 3))
               < 0)
        return -1;
    about->nodes = nodes > INT32_MAX ? INT32_MAX : (int)nodes;
    about->kinds = kinds->buf;
    about->streets = streets->buf;
    about->players = players->buf;
    about->children = children->buf;
    about->payoffs = payoffs->buf;
    return 0;
}

static int take_cards(struct spot_description *about, struct taken *taken,
                      PyObject *const *arguments)
{
    Py_buffer *board, *weights, *permutations;
    if (kernel_take_next(taken, &board, arguments[0], "board", U8, 1, 0, SHAPE(ANY)) < 0
        || kernel_take_next(taken, &weights, arguments[1], "weights", F32, 2, 0,
                            SHAPE(PLAYERS, COMBOS))
               < 0
        || kernel_take_next(taken, &permutations, arguments[2], "permutations", U8, 2, 0,
                            SHAPE(ANY, SUITS))
               < 0)
        return -1;
    about->board = board->buf;
    about->board_cards = board->shape[0] > 5 ? 0 : (int)board->shape[0];
    about->weights = weights->buf;
    about->permutations = permutations->buf;
    about->permutation_count = permutations->shape[0] > MOST_PERMUTATIONS
                                   ? 0
                                   : (int)permutations->shape[0];
    return 0;
}

/* The name of an instruction set, in UTF-8 that lives as long as `text`; "" is the widest. */
static int take_instructions(struct spot_description *about, PyObject *object, PyObject **text)
{
    if (!PyUnicode_Check(object)) {
        PyErr_SetString(PyExc_TypeError, "instructions: a name is expected");
        return -1;
    }
    *text = PyUnicode_AsUTF8String(object);
    const char *name = *text == NULL ? NULL : PyBytes_AsString(*text);
    about->instructions = name == NULL || *name == '\0' ? NULL : name;
    return name == NULL ? -1 : 0;
}

static PyObject *wrap(struct spot *spot, const char *fault)
{
    if (spot == NULL && *fault == '\0')
        return PyErr_NoMemory();
    if (spot == NULL)
        return PyErr_Format(PyExc_ValueError, "%s", fault);
    PyObject *capsule = PyCapsule_New(spot, SPOT_NAME, free_spot);
    if (capsule == NULL)
        spot_free(spot);
    return capsule;
}

static PyObject *spot_new(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot_description about = {0};
    struct taken taken = {.count = 0};
    PyObject *text = NULL, *made = NULL;
    if (kernel_arguments("spot_new", count, 11) < 0 || kernel_ready(EVALUATION) < 0)
        return NULL;
    if (take_tree(&about, &taken, arguments) < 0 || take_cards(&about, &taken, arguments + 5) < 0
        || take_bits(arguments[8], &about.bits) < 0
        || take_number(arguments[9], "workers", 1, MOST_WORKERS, &about.workers) < 0
        || take_instructions(&about, arguments[10], &text) < 0)
        goto release;
    const char *fault;
    struct spot *spot;
    Py_BEGIN_ALLOW_THREADS
    spot = spot_make(&about, &fault);
    Py_END_ALLOW_THREADS
    made = wrap(spot, fault);
release:
    Py_XDECREF(text);
    kernel_give_back(&taken);
    return made;
}

static PyObject *spot_measure(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    const struct spot *spot
        = kernel_arguments("spot_measure", count, 1) < 0 ? NULL : take_spot(arguments[0]);
    if (spot == NULL)
        return NULL;
    const size_t workspace = spot->arena_bytes * (size_t)spot->workers;
    return Py_BuildValue("nnniiiis", (Py_ssize_t)spot->storage_bytes,
                         (Py_ssize_t)(spot->pool.bytes - (int64_t)workspace),
                         (Py_ssize_t)workspace, spot->hands[0], spot->hands[1],
                         spot->boards[TURN], spot->boards[RIVER], spot->instructions);
}

/* ---- work ------------------------------------------------------------------------------------ */

static PyObject *iterate(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot
        = kernel_arguments("spot_iterate", count, 2) < 0 ? NULL : take_spot(arguments[0]);
    struct taken taken = {.count = 0};
    Py_buffer *discounts;
    if (spot == NULL)
        return NULL;
    if (kernel_take_next(&taken, &discounts, arguments[1], "discounts", F32, 2, 0, SHAPE(ANY, 3))
            < 0
        || discounts->shape[0] > INT32_MAX) {
        kernel_give_back(&taken);
        return NULL;
    }
    const struct spot_discount *factors = discounts->buf;
    const int rounds = (int)discounts->shape[0];
    for (int i = 0; i < 3 * rounds; i++)
        if (!(((const float *)discounts->buf)[i] >= 0 && ((const float *)discounts->buf)[i] <= 1)) {
            kernel_give_back(&taken);
            return PyErr_Format(PyExc_ValueError, "discounts: factors from 0 to 1 are expected");
        }
    spot->busy = 1;
    Py_BEGIN_ALLOW_THREADS
    spot_iterate(spot, factors, rounds);
    Py_END_ALLOW_THREADS
    spot->busy = 0;
    kernel_give_back(&taken);
    Py_RETURN_NONE;
}

static PyObject *assess(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot
        = kernel_arguments("spot_assess", count, 2) < 0 ? NULL : take_spot(arguments[0]);
    int mode;
    if (spot == NULL || take_number(arguments[1], "mode", EVALUATE, BEST_RESPONSE, &mode) < 0)
        return NULL;
    double result[PLAYERS];
    spot->busy = 1;
    Py_BEGIN_ALLOW_THREADS
    spot_assess(spot, (enum spot_mode)mode, result);
    Py_END_ALLOW_THREADS
    spot->busy = 0;
    return Py_BuildValue("dd", result[0], result[1]);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Copy padded rows to a caller's. */
static void copy_rows(const float *from, int row, float *to, int rows, int hands)
{
    for (int i = 0; i < rows; i++)
        memcpy(to + i * hands, from + i * row, (size_t)hands * sizeof *to);
}

static PyObject *read_strategy(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot
        = kernel_arguments("spot_strategy", count, 5) < 0 ? NULL : take_spot(arguments[0]);
    struct taken taken = {.count = 0};
    const struct spot_board *board;
    Py_buffer *out;
    int number, current;
    if (spot == NULL || take_node(spot, arguments[1], 1, &number) < 0
        || take_board_of(spot, arguments[2], number, &board) < 0
        || take_number(arguments[3], "current", 0, 1, &current) < 0)
        return NULL;
    const struct spot_node *node = &spot->node[number];
    const int row = spot->row[node->player], hands = spot->hands[node->player];
    float *rows = NULL;
    if (kernel_take_next(&taken, &out, arguments[4], "strategy", F32, 2, 1,
                         SHAPE(node->actions, hands))
        == 0) {
        rows = PyMem_Malloc((size_t)(node->actions * row) * sizeof *rows);
        if (rows == NULL)
            PyErr_NoMemory();
    }
    if (rows != NULL) {
        spot_read_strategy(spot, number, board, current, rows);
        copy_rows(rows, row, out->buf, node->actions, hands);
    }
    PyMem_Free(rows);
    kernel_give_back(&taken);
    return rows == NULL ? NULL : Py_NewRef(Py_None);
}

static PyObject *read_reach(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot
        = kernel_arguments("spot_reach", count, 5) < 0 ? NULL : take_spot(arguments[0]);
    struct taken taken = {.count = 0};
    const struct spot_board *board;
    Py_buffer *out;
    int number, player, done = 0;
    if (spot == NULL || take_node(spot, arguments[1], 0, &number) < 0
        || take_board_of(spot, arguments[2], number, &board) < 0
        || take_number(arguments[3], "player", 0, 1, &player) < 0)
        return NULL;
    const int hands = spot->hands[player];
    if (kernel_take_next(&taken, &out, arguments[4], "reach", F32, 1, 1, SHAPE(hands)) == 0) {
        done = spot_read_reach(spot, number, board, player, spot->scratch);
        if (done)
            copy_rows(spot->scratch, spot->row[player], out->buf, 1, hands);
        else
            PyErr_NoMemory();
    }
    kernel_give_back(&taken);
    return done ? Py_NewRef(Py_None) : NULL;
}

/* What is asked of the values of a node, and where they go. */
struct request {
    int node, player, mode, actions, hands;
    const struct spot_board *board;
    float *value, *met, *action_values;
};

static int take_request(struct request *request, const struct spot *spot, struct taken *taken,
                        PyObject *const *arguments)
{
    Py_buffer *value, *met, *actions;
    if (take_node(spot, arguments[0], 0, &request->node) < 0
        || take_board_of(spot, arguments[1], request->node, &request->board) < 0
        || take_number(arguments[2], "player", 0, 1, &request->player) < 0
        || take_number(arguments[3], "mode", EVALUATE, BEST_RESPONSE, &request->mode) < 0)
        return -1;
    const struct spot_node *node = &spot->node[request->node];
    const int hands = request->hands = spot->hands[request->player];
    request->actions = node->kind == DECISION ? node->actions : 0;
    if (kernel_take_next(taken, &value, arguments[4], "values", F32, 1, 1, SHAPE(hands)) < 0
        || kernel_take_next(taken, &met, arguments[5], "met", F32, 1, 1, SHAPE(hands)) < 0
        || kernel_take_next(taken, &actions, arguments[6], "actions", F32, 2, 1,
                            SHAPE(request->actions, hands))
               < 0)
        return -1;
    request->value = value->buf;
    request->met = met->buf;
    request->action_values = actions->buf;
    return 0;
}

static int answer_request(struct spot *spot, const struct request *request, float *rows)
{
    const int row = spot->row[request->player];
    if (!spot_read_values(spot, request->node, request->board, request->player,
                          (enum spot_mode)request->mode, rows, rows + row,
                          request->actions > 0 ? rows + 2 * row : NULL))
        return 0;
    copy_rows(rows, row, request->value, 1, request->hands);
    copy_rows(rows + row, row, request->met, 1, request->hands);
    copy_rows(rows + 2 * row, row, request->action_values, request->actions, request->hands);
    return 1;
}

static PyObject *read_values(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot
        = kernel_arguments("spot_values", count, 8) < 0 ? NULL : take_spot(arguments[0]);
    struct taken taken = {.count = 0};
    struct request request;
    int done = 0;
    if (spot == NULL)
        return NULL;
    if (take_request(&request, spot, &taken, arguments + 1) == 0) {
        float *rows = PyMem_Calloc((size_t)(2 + request.actions)
                                       * (size_t)spot->row[request.player],
                                   sizeof *rows);
        spot->busy = 1;
        Py_BEGIN_ALLOW_THREADS
        done = rows != NULL && answer_request(spot, &request, rows);
        Py_END_ALLOW_THREADS
        spot->busy = 0;
        PyMem_Free(rows);
        if (!done)
            PyErr_NoMemory();
    }
    kernel_give_back(&taken);
    return done ? Py_NewRef(Py_None) : NULL;
}

/* ---- locks ----------------------------------------------------------------------------------- */

static int is_strategy(const float *strategy, int count)
{
    for (int i = 0; i < count; i++)
        if (!(strategy[i] >= 0 && strategy[i] <= 1))
            return 0;
    return 1;
}

static PyObject *lock(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot
        = kernel_arguments("spot_lock", count, 5) < 0 ? NULL : take_spot(arguments[0]);
    struct taken taken = {.count = 0};
    const struct spot_board *board = NULL;
    Py_buffer *strategy, *fixed;
    int number, done = 0;
    if (spot == NULL || take_node(spot, arguments[1], 1, &number) < 0
        || (arguments[2] != Py_None && take_board_of(spot, arguments[2], number, &board) < 0))
        return NULL;
    const struct spot_node *node = &spot->node[number];
    const int hands = spot->hands[node->player];
    if (kernel_take_next(&taken, &strategy, arguments[3], "strategy", F32, 2, 0,
                         SHAPE(node->actions, hands))
            == 0
        && kernel_take_next(&taken, &fixed, arguments[4], "fixed", U8, 1, 0, SHAPE(hands)) == 0) {
        if (!is_strategy(strategy->buf, node->actions * hands))
            PyErr_SetString(PyExc_ValueError, "strategy: shares from 0 to 1 are expected");
        else if (!(done = spot_add_lock(spot, number, board, strategy->buf, fixed->buf)))
            PyErr_NoMemory();
    }
    kernel_give_back(&taken);
    return done ? Py_NewRef(Py_None) : NULL;
}

static PyObject *unlock(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct spot *spot
        = kernel_arguments("spot_unlock", count, 1) < 0 ? NULL : take_spot(arguments[0]);
    if (spot == NULL)
        return NULL;
    spot_clear_locks(spot);
    Py_RETURN_NONE;
}

/* ---- records --------------------------------------------------------------------------------- */

static PyObject *record_bytes(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    const struct spot *spot
        = kernel_arguments("spot_record_bytes", count, 3) < 0 ? NULL : take_spot(arguments[0]);
    int node, bits;
    if (spot == NULL || take_node(spot, arguments[1], 1, &node) < 0
        || take_bits(arguments[2], &bits) < 0)
        return NULL;
    return PyLong_FromSize_t(spot_record_bytes(spot, node, bits));
}

static PyObject *move_record(const char *name, PyObject *const *arguments, Py_ssize_t count,
                             int saves)
{
    struct spot *spot = kernel_arguments(name, count, 4) < 0 ? NULL : take_spot(arguments[0]);
    struct taken taken = {.count = 0};
    Py_buffer *record;
    int node, bits, done = 0;
    if (spot == NULL || take_node(spot, arguments[1], 1, &node) < 0
        || take_bits(arguments[2], &bits) < 0)
        return NULL;
    const Py_ssize_t bytes = (Py_ssize_t)spot_record_bytes(spot, node, bits);
    if (kernel_take_next(&taken, &record, arguments[3], "record", U8, 1, saves, SHAPE(bytes))
        == 0) {
        spot->busy = 1;
        Py_BEGIN_ALLOW_THREADS
        done = saves ? spot_save_record(spot, node, bits, record->buf)
                     : spot_load_record(spot, node, bits, record->buf);
        Py_END_ALLOW_THREADS
        spot->busy = 0;
        if (!done)
            PyErr_NoMemory();
    }
    kernel_give_back(&taken);
    return done ? Py_NewRef(Py_None) : NULL;
}

static PyObject *save(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    return move_record("spot_save", arguments, count, 1);
}

static PyObject *restore(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    return move_record("spot_load", arguments, count, 0);
}

PyMethodDef spot_methods[] = {
    FAST("spot_new", spot_new, NULL),
    FAST("spot_measure", spot_measure, NULL),
    FAST("spot_iterate", iterate, NULL),
    FAST("spot_assess", assess, NULL),
    FAST("spot_strategy", read_strategy, NULL),
    FAST("spot_reach", read_reach, NULL),
    FAST("spot_values", read_values, NULL),
    FAST("spot_lock", lock, NULL),
    FAST("spot_unlock", unlock, NULL),
    FAST("spot_record_bytes", record_bytes, NULL),
    FAST("spot_save", save, NULL),
    FAST("spot_load", restore, NULL),
    {NULL, NULL, 0, NULL},
};
