"""Events at a terminal: played by bots, kept by hand, told and exported."""
