"""Facts: past events of a hand. Frozen and complete, they form its public log.

A fact carries its outcome, so a stored hand stays valid when a rule is fixed later:
``Raised(seat=2, to=600, is_full_raise=True)`` records a full raise, and a replay does not decide
that again.

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
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
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
from riverboat.words.refusals.hand_audit import LogEntryUnknown

TakeKind = Literal["rake", "jackpot", "kitty", "time"]
"""The purpose of chips taken from a pot: ``rake`` for the house, ``jackpot`` for the jackpot fund,
``kitty`` for the players' own box, or ``time`` for the table's time charge.
"""


class HandStarted(
    Fact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"carried_chips": "carried", "reserve_by_seat": "reserve"},
):
    """The start of a hand: stacks, button and complete rules, so that the log needs no other data.

    ``button`` is the seat that acts last: with a dead button, the last seat before it.
    """

    game: Game
    stacks: tuple[int, ...]
    button: int
    posts: tuple[Post, ...]
    reserve_by_seat: tuple[int, ...] = ()
    """Chips that each seat owns but that are out of play in this hand (CAPL-01, UNIT-03)."""
    carried_chips: int = 0
    """Chips in the middle from an earlier deal without a winner (GAME-14, IRRG-03)."""
    rake: Rake | None = None
    """Rake that the house takes from the pots (BYND-47), or ``None``."""

    carried = DeprecatedAttribute("carried_chips")
    reserve = DeprecatedAttribute("reserve_by_seat")


class Posted(Fact, frozen=True):
    """A player posted a forced bet of ``chips``; the others must match ``counts_as``."""

    seat: int
    kind: PostKind
    chips: int
    counts_as: int


class HoleCardsDealt(
    Fact, frozen=True, rename={"are_set_aside": "set_aside", "exposed_cards": "exposed"}
):
    """Down cards were dealt, one tuple for each seat; empty for a seat without cards."""

    holdings: tuple[tuple[int, ...], ...]
    burned: tuple[int, ...] = ()
    exposed_cards: tuple[int, ...] = ()
    """Cards of this deal that the dealer exposed (BYND-60, BYND-65)."""
    are_set_aside: bool = False
    """True if the exposed cards were taken away, to be replaced after all players have drawn."""


class UpcardsDealt(Fact, frozen=True):
    """Each seat was dealt these cards face up; an empty tuple for no cards."""

    cards: tuple[tuple[int, ...], ...]
    burned: tuple[int, ...] = ()


class Burned(Fact, frozen=True):
    """Cards were burned before a draw (BYND-65)."""

    burned: tuple[int, ...]


class StubReshuffled(
    Fact,
    frozen=True,
    rename={"stub_size": "stub", "spared_seats": "spared", "includes_burns": "burns"},
):
    """The muck and the discards went back into the stub, which had run out (BYND-65).

    ``cards`` are the returned cards; ``stub_size`` is the new number of cards. ``spared_seats`` are
    the seats whose discards of this draw stayed out; with ``includes_burns`` the burned cards went
    back too.
    """

    cards: tuple[int, ...]
    stub_size: int
    spared_seats: tuple[int, ...] = ()
    includes_burns: bool = False


class BoardDealt(Fact, frozen=True):
    """Cards were dealt to a board, after the burns were discarded."""

    cards: tuple[int, ...]
    burned: tuple[int, ...] = ()
    board: int = 0


class BettingOpened(
    Fact,
    frozen=True,
    rename={"first_to_act": "first", "raises_used": "raises", "is_capped": "capped"},
):
    """A betting round began, with ``first_to_act`` to act."""

    street: int
    first_to_act: int
    last_raise: int
    """The minimum raise: the minimum bet, or a larger straddle."""
    raises_used: int = 0
    """Raises already used up by straddles (STRD-04)."""
    is_capped: bool = False
    bring_in: int = 0
    """Bring-in of ``first_to_act``; the others face it even if ``first_to_act`` is all-in
    (BRNG-01).
    """
    big_bet: int = 0
    """The larger bet allowed with an open pair (BYND-61)."""


class BroughtIn(Fact, frozen=True, rename={"has_option": "option"}):
    """The bring-in was paid, or the player was all-in with less."""

    seat: int
    chips: int
    has_option: bool = False
    """True if the player may still raise when all others have called (BRNG-07)."""


class BringInTakenBack(Fact, frozen=True, rename={"first_to_act": "first"}):
    """A wrong bring-in was returned to its player, and ``first_to_act`` owes it (BYND-68)."""

    seat: int
    first_to_act: int


class Folded(Fact, frozen=True, rename={"was_free": "free"}):
    """A player folded."""

    seat: int
    was_free: bool = False
    """True if the player could have checked, and the house warns against such folds (TURN-03)."""
    cards: tuple[int, ...] = ()
    """The cards, if the dealer spreads folded hands face up (BET-27)."""

    free = DeprecatedAttribute("was_free")


class Checked(Fact, frozen=True):
    """A player checked."""

    seat: int


class Called(Fact, frozen=True):
    """A player called with ``chips`` more, or all-in for less."""

    seat: int
    chips: int


class Raised(
    Fact,
    frozen=True,
    rename={
        "is_capped": "capped",
        "is_full_raise": "full",
        "counts_towards_cap": "counts",
        "excess": "over",
        "is_borrowed": "borrowed",
    },
):
    """A player bet or raised to a total of ``to`` on this street."""

    seat: int
    to: int
    is_full_raise: bool = True
    """True for a full bet or raise, which reopens the betting (ALLN-16, ALLN-17)."""
    counts_towards_cap: bool = False
    """True if the raise uses up one of the raises that the cap allows (CAPR-07)."""
    is_capped: bool = False
    """True if no player may raise again on this street (CAPR-08)."""
    excess: int = 0
    """Chips above the pot-limit maximum, which stand unless challenged (POTL-11)."""
    is_borrowed: bool = False
    """True if the player raised with borrowed chips and may no longer go all-in (OPEN-09)."""


class OverbetReturned(Fact, frozen=True):
    """All players took back their chips above ``to``, the legal maximum (POTL-11)."""

    to: int
    last_raise: int


class ChipsAdded(Fact, metaclass=DeprecatedKeywords, frozen=True, rename={"source": "how"}):
    """A player added ``chips`` during the hand (OPEN-06)."""

    seat: int
    chips: int
    source: ChipSource
    """The source: cash, another player, or a marker to the winner of the pot."""

    how = DeprecatedAttribute("source")


class UncalledBetReturned(Fact, frozen=True):
    """Uncalled chips went back to the player who bet them (ALLN-08)."""

    seat: int
    chips: int


class BetsCollected(Fact, frozen=True):
    """The betting round ended, and the bets went into the pot (BET-15)."""


class Discarded(Fact, frozen=True):
    """A player discarded these cards; none if they stood pat (GAME-09)."""

    seat: int
    cards: tuple[int, ...]


class DiscardTakenBack(Fact, frozen=True):
    """A player took their discards back in time (BYND-65)."""

    seat: int


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


class PassedOut(Fact, frozen=True, rename={"carried_chips": "carried"}):
    """The pot had no winner: its ``carried_chips`` chips wait for the next deal (GAME-14, IRRG-03).

    If none are carried, all players have taken their chips back.
    """

    carried_chips: int


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
    """The purpose: rake, a jackpot, the players' box (HOUS-03), or a time charge (BYND-51)."""


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


