"""A log written as PHH, so that reading it again gives the same facts.

The format knows no house rules, sleepers, cap games, burned cards or second boards. They are
written under private keys, which begin with ``_`` and which other programs ignore.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, time
from decimal import Decimal
from typing import Any, Final

from riverboat.cards import Cards, name
from riverboat.engine import (
    AnyFact,
    CapLimit,
    Game,
    Hand,
    HandStarted,
    Post,
    apply,
)
from riverboat.engine import facts as f
from riverboat.notation.amounts import Amount, amount
from riverboat.notation.phh.header import CODES, setup
from riverboat.notation.phh.own_keys import REPLAYED
from riverboat.notation.reading import BadNotation

Facts = Sequence[AnyFact]


def to_phh(
    log: Facts,
    players: Sequence[str] = (),
    *,
    scale: int = 1,
    metadata: Mapping[str, Any] | None = None,
) -> str:
    """A hand as the text of a ``.phh`` file; *players* are names by seat.

    Raises ``BadNotation`` for a game that the format has no code for.

    >>> from riverboat.engine import parse_game, start
    >>> print(to_phh([start(parse_game("no-limit hold'em 1/2"), (200, 180))]).splitlines()[0])
    variant = "NT"
    """
    return _text(table_of(log, players, scale, metadata))


def to_phhs(hands: Sequence[tuple[Facts, Sequence[str]]], *, scale: int = 1) -> str:
    """Several hands, each with its players, as the text of a ``.phhs`` file."""
    return "\n".join(
        f"[{number}]\n{to_phh(log, players, scale=scale)}"
        for number, (log, players) in enumerate(hands, 1)
    )


def table_of(
    log: Facts, players: Sequence[str], scale: int, metadata: Mapping[str, Any] | None
) -> dict[str, Any]:
    """A hand as keys and values."""
    started = log[0] if log else None
    if not isinstance(started, HandStarted):
        raise BadNotation("a log begins with HandStarted")
    hand, game = Hand(started), started.game
    count = hand.players
    order = [(hand.button + 1 + k) % count for k in range(count)]
    at = {seat: f"p{k + 1}" for k, seat in enumerate(order)}

    def amounts(chips: Sequence[int]) -> list[Amount]:
        return [amount(each, scale) for each in chips]

    antes, entries = _forced_bets(started, order)
    stakes = game.stakes
    table: dict[str, Any] = {"variant": _code(game)}
    if any(post.kind == "ante" for post in started.posts):
        table["ante_trimming_status"] = True  # everybody's own ante, as far as his stack goes
    table["antes"], table["blinds_or_straddles"] = amounts(antes), amounts(entries)
    if game.structure.by_bets:
        table["small_bet"] = amount(stakes.small_bet, scale)
        table["big_bet"] = amount(stakes.big_bet, scale)
    else:
        table["min_bet"] = amount(stakes.small_bet, scale)
    table["starting_stacks"] = amounts([started.stacks[seat] for seat in order])
    actions = _Actions(hand, at, scale)
    actions.write(log[1:])
    table["actions"] = actions.texts
    if players:
        table["players"] = [players[seat] for seat in order]
    if hand.ended:
        table["finishing_stacks"] = amounts([hand.stacks[seat] for seat in order])
        table["winnings"] = amounts([hand.won[seat] for seat in order])
    table |= {key: value for key, value in (metadata or {}).items() if key not in table}
    if scale > 1:
        table["_scale"] = scale
    if hand.button != count - 1:
        table["_button"] = hand.button
    _add_own_keys(table, started, at, scale)
    return table | actions.own_keys()


def _code(game: Game) -> str:
    structure = game.structure.within if isinstance(game.structure, CapLimit) else game.structure
    for code, known in CODES.items():
        if known.variant == game.variant.name and known.structure == structure:
            return code
    raise BadNotation(f"the format has no code for {structure.name} {game.variant.name}")


def _forced_bets(started: HandStarted, order: Sequence[int]) -> tuple[list[int], list[int]]:
    """The two arrays of forced bets, as well as they can say it, by position."""
    count = len(order)
    antes, entries = [0] * count, [0] * count
    place = {seat: k for k, seat in enumerate(order)}
    for post in started.posts:
        k = place[post.seat]
        if post.kind in ("ante", "dead"):
            antes[k] += post.chips
        elif post.kind == "post":
            entries[k] = -post.chips
        else:
            entries[k] = max(post.chips, post.counts_as)
    if count == 2:
        antes.reverse()
        entries.reverse()
    return antes, entries


def _add_own_keys(
    table: dict[str, Any], started: HandStarted, at: Mapping[int, str], scale: int
) -> None:
    """What reading the table would not give back by itself."""
    game = started.game
    if changed := {
        key: getattr(game.rules, key)
        for key in game.rules.__struct_fields__
        if getattr(game.rules, key) != getattr(REPLAYED, key)
    }:
        table["_house"] = changed
    if isinstance(game.structure, CapLimit):
        table["_cap"] = amount(game.structure.cap, scale)
    if game.boards > 1:
        table["_boards"] = game.boards
    if game.bomb_pot:
        table["_bomb_pot"] = True
    if game.heads_up_event:
        table["_heads_up_event"] = True
    # Said twice would be said once too often: only what the plain keys do not give.
    again = setup(table).started
    if again.game.stakes != game.stakes:
        stakes = game.stakes
        table["_stakes"] = {
            "blinds": [amount(blind, scale) for blind in stakes.blinds],
            "ante": amount(stakes.ante, scale),
            "unit": amount(stakes.unit, scale),
            "chip": amount(stakes.chip, scale),
        }
    if again.posts != started.posts:
        table["_posts"] = [_post(post, at, scale) for post in started.posts]


def _post(post: Post, at: Mapping[int, str], scale: int) -> str:
    counts_as = f" as {amount(post.counts_as, scale)}" if post.counts_as else ""
    return f"{at[post.seat]} {post.kind} {amount(post.chips, scale)}{counts_as}"


class _Actions:
    """The actions of a hand, written as its facts go by."""

    def __init__(self, hand: Hand, at: Mapping[int, str], scale: int) -> None:
        self.hand, self.at, self.scale = hand, at, scale
        self.texts: list[str] = []
        self.burns: list[str] = []
        self.said: list[str] = []

    def write(self, facts: Facts) -> None:
        for fact in facts:
            self._write(fact)
            apply(self.hand, fact)

    def own_keys(self) -> dict[str, Any]:
        """What happened that the actions cannot say."""
        own: dict[str, Any] = {}
        if any(self.burns):
            own["_burns"] = self.burns
        if self.said:
            own["_said"] = self.said
        return own

    def _write(self, fact: AnyFact) -> None:
        at, texts = self.at, self.texts
        match fact:
            case f.HoleCardsDealt(holdings):
                texts += [f"d dh {at[seat]} {_cards(holdings[seat])}" for seat in at]
            case f.BoardDealt(cards, burned):
                texts.append(f"d db {_cards(cards)}")
                self.burns.append(_cards(burned))
            case f.Folded(seat):
                texts.append(f"{at[seat]} f")
            case f.Checked(seat) | f.Called(seat):
                texts.append(f"{at[seat]} cc")
            case f.Raised(seat, to):
                texts.append(f"{at[seat]} cbr {amount(to, self.scale)}")
            case f.HandShown(seat, cards):
                texts.append(f"{at[seat]} sm {_cards(cards)}")
            case f.HandMucked(seat):
                texts.append(f"{at[seat]} sm")
            case f.RunItChosen(seat, times):
                self.said.append(f"{len(texts)} {at[seat]} runs {times}")
            case f.OverbetReturned():
                self.said.append(f"{len(texts)} challenge")
            case _:
                pass  # what follows by itself


def _cards(cards: Cards) -> str:
    return "".join(map(name, cards))


# TOML -------------------------------------------------------------------------------------------


def _text(table: Mapping[str, Any]) -> str:
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in table.items())


def _key(key: str) -> str:
    return (
        key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else _quoted(key)
    )


def _value(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case Decimal() | float():
            return _decimal(value)
        case str():
            return _quoted(value)
        case datetime() | date() | time():
            return value.isoformat()
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case Mapping():
            inside = ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items())
            return f"{{ {inside} }}"
        case _:
            return _decimal(Decimal(value.numerator) / Decimal(value.denominator))


def _decimal(value: Decimal | float) -> str:
    """A number that TOML takes for one that is not whole."""
    if value != value or value in (_INFINITE, -_INFINITE):
        return str(float(value)).lower()
    text = f"{value:f}"
    return text if "." in text else f"{text}.0"


_INFINITE: Final = Decimal("Infinity")


def _quoted(text: str) -> str:
    """A basic string: JSON's escapes are TOML's, except for what lies above the first plane."""
    escaped = "".join(
        _ESCAPES.get(letter) or (f"\\u{ord(letter):04x}" if ord(letter) < 32 else letter)
        for letter in text
    )
    return f'"{escaped}"'


_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\x7f": "\\u007f"}
