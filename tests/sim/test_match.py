"""Matches between bots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from riverboat.bots import ROCK, Bot, Opponent, make_player
from riverboat.engine import AnyCommand, BadGame, HandState, IllegalAction
from riverboat.hands import Hand
from riverboat.sim import match
from riverboat.sim.matches.match import BLOCK_DECKS


class RandomBot(Bot):
    """A bot that acts at random and counts its decisions."""

    def __init__(self) -> None:
        self.decision_count = 0

    def act(self, hand: Hand) -> str:
        self.decision_count += 1
        return self.rng.choice(list(hand.legal[: 3 + self.decision_count % 2]))


class FoldingBot(Bot):
    def act(self, hand: Hand) -> str:
        return "check" if hand.legal.may_check else "fold"


class CallingBot(Bot):
    def act(self, hand: Hand) -> str:
        return "check" if hand.legal.may_check else "call"


def test_result_is_independent_of_process_count() -> None:
    hands = 2 * BLOCK_DECKS + 17
    first_result, second_result = (
        match(RandomBot(), RandomBot, "random", hands=hands, seed=7, memory="block", jobs=jobs)
        for jobs in (1, 2)
    )
    assert first_result == second_result
    assert first_result.hands == hands
    assert sum(player.net for player in first_result.players) == 0
    assert match(RandomBot(), RandomBot, "random", hands=hands, seed=8) != first_result


def test_match_does_not_modify_given_bot() -> None:
    bot = RandomBot()
    match(bot, "caller", hands=10, seed=7)
    assert bot.decision_count == 0


def test_always_folding_bot_loses_blinds() -> None:
    result = match(FoldingBot(), "caller", hands=2, seed=7, game="nlhe 1/2")
    assert result["caller"].net + result["FoldingBot"].net == 0
    folding_result = match(FoldingBot(), lambda hand: hand.legal[-1], hands=100, seed=7)
    assert folding_result["FoldingBot"].net == -(50 * 1 + 50 * 2)


def test_duplicate_match_of_equal_bots_ends_even() -> None:
    """Each player gets the cards of the other once, so identical players end even."""
    result = match(CallingBot(), CallingBot(), hands=60, seed=7, duplicate=True)
    assert [player.net for player in result.players] == [0, 0]
    assert result[0].interval == 0
    assert [player.name for player in result.players] == ["CallingBot", "CallingBot #2"]
    assert match(CallingBot(), CallingBot(), hands=60, seed=7)[0].interval > 0


@pytest.mark.parametrize("game", ["razz", "2-7 triple draw", "drawmaha", "kuhn", "plo8"])
def test_single_method_bot_plays_every_game(game: str) -> None:
    result = match(RandomBot(), "shark", hands=6, seed=7, game=game)
    assert sum(player.net for player in result.players) == 0


def test_players_and_styles_can_be_mixed() -> None:
    class CustomPlayer:
        def choose(self, seat: int, hand: HandState, turn: object) -> AnyCommand:
            return opponent.choose(seat, hand, turn)  # type: ignore[arg-type]

    from random import Random

    opponent = Opponent(ROCK, Random(1))
    result = match(CustomPlayer(), opponent, make_player("rock", Random(2)), hands=4, seed=7)
    assert [player.name for player in result.players] == ["CustomPlayer", "Opponent", "rock"]


def test_bot_sees_only_its_own_cards() -> None:
    visible_cards: list[tuple[str, str]] = []

    def record_and_call(hand: Hand) -> str:
        assert hand.to_act is not None
        visible_cards.append((str(hand.hole()), str(hand.hole(1 - hand.to_act))))
        hand.act(hand.legal[0])  # acting on its view does not affect the match
        return "check" if hand.history[-1] == "check" else "fold"

    match(record_and_call, "caller", hands=10, seed=7)
    assert visible_cards
    assert all(
        "?" not in own_cards and opponent_cards == "?? ??"
        for own_cards, opponent_cards in visible_cards
    )


def test_bot_is_notified_at_end_of_hand() -> None:
    payoff_sums: list[int] = []

    class ListeningBot(CallingBot):
        def over(self, hand: Hand) -> None:
            payoff_sums.append(sum(hand.payoffs))

    match(ListeningBot, "caller", hands=5, seed=7)
    assert payoff_sums == [0] * 5


def test_illegal_action_ends_match_with_location() -> None:
    with pytest.raises(IllegalAction, match="can’t raise to 999") as error:
        match(lambda hand: "raise 999", "caller", hands=5, seed=7)
    assert error.value.__notes__ == [
        "in deck 0 of a match with seed 7; from seat 0 on sit lambda, caller"
    ]


def test_bot_returning_none_raises_type_error() -> None:
    """A missing action must raise an error; it must not end the hand and count it."""

    class ForgetfulBot(Bot):
        def act(self, hand: Hand) -> str:  # type: ignore[return]
            assert hand.legal

    def play_nothing(hand: Hand) -> None:
        assert hand.legal

    for bot, name in ((ForgetfulBot, "ForgetfulBot"), (play_nothing, "play_nothing")):
        with pytest.raises(TypeError, match=f"{name} said nothing to .*: an action must be"):
            match("caller", bot, hands=5, seed=7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "players, error_type, message",
    [
        (("shark",), TypeError, "at least two players, got 1"),
        (("shark", "sharck"), BadGame, "unknown style 'sharck'; did you mean shark"),
        (("shark", 5), TypeError, "5 cannot play: a player is a Bot of yours, a function"),
        (("shark", Bot), TypeError, "Bot is the class that a bot of your own is made from"),
    ],
)
def test_invalid_players_are_refused_with_reason(
    players: Sequence[object], error_type: type[Exception], message: str
) -> None:
    with pytest.raises(error_type, match=message):
        match(*players, hands=5)  # type: ignore[arg-type]


def test_old_bot_call_names_its_replacement() -> None:
    with pytest.raises(TypeError, match=r"Opponent\(character, rng\)"):
        Bot(ROCK, None)  # type: ignore[abstract]


def test_unknown_player_name_suggests_nearest() -> None:
    result = match("shark", "rock", hands=2, seed=7)
    with pytest.raises(KeyError, match="'shrk' did not play; did you mean 'shark'"):
        result["shrk"]
    assert str(result).splitlines()[1].startswith("shark ")


@pytest.mark.parametrize("options", [{"hands": 0}, {"jobs": 0}, {"hands": 1.5}])
def test_invalid_counts_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected a whole number of at least 1"):
        match("shark", "rock", **options)  # type: ignore[arg-type]
