"""The betting round: the first to act, legal bets, and the effect of a raise."""
