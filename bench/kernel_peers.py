"""Contenders of installed libraries, each called in the fastest way that it offers.

Cards are converted beforehand, outside the timed part. A library that ranks one hand per call
makes as many calls as there are hands. ``ImportError`` means that a library is not installed.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bench import kernel_tasks as tasks
from bench.contest import NO_LIMIT_GAME, SEED, seeded_rng
from bench.kernel_contest import Contender, timed_run
from bench.kernel_tasks import CHECKED_COUNT, SINGLE_CALL_COUNT, Task, cards_of, text_of

DEAL_COUNT = 20_000
"""Sampled deals per call."""
SLOW_HAND_COUNT = 200
"""Hands or deals for libraries that take more than ten microseconds for one."""

Hand = tuple[list[int], list[int]]
"""Hole cards and a board."""


def contenders(task: Task, missing_libraries: set[str]) -> Iterator[Contender]:
    """Yield the installed libraries that do this task; add the others to *missing_libraries*."""
    for name, make_contender in PEERS.items():
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                contender = make_contender(task)
        except ImportError:
            missing_libraries.add(name)
            continue
        if contender is not None:
            contender.name = name
            yield contender


def versions() -> dict[str, str]:
    """Return the versions of the installed libraries."""
    version_by_name = {}
    for name in PEERS:
        try:
            version_by_name[name] = version(name)
        except PackageNotFoundError:
            continue
    return version_by_name


def eval7(task: Task) -> Contender | None:
    """Return eval7, whose hands are lists of its own cards and whose exact equities need a full
    board.
    """
    kit: Any = import_module("eval7")

    def convert_cards(hand: Sequence[int]) -> list[Any]:
        return [kit.Card(text_of([card])) for card in hand]

    if task in SEVEN_CARD_TASKS:
        return _make_ranking_contender(
            task, kit.evaluate, [convert_cards(hole + board) for hole, board in _list_hands(task)]
        )
    if task is tasks.SAMPLE_TWO:
        hero_cards, villain_range = (
            convert_cards(cards_of(tasks.HOLDEM_MATCHUP[0])),
            kit.HandRange(tasks.HOLDEM_MATCHUP[1]),
        )
        estimate_equity = kit.py_hand_vs_range_monte_carlo
        return _make_equity_contender(
            task,
            lambda: float(estimate_equity(hero_cards, villain_range, [], DEAL_COUNT)),
            DEAL_COUNT,
        )
    return None


def phevaluator(task: Task) -> Contender | None:
    """Return phevaluator, called at its C functions, which are six times as fast as its public
    ones.
    """
    kit: Any = import_module("phevaluator._pheval")
    if task in SEVEN_CARD_TASKS:
        rank_hand = kit.evaluate_7cards
    elif task is tasks.OMAHA_HANDS:
        rank_hand = kit.evaluate_omaha_cards
    else:
        return None
    hands = [(*board, *hole) for hole, board in _list_hands(task)]

    def work() -> None:
        for hand in hands:
            rank_hand(*hand)

    return Contender(
        "",
        timed_run(work),
        lambda: _has_same_order(task, [rank_hand(*hand) for hand in hands]),
        len(hands),
    )


def treys(task: Task) -> Contender | None:
    """Return treys, a library in Python."""
    kit: Any = import_module("treys")

    def convert_cards(hand: Sequence[int]) -> list[int]:
        return [kit.Card.new(text_of([card])) for card in hand]

    if task in SEVEN_CARD_TASKS:
        rank_hand = kit.Evaluator().evaluate
    elif task is tasks.OMAHA_HANDS:
        rank_hand = kit.PLOEvaluator().evaluate
    else:
        return None
    hands = [
        (convert_cards(hole), convert_cards(board))
        for hole, board in _list_hands(task)[: 5 * SLOW_HAND_COUNT]
    ]
    return _make_ranking_contender(task, lambda hand: int(rank_hand(*hand)), hands)


def poker_equity(task: Task) -> Contender | None:
    """Return poker_equity, which ranks batches of text and counts equities by dealing every
    board.
    """
    kit: Any = import_module("poker_equity")
    if task is tasks.SEVEN_BYTES:
        hands = [text_of(hole + board) for hole, board in _list_hands(task)]

        def rank_hands() -> Sequence[int]:
            values: Sequence[int] = kit.score_batch("high", hands)
            return values

        return Contender(
            "", timed_run(rank_hands), lambda: _has_same_order(task, rank_hands()), len(hands)
        )
    if task in (tasks.SAMPLE_TWO, tasks.SAMPLE_SIX):
        seats = list(tasks.HOLDEM_MATCHUP) if task is tasks.SAMPLE_TWO else ["**"] * 6

        def sample_equity() -> float:
            sample_result = kit.chunk_from_text("holdem", seats, samples=DEAL_COUNT, threads=1)
            return float(sample_result["players"][0]["equity"])

        return _make_equity_contender(task, sample_equity, DEAL_COUNT)
    games = {
        tasks.HOLDEM_EXACT: ("holdem", tasks.HOLDEM_MATCHUP, ""),
        tasks.HOLDEM_FLOP: ("holdem", tasks.HOLDEM_MATCHUP, tasks.FLOP_CARDS),
        tasks.OMAHA_EXACT: ("omaha", tasks.OMAHA_MATCHUP, ""),
        tasks.OMAHA_HI_LO_EXACT: ("omaha_hi_lo", tasks.OMAHA_HI_LO_MATCHUP, ""),
    }
    if task not in games:
        return None
    game, seats, board = games[task][0], list(games[task][1]), games[task][2]

    def compute_equity() -> float:
        return float(kit.exact_from_text(game, seats, board)["players"][0]["equity"])

    return _make_equity_contender(task, compute_equity)


def pokyr(task: Task) -> Contender | None:
    """Return pokyr, whose ranks are numbered from 12 for a deuce to 0 for an ace."""
    kit: Any = import_module("poker.cpoker")

    def convert_cards(hand: Sequence[int]) -> list[int]:
        return [48 - (card & ~3) + (card & 3) for card in hand]

    if task in SEVEN_CARD_TASKS:
        return _make_ranking_contender(
            task, kit.handvalue, [convert_cards(hole + board) for hole, board in _list_hands(task)]
        )
    seats = [convert_cards(cards_of(hand)) for hand in tasks.HOLDEM_MATCHUP]
    flop = convert_cards(cards_of(tasks.FLOP_CARDS))
    if task is tasks.HOLDEM_EXACT:
        return _make_equity_contender(task, lambda: float(kit.full_enumeration(seats)[0]))
    if task is tasks.HOLDEM_FLOP:
        return _make_equity_contender(task, lambda: float(kit.full_enumeration(seats, flop)[0]))
    if task is tasks.SAMPLE_TWO:
        return _make_equity_contender(
            task, lambda: float(kit.monte_carlo(seats, DEAL_COUNT)[0]), DEAL_COUNT
        )
    return None


def pokerkit(task: Task) -> Contender | None:
    """Return pokerkit, a library in Python that compares all five-card hands."""
    kit: Any = import_module("pokerkit")

    def convert_cards(hand: Sequence[int]) -> list[Any]:
        return list(kit.Card.parse(text_of(hand)))

    if task in (tasks.ONE_HAND, tasks.OMAHA_HANDS):
        hand_type = kit.StandardHighHand if task is tasks.ONE_HAND else kit.OmahaHoldemHand
        hands = [
            (convert_cards(hole), convert_cards(board))
            for hole, board in _list_hands(task)[:SLOW_HAND_COUNT]
        ]
        return _make_ranking_contender(
            task, lambda hand: int(hand_type.from_game(*hand).entry.index), hands
        )
    if task is tasks.PLAYOUTS:
        return _pokerkit_playouts(kit, task)
    if task is not tasks.SAMPLE_TWO:
        return None
    seats = [[convert_cards(cards_of(hand))] for hand in tasks.HOLDEM_MATCHUP]
    deal_arguments = ((), 2, 5, kit.Deck.STANDARD, (kit.StandardHighHand,))
    random.seed(SEED)  # it deals with the random numbers that everybody shares

    def sample_equity(deal_count: int) -> float:
        return float(kit.calculate_equities(seats, *deal_arguments, sample_count=deal_count)[0])

    return Contender(
        "",
        timed_run(lambda: sample_equity(SLOW_HAND_COUNT)),
        lambda: (
            abs(sample_equity(10 * SLOW_HAND_COUNT) - tasks.required_result(task))
            < 2 * task.tolerance
        ),
        SLOW_HAND_COUNT,
    )


def _pokerkit_playouts(kit: Any, task: Task) -> Contender:
    """Return pokerkit playing hands with equally likely decisions and raise sizes, as ours does."""
    skipped_automation = kit.Automation.RUNOUT_COUNT_SELECTION
    automations = tuple(
        automation for automation in kit.Automation if automation is not skipped_automation
    )
    create_state = kit.NoLimitTexasHoldem(automations, True, 0, (1, 2), 2)
    rng = seeded_rng()
    random.seed(SEED)

    def play(hands: int) -> int:
        decision_count = 0
        for _ in range(hands):
            state = create_state(NO_LIMIT_GAME.stack, NO_LIMIT_GAME.players)
            while state.status:
                decision_count += 1
                minimum = state.min_completion_betting_or_raising_to_amount
                lowest_action_kind = 0 if state.checking_or_calling_amount else 1
                action_kind = int(
                    lowest_action_kind
                    + rng.random() * ((2 if minimum is None else 3) - lowest_action_kind)
                )
                if action_kind == 0:
                    state.fold()
                elif action_kind == 1:
                    state.check_or_call()
                else:
                    maximum = state.max_completion_betting_or_raising_to_amount
                    state.complete_bet_or_raise_to(rng.randint(minimum, maximum))
        return decision_count

    hand_count = SLOW_HAND_COUNT // 10
    return Contender(
        "",
        timed_run(lambda: play(hand_count)),
        lambda: task.agrees(play(SLOW_HAND_COUNT) / SLOW_HAND_COUNT),
        hand_count,
    )


SEVEN_CARD_TASKS = (tasks.SEVEN_BYTES, tasks.ONE_HAND)

PEERS: dict[str, Callable[[Task], Contender | None]] = {
    "eval7": eval7,
    "phevaluator": phevaluator,
    "poker-equity": poker_equity,
    "pokyr": pokyr,
    "treys": treys,
    "pokerkit": pokerkit,
}


def _list_hands(task: Task) -> list[Hand]:
    """Return the first of the random hands, as card numbers."""
    if task is tasks.OMAHA_HANDS:
        hole, board = (cards[:SINGLE_CALL_COUNT].tolist() for cards in tasks.omaha_deals())
    else:
        cards = tasks.random_hands(7)[:SINGLE_CALL_COUNT]
        hole, board = cards[:, :2].tolist(), cards[:, 2:].tolist()
    return list(zip(hole, board, strict=True))


def _make_ranking_contender(
    task: Task, rank_hand: Callable[[Any], int], hands: Sequence[Any]
) -> Contender:
    """Return a contender that ranks one hand per call."""

    def work() -> None:
        for hand in hands:
            rank_hand(hand)

    def agrees() -> bool:
        return _has_same_order(task, [rank_hand(hand) for hand in hands[:CHECKED_COUNT]])

    return Contender("", timed_run(work), agrees, len(hands))


def _has_same_order(task: Task, values: Sequence[int]) -> bool:
    own_values = tasks.omaha_values() if task is tasks.OMAHA_HANDS else tasks.hand_values()
    return tasks.has_same_order(values, own_values)


def _make_equity_contender(
    task: Task, compute_equity: Callable[[], float], units: float = 1
) -> Contender:
    """Return a contender that computes the first player's equity."""
    return Contender("", timed_run(compute_equity), lambda: task.agrees(compute_equity()), units)
