"""Hands as the sites of Ongame write them: bwin, Betsson, PokerRoom and others."""

from riverboat.notation.ongame.hand import ONGAME

__all__ = ["ONGAME"]
