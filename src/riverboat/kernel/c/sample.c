/* Monte Carlo: the deals of a plan ranked, and counted by who wins them, as winner_counts.py does.

   Most rankings look up the sum of a hand's card words, which is added up column by column; for the
   others the hand of each deal is written out as a row. */

#include <stdlib.h>

#include "plan.h"
#include "words.h"

struct work {
    struct block block;
    uint64_t words[MAX_SEATS + 1][DEALS];
    uint8_t rows[MOST_HELD * DEALS], boards[BOARD * DEALS];
    uint16_t suited[DEALS], values[MAX_SEATS][DEALS], best[DEALS], winners[2][DEALS];
};

/* ---- by words -------------------------------------------------------------------------------- */

/* Where sums of words lead: see struct order of evaluate.c. */
struct lookup {
    const uint16_t *values, *flushes, *low, *high;
};

/* Whether a ranking looks up words, and then where. */
static int lookup_of(enum ranking ranking, int size, struct lookup *lookup)
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
        /* More cards than five may make a better low without their flush. */
        if (size > 5)
            return 0;
        values = tables.deuce_to_seven_values, flushes = tables.deuce_to_seven_flushes;
        break;
    default:
        return 0;
    }
    lookup->values = values + FIRST_INDEX[size];
    lookup->flushes = flushes;
    lookup->low = tables.low_halves;
    lookup->high = tables.high_halves + (size - 3) * HIGH_SUMS;
    return 1;
}

static void add_words(const struct plan *plan, struct work *work)
{
    uint64_t word_at[DECK] = {0};
    for (int place = 0; place < plan->dealing.live; place++)
        word_at[place] = tables.card_words[plan->live[place]];
    for (int holder = 0; holder <= plan->seats; holder++) {
        const struct holder *cards = &plan->holders[holder];
        uint64_t *words = work->words[holder];
        uint64_t known = holder == plan->seats ? SUIT_COUNTERS_START : 0;
        for (int card = 0; card < cards->known; card++)
            known += tables.card_words[cards->cards[card]];
        for (int deal = 0; deal < DEALS; deal++)
            words[deal] = known;
        for (int card = 0; card < cards->dealt; card++) {
            const uint8_t *places = work->block.places[cards->rows[card]];
            for (int deal = 0; deal < DEALS; deal++)
                words[deal] += word_at[places[deal]];
        }
    }
}

/* The ranks that a holder has in a suit in one deal. */
static unsigned ranks_held(const struct plan *plan, const struct work *work, int holder, int deal,
                           unsigned suit)
{
    const struct holder *cards = &plan->holders[holder];
    unsigned ranks = 0;
    for (int i = 0; i < cards->known; i++)
        ranks |= (unsigned)((cards->cards[i] & 3) == suit) << (cards->cards[i] >> 2);
    for (int i = 0; i < cards->dealt; i++) {
        unsigned card = plan->live[work->block.places[cards->rows[i]][deal]];
        ranks |= (unsigned)((card & 3) == suit) << (card >> 2);
    }
    return ranks;
}

static void rank_by_words(const struct plan *plan, struct work *work, int seat,
                          const struct lookup *lookup)
{
    const struct lookup here = *lookup;
    const uint64_t *hand = work->words[seat], *board = work->words[plan->seats];
    uint16_t *out = work->values[seat], *suited = work->suited;
    int count = 0;
    for (int deal = 0; deal < DEALS; deal++) {
        uint64_t word = hand[deal] + board[deal];
        out[deal] = here.values[here.high[word & 0xFFFFF] + here.low[word >> 20 & 0xFFFFF]];
        suited[count] = (uint16_t)deal;
        count += (word & FIVE_OF_A_SUIT) != 0;
    }
    if (here.flushes == NULL)
        return;
    for (int i = 0; i < count; i++) {
        int deal = suited[i];
        unsigned suit = (unsigned)suit_of_five(hand[deal] + board[deal]);
        out[deal] = here.flushes[ranks_held(plan, work, seat, deal, suit)
                                 | ranks_held(plan, work, plan->seats, deal, suit)];
    }
}

