/* What may be wrong with a caller's arrays: their type and shape, and the cards in them. */

#include "kernel.h"

/* ---- buffers --------------------------------------------------------------------------------- */

static const struct {
    const char *name, *formats;
    Py_ssize_t size;
} ELEMENTS[] = {
    [U8] = {"uint8", "B", 1},    [U16] = {"uint16", "H", 2}, [U32] = {"uint32", "IL", 4},
    [U64] = {"uint64", "LQ", 8}, [I64] = {"int64", "lq", 8}, [F64] = {"float64", "d", 8},
    [F32] = {"float32", "f", 4},
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

static int overlap(const Py_buffer *one, const Py_buffer *other)
{
    const uintptr_t begin = (uintptr_t)one->buf, others = (uintptr_t)other->buf;
    return begin < others + (size_t)other->len && others < begin + (size_t)one->len;
}

/* Refuse the last buffer taken if it lies in another, and one of the two is written. */
static int expect_apart(const struct taken *taken, const char *name)
{
    const int last = taken->count - 1;
    for (int i = 0; i < last; i++)
        if (((taken->written >> i | taken->written >> last) & 1) != 0
            && overlap(&taken->views[i], &taken->views[last])) {
            PyErr_Format(PyExc_ValueError, "%s: it shares memory with another array", name);
            return -1;
        }
    return 0;
}

int kernel_take_next(struct taken *taken, Py_buffer **view, PyObject *object, const char *name,
                     enum element element, int dimensions, int writable,
                     const Py_ssize_t *expected)
{
    *view = &taken->views[taken->count];
    if (kernel_take(*view, object, name, element, dimensions, writable) < 0)
        return -1;
    taken->written |= (unsigned)(writable != 0) << taken->count++;
    if (expect_apart(taken, name) < 0)
        return -1;
    for (int i = 0; i < dimensions; i++)
        if (expected[i] != ANY && kernel_expect(*view, name, i, expected[i]) < 0)
            return -1;
    return 0;
}

void kernel_give_back(struct taken *taken)
{
    while (taken->count > 0)
        PyBuffer_Release(&taken->views[--taken->count]);
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
