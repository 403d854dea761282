/* What is wrong in rows of cards: what is no card, and a card that is there twice. */

#include "kernel.h"
#include "twice.h"

Py_ssize_t kernel_first_fault(const uint8_t *cards, Py_ssize_t rows, int size, uint64_t deck)
{
    for (Py_ssize_t row = 0; row < rows; row++, cards += size) {
        uint64_t left = deck;
        for (int i = 0; i < size; i++) {
            uint64_t card = mask_of(cards[i]);
            if (cards[i] > 51 || (left & card) == 0)
                return row;
            left ^= card;
        }
    }
    return -1;
}

Py_ssize_t kernel_first_fault_of_masks(const uint64_t *masks, Py_ssize_t rows, int size,
                                       uint64_t deck)
{
    for (Py_ssize_t row = 0; row < rows; row++)
        if ((masks[row] & ~deck) != 0 || bits_in(masks[row]) != size)
            return row;
    return -1;
}

int kernel_no_card(const uint8_t *cards, Py_ssize_t count)
{
    /* Twelve more than a card stays below 64. */
    unsigned all = 0;
    for (Py_ssize_t i = 0; i < count; i++)
        all |= cards[i] + 12u;
    return all > 63;
}

static int twice_in_row_by_row(const uint8_t *cards, Py_ssize_t rows, int size)
{
    uint64_t twice = 0;
    for (Py_ssize_t row = 0; row < rows; row++, cards += size) {
        uint64_t seen = 0;
        for (int i = 0; i < size; i++) {
            uint64_t card = mask_of(cards[i]);
            twice |= seen & card;
            seen |= card;
        }
    }
    return twice != 0;
}

#if defined(__GNUC__)

/* As many rows as a vector has bytes are `size` vectors. Every byte is compared with those 1 to
   size-1 further on, all rows at once, and what lies in another row is then left out. */

enum { MOST_CARDS = 7, LANES = 16 };

typedef uint8_t lanes __attribute__((vector_size(LANES)));

/* By size, distance and byte of those vectors: 0xFF where a byte that far on is in the same row. */
static uint8_t same_row[MOST_CARDS + 1][MOST_CARDS][MOST_CARDS * LANES];

void kernel_prepare_checking(void)
{
    for (int size = 2; size <= MOST_CARDS; size++)
        for (int far = 1; far < size; far++)
            for (int i = 0; i < size * LANES; i++)
                same_row[size][far][i] = i % size + far < size ? 0xFF : 0;
}

INLINE int twice_in_vectors(const uint8_t *cards, Py_ssize_t rows, int size)
{
    lanes twice = {0};
    Py_ssize_t row = 0;
    /* One row more than is compared: the last byte is compared with those behind it. */
    for (; row + LANES < rows; row += LANES, cards += LANES * size)
        for (int i = 0; i < size; i++) {
            lanes here, there, same;
            memcpy(&here, cards + LANES * i, LANES);
            for (int far = 1; far < size; far++) {
                memcpy(&there, cards + LANES * i + far, LANES);
                memcpy(&same, same_row[size][far] + LANES * i, LANES);
                twice |= (lanes)(here == there) & same;
            }
        }
    uint8_t any = 0;
    for (int i = 0; i < LANES; i++)
        any |= twice[i];
    return any != 0 || twice_in_row_by_row(cards, rows - row, size);
}

#else

void kernel_prepare_checking(void) {}

INLINE int twice_in_vectors(const uint8_t *cards, Py_ssize_t rows, int size)
{
    return twice_in_row_by_row(cards, rows, size);
}

#endif

#ifdef HAS_AVX2

WITH_AVX2 INLINE int twice_with_avx2(const uint8_t *cards, Py_ssize_t rows, int size)
{
    const struct turns turns = turns_of(size);
    const int step = rows_at_once(size);
    __m256i twice = _mm256_setzero_si256();
    Py_ssize_t row = 0;
    for (; row + step < rows; row += step, cards += step * size)
        twice = _mm256_or_si256(twice, seen_twice(&turns, cards, size));
    return is_any(&turns, twice) || twice_in_row_by_row(cards, rows - row, size);
}

#endif

/* A function of rows, made for each size that they have. */
#define BY_SIZE(function, cards, rows, size)                    \
    ((size) == 4   ? function(cards, rows, 4)                   \
     : (size) == 5 ? function(cards, rows, 5)                   \
     : (size) == 6 ? function(cards, rows, 6)                   \
     : (size) == 7 ? function(cards, rows, 7)                   \
                   : twice_in_row_by_row(cards, rows, size))

#ifdef HAS_AVX2

WITH_AVX2 static int card_twice_with_avx2(const uint8_t *cards, Py_ssize_t rows, int size)
{
    return BY_SIZE(twice_with_avx2, cards, rows, size);
}

#endif

int kernel_card_twice(const uint8_t *cards, Py_ssize_t rows, int size)
{
#ifdef HAS_AVX2
    if (HAS_AVX2)
        return card_twice_with_avx2(cards, rows, size);
#endif
    return BY_SIZE(twice_in_vectors, cards, rows, size);
}
