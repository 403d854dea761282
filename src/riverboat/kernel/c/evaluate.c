/* Rows of cards ranked: high, short deck, ace-to-five, eight-or-better, deuce-to-seven, badugi.

   The sum of the words of a hand's cards holds the place of its ranks and counts its suits; the sum
   of the words of its four suits holds the same place and the value of its flush (split_index.py). */

#include "kernel.h"
#include "rank.h"
#include "twice.h"
#include "words.h"

/* Rows that are checked and then ranked while they are in the nearest cache. */
enum { BLOCK = 1024 };

/* What five or more cards of one suit mean. */
enum suited { NOTHING, FLUSH, FLUSH_OF_FIVE };

/* A ranking, and where the places of hands of one size lead. */
struct order {
    enum suited suited;
    int size;
    uint64_t deck;
    const uint16_t *values, *flushes, *low, *high;
    const uint64_t *card_words, *suit_words;
};

/* ---- one hand -------------------------------------------------------------------------------- */

INLINE uint16_t by_ranks(const struct order *order, uint64_t word)
{
    const size_t block = order->high[word & 0xFFFFF];
    return order->values[block + order->low[word >> 20 & 0xFFFFF]];
}

INLINE uint64_t sum_of_words(const uint64_t *card_words, const uint8_t *cards, int size)
{
    uint64_t sum = SUIT_COUNTERS_START;
    for (int i = 0; i < size; i++)
        sum += card_words[cards[i]];
    return sum;
}

static unsigned ranks_of_suit(const uint8_t *cards, int size, int suit)
{
    unsigned ranks = 0;
    for (int i = 0; i < size; i++)
        if ((cards[i] & 3) == suit)
            ranks |= 1u << (cards[i] >> 2);
    return ranks & 8191u;
}

/* The best five of six or seven cards where a flush counts against them. */
static uint16_t best_five_of(const struct order *order, const uint8_t *cards, uint64_t word)
{
    struct order five = *order;
    five.high = tables.high_halves + 2 * HIGH_SUMS;
    five.values = order->values - FIRST_INDEX[order->size];
    uint16_t best = 0;
    for (int i = 0; i < order->size; i++)
        /* Of seven cards a second one is left out, j; of six there is none at 6. */
        for (int j = order->size == 6 ? 6 : i + 1; j < 7; j++) {
            uint64_t left = word - order->card_words[cards[i]];
            if (j < order->size)
                left -= order->card_words[cards[j]];
            uint16_t value = by_ranks(&five, left);
            if ((left & FIVE_OF_A_SUIT) != 0) {
                uint8_t played[5];
                int count = 0;
                for (int k = 0; k < order->size; k++)
                    if (k != i && k != j)
                        played[count++] = cards[k];
                value = order->flushes[ranks_of_suit(played, 5, suit_of_five(left))];
            }
            if (value > best)
                best = value;
        }
    return best;
}

/* A hand with five or more of one suit. */
static uint16_t suited_value(const struct order *order, const uint8_t *cards, uint64_t word)
{
    if (order->suited == FLUSH_OF_FIVE && order->size > 5)
        return best_five_of(order, cards, word);
    return order->flushes[ranks_of_suit(cards, order->size, suit_of_five(word))];
}

static uint16_t suited_value_of_mask(const struct order *order, uint64_t mask)
{
    uint8_t cards[7] = {0};
    int count = 0;
    for (int card = 0; card < 52 && count < 7; card++)
        if ((mask & mask_of((unsigned)card)) != 0)
            cards[count++] = (uint8_t)card;
    if (count != order->size)
        return 0;
    return suited_value(order, cards, sum_of_words(order->card_words, cards, order->size));
}

/* ---- rows of cards --------------------------------------------------------------------------- */

/* Rank rows of cards of which none is there twice; -1 where one is no card. */
INLINE int rank_block(const struct order *order, const uint8_t *cards, uint16_t *out,
                      Py_ssize_t rows, int size, uint64_t special)
{
    const struct order here = *order;
    for (Py_ssize_t row = 0; row < rows; row++, cards += size) {
        uint64_t word = sum_of_words(here.card_words, cards, size);
        if (UNLIKELY((word & special) != 0)) {
            if ((word & NO_CARD) != 0)
                return -1;
            out[row] = suited_value(order, cards, word);
        }
        else
            out[row] = by_ranks(&here, word);
    }
    return 0;
}

