/* Common declarations of the C extension riverboat.kernel._fast.

   Each source file covers one subject and defines a table of Python methods.

   To add a function:
     1. write it in the file of its subject, and add it to the PyMethodDef table of that file;
     2. for a new file: declare its table below, add it to METHOD_TABLES in module.c, and list the
        file under ext-modules in pyproject.toml;
     3. for new lookup tables: add a line to KERNEL_TABLES and the array to table_loading.py, and
        call kernel_require_tables(GROUP) before the first lookup;
     4. add the signature to _fast.pyi.
   If a signature or a table format changes, increment INTERFACE here and in tier.py: users of an
   extension built from other sources are then asked to rebuild it.

   The extension computes no tables: it looks values up in the arrays of lookup_tables.py, so that
   the C and NumPy tiers agree. table_loading.py pads the arrays so that every sum of card words is
   a valid index, whatever bytes a caller's buffer contains. */

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
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#pragma GCC visibility push(hidden)
#else
#define INLINE static inline
#define UNLIKELY(condition) (condition)
#endif

#define INTERFACE 4

/* ---- lookup tables --------------------------------------------------------------------------- */

/* Sizes of tables that are indexed by half of a card word sum: no seven bytes and no mask can
   exceed them. */
#define LOW_HALF_ENTRIES (7 * 9244 + 1)
#define HIGH_HALF_ENTRIES (7 * 2247 + 1)
/* Values of five to seven cards, padded by the longest block. */
#define VALUE_ENTRIES (73775 + 1716)
#define SUITED_SETS 2288
#define OMAHA_BOARD_CLASSES (455 + 1820 + 6175)
/* Row length of omaha_rows: 91 pair classes, padded to whole cache lines. */
#define OMAHA_ROW_STRIDE 96

/* group, name, type, entries */
#define KERNEL_TABLES(TABLE)                                                   \
    TABLE(EVALUATION, card_words, uint64_t, 256)                               \
    TABLE(EVALUATION, short_card_words, uint64_t, 256)                         \
    TABLE(EVALUATION, low_halves, uint16_t, LOW_HALF_ENTRIES)                  \
    TABLE(EVALUATION, high_halves, uint16_t, 5 * HIGH_HALF_ENTRIES)            \
    TABLE(EVALUATION, high_values, uint16_t, VALUE_ENTRIES)                    \
    TABLE(EVALUATION, high_flushes, uint16_t, 8192)                            \
    TABLE(EVALUATION, high_words, uint64_t, 8192)                              \
    TABLE(EVALUATION, short_deck_values, uint16_t, VALUE_ENTRIES)              \
    TABLE(EVALUATION, short_deck_flushes, uint16_t, 8192)                      \
    TABLE(EVALUATION, short_deck_words, uint64_t, 8192)                        \
    TABLE(EVALUATION, short_deck_trips_values, uint16_t, VALUE_ENTRIES)        \
    TABLE(EVALUATION, short_deck_trips_flushes, uint16_t, 8192)                \
    TABLE(EVALUATION, short_deck_trips_words, uint64_t, 8192)                  \
    TABLE(EVALUATION, deuce_to_seven_values, uint16_t, VALUE_ENTRIES)          \
    TABLE(EVALUATION, deuce_to_seven_flushes, uint16_t, 8192)                  \
    TABLE(EVALUATION, deuce_to_seven_words, uint64_t, 8192)                    \
    TABLE(EVALUATION, ace_to_five_values, uint16_t, VALUE_ENTRIES)             \
    TABLE(EVALUATION, eight_or_better, uint16_t, 8192)                         \
    TABLE(EVALUATION, badugi, uint16_t, 8192)                                  \
    TABLE(OMAHA, omaha_rows, uint16_t, OMAHA_BOARD_CLASSES * OMAHA_ROW_STRIDE) \
    TABLE(OMAHA, omaha_flushes, uint16_t, 78 * SUITED_SETS)                    \
    TABLE(OMAHA, suited_place, uint16_t, 8192)                                 \
    TABLE(OMAHA, pair_class, uint8_t, 13 * 13)                                 \
    TABLE(OMAHA, suited_pair, uint8_t, 13 * 13)                                \
    TABLE(OMAHA, omaha_lows, uint16_t, 256 * 256)                              \
    TABLE(EXACT, holdem_by_pair, uint16_t, 91 * 6175)                          \
    TABLE(EXACT, holdem_by_board, uint16_t, 6175 * 91)                         \
    TABLE(EXACT, omaha_by_pair, uint16_t, 91 * 6175)                           \
    TABLE(EXACT, low_kinds, uint8_t, 785 * 7)                                  \
    TABLE(EXACT, high_kinds, uint8_t, 456 * 6)                                 \
    TABLE(EXACT, low_kinds_from, uint16_t, 7)                                  \
    TABLE(EXACT, suited_sets, uint16_t, SUITED_SETS)                           \
    TABLE(EXACT, boards_with_three, uint16_t, 286 * 91)                        \
    TABLE(EXACT, boards_with_four, uint16_t, 715 * 13)                         \
    TABLE(EXACT, boards_with_five, uint16_t, 1287)                             \
    TABLE(EXACT, paired_three, uint16_t, 286 * 46)                             \
    TABLE(EXACT, paired_four, uint16_t, 715 * 4)                               \
    TABLE(EXACT, pairing_three, uint8_t, 286 * 46)                             \
    TABLE(EXACT, pairing_four, uint8_t, 715 * 4)

enum table_group { EVALUATION, OMAHA, EXACT, TABLE_GROUPS };

