"""What a browser loads: the built client, the rulebook, what a link shows."""
