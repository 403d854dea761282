"""The rules told twice: bulk playouts must say, fact by fact, what the engine says."""

import os
import random
import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace

from riverboat.engine import VARIANTS as VARIANTS_BY_NAME
from riverboat.engine import (
    AnyFact,
    BadGame,
    Game,
    HouseRules,
    IllegalAction,
    NoLimit,
    Stakes,
    Street,
    fold,
    from_json_lines,
    parse_game,
    to_json_lines,
)
from riverboat.engine.facts import BoardDealt, HoleCardsDealt, PotAwarded, StubReshuffled
from riverboat.sim import CALL, FOLD, Choose, Playouts, StepByStep, told, uniform
from tests.sim.random_starts import (
    STRUCTURES,
    first_difference,
    random_start,
    restless,
    restless_in_stud,
)

STARTS = 2_000 if os.environ.get("RIVERBOAT_THOROUGH") else 15
HANDS_EACH = 5

VARIANTS = [
    *("hold'em", "short deck", "omaha", "omaha 5", "omaha 6", "courchevel", "kuhn", "leduc"),
    *("omaha hi-lo", "omaha 5 hi-lo", "omaha 6 hi-lo", "courchevel hi-lo"),
    *("seven-card stud", "seven-card stud hi-lo", "seven-card stud hi-lo regular"),
    *("razz", "2-7 razz", "five-card stud"),
    *("five-card draw", "2-7 single draw", "2-7 triple draw", "a-5 single draw"),
    *("a-5 triple draw", "badugi", "badeucey", "badacey"),
]
POLICIES: dict[str, Callable[[random.Random], Choose | None]] = {
    "uniform": lambda _rng: None,
    "uniform, asked": uniform,
    "restless": restless,
    "restless in stud": restless_in_stud,
}


@pytest.mark.parametrize("policy", ["uniform", "uniform, asked", "restless"])
@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_cards_and_choices_give_the_facts_that_the_engine_gives(
    variant: str, structure: str, policy: str
) -> None:
    if policy == "restless" and VARIANTS_BY_NAME[variant].has_upcards:
        policy = "restless in stud"
    rng = random.Random(f"{variant} {structure} {policy}")
    for _ in range(STARTS):
        start = random_start(rng, variant, structure)
        both = start.told(), start.on_the_engine()
        for _ in range(HANDS_EACH):
            same_hand(*both, rng.random(), POLICIES[policy])


def same_hand(
    told: Playouts,
    engine: StepByStep,
    seed: float,
    policy: Callable[[random.Random], Choose | None],
) -> list[AnyFact]:
    """Play a hand both ways, compare everything about it, and give its facts."""
    facts: list[AnyFact] = []
    expected: list[AnyFact] = []
    one, other = random.Random(seed), random.Random(seed)
    stacks = told.play(one, facts, policy(one))
    stacks_expected = engine.play(other, expected, policy(other))
    assert facts == expected, first_difference(facts, expected)
    assert stacks == stacks_expected, told.started
    assert sum(stacks) == sum(told.started.stacks)
    assert one.getstate() == other.getstate()
    return facts


@pytest.mark.parametrize(
    "sign, players, happens",
    [
        ("limit seven-card stud 2/4 ante 1 bring-in 1", 7, StubReshuffled),
        ("limit seven-card stud 2/4 ante 1 bring-in 1", 8, BoardDealt),
        ("limit 2-7 triple draw 2/4", 7, StubReshuffled),
        ("limit badacey 2/4", 5, StubReshuffled),
        ("limit badugi 2/4", 8, StubReshuffled),
    ],
)
def test_a_deck_that_runs_out_is_told_as_the_engine_tells_it(
    sign: str, players: int, happens: type[AnyFact]
) -> None:
    game = parse_game(sign, HouseRules(showdown="all"))
    stacks = [300] * players
    both = Playouts(game, stacks), StepByStep(game, stacks)

    def hardly_a_fold(rng: random.Random) -> Choose:
        return lambda _seat, call, _low, _high: FOLD if call and rng.random() < 0.02 else CALL

    found = 0
    for seed in range(60):
        found += any(isinstance(fact, happens) for fact in same_hand(*both, seed, hardly_a_fold))
    assert found > 6


def test_every_way_to_shuffle_the_stub_again_is_met() -> None:
    """Seven draw from what 52 cards leave: from the muck, from others' discards, before a burn."""
    game = parse_game("limit 2-7 triple draw 2/4", HouseRules(showdown="all"))
    both = Playouts(game, [300] * 7), StepByStep(game, [300] * 7)
    found = set()
    for seed in range(150):
        log = same_hand(*both, seed, lambda _rng: lambda *_: CALL)
        for before, fact in pairwise(log):
            if isinstance(fact, StubReshuffled):
                found.add((type(before).__name__, fact.burns, len(fact.spared) > 1))
    assert found >= {
        ("Discarded", False, True),
        ("Discarded", True, False),
        ("BetsCollected", False, False),
    }


