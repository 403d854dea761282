"""Anonymized hands, and hands redacted to one player's view."""

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
    """The players of a file, each with a number in place of the name.

    Numbers are given in order of appearance, by seat; a player has one number in all hands. Names
    are also removed from comments and any other text of the file where they stand as whole words,
    except names that are a single letter or a short number, which mostly mean something else there.
    """

    def __init__(self) -> None:
        self._number_by_name: dict[str, str] = {}
        self._by_first_word: dict[str, list[str]] = {}

    def anonymize(self, hand: ParsedHand) -> ParsedHand:
        """Return the hand without names."""
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
        """Return the fault with names replaced in all its arguments, where they are whole words."""
        return with_texts(fault, self._text)

    def _add_player(self, name: str) -> None:
        """Assign a number to a player who has not appeared before."""
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
        """Return a value with names replaced, also inside lists and tables."""
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
    """Return True if the name stands at this index as a whole word."""
    end = index + len(name)
    goes_on = re.match(r"\w\w", text[end - 1 : end + 1])
    return text.startswith(name, index) and not goes_on


_SHOWING_FACTS: Final = (f.HandShown, f.Folded)
"""Facts that turn a hand face up; a fold only where folded hands are spread (BET-27)."""


def as_seen_by(hand: ParsedHand, hero: str) -> ParsedHand:
    """Redact a hand to the view of the named player, or of a spectator if they did not play.

    When the hand is over, a player knows their own cards and those of all players who showed.
    """
    seat = hand.players.index(hero) if hero in hand.players else RAIL
    shown = {each.seat: each.cards for each in hand.log if isinstance(each, _SHOWING_FACTS)}
    log = tuple([_reveal_shown(fact, redact(fact, seat), shown) for fact in hand.log])
    return replace(hand, about=replace(hand.about, hero=seat), log=log)


def _reveal_shown(fact: AnyFact, seen: AnyFact, shown: Mapping[int, tuple[int, ...]]) -> AnyFact:
    """Reveal the hole cards in *seen* that their player showed in the end."""
    if not (isinstance(fact, f.HoleCardsDealt) and isinstance(seen, f.HoleCardsDealt)):
        return seen
    holdings = [
        tuple([card if card in shown.get(seat, ()) else known for card, known in both])
        for seat, both in enumerate(map(zip, fact.holdings, seen.holdings))
    ]
    return replace(seen, holdings=tuple(holdings))
