"""Hand histories of the Everleaf network, and of Partouche on it; the network closed in 2012."""

from riverboat.notation.everleaf.everleaf_parser import EVERLEAF

__all__ = ["EVERLEAF"]
