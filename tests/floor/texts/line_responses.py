"""Print the floor's answer to each line of a set, for a reader to judge.

python -m tests.floor.texts.line_responses FILE.tsv --lang cs

The first column of the file is the number, the last the line. The output is tab-separated: the
number; what came of it (``ruled``, ``asks``, ``offers``, ``book``, ``computed`` or ``nothing``);
the answer, the question or the meanings, likeliest first; and the line.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from riverboat.cli.rulings.line_answers import compute_tool_lines, format_meaning
from riverboat.cli.rulings.ruling_context import RulingContext, make_ruling_context
from riverboat.floor import describe_verdict
from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.inquiry.inquiry import inquire
from riverboat.floor.inquiry.responses import (
    QuestionResponse,
    RefusalResponse,
    Response,
    RulebookResponse,
    RulingResponse,
    ToolResponse,
)


def describe_response(response: Response, context: RulingContext) -> tuple[str, str]:
    """Return the kind of response to a line, and its text."""
    reader = context.build_reader()
    match response:
        case RulingResponse(verdict, understood):
            return "ruled", describe_verdict(
                verdict, context.build_reader(understood.player_labels)
            )
        case QuestionResponse(field=""):
            meanings = [choice.meaning for choice in response.choices if choice.meaning]
            return "offers", " | ".join([format_meaning(meaning, context) for meaning in meanings])
        case QuestionResponse(question, field):
            return "asks", f"{field}: {reader.say(question)}"
        case RulebookResponse(rules):
            return "book", " ".join(rules)
        case ToolResponse(name, arguments):
            steps = [text for text, _ in compute_tool_lines(name, arguments, context)]
            return "computed", " ".join(steps)
        case RefusalResponse(error):
            return "nothing", reader.say(error)


def read_lines(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the number and the text of each line of a file."""
    for row in file.read_text(encoding="utf-8").splitlines():
        if row.strip():
            line_number, *_, line = row.split("\t")
            yield line_number, line


def main() -> None:
    """Print the answer to each line, under the house rules for cash games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    options = parser.parse_args()
    context = make_ruling_context("cash-2026", (), options.lang)
    for line_number, line in read_lines(options.file):
        response_kind, response_text = describe_response(inquire(context.query(line)), context)
        print(line_number, response_kind, response_text, line, sep="\t")


if __name__ == "__main__":
    main()
