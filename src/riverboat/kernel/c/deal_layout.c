/* Validation of deal layouts from Python arrays. */

#include "deal_layout.h"

/* Smallest and largest number of cards of a hand, board included, by ranking. */
static const struct {
    int min_cards, max_cards;
} HAND_SIZES[RANKINGS] = {
    [RANK_HIGH] = {5, 7},       [RANK_SHORT_DECK] = {5, 7},      [RANK_SHORT_DECK_TRIPS] = {5, 7},
    [RANK_OMAHA] = {9, 11},     [RANK_ACE_TO_FIVE] = {5, 7},     [RANK_DEUCE_TO_SEVEN] = {5, 7},
    [RANK_BADUGI] = {4, 4},     [RANK_BADUGI_ACE_HIGH] = {4, 4}, [RANK_EIGHT_OR_BETTER] = {5, 7},
    [RANK_OMAHA_LOW] = {9, 11},
};

static const struct {
    const char *name;
    enum element element;
    int dimensions;
} ARRAY_SPECS[LAYOUT_ARRAYS] = {
    [ARRAY_RANKING] = {"ranking", I64, 1}, [ARRAY_LIVE] = {"live", U8, 1},
    [ARRAY_KNOWN] = {"known", U8, 1},      [ARRAY_KNOWN_BY] = {"known_by", U8, 1},
    [ARRAY_OWNERS] = {"owners", U8, 1},    [ARRAY_URNS] = {"urns", I64, 2},
    [ARRAY_CUT] = {"cut", U64, 1},         [ARRAY_OTHER] = {"other", U32, 1},
    [ARRAY_MASKS] = {"masks", U64, 1},     [ARRAY_PLACES] = {"places", U8, 1},
    [ARRAY_COUNTS] = {"counts", I64, 1},   [ARRAY_WINNERS] = {"winners", U32, 1},
    [ARRAY_PICKED] = {"picked", U32, 2},
};

int kernel_acquire_layout(struct buffer_list *buffers, PyObject *const *arguments)
{
    Py_buffer *view;
    for (int i = 0; i < LAYOUT_ARRAYS; i++)
        if (kernel_acquire_next(buffers, &view, arguments[i], ARRAY_SPECS[i].name,
                                ARRAY_SPECS[i].element, ARRAY_SPECS[i].dimensions,
                                i >= ARRAY_COUNTS, SHAPE(ANY_LENGTH, ANY_LENGTH))
            < 0)
            return -1;
    return 0;
}

int kernel_reject_layout(const char *reason)
{
    PyErr_Format(PyExc_ValueError, "sample: inconsistent arrays: %s", reason);
    return -1;
}

/* Assign a card to an owner: the known card `card`, or with row >= 0 the card drawn in that row. */
static int add_card(struct deal_layout *layout, int owner, uint8_t card, int row)
{
    if (owner > layout->seats)
        return kernel_reject_layout("an owner that is not a seat");
    struct card_owner *slots = &layout->owners[owner];
    if (slots->known_count + slots->drawn_count == MAX_HOLE_CARDS)
        return kernel_reject_layout("too many cards for a seat");
    if (row < 0)
        slots->cards[slots->known_count++] = card;
    else
        slots->rows[slots->drawn_count++] = (uint8_t)row;
    return 0;
}

static int are_below(const uint8_t *numbers, Py_ssize_t count, int limit)
{
    for (Py_ssize_t i = 0; i < count; i++)
        if (numbers[i] >= limit)
            return 0;
    return 1;
}

