/* Hand evaluators for arrays: high, short deck, ace-to-five, eight-or-better, deuce-to-seven,
   badugi.

   The sum of the card words of a hand contains the index of its ranks and a counter for each
   suit. The sum of four suit words contains the same index and the flush value (split_index.py). */

#include "kernel.h"
#include "ranking.h"
#include "duplicate_cards_avx2.h"
#include "card_words.h"

/* Rows validated and then ranked while they are in the L1 cache. */
enum { BLOCK_ROWS = 1024 };

/* Effect of five or more cards of one suit on the value. */
enum flush_rule { SUITS_IGNORED, FLUSH_RANKED, FLUSH_OF_FIVE_ONLY };

/* Lookup tables of a ranking for one hand size. */
struct ranker {
    enum flush_rule flush_rule;
    int size;
    uint64_t deck;
    const uint16_t *values, *flushes, *low, *high;
    const uint64_t *card_words, *suit_words;
};

/* ---- one hand -------------------------------------------------------------------------------- */

INLINE uint16_t rank_value(const struct ranker *ranker, uint64_t word)
{
    const size_t block = ranker->high[word & 0xFFFFF];
    return ranker->values[block + ranker->low[word >> 20 & 0xFFFFF]];
}

INLINE uint64_t sum_card_words(const uint64_t *card_words, const uint8_t *cards, int size)
{
    uint64_t sum = EMPTY_HAND_WORD;
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

/* Best five of six or seven cards, in rankings where a flush is bad. */
static uint16_t best_five_value(const struct ranker *ranker, const uint8_t *cards, uint64_t word)
{
    struct ranker five = *ranker;
    five.high = tables.high_halves + 2 * HIGH_HALF_ENTRIES;
    five.values = ranker->values - VALUE_OFFSET[ranker->size];
    uint16_t best = 0;
    for (int i = 0; i < ranker->size; i++)
        /* j is the second card left out of seven; with six cards only i is left out. */
        for (int j = ranker->size == 6 ? 6 : i + 1; j < 7; j++) {
            uint64_t word_of_five = word - ranker->card_words[cards[i]];
            if (j < ranker->size)
                word_of_five -= ranker->card_words[cards[j]];
            uint16_t value = rank_value(&five, word_of_five);
            if ((word_of_five & FLUSH_BITS) != 0) {
                uint8_t cards_of_five[5];
                int count = 0;
                for (int k = 0; k < ranker->size; k++)
                    if (k != i && k != j)
                        cards_of_five[count++] = cards[k];
                value = ranker->flushes[ranks_of_suit(cards_of_five, 5, flush_suit(word_of_five))];
            }
            if (value > best)
                best = value;
        }
    return best;
}

/* Value of a hand with five or more cards of one suit. */
static uint16_t flush_hand_value(const struct ranker *ranker, const uint8_t *cards, uint64_t word)
{
    if (ranker->flush_rule == FLUSH_OF_FIVE_ONLY && ranker->size > 5)
        return best_five_value(ranker, cards, word);
    return ranker->flushes[ranks_of_suit(cards, ranker->size, flush_suit(word))];
}

static uint16_t flush_hand_value_of_mask(const struct ranker *ranker, uint64_t mask)
{
    uint8_t cards[7] = {0};
    int count = 0;
    for (int card = 0; card < 52 && count < 7; card++)
        if ((mask & card_mask((unsigned)card)) != 0)
            cards[count++] = (uint8_t)card;
    if (count != ranker->size)
        return 0;
    return flush_hand_value(ranker, cards, sum_card_words(ranker->card_words, cards, ranker->size));
}

/* ---- rows of cards --------------------------------------------------------------------------- */

/* Rank rows that have no duplicate cards; return -1 if a byte is not a card. */
INLINE int rank_block(const struct ranker *ranker, const uint8_t *cards, uint16_t *out,
                      Py_ssize_t rows, int size, uint64_t special_bits)
{
    const struct ranker local = *ranker;
    for (Py_ssize_t row = 0; row < rows; row++, cards += size) {
        uint64_t word = sum_card_words(local.card_words, cards, size);
        if (UNLIKELY((word & special_bits) != 0)) {
            if ((word & INVALID_CARD_BITS) != 0)
                return -1;
            out[row] = flush_hand_value(ranker, cards, word);
        } else
            out[row] = rank_value(&local, word);
    }
    return 0;
}

/* First invalid row of a block that is known to have one. */
static Py_ssize_t first_invalid_in_block(const struct ranker *ranker, const uint8_t *cards,
                                         Py_ssize_t rows)
{
    Py_ssize_t invalid_row = kernel_first_invalid_row(cards, rows, ranker->size, ranker->deck);
    return invalid_row < 0 ? 0 : invalid_row;
}

/* Return the first invalid row, or -1. */
INLINE Py_ssize_t rank_cards(const struct ranker *ranker, const uint8_t *cards, uint16_t *out,
                             Py_ssize_t rows, int size, uint64_t special_bits)
{
    for (Py_ssize_t block_start = 0; block_start < rows;
         block_start += BLOCK_ROWS, cards += BLOCK_ROWS * size) {
        Py_ssize_t count = rows - block_start < BLOCK_ROWS ? rows - block_start : BLOCK_ROWS;
        if (kernel_has_duplicate_card(cards, count, size)
            || rank_block(ranker, cards, out + block_start, count, size, special_bits) < 0)
            return block_start + first_invalid_in_block(ranker, cards, count);
    }
    return -1;
}

#define DISPATCH_BY_SIZE(function, ranker, cards, out, rows, special_bits)       \
    ((ranker)->size == 5   ? function(ranker, cards, out, rows, 5, special_bits) \
     : (ranker)->size == 6 ? function(ranker, cards, out, rows, 6, special_bits) \
                           : function(ranker, cards, out, rows, 7, special_bits))

#ifdef HAS_AVX2

/* Validate and rank a few rows at a time, which uses different execution ports in parallel.
   Return the first invalid row, or -1. */
TARGET_AVX2 INLINE Py_ssize_t check_and_rank_avx2(const struct ranker *ranker, const uint8_t *cards,
                                                  uint16_t *out, Py_ssize_t rows, int size,
                                                  uint64_t special_bits)
{
    const struct rotations rotations = make_rotations(size);
    const int step = rows_per_vector(size);
    Py_ssize_t row = 0;
    while (row + step < rows) {
        const Py_ssize_t block_start = row;
        __m256i duplicates = _mm256_setzero_si256();
        int status = 0;
        for (; row + step < rows && row < block_start + BLOCK_ROWS; row += step) {
            duplicates = _mm256_or_si256(duplicates,
                                         compare_rotations(&rotations, cards + row * size, size));
            status |= rank_block(ranker, cards + row * size, out + row, step, size, special_bits);
        }
        if (status < 0 || has_any_duplicate(&rotations, duplicates))
            return block_start
                   + first_invalid_in_block(ranker, cards + block_start * size, row - block_start);
    }
    Py_ssize_t invalid_row =
        rank_cards(ranker, cards + row * size, out + row, rows - row, size, special_bits);
    return invalid_row < 0 ? invalid_row : row + invalid_row;
}

TARGET_AVX2 static Py_ssize_t rank_by_size_avx2(const struct ranker *ranker, const uint8_t *cards,
                                                uint16_t *out, Py_ssize_t rows,
                                                uint64_t special_bits)
{
    return DISPATCH_BY_SIZE(check_and_rank_avx2, ranker, cards, out, rows, special_bits);
}

#endif

static Py_ssize_t rank_cards_by_size(const struct ranker *ranker, const uint8_t *cards,
                                     uint16_t *out, Py_ssize_t rows)
{
    uint64_t special_bits =
        ranker->flush_rule == SUITS_IGNORED ? INVALID_CARD_BITS : INVALID_CARD_BITS | FLUSH_BITS;
#ifdef HAS_AVX2
    if (HAS_AVX2)
        return rank_by_size_avx2(ranker, cards, out, rows, special_bits);
#endif
    return DISPATCH_BY_SIZE(rank_cards, ranker, cards, out, rows, special_bits);
}

/* ---- rows of masks --------------------------------------------------------------------------- */

INLINE Py_ssize_t rank_masks(const struct ranker *ranker, const uint64_t *masks, uint16_t *out,
                             Py_ssize_t rows, int flush_rule)
{
    const struct ranker local = *ranker;
    const uint64_t expected_count = (uint64_t)local.size << 40;
    for (Py_ssize_t block_start = 0; block_start < rows; block_start += BLOCK_ROWS) {
        Py_ssize_t count = rows - block_start < BLOCK_ROWS ? rows - block_start : BLOCK_ROWS;
        uint64_t combined = 0, count_mismatch = 0;
        for (Py_ssize_t row = block_start; row < block_start + count; row++) {
            uint64_t mask = masks[row];
            uint64_t word =
                local.suit_words[suit_ranks(mask, 0)] + local.suit_words[suit_ranks(mask, 1)]
                + local.suit_words[suit_ranks(mask, 2)] + local.suit_words[suit_ranks(mask, 3)];
            combined |= mask;
            count_mismatch |= word ^ expected_count;
            uint16_t value = rank_value(&local, word);
            if (flush_rule) {
                uint16_t flush = (uint16_t)(word >> 48);
                if (flush_rule == FLUSH_OF_FIVE_ONLY && flush != 0)
                    flush = flush_hand_value_of_mask(ranker, mask);
                value = flush != 0 ? flush : value;
            }
            out[row] = value;
        }
        if ((combined & ~local.deck) != 0 || CARD_COUNT(count_mismatch) != 0) {
            Py_ssize_t invalid_row =
                kernel_first_invalid_mask(masks + block_start, count, local.size, local.deck);
            return invalid_row < 0 ? block_start : block_start + invalid_row;
        }
    }
    return -1;
}

static Py_ssize_t rank_masks_by_flush_rule(const struct ranker *ranker, const uint64_t *masks,
                                           uint16_t *out, Py_ssize_t rows)
{
    switch (ranker->flush_rule) {
    case SUITS_IGNORED:
        return rank_masks(ranker, masks, out, rows, SUITS_IGNORED);
    case FLUSH_RANKED:
        return rank_masks(ranker, masks, out, rows, FLUSH_RANKED);
    default:
        return rank_masks(ranker, masks, out, rows, FLUSH_OF_FIVE_ONLY);
    }
}

/* ---- rankings of five to seven cards --------------------------------------------------------- */

/* Acquire the arguments (cards, out, size); -1 with an exception on error. */
static int acquire_rows(const char *name, struct hand_rows *hands, Py_buffer *out,
                        PyObject *const *arguments, Py_ssize_t count, int min_cards, int max_cards)
{
    if (kernel_check_argument_count(name, count, 3) < 0 || kernel_require_tables(EVALUATION) < 0
        || kernel_acquire_hands(hands, arguments[0], arguments[2], min_cards, max_cards) < 0)
        return -1;
    if (kernel_acquire_buffer(out, arguments[1], "out", U16, 1, 1) < 0) {
        PyBuffer_Release(&hands->view);
        return -1;
    }
    if (kernel_check_length(out, "out", 0, hands->rows) < 0) {
        PyBuffer_Release(&hands->view);
        PyBuffer_Release(out);
        return -1;
    }
    return 0;
}

static PyObject *finish_ranking(struct hand_rows *hands, Py_buffer *out, Py_ssize_t invalid_row)
{
    PyBuffer_Release(&hands->view);
    PyBuffer_Release(out);
    return PyLong_FromSsize_t(invalid_row);
}

static PyObject *run_ranking(struct hand_rows *hands, Py_buffer *out, const struct ranker *ranker)
{
    Py_ssize_t invalid_row;
    Py_BEGIN_ALLOW_THREADS
    if (hands->has_masks)
        invalid_row = rank_masks_by_flush_rule(ranker, hands->view.buf, out->buf, hands->rows);
    else
        invalid_row = rank_cards_by_size(ranker, hands->view.buf, out->buf, hands->rows);
    Py_END_ALLOW_THREADS
    return finish_ranking(hands, out, invalid_row);
}

/* Initializer of a ranker: flush rule, tables, deck and hand size. */
#define RANKER_INITIALIZER(of_flush_rule, of_values, of_flushes, suits, cards, of_deck, of_size) \
    {                                                                                            \
        .flush_rule = of_flush_rule,                                                             \
        .size = of_size,                                                                         \
        .deck = of_deck,                                                                         \
        .values = tables.of_values + VALUE_OFFSET[of_size],                                      \
        .flushes = tables.of_flushes,                                                            \
        .low = tables.low_halves,                                                                \
        .high = tables.high_halves + (of_size - 3) * HIGH_HALF_ENTRIES,                          \
        .card_words = tables.cards,                                                              \
        .suit_words = tables.suits,                                                              \
    }

/* Define the Python method (cards, out, size) of a ranking. */
#define RANK_METHOD(method, of_flush_rule, of_values, of_flushes, suits, cards, of_deck)      \
    static PyObject *method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)     \
    {                                                                                         \
        (void)self;                                                                           \
        struct hand_rows hands;                                                               \
        Py_buffer out;                                                                        \
        if (acquire_rows(#method, &hands, &out, arguments, count, 5, 7) < 0)                  \
            return NULL;                                                                      \
        const struct ranker ranker = RANKER_INITIALIZER(of_flush_rule, of_values, of_flushes, \
                                                        suits, cards, of_deck, hands.size);   \
        return run_ranking(&hands, &out, &ranker);                                            \
    }

RANK_METHOD(high, FLUSH_RANKED, high_values, high_flushes, high_words, card_words, FULL_DECK)
RANK_METHOD(short_deck, FLUSH_RANKED, short_deck_values, short_deck_flushes, short_deck_words,
            short_card_words, SHORT_DECK)
RANK_METHOD(short_deck_trips, FLUSH_RANKED, short_deck_trips_values, short_deck_trips_flushes,
            short_deck_trips_words, short_card_words, SHORT_DECK)
RANK_METHOD(deuce_to_seven, FLUSH_OF_FIVE_ONLY, deuce_to_seven_values, deuce_to_seven_flushes,
            deuce_to_seven_words, card_words, FULL_DECK)
RANK_METHOD(ace_to_five, SUITS_IGNORED, ace_to_five_values, high_flushes, high_words, card_words,
            FULL_DECK)

/* ---- lows and badugis: rank sets ------------------------------------------------------------- */

enum set_ranking { LOW, BADUGI, BADUGI_ACE_HIGH };

INLINE uint16_t low_value(const uint8_t *cards, int size)
{
    unsigned ranks = 0;
    for (int i = 0; i < size; i++)
        ranks |= 1u << (cards[i] >> 2 & 15);
    return tables.eight_or_better[ranks & 8191u];
}

INLINE uint16_t low_value_of_mask(uint64_t mask)
{
    mask |= mask >> 32;
    return tables.eight_or_better[suit_ranks(mask, 0) | suit_ranks(mask, 1)];
}

/* Value of the best badugi. Each card is a bit for its rank, and from bit 16 one for its suit.
   Each subset extends a smaller one by a card. A subset with a conflict has all bits set, so
   that its extensions conflict as well and its 13 ranks have value 0. */
INLINE uint16_t best_badugi(const uint32_t *cards, int size)
{
    uint32_t subsets[32];
    uint16_t best = 0;
    subsets[0] = 0;
    for (int i = 0; i < size; i++)
        for (int subset = 0; subset < 1 << i; subset++) {
            uint32_t smaller = subsets[subset];
            uint32_t extended = (smaller & cards[i]) != 0 ? UINT32_MAX : smaller | cards[i];
            subsets[subset + (1 << i)] = extended;
            uint16_t value = tables.badugi[extended & 8191u];
            best = value > best ? value : best;
        }
    return best;
}

INLINE uint16_t badugi_value(const uint8_t *cards, int size, int ace_high)
{
    uint32_t bits[5];
    for (int i = 0; i < size; i++) {
        unsigned rank = 1u << (cards[i] >> 2 & 15) & 8191u;
        bits[i] = (ace_high ? rank : ace_low_ranks(rank)) | 0x10000u << (cards[i] & 3);
    }
    return best_badugi(bits, size);
}

INLINE uint16_t badugi_value_of_mask(uint64_t mask, int size, int ace_high)
{
    uint32_t bits[5] = {0};
    int count = 0;
    for (int suit = 0; suit < 4; suit++) {
        unsigned ranks = suit_ranks(mask, suit);
        if (!ace_high)
            ranks = ace_low_ranks(ranks);
        for (; ranks != 0 && count < size; ranks &= ranks - 1)
            bits[count++] = (ranks & (0u - ranks)) | 0x10000u << suit;
    }
    return best_badugi(bits, size);
}

INLINE Py_ssize_t rank_card_sets(const uint8_t *cards, uint16_t *out, Py_ssize_t rows, int size,
                                 int kind)
{
    for (Py_ssize_t block_start = 0; block_start < rows; block_start += BLOCK_ROWS) {
        Py_ssize_t count = rows - block_start < BLOCK_ROWS ? rows - block_start : BLOCK_ROWS;
        const uint8_t *block = cards + block_start * size;
        if (kernel_has_invalid_card(block, count * size)
            || kernel_has_duplicate_card(block, count, size))
            return block_start + kernel_first_invalid_row(block, count, size, FULL_DECK);
        for (Py_ssize_t row = 0; row < count; row++, block += size)
            out[block_start + row] = kind == LOW
                                         ? low_value(block, size)
                                         : badugi_value(block, size, kind == BADUGI_ACE_HIGH);
    }
    return -1;
}

INLINE Py_ssize_t rank_mask_sets(const uint64_t *masks, uint16_t *out, Py_ssize_t rows, int size,
                                 int kind)
{
    for (Py_ssize_t row = 0; row < rows; row++) {
        uint64_t mask = masks[row];
        if (UNLIKELY((mask & ~FULL_DECK) != 0 || count_bits(mask) != size))
            return row;
        out[row] = kind == LOW ? low_value_of_mask(mask)
                               : badugi_value_of_mask(mask, size, kind == BADUGI_ACE_HIGH);
    }
    return -1;
}

INLINE Py_ssize_t rank_sets(const struct hand_rows *hands, uint16_t *out, int size, int kind)
{
    if (hands->has_masks)
        return rank_mask_sets(hands->view.buf, out, hands->rows, size, kind);
    return rank_card_sets(hands->view.buf, out, hands->rows, size, kind);
}

static Py_ssize_t rank_lows(const struct hand_rows *hands, uint16_t *out)
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

static Py_ssize_t rank_badugis(const struct hand_rows *hands, uint16_t *out)
{
    return hands->size == 4 ? rank_sets(hands, out, 4, BADUGI) : rank_sets(hands, out, 5, BADUGI);
}

static Py_ssize_t rank_badugis_ace_high(const struct hand_rows *hands, uint16_t *out)
{
    return hands->size == 4 ? rank_sets(hands, out, 4, BADUGI_ACE_HIGH)
                            : rank_sets(hands, out, 5, BADUGI_ACE_HIGH);
}

/* Define the Python method (cards, out, size) of a ranking of min_cards to max_cards. */
#define RANK_SETS_METHOD(method, rank, min_cards, max_cards)                                 \
    static PyObject *method(PyObject *self, PyObject *const *arguments, Py_ssize_t count)    \
    {                                                                                        \
        (void)self;                                                                          \
        struct hand_rows hands;                                                              \
        Py_buffer out;                                                                       \
        if (acquire_rows(#method, &hands, &out, arguments, count, min_cards, max_cards) < 0) \
            return NULL;                                                                     \
        Py_ssize_t invalid_row;                                                              \
        Py_BEGIN_ALLOW_THREADS                                                               \
        invalid_row = rank(&hands, out.buf);                                                 \
        Py_END_ALLOW_THREADS                                                                 \
        return finish_ranking(&hands, &out, invalid_row);                                    \
    }

RANK_SETS_METHOD(eight_or_better, rank_lows, 5, 7)
RANK_SETS_METHOD(badugi, rank_badugis, 4, 5)
RANK_SETS_METHOD(badugi_ace_high, rank_badugis_ace_high, 4, 5)

/* ---- functions for other sources ------------------------------------------------------------- */

void kernel_rank_rows(enum ranking ranking, const uint8_t *cards, uint16_t *out, Py_ssize_t rows,
                      int size)
{
    const struct hand_rows hands = {.view = {.buf = (void *)cards}, .rows = rows, .size = size};
    switch (ranking) {
    case RANK_DEUCE_TO_SEVEN: {
        const struct ranker ranker =
            RANKER_INITIALIZER(FLUSH_OF_FIVE_ONLY, deuce_to_seven_values, deuce_to_seven_flushes,
                               deuce_to_seven_words, card_words, FULL_DECK, size);
        rank_cards_by_size(&ranker, cards, out, rows);
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

/* ---- one hand from Python integers ----------------------------------------------------------- */

static PyObject *reject_card(PyObject *argument)
{
    long card = PyLong_AsLong(argument);
    if (card == -1 && PyErr_Occurred() && !PyErr_ExceptionMatches(PyExc_OverflowError))
        return NULL;
    PyErr_Clear();
    return PyErr_Format(PyExc_ValueError, "%S is no card, cards are 0 to 51", argument);
}

static PyObject *one_high(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_require_tables(EVALUATION) < 0)
        return NULL;
    if (count < 5 || count > 7)
        return PyErr_Format(PyExc_ValueError, "one_high: 5 to 7 cards are expected, got %zd",
                            count);
    const int size = (int)count;
    uint64_t seen = 0, word = EMPTY_HAND_WORD;
    for (int i = 0; i < size; i++) {
        long card = PyLong_AsLong(arguments[i]);
        if (UNLIKELY(card < 0 || card > 51))
            return reject_card(arguments[i]);
        uint64_t mask = card_mask((unsigned)card);
        if (UNLIKELY((seen & mask) != 0))
            return PyErr_Format(PyExc_ValueError, "card %ld, %c%c, is there twice", card,
                                "23456789TJQKA"[card >> 2], "cdhs"[card & 3]);
        seen |= mask;
        word += tables.card_words[card];
    }
    if (UNLIKELY((word & FLUSH_BITS) != 0))
        return PyLong_FromLong(tables.high_flushes[suit_ranks(seen, flush_suit(word))]);
    const uint16_t *high_halves = tables.high_halves + (size - 3) * HIGH_HALF_ENTRIES;
    return PyLong_FromLong(tables.high_values[VALUE_OFFSET[size] + high_halves[word & 0xFFFFF]
                                              + tables.low_halves[word >> 20 & 0xFFFFF]]);
}

PyMethodDef evaluate_methods[] = {
    FASTCALL_METHOD("high", high, NULL),
    FASTCALL_METHOD("short_deck", short_deck, NULL),
    FASTCALL_METHOD("short_deck_trips", short_deck_trips, NULL),
    FASTCALL_METHOD("ace_to_five", ace_to_five, NULL),
    FASTCALL_METHOD("eight_or_better", eight_or_better, NULL),
    FASTCALL_METHOD("deuce_to_seven", deuce_to_seven, NULL),
    FASTCALL_METHOD("badugi", badugi, NULL),
    FASTCALL_METHOD("badugi_ace_high", badugi_ace_high, NULL),
    FASTCALL_METHOD("one_high", one_high,
                    "one_high($module, /, *cards)\n--\n\n"
                    "Return the high value of the best five of five to seven cards."),
    {NULL, NULL, 0, NULL},
};
