"""Results of equity calculations, and their presentation.

Outcomes are numbers of deals by their winners. Figures for each player are computed from them, and
the presentation depends only on the figures. A result does not depend on the method of counting or
sampling.
"""
