"""Who sits where: coming, going, away, and what is done between two hands."""
