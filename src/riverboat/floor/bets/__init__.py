"""Bet irregularities: rulings on chips, words and motions.

Pure functions over a ``Spot``; they do not depend on a running hand.
"""
