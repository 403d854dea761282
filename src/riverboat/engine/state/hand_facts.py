"""Facts: what happened. Past tense, frozen, complete: the public log of a hand.

A fact carries its outcome, so a stored hand stands for ever, whatever rule is mended later:
``Raised(seat=2, to=600, full=True)`` says that it was a full raise; nobody works it out again.

Seats are numbered clockwise from 0. Chips are whole numbers. Cards are numbers
(``riverboat.cards``); a card that the log, or the pair of eyes it was redacted for, does not know
is ``UNKNOWN``.
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
from riverboat.words.refusals.audited import IsNoFact

TakeKind = Literal["rake", "jackpot", "kitty", "time"]
"""Who gets what is taken from a pot: the house, a jackpot, the players' own box, or the house for
the table's time."""


# The start --------------------------------------------------------------------------------------


class HandStarted(Fact, frozen=True):
    """Who has what, where the button is, and the whole of the rules (invariant: a log explains
    itself). ``button`` is the seat that acts last: with a dead button, the last seat before it.
    """

    game: Game
    stacks: tuple[int, ...]
    button: int
    posts: tuple[Post, ...]
    reserve: tuple[int, ...] = ()
    """Chips that each seat owns but that do not play this hand (CAPL-01, UNIT-03)."""
    carried: int = 0
    """Chips in the middle from an earlier deal that nobody won (GAME-14, IRRG-03)."""
    rake: Rake | None = None
    """What the house takes from the pots (BYND-47); nothing for ``None``."""


class Posted(Fact, frozen=True):
    """A forced bet went in: ``chips`` of them, and the others must match ``counts_as``."""

    seat: int
    kind: PostKind
    chips: int
    counts_as: int


# Cards ------------------------------------------------------------------------------------------


class HoleCardsDealt(Fact, frozen=True):
    """Each seat was dealt these down cards; a seat that was dealt none has none."""

    holdings: tuple[tuple[int, ...], ...]
    burned: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    """Those of them that the dealer exposed (BYND-60, BYND-65)."""
    set_aside: bool = False
    """The exposed cards were taken away again, to be replaced after everybody's draw."""


class UpcardsDealt(Fact, frozen=True):
    """Each seat was dealt these cards face up; a seat that was dealt none has none."""

    cards: tuple[tuple[int, ...], ...]
    burned: tuple[int, ...] = ()


class Burned(Fact, frozen=True):
    """Cards were burned before a draw (BYND-65)."""

    burned: tuple[int, ...]


class StubReshuffled(Fact, frozen=True):
    """The muck and the discards went back into the stub, which had run out (BYND-65).

    ``cards`` are those that went back; ``stub`` is how many there are now. ``spared`` are the
    seats whose discards of this draw stayed out; ``burns``: the burned cards went back too.
    """

    cards: tuple[int, ...]
    stub: int
    spared: tuple[int, ...] = ()
    burns: bool = False


class BoardDealt(Fact, frozen=True):
    """Cards were put on a board, after these were burned."""

    cards: tuple[int, ...]
    burned: tuple[int, ...] = ()
    board: int = 0


# Betting ----------------------------------------------------------------------------------------


class BettingOpened(Fact, frozen=True):
    """A betting round began, with ``first`` to act."""

    street: int
    first: int
    last_raise: int
    """The least that a raise must add: the minimum bet, or a larger straddle."""
    raises: int = 0
    """Raises already used up by straddles (STRD-04)."""
    capped: bool = False
    bring_in: int = 0
    """What ``first`` must open for; the others face it even when ``first`` is all-in (BRNG-01)."""
    big_bet: int = 0
    """The larger bet that may be made instead, because a pair is open (BYND-61)."""


class BroughtIn(Fact, frozen=True):
    """The bring-in was paid, or all that its owner had."""

    seat: int
    chips: int
    option: bool = False
    """They may still raise when everybody has called (BRNG-07)."""


class BringInTakenBack(Fact, frozen=True):
    """The wrong player had brought it in; they took their chips back, and ``first`` owes it
    (BYND-68).
    """

    seat: int
    first: int


class Folded(Fact, frozen=True):
    """A player gave up their hand."""

    seat: int
    free: bool = False
    """They could have checked, in a house that warns against it (TURN-03)."""
    cards: tuple[int, ...] = ()
    """Their cards, where the dealer spreads a folded hand for all to see (BET-27)."""


class Checked(Fact, frozen=True):
    """A player called zero."""

    seat: int


class Called(Fact, frozen=True):
    """A player put in ``chips`` more to match the bet, or all they had."""

    seat: int
    chips: int


class Raised(Fact, frozen=True):
    """A player bet or raised to ``to`` in front of them on this street."""

    seat: int
    to: int
    full: bool = True
    """A full bet or raise, which reopens the betting, unlike a short all-in (ALLN-16, ALLN-17)."""
    counts: bool = False
    """It used up one raise of the cap (CAPR-07)."""
    capped: bool = False
    """Nobody may raise again on this street (CAPR-08)."""
    over: int = 0
    """Chips above the pot-limit maximum, which stand until somebody objects (POTL-11)."""
    borrowed: bool = False
    """They raised with chips borrowed in this hand, and have no all-in left in it (OPEN-09)."""


class OverbetReturned(Fact, frozen=True):
    """Everybody took back what they had put in above ``to``, the most that was legal (POTL-11)."""

    to: int
    last_raise: int


