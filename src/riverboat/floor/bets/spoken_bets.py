"""Words and gestures, with an amount or without (VERB, BYND-20, BYND-22)."""

from __future__ import annotations

from typing import Literal, Protocol, assert_never

from msgspec.structs import replace

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import bet_questions as q
from riverboat.floor.bets.bet_checks import check_amounts, check_turn
from riverboat.floor.bets.bet_incidents import (
    BareRaiseActedOn,
    ConditionalAction,
    ShortCall,
    SpokenAction,
)
from riverboat.floor.bets.silent_chips import rule_on_raise_or_call
from riverboat.floor.bets.spoken_vocabulary import BettingWord
from riverboat.floor.bets.undercalls import rule_on_known_undercall
from riverboat.floor.bets.wager_rulings import (
    bet_faced,
    build_all_in_ruling,
    build_call_ruling,
    build_owed_raise_ruling,
    build_wager_ruling,
    compute_chips_to_call,
    max_bet,
    min_bet,
    with_reasons,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import (
    FloorDiscretion,
    MissingAnswer,
    Ruling,
    Verdict,
    leave_to_floor,
    make_ruling,
    require_known,
)
from riverboat.words import Seat
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.bets import spoken_bets as w
from riverboat.words.floor.verdicts import (
    ActionReturnsTo,
    AllowedActions,
    BindingAction,
    ChipsTakenBack,
    PenaltyPossible,
    Reason,
)
from riverboat.words.player_actions import CallingForChips, Folding
from riverboat.words.refusals import bet_incidents as refusals


class SpokenIncident(Protocol):
    """An incident with spoken words."""

    @property
    def seat(self) -> int | None: ...
    @property
    def spoken_word(self) -> BettingWord | None: ...
    @property
    def spoken_amount(self) -> int | None: ...


def rule_on_words(incident: SpokenAction, spot: Spot, authority: Authority) -> Verdict:
    """Rule on spoken words or a gesture."""
    check_turn(spot)
    check_amounts(incident.spoken_amount)
    if incident.second_word is not None:  # rule: VERB-02
        first_word_incident = SpokenAction(
            seat=incident.seat,
            spoken_word=incident.spoken_word,
            intended_meaning=incident.intended_meaning,
        )
        try:
            verdict = rule_by_spoken_word(first_word_incident, spot, authority)
        except MissingAnswer as missing_answer:
            if missing_answer.question is not q.BET_SIZE_QUESTION:
                raise
            # The first words also need an amount, and it was the only one.
            verdict = rule_by_spoken_word(
                replace(
                    first_word_incident,
                    spoken_amount=require_known(incident.spoken_amount, missing_answer.question),
                ),
                spot,
                authority,
            )
        return with_reasons(verdict, authority, w.FirstWordsBind())
    return rule_by_spoken_word(incident, spot, authority)


def rule_by_spoken_word(
    incident: SpokenIncident, spot: Spot, authority: Authority, chips_in_front: int | None = None
) -> Verdict:
    """Rule on spoken words of a player who has *chips_in_front* in front of them."""
    match incident.spoken_word:
        case None:
            if incident.spoken_amount is None:
                raise InvalidIncident(refusals.NoChipsPushed(Seat(spot.seat)))
            return _rule_on_amount(
                incident.spoken_amount, incident, spot, authority, chips_in_front
            )
        case "fold" | "muck":
            return _build_fold_ruling(spot, authority, w.FoldStands(), chips_in_front)
        case "check":
            return _build_check_ruling(spot, authority, w.WordsBind(), chips_in_front)
        case "tap":
            return _build_check_ruling(spot, authority, w.TapAsCheck(), chips_in_front)
        case "option":
            return _build_check_ruling(spot, authority, w.OptionCheckWithoutRaise(), chips_in_front)
        case "pass":
            return _rule_on_pass(incident, spot, authority, chips_in_front)
        case "call":
            reason = w.WordsBind() if compute_chips_to_call(spot) else w.CallAsCheck()
            return build_call_ruling(spot, authority, reason, chips_in_front=chips_in_front)
        case "bet":
            return _rule_on_bet(incident, spot, authority, chips_in_front)
        case "raise":
            return _rule_on_raise(incident.spoken_amount, spot, authority, chips_in_front)
        case "all-in":
            stack = require_known(spot.stack, q.STACK_SIZE_QUESTION)
            return build_all_in_ruling(spot, authority, stack, w.AllInAsFullStack())
        case "pot":
            return _rule_on_pot(spot, authority, chips_in_front)
        case "lay-down":
            return _rule_on_fold_or_chips(incident, spot, authority, chips_in_front)
        case unreachable:
            assert_never(unreachable)


# Words without chips ---


def _build_fold_ruling(
    spot: Spot, authority: Authority, reason: Reason, chips_in_front: int | None = None
) -> Ruling:
    # rule: VERB-07
    seat = Seat(spot.seat)
    excess_chips = 0 if chips_in_front is None else chips_in_front - spot.chips_in_front
    orders = (ChipsTakenBack(seat, excess_chips),) if excess_chips > 0 else ()
    return make_ruling(authority, BindingAction(seat, Folding()), *orders, reasons=reason)


def _build_check_ruling(
    spot: Spot, authority: Authority, reason: Reason, chips_in_front: int | None
) -> Ruling:
    # rule: VERB-04, VERB-12, VERB-14
    if not compute_chips_to_call(spot):
        return build_call_ruling(spot, authority, reason, chips_in_front=chips_in_front)
    actions = (CallingForChips(compute_chips_to_call(spot)), Folding())
    return make_ruling(
        authority, AllowedActions(Seat(spot.seat), actions), reasons=w.CheckWithoutRaise()
    )


def _rule_on_pass(
    incident: SpokenIncident, spot: Spot, authority: Authority, chips_in_front: int | None
) -> Verdict:
    # rule: VERB-13
    if not compute_chips_to_call(spot):
        return build_call_ruling(spot, authority, w.PassAsCheck(), chips_in_front=chips_in_front)
    meaning = require_known(_get_word_meaning(incident), q.CALL_OR_FOLD_QUESTION)
    if meaning == "fold":
        return _build_fold_ruling(spot, authority, w.WordsBind(), chips_in_front)
    return build_call_ruling(spot, authority, w.WordsBind(), chips_in_front=chips_in_front)


def _get_word_meaning(incident: SpokenIncident) -> Literal["call", "fold", "raise", "chips"] | None:
    """Return the meaning of an ambiguous word; ``chips`` if chips were pushed with it."""
    return incident.intended_meaning if isinstance(incident, SpokenAction) else "chips"


def _rule_on_fold_or_chips(
    incident: SpokenIncident, spot: Spot, authority: Authority, chips_in_front: int | None
) -> Verdict:
    """Rule on words such as *lay down*, which mean a fold or putting chips down (VERB-19).

    With an amount they are not a fold; otherwise the floor asks for the meaning.
    """
    # rule: VERB-19
    if (
        incident.spoken_amount is None
        and require_known(_get_word_meaning(incident), q.CARDS_OR_CHIPS_QUESTION) == "fold"
    ):
        return _build_fold_ruling(spot, authority, w.CardsPutDown(), chips_in_front)
    amount = require_known(incident.spoken_amount, q.BET_SIZE_QUESTION)
    return with_reasons(
        _rule_on_amount(amount, incident, spot, authority, chips_in_front),
        authority,
        w.ChipsPutDown(),
    )


# Betting words ---


def _rule_on_bet(
    incident: SpokenIncident, spot: Spot, authority: Authority, chips_in_front: int | None
) -> Verdict:
    """Rule on the word *bet*; if another player has bet already, only the amount counts."""
    if incident.spoken_amount is not None:
        return _rule_on_amount(incident.spoken_amount, incident, spot, authority, chips_in_front)
    if (
        bet_faced(spot)
        and require_known(_get_word_meaning(incident), q.CALL_OR_RAISE_QUESTION) == "call"
    ):
        return build_call_ruling(spot, authority, w.WordsBind(), chips_in_front=chips_in_front)
    return build_owed_raise_ruling(spot, authority, w.WordsBind())


def _rule_on_raise(
    amount: int | None, spot: Spot, authority: Authority, chips_in_front: int | None
) -> Verdict:
    # rule: VERB-11, VERB-17
    is_opening_bet = not bet_faced(spot)
    if amount is None:
        return build_owed_raise_ruling(
            spot, authority, w.RaiseAsBet() if is_opening_bet else w.RaiseAsMinRaise()
        )
    wager_total = interpret_amount(amount, min_bet(spot), spot)
    extra_reasons = (w.AmbiguousAmount(),) if wager_total != amount else ()
    return build_wager_ruling(
        spot,
        authority,
        wager_total,
        w.RaiseToTotal(),
        *extra_reasons,
        chips_in_front=chips_in_front,
    )


def _rule_on_pot(spot: Spot, authority: Authority, chips_in_front: int | None) -> Verdict:
    # rule: VERB-05, VERB-15
    if require_known(spot.structure, q.STRUCTURE_QUESTION) != "pot-limit":
        return build_owed_raise_ruling(spot, authority, w.PotWithoutAmount())
    maximum = max_bet(spot)
    return build_wager_ruling(
        spot,
        authority,
        min_bet(spot) if maximum is None else maximum,
        w.PotAsMaxBet(),
        chips_in_front=chips_in_front,
    )


def _rule_on_amount(
    amount: int,
    incident: SpokenIncident,
    spot: Spot,
    authority: Authority,
    chips_in_front: int | None,
) -> Verdict:
    """Rule on a spoken amount as if chips of that value were pushed silently (VERB-16)."""
    # rule: VERB-16, BYND-20
    chips = interpret_amount(amount, compute_chips_to_call(spot) or min_bet(spot), spot)
    reasons: tuple[Reason, ...] = (w.AmbiguousAmount(),) if chips != amount else ()
    reasons = (*reasons, w.AmountAlone())
    if spot.stack is not None and chips >= spot.stack:
        return build_all_in_ruling(spot, authority, spot.stack, *reasons)
    if not bet_faced(spot):
        return build_wager_ruling(spot, authority, chips, *reasons, chips_in_front=chips_in_front)
    wager_total = spot.chips_in_front + chips
    if wager_total < bet_faced(spot):
        return with_reasons(
            rule_on_known_undercall(ShortCall(seat=incident.seat, chips=chips), spot, authority),
            authority,
            *reasons,
        )
    if wager_total == bet_faced(spot):
        return build_call_ruling(spot, authority, *reasons, chips_in_front=chips_in_front)
    return rule_on_raise_or_call(spot, authority, wager_total, chips_in_front, *reasons)


def interpret_amount(amount: int, minimum: int, spot: Spot) -> int:
    """Return the full amount of an abbreviated one: *five* is 500 or 5000, the most up to the pot.

    An amount is taken as abbreviated only if it is below 100, below the minimum, and not above a
    faced bet.
    """
    # rule: BYND-20
    if amount >= min(100, minimum) or amount > bet_faced(spot) > 0:
        return amount
    pot = require_known(spot.pot, q.POT_SIZE_QUESTION)
    candidate_amounts = [amount * factor for factor in (100, 1000, 1_000_000)]
    return max(
        [
            candidate_amount
            for candidate_amount in candidate_amounts
            if minimum <= candidate_amount <= pot
        ],
        default=amount,
    )


# Conditional statements ---


def rule_on_conditional(incident: ConditionalAction, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a conditional action whose condition was met: the floor may enforce it."""
    # rule: BYND-22
    check_turn(spot)
    check_amounts(incident.spoken_amount)
    reason = w.BindingCondition()
    spoken_action = SpokenAction(
        seat=incident.seat,
        spoken_word=incident.spoken_word,
        spoken_amount=incident.spoken_amount,
        intended_meaning=incident.intended_meaning,
    )
    words_verdict = rule_by_spoken_word(spoken_action, spot, authority)
    verdicts = (
        words_verdict.choices if isinstance(words_verdict, FloorDiscretion) else (words_verdict,)
    )
    rulings = [verdict for verdict in verdicts if isinstance(verdict, Ruling)]
    if not rulings:
        return words_verdict
    release_ruling = make_ruling(
        authority,
        ActionReturnsTo(Seat(spot.seat)),
        PenaltyPossible(Seat(spot.seat)),
        reasons=reason,
    )
    return leave_to_floor(authority, *rulings, release_ruling, reasons=reason)


def rule_on_bare_raise(incident: BareRaiseActedOn, spot: Spot, authority: Authority) -> Verdict:
    """Rule on an action after a raise without an amount: a fold binds, the floor decides calls."""
    # rule: VERB-20
    check_amounts(incident.raise_total)
    reason, seat = w.ActionBeforeRaiseAmount(), Seat(spot.seat)
    if incident.action == "fold":
        return make_ruling(authority, BindingAction(seat, Folding()), reasons=reason)
    if incident.raise_total is None:
        binding_call_ruling = make_ruling(authority, o.CallOfAnyAmount(seat), reasons=reason)
    else:
        action = CallingForChips(max(incident.raise_total - spot.chips_in_front, 0))
        binding_call_ruling = make_ruling(authority, BindingAction(seat, action), reasons=reason)
    return leave_to_floor(
        authority,
        binding_call_ruling,
        make_ruling(authority, ActionReturnsTo(seat), reasons=reason),
        reasons=reason,
    )
