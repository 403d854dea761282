"""Redaction of a hand for one viewer: a replay over redacted facts.

A view is never made by removing fields from the full state. Each fact is redacted for the
viewer, and the hand is replayed from the result; so no field can be forgotten, and a card
that a viewer has not seen cannot change a byte of the view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import replay
from riverboat.engine.state.hand_state import HandState

RAIL = None
"""The viewer who holds no cards: a spectator."""


_PUBLIC_FACTS: Final[set[type]] = set()
"""Fact types seen so far that hide nothing."""


def redact(fact: f.AnyFact, viewer: int | None) -> f.AnyFact:
    """Redact a fact for *viewer* (a seat, or ``RAIL``): hidden cards become ``UNKNOWN``.

    The match covers every kind of fact: a new one does not type-check until its visibility is
    decided.
    """
    if type(fact) in _PUBLIC_FACTS:
        return fact
    match fact:
        case (
            f.Checked() | f.Folded() | f.Called() | f.Raised() | f.BettingOpened()
            | f.BetsCollected() | f.Posted() | f.HandStarted() | f.HandEnded() | f.PotAwarded()
            | f.UncalledBetReturned() | f.RakeTaken() | f.HandShown() | f.HandMucked()
            | f.PotsPushed()
            | f.BroughtIn() | f.BringInTakenBack() | f.ChipsAdded() | f.OverbetReturned()
            | f.DiscardTakenBack() | f.DeclarationsOpened() | f.OpenersShown() | f.OpenersFailed()
            | f.PassedOut() | f.RunItChosen() | f.RunItAgreed()
            | c.FloorDecided() | c.BoardTakenBack() | c.WagerCorrected() | c.HandKilled()
            | c.HandVoided()
        ):  # fmt: skip
            _PUBLIC_FACTS.add(type(fact))
            return fact
        case f.HoleCardsDealt(holdings, burned, exposed):
            return replace(
                fact,
                holdings=tuple(
                    cards if seat == viewer else _hide_unexposed_cards(cards, exposed)
                    for seat, cards in enumerate(holdings)
                ),
                burned=_hide_unexposed_cards(burned),
            )
        case f.Discarded(seat, cards):
            return (
                fact
                if seat == viewer or not cards
                else f.Discarded(seat, _hide_unexposed_cards(cards))
            )
        case f.BoardDealt(burned=burned) | f.UpcardsDealt(burned=burned) | f.Burned(burned=burned):
            return replace(fact, burned=_hide_unexposed_cards(burned)) if burned else fact
        case f.StubReshuffled(cards):
            return replace(fact, cards=_hide_unexposed_cards(cards))
        case f.Declared(seat):
            return fact if seat == viewer else f.Declared(seat, "closed")
        case f.WentWrong(wrong_fact):
            return f.WentWrong(redact(wrong_fact, viewer))  # type: ignore[arg-type]
        case c.CardsExposed(seat, cards, viewers):
            is_known = not viewers or viewer == seat or viewer in viewers
            return fact if is_known else replace(fact, cards=_hide_unexposed_cards(cards))
        case c.CardsReplaced():
            return _redact_replacement(fact, viewer)
        case f.Rewound(standing_facts=standing_facts, seen_cards=seen_cards):
            # A card once seen stays known to that viewer, and only to that viewer.
            entries_known_to_viewer = [
                seen_entry
                for seen_entry in seen_cards
                if not seen_entry.seen_by or viewer in (seen_entry.seat, *seen_entry.seen_by)
            ]
            redacted_facts = tuple(
                [redact(standing_fact, viewer) for standing_fact in standing_facts]
            )
            return replace(
                fact, standing_facts=redacted_facts, seen_cards=tuple(entries_known_to_viewer)
            )
        case _:
            assert_never(fact)


def _redact_replacement(fact: c.CardsReplaced, viewer: int | None) -> c.CardsReplaced:
    if viewer == fact.seat:
        return fact
    is_known = fact.is_public or viewer in fact.seen_by
    old_cards = fact.old_cards if is_known else _hide_unexposed_cards(fact.old_cards)
    new_cards = fact.new_cards if fact.is_face_up else _hide_unexposed_cards(fact.new_cards)
    return replace(fact, old_cards=old_cards, new_cards=new_cards)


def _hide_unexposed_cards(
    cards: tuple[int, ...], exposed_cards: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Return the cards as opponents see them: unknown unless exposed."""
    return tuple([card if card in exposed_cards else UNKNOWN for card in cards])


def redact_log(log: Iterable[f.AnyFact], viewer: int | None) -> Iterator[f.AnyFact]:
    """Return the log as *viewer* may see it."""
    return (redact(fact, viewer) for fact in log)


def redacted_hand(log: Iterable[f.AnyFact], viewer: int | None) -> HandState:
    """Return the hand as *viewer* knows it: unseen cards are ``UNKNOWN``."""
    return replay(redact_log(log, viewer))
