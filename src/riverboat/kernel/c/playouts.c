/* Whole hands played by a policy, many of them. What the arrays hold is told in playouts.py. */

#include "betting.h"
#include "playing.h"
#include "policy.h"

enum count { DECISIONS, SHOWDOWNS, COUNTS };

struct play {
    struct game game;
    struct policy policy;
    /* -1: it is at seat number % seats. */
    int button;
    const int64_t *stacks;
    uint64_t first, count;
    int64_t *sums, *counts;
    /* (seats, 2): low and high halves. */
    uint64_t *squares;
    struct decision *log;
    Py_ssize_t room, logged;
};

/* Play a hand by the policy; 0 if the log is too short for it. */
INLINE int play_hand(struct play *play, struct hand *hand)
{
    const struct game *game = &play->game;
    uint64_t next = hand_word(game, hand->number, word_index(hand)) >> 32;
    while (hand->seat >= 0) {
        int64_t to = 0;
        uint64_t word = next;
        /* The next one now, while nothing waits for it. */
        next = hand_word(game, hand->number, word_index(hand) + 2) >> 32;
        enum kind kind = play->policy.chances == NULL
                             ? choose_any(game, hand, word, &to)
                             : choose_by_table(game, &play->policy, hand, word, &to);
        if (play->log != NULL) {
            Py_ssize_t place = play->logged + (Py_ssize_t)hand->decisions;
            if (place >= play->room)
                return 0;
            play->log[place] = (struct decision){
                .hand = (int64_t)hand->number,
                .to = to,
                .seat = (uint8_t)hand->seat,
                .kind = (uint8_t)kind,
            };
        }
        act(game, hand, kind, to);
    }
    return 1;
}

static void sum_up(struct play *play, const struct hand *hand)
{
    for (int seat = 0; seat < play->game.seats; seat++) {
        int64_t won = hand->stacks[seat] - hand->began[seat];
        uint64_t size = (uint64_t)(won < 0 ? -won : won), *square = play->squares + 2 * seat;
        play->sums[seat] += won;
        uint64_t low = size * size;
        square[0] += low;
        square[1] += square[0] < low;
        if (UNLIKELY(size >> 32 != 0))
            square[1] += high_of_product(size, size);
    }
    play->counts[DECISIONS] += hand->decisions;
    play->counts[SHOWDOWNS] += !is_one(hand->live);
}

/* All but the cards, 64 bytes at a time: some compilers copy more of them more slowly. */
INLINE void copy_beginning(struct hand *hand, const struct hand *begun)
{
    enum { PIECE = 64, ALL = offsetof(struct hand, deck), WHOLE = ALL - ALL % PIECE };
    for (size_t done = 0; done < WHOLE; done += PIECE)
        memcpy((char *)hand + done, (const char *)begun + done, PIECE);
    memcpy((char *)hand + WHOLE, (const char *)begun + WHOLE, ALL % PIECE);
}

/* How many hands were played: fewer than asked if the log is full. */
static uint64_t play_all(struct play *play)
{
    struct hand begun[SEATS], hand;
    const int seats = play->game.seats;
    memset(begun, 0, sizeof begun);
    for (int button = 0; button < seats; button++) {
        memcpy(begun[button].began, play->stacks, (size_t)seats * sizeof(int64_t));
        begun[button].button = button;
        if (play->button < 0 || play->button == button)
            begin(&play->game, &begun[button]);
    }
    int button = play->button < 0 ? (int)(play->first % (uint64_t)seats) : play->button;
    for (uint64_t done = 0; done < play->count; done++) {
        copy_beginning(&hand, &begun[button]);
        hand.number = play->first + done;
        hand.dealt = 0;
        if (hand.seat < 0) /* all-in by the forced bets */
            begin(&play->game, &hand);
        if (!play_hand(play, &hand))
            return done;
        sum_up(play, &hand);
        play->logged += (Py_ssize_t)hand.decisions;
        if (play->button < 0)
            button = button + 1 == seats ? 0 : button + 1;
    }
    return play->count;
}