/* ---- by rows --------------------------------------------------------------------------------- */

/* Write what a holder has in each deal into rows of `size`, from a column on; the next column. */
static int write_rows(const struct plan *plan, const struct work *work, int holder, uint8_t *rows,
                      int size, int column)
{
    const struct holder *cards = &plan->holders[holder];
    for (int i = 0; i < cards->known; i++, column++)
        for (int deal = 0; deal < DEALS; deal++)
            rows[deal * size + column] = cards->cards[i];
    for (int i = 0; i < cards->dealt; i++, column++) {
        const uint8_t *places = work->block.places[cards->rows[i]];
        for (int deal = 0; deal < DEALS; deal++)
            rows[deal * size + column] = plan->live[places[deal]];
    }
    return column;
}

static void rank_by_rows(const struct plan *plan, struct work *work, int seat,
                         enum ranking ranking, int count)
{
    const int held = held_by(plan, seat), size = held + held_by(plan, plan->seats);
    uint16_t *out = work->values[seat];
    if (ranking == RANK_OMAHA || ranking == RANK_OMAHA_LOW) {
        write_rows(plan, work, seat, work->rows, held, 0);
        kernel_rank_omaha(ranking, work->rows, held, work->boards, out, count);
    }
    else {
        int column = write_rows(plan, work, seat, work->rows, size, 0);
        write_rows(plan, work, plan->seats, work->rows, size, column);
        kernel_rank_rows(ranking, work->rows, out, count, size);
    }
}

/* ---- who wins -------------------------------------------------------------------------------- */

/* The bits of those who have the best value in each deal; nobody where that is 0. */
static void name_winners(const struct plan *plan, struct work *work, uint16_t *winners)
{
    memcpy(work->best, work->values[0], sizeof work->best);
    for (int seat = 1; seat < plan->seats; seat++)
        for (int deal = 0; deal < DEALS; deal++) {
            uint16_t value = work->values[seat][deal];
            work->best[deal] = value > work->best[deal] ? value : work->best[deal];
        }
    memset(winners, 0, DEALS * sizeof *winners);
    for (int seat = 0; seat < plan->seats; seat++)
        for (int deal = 0; deal < DEALS; deal++) {
            unsigned wins = work->values[seat][deal] == work->best[deal];
            winners[deal] = (uint16_t)(winners[deal] | wins << seat);
        }
    for (int deal = 0; deal < DEALS; deal++)
        winners[deal] = work->best[deal] == 0 ? 0 : winners[deal];
}

static void rank_block(const struct plan *plan, struct work *work, int count)
{
    int with_words = 0, with_boards = 0;
    for (int i = 0; i < plan->rankings; i++) {
        enum ranking ranking = plan->ranking[i];
        if ((ranking == RANK_OMAHA || ranking == RANK_OMAHA_LOW) && !with_boards) {
            write_rows(plan, work, plan->seats, work->boards, BOARD, 0);
            with_boards = 1;
        }
        for (int seat = 0; seat < plan->seats; seat++) {
            struct lookup lookup;
            int size = held_by(plan, seat) + held_by(plan, plan->seats);
            if (lookup_of(ranking, size, &lookup)) {
                if (!with_words)
                    add_words(plan, work);
                with_words = 1;
                rank_by_words(plan, work, seat, &lookup);
            }
            else
                rank_by_rows(plan, work, seat, ranking, count);
        }
        name_winners(plan, work, work->winners[i]);
    }
}

static void count_block(const struct plan *plan, const struct work *work, int count,
                        int64_t *counts)
{
    const uint16_t *high = work->winners[0], *low = work->winners[1];
    if (plan->rankings == 2)
        for (int deal = 0; deal < count; deal++)
            counts[(uint32_t)high[deal] | (uint32_t)low[deal] << plan->seats]++;
    else if (plan->seats == 2) {
        int first = 0, second = 0;
        for (int deal = 0; deal < count; deal++) {
            first += high[deal] == 1;
            second += high[deal] == 2;
        }
        counts[1] += first;
        counts[2] += second;
        counts[3] += count - first - second;
    }
    else
        for (int deal = 0; deal < count; deal++)
            counts[high[deal]]++;
}

