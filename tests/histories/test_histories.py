"""Hand histories: sources, properties, columns and conversion."""

from __future__ import annotations

from datetime import UTC
from io import BytesIO, StringIO
from pathlib import Path

import pytest

import riverboat as rb
from riverboat.histories import HandHistory, convert, read_hands, to_columns
from riverboat.notation import BadNotation, read_phh

POKERSTARS_HAND = """PokerStars Hand #7:  Hold'em No Limit ($0.50/$1 USD) - 2026/01/31 15:15:00 ET
Table 'Delta' 3-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bob ($100 in chips)
Seat 3: Cat ($100 in chips)
Bob: posts small blind $0.50
Cat: posts big blind $1
*** HOLE CARDS ***
Dealt to Ann [As Kd]
Ann: raises $2 to $3
Bob: raises $6 to $9
Cat: folds
Ann: calls $6
*** FLOP *** [Qh 7c 2d]
Bob: bets $10
Ann: folds
Uncalled bet ($10) returned to Bob
Bob collected $18.05 from pot
*** SUMMARY ***
Total pot $19 | Rake $0.95
Board [Qh 7c 2d]
"""
PHH_HAND = """variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 f"]
players = ["Ann", "Bob", "Cat"]
"""
ILLEGAL_HAND = PHH_HAND.replace("p3 cbr 6", "p3 cbr 3")


def test_hand_history_has_results_positions_and_streets() -> None:
    [hand] = read_hands(POKERSTARS_HAND)
    assert list(hand.payoffs) == [-9, 9.05, -1]
    assert [hand.pot, hand.rake] == [19, 0.95]
    assert hand.winners == ("Bob",)
    assert [hand.number, hand.site, hand.table] == ["7", "PokerStars", "Delta"]
    assert hand.big_blind == pytest.approx(1)
    assert str(hand.started) == "2026-01-31 20:15:00+00:00"
    assert hand.streets == ("preflop", "flop")
    assert repr(hand.board) == "Qh 7c 2d"
    ann, bob, cat = hand.players.values()
    assert (ann.position, str(ann.cards), ann.vpip, ann.pfr, ann.folded) == (
        *("BTN", "As Kd", True, True, "flop"),
    )
    assert (bob.position, bob.three_bet, bob.bets, bob.won) == ("SB", True, 2, True)
    assert (cat.position, cat.vpip, cat.net, cat.put_in) == ("BB", False, -1, 1)
    assert repr(hand) == "<HandHistory 7: no-limit hold'em 50/100, pot 19, Bob +9.05>"
    assert "<figure" in str(hand._repr_html_())


