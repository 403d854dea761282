/* Counter-based random deals, bit-identical to random_streams.py, alias_tables.py and
   deal_blocks.py. */

#include "deal_block.h"
#include "random_streams.h"

enum { SLOTS_PER_ATTEMPT = 64, ENTRY_BITS = 40 };

#define ENTRY_FRACTION_MASK (((uint64_t)1 << ENTRY_BITS) - 1)

/* gcc would emulate each 64-bit product with six 32-bit SSE2 products, which is slower. */
#if defined(__GNUC__) && !defined(__clang__)
#define NO_VECTORIZE __attribute__((optimize("no-tree-vectorize")))
#else
#define NO_VECTORIZE
#endif

/* ---- random streams -------------------------------------------------------------------------- */

static uint64_t stream_key(uint64_t seed, uint64_t attempt, uint64_t slot)
{
    return mix64(mix64(seed) + (1 + attempt * SLOTS_PER_ATTEMPT + slot) * SPLITMIX_GAMMA);
}

/* ---- hands from ranges ----------------------------------------------------------------------- */

INLINE uint64_t draw_entry(const struct range_table *range, uint64_t word)
{
    uint64_t product = (word >> (64 - ENTRY_BITS)) * range->entries;
    uint64_t entry = product >> ENTRY_BITS;
    return (product & ENTRY_FRACTION_MASK) < range->threshold[entry] ? entry : range->alias[entry];
}

/* Draw one entry of every range; return 1 if no two entries share a card. */
INLINE int draw_all_ranges(const struct deal_sampler *sampler, const uint64_t *stream_keys,
                           uint64_t offset, uint64_t *picked_entries)
{
    uint64_t used_cards = 0, conflict = 0;
    for (int i = 0; i < sampler->range_count; i++) {
        const struct range_table *range = &sampler->ranges[i];
        picked_entries[i] = draw_entry(range, mix64(stream_keys[i] + offset));
        conflict |= used_cards & range->masks[picked_entries[i]];
        used_cards |= range->masks[picked_entries[i]];
    }
    return conflict == 0;
}

static int retry_draw(const struct deal_sampler *sampler, uint64_t offset, uint64_t *picked_entries)
{
    uint64_t stream_keys[MAX_SEATS];
    for (uint64_t attempt = 1; attempt < sampler->max_attempts; attempt++) {
        for (int i = 0; i < sampler->range_count; i++)
            stream_keys[i] = stream_key(sampler->seed, attempt, (uint64_t)i);
        if (draw_all_ranges(sampler, stream_keys, offset, picked_entries))
            return 1;
    }
    return 0;
}

static int draw_range_hands(const struct deal_sampler *sampler, struct deal_block *block, int count)
{
    uint64_t stream_keys[MAX_SEATS], picked_entries[MAX_SEATS];
    for (int i = 0; i < sampler->range_count; i++)
        stream_keys[i] = stream_key(sampler->seed, 0, (uint64_t)i);
    for (int deal = 0; deal < count; deal++) {
        uint64_t offset = block->stream_offset[deal];
        if (!draw_all_ranges(sampler, stream_keys, offset, picked_entries)
            && !retry_draw(sampler, offset, picked_entries))
            return deal;
        int row = 0;
        for (int i = 0; i < sampler->range_count; i++) {
            const struct range_table *range = &sampler->ranges[i];
            block->picked_entries[i][deal] = (uint32_t)picked_entries[i];
            for (int card = 0; card < range->cards; card++)
                block->positions[row++][deal] =
                    range->positions[(uint64_t)card * range->entries + picked_entries[i]];
        }
    }
    return count;
}

/* ---- unknown cards --------------------------------------------------------------------------- */

/* Split one random word into up to CARDS_PER_WORD integers: the first below `free_cards`, the
   second below `free_cards - 1`, and so on. */
