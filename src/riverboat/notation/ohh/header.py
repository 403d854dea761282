"""The head of a hand: which game, for how much, who has what and where the button is.

The format leaves some of it open: it has one word for all draw games and one for all kinds of
stud, no bet sizes, and a dealer seat that not every writer keeps right. What is open is a
``OhhReading``; the first one by which the hand ends as recorded is the right one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from msgspec import Struct

from riverboat.engine import HandStarted, RiverboatError, start
from riverboat.engine.asked.errors import reason_of
from riverboat.notation.naming import called, speaks_of_chips
from riverboat.notation.ohh.chips import chips_of, scale_in, sizes_of
from riverboat.notation.ohh.fields import maybe_whole
from riverboat.notation.ohh.games import plain_game, variants_in
from riverboat.notation.ohh.own_keys import own_button, own_game, own_posts
from riverboat.notation.ohh.posts import Put, forced_entries, posts_of
from riverboat.notation.ohh.sheet import OhhHand
from riverboat.notation.reading import BadNotation
from riverboat.words import Refusal
from riverboat.words.refusals.written import CountedInChips, TheHandItself


class OhhReading(NamedTuple):
    """How to take what the format leaves open."""

    variant: str
    button: int
    all_live: bool = False
    """An extra blind is live as a whole, also above the big blind."""
    as_bet: bool = False
    """The sizes of fixed limit are those of the bets that were made, not the big blind's."""
    totals: frozenset[str] = frozenset()
    """Actions whose amount is not what they add, but all that lies in front of the player."""


class OhhSetup(Struct, frozen=True):
    """Everything before the first card."""

    started: HandStarted
    scale: int
    """Chips to the unit of the file."""
    seat_of: dict[str, int]
    """Players by their ids in the file."""
    names: tuple[str, ...]
    reading: OhhReading
    notes: tuple[str, ...]


def readings(sheet: OhhHand) -> Iterator[OhhReading]:
    """The ways to read a hand, the usual one first."""
    verbs = {entry.verb for entry in sheet.entries}
    live = (False, True) if "post extra blind" in verbs else (False,)
    as_bet = (False, True) if sheet.bet_type == "FL" and "bet" in verbs else (False,)
    counted = [totals for totals in _COUNTED if totals <= verbs]
    names = variants_in(sheet)
    for totals, button, name in product(counted, _buttons(sheet), names):
        for all_live, by_bets in product(live, as_bet):
            yield OhhReading(name, button, all_live, by_bets, totals)


_COUNTED: Final = (frozenset[str](), frozenset({"raise"}), frozenset({"raise", "call"}))
"""By the specification an amount is what an action adds; some writers count what it comes to."""


def setup_of(sheet: OhhHand, reading: OhhReading) -> OhhSetup:
    """The start of a hand by this reading, or ``BadNotation`` when there can be none."""
    players = sheet.players
    seat_of = {player.id: seat for seat, player in enumerate(players)}
    names = tuple([player.name or f"seat {player.chair}" for player in players])
    scale = scale_in(sheet)
    stacks = tuple([chips_of(player.stack, scale) for player in players])
    game = own_game(sheet.ohh) or plain_game(sheet, reading.variant, scale, reading.as_bet)
    puts = [
        Put(seat_of.get(entry.player, -1), entry.verb, chips_of(entry.amount, scale))
        for entry in forced_entries(sheet.entries, blinds=not game.variant.has_upcards)
    ]
    try:
        forced = posts_of(puts, stacks, sizes_of(sheet, scale), all_live=reading.all_live)
        posts = own_posts(sheet.ohh, len(players)) or forced.posts
        started = start(game, stacks, reading.button, posts, forced.carried)
    except RiverboatError as why:
        raise BadNotation(in_words_of_the_file(why, names, scale)) from why
    notes = (*sheet.notes, *_said_of(sheet, reading))
    return OhhSetup(started, scale, seat_of, names, reading, notes)


# The button -------------------------------------------------------------------------------------


def dealer_chair(sheet: OhhHand) -> int:
    """The chair that the file gives to the button; 0 if it gives none."""
    try:
        return max(0, maybe_whole(sheet.ohh, "dealer_seat", TheHandItself()) or 0)
    except BadNotation:
        return 0


def _buttons(sheet: OhhHand) -> list[int]:
    """The seats that may have the button, or act last for a button that nobody has.

    The small blind is posted by the first seat after it, or heads-up by itself. When the dealer
    seat says otherwise, the writer has not kept it up to date: a dead button, most likely.
    """
    count = len(sheet.players)
    own = own_button(sheet.ohh, count)
    if own is not None:
        return [own]
    found: list[int] = []
    small = next((entry.player for entry in sheet.entries if entry.verb == "post sb"), "")
    for seat, player in enumerate(sheet.players):
        if player.id == small:
            found.append(seat if count == 2 else (seat - 1) % count)
    if chair := dealer_chair(sheet):
        before = [seat for seat, player in enumerate(sheet.players) if player.chair <= chair]
        named = before[-1] if before else count - 1
        if named not in found:
            found.append(named)
    return found or [count - 1]


def _said_of(sheet: OhhHand, reading: OhhReading) -> Iterator[str]:
    """What the reading had to decide."""
    chair = dealer_chair(sheet)
    chairs = [player.chair for player in sheet.players]
    if chair in chairs and chairs[reading.button] != chair:
        yield (
            f"the dealer seat {chair} does not go with the small blind: the button is taken to be "
            f"at seat {chairs[reading.button]} or empty after it"
        )
    if reading.variant != variants_in(sheet)[0]:
        yield f"taken for {reading.variant}: by that the hand ends as recorded"
    if reading.as_bet:
        yield "the sizes of the limit are those of the bets that were made"
    if reading.totals:
        verbs = " and ".join(f"{verb}s" for verb in sorted(reading.totals))
        yield f"the amounts of {verbs} are taken to be totals: by that the hand ends as recorded"
    if reading.all_live:
        yield "an extra blind above the big blind is taken to be live as a whole"


def in_words_of_the_file(why: Exception, names: Sequence[str], scale: int) -> Refusal:
    """A refusal with players by name instead of by seat, and its amounts explained."""
    fault = called(reason_of(why), names)
    in_chips = scale > 1 and speaks_of_chips(fault)
    return CountedInChips(fault, fault.rule or None, scale) if in_chips else fault