def test_odd_chips_and_quarters_of_split_pots_are_met() -> None:
    game = parse_game("limit omaha hi-lo 2/4", HouseRules(showdown="all"))
    stacks = [11, 3, 23, 9, 7, 31]
    both = Playouts(game, stacks), StepByStep(game, stacks)
    shares: Counter[tuple[int, int]] = Counter()
    for seed in range(150):
        log = same_hand(*both, seed, lambda _rng: lambda *_: CALL)
        half: Counter[tuple[int, int]] = Counter()
        for fact in log:
            if isinstance(fact, PotAwarded) and fact.rank >= 0:
                half[fact.pot, fact.half] += 1
        shares.update((half_of, count) for (_, half_of), count in half.items())
    assert min(shares[0, 1], shares[1, 1], shares[0, 2], shares[1, 2]) > 3, shares


def holdem(sign: str = "no-limit hold'em 1/2", **rules: object) -> Game:
    return parse_game(sign, HouseRules(showdown="all").but(**rules))


def test_a_log_folds_to_the_stacks_that_play_gives() -> None:
    playouts = Playouts(holdem(), [200, 30, 75, 200], button=1)
    rng = random.Random(3)
    for _ in range(200):
        log: list[AnyFact] = []
        stacks = playouts.play(rng, log)
        assert fold(log).stacks == stacks
        assert from_json_lines(to_json_lines(log)) == log


def test_hands_are_appended_to_one_log_if_the_caller_likes() -> None:
    playouts = Playouts(holdem(), [200] * 3)
    rng, again = random.Random(4), random.Random(4)
    one_log: list[AnyFact] = []
    each: list[AnyFact] = []
    for _ in range(5):
        playouts.play(rng, one_log)
        log: list[AnyFact] = []
        playouts.play(again, log)
        each += log
    assert one_log == each


def test_a_hand_depends_on_no_hand_before_it() -> None:
    fresh, used = Playouts(holdem(), [200] * 6), Playouts(holdem(), [200] * 6)
    used.play(random.Random(1), [])
    one: list[AnyFact] = []
    other: list[AnyFact] = []
    fresh.play(random.Random(2), one)
    used.play(random.Random(2), other)
    assert one == other


def test_a_policy_may_play_hands_of_its_own_while_it_is_asked() -> None:
    playouts = Playouts(holdem(), [200] * 6)

    def thinking(rng: random.Random) -> Choose:
        plain = uniform(rng)

        def choose(seat: int, call: int, low: int, high: int) -> int:
            playouts.play(random.Random(seat), [])
            return plain(seat, call, low, high)

        return choose

    for seed in range(50):
        one: list[AnyFact] = []
        other: list[AnyFact] = []
        playouts.play(rng := random.Random(seed), one, thinking(rng))
        playouts.play(random.Random(seed), other)
        assert one == other


def test_every_card_comes_to_every_place_equally_often() -> None:
    playouts = Playouts(holdem(), [200] * 2)
    rng = random.Random(5)
    hands = 20_000
    first_hole = [0] * 52
    first_on_board = [0] * 52
    boards = 0
    for _ in range(hands):
        log: list[AnyFact] = []
        playouts.play(rng, log)
        for fact in log:
            if isinstance(fact, HoleCardsDealt):
                first_hole[fact.holdings[0][0]] += 1
        flop = next((fact for fact in log if isinstance(fact, BoardDealt)), None)
        if flop is not None:
            boards += 1
            first_on_board[flop.cards[0]] += 1
    for counts, total in ((first_hole, hands), (first_on_board, boards)):
        expected = total / 52
        chi_square = sum((count - expected) ** 2 / expected for count in counts)
        assert chi_square < 100, counts  # 51 degrees of freedom: beyond 100 once in 20,000 times


@pytest.mark.parametrize(
    "answer, facing",
    [
        (FOLD - 1, "fold, call 2, raise to 4-200"),
        (3, "fold, call 2, raise to 4-200"),
        (201, "fold, call 2, raise to 4-200"),
    ],
)
def test_a_policy_that_breaks_the_rules_is_refused(answer: int, facing: str) -> None:
    playouts = Playouts(holdem(), [200] * 3)
    with pytest.raises(IllegalAction, match=f"seat 2 cannot choose {answer}; .*: {facing}"):
        playouts.play(random.Random(1), [], lambda *_: answer)


def test_a_free_fold_is_refused_where_the_house_refuses_it() -> None:
    def fold_when_free(_seat: int, call: int, _low: int, _high: int) -> int:
        return CALL if call else FOLD

    playouts = Playouts(holdem(fold_when_free="reject"), [200] * 2)
    with pytest.raises(IllegalAction, match=r"seat 0 cannot choose -1; legal now: check, raise to"):
        playouts.play(random.Random(1), [], fold_when_free)


