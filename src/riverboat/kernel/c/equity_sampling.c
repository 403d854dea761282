/* Monte Carlo equity: random deals of a layout, ranked and counted by winners, as in
   winner_counts.py.

   Most rankings index tables by the sum of card words, which is added column by column. The
   others write the hand of each deal as a row of cards. */

#include <stdlib.h>

#include "deal_layout.h"
#include "card_words.h"

struct workspace {
    struct deal_block block;
    uint64_t word_sums[MAX_SEATS + 1][BLOCK_DEALS];
    uint8_t rows[MAX_HOLE_CARDS * BLOCK_DEALS], boards[BOARD_CARDS * BLOCK_DEALS];
    uint16_t flush_deals[BLOCK_DEALS], values[MAX_SEATS][BLOCK_DEALS], best_values[BLOCK_DEALS],
        winners[2][BLOCK_DEALS];
};

/* ---- ranking by card words ------------------------------------------------------------------- */

/* Lookup tables of a ranking: see struct ranker in evaluate.c. */
struct rank_tables {
    const uint16_t *values, *flushes, *low, *high;
};

/* Find the lookup tables of a ranking; return 0 if it has none for this hand size. */
static int find_rank_tables(enum ranking ranking, int size, struct rank_tables *rank_tables)
{
    const uint16_t *values, *flushes = NULL;
    switch (ranking) {
    case RANK_HIGH:
        values = tables.high_values, flushes = tables.high_flushes;
        break;
    case RANK_SHORT_DECK:
        values = tables.short_deck_values, flushes = tables.short_deck_flushes;
        break;
    case RANK_SHORT_DECK_TRIPS:
        values = tables.short_deck_trips_values, flushes = tables.short_deck_trips_flushes;
        break;
    case RANK_ACE_TO_FIVE:
        values = tables.ace_to_five_values;
        break;
    case RANK_DEUCE_TO_SEVEN:
        /* The best low of six or seven cards may avoid the flush. */
        if (size > 5)
            return 0;
        values = tables.deuce_to_seven_values, flushes = tables.deuce_to_seven_flushes;
        break;
    default:
        return 0;
    }
    rank_tables->values = values + VALUE_OFFSET[size];
    rank_tables->flushes = flushes;
    rank_tables->low = tables.low_halves;
    rank_tables->high = tables.high_halves + (size - 3) * HIGH_HALF_ENTRIES;
    return 1;
}

static void sum_card_words(const struct deal_layout *layout, struct workspace *workspace)
{
    uint64_t word_by_position[DECK] = {0};
    for (int position = 0; position < layout->sampler.live_count; position++)
        word_by_position[position] = tables.card_words[layout->live_cards[position]];
    for (int owner = 0; owner <= layout->seats; owner++) {
        const struct card_owner *slots = &layout->owners[owner];
        uint64_t *word_sums = workspace->word_sums[owner];
        uint64_t known_word = owner == layout->seats ? EMPTY_HAND_WORD : 0;
        for (int card = 0; card < slots->known_count; card++)
            known_word += tables.card_words[slots->cards[card]];
        for (int deal = 0; deal < BLOCK_DEALS; deal++)
            word_sums[deal] = known_word;
        for (int card = 0; card < slots->drawn_count; card++) {
            const uint8_t *positions = workspace->block.positions[slots->rows[card]];
            for (int deal = 0; deal < BLOCK_DEALS; deal++)
                word_sums[deal] += word_by_position[positions[deal]];
        }
    }
}

/* Rank mask of an owner's cards in one suit in one deal. */
static unsigned ranks_in_suit(const struct deal_layout *layout, const struct workspace *workspace,
                              int owner, int deal, unsigned suit)
{
    const struct card_owner *slots = &layout->owners[owner];
    unsigned ranks = 0;
    for (int i = 0; i < slots->known_count; i++)
        ranks |= (unsigned)((slots->cards[i] & 3) == suit) << (slots->cards[i] >> 2);
    for (int i = 0; i < slots->drawn_count; i++) {
        unsigned card = layout->live_cards[workspace->block.positions[slots->rows[i]][deal]];
        ranks |= (unsigned)((card & 3) == suit) << (card >> 2);
    }
    return ranks;
}

static void rank_by_card_words(const struct deal_layout *layout, struct workspace *workspace,
                               int seat, const struct rank_tables *rank_tables)
{
    const struct rank_tables local = *rank_tables;
    const uint64_t *hand = workspace->word_sums[seat], *board = workspace->word_sums[layout->seats];
    uint16_t *out = workspace->values[seat], *flush_deals = workspace->flush_deals;
    int count = 0;
    for (int deal = 0; deal < BLOCK_DEALS; deal++) {
        uint64_t word = hand[deal] + board[deal];
        out[deal] = local.values[local.high[word & 0xFFFFF] + local.low[word >> 20 & 0xFFFFF]];
        flush_deals[count] = (uint16_t)deal;
        count += (word & FLUSH_BITS) != 0;
    }
    if (local.flushes == NULL)
        return;
    for (int i = 0; i < count; i++) {
        int deal = flush_deals[i];
        unsigned suit = (unsigned)flush_suit(hand[deal] + board[deal]);
        out[deal] = local.flushes[ranks_in_suit(layout, workspace, seat, deal, suit)
                                  | ranks_in_suit(layout, workspace, layout->seats, deal, suit)];
    }
}

