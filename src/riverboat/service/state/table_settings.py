"""What a host decides about their table beyond the rules of the game: who may come, and when."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.wire.view import Money

Delay = Annotated[int, Meta(ge=0, le=600)]
SecondsBetween = Annotated[float, Meta(ge=0, le=60)]
RestartPolicy = Literal["resume", "void"]
GracePeriod = Annotated[int, Meta(ge=0, le=3600)]
Pace = Annotated[float, Meta(ge=0, le=10)]
BotPace = Annotated[float, Meta(ge=0, le=10)]
Description = Annotated[
    str, Meta(max_length=300, pattern=r"^[^\u0000-\u0009\u000b-\u001f\u007f]*$")
]
"""A few lines of text."""
SecondsToSit = Annotated[int, Meta(ge=10, le=600)]
SharedAddressPolicy = Literal["allow", "warn", "refuse"]
BotsFill = Annotated[int, Meta(ge=0, le=10)]


class TableLink(Struct, frozen=True, kw_only=True):
    """A link to the table that a host has made for one person, or for a while."""

    id: str
    once: bool
    """It lets one person in, and is over then."""
    made_at: int
    until: int
    """In milliseconds since 1970."""


class TableSettings(Struct, frozen=True, kw_only=True):
    """The room's side of a table. What is played, and how, is in its ``TableRules``."""

    private: bool = False
    """It is in nobody's lobby, and opens to an invitation or a password only."""
    password: str = ""
    """argon2id's text; empty if there is none."""
    spectators: bool = True
    """Whoever may enter may watch without a chair."""
    delay: Delay = 0
    """Seconds by which those who have no chair see everything later."""
    auto: bool = True
    """Hands begin by themselves."""
    between: SecondsBetween = 4.0
    """Seconds from the end of a hand to the next."""
    pace: Pace = 1.2
    """Seconds from card to card when nobody can bet any more; 0 is all at once, and so are the
    pots then."""
    rabbit: bool = False
    """Who was dealt into a hand that ended early may ask which cards would have come."""
    bomb_votes: bool = True
    """A player may propose a bomb pot; the next hand is one if all who play it agree."""
    chat: bool = True
    restart: RestartPolicy = "resume"
    """What becomes of a hand that was being played when the server stopped, and in which somebody
    has to decide. What nobody has to decide is finished."""
    grace: GracePeriod = 120
    """Seconds that a table waits after a restart for those who have to act."""
    about: Description = ""
    """What the host says of the table: at the door, in the lobby and with its rules."""
    quiet: bool = False
    """Nobody is heard while somebody is all-in."""
    bot_pace: BotPace = 1.2
    """Seconds that a bot thinks, on average."""
    players_invite: bool = True
    """Whoever was let in or sits there may bring others, by an invitation of their own."""
    links_made: int = 0
    """How often all links were made anew: those of before open nothing any more."""
    links: tuple[TableLink, ...] = ()
    """Those that are for one person or for a while, and not used up."""
    one_address: SharedAddressPolicy = "warn"
    """What becomes of somebody who comes from the address of a player who sits there: hosts are
    told it, or a chair is refused. This computer's own address is nobody's."""
    to_sit: SecondsToSit = 60
    """Seconds for which a chair is kept for whoever is next on the waiting list."""
    bots_make_room: bool = True
    """A bot gets up when somebody waits for a seat and all chairs are taken."""
    bots_fill: BotsFill = 0
    """Chairs that are kept filled: a bot sits down when fewer are taken. 0 is none."""
    bots_alone: bool = False
    """Hands begin although only bots would play them and nobody looks."""
    money: Money = Money()
    """How chips are written, chosen when the table is opened."""
