"""Public state of a table, derived from facts in which every hidden card is unknown.

The state never receives a hidden card, so it cannot show one. It also stores data that the next
hand clears from the table: the last board, the winners and their cards.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    AnyFact,
    HandStarted,
    HandState,
)
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.hand_redaction import RAIL, redact
from riverboat.engine.state import correction_facts as put_right
from riverboat.engine.state import hand_facts as of_hand
from riverboat.narration import describe_holding
from riverboat.service.records.room_facts import CardsShown, RabbitHunted
from riverboat.service.views.award_views import build_awards
from riverboat.service.views.run_out_odds import Odds, RunOutQuestion, build_run_out_question
from riverboat.table.state import facts as f
from riverboat.table.state.facts import AnyTableFact, TableFact
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.wire.view import (
    AwardView,
    SeatAction,
)
from riverboat.words.holdings import Holding


class PublicState:
    """Public state of a table."""

    __slots__ = (
        "awarded_pots",
        "awards",
        "discard_count_by_chair",
        "hand",
        "hand_chairs",
        "hand_players",
        "hand_rake",
        "last_action_by_chair",
        "odds",
        "rabbit_boards",
        "shown_after_hand",
        "table",
        "winnings",
    )

    hand: HandState | None
    """Current hand, or the last one."""
    hand_chairs: tuple[int, ...]
    """Chairs of the hand's players."""
    hand_players: tuple[str, ...]
    """Players of the hand; a chair may meanwhile have another player."""
    last_action_by_chair: dict[int, SeatAction]
    """Last action of each chair in this round."""
    winnings: list[tuple[int, int, Holding | None]]
    """Chair and chips of each winner after the hand, with the holding if it was shown."""
    awarded_pots: list[of_hand.PotAwarded]
    """Pots paid in this hand or in the last one."""
    awards: tuple[AwardView, ...]
    """Awards of the pots, after the hand is over."""
    shown_after_hand: dict[str, tuple[int, ...]]
    """Cards shown after the hand, by player."""
    hand_rake: int
    """Rake of this hand or of the last one."""
    discard_count_by_chair: dict[int, int]
    """Number of cards that each chair discarded last in this hand."""
    rabbit_boards: tuple[tuple[int, ...], ...]
    """Rabbit-hunt cards of each board, once a player has asked for them."""
    odds: Odds
    """Expected share of each seat in a run-out; empty while unknown."""

    def __init__(self, opening_fact: f.TableOpened) -> None:
        self.table = Table(opening_fact)
        self.hand = None
        self.hand_chairs = ()
        self.hand_players = ()
        self.last_action_by_chair = {}
        self.winnings = []
        self.awarded_pots = []
        self.awards = ()
        self.shown_after_hand = {}
        self.discard_count_by_chair = {}
        self.hand_rake = 0
        self.rabbit_boards = ()
        self.odds = {}

    def apply_fact(self, fact: AnyLoggedFact) -> AnyLoggedFact:
        """Redact a fact for the public, apply it, and return it."""
        public_fact: AnyLoggedFact = fact if isinstance(fact, TableFact) else redact(fact, RAIL)
        self.apply_redacted(public_fact)
        return public_fact

    def apply_redacted(self, fact: AnyLoggedFact) -> None:
        """Apply a fact whose visible content may be shown to every viewer of this state."""
        apply(self.table, fact)
        if isinstance(fact, HandStarted):
            self.hand, self.hand_chairs = self.table.hand, self.table.hand_chairs
        self.odds = {}
        _apply_action(self, fact)

    def apply_shown_cards(self, fact: CardsShown) -> None:
        """Apply cards that a player shows after the hand."""
        self.shown_after_hand[fact.player] = (
            *self.shown_after_hand.get(fact.player, ()),
            *fact.cards,
        )
        self.last_action_by_chair[fact.chair] = "show"
        hand = self.hand
        if hand is not None and fact.player in self.hand_players:
            seat = self.hand_players.index(fact.player)
            holding = reveal_cards(hand.holdings[seat], self.shown_after_hand[fact.player])
            if UNKNOWN not in holding:
                apply_to_hand(hand, of_hand.HandShown(seat, holding))

    def apply_rabbit_hunt(self, fact: RabbitHunted) -> None:
        """Apply the rabbit-hunt cards, which would have come after the hand."""
        board_indexes = range(len(self.hand.boards) if self.hand is not None else 0)
        self.rabbit_boards = tuple(
            [
                tuple([card.card for card in fact.cards if card.board == board_index])
                for board_index in board_indexes
            ]
        )

    @property
    def question(self) -> RunOutQuestion | None:
        """Input of the odds calculation in a run-out; ``None`` if there are no odds."""
        return build_run_out_question(self.table.hand, self.table.hand_count)

    def set_odds(self, question: RunOutQuestion, odds: Odds) -> bool:
        """Set the computed odds if nothing has happened since; return True if they were set."""
        is_current = self.question == question
        if is_current:
            self.odds = odds
        return is_current


