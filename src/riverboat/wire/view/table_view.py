"""Public view of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.wire.view.seat_view import HIDDEN, SeatAction, SeatView
from riverboat.wire.wire_phrases import Words

__all__ = [
    "AwardView",
    "BombPotVoteView",
    "ClockView",
    "GameView",
    "HIDDEN",
    "Money",
    "PendingView",
    "PotView",
    "SeatAction",
    "SeatView",
    "TableView",
]


class PotView(Struct, frozen=True):
    """A pot, and the players who can win it."""

    chips: int
    chairs: tuple[int, ...]


class AwardView(Struct, frozen=True, rename={"has_no_low": "no_low", "holding": "words"}):
    """A share of a pot, its winners, and their cards."""

    pot: int
    """Number of the pot: 0 is the main pot, 1 the first side pot."""
    board: int
    """Number of the board; -1 is all of them."""
    half: str
    """Half of a split pot: ``high``, ``low``, ``badugi``, ``draw`` ...; empty if not split."""
    has_no_low: bool
    """True if the game has a low half, but no hand qualified for it."""
    chairs: tuple[int, ...]
    """Chairs of the winners, who split the share if there are several."""
    chips: tuple[int, ...]
    """Chips of each winner."""
    cards: tuple[tuple[str, ...], ...]
    """Playing cards of each winner; empty if no hands were compared."""
    holding: Words | None
    """Value of the winning cards, such as two pair, as a phrase."""
    players: tuple[str, ...] = ()
    """Names of the winners, whose chairs may meanwhile be empty or have other players."""

    no_low = DeprecatedAttribute("has_no_low")
    words = DeprecatedAttribute("holding")


class ClockView(Struct, frozen=True, rename={"started_at": "since", "deadline": "until"}):
    """A running clock, in milliseconds of the server's time; chair 0 means all who must act."""

    chair: int
    started_at: int
    deadline: int
    kind: str

    since = DeprecatedAttribute("started_at")
    until = DeprecatedAttribute("deadline")


class GameView(
    Struct, frozen=True, rename={"max_down_cards": "down", "has_low": "low", "structure": "limit"}
):
    """The current game."""

    name: str
    """Name, such as ``no-limit hold'em 1/2``."""
    variant: str
    structure: str
    blinds: tuple[int, ...]
    ante: int
    bets: tuple[int, ...]
    """Small and big bet, in limit games."""
    unit: int
    """Bets and raises are multiples of this number of chips."""
    max_down_cards: int
    """Maximum number of face-down cards of a player."""
    hand_size: int
    """Maximum number of cards of a player."""
    boards: int
    """Number of boards; 0 in a game without board cards."""
    has_low: bool
    """True if a low hand wins all or half of the pot."""
    buy_in: tuple[int, int]
    """Minimum and maximum buy-in; 0 means no limit."""

    down = DeprecatedAttribute("max_down_cards")
    limit = DeprecatedAttribute("structure")
    low = DeprecatedAttribute("has_low")


class PendingView(
    Struct,
    frozen=True,
    rename={"actor": "by", "command_tag": "what", "target_chair": "to", "phrase": "said"},
):
    """A host's command that is deferred until the hand is over."""

    id: int
    """Id by which a host can withdraw the command."""
    actor: str
    """Host who sent the command."""
    command_tag: str
    """Tag of the command: ``rules``, ``move-somebody``, ``adjust``, ``close`` ..."""
    player: str
    """Player whom the command concerns; empty if it does not concern a single player."""
    target_chair: int
    """Target chair of a move."""
    chips: int
    """Correction of a stack, or the ante of a bomb pot."""
    text: str
    """Name of the new game, or the reason given."""
    phrase: Words
    """The whole command as a phrase."""

    by = DeprecatedAttribute("actor")
    said = DeprecatedAttribute("phrase")
    to = DeprecatedAttribute("target_chair")
    what = DeprecatedAttribute("command_tag")


class BombPotVoteView(
    Struct,
    frozen=True,
    rename={"proposer": "by", "agreed_count": "agree", "voter_count": "of", "ante": "chips"},
):
    """A proposed bomb pot, and the state of the vote."""

    hand: int
    """Number of the hand that would be a bomb pot."""
    proposer: str
    ante: int
    """Ante of each player."""
    agreed_count: int
    """Number of players who have agreed."""
    voter_count: int
    """Number of players asked."""
    boards: int = 0
    """Number of boards; 0 for as many as the game has."""

    agree = DeprecatedAttribute("agreed_count")
    by = DeprecatedAttribute("proposer")
    chips = DeprecatedAttribute("ante")
    of = DeprecatedAttribute("voter_count")


