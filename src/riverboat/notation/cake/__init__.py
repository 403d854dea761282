"""Hand histories of Cake sites (Cake, PlayersOnly, Juicy Stakes)."""

from riverboat.notation.cake.cake_parser import CAKE

__all__ = ["CAKE"]
