"""A ruling by questions: a situation from a menu or a line of text, then further questions.

Every answer is a number, an amount, chips or a seat. ``b`` goes a step back; ``q``, Ctrl-C and the
end of the input leave the dialog.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from riverboat.cli.rulings.line_answers import LikelyMeaning, LineAnswer, rules_page
from riverboat.cli.rulings.line_answers import answer_line as answered_with
from riverboat.cli.rulings.ruling_context import RulingContext
from riverboat.cli.rulings.ruling_page import question_lines, question_page, ruling_page
from riverboat.cli.terminal.terminal_felt import wrap_text
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import (
    NotUnderstood,
    OpenQuestion,
    ParseResult,
    Unclear,
    Understood,
    apply_answer,
    complete_draft,
    read,
    rule,
)
from riverboat.floor.incident_parsing.answer_parser import (
    chip_interpretations,
    fill_field,
    parse_cards,
    parse_number,
    parse_seat,
)
from riverboat.floor.incident_parsing.field_questions import question_for_draft
from riverboat.floor.incident_parsing.game_context import GameMismatch
from riverboat.floor.incident_parsing.incident_parser import (
    draft_of_kind,
    not_understood_refusal,
    resolve_drafts,
)
from riverboat.floor.incident_parsing.incident_text import format_chips
from riverboat.floor.intents.clarifications import is_doubtful
from riverboat.floor.situations import (
    CHAPTERS,
    SITUATIONS,
    Chapter,
    Kind,
    Situation,
    SituationField,
)
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


_INPUT_KINDS: Final[Mapping[Kind, str]] = {
    "seat": "seat",
    "chips": "chips",
    "motions": "chips",
    "cards": "cards",
}
"""Type of input for each kind of field; a number for all others."""


class Back(Exception):
    """The user goes a step back."""


class Leave(Exception):
    """The user leaves the dialog."""


class Dialog:
    """A dialog with a user at the terminal."""

    def __init__(self, context: RulingContext, console: Console, prompt: Prompt) -> None:
        self._desk = context
        self._console = console
        self._prompt = prompt
        self._width = min(console.width, 88)
        self.is_answered_by_book = False
        """The last line asked the book, and was answered from it."""

    def run(self) -> None:
        """Ask for one ruling after another, until the user leaves."""
        with suppress(Leave):
            while True:
                with suppress(Back):
                    self._next_ruling()

    def resolve_and_rule(self, parsed: ParseResult) -> bool:
        """Ask for missing facts and rule; return True if a ruling was printed."""
        steps: list[ParseResult] = []
        while isinstance(parsed, Unclear):
            try:
                completed = complete_draft(parsed, self._ask_unclear(parsed))
            except Back:
                if not steps:
                    raise
                parsed = steps.pop()
                continue
            except RefusalError as error:
                self._refuse(error)
                continue
            steps.append(parsed)
            parsed = completed
        if isinstance(parsed, NotUnderstood):
            self._print_phrase(not_understood_refusal(parsed))
            return False
        return self._print_ruling(parsed)

    def handle_line(self, text: str) -> bool:
        """Parse a line and rule on it; ask back if it is not understood or doubtful.

        The rules that the line concerns are printed too, and first if the line asks for a rule.
        """
        parsed = read(text, self._desk.language)
        if not isinstance(parsed, NotUnderstood) and not is_doubtful(
            text, self._desk.language, parsed
        ):
            return self.resolve_and_rule(parsed)
        answer = answered_with(text, parsed, self._desk)
        self.is_answered_by_book = answer.book_first
        if answer.book_first:
            self._print_rules(answer)
        elif isinstance(parsed, NotUnderstood):
            self._print_phrase(not_understood_refusal(parsed))
        else:
            self._print_phrase(AnotherThingIsLikelier())
        if answer.likely:
            readings = [meaning.text for meaning in answer.likely]
            offers_first = not answer.book_first
            reader = self._desk.reader_for()
            self._print(
                question_lines(
                    WasItOneOfThese(), readings, reader, self._width, has_heading=offers_first
                )
            )
        if not answer.book_first:
            self._print_rules(answer)
        if not answer.likely:
            return answer.book_first
        return self._choose_likely(answer.likely[self._ask_index(len(answer.likely), "answer")])

    def _print_rules(self, answer: LineAnswer) -> None:
        if answer.rules:
            self._print(rules_page(answer, self._desk.reader_for(), self._width))

    def _choose_likely(self, meaning: LikelyMeaning) -> bool:
        """Act on the likely meaning that the user chose; return True if it was answered."""
        if meaning.command:
            self._print([Text(meaning.command)])
            return True
        if meaning.reading is not None:
            return self.resolve_and_rule(meaning.reading)
        return (
            self.resolve_and_rule(self._parse_situation(meaning.situation))
            if meaning.situation
            else False
        )

    # First question ------------------------------------------------------------------------------

    def _next_ruling(self) -> bool:
        """Ask for a situation from the menu, or a line of text, and rule on it."""
        while True:
            self._menu(CHAPTERS.values())
            typed = self._ask_line("chapter")
            if not typed.isdigit():
                return self.handle_line(typed)
            if 1 <= int(typed) <= len(CHAPTERS):
                with suppress(Back):
                    return self._choose_in_chapter([*CHAPTERS][int(typed) - 1])
            else:
                self._print_phrase(w.NotThere(typed, len(CHAPTERS)))

    def _choose_in_chapter(self, chapter: Chapter) -> bool:
        """Ask for a situation of a chapter, and rule on it."""
        situations = SITUATIONS[chapter]
        self._menu([situation.title for situation in situations])
        return self.resolve_and_rule(
            self._parse_situation(situations[self._ask_index(len(situations), "situation")])
        )

    def _parse_situation(self, situation: Situation) -> ParseResult:
        """Ask for the required fields of a chosen situation and return it parsed."""
        draft = draft_of_kind(situation.incident_type.__name__, situation.given_fields)
        for field in situation.required_fields:
            draft = fill_field(draft, field.name, self._ask_field(field))
        return resolve_drafts(draft)

    def _ask_field(self, field: SituationField) -> Any:
        """Ask for a field of a situation: one of its answers, or a typed value."""
        reader = self._desk.reader_for()
        answers = [reader.say(answer) for answer, _ in field.answers]
        self._print(question_lines(field.question, answers, reader, self._width))
        if field.answers:
            return field.answers[self._ask_index(len(answers), "answer")][1]
        return self._ask_typed(_INPUT_KINDS.get(field.kind, "number"))

    # Answers -------------------------------------------------------------------------------------

    def _ask_unclear(self, unclear: Unclear) -> Any:
        """Ask for a fact that the text leaves open."""
        self._print(question_page(unclear, self._desk, self._width))
        if not unclear.field:
            return self._ask_index(len(unclear.drafts), "answer")
        question = question_for_draft(unclear.drafts[0], unclear.field)
        if question.answers:
            return question.answers[self._ask_index(len(question.answers), "answer")][1]
        return self._ask_typed(question.input_kind)

    def _ask_typed(self, prompt: str) -> Any:
        """Ask for a number, cards, chips or a seat until the input is valid."""
        while True:
            text = self._ask_line(prompt)
            match prompt:
                case "number":
                    value: Any = parse_number(text, self._desk.language)
                    complains: Phrase = w.NotANumberHere(text)
                case "cards":
                    value, complains = parse_cards(text, self._desk.language), w.NotCards(text)
                case "chips":
                    value, complains = self._chips(text), w.NotChips(text)
                case _:
                    value, complains = parse_seat(text, self._desk.language), w.NotASeat(text)
            if value is not None:
                return value
            self._print_phrase(complains)

    def _chips(self, text: str) -> tuple[int, ...] | None:
        """Parse typed chips; ask for the right reading if there are several."""
        interpretations = chip_interpretations(text, self._desk.language)
        if len(interpretations) < 2:
            return interpretations[0] if interpretations else None
        labels = [format_chips(chips) for chips in interpretations]
        self._print(question_lines(WhichWasMeant(), labels, self._desk.reader_for(), self._width))
        return interpretations[self._ask_index(len(interpretations), "answer")]

    def _ask_index(self, choice_count: int, prompt: str) -> int:
        """Ask for one of several choices; return its index from 0."""
        while True:
            text = self._ask_line(prompt)
            if text.isdigit() and 1 <= int(text) <= choice_count:
                return int(text) - 1
            self._print_phrase(w.NotThere(text, choice_count))

    def _ask_line(self, prompt: str) -> str:
        """Ask for a line that is not empty; raise ``Back`` or ``Leave`` on request."""
        text = self._desk.reader_for().say(w.DeskPrompt(prompt))  # type: ignore[arg-type]
        while True:
            try:
                typed = self._prompt(text).strip()
            except (EOFError, KeyboardInterrupt):
                self._console.print()
                raise Leave from None
            if typed.lower() in _BACK:
                raise Back
            if typed.lower() in _QUIT:
                raise Leave
            if typed:
                return typed

    # Ruling --------------------------------------------------------------------------------------

    def _print_ruling(self, understood: Understood) -> bool:
        """Ask for facts that the rules need, and print the ruling."""
        try:
            understood = self._desk.with_game(understood)
        except GameMismatch:
            game = self._desk.game
            self._print_phrase(w.GameDoesNotFit(game.name if game else ""))
            return False
        steps: list[Understood] = []
        while True:
            try:
                verdict = rule(understood.seen, understood.spot, self._desk.authority)
            except RefusalError as error:
                self._refuse(error)
                if not steps:
                    return False
                understood = steps.pop()
                continue
            self._print(ruling_page(understood, verdict, self._desk, self._width))
            if not isinstance(verdict, OpenQuestion):
                return True
            try:
                value = self._ask_question(verdict)
            except Back:
                if not steps:
                    raise
                understood = steps.pop()
                continue
            incident, spot = apply_answer(understood.seen, understood.spot, verdict, value)
            steps.append(understood)
            understood = Understood(incident, spot, understood.people)

    def _ask_question(self, asks: OpenQuestion) -> object:
        if asks.answers:
            return asks.answers[self._ask_index(len(asks.answers), "answer")].value
        return self._ask_typed("number")

    # Output --------------------------------------------------------------------------------------

    def _menu(self, entries: Iterable[Phrase]) -> None:
        reader = self._desk.reader_for()
        self._console.print()
        for count, entry in enumerate(entries, 1):
            for line in wrap_text(Text(f"{count:>3}  {reader.say(entry)}"), self._width, 5):
                self._console.print(line, soft_wrap=True)

    def _print(self, lines: Iterable[Text]) -> None:
        self._console.print()
        for line in lines:
            is_fitting = line.cell_len <= self._width
            for wrapped in [line] if is_fitting else wrap_text(line, self._width, 2):
                self._console.print(wrapped, soft_wrap=True)

    def _refuse(self, error: RefusalError) -> None:
        self._print_phrase(error.refusal)

    def _print_phrase(self, phrase: Phrase) -> None:
        for line in wrap_text(Text(self._desk.reader_for().say(phrase), "red"), self._width, 2):
            self._console.print(line, soft_wrap=True)
