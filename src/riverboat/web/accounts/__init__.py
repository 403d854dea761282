"""Identity: accounts and guests, their names, and authentication."""
