"""The engine benchmark with minimal work: output shape only."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from rich.console import Console

from bench import engine, ours, peers
from bench.contest import (
    GAMES,
    LIMIT_GAME,
    NO_LIMIT_GAME,
    OMAHA_GAME,
    OMAHA_HI_LO_GAME,
    STUD_GAME,
    TRIPLE_DRAW_GAME,
    Contender,
    Effort,
    Game,
)
from riverboat.kernel import tier
from tests.schedule import run_in
from tests.thorough import example_count

TINY_EFFORT = Effort(rounds=1, slice_seconds=0.001, counted_hands=5)
SPEED_PAGE = Path(__file__).parents[2] / "docs" / "reference" / "speed.md"
OWN_CONTENDERS = {"riverboat", "riverboat set up anew"}


@pytest.fixture(autouse=True)
def _use_minimal_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "QUICK_EFFORT", TINY_EFFORT)
    monkeypatch.setattr(
        engine, "pin_processor", lambda cpu: cpu
    )  # pinning would affect later tests
    monkeypatch.setattr(ours, "fill_tables", lambda: None)


@pytest.fixture(scope="module")
def minimal_result() -> engine.Result:
    """Return the result of a minimal run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ours, "fill_tables", lambda: None)
        return engine.measure(TINY_EFFORT)


@pytest.mark.long
def test_json_has_speeds_and_ratios_by_game_and_engine(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    minimal_result: engine.Result,
) -> None:
    efforts: list[Effort] = []

    def measure(effort: Effort, *_: object) -> engine.Result:
        efforts.append(effort)
        return minimal_result

    monkeypatch.setattr(engine, "measure", measure)
    engine.main(["--quick", "--json"])
    assert efforts == [TINY_EFFORT]
    (line,) = capsys.readouterr().out.splitlines()
    result = json.loads(line)
    assert set(result["hands_per_second"]) == {game.key for game in GAMES}
    for game in GAMES:
        engines = result["engines"][game.key]
        assert engines.keys() >= OWN_CONTENDERS
        assert all(figures["hands_per_second"] > 0 for figures in engines.values())
        for key in ("hands_per_second", "ratio_to_pokerkit"):
            assert result[key][game.key] == engines["riverboat"][key]
        if find_spec("pokerkit"):
            assert engines["pokerkit"]["ratio_to_pokerkit"] == 1
            assert result["ratio_to_pokerkit"][game.key] > 0
    assert set(result["pieces"]) == {
        "copy_hand_us",
        "rank_seven_cards_us",
        "import_riverboat_ms",
        "start_python_ms",
    }
    page = SPEED_PAGE.read_text(encoding="utf-8")
    engine_names = {name for engines in result["engines"].values() for name in engines}
    for key in (*result, *result["hands_per_second"], *result["pieces"], *engine_names):
        assert f"`{key}`" in page, f"{SPEED_PAGE.name} does not say what {key} is"


@pytest.mark.slow
def test_table_names_every_game_and_engine(
    capsys: pytest.CaptureFixture[str], minimal_result: engine.Result
) -> None:
    engine.print_result(minimal_result, Console(width=120))
    printed = capsys.readouterr().out
    for game in GAMES:
        assert f"{game.title}: riverboat " in printed
    for name in OWN_CONTENDERS:
        assert name in printed


@pytest.mark.slow
def test_missing_peer_is_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def raise_import_error(_game: object) -> None:
        raise ImportError

    monkeypatch.setattr(
        peers, "PEER_FACTORIES", dict.fromkeys(peers.PEER_FACTORIES, raise_import_error)
    )
    monkeypatch.setattr(engine, "GAMES", (NO_LIMIT_GAME,))
    result = engine.measure(TINY_EFFORT)
    assert result["not_installed"] == sorted(peers.PEER_FACTORIES)
    vector_contenders = {"riverboat vector"} if "c" in tier.TIERS else set()
    assert set(result["engines"][NO_LIMIT_GAME.key]) == OWN_CONTENDERS | vector_contenders
    assert result["ratio_to_pokerkit"][NO_LIMIT_GAME.key] is None
    assert result["ratio_to_openspiel"][NO_LIMIT_GAME.key] is None
    engine.print_result(result, Console(quiet=True))


@run_in("landing", keep_every=3)
@pytest.mark.parametrize(
    "game, expected_decisions",
    [
        *((NO_LIMIT_GAME, 7.95), (LIMIT_GAME, 4.25), (OMAHA_GAME, 13.1)),
        *((OMAHA_HI_LO_GAME, 16.3), (STUD_GAME, 18.3), (TRIPLE_DRAW_GAME, 21.6)),
    ],
    ids=[game.key for game in GAMES],
)
def test_all_engines_play_same_policy(game: Game, expected_decisions: float) -> None:
    for contender in [*ours.contenders(game), *peers.contenders(game, set())]:
        if contender.name == "rlcard":
            continue  # rlcard has no minimum raise
        hand_count = (
            example_count(160, 400) if game is LIMIT_GAME else example_count(40, 100)
        )  # short hands vary more
        measured_decisions = measure_decisions_per_hand(contender, hand_count)
        assert measured_decisions == pytest.approx(expected_decisions, rel=0.3), contender.name


def measure_decisions_per_hand(contender: Contender, hands: int) -> float:
    return (contender.count_decisions or contender.play)(hands) / hands
