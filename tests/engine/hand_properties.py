"""Properties of every hand of every game: each property is a function.

One walk over a hand checks all of them, fact by fact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from riverboat.engine import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    AllIn,
    AnyCommand,
    AnyFact,
    Awaiting,
    Discard,
    HandState,
    IllegalAction,
    RaisePot,
    RaiseTo,
    TakeBackDiscard,
    ToAct,
    ToDraw,
    apply,
    decide,
    due,
    from_json_lines,
    pots,
    replay,
    to_json_lines,
)
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.words import Refusal
from riverboat.words.refusals.betting import ActionIllegal
from tests.engine.random_hands import PlayedHand

ACTION_FACTS = (f.Folded, f.Checked, f.Called, f.Raised, f.BroughtIn)


@dataclass
class HandMoment:
    """The state of a hand after one of its facts."""

    played_hand: PlayedHand
    hand: HandState
    turn: Awaiting | tuple[AnyFact, ...]
    tries_every_size: bool
    """True to try every total as a raise, False to try only the limits and their neighbours."""
    check_counts: Counter[str] = field(default_factory=Counter)
    """Number of times that each property had something to check."""


def check_hand(played_hand: PlayedHand, tries_every_size: bool = True) -> Counter[str]:
    """Walk over the hand and check every property; return how often some of them applied."""
    counts_by_property: Counter[str] = Counter()
    clockwise_check = _ClockwiseCheck(played_hand)
    hands = replay_states(played_hand.log)
    for fact, hand in zip([*played_hand.log[1:], None], hands, strict=True):
        moment = HandMoment(played_hand, hand, due(hand), tries_every_size, counts_by_property)
        hand_before = hand.copy()
        for check_property in STATE_PROPERTIES:
            check_property(moment)
        assert hand == hand_before, "asking changed the hand"
        if fact is not None:
            clockwise_check.check_fact(hand, fact)
            _check_copy_is_independent(hand, hand_before, fact)
    for check_whole_hand in WHOLE_HAND_PROPERTIES:
        check_whole_hand(played_hand)
    return counts_by_property


@contextmanager
def note_failing_hand(variant: str, structure: str, seed: int) -> Iterator[None]:
    """Add the game and the seed to the error of a failing hand."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"{variant}, {structure}, seed {seed}")
        raise


def replay_states(log: list[AnyFact]) -> Iterator[HandState]:
    """Yield the hand after each fact of its log."""
    started_fact = log[0]
    assert isinstance(started_fact, f.HandStarted)
    hand = HandState(started_fact)
    yield hand
    for fact in log[1:]:
        apply(hand, fact)
        yield hand


def _check_copy_is_independent(hand: HandState, hand_before: HandState, fact: AnyFact) -> None:
    copied_hand = hand.copy()
    apply(copied_hand, fact)
    assert hand == hand_before, "applying a fact to a copy changed the original"
    apply(hand_before, fact)
    assert copied_hand == hand_before


# Properties of each state -----------------------------------------------------------------------


def chips_are_conserved_after_each_fact(moment: HandMoment) -> None:
    hand, started_fact = moment.hand, moment.played_hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    reserve_chips = 0 if hand.has_ended else sum(hand.reserve)
    total_chips = sum(started_fact.stacks) + started_fact.carried_chips
    assert sum(hand.stacks) + hand.pot + hand.carried_chips + reserve_chips == total_chips
    assert min(hand.stacks) >= 0
    assert min(hand.bets) >= 0
    assert hand.pot >= 0


def pot_layers_add_up_and_shrink(moment: HandMoment) -> None:
    if any(moment.hand.won_chips):
        return
    pot_layers = pots(moment.hand)
    assert sum(pot.chips for pot in pot_layers) == moment.hand.pot
    for lower_pot, upper_pot in pairwise(pot_layers):
        assert set(upper_pot.seats) < set(lower_pot.seats)


def legal_commands_are_accepted_and_others_refused(moment: HandMoment) -> None:
    hand, turn = moment.hand, moment.turn
    if not isinstance(turn, ToAct):
        return
    assert turn.seat in hand.seats_in_mask(hand.able_mask)
    is_strict = hand.game.rules.overbet == "refuse" and hand.game.rules.off_unit == "refuse"
    sizeless_commands: list[AnyCommand] = [FOLD, CHECK, CALL, RaisePot(), AllIn(), BRING_IN]
    totals = (
        range(-1, min(turn.all_in + 3, 60)) if moment.tries_every_size else limit_totals(hand, turn)
    )
    for command in (*sizeless_commands, *map(RaiseTo, totals)):
        if command in turn:
            decide(hand, command)
        elif is_strict or not isinstance(command, RaiseTo) or turn.raise_refusal:
            assert type(refusal_of(hand, command)) is ActionIllegal, command
        moment.check_counts["tried"] += 1


