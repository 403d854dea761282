"""A ruling by questions: a situation from a menu or a line of text, then one thing after another.

Every answer is a number that is typed, an amount, chips or a seat. ``b`` goes a step back, ``q``,
Ctrl-C and the end of the input end it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from riverboat.cli.rulings.desk import Desk
from riverboat.cli.rulings.likely import Answered, Likely, rules_page
from riverboat.cli.rulings.likely import answered as answered_with
from riverboat.cli.rulings.page import asking, question_page, ruling_page
from riverboat.cli.terminal.felt import wrapped
from riverboat.engine.asked.errors import WithReason
from riverboat.floor import (
    Asks,
    NotUnderstood,
    Reading,
    Unclear,
    Understood,
    answered,
    completed,
    read,
    rule,
)
from riverboat.floor.nearest.offered import doubted
from riverboat.floor.reading.asking import asked
from riverboat.floor.reading.games import OtherGame
from riverboat.floor.reading.reading import begun_with, complaint, settled
from riverboat.floor.reading.told import chip_text
from riverboat.floor.reading.typed import cards, chip_readings, filled, number, seat
from riverboat.floor.situations import CHAPTERS, SITUATIONS, Chapter, Field, Kind, Situation
from riverboat.words import Phrase
from riverboat.words.floor.reading import (
    AnotherThingIsLikelier,
    WasItOneOfThese,
    WhichWasMeant,
)
from riverboat.words.terminal import floor_desk as w

Prompt = Callable[[str], str]

_BACK: Final = ("b", "back", "z", "zpet")
_QUIT: Final = ("q", "quit", "exit")


_TYPED: Final[Mapping[Kind, str]] = {
    "seat": "seat",
    "chips": "chips",
    "motions": "chips",
    "cards": "cards",
}
"""What is typed for a field; a number for all others."""


class Back(Exception):
    """Somebody wants to go a step back."""


class Leave(Exception):
    """Somebody wants to leave."""


class Dialog:
    """Somebody at the terminal who is asked."""

    def __init__(self, at: Desk, console: Console, prompt: Prompt) -> None:
        self._at = at
        self._console = console
        self._prompt = prompt
        self._width = min(console.width, 88)
        self.book_answered = False
        """The last line asked the book, and was answered from it."""

    def run(self) -> None:
        """Ask for one ruling after another, until somebody leaves."""
        with suppress(Leave):
            while True:
                with suppress(Back):
                    self._next()

    def settle(self, reading: Reading) -> bool:
        """Ask what is missing, and rule; whether there was anything to rule on."""
        steps: list[Reading] = []
        while isinstance(reading, Unclear):
            try:
                after = completed(reading, self._value(reading))
            except Back:
                if not steps:
                    raise
                reading = steps.pop()
                continue
            except WithReason as why:
                self._refuse(why)
                continue
            steps.append(reading)
            reading = after
        if isinstance(reading, NotUnderstood):
            self._say(complaint(reading))
            return False
        return self._rule(reading)

    def line(self, text: str) -> bool:
        """Read a line and rule on it; what is not understood, or is doubted, is asked back.

        The rules that speak of it are told beside, and first where it is the book that is asked.
        """
        reading = read(text, self._at.language)
        if not isinstance(reading, NotUnderstood) and not doubted(text, self._at.language, reading):
            return self.settle(reading)
        found = answered_with(text, reading, self._at)
        self.book_answered = found.book_first
        if found.book_first:
            self._book(found)
        elif isinstance(reading, NotUnderstood):
            self._say(complaint(reading))
        else:
            self._say(AnotherThingIsLikelier())
        if found.likely:
            readings = [each.said for each in found.likely]
            first = not found.book_first
            reader = self._at.reader()
            self._print(asking(WasItOneOfThese(), readings, reader, self._width, first=first))
        if not found.book_first:
            self._book(found)
        if not found.likely:
            return found.book_first
        return self._chosen(found.likely[self._number_of(len(found.likely), "answer")])

    def _book(self, found: Answered) -> None:
        if found.rules:
            self._print(rules_page(found, self._at.reader(), self._width))

    def _chosen(self, likely: Likely) -> bool:
        """What was meant of all that a line was answered with."""
        if likely.command:
            self._print([Text(likely.command)])
            return True
        if likely.reading is not None:
            return self.settle(likely.reading)
        return self.settle(self._of(likely.situation)) if likely.situation else False

    # The first question --------------------------------------------------------------------------

    def _next(self) -> bool:
        """A situation from the menu, or whatever was typed instead, and the ruling on it."""
        while True:
            self._menu(CHAPTERS.values())
            typed = self._ask("chapter")
            if not typed.isdigit():
                return self.line(typed)
            if 1 <= int(typed) <= len(CHAPTERS):
                with suppress(Back):
                    return self._in([*CHAPTERS][int(typed) - 1])
            else:
                self._say(w.NotThere(typed, len(CHAPTERS)))

    def _in(self, chapter: Chapter) -> bool:
        """A situation of a chapter, and the ruling on it."""
        there = SITUATIONS[chapter]
        self._menu([each.title for each in there])
        return self.settle(self._of(there[self._number_of(len(there), "situation")]))

    def _of(self, chosen: Situation) -> Reading:
        """A situation that was chosen, with what must be told of it."""
        draft = begun_with(chosen.see.__name__, chosen.given)
        for field in chosen.needs:
            draft = filled(draft, field.name, self._told(field))
        return settled(draft)

    def _told(self, field: Field) -> Any:
        """What must be told of a situation: an answer, or what is typed."""
        reader = self._at.reader()
        answers = [reader.say(answer) for answer, _ in field.answers]
        self._print(asking(field.question, answers, reader, self._width))
        if field.answers:
            return field.answers[self._number_of(len(answers), "answer")][1]
        return self._typed(_TYPED.get(field.kind, "number"))

    # Answers -------------------------------------------------------------------------------------

    def _value(self, unclear: Unclear) -> Any:
        """The answer to what a text leaves open."""
        self._print(question_page(unclear, self._at, self._width))
        if not unclear.field:
            return self._number_of(len(unclear.drafts), "answer")
        wanted = asked(unclear.drafts[0], unclear.field)
        if wanted.answers:
            return wanted.answers[self._number_of(len(wanted.answers), "answer")][1]
        return self._typed(wanted.reads)

    def _typed(self, what: str) -> Any:
        """A number, chips or a seat."""
        while True:
            text = self._ask(what)
            match what:
                case "number":
                    found: Any = number(text, self._at.language)
                    complains: Phrase = w.NotANumberHere(text)
                case "cards":
                    found, complains = cards(text, self._at.language), w.NotCards(text)
                case "chips":
                    found, complains = self._chips(text), w.NotChips(text)
                case _:
                    found, complains = seat(text, self._at.language), w.NotASeat(text)
            if found is not None:
                return found
            self._say(complains)

    def _chips(self, text: str) -> tuple[int, ...] | None:
        """The chips that were typed; of several readings the one that was meant."""
        found = chip_readings(text, self._at.language)
        if len(found) < 2:
            return found[0] if found else None
        labels = [chip_text(each) for each in found]
        self._print(asking(WhichWasMeant(), labels, self._at.reader(), self._width))
        return found[self._number_of(len(found), "answer")]

    def _number_of(self, many: int, what: str) -> int:
        """One of so many, from 0."""
        while True:
            text = self._ask(what)
            if text.isdigit() and 1 <= int(text) <= many:
                return int(text) - 1
            self._say(w.NotThere(text, many))

    def _ask(self, what: str) -> str:
        """A line that is not empty."""
        words = self._at.reader().say(w.DeskPrompt(what))  # type: ignore[arg-type]
        while True:
            try:
                typed = self._prompt(words).strip()
            except (EOFError, KeyboardInterrupt):
                self._console.print()
                raise Leave from None
            if typed.lower() in _BACK:
                raise Back
            if typed.lower() in _QUIT:
                raise Leave
            if typed:
                return typed

    # The ruling ----------------------------------------------------------------------------------

    def _rule(self, found: Understood) -> bool:
        """Ask what the rules need, and tell the ruling."""
        try:
            found = self._at.at(found)
        except OtherGame:
            game = self._at.game
            self._say(w.GameDoesNotFit(game.name if game else ""))
            return False
        steps: list[Understood] = []
        while True:
            try:
                verdict = rule(found.seen, found.spot, self._at.by)
            except WithReason as why:
                self._refuse(why)
                if not steps:
                    return False
                found = steps.pop()
                continue
            self._print(ruling_page(found, verdict, self._at, self._width))
            if not isinstance(verdict, Asks):
                return True
            try:
                value = self._answer(verdict)
            except Back:
                if not steps:
                    raise
                found = steps.pop()
                continue
            seen, spot = answered(found.seen, found.spot, verdict, value)
            steps.append(found)
            found = Understood(seen, spot, found.people)

    def _answer(self, asks: Asks) -> object:
        if asks.answers:
            return asks.answers[self._number_of(len(asks.answers), "answer")].value
        return self._typed("number")

    # Telling -------------------------------------------------------------------------------------

    def _menu(self, entries: Iterable[Phrase]) -> None:
        reader = self._at.reader()
        self._console.print()
        for count, entry in enumerate(entries, 1):
            for line in wrapped(Text(f"{count:>3}  {reader.say(entry)}"), self._width, 5):
                self._console.print(line, soft_wrap=True)

    def _print(self, lines: Iterable[Text]) -> None:
        self._console.print()
        for line in lines:
            fits = line.cell_len <= self._width
            for part in [line] if fits else wrapped(line, self._width, 2):
                self._console.print(part, soft_wrap=True)

    def _refuse(self, why: WithReason) -> None:
        self._say(why.refusal)

    def _say(self, phrase: Phrase) -> None:
        for line in wrapped(Text(self._at.reader().say(phrase), "red"), self._width, 2):
            self._console.print(line, soft_wrap=True)