static int parse_ranges(struct deal_layout *layout, const Py_buffer *views)
{
    struct deal_sampler *sampler = &layout->sampler;
    const int64_t (*sizes)[2] = views[ARRAY_URNS].buf;
    Py_ssize_t entry_count = 0, position_count = 0;
    if (views[ARRAY_URNS].shape[1] != 2 || views[ARRAY_URNS].shape[0] > MAX_SEATS)
        return kernel_reject_layout("the shape of urns");
    if (views[ARRAY_OTHER].shape[0] != views[ARRAY_CUT].shape[0]
        || views[ARRAY_MASKS].shape[0] != views[ARRAY_CUT].shape[0])
        return kernel_reject_layout("urn arrays of different lengths");
    sampler->range_count = (int)views[ARRAY_URNS].shape[0];
    for (int i = 0; i < sampler->range_count; i++) {
        const int64_t range_entries = sizes[i][0], cards = sizes[i][1];
        if (range_entries < 1 || range_entries > views[ARRAY_CUT].shape[0] - entry_count
            || range_entries > (int64_t)1 << 24 || cards < 1 || cards > DECK)
            return kernel_reject_layout("the size of an urn");
        if (range_entries * cards > views[ARRAY_PLACES].shape[0] - position_count)
            return kernel_reject_layout("too few places");
        struct range_table *range = &sampler->ranges[i];
        range->entries = (uint64_t)range_entries;
        range->cards = (int)cards;
        range->threshold = (const uint64_t *)views[ARRAY_CUT].buf + entry_count;
        range->alias = (const uint32_t *)views[ARRAY_OTHER].buf + entry_count;
        range->masks = (const uint64_t *)views[ARRAY_MASKS].buf + entry_count;
        range->positions = (const uint8_t *)views[ARRAY_PLACES].buf + position_count;
        for (int64_t entry = 0; entry < range_entries; entry++)
            if (range->alias[entry] >= range_entries)
                return kernel_reject_layout("an alias out of bounds");
        entry_count += (Py_ssize_t)range_entries;
        position_count += (Py_ssize_t)(range_entries * cards);
        sampler->range_card_count += (int)cards;
    }
    if (!are_below(views[ARRAY_PLACES].buf, position_count, sampler->live_count))
        return kernel_reject_layout("a position outside the deck");
    return 0;
}

static int parse_cards(struct deal_layout *layout, const Py_buffer *views)
{
    const uint8_t *known = views[ARRAY_KNOWN].buf, *known_by = views[ARRAY_KNOWN_BY].buf;
    const uint8_t *owners = views[ARRAY_OWNERS].buf;
    const Py_ssize_t rows = views[ARRAY_OWNERS].shape[0];
    if (views[ARRAY_KNOWN].shape[0] != views[ARRAY_KNOWN_BY].shape[0]
        || !are_below(known, views[ARRAY_KNOWN].shape[0], DECK))
        return kernel_reject_layout("known cards");
    for (Py_ssize_t i = 0; i < views[ARRAY_KNOWN].shape[0]; i++)
        if (add_card(layout, known_by[i], known[i], -1) < 0)
            return -1;
    if (rows > layout->sampler.live_count || rows < layout->sampler.range_card_count)
        return kernel_reject_layout("more cards than the deck has");
    for (Py_ssize_t row = 0; row < rows; row++)
        if (add_card(layout, owners[row], 0, (int)row) < 0)
            return -1;
    layout->sampler.unknown_count = (int)rows - layout->sampler.range_card_count;
    return 0;
}

static int check_hand_sizes(const struct deal_layout *layout)
{
    const int board_cards = owner_card_count(layout, layout->seats);
    for (int i = 0; i < layout->ranking_count; i++) {
        const enum ranking ranking = layout->rankings[i];
        if ((ranking == RANK_OMAHA || ranking == RANK_OMAHA_LOW) && board_cards != BOARD_CARDS)
            return kernel_reject_layout("an Omaha board of another size than five");
        for (int seat = 0; seat < layout->seats; seat++) {
            const int size = owner_card_count(layout, seat) + board_cards;
            if (size < HAND_SIZES[ranking].min_cards || size > HAND_SIZES[ranking].max_cards)
                return kernel_reject_layout("a hand with too few or too many cards");
        }
    }
    return 0;
}

int kernel_parse_layout(struct deal_layout *layout, const Py_buffer *views)
{
    const int64_t *numbers = views[ARRAY_RANKING].buf;
    layout->ranking_count = (int)views[ARRAY_RANKING].shape[0];
    if (layout->ranking_count < 1 || layout->ranking_count > 2 || layout->seats < 2
        || layout->seats > MAX_SEATS)
        return kernel_reject_layout("2 to 10 seats and 1 or 2 rankings");
    for (int i = 0; i < layout->ranking_count; i++) {
        if (numbers[i] < 0 || numbers[i] >= RANKINGS)
            return kernel_reject_layout("an unknown ranking");
        layout->rankings[i] = (enum ranking)numbers[i];
    }
    if (views[ARRAY_COUNTS].shape[0] != (Py_ssize_t)1 << layout->seats * layout->ranking_count)
        return kernel_reject_layout("the length of counts");
    if (views[ARRAY_LIVE].shape[0] > DECK
        || !are_below(views[ARRAY_LIVE].buf, views[ARRAY_LIVE].shape[0], DECK))
        return kernel_reject_layout("an invalid deck");
    layout->sampler.live_count = (int)views[ARRAY_LIVE].shape[0];
    memcpy(layout->live_cards, views[ARRAY_LIVE].buf, (size_t)layout->sampler.live_count);
    if (parse_ranges(layout, views) < 0 || parse_cards(layout, views) < 0)
        return -1;
    return check_hand_sizes(layout);
}
