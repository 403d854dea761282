"""What a command prints when it is a page."""
