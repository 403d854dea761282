"""Legal raises: the least and the greatest, and the players who may still raise."""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine import Call, Check, HandState, IllegalAction, RaiseTo, ToAct, act, decide
from riverboat.engine.state.hand_facts import Raised
from riverboat.tools.betting_round import BettingRound, PlayedRound, build_legal_offer, play_round
from riverboat.tools.tool_answer import Step, steps
from riverboat.wire.wire_phrases import RefusalView, Words, refusal_view
from riverboat.words import Person, Seat
from riverboat.words.refusals.betting import ActionIllegal
from riverboat.words.tools import betting as phrases
from riverboat.words.tools.calculation_step import CalculationStep


class RaiseOption(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    rename={
        "call_chips": "call",
        "min_raise_to": "least",
        "max_raise_to": "greatest",
        "raise_refusal": "why_not",
    },
):
    """The raise open to a player yet to act, if all players before them call or check."""

    seat: int
    name: str
    call_chips: int
    min_raise_to: int
    """The least total to raise to; 0 if the player may not raise."""
    max_raise_to: int | None
    """Greatest total; ``None`` when only the stack bounds it."""
    raise_refusal: RefusalView | None
    """The reason why the player may not raise."""
    offer: Words
    """All legal actions of the player."""


class RaiseCheck(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    rename={"total": "to", "is_legal": "legal", "raise_refusal": "why_not"},
):
    """The verdict on a raise to a given total."""

    total: int
    is_legal: bool
    counts_as: int
    """Total that the raise counts as, if the house corrects sizes; 0 if it is refused."""
    raise_refusal: RefusalView | None


class LegalRaise(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    rename={"raise_check": "asked", "options_behind": "behind"},
):
    """The options of the player to act, and of all who act after them."""

    turn: RaiseOption | None
    """Options of the player to act; ``None`` when the round is over."""
    raise_check: RaiseCheck | None
    options_behind: tuple[RaiseOption, ...]
    names: tuple[str, ...]
    """Names of all seats, clockwise from the left of the button."""
    steps: tuple[Step, ...]


def legal_raise(betting_round: BettingRound, to: int = 0) -> LegalRaise:
    """Return the player to act, their range of raises, and the legality of a raise to *to*.

    >>> from riverboat.engine import parse_game
    >>> from riverboat.tools.typed_actions import parse_action
    >>> game = parse_game("no-limit hold'em 50/100")
    >>> actions = tuple(map(parse_action, ["100", "a140"]))
    >>> round = BettingRound(game=game, actions=actions, street="flop", players=3)
    >>> legal_raise(round, to=200).turn.min_raise_to
    240
    """
    played_round = play_round(betting_round)
    if played_round.turn is None:
        return LegalRaise(
            None, None, (), played_round.names, steps(phrases.BettingRoundCompleted())
        )
    turn, options_behind = (
        _build_raise_option(played_round, played_round.turn),
        _find_options_behind(played_round),
    )
    raise_check = _check_raise(played_round.hand, played_round.turn, to) if to else None
    return LegalRaise(
        turn,
        raise_check,
        options_behind,
        played_round.names,
        steps(*_explain_raises(played_round, turn, options_behind, raise_check)),
    )


def _build_raise_option(played_round: PlayedRound, turn: ToAct) -> RaiseOption:
    is_stack_unknown = turn.seat in played_round.unknown_stacks and turn.high == turn.all_in
    max_raise_to = None if is_stack_unknown or not turn.high else turn.high
    raise_refusal = refusal_view(turn.raise_refusal) if turn.raise_refusal else None
    offer = build_legal_offer(turn, played_round.unknown_stacks)
    return RaiseOption(
        turn.seat,
        played_round.names[turn.seat],
        turn.call,
        turn.low,
        max_raise_to,
        raise_refusal,
        offer,
    )


def _find_options_behind(played_round: PlayedRound) -> tuple[RaiseOption, ...]:
    """Return the options of players behind the next, if no player raises before them."""
    hand, turn, options = played_round.hand.copy(), played_round.turn, []
    street_index = hand.street
    while isinstance(turn, ToAct) and hand.street == street_index:
        options.append(_build_raise_option(played_round, turn))
        turn = act(hand, Call() if turn.call else Check(), [])  # type: ignore[assignment]
    return tuple(options[1:])


def _check_raise(hand: HandState, turn: ToAct, total: int) -> RaiseCheck:
    try:
        fact = decide(hand, RaiseTo(total))
    except IllegalAction as error:
        # The full legal range is shown too, up to stacks that were not given.
        refusal = (
            error.refusal.reason if isinstance(error.refusal, ActionIllegal) else error.refusal
        )
        return RaiseCheck(total, False, 0, refusal_view(refusal))
    counted_total = fact.to if isinstance(fact, Raised) else total
    return RaiseCheck(total, turn.allows(total), counted_total, None)


def _explain_raises(
    played_round: PlayedRound,
    raise_option: RaiseOption,
    options_behind: tuple[RaiseOption, ...],
    raise_check: RaiseCheck | None,
) -> list[CalculationStep]:
    calculation_steps = _explain_sizes(played_round.hand, raise_option)
    all_options = (raise_option, *options_behind)
    for phrase_type, is_closed in ((phrases.RaisingReopened, False), (phrases.RaisingClosed, True)):
        player_names: tuple[Person, ...] = tuple(
            [
                Seat(option.seat)
                for option in all_options
                if (option.raise_refusal is not None) is is_closed
            ]
        )
        if player_names:
            calculation_steps.append(phrase_type(player_names))
    if raise_check and raise_check.counts_as not in (0, raise_check.total):
        calculation_steps.append(phrases.AmountCorrected(raise_check.total, raise_check.counts_as))
    return calculation_steps


def _explain_sizes(hand: HandState, raise_option: RaiseOption) -> list[CalculationStep]:
    """Return the steps that explain the minimum and the maximum raise."""
    if not raise_option.min_raise_to:
        return []
    if raise_option.max_raise_to == raise_option.min_raise_to:
        return [phrases.FixedSizeStep(raise_option.min_raise_to)]
    calculation_steps: list[CalculationStep] = []
    if not hand.current_bet:
        calculation_steps.append(phrases.MinimumBetStep(raise_option.min_raise_to))
    else:
        last_raise = hand.last_raise
        calculation_steps.append(
            phrases.MinimumRaiseStep(hand.current_bet, last_raise, raise_option.min_raise_to)
        )
    maximum = raise_option.max_raise_to
    calculation_steps.append(
        phrases.StackAsMaximum() if maximum is None else phrases.MaximumBetStep(maximum)
    )
    return calculation_steps