/* Where to write, for each deal, who won and what was drawn from the urns; or not, if NULL. */
struct story {
    uint32_t *winners, *picked;
};

static void tell_block(const struct plan *plan, const struct work *work, int count,
                       const struct story *story, uint64_t done, uint64_t deals)
{
    for (int deal = 0; deal < count; deal++) {
        uint32_t low = plan->rankings == 2 ? work->winners[1][deal] : 0;
        story->winners[done + (uint64_t)deal] = work->winners[0][deal] | low << plan->seats;
    }
    for (int i = 0; i < plan->dealing.urns; i++)
        memcpy(story->picked + (uint64_t)i * deals + done, work->block.picked[i],
               (size_t)count * sizeof *story->picked);
}

/* Count deals by their winners: -1, or how many deals there were before one that cannot be dealt. */
static int64_t count_deals(const struct plan *plan, struct work *work, uint64_t first,
                           uint64_t deals, int64_t *counts, const struct story *story)
{
    for (uint64_t done = 0; done < deals; done += DEALS) {
        int count = deals - done < DEALS ? (int)(deals - done) : DEALS;
        int dealt = kernel_deal_block(&plan->dealing, &work->block, first + done, count);
        if (dealt < count)
            return (int64_t)done + dealt;
        rank_block(plan, work, count);
        count_block(plan, work, count, counts);
        if (story->winners != NULL)
            tell_block(plan, work, count, story, done, deals);
    }
    return -1;
}

/* ---- from Python ----------------------------------------------------------------------------- */

/* A story is told if there is room for it: winners (deals,) and picked (urns, deals). */
static int read_story(struct story *story, const struct plan *plan, const Py_buffer *views,
                      uint64_t deals)
{
    if (views[WINNERS].shape[0] == 0)
        return 0;
    if ((uint64_t)views[WINNERS].shape[0] != deals || (uint64_t)views[PICKED].shape[1] != deals
        || views[PICKED].shape[0] != plan->dealing.urns)
        return kernel_unfit("winners and picked");
    story->winners = views[WINNERS].buf;
    story->picked = views[PICKED].buf;
    return 0;
}

/* sample(seats, ..., seed, attempts, first, deals): the arrays between are those of TAKEN. */
static PyObject *sample(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_arguments("sample", count, 5 + ARRAYS) < 0 || kernel_ready(EVALUATION) < 0
        || kernel_ready(OMAHA) < 0)
        return NULL;
    const long seats = PyLong_AsLong(arguments[0]);
    struct plan plan = {.seats = 0};
    PyObject *const *numbers = arguments + 1 + ARRAYS;
    plan.dealing.seed = PyLong_AsUnsignedLongLong(numbers[0]);
    plan.dealing.attempts = PyLong_AsUnsignedLongLong(numbers[1]);
    const uint64_t first = PyLong_AsUnsignedLongLong(numbers[2]);
    const uint64_t deals = PyLong_AsUnsignedLongLong(numbers[3]);
    if (PyErr_Occurred())
        return NULL;
    plan.seats = seats < 0 || seats > MAX_SEATS ? 0 : (int)seats;

    struct taken taken = {.count = 0};
    const Py_buffer *views = taken.views;
    struct story story = {NULL, NULL};
    PyObject *answer = NULL;
    struct work *work = NULL;
    if (kernel_take_plan(&taken, arguments + 1) < 0 || kernel_read_plan(&plan, views) < 0
        || read_story(&story, &plan, views, deals) < 0)
        goto done;
    work = calloc(1, sizeof *work);
    if (work == NULL) {
        PyErr_NoMemory();
        goto done;
    }
    int64_t stuck;
    Py_BEGIN_ALLOW_THREADS
    stuck = count_deals(&plan, work, first, deals, views[COUNTS].buf, &story);
    Py_END_ALLOW_THREADS
    answer = PyLong_FromLongLong(stuck);
done:
    free(work);
    kernel_give_back(&taken);
    return answer;
}

PyMethodDef sample_methods[] = {
    FAST("sample", sample, NULL),
    {NULL, NULL, 0, NULL},
};
