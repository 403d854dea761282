/* Hands played in bulk: many tables side by side, a decision at each at a time, or whole hands by
   a policy. What the arrays hold is told in playouts.py. */

#include "rules.h"

/* ---- what may be seen ------------------------------------------------------------------------ */

enum { NO_CARD_THERE = 255 };

/* What the player to act may know: SEEN of playouts.py. */
struct seen {
    int64_t stacks[SEATS], bets[SEATS], payoffs[SEATS];
    int64_t call, least, most, pot;
    uint64_t number;
    int8_t seat, street;
    uint8_t button, done, legal[KINDS], board[BOARD], hole[MOST_HELD], live[SEATS];
    uint8_t unused[4];
};

static void tell(const struct game *game, const struct hand *hand, struct seen *seen)
{
    int over = hand->seat < 0;
    for (int seat = 0; seat < SEATS; seat++) {
        seen->stacks[seat] = hand->stacks[seat];
        seen->bets[seat] = hand->bets[seat];
        seen->payoffs[seat] = over ? hand->stacks[seat] - hand->began[seat] : 0;
        seen->live[seat] = hand->live >> seat & 1;
    }
    seen->call = hand->call;
    seen->least = hand->least;
    seen->most = hand->most;
    seen->pot = hand->pot;
    seen->number = hand->number;
    seen->seat = (int8_t)hand->seat;
    seen->street = (int8_t)hand->street;
    seen->button = (uint8_t)hand->button;
    seen->done = (uint8_t)over;
    seen->legal[FOLD] = !over && (hand->call > 0 || game->free_fold);
    seen->legal[CALL] = !over;
    seen->legal[RAISE] = hand->most > 0;
    int shared = over && !is_one(hand->live) ? BOARD : cards_on_board(hand->street);
    for (int card = 0; card < BOARD; card++)
        seen->board[card] = card < shared ? board_of_hand(game, hand)[card] : NO_CARD_THERE;
    for (int card = 0; card < MOST_HELD; card++)
        seen->hole[card] = over || card >= game->held ? NO_CARD_THERE
                                                      : hole_card(game, hand, hand->seat, card);
}

/* ---- arguments ------------------------------------------------------------------------------- */

enum { MOST_TAKEN = 11 };

/* Buffers that a method has taken, to be released together. */
struct taken {
    Py_buffer views[MOST_TAKEN];
    int count;
};

static void release(struct taken *taken)
{
    while (taken->count > 0)
        PyBuffer_Release(&taken->views[--taken->count]);
}

/* The buffer, or NULL with an exception; expected lengths below 0 are not looked at. */
static Py_buffer *take(struct taken *taken, PyObject *object, const char *name,
                       enum element element, int dimensions, int writable,
                       const Py_ssize_t *expected)
{
    Py_buffer *view = &taken->views[taken->count];
    if (kernel_take(view, object, name, element, dimensions, writable) < 0)
        return NULL;
    taken->count++;
    for (int i = 0; i < dimensions; i++)
        if (expected[i] >= 0 && kernel_expect(view, name, i, expected[i]) < 0)
            return NULL;
    return view;
}

#define SHAPE(...) ((const Py_ssize_t[]){__VA_ARGS__})

static int is_between(int64_t number, int64_t least, int64_t most)
{
    return least <= number && number <= most;
}

static int refuse(const char *what)
{
    PyErr_Format(PyExc_ValueError, "%s is out of bounds", what);
    return -1;
}

static int read_numbers(struct game *game, const int64_t *numbers)
{
    if (!is_between(numbers[GAME_SEATS], 2, SEATS) || !is_between(numbers[GAME_HELD], 2, MOST_HELD)
        || numbers[GAME_HELD] == 3 || numbers[GAME_SEATS] * numbers[GAME_HELD] + BOARD > CARDS
        || !is_between(numbers[GAME_STRUCTURE], 0, STRUCTURES - 1)
        || !is_between(numbers[GAME_HALF_BET], 1, 2)
        || !is_between(numbers[GAME_MOST_RAISES], 0, MOST_CHIPS)
        || !is_between(numbers[GAME_UNIT], 1, MOST_CHIPS)
        || !is_between(numbers[GAME_BLINDS], 0, MOST_CHIPS))
        return refuse("game");
    for (int street = 0; street < STREETS; street++)
        if (!is_between(numbers[GAME_SIZES + street], 1, MOST_CHIPS))
            return refuse("game");
    game->seats = (int)numbers[GAME_SEATS];
    game->held = (int)numbers[GAME_HELD];
    game->structure = (enum structure)numbers[GAME_STRUCTURE];
    game->half_bet = numbers[GAME_HALF_BET];
    game->most_raises = numbers[GAME_MOST_RAISES];
    game->cap_lapses = numbers[GAME_CAP_LAPSES] != 0;
    game->free_fold = numbers[GAME_FREE_FOLD] != 0;
    game->low = numbers[GAME_LOW] != 0 && game->held > 2;
    game->unit = numbers[GAME_UNIT];
    memcpy(game->sizes, numbers + GAME_SIZES, sizeof game->sizes);
    game->blinds = numbers[GAME_BLINDS];
    return 0;
}