/* ---- ranking by rows ------------------------------------------------------------------------- */

/* Write an owner's cards of all deals into rows of `size` cards from a column on; return the
   next column. */
static int write_card_rows(const struct deal_layout *layout, const struct workspace *workspace,
                           int owner, uint8_t *rows, int size, int column)
{
    const struct card_owner *slots = &layout->owners[owner];
    for (int i = 0; i < slots->known_count; i++, column++)
        for (int deal = 0; deal < BLOCK_DEALS; deal++)
            rows[deal * size + column] = slots->cards[i];
    for (int i = 0; i < slots->drawn_count; i++, column++) {
        const uint8_t *positions = workspace->block.positions[slots->rows[i]];
        for (int deal = 0; deal < BLOCK_DEALS; deal++)
            rows[deal * size + column] = layout->live_cards[positions[deal]];
    }
    return column;
}

static void rank_by_rows(const struct deal_layout *layout, struct workspace *workspace, int seat,
                         enum ranking ranking, int count)
{
    const int hole_cards = owner_card_count(layout, seat),
              size = hole_cards + owner_card_count(layout, layout->seats);
    uint16_t *out = workspace->values[seat];
    if (ranking == RANK_OMAHA || ranking == RANK_OMAHA_LOW) {
        write_card_rows(layout, workspace, seat, workspace->rows, hole_cards, 0);
        kernel_rank_omaha(ranking, workspace->rows, hole_cards, workspace->boards, out, count);
    } else {
        int column = write_card_rows(layout, workspace, seat, workspace->rows, size, 0);
        write_card_rows(layout, workspace, layout->seats, workspace->rows, size, column);
        kernel_rank_rows(ranking, workspace->rows, out, count, size);
    }
}

/* ---- winners --------------------------------------------------------------------------------- */

/* Compute the mask of seats with the best value in each deal; 0 if the best value is 0. */
static void find_winners(const struct deal_layout *layout, struct workspace *workspace,
                         uint16_t *winners)
{
    memcpy(workspace->best_values, workspace->values[0], sizeof workspace->best_values);
    for (int seat = 1; seat < layout->seats; seat++)
        for (int deal = 0; deal < BLOCK_DEALS; deal++) {
            uint16_t value = workspace->values[seat][deal];
            workspace->best_values[deal] =
                value > workspace->best_values[deal] ? value : workspace->best_values[deal];
        }
    memset(winners, 0, BLOCK_DEALS * sizeof *winners);
    for (int seat = 0; seat < layout->seats; seat++)
        for (int deal = 0; deal < BLOCK_DEALS; deal++) {
            unsigned wins = workspace->values[seat][deal] == workspace->best_values[deal];
            winners[deal] = (uint16_t)(winners[deal] | wins << seat);
        }
    for (int deal = 0; deal < BLOCK_DEALS; deal++)
        winners[deal] = workspace->best_values[deal] == 0 ? 0 : winners[deal];
}

static void rank_block(const struct deal_layout *layout, struct workspace *workspace, int count)
{
    int has_words = 0, has_board_rows = 0;
    for (int i = 0; i < layout->ranking_count; i++) {
        enum ranking ranking = layout->rankings[i];
        if ((ranking == RANK_OMAHA || ranking == RANK_OMAHA_LOW) && !has_board_rows) {
            write_card_rows(layout, workspace, layout->seats, workspace->boards, BOARD_CARDS, 0);
            has_board_rows = 1;
        }
        for (int seat = 0; seat < layout->seats; seat++) {
            struct rank_tables rank_tables;
            int size = owner_card_count(layout, seat) + owner_card_count(layout, layout->seats);
            if (find_rank_tables(ranking, size, &rank_tables)) {
                if (!has_words)
                    sum_card_words(layout, workspace);
                has_words = 1;
                rank_by_card_words(layout, workspace, seat, &rank_tables);
            } else
                rank_by_rows(layout, workspace, seat, ranking, count);
        }
        find_winners(layout, workspace, workspace->winners[i]);
    }
}

static void count_block(const struct deal_layout *layout, const struct workspace *workspace,
                        int count, int64_t *counts)
{
    const uint16_t *high = workspace->winners[0], *low = workspace->winners[1];
    if (layout->ranking_count == 2)
        for (int deal = 0; deal < count; deal++)
            counts[(uint32_t)high[deal] | (uint32_t)low[deal] << layout->seats]++;
    else if (layout->seats == 2) {
        int first_wins = 0, second_wins = 0;
        for (int deal = 0; deal < count; deal++) {
            first_wins += high[deal] == 1;
            second_wins += high[deal] == 2;
        }
        counts[1] += first_wins;
        counts[2] += second_wins;
        counts[3] += count - first_wins - second_wins;
    } else
        for (int deal = 0; deal < count; deal++)
            counts[high[deal]]++;
}

