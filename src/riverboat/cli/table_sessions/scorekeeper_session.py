"""A live game at the terminal: each entry is parsed, written to the disk, and then takes effect."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cli.table_sessions.action_parser import InvalidEntry, parse_action_entry, parse_int
from riverboat.cli.table_sessions.scorekeeper_input import (
    CarryOut,
    Export,
    RulingQuery,
    ScorekeeperInput,
    ShowKnownChips,
    SpokenRulingQuery,
    list_scorekeeper_help,
    map_to_seats,
    parse_scorekeeper_input,
)
from riverboat.cli.table_sessions.session_news import SessionEventPrinter
from riverboat.cli.table_sessions.table_input import Quit, TableInput, ViewPage, parse_table_input
from riverboat.cli.table_sessions.table_lookups import iter_settlement_phrases
from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader, name_seat
from riverboat.cli.terminal.table_screen import Screen
from riverboat.cli.terminal.terminal_locale import format_os_error
from riverboat.engine import RunIt, ToChoose, ToDeal
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import (
    AnyIncident,
    Authority,
    NotUnderstood,
    OpenQuestion,
    Spot,
    Unclear,
    Verdict,
    apply_answer,
    complete_draft,
    describe_verdict,
    read,
    rule,
)
from riverboat.floor.incident_parsing.field_questions import question_for_draft
from riverboat.floor.verdict import Cite
from riverboat.live import AnyEntry, Change, GameRecordFile, enter
from riverboat.live import scorekeeper_entries as e
from riverboat.live.chip_tracking import (
    chip_piles,
    chip_placement,
    describe_changes,
    find_person_in_chair,
)
from riverboat.live.entry_handling import can_carry_out
from riverboat.live.live_rulings import selectable_rulings, spot_of_hand
from riverboat.sim.sessions.style_commands import find_decision_point
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToPlay, ToStraddle
from riverboat.words import Person, Phrase, Player, QuotedRefusal, Reader, rename_people
from riverboat.words import terminal as t
from riverboat.words.floor.felt import ChipPiles
from riverboat.words.terminal import live as w

HandExporter = Callable[[Path], int]
"""Writes the hands so far to a file and returns their number."""


class ScorekeeperConfig(Struct, frozen=True, kw_only=True):
    """Authority, language and export function of a session."""

    authority: Authority
    export: HandExporter
    language: str = "en"


class LiveSession:
    """A session in which the scorekeeper of a live game enters actions, until they quit."""

    def __init__(self, record: GameRecordFile, screen: Screen, config: ScorekeeperConfig) -> None:
        self._record, self._screen, self._config = record, screen, config
        self.reader: Reader = build_terminal_reader(config.language)
        self.keeper = record.keeper
        self.news = self._build_session_news()
        self._last_ruling: e.RulingEntry | None = None
        """The latest ruling; ``None`` once the game has gone on."""

    def _build_session_news(self) -> SessionEventPrinter:
        session_news = SessionEventPrinter(self.keeper, self._screen, "", self.reader)
        session_news.skip_to_now()
        return session_news

    def play(self) -> int:
        """Process entries until the end and return the exit code."""
        table = self.keeper.table
        self._screen.title(table.rules.name or table.rules.game.name, str(self._record.path))
        if self._record.cut_short:
            self._print_phrase(w.LastEntryTruncated(), "yellow")
        if self._record.resumed:
            self._print_phrase(w.LiveGameResumed(table.hand_count), "dim")
        try:
            while not self.keeper.table.is_closed:
                self._print_pending()
                if not self.handle_line(self._screen.read_line()):
                    break
        except EOFError:
            pass
        except KeyboardInterrupt:
            return 130
        return 0

    def handle_line(self, entry: str) -> bool:
        """Execute an entry; return False if it ends the session."""
        try:
            command = self._parse_line(entry)
            if isinstance(command, Quit):
                return False
            if command is not None:
                self._handle_command(command)
        except (InvalidEntry, RefusalError) as error:
            self.news.print_refusal(error)
        return True

    def _parse_line(self, entry: str) -> ScorekeeperInput | TableInput | None:
        """Parse an entry: a scorekeeper's entry, a table command, or an action of the hand."""
        table, pending_step = self.keeper.table, self.keeper.awaited
        if not entry:
            if self.keeper.can_begin:
                return c.Begin()
            is_run_question = isinstance(pending_step, ToPlay) and isinstance(
                pending_step.hand, ToChoose
            )
            return e.RunEntry(1) if is_run_question else ViewPage("table")
        if parsed_command := parse_scorekeeper_input(
            entry, table, pending_step
        ) or parse_table_input(entry, table, ""):
            return parsed_command
        match pending_step:
            case ToPlay(chairs) if table.hand is not None and not isinstance(
                pending_step.hand, ToDeal
            ):
                seat = table.hand_chairs.index(chairs[0])
                action = parse_action_entry(
                    entry, table.hand, find_decision_point(pending_step), seat
                )
                return (
                    e.RunEntry(action.times)
                    if isinstance(action, RunIt)
                    else c.Act(chairs[0], action)
                )
            case ToStraddle(offers):
                chair = offers[0].chair
                is_accepted = entry.lower() in ("y", "yes")
                return (
                    c.Straddle(chair, offers[0].min_bet)
                    if is_accepted
                    else c.DeclineStraddle(chair)
                )
            case _:
                raise InvalidEntry(t.HelpTopicUnknown(entry))

    def _handle_command(self, command: ScorekeeperInput | TableInput) -> None:
        match command:
            case ViewPage("help"):
                for line in list_scorekeeper_help(self._screen.felt, self.reader):
                    self._screen.print(line)
            case ViewPage(page):
                self.news.print_page(page)
            case e.UndoEntry():
                self._record_change(self._apply_entry(command), is_replay=True)
                has_several_moves = command.moves > 1
                self._print_phrase(
                    w.MovesTakenBack(command.moves) if has_several_moves else w.EntryUndone(), "dim"
                )
            case e.CardsEntry():
                self._record_change(self._apply_entry(command), is_replay=True)
                self._print_phrase(w.CardsNoted(), "dim")
            case e.NoteEntry():
                self._record_change(self._apply_entry(command))
                self._print_phrase(w.EntryNoted(), "dim")
            case ShowKnownChips():
                self._print_chips()
            case Export(file):
                self._export(file)
            case CarryOut(choice):
                self._carry_out(choice)
            case RulingQuery(incident):
                self._print_ruling(incident)
            case SpokenRulingQuery():
                self._print_ruling(self._parse_incident(command))
            case c.Begin():
                self._begin_hand(command)
            case c.TableCommand() | e.Entry():
                self._record_change(self._apply_entry(command))
                if isinstance(command, c.CloseTable):
                    self._print_settlement()
            case _:
                raise InvalidEntry(t.HelpTopicUnknown(type(command).__name__.lower()))

    def _apply_entry(self, entry: AnyEntry | c.AnyTableCommand) -> Change:
        return enter(self.keeper, entry, self._config.authority.spec)

    def _export(self, file: str) -> None:
        """Write the hands so far; an error is printed and does not end the session."""
        try:
            hand_count = self._config.export(Path(file))
        except OSError as error:
            self._print_phrase(w.HandsNotWritten(file, format_os_error(error)), "yellow")
            return
        self._print_phrase(w.HandsWritten(hand_count, file))

    def _print_chips(self) -> None:
        """Print the known chips of each player, pile by pile, and the changes made in this hand."""
        placement = chip_placement(self.keeper)
        if not placement.stacks:
            self._print_phrase(w.NoChipsCounted(), "dim")
        for chair in sorted(placement.stacks):
            pile_texts = tuple(
                [f"{count} x {chip}" for chip, count in chip_piles(placement.stacks[chair])]
            )
            self._screen.print_sentence(
                self.reader.say(ChipPiles(find_person_in_chair(self.keeper, chair), pile_texts))
            )
        for change in describe_changes(self.keeper, placement):
            self._print_phrase(change, "dim")

    def _begin_hand(self, command: c.Begin) -> None:
        change = self._apply_entry(command)
        self._record.write(change)
        self._last_ruling = None
        table = self.keeper.table
        game = table.hand.game if table.hand else table.current_game
        self._screen.title(game.name, self.reader.say(t.HandNumber(table.hand_count)))
        self.news.print_new_facts()

    def _record_change(self, change: Change, *, is_replay: bool = False) -> None:
        """Write a change to the record, and print its events.

        With *is_replay*, for a change of earlier facts, nothing is printed.
        """
        self._record.write(change)
        self._last_ruling = None
        if is_replay:
            self.news = self._build_session_news()
        else:
            self.news.print_new_facts()

    def _parse_incident(self, query: SpokenRulingQuery) -> AnyIncident:
        """Parse an incident described in words; ask about unclear parts."""
        parse_result = read(query.text, self._config.language)
        while isinstance(parse_result, Unclear):
            parse_result = complete_draft(*self._resolve_unclear(parse_result))
        if isinstance(parse_result, NotUnderstood):
            raise InvalidEntry(
                w.IncidentWordsUnknown(parse_result.words, parse_result.similar_words)
            )
        return map_to_seats(parse_result, query.who, self.keeper.table)

    def _resolve_unclear(self, unclear_part: Unclear) -> tuple[Unclear, Any]:
        """Ask about an unclear part of an incident; return the part, and the answer.

        If the answer names a player, the returned part has a draft with that player.
        """
        if not unclear_part.field:
            return unclear_part, self._ask_choice([draft.kind for draft in unclear_part.drafts])
        (draft,) = unclear_part.drafts
        fact_question = question_for_draft(draft, unclear_part.field)
        self._print_phrase(fact_question.question, "yellow")
        if fact_question.answers:
            answer_texts = [self.reader.say(answer) for answer, _ in fact_question.answers]
            return unclear_part, fact_question.answers[self._ask_choice(answer_texts)][1]
        typed_line = self._screen.read_line()
        if fact_question.input_kind == "seat":
            draft, seat = draft.with_player(typed_line)
            return replace(unclear_part, drafts=(draft,)), seat
        numbers = tuple(map(int, re.findall(r"\d+", typed_line)))
        if not numbers:
            raise InvalidEntry(w.IncidentInvalid(QuotedRefusal(typed_line)))
        if fact_question.input_kind == "number":
            return unclear_part, numbers[0]
        return unclear_part, numbers

    def _ask_choice(self, answers: Sequence[str]) -> int:
        """Ask for one of several answers; return its index from 0."""
        for answer_number, answer in enumerate(answers, 1):
            self._screen.print_sentence(f"{answer_number}  {answer}")
        while not 1 <= (number := self._ask_number()) <= len(answers):
            self._print_phrase(w.AnswerInputHint(), "yellow")
        return number - 1

    def _ask_number(self) -> int:
        """Ask for a number; an empty line abandons the question with ``InvalidEntry``."""
        while not (typed_line := self._screen.read_line()).isdecimal():
            if not typed_line:
                raise InvalidEntry(w.NoRuling())
            self._print_phrase(w.AnswerInputHint(), "yellow")
        return parse_int(typed_line)

    def _print_ruling(self, incident: AnyIncident) -> None:
        """Rule on an incident in the current hand, asking for facts, and print the ruling."""
        hand = self.keeper.table.hand
        spot = spot_of_hand(self.keeper.hand_log(), incident) if hand else Spot()
        renderer = Reader(self.reader.language, name=self._find_person_name)
        verdict = rule(incident, spot, self._config.authority)
        while isinstance(verdict, OpenQuestion):
            self._screen.print_sentence(describe_verdict(verdict, renderer), "yellow")
            answer = self._ask_question(verdict, renderer)
            incident, spot = apply_answer(incident, spot, verdict, answer)
            verdict = rule(incident, spot, self._config.authority)
        self._screen.print_sentence(describe_verdict(verdict, renderer), "bold")
        for reason in verdict.reasons:
            self._screen.print_sentence(renderer.sentence(reason), "dim")
        self._screen.print_parts([_format_cite(cite) for cite in _get_cites(verdict)], "cyan")
        self._last_ruling = e.RulingEntry(incident, spot)
        if can_carry_out(self.keeper, self._last_ruling, self._config.authority.spec):
            self._print_phrase(w.RulingActionUsage(len(selectable_rulings(verdict)) > 1), "dim")

    def _carry_out(self, choice_number: int) -> None:
        """Apply the floor's last ruling to the hand, if nothing has happened since."""
        if self._last_ruling is None:
            raise InvalidEntry(w.NoRulingToApply())
        self._record_change(
            self._apply_entry(replace(self._last_ruling, choice=choice_number - 1)), is_replay=True
        )
        self._print_phrase(w.EntryApplied(), "dim")

    def _ask_question(self, open_question: OpenQuestion, renderer: Reader) -> object:
        if open_question.answers:
            answer_texts = [renderer.say(answer.answer) for answer in open_question.answers]
            return open_question.answers[self._ask_choice(answer_texts)].value
        return self._ask_number()

    def _find_person_name(self, person: Person) -> str | None:
        return self.reader.name(name_seat(self.news.names, person))

    def _print_pending(self) -> None:
        pending_step, table = self.keeper.awaited, self.keeper.table
        if isinstance(pending_step, ToPlay) and table.hand is not None:
            player_label = Player(table.chairs[pending_step.chairs[0]].player)
            phrase: Phrase = w.ActionAwaited(player_label, pending_step.offer, table.hand.pot)
        else:
            phrase = pending_step.offer
        renamed_phrase = rename_people(phrase, lambda person: name_seat(self.news.names, person))
        self._screen.print_sentence(self.reader.sentence(renamed_phrase), "bold")

    def _print_settlement(self) -> None:
        self._screen.title(self.reader.say(t.LedgerTitle()))
        self.news.print_page("ledger")
        for payment in iter_settlement_phrases(self.news.ledger):
            self._print_phrase(payment, "bold")

    def _print_phrase(self, phrase: Phrase, style: str = "") -> None:
        self._screen.print_sentence(self.reader.sentence(phrase), style)


def _get_cites(verdict: Verdict) -> tuple[Cite, ...]:
    return () if isinstance(verdict, OpenQuestion) else verdict.cites


def _format_cite(cite: Cite) -> str:
    return f"{cite.rule} ({cite.rule_number})" if cite.rule_number else cite.rule
