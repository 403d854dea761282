"""Chips as they lie at a physical table, by denomination.

``chips`` counts them; ``felt`` has them by place, follows a hand, and makes change.
"""