static int check_posts(const struct game *game)
{
    const int64_t *post = game->posted, *opening = game->opening;
    for (int i = 0; i < game->seats * game->posts; i++, post += POST_FIELDS)
        if (!is_between(post[POST_SEAT], -1, game->seats - 1)
            || !is_between(post[POST_KIND], 0, POST_KINDS - 1)
            || !is_between(post[POST_CHIPS], 0, MOST_CHIPS)
            || !is_between(post[POST_FULL], 0, MOST_CHIPS))
            return refuse("posts");
    for (int i = 0; i < game->seats; i++, opening += OPENING_FIELDS)
        if (!is_between(opening[FIRST], 0, game->seats - 1)
            || !is_between(opening[LAST_RAISE], 1, MOST_CHIPS)
            || !is_between(opening[RAISES], 0, MOST_CHIPS))
            return refuse("opening");
    return 0;
}

/* Take (game, posts, opening, seed), with which every method begins. */
static int take_game(struct game *game, struct taken *taken, PyObject *const *arguments)
{
    Py_buffer *numbers, *posts, *opening;
    if (kernel_ready(EVALUATION) < 0 || kernel_ready(OMAHA) < 0
        || (numbers = take(taken, arguments[0], "game", I64, 1, 0, SHAPE(GAME_FIELDS))) == NULL
        || read_numbers(game, numbers->buf) < 0
        || (posts = take(taken, arguments[1], "posts", I64, 3, 0,
                         SHAPE(game->seats, -1, POST_FIELDS)))
               == NULL
        || (opening = take(taken, arguments[2], "opening", I64, 2, 0,
                           SHAPE(game->seats, OPENING_FIELDS)))
               == NULL)
        return -1;
    if (posts->shape[1] > MOST_POSTS)
        return refuse("posts");
    uint64_t seed = PyLong_AsUnsignedLongLong(arguments[3]);
    if (seed == (uint64_t)-1 && PyErr_Occurred())
        return -1;
    game->posts = (int)posts->shape[1];
    game->posted = posts->buf;
    game->opening = opening->buf;
    set_seed(game, seed);
    return check_posts(game);
}

/* Take (n, size) bytes that are structs in a row; NULL with an exception. */
static Py_buffer *take_records(struct taken *taken, PyObject *object, const char *name,
                               Py_ssize_t rows, size_t size)
{
    Py_buffer *view = take(taken, object, name, U8, 2, 1, SHAPE(rows, (Py_ssize_t)size));
    if (view != NULL && (uintptr_t)view->buf % sizeof(int64_t) != 0) {
        refuse(name);
        return NULL;
    }
    return view;
}

/* Whether a hand that lay in a caller's buffer can be gone on with: nothing in it leads out of
   bounds, whatever bytes there are. */
static int is_sound(const struct game *game, const struct hand *hand)
{
    const int64_t most = MOST_CHIPS * 64;
    const uint32_t all = (1u << game->seats) - 1;
    const int64_t numbers[] = {
        hand->current, hand->last_raise, hand->full_bet, hand->blind, hand->dead,  hand->missing,
        hand->pot,     hand->raises,     hand->call,     hand->least, hand->most,
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!is_between(numbers[i], 0, most))
            return 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (!is_between(hand->stacks[seat], 0, most) || !is_between(hand->bets[seat], 0, most)
            || !is_between(hand->totals[seat], 0, most) || !is_between(hand->began[seat], 0, most)
            || !is_between(hand->acted_at[seat], -1, most))
            return 0;
    return hand->live != 0 && (hand->live & ~all) == 0 && (hand->able & ~hand->live) == 0
           && (hand->to_do & ~hand->able) == 0 && is_between(hand->seat, -1, game->seats - 1)
           && (hand->seat < 0 || ((hand->to_do >> hand->seat & 1) != 0 && !is_one(hand->live)))
           && is_between(hand->street, hand->seat < 0 ? -1 : 0, STREETS - 1)
           && is_between(hand->last, 0, game->seats - 1)
           && is_between(hand->button, 0, game->seats - 1);
}

