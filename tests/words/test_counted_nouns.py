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
from tests.words.samples import iter_message_variables

ROOT = Path(__file__).parents[2]
CLIENT_FOLDER = ROOT / "client/messages"
CORE_FOLDER = ROOT / "src/riverboat/words"
SAMPLE_COUNTS = (1, 2, 5)
COUNT_ANNOTATIONS = frozenset({"int", "Count", "Number", "int | None", "Count | None"})
"""Annotations of counts. An amount of ``Chips`` may be in money, and a text has no plural."""
CLIENT_TEXT_ARGUMENTS = frozenset(
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
    "badugi-hand badugi-with-article deck-too-small-for-players deck-too-short "
    "deck-too-small-for-boards hand-number-ambiguous hands-unranked range-grid-unavailable "
    "badugi-kind levels-too-steep no-board-to-double level-count-out-of-range scramble-board "
    "too-many-all-in-by-posting too-many-chairs too-many-for-icm too-many-players-for-boards "
    "too-many-games too-many-options too-many-places too-many-players too-many-sizes "
    "tree-size",
    "an invalid number, below 0": "penalty-invalid clock-time-invalid",
    "a rate, such as hands/s": "hands-per-second-suffix replay-speed-suffix",
    "points with a decimal, a table's number, a chip's value": "season-points-n no-such-seat "
    "chips-coloured-up",
}
"""Messages whose number is never 1, or does not count the noun."""
_LENGTH_UNIT = re.compile(
    r"^(characters|bytes|Zeichen|Bytes|caracteres|caractères|octets|znaků|bajtů)$"
)
"""Limits of texts, which are many."""
_RANGE_END = re.compile(r"\d (to|bis|a|à|až)$")
"""The text before the end of a range, which is above 1."""
WORD_PATTERN = r"[^\W\d_]+(?:[-’][^\W\d_]+)*"
INVARIABLE_NOUNS = {"fr": {"fois"}, "cs": {"navýšení"}}
"""Nouns with one form for all numbers."""
_PREPOSITION = re.compile(r"\b(na|s|z|ze|od|do|bez|než|po|v|ve|o|k|ke)$")
"""Czech prepositions, which decide the case of the noun."""


class Message(NamedTuple):
    id: str
    pattern: ast.Pattern
    count_names: tuple[str, ...]


@cache
def list_count_messages(code: str) -> tuple[Message, ...]:
    """Return the messages of a language that have a count."""
    return tuple(_iter_count_messages(code))


