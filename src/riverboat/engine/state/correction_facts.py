"""What went wrong in a hand, and what was done about it: facts, like all that happens.

Both stories stay in the log: the card that came too early, and that it went back. Whoever corrects
says by which rule; only what the floor decides by itself (``FloorDecided``) needs none. What eyes
have seen stays seen, whatever is taken back.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.engine.state.hand_fact import Fact

CardDestination: TypeAlias = Literal["stub", "top", "burn", "aside", "out"]
"""Where cards go that are taken back: into the stub, which is shuffled; onto the stub, to come
next; to the burns, as the burn of the next cards; aside, to come back later; out of play."""


class SeenCards(Struct, frozen=True, gc=False):
    """Cards of a seat that somebody has seen who should not have."""

    seat: int
    cards: tuple[int, ...]
    by: tuple[int, ...] = ()
    """The seats that saw them; none of them means everybody, the rail too."""


# What went wrong --------------------------------------------------------------------------------


class CardsExposed(Fact, frozen=True):
    """Hidden cards of a player were seen: by these seats, or by everybody."""

    seat: int
    cards: tuple[int, ...]
    by: tuple[int, ...] = ()


# What was done about it -------------------------------------------------------------------------


class FloorDecided(Fact, frozen=True):
    """The floor decided by itself, whatever the rules say: what follows at once is why."""

    reason: str
    by: str = ""


class CardsReplaced(Fact, frozen=True):
    """Cards of a player went, and others came in their place; there may be none of either."""

    seat: int
    old: tuple[int, ...]
    new: tuple[int, ...] = ()
    to: CardDestination = "out"
    """Where the old ones went."""
    rule: str = ""
    shown: bool = False
    """Everybody has seen the old ones."""
    eyes: tuple[int, ...] = ()
    """If not everybody has: the seats that have, beside their owner."""
    up: bool = False
    """The new ones lie face up."""


class BoardTakenBack(Fact, frozen=True):
    """Cards left a board, which is now as ``cards`` says."""

    cards: tuple[int, ...]
    gone: tuple[int, ...]
    to: CardDestination = "stub"
    burns: int = 0
    """How many cards are burned already for the next ones; -1 if one more than usual is due."""
    rule: str = ""
    board: int = 0


class WagerCorrected(Fact, frozen=True):
    """What a player bet, called or raised is ``to``, and so all bets are as ``bets`` says."""

    seat: int
    to: int
    bets: tuple[int, ...]
    current_bet: int
    last_raise: int
    rule: str = ""


class HandKilled(Fact, frozen=True):
    """A hand is dead and has no claim to any pot.

    ``returned`` chips of it, which nobody had called, went back to their owner (DEAD-12); the
    others face ``current_bet`` then.
    """

    seat: int
    returned: int = 0
    current_bet: int = 0
    last_raise: int = 0
    rule: str = ""


class HandVoided(Fact, frozen=True):
    """Nobody wins: chips went back to those who put them in, and ``held`` wait for the next deal.

    Held are those of an earlier deal, and of whoever has no right to a refund (IRRG-02).
    """

    returned: tuple[int, ...]
    held: int = 0
    rule: str = ""


AnyRemedy = FloorDecided | CardsReplaced | BoardTakenBack | WagerCorrected | HandKilled | HandVoided
"""What is done about something that went wrong, but for going back to a point."""
