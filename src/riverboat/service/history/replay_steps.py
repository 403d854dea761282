"""Replay of a finished hand in steps, as the table showed it to one viewer.

It uses the public state of live tables with redacted facts, so no view can contain a card that the
viewer has not seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import UNKNOWN, name
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import AnyFact, HandStarted
from riverboat.engine.state import hand_facts as of_hand
from riverboat.narration import describe_holding
from riverboat.narration.table_narrator import TableNarrator
from riverboat.service.history.hand_export import TableHand, redact_log_for
from riverboat.service.state.host_state import HostState
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.views.public_state import PublicState
from riverboat.service.views.public_view import ViewContext, build_public_view
from riverboat.stats.decision_odds import DecisionOdds, decision_odds
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.table_pending import Idle
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire.view import HIDDEN, TableView
from riverboat.words import Phrase
from riverboat.words.holdings import Holding

_FACTS_WITHOUT_STEP: Final = (
    of_hand.HandStarted,
    of_hand.BettingOpened,
    of_hand.BetsCollected,
    of_hand.Burned,
    of_hand.StubReshuffled,
    of_hand.RakeTaken,
    of_hand.PotAwarded,
    of_hand.HandEnded,
)
"""Facts without a step of their own: they belong to the next step."""
_GROUPED_FACTS: Final = (
    of_hand.Posted,
    of_hand.HoleCardsDealt,
    of_hand.UpcardsDealt,
    of_hand.BoardDealt,
)
"""Facts of which several in a row are one step."""


_BETTING_FACTS: Final = (of_hand.Folded, of_hand.Checked, of_hand.Called, of_hand.Raised)


class ReplayStep(
    Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"upcards": "up", "phrases": "told"}
):
    """Facts since the previous step, and the table after them."""

    facts: tuple[AnyLoggedFact, ...]
    view: TableView
    cards: tuple[str, ...]
    """Viewer's own cards; empty if the viewer did not play."""
    upcards: tuple[str, ...]
    """Viewer's face-up cards."""
    holding: Holding | None
    """Value of the viewer's cards with the board."""
    phrases: tuple[Phrase, ...] = ()
    """Phrases for the facts of this step."""
    odds: DecisionOdds | None = None
    """Pot odds and equity of the player who acts next; ``None`` if the next step is no bet, call,
    check or fold.
    """

    told = DeprecatedAttribute("phrases")

    up = DeprecatedAttribute("upcards")


class HandContext(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    kw_only=True,
    rename={"begin_fact": "began", "chips_won": "won"},
):
    """Data of a hand that is not in its log."""

    begin_fact: f.HandBegan
    rules: TableRules
    """Rules by which the hand was played."""
    stacks: tuple[int, ...] = ()
    """Stacks after the hand, by seat; empty for an unfinished hand."""
    chips_won: tuple[int, ...] = ()
    settings: TableSettings
    table: str = ""
    """Id of the table; empty if it is not disclosed."""

    began = DeprecatedAttribute("begin_fact")

    won = DeprecatedAttribute("chips_won")


def replay(hand: TableHand, context: HandContext, viewer: str) -> tuple[ReplayStep, ...]:
    """Return the steps of a hand that the viewer may see; an empty name is a spectator."""
    seat = hand.players.index(viewer) if viewer in hand.players else None
    log = redact_log_for(hand.log, seat, hand.shown_cards)
    return tuple(_Replay(hand, context, seat).iter_steps(log))