/* Optional output for each deal: winners and picked range entries; NULL pointers disable it. */
struct deal_log {
    uint32_t *winners, *picked_entries;
};

static void log_block(const struct deal_layout *layout, const struct workspace *workspace,
                      int count, const struct deal_log *deal_log, uint64_t first_deal,
                      uint64_t deals)
{
    for (int deal = 0; deal < count; deal++) {
        uint32_t low = layout->ranking_count == 2 ? workspace->winners[1][deal] : 0;
        deal_log->winners[first_deal + (uint64_t)deal] =
            workspace->winners[0][deal] | low << layout->seats;
    }
    for (int i = 0; i < layout->sampler.range_count; i++)
        memcpy(deal_log->picked_entries + (uint64_t)i * deals + first_deal,
               workspace->block.picked_entries[i],
               (size_t)count * sizeof *deal_log->picked_entries);
}

/* Count deals by winners. Return -1, or the number of deals before one that exceeded
   max_attempts. */
static int64_t count_deals(const struct deal_layout *layout, struct workspace *workspace,
                           uint64_t first, uint64_t deals, int64_t *counts,
                           const struct deal_log *deal_log)
{
    for (uint64_t deals_done = 0; deals_done < deals; deals_done += BLOCK_DEALS) {
        int count = deals - deals_done < BLOCK_DEALS ? (int)(deals - deals_done) : BLOCK_DEALS;
        int dealt_count =
            kernel_deal_block(&layout->sampler, &workspace->block, first + deals_done, count);
        if (dealt_count < count)
            return (int64_t)deals_done + dealt_count;
        rank_block(layout, workspace, count);
        count_block(layout, workspace, count, counts);
        if (deal_log->winners != NULL)
            log_block(layout, workspace, count, deal_log, deals_done, deals);
    }
    return -1;
}

/* ---- Python method --------------------------------------------------------------------------- */

/* Parse the output arrays winners (deals,) and picked (ranges, deals), which may be empty. */
static int parse_deal_log(struct deal_log *deal_log, const struct deal_layout *layout,
                          const Py_buffer *views, uint64_t deals)
{
    if (views[ARRAY_WINNERS].shape[0] == 0)
        return 0;
    if ((uint64_t)views[ARRAY_WINNERS].shape[0] != deals
        || (uint64_t)views[ARRAY_PICKED].shape[1] != deals
        || views[ARRAY_PICKED].shape[0] != layout->sampler.range_count)
        return kernel_reject_layout("winners and picked");
    deal_log->winners = views[ARRAY_WINNERS].buf;
    deal_log->picked_entries = views[ARRAY_PICKED].buf;
    return 0;
}

/* sample(seats, ..., seed, attempts, first, deals), with the arrays of ARRAY_SPECS in between. */
static PyObject *sample(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_check_argument_count("sample", count, 5 + LAYOUT_ARRAYS) < 0
        || kernel_require_tables(EVALUATION) < 0 || kernel_require_tables(OMAHA) < 0)
        return NULL;
    const long seats = PyLong_AsLong(arguments[0]);
    struct deal_layout layout = {.seats = 0};
    PyObject *const *numbers = arguments + 1 + LAYOUT_ARRAYS;
    layout.sampler.seed = PyLong_AsUnsignedLongLong(numbers[0]);
    layout.sampler.max_attempts = PyLong_AsUnsignedLongLong(numbers[1]);
    const uint64_t first = PyLong_AsUnsignedLongLong(numbers[2]);
    const uint64_t deals = PyLong_AsUnsignedLongLong(numbers[3]);
    if (PyErr_Occurred())
        return NULL;
    layout.seats = seats < 0 || seats > MAX_SEATS ? 0 : (int)seats;

    struct buffer_list buffers = {.count = 0};
    const Py_buffer *views = buffers.views;
    struct deal_log deal_log = {NULL, NULL};
    PyObject *result = NULL;
    struct workspace *workspace = NULL;
    if (kernel_acquire_layout(&buffers, arguments + 1) < 0
        || kernel_parse_layout(&layout, views) < 0
        || parse_deal_log(&deal_log, &layout, views, deals) < 0)
        goto release;
    workspace = calloc(1, sizeof *workspace);
    if (workspace == NULL) {
        PyErr_NoMemory();
        goto release;
    }
    int64_t failed_deal;
    Py_BEGIN_ALLOW_THREADS
    failed_deal = count_deals(&layout, workspace, first, deals, views[ARRAY_COUNTS].buf, &deal_log);
    Py_END_ALLOW_THREADS
    result = PyLong_FromLongLong(failed_deal);
release:
    free(workspace);
    kernel_release_buffers(&buffers);
    return result;
}

PyMethodDef sample_methods[] = {
    FASTCALL_METHOD("sample", sample, NULL),
    {NULL, NULL, 0, NULL},
};
