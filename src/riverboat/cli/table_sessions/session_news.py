"""Printer of a session's events, fact by fact, and of the pages that a player looks up.

All events come from the viewer's own view, so that nothing hidden can be printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from rich.text import Text

from riverboat.bots import DecisionPoint
from riverboat.cli.table_sessions.action_parser import InvalidEntry
from riverboat.cli.table_sessions.command_help import list_in_hand_help, list_table_help
from riverboat.cli.table_sessions.input_hints import build_help_page
from riverboat.cli.table_sessions.seat_view import SeatPerspective, draw_table
from riverboat.cli.table_sessions.table_input import LookupPage
from riverboat.cli.table_sessions.table_lookups import (
    iter_chip_lines,
    iter_ledger_lines,
    iter_rule_lines,
)
from riverboat.cli.table_sessions.terminal_narration import (
    choose_event_style,
    is_card_event_of_other,
    name_without_chair,
    narrate_history,
)
from riverboat.cli.table_sessions.turn_prompt import format_refusal
from riverboat.cli.terminal.table_screen import Screen
from riverboat.cli.terminal.terminal_felt import wrap_text
from riverboat.engine import AnyFact, HandState
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state.hand_fact import Fact
from riverboat.narration import describe_holding
from riverboat.narration.table_narrator import TableNarrator
from riverboat.table.money.session_ledger import Ledger
from riverboat.table.state import facts as f
from riverboat.table.state.table_log import to_json_lines
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from riverboat.words import Player, Reader
from riverboat.words import terminal as t
from riverboat.words.events.blinds import HandHeading
from riverboat.words.events.dealing import CardsDealtToAll
from riverboat.words.events.event_phrases import Event


class TableKeeper(Protocol):
    """Interface of a dealer with a deck and of the scorekeeper of a physical game."""

    table: Table
    log: list[AnyLoggedFact]

    def hand_log(self) -> list[AnyFact]:
        """Return the facts of the current hand, or of the last one."""

    def view(self, seat: int) -> HandState:
        """Return the hand in the view of the player in a seat."""


class SessionEventPrinter:
    """Prints the events of a session to its screen, and keeps the ledger.

    *viewer* is the player whose cards are visible; ``None`` sees all cards. With
    ``draws_each_street`` the table is drawn once a street, for sessions without a prompt.
    """

    def __init__(
        self, dealer: TableKeeper, screen: Screen, viewer: str | None, renderer: Reader
    ) -> None:
        self.ledger = Ledger()
        self.draws_each_street = False
        self.reader = renderer
        self._dealer, self._screen, self._viewer = dealer, screen, viewer
        self._narrator = TableNarrator()
        self._narrated_count = 0
        self._hand_facts: list[AnyFact] = []
        """Facts of the current hand, or of the last one."""
        self._printed_count = 0
        """Number of records printed so far."""
        self._drawn_street = -1

    def print_new_facts(self) -> None:
        """Print the facts since the last call, one by one."""
        log = self._dealer.log
        while self._narrated_count < len(log):
            fact = log[self._narrated_count]
            self._narrated_count += 1
            self.ledger.add(fact)
            if isinstance(fact, Fact):
                self._hand_facts.append(fact)
                continue
            self._print_hand_events()
            if isinstance(fact, f.HandBegan):
                self._hand_facts, self._printed_count, self._drawn_street = [], 0, -1
            for event in self._narrator.narrate(fact, log[self._narrated_count :]):
                if not isinstance(event, HandHeading):  # printed as the title
                    self._screen.print_sentence(self.reader.sentence(event))
        self._print_hand_events()
        if self.draws_each_street:
            self._draw_street()

    def record_silently(self) -> None:
        """Add the latest facts to the ledger without printing them."""
        for fact in self._dealer.log[self._narrated_count :]:
            self.ledger.add(fact)
        self._narrated_count = len(self._dealer.log)

    def skip_to_now(self) -> None:
        """Process all facts so far without printing them."""
        screen, self._screen = self._screen, self._screen.muted()
        self.print_new_facts()
        self._screen = screen

    def _print_hand_events(self) -> None:
        if not self._hand_facts:
            return
        events = self._narrator.narrate_hand(self._list_visible_facts(self._hand_facts))
        for _, event in events[self._printed_count :]:
            if not self._is_drawn_at_seat(event):
                self._screen.print_sentence(self.reader.say(event), choose_event_style(event))
                self._screen.pause()
        self._printed_count = len(events)

    def _is_drawn_at_seat(self, event: Event) -> bool:
        """Return True if an event is not printed because its cards are drawn at the seats."""
        viewer_name = self._viewer or next(map(name_without_chair, self.reader.you), "")
        return isinstance(event, CardsDealtToAll) or is_card_event_of_other(event, viewer_name)

    def _list_visible_facts(self, facts: Sequence[AnyFact]) -> list[AnyFact]:
        """Return the facts of a hand redacted to the viewer."""
        if self._viewer is None:
            return list(facts)
        return list(redact_log(facts, self._find_seat()))

    def _find_seat(self) -> int | None:
        players = self._narrator.players
        return players.index(self._viewer) if self._viewer in players else None

    @property
    def names(self) -> Sequence[str]:
        """Names of the players in the hand, by seat."""
        return self._narrator.players

    def print_refusal(self, error: InvalidEntry | RefusalError) -> None:
        """Print the reason of a refusal."""
        self._screen.print_sentence(format_refusal(error, self.reader, self.names), "yellow")

    def print_page(self, page: LookupPage) -> None:
        """Print a page that the user looks up."""
        felt, table = self._screen.felt, self._dealer.table
        match page:
            case "help" if table.hand is not None:
                self._print(
                    [
                        *build_help_page(felt, self.reader, table.hand),
                        *list_in_hand_help(felt, self.reader),
                    ]
                )
            case "help":
                self._print(list_table_help(felt, self.reader))
            case "rules":
                self._print(iter_rule_lines(table.rules, felt, self.reader))
            case "ledger":
                self._print(iter_ledger_lines(self.ledger, felt, self.reader))
            case "chips" | "table":
                self._print(iter_chip_lines(table, felt, self.reader))
            case "history":
                self._print_history()
            case "log":
                for line in (
                    to_json_lines(self._list_visible_facts(self._hand_facts)).decode().splitlines()
                ):
                    self._screen.console.out(line, highlight=False)

    def _print_history(self) -> None:
        """Print the hand in the viewer's own view."""
        if not self._hand_facts:
            self._screen.print_sentence(self.reader.say(t.NoHandPlayed()), "dim")
        for event in narrate_history(self._list_visible_facts(self._hand_facts), self.names):
            self._screen.print_sentence(self.reader.say(event))

    def draw(self, seat: int, turn: DecisionPoint | None) -> SeatPerspective:
        """Draw the table from a seat and return that perspective."""
        dealer, felt = self._dealer, self._screen.felt
        assert dealer.table.hand is not None, "a hand is drawn"
        hand = dealer.table.hand if self._viewer is None else dealer.view(seat)
        names = self.names
        perspective = SeatPerspective(
            hand, seat, names, felt, turn, self._list_visible_facts(dealer.hand_log()), self.reader
        )
        self._screen.print_sentence("")
        self._print(draw_table(perspective))
        if holding := describe_holding(hand, seat):
            player_label = Player(names[seat])
            is_viewer = not self.draws_each_street and player_label in self.reader.you
            cards_phrase = (
                t.OwnHolding(holding) if is_viewer else t.HoldingLine(player_label, holding)
            )
            for line in wrap_text(Text(self.reader.say(cards_phrase), "bold"), felt.width):
                self._screen.print(line if felt.is_narrow else felt.center_line(line))
        return perspective

    def _draw_street(self) -> None:
        """Draw the table, once per street, from the viewer's seat or else from the first seat."""
        hand = self._dealer.table.hand
        if (
            hand is None
            or hand.has_ended
            or not hand.is_betting_open
            or hand.street == self._drawn_street
        ):
            return
        self._drawn_street = hand.street
        self.draw(self._find_seat() or 0, None)

    def _print(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self._screen.print(line)