def refusal_of(hand: HandState, command: AnyCommand) -> Refusal | None:
    """Return the phrase that refuses a command, or None.

    Its message is not rendered: for a hundred thousand commands, this would take longer than
    the hands. A refusal of class ``ActionIllegal`` is a text that ends in *legal now* and these
    actions.
    """
    try:
        decide(hand, command)
    except IllegalAction as error:
        return error.refusal
    return None


def limit_totals(hand: HandState, turn: ToAct) -> list[int]:
    """Return the totals at which legality changes, and their neighbours."""
    legality_limits = (0, hand.current_bet, turn.low, turn.high, turn.all_in)
    return sorted({limit + offset for limit in legality_limits for offset in (-1, 0, 1)})


def all_in_is_raise_or_call_or_refused(moment: HandMoment) -> None:
    hand, turn = moment.hand, moment.turn
    if not isinstance(turn, ToAct):
        return
    if turn.high == turn.all_in:
        assert decide(hand, AllIn()) == decide(hand, RaiseTo(turn.all_in))
    elif turn.raise_refusal and turn.raise_refusal.code not in _ALL_IN_REFUSAL_CODES:
        assert decide(hand, AllIn()) == _call_instead_of_all_in(turn)
    elif hand.compiled.is_pot_limit and turn.high and hand.compiled.rules.overbet != "refuse":
        assert decide(hand, AllIn()) == decide(hand, RaiseTo(turn.all_in))
    else:
        assert type(refusal_of(hand, AllIn())) is ActionIllegal


_ALL_IN_REFUSAL_CODES = ("no all-in", "no openers", "no chips")
"""Codes of refusals under which an all-in is no call either: open stakes, and no openers."""


def _call_instead_of_all_in(turn: ToAct) -> f.AnyFact:
    """Return the call that an all-in becomes if the player may not raise (VERB-10)."""
    if turn.is_bring_in:
        return f.BroughtIn(turn.seat, turn.call)
    return f.Called(turn.seat, turn.call) if turn.call else f.Checked(turn.seat)


def raise_sizes_stay_within_limits(moment: HandMoment) -> None:
    hand, turn = moment.hand, moment.turn
    if not isinstance(turn, ToAct):
        return
    assert 0 <= turn.call <= hand.stacks[turn.seat]
    assert (turn.high > 0) == (turn.raise_refusal is None)
    if turn.high:
        assert hand.current_bet < turn.low <= turn.high <= turn.all_in


def hole_cards_never_exceed_limit(moment: HandMoment) -> None:
    hand = moment.hand
    assert max(map(len, hand.holdings)) <= max(hand.compiled.hole_cards_through)
    for seat, cards in enumerate(hand.upcards):
        assert set(cards) <= set(hand.holdings[seat])


def legal_discards_are_accepted_and_others_refused(moment: HandMoment) -> None:
    hand, turn = moment.hand, moment.turn
    if not isinstance(turn, ToDraw):
        return
    moment.check_counts["drew"] += 1
    holding = hand.holdings[turn.seat]
    for count in range(len(holding) + 1):
        command = Discard(holding[:count])
        if turn.min_cards <= count <= turn.max_cards:
            assert decide(hand, command) == f.Discarded(turn.seat, holding[:count])
        else:
            with pytest.raises(IllegalAction, match="can’t discard"):
                decide(hand, command)
    foreign_card = next(card for card in hand.compiled.deck if card not in holding)
    with pytest.raises(IllegalAction, match="can’t discard"):
        decide(hand, Discard((foreign_card,)))


def withdrawn_discard_restores_hand(moment: HandMoment) -> None:
    hand, turn = moment.hand, moment.turn
    if not isinstance(turn, ToDraw):
        return
    holding = hand.holdings[turn.seat]
    hand_after = hand.copy()
    apply(hand_after, decide(hand_after, Discard(holding[: turn.max_cards])))
    apply(hand_after, decide(hand_after, TakeBackDiscard(turn.seat)))
    assert due(hand_after) == turn
    assert sorted(hand_after.holdings[turn.seat]) == sorted(holding)
    assert hand_after.draw_state == hand.draw_state


def bring_in_player_cannot_check_or_fold(moment: HandMoment) -> None:
    hand, turn = moment.hand, moment.turn
    if not (isinstance(turn, ToAct) and turn.is_bring_in):
        return
    moment.check_counts["owed"] += 1
    with pytest.raises(IllegalAction, match="the bring-in is"):
        decide(hand, FOLD)
    with pytest.raises(IllegalAction, match="can’t check"):
        decide(hand, CHECK)
    assert decide(hand, BRING_IN) == f.BroughtIn(turn.seat, turn.call)


STATE_PROPERTIES: tuple[Callable[[HandMoment], None], ...] = (
    chips_are_conserved_after_each_fact,
    pot_layers_add_up_and_shrink,
    legal_commands_are_accepted_and_others_refused,
    all_in_is_raise_or_call_or_refused,
    raise_sizes_stay_within_limits,
    hole_cards_never_exceed_limit,
    legal_discards_are_accepted_and_others_refused,
    withdrawn_discard_restores_hand,
    bring_in_player_cannot_check_or_fold,
)


