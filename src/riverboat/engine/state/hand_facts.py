"""Facts: past events of a hand. Frozen and complete, they form its public log.

A fact carries its outcome, so a stored hand stays valid when a rule is fixed later:
``Raised(seat=2, to=600, full=True)`` records a full raise, and it is never computed again.

Seats are numbered clockwise from 0. Chips are whole numbers. Cards are numbers
(``riverboat.cards``); a card that is unknown to the log, or hidden from the viewer it was
redacted for, is ``UNKNOWN``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal

import msgspec
from msgspec import Struct

from riverboat.decoding import JsonDecoder, json_decoder
from riverboat.engine.commands.engine_commands import ChipSource, Side
from riverboat.engine.commands.engine_errors import CorruptLog, refusal_of
from riverboat.engine.games.forced_bets import Post, PostKind
from riverboat.engine.games.game import Game
from riverboat.engine.state.correction_facts import (
    AnyRemedy,
    CardsExposed,
    SeenCards,
)
from riverboat.engine.state.hand_fact import Fact
from riverboat.engine.state.rake import Rake
from riverboat.engine.state.seat_masks import MAX_SEATS
from riverboat.words.refusals.audited import FactUnknown

TakeKind = Literal["rake", "jackpot", "kitty", "time"]
"""The recipient of chips taken from a pot: the house, a jackpot, the players' own box, or the house
for the table's time.
"""


# Start ------------------------------------------------------------------------------------------


class HandStarted(Fact, frozen=True):
    """The start of a hand: stacks, button and complete rules (invariant: a log explains itself).

    ``button`` is the seat that acts last: with a dead button, the last seat before it.
    """

    game: Game
    stacks: tuple[int, ...]
    button: int
    posts: tuple[Post, ...]
    reserve: tuple[int, ...] = ()
    """Chips that each seat owns but that do not play this hand (CAPL-01, UNIT-03)."""
    carried: int = 0
    """Chips in the middle from an earlier deal without a winner (GAME-14, IRRG-03)."""
    rake: Rake | None = None
    """Rake that the house takes from the pots (BYND-47), or ``None``."""


class Posted(Fact, frozen=True):
    """A player posted a forced bet of ``chips``; the others must match ``counts_as``."""

    seat: int
    kind: PostKind
    chips: int
    counts_as: int


# Cards ------------------------------------------------------------------------------------------


class HoleCardsDealt(Fact, frozen=True):
    """Each seat was dealt these down cards; an empty tuple for no cards."""

    holdings: tuple[tuple[int, ...], ...]
    burned: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    """Cards of this deal that the dealer exposed (BYND-60, BYND-65)."""
    set_aside: bool = False
    """The exposed cards were taken away, to be replaced after all players have drawn."""


class UpcardsDealt(Fact, frozen=True):
    """Each seat was dealt these cards face up; an empty tuple for no cards."""

    cards: tuple[tuple[int, ...], ...]
    burned: tuple[int, ...] = ()


class Burned(Fact, frozen=True):
    """Cards were burned before a draw (BYND-65)."""

    burned: tuple[int, ...]


class StubReshuffled(Fact, frozen=True):
    """The muck and the discards went back into the stub, which had run out (BYND-65).

    ``cards`` are the returned cards; ``stub`` is the new number of cards. ``spared`` are the
    seats whose discards of this draw stayed out; with ``burns`` the burned cards went back
    too.
    """

    cards: tuple[int, ...]
    stub: int
    spared: tuple[int, ...] = ()
    burns: bool = False


class BoardDealt(Fact, frozen=True):
    """Cards were dealt to a board, after these burns."""

    cards: tuple[int, ...]
    burned: tuple[int, ...] = ()
    board: int = 0


# Betting ----------------------------------------------------------------------------------------


class BettingOpened(Fact, frozen=True):
    """A betting round began, with ``first`` to act."""

    street: int
    first: int
    last_raise: int
    """The minimum raise: the minimum bet, or a larger straddle."""
    raises: int = 0
    """Raises already used up by straddles (STRD-04)."""
    capped: bool = False
    bring_in: int = 0
    """Bring-in of ``first``; the others face it even if ``first`` is all-in (BRNG-01)."""
    big_bet: int = 0
    """The larger bet allowed with an open pair (BYND-61)."""


class BroughtIn(Fact, frozen=True):
    """The bring-in was paid, or the player was all-in with less."""

    seat: int
    chips: int
    option: bool = False
    """The player may still raise when all others have called (BRNG-07)."""


class BringInTakenBack(Fact, frozen=True):
    """A wrong bring-in was returned to its player, and ``first`` owes it (BYND-68)."""

    seat: int
    first: int


class Folded(Fact, frozen=True):
    """A player folded."""

    seat: int
    free: bool = False
    """The player could have checked, in a house that warns against it (TURN-03)."""
    cards: tuple[int, ...] = ()
    """The cards, if the dealer spreads folded hands face up (BET-27)."""


class Checked(Fact, frozen=True):
    """A player checked."""

    seat: int


class Called(Fact, frozen=True):
    """A player called with ``chips`` more, or all-in for less."""

    seat: int
    chips: int


class Raised(Fact, frozen=True):
    """A player bet or raised to a total of ``to`` on this street."""

    seat: int
    to: int
    full: bool = True
    """True for a full bet or raise, which reopens the betting (ALLN-16, ALLN-17)."""
    counts: bool = False
    """The raise uses up one raise of the cap (CAPR-07)."""
    capped: bool = False
    """No player may raise again on this street (CAPR-08)."""
    over: int = 0
    """Chips above the pot-limit maximum, which stand unless challenged (POTL-11)."""
    borrowed: bool = False
    """The player raised with borrowed chips and may no longer go all-in (OPEN-09)."""


class OverbetReturned(Fact, frozen=True):
    """All players took back their chips above ``to``, the legal maximum (POTL-11)."""

    to: int
    last_raise: int


class ChipsAdded(Fact, frozen=True):
    """A player added ``chips`` during the hand (OPEN-06)."""

    seat: int
    chips: int
    how: ChipSource
    """The source: cash, another player, or a marker to the winner of the pot."""


class UncalledBetReturned(Fact, frozen=True):
    """Uncalled chips went back to the player who bet them (ALLN-08)."""

    seat: int
    chips: int


class BetsCollected(Fact, frozen=True):
    """The betting round ended and the bets were collected: the pot's good (BET-15)."""