static int take_policy(struct policy *policy, struct taken *taken, PyObject *const *arguments)
{
    Py_buffer *chances, *preflop, *cuts;
    if (kernel_take_next(taken, &chances, arguments[0], "chances", U64, 4, 0,
                         SHAPE(STREETS, 2, ANY, CHOICES))
            < 0
        || kernel_take_next(taken, &preflop, arguments[1], "preflop", U8, 1, 0, SHAPE(HOLE_CLASSES))
               < 0)
        return -1;
    const Py_ssize_t buckets = chances->shape[2];
    if (buckets > 256)
        return kernel_out_of_bounds("chances");
    if (kernel_take_next(taken, &cuts, arguments[2], "cuts", U16, 2, 0,
                         SHAPE(FLOP_ON, buckets == 0 ? 0 : buckets - 1))
        < 0)
        return -1;
    policy->chances = buckets == 0 ? NULL : chances->buf;
    policy->buckets = (int)buckets;
    policy->preflop = preflop->buf;
    policy->cuts = cuts->buf;
    for (int i = 0; buckets != 0 && i < HOLE_CLASSES; i++)
        if (policy->preflop[i] >= buckets)
            return kernel_out_of_bounds("preflop");
    return 0;
}

static int take_play(struct play *play, struct taken *taken, PyObject *const *arguments)
{
    const int seats = play->game.seats;
    Py_buffer *stacks, *sums, *squares, *counts, *log;
    if (kernel_take_next(taken, &stacks, arguments[0], "stacks", I64, 1, 0, SHAPE(seats)) < 0
        || kernel_take_next(taken, &sums, arguments[1], "sums", I64, 1, 1, SHAPE(seats)) < 0
        || kernel_take_next(taken, &squares, arguments[2], "squares", U64, 2, 1, SHAPE(seats, 2))
               < 0
        || kernel_take_next(taken, &counts, arguments[3], "counts", I64, 1, 1, SHAPE(COUNTS)) < 0
        || kernel_take_records(taken, &log, arguments[4], "log", ANY, sizeof(struct decision)) < 0)
        return -1;
    play->stacks = stacks->buf;
    play->sums = sums->buf;
    play->squares = squares->buf;
    play->counts = counts->buf;
    play->room = log->shape[0];
    play->logged = 0;
    play->log = play->room == 0 ? NULL : log->buf;
    int64_t chips = 0;
    for (int seat = 0; seat < seats; seat++) {
        if (!is_between(play->stacks[seat], 1, MAX_CHIPS))
            return kernel_out_of_bounds("stacks");
        chips += play->stacks[seat];
    }
    if (play->count > ((uint64_t)1 << 62) / (uint64_t)chips)
        return kernel_out_of_bounds("count");
    memset(play->sums, 0, (size_t)seats * sizeof(int64_t));
    memset(play->squares, 0, (size_t)seats * 2 * sizeof(uint64_t));
    memset(play->counts, 0, COUNTS * sizeof(int64_t));
    return 0;
}

static int take_numbers(struct play *play, PyObject *const *arguments)
{
    long button = PyLong_AsLong(arguments[0]);
    if (button == -1 && PyErr_Occurred())
        return -1;
    if (!is_between(button, -1, play->game.seats - 1))
        return kernel_out_of_bounds("button");
    play->button = (int)button;
    long long first = PyLong_AsLongLong(arguments[1]);
    if (first == -1 && PyErr_Occurred())
        return -1;
    long long count = PyLong_AsLongLong(arguments[2]);
    if (count == -1 && PyErr_Occurred())
        return -1;
    if (first < 0 || count < 0)
        return kernel_out_of_bounds("first or count");
    play->first = (uint64_t)first;
    play->count = (uint64_t)count;
    return 0;
}

static PyObject *hands_play(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct play play;
    struct taken taken = {.count = 0};
    if (kernel_arguments("hands_play", count, 15) < 0)
        return NULL;
    if (kernel_take_game(&play.game, &taken, arguments) < 0
        || take_policy(&play.policy, &taken, arguments + 4) < 0
        || take_numbers(&play, arguments + 7) < 0 || take_play(&play, &taken, arguments + 10) < 0) {
        kernel_give_back(&taken);
        return NULL;
    }
    uint64_t played;
    Py_BEGIN_ALLOW_THREADS
    played = play_all(&play);
    Py_END_ALLOW_THREADS
    kernel_give_back(&taken);
    return Py_BuildValue("KL", (unsigned long long)played, (long long)play.logged);
}

PyMethodDef playout_methods[] = {
    FAST("hands_play", hands_play, NULL),
    {NULL, NULL, 0, NULL},
};
