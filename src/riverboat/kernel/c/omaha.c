/* Omaha evaluator: exactly two of four to six hole cards and three of three to five board cards.

   A row of omaha_rows holds the best value of each pair class on one board, without flushes.
   omaha_flushes holds the best flush of two suited hole cards. A flush does not exclude a full
   house, so the value is the maximum of both over all pairs. */

#include "kernel.h"
#include "ranking.h"
#include "card_words.h"

/* First row of boards of three, four and five cards. */
static const int BOARD_OFFSET[] = {[3] = 0, [4] = 455, [5] = 455 + 1820};

struct deal_rows {
    Py_buffer hole, board, out;
    Py_ssize_t rows;
    int hole_cards, board_cards;
    /* Distance between the boards of successive rows in bytes; 0 if one board is shared by all. */
    Py_ssize_t board_stride;
};

/* ---- one deal -------------------------------------------------------------------------------- */

/* Properties of a board that are shared by all hands. */
struct board {
    uint64_t mask;
    int is_invalid;
    /* Best value by pair class, without flushes. */
    const uint16_t *value_by_pair;
    /* Suit of at least three board cards, or -1, and the index of their rank set. */
    int flush_suit;
    unsigned set_index;
    /* Mask of the board's ranks from ace to eight, for lows. */
    unsigned low_ranks;
};

static struct board analyse_board(const uint8_t *cards, int board_cards)
{
    struct board board = {.flush_suit = -1};
    uint64_t word = EMPTY_HAND_WORD;
    for (int i = 0; i < board_cards; i++) {
        word += tables.card_words[cards[i]];
        board.mask |= card_mask(cards[i]);
    }
    board.is_invalid = (word & INVALID_CARD_BITS) != 0 || count_bits(board.mask) != board_cards;
    if (board.is_invalid)
        return board;
    const uint16_t *high = tables.high_halves + (board_cards - 3) * HIGH_HALF_ENTRIES;
    Py_ssize_t row =
        BOARD_OFFSET[board_cards] + high[word & 0xFFFFF] + tables.low_halves[word >> 20 & 0xFFFFF];
    board.value_by_pair = tables.omaha_rows + row * OMAHA_ROW_STRIDE;
    uint64_t flush_test = word + THREE_SUITED_OFFSET;
    if ((flush_test & FLUSH_BITS) != 0) {
        board.flush_suit = flush_suit(flush_test);
        board.set_index = tables.suited_place[suit_ranks(board.mask, board.flush_suit)];
    }
    uint64_t ranks = board.mask | board.mask >> 32;
    board.low_ranks = ace_low_ranks(suit_ranks(ranks, 0) | suit_ranks(ranks, 1)) & 0xFF;
    return board;
}

INLINE uint16_t best_flush(const struct board *board, const uint8_t *hole, int hole_cards)
{
    uint16_t best = 0;
    for (int i = 1; i < hole_cards; i++)
        for (int j = 0; j < i; j++)
            if ((hole[i] & 3) == board->flush_suit && (hole[j] & 3) == board->flush_suit) {
                int pair = tables.suited_pair[(hole[i] >> 2) * 13 + (hole[j] >> 2)];
                uint16_t value = tables.omaha_flushes[pair * SUITED_SETS + (int)board->set_index];
                best = value > best ? value : best;
            }
    return best;
}

INLINE uint16_t best_high(const struct board *board, const uint8_t *hole, int hole_cards)
{
    uint16_t best = 0;
    for (int i = 1; i < hole_cards; i++)
        for (int j = 0; j < i; j++) {
            uint16_t value =
                board->value_by_pair[tables.pair_class[(hole[i] >> 2) * 13 + (hole[j] >> 2)]];
            best = value > best ? value : best;
        }
    if (board->flush_suit >= 0) {
        uint16_t flush = best_flush(board, hole, hole_cards);
        best = flush > best ? flush : best;
    }
    return best;
}

INLINE uint16_t best_low(const struct board *board, const uint8_t *hole, int hole_cards)
{
    unsigned ranks = 0;
    for (int i = 0; i < hole_cards; i++)
        ranks |= 1u << (hole[i] >> 2);
    return tables.omaha_lows[(ace_low_ranks(ranks) & 0xFF) << 8 | board->low_ranks];
}

/* ---- rows of deals --------------------------------------------------------------------------- */

INLINE int is_valid_deal(const struct board *board, const uint8_t *hole, int hole_cards,
                         int board_cards)
{
    unsigned combined = 0;
    uint64_t mask = board->mask;
    for (int i = 0; i < hole_cards; i++) {
        combined |= hole[i] + 12u;
        mask |= card_mask(hole[i]);
    }
    return !board->is_invalid && combined < 64 && count_bits(mask) == hole_cards + board_cards;
}

INLINE Py_ssize_t rank_deals(const struct deal_rows *deal_rows, int hole_cards, int is_low)
{
    const uint8_t *hole = deal_rows->hole.buf, *cards = deal_rows->board.buf;
    const int board_cards = deal_rows->board_cards;
    uint16_t *out = deal_rows->out.buf;
    struct board board = {.flush_suit = -1};
    for (Py_ssize_t row = 0; row < deal_rows->rows;
         row++, hole += hole_cards, cards += deal_rows->board_stride) {
        if (row == 0 || deal_rows->board_stride != 0)
            board = analyse_board(cards, board_cards);
        if (UNLIKELY(!is_valid_deal(&board, hole, hole_cards, board_cards)))
            return row;
        out[row] =
            is_low ? best_low(&board, hole, hole_cards) : best_high(&board, hole, hole_cards);
    }
    return -1;
}

