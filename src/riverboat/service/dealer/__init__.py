"""The table dealer: deals, keeps time and records everything."""
