"""Bot styles: lookup by name, legal play, and styles that ignore cards."""

import re
from pathlib import Path
from random import Random

import pytest

from riverboat.bots import CHARACTER_STYLES, STRATEGY_STYLES, STYLES, style
from riverboat.cards import UNKNOWN
from riverboat.engine import FOLD, BadGame, HandState, ToAct
from riverboat.homegame import HomeGame
from tests.schedule import run_in

GAMES = (
    "no-limit hold'em 1/2",
    "pot-limit omaha hi-lo 1/2",
    "limit stud 4/8 ante 1 bring-in 2",
    "limit 2-7 triple draw 4/8",
)
CLIENT_SOURCE = Path(__file__).resolve().parents[2] / "client/src"


@pytest.mark.parametrize("path", ["host/HostTools.svelte", "event/EventHostPanel.svelte"])
def test_client_offers_every_character_and_strategy(path: str) -> None:
    listed_match = re.search(
        r"const BOT_STYLES = \[(.*?)\];",
        (CLIENT_SOURCE / path).read_text(encoding="utf-8"),
        re.DOTALL,
    )
    assert listed_match
    assert re.findall(r"'([^']*)'", listed_match[1]) == ["", *CHARACTER_STYLES, *STRATEGY_STYLES]


@pytest.mark.parametrize("style_name", STYLES)
def test_style_is_found_by_name_prefix(style_name: str) -> None:
    assert style(style_name[:5], Random(1)).name == style_name
    assert style(f" {style_name.upper()} ", Random(1)).name == style_name


@pytest.mark.parametrize("style_name", ["", " ", "x", "c", "sheepish"])
def test_unknown_or_ambiguous_style_is_refused(style_name: str) -> None:
    with pytest.raises(BadGame, match=r"unknown style .*; choose from calling station, rock"):
        style(style_name, Random(1))


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style_name", STYLES)
def test_every_style_plays_legally_in_every_game(style_name: str, game: str) -> None:
    home_game = HomeGame(game, 3, 200, seed=5)
    acting_style = style(style_name, Random(5))
    for _ in range(2):
        home_game.deal()
        while not home_game.over:
            name = home_game.to_act
            assert name is not None
            turn = home_game.awaiting
            command = acting_style.choose(home_game.seat(name), home_game.view(name).state, turn)  # type: ignore[arg-type]
            assert command in turn
            home_game.act(command, by=name)
        for name, chips in home_game.stacks.items():
            if not chips:
                home_game.buy_in(name, 200)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style_name", sorted({*STYLES} - {*CHARACTER_STYLES, *STRATEGY_STYLES}))
def test_card_blind_styles_ignore_hidden_cards(style_name: str, game: str) -> None:
    assert not style(style_name, Random(1)).needs_hand_view
    home_game = HomeGame(game, 3, 200, seed=5)
    rng = Random(5)
    home_game.deal()
    while not home_game.over:
        name = home_game.to_act
        assert name is not None
        assert home_game.hand is not None
        seat, turn, rng_state = home_game.seat(name), home_game.awaiting, rng.getstate()
        hand_views: list[HandState] = [home_game.hand.state, home_game.view(name).state]
        commands = []
        for hand_view in hand_views:
            rng.setstate(rng_state)
            commands.append(style(style_name, rng).choose(seat, hand_view, turn))  # type: ignore[arg-type]
        assert commands[0] == commands[1]
        home_game.act(commands[0])


def test_styles_fold_if_short_call_is_not_allowed() -> None:
    home_game = HomeGame("no-limit hold'em 1/2", 3, 200, seed=5)
    home_game.deal()
    hand = home_game.view("player 1").state
    assert UNKNOWN in hand.holdings[1]
    to_act = ToAct(0, 300, 0, 0, 200, 1, False, True, None, chips_missing=True)
    for style_name in STYLES:
        for seed in range(5):
            assert style(style_name, Random(seed)).choose(0, hand, to_act) == FOLD


def test_straddle_frequency_follows_style() -> None:
    straddle_counts = {}
    for style_name in STYLES:
        acting_style = style(style_name, Random(3))
        straddle_counts[style_name] = (
            sum(acting_style.wants_to_straddle() for _ in range(1000)) / 1000
        )
    assert straddle_counts["caller"] == straddle_counts["rock"] == 0
    assert straddle_counts["maniac"] == pytest.approx(0.4, abs=0.05)
    assert straddle_counts["random"] == pytest.approx(0.25, abs=0.05)
