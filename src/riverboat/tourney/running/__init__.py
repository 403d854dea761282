"""Running an event: facts of commands, and facts that are due by themselves."""
