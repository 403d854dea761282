"""Physical chips on a table, by denomination.

``chip_racks`` counts chips; ``felt_state`` stores their places, moves them during a hand, and makes
change.
"""
