/* The module riverboat.kernel._fast: its lookup tables and method tables. kernel.h documents how
   to add functions. */

#include "kernel.h"

struct tables tables;

static PyMethodDef *const METHOD_TABLES[] = {
    evaluate_methods,
    census_methods,
    omaha_methods,
    sample_methods,
    exact_methods,
    matchup_methods,
    runout_methods,
    sweep_methods,
    search_state_methods,
    batched_table_methods,
    playout_methods,
    regret_methods,
    spot_methods,
};

/* ---- lookup tables --------------------------------------------------------------------------- */

#define ELEMENT_uint8_t U8
#define ELEMENT_uint16_t U16
#define ELEMENT_uint64_t U64

static const struct table_info {
    const char *name;
    enum table_group group;
    enum element element;
    Py_ssize_t entries;
    size_t offset;
} TABLE_INFO[] = {
#define TABLE_INFO_ROW(group, name, type, entries) \
    {#name, group, ELEMENT_##type, entries, offsetof(struct tables, name)},
    KERNEL_TABLES(TABLE_INFO_ROW)
#undef TABLE_INFO_ROW
};

#define TABLE_COUNT (sizeof TABLE_INFO / sizeof *TABLE_INFO)

static const char *const GROUP_NAMES[TABLE_GROUPS] = {"evaluation", "omaha", "exact"};

/* Buffers that own the table memory, held until the process exits. */
static Py_buffer table_buffers[TABLE_COUNT];
static int missing_tables[TABLE_GROUPS];

static PyObject *load_table(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    if (kernel_check_argument_count("load", count, 2) < 0)
        return NULL;
    for (size_t i = 0; i < TABLE_COUNT; i++) {
        const struct table_info *table = &TABLE_INFO[i];
        if (!PyUnicode_Check(arguments[0])
            || PyUnicode_CompareWithASCIIString(arguments[0], table->name) != 0)
            continue;
        if (table_buffers[i].obj != NULL)
            return PyErr_Format(PyExc_ValueError, "the table %s is already loaded", table->name);
        Py_buffer view;
        if (kernel_acquire_buffer(&view, arguments[1], table->name, table->element, 1, 0) < 0)
            return NULL;
        if (kernel_check_length(&view, table->name, 0, table->entries) < 0) {
            PyBuffer_Release(&view);
            return NULL;
        }
        table_buffers[i] = view;
        memcpy((char *)&tables + table->offset, &view.buf, sizeof view.buf);
        missing_tables[table->group]--;
        Py_RETURN_NONE;
    }
    return PyErr_Format(PyExc_ValueError, "no table is named %R", arguments[0]);
}

int kernel_require_tables(enum table_group group)
{
    if (missing_tables[group] == 0)
        return 0;
    PyObject *loader = PyImport_ImportModule("riverboat.kernel.table_loading");
    if (loader == NULL)
        return -1;
    PyObject *result = PyObject_CallMethod(loader, "load_tables", "s", GROUP_NAMES[group]);
    Py_DECREF(loader);
    if (result == NULL)
        return -1;
    Py_DECREF(result);
    if (missing_tables[group] == 0)
        return 0;
    PyErr_Format(PyExc_RuntimeError, "riverboat.kernel.table_loading did not load all tables of %s",
                 GROUP_NAMES[group]);
    return -1;
}

/* Build the dict TABLES of _fast.pyi. */
static PyObject *describe_tables(void)
{
    static const char *const TYPES[] = {
        [U8] = "uint8",   [U16] = "uint16", [U32] = "uint32",
        [U64] = "uint64", [I64] = "int64",  [F64] = "float64",
    };
    PyObject *types = PyDict_New();
    if (types == NULL)
        return NULL;
    for (size_t i = 0; i < TABLE_COUNT; i++) {
        const struct table_info *table = &TABLE_INFO[i];
        PyObject *entry = Py_BuildValue("(ssn)", GROUP_NAMES[table->group], TYPES[table->element],
                                        table->entries);
        if (entry == NULL || PyDict_SetItemString(types, table->name, entry) < 0) {
            Py_XDECREF(entry);
            Py_DECREF(types);
            return NULL;
        }
        Py_DECREF(entry);
    }
    return types;
}

/* ---- module definition ----------------------------------------------------------------------- */

int kernel_check_argument_count(const char *name, Py_ssize_t count, Py_ssize_t expected)
{
    if (count == expected)
        return 0;
    PyErr_Format(PyExc_TypeError, "%s takes %zd arguments, got %zd", name, expected, count);
    return -1;
}

static PyMethodDef module_methods[] = {
    FASTCALL_METHOD("load", load_table, "load(name, table): load a lookup table, once."),
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module_definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_fast",
    .m_doc = "C kernel; _fast.pyi documents the functions.",
    .m_size = -1,
    .m_methods = module_methods,
};

PyMODINIT_FUNC PyInit__fast(void);

PyMODINIT_FUNC PyInit__fast(void)
{
    kernel_init_validation();
    memset(missing_tables, 0, sizeof missing_tables);
    for (size_t i = 0; i < TABLE_COUNT; i++)
        missing_tables[TABLE_INFO[i].group] += table_buffers[i].obj == NULL;
    PyObject *module = PyModule_Create(&module_definition);
    if (module == NULL)
        return NULL;
    for (size_t i = 0; i < sizeof METHOD_TABLES / sizeof *METHOD_TABLES; i++)
        if (PyModule_AddFunctions(module, METHOD_TABLES[i]) < 0)
            goto fail;
    if (PyModule_AddIntConstant(module, "INTERFACE", INTERFACE) < 0)
        goto fail;
    PyObject *table_types = describe_tables();
    if (table_types == NULL || PyModule_AddObjectRef(module, "TABLES", table_types) < 0) {
        Py_XDECREF(table_types);
        goto fail;
    }
    Py_DECREF(table_types);
    return module;
fail:
    Py_DECREF(module);
    return NULL;
}
