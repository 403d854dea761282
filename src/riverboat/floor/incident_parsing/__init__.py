"""Parsing of a typed line: tokens, amounts, chips, cards, and drafts of incidents."""
