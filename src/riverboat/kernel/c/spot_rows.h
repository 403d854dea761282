/* Kernels over rows of hands at one decision node: strategies, values and table updates. Included
   by spot_walk.h. A table is [action][hand], in floats or in 16-bit integers with one scale.

   Integers store square roots: regrets of nearly indifferent hands are a small fraction of the
   largest regret, and linear rounding would lose them in each iteration. */

/* Storage format of a table: floats, 16-bit regrets, or 16-bit strategy sums. */
enum table_format { FLOATS, SIGNED, UNSIGNED };

/* Instantiate a loop over actions for common action counts, so that it is unrolled and its sums
   stay in registers. */
#define UNROLL_ACTIONS(actions, CALL) \
    switch (actions) {                \
    case 1:                           \
        CALL(1);                      \
        break;                        \
    case 2:                           \
        CALL(2);                      \
        break;                        \
    case 3:                           \
        CALL(3);                      \
        break;                        \
    case 4:                           \
        CALL(4);                      \
        break;                        \
    default:                          \
        CALL(actions);                \
        break;                        \
    }

INLINE lanes load_value(const char *table, size_t index, const int format)
{
    if (format == FLOATS)
        return load((const float *)(const void *)table + index);
    const lanes root = format == SIGNED
                           ? load_int16((const int16_t *)(const void *)table + index)
                           : load_uint16((const uint16_t *)(const void *)table + index);
    return root * absolute(root);
}

/* ---- strategies ------------------------------------------------------------------------------ */

/* Normalize the positive entries to probabilities; uniform if none is positive. This is regret
   matching on regrets, and the average strategy on strategy sums. */
INLINE void normalize_actions(const lanes *entry, lanes *probability, const int actions)
{
    const lanes zero = broadcast(0), one = broadcast(1), uniform = broadcast(1.0f / (float)actions);
    lanes positive[MAX_ACTIONS], sum = zero;
    for (int a = 0; a < actions; a++) {
        positive[a] = max_lanes(entry[a], zero);
        sum += positive[a];
    }
    const lanes is_positive = sum - broadcast(NEGLIGIBLE);
    const lanes scale = select_lanes(is_positive, one, zero) / select_lanes(is_positive, sum, one);
    const lanes fallback = select_lanes(is_positive, zero, uniform);
    for (int a = 0; a < actions; a++)
        probability[a] = positive[a] * scale + fallback;
}

/* Write the normalized strategy of a table, its product with `factor`, or both; either output
   may be NULL. */
INLINE void normalize_rows(const char *table, const int format, const float *factor,
                           float *restrict strategy, float *restrict product, const int actions,
                           ptrdiff_t row)
{
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes entry[MAX_ACTIONS], probability[MAX_ACTIONS];
        for (int a = 0; a < actions; a++)
            entry[a] = load_value(table, (size_t)(a * row + h), format);
        normalize_actions(entry, probability, actions);
        const lanes share = factor != NULL ? load(factor + h) : broadcast(1);
        for (int a = 0; a < actions; a++) {
            if (strategy != NULL)
                store(strategy + a * row + h, probability[a]);
            if (product != NULL)
                store(product + a * row + h, probability[a] * share);
        }
    }
}

static void normalize_table(const char *table, enum table_format format, const float *factor,
                            float *strategy, float *product, int actions, ptrdiff_t row)
{
#define CALL_FLOATS(count) normalize_rows(table, FLOATS, factor, strategy, product, count, row)
#define CALL_SIGNED(count) normalize_rows(table, SIGNED, factor, strategy, product, count, row)
#define CALL_UNSIGNED(count) normalize_rows(table, UNSIGNED, factor, strategy, product, count, row)
    if (format == FLOATS)
        UNROLL_ACTIONS(actions, CALL_FLOATS)
    else if (format == SIGNED)
        UNROLL_ACTIONS(actions, CALL_SIGNED)
    else
        UNROLL_ACTIONS(actions, CALL_UNSIGNED)
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

/* Sum the values after the opponent's actions; the opponent's reach already includes their
   probabilities. */
static void sum_action_values(float *const *action_values, float *restrict value, int actions,
                              ptrdiff_t row)
{
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes sum = load(action_values[0] + h);
        for (int a = 1; a < actions; a++)
            sum += load(action_values[a] + h);
        store(value + h, sum);
    }
}

/* Average the values after each action by the strategy. */
static void average_action_values(const float *restrict strategy, float *const *action_values,
                                  float *restrict value, int actions, ptrdiff_t row)
{
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes sum = load(strategy + h) * load(action_values[0] + h);
        for (int a = 1; a < actions; a++)
            sum += load(strategy + a * row + h) * load(action_values[a] + h);
        store(value + h, sum);
    }
}

static void maximize_action_values(float *const *action_values, float *restrict value, int actions,
                                   ptrdiff_t row)
{
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes best = load(action_values[0] + h);
        for (int a = 1; a < actions; a++)
            best = max_lanes(load(action_values[a] + h), best);
        store(value + h, best);
    }
}

/* ---- updates --------------------------------------------------------------------------------- */

