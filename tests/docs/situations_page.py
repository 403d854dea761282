"""Generator of docs/rules/situations.md from the floor's situations and cases, in both languages.

python -m tests.docs.situations_page > docs/rules/situations.md
python -m tests.docs.situations_page cs > docs/cs/rules/situations.md
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from msgspec import convert

from riverboat.cards import UNKNOWN
from riverboat.cards import name as card_name
from riverboat.floor import (
    AUTHORITIES,
    AnyIncident,
    FloorDiscretion,
    Ruling,
    Spot,
    Verdict,
    authority,
    describe_verdict,
    spot_of,
)
from riverboat.floor.bets.bet_incidents import BetIncident, Pushed, Said
from riverboat.floor.cards.card_incidents import Exposed
from riverboat.floor.incident import Incident
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.situations import CHAPTERS, SITUATIONS, Situation, situations_of
from riverboat.floor.turns.turn_incidents import ActedAgain, ActedOutOfTurn
from riverboat.notation.named_refusals import reader_by_name
from riverboat.words import Reader
from tests.docs import rulebook
from tests.floor.situation_walks import reachable_rulings, sample_incident
from tests.rules.floor.case_rulings import case_hand, incident_of, rule_case
from tests.rules.floor.floor_cases import FloorCase, cases
from tests.rules.floor.test_rulings import PLAYERS

FILE = rulebook.SITUATIONS
COMMAND = "python -m tests.docs.situations_page > docs/rules/situations.md"
IN_CZECH = "python -m tests.docs.situations_page cs > docs/cs/rules/situations.md"

HEADS = {
    "en": f"""\
<!-- Made by: {COMMAND} -->
# Index by situation

Incidents at the table, the rules that apply, and usually an example. In an example the first line
shows the situation and the action: chips are in brackets, `(100)`, `|` separates two motions, and
words with `!` were spoken. The ruling stands after `->`; A, B and so on are players. If authorities
(rulebooks and houses) differ, each line names those with its ruling. For a ruling on your own case,
open the page `/floor` of a room: it asks for all facts that the ruling depends on.
""",
    "cs": f"""\
<!-- Made by: {IN_CZECH} -->
# Podle situace

Co se stalo a podle kterých pravidel pak floor rozhoduje, skoro vždy s příkladem. Žetony jsou
v kulatých závorkách, `(100)`, a mezi dvěma pohyby je čára. Kdo rozhoduje stejně, stojí na jednom
řádku; kde se shodnou všichni, není tam nikdo. Floor v herně se zeptá na vše, na čem výrok
záleží: `/floor`.
""",
}
MOMENT = {
    "en": ("bet {}", "no bet", "{} in front", "pot {}", "{} in"),
    "cs": ("sázka {}", "bez sázky", "před hráčem {}", "bank {}", "dá {}"),
}
"""Labels of drawings: bet, no bet, own chips, pot and amount put in."""
HOUSES = {
    "en": {"cash": "cash", "tournament": "tournament", "home": "home"},
    "cs": {"cash": "hry o peníze", "tournament": "turnaj", "home": "doma"},
}
"""The project's own authorities."""
EXAMPLES = 2
"""Maximum examples per situation."""


class Example(NamedTuple):
    """An incident of a case, and the ruling of each authority."""

    case: FloorCase
    seen: AnyIncident
    spot: Spot
    verdicts: dict[str, Verdict]
    """Verdicts by authority."""
    people: tuple[str, ...]
    cites: frozenset[str]
    keys: frozenset[str]
    """Keys of the situations that the example may show."""

    def rulings(self, language: str) -> dict[str, list[str]]:
        """Return the authorities by ruling text."""
        reader, found = reader_by_name(self.people, language), dict[str, list[str]]()
        for key, verdict in self.verdicts.items():
            found.setdefault(describe_verdict(verdict, reader), []).append(key)
        return found

    def told(self, language: str) -> str:
        """Return the example's caption: the case's claim in English, or the incident."""
        if language == rulebook.ENGLISH:
            return f"{self.case.name[0].upper()}{self.case.name[1:]}."
        reader = Reader(language)
        # The player comes first, and the ruling names them anyway.
        parts = [reader.say(each) for each in describe_incident(self.seen, Spot(), self.people)[1:]]
        text = "; ".join(parts)
        return f"{text[0].upper()}{text[1:]}." if text else ""


@cache
def page(language: str = rulebook.ENGLISH) -> str:
    """Return the whole page."""
    parts, reader = [HEADS[language]], Reader(language)
    for chapter, found in SITUATIONS.items():
        parts.append(f"## {reader.sentence(CHAPTERS[chapter])}\n")
        for each in found:
            parts += _entry(each, reader)
    return "\n".join(parts).rstrip() + "\n"


def _entry(situation: Situation, reader: Reader) -> Iterator[str]:
    examples = [each for each in all_examples() if _is_example(each, situation)]
    language = reader.language.code
    yield f"### {reader.sentence(situation.title)}"
    yield ""
    yield ", ".join([rulebook.link(rule, language) for rule in rules_of(situation, examples)])
    yield ""
    for each in _best(examples):
        if told := each.told(language):
            yield f"*{told}*"
            yield ""
        yield "```text"
        yield from _drawn(each, language)
        yield "```"
        yield ""