def _iter_count_messages(code: str) -> Iterator[Message]:
    for folder in (CLIENT_FOLDER, CORE_FOLDER):
        for path in sorted(folder.glob(f"{code}/**/*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    id_ = entry.id.name
                    count_names = tuple(
                        [
                            name
                            for name in sorted({*iter_message_variables(entry.value)})
                            if _is_count(id_, name, folder == CLIENT_FOLDER)
                        ]
                    )
                    if count_names:
                        yield Message(id_, entry.value, count_names)


def _is_count(id_: str, name: str, in_client: bool) -> bool:
    if in_client:
        return name not in CLIENT_TEXT_ARGUMENTS
    return _read_annotations().get((id_, name), "") in COUNT_ANNOTATIONS


@cache
def _read_annotations() -> Mapping[tuple[str, str], str]:
    """Return the annotation of each argument, by message id and argument."""
    return {
        (
            message_id(phrase_class.__name__),
            name.replace("_", "-") if has_hyphens else name,
        ): annotation
        for phrase_class in phrase_classes().values()
        for base in reversed(phrase_class.__mro__)
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
        return [f"[[{count}]]" if name in iter_message_variables(node) else "7"]
    selector = node.selector
    selects_count = not isinstance(selector, ast.FunctionReference) or selector.id.name == "NUMBER"
    if selects_count and name in iter_message_variables(selector):
        variants_by_key = {
            variant.key.name
            if isinstance(variant.key, ast.Identifier)
            else variant.key.value: variant
            for variant in node.variants
        }
        plural_category = language(code).grammar.plural_category(count)
        default_variant = next(variant for variant in node.variants if variant.default)
        chosen_variant = (
            variants_by_key.get(str(count))
            or variants_by_key.get(plural_category)
            or default_variant
        )
        return render_texts(chosen_variant.value, code, name, count)
    return [
        text for variant in node.variants for text in render_texts(variant.value, code, name, count)
    ]


def find_nouns_after_counts(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the text before each bracketed count, and the one or two words after it."""
    text = " ".join(text.split())
    for match in re.finditer(rf"\[\[\d+\]\]((?: {WORD_PATTERN}){{1,2}})", text):
        first_word, *other_words = match[1].split()
        text_before = text[: match.start()].strip()
        yield text_before, [first_word, *other_words]


@cache
def collect_forms_by_count(code: str) -> Mapping[int, frozenset[str]]:
    """Return the words that plural selectors have after 1, 2 and 5."""
    forms: dict[int, set[str]] = defaultdict(set)
    for message in list_count_messages(code):
        for name in message.count_names:
            nouns_by_count = {
                count: {
                    nouns[0]
                    for text in render_texts(message.pattern, code, name, count)
                    for _, nouns in find_nouns_after_counts(text)
                }
                for count in SAMPLE_COUNTS
            }
            if nouns_by_count[1] != nouns_by_count[5] or nouns_by_count[2] != nouns_by_count[5]:
                for count in SAMPLE_COUNTS:
                    forms[count] |= nouns_by_count[count]
    return {count: frozenset(forms[count]) for count in SAMPLE_COUNTS}


@cache
def collect_wrong_forms(code: str) -> Mapping[int, frozenset[str]]:
    """Return the words that cannot stand after 1, 2 and 5."""
    if code not in COUNTABLE_NOUNS:
        pytest.fail(
            f"COUNTABLE_NOUNS has no entry {code!r}: add its plural nouns, or an empty text"
        )
    forms_after_one, forms_after_two, forms_after_five = (
        collect_forms_by_count(code)[count] for count in SAMPLE_COUNTS
    )
    plurals = (
        (forms_after_two | forms_after_five | {*COUNTABLE_NOUNS[code].split()})
        - forms_after_one
        - INVARIABLE_NOUNS.get(code, set())
    )
    if code != "cs":
        return {1: frozenset(plurals)}
    return {
        1: frozenset(plurals),
        2: forms_after_five - forms_after_two - forms_after_one,
        5: forms_after_two - forms_after_five,
    }


def _is_wrong_form(code: str, count: int, text_before: str, nouns: list[str]) -> bool:
    if count > 1 and _PREPOSITION.search(text_before):
        return False
    if _RANGE_END.search(text_before) or _LENGTH_UNIT.match(nouns[0]):
        return False
    if code == "cs":  # "1 druh žetonů": the second word has its own case
        return nouns[0] in collect_wrong_forms(code)[count]
    # A short word is a preposition or a conjunction: the next one belongs to it.
    adjective_length = 4
    words = nouns if len(nouns[0]) >= adjective_length else nouns[:1]
    return any(word in collect_wrong_forms(code)[count] for word in words)


def find_faults(code: str) -> Iterator[tuple[str, str]]:
    """Yield the id of each message with a wrong form, and the text."""
    for message in list_count_messages(code):
        for name in message.count_names:
            for count in collect_wrong_forms(code):
                for text in {*render_texts(message.pattern, code, name, count)}:
                    if any(
                        _is_wrong_form(code, count, *noun_context)
                        for noun_context in find_nouns_after_counts(text)
                    ):
                        yield message.id, " ".join(text.split())


@pytest.mark.parametrize("code", languages())
def test_noun_agrees_with_its_number(code: str) -> None:
    never_one_ids = {id_ for ids in NEVER_ONE_MESSAGES.values() for id_ in ids.split()}
    assert [fault for fault in find_faults(code) if fault[0] not in never_one_ids] == []


def test_every_exception_is_needed() -> None:
    faulty_ids = {id_ for code in languages() for id_, _ in find_faults(code)}
    assert {id_ for ids in NEVER_ONE_MESSAGES.values() for id_ in ids.split()} <= faulty_ids
