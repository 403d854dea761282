"""What each fact changes, by subject; a function is named after its fact. No rule is in here."""
