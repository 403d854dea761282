"""The page of a ruling in a terminal: incident, ruling, reasons, and other authorities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from riverboat.cli.rulings.ruling_context import RulingContext, authority_name, other_rulings
from riverboat.cli.terminal.terminal_felt import wrap_text
from riverboat.floor import (
    Cite,
    FloorDiscretion,
    OpenQuestion,
    ParseResult,
    Ruling,
    Unclear,
    Understood,
    Verdict,
    describe_verdict,
)
from riverboat.floor.incident_parsing.field_questions import question_for_draft
from riverboat.floor.incident_parsing.incident_draft import KINDS
from riverboat.floor.incident_parsing.incident_parser import resolve_drafts
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.situations import title_of
from riverboat.words import Reader
from riverboat.words.floor.reading import ItIsThis, WhichWasMeant
from riverboat.words.floor.verdicts import Question, Reason
from riverboat.words.terminal import floor_desk as w

_INSET = 2


def ruling_page(
    incident: Understood, verdict: Verdict, context: RulingContext, width: int
) -> Iterator[Text]:
    """Yield the whole page, one text per line, none wider than *width*."""
    reader = context.reader_for(incident.people)
    yield from understood_lines(incident, reader, width)
    yield Text()
    yield from _verdict(verdict, reader, width, authority_name(context.authority, reader))
    other_verdicts = [*other_rulings(incident, context)]
    if other_verdicts:
        yield Text()
        yield heading(reader, "others")
        for names, other_verdict in other_verdicts:
            line = Text.assemble((f"{names}: ", "dim"), describe_verdict(other_verdict, reader))
            yield from indent_line(line, width)


def understood_lines(incident: Understood, reader: Reader, width: int) -> Iterator[Text]:
    """Yield the incident as it was parsed, so that the user can spot a misreading."""
    yield heading(reader, "understood")
    yield from indent_line(Text(reader.say(title_of(type(incident.seen))), "bold"), width)
    for detail in describe_incident(incident.seen, incident.spot, incident.people):
        yield from indent_line(Text(reader.say(detail)), width)


def question_page(unclear: Unclear, context: RulingContext, width: int) -> Iterator[Text]:
    """Yield the question that must be answered before a ruling, with its answers."""
    reader = context.reader_for()
    question, answers = question_choices(unclear, reader)
    yield from question_lines(question, answers, reader, width)


def question_lines(
    question: Question,
    answers: Sequence[str],
    reader: Reader,
    width: int,
    *,
    has_heading: bool = True,
) -> Iterator[Text]:
    """Yield a question with its numbered answers, with a heading if it starts the page."""
    if has_heading:
        yield heading(reader, "asks")
    yield from indent_line(Text(reader.say(question)), width)
    for number, answer in enumerate(answers, 1):
        yield from indent_line(Text(f"{number}  {answer}"), width)


def question_choices(unclear: Unclear, reader: Reader) -> tuple[Question, tuple[str, ...]]:
    """Return a question about a text, and its answers; no answers if the user types a value."""
    if not unclear.field:
        return WhichWasMeant(), tuple(
            [
                reader.say(describe_reading(draft.kind, resolve_drafts(draft)))
                for draft in unclear.drafts
            ]
        )
    question = question_for_draft(unclear.drafts[0], unclear.field)
    return question.question, tuple([reader.say(answer) for answer, _ in question.answers])


def describe_reading(kind: str, parsed: ParseResult | None) -> ItIsThis:
    """Describe a possible reading in a line: the kind of incident and all its facts."""
    details = (
        describe_incident(parsed.seen, parsed.spot, parsed.people)
        if isinstance(parsed, Understood)
        else ()
    )
    return ItIsThis(title_of(KINDS[kind]), details)


# Verdict -----------------------------------------------------------------------------------------


def _verdict(verdict: Verdict, reader: Reader, width: int, book: str) -> Iterator[Text]:
    match verdict:
        case Ruling(orders, reasons, cites):
            yield heading(reader, "ruling", book)
            for order in orders:
                yield from indent_line(Text(reader.say(order), "bold green"), width)
            yield from _reason_lines(reasons, cites, reader, width)
        case FloorDiscretion(choices, reasons, cites):
            yield heading(reader, "left", book)
            for choice in choices:
                line = reader.say(w.OrElse(describe_verdict(choice, reader)))
                yield from indent_line(Text(line, "bold green"), width)
            yield from _reason_lines(reasons, cites, reader, width)
        case OpenQuestion(question, _, answers):
            yield heading(reader, "asks", book)
            yield from indent_line(Text(reader.say(question), "bold yellow"), width)
            for number, answer_case in enumerate(answers, 1):
                lead = w.AnswerLeads(
                    answer_case.answer, describe_verdict(answer_case.verdict, reader)
                )
                yield from indent_line(Text(f"{number}  {reader.say(lead)}"), width)


def _reason_lines(
    reasons: tuple[Reason, ...], cites: tuple[Cite, ...], reader: Reader, width: int
) -> Iterator[Text]:
    yield Text()
    yield heading(reader, "why")
    books = {cite.rule: cite.book for cite in cites}
    for reason in reasons:
        place = ", ".join(filter(None, (reason.rule, books.get(reason.rule, ""))))
        line = Text.assemble(reader.say(reason), (f"  [{place}]" if place else "", "dim"))
        yield from indent_line(line, width)


def heading(reader: Reader, part: str, suffix: str = "") -> Text:
    """Return the heading of a part of a page."""
    text = reader.say(w.DeskHeading(part))  # type: ignore[arg-type]
    return Text.assemble((text, "bold cyan"), (f"  {suffix}" if suffix else "", "dim"))


def indent_line(line: Text, width: int) -> Iterator[Text]:
    """Yield a line indented below a heading, wrapped to the width."""
    for wrapped in wrap_text(line, width - _INSET, _INSET):
        yield Text.assemble(" " * _INSET, wrapped)
