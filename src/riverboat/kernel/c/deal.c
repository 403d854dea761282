/* Deals by number: random_streams.py, alias_tables.py and deal_blocks.py, bit for bit. */

#include "deal.h"
#include "streams.h"

enum { SLOTS = 64, ENTRY_BITS = 40 };

#define INTO_ENTRY (((uint64_t)1 << ENTRY_BITS) - 1)

/* gcc would make each product of 64 bits out of six of 32, with SSE2, and be slower for it. */
#if defined(__GNUC__) && !defined(__clang__)
#define ONE_BY_ONE __attribute__((optimize("no-tree-vectorize")))
#else
#define ONE_BY_ONE
#endif

/* ---- random words ---------------------------------------------------------------------------- */

static uint64_t key(uint64_t seed, uint64_t attempt, uint64_t slot)
{
    return mix(mix(seed) + (1 + attempt * SLOTS + slot) * GAMMA);
}

/* ---- hands from ranges ----------------------------------------------------------------------- */

INLINE uint64_t pick(const struct urn *urn, uint64_t word)
{
    uint64_t product = (word >> (64 - ENTRY_BITS)) * urn->entries;
    uint64_t entry = product >> ENTRY_BITS;
    return (product & INTO_ENTRY) < urn->cut[entry] ? entry : urn->other[entry];
}

/* Draw from every urn once: whether no two entries share a card. */
INLINE int attempt(const struct dealing *dealing, const uint64_t *keys, uint64_t step,
                   uint64_t *picked)
{
    uint64_t held = 0, clash = 0;
    for (int i = 0; i < dealing->urns; i++) {
        const struct urn *urn = &dealing->urn[i];
        picked[i] = pick(urn, mix(keys[i] + step));
        clash |= held & urn->masks[picked[i]];
        held |= urn->masks[picked[i]];
    }
    return clash == 0;
}

static int try_again(const struct dealing *dealing, uint64_t step, uint64_t *picked)
{
    uint64_t keys[MAX_SEATS];
    for (uint64_t number = 1; number < dealing->attempts; number++) {
        for (int i = 0; i < dealing->urns; i++)
            keys[i] = key(dealing->seed, number, (uint64_t)i);
        if (attempt(dealing, keys, step, picked))
            return 1;
    }
    return 0;
}

static int deal_ranges(const struct dealing *dealing, struct block *block, int count)
{
    uint64_t keys[MAX_SEATS], picked[MAX_SEATS];
    for (int i = 0; i < dealing->urns; i++)
        keys[i] = key(dealing->seed, 0, (uint64_t)i);
    for (int deal = 0; deal < count; deal++) {
        uint64_t step = block->steps[deal];
        if (!attempt(dealing, keys, step, picked) && !try_again(dealing, step, picked))
            return deal;
        int row = 0;
        for (int i = 0; i < dealing->urns; i++) {
            const struct urn *urn = &dealing->urn[i];
            block->picked[i][deal] = (uint32_t)picked[i];
            for (int card = 0; card < urn->cards; card++)
                block->places[row++][deal] = urn->places[(uint64_t)card * urn->entries + picked[i]];
        }
    }
    return count;
}

/* ---- unknown cards --------------------------------------------------------------------------- */

/* Cut as many cards as a word is good for: numbers below `left`, below one less, and so on. */
ONE_BY_ONE
static void cut(struct block *block, uint64_t key, uint8_t (*rows)[DEALS], int cards, int left)
{
    for (int deal = 0; deal < DEALS; deal++)
        block->fraction[deal] = mix(key + block->steps[deal]) >> (64 - FRACTION_BITS);
    for (int card = 0; card < cards; card++) {
        uint64_t below = (uint64_t)(left - card);
        for (int deal = 0; deal < DEALS; deal++) {
            uint64_t product = block->fraction[deal] * below;
            rows[card][deal] = (uint8_t)(product >> FRACTION_BITS);
            block->fraction[deal] = product & FRACTION;
        }
    }
}

/* Turn the numbers of free cards into their places: one further for each place that is taken. */
static void find_free(uint8_t (*held)[DEALS], int size, uint8_t *place)
{
    for (int i = 0; i < size; i++)
        for (int deal = 0; deal < DEALS; deal++)
            place[deal] = (uint8_t)(place[deal] + (place[deal] >= held[i][deal]));
}

INLINE uint8_t lower(uint8_t one, uint8_t other)
{
    return one < other ? one : other;
}

INLINE uint8_t higher(uint8_t one, uint8_t other)
{
    return one < other ? other : one;
}

/* Take one more place in each deal, and keep them in order. */
static void hold(uint8_t (*held)[DEALS], int size, const uint8_t *place)
{
    if (size == 0) {
        memcpy(held[0], place, DEALS);
        return;
    }
    for (int deal = 0; deal < DEALS; deal++)
        held[size][deal] = higher(held[size - 1][deal], place[deal]);
    for (int i = size - 1; i > 0; i--)
        for (int deal = 0; deal < DEALS; deal++)
            held[i][deal] = higher(held[i - 1][deal], lower(held[i][deal], place[deal]));
    for (int deal = 0; deal < DEALS; deal++)
        held[0][deal] = lower(held[0][deal], place[deal]);
}

static void deal_unknown(const struct dealing *dealing, struct block *block)
{
    uint8_t(*unknown)[DEALS] = block->places + dealing->taken;
    int held = 0;
    for (int card = 0; card < dealing->unknown; card += CARDS_PER_WORD) {
        int rest = dealing->unknown - card;
        uint64_t slot = (uint64_t)(dealing->urns + card / CARDS_PER_WORD);
        cut(block, key(dealing->seed, 0, slot), unknown + card,
            rest < CARDS_PER_WORD ? rest : CARDS_PER_WORD, dealing->live - dealing->taken - card);
    }
    for (int card = 0; card < dealing->taken; card++, held++)
        hold(block->held, held, block->places[card]);
    for (int card = 0; card < dealing->unknown; card++, held++) {
        find_free(block->held, held, unknown[card]);
        hold(block->held, held, unknown[card]);
    }
}

int kernel_deal_block(const struct dealing *dealing, struct block *block, uint64_t first, int count)
{
    uint64_t step = first * GAMMA;
    for (int deal = 0; deal < DEALS; deal++, step += GAMMA)
        block->steps[deal] = step;
    for (int card = 0; card < dealing->taken; card++)
        memset(block->places[card], 0, DEALS);
    int dealt = deal_ranges(dealing, block, count);
    if (dealing->unknown > 0)
        deal_unknown(dealing, block);
    return dealt;
}
