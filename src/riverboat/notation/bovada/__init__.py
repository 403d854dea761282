"""Hand histories of Bovada, Ignition and Bodog, whose players have no names."""

from riverboat.notation.bovada.bovada_parser import BOVADA

__all__ = ["BOVADA"]