# Drawing ----------------------------------------------------------------------------------------


class Discarded(Fact, frozen=True):
    """A player discarded these cards; none if they stood pat (GAME-09)."""

    seat: int
    cards: tuple[int, ...]


class DiscardTakenBack(Fact, frozen=True):
    """A player took their discards back in time (BYND-65)."""

    seat: int


# End --------------------------------------------------------------------------------------------


class Declared(Fact, frozen=True):
    """A player declared, in secret, the half they play for (BYND-67)."""

    seat: int
    side: Side


class DeclarationsOpened(Fact, frozen=True):
    """All declarations were opened at once, by seat (BYND-67)."""

    sides: tuple[Side, ...]


class OpenersShown(Fact, frozen=True):
    """The opener showed openers (GAME-14)."""

    seat: int
    cards: tuple[int, ...]


class OpenersFailed(Fact, frozen=True):
    """The opener could not show openers: their hand is dead (GAME-14)."""

    seat: int


class PassedOut(Fact, frozen=True):
    """The pot had no winner: its ``carried`` chips wait for the next deal (GAME-14, IRRG-03).

    If none are carried, all players have taken their chips back.
    """

    carried: int


class RunItChosen(Fact, frozen=True):
    """A player all-in, or against an all-in, chose a number of runouts (BYND-40)."""

    seat: int
    times: int


class RunItAgreed(Fact, frozen=True):
    """The players agreed to deal the remaining board this many times."""

    times: int


class HandShown(Fact, frozen=True):
    """A player showed their hand."""

    seat: int
    cards: tuple[int, ...]


class HandMucked(Fact, frozen=True):
    """A player mucked at the showdown; the hand is dead (SHOW-17)."""

    seat: int


class Winners(Struct, frozen=True, gc=False):
    """Winners of a pot (0 is the main pot) on one board; half 1 is the second ranking (CARD-18)."""

    seats: tuple[int, ...]
    pot: int = 0
    board: int = 0
    half: int = 0


