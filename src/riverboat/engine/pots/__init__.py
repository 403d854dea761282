"""Pots, showdown and awards."""
