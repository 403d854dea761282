"""Records of the room: room facts, ledger entries and the index of hands."""