class PotsPushed(Fact, frozen=True):
    """The dealer read unrecorded hands and pushed every pot to these winners.

    The log does not contain the cards, which were shown only at the physical table.
    """

    winners: tuple[Winners, ...]


class RakeTaken(Fact, frozen=True):
    """The house took ``chips`` of a pot (0 is the main pot) before it was awarded (BYND-47)."""

    pot: int
    chips: int
    kind: TakeKind
    """The recipient: the house, a jackpot, the players' box (HOUS-03), or time (BYND-51)."""


class PotAwarded(Fact, frozen=True):
    """A player won ``chips`` of a pot (0 is the main pot), on one board."""

    seat: int
    chips: int
    pot: int = 0
    board: int = 0
    rank: int = -1
    """The winning rank value (``riverboat.ranking``); -1 if no hands were compared."""
    half: int = 0
    """The half of a split pot: 0 by the variant's ranking, 1 by its second (CARD-18)."""


class HandEnded(Fact, frozen=True):
    """The hand ended; all chips are back in the stacks."""


# Mistakes and remedies ----------------------------------------------------------------------------

AnyMistake = HoleCardsDealt | UpcardsDealt | BoardDealt | Called | Raised
"""Irregular deals and wagers of dealers and players that change a hand."""


class WentWrong(Fact, frozen=True):
    """An irregular fact: the rules required a different one."""

    what: AnyMistake


FOLDED: Final = tuple(map(Folded, range(MAX_SEATS)))
"""A plain fold by each seat."""

CHECKED: Final = tuple(map(Checked, range(MAX_SEATS)))
"""A check by each seat."""

AnyStanding = (
    Posted
    | HoleCardsDealt
    | UpcardsDealt
    | Burned
    | StubReshuffled
    | BoardDealt
    | BettingOpened
    | BroughtIn
    | BringInTakenBack
    | Folded
    | Checked
    | Called
    | Raised
    | ChipsAdded
    | OverbetReturned
    | UncalledBetReturned
    | BetsCollected
    | Discarded
    | DiscardTakenBack
    | Declared
    | DeclarationsOpened
    | OpenersShown
    | OpenersFailed
    | PassedOut
    | RunItChosen
    | RunItAgreed
    | HandShown
    | HandMucked
    | PotsPushed
    | RakeTaken
    | PotAwarded
    | HandEnded
    | WentWrong
    | CardsExposed
    | AnyRemedy
)
"""Any fact that may stand after a rewind."""


class Rewound(Fact, frozen=True):
    """The hand was rewound to its state before fact number ``to`` of its log.

    ``standing`` are the facts after the start that still count; ``seen`` are cards that were
    seen since then and stay known. ``seat``: only the last action of this player was taken
    back.
    """

    to: int
    standing: tuple[AnyStanding, ...]
    seen: tuple[SeenCards, ...] = ()
    rule: str = ""
    seat: int = -1


AnyCorrection = AnyRemedy | Rewound
AnyIrregular = WentWrong | CardsExposed | AnyCorrection
"""Facts outside the rules of play: irregularities and their remedies."""

AnyFact = HandStarted | AnyStanding | Rewound

_ENCODER = msgspec.json.Encoder()


@cache
def _decoder() -> JsonDecoder[AnyFact]:
    """Return the decoder, built on first use: it accounts for a tenth of the import time."""
    return json_decoder(AnyFact)


def to_json_lines(log: Iterable[AnyFact]) -> bytes:
    """Return a log as JSON Lines, one fact per line."""
    return b"".join(_ENCODER.encode(fact) + b"\n" for fact in log)


def from_json_lines(text: bytes) -> list[AnyFact]:
    """Parse the output of ``to_json_lines``, or raise ``CorruptLog`` with the wrong line."""
    log: list[AnyFact] = []
    for index, line in enumerate(text.splitlines()):
        try:
            log.append(_decoder().decode(line))
        except (msgspec.MsgspecError, ValueError) as error:
            raise CorruptLog(index, FactUnknown("log", refusal_of(error))) from error
    return log
