"""Table narrator: narrates events between hands, and hands with the reasons of their posts.

Players are :class:`~riverboat.words.Player` with their chairs; a chair without a known player is a
:class:`~riverboat.words.Chair`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from riverboat.engine import AnyFact, HandStarted, HandState
from riverboat.engine.state.hand_fact import Fact
from riverboat.engine.state.hand_facts import Posted
from riverboat.narration.blind_narration import (
    BlindFact,
    StraddleFact,
    narrate_blinds,
    narrate_straddles,
)
from riverboat.narration.chip_narration import ChipFact, narrate_buying
from riverboat.narration.hand_narrator import HandNarrator, IndexedEvent
from riverboat.narration.house_narration import ClockFact, HouseFact, narrate_clock, narrate_house
from riverboat.narration.merged_antes import merge_antes
from riverboat.narration.player_narration import PlayerFact, narrate_players
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.facts import AnyTableFact, DuePost
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from riverboat.words import Chair, Person, Player, Seat, rename_people
from riverboat.words.events import hand_opening as p
from riverboat.words.events.event_phrases import Event
from riverboat.words.reader import default_person_name

UnnarratedFact = (
    f.TableOpened | f.HandClosed | f.StraddleDeclined | f.ClockStopped | f.TurnBegan | f.BankFilled
)
"""Facts without narration: other facts imply them, or only programs need them."""


class TableNarrator:
    """A narrator of a table's log, which stores the seating and the posts due."""

    def __init__(self, table: Table | None = None) -> None:
        """Begin with the state of a table, or before the first fact of its log."""
        self.names: dict[int, str] = {}
        """Names of the players by chair."""
        self.rules: TableRules | None = None
        self.playing: tuple[int, ...] = ()
        """Chair of each seat of the current hand."""
        self._players_by_seat: tuple[Player | Chair, ...] = ()
        """Players by seat of the hand, including those who have left since."""
        self._due_posts: list[DuePost] = []
        """The forced bets that are due in the hand, with their reasons."""
        self._pending_posts: list[DuePost] = []
        """The due posts whose forced bets are not narrated yet."""
        self._hand_narrator: HandNarrator | None = None
        self._last_seated: tuple[int, bool] = (0, False)
        """Chair of the player who sat down last, and True if the chips were narrated with it."""
        self._drawn_button: int | None = None
        """Chair that won the draw for the button, until the hand begins; else ``None``."""
        if table is not None:
            self._load_table(table)

    def _load_table(self, table: Table) -> None:
        """Load the state of a table in the middle of its session."""
        self.names = {chair: chair_player.player for chair, chair_player in table.chairs.items()}
        self.rules, self.playing = table.rules, tuple(table.hand_chairs)
        self._players_by_seat = tuple([self.person_at(chair) for chair in self.playing])
        if table.hand_opening is not None:
            self._due_posts = [
                *table.hand_opening.begin_fact.due_posts,
                *table.hand_opening.straddles,
            ]
        if table.hand is not None:
            self._hand_narrator = HandNarrator(table.hand)

    def narrate(
        self, fact: AnyLoggedFact, following_facts: Sequence[AnyLoggedFact] = ()
    ) -> list[Event]:
        """Narrate a fact; *following_facts* are the facts that follow immediately, if known.

        The chips of a player who sits down are then narrated together with the chair.
        """
        if isinstance(fact, Fact):
            return [*self._narrate_hand_fact(fact)]
        events = [*self._narrate_table_fact(fact, following_facts)]
        self._update_state(fact)
        if not isinstance(fact, (f.SatDown, f.ChipsAsked, f.ChipsBought)):
            self._last_seated = 0, False
        return events

    def _narrate_hand_fact(self, fact: AnyFact) -> Iterator[Event]:
        if isinstance(fact, HandStarted):
            self._hand_narrator, self._pending_posts = (
                HandNarrator(HandState(fact)),
                [*self._due_posts],
            )
        elif self._hand_narrator is not None:
            for event in self._hand_narrator.narrate(fact):
                if narrated_event := self._add_post_reason(fact, event, self._pending_posts):
                    yield self.add_names(narrated_event)

    def narrate_hand(self, log: Sequence[AnyFact]) -> list[IndexedEvent]:
        """Narrate a hand so far, with reasons of posts and merged antes.

        Later facts only append to the result. Straddles are left out, because they were narrated
        earlier.
        """
        start_fact = log[0] if log else None
        if not isinstance(start_fact, HandStarted):
            return []
        hand_narrator, due_posts = HandNarrator(HandState(start_fact)), list(self._due_posts)
        indexed_events = [
            (index, event)
            for index, fact in enumerate(log)
            if index
            for event in hand_narrator.narrate(fact)
        ]
        indexed_events += [(len(log) - 1, event) for event in hand_narrator.flush_awards()]
        narrated_events = []
        for index, event in merge_antes(indexed_events, len(self.playing)):
            if event_with_reason := self._add_post_reason(log[index], event, due_posts):
                narrated_events.append((index, self.add_names(event_with_reason)))
        return narrated_events

    def add_names(self, event: Event) -> Event:
        """Return the event with each seat of the hand replaced by the player's name and chair."""
        return rename_people(event, self._name_person)

    def _name_person(self, person: Person) -> Person:
        if isinstance(person, Seat) and person.seat < len(self._players_by_seat):
            return self._players_by_seat[person.seat]
        return person

    @property
    def players(self) -> list[str]:
        """The names of the hand's players, by seat."""
        return [name_without_chair(person) for person in self._players_by_seat]

    def _add_post_reason(
        self, fact: AnyFact, event: Event, due_posts: list[DuePost]
    ) -> Event | None:
        """Return a forced bet with its reason; None if it was narrated earlier."""
        if not isinstance(fact, Posted):
            return event
        due_post = self._pop_due_post(due_posts, fact)
        forced_bet = event if isinstance(event, p.ForcedBet) else None
        if (
            due_post
            and due_post.kind in ("straddle", "sleeper")
            and not (forced_bet and forced_bet.end)
        ):
            return None
        return _add_reason(forced_bet, due_post) if forced_bet and due_post else event

    def _pop_due_post(self, due_posts: list[DuePost], fact: Posted) -> DuePost | None:
        """Remove and return the due post that a forced bet pays; ``None`` if there is none."""
        if fact.seat >= len(self.playing):
            return None
        chair = self.playing[fact.seat]
        due_post = next(
            (
                due_post
                for due_post in due_posts
                if (due_post.chair, due_post.kind) == (chair, fact.kind)
            ),
            None,
        )
        if due_post:
            due_posts.remove(due_post)
        return due_post

    def _update_state(self, fact: AnyTableFact) -> None:
        match fact:
            case f.TableOpened(rules) | f.RulesChanged(rules):
                self.rules = rules
            case f.SatDown(chair, player):
                self.names[chair] = player
            case f.ButtonDrawn(button=button):
                self._drawn_button = button
            case f.Left(chair):
                self.names.pop(chair, None)
            case f.ChangedChair(chair, new_chair):
                self.names[new_chair] = self.names.pop(chair)
            case f.HandBegan(chairs=chairs, due_posts=due_posts):
                self.playing, self._due_posts, self._drawn_button = chairs, list(due_posts), None
                self._players_by_seat = tuple([self.person_at(chair) for chair in chairs])
            case f.Straddled(chair, new_chair, is_live, has_rock):
                reason: f.DueReason = "rock" if has_rock else "straddle" if is_live else "sleeper"
                self._due_posts.append(
                    DuePost(chair, "straddle" if is_live else "sleeper", new_chair, reason)
                )
            case _:
                pass

    def person_at(self, chair: int) -> Player | Chair:
        """Return the player in a chair, or the chair if the player is unknown."""
        return Player(self.names[chair], chair) if chair in self.names else Chair(chair)

    def _narrate_table_fact(
        self, fact: AnyTableFact, following_facts: Sequence[AnyLoggedFact]
    ) -> Iterator[Event]:
        # Common facts after an action first: the clock, and facts without narration.
        if isinstance(fact, UnnarratedFact):
            return
        elif isinstance(fact, ClockFact):
            yield from narrate_clock(fact, self.person_at)
        elif isinstance(fact, PlayerFact):
            yield from self._narrate_player_fact(fact, following_facts)
        elif isinstance(fact, ChipFact):
            if not (isinstance(fact, f.ChipsBought) and self._last_seated == (fact.chair, True)):
                yield from narrate_buying(fact, self.person_at)
        elif isinstance(fact, BlindFact):
            yield from narrate_blinds(fact, self.person_at, self._drawn_button)
        elif isinstance(fact, StraddleFact):
            yield from narrate_straddles(fact, self.person_at)
        elif isinstance(fact, HouseFact):
            yield from narrate_house(fact, self.rules, self.person_at)
        else:
            assert_never(fact)

    def _narrate_player_fact(
        self, fact: PlayerFact, following_facts: Sequence[AnyLoggedFact]
    ) -> Iterator[Event]:
        """Narrate a fact of a player, unless the player comes back directly after sitting down."""
        chips = 0
        if isinstance(fact, f.SatDown):
            purchase = next(
                (
                    next_fact
                    for next_fact in following_facts[:1]
                    if isinstance(next_fact, f.ChipsBought)
                ),
                None,
            )
            chips = purchase.chips if purchase else 0
            self._last_seated = fact.chair, chips > 0
        elif isinstance(fact, f.CameBack) and fact.chair == self._last_seated[0]:
            return
        yield from narrate_players(fact, self.person_at, chips)