/* ---- tables side by side --------------------------------------------------------------------- */

struct side_by_side {
    struct game game;
    Py_ssize_t tables;
    const uint8_t *which, *buttons, *decks;
    const uint64_t *numbers;
    const int64_t *stacks;
    struct hand *hands;
    struct seen *seen;
};

static int take_tables(struct side_by_side *side, struct taken *taken, PyObject *const *arguments)
{
    Py_buffer *hands, *seen;
    if ((hands = take_records(taken, arguments[0], "hands", -1, sizeof(struct hand))) == NULL)
        return -1;
    side->tables = hands->shape[0];
    if ((seen = take_records(taken, arguments[1], "seen", side->tables, sizeof(struct seen)))
        == NULL)
        return -1;
    side->hands = hands->buf;
    side->seen = seen->buf;
    return 0;
}

static int take_beginnings(struct side_by_side *side, struct taken *taken,
                           PyObject *const *arguments)
{
    const Py_ssize_t tables = side->tables;
    Py_buffer *which, *numbers, *buttons, *stacks, *decks;
    if ((which = take(taken, arguments[0], "which", U8, 1, 0, SHAPE(tables))) == NULL
        || (numbers = take(taken, arguments[1], "numbers", U64, 1, 0, SHAPE(tables))) == NULL
        || (buttons = take(taken, arguments[2], "buttons", U8, 1, 0, SHAPE(tables))) == NULL
        || (stacks = take(taken, arguments[3], "stacks", I64, 2, 0, SHAPE(tables, side->game.seats)))
               == NULL
        || (decks = take(taken, arguments[4], "decks", U8, 2, 0, SHAPE(-1, CARDS))) == NULL)
        return -1;
    if (decks->shape[0] != 0 && kernel_expect(decks, "decks", 0, tables) < 0)
        return -1;
    side->which = which->buf;
    side->numbers = numbers->buf;
    side->buttons = buttons->buf;
    side->stacks = stacks->buf;
    side->decks = decks->shape[0] == 0 ? NULL : decks->buf;
    for (Py_ssize_t table = 0; table < tables; table++)
        if (side->buttons[table] >= side->game.seats)
            return refuse("buttons");
    for (Py_ssize_t i = 0; i < tables * side->game.seats; i++)
        if (!is_between(side->stacks[i], 1, MOST_CHIPS))
            return refuse("stacks");
    if (side->decks != NULL && kernel_first_fault(side->decks, tables, CARDS, WHOLE_DECK) >= 0)
        return refuse("decks");
    return 0;
}

static void begin_hands(const struct side_by_side *side)
{
    const int seats = side->game.seats;
    for (Py_ssize_t table = 0; table < side->tables; table++) {
        struct hand *hand = &side->hands[table];
        if (!side->which[table])
            continue;
        memset(hand, 0, sizeof *hand);
        memcpy(hand->began, side->stacks + table * seats, (size_t)seats * sizeof(int64_t));
        hand->number = side->numbers[table];
        hand->button = side->buttons[table];
        if (side->decks != NULL) {
            memcpy(hand->deck, side->decks + table * CARDS, CARDS);
            hand->dealt = 1;
        }
        deal(&side->game, hand);
        begin(&side->game, hand);
        tell(&side->game, hand, &side->seen[table]);
    }
}

