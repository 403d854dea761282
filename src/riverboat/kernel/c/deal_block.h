/* Blocks of counter-based random deals: deal_blocks.py in C. */

#ifndef RIVERBOAT_DEAL_BLOCK_H
#define RIVERBOAT_DEAL_BLOCK_H

#include "kernel.h"

/* Deals of a block, seats including the board, cards of a deck. */
enum { BLOCK_DEALS = 256, MAX_SEATS = 10, DECK = 52 };

/* Weighted range in an alias table: see card_urns.py for the entries and alias_tables.py for
   threshold and alias. */
struct range_table {
    uint64_t entries;
    const uint64_t *threshold;
    const uint32_t *alias;
    const uint64_t *masks;
    const uint8_t *positions;
    int cards;
};

struct deal_sampler {
    uint64_t seed, max_attempts;
    int range_count, live_count, range_card_count, unknown_count;
    struct range_table ranges[MAX_SEATS];
};

/* Structure of arrays, one column per deal. `positions`: deck positions of the cards of range
   entries in order, then of the unknown cards. `picked_entries`: drawn entry of each range. The
   other arrays are scratch space. */
struct deal_block {
    uint32_t picked_entries[MAX_SEATS][BLOCK_DEALS];
    uint8_t positions[DECK][BLOCK_DEALS], used_positions[DECK][BLOCK_DEALS];
    uint64_t stream_offset[BLOCK_DEALS], fraction[BLOCK_DEALS];
};

/* Deal `count` <= BLOCK_DEALS deals from number `first` on. Return the number of deals before
   max_attempts was exceeded. Columns from there on hold valid positions but no deal. */
int kernel_deal_block(const struct deal_sampler *sampler, struct deal_block *block,
                      uint64_t first_deal, int count);

#endif
