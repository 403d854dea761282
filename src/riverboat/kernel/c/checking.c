/* What may be wrong with a caller's arrays: their type and shape, and the cards in them. */

#include "kernel.h"

/* ---- buffers --------------------------------------------------------------------------------- */

static const struct {
    const char *name, *formats;
    Py_ssize_t size;
} ELEMENTS[] = {
    [U8] = {"uint8", "B", 1},    [U16] = {"uint16", "H", 2}, [U32] = {"uint32", "IL", 4},
    [U64] = {"uint64", "LQ", 8}, [I64] = {"int64", "lq", 8}, [F64] = {"float64", "d", 8},
};

/* Whether a buffer holds such numbers in the machine's own order of bytes. */
static int holds(const Py_buffer *view, enum element element)
{
    const char *format = view->format == NULL ? "B" : view->format;
    if (*format == '@' || *format == '=')
        format++;
    return view->itemsize == ELEMENTS[element].size && format[0] != '\0' && format[1] == '\0'
           && strchr(ELEMENTS[element].formats, format[0]) != NULL;
}

static int refuse(Py_buffer *view, PyObject *kind, const char *name, const char *wanted)
{
    PyErr_Format(kind, "%s: %s", name, wanted);
    PyBuffer_Release(view);
    return -1;
}

int kernel_take(Py_buffer *view, PyObject *object, const char *name, enum element element,
                int dimensions, int writable)
{
    if (PyObject_GetBuffer(object, view, PyBUF_FORMAT | PyBUF_STRIDES) < 0) {
        PyErr_Clear();
        PyErr_Format(PyExc_TypeError, "%s: an array of %s is expected, not %R", name,
                     ELEMENTS[element].name, (PyObject *)Py_TYPE(object));
        return -1;
    }
    if (!holds(view, element)) {
        PyErr_Format(PyExc_TypeError, "%s: an array of %s is expected, not of format %s", name,
                     ELEMENTS[element].name, view->format == NULL ? "B" : view->format);
        PyBuffer_Release(view);
        return -1;
    }
    if (view->ndim != dimensions) {
        PyErr_Format(PyExc_ValueError, "%s: %d dimensions are expected, not %d", name, dimensions,
                     view->ndim);
        PyBuffer_Release(view);
        return -1;
    }
    if (!PyBuffer_IsContiguous(view, 'C'))
        return refuse(view, PyExc_ValueError, name, "a C-contiguous array is expected");
    if ((uintptr_t)view->buf % (uintptr_t)view->itemsize != 0)
        return refuse(view, PyExc_ValueError, name, "an aligned array is expected");
    if (writable && view->readonly)
        return refuse(view, PyExc_ValueError, name, "a writable array is expected");
    return 0;
}

int kernel_expect(const Py_buffer *view, const char *name, int dimension, Py_ssize_t expected)
{
    if (view->shape[dimension] == expected)
        return 0;
    PyErr_Format(PyExc_ValueError, "%s: a length of %zd is expected in dimension %d, not %zd", name,
                 expected, dimension, view->shape[dimension]);
    return -1;
}

int kernel_take_hands(struct hands *hands, PyObject *object, PyObject *size, int least, int most)
{
    long count = PyLong_AsLong(size);
    if (count == -1 && PyErr_Occurred())
        return -1;
    if (count < least || count > most) {
        PyErr_Format(PyExc_ValueError, "size: %d to %d cards are expected, not %ld", least, most,
                     count);
        return -1;
    }
    if (PyObject_GetBuffer(object, &hands->view, PyBUF_FORMAT | PyBUF_STRIDES) < 0)
        return kernel_take(&hands->view, object, "cards", U8, 2, 0);
    hands->masks = holds(&hands->view, U64);
    PyBuffer_Release(&hands->view);
    if (kernel_take(&hands->view, object, "cards", hands->masks ? U64 : U8, hands->masks ? 1 : 2, 0)
        < 0)
        return -1;
    if (!hands->masks && kernel_expect(&hands->view, "cards", 1, count) < 0) {
        PyBuffer_Release(&hands->view);
        return -1;
    }
    hands->size = (int)count;
    hands->rows = hands->view.shape[0];
    return 0;
}

/* ---- cards ----------------------------------------------------------------------------------- */

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

enum { MOST_CARDS = 7, MOST_LANES = 32 };

/* By size, distance and byte of those vectors: 0xFF where a byte that far on is in the same row. */
static uint8_t same_row[MOST_CARDS + 1][MOST_CARDS][MOST_CARDS * MOST_LANES];

void kernel_prepare_checking(void)
{
    for (int size = 2; size <= MOST_CARDS; size++)
        for (int far = 1; far < size; far++)
            for (int i = 0; i < size * MOST_LANES; i++)
                same_row[size][far][i] = i % size + far < size ? 0xFF : 0;
}

/* kernel_card_twice with vectors of so many bytes, for machines that have them. */
#define CARD_TWICE(name, lanes, target)                                                       \
    typedef uint8_t name##_bytes __attribute__((vector_size(lanes)));                         \
                                                                                              \
    target INLINE int name##_of(const uint8_t *cards, Py_ssize_t rows, int size)              \
    {                                                                                         \
        name##_bytes twice = {0};                                                             \
        Py_ssize_t row = 0;                                                                   \
        /* One row more than is compared: the last byte is compared with those behind it. */  \
        for (; row + lanes < rows; row += lanes, cards += lanes * size)                       \
            for (int i = 0; i < size; i++) {                                                  \
                name##_bytes here, there, same;                                               \
                memcpy(&here, cards + lanes * i, lanes);                                      \
                for (int far = 1; far < size; far++) {                                        \
                    memcpy(&there, cards + lanes * i + far, lanes);                           \
                    memcpy(&same, same_row[size][far] + lanes * i, lanes);                    \
                    twice |= (name##_bytes)(here == there) & same;                            \
                }                                                                             \
            }                                                                                 \
        uint8_t any = 0;                                                                      \
        for (int i = 0; i < lanes; i++)                                                       \
            any |= twice[i];                                                                  \
        return any != 0 || twice_in_row_by_row(cards, rows - row, size);                      \
    }                                                                                         \
                                                                                              \
    target static int name(const uint8_t *cards, Py_ssize_t rows, int size)                   \
    {                                                                                         \
        switch (size) {                                                                       \
        case 4:                                                                               \
            return name##_of(cards, rows, 4);                                                 \
        case 5:                                                                               \
            return name##_of(cards, rows, 5);                                                 \
        case 6:                                                                               \
            return name##_of(cards, rows, 6);                                                 \
        case 7:                                                                               \
            return name##_of(cards, rows, 7);                                                 \
        default:                                                                              \
            return twice_in_row_by_row(cards, rows, size);                                    \
        }                                                                                     \
    }

CARD_TWICE(twice_by_16, 16, )

#if defined(__x86_64__) && defined(__linux__)

CARD_TWICE(twice_by_32, 32, __attribute__((target("avx2"))))

int kernel_card_twice(const uint8_t *cards, Py_ssize_t rows, int size)
{
    if (__builtin_cpu_supports("avx2"))
        return twice_by_32(cards, rows, size);
    return twice_by_16(cards, rows, size);
}

#else

int kernel_card_twice(const uint8_t *cards, Py_ssize_t rows, int size)
{
    return twice_by_16(cards, rows, size);
}

#endif

#else

void kernel_prepare_checking(void) {}

int kernel_card_twice(const uint8_t *cards, Py_ssize_t rows, int size)
{
    return twice_in_row_by_row(cards, rows, size);
}

#endif