/* The first row at fault of a block that has one. */
static Py_ssize_t fault_in(const struct order *order, const uint8_t *cards, Py_ssize_t rows)
{
    Py_ssize_t fault = kernel_first_fault(cards, rows, order->size, order->deck);
    return fault < 0 ? 0 : fault;
}

/* The first row at fault, or -1. */
INLINE Py_ssize_t rank_cards(const struct order *order, const uint8_t *cards, uint16_t *out,
                             Py_ssize_t rows, int size, uint64_t special)
{
    for (Py_ssize_t first = 0; first < rows; first += BLOCK, cards += BLOCK * size) {
        Py_ssize_t count = rows - first < BLOCK ? rows - first : BLOCK;
        if (kernel_card_twice(cards, count, size)
            || rank_block(order, cards, out + first, count, size, special) < 0)
            return first + fault_in(order, cards, count);
    }
    return -1;
}

#define RANK_BY_SIZE(function, order, cards, out, rows, special)                \
    ((order)->size == 5   ? function(order, cards, out, rows, 5, special)       \
     : (order)->size == 6 ? function(order, cards, out, rows, 6, special)       \
                          : function(order, cards, out, rows, 7, special))

#ifdef HAS_AVX2

/* The same, and a few rows are looked at and ranked at once: the two keep different parts of the
   processor busy. */
WITH_AVX2 INLINE Py_ssize_t rank_cards_as_seen(const struct order *order, const uint8_t *cards,
                                               uint16_t *out, Py_ssize_t rows, int size,
                                               uint64_t special)
{
    const struct turns turns = turns_of(size);
    const int step = rows_at_once(size);
    Py_ssize_t row = 0;
    while (row + step < rows) {
        const Py_ssize_t first = row;
        __m256i twice = _mm256_setzero_si256();
        int done = 0;
        for (; row + step < rows && row < first + BLOCK; row += step) {
            twice = _mm256_or_si256(twice, seen_twice(&turns, cards + row * size, size));
            done |= rank_block(order, cards + row * size, out + row, step, size, special);
        }
        if (done < 0 || is_any(&turns, twice))
            return first + fault_in(order, cards + first * size, row - first);
    }
    Py_ssize_t fault = rank_cards(order, cards + row * size, out + row, rows - row, size, special);
    return fault < 0 ? fault : row + fault;
}

WITH_AVX2 static Py_ssize_t rank_with_avx2(const struct order *order, const uint8_t *cards,
                                           uint16_t *out, Py_ssize_t rows, uint64_t special)
{
    return RANK_BY_SIZE(rank_cards_as_seen, order, cards, out, rows, special);
}

#endif

static Py_ssize_t rank_cards_by_size(const struct order *order, const uint8_t *cards,
                                     uint16_t *out, Py_ssize_t rows)
{
    uint64_t special = order->suited == NOTHING ? NO_CARD : NO_CARD | FIVE_OF_A_SUIT;
#ifdef HAS_AVX2
    if (HAS_AVX2)
        return rank_with_avx2(order, cards, out, rows, special);
#endif
    return RANK_BY_SIZE(rank_cards, order, cards, out, rows, special);
}

/* ---- rows of masks --------------------------------------------------------------------------- */

INLINE Py_ssize_t rank_masks(const struct order *order, const uint64_t *masks, uint16_t *out,
                             Py_ssize_t rows, int suited)
{
    const struct order here = *order;
    const uint64_t right = (uint64_t)here.size << 40;
    for (Py_ssize_t first = 0; first < rows; first += BLOCK) {
        Py_ssize_t count = rows - first < BLOCK ? rows - first : BLOCK;
        uint64_t all = 0, wrong = 0;
        for (Py_ssize_t row = first; row < first + count; row++) {
            uint64_t mask = masks[row];
            uint64_t word = here.suit_words[ranks_in(mask, 0)] + here.suit_words[ranks_in(mask, 1)]
                            + here.suit_words[ranks_in(mask, 2)]
                            + here.suit_words[ranks_in(mask, 3)];
            all |= mask;
            wrong |= word ^ right;
            uint16_t value = by_ranks(&here, word);
            if (suited) {
                uint16_t flush = (uint16_t)(word >> 48);
                if (suited == FLUSH_OF_FIVE && flush != 0)
                    flush = suited_value_of_mask(order, mask);
                value = flush != 0 ? flush : value;
            }
            out[row] = value;
        }
        if ((all & ~here.deck) != 0 || CARDS_IN(wrong) != 0) {
            Py_ssize_t fault =
                kernel_first_fault_of_masks(masks + first, count, here.size, here.deck);
            return fault < 0 ? first : first + fault;
        }
    }
    return -1;
}

