"""Results of equity calculations, and their presentation.

Outcomes are counts of deals by their winners; figures are computed from them, a row for each
player; the presentation depends on the figures alone. A result is independent of the method of
counting or sampling.
"""