def test_hands_are_read_from_any_source(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    file = tmp_path / "one" / "stars.txt"
    file.write_text(POKERSTARS_HAND)
    (tmp_path / "two.phh").write_text(PHH_HAND)
    with file.open() as text_stream, file.open("rb") as byte_stream:
        hands_by_stream = [
            list(read_hands(source))
            for source in (text_stream, byte_stream, StringIO(POKERSTARS_HAND))
        ]
    for hands in (
        *hands_by_stream,
        list(read_hands(file)),
        list(read_hands(str(file))),
        list(read_hands(POKERSTARS_HAND)),
        list(read_hands(POKERSTARS_HAND.encode("utf-16"))),
        list(read_hands(BytesIO(POKERSTARS_HAND.encode()))),
    ):
        assert [hand.payoffs for hand in hands] == [(-9, 9.05, -1)]
    assert sorted(hand.pot for hand in read_hands(tmp_path)) == [5, 19]
    assert len(list(read_hands([file, tmp_path / "two.phh"]))) == 2


def test_unreadable_files_are_raised_skipped_or_collected(tmp_path: Path) -> None:
    (tmp_path / "good.phh").write_text(PHH_HAND)
    (tmp_path / "broken.phh").write_text(ILLEGAL_HAND)
    (tmp_path / "diary.log").write_text("Dear diary,\n")
    with pytest.raises(BadNotation, match=r"diary\.log.*unknown hand history format"):
        list(read_hands(tmp_path))
    readable_hands = read_hands(tmp_path, errors="skip")
    assert len(list(readable_hands)) == 1
    assert (readable_hands.count, readable_hands.skipped, readable_hands.refused) == (1, 2, [])
    collected_hands = read_hands(tmp_path, errors="collect")
    list(collected_hands)
    problems_by_file = {
        Path(hand.read.source.file).name: hand.problems for hand in collected_hands.refused
    }
    assert set(problems_by_file) == {"diary.log", "broken.phh"}
    assert "can’t raise to 3" in problems_by_file["broken.phh"][0]
    assert repr(collected_hands) == "<Hands: 1 read, 2 left out so far>"


def test_wrong_arguments_are_refused_with_suggestion(tmp_path: Path) -> None:
    (tmp_path / "hands.phh").write_text(PHH_HAND)
    with pytest.raises(FileNotFoundError, match=r"did you mean .*hands\.phh\?"):
        list(read_hands(tmp_path / "hand.phh"))
    with pytest.raises(ValueError, match="errors='skipp': did you mean 'skip'"):
        read_hands(PHH_HAND, errors="skipp")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected a file, a folder, text"):
        list(read_hands(5))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no format 'pokerstar'; did you mean 'pokerstars'"):
        convert(PHH_HAND, to="pokerstar")
    for wrong_source in ("folder/", Path("folder"), 3):
        with pytest.raises(TypeError, match=r"to_columns\(read_hands"):
            to_columns(wrong_source)  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match="can’t raise to 3"):
        convert(ILLEGAL_HAND, to="ohh")


def test_columns_have_one_row_per_player_and_hand() -> None:
    columns = to_columns([*read_hands(POKERSTARS_HAND), *read_hands(PHH_HAND)])
    assert {len(column) for column in columns.values()} == {6}
    assert columns["player"] == ["Ann", "Bob", "Cat"] * 2
    assert columns["net_bb"] == [-9, 9.05, -1, -0.5, -1, 1.5]
    assert columns["vpip"] == [True, True, False, False, False, True]
    assert columns["game"][0] == "no-limit hold'em 50/100"
    assert columns["started"][3] is None


def test_every_column_has_one_type() -> None:
    columns = to_columns([*read_hands(POKERSTARS_HAND), *read_hands(PHH_HAND), *play_kuhn_hands()])
    for name, column in columns.items():
        value_types = {type(value) for value in column if value is not None}
        assert len(value_types) <= 1, (name, value_types)
    assert {type(column) for column in columns["pot"]} == {float}
    assert {column.tzinfo for column in columns["started"] if column} == {UTC}  # type: ignore[union-attr]


@pytest.mark.parametrize("library_name", ["pandas", "polars", "pyarrow"])
def test_data_frame_libraries_accept_columns(library_name: str) -> None:
    library_module = pytest.importorskip(library_name, reason=f"pip install {library_name}")
    columns = to_columns([*read_hands(POKERSTARS_HAND), *read_hands(PHH_HAND), *play_kuhn_hands()])
    created_table = (
        library_module.table(columns)
        if library_name == "pyarrow"
        else library_module.DataFrame(columns)
    )
    assert created_table.shape == (len(columns["hand"]), len(columns))
    assert (
        list(
            created_table["net"].to_pylist() if library_name == "pyarrow" else created_table["net"]
        )
        == columns["net"]
    )


def test_hand_ids_are_unique_and_stable(tmp_path: Path) -> None:
    for folder_name in ("monday", "tuesday"):
        (tmp_path / folder_name).mkdir()
        (tmp_path / folder_name / "hands.phh").write_text(PHH_HAND)
    (tmp_path / "monday" / "more.txt").write_text(POKERSTARS_HAND)
    second_hand_ids = [to_columns(read_hands(tmp_path / "monday"))["hand_id"] for _ in range(2)]
    assert second_hand_ids[0] == second_hand_ids[1]
    assert len(set(second_hand_ids[0])) == 2
    hands = [
        *play_kuhn_hands(),
        *play_kuhn_hands(),
        *read_hands(POKERSTARS_HAND),
        *read_hands(PHH_HAND),
    ]
    columns = to_columns(hands)
    assert len(set(columns["hand_id"])) == len(hands), "hands that are alike were dealt twice"
    assert len(set(zip(columns["hand_id"], columns["seat"], strict=True))) == len(columns["seat"])
    csv_lines = convert(hands, to="csv").splitlines()
    assert [row.rpartition(",")[2] for row in csv_lines] == ["hand_id", *columns["hand_id"]]


