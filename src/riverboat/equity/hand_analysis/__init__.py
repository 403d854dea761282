"""Analyses of one hand or range, built on equities.

Equity street by street (streets), the cards that help and their odds (outs, spot, draws), and the
distribution of equity over a range's combinations (histogram).
"""
