"""The cards: deals, draws and upcards."""
