"""Writer of facts as PHH actions, the inverse of ``phh_playing``.

Facts that no action can express are collected for private keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from riverboat.cards import Cards
from riverboat.engine import AnyFact, HandState, Side, apply
from riverboat.engine.state import hand_facts as f
from riverboat.notation.phh.phh_amounts import to_file_amount
from riverboat.notation.phh.phh_cards import write_cards


class ActionWriter:
    """Writer of a hand's actions, fact by fact."""

    def __init__(self, hand: HandState, label_by_seat: Mapping[int, str], scale: int) -> None:
        self.hand, self.label_by_seat, self.scale = hand, label_by_seat, scale
        self.texts: list[str] = []
        self.burn_texts: list[str] = []
        self.command_texts: list[str] = []
        self.exposed_texts: list[str] = []
        self.cards_by_seat: dict[int, Cards] = {}
        """Dealt cards by seat, collected until the deal is complete.

        The cards of third street are then written as one action per player.
        """
        self.exposed_cards: Cards = ()
        self.declarations: tuple[Side, ...] = ()
        """Each player's declaration, known at the end of the hand."""

    def write(self, facts: Sequence[AnyFact], comments: Iterable[tuple[int, str]] = ()) -> None:
        """Write all facts after the first, with comments at their recorded positions."""
        pending_comments = sorted(comments, key=lambda comment: comment[0])
        declared_sides = [fact.sides for fact in facts if isinstance(fact, f.DeclarationsOpened)]
        if declared_sides:
            self.declarations = declared_sides[0]
        draw_end_index = 0
        for fact_index, fact in enumerate(facts):
            if not (
                isinstance(fact, (f.HoleCardsDealt, f.UpcardsDealt))
                and self._is_first_street_open()
            ):
                self._finish_dealing()
            while (
                pending_comments
                and pending_comments[0][0] <= fact_index + 1
                and not self.cards_by_seat
                and fact_index >= draw_end_index
            ):
                self._write_comment(pending_comments.pop(0)[1])
            if fact_index >= draw_end_index and isinstance(fact, f.Discarded):
                draw_end_index = self._write_draw(facts, fact_index)
            if fact_index >= draw_end_index:
                self._write_fact(fact)
            apply(self.hand, fact)
        self._finish_dealing()
        for _, comment in pending_comments:
            self._write_comment(comment)

    def _write_draw(self, facts: Sequence[AnyFact], first_index: int) -> int:
        """Write a whole draw, with all discards before all new cards; return the index of its end.

        That is the order of the format. An irregular draw is written fact by fact, in its real
        order.
        """
        end_index = first_index
        while end_index < len(facts) and isinstance(facts[end_index], _DRAW_FACTS):
            end_index += 1
        draw_facts = facts[first_index:end_index]
        if any(
            isinstance(fact, f.HoleCardsDealt) and fact.exposed_cards for fact in draw_facts
        ) or (end_index < len(facts) and isinstance(facts[end_index], f.DiscardTakenBack)):
            return first_index
        for fact in draw_facts:
            if isinstance(fact, f.Discarded):
                self._write_fact(fact)
        for fact in draw_facts:
            if isinstance(fact, f.HoleCardsDealt):
                self._write_fact(fact)
        self._finish_dealing()
        return end_index

    def private_keys(self) -> dict[str, Any]:
        """Return private keys for facts that the actions cannot express."""
        private_keys: dict[str, Any] = {}
        if any(self.burn_texts):
            private_keys["_burns"] = self.burn_texts
        if self.exposed_texts:
            private_keys["_exposed"] = self.exposed_texts
        if self.command_texts:
            private_keys["_said"] = self.command_texts
        return private_keys

    def _write_comment(self, comment: str) -> None:
        self.texts.append(f"# {' '.join(comment.split())}")

    def _write_fact(self, fact: AnyFact) -> None:
        label_by_seat, texts = self.label_by_seat, self.texts
        match fact:
            case f.HoleCardsDealt(cards, burned_cards, exposed_cards):
                self._write_deal(cards, burned_cards)
                self.exposed_cards += exposed_cards
            case f.UpcardsDealt(cards, burned_cards):
                self._write_deal(cards, burned_cards)
            case f.Burned(burned_cards):
                self.burn_texts.append(_format_burn(burned_cards))
            case f.BoardDealt(cards, burned_cards):
                texts.append(f"d db {write_cards(cards)}")
                is_burn_separate = (
                    self.hand.compiled.has_upcards
                )  # the engine adds an unknown burn card
                self.burn_texts.append(
                    _format_burn(burned_cards) if is_burn_separate else write_cards(burned_cards)
                )
            case f.BroughtIn(seat):
                texts.append(f"{label_by_seat[seat]} pb")
            case f.Folded(seat):
                texts.append(f"{label_by_seat[seat]} f")
            case f.Checked(seat) | f.Called(seat):
                texts.append(f"{label_by_seat[seat]} cc")
            case f.Raised(seat, to):
                texts.append(f"{label_by_seat[seat]} cbr {to_file_amount(to, self.scale)}")
            case f.Discarded(seat, cards):
                texts.append(f"{label_by_seat[seat]} sd {write_cards(cards)}".rstrip())
            case f.HandShown(seat, cards):
                texts.append(f"{label_by_seat[seat]} sm {write_cards(cards)}")
            case f.HandMucked(seat):
                texts.append(f"{label_by_seat[seat]} sm")
            case _:
                self._write_command(fact)

    def _write_command(self, fact: AnyFact) -> None:
        """Record a command that comes before the next action."""
        match fact:
            case f.RunItChosen(seat, run_count):
                command_text = f"{self.label_by_seat[seat]} runs {run_count}"
            case f.OverbetReturned():
                command_text = "challenge"
            case f.BringInTakenBack():
                command_text = "corrects"
            case f.DiscardTakenBack(seat):
                command_text = f"{self.label_by_seat[seat]} takes back"
            case f.Declared(seat, side):
                revealed_side = (
                    self.declarations[seat] if side == "closed" and self.declarations else side
                )
                command_text = f"{self.label_by_seat[seat]} declares {revealed_side}"
            case _:
                return  # automatic facts
        self.command_texts.append(f"{len(self.texts)} {command_text}")

    def _write_deal(self, cards_by_seat: Sequence[Cards], burned_cards: Cards) -> None:
        for seat, dealt_cards in enumerate(cards_by_seat):
            if dealt_cards:
                self.cards_by_seat[seat] = self.cards_by_seat.get(seat, ()) + dealt_cards
        if burned_cards:
            self.burn_texts.append(_format_burn(burned_cards))

    def _is_first_street_open(self) -> bool:
        """Return True in stud while a player lacks a card of the first street."""
        compiled_game = self.hand.compiled
        return compiled_game.has_upcards and any(
            len(cards) < compiled_game.hole_cards_through[0] for cards in self.hand.holdings
        )

    def _finish_dealing(self) -> None:
        if not self.cards_by_seat:
            return
        self.texts += [
            f"d dh {self.label_by_seat[seat]} {write_cards(self.cards_by_seat[seat])}"
            for seat in self.label_by_seat
            if seat in self.cards_by_seat
        ]
        if self.exposed_cards:
            self.exposed_texts.append(f"{len(self.texts) - 1} {write_cards(self.exposed_cards)}")
        self.cards_by_seat, self.exposed_cards = {}, ()


_DRAW_FACTS: Final = (f.Discarded, f.HoleCardsDealt, f.StubReshuffled)
"""Facts of one draw; a burned card starts the next one."""


def _format_burn(burned_cards: Cards) -> str:
    return write_cards(burned_cards) if any(card >= 0 for card in burned_cards) else ""
