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
    except names that are a single letter or a short number, which usually have another meaning
    there.
    """

    def __init__(self) -> None:
        self._number_by_name: dict[str, str] = {}
        self._names_by_first_word: dict[str, list[str]] = {}

    def anonymize(self, hand: ParsedHand) -> ParsedHand:
        """Return the hand without names."""
        for name in hand.players:
            if name not in self._number_by_name:
                self._add_player(name)
        return replace(
            hand,
            players=tuple([self._number_by_name[name] for name in hand.players]),
            about=self._anonymize_metadata(hand.about),
            metadata=self._anonymize_value(hand.metadata),
            notes=self._anonymize_value(hand.notes),
            faults=tuple([self._anonymize_fault(refusal) for refusal in hand.faults]),
            repair_notes=tuple(
                [with_texts(note, self._anonymize_text) for note in hand.repair_notes]
            ),
            comments=self._anonymize_value(hand.comments),
        )

    def _anonymize_fault(self, refusal: Refusal) -> Refusal:
        """Return the fault with names replaced in all its arguments, where they are whole words."""
        return with_texts(refusal, self._anonymize_text)

    def _add_player(self, name: str) -> None:
        """Assign a number to a player who has not appeared before."""
        self._number_by_name[name] = f"Player {len(self._number_by_name) + 1}"
        first_word = _WORD_PATTERN.match(name)
        if first_word and len(name) > 1 and not _SHORT_NUMBER_PATTERN.fullmatch(name):
            names_with_first_word = self._names_by_first_word.setdefault(first_word[0], [])
            names_with_first_word.append(name)
            names_with_first_word.sort(key=len, reverse=True)

    def _anonymize_metadata(self, metadata: About) -> About:
        anonymized_fields = {
            key: self._anonymize_value(value) for key, value in asdict(metadata).items()
        }
        if metadata.tournament:
            tournament = self._anonymize_value(asdict(metadata.tournament))
            anonymized_fields["tournament"] = replace(metadata.tournament, **tournament)
        return About(**anonymized_fields)

    def _anonymize_value(self, value: Any) -> Any:
        """Return a value with names replaced, also inside lists and tables."""
        match value:
            case str():
                return self._anonymize_text(value)
            case list() | tuple():
                return type(value)([self._anonymize_value(item) for item in value])
            case Mapping():
                return {
                    self._anonymize_value(key): self._anonymize_value(value)
                    for key, value in value.items()
                }
            case _:
                return value

    def _anonymize_text(self, text: str) -> str:
        parts, next_index = [], 0
        for word_match in _WORD_PATTERN.finditer(text):
            if word_match.start() < next_index or not (
                names_with_first_word := self._names_by_first_word.get(word_match[0])
            ):
                continue
            if name := next(
                (
                    name
                    for name in names_with_first_word
                    if _is_whole_word_at(name, text, word_match.start())
                ),
                "",
            ):
                parts += [text[next_index : word_match.start()], self._number_by_name[name]]
                next_index = word_match.start() + len(name)
        return "".join([*parts, text[next_index:]])


_WORD_PATTERN: Final = re.compile(r"\w+|[^\w\s]")
_SHORT_NUMBER_PATTERN: Final = re.compile(r"\d{1,3}")


def _is_whole_word_at(name: str, text: str, index: int) -> bool:
    """Return True if the name stands at this index as a whole word."""
    end = index + len(name)
    continues_word = re.match(r"\w\w", text[end - 1 : end + 1])
    return text.startswith(name, index) and not continues_word


_CARD_SHOWING_FACTS: Final = (f.HandShown, f.Folded)
"""Facts that turn a hand face up; a fold does so where folded hands are spread (BET-27)."""


def redact_to_player(hand: ParsedHand, hero: str) -> ParsedHand:
    """Redact a hand to the view of the named player, or of a spectator if they did not play.

    When the hand is over, a player knows their own cards and those of all players who showed.
    """
    seat = hand.players.index(hero) if hero in hand.players else RAIL
    shown_cards = {
        fact.seat: fact.cards for fact in hand.log if isinstance(fact, _CARD_SHOWING_FACTS)
    }
    log = tuple([_reveal_shown_cards(fact, redact(fact, seat), shown_cards) for fact in hand.log])
    return replace(hand, about=replace(hand.about, hero=seat), log=log)


def _reveal_shown_cards(
    fact: AnyFact, redacted_fact: AnyFact, shown_cards: Mapping[int, tuple[int, ...]]
) -> AnyFact:
    """Reveal the hole cards in *redacted_fact* that their player showed in the end."""
    if not (isinstance(fact, f.HoleCardsDealt) and isinstance(redacted_fact, f.HoleCardsDealt)):
        return redacted_fact
    holdings = [
        tuple(
            [
                card if card in shown_cards.get(seat, ()) else known_card
                for card, known_card in card_pairs
            ]
        )
        for seat, card_pairs in enumerate(map(zip, fact.holdings, redacted_fact.holdings))
    ]
    return replace(redacted_fact, holdings=tuple(holdings))
