/* Number of hands of 5 to 7 cards by value, over the whole deck: for tests, benchmarks and
   tables. */

#include "card_words.h"

enum { HIGH_VALUE_COUNT = 7463, CARD_PAIRS = 1326, FIRST_HIGH_HALF_CARD = 28 };

struct census {
    const uint16_t *values, *high_halves;
    /* Counts by value. Successive hands increment different arrays: two increments of the same
       counter would wait for each other. */
    uint32_t counts[2][HIGH_VALUE_COUNT];
    /* The last two cards of a hand, sorted by the lower card; pairs of the lower card c start at
       first_pair[c]. Successive pairs differ in rank, so that they seldom have the same value. */
    uint64_t pair_words[CARD_PAIRS], pair_masks[CARD_PAIRS];
    int first_pair[53];
};

static void list_pairs(struct census *census)
{
    int pair = 0;
    for (unsigned low = 0; low < 52; low++) {
        census->first_pair[low] = pair;
        for (unsigned i = 0; i < 52; i++) {
            const unsigned high = i % 13 * 4 + i / 13;
            if (high <= low)
                continue;
            census->pair_words[pair] = tables.card_words[low] + tables.card_words[high];
            census->pair_masks[pair++] = card_mask(low) | card_mask(high);
        }
    }
    census->first_pair[52] = CARD_PAIRS;
}

/* Value of a hand completed by a pair. If both cards are in the high half, the low half does not
   change and `low_half_values` is passed. */
INLINE unsigned hand_value(const struct census *census, int pair, uint64_t word, uint64_t mask,
                           const uint16_t *low_half_values)
{
    const uint64_t sum = word + census->pair_words[pair];
    if (UNLIKELY((sum & FLUSH_BITS) != 0))
        return tables.high_flushes[suit_ranks(mask | census->pair_masks[pair], flush_suit(sum))];
    const size_t block = census->high_halves[sum & 0xFFFFF];
    if (low_half_values != NULL)
        return low_half_values[block];
    return census->values[block + tables.low_halves[sum >> 20 & 0xFFFFF]];
}

/* Count the pairs from the high half, with or without possible flushes. */
INLINE void count_high_pairs(struct census *census, int pair, uint64_t word, uint64_t mask,
                             int can_flush)
{
    const uint16_t *values = census->values + tables.low_halves[word >> 20 & 0xFFFFF];
    const uint16_t *high = census->high_halves + (word & 0xFFFFF);
    uint32_t *even = census->counts[0], *odd = census->counts[1];
    for (; pair + 1 < CARD_PAIRS; pair += 2) {
        unsigned first_value, second_value;
        if (can_flush) {
            first_value = hand_value(census, pair, word, mask, values);
            second_value = hand_value(census, pair + 1, word, mask, values);
        } else {
            first_value = values[high[census->pair_words[pair] & 0xFFFFF]];
            second_value = values[high[census->pair_words[pair + 1] & 0xFFFFF]];
        }
        even[first_value]++;
        odd[second_value]++;
    }
    if (pair < CARD_PAIRS)
        even[hand_value(census, pair, word, mask, values)]++;
}

/* Iterate over all pairs of higher cards in one flat loop: short nested loops mispredict their
   exits. */
static void count_pairs(struct census *census, unsigned first, uint64_t word, uint64_t mask)
{
    int pair = census->first_pair[first];
    for (const int end = census->first_pair[FIRST_HIGH_HALF_CARD]; pair < end; pair++)
        census->counts[0][hand_value(census, pair, word, mask, NULL)]++;
    if (((word + THREE_SUITED_OFFSET) & FLUSH_BITS) != 0)
        count_high_pairs(census, pair, word, mask, 1);
    else
        count_high_pairs(census, pair, word, mask, 0);
}

static void count_hands(struct census *census, unsigned first, int cards_left, uint64_t word,
                        uint64_t mask)
{
    if (cards_left == 2) {
        count_pairs(census, first, word, mask);
        return;
    }
    for (unsigned card = first; card < 52; card++)
        count_hands(census, card + 1, cards_left - 1, word + tables.card_words[card],
                    mask | card_mask(card));
}

static PyObject *census(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_check_argument_count("census", count, 2) < 0
        || kernel_require_tables(EVALUATION) < 0)
        return NULL;
    long size = PyLong_AsLong(arguments[0]);
    if (size == -1 && PyErr_Occurred())
        return NULL;
    if (size < 5 || size > 7)
        return PyErr_Format(PyExc_ValueError, "size: 5 to 7 cards are expected, not %ld", size);
    Py_buffer counts;
    if (kernel_acquire_buffer(&counts, arguments[1], "counts", U32, 1, 1) < 0)
        return NULL;
    struct census *counter = NULL;
    if (kernel_check_length(&counts, "counts", 0, HIGH_VALUE_COUNT) < 0)
        goto end;
    counter = PyMem_Malloc(sizeof *counter);
    if (counter == NULL) {
        PyErr_NoMemory();
        goto end;
    }
    counter->values = tables.high_values + VALUE_OFFSET[size];
    counter->high_halves = tables.high_halves + (size - 3) * HIGH_HALF_ENTRIES;
    memset(counter->counts, 0, sizeof counter->counts);
    Py_BEGIN_ALLOW_THREADS
    list_pairs(counter);
    count_hands(counter, 0, (int)size, EMPTY_HAND_WORD, 0);
    for (int value = 0; value < HIGH_VALUE_COUNT; value++)
        ((uint32_t *)counts.buf)[value] = counter->counts[0][value] + counter->counts[1][value];
    Py_END_ALLOW_THREADS
    PyMem_Free(counter);
end:
    PyBuffer_Release(&counts);
    if (counter == NULL)
        return NULL;
    Py_RETURN_NONE;
}

PyMethodDef census_methods[] = {
    FASTCALL_METHOD("census", census, NULL),
    {NULL, NULL, 0, NULL},
};
