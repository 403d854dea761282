"""Reviews over HTTP: hands to review, the state of the work, decisions and leaks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.web.schemas.study_schemas import StudyHand
from riverboat.wire.wire_phrases import Words

ReviewState = Literal["queued", "reviewing", "done", "stopped", "failed"]
FirstStreet = Literal["flop", "turn", "river"]
PlayedAction = Literal["fold", "check", "call", "bet", "raise"]
BettingLine = Literal[
    "unopened", "checked to", "facing a bet", "facing a raise", "facing a re-raise"
]

MAX_TEXT = 20_000
"""Maximum characters of one piece of a hand history; escaped, it fits into a request."""

_HistoryText = Annotated[str, Meta(max_length=MAX_TEXT)]
_Id = Annotated[str, Meta(max_length=40)]
_RangeText = Annotated[str, Meta(max_length=16_000)]
_PlayerName = Annotated[str, Meta(max_length=100)]
_HandNumber = Annotated[int, Meta(ge=0, le=999_999_999)]
_TimeMs = Annotated[int, Meta(ge=0, le=10**14)]


class ReviewedHandsQuery(Struct, frozen=True):
    """A page of reviewed hands."""

    after: _HandNumber = 0
    """Place of the last hand of the previous page; 0 for the first page."""
    limit: Annotated[int, Meta(ge=1, le=500)] = 500


class UploadBody(RequestBody, frozen=True):
    """A piece of a hand history."""

    text: _HistoryText
    upload: _Id = ""
    """The upload that the piece continues; empty to begin a new one."""


class UploadResponse(Struct, frozen=True):
    """A player's only upload in progress, deleted when it is read or after ten minutes."""

    upload: str
    characters: int


class ReviewBody(RequestBody, frozen=True, rename={"first_street": "start", "live_game": "live"}):
    """Hands to review: of a table, period, physical game or text, or one of an earlier review."""

    table: _Id = ""
    hand: _HandNumber = 0
    """One hand to review; 0 for all own hands.

    With ``table`` it is the number of the hand at that table. With ``review`` it is its place in
    that review, counted from 1.
    """
    live_game: _Id = ""
    """Id of a physical game of which the caller keeps score; ``player`` is one of its players."""
    text: _HistoryText = ""
    upload: _Id = ""
    review: _Id = ""
    since: _TimeMs = 0
    """Start of a period in milliseconds since 1970, at one table or at all."""
    until: _TimeMs = 0
    """End of the period; 0 is now."""
    player: _PlayerName = ""
    """The player to review; empty for the hero of the file."""
    first_street: FirstStreet = "turn"
    """The first street that is solved; a single hand from the flop on has a first answer sooner."""
    ranges: Annotated[dict[str, _RangeText], Meta(max_length=10)] = field(default_factory=dict)
    """Ranges with which players reach the flop, by player; by default those of the charts."""


class ReviewResponse(
    Struct,
    frozen=True,
    rename={
        "finished_count": "done",
        "hand_count": "total",
        "reviews_ahead": "ahead",
        "progress": "part",
        "unread_reasons": "unread",
        "first_street": "start",
    },
):
    """A review of the caller's: the state of the work."""

    id: str
    state: ReviewState
    table: str
    """The id of the table; empty for a text."""
    name: str
    """The name of the table; empty for a text."""
    hand: int
    """The number of a single hand of the table; 0 for several hands, or a text."""
    since: int
    """Start of a period in milliseconds since 1970; 0 for no bound."""
    until: int
    """End of the period that ``since`` begins, in milliseconds since 1970; 0 for no bound."""
    is_own_play: bool
    """True for hands of the room, false for a text."""
    made_at: int
    """Time in milliseconds since 1970."""
    player: str
    first_street: FirstStreet
    hand_count: int
    """Number of hands to review."""
    finished_count: int
    """Number of finished hands, including those left out."""
    left_out: int
    """Number of hands without a decision of the player, and of failed hands."""
    unread_reasons: tuple[str, ...]
    """Reasons why hands were not read, each with the hand's place."""
    unread_count: int
    """Number of hands that were not read."""
    reviews_ahead: int
    """Number of reviews that come before this one."""
    pause_seconds: int
    """Seconds until the review continues, if its player has used an hour's time; else 0."""
    seconds: float
    """Processor time so far."""
    street: FirstStreet | Literal[""]
    """The street that is being solved, in a review of one hand; otherwise empty."""
    progress: float
    """Estimated part of the street that is solved, from 0 to 1."""
    seconds_left: float
    """Estimated seconds until the street or the session is done; 0 if unknown."""
    failure: Words | None = None
    wrong_range: str = ""
    """The player whose range cannot be read; empty if all can be read."""


class ReviewedHandItem(Struct, frozen=True, rename={"solved_count": "solved", "place": "hand"}):
    """A reviewed hand in a list."""

    place: int
    """Place of the hand in the review, from 1."""
    number: str
    """Number of the hand at its site, or at the room's table."""
    position: str
    cards: tuple[str, ...]
    board: tuple[str, ...]
    net_bb: float
    """Result in big blinds, negative for a loss."""
    loss_bb: float
    """Sum of the decisions' losses in big blinds."""
    solved_count: int
    """Number of solved decisions."""


class ReviewedAction(Struct, frozen=True):
    """An action of a solved decision."""

    action: PlayedAction
    to: float
    """The player's total on the street after a bet or raise; 0 without one."""
    is_all_in: bool
    frequency: float
    """Frequency with this hand in the solution, from 0 to 1."""
    ev: float
    """Mean amount that the hand wins from this decision on; a fold is worth 0."""
    ev_bb: float