class _ClockwiseCheck:
    """Check that players act clockwise and that no player with a pending decision is skipped."""

    def __init__(self, played_hand: PlayedHand) -> None:
        has_kill = any(
            isinstance(fact, f.Posted) and fact.kind == "kill" for fact in played_hand.log
        )
        self.last_seat: int | None = None
        self.is_checked = not has_kill  # the killer acts last, out of clockwise order (KILL-05)

    def check_fact(self, hand: HandState, fact: AnyFact) -> None:
        """Check the next fact of the hand."""
        if isinstance(fact, (f.BettingOpened, f.BringInTakenBack)):
            self.last_seat = None
        elif self.is_checked and isinstance(fact, ACTION_FACTS):
            if hand.bring_in_owed_by not in (-1, fact.seat):
                self.last_seat = None  # the wrong player brought it in (BYND-68)
            if self.last_seat is not None:
                players = hand.players
                seats_between = [
                    (self.last_seat + offset) % players for offset in range(1, players)
                ]
                skipped_seats = seats_between[: seats_between.index(fact.seat)]
                assert not any(hand.to_act_mask >> seat & 1 for seat in skipped_seats)
            self.last_seat = fact.seat


# Properties of a whole hand ---------------------------------------------------------------------


def chips_are_all_owned_at_end(played_hand: PlayedHand) -> None:
    started_fact, hand = played_hand.log[0], played_hand.hand
    assert isinstance(started_fact, f.HandStarted)
    total_chips = sum(started_fact.stacks) + started_fact.carried_chips
    assert sum(hand.stacks) + hand.carried_chips + hand.taken_by_house == total_chips


def log_replays_and_passes_audit(played_hand: PlayedHand) -> None:
    assert audit(played_hand.log) == []
    parsed_log = from_json_lines(to_json_lines(played_hand.log))
    assert parsed_log == played_hand.log
    assert replay(parsed_log) == played_hand.hand


def winnings_are_limited_by_matched_chips(played_hand: PlayedHand) -> None:
    hand = played_hand.hand
    if not hand.live_mask:
        return  # no winner: the deal was passed out
    # A folded player's chips above all remaining players' bets have no other owner.
    max_live_total = max(hand.earlier_bets[seat] for seat in hand.seats_in_mask(hand.live_mask))
    dead_chips = hand.dead_chips + sum(
        max(0, total - max_live_total) for total in hand.earlier_bets
    )
    for seat in range(hand.players):
        matched_chips = sum(min(total, hand.earlier_bets[seat]) for total in hand.earlier_bets)
        assert hand.won_chips[seat] <= matched_chips + dead_chips


def card_is_dealt_at_most_once(played_hand: PlayedHand) -> None:
    dealt_cards: set[int] = set()
    for fact in played_hand.log:
        if isinstance(fact, f.StubReshuffled):
            assert dealt_cards.issuperset(fact.cards)
            dealt_cards.difference_update(fact.cards)
        new_cards = _cards_leaving_deck(fact)
        assert len(new_cards) == len(set(new_cards))
        assert dealt_cards.isdisjoint(new_cards)
        dealt_cards.update(new_cards)
    assert dealt_cards == played_hand.hand.dealt_cards


def _cards_leaving_deck(fact: AnyFact) -> list[int]:
    """Return the cards that leave the deck with a fact."""
    match fact:
        case f.HoleCardsDealt(by_seat, burned) | f.UpcardsDealt(by_seat, burned):
            return [*burned, *(card for cards in by_seat for card in cards)]
        case f.BoardDealt(cards, burned):
            return [*burned, *cards]
        case f.Burned(burned):
            return list(burned)
        case _:
            return []


def shown_hands_are_complete(played_hand: PlayedHand) -> None:
    hand, compiled_game = played_hand.hand, played_hand.hand.compiled
    hole_card_count = compiled_game.hole_cards_through[-1] - bool(compiled_game.has_upcards)
    if not compiled_game.board_cards_through[-1]:
        for seat in hand.seats_in_mask(hand.shown_mask & hand.live_mask):
            # One stud card may be a community card (BYND-63).
            assert len(hand.holdings[seat]) >= hole_card_count


def stub_size_matches_dealer(played_hand: PlayedHand) -> None:
    assert played_hand.hand.stub_size == len(played_hand.stub)


WHOLE_HAND_PROPERTIES: tuple[Callable[[PlayedHand], None], ...] = (
    chips_are_all_owned_at_end,
    log_replays_and_passes_audit,
    winnings_are_limited_by_matched_chips,
    card_is_dealt_at_most_once,
    shown_hands_are_complete,
    stub_size_matches_dealer,
)
