"""Results of equity calculations, and how they are shown.

Outcomes are who wins how many deals; figures are made of them, a row for each player; and what is
shown knows the figures alone. A result knows no way of counting or sampling.
"""
