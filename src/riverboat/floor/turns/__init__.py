"""Turn irregularities: out of turn, skipped players, the clock, and the start of play."""
