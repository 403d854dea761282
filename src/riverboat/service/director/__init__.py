"""Events of the room: one task each, with its log as the truth and tables that are reconciled."""
