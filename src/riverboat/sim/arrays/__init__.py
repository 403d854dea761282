"""Parts of the vector interface: games as numbers, input checks, policies and table engines."""
