/* The module riverboat.kernel._fast: its tables, and the methods of all subjects.
   How to add to it: kernel.h. */

#include "kernel.h"

struct tables tables;

static PyMethodDef *const SUBJECTS[] = {
    evaluate_methods,
    census_methods,
    omaha_methods,
    sample_methods,
    exact_methods,
    matchup_methods,
    runout_methods,
    sweep_methods,
    moment_methods,
    side_by_side_methods,
    playout_methods,
    regret_methods,
    spot_methods,
};

/* ---- tables ---------------------------------------------------------------------------------- */

#define ELEMENT_uint8_t U8
#define ELEMENT_uint16_t U16
#define ELEMENT_uint64_t U64

static const struct description {
    const char *name;
    enum part part;
    enum element element;
    Py_ssize_t entries;
    size_t offset;
} DESCRIPTIONS[] = {
#define DESCRIPTION(part, name, type, entries) \
    {#name, part, ELEMENT_##type, entries, offsetof(struct tables, name)},
    KERNEL_TABLES(DESCRIPTION)
#undef DESCRIPTION
};

#define TABLES (sizeof DESCRIPTIONS / sizeof *DESCRIPTIONS)

static const char *const PART_NAMES[PARTS] = {"evaluation", "omaha", "exact"};

/* The arrays that the tables point into, kept until the process ends. */
static Py_buffer kept[TABLES];
static int missing[PARTS];

static PyObject *load(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_arguments("load", count, 2) < 0)
        return NULL;
    for (size_t i = 0; i < TABLES; i++) {
        const struct description *table = &DESCRIPTIONS[i];
        if (!PyUnicode_Check(arguments[0])
            || PyUnicode_CompareWithASCIIString(arguments[0], table->name) != 0)
            continue;
        if (kept[i].obj != NULL)
            return PyErr_Format(PyExc_ValueError, "the table %s is loaded", table->name);
        Py_buffer view;
        if (kernel_take(&view, arguments[1], table->name, table->element, 1, 0) < 0)
            return NULL;
        if (kernel_expect(&view, table->name, 0, table->entries) < 0) {
            PyBuffer_Release(&view);
            return NULL;
        }
        kept[i] = view;
        memcpy((char *)&tables + table->offset, &view.buf, sizeof view.buf);
        missing[table->part]--;
        Py_RETURN_NONE;
    }
    return PyErr_Format(PyExc_ValueError, "no table is named %R", arguments[0]);
}

int kernel_ready(enum part part)
{
    if (missing[part] == 0)
        return 0;
    PyObject *loading = PyImport_ImportModule("riverboat.kernel.table_loading");
    if (loading == NULL)
        return -1;
    PyObject *done = PyObject_CallMethod(loading, "load_tables", "s", PART_NAMES[part]);
    Py_DECREF(loading);
    if (done == NULL)
        return -1;
    Py_DECREF(done);
    if (missing[part] == 0)
        return 0;
    PyErr_Format(PyExc_RuntimeError, "riverboat.kernel.table_loading left tables of %s out",
                 PART_NAMES[part]);
    return -1;
}

/* TABLES of _fast.pyi. */
static PyObject *described(void)
{
    static const char *const TYPES[] = {
        [U8] = "uint8", [U16] = "uint16", [U32] = "uint32",
        [U64] = "uint64", [I64] = "int64", [F64] = "float64",
    };
    PyObject *all = PyDict_New();
    if (all == NULL)
        return NULL;
    for (size_t i = 0; i < TABLES; i++) {
        const struct description *table = &DESCRIPTIONS[i];
        PyObject *one = Py_BuildValue("(ssn)", PART_NAMES[table->part], TYPES[table->element],
                                      table->entries);
        if (one == NULL || PyDict_SetItemString(all, table->name, one) < 0) {
            Py_XDECREF(one);
            Py_DECREF(all);
            return NULL;
        }
        Py_DECREF(one);
    }
    return all;
}

/* ---- the module ------------------------------------------------------------------------------ */

int kernel_arguments(const char *name, Py_ssize_t count, Py_ssize_t expected)
{
    if (count == expected)
        return 0;
    PyErr_Format(PyExc_TypeError, "%s takes %zd arguments, got %zd", name, expected,
                 count);
    return -1;
}

static PyMethodDef own_methods[] = {
    FAST("load", load, "load(name, table): take a table, once."),
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_fast",
    .m_doc = "The kernel in C: what each function takes is told in _fast.pyi.",
    .m_size = -1,
    .m_methods = own_methods,
};

PyMODINIT_FUNC PyInit__fast(void);

PyMODINIT_FUNC PyInit__fast(void)
{
    kernel_prepare_checking();
    memset(missing, 0, sizeof missing);
    for (size_t i = 0; i < TABLES; i++)
        missing[DESCRIPTIONS[i].part] += kept[i].obj == NULL;
    PyObject *module = PyModule_Create(&definition);
    if (module == NULL)
        return NULL;
    for (size_t i = 0; i < sizeof SUBJECTS / sizeof *SUBJECTS; i++)
        if (PyModule_AddFunctions(module, SUBJECTS[i]) < 0)
            goto fail;
    if (PyModule_AddIntConstant(module, "INTERFACE", INTERFACE) < 0)
        goto fail;
    PyObject *tables_told = described();
    if (tables_told == NULL || PyModule_AddObjectRef(module, "TABLES", tables_told) < 0) {
        Py_XDECREF(tables_told);
        goto fail;
    }
    Py_DECREF(tables_told);
    return module;
fail:
    Py_DECREF(module);
    return NULL;
}
