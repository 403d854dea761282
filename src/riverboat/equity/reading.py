"""What somebody asks of equity, read and checked: players, board and dead cards.

What is wrong is a :class:`BadEquity`, which says in whose cards, where in them and why.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct

from riverboat.cards import STANDARD, Cards, names, parse_card, spoken
from riverboat.equity.games import EquityGame, game_of
from riverboat.equity.ranges.errors import BadRange
from riverboat.equity.ranges.known import parse_known
from riverboat.equity.ranges.letters import ANY_CARDS
from riverboat.equity.ranges.parsing import parse_range
from riverboat.equity.ranges.range import Range
from riverboat.kernel.cards import Masks, rows_of
from riverboat.kernel.cards import masks as masks_of

MOST_PLAYERS: Final = 10

Written: TypeAlias = str | Range | Sequence[int]
"""The cards of a player: as people write them, a range, or cards by number."""
WrittenCards: TypeAlias = str | Iterable[int]


class BadEquity(BadRange):
    """What is asked cannot be; ``where`` says of whom or what: ``player 2``, ``the board``.

    ``text``, ``position`` and ``why`` are those of a :class:`BadRange`.
    """

    def __init__(self, where: str, text: str, position: int, why: str, size: int = 1) -> None:
        super().__init__(text, position, f"{where}: {why}" if where else why, size)
        self.where = where


class Player(Struct, frozen=True):
    """What is known of a player: some cards, or a range, and how many cards are unknown."""

    written: str
    cards: Cards = ()
    held: Range | None = None
    unknown: int = 0


class Deal(Struct, frozen=True):
    """A question of equity: it fits together, and each player has a holding that can be."""

    game: EquityGame
    players: tuple[Player, ...]
    board: Cards = ()
    dead: Cards = ()

    @property
    def to_come(self) -> int:
        """Cards of the board that are still to come."""
        return self.game.board - len(self.board)

    @property
    def gone(self) -> Cards:
        """The cards that nobody can be dealt, those of the players aside."""
        return self.board + self.dead

    @property
    def live(self) -> Cards:
        """The cards that may still be dealt to somebody, or come on the board."""
        gone = {*self.gone, *(card for player in self.players for card in player.cards)}
        return tuple(card for card in self.game.deck.cards if card not in gone)


def read_deal(
    players: Sequence[Written],
    board: WrittenCards = "",
    dead: WrittenCards = "",
    game: str | EquityGame = "holdem",
) -> Deal:
    """Read a question; :class:`BadEquity` if it is none.

    >>> deal = read_deal(["AsKs", "QQ+"], board="Qh 7c 2d")
    >>> deal.players[0].cards, deal.to_come
    ((51, 47), 2)
    """
    played = game_of(game)
    texts = [text if isinstance(text, str) else str_of(text) for text in players]
    _check_number(texts, played)
    taken: dict[int, str] = {}
    shown = _read_board(board if isinstance(board, str) else str_of(board), played, taken)
    out = _read_cards("dead cards", dead if isinstance(dead, str) else str_of(dead), played, taken)
    found = [
        _player(f"player {number}", given, text, played)
        for number, (given, text) in enumerate(zip(players, texts, strict=True), 1)
    ]
    for number, player in enumerate(found, 1):
        _take(f"player {number}", player.written, player.cards, taken)
    left = tuple(_left(f"player {number}", player, taken) for number, player in enumerate(found, 1))
    deal = Deal(played, left, shown, out)
    _check_deck(deal, texts)
    return deal


def str_of(given: Range | Iterable[int]) -> str:
    """Cards or a range in the usual notation."""
    if isinstance(given, Range):
        return str(given)
    cards = tuple(given)
    for place, card in enumerate(cards):
        if not 0 <= card < len(STANDARD.cards):
            text = " ".join(map(str, cards))
            at = len(" ".join(map(str, cards[:place]))) + (place > 0)
            why = f"{card} is no card: they are numbered from 0 to 51"
            raise BadEquity("", text, at, why, len(str(card)))
    return names(cards)


def positive(what: str, number: float | None, example: str) -> None:
    """Refuse a number that is not above 0."""
    if number is not None and not number > 0:
        text = f"{what}={number:g}"
        why = f"this is more than 0, such as {example}"
        raise BadEquity("", text, len(what) + 1, why, len(text))


def _check_number(texts: Sequence[str], game: EquityGame) -> None:
    """Refuse a lonely player, and more than can play."""
    line = " / ".join(texts)
    if len(texts) < 2:
        why = f"equity is of 2 to {MOST_PLAYERS} players against each other"
        raise BadEquity("", line, max(0, len(line) - 1), why)
    if len(texts) > MOST_PLAYERS:
        at = len(" / ".join(texts[:MOST_PLAYERS])) + 3
        why = f"{len(texts)} players are too many: the most are {MOST_PLAYERS}"
        raise BadEquity("", line, at, why, len(line))
    deck = len(game.deck.cards)
    most = (deck - game.board) // game.cards
    if len(texts) > most:
        at = len(" / ".join(texts[:most])) + 3
        why = f"in {game.name} the cards are enough for {most} players, and here are {len(texts)}"
        raise BadEquity("", line, at, why, len(line))


# Cards ------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where in a text a card is written."""

    at: int
    size: int