class ChipsAdded(Fact, frozen=True):
    """A player put ``chips`` more on the table in the middle of the hand (OPEN-06)."""

    seat: int
    chips: int
    how: ChipSource
    """For cash, from somebody else, or for a marker to the winner of the pot."""


class UncalledBetReturned(Fact, frozen=True):
    """Chips that nobody called went back to the player who bet them (ALLN-08)."""

    seat: int
    chips: int


class BetsCollected(Fact, frozen=True):
    """The betting round ended and the bets went into the middle: the pot's good (BET-15)."""


# Drawing ----------------------------------------------------------------------------------------


class Discarded(Fact, frozen=True):
    """A player threw these cards away; none at all when they stood pat (GAME-09)."""

    seat: int
    cards: tuple[int, ...]


class DiscardTakenBack(Fact, frozen=True):
    """A player changed their mind about their discards in time (BYND-65)."""

    seat: int


# The end ----------------------------------------------------------------------------------------


class Declared(Fact, frozen=True):
    """A player chose for which half they play, with their hand closed (BYND-67)."""

    seat: int
    side: Side


class DeclarationsOpened(Fact, frozen=True):
    """All hands were opened at once, and showed who plays for what: by seat (BYND-67)."""

    sides: tuple[Side, ...]


class OpenersShown(Fact, frozen=True):
    """The player who opened showed that they had openers (GAME-14)."""

    seat: int
    cards: tuple[int, ...]


class OpenersFailed(Fact, frozen=True):
    """The player who opened could not show openers: their hand is dead (GAME-14)."""

    seat: int


class PassedOut(Fact, frozen=True):
    """Nobody won the pot: ``carried`` chips of it wait for the next deal (GAME-14, IRRG-03).

    If none are carried, everybody has taken their chips back.
    """

    carried: int


class RunItChosen(Fact, frozen=True):
    """A player all-in, or against an all-in, said how often they would run it (BYND-40)."""

    seat: int
    times: int


class RunItAgreed(Fact, frozen=True):
    """The rest of the board will be dealt this many times."""

    times: int


class HandShown(Fact, frozen=True):
    """A player turned their cards up."""

    seat: int
    cards: tuple[int, ...]


class HandMucked(Fact, frozen=True):
    """A player threw their hand away at the showdown; it is dead (SHOW-17)."""

    seat: int


class Winners(Struct, frozen=True, gc=False):
    """Who was pushed a pot (0 is the main pot), on one board; half 1 is that of the second ranking
    (CARD-18).
    """

    seats: tuple[int, ...]
    pot: int = 0
    board: int = 0
    half: int = 0


class PotsPushed(Fact, frozen=True):
    """The dealer read hands that nobody wrote down, and pushed every pot to these.

    No fact says more of them: the cards spoke at the table, and the log does not know them.
    """

    winners: tuple[Winners, ...]


class RakeTaken(Fact, frozen=True):
    """The house took ``chips`` of a pot (0 is the main pot) before it was awarded (BYND-47)."""

    pot: int
    chips: int
    kind: TakeKind
    """For the house, for a jackpot, for the players' own box (HOUS-03), or for time (BYND-51)."""


class PotAwarded(Fact, frozen=True):
    """A player won ``chips`` of a pot (0 is the main pot), on one board."""

    seat: int
    chips: int
    pot: int = 0
    board: int = 0
    rank: int = -1
    """The rank value that won (``riverboat.ranking``); -1 when nothing was compared."""
    half: int = 0
    """Which half of a split pot: 0 by the variant's ranking, 1 by its second (CARD-18)."""


class HandEnded(Fact, frozen=True):
    """All the chips are back in the stacks."""


# Against the rules, and back ----------------------------------------------------------------------

AnyMistake = HoleCardsDealt | UpcardsDealt | BoardDealt | Called | Raised
"""What dealers and players do that the rules did not ask for, and that changes a hand."""


class WentWrong(Fact, frozen=True):
    """This happened, although the rules asked for something else."""

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
"""Everything that may stand after a rewind."""


class Rewound(Fact, frozen=True):
    """The hand went back to where it stood before fact number ``to`` of its log.

    ``standing`` is what has happened as far as it still counts, after the start; ``seen`` are
    cards that were seen since then and stay known. ``seat``: only the last action of this player
    was taken back.
    """

    to: int
    standing: tuple[AnyStanding, ...]
    seen: tuple[SeenCards, ...] = ()
    rule: str = ""
    seat: int = -1


AnyCorrection = AnyRemedy | Rewound
AnyIrregular = WentWrong | CardsExposed | AnyCorrection
"""Facts that no rule of play asks for: what went wrong, and what was done about it."""

AnyFact = HandStarted | AnyStanding | Rewound

_ENCODER = msgspec.json.Encoder()


@cache
def _decoder() -> JsonDecoder[AnyFact]:
    """Made when a log is read: it looks at every field of every fact, a tenth of the import."""
    return json_decoder(AnyFact)


def to_json_lines(log: Iterable[AnyFact]) -> bytes:
    """A log as JSON, one fact a line."""
    return b"".join(_ENCODER.encode(fact) + b"\n" for fact in log)


def from_json_lines(text: bytes) -> list[AnyFact]:
    """Read what ``to_json_lines`` wrote, or raise ``CorruptLog`` with the line that is wrong."""
    log: list[AnyFact] = []
    for index, line in enumerate(text.splitlines()):
        try:
            log.append(_decoder().decode(line))
        except (msgspec.MsgspecError, ValueError) as why:
            raise CorruptLog(index, IsNoFact("log", refusal_of(why))) from why
    return log