def rules_of(situation: Situation, examples: list[Example]) -> list[str]:
    """Return the rules cited in the situation's cases, or in all its rulings if it has no case."""
    cited = Counter(rule for each in examples for rule in each.cites)
    if not cited:
        for by in AUTHORITIES:
            for end in reachable_rulings(*sample_incident(situation), authority(by)):
                cited.update(_cites(end))
    return sorted(cited, key=lambda rule: (-cited[rule], rule))


def _best(examples: list[Example]) -> list[Example]:
    """Return short examples, at most one per rule."""
    found: list[Example] = []
    for each in sorted(examples, key=_example_rank):
        if len(found) < EXAMPLES and not any(
            other.case.rules == each.case.rules for other in found
        ):
            found.append(each)
    return found


def _example_rank(example: Example) -> tuple[bool, bool, int]:
    """Return the sort key: self-contained, drawable and shorter examples first."""
    name = example.case.name
    follows = name.startswith(("and ", "but ", "the same", "there ", "so ", "in ", "where "))
    return (
        follows,
        not _picture(example.seen, rulebook.ENGLISH),
        len(name) + 30 * len(example.rulings(rulebook.ENGLISH)),
    )


# Drawings --------------------------------------------------------------------------------------


def _drawn(example: Example, language: str) -> Iterator[str]:
    if line := ", ".join(
        filter(None, [*_moment(example, language), _picture(example.seen, language)])
    ):
        yield line
    rulings = example.rulings(language)
    if len(rulings) == 1:
        yield f"-> {next(iter(rulings))}"
        return
    names = {said: _names(who, language) for said, who in rulings.items()}
    width = max(map(len, names.values()))
    for said, who in names.items():
        yield f"{who.ljust(width)}  -> {said}"


def _moment(example: Example, language: str) -> Iterator[str]:
    """Return the bet faced, if the ruling depends on it."""
    spot = example.spot
    if not isinstance(example.seen, BetIncident | ActedOutOfTurn) or spot.bet is None:
        return
    bet, no_bet, own, pot, _ = MOMENT[language]
    yield bet.format(spot.bet) if spot.bet else no_bet
    if spot.own:
        yield own.format(spot.own)
    if spot.structure == "pot-limit" and spot.pot:
        yield pot.format(spot.pot)


def _picture(seen: AnyIncident, language: str) -> str:
    # Spoken words are English; in other languages the caption describes them.
    spoken = language == rulebook.ENGLISH
    motions = getattr(seen, "motions", ())
    if motions:
        word = f"{seen.word}! " if spoken and isinstance(seen, Pushed) and seen.word else ""
        return word + " | ".join(" ".join(f"({chip})" for chip in each) for each in motions)
    chips = getattr(seen, "chips", None)
    if isinstance(seen, BetIncident) and chips:
        if isinstance(chips, tuple):
            return " ".join(f"({chip})" for chip in chips)
        return MOMENT[language][-1].format(chips)
    if isinstance(seen, Said) and seen.word and spoken:
        return f"{seen.word} {seen.amount}!" if seen.amount else f"{seen.word}!"
    if isinstance(seen, Exposed) and seen.cards and UNKNOWN not in seen.cards:
        return " ".join(f"[{card_name(card)}]" for card in seen.cards)
    return ""


def _names(keys: list[str], language: str) -> str:
    houses = HOUSES[language]
    return ", ".join(AUTHORITIES[key].name or houses[key.rpartition("-")[0]] for key in keys)


# Cases -----------------------------------------------------------------------------------------


@cache
def all_examples() -> list[Example]:
    """Return every ruled incident of the cases."""
    return [
        _example(case)
        for case in cases()
        if isinstance(case, FloorCase) and len(case.all_seen) == 1 and case.refused is None
    ]


def _example(case: FloorCase) -> Example:
    verdicts: dict[str, Verdict] = {}
    cites: set[str] = set()
    seen: AnyIncident | None = None
    spot, people = Spot(), PLAYERS
    for key in case.by:
        by = authority(key).but(**case.but)
        hand = case_hand(case, by, checked=False) if case.game else None
        people = hand.seats.names if hand else PLAYERS
        seen = incident_of(case.all_seen[0], people)
        spot = spot_of(hand.hand, hand.log, seen.who) if hand else convert(case.spot, Spot)
        verdicts[key] = verdict = rule_case(case, seen, by, hand, [*case.answer])
        if isinstance(verdict, Ruling | FloorDiscretion):
            cites |= _cites(verdict)
    assert seen is not None
    keys = frozenset(each.key for each in situations_of(seen))
    return Example(case, seen, spot, verdicts, people, frozenset(cites), keys)


def _cites(verdict: Ruling | FloorDiscretion) -> set[str]:
    return {rule for cite in verdict.cites for rule in re.findall(r"[A-Z]{3,4}-\d{2}", cite.rule)}


def _is_example(example: Example, of: Situation) -> bool:
    """Return True if the example shows this situation, not another one of the same kind."""
    return of.key in example.keys and LIKE.get(of.key, _anything)(example.seen)


def _anything(_: Incident) -> bool:
    return True


def _silent(seen: Incident) -> bool:
    return isinstance(seen, Pushed) and not (
        seen.word or seen.amount or seen.took or seen.mixed or seen.wants
    )


LIKE: dict[str, Callable[[Incident], bool]] = {
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
"""Conditions that distinguish situations with the same incident kind."""

if __name__ == "__main__":
    print(page(*sys.argv[1:]), end="")
