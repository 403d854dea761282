"""Concept patterns: kinds of incidents by the concepts of a clause or a line.

A condition is a text of terms, all of which must be true: ``burn no|without !flop`` is *burn*, one
of two denials, and no *flop*. Terms of ``clause`` must be true of one clause, terms of ``line`` of
the whole line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from riverboat.floor.sentence_patterns.incident_reading import CLEAR_STRENGTH, Reading, reading
from riverboat.floor.transcript.action_types import Actor
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.transcript import Transcript

Slot: TypeAlias = Callable[[Transcript, Clause], Mapping[str, Any]]
"""Reads fields from a line and the clause that matched; ``spot.bet`` is a field of the spot."""


class ConceptPattern(NamedTuple):
    """A kind of incident, its conditions, and the fields that it implies."""

    kind: str
    clause: str = ""
    line: str = ""
    fields: Mapping[str, Any] = {}
    slots: tuple[Slot, ...] = ()
    strength: int = CLEAR_STRENGTH

    def read(self, line: Transcript) -> Iterator[Reading]:
        """Yield the reading of a line if this pattern matches."""
        if not _holds(_terms(self.line), line_tags(line)):
            return
        terms = _terms(self.clause)
        for clause in line.clauses:
            if _holds(terms, clause_tags(clause)) and not self._is_denied(clause):
                yield self.read_clause(line, clause)
                return

    def _is_denied(self, clause: Clause) -> bool:
        """Return True if the clause denies the incident of this pattern: *nobody exposed a
        card*.
        """
        wanted_concepts = [concepts for is_wanted, concepts in _terms(self.clause) if is_wanted]
        if any(concepts & _DENIALS for concepts in wanted_concepts):
            return False
        at = clause.position("not", "nobody", "almost")
        if at < 0:
            return False
        rest = clause_tags(Clause(clause.items[at:]))
        return bool(wanted_concepts) and any(
            not concepts.isdisjoint(rest) for concepts in wanted_concepts
        )

    def read_clause(self, line: Transcript, clause: Clause) -> Reading:
        """Return the reading with the facts that the clause states."""
        told: dict[str, Any] = dict(self.fields)
        for slot in self.slots:
            for name, value in slot(line, clause).items():
                if value is not None or name.startswith("spot."):
                    told.setdefault(name, value)
        spot = {k.removeprefix("spot."): told.pop(k) for k in [*told] if k.startswith("spot.")}
        who = told.pop("who", None)
        actor = Actor(who) if isinstance(who, str) else None
        return reading(line, self.kind, self.strength, who=actor, spot=spot, **told)


_DENIALS: Final = frozenset("not no nobody nothing without refuse never unopened noaction".split())

Term: TypeAlias = tuple[bool, frozenset[str]]
"""A term: True if one of the concepts must be there, False if none may."""


@cache
def _terms(condition: str) -> tuple[Term, ...]:
    return tuple(
        [(term[0] != "!", frozenset(term.lstrip("!").split("|"))) for term in condition.split()]
    )


def _holds(terms: tuple[Term, ...], tags: frozenset[str]) -> bool:
    return all(tags.isdisjoint(concepts) != wanted for wanted, concepts in terms)


@cache
def clause_tags(clause: Clause) -> frozenset[str]:
    """Return the concepts of a clause, with counts of some nouns: ``cards3`` for *three cards*."""
    found: set[str] = set()
    for at, item in enumerate(clause.items):
        found |= item.tags
        if item.number is not None and item.number <= _MAX_COUNT:
            found |= {f"{what}{item.number}" for what in _counted(clause, at)}
    if clause.is_question:
        found.add("question")
    if clause.link:
        found.add(f"link_{clause.link}")
    return frozenset(found)


_MAX_COUNT: Final = 12
_COUNTED: Final = (
    ("cards", ("card", "hole", "upcard")),
    ("players", ("player", "players", "caller", "bettor")),
    ("burns", ("burn", "burnverb")),
    ("boards", ("board", "doubleboard")),
)


def _counted(clause: Clause, index: int) -> Iterator[str]:
    """Yield the counted objects: *four cards*, *two of his hole cards*."""
    for item in clause.items[index + 1 : index + 4]:
        for name, tags in _COUNTED:
            if item.has(*tags):
                yield name
        if item.tags and not item.has(
            "his", "extra", "faceup", "facedown", "boxed", "equal", "big"
        ):
            return


@cache
def line_tags(line: Transcript) -> frozenset[str]:
    """Return the concepts that the words of a line express."""
    return frozenset().union(*[clause_tags(clause) for clause in line.clauses])
