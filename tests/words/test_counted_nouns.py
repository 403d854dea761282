"""Counted nouns agree with their number: no message can say *1 hands* or, in Czech, *2 hráčů*.

Each message is rendered with each of its counts as 1, 2 and 5. The noun after the number must not
have a form that the language uses only with other numbers. The forms are read from the plural
selectors of the catalogues; ``COUNTABLE_NOUNS`` has those of nouns that no selector has.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from riverboat.words import languages
from riverboat.words.catalogue import message_id
from riverboat.words.language import language
from riverboat.words.phrase_codes import phrase_classes
from tests.words.samples import message_variables

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client/messages"
CORE = ROOT / "src/riverboat/words"
COUNTS = (1, 2, 5)
COUNT_TYPES = frozenset({"int", "Count", "Number", "int | None", "Count | None"})
"""Annotations of counts. An amount of ``Chips`` may be in money, and a text has no plural."""
CLIENT_TEXTS = frozenset(
    {"by", "chip", "chips", "found", "name", "percent", "player", "said", "who", "won"}
)
"""Arguments of the client that are names, or amounts in the table's money."""

COUNTABLE_NOUNS = {
    "cs": "",
    "en": "amounts boards bytes chips combinations flops games links names nodes opponents options "
    "payoffs ports pots prizes programs rows seasons seats situations sizes words",
    "de": "Aktionen Bytes Bets Boards Einträge Ergebnisse Ligen Links Optionen Plätzen Pots Preise "
    "Runden Spiele Stacks Stunden Teilnahmen Turniere",
    "es": "acciones botes boards bytes enlaces ligas niveles notas opciones premios "
    "registros resultados rondas vueltas",
    "fr": "actions boards championnats enregistrements gains joueurs liens niveaux octets options "
    "résultats tours",
}
"""Plural forms of countable nouns that no plural selector has; Czech needs none."""

NEVER_ONE_MESSAGES = {
    "chips of a stack or of a price": "event-rebuys event-add-on event-rebuy event-add-on-go "
    "event-terms-rebuy event-terms-add-on print-chips",
    "seats and players of a table": "door-all-taken door-all-taken-bots hand-introduction "
    "lobby-seated opponent-count-mismatch players-over-seats seats-below-occupied seats-free "
    "no-room-for-bots too-many-players-for-table cards-for-other-seats run-it-offer",
    "more than a maximum, or more than one by definition": "bets-cold-called bets-overcalled "
    "badugi-hand badugi-held deck-too-small-for-players deck-too-short "
    "deck-too-small-for-boards hand-number-ambiguous hands-unranked holdem-grid-only "
    "badugi-kind levels-too-steep no-board-to-double level-count-out-of-range scramble-board "
    "too-many-all-in-by-posting too-many-chairs too-many-for-icm too-many-for-the-boards "
    "too-many-games too-many-options too-many-places too-many-players too-many-sizes "
    "tree-size",
    "an invalid number, below 0": "penalty-invalid clock-time-invalid",
    "a rate, such as hands/s": "hands-per-second-suffix replay-speed-suffix",
    "points with a decimal, a table's number, a chip's value": "season-points-n no-such-seat "
    "chips-coloured-up",
}
"""Messages whose number is never 1, or does not count the noun."""
_LENGTH = re.compile(r"^(characters|bytes|Zeichen|Bytes|caracteres|caractères|octets|znaků|bajtů)$")
"""Limits of texts, which are many."""
_RANGE_END = re.compile(r"\d (to|bis|a|à|až)$")
"""The text before the end of a range, which is above 1."""
WORD = r"[^\W\d_]+(?:[-’][^\W\d_]+)*"
UNCHANGED = {"fr": {"fois"}, "cs": {"navýšení"}}
"""Nouns with one form for all numbers."""
_PREPOSITION = re.compile(r"\b(na|s|z|ze|od|do|bez|než|po|v|ve|o|k|ke)$")
"""Czech prepositions, which decide the case of the noun."""


class Message(NamedTuple):
    id: str
    pattern: ast.Pattern
    counts: tuple[str, ...]


@cache
def count_messages(code: str) -> tuple[Message, ...]:
    """Return the messages of a language that have a count."""
    return tuple(_iter_count_messages(code))