static Py_ssize_t rank_masks_by_suits(const struct order *order, const uint64_t *masks,
                                      uint16_t *out, Py_ssize_t rows)
{
    switch (order->suited) {
    case NOTHING:
        return rank_masks(order, masks, out, rows, NOTHING);
    case FLUSH:
        return rank_masks(order, masks, out, rows, FLUSH);
    default:
        return rank_masks(order, masks, out, rows, FLUSH_OF_FIVE);
    }
}

/* ---- rankings of five to seven cards --------------------------------------------------------- */

/* Take (cards, out, size): 0, or -1 with an exception. */
static int take_rows(const char *name, struct hands *hands, Py_buffer *out,
                     PyObject *const *arguments, Py_ssize_t count, int least, int most)
{
    if (kernel_arguments(name, count, 3) < 0 || kernel_ready(EVALUATION) < 0
        || kernel_take_hands(hands, arguments[0], arguments[2], least, most) < 0)
        return -1;
    if (kernel_take(out, arguments[1], "out", U16, 1, 1) < 0) {
        PyBuffer_Release(&hands->view);
        return -1;
    }
    if (kernel_expect(out, "out", 0, hands->rows) < 0) {
        PyBuffer_Release(&hands->view);
        PyBuffer_Release(out);
        return -1;
    }
    return 0;
}

static PyObject *give_fault(struct hands *hands, Py_buffer *out, Py_ssize_t fault)
{
    PyBuffer_Release(&hands->view);
    PyBuffer_Release(out);
    return PyLong_FromSsize_t(fault);
}

static PyObject *rank_all(struct hands *hands, Py_buffer *out, const struct order *order)
{
    Py_ssize_t fault;
    Py_BEGIN_ALLOW_THREADS
    if (hands->masks)
        fault = rank_masks_by_suits(order, hands->view.buf, out->buf, hands->rows);
    else
        fault = rank_cards_by_size(order, hands->view.buf, out->buf, hands->rows);
    Py_END_ALLOW_THREADS
    return give_fault(hands, out, fault);
}

/* What five of a suit do, the tables of a ranking, its deck, and the size of hands. */
#define ORDER(of_suited, of_values, of_flushes, suits, cards, of_deck, of_size) \
    {                                                                           \
        .suited = of_suited,                                                    \
        .size = of_size,                                                        \
        .deck = of_deck,                                                        \
        .values = tables.of_values + FIRST_INDEX[of_size],                      \
        .flushes = tables.of_flushes,                                           \
        .low = tables.low_halves,                                               \
        .high = tables.high_halves + (of_size - 3) * HIGH_SUMS,                 \
        .card_words = tables.cards,                                             \
        .suit_words = tables.suits,                                             \
    }

