"""The page of a ruling in a terminal: incident, ruling, reasons, and other authorities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from riverboat.cli.rulings.ruling_context import (
    RulingContext,
    describe_authority,
    iter_all_rulings,
    iter_other_rulings,
)
from riverboat.cli.terminal.terminal_felt import wrap_text
from riverboat.floor import (
    Cite,
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Understood,
    Verdict,
    describe_verdict,
)
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.inquiry.settling import Assumption
from riverboat.floor.situations import title_of
from riverboat.words import Phrase, Reader
from riverboat.words.floor.typed_lines import KnownAnswer, KnownNumberAnswer
from riverboat.words.floor.verdicts import Question, Reason
from riverboat.words.terminal import ruling_session as w

_INSET_WIDTH = 2


def iter_ruling_lines(
    interpretation: Understood,
    verdict: Verdict,
    context: RulingContext,
    width: int,
    assumptions: Sequence[Assumption] = (),
) -> Iterator[Text]:
    """Yield the whole page, one text per line, none wider than *width*."""
    renderer = context.build_reader(interpretation.player_labels)
    phrases = [build_assumption_phrase(phrase) for phrase in assumptions]
    yield from iter_incident_lines(interpretation, renderer, width, phrases)
    if phrases:
        yield build_heading(renderer, "assumed")
    for phrase in phrases:
        yield from indent_line(Text(renderer.say(phrase)), width)
    yield Text()
    yield from _format_verdict(
        verdict, renderer, width, describe_authority(context.authority, renderer)
    )
    yield from _iter_other_rulings(interpretation, context, renderer, width)


def _iter_other_rulings(
    interpretation: Understood, context: RulingContext, renderer: Reader, width: int
) -> Iterator[Text]:
    """Yield the rulings of other authorities: those that differ, or those of all in a table."""
    if context.shows_all:
        yield Text()
        yield build_heading(renderer, "all")
        for name, verdict, rule_numbers in iter_all_rulings(interpretation, context):
            line = Text.assemble((f"{name}: ", "bold"), describe_verdict(verdict, renderer))
            line.append(f"  [{', '.join(rule_numbers)}]" if rule_numbers else "", "dim")
            yield from indent_line(line, width)
        return
    other_verdicts = [*iter_other_rulings(interpretation, context)]
    if other_verdicts:
        yield Text()
        yield build_heading(renderer, "others")
        for names, other_verdict in other_verdicts:
            line = Text.assemble((f"{names}: ", "dim"), describe_verdict(other_verdict, renderer))
            yield from indent_line(line, width)


def iter_incident_lines(
    interpretation: Understood, renderer: Reader, width: int, assumptions: Sequence[Phrase] = ()
) -> Iterator[Text]:
    """Yield the incident as it was parsed, so that the user can spot a misreading."""
    yield build_heading(renderer, "understood")
    yield from indent_line(
        Text(renderer.say(title_of(type(interpretation.incident))), "bold"), width
    )
    for detail in describe_incident(
        interpretation.incident, interpretation.spot, interpretation.player_labels, renderer.chips
    ):
        if detail not in assumptions:
            yield from indent_line(Text(renderer.say(detail)), width)


def iter_question_lines(
    question: Question,
    answers: Sequence[str],
    renderer: Reader,
    width: int,
    *,
    has_heading: bool = True,
) -> Iterator[Text]:
    """Yield a question with its numbered answers, with a heading if it starts the page."""
    if has_heading:
        yield build_heading(renderer, "asks")
    yield from indent_line(Text(renderer.say(question)), width)
    for number, answer in enumerate(answers, 1):
        yield from indent_line(Text(f"{number}  {answer}"), width)


def build_assumption_phrase(assumption: Assumption) -> KnownAnswer | KnownNumberAnswer:
    """Return an assumed fact as its question with the answer."""
    question, value = assumption
    for known_answer in question.answers:
        if known_answer.value == value and type(known_answer.value) is type(value):
            return KnownAnswer(question.question, known_answer.answer)
    return KnownNumberAnswer(question.question, int(value))


def _format_verdict(verdict: Verdict, renderer: Reader, width: int, book: str) -> Iterator[Text]:
    match verdict:
        case Ruling(orders, reasons, cites):
            yield build_heading(renderer, "ruling", book)
            for order in orders:
                yield from indent_line(Text(renderer.say(order), "bold green"), width)
            yield from _iter_reason_lines(reasons, cites, renderer, width)
        case FloorDiscretion(choices, reasons, cites):
            yield build_heading(renderer, "left", book)
            for choice in choices:
                line = renderer.say(w.AlternativeRuling(describe_verdict(choice, renderer)))
                yield from indent_line(Text(line, "bold green"), width)
            yield from _iter_reason_lines(reasons, cites, renderer, width)
        case OpenQuestion(question, _, answers):
            yield build_heading(renderer, "asks", book)
            yield from indent_line(Text(renderer.say(question), "bold yellow"), width)
            for number, answer_case in enumerate(answers, 1):
                consequence_phrase = w.AnswerConsequence(
                    answer_case.answer, describe_verdict(answer_case.verdict, renderer)
                )
                yield from indent_line(Text(f"{number}  {renderer.say(consequence_phrase)}"), width)


def _iter_reason_lines(
    reasons: tuple[Reason, ...], cites: tuple[Cite, ...], renderer: Reader, width: int
) -> Iterator[Text]:
    yield Text()
    yield build_heading(renderer, "why")
    book_number_by_rule = {cite.rule: cite.rule_number for cite in cites}
    for reason in reasons:
        citation = ", ".join(filter(None, (reason.rule, book_number_by_rule.get(reason.rule, ""))))
        line = Text.assemble(renderer.say(reason), (f"  [{citation}]" if citation else "", "dim"))
        yield from indent_line(line, width)


def build_heading(renderer: Reader, section: str, suffix: str = "") -> Text:
    """Return the heading of a part of a page."""
    text = renderer.say(w.RulingHeading(section))  # type: ignore[arg-type]
    return Text.assemble((text, "bold cyan"), (f"  {suffix}" if suffix else "", "dim"))


def indent_line(line: Text, width: int) -> Iterator[Text]:
    """Yield a line indented below a heading, wrapped to the width."""
    for wrapped_line in wrap_text(line, width - _INSET_WIDTH, _INSET_WIDTH):
        yield Text.assemble(" " * _INSET_WIDTH, wrapped_line)