def play_kuhn_hands() -> list[HandHistory]:
    """Play Kuhn hands, some of which are identical."""
    game = rb.HomeGame("kuhn", players=["Ann", "Bob"], stack=200, seed=7)
    hand_histories = []
    for _ in range(8):
        game.play("caller")
        hand_histories.append(HandHistory.from_facts(game.log, game.dealt_in))
    return hand_histories


@pytest.mark.parametrize("format_name", ["phh", "ohh", "pokerstars", "json"])
def test_converted_hand_reads_back_with_same_payoffs(format_name: str, tmp_path: Path) -> None:
    text = convert(POKERSTARS_HAND, to=format_name)
    assert [hand.payoffs for hand in read_hands(text)] == [(-9, 9.05, -1)]
    [hand] = read_hands(POKERSTARS_HAND)
    assert hand.to_format(format_name) == text
    written_path = convert(POKERSTARS_HAND, to=format_name, out=tmp_path / "hands")
    assert (tmp_path / "hands").read_text() == written_path == text


def test_csv_and_parquet_need_convert() -> None:
    [hand] = read_hands(POKERSTARS_HAND)
    with pytest.raises(ValueError, match=r"riverboat\.convert\(hands, to='csv'\)"):
        hand.to_format("csv")
    with pytest.raises(ValueError, match=r"out='hands\.parquet'"):
        convert(POKERSTARS_HAND, to="parquet")


def test_played_hand_can_be_queried_and_written() -> None:
    game = rb.HomeGame("nlhe 1/2", players=["Ann", "Bob", "Cat"], stack=200, seed=7)
    game.play({"Ann": "shark", "Bob": "caller", "Cat": "maniac"})
    hand = HandHistory.from_facts(game.log, game.dealt_in)
    net_by_player = {name: player.net for name, player in hand.players.items()}
    assert net_by_player == game.payoffs
    for format_name in ("phh", "ohh", "pokerstars", "json"):
        [hand_history] = read_hands(convert([hand], to=format_name))
        assert {name: player.net for name, player in hand_history.players.items()} == net_by_player
    assert [hand.payoffs for hand in read_hands([hand, hand.read])] == [hand.payoffs] * 2
    with pytest.raises(TypeError, match=r"hand\.log"):
        HandHistory.from_facts([])
    with pytest.raises(ValueError, match="1 names given for 3 players"):
        HandHistory.from_facts(game.log, ["Ann"])


def test_file_name_determines_format(tmp_path: Path) -> None:
    convert(POKERSTARS_HAND, out=tmp_path / "hands.ohh")
    assert (tmp_path / "hands.ohh").read_text().lstrip().startswith("{")


def test_net_results_match_recorded_stacks(corpora: Path) -> None:
    """Compare net results with the finishing stacks of a file that records them."""
    wsop_hands = read_phh(corpora / "wsop-2023-43.phhs")
    for parsed_hand in wsop_hands:
        hand = HandHistory(parsed_hand)
        finishing_stacks = parsed_hand.metadata["finishing_stacks"]
        stacks = [player.stack for player in hand.players.values()]
        assert [round(stack + net, 6) for stack, net in zip(stacks, hand.payoffs, strict=True)] == [
            round(float(chips), 6) for chips in finishing_stacks
        ]


def test_top_level_package_exports_history_functions() -> None:
    assert [hand.pot for hand in rb.read_hands(PHH_HAND)] == [5]
    assert rb.to_columns(rb.read_hands(PHH_HAND))["player"] == ["Ann", "Bob", "Cat"]
    assert rb.convert(PHH_HAND, to="ohh") == convert(PHH_HAND, to="ohh")
