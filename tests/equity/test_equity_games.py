"""Games supported by equity, and their names and nicknames."""

import pytest

from riverboat.cards import DECKS
from riverboat.engine import BadGame
from riverboat.engine.games.variants import VARIANTS
from riverboat.equity import GAMES, equity, find_game
from riverboat.equity.equity_games import GAME_CODES, NICKNAMES, to_engine_name
from riverboat.kernel.evaluation.kernel_rankings import CARD_COUNTS


@pytest.mark.parametrize("name", GAME_CODES)
def test_every_game_shares_whole_pot(name: str) -> None:
    result = equity("random", "random", "random", game=name, deals=2_000)
    assert not result.exact
    assert sum(result.equities) == pytest.approx(1)
    assert sum(player.high + player.low for player in result) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_card_count_fits_ranking(name: str) -> None:
    game = GAMES[name]
    min_cards, max_cards = CARD_COUNTS[game.ranking]
    assert min_cards <= game.cards + game.board <= max_cards
    assert game.deck == DECKS[game.variant.deck]


def test_engine_game_names_are_accepted() -> None:
    for name in set(GAMES) & set(VARIANTS):
        assert find_game(name).variant == VARIANTS[name]


def test_nicknames_resolve_to_games() -> None:
    assert set(NICKNAMES.values()) <= set(GAMES)
    assert find_game("PLO5-8").name == "omaha 5 hi-lo"
    assert find_game("  Big  O ").name == "omaha 5 hi-lo"
    assert find_game("hold\N{RIGHT SINGLE QUOTATION MARK}em") is find_game("holdem")
    assert to_engine_name("no such game") == "no such game"


def test_board_sizes_follow_streets() -> None:
    assert find_game("holdem").board_sizes == (0, 3, 4, 5)
    assert find_game("courchevel").board_sizes == (0, 1, 3, 4, 5)
    assert find_game("razz").board_sizes == (0,)


@pytest.mark.parametrize(
    "name, message",
    [
        ("omahaa", "did you mean omaha?"),
        ("bridge club", "choose from holdem, shortdeck, plo"),
        ("pineapple", "no equity for pineapple; games: hold'em, short deck, omaha, omaha"),
    ],
)
def test_unknown_game_is_refused_with_suggestion(name: str, message: str) -> None:
    with pytest.raises(BadGame, match=message.replace("?", r"\?")):
        find_game(name)


def test_invalid_game_value_is_refused_with_short_message() -> None:
    for invalid_game in (None, 5, b"holdem"):
        with pytest.raises(BadGame, match=r"unknown game .*: give a name such as"):
            find_game(invalid_game)  # type: ignore[arg-type]
    with pytest.raises(BadGame) as error:
        find_game("z" * 5000)
    assert len(str(error.value)) < 300


def test_trips_beat_straight_only_in_trips_short_deck() -> None:
    hands, board = ("AsAh", "7d6d"), "Ac 8h 9s Td Kc"
    assert equity(*hands, board=board, game="short deck").equities == (0, 1)
    assert equity(*hands, board=board, game="short deck trips").equities == (1, 0)
