"""Inference of unknown discards from cards that the file shows later.

A file may record that a player discarded one card, but not which of five known cards. Cards that
the player shows or discards later were not discarded before, so the missing card may follow. If it
does not, all cards of the player become unknown; no card is guessed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from riverboat.cards import UNKNOWN, BadCard
from riverboat.notation.phh.action_script import ActionScript
from riverboat.notation.phh.phh_cards import read_cards, write_cards
from riverboat.notation.read_hand import BadNotation


def infer_discards(script: ActionScript, players: Iterable[str]) -> list[str]:
    """Fill in each player's unknown discards; return a note for each change."""
    notes: list[str] = []
    for player in players:
        try:
            notes += _infer_player_discards(script, player)
        except (BadNotation, BadCard):
            continue  # the error is reported when the action is replayed
    return notes


def _infer_player_discards(script: ActionScript, player: str) -> Iterator[str]:
    held_cards: list[int] = []
    for action_index, cards in _iter_card_actions(script, player):
        words = script.words[action_index]
        if words[0] == "d":
            held_cards += cards
        elif words[1] == "sm":
            return
        elif cards.count(UNKNOWN) <= held_cards.count(UNKNOWN):
            _remove_cards(held_cards, cards)
        else:
            kept_cards = _find_kept_cards(script, player, action_index, held_cards)
            discarded_cards = [
                card for card in held_cards if card not in (*cards, *kept_cards, UNKNOWN)
            ]
            unknown_count = cards.count(UNKNOWN) - held_cards.count(UNKNOWN)
            if len(discarded_cards) != unknown_count:
                _forget_cards(script, player)
                yield (
                    f"{player}'s cards are taken as unknown: the file does not say "
                    "which of them they threw away"
                )
                return
            for card in discarded_cards:
                cards[cards.index(UNKNOWN)] = card
            words[2] = write_cards(tuple(cards))
            _remove_cards(held_cards, cards)
            yield f"{player} threw away {words[2]}: the rest they show or throw away later"


def _iter_card_actions(script: ActionScript, player: str) -> Iterator[tuple[int, list[int]]]:
    """Yield the index and cards of each deal, discard or show of a player."""
    for action_index, words in enumerate(script.words):
        is_deal = words[:3] == ["d", "dh", player] and len(words) == 4
        if is_deal or (
            words[:1] == [player] and words[1:2] in (["sd"], ["sm"]) and len(words) == 3
        ):
            yield action_index, list(read_cards(words[-1])) if words[-1] != "-" else []


def _find_kept_cards(script: ActionScript, player: str, index: int, holding: list[int]) -> set[int]:
    later_cards = [
        card
        for action_index, cards in _iter_card_actions(script, player)
        if action_index > index and script.words[action_index][0] == player
        for card in cards
    ]
    return {card for card in holding if card in later_cards}


def _remove_cards(holding: list[int], cards: Iterable[int]) -> None:
    for card in cards:
        if card in holding or UNKNOWN in holding:
            holding.remove(card if card in holding else UNKNOWN)


def _forget_cards(script: ActionScript, player: str) -> None:
    for action_index, cards in _iter_card_actions(script, player):
        if script.words[action_index][0] == "d":
            script.words[action_index][3] = "??" * len(cards)