/* A method (cards, out, size) of a ranking. */
#define RANKER(method, of_suited, of_values, of_flushes, suits, cards, of_deck)                   \
    static PyObject *method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)         \
    {                                                                                             \
        (void)self;                                                                               \
        struct hands hands;                                                                       \
        Py_buffer out;                                                                            \
        if (take_rows(#method, &hands, &out, arguments, count, 5, 7) < 0)                         \
            return NULL;                                                                          \
        const struct order order =                                                                \
            ORDER(of_suited, of_values, of_flushes, suits, cards, of_deck, hands.size);           \
        return rank_all(&hands, &out, &order);                                                    \
    }

RANKER(high, FLUSH, high_values, high_flushes, high_words, card_words, WHOLE_DECK)
RANKER(short_deck, FLUSH, short_deck_values, short_deck_flushes, short_deck_words,
       short_card_words, SHORT_DECK)
RANKER(short_deck_trips, FLUSH, short_deck_trips_values, short_deck_trips_flushes,
       short_deck_trips_words, short_card_words, SHORT_DECK)
RANKER(deuce_to_seven, FLUSH_OF_FIVE, deuce_to_seven_values, deuce_to_seven_flushes,
       deuce_to_seven_words, card_words, WHOLE_DECK)
RANKER(ace_to_five, NOTHING, ace_to_five_values, high_flushes, high_words, card_words, WHOLE_DECK)

/* ---- lows and badugis: sets of ranks --------------------------------------------------------- */

enum by_sets { LOW, BADUGI, BADUGI_ACE_HIGH };

INLINE uint16_t low_of_cards(const uint8_t *cards, int size)
{
    unsigned ranks = 0;
    for (int i = 0; i < size; i++)
        ranks |= 1u << (cards[i] >> 2 & 15);
    return tables.eight_or_better[ranks & 8191u];
}

INLINE uint16_t low_of_mask(uint64_t mask)
{
    mask |= mask >> 32;
    return tables.eight_or_better[ranks_in(mask, 0) | ranks_in(mask, 1)];
}

/* The best badugi of cards, each a bit for its height and, from 16, one for its suit. Every choice
   of them adds a card to one without it; a choice that clashes has all bits, and so clashes with
   whatever is added, and its thirteen heights are worth 0. */
INLINE uint16_t badugi_of(const uint32_t *cards, int size)
{
    uint32_t chosen[32];
    uint16_t best = 0;
    chosen[0] = 0;
    for (int i = 0; i < size; i++)
        for (int without = 0; without < 1 << i; without++) {
            uint32_t others = chosen[without];
            uint32_t all = (others & cards[i]) != 0 ? UINT32_MAX : others | cards[i];
            chosen[without + (1 << i)] = all;
            uint16_t value = tables.badugi[all & 8191u];
            best = value > best ? value : best;
        }
    return best;
}

INLINE uint16_t badugi_of_cards(const uint8_t *cards, int size, int ace_high)
{
    uint32_t bits[5];
    for (int i = 0; i < size; i++) {
        unsigned rank = 1u << (cards[i] >> 2 & 15) & 8191u;
        bits[i] = (ace_high ? rank : from_ace(rank)) | 0x10000u << (cards[i] & 3);
    }
    return badugi_of(bits, size);
}

INLINE uint16_t badugi_of_mask(uint64_t mask, int size, int ace_high)
{
    uint32_t bits[5] = {0};
    int count = 0;
    for (int suit = 0; suit < 4; suit++) {
        unsigned ranks = ranks_in(mask, suit);
        if (!ace_high)
            ranks = from_ace(ranks);
        for (; ranks != 0 && count < size; ranks &= ranks - 1)
            bits[count++] = (ranks & (0u - ranks)) | 0x10000u << suit;
    }
    return badugi_of(bits, size);
}

INLINE Py_ssize_t sets_of_cards(const uint8_t *cards, uint16_t *out, Py_ssize_t rows, int size,
                                int kind)
{
    for (Py_ssize_t first = 0; first < rows; first += BLOCK) {
        Py_ssize_t count = rows - first < BLOCK ? rows - first : BLOCK;
        const uint8_t *block = cards + first * size;
        if (kernel_no_card(block, count * size) || kernel_card_twice(block, count, size))
            return first + kernel_first_fault(block, count, size, WHOLE_DECK);
        for (Py_ssize_t row = 0; row < count; row++, block += size)
            out[first + row] = kind == LOW ? low_of_cards(block, size)
                                           : badugi_of_cards(block, size, kind == BADUGI_ACE_HIGH);
    }
    return -1;
}

INLINE Py_ssize_t sets_of_masks(const uint64_t *masks, uint16_t *out, Py_ssize_t rows, int size,
                                int kind)
{
    for (Py_ssize_t row = 0; row < rows; row++) {
        uint64_t mask = masks[row];
        if (UNLIKELY((mask & ~WHOLE_DECK) != 0 || bits_in(mask) != size))
            return row;
        out[row] = kind == LOW ? low_of_mask(mask)
                               : badugi_of_mask(mask, size, kind == BADUGI_ACE_HIGH);
    }
    return -1;
}

INLINE Py_ssize_t rank_sets(const struct hands *hands, uint16_t *out, int size, int kind)
{
    if (hands->masks)
        return sets_of_masks(hands->view.buf, out, hands->rows, size, kind);
    return sets_of_cards(hands->view.buf, out, hands->rows, size, kind);
}

static Py_ssize_t rank_lows(const struct hands *hands, uint16_t *out)
{
    switch (hands->size) {
    case 5:
        return rank_sets(hands, out, 5, LOW);
    case 6:
        return rank_sets(hands, out, 6, LOW);
    default:
        return rank_sets(hands, out, 7, LOW);
    }
}

static Py_ssize_t rank_badugis(const struct hands *hands, uint16_t *out)
{
    return hands->size == 4 ? rank_sets(hands, out, 4, BADUGI) : rank_sets(hands, out, 5, BADUGI);
}

static Py_ssize_t rank_badugis_ace_high(const struct hands *hands, uint16_t *out)
{
    return hands->size == 4 ? rank_sets(hands, out, 4, BADUGI_ACE_HIGH)
                            : rank_sets(hands, out, 5, BADUGI_ACE_HIGH);
}

/* A method (cards, out, size) of least to most cards. */
#define RANKER_OF_SETS(method, rank, least, most)                                         \
    static PyObject *method(PyObject *self, PyObject *const *arguments, Py_ssize_t count) \
    {                                                                                     \
        (void)self;                                                                       \
        struct hands hands;                                                               \
        Py_buffer out;                                                                    \
        if (take_rows(#method, &hands, &out, arguments, count, least, most) < 0)          \
            return NULL;                                                                  \
        Py_ssize_t fault;                                                                 \
        Py_BEGIN_ALLOW_THREADS                                                            \
        fault = rank(&hands, out.buf);                                                    \
        Py_END_ALLOW_THREADS                                                              \
        return give_fault(&hands, &out, fault);                                           \
    }

RANKER_OF_SETS(eight_or_better, rank_lows, 5, 7)
RANKER_OF_SETS(badugi, rank_badugis, 4, 5)
RANKER_OF_SETS(badugi_ace_high, rank_badugis_ace_high, 4, 5)

/* ---- for other sources ----------------------------------------------------------------------- */

void kernel_rank_rows(enum ranking ranking, const uint8_t *cards, uint16_t *out, Py_ssize_t rows,
                      int size)
{
    const struct hands hands = {.view = {.buf = (void *)cards}, .rows = rows, .size = size};
    switch (ranking) {
    case RANK_DEUCE_TO_SEVEN: {
        const struct order order =
            ORDER(FLUSH_OF_FIVE, deuce_to_seven_values, deuce_to_seven_flushes,
                  deuce_to_seven_words, card_words, WHOLE_DECK, size);
        rank_cards_by_size(&order, cards, out, rows);
        break;
    }
    case RANK_BADUGI:
        rank_badugis(&hands, out);
        break;
    case RANK_BADUGI_ACE_HIGH:
        rank_badugis_ace_high(&hands, out);
        break;
    default:
        rank_lows(&hands, out);
    }
}

/* ---- one hand from Python -------------------------------------------------------------------- */

static PyObject *refuse_card(PyObject *given)
{
    long card = PyLong_AsLong(given);
    if (card == -1 && PyErr_Occurred() && !PyErr_ExceptionMatches(PyExc_OverflowError))
        return NULL;
    PyErr_Clear();
    return PyErr_Format(PyExc_ValueError, "%S is no card, cards are 0 to 51", given);
}

static PyObject *one_high(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_ready(EVALUATION) < 0)
        return NULL;
    if (count < 5 || count > 7)
        return PyErr_Format(PyExc_ValueError,
                            "one_high: 5 to 7 cards are expected, got %zd",
                            count);
    const int size = (int)count;
    uint64_t seen = 0, word = SUIT_COUNTERS_START;
    for (int i = 0; i < size; i++) {
        long card = PyLong_AsLong(arguments[i]);
        if (UNLIKELY(card < 0 || card > 51))
            return refuse_card(arguments[i]);
        uint64_t mask = mask_of((unsigned)card);
        if (UNLIKELY((seen & mask) != 0))
            return PyErr_Format(PyExc_ValueError, "card %ld, %c%c, is there twice", card,
                                "23456789TJQKA"[card >> 2], "cdhs"[card & 3]);
        seen |= mask;
        word += tables.card_words[card];
    }
    if (UNLIKELY((word & FIVE_OF_A_SUIT) != 0))
        return PyLong_FromLong(tables.high_flushes[ranks_in(seen, suit_of_five(word))]);
    const uint16_t *high_halves = tables.high_halves + (size - 3) * HIGH_SUMS;
    return PyLong_FromLong(tables.high_values[FIRST_INDEX[size] + high_halves[word & 0xFFFFF]
                                              + tables.low_halves[word >> 20 & 0xFFFFF]]);
}

PyMethodDef evaluate_methods[] = {
    FAST("high", high, NULL),
    FAST("short_deck", short_deck, NULL),
    FAST("short_deck_trips", short_deck_trips, NULL),
    FAST("ace_to_five", ace_to_five, NULL),
    FAST("eight_or_better", eight_or_better, NULL),
    FAST("deuce_to_seven", deuce_to_seven, NULL),
    FAST("badugi", badugi, NULL),
    FAST("badugi_ace_high", badugi_ace_high, NULL),
    FAST("one_high", one_high,
         "one_high($module, /, *cards)\n--\n\n"
         "The value of the best five of five to seven cards, as high gives it."),
    {NULL, NULL, 0, NULL},
};