_CARD: Final = re.compile(r"(?:10|[2-9TJQKA])[cdhs♣♦♥♠]", re.IGNORECASE)


def place_of(text: str, card: int) -> Place:
    """Where a card is written, for the last time; the whole text if it is not."""
    found = [place for place in _CARD.finditer(text) if parse_card(place[0]) == card]
    if not found:
        return Place(0, max(1, len(text)))
    return Place(found[-1].start(), len(found[-1][0]))


def _read_cards(where: str, text: str, game: EquityGame, taken: dict[int, str]) -> Cards:
    """Cards that are all known and of the deck."""
    if not text.strip():
        return ()
    try:
        known = parse_known(text, len(game.deck.cards))
    except BadRange as bad:
        raise _of(where, bad) from None
    if known.unknown:
        at = re.search(r"x|\*|\?", text, re.IGNORECASE)
        why = "each card is known here, such as As"
        raise BadEquity(where, text, at.start() if at else 0, why)
    _check_in_deck(where, text, known.cards, game)
    _take(where, text, known.cards, taken)
    return known.cards


def _check_in_deck(where: str, text: str, cards: Cards, game: EquityGame) -> None:
    for card in cards:
        if card not in game.deck.cards:
            why = f"{game.name} is played without the {spoken(card)}"
            raise BadEquity(where, text, *_with_why(place_of(text, card), why))


def _with_why(place: Place, why: str) -> tuple[int, str, int]:
    return place.at, why, place.size


def _take(where: str, text: str, cards: Cards, taken: dict[int, str]) -> None:
    """Give cards to somebody; refuse one that another has."""
    for card in cards:
        if owner := taken.get(card):
            at_owner = {"the board": "on the board", "dead cards": "among the dead cards"}
            why = f"the {spoken(card)} is {at_owner.get(owner, f'in the hand of {owner}')} already"
            raise BadEquity(where, text, *_with_why(place_of(text, card), why))
    taken.update(dict.fromkeys(cards, where))


def _read_board(text: str, game: EquityGame, taken: dict[int, str]) -> Cards:
    """A board; one of a number of cards that the game never has is refused."""
    board = _read_cards("the board", text, game, taken)
    if len(board) in game.boards:
        return board
    if not game.board:
        raise BadEquity("the board", text, 0, f"{game.name} has no board", len(text))
    *few, most = game.boards
    sizes = f"{', '.join(map(str, few))} or {most}"
    why = f"a board of {game.name} has {sizes} cards, and this one has {len(board)}"
    at = place_of(text, board[-1] if len(board) < most else board[most])
    raise BadEquity("the board", text, *_with_why(at, why))