struct tables {
#define FIELD(group, name, type, entries) const type *name;
    KERNEL_TABLES(FIELD)
#undef FIELD
};

extern struct tables tables;

/* Load the tables of a group if necessary; -1 with an exception on error. Requires the GIL. */
int kernel_require_tables(enum table_group group);

/* ---- buffers (buffer_arguments.c) ------------------------------------------------------------ */

enum element { U8, U16, U32, U64, I64, F64, F32 };

/* Acquire a buffer that is C-contiguous, aligned, of this element type and number of dimensions,
   and writable if requested. -1 with an exception that names the argument on error. */
int kernel_acquire_buffer(Py_buffer *view, PyObject *object, const char *name, enum element element,
                          int dimensions, int writable);

/* Check the length of one dimension; -1 with ValueError on a mismatch. */
int kernel_check_length(const Py_buffer *view, const char *name, int dimension,
                        Py_ssize_t expected);

/* Buffers acquired by one method, released together. A buffer that is written must not overlap
   another, so that inputs stay constant. */
enum { MAX_BUFFERS = 13 };

struct buffer_list {
    Py_buffer views[MAX_BUFFERS];
    int count;
    /* Bit mask of the writable buffers. */
    unsigned writable_mask;
};

/* Acquire the next buffer and check its shape, with ANY_LENGTH where any length is accepted; -1
   with an exception on error. */
#define ANY_LENGTH ((Py_ssize_t)-1)
#define SHAPE(...) ((const Py_ssize_t[]){__VA_ARGS__})
int kernel_acquire_next(struct buffer_list *buffers, Py_buffer **view, PyObject *object,
                        const char *name, enum element element, int dimensions, int writable,
                        const Py_ssize_t *expected);
void kernel_release_buffers(struct buffer_list *buffers);

/* Acquire hands of min_cards to max_cards: (n, size) uint8 cards or (n,) uint64 masks. */
struct hand_rows {
    Py_buffer view;
    Py_ssize_t rows;
    int size, has_masks;
};
int kernel_acquire_hands(struct hand_rows *hands, PyObject *object, PyObject *size, int min_cards,
                         int max_cards);

/* ---- cards ----------------------------------------------------------------------------------- */

/* Initial value of a card word sum: suit counters start at 3, so that five cards of a suit set its
   bit of FLUSH_BITS. */
#define EMPTY_HAND_WORD ((uint64_t)0x3333 << 48)
#define FLUSH_BITS ((uint64_t)0x8888 << 48)
/* Bits of a card word sum that are set only if a byte was not a card. */
#define INVALID_CARD_BITS ((uint64_t)0xF0 << 40)
#define CARD_COUNT(word) ((int)((word) >> 40 & 0xFF))
/* Card masks of the full deck and of the 36 cards from the sixes up. */
#define FULL_DECK ((uint64_t)0x1FFF1FFF1FFF1FFF)
#define SHORT_DECK ((uint64_t)0x1FF01FF01FF01FF0)

INLINE uint64_t card_mask(unsigned card)
{
    return (uint64_t)1 << ((card & 3) * 16 + (card >> 2 & 15));
}

INLINE int count_bits(uint64_t mask)
{
    mask -= mask >> 1 & 0x5555555555555555u;
    mask = (mask & 0x3333333333333333u) + (mask >> 2 & 0x3333333333333333u);
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (int)(mask * 0x0101010101010101u >> 56);
}

/* Rank mask of one suit of a card mask. */
INLINE unsigned suit_ranks(uint64_t mask, int suit)
{
    return (unsigned)(mask >> (16 * suit)) & 8191u;
}

/* Rank mask with the ace moved to bit 0. */
INLINE unsigned ace_low_ranks(unsigned ranks)
{
    return (ranks << 1 | ranks >> 12) & 8191u;
}

/* First row with a duplicate or a card outside `deck`, or -1 (card_validation.c). */
Py_ssize_t kernel_first_invalid_row(const uint8_t *cards, Py_ssize_t rows, int size, uint64_t deck);
/* First mask with a card outside `deck` or another number of cards, or -1. */
Py_ssize_t kernel_first_invalid_mask(const uint64_t *masks, Py_ssize_t rows, int size,
                                     uint64_t deck);
/* Return 1 if any byte is not a card. */
int kernel_has_invalid_card(const uint8_t *cards, Py_ssize_t count);
/* Return 1 if any row has a duplicate card; bytes that are not cards are allowed. */
int kernel_has_duplicate_card(const uint8_t *cards, Py_ssize_t rows, int size);
void kernel_init_validation(void);

/* ---- method tables --------------------------------------------------------------------------- */

extern PyMethodDef evaluate_methods[];
extern PyMethodDef census_methods[];
extern PyMethodDef omaha_methods[];
extern PyMethodDef sample_methods[];
extern PyMethodDef exact_methods[];
extern PyMethodDef matchup_methods[];
extern PyMethodDef runout_methods[];
extern PyMethodDef sweep_methods[];
extern PyMethodDef search_state_methods[];
extern PyMethodDef batched_table_methods[];
extern PyMethodDef playout_methods[];
extern PyMethodDef regret_methods[];
extern PyMethodDef spot_methods[];

#define FASTCALL_METHOD(name, function, doc) \
    {name, (PyCFunction)(void (*)(void))(function), METH_FASTCALL, doc}

/* Check the number of arguments; -1 with TypeError on a mismatch. */
int kernel_check_argument_count(const char *name, Py_ssize_t count, Py_ssize_t expected);

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
