"""Bots against bots: so many hands of one game, and who won how much of whom.

Everybody begins each hand with the same chips, and each player sits in every seat in turn. The
hands are cut into blocks of fixed size with a seed each, and every block begins with the bots as
they were handed in: one seed comes to the same result with one process, with eight or elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from functools import partial
from random import Random, SystemRandom
from typing import Final

from msgspec import Struct

from riverboat.bots import Anybody, Bot, Player, name_of, player_of
from riverboat.bots.asked import asked
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    Game,
    HandStarted,
    HouseRules,
    Nothing,
    Preset,
    ToDeal,
    play_out,
    seat_awaited,
    start,
)
from riverboat.engine import Hand as EngineHand
from riverboat.hands.asked import one_game, stacks_for
from riverboat.hands.eyes import Eyes
from riverboat.hands.figures import result_of
from riverboat.hands.stub import Stub
from riverboat.sim.blocks import AnyExecutor, in_blocks
from riverboat.sim.matches.result import MatchPlayer, MatchResult
from riverboat.words.keywords import keywords_told

BLOCK: Final = 200
"""Decks that are played with the same copies of the bots."""

_SYSTEM: Final = SystemRandom()


class MatchPlan(Struct, frozen=True, kw_only=True):
    """What is to be played, the same for each block."""

    started: HandStarted
    players: tuple[Anybody, ...]
    seed: int | str
    decks: int
    asked: int
    duplicate: bool


class _Sums:
    """Chips won by each player, deck by deck."""

    def __init__(self, players: int) -> None:
        self.net = [0] * players
        self.squares = [0] * players

    def add(self, won: Sequence[int]) -> None:
        for k, chips in enumerate(won):
            self.net[k] += chips
            self.squares[k] += chips * chips


@keywords_told
def match(
    *players: Anybody,
    game: Game | str = "nlhe 1/2",
    hands: int = 10_000,
    seed: int | str | None = None,
    stack: int | None = None,
    house: HouseRules | Preset | None = None,
    duplicate: bool = False,
    jobs: int = 1,
    executor: AnyExecutor | None = None,
) -> MatchResult:
    """Play a match of two or more players: bots of yours, functions, styles by name.

    With *duplicate* every deck is played once from each seat, which takes most of the luck of the
    cards out of the result; *hands* are rounded up to whole decks, and the result says so. The same
    *seed* comes to the same result with any number of *jobs*, which are processes, and with an
    *executor* of Dask, loky or another. What a bot says that is not legal ends the match with
    ``IllegalAction``.

    >>> result = match("caller", lambda hand: hand.legal[0], hands=40, seed=7)
    >>> [player.name for player in result.players], result.hands
    (['caller', 'lambda'], 40)
    >>> result[0].net + result[1].net
    0
    """
    if len(players) < 2:
        raise TypeError(
            f"a match is between two players or more, not {len(players)}: match(MyBot(), 'shark')"
        )
    for name, number in (("hands", hands), ("jobs", jobs)):
        if type(number) is not int or number < 1:
            raise ValueError(f"{name}: a whole number from 1 on is expected, not {number!r}")
    names = _names([name_of(each) for each in players])
    rules = one_game(game, house)
    plan = MatchPlan(
        started=start(rules, stacks_for(rules, stack, len(players))),
        players=players,
        seed=_SYSTEM.getrandbits(64) if seed is None else seed,
        decks=-(-hands // len(players)) if duplicate else hands,
        asked=hands,
        duplicate=duplicate,
    )
    for each in players:
        player_of(deepcopy(each), Random(0))  # who cannot play is told so before anybody does
    return _result(plan, names, _played(plan, jobs, executor))


def _names(names: Iterable[str]) -> list[str]:
    """Of two players with one name the second is called so: ``shark 2``."""
    found: list[str] = []
    for name in names:
        same = sum(each.split(" #")[0] == name for each in found)
        found.append(f"{name} #{same + 1}" if same else name)
    return found


def _result(plan: MatchPlan, names: Sequence[str], blocks: Iterable[_Sums]) -> MatchResult:
    whole = _Sums(len(names))
    for block in blocks:
        for k in range(len(names)):
            whole.net[k] += block.net[k]
            whole.squares[k] += block.squares[k]
    hands = plan.decks * (len(names) if plan.duplicate else 1)
    game = plan.started.game
    return MatchResult(
        game=game.name,
        seed=plan.seed,
        hands=hands,
        asked=plan.asked,
        duplicate=plan.duplicate,
        players=tuple(
            [
                MatchPlayer(
                    name=name,
                    hands=hands,
                    net=net,
                    big_blind=game.stakes.big_blind,
                    squares=squares,
                    deals=plan.decks,
                )
                for name, net, squares in zip(names, whole.net, whole.squares, strict=True)
            ]
        ),
    )


# Blocks -------------------------------------------------------------------------------------------


def _played(plan: MatchPlan, jobs: int, executor: AnyExecutor | None) -> Iterator[_Sums]:
    """The blocks in order. A fork has the bots as they are here, those of a notebook too."""
    count = -(-plan.decks // BLOCK)
    return in_blocks(partial(_block, plan), count, jobs=jobs, executor=executor, fork=True)


def _block(plan: MatchPlan, block: int) -> _Sums:
    """The decks of one block, with bots that begin anew."""
    players = [
        player_of(deepcopy(each), Random(f"{plan.seed}, block {block}, player {k}"))
        for k, each in enumerate(plan.players)
    ]
    sums, count = _Sums(len(players)), len(players)
    for deck in range(block * BLOCK, min((block + 1) * BLOCK, plan.decks)):
        won = [0] * count
        for turn in range(count) if plan.duplicate else [deck % count]:
            seated = [players[(seat + turn) % count] for seat in range(count)]
            try:
                chips = _hand(plan, deck, seated)
            except Exception as why:
                names = [name_of(plan.players[(seat + turn) % count]) for seat in range(count)]
                why.add_note(
                    f"in deck {deck} of a match with seed {plan.seed!r}; from seat 0 on sit "
                    f"{', '.join(names)}"
                )
                raise
            for seat in range(count):
                won[(seat + turn) % count] += chips[seat]
        sums.add(won)
    return sums


# A hand -------------------------------------------------------------------------------------------


def _hand(plan: MatchPlan, deck: int, seated: Sequence[Player]) -> list[int]:
    """Play one hand; the chips that each seat has won."""
    log: list[AnyFact] = [plan.started]
    hand = EngineHand(plan.started)
    stub = Stub(plan.started.game, f"{plan.seed}, deck {deck}")
    asking = [asked(player, seat, plan.started) for seat, player in enumerate(seated)]

    def answer(hand: EngineHand, now: Awaiting) -> AnyCommand:
        if isinstance(now, ToDeal):
            return stub.deal(hand, log, now)
        assert not isinstance(now, Nothing), "a hand that is over asks nobody"
        seat = seat_awaited(now)
        assert seat is not None, "somebody is asked"
        return asking[seat](hand, log, now)

    play_out(hand, log, answer)
    for seat, player in enumerate(seated):
        if isinstance(player, Bot) and type(player).over is not Bot.over:
            player.over(Eyes(seat, plan.started).look(log))
    return [result_of(hand, seat) for seat in range(hand.players)]
