"""What is written down: the room's facts, the ledger's entries, where hands begin."""
