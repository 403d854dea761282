"""Dealer of a table: it deals, keeps time and records everything."""
