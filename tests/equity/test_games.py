"""Games supported by equity, and their names and nicknames."""

import pytest

from riverboat.cards import DECKS
from riverboat.engine import BadGame
from riverboat.engine.games.variants import VARIANTS
from riverboat.equity import GAMES, equity, game_of
from riverboat.equity.equity_games import GAME_CODES, NICKNAMES, engine_name
from riverboat.kernel.evaluation.kernel_rankings import CARD_COUNTS


@pytest.mark.parametrize("name", GAME_CODES)
def test_every_game_can_be_dealt_and_the_pot_is_shared_out(name: str) -> None:
    result = equity("random", "random", "random", game=name, deals=2_000)
    assert not result.exact
    assert sum(result.equities) == pytest.approx(1)
    assert sum(player.high + player.low for player in result) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_as_many_cards_as_its_ranking_takes(name: str) -> None:
    game = GAMES[name]
    least, most = CARD_COUNTS[game.ranking]
    assert least <= game.cards + game.board <= most
    assert game.deck == DECKS[game.variant.deck]


def test_the_engine_s_names_are_understood() -> None:
    for name in set(GAMES) & set(VARIANTS):
        assert game_of(name).variant == VARIANTS[name]


def test_nicknames_lead_to_games() -> None:
    assert set(NICKNAMES.values()) <= set(GAMES)
    assert game_of("PLO5-8").name == "omaha 5 hi-lo"
    assert game_of("  Big  O ").name == "omaha 5 hi-lo"
    assert game_of("hold\N{RIGHT SINGLE QUOTATION MARK}em") is game_of("holdem")
    assert engine_name("no such game") == "no such game"


def test_boards_have_the_sizes_that_the_streets_make() -> None:
    assert game_of("holdem").board_sizes == (0, 3, 4, 5)
    assert game_of("courchevel").board_sizes == (0, 1, 3, 4, 5)
    assert game_of("razz").board_sizes == (0,)


@pytest.mark.parametrize(
    "name, why",
    [
        ("omahaa", "did you mean omaha?"),
        ("bridge club", "there are holdem, shortdeck, plo"),
        ("pineapple", "no equity is counted in pineapple"),
    ],
)
def test_an_unknown_game_is_refused_in_words(name: str, why: str) -> None:
    with pytest.raises(BadGame, match=why.replace("?", r"\?")):
        game_of(name)


def test_what_is_no_name_is_no_game() -> None:
    for given in (None, 5, b"holdem"):
        with pytest.raises(BadGame, match="is no game: give its name, such as 'holdem'"):
            game_of(given)  # type: ignore[arg-type]
    with pytest.raises(BadGame) as refused:
        game_of("z" * 5000)
    assert len(str(refused.value)) < 300


def test_three_of_a_kind_beats_a_straight_only_where_it_should() -> None:
    hands, board = ("AsAh", "7d6d"), "Ac 8h 9s Td Kc"
    assert equity(*hands, board=board, game="short deck").equities == (0, 1)
    assert equity(*hands, board=board, game="short deck trips").equities == (1, 0)
