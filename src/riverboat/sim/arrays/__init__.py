"""What stands behind the vector interface: games as numbers, checks, policies, the slow twin."""
