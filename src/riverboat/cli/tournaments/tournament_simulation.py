"""Simulation of a whole tournament by bots on the engine, in simulated time."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Literal

from msgspec import Struct

from riverboat.bots.betting_policy import CALL, FOLD
from riverboat.engine import AnyFact, Post
from riverboat.engine.games.game import Game
from riverboat.engine.state.hand_facts import Folded, PotAwarded
from riverboat.sim import HandSimulator
from riverboat.tourney import EventRules, act, open_event
from riverboat.tourney.balance.blind_distance import find_next_big_blind_seat
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.level_table_rules import build_game_at_level
from riverboat.tourney.running.event_clock import find_next_part_time
from riverboat.tourney.running.hand_reports import find_reason_not_to_deal
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import MINUTE_MS, Entrant, Event, EventTable
from riverboat.tourney.structure.levels import Level

_SHORT_STACK_BLINDS: Final = 10
"""Big blinds below which a bot goes all-in or folds."""


class LevelStart(Struct, frozen=True):
    """State of a tournament at the start of a level."""

    level: int
    minutes: int
    """Minutes since the start, including breaks."""
    players_left: int
    stacks: tuple[tuple[str, int], ...]


class TournamentHand(Struct, frozen=True):
    """A played hand with its table and time."""

    number: int
    table: int
    seats: int
    level: int
    ended_ms: int
    """Milliseconds since the start."""
    players: tuple[Entrant, ...]
    small_blind_seat: int
    """Seat of the small blind, or of the dead small blind."""
    log: tuple[AnyFact, ...]


class DealAgreement(Struct, frozen=True):
    """A deal that the bots make between hands as soon as *max_players* are left."""

    kind: Literal["icm", "chips", "even"]
    max_players: int = 3


class SimulationOutcome(Struct, frozen=True):
    """The outcome of a simulation."""

    event: Event
    log: tuple[f.AnyEventFact, ...]
    hands: int
    minutes: int
    level_starts: tuple[LevelStart, ...]


class Simulation:
    """A simulated tournament with its bots and its clock."""

    def __init__(
        self,
        rules: EventRules,
        players: int,
        seed: int,
        hands_per_hour: int = 30,
        on_hand: Callable[[TournamentHand], None] | None = None,
        deal: DealAgreement | None = None,
    ) -> None:
        self._deal_agreement = deal
        self._on_hand = on_hand
        self._rng = Random(seed)
        self._draws = Draws(seed.to_bytes(16, "big"))
        self._log: list[f.AnyEventFact] = []
        self.event = open_event(rules, self._draws.seed, self._log)
        self._hand_milliseconds = 60 * MINUTE_MS // hands_per_hour
        self._game_by_level: dict[int, Game] = {}
        self.hands = 0
        self._player_count = players
        self._level_starts: list[LevelStart] = []
        self._hand_end_times: list[tuple[int, int]] = []

    def play(self, on_progress: Callable[[Event, int], None] | None = None) -> SimulationOutcome:
        """Play the tournament to its end."""
        for player_number in range(1, self._player_count + 1):
            self._execute(c.Enter(f"Player {player_number}"))
        now_ms = 0
        self._execute(c.Start(0))
        while self.event.phase == "running":
            if self._try_deal():
                break
            self._begin_hands(now_ms)
            now_ms = self._advance_to_next_time(now_ms)
            if on_progress is not None and not self.hands % 200:
                on_progress(self.event, self.hands)
        return SimulationOutcome(
            self.event, tuple(self._log), self.hands, now_ms // MINUTE_MS, tuple(self._level_starts)
        )

    def _execute(self, command: c.AnyEventCommand) -> None:
        log_length = len(self._log)
        act(self.event, command, self._draws, self._log)
        for fact in self._log[log_length:]:
            if isinstance(fact, f.LevelBegan):
                self._note_level_start(fact)

    def _note_level_start(self, fact: f.LevelBegan) -> None:
        stacks = tuple([(entrant.player, entrant.chips) for entrant in self.event.players_left])
        self._level_starts.append(LevelStart(fact.level, fact.at // MINUTE_MS, len(stacks), stacks))

    def _try_deal(self) -> bool:
        """Make the agreed deal once all tables are idle; return True if it ends the tournament."""
        if not self._is_deal_due():
            return False
        players = tuple(self.event.remaining_entrants)
        if any(table.is_playing for table in self.event.tables.values()):
            return False
        assert self._deal_agreement is not None, "a deal is due"
        deal_kind, self._deal_agreement = self._deal_agreement.kind, None
        self._execute(c.MakeDeal(deal_kind, players))
        return self.event.phase != "running"

    def _is_deal_due(self) -> bool:
        event, deal = self.event, self._deal_agreement
        if deal is None or not event.is_registration_closed or event.busts:
            return False
        return 1 < len(event.remaining_entrants) <= deal.max_players

    def _begin_hands(self, now_ms: int) -> None:
        """Begin a hand at every table that may."""
        for table_number in list(self.event.tables):
            table = self.event.tables.get(table_number)
            if table is None or table.is_playing or self._is_deal_due():
                continue
            for entrant in self.event.seated_at(table_number):
                if not entrant.chips:
                    self._execute(c.RebuyChips(entrant.player))
            if (
                table_number in self.event.tables
                and find_reason_not_to_deal(self.event, table_number) is None
            ):
                self._execute(c.BeginHand(table_number))
                duration_ms = self._hand_milliseconds * (0.6 + 0.8 * self._rng.random())
                heapq.heappush(self._hand_end_times, (now_ms + int(duration_ms), table_number))

    def _advance_to_next_time(self, now_ms: int) -> int:
        """Advance the simulation to the next finished hands or clock change; return that time in
        milliseconds.
        """
        clock_change_ms = find_next_part_time(self.event)
        if not self._hand_end_times or (
            clock_change_ms is not None and clock_change_ms <= self._hand_end_times[0][0]
        ):
            assert clock_change_ms is not None, "no further events are possible"
            now_ms = max(now_ms, clock_change_ms)
            self._execute(c.PassTime(now_ms))
            return now_ms
        now_ms = max(now_ms, self._hand_end_times[0][0])
        while self._hand_end_times and self._hand_end_times[0][0] <= now_ms + _SIMULTANEOUS_MS:
            _, table_number = heapq.heappop(self._hand_end_times)
            self._finish_hand(self.event.tables[table_number], now_ms)
        return now_ms

    def _finish_hand(self, table: EventTable, now_ms: int) -> None:
        self.hands += 1
        level = self.event.rules.structure.level(table.level)
        entrants = sorted(self.event.seated_at(table.number), key=lambda entrant: entrant.seat)
        big_blind_seat = find_next_big_blind_seat(table.seated_table)
        small_blind_seat = (
            table.big_blind_seat if table.big_blind_seat is not None else big_blind_seat
        )
        game = self._game_by_level.get(table.level) or self._game_by_level.setdefault(
            table.level, build_game_at_level(self.event.rules, table.level)
        )
        seats = [entrant.seat for entrant in entrants]
        if len(seats) == 2:  # the button has the small blind
            small_blind_seat = next(seat for seat in seats if seat != big_blind_seat)
        posts = (
            _build_posts(level, seats, small_blind_seat, big_blind_seat)
            if game.stakes.blinds
            else None
        )
        button = _compute_button(seats, small_blind_seat, len(seats) == 2)
        stacks = [entrant.chips for entrant in entrants]
        hand = HandSimulator(game, stacks, button, _find_affordable_posts(posts, stacks))
        log: list[AnyFact] = []
        stacks_after = hand.play(self._rng, log, _build_policy(self._rng, stacks, level))
        if self._on_hand is not None:
            hand_fields = (table.number, len(table.seats), table.level, now_ms)
            self._on_hand(
                TournamentHand(
                    self.hands, *hand_fields, tuple(entrants), small_blind_seat, tuple(log)
                )
            )
        final_stacks = tuple(
            [(entrant.player, chips) for entrant, chips in zip(entrants, stacks_after, strict=True)]
        )
        losses = _find_eliminations(entrants, stacks, stacks_after, log)
        blinds = f.BlindSeats(small_blind_seat, big_blind_seat)
        self._execute(c.FinishHand(table.number, final_stacks, blinds, losses, now_ms))


_SIMULTANEOUS_MS: Final = 2_000
"""Milliseconds within which finished hands are processed together."""


def _compute_button(seats: Sequence[int], small_blind_seat: int, is_heads_up: bool) -> int:
    """Return the button: the player before the small blind, or the small blind itself heads-up."""
    if is_heads_up:
        return seats.index(small_blind_seat)
    seats_before = [
        player_index for player_index, seat in enumerate(seats) if seat < small_blind_seat
    ]
    return seats_before[-1] if seats_before else len(seats) - 1


def _build_posts(
    level: Level, seats: Sequence[int], small_blind_seat: int, big_blind_seat: int
) -> tuple[Post, ...]:
    """Return the blinds, without a dead small blind, and the antes."""
    posts = (
        [Post(seats.index(small_blind_seat), "blind", level.small)]
        if small_blind_seat in seats
        else []
    )
    posts.append(Post(seats.index(big_blind_seat), "blind", level.big))
    if level.antes == "big_blind":
        posts.append(Post(seats.index(big_blind_seat), "dead", level.ante))
    if level.antes == "each":
        posts = [Post(seat, "ante", level.ante) for seat in range(len(seats))] + posts
    return tuple(posts)


def _find_affordable_posts(
    posts: Sequence[Post] | None, stacks: Sequence[int]
) -> tuple[Post, ...] | None:
    """Return the posts, cut to what short stacks can pay; the bet to match stays the full blind."""
    if posts is None:
        return None
    remaining_stacks, paid_chips = list(stacks), []
    for post in posts:
        chips = min(post.chips, remaining_stacks[post.seat])
        remaining_stacks[post.seat] -= chips
        if chips:
            is_short_blind = post.kind == "blind" and chips < post.chips
            paid_chips.append(
                Post(post.seat, post.kind, chips, post.chips if is_short_blind else 0)
            )
    return tuple(paid_chips)


def _build_policy(
    rng: Random, stacks: Sequence[int], level: Level
) -> Callable[[int, int, int, int], int]:
    """Return a policy that ignores cards: it plays a quarter of hands; short stacks go all-in."""
    draw_random_float, big_blind = rng.random, level.big

    def choose(seat: int, call_chips: int, min_raise: int, max_raise: int) -> int:
        is_short_stack = stacks[seat] < _SHORT_STACK_BLINDS * big_blind
        random_number = draw_random_float()
        if call_chips > 8 * big_blind or (is_short_stack and call_chips):
            return (
                (max_raise or CALL) if random_number < (0.2 if is_short_stack else 0.12) else FOLD
            )
        if call_chips:
            if random_number < 0.07 and min_raise:
                return min_raise
            return CALL if random_number < 0.28 else FOLD
        if is_short_stack and random_number < 0.1 and max_raise:
            return max_raise
        return min_raise if random_number < 0.2 and min_raise else CALL

    return choose


def _find_eliminations(
    entrants: Sequence[Entrant],
    stacks_before: Sequence[int],
    stacks_after: Sequence[int],
    log: Sequence[AnyFact],
) -> tuple[c.Loss, ...]:
    """Return the eliminated players and, for each, the winners of their last pot (TRNY-58)."""
    eliminated_seats = [seat for seat, chips in enumerate(stacks_after) if not chips]
    if not eliminated_seats:
        return ()
    folded_seats = {fact.seat for fact in log if isinstance(fact, Folded)}
    awards = [fact for fact in log if isinstance(fact, PotAwarded)]
    won_chips = [
        sum([award.chips for award in awards if award.seat == seat])
        for seat in range(len(stacks_after))
    ]
    contributions = [
        stack_before - stack_after + won_chips[seat_index]
        for seat_index, (stack_before, stack_after) in enumerate(
            zip(stacks_before, stacks_after, strict=True)
        )
    ]
    contribution_levels = sorted(
        {contributions[seat] for seat in range(len(stacks_after)) if seat not in folded_seats}
    )
    losses = []
    for seat in eliminated_seats:
        pot_index = min(
            contribution_levels.index(contributions[seat]), max(award.pot for award in awards)
        )
        winners = tuple(
            dict.fromkeys(
                [entrants[award.seat].player for award in awards if award.pot == pot_index]
            )
        )
        losses.append(c.Loss(entrants[seat].player, winners, stacks_before[seat]))
    return tuple(losses)
