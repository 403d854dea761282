/* Exact equity of many heads-up hold'em match-ups: counts that depend on ranks only are shared. */

#include "board_enumeration.h"

#include <stdlib.h>

/* Counts shared by match-ups of equal ranks: all boards without flushes, and the flush changes
   of a suit, by the subset of the four hole cards in that suit. */
struct rank_group {
    struct board_count state;
    int64_t rank_outcomes[3], flush_changes[16][3];
    unsigned cached_patterns;
};

static int has_same_ranks(const uint8_t *cards, const uint8_t *other_cards)
{
    for (int i = 0; i < 4; i++)
        if (cards[i] >> 2 != other_cards[i] >> 2)
            return 0;
    return 1;
}

static void init_rank_group(struct rank_group *group, const struct fixed_deal *deal,
                            const uint8_t *cards)
{
    memset(group, 0, sizeof *group);
    group->state.seats = 2;
    group->state.flush_by_ranks = tables.high_flushes;
    memcpy(group->state.live_by_rank, deal->live_by_rank, sizeof deal->live_by_rank);
    for (int seat = 0; seat < 2; seat++, cards += 2)
        group->state.rank_values[seat] =
            tables.holdem_by_pair + RANK_BOARDS * pair_class(cards[0] >> 2, cards[1] >> 2);
    kernel_count_heads_up_ranks(&group->state, group->rank_outcomes);
}

static void count_matchup(struct rank_group *group, const struct fixed_deal *deal,
                          const uint8_t *cards, int64_t *outcomes)
{
    int64_t counts[3];
    memcpy(counts, group->rank_outcomes, sizeof counts);
    for (unsigned suit = 0; suit < 4; suit++) {
        unsigned suit_pattern = 0;
        for (unsigned i = 0; i < 4; i++)
            suit_pattern |= (unsigned)((cards[i] & 3) == suit) << i;
        if ((group->cached_patterns >> suit_pattern & 1) == 0) {
            kernel_adjust_heads_up_suit(&group->state, &deal->suits[suit],
                                        group->flush_changes[suit_pattern]);
            group->cached_patterns |= 1u << suit_pattern;
        }
        for (int i = 0; i < 3; i++)
            counts[i] += group->flush_changes[suit_pattern][i];
    }
    outcomes[0] = counts[0];
    outcomes[1] = counts[2];
}

/* exact_matchups(hands, counts): (n, 4) hole cards to wins and ties, (n, 2). Successive rows
   with equal ranks share their rank counts. */
static PyObject *exact_matchups(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct buffer_list buffers = {.count = 0};
    if (kernel_check_argument_count("exact_matchups", count, 2) < 0
        || kernel_require_tables(EVALUATION) < 0 || kernel_require_tables(EXACT) < 0)
        return NULL;
    struct rank_group *group = NULL;
    Py_buffer *hands, *counts;
    if (kernel_acquire_next(&buffers, &hands, arguments[0], "hands", U8, 2, 0, SHAPE(ANY_LENGTH, 4))
            < 0
        || kernel_acquire_next(&buffers, &counts, arguments[1], "counts", I64, 2, 1,
                               SHAPE(hands->shape[0], 2))
               < 0)
        goto fail;
    group = malloc(sizeof *group);
    if (group == NULL) {
        PyErr_NoMemory();
        goto fail;
    }
    Py_ssize_t invalid_row = -1;
    Py_BEGIN_ALLOW_THREADS
    const uint8_t *cards = hands->buf;
    int64_t *outcomes = counts->buf;
    for (Py_ssize_t row = 0; row < hands->shape[0]; row++, cards += 4, outcomes += 2) {
        struct fixed_deal deal;
        if (kernel_set_fixed_deal(&deal, cards, 2, 2, NULL, 0, 0) < 0) {
            invalid_row = row;
            break;
        }
        if (row == 0 || !has_same_ranks(cards, cards - 4))
            init_rank_group(group, &deal, cards);
        count_matchup(group, &deal, cards, outcomes);
    }
    Py_END_ALLOW_THREADS
    if (invalid_row >= 0) {
        PyErr_Format(PyExc_ValueError, "hands: row %zd: invalid or duplicate card", invalid_row);
        goto fail;
    }
    free(group);
    kernel_release_buffers(&buffers);
    Py_RETURN_NONE;
fail:
    free(group);
    kernel_release_buffers(&buffers);
    return NULL;
}

PyMethodDef matchup_methods[] = {
    FASTCALL_METHOD("exact_matchups", exact_matchups,
                    "exact_matchups(hands, counts): wins and ties of match-ups before the flop."),
    {NULL, NULL, 0, NULL},
};
