"""Table rules: the host's choices, their files, and the posted rules page."""
