"""A live game at the terminal: a line is typed, written to the disk, and then it has happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cli.at_the_table.live_entries import (
    CarryOut,
    ChipsKnown,
    EntryOfSeat,
    Export,
    FloorEntry,
    LiveEntry,
    in_seats,
    live_help,
    read_live,
)
from riverboat.cli.at_the_table.lookups import settlement
from riverboat.cli.at_the_table.news import News
from riverboat.cli.at_the_table.telling import by_name, reader_of
from riverboat.cli.at_the_table.wager import NotAnEntry, read_entry, whole
from riverboat.cli.at_the_table.wishes import Look, Quit, Wish, read_wish
from riverboat.cli.terminal.screen import Screen
from riverboat.cli.terminal.tongue import system_says
from riverboat.engine import RunIt, ToChoose, ToDeal
from riverboat.engine.asked.errors import WithReason
from riverboat.floor import (
    AnyObservation,
    Asks,
    Authority,
    Spot,
    Verdict,
    answered,
    reads,
    rule,
)
from riverboat.floor.reading import NotUnderstood, Unclear, completed, read
from riverboat.floor.reading.asking import asked
from riverboat.floor.verdict import Cite
from riverboat.live import AnyEntry, Change, Record, enter
from riverboat.live import entries as e
from riverboat.live.chips import lying, person, piles, told_changes
from riverboat.live.entered import can_be_carried_out
from riverboat.live.ruling import moment, rulings
from riverboat.sim.sessions.asking import turn_of
from riverboat.table.state import commands as c
from riverboat.table.state.awaited import ToPlay, ToStraddle
from riverboat.words import Person, Phrase, Player, Quoted, Reader, renamed
from riverboat.words import terminal as t
from riverboat.words.floor.felt import ChipsLie
from riverboat.words.terminal import live as w

Exporter = Callable[[Path], int]
"""Writes the hands so far into a file, and says how many those are."""


class LiveSitting(Struct, frozen=True, kw_only=True):
    """Whose rules rule, in which language, and what becomes of an export."""

    by: Authority
    export: Exporter
    language: str = "en"


class LiveSession:
    """One record, until whoever keeps it stops."""

    def __init__(self, record: Record, screen: Screen, sitting: LiveSitting) -> None:
        self._record, self._screen, self._sitting = record, screen, sitting
        self.reader: Reader = reader_of(sitting.language)
        self.keeper = record.keeper
        self.news = self._news()
        self._ruled: e.RulingEntry | None = None
        """What the floor has ruled last, while nothing has happened since."""

    def _news(self) -> News:
        news = News(self.keeper, self._screen, "", self.reader)
        news.catch_up()
        return news

    def play(self) -> int:
        """Take entries until the end, and give the exit code."""
        table = self.keeper.table
        self._screen.title(table.rules.name or table.rules.game.name, str(self._record.path))
        if self._record.cut_short:
            self._say(w.LastEntryWasLost(), "yellow")
        if self._record.resumed:
            self._say(w.TakenUpAgain(table.numbers), "dim")
        try:
            while not self.keeper.table.closed:
                self._say_who_is_awaited()
                if not self.enter(self._screen.ask()):
                    break
        except EOFError:
            pass
        except KeyboardInterrupt:
            return 130
        return 0

    # Entries ----------------------------------------------------------------------------------

    def enter(self, entry: str) -> bool:
        """Do what an entry says; whether there are more to come."""
        try:
            wish = self._read(entry)
            if isinstance(wish, Quit):
                return False
            if wish is not None:
                self._grant(wish)
        except (NotAnEntry, WithReason) as why:
            self.news.refused(why)
        return True

    def _read(self, entry: str) -> LiveEntry | Wish | None:
        """What is meant: the scorekeeper's own, a wish for somebody, or an action of the hand."""
        table, now = self.keeper.table, self.keeper.now
        if not entry:
            if self.keeper.may_begin:
                return c.Begin()
            asked_to_run = isinstance(now, ToPlay) and isinstance(now.hand, ToChoose)
            return e.RunEntry(1) if asked_to_run else Look("table")
        if found := read_live(entry, table, now) or read_wish(entry, table, ""):
            return found
        match now:
            case ToPlay(chairs) if table.hand is not None and not isinstance(now.hand, ToDeal):
                seat = table.playing.index(chairs[0])
                done = read_entry(entry, table.hand, turn_of(now), seat)
                return e.RunEntry(done.times) if isinstance(done, RunIt) else c.Act(chairs[0], done)
            case ToStraddle(offers):
                chair = offers[0].chair
                yes = entry.lower() in ("y", "yes")
                return c.Straddle(chair, offers[0].least) if yes else c.DeclineStraddle(chair)
            case _:
                raise NotAnEntry(t.NothingToAskFor(entry))

    def _grant(self, wish: LiveEntry | Wish) -> None:
        match wish:
            case Look("help"):
                for line in live_help(self._screen.felt, self.reader):
                    self._screen.print(line)
            case Look(page):
                self.news.look_at(page)
            case e.UndoEntry():
                self._changed(self._entered(wish), again=True)
                several = wish.moves > 1
                self._say(w.MovesTakenBack(wish.moves) if several else w.TakenBack(), "dim")
            case e.CardsEntry():
                self._changed(self._entered(wish), again=True)
                self._say(w.CardsAreKnown(), "dim")
            case e.NoteEntry():
                self._changed(self._entered(wish))
                self._say(w.IsNoted(), "dim")
            case ChipsKnown():
                self._tell_chips()
            case Export(file):
                self._export(file)
            case CarryOut(choice):
                self._carry_out(choice)
            case FloorEntry(seen):
                self._rule(seen)
            case EntryOfSeat():
                self._rule(self._understood(wish))
            case c.Begin():
                self._begin(wish)
            case c.TableCommand() | e.Entry():
                self._changed(self._entered(wish))
                if isinstance(wish, c.CloseTable):
                    self._settle()
            case _:
                raise NotAnEntry(t.NothingToAskFor(type(wish).__name__.lower()))

    def _entered(self, wish: AnyEntry | c.AnyTableCommand) -> Change:
        return enter(self.keeper, wish, self._sitting.by.written)

    def _export(self, file: str) -> None:
        """Write the hands so far; a file that cannot be written ends no session."""
        try:
            hands = self._sitting.export(Path(file))
        except OSError as why:
            self._say(w.HandsNotWritten(file, system_says(why)), "yellow")
            return
        self._say(w.HandsWritten(hands, file))

    def _tell_chips(self) -> None:
        """Whose chips are known, pile by pile, and what has been changed in this hand."""
        found = lying(self.keeper)
        if not found.stacks:
            self._say(w.NobodyWasCounted(), "dim")
        for chair in sorted(found.stacks):
            told = tuple([f"{count} x {chip}" for chip, count in piles(found.stacks[chair])])
            self._screen.say(self.reader.say(ChipsLie(person(self.keeper, chair), told)))
        for made in told_changes(self.keeper, found):
            self._say(made, "dim")

    def _begin(self, command: c.Begin) -> None:
        change = self._entered(command)
        self._record.write(change)
        self._ruled = None
        table = self.keeper.table
        game = table.hand.game if table.hand else table.game_now
        self._screen.title(game.name, self.reader.say(t.HandNumber(table.numbers)))
        self.news.tell()

    def _changed(self, change: Change, *, again: bool = False) -> None:
        """Write the change down, and tell it; what was there before is told no second time."""
        self._record.write(change)
        self._ruled = None
        if again:
            self.news = self._news()
        else:
            self.news.tell()

    # The floor --------------------------------------------------------------------------------

    def _understood(self, told: EntryOfSeat) -> AnyObservation:
        """What somebody says that they saw; where it is unclear they are asked."""
        found = read(told.text, self._sitting.language)
        while isinstance(found, Unclear):
            found = completed(*self._cleared(found))
        if isinstance(found, NotUnderstood):
            raise NotAnEntry(w.FloorDoesNotKnow(found.words, found.near))
        return in_seats(found, told.who, self.keeper.table)

    def _cleared(self, unclear: Unclear) -> tuple[Unclear, Any]:
        """The answer to what is unclear; who is named is put among the people of the text."""
        if not unclear.field:
            return unclear, self._choice([draft.kind for draft in unclear.drafts])
        (draft,) = unclear.drafts
        want = asked(draft, unclear.field)
        self._say(want.question, "yellow")
        if want.answers:
            answers = [self.reader.say(answer) for answer, _ in want.answers]
            return unclear, want.answers[self._choice(answers)][1]
        typed = self._screen.ask()
        if want.reads == "seat":
            draft, seat = draft.seat(typed)
            return replace(unclear, drafts=(draft,)), seat
        numbers = tuple(map(int, re.findall(r"\d+", typed)))
        if not numbers:
            raise NotAnEntry(w.NotSeenSo(Quoted(typed)))
        if want.reads == "number":
            return unclear, numbers[0]
        return unclear, (numbers,) if unclear.field == "motions" else numbers

    def _choice(self, answers: Sequence[str]) -> int:
        """Which of several, from 0."""
        for k, answer in enumerate(answers, 1):
            self._screen.say(f"{k}  {answer}")
        while not 1 <= (number := self._number()) <= len(answers):
            self._say(w.AnswersAre(), "yellow")
        return number - 1

    def _number(self) -> int:
        """A number that is typed; nothing leaves what was asked."""
        while not (typed := self._screen.ask()).isdecimal():
            if not typed:
                raise NotAnEntry(w.NothingIsRuled())
            self._say(w.AnswersAre(), "yellow")
        return whole(typed)

    def _rule(self, seen: AnyObservation) -> None:
        """What the floor rules, with the hand as it stands; what it does not know it asks."""
        hand = self.keeper.table.hand
        spot = moment(self.keeper.hand_log(), seen) if hand else Spot()
        reader = Reader(self.reader.language, name=self._named)
        verdict = rule(seen, spot, self._sitting.by)
        while isinstance(verdict, Asks):
            self._screen.say(reads(verdict, reader), "yellow")
            value = self._answer(verdict, reader)
            seen, spot = answered(seen, spot, verdict, value)
            verdict = rule(seen, spot, self._sitting.by)
        self._screen.say(reads(verdict, reader), "bold")
        for why in verdict.why:
            self._screen.say(reader.sentence(why), "dim")
        self._screen.list([_cited(each) for each in _cites(verdict)], "cyan")
        self._ruled = e.RulingEntry(seen, spot)
        if can_be_carried_out(self.keeper, self._ruled, self._sitting.by.written):
            self._say(w.SayDo(len(rulings(verdict)) > 1), "dim")

    def _carry_out(self, choice: int) -> None:
        """Do to the hand what the floor has ruled last, while nothing else has happened since."""
        if self._ruled is None:
            raise NotAnEntry(w.NothingToCarryOut())
        self._changed(self._entered(replace(self._ruled, choice=choice - 1)), again=True)
        self._say(w.IsCarriedOut(), "dim")

    def _answer(self, asks: Asks, reader: Reader) -> object:
        if asks.answers:
            answers = [reader.say(each.answer) for each in asks.answers]
            return asks.answers[self._choice(answers)].value
        return self._number()

    def _named(self, person: Person) -> str | None:
        return self.reader.name(by_name(self.news.names, person))

    # Telling ----------------------------------------------------------------------------------

    def _say_who_is_awaited(self) -> None:
        now, table = self.keeper.now, self.keeper.table
        if isinstance(now, ToPlay) and table.hand is not None:
            who = Player(table.chairs[now.chairs[0]].player)
            said: Phrase = w.IsAwaited(who, now.offer, table.hand.pot)
        else:
            said = now.offer
        named = renamed(said, lambda person: by_name(self.news.names, person))
        self._screen.say(self.reader.sentence(named), "bold")

    def _settle(self) -> None:
        self._screen.title(self.reader.say(t.TheLedger()))
        self.news.look_at("ledger")
        for dues in settlement(self.news.book):
            self._say(dues, "bold")

    def _say(self, phrase: Phrase, style: str = "") -> None:
        self._screen.say(self.reader.sentence(phrase), style)


def _cites(verdict: Verdict) -> tuple[Cite, ...]:
    return () if isinstance(verdict, Asks) else verdict.cites


def _cited(cite: Cite) -> str:
    return f"{cite.rule} ({cite.book})" if cite.book else cite.rule