static PyObject *hands_begin(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct side_by_side side;
    struct taken taken = {.count = 0};
    if (kernel_arguments("hands_begin", count, 11) < 0)
        return NULL;
    if (take_game(&side.game, &taken, arguments) < 0
        || take_tables(&side, &taken, arguments + 4) < 0
        || take_beginnings(&side, &taken, arguments + 6) < 0) {
        release(&taken);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    begin_hands(&side);
    Py_END_ALLOW_THREADS
    release(&taken);
    Py_RETURN_NONE;
}

static int is_legal(const struct game *game, const struct hand *hand, int kind, int64_t to)
{
    switch (kind) {
    case FOLD:
        return hand->call > 0 || game->free_fold;
    case CALL:
        return 1;
    case RAISE:
        return hand->most > 0 && hand->least <= to && to <= hand->most;
    default:
        return 0;
    }
}

/* The first table whose choice is illegal, and then nothing is changed; or -1; or -2 if a hand is
   none. */
static Py_ssize_t step_all(const struct side_by_side *side, const int8_t *kinds, const int64_t *to)
{
    for (Py_ssize_t table = 0; table < side->tables; table++) {
        const struct hand *hand = &side->hands[table];
        if (!is_sound(&side->game, hand))
            return -2;
        if (hand->seat >= 0 && !is_legal(&side->game, hand, kinds[table], to[table]))
            return table;
    }
    for (Py_ssize_t table = 0; table < side->tables; table++) {
        struct hand *hand = &side->hands[table];
        if (hand->seat < 0)
            continue;
        act(&side->game, hand, (enum kind)kinds[table], to[table]);
        tell(&side->game, hand, &side->seen[table]);
    }
    return -1;
}

static PyObject *hands_step(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    (void)self;
    struct side_by_side side;
    struct taken taken = {.count = 0};
    Py_buffer *kinds, *to;
    if (kernel_arguments("hands_step", count, 8) < 0)
        return NULL;
    if (take_game(&side.game, &taken, arguments) < 0 || take_tables(&side, &taken, arguments + 4) < 0
        || (kinds = take(&taken, arguments[6], "kinds", U8, 1, 0, SHAPE(side.tables))) == NULL
        || (to = take(&taken, arguments[7], "amounts", I64, 1, 0, SHAPE(side.tables))) == NULL) {
        release(&taken);
        return NULL;
    }
    Py_ssize_t fault;
    Py_BEGIN_ALLOW_THREADS
    fault = step_all(&side, kinds->buf, to->buf);
    Py_END_ALLOW_THREADS
    release(&taken);
    if (fault == -2)
        return PyErr_Format(PyExc_ValueError, "hands: a hand has not begun");
    return PyLong_FromSsize_t(fault);
}

/* ---- policies: what they are is told in vector_policies.py ------------------------------------------ */

enum choice { CHOOSE_FOLD, CHOOSE_CALL, RAISE_LEAST, RAISE_POT, RAISE_MOST, CHOICES };
enum { HOLE_CLASSES = 169, FLOP_ON = STREETS - 1 };

struct policy {
    /* By street, whether there is a bet to call, and strength: how many of 2**32 words choose a
       thing or one before it. NULL: all kinds alike, and all sizes. */
    const uint64_t *chances;
    int buckets;
    const uint8_t *preflop;
    const uint16_t *cuts;
};

struct decision {
    int64_t hand, to;
    uint8_t seat, kind, unused[6];
};

/* The high half of a product. */
static uint64_t high_of_product(uint64_t one, uint64_t other)
{
    uint64_t a = one >> 32, b = one & 0xFFFFFFFFu, c = other >> 32, d = other & 0xFFFFFFFFu;
    uint64_t middle = a * d + (b * d >> 32);
    uint64_t rest = b * c + (middle & 0xFFFFFFFFu);
    return a * c + (middle >> 32) + (rest >> 32);
}

/* The number of the first word of the next decision. */
INLINE uint64_t word_index(const struct hand *hand)
{
    return CARD_WORDS + 2 * (uint64_t)hand->decisions;
}

static int64_t any_size(const struct game *game, const struct hand *hand)
{
    uint64_t sizes = (uint64_t)(hand->most - hand->least) + 1;
    if (sizes == 1)
        return hand->least;
    uint64_t word = hand_word(game, hand->number, word_index(hand) + 1);
    return hand->least + (int64_t)high_of_product(word, sizes);
}

INLINE enum kind choose_any(const struct game *game, const struct hand *hand, uint64_t word,
                            int64_t *to)
{
    uint64_t first = hand->call > 0 ? FOLD : CALL, last = hand->most > 0 ? RAISE : CALL;
    enum kind kind = (enum kind)(first + (word * (last - first + 1) >> 32));
    if (kind == RAISE)
        *to = any_size(game, hand);
    return kind;
}

static int hole_class(uint8_t one, uint8_t other)
{
    int high = one >> 2, low = other >> 2;
    if (high < low) {
        high = other >> 2;
        low = one >> 2;
    }
    return (one & 3) == (other & 3) ? 13 * high + low : 13 * low + high;
}

static int strength(const struct game *game, const struct policy *policy, const struct hand *hand)
{
    uint8_t hole[MOST_HELD];
    for (int card = 0; card < game->held; card++)
        hole[card] = hole_card(game, hand, hand->seat, card);
    if (hand->street == 0) {
        int best = 0;
        for (int i = 1; i < game->held; i++)
            for (int j = 0; j < i; j++) {
                int bucket = policy->preflop[hole_class(hole[i], hole[j])];
                best = bucket > best ? bucket : best;
            }
        return best;
    }
    const int shared = cards_on_board(hand->street);
    const uint8_t *board = board_of_hand(game, hand);
    uint16_t value = game->held == 2
                         ? one_holdem(hole, board, shared)
                         : kernel_one_omaha(hole, game->held, board, shared);
    const uint16_t *cuts = policy->cuts + (hand->street - 1) * (policy->buckets - 1);
    int bucket = 0;
    while (bucket < policy->buckets - 1 && cuts[bucket] <= value)
        bucket++;
    return bucket;
}

static enum kind choose_by_table(const struct game *game, const struct policy *policy,
                                 struct hand *hand, uint64_t word, int64_t *to)
{
    deal(game, hand);
    int row = (hand->street * 2 + (hand->call > 0)) * policy->buckets
              + strength(game, policy, hand);
    const uint64_t *chances = policy->chances + row * CHOICES;
    int choice = 0;
    while (choice < CHOICES - 1 && word >= chances[choice])
        choice++;
    if (choice <= CHOOSE_CALL || hand->most == 0)
        return choice == CHOOSE_FOLD && hand->call > 0 ? FOLD : CALL;
    *to = hand->most;
    if (choice == RAISE_LEAST)
        *to = hand->least;
    if (choice == RAISE_POT) {
        int64_t pot = hand->current + hand->pot + hand->call;
        *to = pot < hand->least ? hand->least : pot < hand->most ? pot : hand->most;
    }
    return RAISE;
}

/* ---- whole hands ----------------------------------------------------------------------------- */

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
    if ((chances = take(taken, arguments[0], "chances", U64, 4, 0, SHAPE(STREETS, 2, -1, CHOICES)))
            == NULL
        || (preflop = take(taken, arguments[1], "preflop", U8, 1, 0, SHAPE(HOLE_CLASSES))) == NULL)
        return -1;
    const Py_ssize_t buckets = chances->shape[2];
    if (buckets > 256)
        return refuse("chances");
    if ((cuts = take(taken, arguments[2], "cuts", U16, 2, 0,
                     SHAPE(FLOP_ON, buckets == 0 ? 0 : buckets - 1)))
        == NULL)
        return -1;
    policy->chances = buckets == 0 ? NULL : chances->buf;
    policy->buckets = (int)buckets;
    policy->preflop = preflop->buf;
    policy->cuts = cuts->buf;
    for (int i = 0; buckets != 0 && i < HOLE_CLASSES; i++)
        if (policy->preflop[i] >= buckets)
            return refuse("preflop");
    return 0;
}