# Players ----------------------------------------------------------------------------------------


def _player(where: str, given: Written, text: str, game: EquityGame) -> Player:
    if isinstance(given, Range):
        return _ranged(where, text, given, game)
    if text.strip().casefold() in (*ANY_CARDS, "x" * game.cards, "*" * game.cards):
        return Player(text, unknown=game.cards)
    try:
        if not game.has_ranges or _all_known(text, game):
            known = parse_known(text, game.cards)
            _check_in_deck(where, text, known.cards, game)
            return Player(text, known.cards, unknown=game.cards - len(known.cards))
        return _ranged(where, text, parse_range(text, game.cards, game.deck), game)
    except BadRange as bad:
        if isinstance(bad, BadEquity):
            raise
        raise _of(where, bad) from None
    except ValueError as too_many:
        raise BadEquity(where, text, 0, str(too_many), len(text)) from None


def _all_known(text: str, game: EquityGame) -> bool:
    """Whether the text is a whole holding or, in draw, cards and ``x`` for each unknown one."""
    if game.has_unknown_cards:
        return bool(_KNOWN.fullmatch(text))
    return bool(_CARDS.fullmatch(text)) and len(_CARD.findall(text)) == game.cards


_CARDS: Final = re.compile(rf"(?:{_CARD.pattern}|\s+)+", re.IGNORECASE)
_KNOWN: Final = re.compile(rf"(?:{_CARD.pattern}|[x*]|[\s,/()|]+)+", re.IGNORECASE)


def _ranged(where: str, text: str, held: Range, game: EquityGame) -> Player:
    if not game.has_ranges:
        why = f"in {game.name} a player has cards, and x for each that is unknown, but no range"
        raise BadEquity(where, text, 0, why, len(text))
    if held.size != game.cards:
        why = f"a holding of {game.name} has {game.cards} cards, and these have {held.size}"
        raise BadEquity(where, text, 0, why, len(text))
    if held.deck != game.deck:
        why = f"{game.name} is dealt from a {game.deck.name} deck, and this is a range of another"
        raise BadEquity(where, text, 0, why, len(text))
    if held.everything:
        return Player(text, unknown=game.cards)
    if len(held) == 1:
        mask = held.masks[held.weights > 0]
        return Player(text, tuple(rows_of(mask, held.size)[0].tolist())[::-1])
    return Player(text, held=held)


def _left(where: str, player: Player, taken: dict[int, str]) -> Player:
    """What is left of a player's range beside all cards that are taken."""
    if player.held is None:
        return player
    cards = sorted(taken)
    if not cards:
        return player
    if not live_hands(player.held, masks_of([cards])[0])[1].any():
        owners = sorted({taken[card] for card in cards})
        why = f"no combination is left: each holds one of {names(cards)} ({', '.join(owners)})"
        raise BadEquity(where, player.written, 0, why, len(player.written))
    return player


def live_hands(
    held: Range, gone: np.uint64
) -> tuple[Masks, np.ndarray[tuple[int], np.dtype[np.float64]]]:
    """The combinations of a range that hold none of these cards, with their weights."""
    kept = ((held.masks & gone) == 0) & (held.weights > 0)
    return held.masks[kept], held.weights[kept]


def _check_deck(deal: Deal, texts: Sequence[str]) -> None:
    """Refuse more cards than the deck has left."""
    needed = deal.to_come + sum(deal.game.cards - len(player.cards) for player in deal.players)
    if needed > len(deal.live):
        line = " / ".join(texts)
        why = f"{needed} more cards are needed, and the deck has {len(deal.live)} left"
        raise BadEquity("", line, 0, why, len(line))


def _of(where: str, bad: BadRange) -> BadEquity:
    """What is wrong with a range, as that of somebody."""
    size = str(bad).rsplit("\n", 1)[-1].count("^")
    return BadEquity(where, bad.text, bad.position, bad.why, size)
