"""Hands with the names of the players taken out, and hands as one player saw them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import asdict, replace

from riverboat.engine import AnyFact
from riverboat.engine.hand_redaction import RAIL, redact
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from riverboat.notation.about import About
from riverboat.words import Refusal, with_texts


class Anonymizer:
    """The players of a file, each with the number that stands for them.

    Numbers are given as players appear, by seat; the same player has the same number in every
    hand. Their name goes out of comments and of whatever else the file says too, where it stands as
    a word of its own: all but names that are a single letter or a short number, which mostly are
    something else there.
    """

    def __init__(self) -> None:
        self._number_by_name: dict[str, str] = {}
        self._by_first_word: dict[str, list[str]] = {}

    def anonymize(self, hand: ParsedHand) -> ParsedHand:
        """The hand without names."""
        for name in hand.players:
            if name not in self._number_by_name:
                self._add_player(name)
        return replace(
            hand,
            players=tuple([self._number_by_name[name] for name in hand.players]),
            about=self._about(hand.about),
            metadata=self._anonymize_value(hand.metadata),
            notes=self._anonymize_value(hand.notes),
            faults=tuple([self._fault(each) for each in hand.faults]),
            repairs=self._anonymize_value(hand.repairs),
            comments=self._anonymize_value(hand.comments),
        )

    def _fault(self, fault: Refusal) -> Refusal:
        """The same fault without names: wherever one stands as a word, in whatever argument."""
        return with_texts(fault, self._text)

    def _add_player(self, name: str) -> None:
        """A player who has not been seen before."""
        self._number_by_name[name] = f"Player {len(self._number_by_name) + 1}"
        first = _WORD.match(name)
        if first and len(name) > 1 and not _SHORT_NUMBER.fullmatch(name):
            alike = self._by_first_word.setdefault(first[0], [])
            alike.append(name)
            alike.sort(key=len, reverse=True)

    def _about(self, about: About) -> About:
        told = {key: self._anonymize_value(value) for key, value in asdict(about).items()}
        if about.tournament:
            said = self._anonymize_value(asdict(about.tournament))
            told["tournament"] = replace(about.tournament, **said)
        return About(**told)

    def _anonymize_value(self, said: Any) -> Any:
        """What was said without names, inside of lists and tables too."""
        match said:
            case str():
                return self._text(said)
            case list() | tuple():
                return type(said)([self._anonymize_value(each) for each in said])
            case Mapping():
                return {
                    self._anonymize_value(key): self._anonymize_value(value)
                    for key, value in said.items()
                }
            case _:
                return said

    def _text(self, text: str) -> str:
        parts, done = [], 0
        for word in _WORD.finditer(text):
            if word.start() < done or not (alike := self._by_first_word.get(word[0])):
                continue
            if name := next(
                (name for name in alike if _is_whole_word_at(name, text, word.start())), ""
            ):
                parts += [text[done : word.start()], self._number_by_name[name]]
                done = word.start() + len(name)
        return "".join([*parts, text[done:]])


_WORD: Final = re.compile(r"\w+|[^\w\s]")
_SHORT_NUMBER: Final = re.compile(r"\d{1,3}")


def _is_whole_word_at(name: str, text: str, index: int) -> bool:
    """Whether a name stands at this place, and does not go on as a longer word."""
    end = index + len(name)
    goes_on = re.match(r"\w\w", text[end - 1 : end + 1])
    return text.startswith(name, index) and not goes_on


_SHOWING_FACTS: Final = (f.HandShown, f.Folded)
"""What turns a hand face up; a fold only where folded hands are spread (BET-27)."""


def as_seen_by(hand: ParsedHand, hero: str) -> ParsedHand:
    """The hand as a player of this name knows it, or as a spectator does where they did not play.

    When it is over they know their own cards, and those of all who showed theirs.
    """
    seat = hand.players.index(hero) if hero in hand.players else RAIL
    shown = {each.seat: each.cards for each in hand.log if isinstance(each, _SHOWING_FACTS)}
    log = tuple([_reveal_shown(fact, redact(fact, seat), shown) for fact in hand.log])
    return replace(hand, about=replace(hand.about, hero=seat), log=log)


def _reveal_shown(fact: AnyFact, seen: AnyFact, shown: Mapping[int, tuple[int, ...]]) -> AnyFact:
    """What was dealt to somebody who showed it in the end was dealt for all to know."""
    if not (isinstance(fact, f.HoleCardsDealt) and isinstance(seen, f.HoleCardsDealt)):
        return seen
    holdings = [
        tuple([card if card in shown.get(seat, ()) else known for card, known in both])
        for seat, both in enumerate(map(zip, fact.holdings, seen.holdings))
    ]
    return replace(seen, holdings=tuple(holdings))
