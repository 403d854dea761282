/* Plans read from arrays, each number of which is looked at: a caller may be wrong. */

#include "plan.h"

/* The fewest and most cards, with the board, that a ranking ranks. */
static const struct {
    int least, most;
} SIZES[RANKINGS] = {
    [RANK_HIGH] = {5, 7},        [RANK_SHORT_DECK] = {5, 7},      [RANK_SHORT_DECK_TRIPS] = {5, 7},
    [RANK_OMAHA] = {9, 11},      [RANK_ACE_TO_FIVE] = {5, 7},     [RANK_DEUCE_TO_SEVEN] = {5, 7},
    [RANK_BADUGI] = {4, 4},      [RANK_BADUGI_ACE_HIGH] = {4, 4}, [RANK_EIGHT_OR_BETTER] = {5, 7},
    [RANK_OMAHA_LOW] = {9, 11},
};

static const struct {
    const char *name;
    enum element element;
    int dimensions;
} TAKEN[ARRAYS] = {
    [RANKING] = {"ranking", I64, 1}, [LIVE] = {"live", U8, 1},     [KNOWN] = {"known", U8, 1},
    [KNOWN_BY] = {"known_by", U8, 1}, [OWNERS] = {"owners", U8, 1}, [URNS] = {"urns", I64, 2},
    [CUT] = {"cut", U64, 1},         [OTHER] = {"other", U32, 1},  [MASKS] = {"masks", U64, 1},
    [PLACES] = {"places", U8, 1},    [COUNTS] = {"counts", I64, 1},
    [WINNERS] = {"winners", U32, 1}, [PICKED] = {"picked", U32, 2},
};

int kernel_take_plan(struct taken *taken, PyObject *const *arguments)
{
    Py_buffer *view;
    for (int i = 0; i < ARRAYS; i++)
        if (kernel_take_next(taken, &view, arguments[i], TAKEN[i].name, TAKEN[i].element,
                             TAKEN[i].dimensions, i >= COUNTS, SHAPE(ANY, ANY))
            < 0)
            return -1;
    return 0;
}

int kernel_unfit(const char *why)
{
    PyErr_Format(PyExc_ValueError, "sample: the arrays make no plan: %s", why);
    return -1;
}

/* Give a card to a holder: in a row of the block's places, or (row -1) a known one. */
static int give(struct plan *plan, int holder, uint8_t card, int row)
{
    if (holder > plan->seats)
        return kernel_unfit("a card for no seat");
    struct holder *to = &plan->holders[holder];
    if (to->known + to->dealt == MOST_HELD)
        return kernel_unfit("too many cards for a seat");
    if (row < 0)
        to->cards[to->known++] = card;
    else
        to->rows[to->dealt++] = (uint8_t)row;
    return 0;
}

static int all_below(const uint8_t *numbers, Py_ssize_t count, int limit)
{
    for (Py_ssize_t i = 0; i < count; i++)
        if (numbers[i] >= limit)
            return 0;
    return 1;
}

