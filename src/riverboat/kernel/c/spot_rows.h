/* Rows of hands at one decision: strategies, values, and the update of its tables. Included by
   spot_walk.h. A table is [action][hand], in floats or in 16-bit integers with one scale.

   An integer is the root of its number: the regrets of hands that are nearly indifferent are a small
   part of the largest one, and rounding must not lose them at each iteration. */

/* What a table holds: floats, or the integers of regrets or of strategy sums. */
enum element_of_table { FLOATS, SIGNED, UNSIGNED };

/* A loop over actions is unrolled, and its sums stay in registers, where their number is a constant:
   so the usual numbers get a copy of the code. */
#define BY_ACTIONS(actions, CALL) \
    switch (actions) {            \
    case 1:                       \
        CALL(1);                  \
        break;                    \
    case 2:                       \
        CALL(2);                  \
        break;                    \
    case 3:                       \
        CALL(3);                  \
        break;                    \
    case 4:                       \
        CALL(4);                  \
        break;                    \
    default:                      \
        CALL(actions);            \
        break;                    \
    }

INLINE lanes load_element(const char *table, size_t place, const int element)
{
    if (element == FLOATS)
        return load((const float *)(const void *)table + place);
    const lanes root = element == SIGNED
                           ? load_int16((const int16_t *)(const void *)table + place)
                           : load_uint16((const uint16_t *)(const void *)table + place);
    return root * magnitude(root);
}

/* ---- strategies ------------------------------------------------------------------------------ */

/* Divide positive parts by their sum; play all actions alike where nothing is positive. That is
   regret matching, and the average strategy. */
INLINE void match_actions(const lanes *entry, lanes *played, const int actions)
{
    const lanes none = all_lanes(0), one = all_lanes(1), alike = all_lanes(1.0f / (float)actions);
    lanes part[MOST_ACTIONS], sum = none;
    for (int a = 0; a < actions; a++) {
        part[a] = larger(entry[a], none);
        sum += part[a];
    }
    const lanes counts = sum - all_lanes(NEGLIGIBLE);
    const lanes scale = choose(counts, one, none) / choose(counts, sum, one);
    const lanes rest = choose(counts, none, alike);
    for (int a = 0; a < actions; a++)
        played[a] = part[a] * scale + rest;
}

/* Write the strategy of a table, its product with `factor`, or both: the other is NULL. */
INLINE void match_rows(const char *table, const int element, const float *factor,
                       float *restrict strategy, float *restrict product, const int actions,
                       ptrdiff_t row)
{
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes entry[MOST_ACTIONS], played[MOST_ACTIONS];
        for (int a = 0; a < actions; a++)
            entry[a] = load_element(table, (size_t)(a * row + h), element);
        match_actions(entry, played, actions);
        const lanes share = factor != NULL ? load(factor + h) : all_lanes(1);
        for (int a = 0; a < actions; a++) {
            if (strategy != NULL)
                store(strategy + a * row + h, played[a]);
            if (product != NULL)
                store(product + a * row + h, played[a] * share);
        }
    }
}

static void match_table(const char *table, enum element_of_table element, const float *factor,
                        float *strategy, float *product, int actions, ptrdiff_t row)
{
#define CALL_FLOATS(count) match_rows(table, FLOATS, factor, strategy, product, count, row)
#define CALL_SIGNED(count) match_rows(table, SIGNED, factor, strategy, product, count, row)
#define CALL_UNSIGNED(count) match_rows(table, UNSIGNED, factor, strategy, product, count, row)
    if (element == FLOATS)
        BY_ACTIONS(actions, CALL_FLOATS)
    else if (element == SIGNED)
        BY_ACTIONS(actions, CALL_SIGNED)
    else
        BY_ACTIONS(actions, CALL_UNSIGNED)
}

/* ---- values ---------------------------------------------------------------------------------- */

INLINE void add_row(float *restrict to, const float *restrict from, ptrdiff_t row)
{
    for (ptrdiff_t h = 0; h < row; h += LANES)
        store(to + h, load(to + h) + load(from + h));
}

INLINE void clear_row(float *to, ptrdiff_t row)
{
    memset(to, 0, (size_t)row * sizeof *to);
}

/* Add up the values after the opponent's actions, whose reach holds their frequencies. */
static void add_values(float *const *after, float *restrict value, int actions, ptrdiff_t row)
{
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes sum = load(after[0] + h);
        for (int a = 1; a < actions; a++)
            sum += load(after[a] + h);
        store(value + h, sum);
    }
}

/* The mean of the values after each action by their frequencies. */
static void mix_values(const float *restrict strategy, float *const *after, float *restrict value,
                       int actions, ptrdiff_t row)
{
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes sum = load(strategy + h) * load(after[0] + h);
        for (int a = 1; a < actions; a++)
            sum += load(strategy + a * row + h) * load(after[a] + h);
        store(value + h, sum);
    }
}

static void maximize_values(float *const *after, float *restrict value, int actions, ptrdiff_t row)
{
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes most = load(after[0] + h);
        for (int a = 1; a < actions; a++)
            most = larger(load(after[a] + h), most);
        store(value + h, most);
    }
}

