/* Monte Carlo playouts of whole hands by a policy. playouts.py documents the arrays. */

#include "betting.h"
#include "game_arguments.h"
#include "policy.h"

enum playout_counter { COUNT_DECISIONS, COUNT_SHOWDOWNS, PLAYOUT_COUNTERS };

struct playout_run {
    struct game game;
    struct policy policy;
    /* Seat of the button, or -1: hand_number % seats. */
    int button;
    const int64_t *stacks;
    uint64_t first_hand, hand_count;
    int64_t *sums, *counts;
    /* Sums of squares in 128 bits, (seats, 2): low and high words. */
    uint64_t *squares;
    struct logged_decision *log;
    Py_ssize_t log_capacity, log_length;
};

/* Play one hand; return 0 if the log is too short for it. */
INLINE int play_hand(struct playout_run *run, struct hand *hand)
{
    const struct game *game = &run->game;
    uint64_t next_word = random_hand_word(game, hand->hand_number, decision_word_index(hand)) >> 32;
    while (hand->to_act >= 0) {
        int64_t raise_to = 0;
        uint64_t word = next_word;
        /* Compute the next word early, off the critical path. */
        next_word = random_hand_word(game, hand->hand_number, decision_word_index(hand) + 2) >> 32;
        enum action_kind kind =
            run->policy.cumulative == NULL
                ? choose_uniform_action(game, hand, word, &raise_to)
                : choose_policy_action(game, &run->policy, hand, word, &raise_to);
        if (run->log != NULL) {
            Py_ssize_t index = run->log_length + (Py_ssize_t)hand->decision_count;
            if (index >= run->log_capacity)
                return 0;
            run->log[index] = (struct logged_decision){
                .hand_number = (int64_t)hand->hand_number,
                .raise_to = raise_to,
                .seat = (uint8_t)hand->to_act,
                .kind = (uint8_t)kind,
            };
        }
        apply_action(game, hand, kind, raise_to);
    }
    return 1;
}

static void add_results(struct playout_run *run, const struct hand *hand)
{
    for (int seat = 0; seat < run->game.seats; seat++) {
        int64_t net_chips = hand->stacks[seat] - hand->starting_stacks[seat];
        uint64_t magnitude = (uint64_t)(net_chips < 0 ? -net_chips : net_chips),
                 *square = run->squares + 2 * seat;
        run->sums[seat] += net_chips;
        uint64_t low_word = magnitude * magnitude;
        square[0] += low_word;
        square[1] += square[0] < low_word;
        if (UNLIKELY(magnitude >> 32 != 0))
            square[1] += multiply_high(magnitude, magnitude);
    }
    run->counts[COUNT_DECISIONS] += hand->decision_count;
    run->counts[COUNT_SHOWDOWNS] += !has_one_bit(hand->live_seats);
}

/* Copy all fields before the deck in chunks of 64 bytes: some compilers use a slower copy for
   more. */
INLINE void copy_opened_hand(struct hand *hand, const struct hand *opened)
{
    enum { CHUNK = 64, TOTAL = offsetof(struct hand, deck), WHOLE = TOTAL - TOTAL % CHUNK };
    for (size_t offset = 0; offset < WHOLE; offset += CHUNK)
        memcpy((char *)hand + offset, (const char *)opened + offset, CHUNK);
    memcpy((char *)hand + WHOLE, (const char *)opened + WHOLE, TOTAL % CHUNK);
}

/* Return the number of hands played, which is smaller than requested if the log is full. */
static uint64_t play_hands(struct playout_run *run)
{
    struct hand opened[SEATS], hand;
    const int seats = run->game.seats;
    memset(opened, 0, sizeof opened);
    for (int button = 0; button < seats; button++) {
        memcpy(opened[button].starting_stacks, run->stacks, (size_t)seats * sizeof(int64_t));
        opened[button].button = button;
        if (run->button < 0 || run->button == button)
            begin_hand(&run->game, &opened[button]);
    }
    int button = run->button < 0 ? (int)(run->first_hand % (uint64_t)seats) : run->button;
    for (uint64_t played = 0; played < run->hand_count; played++) {
        copy_opened_hand(&hand, &opened[button]);
        hand.hand_number = run->first_hand + played;
        hand.is_dealt = 0;
        if (hand.to_act < 0) /* all-in from the forced bets */
            begin_hand(&run->game, &hand);
        if (!play_hand(run, &hand))
            return played;
        add_results(run, &hand);
        run->log_length += (Py_ssize_t)hand.decision_count;
        if (run->button < 0)
            button = button + 1 == seats ? 0 : button + 1;
    }
    return run->hand_count;
}

