/* Omaha: exactly two of four to six hole cards, and exactly three of a board of three to five.

   A board's row of omaha_rows holds the best that each pair class makes with three of it, flushes
   aside; omaha_flushes the best flush of two suited hole cards. A flush does not rule out a full
   house here, so the best of all pairs by both counts. */

#include "kernel.h"
#include "rank.h"
#include "words.h"

/* Where the rows of boards of three, four and five begin. */
static const int FIRST_BOARD[] = {[3] = 0, [4] = 455, [5] = 455 + 1820};

struct deals {
    Py_buffer hole, board, out;
    Py_ssize_t rows;
    int held, shared;
    /* From one row's board to the next: 0 where one board is for all. */
    Py_ssize_t step;
};

/* ---- one deal -------------------------------------------------------------------------------- */

/* What a board offers to every hand. */
struct board {
    uint64_t mask;
    int no_card;
    /* Flushes aside, by pair class. */
    const uint16_t *row;
    /* The suit that three or more cards share, or -1, and where their ranks stand. */
    int suit;
    unsigned place;
    /* The ranks from ace to eight. */
    unsigned low;
};

static struct board board_of(const uint8_t *cards, int shared)
{
    struct board board = {.suit = -1};
    uint64_t word = SUIT_COUNTERS_START;
    for (int i = 0; i < shared; i++) {
        word += tables.card_words[cards[i]];
        board.mask |= mask_of(cards[i]);
    }
    board.no_card = (word & NO_CARD) != 0 || bits_in(board.mask) != shared;
    if (board.no_card)
        return board;
    const uint16_t *high = tables.high_halves + (shared - 3) * HIGH_SUMS;
    Py_ssize_t place = FIRST_BOARD[shared] + high[word & 0xFFFFF]
                       + tables.low_halves[word >> 20 & 0xFFFFF];
    board.row = tables.omaha_rows + place * OMAHA_ROW;
    uint64_t three = word + THREE_MAKE_FIVE;
    if ((three & FIVE_OF_A_SUIT) != 0) {
        board.suit = suit_of_five(three);
        board.place = tables.suited_place[ranks_in(board.mask, board.suit)];
    }
    uint64_t ranks = board.mask | board.mask >> 32;
    board.low = from_ace(ranks_in(ranks, 0) | ranks_in(ranks, 1)) & 0xFF;
    return board;
}

INLINE uint16_t best_flush(const struct board *board, const uint8_t *hole, int held)
{
    uint16_t best = 0;
    for (int i = 1; i < held; i++)
        for (int j = 0; j < i; j++)
            if ((hole[i] & 3) == board->suit && (hole[j] & 3) == board->suit) {
                int pair = tables.suited_pair[(hole[i] >> 2) * 13 + (hole[j] >> 2)];
                uint16_t value = tables.omaha_flushes[pair * SUITED_SETS + (int)board->place];
                best = value > best ? value : best;
            }
    return best;
}

INLINE uint16_t best_high(const struct board *board, const uint8_t *hole, int held)
{
    uint16_t best = 0;
    for (int i = 1; i < held; i++)
        for (int j = 0; j < i; j++) {
            uint16_t value = board->row[tables.pair_class[(hole[i] >> 2) * 13 + (hole[j] >> 2)]];
            best = value > best ? value : best;
        }
    if (board->suit >= 0) {
        uint16_t flush = best_flush(board, hole, held);
        best = flush > best ? flush : best;
    }
    return best;
}

INLINE uint16_t best_low(const struct board *board, const uint8_t *hole, int held)
{
    unsigned ranks = 0;
    for (int i = 0; i < held; i++)
        ranks |= 1u << (hole[i] >> 2);
    return tables.omaha_lows[(from_ace(ranks) & 0xFF) << 8 | board->low];
}

/* ---- rows of deals --------------------------------------------------------------------------- */

INLINE int can_be_dealt(const struct board *board, const uint8_t *hole, int held, int shared)
{
    unsigned all = 0;
    uint64_t mask = board->mask;
    for (int i = 0; i < held; i++) {
        all |= hole[i] + 12u;
        mask |= mask_of(hole[i]);
    }
    return !board->no_card && all < 64 && bits_in(mask) == held + shared;
}

INLINE Py_ssize_t rank_deals(const struct deals *deals, int held, int low)
{
    const uint8_t *hole = deals->hole.buf, *cards = deals->board.buf;
    const int shared = deals->shared;
    uint16_t *out = deals->out.buf;
    struct board board = {.suit = -1};
    for (Py_ssize_t row = 0; row < deals->rows; row++, hole += held, cards += deals->step) {
        if (row == 0 || deals->step != 0)
            board = board_of(cards, shared);
        if (UNLIKELY(!can_be_dealt(&board, hole, held, shared)))
            return row;
        out[row] = low ? best_low(&board, hole, held) : best_high(&board, hole, held);
    }
    return -1;
}

