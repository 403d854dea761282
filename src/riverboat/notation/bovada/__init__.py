"""Hand histories of Bovada, Ignition and Bodog, whose players have no names."""

from riverboat.notation.bovada.hand import BOVADA

__all__ = ["BOVADA"]