class _Replay:
    def __init__(self, hand: TableHand, context: HandContext, seat: int | None) -> None:
        self._hand, self._context, self._seat = hand, context, seat
        self._public_state = PublicState(f.TableOpened(context.rules))
        self._narrator = TableNarrator()
        self._view_context = ViewContext(
            table_id=context.table,
            bots=frozenset(),
            pause_state=0,
            next_hand_at=0,
            deck_root="",
            spectator_count=0,
            settings=context.settings,
            host_state=HostState(),
        )

    def iter_steps(self, log: Sequence[AnyFact]) -> Iterator[ReplayStep]:
        """Yield each step, with the facts that lead to it."""
        hand_started = log[0]
        assert isinstance(hand_started, HandStarted), "a hand's log begins with HandStarted"
        self._seat_players(hand_started)
        facts: list[AnyLoggedFact] = [self._context.begin_fact]
        phrases = self._apply(self._context.begin_fact)
        closing_facts = self._make_closing_facts()
        self._odds = iter(decision_odds(log))
        for index, fact in enumerate(log, 1):
            facts.append(fact)
            phrases += self._apply(fact)
            if _is_step_end(fact, log[index] if index < len(log) else None):
                later_facts = (
                    later_fact
                    for later_fact in log[index:]
                    if not isinstance(later_fact, _FACTS_WITHOUT_STEP)
                )
                yield self._make_step(facts, phrases, next(later_facts, None))
                facts, phrases = [], []
        for closing_fact in closing_facts:
            facts.append(closing_fact)
            phrases += self._apply(closing_fact)
        if facts:
            yield self._make_step(facts, phrases, None)

    def _apply(self, fact: AnyLoggedFact) -> list[Phrase]:
        """Apply a fact to the public state and return its phrases."""
        self._public_state.apply_redacted(fact)
        return [*self._narrator.narrate(fact)]

    def _seat_players(self, opening_fact: HandStarted) -> None:
        """Seat every player who was dealt in, with the stack before the hand."""
        hand, reserves = self._hand, opening_fact.reserve_by_seat or (0,) * len(opening_fact.stacks)
        for seat, (chair, player) in enumerate(zip(hand.chairs, hand.players, strict=True)):
            chips = opening_fact.stacks[seat] + reserves[seat]
            self._apply(f.SatDown(chair, player))
            self._apply(f.CameBack(chair))
            self._apply(f.ChipsBought(chair, player, chips, "buy-in"))

    def _make_closing_facts(self) -> tuple[AnyLoggedFact, ...]:
        hand, context = self._hand, self._context
        if hand.early_end or not context.stacks:
            return ()
        return (f.HandClosed(hand.number, context.stacks, context.chips_won),)

    def _make_step(
        self, facts: Sequence[AnyLoggedFact], phrases: Sequence[Phrase], next_fact: AnyFact | None
    ) -> ReplayStep:
        view = build_public_view(self._public_state, Idle("too few"), self._view_context)
        next_turn = _infer_next_turn(next_fact)
        is_showdown = next_fact is None or (next_turn is not None and next_turn[1] == "show")
        acting_chairs = (self._hand.chairs[next_turn[0]],) if next_turn else ()
        view = replace(
            view,
            phase="between" if view.winners else "showdown" if is_showdown else "playing",
            idle_reason=None,
            to_act=acting_chairs,
            question_kind=next_turn[1] if next_turn else "",
        )
        odds = next(self._odds, None) if isinstance(next_fact, _BETTING_FACTS) else None
        return ReplayStep(
            tuple(facts), view, *self._find_viewer_cards(), phrases=tuple(phrases), odds=odds
        )

    def _find_viewer_cards(self) -> tuple[tuple[str, ...], tuple[str, ...], Holding | None]:
        hand, seat = self._public_state.hand, self._seat
        if hand is None or seat is None:
            return (), (), None
        cards = tuple([HIDDEN if card == UNKNOWN else name(card) for card in hand.holdings[seat]])
        upcards = tuple([name(card) for card in hand.upcards[seat]]) if hand.upcards else ()
        return cards, upcards, describe_holding(hand, seat) if cards else None


def _is_step_end(fact: AnyFact, next_fact: AnyFact | None) -> bool:
    """Return True if a step ends with this fact."""
    if isinstance(fact, _FACTS_WITHOUT_STEP):
        return False
    return not (isinstance(fact, _GROUPED_FACTS) and type(fact) is type(next_fact))


def _infer_next_turn(next_fact: AnyFact | None) -> tuple[int, str] | None:
    """Return the seat to act and the kind of action, inferred from the action that follows."""
    match next_fact:
        case (
            of_hand.Folded(seat=seat)
            | of_hand.Checked(seat=seat)
            | of_hand.Called(seat=seat)
            | of_hand.Raised(seat=seat)
            | of_hand.BroughtIn(seat=seat)
        ):
            return seat, "act"
        case of_hand.Discarded(seat=seat):
            return seat, "draw"
        case of_hand.Declared(seat=seat):
            return seat, "declare"
        case of_hand.HandShown(seat=seat) | of_hand.HandMucked(seat=seat):
            return seat, "show"
        case _:
            return None  # actions of the dealer, and forced facts