static Py_ssize_t rank_by_size(const struct deals *deals, int low)
{
    switch (deals->held) {
    case 4:
        return low ? rank_deals(deals, 4, 1) : rank_deals(deals, 4, 0);
    case 5:
        return low ? rank_deals(deals, 5, 1) : rank_deals(deals, 5, 0);
    default:
        return low ? rank_deals(deals, 6, 1) : rank_deals(deals, 6, 0);
    }
}

void kernel_rank_omaha(enum ranking ranking, const uint8_t *hole, int held, const uint8_t *boards,
                       uint16_t *out, Py_ssize_t rows)
{
    const struct deals deals = {
        .hole = {.buf = (void *)hole},
        .board = {.buf = (void *)boards},
        .out = {.buf = out},
        .rows = rows,
        .held = held,
        .shared = 5,
        .step = 5,
    };
    rank_by_size(&deals, ranking == RANK_OMAHA_LOW);
}

uint16_t kernel_one_omaha(const uint8_t *hole, int held, const uint8_t *cards, int shared)
{
    struct board board = board_of(cards, shared);
    return can_be_dealt(&board, hole, held, shared) ? best_high(&board, hole, held) : 0;
}

/* ---- methods (hole, board, out) -------------------------------------------------------------- */

static int length_between(const Py_buffer *view, const char *name, int dimension, int least,
                          int most)
{
    Py_ssize_t length = view->shape[dimension];
    if (length >= least && length <= most)
        return 0;
    PyErr_Format(PyExc_ValueError, "%s: %d to %d cards are expected, not %zd", name, least, most,
                 length);
    return -1;
}

static int take_board(struct deals *deals, PyObject *object)
{
    Py_buffer *board = &deals->board;
    int dimensions = 2;
    if (PyObject_GetBuffer(object, board, PyBUF_STRIDES) == 0) {
        dimensions = board->ndim == 1 ? 1 : 2;
        PyBuffer_Release(board);
    }
    else
        PyErr_Clear();
    if (kernel_take(board, object, "board", U8, dimensions, 0) < 0)
        return -1;
    if (length_between(board, "board", dimensions - 1, 3, 5) < 0
        || (dimensions == 2 && kernel_expect(board, "board", 0, deals->rows) < 0)) {
        PyBuffer_Release(board);
        return -1;
    }
    deals->shared = (int)board->shape[dimensions - 1];
    deals->step = dimensions == 2 ? deals->shared : 0;
    return 0;
}

static int take_deals(struct deals *deals, PyObject *const *arguments)
{
    if (kernel_take(&deals->hole, arguments[0], "hole", U8, 2, 0) < 0)
        return -1;
    deals->rows = deals->hole.shape[0];
    deals->held = (int)deals->hole.shape[1];
    if (length_between(&deals->hole, "hole", 1, 4, 6) < 0 || take_board(deals, arguments[1]) < 0)
        goto no_board;
    if (kernel_take(&deals->out, arguments[2], "out", U16, 1, 1) < 0)
        goto no_out;
    if (kernel_expect(&deals->out, "out", 0, deals->rows) == 0)
        return 0;
    PyBuffer_Release(&deals->out);
no_out:
    PyBuffer_Release(&deals->board);
no_board:
    PyBuffer_Release(&deals->hole);
    return -1;
}

static PyObject *rank_all(const char *name, PyObject *const *arguments, Py_ssize_t count, int low)
{
    struct deals deals;
    if (kernel_arguments(name, count, 3) < 0 || kernel_ready(EVALUATION) < 0
        || kernel_ready(OMAHA) < 0 || take_deals(&deals, arguments) < 0)
        return NULL;
    Py_ssize_t fault;
    Py_BEGIN_ALLOW_THREADS
    fault = rank_by_size(&deals, low);
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&deals.hole);
    PyBuffer_Release(&deals.board);
    PyBuffer_Release(&deals.out);
    return PyLong_FromSsize_t(fault);
}

static PyObject *omaha(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    return rank_all("omaha", arguments, count, 0);
}

static PyObject *omaha_low(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    return rank_all("omaha_low", arguments, count, 1);
}

PyMethodDef omaha_methods[] = {
    FAST("omaha", omaha, NULL),
    FAST("omaha_low", omaha_low, NULL),
    {NULL, NULL, 0, NULL},
};
