"""What we write as PHH we read again, fact by fact."""

import random
from pathlib import Path

import pytest

from riverboat.engine import (
    AnyFact,
    Game,
    HouseRules,
    Post,
    parse_game,
)
from riverboat.engine.audit import audit
from riverboat.notation import BadNotation, parse_phh, read_phh, to_phh, to_phhs
from tests.notation.dealt import played

GAMES = [
    "no-limit hold'em 1/2",
    "no-limit hold'em 50/100 ante 10",
    "no-limit hold'em 1/2 cap 60",
    "no-limit hold'em 1/2/5 unit 5",
    "limit hold'em 4/8",
    "limit hold'em 5/10 blinds 1/3",
    "pot-limit omaha 1/2",
    "no-limit short deck ante 5",
    "no-limit hold'em ante 5 bomb 2 boards",
    "pot-limit omaha 5/5/10 unit 5 chip 5",
]
HOUSES = ["online", "cash", "tournament", "home"]


def read_again(log: list[AnyFact], scale: int = 1) -> None:
    names = [f"Player {seat}" for seat in range(len(log[0].stacks))]  # type: ignore[union-attr]
    text = to_phh(log, names, scale=scale)
    [hand] = parse_phh(text)
    assert hand.exact, (hand.problems, text)
    assert list(hand.log) == log, text
    assert list(hand.players) == names
    assert hand.scale == scale


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("sign", GAMES)
def test_any_hand_reads_as_it_was_written(sign: str, house: str) -> None:
    rng = random.Random(f"{sign} {house}")
    game = parse_game(sign, HouseRules.preset(house))
    for _ in range(60):
        players = rng.randint(max(2, len(game.stakes.blinds)), 6)
        stacks = [rng.choice([3, 17, 60, 200, 200, 1000]) for _ in range(players)]
        log = played(rng, game, stacks, rng.randrange(players))
        assert not audit(log)
        read_again(log, rng.choice([1, 1, 2, 100]))


def unusual_posts(rng: random.Random, game: Game, players: int) -> tuple[Post, ...]:
    posts = [Post(seat, "dead", 1) for seat in range(players) if rng.random() < 0.3]
    posts += [Post(0, "blind", 1), Post(1, "blind", 2)]
    kinds = ["post", "sleeper", "straddle", "kill"]
    for seat in range(2, players):
        if rng.random() < 0.5:
            kind = rng.choice(kinds)
            posts.append(Post(seat, kind, rng.choice([2, 4, 8])))  # type: ignore[arg-type]
    return tuple(posts)


def test_sleepers_kills_and_dead_money_are_written_too() -> None:
    rng = random.Random(5)
    game = parse_game("no-limit hold'em 1/2")
    for _ in range(200):
        players = rng.randint(3, 6)
        posts = unusual_posts(rng, game, players)
        stacks = [rng.choice([17, 60, 200]) for _ in range(players)]
        read_again(played(rng, game, stacks, None, posts))


def test_a_hand_that_is_not_over_can_be_written_as_far_as_it_went() -> None:
    log = played(random.Random(1), parse_game("no-limit hold'em 1/2"), [200] * 4)
    begun = log[: len(log) // 2]
    [hand] = parse_phh(to_phh(begun))
    assert list(hand.log) == begun
    assert "the hand is not over" in hand.problems[0]


def test_several_hands_make_one_file() -> None:
    rng = random.Random(2)
    game = parse_game("limit hold'em 4/8")
    logs = [played(rng, game, [100] * 3) for _ in range(3)]
    read = parse_phh(to_phhs([(log, ["Ann", "Bob", "Cat"]) for log in logs]))
    assert [list(hand.log) for hand in read] == logs
    assert [hand.source.hand for hand in read] == ["1", "2", "3"]


def test_names_and_remarks_survive_quotes_and_accents() -> None:
    log = played(random.Random(3), parse_game("no-limit hold'em 1/2"), [200] * 2)
    names = ['Ann "Annie" O\'Day', "Zoë\\\t♠"]
    [hand] = parse_phh(to_phh(log, names, metadata={"event": "a\nb", "the table": [1, 2.5]}))
    assert list(hand.players) == names
    assert hand.metadata["event"] == "a\nb"
    assert hand.metadata["the table"] == [1, 2.5]


def test_a_game_without_a_code_cannot_be_written() -> None:
    log = played(random.Random(4), parse_game("pot-limit omaha 5 1/2"), [200] * 2)
    with pytest.raises(BadNotation, match="no code for pot-limit omaha 5"):
        to_phh(log)


@pytest.mark.parametrize("name", ["famous.phhs", "wsop-2023-43.phhs"])
def test_real_hands_read_as_they_were_written(corpora: Path, name: str) -> None:
    for hand in read_phh(corpora / name):
        if hand.exact:
            text = to_phh(hand.log, hand.players, scale=hand.scale, metadata=hand.metadata)
            [again] = parse_phh(text)
            assert again.log == hand.log
            assert again.exact
