/* What the sources of riverboat.kernel._fast share.

   The extension has a file for each subject, and each of them a table of its methods.

   To add a function:
     1. write it in the file of its subject, and add it to that file's PyMethodDef table;
     2. a new file: declare its table below, join it in SUBJECTS of module.c, and name the file in
        pyproject.toml under ext-modules;
     3. tables that it looks up: a line each in KERNEL_TABLES, the array itself in table_loading.py, and
        kernel_ready(PART) before the first look;
     4. tell _fast.pyi its signature.
   When a signature changes, or a table's form, raise INTERFACE here and in tier.py: who has an
   extension of other sources is told to build it again.

   The C sources build no tables: they look things up in arrays that lookup_tables.py made, so that
   both tiers have the same. Padding, which table_loading.py adds, makes every sum of card words a safe
   index, whatever bytes a caller's buffer holds. */

#ifndef RIVERBOAT_KERNEL_H
#define RIVERBOAT_KERNEL_H

#define PY_SSIZE_T_CLEAN
#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030B0000
#endif
#include <Python.h>

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define INLINE static inline __attribute__((always_inline))
#define UNLIKELY(claim) __builtin_expect(!!(claim), 0)
#pragma GCC visibility push(hidden)
#else
#define INLINE static inline
#define UNLIKELY(claim) (claim)
#endif

#define INTERFACE 4

/* ---- tables ---------------------------------------------------------------------------------- */

/* The largest sums of keys that any seven bytes, or any mask, can reach. */
#define LOW_SUMS (7 * 9244 + 1)
#define HIGH_SUMS (7 * 2247 + 1)
/* The values of five to seven cards, and as many more as the longest block has. */
#define VALUES (73775 + 1716)
#define SUITED_SETS 2288
#define OMAHA_BOARDS (455 + 1820 + 6175)
/* Pair classes in a row of omaha_rows: 91, and some so that rows are lines of a cache. */
#define OMAHA_ROW 96

/* part, name, type, entries */
#define KERNEL_TABLES(TABLE)                                        \
    TABLE(EVALUATION, card_words, uint64_t, 256)                    \
    TABLE(EVALUATION, short_card_words, uint64_t, 256)              \
    TABLE(EVALUATION, low_halves, uint16_t, LOW_SUMS)               \
    TABLE(EVALUATION, high_halves, uint16_t, 5 * HIGH_SUMS)         \
    TABLE(EVALUATION, high_values, uint16_t, VALUES)                \
    TABLE(EVALUATION, high_flushes, uint16_t, 8192)                 \
    TABLE(EVALUATION, high_words, uint64_t, 8192)                   \
    TABLE(EVALUATION, short_deck_values, uint16_t, VALUES)          \
    TABLE(EVALUATION, short_deck_flushes, uint16_t, 8192)           \
    TABLE(EVALUATION, short_deck_words, uint64_t, 8192)             \
    TABLE(EVALUATION, short_deck_trips_values, uint16_t, VALUES)    \
    TABLE(EVALUATION, short_deck_trips_flushes, uint16_t, 8192)     \
    TABLE(EVALUATION, short_deck_trips_words, uint64_t, 8192)       \
    TABLE(EVALUATION, deuce_to_seven_values, uint16_t, VALUES)      \
    TABLE(EVALUATION, deuce_to_seven_flushes, uint16_t, 8192)       \
    TABLE(EVALUATION, deuce_to_seven_words, uint64_t, 8192)         \
    TABLE(EVALUATION, ace_to_five_values, uint16_t, VALUES)         \
    TABLE(EVALUATION, eight_or_better, uint16_t, 8192)              \
    TABLE(EVALUATION, badugi, uint16_t, 8192)                       \
    TABLE(OMAHA, omaha_rows, uint16_t, OMAHA_BOARDS * OMAHA_ROW)    \
    TABLE(OMAHA, omaha_flushes, uint16_t, 78 * SUITED_SETS)         \
    TABLE(OMAHA, suited_place, uint16_t, 8192)                      \
    TABLE(OMAHA, pair_class, uint8_t, 13 * 13)                      \
    TABLE(OMAHA, suited_pair, uint8_t, 13 * 13)                     \
    TABLE(OMAHA, omaha_lows, uint16_t, 256 * 256)                   \
    TABLE(EXACT, holdem_by_pair, uint16_t, 91 * 6175)               \
    TABLE(EXACT, holdem_by_board, uint16_t, 6175 * 91)              \
    TABLE(EXACT, omaha_by_pair, uint16_t, 91 * 6175)                \
    TABLE(EXACT, low_kinds, uint8_t, 785 * 7)                       \
    TABLE(EXACT, high_kinds, uint8_t, 456 * 6)                      \
    TABLE(EXACT, low_kinds_from, uint16_t, 7)                       \
    TABLE(EXACT, suited_sets, uint16_t, SUITED_SETS)                \
    TABLE(EXACT, boards_with_three, uint16_t, 286 * 91)             \
    TABLE(EXACT, boards_with_four, uint16_t, 715 * 13)              \
    TABLE(EXACT, boards_with_five, uint16_t, 1287)                  \
    TABLE(EXACT, paired_three, uint16_t, 286 * 46)                  \
    TABLE(EXACT, paired_four, uint16_t, 715 * 4)                    \
    TABLE(EXACT, pairing_three, uint8_t, 286 * 46)                  \
    TABLE(EXACT, pairing_four, uint8_t, 715 * 4)

