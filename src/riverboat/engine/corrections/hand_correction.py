"""Application of corrections: all of them or none."""

from __future__ import annotations

from riverboat.engine.commands.pending import Awaiting
from riverboat.engine.corrections.correction_checks import check_card_counts, check_correction
from riverboat.engine.play import advance
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import apply
from riverboat.engine.state.hand_state import HandState


def correct(hand: HandState, log: list[f.AnyFact], *facts: f.AnyIrregular) -> Awaiting:
    """Apply correction facts to a hand and its log, advance, and return the pending decision.

    Raises ``Irregularity``, and changes nothing, if a fact is impossible or the correction is
    incomplete. A player with too many or too few cards must get other cards or be out of the hand
    in the same correction.
    """
    state_before, corrected_hand, new_log = hand, hand.copy(), log[:]
    for fact in facts:
        check_correction(corrected_hand, new_log, fact)
        apply(corrected_hand, fact)
        new_log.append(fact)
        if isinstance(fact, f.Rewound):
            state_before = corrected_hand.copy()
    check_card_counts(state_before, corrected_hand)
    for fact in facts:
        apply(hand, fact)
        log.append(fact)
    return advance(hand, log)
