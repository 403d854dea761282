"""Finished hands: replayed, exported, and verified record by record."""
