"""Inquiry: from a typed text to a ruling, with as few questions as possible."""
