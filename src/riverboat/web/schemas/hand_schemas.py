"""Payloads of finished hands: lists, narration, replay and sharing."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.wire.view import TableView
from riverboat.wire.wire_phrases import Words


class HandsQuery(
    Struct,
    frozen=True,
    rename={
        "before_hand": "before",
        "only_played": "mine",
        "only_won": "won",
        "only_lost": "lost",
        "only_showdowns": "showdown",
    },
):
    """A filter for a list of hands."""

    before_hand: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """Only hands with a lower number; 0 begins with the latest hand."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    search: Annotated[str, Meta(max_length=80)] = ""
    """Hand numbers, cards such as ``Ah``, and parts of players' names; all must match."""
    only_played: bool = False
    """Only hands that the caller has played."""
    only_won: bool = False
    """Only hands in which the caller has won chips."""
    only_lost: bool = False
    """Only hands in which the caller has lost chips."""
    only_showdowns: bool = False
    """Only hands with a showdown."""


class RootsQuery(Struct, frozen=True):
    """A position in the log of roots."""

    after: Annotated[int, Meta(ge=0, le=10**12)] = 0
    """Only entries of records with a higher number: ``next`` of the previous page."""


class RootsPage(Struct, frozen=True, rename={"has_more": "more"}):
    """A page of a table's log of Merkle roots, which commit to its decks."""

    stream: str
    """Name from which the chain's first hash is computed."""
    lines: tuple[str, ...]
    """Entries, in order."""
    next: int
    """Position of the next page."""
    has_more: bool
    """True if there may be more entries now."""


class ReplayPageQuery(Struct, frozen=True):
    """The language of a replay page."""

    lang: Literal["en", "cs"] = "en"


class PlayerChips(Struct, frozen=True):
    """A player, and an amount of their chips."""

    player: str
    chips: int


class PlayerShownCards(Struct, frozen=True):
    """Cards that a player has shown."""

    player: str
    cards: tuple[str, ...]


class HandListItem(
    Struct,
    frozen=True,
    rename={
        "has_ended_early": "called_off",
        "early_end_reason": "ended",
        "had_showdown": "showdown",
        "shown_cards": "shown",
    },
):
    """A hand in the list."""

    hand: int
    at: int
    """Start of the hand in milliseconds since 1970."""
    game: str
    pot: int
    """Total of chips in the middle at the end."""
    winners: tuple[PlayerChips, ...]
    has_ended_early: bool
    """True if the hand ended early."""
    early_end_reason: Words | None
    """The reason why the hand ended early; ``null`` if it did not."""
    stacks: tuple[PlayerChips, ...]
    """Stack of each player after the hand."""
    nets: tuple[PlayerChips, ...] = ()
    """Each player's net result in the session so far, negative for a loss."""
    chair: int = 0
    """Chair of the caller; 0 if they did not play the hand."""
    cards: tuple[str, ...] = ()
    """The caller's own cards."""
    result: int = 0
    """Net result of the caller, negative for a loss."""
    boards: tuple[tuple[str, ...], ...] = ()
    had_showdown: bool = False
    """True if hands were compared."""
    shown_cards: tuple[PlayerShownCards, ...] = ()
    """Cards of other players that the caller has seen."""


class HandDetails(Struct, frozen=True, rename={"narration_lines": "steps", "narration": "told"}):
    """A hand, limited to what the caller may see."""

    hand: int
    at: int
    """Start of the hand in milliseconds since 1970."""
    game: str
    players: tuple[str, ...]
    """Names of the players, by seat of the hand."""
    chairs: tuple[int, ...]
    """Chairs, by seat of the hand."""
    bots: tuple[int, ...]
    """The chairs of the room's own bots."""
    facts: tuple[Raw, ...]
    """Facts of the hand; unseen cards are ``-1``."""
    narration_lines: tuple[str, ...]
    """Narration of the hand in English."""
    narration: tuple[Words, ...]
    """Narration of the hand, as codes with arguments."""


class ReplayOdds(Struct, frozen=True, rename={"has_draw_left": "is_pat"}):
    """The price of the next decision, and the chances of the player's cards."""

    decision: int
    """Number of the decision among all bets, checks, calls and folds of the hand, from 0."""
    chair: int
    pot: int
    """The part of the pot that the player can win."""
    to_call: int
    pot_odds: float
    """The call divided by the pot after the call, from 0 to 1; 0 if a check is free."""
    equity: float | None
    """Expected share of the pot for the player's cards; ``null`` if the cards are unknown."""
    opponents: Literal["shown", "unknown"]
    """Cards of the opponents: ``shown`` if all show them by the end; ``unknown``: random cards."""
    has_draw_left: bool
    """True if a draw is still to come: the equity counts the cards before the draw."""


class ReplayMoment(Struct, frozen=True, rename={"upcards": "up", "narration": "told"}):
    """A moment of a replayed hand."""

    facts: tuple[Raw, ...]
    """Facts since the previous moment."""
    view: TableView
    cards: tuple[str, ...]
    """Cards of the player whose chair is the viewpoint."""
    upcards: tuple[str, ...]
    """Face-up cards of the player."""
    holding: Words | None
    """Name of the hand that the cards make with the board."""
    narration: tuple[Words, ...]
    """Narration since the previous moment."""
    odds: ReplayOdds | None
    """The odds of the player who acts next; ``null`` if no one bets next."""


class HandReplayResponse(
    Struct, frozen=True, rename={"early_end_reason": "ended", "shows_names": "names"}
):
    """A hand to replay, limited to what the caller may see."""

    hand: int
    at: int
    """Start of the hand in milliseconds since 1970."""
    game: str
    early_end_reason: Words | None
    """The reason why the hand ended early; ``null`` if it did not."""
    chair: int
    """Chair of the viewpoint; 0 for the rail."""
    shows_names: bool
    """True for players' names, false for chair numbers."""
    moments: tuple[ReplayMoment, ...]


class ShareBody(RequestBody, frozen=True, rename={"shows_names": "names"}):
    """The parts of a hand that a share link shows."""

    cards: Literal["own", "none"] = "own"
    """``own`` adds the sharer's cards to the public ones."""
    shows_names: bool = True


class ShareResponse(Struct, frozen=True):
    """A public link to a hand."""

    link: str