/* ---- updates --------------------------------------------------------------------------------- */

/* The rows of a decision that an iteration updates. */
struct update {
    struct spot_discount discount;
    char *regrets, *sums;
    const float *played; /* the player's own reach of each action */
    const float *locked; /* the strategy of a decision with a lock, else NULL: that of the regrets */
    float *const *after; /* values after each action */
    float *value;
};

/* The mean of the values after each action, by the strategy of the regrets or of a lock. */
INLINE lanes mix_actions(const struct update *update, const lanes *regret, const lanes *after,
                         const int actions, ptrdiff_t place, ptrdiff_t row)
{
    lanes mixed = all_lanes(0), part[MOST_ACTIONS];
    if (update->locked == NULL)
        match_actions(regret, part, actions);
    else
        for (int a = 0; a < actions; a++)
            part[a] = load(update->locked + a * row + place);
    for (int a = 0; a < actions; a++)
        mixed += part[a] * after[a];
    return mixed;
}

INLINE void update_floats(const struct update *update, const int actions, ptrdiff_t row)
{
    const lanes positive = all_lanes(update->discount.positive);
    const lanes negative = all_lanes(update->discount.negative);
    const lanes kept = all_lanes(update->discount.sum);
    float *restrict regrets = (float *)(void *)update->regrets;
    float *restrict sums = (float *)(void *)update->sums;
    const float *restrict played = update->played;
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes after[MOST_ACTIONS], regret[MOST_ACTIONS];
        for (int a = 0; a < actions; a++) {
            after[a] = load(update->after[a] + h);
            regret[a] = load(regrets + a * row + h);
        }
        const lanes mixed = mix_actions(update, regret, after, actions, h, row);
        store(update->value + h, mixed);
        for (int a = 0; a < actions; a++) {
            const ptrdiff_t place = a * row + h;
            store(regrets + place,
                  regret[a] * choose(regret[a], positive, negative) + after[a] - mixed);
            store(sums + place, load(sums + place) * kept + load(played + place));
        }
    }
}

/* Store a table in 16 bits with its scale, so that the largest magnitude is the limit. */
INLINE void quantize(char *table, float *scale, const float *fresh, float most, ptrdiff_t count,
                     const int element)
{
    const float limit = element == SIGNED ? SIGNED_SQUARE : UNSIGNED_SQUARE;
    const lanes factor = all_lanes(most > NEGLIGIBLE ? limit / most : 0);
    *scale = most / limit;
    for (ptrdiff_t i = 0; i < count; i += LANES) {
        const lanes value = load(fresh + i);
        const lanes root = square_root(magnitude(value) * factor);
        if (element == SIGNED)
            store_int16((int16_t *)(void *)table + i, with_sign(root, value));
        else
            store_uint16((uint16_t *)(void *)table + i, root);
    }
}

/* The same update of integers. `scales` has those of regrets and sums, `fresh` room for a table. */
INLINE void update_integers(const struct update *update, float scales[2], float *restrict fresh,
                            const int actions, ptrdiff_t row)
{
    const lanes positive = all_lanes(update->discount.positive * scales[0]);
    const lanes negative = all_lanes(update->discount.negative * scales[0]);
    const lanes kept = all_lanes(update->discount.sum * scales[1]);
    const float *restrict played = update->played;
    lanes most = all_lanes(0);
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes after[MOST_ACTIONS], regret[MOST_ACTIONS];
        for (int a = 0; a < actions; a++) {
            after[a] = load(update->after[a] + h);
            regret[a] = load_element(update->regrets, (size_t)(a * row + h), SIGNED);
        }
        const lanes mixed = mix_actions(update, regret, after, actions, h, row);
        store(update->value + h, mixed);
        for (int a = 0; a < actions; a++) {
            const lanes next
                = regret[a] * choose(regret[a], positive, negative) + after[a] - mixed;
            most = larger(magnitude(next), most);
            store(fresh + a * row + h, next);
        }
    }
    quantize(update->regrets, &scales[0], fresh, largest_lane(most), actions * row, SIGNED);
    most = all_lanes(0);
    for (ptrdiff_t place = 0; place < actions * row; place += LANES) {
        const lanes sum
            = load_element(update->sums, (size_t)place, UNSIGNED) * kept + load(played + place);
        most = larger(sum, most);
        store(fresh + place, sum);
    }
    quantize(update->sums, &scales[1], fresh, largest_lane(most), actions * row, UNSIGNED);
}

static void update_table(const struct update *update, float *scales, float *fresh, int actions,
                         ptrdiff_t row)
{
#define CALL_UPDATE(count) update_floats(update, count, row)
#define CALL_UPDATE_INTEGERS(count) update_integers(update, scales, fresh, count, row)
    if (scales == NULL)
        BY_ACTIONS(actions, CALL_UPDATE)
    else
        BY_ACTIONS(actions, CALL_UPDATE_INTEGERS)
}
