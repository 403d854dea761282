"""MCP tools: hands against bots, equity, rules, rulings and chip calculations."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from riverboat.agents.mcp_server import TOOLS, server
from riverboat.agents.mcp_tools import Toolbox
from riverboat.engine import BadGame, IllegalAction
from riverboat.review import HandInProgress


@pytest.fixture(autouse=True)
def root_logging() -> Iterator[None]:
    """Restore the root logger: a server of mcp adds a handler to it."""
    root_logger = logging.getLogger()
    original_handlers, original_level = root_logger.handlers[:], root_logger.level
    yield
    root_logger.handlers[:] = original_handlers
    root_logger.setLevel(original_level)


def test_hand_against_bots_plays_to_end() -> None:
    toolbox = Toolbox()
    new_hand_text = toolbox.new_hand(
        "nlhe 5/10", seats=3, stack=1000, seat=0, opponents="caller", seed=7
    )
    hand_id, text = new_hand_text.split("\n", 1)
    assert "You are seat 0 of 3" in text
    assert "?? ??" in text  # only own cards
    while "The hand is over" not in text:
        text = toolbox.act(hand_id, "check" if "check" in text.splitlines()[-1] else "call")
    assert "seat 0 " in text
    with pytest.raises(ValueError, match=f"unknown hand {hand_id}"):
        toolbox.look(hand_id)


def test_illegal_action_is_refused_without_effect() -> None:
    toolbox = Toolbox()
    hand_id, text_before = toolbox.new_hand("nlhe 5/10", seed=7).split("\n", 1)
    for action in ("raise 11", "sing"):
        with pytest.raises(IllegalAction, match="raise to"):
            toolbox.act(hand_id, action)
    assert toolbox.look(hand_id) == text_before
    with pytest.raises(BadGame, match="did you mean"):
        toolbox.new_hand("holdemm 5/10")
    with pytest.raises(ValueError, match="there is no seat 4"):
        toolbox.new_hand("nlhe 5/10", seat=4)


@pytest.mark.parametrize("game", ["kuhn", "stud 4/8", "badugi 2/4", "plo8 5/10"])
def test_every_game_plays_to_end(game: str) -> None:
    toolbox, rng = Toolbox(), Random(game)
    hand_id, text = toolbox.new_hand(game, opponents="random", seed=3).split("\n", 1)
    for _ in range(100):
        if "The hand is over" in text:
            break
        legal_actions = text.splitlines()[-1].removeprefix("You may: ").rstrip(".").split(", ")
        action = rng.choice(legal_actions).replace("raise to ", "raise ").split("-")[0]
        action = "stand pat" if "discard" in action or "draw" in action else action
        action = "call" if action.startswith("call") else action
        text = toolbox.act(hand_id, action)
    assert "The hand is over" in text


def test_equity_rules_rulings_and_calculations_answer() -> None:
    toolbox = Toolbox()
    assert "19.148%" in toolbox.equity(["AKs", "QQ+, AKs"], board="Qh 7c 2d")
    assert toolbox.rules("alln-16").startswith("ALLN-16: ")
    assert "ALLN-07" in toolbox.rules("side pot")
    assert "No rule speaks of" in toolbox.rules("zeppelin")
    assert "call 6; 19 back" in toolbox.ruling("limit 3/6, facing 6, one 25 chip, says nothing")
    assert "TDA 2024" in toolbox.ruling("four cards on the flop", "tda-2024")
    assert "It may be one of these" in toolbox.ruling("he says rais, bet 600, one 5000 chip")
    assert "not understood: zeppelin" in toolbox.ruling("a zeppelin")
    assert "raise to 10 + 65 = 75" in toolbox.pot_limit(35, [10, 10])
    assert "30 back to seat 2" in toolbox.side_pots([100, 40, 130, 60], [3], 4)
    assert toolbox.icm([5000, 3000, 2000], [50, 30, 20]) == "38.39, 32.75, 28.86"


def play_to_end(toolbox: Toolbox, seed: int) -> str:
    hand_id, text = toolbox.new_hand("nlhe 1/2", seed=seed, opponents="caller").split("\n", 1)
    while "The hand is over" not in text:
        text = toolbox.act(hand_id, "check" if "check" in text.splitlines()[-1] else "call")
    return hand_id


def test_finished_hand_is_reviewed_and_graded() -> None:
    toolbox = Toolbox()
    hand_id = play_to_end(toolbox, 7)
    text = toolbox.review(hand_id)
    assert "Decision 1, preflop" in text
    [*_, river_line] = [line for line in text.splitlines() if ", river, " in line]
    hand_number = int(river_line.split()[1].rstrip(","))
    assert ", loss " in river_line
    grade = toolbox.grade(hand_number, hand_id)
    assert grade.split(":")[0] in ("correct", "inaccuracy", "mistake", "blunder")
    assert "\nSolution: check " in grade
    assert "check loses " in toolbox.grade(hand_number, hand_id, action="check")
    with pytest.raises(
        ValueError, match="action 'fold' isn’t in the solution; actions: check, bet 2"
    ):
        toolbox.grade(hand_number, hand_id, action="fold")
    with pytest.raises(ValueError, match="no decision 99"):
        toolbox.grade(99, hand_id)


def test_unfinished_hand_is_neither_reviewed_nor_graded() -> None:
    toolbox = Toolbox()
    hand_id, _ = toolbox.new_hand("nlhe 1/2", seed=7).split("\n", 1)
    with pytest.raises(HandInProgress, match="the hand isn’t over: review it later"):
        toolbox.review(hand_id)
    with pytest.raises(HandInProgress, match="the hand isn’t over: review it later"):
        toolbox.grade(0, hand_id)
    unfinished_hand = PHH_HAND.replace(', "p1 f"', "")
    with pytest.raises(HandInProgress, match="the hand isn’t over: review it later"):
        toolbox.review(history=unfinished_hand, player="Ann")
    with pytest.raises(HandInProgress, match="the hand isn’t over: review it later"):
        toolbox.grade(0, history=unfinished_hand, player="Ann")


PHH_HAND = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [80, 80]
players = ["Ann", "Bob"]
actions = ["d dh p1 QsJs", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db Qd7c2d", "p1 cc", "p2 cc",
    "d db 9s", "p1 cbr 8", "p2 cc", "d db 3h", "p1 cc", "p2 cbr 16", "p1 f"]
"""


