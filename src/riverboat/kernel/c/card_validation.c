/* Validation of card rows and masks: invalid cards and duplicates. */

#include "kernel.h"
#include "duplicate_cards_avx2.h"

Py_ssize_t kernel_first_invalid_row(const uint8_t *cards, Py_ssize_t rows, int size, uint64_t deck)
{
    for (Py_ssize_t row = 0; row < rows; row++, cards += size) {
        uint64_t remaining = deck;
        for (int i = 0; i < size; i++) {
            uint64_t card = card_mask(cards[i]);
            if (cards[i] > 51 || (remaining & card) == 0)
                return row;
            remaining ^= card;
        }
    }
    return -1;
}

Py_ssize_t kernel_first_invalid_mask(const uint64_t *masks, Py_ssize_t rows, int size,
                                     uint64_t deck)
{
    for (Py_ssize_t row = 0; row < rows; row++)
        if ((masks[row] & ~deck) != 0 || count_bits(masks[row]) != size)
            return row;
    return -1;
}

int kernel_has_invalid_card(const uint8_t *cards, Py_ssize_t count)
{
    /* Valid cards plus 12 are below 64; 52 to 255 are not. */
    unsigned combined = 0;
    for (Py_ssize_t i = 0; i < count; i++)
        combined |= cards[i] + 12u;
    return combined > 63;
}

static int has_duplicate_scalar(const uint8_t *cards, Py_ssize_t rows, int size)
{
    uint64_t duplicates = 0;
    for (Py_ssize_t row = 0; row < rows; row++, cards += size) {
        uint64_t seen = 0;
        for (int i = 0; i < size; i++) {
            uint64_t card = card_mask(cards[i]);
            duplicates |= seen & card;
            seen |= card;
        }
    }
    return duplicates != 0;
}

#if defined(__GNUC__)

/* VECTOR_BYTES rows fill `size` vectors. Each byte is compared with the bytes 1 to size - 1
   positions later; comparisons across rows are masked out. */

enum { MAX_ROW_CARDS = 7, VECTOR_BYTES = 16 };

typedef uint8_t byte_vector __attribute__((vector_size(VECTOR_BYTES)));

/* By row size, distance and byte: 0xFF if the byte at that distance is in the same row. */
static uint8_t same_row_masks[MAX_ROW_CARDS + 1][MAX_ROW_CARDS][MAX_ROW_CARDS * VECTOR_BYTES];

void kernel_init_validation(void)
{
    for (int size = 2; size <= MAX_ROW_CARDS; size++)
        for (int distance = 1; distance < size; distance++)
            for (int i = 0; i < size * VECTOR_BYTES; i++)
                same_row_masks[size][distance][i] = i % size + distance < size ? 0xFF : 0;
}

INLINE int has_duplicate_vector(const uint8_t *cards, Py_ssize_t rows, int size)
{
    byte_vector duplicates = {0};
    Py_ssize_t row = 0;
    /* The last row is left to the scalar loop, because the comparison reads beyond a block. */
    for (; row + VECTOR_BYTES < rows; row += VECTOR_BYTES, cards += VECTOR_BYTES * size)
        for (int i = 0; i < size; i++) {
            byte_vector bytes, shifted, row_mask;
            memcpy(&bytes, cards + VECTOR_BYTES * i, VECTOR_BYTES);
            for (int distance = 1; distance < size; distance++) {
                memcpy(&shifted, cards + VECTOR_BYTES * i + distance, VECTOR_BYTES);
                memcpy(&row_mask, same_row_masks[size][distance] + VECTOR_BYTES * i, VECTOR_BYTES);
                duplicates |= (byte_vector)(bytes == shifted) & row_mask;
            }
        }
    uint8_t combined = 0;
    for (int i = 0; i < VECTOR_BYTES; i++)
        combined |= duplicates[i];
    return combined != 0 || has_duplicate_scalar(cards, rows - row, size);
}

#else

void kernel_init_validation(void)
{
}

INLINE int has_duplicate_vector(const uint8_t *cards, Py_ssize_t rows, int size)
{
    return has_duplicate_scalar(cards, rows, size);
}

#endif

#ifdef HAS_AVX2

TARGET_AVX2 INLINE int has_duplicate_avx2(const uint8_t *cards, Py_ssize_t rows, int size)
{
    const struct rotations rotations = make_rotations(size);
    const int step = rows_per_vector(size);
    __m256i duplicates = _mm256_setzero_si256();
    Py_ssize_t row = 0;
    for (; row + step < rows; row += step, cards += step * size)
        duplicates = _mm256_or_si256(duplicates, compare_rotations(&rotations, cards, size));
    return has_any_duplicate(&rotations, duplicates)
           || has_duplicate_scalar(cards, rows - row, size);
}

#endif

/* Instantiate a function for each usual row size. */
#define DISPATCH_BY_SIZE(function, cards, rows, size) \
    ((size) == 4   ? function(cards, rows, 4)         \
     : (size) == 5 ? function(cards, rows, 5)         \
     : (size) == 6 ? function(cards, rows, 6)         \
     : (size) == 7 ? function(cards, rows, 7)         \
                   : has_duplicate_scalar(cards, rows, size))

#ifdef HAS_AVX2

TARGET_AVX2 static int has_duplicate_by_size_avx2(const uint8_t *cards, Py_ssize_t rows, int size)
{
    return DISPATCH_BY_SIZE(has_duplicate_avx2, cards, rows, size);
}

#endif

int kernel_has_duplicate_card(const uint8_t *cards, Py_ssize_t rows, int size)
{
#ifdef HAS_AVX2
    if (HAS_AVX2)
        return has_duplicate_by_size_avx2(cards, rows, size);
#endif
    return DISPATCH_BY_SIZE(has_duplicate_vector, cards, rows, size);
}
