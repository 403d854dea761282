"""Matches between bots, with win rates and confidence intervals."""