class StrategyGrid(Struct, frozen=True):
    """The strategy of the player's whole range, by hand."""

    actions: tuple[str, ...]
    """Actions, such as ``bet 90``, in the order of ``StudyHand.shares``."""
    hands: tuple[StudyHand, ...]


class ReviewedDecision(
    Struct,
    frozen=True,
    rename={
        "explanation": "why",
        "taken_index": "taken",
        "best_index": "best",
        "earlier_events": "before",
        "is_solved": "solved",
    },
):
    """One decision of the player. Amounts are those of the file."""

    number: int
    street: str
    board: tuple[str, ...]
    line: BettingLine
    pot: float
    to_call: float
    pot_odds: float
    """The call divided by the pot after the call, from 0 to 1; 0 if a check is free."""
    equity: float | None
    """Share of the pot against the assumed ranges, from 0 to 1; ``null`` if unknown."""
    action: PlayedAction
    to: float
    """The player's total on the street after the action."""
    is_solved: bool
    reason: Words | None
    """Reason why the decision is not solved."""
    explanation: Words | None
    """The main numbers behind the verdict."""
    actions: tuple[ReviewedAction, ...]
    taken_index: int | None
    """Index of the action taken in ``actions``."""
    best_index: int | None
    """Index of the best action in ``actions``; ``null`` if not solved."""
    loss: float | None
    """Value of the best action less that of the action taken; ``null`` if not solved."""
    loss_bb: float | None
    """The loss in big blinds."""
    within_accuracy: bool | None
    """True if the loss is within the accuracy of the solution; ``null`` if not solved."""
    exploitability: float | None
    """Exploitability in percent of the pot."""
    in_chart: bool | None
    """True if the chart takes the action before the flop; ``null`` without a chart."""
    chart: dict[str, float]
    """Frequencies with which the chart folds, calls or checks, and raises the hand."""
    grid: StrategyGrid | None = None
    earlier_events: tuple[Words, ...] = ()
    """Events since the player's last decision."""


class AssumedRange(Struct, frozen=True):
    """The range with which a player reaches the flop."""

    player: str
    percent: float
    range: str
    is_own: bool


class ReviewedHand(Struct, frozen=True, rename={"later_events": "after", "place": "hand"}):
    """The review of one hand."""

    place: int
    number: str
    player: str
    position: str
    cards: tuple[str, ...]
    game: str
    board: tuple[str, ...]
    currency: str
    """Code of the file's currency; empty for chips."""
    big_blind: float
    net_bb: float
    all_in_bb: float | None
    """The result with an all-in counted by equity."""
    loss: float
    loss_bb: float
    decisions: tuple[ReviewedDecision, ...]
    later_events: tuple[Words, ...]
    """Events after the player's last decision."""
    unit: int
    """Number of chips in the phrases of events for 1.00 in the file: 100 if chips are cents."""
    ranges: tuple[AssumedRange, ...]
    notes: tuple[Words, ...]
    is_preliminary: bool
    """True while the flop is still to be solved."""


class TrainingFilter(Struct, frozen=True):
    """Filter of training spots with all fields set; an empty text allows any value."""

    street: Literal["", "flop", "turn", "river"]
    position: str
    pot_type: Literal["", "limped", "single-raised", "3-bet", "4-bet"]
    texture: str
    line: str
    depth: int
    players: int


class RankedDecision(Struct, frozen=True, rename={"explanation": "why", "place": "hand"}):
    """A costly decision of a session."""

    place: int
    """The place of the hand in the review."""
    number: str
    position: str
    cards: tuple[str, ...]
    street: str
    board: tuple[str, ...]
    line: BettingLine
    action: PlayedAction
    to: float
    best: PlayedAction
    best_to: float
    loss_bb: float
    explanation: Words | None


class FoundLeak(
    Struct,
    frozen=True,
    rename={
        "played_frequency": "played",
        "solution_frequency": "solution",
        "min_cost_bb": "low",
        "max_cost_bb": "high",
    },
):
    """A group of decisions that cost chips beyond chance."""

    kind: Literal["street", "position", "line", "texture"]
    group: str
    line: BettingLine | None
    decisions: int
    """Number of decisions in the group."""
    cost_bb: float
    """Mean cost of a decision in big blinds."""
    min_cost_bb: float
    """Lower bound of the confidence interval of ``cost_bb``."""
    max_cost_bb: float
    """Upper bound of the confidence interval of ``cost_bb``."""
    action: PlayedAction
    """The action that is taken too often."""
    played_frequency: float
    """Frequency with which the player takes that action, from 0 to 1."""
    solution_frequency: float
    """Frequency of that action in the solution, with the same hands."""
    training: TrainingFilter | None
    """Filter of the trainer's spots for such decisions; ``null`` if the trainer has none."""


class ReviewSummary(
    Struct,
    frozen=True,
    rename={
        "costliest_decisions": "worst",
        "hand_count": "hands",
        "decision_count": "decisions",
        "solved_count": "solved",
    },
):
    """The totals of a review: costly decisions, leaks, and results with and without luck."""

    hand_count: int
    decision_count: int
    solved_count: int
    loss_bb: float
    net_bb: float
    all_in_bb: float
    """The result with all-ins counted by equity."""
    costliest_decisions: tuple[RankedDecision, ...]
    leaks: tuple[FoundLeak, ...]
