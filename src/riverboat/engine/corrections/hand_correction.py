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

    ``Irregularity`` if one of them cannot be, or if not all of it is put right: then nothing
    has changed. Who has cards too many or too few gets others or is out, in one go with the
    mistake.
    """
    state_before, trial, new_log = hand, hand.copy(), log[:]
    for fact in facts:
        check_correction(trial, new_log, fact)
        apply(trial, fact)
        new_log.append(fact)
        if isinstance(fact, f.Rewound):
            state_before = trial.copy()
    check_card_counts(state_before, trial)
    for fact in facts:
        apply(hand, fact)
        log.append(fact)
    return advance(hand, log)