static Py_ssize_t rank_by_size(const struct deal_rows *deal_rows, int is_low)
{
    switch (deal_rows->hole_cards) {
    case 4:
        return is_low ? rank_deals(deal_rows, 4, 1) : rank_deals(deal_rows, 4, 0);
    case 5:
        return is_low ? rank_deals(deal_rows, 5, 1) : rank_deals(deal_rows, 5, 0);
    default:
        return is_low ? rank_deals(deal_rows, 6, 1) : rank_deals(deal_rows, 6, 0);
    }
}

void kernel_rank_omaha(enum ranking ranking, const uint8_t *hole, int hole_cards,
                       const uint8_t *boards, uint16_t *out, Py_ssize_t rows)
{
    const struct deal_rows deal_rows = {
        .hole = {.buf = (void *)hole},
        .board = {.buf = (void *)boards},
        .out = {.buf = out},
        .rows = rows,
        .hole_cards = hole_cards,
        .board_cards = 5,
        .board_stride = 5,
    };
    rank_by_size(&deal_rows, ranking == RANK_OMAHA_LOW);
}

uint16_t kernel_omaha_value(const uint8_t *hole, int hole_cards, const uint8_t *cards,
                            int board_cards)
{
    struct board board = analyse_board(cards, board_cards);
    return is_valid_deal(&board, hole, hole_cards, board_cards)
               ? best_high(&board, hole, hole_cards)
               : 0;
}

/* ---- methods (hole, board, out) -------------------------------------------------------------- */

static int check_length_range(const Py_buffer *view, const char *name, int dimension, int minimum,
                              int maximum)
{
    Py_ssize_t length = view->shape[dimension];
    if (length >= minimum && length <= maximum)
        return 0;
    PyErr_Format(PyExc_ValueError, "%s: %d to %d cards are expected, not %zd", name, minimum,
                 maximum, length);
    return -1;
}

static int acquire_board(struct deal_rows *deal_rows, PyObject *object)
{
    Py_buffer *board = &deal_rows->board;
    int dimensions = 2;
    if (PyObject_GetBuffer(object, board, PyBUF_STRIDES) == 0) {
        dimensions = board->ndim == 1 ? 1 : 2;
        PyBuffer_Release(board);
    } else
        PyErr_Clear();
    if (kernel_acquire_buffer(board, object, "board", U8, dimensions, 0) < 0)
        return -1;
    if (check_length_range(board, "board", dimensions - 1, 3, 5) < 0
        || (dimensions == 2 && kernel_check_length(board, "board", 0, deal_rows->rows) < 0)) {
        PyBuffer_Release(board);
        return -1;
    }
    deal_rows->board_cards = (int)board->shape[dimensions - 1];
    deal_rows->board_stride = dimensions == 2 ? deal_rows->board_cards : 0;
    return 0;
}

static int acquire_deals(struct deal_rows *deal_rows, PyObject *const *arguments)
{
    if (kernel_acquire_buffer(&deal_rows->hole, arguments[0], "hole", U8, 2, 0) < 0)
        return -1;
    deal_rows->rows = deal_rows->hole.shape[0];
    deal_rows->hole_cards = (int)deal_rows->hole.shape[1];
    if (check_length_range(&deal_rows->hole, "hole", 1, 4, 6) < 0
        || acquire_board(deal_rows, arguments[1]) < 0)
        goto release_hole;
    if (kernel_acquire_buffer(&deal_rows->out, arguments[2], "out", U16, 1, 1) < 0)
        goto release_board;
    if (kernel_check_length(&deal_rows->out, "out", 0, deal_rows->rows) == 0)
        return 0;
    PyBuffer_Release(&deal_rows->out);
release_board:
    PyBuffer_Release(&deal_rows->board);
release_hole:
    PyBuffer_Release(&deal_rows->hole);
    return -1;
}

static PyObject *run_ranking(const char *name, PyObject *const *arguments, Py_ssize_t count,
                             int is_low)
{
    struct deal_rows deal_rows;
    if (kernel_check_argument_count(name, count, 3) < 0 || kernel_require_tables(EVALUATION) < 0
        || kernel_require_tables(OMAHA) < 0 || acquire_deals(&deal_rows, arguments) < 0)
        return NULL;
    Py_ssize_t invalid_row;
    Py_BEGIN_ALLOW_THREADS
    invalid_row = rank_by_size(&deal_rows, is_low);
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&deal_rows.hole);
    PyBuffer_Release(&deal_rows.board);
    PyBuffer_Release(&deal_rows.out);
    return PyLong_FromSsize_t(invalid_row);
}

static PyObject *omaha(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    return run_ranking("omaha", arguments, count, 0);
}

static PyObject *omaha_low(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    return run_ranking("omaha_low", arguments, count, 1);
}

PyMethodDef omaha_methods[] = {
    FASTCALL_METHOD("omaha", omaha, NULL),
    FASTCALL_METHOD("omaha_low", omaha_low, NULL),
    {NULL, NULL, 0, NULL},
};
