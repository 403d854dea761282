"""Private view: the data that one viewer sees in addition to the public view."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.wire.view.turn_views import AnyTurn
from riverboat.wire.wire_phrases import Words


class NoticeView(
    Struct,
    frozen=True,
    rename={"kind": "what", "actor": "by", "banned_until": "until", "phrase": "said"},
):
    """A host action that concerns one player, shown to them until they have read it."""

    id: int
    kind: str
    """Kind: ``moved``, ``seated``, ``adjusted``, ``dealt-out``, ``refused``, ``warned``,
    ``killed``, ``sent-away``, ``host``, ``dropped``, ``announced``.
    """
    actor: str
    text: str
    """Reason that the host gave, text of an announcement, or reason why a command was dropped."""
    chips: int
    chair: int
    """Current chair of the player."""
    banned_until: int
    """End of the ban in milliseconds: 0 is no ban, and -1 a permanent one."""
    code: str = ""
    """Code of the reason why a command was dropped, for programs."""
    rule: str = ""
    phrase: Words | None = None
    """Reason why a command was dropped, as a phrase."""

    by = DeprecatedAttribute("actor")
    said = DeprecatedAttribute("phrase")
    until = DeprecatedAttribute("banned_until")
    what = DeprecatedAttribute("kind")


class BanView(Struct, frozen=True, rename={"banned_by": "by", "ends_at": "until"}):
    """A banned player."""

    player: str
    banned_by: str
    reason: str
    ends_at: int
    """End of the ban in milliseconds since 1970; -1 is permanent."""

    by = DeprecatedAttribute("banned_by")
    until = DeprecatedAttribute("ends_at")


class StandingAnswersView(
    Struct, frozen=True, rename={"beaten_hand": "beaten", "waits_for_big_blind": "waits"}
):
    """A player's standing answers, which reply to questions automatically."""

    straddle: Literal["ask", "never", "always"] = "ask"
    run_it: Literal["ask", "once", "most"] = "ask"
    beaten_hand: Literal["ask", "muck"] = "ask"
    rebuy: bool = False
    """Automatic purchase of the usual buy-in when all chips are gone."""
    top_up: int = 0
    """Automatic top-up between hands below this percentage of the maximum stack; 0 is never."""
    waits_for_big_blind: bool = False
    """Wait for the big blind instead of posting to come in."""

    beaten = DeprecatedAttribute("beaten_hand")
    waits = DeprecatedAttribute("waits_for_big_blind")


Role = Literal["host", "player", "spectator"]


class PrivateView(
    Struct,
    frozen=True,
    rename={
        "upcards": "up",
        "turn_token": "token",
        "declared_side": "side",
        "purchase_limits": "buy",
        "can_request_time": "extra",
        "showable_cards": "may_show",
        "chip_requests": "requests",
        "waiting_players": "waiting",
        "can_request_rabbit_hunt": "may_rabbit",
        "bans": "barred",
        "standing_answers": "standing",
        "can_challenge": "challenge",
        "can_propose_bomb_pot": "may_bomb",
        "can_undo": "may_undo",
        "same_address_players": "together",
        "shows_cards_on_stream": "on_stream",
        "max_takeable_chips": "spend",
    },
):
    """Private view of a table for one viewer."""

    role: Role
    """Role of the viewer; a host runs the table."""
    chair: int
    """Chair of the player; 0 if they have none."""
    cards: tuple[str, ...]
    """All of the player's cards, including those face up."""
    upcards: tuple[str, ...]
    """Face-up cards of the player."""
    holding: Words | None
    """Value of the player's cards with the board, such as two pair, as a phrase."""
    turn: AnyTurn | None
    """Decision that the player owes; ``null`` if there is none."""
    turn_token: int
    """Token to send with each command in the hand; a command with an old token is rejected."""
    declared_side: str
    """Half that the player has declared for: ``high``, ``low`` or ``both``; empty before that."""
    purchase_limits: tuple[int, int]
    """Minimum and maximum purchase now; (0, 0) if the player may not buy chips."""
    can_request_time: bool
    """True if they may ask for time."""
    flags: tuple[str, ...]
    """``out`` while the player sits out, and requests that are not carried out yet.

    After this hand: ``sits-out-next``, ``leaves-next``. When the big blind comes:
    ``sits-out-at-blind`` and, to be dealt in then, ``waits``.
    """
    showable_cards: tuple[str, ...]
    """Cards of the last hand that are not public and that the player may show."""
    chip_requests: tuple[tuple[int, str, int, str], ...]
    """For hosts: chair, player, chips and kind of each request that awaits approval."""
    waiting_players: tuple[str, ...]
    """For hosts: players on the waiting list, in order."""
    can_request_rabbit_hunt: bool = False
    """True if the player may ask to see the cards that would have come in the last hand."""
    notices: tuple[NoticeView, ...] = ()
    """Unread notices of host actions that concern the player."""
    bans: tuple[BanView, ...] = ()
    """For hosts: banned players."""
    standing_answers: StandingAnswersView | None = None
    """Standing answers; ``null`` without a chair."""
    can_challenge: bool = False
    """True if they may challenge a bet above the pot."""
    bomb_vote: Literal["", "asked", "agreed"] = ""
    """Vote on the proposed bomb pot; empty if the player is not asked."""
    can_propose_bomb_pot: bool = False
    """True if the player may propose a bomb pot."""
    can_undo: bool = False
    """For hosts: True if the last action can be undone."""
    same_address_players: tuple[tuple[str, ...], ...] = ()
    """For hosts: groups of players with the same client address, if this check is enabled."""
    shows_cards_on_stream: bool = False
    """True if the player has agreed to show their hole cards on the table's stream."""
    max_takeable_chips: int = 0
    """Most chips that the player may take off the table now for refreshments and tips."""

    barred = DeprecatedAttribute("bans")
    buy = DeprecatedAttribute("purchase_limits")
    challenge = DeprecatedAttribute("can_challenge")
    extra = DeprecatedAttribute("can_request_time")
    may_bomb = DeprecatedAttribute("can_propose_bomb_pot")
    may_rabbit = DeprecatedAttribute("can_request_rabbit_hunt")
    may_show = DeprecatedAttribute("showable_cards")
    may_undo = DeprecatedAttribute("can_undo")
    on_stream = DeprecatedAttribute("shows_cards_on_stream")
    requests = DeprecatedAttribute("chip_requests")
    side = DeprecatedAttribute("declared_side")
    spend = DeprecatedAttribute("max_takeable_chips")
    standing = DeprecatedAttribute("standing_answers")
    together = DeprecatedAttribute("same_address_players")
    token = DeprecatedAttribute("turn_token")
    up = DeprecatedAttribute("upcards")
    waiting = DeprecatedAttribute("waiting_players")
