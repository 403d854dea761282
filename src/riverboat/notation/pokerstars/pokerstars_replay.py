"""Replay of a transcript, line by line: each action must be legal when it is taken.

This module makes no repairs. Facts that the site does not record (who agreed to run it twice,
burned cards) are taken from observer notes; without notes the most common case is assumed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from riverboat.cards import UNKNOWN, parse_cards
from riverboat.engine import (
    ChallengeOverbet,
    CorrectBringIn,
    Declare,
    Discard,
    RunIt,
    TakeBackDiscard,
    ToChoose,
    ToDeal,
)
from riverboat.notation.pokerstars.betting_replay import BettingReplay
from riverboat.notation.pokerstars.card_queues import CardQueues
from riverboat.notation.pokerstars.pokerstars_setup import PokerStarsSetup
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    DealEvent,
    DrawEvent,
    MarkerEvent,
    MuckEvent,
    NoteEvent,
    ShowEvent,
    TranscriptLine,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import (
    DiscardTooLarge,
    HeldCardsDiffer,
    UnknownRiverboatLine,
)


class PokerStarsReplay(BettingReplay):
    """The replay of a hand from the first line to the last."""

    def __init__(self, setup: PokerStarsSetup, chairs: tuple[int, ...], queues: CardQueues) -> None:
        super().__init__(setup, queues)
        self.seat_by_chair = {str(chair): seat for seat, chair in enumerate(chairs)}
        self.advance()

    def play_line(self, line: TranscriptLine) -> None:
        """Apply one line; raise ``BadNotation``, ``BadCard`` or the engine's refusal."""
        if self.pending_shows:
            self.apply_pending_shows()
        event = line.event
        if isinstance(event, ActionEvent):
            self.deal_drawn_cards()
            if self.board:
                self.deal_known_board()
            if not self.play_turn(event):
                self.play_action(line, event)
            return
        if replay_event := _REPLAY_METHOD_BY_EVENT.get(type(event)):
            replay_event(self, event)
        # Winnings are compared at the end.

    @property
    def has_waiting_cards(self) -> bool:
        """True if cards may be due before the next action."""
        return bool(self.board) or self.hand.compiled.has_draws

    def _play_deal(self, event: DealEvent) -> None:
        self.deal_drawn_cards()
        self._check_dealt_cards(event)

    def _play_show_event(self, event: ShowEvent) -> None:
        self.deal_known_board()
        self.play_show(self.setup.seat_by_name[event.player], event.cards)

    def _play_muck_event(self, event: MuckEvent) -> None:
        self.deal_known_board()
        self.play_muck(self.setup.seat_by_name[event.player])

    def _play_marker(self, marker: MarkerEvent) -> None:
        if marker.name == "SHOW DOWN":
            self.deal_drawn_cards()
            return
        if marker.name in ("HOLE CARDS", "DEALING HANDS"):
            self.deal_hole_cards()
            return
        self._agree_on_runs()
        if marker.name.endswith("DRAW"):
            return
        if self.hand.compiled.has_upcards:
            self.deal_street(marker)
        else:
            self.deal_drawn_cards()
            self.deal_board(marker)

    def _agree_on_runs(self) -> None:
        """Apply all players' agreement to the dealt runouts, which the file does not record."""
        self.deal_drawn_cards()
        while isinstance(pending_action := self.awaiting, ToChoose):
            self.apply_command(RunIt(pending_action.seats[0], self.setup.runs))
        self.show_before_last_card()

    def _play_draw(self, event: DrawEvent) -> None:
        self._agree_on_runs()
        self.deal_drawn_cards()
        if (
            isinstance(pending_action := self.awaiting, ToDeal)
            and pending_action.destination == "burn"
        ):
            self.deal_from_queues(pending_action)
        seat = self.setup.seat_by_name[event.player]
        held_cards = self.hand.holdings[seat]
        known_cards = [
            card for card in event.cards if card in held_cards or UNKNOWN not in held_cards
        ]
        unknown_cards = [card for card in held_cards if card == UNKNOWN][
            : event.card_count - len(known_cards)
        ]
        if len(known_cards) + len(unknown_cards) < event.card_count:
            discard_count = event.card_count
            raise BadNotation(DiscardTooLarge(event.player, len(held_cards), discard_count))
        self.apply_command(Discard((*known_cards, *unknown_cards)), seat)

    def _check_dealt_cards(self, event: DealEvent) -> None:
        """Refuse a deal that contradicts the player's present cards."""
        held_cards = self.hand.holdings[self.setup.seat_by_name[event.player]]
        if held_cards == event.new_cards:
            return
        dealt_cards = {*event.held_cards, *event.new_cards} - self.exposed_to_all
        unknown_cards = [card for card in dealt_cards if card not in held_cards]
        if unknown_cards:
            raise BadNotation(
                HeldCardsDiffer(event.player, tuple(held_cards), tuple(unknown_cards))
            )

    def _play_note(self, event: NoteEvent) -> None:
        keyword, *arguments = event.words or [""]
        seat = self.seat_by_chair.get(arguments[0], -1) if arguments else -1
        match keyword, arguments:
            case "burns", [*cards] if cards:
                self.burned.append(parse_cards(" ".join(cards)))
            case "runs", [_, run_count_text] if run_count_text.isdecimal():
                self.deal_drawn_cards()
                self.apply_command(RunIt(seat, int(run_count_text)))
            case "shows", [_, cards_text]:
                self.play_early_show(seat, parse_cards(cards_text.strip("-")))
            case "declares", [_, ("high" | "low" | "both") as side]:
                self.deal_drawn_cards()
                self.apply_command(Declare(seat, side))
            case "takes", ["back", chair] if chair in self.seat_by_chair:
                self.apply_command(TakeBackDiscard(self.seat_by_chair[chair]))
            case "exposes", [_, card_number_text, card_text] if card_number_text.isdecimal():
                self.exposed.append((seat, int(card_number_text) - 1, parse_cards(card_text)[0]))
            case "corrects", []:
                self.apply_command(CorrectBringIn())
            case "challenges", []:
                self.apply_command(ChallengeOverbet())
            case _:
                raise BadNotation(UnknownRiverboatLine())


_REPLAY_METHOD_BY_EVENT: Final[dict[type, Callable[..., None]]] = {
    MarkerEvent: PokerStarsReplay._play_marker,
    NoteEvent: PokerStarsReplay._play_note,
    DrawEvent: PokerStarsReplay._play_draw,
    DealEvent: PokerStarsReplay._play_deal,
    ShowEvent: PokerStarsReplay._play_show_event,
    MuckEvent: PokerStarsReplay._play_muck_event,
}
