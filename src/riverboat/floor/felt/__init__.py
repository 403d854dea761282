"""Physical chips on a table, by denomination.

``chip_racks`` counts them; ``felt_state`` has them by place, follows a hand, and makes change.
"""
