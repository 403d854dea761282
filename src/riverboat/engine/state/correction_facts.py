"""Facts of irregularities in a hand and of their corrections.

The log keeps both: for example the card that came too early, and its return. Each correction cites
its rule; only a decision of the floor itself (``FloorDecided``) needs none. Players still know the
cards that they saw, even if those are taken back.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine.state.hand_fact import Fact

CardDestination: TypeAlias = Literal["stub", "top", "burn", "aside", "out"]
"""The destination of cards taken back: into the stub, which is shuffled; onto the stub, to come
next; to the burns, as the burn of the next cards; aside, to come back later; out of play.
"""


class SeenCards(Struct, frozen=True, gc=False, rename={"seen_by": "by"}):
    """Hidden cards of a seat that other players have seen."""

    seat: int
    cards: tuple[int, ...]
    seen_by: tuple[int, ...] = ()
    """The seats that saw the cards; empty means all players and spectators."""


class CardsExposed(Fact, frozen=True, rename={"seen_by": "by"}):
    """Hidden cards of a player were seen, by the given seats or by the whole table."""

    seat: int
    cards: tuple[int, ...]
    seen_by: tuple[int, ...] = ()


class FloorDecided(Fact, metaclass=DeprecatedKeywords, frozen=True, rename={"decided_by": "by"}):
    """The floor decided at its discretion; the facts that follow are the decision."""

    reason: str
    decided_by: str = ""

    by = DeprecatedAttribute("decided_by")


class CardsReplaced(
    Fact,
    frozen=True,
    rename={
        "old_cards": "old",
        "new_cards": "new",
        "destination": "to",
        "is_public": "shown",
        "seen_by": "eyes",
        "is_face_up": "up",
    },
):
    """A player's cards were removed or replaced, or cards were added."""

    seat: int
    old_cards: tuple[int, ...]
    new_cards: tuple[int, ...] = ()
    destination: CardDestination = "out"
    """Destination of the old cards."""
    rule: str = ""
    is_public: bool = False
    """True if the whole table has seen the old cards."""
    seen_by: tuple[int, ...] = ()
    """Seats that have seen the old cards besides their owner; only if not the whole table has."""
    is_face_up: bool = False
    """True if the new cards lie face up."""


class BoardTakenBack(Fact, frozen=True, rename={"destination": "to", "removed_cards": "gone"}):
    """Cards were taken off a board, which is now ``cards``."""

    cards: tuple[int, ...]
    removed_cards: tuple[int, ...]
    destination: CardDestination = "stub"
    burns: int = 0
    """Number of cards already burned for the next board cards; -1 if one extra burn is due."""
    rule: str = ""
    board: int = 0


class WagerCorrected(Fact, frozen=True, rename={"total": "to"}):
    """A player's bet, call or raise is corrected to ``total``, and all bets to ``bets``."""

    seat: int
    total: int
    bets: tuple[int, ...]
    current_bet: int
    last_raise: int
    rule: str = ""


class HandKilled(Fact, frozen=True, rename={"returned_chips": "returned"}):
    """A hand is dead and has no claim to any pot.

    ``returned_chips`` is the number of its uncalled chips that went back to the player (DEAD-12).
    The other players then face ``current_bet``.
    """

    seat: int
    returned_chips: int = 0
    current_bet: int = 0
    last_raise: int = 0
    rule: str = ""


class HandVoided(Fact, frozen=True, rename={"returned_by_seat": "returned", "held_chips": "held"}):
    """The hand has no winner: chips were returned, and ``held_chips`` wait for the next deal.

    Chips are held if they come from an earlier deal, or from players with no right to a refund
    (IRRG-02).
    """

    returned_by_seat: tuple[int, ...]
    held_chips: int = 0
    rule: str = ""


AnyRemedy = FloorDecided | CardsReplaced | BoardTakenBack | WagerCorrected | HandKilled | HandVoided
"""Any remedy for an irregularity, except a rewind."""
