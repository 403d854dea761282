"""Turns and time: out of turn, skipped, the clock, and when play has begun."""