def _iter_count_messages(code: str) -> Iterator[Message]:
    for folder in (CLIENT, CORE):
        for path in sorted(folder.glob(f"{code}/**/*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    id_ = entry.id.name
                    counts = tuple(
                        [
                            name
                            for name in sorted({*message_variables(entry.value)})
                            if _is_count(id_, name, folder == CLIENT)
                        ]
                    )
                    if counts:
                        yield Message(id_, entry.value, counts)


def _is_count(id_: str, name: str, in_client: bool) -> bool:
    if in_client:
        return name not in CLIENT_TEXTS
    return _annotations().get((id_, name), "") in COUNT_TYPES


@cache
def _annotations() -> Mapping[tuple[str, str], str]:
    """Return the annotation of each argument, by message id and argument."""
    return {
        (message_id(kind.__name__), name.replace("_", "-") if has_hyphens else name): annotation
        for kind in phrase_classes().values()
        for base in reversed(kind.__mro__)
        for name, annotation in vars(base).get("__annotations__", {}).items()
        for has_hyphens in (False, True)
    }


def render_texts(node: Any, code: str, name: str, count: int) -> list[str]:
    """Return all texts of a pattern with one count; it is in double brackets."""
    texts = [""]
    for element in node.elements:
        variants = (
            [element.value]
            if isinstance(element, ast.TextElement)
            else _render_expression(element.expression, code, name, count)
        )
        texts = [text + variant for text in texts for variant in variants][:500]
    return texts


def _render_expression(node: Any, code: str, name: str, count: int) -> list[str]:
    if isinstance(node, ast.Placeable):
        return _render_expression(node.expression, code, name, count)
    if isinstance(node, ast.StringLiteral):
        return [node.value]
    if not isinstance(node, ast.SelectExpression):
        return [f"[[{count}]]" if name in message_variables(node) else "7"]
    selector = node.selector
    selects_count = not isinstance(selector, ast.FunctionReference) or selector.id.name == "NUMBER"
    if selects_count and name in message_variables(selector):
        keys = {
            variant.key.name
            if isinstance(variant.key, ast.Identifier)
            else variant.key.value: variant
            for variant in node.variants
        }
        category = language(code).grammar.plural(count)
        default = next(variant for variant in node.variants if variant.default)
        chosen = keys.get(str(count)) or keys.get(category) or default
        return render_texts(chosen.value, code, name, count)
    return [
        text for variant in node.variants for text in render_texts(variant.value, code, name, count)
    ]


def nouns_after(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the text before each bracketed count, and the one or two words after it."""
    text = " ".join(text.split())
    for match in re.finditer(rf"\[\[\d+\]\]((?: {WORD}){{1,2}})", text):
        first, *rest = match[1].split()
        before = text[: match.start()].strip()
        yield before, [first, *rest]


@cache
def forms_by_count(code: str) -> Mapping[int, frozenset[str]]:
    """Return the words that plural selectors have after 1, 2 and 5."""
    words: dict[int, set[str]] = defaultdict(set)
    for message in count_messages(code):
        for name in message.counts:
            nouns_by_count = {
                count: {
                    nouns[0]
                    for text in render_texts(message.pattern, code, name, count)
                    for _, nouns in nouns_after(text)
                }
                for count in COUNTS
            }
            if nouns_by_count[1] != nouns_by_count[5] or nouns_by_count[2] != nouns_by_count[5]:
                for count in COUNTS:
                    words[count] |= nouns_by_count[count]
    return {count: frozenset(words[count]) for count in COUNTS}


@cache
def wrong_forms(code: str) -> Mapping[int, frozenset[str]]:
    """Return the words that cannot stand after 1, 2 and 5."""
    if code not in COUNTABLE_NOUNS:
        pytest.fail(
            f"COUNTABLE_NOUNS has no entry {code!r}: add its plural nouns, or an empty text"
        )
    forms_after_one, forms_after_two, forms_after_five = (
        forms_by_count(code)[count] for count in COUNTS
    )
    plurals = (
        (forms_after_two | forms_after_five | {*COUNTABLE_NOUNS[code].split()})
        - forms_after_one
        - UNCHANGED.get(code, set())
    )
    if code != "cs":
        return {1: frozenset(plurals)}
    return {
        1: frozenset(plurals),
        2: forms_after_five - forms_after_two - forms_after_one,
        5: forms_after_two - forms_after_five,
    }


def _is_wrong(code: str, count: int, before: str, nouns: list[str]) -> bool:
    if count > 1 and _PREPOSITION.search(before):
        return False
    if _RANGE_END.search(before) or _LENGTH.match(nouns[0]):
        return False
    if code == "cs":  # "1 druh žetonů": the second word has its own case
        return nouns[0] in wrong_forms(code)[count]
    # A short word is a preposition or a conjunction: the next one belongs to it.
    adjective_length = 4
    words = nouns if len(nouns[0]) >= adjective_length else nouns[:1]
    return any(word in wrong_forms(code)[count] for word in words)


def find_faults(code: str) -> Iterator[tuple[str, str]]:
    """Yield the id of each message with a wrong form, and the text."""
    for message in count_messages(code):
        for name in message.counts:
            for count in wrong_forms(code):
                for text in {*render_texts(message.pattern, code, name, count)}:
                    if any(_is_wrong(code, count, *after) for after in nouns_after(text)):
                        yield message.id, " ".join(text.split())


@pytest.mark.parametrize("code", languages())
def test_noun_agrees_with_its_number(code: str) -> None:
    several = {id_ for ids in NEVER_ONE_MESSAGES.values() for id_ in ids.split()}
    assert [fault for fault in find_faults(code) if fault[0] not in several] == []


def test_every_exception_is_needed() -> None:
    found = {id_ for code in languages() for id_, _ in find_faults(code)}
    assert {id_ for ids in NEVER_ONE_MESSAGES.values() for id_ in ids.split()} <= found
