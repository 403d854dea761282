"""Analyses of one hand or range, built on equities.

Equity street by street (``street_equities``), the cards that help and their odds
(``outs_analysis``, ``outs_spot``, ``draw_detection``), and the distribution of equity over a
range's combinations (``equity_histogram``).
"""