@pytest.mark.parametrize(
    "sign, rules, reason",
    [
        ("spread-limit hold'em 1-5 blinds 1/2", {}, "the betting structure SpreadLimit"),
        ("no-limit hold'em 1/2 cap 60", {}, "the betting structure CapLimit"),
        ("no-limit hold'em 1/2 2 boards", {}, "2 boards"),
        ("no-limit hold'em ante 5 bomb", {}, "a bomb pot"),
        ("pot-limit omaha 5/10 unit 5", {}, "a betting unit of 5"),
        ("no-limit hold'em 1/2", {"max_runs": 2}, "all-ins run more than once"),
        ("no-limit hold'em 1/2", {"sb_dead": True}, "a dead small blind"),
        ("no-limit hold'em 1/2 ante 1", {"short_order": "blind_first"}, "blinds paid before antes"),
        ("no-limit hold'em 1/2", {"check_raise": False}, "no check-raise"),
        ("no-limit hold'em 1/2", {"showdown": "auto"}, "showdown='auto' (it tells 'all')"),
        ("pot-limit omaha 1/2", {"preflop_pot": "assumed_call"}, "preflop_pot='assumed_call'"),
        ("pot-limit omaha 1/2", {"pot_round_up": 5}, "a pot rounded up to 5"),
        ("limit hold'em 2/4", {"max_raises": 0}, "no raises at all"),
        ("limit hold'em 2/4", {"headsup_cap": "round_start"}, "headsup_cap='round_start'"),
        ("limit hold'em 2/4", {"headsup_counts": "in_hand"}, "headsup_counts='in_hand'"),
        ("limit hold'em 2/4", {"short_allin_counts": True}, "short all-ins that use up a raise"),
        ("limit hold'em 2/4", {"completion_counts_as_raise": True}, "completions that use up"),
        ("pot-limit pineapple 1/2", {}, "cards thrown away for nothing"),
        ("pot-limit drawmaha 1/2", {}, "a board beside upcards or draws"),
        ("limit five-card draw 2/4 no blinds ante 1 jacks or better", {}, "openers of jacks or"),
        ("limit omaha hi-lo 2/4", {"split_pot": "declare"}, "halves of the pot that are declared"),
        ("limit razz 2/4 ante 1 bring-in 1", {"board_tie": "suit"}, "board_tie='suit'"),
        ("limit razz 2/4 ante 1", {"stud_last_card_allin": "up"}, "stud_last_card_allin='up'"),
        ("limit seven-card stud 2/4 ante 1", {"open_pair": True}, "larger bets over an open pair"),
        ("no-limit short deck ante 1 button 2", {}, "button_blind=2"),
    ],
)
def test_what_is_not_told_is_refused_with_the_reason(
    sign: str, rules: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadGame, match=re.escape(reason)):
        Playouts(holdem(sign, **rules), [200] * 3)


def test_a_game_dealt_in_another_order_is_refused() -> None:
    stud, draw = VARIANTS_BY_NAME["five-card stud"], VARIANTS_BY_NAME["five-card draw"]
    for variant, reason in [
        (replace(stud, streets=(Street("all", down=1, up=4),)), "otherwise than one a street"),
        (
            replace(stud, streets=(*stud.streets, Street("draw", draw=1, up=1, burn=True))),
            "draws beside",
        ),
        (replace(draw, streets=(*draw.streets, Street("bet", down=1))), "hole cards after"),
        (replace(draw, streets=(*draw.streets, Street("bet"))), "draws not before each round"),
    ]:
        stakes = Stakes((), 2, 2, ante=1)
        assert any(reason in why for why in told.untold(Game(variant, NoLimit(), stakes))), reason


def test_whoever_must_bring_it_in_cannot_fold() -> None:
    game = parse_game("limit razz 2/4 ante 1 bring-in 1", HouseRules(showdown="all"))
    with pytest.raises(IllegalAction, match=r"cannot choose -1; legal now: bring in 1, complete"):
        Playouts(game, [200] * 3).play(random.Random(1), [], lambda *_: FOLD)


def test_all_the_reasons_are_given_at_once() -> None:
    with pytest.raises(BadGame, match=r"with 2 boards, no check-raise: play it StepByStep"):
        Playouts(holdem("no-limit hold'em 1/2 2 boards", check_raise=False), [200] * 3)


def test_a_rule_that_playouts_has_not_heard_of_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    known = tuple(name for name in told._KNOWN_OF_RULES if name != "open_allin_hands")
    monkeypatch.setattr(told, "_KNOWN_OF_RULES", known)
    Playouts(holdem(), [200] * 3)  # its default is harmless
    with pytest.raises(BadGame, match="open_allin_hands=False"):
        Playouts(holdem(open_allin_hands=False), [200] * 3)
