"""Matches between bots: many hands of one game, with win rates and intervals.

All players begin each hand with equal stacks, and each player sits in every seat in turn. The hands
are cut into blocks of a fixed size with a seed each. A bot retains its state through the match. If
blocks are played in parallel, a bot with changing state is refused, so that a seed gives equal
results with any number of processes, on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from random import SystemRandom
from typing import Final

from msgspec import Struct

from riverboat.bots import Bot, Player, PlayerLike, player_name
from riverboat.bots.player_decisions import make_decision_maker
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    Game,
    HandStarted,
    HandState,
    HouseRules,
    Nothing,
    Preset,
    ToDeal,
    play_out,
    seat_to_act,
    start,
)
from riverboat.hands.deck_stub import Stub
from riverboat.hands.game_lookup import find_game
from riverboat.hands.hand_figures import seat_result
from riverboat.hands.player_view import PlayerView
from riverboat.hands.stack_sizes import Stack, parse_stacks
from riverboat.sim.bot_memory import Lineup, Memory, parse_memory
from riverboat.sim.matches.luck_baseline import Baseline, EquityBaseline, Measure, parse_measure
from riverboat.sim.matches.match_result import MatchPlayer, MatchResult
from riverboat.sim.matches.match_sums import MatchProgress, MatchSums
from riverboat.sim.work_blocks import AnyExecutor, run_blocks
from riverboat.words.argument_checks import require_seed
from riverboat.words.keyword_errors import explain_keyword_errors

BLOCK_DECKS: Final = 200
"""Decks per block, with one seed and one process."""

_SYSTEM_RANDOM: Final = SystemRandom()


class MatchPlan(Struct, frozen=True, kw_only=True):
    """The parameters of a match, shared by all blocks."""

    opening_fact: HandStarted
    players: tuple[PlayerLike, ...]
    seed: int | str
    decks: int
    requested_hands: int
    duplicate: bool
    measure: Measure
    baseline: Baseline | None
    stop_confidence: float | None
    memory: Memory = "match"

    @property
    def hands_a_deck(self) -> int:
        """Number of hands played with each deck."""
        return len(self.players) if self.duplicate else 1


@explain_keyword_errors
def match(
    *players: PlayerLike,
    game: Game | str = "nlhe 1/2",
    hands: int = 10_000,
    seed: int | str | None = None,
    stack: Stack | None = None,
    house: HouseRules | Preset | None = None,
    duplicate: bool = False,
    measure: Measure | Baseline = "chips",
    until: float | None = None,
    memory: Memory = "match",
    jobs: int = 1,
    executor: AnyExecutor | None = None,
    progress: Callable[[MatchResult], None] | None = None,
) -> MatchResult:
    """Play a match of two or more players: custom bots, functions, styles by name.

    With *duplicate* every deck is played once from each seat, which removes most of the
    variance of the cards; *hands* are rounded up to whole decks, and the result states the
    number. A *seed* gives the same result with any number of processes (*jobs*), and with an
    *executor* of Dask, loky or another library. An illegal action of a bot ends the match with
    ``IllegalAction``.

    The match plays with copies of the bots, which remember earlier hands; ``result.bots`` are
    these copies. With several *jobs* or an *executor*, a bot whose state changes is refused.
    With ``memory="block"`` it is allowed, since every 200 decks begin with new copies.

    *stack* is in the unit of the stakes, or in big blinds: ``"100bb"``.

    *measure* reduces the luck in a second result: ``"all-in"`` counts all-ins by equity, and
    ``"aivat"`` removes all known chance events. Hold'em and Omaha use equity; for other games
    pass a baseline (``riverboat.solve.build_baseline``). With *until*, for example 0.95, the match
    ends as soon as a win or loss of the first player is known with that confidence. The intervals
    then hold for all these checks together, and *hands* is a maximum. *progress* is called with
    the result so far after every block.

    >>> result = match("caller", lambda hand: hand.legal[0], hands=40, seed=7)
    >>> [player.name for player in result.players], result.hands
    (['caller', 'lambda'], 40)
    >>> result[0].net + result[1].net
    0
    """
    if len(players) < 2:
        raise TypeError(
            f"a match needs at least two players, got {len(players)}: match(MyBot(), 'shark')"
        )
    for name, value in (("hands", hands), ("jobs", jobs)):
        if type(value) is not int or value < 1:
            raise ValueError(f"{name}: expected a whole number of at least 1, got {value!r}")
    if until is not None and not 0.5 < until < 1:
        raise ValueError(f"until: expected a number between 0.5 and 1, got {until!r}")
    parse_memory(memory)
    require_seed(seed)
    names = _list_unique_names([player_name(player) for player in players])
    parsed_game = find_game(game, house)
    measure_name, baseline = _parse_measure(measure, parsed_game)
    plan = MatchPlan(
        opening_fact=start(
            parsed_game, parse_stacks(parsed_game, stack, len(players), game_name=game)
        ),
        players=players,
        seed=_SYSTEM_RANDOM.getrandbits(64) if seed is None else seed,
        decks=-(-hands // len(players)) if duplicate else hands,
        requested_hands=hands,
        duplicate=duplicate,
        measure=measure_name,
        baseline=baseline,
        stop_confidence=until,
        memory=memory,
    )
    is_single_process = executor is None and (jobs == 1 or plan.decks <= BLOCK_DECKS)
    lineup = Lineup(players, memory, keeps_bots=is_single_process)
    lineup.players_for_block(plan.seed, 0)  # rejects invalid players before the first hand
    match_progress = MatchProgress(len(players), plan.decks, plan.hands_a_deck, until)
    with closing(
        _play_blocks(plan, lineup if is_single_process else None, jobs, executor)
    ) as block_results:
        for block_sums in block_results:
            match_progress.add(block_sums)
            if progress is not None:
                progress(_build_match_result(plan, names, match_progress))
            if match_progress.is_decided:
                break
    return _build_match_result(plan, names, match_progress).with_bots(lineup.bots)


def _parse_measure(measure: Measure | Baseline, game: Game) -> tuple[Measure, Baseline | None]:
    if not isinstance(measure, str):
        return "aivat", measure
    measure_name = parse_measure(measure)
    if measure_name == "chips":
        return measure_name, None
    return measure_name, EquityBaseline(game, all_ins_only=measure_name == "all-in")


def _list_unique_names(names: Iterable[str]) -> list[str]:
    """Return the names, with numbers after the first of equal names: ``shark 2``."""
    unique_names: list[str] = []
    for name in names:
        same_name_count = sum(earlier_name.split(" #")[0] == name for earlier_name in unique_names)
        unique_names.append(f"{name} #{same_name_count + 1}" if same_name_count else name)
    return unique_names


def _build_match_result(
    plan: MatchPlan, names: Sequence[str], match_progress: MatchProgress
) -> MatchResult:
    game, match_sums = plan.opening_fact.game, match_progress.sums
    hands = match_sums.deals * plan.hands_a_deck
    players = [
        MatchPlayer(
            name=name,
            hands=hands,
            net=match_sums.net[player_index],
            big_blind=game.stakes.big_blind,
            squares=match_sums.squared_sums[player_index],
            deals=match_sums.deals,
            measured=match_sums.measured[player_index] if plan.baseline else None,
            measured_squares=match_sums.measured_squared_sums[player_index],
            until=match_progress.sequence,
        )
        for player_index, name in enumerate(names)
    ]
    return MatchResult(
        game=game.name,
        seed=plan.seed,
        hands=hands,
        requested_hands=plan.requested_hands,
        duplicate=plan.duplicate,
        players=tuple(players),
        measure=plan.measure,
        until=plan.stop_confidence,
        decided=match_progress.is_decided,
        curve=match_progress.curve(game.stakes.big_blind),
    )


def _play_blocks(
    plan: MatchPlan, lineup: Lineup | None, jobs: int, executor: AnyExecutor | None
) -> Generator[MatchSums]:
    """Yield the results of blocks in order, played in this process or by workers.

    A forked process inherits the bots, even those defined in a notebook.
    """
    block_count = -(-plan.decks // BLOCK_DECKS)
    play_block = partial(_play_block, plan, lineup)
    yield from run_blocks(play_block, block_count, jobs=jobs, executor=executor, fork=True)


def _play_block(plan: MatchPlan, lineup: Lineup | None, block_number: int) -> MatchSums:
    """Play the decks of one block, by the bots of this process or by copies for this block."""
    lineup = lineup or Lineup(plan.players, plan.memory, keeps_bots=False)
    players = lineup.players_for_block(plan.seed, block_number)
    match_sums, player_count = MatchSums(len(players)), len(players)
    for deck_number in range(
        block_number * BLOCK_DECKS, min((block_number + 1) * BLOCK_DECKS, plan.decks)
    ):
        chips_won, chance_totals = [0] * player_count, [0.0] * player_count
        for rotation in range(player_count) if plan.duplicate else [deck_number % player_count]:
            seated_players = [
                players[(seat + rotation) % player_count] for seat in range(player_count)
            ]
            try:
                chips_by_seat, chance_values = _play_hand(plan, deck_number, seated_players)
            except Exception as error:
                names = [
                    player_name(plan.players[(seat + rotation) % player_count])
                    for seat in range(player_count)
                ]
                error.add_note(
                    f"in deck {deck_number} of a match with seed {plan.seed!r}; from seat 0 on sit "
                    f"{', '.join(names)}"
                )
                raise
            for seat in range(player_count):
                chips_won[(seat + rotation) % player_count] += chips_by_seat[seat]
                chance_totals[(seat + rotation) % player_count] += chance_values[seat]
        match_sums.add(chips_won, chance_totals)
    lineup.raise_if_changed(players)
    return match_sums


def _play_hand(
    plan: MatchPlan, deck_number: int, seated_players: Sequence[Player]
) -> tuple[list[int], Sequence[float]]:
    """Play one hand; return each seat's won chips, and each seat's value of chance events."""
    log: list[AnyFact] = [plan.opening_fact]
    hand = HandState(plan.opening_fact)
    stub = Stub(plan.opening_fact.game, f"{plan.seed}, deck {deck_number}")
    policies = [
        make_decision_maker(player, seat, plan.opening_fact)
        for seat, player in enumerate(seated_players)
    ]

    def choose_command(hand: HandState, pending: Awaiting) -> AnyCommand:
        if isinstance(pending, ToDeal):
            return stub.deal(hand, log, pending)
        assert not isinstance(pending, Nothing), "a finished hand has no pending decision"
        seat = seat_to_act(pending)
        assert seat is not None, "a player is to act"
        return policies[seat](hand, log, pending)

    play_out(hand, log, choose_command)
    for seat, player in enumerate(seated_players):
        if isinstance(player, Bot) and type(player).over is not Bot.over:
            player.over(PlayerView(seat, plan.opening_fact).update(log))
    chance_values = (
        plan.baseline.luck(log, seated_players) if plan.baseline else [0.0] * hand.players
    )
    return [seat_result(hand, seat) for seat in range(hand.players)], chance_values
