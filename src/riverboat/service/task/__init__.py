"""One table that is open: its task, what it has answered, what it works out beside."""