enum part { EVALUATION, OMAHA, EXACT, PARTS };

struct tables {
#define FIELD(part, name, type, entries) const type *name;
    KERNEL_TABLES(FIELD)
#undef FIELD
};

extern struct tables tables;

/* Have the tables of a part loaded; 0, or -1 with an exception. Only with the GIL. */
int kernel_ready(enum part part);

/* ---- buffers (checking.c) -------------------------------------------------------------------- */

enum element { U8, U16, U32, U64, I64, F64, F32 };

/* Take a caller's buffer: C-contiguous, aligned, of these elements and dimensions, and writable if
   asked for. 0, or -1 with an exception that names the buffer and says what was expected. */
int kernel_take(Py_buffer *view, PyObject *object, const char *name, enum element element,
                int dimensions, int writable);

/* Refuse a buffer of which a dimension has another length than expected: -1 with ValueError. */
int kernel_expect(const Py_buffer *view, const char *name, int dimension, Py_ssize_t expected);

/* Buffers that a method has taken, to be given back together. What is written lies apart from all
   others, so that what was looked at stays as it was. */
enum { MOST_TAKEN = 13 };

struct taken {
    Py_buffer views[MOST_TAKEN];
    int count;
    /* A bit for each that is written. */
    unsigned written;
};

/* Take one more, with a length expected of each dimension, or ANY: 0, or -1 with an exception. */
#define ANY ((Py_ssize_t)-1)
#define SHAPE(...) ((const Py_ssize_t[]){__VA_ARGS__})
int kernel_take_next(struct taken *taken, Py_buffer **view, PyObject *object, const char *name,
                     enum element element, int dimensions, int writable,
                     const Py_ssize_t *expected);
void kernel_give_back(struct taken *taken);

/* Take rows of `size` cards, least to most: (n, size) uint8, or (n,) uint64 masks. */
struct hands {
    Py_buffer view;
    Py_ssize_t rows;
    int size, masks;
};
int kernel_take_hands(struct hands *hands, PyObject *object, PyObject *size, int least, int most);

/* ---- cards ----------------------------------------------------------------------------------- */

#define SUIT_COUNTERS_START ((uint64_t)0x3333 << 48)
#define FIVE_OF_A_SUIT ((uint64_t)0x8888 << 48)
/* In the sum of card words, and only if a byte was no card. */
#define NO_CARD ((uint64_t)0xF0 << 40)
#define CARDS_IN(word) ((int)((word) >> 40 & 0xFF))
/* Masks of all cards, and of those from the sixes up. */
#define WHOLE_DECK ((uint64_t)0x1FFF1FFF1FFF1FFF)
#define SHORT_DECK ((uint64_t)0x1FF01FF01FF01FF0)

INLINE uint64_t mask_of(unsigned card)
{
    return (uint64_t)1 << ((card & 3) * 16 + (card >> 2 & 15));
}

INLINE int bits_in(uint64_t set)
{
    set -= set >> 1 & 0x5555555555555555u;
    set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
    set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (int)(set * 0x0101010101010101u >> 56);
}

/* The ranks of a mask in one suit. */
INLINE unsigned ranks_in(uint64_t mask, int suit)
{
    return (unsigned)(mask >> (16 * suit)) & 8191u;
}

/* A set of ranks counted from the ace up. */
INLINE unsigned from_ace(unsigned ranks)
{
    return (ranks << 1 | ranks >> 12) & 8191u;
}

/* The first row with what is no card of the deck, or a card twice, or -1 (faults.c). */
Py_ssize_t kernel_first_fault(const uint8_t *cards, Py_ssize_t rows, int size, uint64_t deck);
/* The first mask with what is no card of the deck, or of another size, or -1. */
Py_ssize_t kernel_first_fault_of_masks(const uint64_t *masks, Py_ssize_t rows, int size,
                                       uint64_t deck);
/* Whether one of so many bytes is no card. */
int kernel_no_card(const uint8_t *cards, Py_ssize_t count);
/* Whether a card is there twice in one of the rows. Bytes that are no cards may be there. */
int kernel_card_twice(const uint8_t *cards, Py_ssize_t rows, int size);
void kernel_prepare_checking(void);

/* ---- subjects -------------------------------------------------------------------------------- */

extern PyMethodDef evaluate_methods[];
extern PyMethodDef census_methods[];
extern PyMethodDef omaha_methods[];
extern PyMethodDef sample_methods[];
extern PyMethodDef exact_methods[];
extern PyMethodDef matchup_methods[];
extern PyMethodDef runout_methods[];
extern PyMethodDef sweep_methods[];
extern PyMethodDef moment_methods[];
extern PyMethodDef side_by_side_methods[];
extern PyMethodDef playout_methods[];
extern PyMethodDef regret_methods[];
extern PyMethodDef spot_methods[];

#define FAST(name, function, text) \
    {name, (PyCFunction)(void (*)(void))(function), METH_FASTCALL, text}

/* The number of arguments, or -1 with TypeError. */
int kernel_arguments(const char *name, Py_ssize_t count, Py_ssize_t expected);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