static int read_urns(struct plan *plan, const Py_buffer *views)
{
    struct dealing *dealing = &plan->dealing;
    const int64_t(*sizes)[2] = views[URNS].buf;
    Py_ssize_t entries = 0, places = 0;
    if (views[URNS].shape[1] != 2 || views[URNS].shape[0] > MAX_SEATS)
        return kernel_unfit("urns");
    if (views[OTHER].shape[0] != views[CUT].shape[0]
        || views[MASKS].shape[0] != views[CUT].shape[0])
        return kernel_unfit("urns of several sizes");
    dealing->urns = (int)views[URNS].shape[0];
    for (int i = 0; i < dealing->urns; i++) {
        const int64_t size = sizes[i][0], cards = sizes[i][1];
        if (size < 1 || size > views[CUT].shape[0] - entries || size > (int64_t)1 << 24 || cards < 1
            || cards > DECK)
            return kernel_unfit("an urn's size");
        if (size * cards > views[PLACES].shape[0] - places)
            return kernel_unfit("places");
        struct urn *urn = &dealing->urn[i];
        urn->entries = (uint64_t)size;
        urn->cards = (int)cards;
        urn->cut = (const uint64_t *)views[CUT].buf + entries;
        urn->other = (const uint32_t *)views[OTHER].buf + entries;
        urn->masks = (const uint64_t *)views[MASKS].buf + entries;
        urn->places = (const uint8_t *)views[PLACES].buf + places;
        for (int64_t entry = 0; entry < size; entry++)
            if (urn->other[entry] >= size)
                return kernel_unfit("an alias");
        entries += (Py_ssize_t)size;
        places += (Py_ssize_t)(size * cards);
        dealing->taken += (int)cards;
    }
    if (!all_below(views[PLACES].buf, places, dealing->live))
        return kernel_unfit("a place outside the deck");
    return 0;
}

static int read_cards(struct plan *plan, const Py_buffer *views)
{
    const uint8_t *known = views[KNOWN].buf, *known_by = views[KNOWN_BY].buf;
    const uint8_t *owners = views[OWNERS].buf;
    const Py_ssize_t rows = views[OWNERS].shape[0];
    if (views[KNOWN].shape[0] != views[KNOWN_BY].shape[0]
        || !all_below(known, views[KNOWN].shape[0], DECK))
        return kernel_unfit("known cards");
    for (Py_ssize_t i = 0; i < views[KNOWN].shape[0]; i++)
        if (give(plan, known_by[i], known[i], -1) < 0)
            return -1;
    if (rows > plan->dealing.live || rows < plan->dealing.taken)
        return kernel_unfit("more cards than the deck has");
    for (Py_ssize_t row = 0; row < rows; row++)
        if (give(plan, owners[row], 0, (int)row) < 0)
            return -1;
    plan->dealing.unknown = (int)rows - plan->dealing.taken;
    return 0;
}

static int check_sizes(const struct plan *plan)
{
    const int board = held_by(plan, plan->seats);
    for (int i = 0; i < plan->rankings; i++) {
        const enum ranking ranking = plan->ranking[i];
        if ((ranking == RANK_OMAHA || ranking == RANK_OMAHA_LOW) && board != BOARD)
            return kernel_unfit("a board of Omaha");
        for (int seat = 0; seat < plan->seats; seat++) {
            const int size = held_by(plan, seat) + board;
            if (size < SIZES[ranking].least || size > SIZES[ranking].most)
                return kernel_unfit("the size of a hand");
        }
    }
    return 0;
}

int kernel_read_plan(struct plan *plan, const Py_buffer *views)
{
    const int64_t *numbers = views[RANKING].buf;
    plan->rankings = (int)views[RANKING].shape[0];
    if (plan->rankings < 1 || plan->rankings > 2 || plan->seats < 2 || plan->seats > MAX_SEATS)
        return kernel_unfit("2 to 10 seats and 1 or 2 rankings");
    for (int i = 0; i < plan->rankings; i++) {
        if (numbers[i] < 0 || numbers[i] >= RANKINGS)
            return kernel_unfit("a ranking");
        plan->ranking[i] = (enum ranking)numbers[i];
    }
    if (views[COUNTS].shape[0] != (Py_ssize_t)1 << plan->seats * plan->rankings)
        return kernel_unfit("counts");
    if (views[LIVE].shape[0] > DECK || !all_below(views[LIVE].buf, views[LIVE].shape[0], DECK))
        return kernel_unfit("the deck");
    plan->dealing.live = (int)views[LIVE].shape[0];
    memcpy(plan->live, views[LIVE].buf, (size_t)plan->dealing.live);
    if (read_urns(plan, views) < 0 || read_cards(plan, views) < 0)
        return -1;
    return check_sizes(plan);
}