static int take_play(struct play *play, struct taken *taken, PyObject *const *arguments)
{
    const int seats = play->game.seats;
    Py_buffer *stacks, *sums, *squares, *counts, *log;
    if ((stacks = take(taken, arguments[0], "stacks", I64, 1, 0, SHAPE(seats))) == NULL
        || (sums = take(taken, arguments[1], "sums", I64, 1, 1, SHAPE(seats))) == NULL
        || (squares = take(taken, arguments[2], "squares", U64, 2, 1, SHAPE(seats, 2))) == NULL
        || (counts = take(taken, arguments[3], "counts", I64, 1, 1, SHAPE(COUNTS))) == NULL
        || (log = take_records(taken, arguments[4], "log", -1, sizeof(struct decision))) == NULL)
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
        if (!is_between(play->stacks[seat], 1, MOST_CHIPS))
            return refuse("stacks");
        chips += play->stacks[seat];
    }
    if (play->count > ((uint64_t)1 << 62) / (uint64_t)chips)
        return refuse("count");
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
        return refuse("button");
    play->button = (int)button;
    long long first = PyLong_AsLongLong(arguments[1]);
    if (first == -1 && PyErr_Occurred())
        return -1;
    long long count = PyLong_AsLongLong(arguments[2]);
    if (count == -1 && PyErr_Occurred())
        return -1;
    if (first < 0 || count < 0)
        return refuse("first or count");
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
    if (take_game(&play.game, &taken, arguments) < 0
        || take_policy(&play.policy, &taken, arguments + 4) < 0
        || take_numbers(&play, arguments + 7) < 0
        || take_play(&play, &taken, arguments + 10) < 0) {
        release(&taken);
        return NULL;
    }
    uint64_t played;
    Py_BEGIN_ALLOW_THREADS
    played = play_all(&play);
    Py_END_ALLOW_THREADS
    release(&taken);
    return Py_BuildValue("KL", (unsigned long long)played, (long long)play.logged);
}

PyMethodDef playout_methods[] = {
    FAST("hands_begin", hands_begin, NULL),
    FAST("hands_step", hands_step, NULL),
    FAST("hands_play", hands_play, NULL),
    {NULL, NULL, 0, NULL},
};
