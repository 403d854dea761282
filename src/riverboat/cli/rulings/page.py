"""A ruling as it is read in a terminal: what was understood, what is ruled, why, and elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from riverboat.cli.rulings.desk import Desk, book_of, elsewhere
from riverboat.cli.terminal.felt import wrapped
from riverboat.floor import (
    Asks,
    Cite,
    Leaves,
    Reading,
    Ruling,
    Unclear,
    Understood,
    Verdict,
    reads,
)
from riverboat.floor.reading.asking import asked
from riverboat.floor.reading.draft import KINDS
from riverboat.floor.reading.reading import settled
from riverboat.floor.reading.told import details
from riverboat.floor.situations import title_of
from riverboat.words import Reader
from riverboat.words.floor.reading import ItIsThis, WhichWasMeant
from riverboat.words.floor.verdicts import Question, Reason
from riverboat.words.terminal import floor_desk as w

_INSET = 2


def ruling_page(found: Understood, verdict: Verdict, at: Desk, width: int) -> Iterator[Text]:
    """All of it, a line a text, none wider than *width*."""
    reader = at.reader(found.people)
    yield from understood(found, reader, width)
    yield Text()
    yield from _verdict(verdict, reader, width, book_of(at.by, reader))
    others = [*elsewhere(found, at)]
    if others:
        yield Text()
        yield heading(reader, "others")
        for names, other in others:
            line = Text.assemble((f"{names}: ", "dim"), reads(other, reader))
            yield from inset(line, width)


def understood(found: Understood, reader: Reader, width: int) -> Iterator[Text]:
    """What was understood, so that what was not meant is seen."""
    yield heading(reader, "understood")
    yield from inset(Text(reader.say(title_of(type(found.seen))), "bold"), width)
    for detail in details(found.seen, found.spot, found.people):
        yield from inset(Text(reader.say(detail)), width)


def question_page(unclear: Unclear, at: Desk, width: int) -> Iterator[Text]:
    """What has to be said before there is anything to rule on, with the answers."""
    reader = at.reader()
    question, answers = choices(unclear, reader)
    yield from asking(question, answers, reader, width)


def asking(
    question: Question, answers: Sequence[str], reader: Reader, width: int, *, first: bool = True
) -> Iterator[Text]:
    """A question with its answers, by their numbers; with a heading where nothing goes before."""
    if first:
        yield heading(reader, "asks")
    yield from inset(Text(reader.say(question)), width)
    for number, answer in enumerate(answers, 1):
        yield from inset(Text(f"{number}  {answer}"), width)


def choices(unclear: Unclear, reader: Reader) -> tuple[Question, tuple[str, ...]]:
    """A question about a text, and its answers as they read; none where something is typed."""
    if not unclear.field:
        return WhichWasMeant(), tuple(
            [reader.say(reading_of(each.kind, settled(each))) for each in unclear.drafts]
        )
    wanted = asked(unclear.drafts[0], unclear.field)
    return wanted.question, tuple([reader.say(answer) for answer, _ in wanted.answers])


def reading_of(kind: str, found: Reading | None) -> ItIsThis:
    """A possible reading in a line: what was seen, and everything that was said of it."""
    parts = details(found.seen, found.spot, found.people) if isinstance(found, Understood) else ()
    return ItIsThis(title_of(KINDS[kind]), parts)


# The verdict -------------------------------------------------------------------------------------


def _verdict(verdict: Verdict, reader: Reader, width: int, book: str) -> Iterator[Text]:
    match verdict:
        case Ruling(orders, why, cites):
            yield heading(reader, "ruling", book)
            for order in orders:
                yield from inset(Text(reader.say(order), "bold green"), width)
            yield from _why(why, cites, reader, width)
        case Leaves(choices, why, cites):
            yield heading(reader, "left", book)
            for choice in choices:
                line = reader.say(w.OrElse(reads(choice, reader)))
                yield from inset(Text(line, "bold green"), width)
            yield from _why(why, cites, reader, width)
        case Asks(question, _, answers):
            yield heading(reader, "asks", book)
            yield from inset(Text(reader.say(question), "bold yellow"), width)
            for number, each in enumerate(answers, 1):
                leads = w.AnswerLeads(each.answer, reads(each.verdict, reader))
                yield from inset(Text(f"{number}  {reader.say(leads)}"), width)


def _why(
    why: tuple[Reason, ...], cites: tuple[Cite, ...], reader: Reader, width: int
) -> Iterator[Text]:
    yield Text()
    yield heading(reader, "why")
    books = {cite.rule: cite.book for cite in cites}
    for reason in why:
        place = ", ".join(filter(None, (reason.rule, books.get(reason.rule, ""))))
        line = Text.assemble(reader.say(reason), (f"  [{place}]" if place else "", "dim"))
        yield from inset(line, width)


def heading(reader: Reader, part: str, more: str = "") -> Text:
    """The heading of a part of a page."""
    words = reader.say(w.DeskHeading(part))  # type: ignore[arg-type]
    return Text.assemble((words, "bold cyan"), (f"  {more}" if more else "", "dim"))


def inset(line: Text, width: int) -> Iterator[Text]:
    """A line below a heading, as many lines as it takes."""
    for part in wrapped(line, width - _INSET, _INSET):
        yield Text.assemble(" " * _INSET, part)
