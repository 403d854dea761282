/* Deals by number, a block at a time: dealing.py in C. */

#ifndef RIVERBOAT_DEAL_H
#define RIVERBOAT_DEAL_H

#include "kernel.h"

/* Deals in a block, MAX_SEATS with a board, and all cards of a deck. */
enum { DEALS = 256, MAX_SEATS = 10, DECK = 52 };

/* A list to draw hands from: see Urn of card_urns.py, and alias_tables.py for cut and other. */
struct urn {
    uint64_t entries;
    const uint64_t *cut;
    const uint32_t *other;
    const uint64_t *masks;
    const uint8_t *places;
    int cards;
};

struct dealing {
    uint64_t seed, attempts;
    int urns, live, taken, unknown;
    struct urn urn[MAX_SEATS];
};

/* `places` has a row for each card that comes out of an urn, in their order, and then for each
   unknown one; `picked` the entry that was drawn from each urn; the rest is for dealing only. */
struct block {
    uint32_t picked[MAX_SEATS][DEALS];
    uint8_t places[DECK][DEALS], held[DECK][DEALS];
    uint64_t steps[DEALS], fraction[DEALS];
};

/* Deal `count` deals, at most DEALS, from a number on: how many of them were dealt before the urns
   clashed too often. The other columns of the block hold some places too, of no deal. */
int kernel_deal_block(const struct dealing *dealing, struct block *block, uint64_t first, int count);

#endif
