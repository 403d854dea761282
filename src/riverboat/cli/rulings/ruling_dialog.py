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

from riverboat.cli.rulings.line_answers import (
    find_rules_by_id,
    format_meaning,
    iter_rule_lines,
    iter_tool_lines,
)
from riverboat.cli.rulings.ruling_context import RulingContext
from riverboat.cli.rulings.ruling_page import (
    build_heading,
    indent_line,
    iter_question_lines,
    iter_ruling_lines,
)
from riverboat.cli.terminal.terminal_felt import wrap_text
from riverboat.floor.incident_parsing.answer_parser import (
    find_chip_interpretations,
    parse_cards,
    parse_fraction,
    parse_number,
    parse_seat,
)
from riverboat.floor.incident_parsing.game_context import GameMismatch
from riverboat.floor.incident_parsing.incident_text import format_chips
from riverboat.floor.inquiry.doubts import find_similar_words
from riverboat.floor.inquiry.fractions import convert_to_hundredths
from riverboat.floor.inquiry.inquiry import Query, inquire
from riverboat.floor.inquiry.responses import (
    QuestionResponse,
    RefusalResponse,
    Response,
    RulebookResponse,
    RulingResponse,
    ToolResponse,
)
from riverboat.floor.situations import CHAPTERS, SITUATIONS, Chapter
from riverboat.floor.situations.situation import InputType
from riverboat.words import Phrase
from riverboat.words.floor.typed_lines import MeaningQuestion, UnknownWords
from riverboat.words.terminal import ruling_session as w

Prompt = Callable[[str], str]

_BACK_WORDS: Final = ("b", "back", "z", "zpet")
_QUIT_WORDS: Final = ("q", "quit", "exit")


_INPUT_KIND_BY_TYPE: Final[Mapping[InputType, str]] = {
    "seat": "seat",
    "chips": "chips",
    "motions": "chips",
    "cards": "cards",
}
"""Type of input for each kind of field; a number for all others."""


class BackRequested(Exception):
    """The user returns to the previous question."""


class LeaveRequested(Exception):
    """The user leaves the dialog."""


