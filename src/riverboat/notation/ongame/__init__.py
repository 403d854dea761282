"""Hand histories of Ongame sites: bwin, Betsson, PokerRoom and others."""

from riverboat.notation.ongame.ongame_parser import ONGAME

__all__ = ["ONGAME"]
