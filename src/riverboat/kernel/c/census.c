/* All hands of so many cards, each ranked, counted by value: a test, a measure and a table. */

#include "words.h"

enum { VALUES_OF_HIGH = 7463, PAIRS = 1326, FIRST_OF_HIGH_HALF = 28 };

struct census {
    const uint16_t *values, *high;
    /* By value. Two hands that follow each other are counted apart, so that one need not wait for
       the other where both are worth the same. */
    uint32_t counts[2][VALUES_OF_HIGH];
    /* The last two cards of a hand, the lower one first: its pairs begin at `from`, and those that
       follow each other differ in rank. */
    uint64_t words[PAIRS], masks[PAIRS];
    int from[53];
};

static void list_pairs(struct census *census)
{
    int pair = 0;
    for (unsigned one = 0; one < 52; one++) {
        census->from[one] = pair;
        for (unsigned i = 0; i < 52; i++) {
            const unsigned other = i % 13 * 4 + i / 13;
            if (other <= one)
                continue;
            census->words[pair] = tables.card_words[one] + tables.card_words[other];
            census->masks[pair++] = mask_of(one) | mask_of(other);
        }
    }
    census->from[52] = PAIRS;
}

/* The value of the hand that a pair makes of other cards. Where both cards of the pair are of the
   high half, the low half stays as it is. */
INLINE unsigned value_with(const struct census *census, int pair, uint64_t word, uint64_t mask,
                           const uint16_t *values_of_low)
{
    const uint64_t all = word + census->words[pair];
    if (UNLIKELY((all & FIVE_OF_A_SUIT) != 0))
        return tables.high_flushes[ranks_in(mask | census->masks[pair], suit_of_five(all))];
    const size_t block = census->high[all & 0xFFFFF];
    if (values_of_low != NULL)
        return values_of_low[block];
    return census->values[block + tables.low_halves[all >> 20 & 0xFFFFF]];
}

/* The pairs of high cards, where two cards make a flush of the others, or do not. */
INLINE void count_high_pairs(struct census *census, int pair, uint64_t word, uint64_t mask,
                             int flushes)
{
    const uint16_t *values = census->values + tables.low_halves[word >> 20 & 0xFFFFF];
    const uint16_t *high = census->high + (word & 0xFFFFF);
    uint32_t *even = census->counts[0], *odd = census->counts[1];
    for (; pair + 1 < PAIRS; pair += 2) {
        unsigned one, other;
        if (flushes) {
            one = value_with(census, pair, word, mask, values);
            other = value_with(census, pair + 1, word, mask, values);
        }
        else {
            one = values[high[census->words[pair] & 0xFFFFF]];
            other = values[high[census->words[pair + 1] & 0xFFFFF]];
        }
        even[one]++;
        odd[other]++;
    }
    if (pair < PAIRS)
        even[value_with(census, pair, word, mask, values)]++;
}

/* One run through all pairs of higher cards: short loops in loops would end too often. */
static void count_pairs(struct census *census, unsigned first, uint64_t word, uint64_t mask)
{
    int pair = census->from[first];
    for (const int end = census->from[FIRST_OF_HIGH_HALF]; pair < end; pair++)
        census->counts[0][value_with(census, pair, word, mask, NULL)]++;
    if (((word + THREE_MAKE_FIVE) & FIVE_OF_A_SUIT) != 0)
        count_high_pairs(census, pair, word, mask, 1);
    else
        count_high_pairs(census, pair, word, mask, 0);
}

static void count_hands(struct census *census, unsigned first, int left, uint64_t word,
                        uint64_t mask)
{
    if (left == 2) {
        count_pairs(census, first, word, mask);
        return;
    }
    for (unsigned card = first; card < 52; card++)
        count_hands(census, card + 1, left - 1, word + tables.card_words[card],
                    mask | mask_of(card));
}

static PyObject *census(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_arguments("census", count, 2) < 0 || kernel_ready(EVALUATION) < 0)
        return NULL;
    long size = PyLong_AsLong(arguments[0]);
    if (size == -1 && PyErr_Occurred())
        return NULL;
    if (size < 5 || size > 7)
        return PyErr_Format(PyExc_ValueError, "size: 5 to 7 cards are expected, not %ld", size);
    Py_buffer counts;
    if (kernel_take(&counts, arguments[1], "counts", U32, 1, 1) < 0)
        return NULL;
    struct census *counted = NULL;
    if (kernel_expect(&counts, "counts", 0, VALUES_OF_HIGH) < 0)
        goto end;
    counted = PyMem_Malloc(sizeof *counted);
    if (counted == NULL) {
        PyErr_NoMemory();
        goto end;
    }
    counted->values = tables.high_values + FIRST_INDEX[size];
    counted->high = tables.high_halves + (size - 3) * HIGH_SUMS;
    memset(counted->counts, 0, sizeof counted->counts);
    Py_BEGIN_ALLOW_THREADS
    list_pairs(counted);
    count_hands(counted, 0, (int)size, SUIT_COUNTERS_START, 0);
    for (int value = 0; value < VALUES_OF_HIGH; value++)
        ((uint32_t *)counts.buf)[value] = counted->counts[0][value] + counted->counts[1][value];
    Py_END_ALLOW_THREADS
    PyMem_Free(counted);
end:
    PyBuffer_Release(&counts);
    if (counted == NULL)
        return NULL;
    Py_RETURN_NONE;
}

PyMethodDef census_methods[] = {
    FAST("census", census, NULL),
    {NULL, NULL, 0, NULL},
};
