"""Summaries of tables' stored records: ledgers, hands and a player's own data."""
