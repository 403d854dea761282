"""Hands that were played: listed, told, played back and shared."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.wire.view import TableView
from riverboat.wire.wire_phrases import Words


class HandsQuery(Struct, frozen=True):
    """From where on to list hands."""

    before: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """Only hands with a lower number; 0 is the latest."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    search: Annotated[str, Meta(max_length=80)] = ""
    """Numbers of hands, cards such as ``Ah``, and parts of players' names: all of them fit."""
    mine: bool = False
    """Only hands that one has played oneself."""
    won: bool = False
    """Only those in which one has won chips."""
    lost: bool = False
    """Only those in which one has lost chips."""
    showdown: bool = False
    """Only those in which hands were compared."""


class RootsQuery(Struct, frozen=True):
    """From where on to read the log of roots."""

    after: Annotated[int, Meta(ge=0, le=10**12)] = 0
    """Only entries of records with a higher number: ``next`` of the page before."""


class RootsPage(Struct, frozen=True):
    """A piece of a table's log of roots."""

    stream: str
    """The name that the first head is made from."""
    lines: tuple[str, ...]
    """The entries, in their order."""
    next: int
    """Where the next page begins."""
    more: bool
    """Return for the next page: there may be more entries now."""


class PageQuery(Struct, frozen=True):
    """In which language a page speaks."""

    lang: Literal["en", "cs"] = "en"


class PlayerChips(Struct, frozen=True):
    """Somebody, and chips of theirs."""

    player: str
    chips: int


class PlayerShownCards(Struct, frozen=True):
    """Cards that somebody has shown."""

    player: str
    cards: tuple[str, ...]


class HandListItem(Struct, frozen=True):
    """A hand in the list."""

    hand: int
    at: int
    game: str
    pot: int
    winners: tuple[PlayerChips, ...]
    called_off: bool
    """It was not played to its end."""
    ended: Words | None
    """Why not; nothing if it was."""
    stacks: tuple[PlayerChips, ...]
    """What everybody who played it had after it."""
    nets: tuple[PlayerChips, ...] = ()
    """What each of them had won by then in the session, or less than 0, lost."""
    chair: int = 0
    """Where one sat oneself; 0 if one did not play it."""
    cards: tuple[str, ...] = ()
    """One's own cards."""
    result: int = 0
    """What one has won in it oneself, or less than 0, lost."""
    boards: tuple[tuple[str, ...], ...] = ()
    showdown: bool = False
    """Hands were compared."""
    shown: tuple[PlayerShownCards, ...] = ()
    """The cards of others that one has seen."""


class HandDetails(Struct, frozen=True):
    """A hand as one may know it."""

    hand: int
    at: int
    game: str
    players: tuple[str, ...]
    """By seat of the hand."""
    chairs: tuple[int, ...]
    """By seat of the hand."""
    bots: tuple[int, ...]
    """The chairs of the room's own bots."""
    facts: tuple[Raw, ...]
    """The facts of the hand; cards that one has not seen are ``-1``."""
    steps: tuple[str, ...]
    """The hand told in English."""
    told: tuple[Words, ...]
    """The hand in words, as codes with arguments."""


class ReplayMoment(Struct, frozen=True):
    """A moment of a hand that is played back."""

    facts: tuple[Raw, ...]
    """What has happened since the moment before."""
    view: TableView
    cards: tuple[str, ...]
    """The cards of the player from whose chair it is seen."""
    up: tuple[str, ...]
    """Those of them that lie face up."""
    holding: Words | None
    """What they are worth with the board."""
    told: tuple[Words, ...]
    """What has happened since the moment before, in words."""


class HandReplayResponse(Struct, frozen=True):
    """A hand to be played back, as one may know it."""

    hand: int
    at: int
    game: str
    ended: Words | None
    """Why it was not played to its end; empty if it was."""
    chair: int
    """From which chair it is seen; 0 is from the rail."""
    names: bool
    """Players are called by their names; else by the numbers of their chairs."""
    moments: tuple[ReplayMoment, ...]


class ShareBody(RequestBody, frozen=True):
    """How much of a hand is shown to whoever has the link."""

    cards: Literal["own", "none"] = "own"
    """One's own cards, or only those that everybody has seen."""
    names: bool = True


class ShareResponse(Struct, frozen=True):
    """The link by which everybody may look at a hand."""

    link: str
