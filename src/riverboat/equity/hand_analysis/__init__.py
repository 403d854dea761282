"""What people ask about one hand or range, and learn from: each of these asks for equities.

Equity street by street (streets), the cards that help and their odds (outs, spot, draws), and how
strong the combinations of a range are (histogram).
"""
