"""Inquiry: from a typed line to a ruling, with as few questions as possible."""
