"""docs/rules/situations.md, made from the floor's situations and its cases.

python -m tests.docs.situations_page > docs/rules/situations.md
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from msgspec import convert

from riverboat.cards import UNKNOWN
from riverboat.cards import name as card_name
from riverboat.floor import AUTHORITIES, AnyObservation, Leaves, Ruling, Spot, authority, spot_of
from riverboat.floor.bets.seen import BetSeen, Pushed, Said
from riverboat.floor.cards.seen import Exposed
from riverboat.floor.observation import Observation
from riverboat.floor.situations import CHAPTERS, SITUATIONS, Situation, situations_of
from riverboat.floor.turns.seen import ActedAgain, ActedOutOfTurn
from riverboat.words import ENGLISH
from tests.docs import rulebook
from tests.floor.walks import leaves, telling
from tests.rules.floor.floor_cases import FloorCase, cases
from tests.rules.floor.ruling import at_the_table, observed, ruled
from tests.rules.floor.test_rulings import PLAYERS

FILE = rulebook.SITUATIONS
COMMAND = "python -m tests.docs.situations_page > docs/rules/situations.md"

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# By situation

What happened, and the rules that the floor then follows, with an example of most. Chips are drawn
in round brackets, `(100)`, and a line stands between two motions. Where authorities rule alike they
stand in one line, and where all of them do there is none of them. The floor of a room asks for
everything that a ruling depends on: `/floor`.
"""
EXAMPLES = 2
"""Shown of each situation at most."""


class Example(NamedTuple):
    """Something that was seen in a case, and what each authority rules on it."""

    case: FloorCase
    seen: AnyObservation
    spot: Spot
    rulings: dict[str, list[str]]
    """Who says so, by what is said."""
    cites: frozenset[str]
    keys: frozenset[str]
    """The situations that it may be of."""


@cache
def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for chapter, found in SITUATIONS.items():
        parts.append(f"## {ENGLISH.sentence(CHAPTERS[chapter])}\n")
        for each in found:
            parts += _entry(each)
    return "\n".join(parts).rstrip() + "\n"


def _entry(situation: Situation) -> Iterator[str]:
    examples = [each for each in everything() if _is_example(each, situation)]
    yield f"### {ENGLISH.sentence(situation.title)}"
    yield ""
    yield ", ".join(map(_link, rules_of(situation, examples)))
    yield ""
    for each in _best(examples):
        yield f"*{each.case.name[0].upper()}{each.case.name[1:]}.*"
        yield ""
        yield "```text"
        yield from _drawn(each)
        yield "```"
        yield ""


def rules_of(situation: Situation, examples: list[Example]) -> list[str]:
    """The rules that are cited of its cases; where there is no case, of all that it comes to."""
    cited = Counter(rule for each in examples for rule in each.cites)
    if not cited:
        for by in AUTHORITIES:
            for end in leaves(*telling(situation), authority(by)):
                cited.update(_cites(end))
    return sorted(cited, key=lambda rule: (-cited[rule], rule))


def _best(examples: list[Example]) -> list[Example]:
    """Those that are short and different: no two of one rule."""
    found: list[Example] = []
    for each in sorted(examples, key=_worth):
        if len(found) < EXAMPLES and not any(
            other.case.rules == each.case.rules for other in found
        ):
            found.append(each)
    return found


def _worth(example: Example) -> tuple[bool, bool, int]:
    """First those that stand by themselves and can be drawn, the shorter before the longer."""
    name = example.case.name
    follows = name.startswith(("and ", "but ", "the same", "there ", "so ", "in ", "where "))
    return follows, not _picture(example.seen), len(name) + 30 * len(example.rulings)


# Drawing ---------------------------------------------------------------------------------------


def _drawn(example: Example) -> Iterator[str]:
    if line := ", ".join(filter(None, [*_moment(example), _picture(example.seen)])):
        yield line
    if len(example.rulings) == 1:
        yield f"-> {next(iter(example.rulings))}"
        return
    width = max(len(_names(each)) for each in example.rulings.values())
    for said, who in example.rulings.items():
        yield f"{_names(who).ljust(width)}  -> {said}"


def _moment(example: Example) -> Iterator[str]:
    """The bet that is faced, where chips or words are judged by it."""
    spot = example.spot
    if not isinstance(example.seen, BetSeen | ActedOutOfTurn) or spot.bet is None:
        return
    yield f"bet {spot.bet}" if spot.bet else "no bet"
    if spot.own:
        yield f"{spot.own} in front"
    if spot.structure == "pot-limit" and spot.pot:
        yield f"pot {spot.pot}"


