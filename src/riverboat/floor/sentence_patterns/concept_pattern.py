"""Concept patterns: kinds of incidents by the concepts of a clause or a text.

A condition is a text of terms, all of which must be true: ``burn no|without !flop`` is *burn*, one
of two denials, and no *flop*. Terms of ``clause_condition`` must be true of one clause, terms of
``text_condition`` of the whole text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from riverboat.floor.sentence_patterns.incident_reading import (
    CLEAR_STRENGTH,
    Reading,
    build_reading,
)
from riverboat.floor.transcript.action_types import Actor
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.transcript import Transcript

Slot: TypeAlias = Callable[[Transcript, Clause], Mapping[str, Any]]
"""Function that reads fields from a text and the matching clause; ``spot.bet`` is one of the spot.
"""


class ConceptPattern(NamedTuple):
    """A kind of incident, its conditions, and the fields that it implies."""

    kind: str
    clause_condition: str = ""
    text_condition: str = ""
    fields: Mapping[str, Any] = {}
    slots: tuple[Slot, ...] = ()
    strength: int = CLEAR_STRENGTH

    def read(self, transcript: Transcript) -> Iterator[Reading]:
        """Yield the reading of a text if this pattern matches."""
        if not _are_terms_met(_parse_terms(self.text_condition), text_tags(transcript)):
            return
        terms = _parse_terms(self.clause_condition)
        for clause in transcript.clauses:
            if _are_terms_met(terms, clause_tags(clause)) and not self._is_denied(clause):
                yield self.read_clause(transcript, clause)
                return

    def _is_denied(self, clause: Clause) -> bool:
        """Return True if the clause denies the incident of this pattern: *nobody exposed a
        card*.
        """
        required_concepts = [
            concepts for is_required, concepts in _parse_terms(self.clause_condition) if is_required
        ]
        if any(concepts & _DENIAL_CONCEPTS for concepts in required_concepts):
            return False
        denial_index = clause.find_index("not", "nobody", "almost")
        if denial_index < 0:
            return False
        denied_tags = clause_tags(Clause(clause.items[denial_index:]))
        return bool(required_concepts) and any(
            not concepts.isdisjoint(denied_tags) for concepts in required_concepts
        )

    def read_clause(self, transcript: Transcript, clause: Clause) -> Reading:
        """Return the incident that this pattern recognizes in the clause.

        It has the pattern's fixed fields and those that its slots read.
        """
        fields: dict[str, Any] = dict(self.fields)
        for slot in self.slots:
            for name, value in slot(transcript, clause).items():
                if value is not None or name.startswith("spot."):
                    fields.setdefault(name, value)
        spot_fields = {
            key.removeprefix("spot."): fields.pop(key)
            for key in [*fields]
            if key.startswith("spot.")
        }
        player_label = fields.pop("who", None)
        actor = Actor(player_label) if isinstance(player_label, str) else None
        return build_reading(
            transcript, self.kind, self.strength, actor=actor, spot_fields=spot_fields, **fields
        )


_DENIAL_CONCEPTS: Final = frozenset(
    "not no nobody nothing without refuse never unopened noaction".split()
)

Term: TypeAlias = tuple[bool, frozenset[str]]
"""A flag and concepts: True requires at least one of the concepts, False forbids all of them."""


@cache
def _parse_terms(condition: str) -> tuple[Term, ...]:
    return tuple(
        [(term[0] != "!", frozenset(term.lstrip("!").split("|"))) for term in condition.split()]
    )


def _are_terms_met(terms: tuple[Term, ...], tags: frozenset[str]) -> bool:
    return all(tags.isdisjoint(concepts) != is_required for is_required, concepts in terms)


@cache
def clause_tags(clause: Clause) -> frozenset[str]:
    """Return the concepts of a clause, with counts of some nouns: ``cards3`` for *three cards*."""
    tags: set[str] = set()
    for index, item in enumerate(clause.items):
        tags |= item.tags
        if item.number is not None and item.number <= _MAX_COUNT:
            tags |= {f"{noun}{item.number}" for noun in _iter_counted_nouns(clause, index)}
    if clause.is_question:
        tags.add("question")
    if clause.link:
        tags.add(f"link_{clause.link}")
    return frozenset(tags)


_MAX_COUNT: Final = 12
_COUNTED_NOUNS: Final = (
    ("cards", ("card", "hole", "upcard")),
    ("players", ("player", "players", "caller", "bettor")),
    ("burns", ("burn", "burnverb")),
    ("boards", ("board", "doubleboard")),
)


def _iter_counted_nouns(clause: Clause, index: int) -> Iterator[str]:
    """Yield the counted objects: *four cards*, *two of his hole cards*."""
    for item in clause.items[index + 1 : index + 4]:
        for name, tags in _COUNTED_NOUNS:
            if item.has(*tags):
                yield name
        if item.tags and not item.has(
            "his", "extra", "faceup", "facedown", "boxed", "equal", "big"
        ):
            return


@cache
def text_tags(transcript: Transcript) -> frozenset[str]:
    """Return the concepts that the words of a text express."""
    return frozenset().union(*[clause_tags(clause) for clause in transcript.clauses])