def test_history_is_reviewed_as_text_alone(tmp_path: Path) -> None:
    toolbox = Toolbox()
    review_text = toolbox.review(history=PHH_HAND, player="Ann")
    assert review_text.startswith("Ann (BB) with Qs Js: result -7.00 bb, loss ")
    assert "blunder: fold loses " in toolbox.grade(8, history=PHH_HAND, player="Ann")
    file = tmp_path / "hand.phh"
    file.write_text(PHH_HAND)
    for text in (str(file), "", PHH_HAND.replace("cbr 6", "cbr 3")):
        with pytest.raises(ValueError, match=r"empty file|minimum|format"):
            toolbox.review(history=text, player="Ann")


def test_training_spot_is_answered_once() -> None:
    toolbox = Toolbox()
    text = toolbox.train(position="BB", seed=3)
    spot_id = text.split(":")[0]
    assert "You are BB against" in text
    with pytest.raises(IllegalAction):
        toolbox.answer(spot_id, "raise 1")
    action = "check" if "check" in text.splitlines()[-1] else "call"
    assert "\nSolution: " in toolbox.answer(spot_id, action)
    with pytest.raises(ValueError, match=f"no open spot {spot_id}"):
        toolbox.answer(spot_id, action)
    with pytest.raises(ValueError, match="unknown street 'preflop'"):
        toolbox.train(street="preflop")


requires_mcp = pytest.mark.skipif(find_spec("mcp") is None, reason="pip install 'riverboat[mcp]'")


def test_missing_mcp_names_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for module_name in ("mcp", "mcp.server", "mcp.server.mcpserver"):
        monkeypatch.setitem(sys.modules, module_name, None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'riverboat\[mcp\]'"):
        server()


@requires_mcp
def test_server_lists_and_calls_tools() -> None:
    created_server = server()

    async def call_server() -> tuple[set[str], str]:
        tool_names = {tool.name for tool in await created_server.list_tools()}
        return tool_names, str(
            await created_server.call_tool("pot_limit", {"pot": 35, "bets": [10, 10]})
        )

    listed_names, text = asyncio.run(call_server())
    assert listed_names == set(TOOLS)
    assert "raise to 10 + 65 = 75" in text


@requires_mcp
def test_server_answers_over_stdio() -> None:
    first_request = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "test", "version": "1"},
        },
    }
    process = subprocess.run(
        [sys.executable, "-m", "riverboat", "mcp"],
        input=json.dumps(first_request) + "\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    server_response = json.loads(process.stdout.splitlines()[0])
    assert server_response["result"]["serverInfo"]["name"] == "riverboat"
