"""Hand evaluation: a value for each row of cards, of which the higher wins.

A module for each kind of hand: high (with short deck), low, badugi, and Omaha, where two cards of
the hand play and three of the board. They are independent of seats and of the remaining deck.
"""