def name_without_chair(person: Person) -> str:
    """Return a person's name without the chair; the chair if the name is unknown."""
    return person.player if isinstance(person, Player) else default_person_name(person)


def _add_reason(event: p.ForcedBet, due_post: DuePost) -> p.ForcedBet:
    """Return a forced bet with its reason, unless the name of the bet implies the reason."""
    event_type = _EVENT_BY_DUE_REASON.get(due_post.reason)
    if event_type and isinstance(event, p.BlindPosted):
        event = event_type(event.who, event.chips, event.full, None, event.end)
    return replace(event, why=_PHRASE_BY_DUE_REASON.get(due_post.reason))


_EVENT_BY_DUE_REASON: dict[f.DueReason, type[p.BlindPosted]] = {
    "small blind": p.SmallBlindPosted,
    "big blind": p.BigBlindPosted,
    "skipped small blind": p.SmallBlindPosted,
    "skipped big blind": p.BigBlindPosted,
}
_PHRASE_BY_DUE_REASON: dict[f.DueReason, p.PostReason] = {
    "skipped big blind": p.SkippedSuffix(),
    "skipped small blind": p.SkippedSuffix(),
    "missed big blind": p.MissedPostSuffix("big blind"),
    "missed small blind": p.MissedPostSuffix("small blind"),
    "missed ante": p.MissedPostSuffix("ante"),
    "missed straddle": p.MissedPostSuffix("straddle"),
    "new player": p.EntryPostSuffix(),
    "buys the button": p.ButtonPurchaseSuffix(),
    "passed by the button": p.ButtonPassSuffix(),
    "rock": p.RockSuffix(),
}
