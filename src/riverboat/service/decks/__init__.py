"""Sealed decks: nobody knows their order before it is dealt, and all can check it after."""