def _picture(seen: AnyObservation) -> str:
    motions = getattr(seen, "motions", ())
    if motions:
        word = f"{seen.word}! " if isinstance(seen, Pushed) and seen.word else ""
        return word + " | ".join(" ".join(f"({chip})" for chip in each) for each in motions)
    chips = getattr(seen, "chips", None)
    if isinstance(seen, BetSeen) and chips:
        return (
            " ".join(f"({chip})" for chip in chips) if isinstance(chips, tuple) else f"{chips} in"
        )
    if isinstance(seen, Said) and seen.word:
        return f"{seen.word} {seen.amount}!" if seen.amount else f"{seen.word}!"
    if isinstance(seen, Exposed) and seen.cards and UNKNOWN not in seen.cards:
        return " ".join(f"[{card_name(card)}]" for card in seen.cards)
    return ""


def _names(keys: list[str]) -> str:
    return ", ".join(AUTHORITIES[key].name or key.rpartition("-")[0] for key in keys)


def _link(rule: str) -> str:
    found = rulebook.rules().get(rule)
    if found is None:  # of a chapter that is still to come
        return rule
    return f"[{rule}]({found.page}#{rulebook.anchor(f'{rule} — {found.title}')}) {found.title}"


# Cases -----------------------------------------------------------------------------------------


@cache
def everything() -> list[Example]:
    """Everything that was seen in a case and ruled on."""
    return [
        _example(case)
        for case in cases()
        if isinstance(case, FloorCase) and len(case.all_seen) == 1 and case.refused is None
    ]


def _example(case: FloorCase) -> Example:
    rulings: dict[str, list[str]] = {}
    cites: set[str] = set()
    seen: AnyObservation | None = None
    spot = Spot()
    for key in case.by:
        by = authority(key).but(**case.but)
        hand = at_the_table(case, by, checked=False) if case.game else None
        seen = observed(case.all_seen[0], hand.seats.names if hand else PLAYERS)
        spot = spot_of(hand.hand, hand.log, seen.who) if hand else convert(case.spot, Spot)
        verdict = ruled(case, seen, by, hand, [*case.answer])
        if isinstance(verdict, Ruling | Leaves):
            cites |= _cites(verdict)
        rulings.setdefault(case.rulings(key)[0], []).append(key)
    assert seen is not None
    keys = frozenset(each.key for each in situations_of(seen))
    return Example(case, seen, spot, rulings, frozenset(cites), keys)


def _cites(verdict: Ruling | Leaves) -> set[str]:
    return {rule for cite in verdict.cites for rule in re.findall(r"[A-Z]{3,4}-\d{2}", cite.rule)}


def _is_example(example: Example, of: Situation) -> bool:
    """Whether it is what the title says, and not another situation of the same kind."""
    return of.key in example.keys and LIKE.get(of.key, _anything)(example.seen)


def _anything(_: Observation) -> bool:
    return True


def _silent(seen: Observation) -> bool:
    return isinstance(seen, Pushed) and not (
        seen.word or seen.amount or seen.took or seen.mixed or seen.wants
    )


LIKE: dict[str, Callable[[Observation], bool]] = {
    "big-chip-in-silence": lambda s: isinstance(s, Pushed) and _silent(s) and len(s.chips) == 1,
    "chips-in-silence": lambda s: (
        isinstance(s, Pushed) and _silent(s) and len(s.motions) == 1 < len(s.chips)
    ),
    "chips-in-motions": lambda s: isinstance(s, Pushed) and _silent(s) and len(s.motions) > 1,
    "words-and-chips-disagree": lambda s: (
        isinstance(s, Pushed)
        and bool(s.word or s.amount)
        and not (s.word == "raise" and s.amount is None)
    ),
    "old-chips-taken": lambda s: isinstance(s, Pushed) and bool(s.took),
    "change-was-wanted": lambda s: isinstance(s, Pushed) and s.wants is not None,
    "a-word-or-a-gesture": lambda s: isinstance(s, Said) and bool(s.word) and s.then is None,
    "an-amount-alone": lambda s: isinstance(s, Said) and s.word is None,
    "two-things-in-a-breath": lambda s: isinstance(s, Said) and s.then is not None,
    "dealer-showed-a-card": lambda s: isinstance(s, Exposed) and not s.claimed,
    "acted-twice": lambda s: isinstance(s, ActedAgain) and s.act != "raise",
}
"""Where several situations become one kind of observation: which of them it is."""

if __name__ == "__main__":
    print(page(), end="")
