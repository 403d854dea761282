"""A hand in poker English. What each word of the trade means is in tests/rules/term.toml."""

import random

import pytest

from riverboat.engine import (
    AnyFact,
    HouseRules,
    Post,
    RaiseTo,
    apply,
    decide,
    due,
    fold,
    parse_game,
    start,
)
from riverboat.engine import facts as f
from riverboat.engine.views import log_seen_by
from riverboat.homegame import HomeGame
from riverboat.notation import narrate, pot_odds, sentences
from tests.notation.dealt import played
from tests.notation.texts import DEALT, read


def told(*actions: str, names: list[str] | None = None) -> list[str]:
    hand = read(*DEALT, *actions)
    assert hand.exact, hand.problems
    return list(narrate(hand.log, names or ["Ann", "Bob", "Cat"]))


def test_the_hand_opens_with_the_game_and_the_seats() -> None:
    assert told("p3 f", "p1 f")[:4] == [
        "No-limit hold'em 1/2, three players",
        "Seat 1 Ann has 200",
        "Seat 2 Bob has 200",
        "Seat 3 (button) Cat has 200",
    ]


def test_players_without_names_are_seats() -> None:
    hand = read(*DEALT, "p3 f", "p1 f")
    lines = list(narrate(hand.log))
    assert lines[1:4] == ["Seat 1 has 200", "Seat 2 has 200", "Seat 3 (button) has 200"]
    assert lines[-1] == "Seat 2 wins the pot of 2"


def test_amounts_are_written_as_one_likes() -> None:
    hand = read(*DEALT, "p3 cbr 60", "p1 f", "p2 f")
    lines = list(narrate(hand.log, ["Ann", "Bob", "Cat"], chips=lambda chips: f"${chips:.2f}"))
    assert "Cat opens to $60.00" in lines
    assert "The uncalled bet of $58.00 is returned to Cat" in lines


def test_all_in_before_the_flop() -> None:
    board = ["d db 2c3d4h", "d db 5s", "d db 9s"]
    shows = ["p1 sm AsAh", "p2 sm KsKh"]
    assert told("p3 f", "p1 cbr 200", "p2 cc", *shows, *board)[-9:] == [
        "Cat folds",
        "Ann opens to 200 and is all-in",
        "Bob calls 198 and is all-in",
        "Ann shows As Ah",
        "Bob shows Ks Kh",
        "The flop is 2c 3d 4h, with 400 in the pot",
        "The turn is 5s",
        "The river is 9s",
        "Ann wins the pot of 400 with a five-high straight",
    ]


def test_a_split_pot_and_its_odd_chip() -> None:
    actions = ["d dh p1 As7h", "d dh p2 Ah7c", "d dh p3 QsQh", "p3 cc", "p1 cc", "p2 cc"]
    actions += ["d db AdKcKd", "p1 cbr 2", "p2 cc", "p3 cbr 5", "p1 cc", "p2 cc", "d db Kh"]
    actions += ["p1 cc", "p2 cc", "p3 cc", "d db 2s", "p1 cc", "p2 cc", "p3 cc"]
    hand = read(*actions, "p1 sm -", "p2 sm -", "p3 sm", finishing_stacks=[204, 203, 193])
    assert list(narrate(hand.log, ["Ann", "Bob", "Cat"]))[-5:] == [
        "Ann shows As 7h: full house, kings full of aces",
        "Bob shows Ah 7c: full house, kings full of aces",
        "Cat mucks",
        "Ann and Bob split the pot of 21 with a full house, kings full of aces",
        "The odd chip goes to Ann",
    ]


def test_a_viewer_is_told_of_the_cards_that_he_has_seen() -> None:
    log = read(*DEALT, "p3 f", "p1 f").log
    lines = list(narrate(log_seen_by(log, 1), ["Ann", "Bob", "Cat"]))
    assert "Everybody is dealt two cards" in lines
    assert "Bob is dealt Ks Kh" in lines
    assert not any("As" in line for line in lines)


def test_blinds_that_are_short_or_three() -> None:
    game = parse_game("no-limit hold'em 1/2")
    log: list[AnyFact] = [
        start(game, (100, 100, 3, 100), 0, (Post(1, "blind", 1), Post(2, "blind", 5)))
    ]
    log += due(fold(log))  # type: ignore[arg-type]
    assert list(narrate(log))[-1] == "Seat 3 posts the big blind 3 of 5 and is all-in"
    log = [start(parse_game("no-limit hold'em 1/1/2"), (100,) * 4, 0)]
    log += due(fold(log))  # type: ignore[arg-type]
    assert list(narrate(log))[-3:] == [
        "Seat 1 posts the blind 1",
        "Seat 2 posts the blind 1",
        "Seat 3 posts the blind 2",
    ]


def test_a_board_run_twice() -> None:
    rules = HouseRules(max_runs=2, open_allin_hands=False, showdown="all")
    rng = random.Random(1)
    while True:
        log = played(rng, parse_game("no-limit hold'em 1/2", rules), (20, 20))
        if f.RunItAgreed(2) in log:
            break
    lines = list(narrate(log, ["Ann", "Bob"]))
    assert "The board is run twice" in lines
    assert any(line.startswith("On the second board the ") for line in lines)
    assert any(" on the first board with " in line for line in lines)


@pytest.mark.parametrize(
    "sign", ["pot-limit omaha 1/2", "limit hold'em 4/8", "no-limit hold'em ante 5 bomb 2 boards"]
)
def test_every_hand_can_be_told(sign: str) -> None:
    rng = random.Random(sign)
    for house in ("online", "cash", "tournament", "home"):
        game = parse_game(sign, HouseRules.preset(house))
        for _ in range(20):
            log = played(rng, game, [rng.choice([7, 60, 200]) for _ in range(rng.randint(2, 6))])
            pairs = list(sentences(log))
            assert [index for index, _ in pairs] == sorted(index for index, _ in pairs)
            assert all(sentence and sentence == sentence.strip() for _, sentence in pairs)


def test_nothing_is_told_of_no_hand() -> None:
    assert list(narrate([])) == []
    assert list(narrate([f.HandEnded()])) == []


def test_pot_odds_compare_the_pot_with_the_call() -> None:
    hand = fold(read(*DEALT).log)
    apply(hand, decide(hand, RaiseTo(7)))
    odds = pot_odds(hand, 0)
    assert odds is not None
    assert (odds.pot, odds.to_call, str(odds)) == (10, 6, "5:3")
    assert pot_odds(hand, 2) is None


def test_a_pot_that_nobody_contests_is_won_on_no_board() -> None:
    game = HomeGame("no-limit hold'em ante 5 bomb 2 boards", ["Ann", "Bob"], stack=100, seed=3)
    game.deal()
    game.act("bet 10")
    game.act("fold")
    told = list(narrate(game.log, game.dealt_in))
    assert told[-1].endswith("wins the pot of 10")


def test_a_blind_of_a_player_whose_ante_took_all_is_told_as_it_is() -> None:
    game = HomeGame("no-limit hold'em 1/2 ante 2", ["Ann", "Bob", "Cat"], stacks=[50, 2, 50])
    game.deal()
    told = list(narrate(game.log, game.dealt_in))
    assert "Bob antes 2 and is all-in" in told
    assert "Bob has no chips left for the small blind" in told
