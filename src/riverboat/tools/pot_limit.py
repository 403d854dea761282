"""Pot-limit maximum: the greatest bet or raise, as a dealer counts it aloud."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine import IllegalAction, pot_info
from riverboat.engine.betting.pot_count import PotInfo, compute_assumed_pot_chips, pot_info_for
from riverboat.tools.betting_round import BettingRound, PlayedRound, format_actions, play_round
from riverboat.tools.tool_answer import BadQuestion, Step, steps, validate_chips
from riverboat.words.refusals import tools as w
from riverboat.words.tools import betting as phrases
from riverboat.words.tools.calculation_step import CalculationStep


class PotMaximum(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    rename={
        "call_chips": "call",
        "pot_after_call": "after",
        "min_raise_to": "least",
        "all_in_total": "stack",
    },
):
    """The largest bet or raise that pot-limit allows the player to act."""

    pot: int
    """Chips in the middle and in front of all players, as the house counts them."""
    call_chips: int
    pot_after_call: int
    """The pot after a call: the maximum to raise by."""
    raise_to: int
    """Total in front of the player after a bet or raise of the pot."""
    min_raise_to: int
    """Least total to raise to; 0 where that was not requested."""
    all_in_total: int | None
    """Total of the player's all-in, if that is less than the pot allows."""
    name: str
    """Name of the player to act, if a round was given."""
    steps: tuple[Step, ...]


def pot_limit(
    middle: int, bets: Sequence[int] = (), own: int = 0, *, round_up: int = 1
) -> PotMaximum:
    """Return the maximum from chips: in the middle, in front of others, and the player's own.

    The pot is rounded up to a multiple of *round_up*, if the house does so (POTL-18).

    >>> maximum = pot_limit(15, [10])
    >>> maximum.raise_to, str(maximum.steps[0].phrase)
    (45, 'pot 15 + bets 10 + call 10 = 35; raise to 10 + 35 = 45')
    """
    validate_chips([middle, own, *bets])
    highest_bet = max([*bets, 0])
    if own > highest_bet:
        raise BadQuestion(w.OwnBetAboveBet(own, highest_bet))
    if round_up < 1:
        raise BadQuestion(w.ChipsTextInvalid(str(round_up)))
    total_pot = middle + sum(bets) + own
    rounding_chips = -total_pot % round_up  # rule: POTL-18
    pot_info = pot_info_for(total_pot + rounding_chips, highest_bet, own)
    rounding_phrase = phrases.PotRoundedUp(rounding_chips) if rounding_chips else None
    count_step = _build_count_step(middle + rounding_chips, sum(bets) + own, pot_info, highest_bet)
    return _build_maximum(pot_info, steps(rounding_phrase, count_step))


def compute_pot_limit(betting_round: BettingRound) -> PotMaximum:
    """Return the maximum for the player to act in a round, with its blinds as the house counts."""
    if betting_round.street and betting_round.pot is None:
        raise BadQuestion(w.PotSizeMissing())
    played_round = play_round(betting_round)
    if played_round.turn is None:
        raise BadQuestion(w.BettingRoundOver(format_actions(betting_round.actions) or None))
    try:
        info = pot_info(played_round.hand, played_round.turn.seat)
    except IllegalAction as error:
        raise BadQuestion(error.refusal) from error
    return _build_turn_maximum(played_round, info)


def _build_turn_maximum(played_round: PlayedRound, pot_info: PotInfo) -> PotMaximum:
    hand, turn = played_round.hand, played_round.turn
    assert turn is not None
    assumed_chips, missing_chips = compute_assumed_pot_chips(hand, turn.seat)
    bets_in_front = sum(hand.bets)
    middle_chips = pot_info.pot - bets_in_front
    chips_put_in = sum(hand.earlier_bets) + hand.dead_chips
    rounding_chips = middle_chips - chips_put_in - assumed_chips - missing_chips
    calculation_steps: list[CalculationStep | None] = [
        phrases.SmallBlindCountedAsBig(assumed_chips) if assumed_chips else None,
        phrases.BlindsCountedInFull(missing_chips) if missing_chips else None,
        phrases.PotRoundedUp(rounding_chips) if rounding_chips > 0 else None,
        _build_count_step(middle_chips, bets_in_front, pot_info, hand.current_bet),
    ]
    all_in_total = None
    if turn.high and turn.high < pot_info.raise_to:
        all_in_total = turn.high
        calculation_steps.append(phrases.StackLimitStep(all_in_total))
    maximum = _build_maximum(pot_info, steps(*calculation_steps))
    return replace(
        maximum,
        min_raise_to=turn.low,
        all_in_total=all_in_total,
        name=played_round.names[turn.seat],
    )


def _build_count_step(
    middle_chips: int, bet_chips: int, pot_info: PotInfo, highest_bet: int
) -> CalculationStep:
    if not highest_bet:
        return phrases.PotLimitBetStep(pot_info.raise_to)
    pot_after_call = pot_info.pot + pot_info.to_call
    return phrases.PotLimitRaiseStep(
        middle_chips, bet_chips, pot_info.to_call, pot_after_call, highest_bet, pot_info.raise_to
    )


def _build_maximum(pot_info: PotInfo, steps: tuple[Step, ...]) -> PotMaximum:
    pot_after_call = pot_info.pot + pot_info.to_call
    return PotMaximum(
        pot_info.pot, pot_info.to_call, pot_after_call, pot_info.raise_to, 0, None, "", steps
    )
