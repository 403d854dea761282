"""Default house rules for hands whose file does not record any."""

from typing import Final

from riverboat.engine import HouseRules

LENIENT_RULES: Final = HouseRules(
    # Actions accepted at the table were legal, so use the most liberal common cap.
    max_raises=4,
    max_raises_two_rounds=4,
    overbet="refuse",
    # Files have an action for the bring-in, but none for an option after it.
    bringin_full="may_raise",
    # A file records the order in which hands were shown, but not the rule for it.
    open_allin_hands=False,
    showdown="choose",
    odd_chip="fraction",
)
"""House rules for hands whose house rules are not recorded."""