static int parse_policy(struct policy *policy, struct buffer_list *buffers,
                        PyObject *const *arguments)
{
    Py_buffer *chances, *preflop, *cuts;
    if (kernel_acquire_next(buffers, &chances, arguments[0], "chances", U64, 4, 0,
                            SHAPE(STREETS, 2, ANY_LENGTH, POLICY_ACTIONS))
            < 0
        || kernel_acquire_next(buffers, &preflop, arguments[1], "preflop", U8, 1, 0,
                               SHAPE(HOLE_CLASSES))
               < 0)
        return -1;
    const Py_ssize_t buckets = chances->shape[2];
    if (buckets > 256)
        return kernel_raise_out_of_bounds("chances");
    if (kernel_acquire_next(buffers, &cuts, arguments[2], "cuts", U16, 2, 0,
                            SHAPE(POST_FLOP_STREETS, buckets == 0 ? 0 : buckets - 1))
        < 0)
        return -1;
    policy->cumulative = buckets == 0 ? NULL : chances->buf;
    policy->bucket_count = (int)buckets;
    policy->preflop_buckets = preflop->buf;
    policy->bucket_cuts = cuts->buf;
    for (int i = 0; buckets != 0 && i < HOLE_CLASSES; i++)
        if (policy->preflop_buckets[i] >= buckets)
            return kernel_raise_out_of_bounds("preflop");
    return 0;
}

static int acquire_playout_arrays(struct playout_run *run, struct buffer_list *buffers,
                                  PyObject *const *arguments)
{
    const int seats = run->game.seats;
    Py_buffer *stacks, *sums, *squares, *counts, *log;
    if (kernel_acquire_next(buffers, &stacks, arguments[0], "stacks", I64, 1, 0, SHAPE(seats)) < 0
        || kernel_acquire_next(buffers, &sums, arguments[1], "sums", I64, 1, 1, SHAPE(seats)) < 0
        || kernel_acquire_next(buffers, &squares, arguments[2], "squares", U64, 2, 1,
                               SHAPE(seats, 2))
               < 0
        || kernel_acquire_next(buffers, &counts, arguments[3], "counts", I64, 1, 1,
                               SHAPE(PLAYOUT_COUNTERS))
               < 0
        || kernel_acquire_records(buffers, &log, arguments[4], "log", ANY_LENGTH,
                                  sizeof(struct logged_decision))
               < 0)
        return -1;
    run->stacks = stacks->buf;
    run->sums = sums->buf;
    run->squares = squares->buf;
    run->counts = counts->buf;
    run->log_capacity = log->shape[0];
    run->log_length = 0;
    run->log = run->log_capacity == 0 ? NULL : log->buf;
    int64_t total_chips = 0;
    for (int seat = 0; seat < seats; seat++) {
        if (!is_in_range(run->stacks[seat], 1, MAX_CHIPS))
            return kernel_raise_out_of_bounds("stacks");
        total_chips += run->stacks[seat];
    }
    if (run->hand_count > ((uint64_t)1 << 62) / (uint64_t)total_chips)
        return kernel_raise_out_of_bounds("count");
    memset(run->sums, 0, (size_t)seats * sizeof(int64_t));
    memset(run->squares, 0, (size_t)seats * 2 * sizeof(uint64_t));
    memset(run->counts, 0, PLAYOUT_COUNTERS * sizeof(int64_t));
    return 0;
}

static int parse_playout_numbers(struct playout_run *run, PyObject *const *arguments)
{
    long button = PyLong_AsLong(arguments[0]);
    if (button == -1 && PyErr_Occurred())
        return -1;
    if (!is_in_range(button, -1, run->game.seats - 1))
        return kernel_raise_out_of_bounds("button");
    run->button = (int)button;
    long long first = PyLong_AsLongLong(arguments[1]);
    if (first == -1 && PyErr_Occurred())
        return -1;
    long long count = PyLong_AsLongLong(arguments[2]);
    if (count == -1 && PyErr_Occurred())
        return -1;
    if (first < 0 || count < 0)
        return kernel_raise_out_of_bounds("first or count");
    run->first_hand = (uint64_t)first;
    run->hand_count = (uint64_t)count;
    return 0;
}

static PyObject *hands_play(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct playout_run run;
    struct buffer_list buffers = {.count = 0};
    if (kernel_check_argument_count("hands_play", count, 15) < 0)
        return NULL;
    if (kernel_parse_game(&run.game, &buffers, arguments) < 0
        || parse_policy(&run.policy, &buffers, arguments + 4) < 0
        || parse_playout_numbers(&run, arguments + 7) < 0
        || acquire_playout_arrays(&run, &buffers, arguments + 10) < 0) {
        kernel_release_buffers(&buffers);
        return NULL;
    }
    uint64_t played;
    Py_BEGIN_ALLOW_THREADS
    played = play_hands(&run);
    Py_END_ALLOW_THREADS
    kernel_release_buffers(&buffers);
    return Py_BuildValue("KL", (unsigned long long)played, (long long)run.log_length);
}

PyMethodDef playout_methods[] = {
    FASTCALL_METHOD("hands_play", hands_play, NULL),
    {NULL, NULL, 0, NULL},
};
