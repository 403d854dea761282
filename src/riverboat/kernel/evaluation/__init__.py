"""What rows of cards are worth: a number for each, and the higher one wins.

A module for each kind of hand: high (with short deck), low, badugi, and Omaha, where two cards of
the hand play and three of the board. They know no seat and no deck that is left.
"""