def reveal_cards(holding: tuple[int, ...], shown_cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return a holding with its hidden cards replaced by those that were shown."""
    unused_shown_cards = iter(shown_cards)
    return tuple(
        [next(unused_shown_cards, UNKNOWN) if card == UNKNOWN else card for card in holding]
    )


def _apply_action(state: PublicState, fact: AnyLoggedFact) -> None:
    """Apply the last action of a player, which is displayed at their chair."""
    if isinstance(fact, TableFact):
        _apply_table_fact(state, fact)
        return
    match fact:
        case of_hand.Called():
            state.last_action_by_chair[state.hand_chairs[fact.seat]] = "call"
        case of_hand.Checked():
            state.last_action_by_chair[state.hand_chairs[fact.seat]] = "check"
        case of_hand.Folded():
            state.last_action_by_chair[state.hand_chairs[fact.seat]] = "fold"
        case of_hand.Raised():
            _apply_raise(state, fact)
        case of_hand.Posted():
            state.last_action_by_chair[state.hand_chairs[fact.seat]] = fact.kind
        case of_hand.BroughtIn():
            state.last_action_by_chair[state.hand_chairs[fact.seat]] = "bring-in"
        case of_hand.Discarded():
            _apply_discard(state, fact)
        case of_hand.HandShown():
            state.last_action_by_chair[state.hand_chairs[fact.seat]] = "show"
        case of_hand.HandMucked():
            state.last_action_by_chair[state.hand_chairs[fact.seat]] = "muck"
        case of_hand.BettingOpened():
            _apply_betting_opened(state, fact)
        case of_hand.PotAwarded():
            state.awarded_pots.append(fact)
        case of_hand.RakeTaken():
            _apply_rake(state, fact)
        case of_hand.WentWrong():
            _apply_action(state, fact.irregular_fact)
        case put_right.HandKilled():
            state.last_action_by_chair[state.hand_chairs[fact.seat]] = "fold"
        case of_hand.Rewound():
            _reset_actions(state)
        case (
            of_hand.HandStarted()
            | of_hand.HoleCardsDealt()
            | of_hand.UpcardsDealt()
            | of_hand.BoardDealt()
            | of_hand.Burned()
            | of_hand.StubReshuffled()
            | of_hand.BringInTakenBack()
            | of_hand.ChipsAdded()
            | of_hand.OverbetReturned()
            | of_hand.UncalledBetReturned()
            | of_hand.BetsCollected()
            | of_hand.DiscardTakenBack()
            | of_hand.Declared()
            | of_hand.DeclarationsOpened()
            | of_hand.OpenersShown()
            | of_hand.OpenersFailed()
            | of_hand.PassedOut()
            | of_hand.RunItChosen()
            | of_hand.RunItAgreed()
            | of_hand.PotsPushed()
            | of_hand.HandEnded()
            | put_right.CardsExposed()
            | put_right.FloorDecided()
            | put_right.CardsReplaced()
            | put_right.BoardTakenBack()
            | put_right.WagerCorrected()
            | put_right.HandVoided()
        ):
            pass  # visible on the table, no message needed
        case _:
            assert_never(fact)


def _reset_actions(state: PublicState) -> None:
    """Clear the displayed actions of a round, except folds."""
    hand = state.hand
    live_mask = hand.live_mask if hand is not None else 0
    state.last_action_by_chair = {
        chair: "fold" for seat, chair in enumerate(state.hand_chairs) if not live_mask >> seat & 1
    }


def _apply_table_fact(state: PublicState, fact: AnyTableFact) -> None:
    match fact:
        case f.HandBegan():
            _apply_hand_began(state)
        case f.HandClosed():
            _apply_hand_closed(state, fact)
        case f.HandCalledOff():
            _apply_called_off(state)
        case f.Straddled():
            state.last_action_by_chair[fact.chair] = "straddle"
        case _:
            pass  # outside a hand, only these change a chair


def _apply_raise(state: PublicState, fact: of_hand.Raised) -> None:
    hand = state.table.hand
    chair = state.hand_chairs[fact.seat]
    if hand is not None and not hand.stacks[fact.seat]:
        state.last_action_by_chair[chair] = "all-in"
    else:
        has_other_bet = any(
            action in ("bet", "raise", "all-in") for action in state.last_action_by_chair.values()
        )
        state.last_action_by_chair[chair] = (
            "raise" if has_other_bet or (hand is not None and hand.street == 0) else "bet"
        )


def _apply_discard(state: PublicState, fact: of_hand.Discarded) -> None:
    discard_count = len(fact.cards)
    chair = state.hand_chairs[fact.seat]
    state.last_action_by_chair[chair] = "draw" if discard_count else "stand pat"
    state.discard_count_by_chair[chair] = discard_count


def _apply_betting_opened(state: PublicState, fact: of_hand.BettingOpened) -> None:
    if fact.street:
        state.last_action_by_chair = {
            chair: action
            for chair, action in state.last_action_by_chair.items()
            if action == "fold"
        }


def _apply_hand_began(state: PublicState) -> None:
    chairs = state.table.chairs
    state.last_action_by_chair, state.winnings, state.hand, state.hand_chairs = (
        {},
        [],
        None,
        state.table.hand_chairs,
    )
    state.shown_after_hand, state.discard_count_by_chair, state.hand_rake = {}, {}, 0
    state.awarded_pots, state.awards, state.rabbit_boards = [], (), ()
    state.hand_players = tuple([chairs[chair].player for chair in state.hand_chairs])


def _apply_rake(state: PublicState, fact: of_hand.RakeTaken) -> None:
    if fact.kind == "rake":
        state.hand_rake += fact.chips


def _apply_hand_closed(state: PublicState, fact: f.HandClosed) -> None:
    hand = state.hand
    assert hand is not None, "no hand was played"
    state.winnings = [
        (chair, chips, describe_holding(hand, seat) if hand.shown_mask >> seat & 1 else None)
        for seat, (chair, chips) in enumerate(zip(state.hand_chairs, fact.won_chips, strict=True))
        if chips
    ]
    awards = build_awards(hand, state.hand_chairs, state.awarded_pots)
    player_by_chair = dict(zip(state.hand_chairs, state.hand_players, strict=True))
    state.awards = tuple(
        [
            replace(award, players=tuple([player_by_chair[chair] for chair in award.chairs]))
            for award in awards
        ]
    )
    state.last_action_by_chair = {}


def _apply_called_off(state: PublicState) -> None:
    state.last_action_by_chair, state.winnings, state.hand = {}, [], None
    state.awarded_pots, state.awards, state.rabbit_boards = [], (), ()
    state.hand_rake = 0


def redact_for_seat(fact: AnyFact, public_fact: AnyLoggedFact, seat: int) -> AnyFact | None:
    """Return the version of a fact that a seat may see; ``None`` if that is the public one."""
    redacted_fact = redact(fact, seat)
    return redacted_fact if redacted_fact != public_fact else None
