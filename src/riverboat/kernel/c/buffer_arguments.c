/* Validation of buffer arguments: element type, shape, alignment, overlap. */

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

/* Return 1 if a buffer has this element type in native byte order. */
static int has_element_type(const Py_buffer *view, enum element element)
{
    const char *format = view->format == NULL ? "B" : view->format;
    if (*format == '@' || *format == '=')
        format++;
    return view->itemsize == ELEMENTS[element].size && format[0] != '\0' && format[1] == '\0'
           && strchr(ELEMENTS[element].formats, format[0]) != NULL;
}

static int reject_buffer(Py_buffer *view, PyObject *exception, const char *name,
                         const char *requirement)
{
    PyErr_Format(exception, "%s: %s", name, requirement);
    PyBuffer_Release(view);
    return -1;
}

int kernel_acquire_buffer(Py_buffer *view, PyObject *object, const char *name, enum element element,
                          int dimensions, int writable)
{
    if (PyObject_GetBuffer(object, view, PyBUF_FORMAT | PyBUF_STRIDES) < 0) {
        PyErr_Clear();
        PyErr_Format(PyExc_TypeError, "%s: an array of %s is expected, not %R", name,
                     ELEMENTS[element].name, (PyObject *)Py_TYPE(object));
        return -1;
    }
    if (!has_element_type(view, element)) {
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
        return reject_buffer(view, PyExc_ValueError, name, "a C-contiguous array is expected");
    if ((uintptr_t)view->buf % (uintptr_t)view->itemsize != 0)
        return reject_buffer(view, PyExc_ValueError, name, "an aligned array is expected");
    if (writable && view->readonly)
        return reject_buffer(view, PyExc_ValueError, name, "a writable array is expected");
    return 0;
}

int kernel_check_length(const Py_buffer *view, const char *name, int dimension, Py_ssize_t expected)
{
    if (view->shape[dimension] == expected)
        return 0;
    PyErr_Format(PyExc_ValueError, "%s: a length of %zd is expected in dimension %d, not %zd", name,
                 expected, dimension, view->shape[dimension]);
    return -1;
}

static int overlaps(const Py_buffer *first, const Py_buffer *second)
{
    const uintptr_t first_start = (uintptr_t)first->buf, second_start = (uintptr_t)second->buf;
    return first_start < second_start + (size_t)second->len
           && second_start < first_start + (size_t)first->len;
}

/* Reject the last buffer if it overlaps another and either is written. */
static int check_disjoint(const struct buffer_list *buffers, const char *name)
{
    const int last = buffers->count - 1;
    for (int i = 0; i < last; i++)
        if (((buffers->writable_mask >> i | buffers->writable_mask >> last) & 1) != 0
            && overlaps(&buffers->views[i], &buffers->views[last])) {
            PyErr_Format(PyExc_ValueError, "%s: the array overlaps another argument", name);
            return -1;
        }
    return 0;
}

int kernel_acquire_next(struct buffer_list *buffers, Py_buffer **view, PyObject *object,
                        const char *name, enum element element, int dimensions, int writable,
                        const Py_ssize_t *expected)
{
    *view = &buffers->views[buffers->count];
    if (kernel_acquire_buffer(*view, object, name, element, dimensions, writable) < 0)
        return -1;
    buffers->writable_mask |= (unsigned)(writable != 0) << buffers->count++;
    if (check_disjoint(buffers, name) < 0)
        return -1;
    for (int i = 0; i < dimensions; i++)
        if (expected[i] != ANY_LENGTH && kernel_check_length(*view, name, i, expected[i]) < 0)
            return -1;
    return 0;
}

void kernel_release_buffers(struct buffer_list *buffers)
{
    while (buffers->count > 0)
        PyBuffer_Release(&buffers->views[--buffers->count]);
}

int kernel_acquire_hands(struct hand_rows *hands, PyObject *object, PyObject *size, int min_cards,
                         int max_cards)
{
    long count = PyLong_AsLong(size);
    if (count == -1 && PyErr_Occurred())
        return -1;
    if (count < min_cards || count > max_cards) {
        PyErr_Format(PyExc_ValueError, "size: %d to %d cards are expected, not %ld", min_cards,
                     max_cards, count);
        return -1;
    }
    if (PyObject_GetBuffer(object, &hands->view, PyBUF_FORMAT | PyBUF_STRIDES) < 0)
        return kernel_acquire_buffer(&hands->view, object, "cards", U8, 2, 0);
    hands->has_masks = has_element_type(&hands->view, U64);
    PyBuffer_Release(&hands->view);
    if (kernel_acquire_buffer(&hands->view, object, "cards", hands->has_masks ? U64 : U8,
                              hands->has_masks ? 1 : 2, 0)
        < 0)
        return -1;
    if (!hands->has_masks && kernel_check_length(&hands->view, "cards", 1, count) < 0) {
        PyBuffer_Release(&hands->view);
        return -1;
    }
    hands->size = (int)count;
    hands->rows = hands->view.shape[0];
    return 0;
}