AnyMistake = HoleCardsDealt | UpcardsDealt | BoardDealt | Called | Raised
"""Irregular deals and wagers of dealers and players that change a hand."""


class WentWrong(Fact, frozen=True, rename={"irregular_fact": "what"}):
    """A deal or wager that breaks the rules happened; a floor correction may follow."""

    irregular_fact: AnyMistake


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


class Rewound(
    Fact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"fact_index": "to", "standing_facts": "standing", "seen_cards": "seen"},
):
    """The hand was rewound to its state before fact number ``fact_index`` of its log.

    ``standing_facts`` are the facts after the start that still count; ``seen_cards`` are cards that
    players saw since then and still know. ``seat`` is given if only the last action of this player
    was taken back.
    """

    fact_index: int
    standing_facts: tuple[AnyStanding, ...]
    seen_cards: tuple[SeenCards, ...] = ()
    rule: str = ""
    seat: int = -1

    to = DeprecatedAttribute("fact_index")
    standing = DeprecatedAttribute("standing_facts")
    seen = DeprecatedAttribute("seen_cards")


AnyCorrection = AnyRemedy | Rewound
AnyIrregular = WentWrong | CardsExposed | AnyCorrection
"""Facts outside the rules of play: irregularities and their remedies."""

AnyFact = HandStarted | AnyStanding | Rewound

_ENCODER = msgspec.json.Encoder()


@cache
def _get_decoder() -> JsonDecoder[AnyFact]:
    """Return the decoder. It is built on first use, because it slows the import by a tenth."""
    return json_decoder(AnyFact)


def to_json_lines(log: Iterable[AnyFact]) -> bytes:
    """Return a log as JSON Lines, one fact per line."""
    return b"".join(_ENCODER.encode(fact) + b"\n" for fact in log)


def from_json_lines(text: bytes) -> list[AnyFact]:
    """Parse the output of ``to_json_lines``, or raise ``CorruptLog`` with the wrong line."""
    log: list[AnyFact] = []
    for index, line in enumerate(text.splitlines()):
        try:
            log.append(_get_decoder().decode(line))
        except (msgspec.MsgspecError, ValueError) as error:
            raise CorruptLog(index, LogEntryUnknown("log", refusal_of(error))) from error
    return log
