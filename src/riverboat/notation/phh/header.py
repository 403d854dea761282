"""The head of a PHH hand: variant, stakes, forced bets and stacks, made into a hand's start."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from msgspec import Struct

from riverboat.engine import HandStarted, HouseRules, Stakes, start
from riverboat.notation.amounts import Amount, chips, chips_of, scale_of, written
from riverboat.notation.house import REPLAYED
from riverboat.notation.phh.codes import code_of
from riverboat.notation.phh.forced import ForcedBets, Late, posts_of
from riverboat.notation.phh.numbers import (
    UNKNOWN_AMOUNT,
    Numbers,
    Table,
    known_stacks,
    read_numbers,
)
from riverboat.notation.phh.own_keys import (
    own_button,
    own_carried,
    own_game,
    own_posts,
    own_scale,
)
from riverboat.notation.phh.readings import USUAL, PhhReading


class PhhSetup(Struct, frozen=True):
    """Everything before the first card."""

    started: HandStarted
    reading: PhhReading
    scale: int
    seat_of: dict[str, int]
    """``p1`` and so on to seats."""
    names: tuple[str, ...]
    """Names by seat, and so with what follows."""
    finishing: tuple[int | None, ...]
    winnings: tuple[int | None, ...]
    rake: int
    """The rake that the file tells of itself."""
    notes: tuple[str, ...]
    late_posts: bool
    """Somebody posted who had missed their blinds: how much of it is dead is left open."""
    short: bool
    """Somebody could not pay their blind in full."""


def setup(table: Table, reading: PhhReading = USUAL) -> PhhSetup:
    """The start of a hand, or ``BadNotation`` or ``BadGame`` when there can be none."""
    code = code_of(table)
    numbers = read_numbers(table, code)
    scale = own_scale(table) or scale_of(numbers.finite)
    stacks, notes = known_stacks(numbers, scale)
    count = len(stacks)
    button = own_button(table, count)
    at = {k: (button + 1 + k) % count for k in range(count)}
    forced = ForcedBets(
        chips_of(numbers.antes, scale), chips_of(numbers.entries, scale), chips_of(stacks, scale)
    )
    posts, late = posts_of(
        forced,
        at,
        trimming=bool(table.get("ante_trimming_status")),
        reading=reading,
    )
    stakes = _stakes(numbers, forced, scale, reading)
    game = own_game(table, code, stakes, _rules(reading), scale)
    by_seat = sorted(at, key=at.__getitem__)
    started = start(
        game,
        tuple([forced.stacks[k] for k in by_seat]),
        button,
        own_posts(table, at, scale) or posts,
        own_carried(table, scale),
    )
    names, unnamed = _names(table, count)
    return PhhSetup(
        started,
        reading,
        scale,
        {f"p{k + 1}": seat for k, seat in at.items()},
        tuple([names[k] for k in by_seat]),
        _recorded(numbers.finishing, by_seat, scale),
        _recorded(numbers.winnings, by_seat, scale),
        chips(numbers.rake, scale),
        (*notes, *[_note(post, scale) for post in late if post.dead], *unnamed),
        bool(late),
        forced.short,
    )


def _stakes(numbers: Numbers, forced: ForcedBets, scale: int, reading: PhhReading) -> Stakes:
    """The sizes of the game, as the arrays of forced bets have them."""
    chip = 1
    if reading.odd_chip == "unit":
        chip = scale
    elif reading.odd_chip == "smallest chip":
        chip = gcd(*chips_of(numbers.finite, scale)) or 1
    on_button = forced.only_button
    return Stakes(
        blinds=() if on_button else forced.blinds,
        small_bet=chips(numbers.small_bet, scale),
        big_bet=chips(numbers.big_bet, scale),
        ante=forced.ante,
        chip=chip,
        button_blind=on_button,
        bring_in=chips(numbers.bring_in, scale),
    )


def _rules(reading: PhhReading) -> HouseRules:
    if reading == USUAL:
        return REPLAYED
    return REPLAYED.but(
        odd_chip="fraction" if reading.odd_chip == "fraction" else "unit",
        stud_odd=reading.stud_odd,
        bringin_tie=reading.bringin_tie,
        board_tie=reading.board_tie,
    )


def _note(post: Late, scale: int) -> str:
    write = written(scale)
    live = f", and {write(post.live)} live" if post.live else ""
    return f"p{post.position + 1}'s post is taken as {write(post.dead)} dead{live}"


def _names(table: Table, count: int) -> tuple[list[str], list[str]]:
    """What the players are called, and what is odd about it."""
    players = table.get("players", [""] * count)
    unnamed = []
    if not isinstance(players, list) or len(players) != count:
        unnamed = [f"players does not name {count} players"]
        players = [""] * count
    return [str(player) or f"p{k + 1}" for k, player in enumerate(players)], unnamed


def _recorded(
    values: Sequence[Amount], by_seat: Sequence[int], scale: int
) -> tuple[int | None, ...]:
    if not values:
        return ()
    return tuple(
        [None if values[k] == UNKNOWN_AMOUNT else chips(values[k], scale) for k in by_seat]
    )
