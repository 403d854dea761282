"""Chips, words and motions: what somebody who pushed or said something has done.

Pure functions over a ``Spot``: none of them knows a running hand.
"""
