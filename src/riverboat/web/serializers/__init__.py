"""What a client makes a form of: games, presets, options."""
