"""One round of bets: who opens it, what may be bet, and what a raise does."""