NO_VECTORIZE
static void draw_unknown_indices(struct deal_block *block, uint64_t key,
                                 uint8_t (*rows)[BLOCK_DEALS], int cards, int free_cards)
{
    for (int deal = 0; deal < BLOCK_DEALS; deal++)
        block->fraction[deal] = mix64(key + block->stream_offset[deal]) >> (64 - FRACTION_BITS);
    for (int card = 0; card < cards; card++) {
        uint64_t bound = (uint64_t)(free_cards - card);
        for (int deal = 0; deal < BLOCK_DEALS; deal++) {
            uint64_t product = block->fraction[deal] * bound;
            rows[card][deal] = (uint8_t)(product >> FRACTION_BITS);
            block->fraction[deal] = product & FRACTION_MASK;
        }
    }
}

/* Convert indices among the free positions to positions in the deck: add 1 for each used
   position passed. */
static void skip_used_positions(uint8_t (*used_positions)[BLOCK_DEALS], int size, uint8_t *position)
{
    for (int i = 0; i < size; i++)
        for (int deal = 0; deal < BLOCK_DEALS; deal++)
            position[deal] =
                (uint8_t)(position[deal] + (position[deal] >= used_positions[i][deal]));
}

INLINE uint8_t min_u8(uint8_t a, uint8_t b)
{
    return a < b ? a : b;
}

INLINE uint8_t max_u8(uint8_t a, uint8_t b)
{
    return a < b ? b : a;
}

/* Insert one position per deal into the sorted rows of used positions. */
static void insert_position(uint8_t (*used_positions)[BLOCK_DEALS], int size,
                            const uint8_t *position)
{
    if (size == 0) {
        memcpy(used_positions[0], position, BLOCK_DEALS);
        return;
    }
    for (int deal = 0; deal < BLOCK_DEALS; deal++)
        used_positions[size][deal] = max_u8(used_positions[size - 1][deal], position[deal]);
    for (int i = size - 1; i > 0; i--)
        for (int deal = 0; deal < BLOCK_DEALS; deal++)
            used_positions[i][deal] = max_u8(used_positions[i - 1][deal],
                                             min_u8(used_positions[i][deal], position[deal]));
    for (int deal = 0; deal < BLOCK_DEALS; deal++)
        used_positions[0][deal] = min_u8(used_positions[0][deal], position[deal]);
}

static void draw_unknown_cards(const struct deal_sampler *sampler, struct deal_block *block)
{
    uint8_t (*unknown)[BLOCK_DEALS] = block->positions + sampler->range_card_count;
    int used_count = 0;
    for (int card = 0; card < sampler->unknown_count; card += CARDS_PER_WORD) {
        int remaining = sampler->unknown_count - card;
        uint64_t slot = (uint64_t)(sampler->range_count + card / CARDS_PER_WORD);
        draw_unknown_indices(block, stream_key(sampler->seed, 0, slot), unknown + card,
                             remaining < CARDS_PER_WORD ? remaining : CARDS_PER_WORD,
                             sampler->live_count - sampler->range_card_count - card);
    }
    for (int card = 0; card < sampler->range_card_count; card++, used_count++)
        insert_position(block->used_positions, used_count, block->positions[card]);
    for (int card = 0; card < sampler->unknown_count; card++, used_count++) {
        skip_used_positions(block->used_positions, used_count, unknown[card]);
        insert_position(block->used_positions, used_count, unknown[card]);
    }
}

int kernel_deal_block(const struct deal_sampler *sampler, struct deal_block *block,
                      uint64_t first_deal, int count)
{
    uint64_t offset = first_deal * SPLITMIX_GAMMA;
    for (int deal = 0; deal < BLOCK_DEALS; deal++, offset += SPLITMIX_GAMMA)
        block->stream_offset[deal] = offset;
    for (int card = 0; card < sampler->range_card_count; card++)
        memset(block->positions[card], 0, BLOCK_DEALS);
    int dealt_count = draw_range_hands(sampler, block, count);
    if (sampler->unknown_count > 0)
        draw_unknown_cards(sampler, block);
    return dealt_count;
}
