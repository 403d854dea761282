"""One start played many times on the engine, and its results."""
