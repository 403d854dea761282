"""Parsing of a typed text: tokens, amounts, chips, cards, and drafts of incidents."""