class Money(Struct, frozen=True, rename={"is_sign_first": "before"}):
    """Display format of chips: numbers or money. Amounts on the wire are always whole chips."""

    digits: Literal[0, 2] = 0
    """Decimal places. With 2, chips are cents: 150 chips are written 1.50, and 1.5 means 150."""
    sign: Annotated[str, Meta(max_length=4, pattern=r"^[^\u0000-\u001f\u007f<>&\d]*$")] = ""
    """Currency sign: `€`, `$`, `Kč`; empty for none."""
    is_sign_first: bool = False
    """True if the sign stands before the number."""

    before = DeprecatedAttribute("is_sign_first")


class TableView(
    Struct,
    frozen=True,
    rename={
        "mixed_games": "mix",
        "has_variable_bets": "sized",
        "hand_number": "hand",
        "idle_reason": "why",
        "small_blind_chair": "small",
        "big_blind_chair": "big",
        "carried_chips": "carried",
        "question_kind": "asks",
        "bet_to_match": "bet",
        "limit_percent": "percent",
        "bomb_pot_ante": "bomb",
        "rock_chair": "rock",
        "killer_chair": "killer",
        "winners": "won",
        "next_hand_at": "next_at",
        "total_rake": "rake",
        "hand_rake": "raked",
        "deck_root_hash": "root",
        "spectator_count": "watching",
        "is_chat_enabled": "chat",
        "allows_spectators": "spectators",
        "spectator_delay_seconds": "delay",
        "waiting_count": "waiting",
        "reserved_chairs": "kept",
        "is_run_out": "run_out",
        "payout_ms": "pays",
        "draw_progress": "draw",
        "hand_of_game": "game_hand",
        "hands_per_game": "game_hands",
        "rabbit_boards": "rabbit",
        "deferred_commands": "pending",
        "is_chat_muted": "quiet",
        "game_choices": "choices",
        "description": "about",
        "replaceable_chairs": "in_stead",
        "raise_range": "raises",
        "is_streamed": "streamed",
        "cutters": "cut_by",
        "chair_count": "chairs",
    },
):
    """Public view of a table."""

    table: str
    name: str
    chair_count: int
    """Number of chairs."""
    game: GameView
    mixed_games: tuple[str, ...]
    """Names of the games in a mix; empty if there is only one game."""
    has_variable_bets: bool
    """True if a game of the table has bets of variable size; else all bets are fixed."""
    seats: tuple[SeatView, ...]
    hand_number: int
    """Number of the current or last hand."""
    phase: Literal["idle", "between", "straddles", "playing", "showdown", "paused", "closed"]
    idle_reason: Words | None
    """Reason why no hand is played; ``null`` during a hand."""
    button: int
    """Chair of the button; 0 if there is none."""
    small_blind_chair: int
    """Chair of the small blind; 0 if there is none."""
    big_blind_chair: int
    """Chair of the big blind; 0 if there is none."""
    street: str
    boards: tuple[tuple[str, ...], ...]
    pots: tuple[PotView, ...]
    """Pots, main pot first; bets of this round are still in front of the seats."""
    carried_chips: int
    """Chips carried over from earlier hands without a winner."""
    to_act: tuple[int, ...]
    """Chairs of the players who must act."""
    question_kind: str
    """Kind of question to the players to act: ``act``, ``draw``, ``show``, ``run-it``, ``declare``,
    ``straddle``, ``answer``, ``game``; empty if there is none.
    """
    bet_to_match: int
    """Bet to match in this round."""
    clock: ClockView | None
    limit_percent: int
    """Bet limits of this hand in percent of the normal ones: 200 in a kill pot."""
    bomb_pot_ante: int
    """Ante of each player in a bomb pot; 0 in any other hand."""
    rock_chair: int
    """Chair of the player who has the rock; 0 if there is none."""
    killer_chair: int
    """Chair that must kill the next pot; 0 if there is none."""
    winners: tuple[tuple[int, int, Words | None], ...]
    """Winners of the last hand: chair, chips, and holding."""
    next_hand_at: int
    """Time of the next hand in milliseconds; 0 if unknown."""
    total_rake: int
    """Total rake and time fees so far."""
    hand_rake: int
    """Rake of this hand, or of the last one."""
    kitty: int
    deck_root_hash: str
    """Root hash of the sealed deck of the current or next hand; empty if there is none."""
    spectator_count: int
    """Number of spectators."""
    is_chat_enabled: bool
    """True if chat is enabled."""
    allows_spectators: bool
    """True if clients who may enter the table may also watch it without a chair."""
    spectator_delay_seconds: int
    """Delay in seconds for spectators."""
    waiting_count: int
    """Number of players on the waiting list."""
    reserved_chairs: tuple[int, ...]
    """Empty chairs that are reserved for players on the waiting list."""
    is_run_out: bool = False
    """True in a run-out: no player can bet, and the remaining cards come one after the other."""
    awards: tuple[AwardView, ...] = ()
    """Awards of the last hand, in the order of payment."""
    payout_ms: int = 0
    """Duration of the payout in milliseconds; the next hand waits for it."""
    draw_progress: tuple[int, int] = (0, 0)
    """Number of the current draw, which is 0 before the first, and number of draws in the game."""
    hand_of_game: int = 0
    """In a mix: number of consecutive hands of this game so far, the current one included."""
    hands_per_game: int = 0
    """In a mix: total number of hands of this game before the next one; 0 if unknown."""
    next_game: str = ""
    """Next game of a mix that rotates."""
    rabbit_boards: tuple[tuple[str, ...], ...] = ()
    """Rabbit-hunt cards of each board in the last hand, once a player has asked for them;
    they move no chips.
    """
    deferred_commands: tuple[PendingView, ...] = ()
    """Deferred commands of hosts, in order."""
    pause: Literal["", "next", "now"] = ""
    """Pause by a host: ``next`` begins after this hand, ``now`` has begun; empty for no pause."""
    paused_by: str = ""
    """Host who paused; empty if the table is not paused."""
    is_chat_muted: bool = False
    """True while chat is muted because a player is all-in."""
    game_choices: tuple[str, ...] = ()
    """In a dealer's choice: names of the games to choose from."""
    description: str = ""
    """Host's description of the table."""
    money: Money = Money()
    """Display format of chips."""
    bomb_vote: BombPotVoteView | None = None
    """Open vote for a bomb pot; ``null`` if there is no proposal."""
    replaceable_chairs: tuple[int, ...] = ()
    """Empty chairs that a player has just left, and in which a new player may play on for them."""
    event: str = ""
    """Id of the table's tournament, whose standings are available over HTTP; empty if none."""
    event_table: int = 0
    """Number of the table in its tournament; 0 without one."""
    raise_range: tuple[int, int] = (0, 0)
    """Minimum and maximum total for a bet or raise; (0, 0) if the player to act may not raise, or
    if the amounts would reveal their cards (openers).
    """
    is_streamed: bool = False
    """True while a host shows the table on a stream, delayed."""
    cutters: tuple[str, ...] | None = None
    """Players whose cuts were used for the current deck, in the order of their chairs, without the
    room's own bots; empty if there were none, ``null`` before the cut.
    """

    about = DeprecatedAttribute("description")
    asks = DeprecatedAttribute("question_kind")
    bet = DeprecatedAttribute("bet_to_match")
    big = DeprecatedAttribute("big_blind_chair")
    bomb = DeprecatedAttribute("bomb_pot_ante")
    carried = DeprecatedAttribute("carried_chips")
    chat = DeprecatedAttribute("is_chat_enabled")
    choices = DeprecatedAttribute("game_choices")
    cut_by = DeprecatedAttribute("cutters")
    delay = DeprecatedAttribute("spectator_delay_seconds")
    draw = DeprecatedAttribute("draw_progress")
    game_hand = DeprecatedAttribute("hand_of_game")
    game_hands = DeprecatedAttribute("hands_per_game")
    hand = DeprecatedAttribute("hand_number")
    in_stead = DeprecatedAttribute("replaceable_chairs")
    kept = DeprecatedAttribute("reserved_chairs")
    killer = DeprecatedAttribute("killer_chair")
    mix = DeprecatedAttribute("mixed_games")
    next_at = DeprecatedAttribute("next_hand_at")
    pays = DeprecatedAttribute("payout_ms")
    pending = DeprecatedAttribute("deferred_commands")
    percent = DeprecatedAttribute("limit_percent")
    quiet = DeprecatedAttribute("is_chat_muted")
    rabbit = DeprecatedAttribute("rabbit_boards")
    raises = DeprecatedAttribute("raise_range")
    rake = DeprecatedAttribute("total_rake")
    raked = DeprecatedAttribute("hand_rake")
    rock = DeprecatedAttribute("rock_chair")
    root = DeprecatedAttribute("deck_root_hash")
    run_out = DeprecatedAttribute("is_run_out")
    sized = DeprecatedAttribute("has_variable_bets")
    small = DeprecatedAttribute("small_blind_chair")
    spectators = DeprecatedAttribute("allows_spectators")
    streamed = DeprecatedAttribute("is_streamed")
    waiting = DeprecatedAttribute("waiting_count")
    watching = DeprecatedAttribute("spectator_count")
    why = DeprecatedAttribute("idle_reason")
    won = DeprecatedAttribute("winners")
    chairs = DeprecatedAttribute("chair_count")
    deck_root = DeprecatedAttribute("deck_root_hash")
