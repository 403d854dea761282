"""A blueprint is learnt: cards in buckets, regrets by sampling, and what the best answer wins."""
