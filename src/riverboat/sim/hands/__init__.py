"""One start played many times on the engine, and what came of it."""