/* Inputs and outputs of the update of one decision node. */
struct update {
    struct spot_discount discount;
    char *regrets, *strategy_sums;
    const float *own_reach; /* the player's own reach after each action */
    const float *lock_strategy; /* strategy of a locked node, or NULL: use regret matching */
    float *const *action_values; /* values after each action */
    float *value;
};

/* Mean of the action values by regret matching, or by the lock. */
INLINE lanes mean_action_value(const struct update *update, const lanes *regret,
                               const lanes *action_values, const int actions, ptrdiff_t position,
                               ptrdiff_t row)
{
    lanes mean = broadcast(0), probability[MAX_ACTIONS];
    if (update->lock_strategy == NULL)
        normalize_actions(regret, probability, actions);
    else
        for (int a = 0; a < actions; a++)
            probability[a] = load(update->lock_strategy + a * row + position);
    for (int a = 0; a < actions; a++)
        mean += probability[a] * action_values[a];
    return mean;
}

INLINE void update_floats(const struct update *update, const int actions, ptrdiff_t row)
{
    const lanes positive = broadcast(update->discount.positive);
    const lanes negative = broadcast(update->discount.negative);
    const lanes sum_discount = broadcast(update->discount.strategy_sum);
    float *restrict regrets = (float *)(void *)update->regrets;
    float *restrict sums = (float *)(void *)update->strategy_sums;
    const float *restrict own_reach = update->own_reach;
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes action_values[MAX_ACTIONS], regret[MAX_ACTIONS];
        for (int a = 0; a < actions; a++) {
            action_values[a] = load(update->action_values[a] + h);
            regret[a] = load(regrets + a * row + h);
        }
        const lanes mean = mean_action_value(update, regret, action_values, actions, h, row);
        store(update->value + h, mean);
        for (int a = 0; a < actions; a++) {
            const ptrdiff_t position = a * row + h;
            store(regrets + position, regret[a] * select_lanes(regret[a], positive, negative)
                                          + action_values[a] - mean);
            store(sums + position,
                  load(sums + position) * sum_discount + load(own_reach + position));
        }
    }
}

/* Quantize a table to 16 bits, so that the largest magnitude maps to the largest integer. */
INLINE void quantize(char *table, float *scale, const float *new_values, float max_magnitude,
                     ptrdiff_t count, const int format)
{
    const float limit = format == SIGNED ? SIGNED_SQUARE : UNSIGNED_SQUARE;
    const lanes factor = broadcast(max_magnitude > NEGLIGIBLE ? limit / max_magnitude : 0);
    *scale = max_magnitude / limit;
    for (ptrdiff_t i = 0; i < count; i += LANES) {
        const lanes value = load(new_values + i);
        const lanes root = square_root(absolute(value) * factor);
        if (format == SIGNED)
            store_int16((int16_t *)(void *)table + i, copy_sign(root, value));
        else
            store_uint16((uint16_t *)(void *)table + i, root);
    }
}

/* Update 16-bit tables. `scales` are those of regrets and strategy sums; `new_values` is scratch
   space of one table. */
INLINE void update_integers(const struct update *update, float scales[2],
                            float *restrict new_values, const int actions, ptrdiff_t row)
{
    const lanes positive = broadcast(update->discount.positive * scales[0]);
    const lanes negative = broadcast(update->discount.negative * scales[0]);
    const lanes sum_discount = broadcast(update->discount.strategy_sum * scales[1]);
    const float *restrict own_reach = update->own_reach;
    lanes max_magnitude = broadcast(0);
    for (ptrdiff_t h = 0; h < row; h += LANES) {
        lanes action_values[MAX_ACTIONS], regret[MAX_ACTIONS];
        for (int a = 0; a < actions; a++) {
            action_values[a] = load(update->action_values[a] + h);
            regret[a] = load_value(update->regrets, (size_t)(a * row + h), SIGNED);
        }
        const lanes mean = mean_action_value(update, regret, action_values, actions, h, row);
        store(update->value + h, mean);
        for (int a = 0; a < actions; a++) {
            const lanes new_regret =
                regret[a] * select_lanes(regret[a], positive, negative) + action_values[a] - mean;
            max_magnitude = max_lanes(absolute(new_regret), max_magnitude);
            store(new_values + a * row + h, new_regret);
        }
    }
    quantize(update->regrets, &scales[0], new_values, max_of_lanes(max_magnitude), actions * row,
             SIGNED);
    max_magnitude = broadcast(0);
    for (ptrdiff_t position = 0; position < actions * row; position += LANES) {
        const lanes sum =
            load_value(update->strategy_sums, (size_t)position, UNSIGNED) * sum_discount
            + load(own_reach + position);
        max_magnitude = max_lanes(sum, max_magnitude);
        store(new_values + position, sum);
    }
    quantize(update->strategy_sums, &scales[1], new_values, max_of_lanes(max_magnitude),
             actions * row, UNSIGNED);
}

static void update_table(const struct update *update, float *scales, float *new_values, int actions,
                         ptrdiff_t row)
{
#define CALL_UPDATE(count) update_floats(update, count, row)
#define CALL_UPDATE_INTEGERS(count) update_integers(update, scales, new_values, count, row)
    if (scales == NULL)
        UNROLL_ACTIONS(actions, CALL_UPDATE)
    else
        UNROLL_ACTIONS(actions, CALL_UPDATE_INTEGERS)
}
