"""Table balancing: the number of moves, the movers, and their new seats."""