class Dialog:
    """A dialog with a user at the terminal."""

    def __init__(self, context: RulingContext, console: Console, prompt: Prompt) -> None:
        self._context = context
        self._console = console
        self._prompt = prompt
        self._width = min(console.width, 88)
        self.is_understood = False
        """True if the last line was understood, even if a further question followed."""

    def run(self) -> None:
        """Ask for one ruling after another, until the user leaves."""
        with suppress(LeaveRequested):
            while True:
                with suppress(BackRequested):
                    self._ask_for_ruling()

    def handle_line(self, text: str) -> bool:
        """Rule on a line, and ask for missing facts; return True if the line was answered."""
        return self._ask_until_answered(self._context.query(text))

    def _ask_until_answered(self, query: Query) -> bool:
        """Ask for missing facts until the query is answered; return False if it is refused.

        A step back drops the user's last answer.
        """
        answers: list[Any] = []
        self._context = self._context.adapt_to_line(query.text)
        while True:
            self.is_understood = False
            try:
                response = inquire(query, answers)
            except GameMismatch:
                self._print_phrase(w.FloorGameMismatch(query.game.name if query.game else ""))
                return False
            if isinstance(response, RefusalResponse) and answers:
                self._print_phrase(response.refusal)
                answers.pop()
                continue
            try:
                answer = self._handle_response(response)
            except BackRequested:
                if not answers:
                    raise
                answers.pop()
                continue
            if isinstance(answer, bool):
                return answer
            answers.append(answer[0])

    def _handle_response(self, response: Response) -> bool | tuple[Any]:
        """Print a response, and ask its question if it has one.

        Return the user's answer in a tuple; without a question, True if the query is answered and
        False if it is refused.
        """
        match response:
            case RulingResponse(verdict, interpretation, assumptions):
                self._print(
                    iter_ruling_lines(
                        interpretation, verdict, self._context, self._width, assumptions
                    )
                )
                return True
            case RefusalResponse(refusal):
                self._print_phrase(refusal)
                return False
            case ToolResponse(name, arguments):
                self._print(iter_tool_lines(name, arguments, self._context, self._width))
                return True
            case RulebookResponse():
                return self._print_rules(response)
            case QuestionResponse():
                return (self._ask_question(response),)

    def _print_rules(self, response: RulebookResponse) -> bool | tuple[int]:
        """Print the rules that answer a line, and ask for another meaning if it may have one.

        Return the index of the chosen meaning in a tuple; True without other meanings.
        """
        self.is_understood = True
        rules = find_rules_by_id(response.rules, self._context.language)
        self._print(iter_rule_lines(rules, self._context, self._width, is_answer=True))
        if not response.other_meanings:
            return True
        renderer = self._context.build_reader()
        self._console.print(build_heading(renderer, "meant-also"))
        meaning_texts = [
            format_meaning(meaning, self._context) for meaning in response.other_meanings
        ]
        self._print_choices(meaning_texts)
        return (self._ask_index(len(meaning_texts), "answer"),)

    def _ask_question(self, question: QuestionResponse) -> Any:
        renderer = self._context.build_reader()
        self.is_understood = bool(question.field)
        if question.understood is not None and question.verdict is not None:
            self._print(
                iter_ruling_lines(question.understood, question.verdict, self._context, self._width)
            )
        elif question.field:
            answer_texts = [
                renderer.say(choice.answer) for choice in question.choices if choice.answer
            ]
            self._print(iter_question_lines(question.question, answer_texts, renderer, self._width))
        else:
            self._print_meanings(question)
        if question.choices:
            return question.choices[self._ask_index(len(question.choices), "answer")].value
        return self._ask_typed(
            _INPUT_KIND_BY_TYPE.get(question.input_kind, "number"),
            is_amount=question.input_kind in ("amount", "chips", "motions"),
        )

    def _print_meanings(self, question: QuestionResponse) -> None:
        """Print what a line may mean, after the unknown words."""
        renderer, language = self._context.build_reader(), self._context.language
        if question.unknown_words:
            close_words = find_similar_words(question.unknown_words, language)
            self._print_phrase(UnknownWords(question.unknown_words, close_words))
        meaning_texts = [
            format_meaning(choice.meaning, self._context)
            for choice in question.choices
            if choice.meaning
        ]
        self._print(iter_question_lines(question.question, meaning_texts, renderer, self._width))

    def _print_choices(self, choice_texts: Iterable[str]) -> None:
        for number, text in enumerate(choice_texts, 1):
            for line in indent_line(Text(f"{number}  {text}"), self._width):
                self._console.print(line, soft_wrap=True)

    def _ask_for_ruling(self) -> bool:
        """Ask for a situation or a line of text, and rule on it; return True if it was answered."""
        while True:
            self._print_menu(CHAPTERS.values())
            typed_line = self._ask_line("chapter")
            if not typed_line.isdecimal():
                return self.handle_line(typed_line)
            if 1 <= int(typed_line) <= len(CHAPTERS):
                with suppress(BackRequested):
                    return self._choose_in_chapter([*CHAPTERS][int(typed_line) - 1])
            else:
                self._print_phrase(w.MenuChoiceInvalid(typed_line, len(CHAPTERS)))

    def _choose_in_chapter(self, chapter: Chapter) -> bool:
        """Ask for a situation of a chapter, and rule on it; return True if it was answered."""
        situations = SITUATIONS[chapter]
        self._print_menu([situation.title for situation in situations])
        chosen_situation = situations[self._ask_index(len(situations), "situation")]
        return self._ask_until_answered(self._context.query("", chosen_situation))

    def _ask_typed(self, input_kind: str, *, is_amount: bool) -> Any:
        """Ask for a number, cards, chips or a seat until the input is valid.

        An amount is in hundredths of a chip if the incident's text has fractions.
        """
        while True:
            text = self._ask_line(input_kind)
            is_scaled = is_amount and self._context.is_in_hundredths
            if is_scaled:
                hundredths = parse_fraction(text, self._context.language)
                if hundredths is not None:
                    return (hundredths,) if input_kind == "chips" else hundredths
            match input_kind:
                case "number":
                    value: Any = parse_number(text, self._context.language)
                    refusal_phrase: Phrase = w.NumberTextInvalid(text)
                case "cards":
                    value, refusal_phrase = (
                        parse_cards(text, self._context.language),
                        w.CardsTextUnreadable(text),
                    )
                case "chips":
                    value, refusal_phrase = self._parse_chips(text), w.ChipsTextUnreadable(text)
                case _:
                    value, refusal_phrase = (
                        parse_seat(text, self._context.language),
                        w.SeatTextUnreadable(text),
                    )
            if value is not None:
                return convert_to_hundredths(text, value) if is_scaled else value
            self._print_phrase(refusal_phrase)

    def _parse_chips(self, text: str) -> tuple[int, ...] | None:
        """Parse typed chips; if the text has several meanings, ask the user for the right one."""
        interpretations = find_chip_interpretations(text, self._context.language)
        if len(interpretations) < 2:
            return interpretations[0] if interpretations else None
        labels = [format_chips(chips) for chips in interpretations]
        self._print(
            iter_question_lines(
                MeaningQuestion(), labels, self._context.build_reader(), self._width
            )
        )
        return interpretations[self._ask_index(len(interpretations), "answer")]

    def _ask_index(self, choice_count: int, prompt: str) -> int:
        """Ask for one of several choices; return its index from 0."""
        while True:
            text = self._ask_line(prompt)
            if text.isdecimal() and 1 <= int(text) <= choice_count:
                return int(text) - 1
            self._print_phrase(w.MenuChoiceInvalid(text, choice_count))

    def _ask_line(self, prompt: str) -> str:
        """Ask for a line that is not empty; raise ``BackRequested`` or ``LeaveRequested``."""
        text = self._context.build_reader().say(w.RulingPrompt(prompt))  # type: ignore[arg-type]
        while True:
            try:
                typed_line = self._prompt(text).strip()
            except (EOFError, KeyboardInterrupt):
                self._console.print()
                raise LeaveRequested from None
            if typed_line.lower() in _BACK_WORDS:
                raise BackRequested
            if typed_line.lower() in _QUIT_WORDS:
                raise LeaveRequested
            if typed_line:
                return typed_line

    def _print_menu(self, entries: Iterable[Phrase]) -> None:
        renderer = self._context.build_reader()
        self._console.print()
        for number, entry in enumerate(entries, 1):
            for line in wrap_text(Text(f"{number:>3}  {renderer.say(entry)}"), self._width, 5):
                self._console.print(line, soft_wrap=True)

    def _print(self, lines: Iterable[Text]) -> None:
        self._console.print()
        for line in lines:
            fits_width = line.cell_len <= self._width
            for wrapped_line in [line] if fits_width else wrap_text(line, self._width, 2):
                self._console.print(wrapped_line, soft_wrap=True)

    def _print_phrase(self, phrase: Phrase) -> None:
        for line in wrap_text(
            Text(self._context.build_reader().say(phrase), "red"), self._width, 2
        ):
            self._console.print(line, soft_wrap=True)
