"""Hand histories of the Entraction network, which closed in 2012."""

from riverboat.notation.entraction.entraction_parser import ENTRACTION

__all__ = ["ENTRACTION"]
