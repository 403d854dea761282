"""Tournament console: the director types what happens at real tables and reads the results."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from rich.text import Text

from riverboat.cli.terminal.json_output import to_json_text
from riverboat.cli.terminal.table_screen import Screen
from riverboat.cli.terminal.terminal_io import make_console, make_pause, read_line
from riverboat.cli.terminal.terminal_locale import format_os_error, terminal_reader
from riverboat.cli.terminal.text_columns import Row, align_columns
from riverboat.cli.tournaments.elimination_input import iter_place_phrases
from riverboat.cli.tournaments.tournament_input import parse_tournament_command
from riverboat.cli.tournaments.tournament_record_file import TournamentRecordFile
from riverboat.engine.commands.engine_errors import RefusalError, localize_error
from riverboat.tourney import BadEvent, EventCommandRefused
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.elimination_preview import preview_places
from riverboat.tourney.event_ledger import event_ledger
from riverboat.tourney.event_play import decide
from riverboat.tourney.event_results import format_results_csv, ledger_csv, results, standings
from riverboat.tourney.running.event_clock import find_next_part_time
from riverboat.tourney.running.event_finish import compute_prizes
from riverboat.tourney.running.table_balancing import tables_to_ask
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import MINUTE_MS
from riverboat.words import Phrase, Player
from riverboat.words.labels import TableName
from riverboat.words.refusals.events import ChipsUnaccounted
from riverboat.words.terminal import event_hosting as w
from riverboat.words.terminal.statistics_tables import StatisticsHeading

_YES_WORDS: Final = ("y", "yes", "a", "ano")
_PAGE_NAMES: Final = ("seats", "clock", "places", "prizes", "moves", "help")


def _now_ms() -> int:
    return round(time.time() * 1000)


class TournamentConsole:
    """One session of a tournament at a terminal."""

    def __init__(
        self,
        record: TournamentRecordFile,
        lang: str | None = None,
        colour: bool | None = None,
        *,
        time_source: Callable[[], int] = _now_ms,
    ) -> None:
        self.record, self._now_ms = record, time_source
        self.reader = terminal_reader(lang)
        self._chips_heading = self.reader.say(StatisticsHeading("chips"))
        self._screen = Screen(make_console(colour), read_line, make_pause(0))

    def run(self) -> None:
        """Process entries until the director leaves."""
        event = self.record.event
        self._screen.title(event.rules.name)
        if self.record.resumed:
            self._print_phrase(
                w.EventResumed(event.entry_count, len(event.remaining_entrants)), "bold"
            )
        if self.record.cut_short:
            self._print_phrase(w.EntryTruncated(), "yellow")
        while True:
            self._advance_clock()
            self._print_status()
            try:
                typed_line = self._screen.read_line()
            except (EOFError, KeyboardInterrupt):
                return
            if typed_line in ("quit", "q"):
                return
            if typed_line:
                self._handle_line(typed_line)

    def _handle_line(self, typed_line: str) -> None:
        self._advance_clock()
        try:
            words = shlex.split(typed_line)
        except ValueError:
            words = typed_line.split()
        try:
            self._handle_words(words, typed_line)
        except RefusalError as error:
            self._print_refusal(error)

    def _print_refusal(self, error: RefusalError) -> None:
        self._screen.print_sentence(localize_error(error, self.reader), "yellow")

    def _handle_words(self, words: Sequence[str], typed_line: str) -> None:
        verb, arguments = words[0].lower(), words[1:]
        if verb in _PAGE_NAMES:
            self._print_page(verb)
        elif verb == "back" and not arguments:
            if not self.record.undo():
                raise EventCommandRefused(w.NothingToUndo())
            self._print_phrase(w.EventEntryUndone(), "bold")
        elif verb == "export":
            self._export(arguments, typed_line)
        else:
            commands = parse_tournament_command(
                verb, arguments, typed_line, self.record.event, self._now_ms()
            )
            self._execute(commands)

    def _execute(self, commands: Sequence[c.AnyEventCommand]) -> None:
        """Execute an entry; ask for confirmation of deals, grouped eliminations and counts that
        create or remove chips.
        """
        for command in commands:
            if isinstance(command, c.MakeDeal):
                self._preview_deal(command)
            elif isinstance(command, c.EliminatePlayers):
                self._preview_places(command)
            else:
                continue
            if not self._ask_for_confirmation():
                return
        try:
            self._print_facts(self.record.execute(*commands))
        except EventCommandRefused as error:
            if not isinstance(error.refusal, ChipsUnaccounted):
                raise
            self._print_refusal(error)
            if self._ask_for_confirmation():
                self._print_facts(self.record.execute(*map(_mark_confirmed, commands)))

    def _preview_deal(self, command: c.MakeDeal) -> None:
        event = self.record.event
        deal_fact, *later_facts = decide(event, command, self.record.draws)
        assert isinstance(deal_fact, f.DealMade), deal_fact
        total = sum(share for _, share in deal_fact.shares) + deal_fact.saved_money
        self._print_phrase(w.DealPreview(total, deal_fact.saved_money, bool(later_facts)), "bold")
        for player, share in deal_fact.shares:
            self._print_phrase(w.DealShareLine(Player(player), event.entrants[player].chips, share))

    def _preview_places(self, command: c.EliminatePlayers) -> None:
        """Show the places of several eliminations of one hand (TRNY-40)."""
        rows = preview_places(self.record.event, command, self.record.draws)
        for line in iter_place_phrases(rows):
            self._print_phrase(line, "bold")

    def _ask_for_confirmation(self) -> bool:
        """Ask for a yes, and return True for it; any other input cancels the entry."""
        self._print_phrase(w.TypeYesHint(), "cyan")
        try:
            typed_line = self._screen.read_line()
        except (EOFError, KeyboardInterrupt):
            typed_line = ""
        if typed_line.lower() in _YES_WORDS:
            return True
        self._print_phrase(w.EntryCancelled())
        return False

    def _advance_clock(self) -> None:
        """Advance the clock to now and print its news."""
        event = self.record.event
        if event.phase not in ("open", "running"):
            return
        try:
            self._print_facts(
                self.record.execute(c.PassTime(max(self._now_ms(), event.clock.last_report_at)))
            )
        except EventCommandRefused:
            return

    def _print_phrase(self, phrase: Phrase, style: str = "") -> None:
        self._screen.print_sentence(self.reader.sentence(phrase), style)

    def _print_facts(self, facts: Iterable[f.AnyEventFact]) -> None:
        for fact in facts:
            for phrase, style in self._narrate_fact(fact):
                self._print_phrase(phrase, style)

    def _narrate_fact(self, fact: f.AnyEventFact) -> list[tuple[Phrase, str]]:
        event = self.record.event
        match fact:
            case f.Arrived(player, table, seat, is_guess=True):
                return [(w.SeatAssignedByGuess(Player(player), table, seat + 1), "cyan")]
            case f.Arrived(player, table, seat):
                return [(w.SeatAssigned(Player(player), table, seat + 1), "cyan")]
            case f.TableBroken(table):
                return [(w.TableBreakNotice(table), "bold")]
            case f.PlacesReopened():
                return [(w.PlacesReassigned(), "bold")]
            case f.DealMade(shares):
                return [
                    (w.PrizeShareReceived(Player(player), share), "green")
                    for player, share in shares
                ]
            case f.Placed(place, players, _, 0) if players[0] in event.remaining_entrants:
                return [
                    (w.FinishingPlaceLine(Player(player), place), "bold green")
                    for player in players
                ]
            case f.Placed(1, players, _, prize):
                return [(w.EventWon(Player(player), prize), "bold green") for player in players]
            case f.Placed(place, players, _, prize) if prize:
                return [
                    (w.PlaceReachedWithPrize(Player(player), place, prize), "green")
                    for player in players
                ]
            case f.Placed(place, players):
                return [(w.PlaceReached(Player(player), place), "bold") for player in players]
            case f.BountyWon(player, eliminated_player, cash) if cash:
                return [
                    (w.BountyReceived(Player(player), cash, Player(eliminated_player)), "green")
                ]
            case f.LevelBegan(level):
                return [(w.LevelStarted(level, event.rules.structure.level(level).label), "bold")]
            case f.BreakBegan(minutes, chip_removed):
                return [(w.BreakStarted(minutes, chip_removed), "bold")]
            case f.RegistrationClosed(prizes):
                return [(w.PrizesPosted(event.entry_count, sum(map(bool, prizes))), "bold")]
            case f.HandForHandBegan():
                return [(w.HandForHandNote(), "bold")]
            case f.StackCorrected(player, chips) | f.BustUndone(player, chips):
                return [(w.StackReport(Player(player), chips), "")]
            case _:
                return []

    def _print_status(self) -> None:
        event = self.record.event
        if event.phase != "running":
            return
        level_end_ms = find_next_part_time(event)
        seconds_left = (
            max(level_end_ms - self._now_ms(), 0) // 1000 if level_end_ms is not None else 0
        )
        clock_text = (
            f"{seconds_left // 60}:{seconds_left % 60:02}" if level_end_ms is not None else "--:--"
        )
        level, players_left = (
            event.rules.structure.level(event.level),
            len(event.remaining_entrants),
        )
        average_chips = event.chips // max(players_left, 1)
        self._print_phrase(
            w.EventStatusLine(
                event.level, level.label, clock_text, players_left, event.entry_count, average_chips
            ),
            "dim",
        )
        if event.missing_chips:
            expected_chips, has_surplus = event.chips + event.missing_chips, event.missing_chips < 0
            self._print_phrase(
                w.ChipTotalMismatch(
                    abs(event.missing_chips), has_surplus, event.chips, expected_chips
                ),
                "yellow",
            )
        for table in tables_to_ask(event):
            self._print_phrase(w.NextBigBlindQuestion(table), "cyan")

    def _print_page(self, page_name: str) -> None:
        event, width = self.record.event, self._screen.felt.width
        match page_name:
            case "help":
                fields: dict[str, str] = {
                    field: self.reader.say(w.EntryField(field)) for field in w.ENTRY_FIELD_NAMES
                }
                for key in _USAGE_BY_COMMAND:
                    text = self.reader.say(
                        w.EventEntryHelp(key)  # type: ignore[arg-type]  # the keys are its words
                    )
                    self._screen.print_sentence(
                        f"{_USAGE_BY_COMMAND[key].format_map(fields)}: {text}"
                    )
            case "clock":
                level_end_ms = find_next_part_time(event)
                minutes_left = (
                    (level_end_ms - self._now_ms()) // MINUTE_MS if level_end_ms is not None else 0
                )
                self._screen.print_sentence(f"{minutes_left} min")
            case "prizes":
                prizes = event.prizes
                if not event.is_registration_closed:
                    prizes = compute_prizes(event.rules, event.prize_pool, event.entry_count)
                    self._print_phrase(
                        w.PrizesProvisional(event.entry_count, event.prize_pool), "yellow"
                    )
                paid_prizes = [prize for prize in prizes if prize]
                self._screen.print_parts(
                    [
                        f"{place}: {self.reader.chips(prize)}"
                        for place, prize in enumerate(paid_prizes, 1)
                    ]
                )
            case "moves":
                for entrant in event.remaining_entrants.values():
                    if entrant.is_arrival_unconfirmed:
                        phrase_type = (
                            w.SeatAssignedByGuess if entrant.is_guessed else w.SeatAssigned
                        )
                        self._print_phrase(
                            phrase_type(Player(entrant.player), entrant.table, entrant.seat + 1)
                        )
            case "seats":
                self._print_seats(width)
            case _:
                rows = [
                    Row(
                        f"{entrant.place or '':>3} {entrant.player}",
                        [self.reader.chips(entrant.chips)],
                    )
                    for entrant in standings(event)
                ]
                self._print(align_columns([self._chips_heading], rows, width))

    def _print_seats(self, width: int) -> None:
        event = self.record.event
        for table_number, table in sorted(event.tables.items()):
            rows = [
                Row(player, [str(seat + 1), self.reader.chips(event.entrants[player].chips)])
                for seat, player in enumerate(table.seats)
                if player is not None
            ]
            self._print(
                align_columns(
                    [self.reader.say(TableName(str(table_number))), self._chips_heading],
                    rows,
                    width,
                )
            )

    def _print(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self._screen.print(line)

    def _export(self, arguments: Sequence[str], typed_line: str) -> None:
        if len(arguments) != 1:
            raise BadEvent(w.EventEntryUnknown(typed_line))
        path, event = Path(arguments[0]), self.record.event
        ledger = event_ledger(self.record.log)
        if path.suffix == ".json":
            text = to_json_text({"results": results(event), "ledger": ledger}) + "\n"
        elif path.stem.endswith("ledger"):
            text = ledger_csv(ledger)
        else:
            text = format_results_csv(event)
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self._screen.print_sentence(f"{path}: {format_os_error(error)}", "yellow")
            return
        self._screen.print_sentence(str(path))


def _mark_confirmed(command: c.AnyEventCommand) -> c.AnyEventCommand:
    return replace(command, is_confirmed=True) if isinstance(command, c.CountStack) else command


_USAGE_BY_COMMAND: Final = {
    "enter": "enter {NAME} ...",
    "start": "start",
    "bust": "bust {NAME} by {NAME} ...[; {NAME} by {NAME} ...] | bust {NAME} too by {NAME} ...",
    "blind": "blind {NAME} | blind {TABLE} ?",
    "button": "button {NAME} | button {TABLE}",
    "ticket": "ticket {NAME} {TICKET}",
    "levels": "levels {LINE}; {LINE} ...",
    "round": "round",
    "undo": "undo {NAME} {CHIPS}",
    "rebuy": "rebuy | addon | decline {NAME}",
    "count": "count {NAME} {CHIPS}",
    "move": "move {NAME} {TABLE} {SEAT}",
    "there": "there {NAME}",
    "clock": "pause | go | time +5",
    "look": "seats | clock | places | prizes | moves",
    "penalty": "penalty {NAME} 2 rounds {WHY} | blinds {NAME} {WHY} | dq {NAME} {WHY}",
    "away": "away | back {NAME}",
    "deal": "deal icm | chips | even | {NAME} {SHARE} ... [save {CHIPS}]",
    "day": "endday | nextday",
    "export": "export {FILE}.csv",
    "back": "back",
    "quit": "quit",
}
