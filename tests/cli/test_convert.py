"""``riverboat convert``: formats, files, refused hands and hidden names."""

import csv
import json
import random
import re
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import riverboat as rb
from riverboat.bots import CHARACTERS, Opponent
from riverboat.cards import UNKNOWN
from riverboat.cli import app
from riverboat.cli.histories import history_conversion
from riverboat.cli.histories.anonymize import Anonymizer, redact_to_player
from riverboat.cli.terminal.output_file import open_atomic_file
from riverboat.engine import Nothing, ToDeal
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.histories import read_hands, to_columns
from riverboat.homegame import HomeGame
from riverboat.notation import ParsedHand, Source, parse_phh
from riverboat.notation.about import About, Tournament
from riverboat.notation.ohh import read_ohh
from riverboat.notation.phh import read_phh
from riverboat.notation.pokerstars import read_pokerstars
from riverboat.notation.riverboat_log import parse_own, read_own, to_own
from riverboat.notation.site_dialects import detect_dialect
from tests.limits import HANG
from tests.notation.phh_texts import HOLE_DEALS, hand_text
from tests.schedule import run_in
from tests.thorough import example_count, sample_every

PLAYER_NAMES_TOML = "['Ann', 'Bob', 'Cat']"
VALID_HAND = hand_text(
    *HOLE_DEALS, "p3 f", "p1 f # Ann has had enough", players=PLAYER_NAMES_TOML, event="'At Bob''s'"
)
VALID_HAND = VALID_HAND.replace("'At Bob''s'", '"At Bob\'s"')
ILLEGAL_HAND = hand_text(*HOLE_DEALS, "p3 cbr 3", "p1 f", "p2 f", players=PLAYER_NAMES_TOML)
STUD_HAND = """variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 4
big_bet = 8
starting_stacks = [100, 100]
players = ["Bob", "Dan"]
actions = ["d dh p1 AsAh2c", "d dh p2 KsKh3c", "p1 pb", "p2 f"]
"""


def convert(*arguments: object, env: dict[str, str] | None = None) -> Result:
    return CliRunner().invoke(app, ["convert", *map(str, arguments)], env=env)


def join_phh_hands(*hands: str) -> str:
    return "".join(f"[{hand_number}]\n{text}\n" for hand_number, text in enumerate(hands, 1))


@pytest.fixture
def legal_hands_file(tmp_path: Path) -> Path:
    path = tmp_path / "in" / "good.phhs"
    path.parent.mkdir()
    path.write_text(join_phh_hands(VALID_HAND, STUD_HAND))
    return path


@pytest.fixture
def mixed_hands_file(tmp_path: Path) -> Path:
    path = tmp_path / "mixed.phhs"
    path.write_text(
        join_phh_hands(VALID_HAND, ILLEGAL_HAND, "variant = 'NT", 'variant = "XX"', STUD_HAND)
    )
    return path


# From here to there -------------------------------------------------------------------------------


def test_hands_are_written_to_standard_output(legal_hands_file: Path) -> None:
    result = convert(legal_hands_file, "--to", "phh")
    assert result.exit_code == 0
    assert result.stderr.startswith("2 hands read, 2 written, 0 refused, ")
    first_hand, second_hand = parse_phh(result.stdout)
    assert (first_hand.exact, second_hand.exact) == (True, True)
    assert (first_hand.source.hand, second_hand.source.hand) == ("1", "2")
    assert second_hand.variant == "F7S"


@pytest.mark.parametrize(
    "format_name, file_start, reader",
    [
        ("phh", "[1]\n", read_phh),
        ("ohh", '{"ohh":', read_ohh),
        ("pokerstars", "PokerStars Hand", read_pokerstars),
        ("json", '{"riverboat":', read_own),
    ],
)
def test_every_output_format_round_trips_same_facts(
    format_name: str,
    file_start: str,
    reader: Callable[[Path], Iterator[ParsedHand]],
    legal_hands_file: Path,
) -> None:
    path = legal_hands_file.with_name("out")
    result = convert(legal_hands_file, "--to", format_name, "--out", path)
    assert result.exit_code == 0, result.output
    assert result.stdout == ""
    assert path.read_text().startswith(file_start)
    assert path.read_text().endswith("\n")
    hands = list(reader(path))
    assert [hand.problems for hand in hands] == [(), ()]
    assert [hand.log for hand in hands] == [hand.log for hand in read_phh(legal_hands_file)]


def test_riverboat_log_round_trips_through_phhs(legal_hands_file: Path, tmp_path: Path) -> None:
    log_path, round_trip_path = tmp_path / "own.jsonl", tmp_path / "again.jsonl"
    assert convert(legal_hands_file, "--out", log_path).exit_code == 0
    assert convert(log_path, "--out", tmp_path / "back.phhs").exit_code == 0
    assert convert(tmp_path / "back.phhs", "--out", round_trip_path).exit_code == 0
    logs = [
        [hand.log for hand in parse_own(path.read_text())] for path in (log_path, round_trip_path)
    ]
    assert logs[0] == logs[1]


def test_chain_of_conversions_preserves_hands(legal_hands_file: Path, tmp_path: Path) -> None:
    path = legal_hands_file
    for file_name in ("a.ohh", "b.txt", "c.jsonl", "d.phhs"):
        result = convert(path, "--out", tmp_path / file_name)
        assert result.exit_code == 0, result.output
        path = tmp_path / file_name
    assert [hand.log for hand in read_phh(path)] == [
        hand.log for hand in read_phh(legal_hands_file)
    ]


@pytest.mark.parametrize(
    "name, file_start",
    [("x.phhs", "[1]"), ("x.phh", "variant"), ("x.ohh", '{"ohh"'), ("x.jsonl", '{"riverboat"')],
)
def test_output_suffix_selects_format(name: str, file_start: str, tmp_path: Path) -> None:
    source = tmp_path / "one.phh"
    source.write_text(VALID_HAND)
    assert convert(source, "--out", tmp_path / name).exit_code == 0
    assert (tmp_path / name).read_text().startswith(file_start)


def test_phh_file_refuses_second_hand(legal_hands_file: Path, tmp_path: Path) -> None:
    result = convert(legal_hands_file, "--out", tmp_path / "x.phh")
    assert result.exit_code == 1
    assert "hand 2: can’t read as phh: a .phh file has one hand" in result.stderr
    assert len(parse_phh((tmp_path / "x.phh").read_text())) == 1


def test_each_file_in_folder_is_converted_separately(
    legal_hands_file: Path, tmp_path: Path
) -> None:
    nested_file = legal_hands_file.parent / "deep" / "one.phh"
    nested_file.parent.mkdir()
    nested_file.write_text(VALID_HAND)
    result = convert(legal_hands_file.parent, "--to", "json", "--out", f"{tmp_path}/out/")
    assert result.exit_code == 0, result.output
    assert len(parse_own((tmp_path / "out" / "good.jsonl").read_text())) == 2
    assert len(parse_own((tmp_path / "out" / "deep" / "one.jsonl").read_text())) == 1


def test_colliding_output_names_are_refused(legal_hands_file: Path, tmp_path: Path) -> None:
    legal_hands_file.with_suffix(".phh").write_text(VALID_HAND)
    result = convert(legal_hands_file.parent, "--to", "json", "--out", f"{tmp_path}/out/")
    assert result.exit_code == 2
    assert "both become" in " ".join(result.stderr.replace("│", "").split())
    assert not (tmp_path / "out").exists()


def test_merged_files_are_numbered_consecutively(legal_hands_file: Path) -> None:
    hands = parse_phh(convert(legal_hands_file, legal_hands_file, "--to", "phh").stdout)
    assert [hand.source.hand for hand in hands] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("arguments", [[], ["--to", "pdf"], ["--out", "x.doc"]])
def test_missing_or_unknown_format_is_refused(arguments: list[str], legal_hands_file: Path) -> None:
    assert convert(legal_hands_file, *arguments).exit_code == 2


# The output is whole, or what it was --------------------------------------------------------------


def test_existing_file_is_overwritten_only_with_force(
    legal_hands_file: Path, tmp_path: Path
) -> None:
    path = tmp_path / "out.jsonl"
    path.write_text("precious")
    result = convert(legal_hands_file, "--out", path)
    assert result.exit_code == 2
    assert "--force" in result.stderr
    assert path.read_text() == "precious"
    assert convert(legal_hands_file, "--out", path, "--force").exit_code == 0
    assert len(parse_own(path.read_text())) == 2


def test_file_can_be_converted_in_place(legal_hands_file: Path) -> None:
    parsed_hands_before = parse_phh(legal_hands_file.read_text())
    assert convert(legal_hands_file, "--out", legal_hands_file, "--force").exit_code == 0
    assert [hand.log for hand in parse_phh(legal_hands_file.read_text())] == [
        hand.log for hand in parsed_hands_before
    ]


def test_failed_conversion_leaves_existing_file_untouched(tmp_path: Path) -> None:
    source, output_file = tmp_path / "bad.phh", tmp_path / "out.jsonl"
    source.write_text(ILLEGAL_HAND)
    output_file.write_text("precious")
    assert convert(source, "--out", output_file, "--force").exit_code == 1
    assert output_file.read_text() == "precious"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.phh", "out.jsonl"]


def test_interrupted_write_leaves_no_partial_file(tmp_path: Path) -> None:
    output_file = tmp_path / "out.txt"
    output_file.write_text("precious")

    def interrupt_write() -> None:
        with open_atomic_file(output_file) as sink:
            sink.write(b"half")
            assert output_file.read_text() == "precious"
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupt_write()
    assert [path.read_text() for path in tmp_path.iterdir()] == ["precious"]


def test_unwritable_output_path_is_named(legal_hands_file: Path) -> None:
    result = convert(legal_hands_file, "--out", legal_hands_file / "x.jsonl")
    assert result.exit_code == 1
    assert f"{legal_hands_file / 'x.jsonl'}: " in result.stderr
    assert "Traceback" not in result.output


# What is refused ----------------------------------------------------------------------------------


def test_refused_hand_reports_file_line_and_reason(mixed_hands_file: Path) -> None:
    result = convert(mixed_hands_file, "--to", "json")
    assert result.exit_code == 1
    lines = result.stderr.splitlines()
    assert lines[0].startswith(
        f"{mixed_hands_file}:17, hand 2: action 4, 'p3 cbr 3': p3 can’t raise to 3"
    )
    assert lines[1].startswith(f"{mixed_hands_file}:20, hand 3: not TOML")
    assert lines[2].startswith(f"{mixed_hands_file}:22, hand 4: unknown variant 'XX'")
    assert lines[3].startswith("5 hands read, 2 written, 3 refused")
    assert len(parse_own(result.stdout)) == 2


def test_hands_are_repaired_only_with_repair_option(mixed_hands_file: Path) -> None:
    assert "can’t raise" in convert(mixed_hands_file, "--to", "json", "--strict").stderr
    result = convert(mixed_hands_file, "--to", "json", "--repair")
    assert "hand 2: repaired: p3’s raise to 3 becomes 4" in result.stderr
    assert "5 hands read, 3 written, 2 refused" in result.stderr
    lines = [line for line in result.stderr.splitlines() if ", hand " in line]
    repair_notices = ["repaired: p3’s raise" in line for line in lines]
    assert repair_notices == [True, False, False]
    assert all(line.endswith("not repaired: nothing to repair") for line in lines[1:])


def test_error_list_is_truncated_without_all_errors(tmp_path: Path) -> None:
    path = tmp_path / "many.phhs"
    path.write_text(join_phh_hands(*[ILLEGAL_HAND] * 25, VALID_HAND))
    lines = convert(path, "--to", "json").stderr.splitlines()
    assert len(lines) == 22
    assert lines[20] == "… and 5 more (--all-errors)"
    assert lines[21].startswith("26 hands read, 1 written, 25 refused")
    assert len(convert(path, "--to", "json", "--all-errors").stderr.splitlines()) == 26


def test_merged_hand_is_refused_and_next_hand_converted(tmp_path: Path) -> None:
    path = tmp_path / "mess.phhs"
    path.write_text(f"[1]\n{VALID_HAND}{STUD_HAND}\n[2]\n{VALID_HAND}")
    result = convert(path, "--to", "json")
    assert result.exit_code == 1
    assert "hand 1: " in result.stderr
    assert "2 hands read, 1 written, 1 refused" in result.stderr


def test_truncated_file_yields_complete_hands(tmp_path: Path) -> None:
    path = tmp_path / "cut.phhs"
    path.write_text(join_phh_hands(VALID_HAND, VALID_HAND)[:-60])
    result = convert(path, "--to", "json")
    assert result.exit_code == 1
    assert "hand 2" in result.stderr
    assert "2 hands read, 1 written, 1 refused" in result.stderr


def generate_random_bytes(size: int) -> Iterable[bytes]:
    rng = random.Random("noise")
    return (rng.randbytes(1 << 16) for _ in range(size >> 16))


def generate_text_without_hands(size: int) -> Iterable[bytes]:
    line = b"".join(bytes([33 + char_index % 90]) for char_index in range(79)) + b"\n"
    return (line * 820 for _ in range(size >> 16))


@run_in("slow", "letters", "noise")
@pytest.mark.parametrize(
    "content, reason",
    [
        (generate_random_bytes(16 << 20), "not text"),
        (generate_text_without_hands(16 << 20), "not a hand: more than"),
        ([b"a" * (1 << 16)] * 256, "not a hand: more than"),
        ([b'{"riverboat":1,"x":"', *[b"a" * (1 << 16)] * 256], "line too long for a hand"),
        ([b"\xff\xfe\x00"], "bad"),
        ([VALID_HAND.replace("Ann", "Zoë").encode("latin-1")], "not text"),
        ([b""], "no hand found"),
    ],
    ids=["noise", "letters", "long line", "long JSON", "half", "Latin-1", "empty"],
)
def test_non_history_file_is_refused_in_bounded_memory(
    content: Iterable[bytes], reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.phhs"
    with path.open("wb") as file:
        file.writelines(content)
    detect_dialect(b"")  # the site parsers are loaded once and must not count towards this file
    tracemalloc.start()
    result = convert(path, "--to", "json")
    _, peak_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak_bytes < 12 << 20
    assert result.exit_code == 1
    assert result.stderr.startswith(str(path))
    assert reason in result.stderr
    assert " 0 written" in result.stderr


@pytest.mark.parametrize("path_kind", ["missing", "folder", "loop"])
def test_unreadable_path_is_named_and_rest_is_converted(
    path_kind: str, legal_hands_file: Path, tmp_path: Path
) -> None:
    path = tmp_path / "other"
    if path_kind == "folder":
        path.mkdir()
    elif path_kind == "loop":
        path.symlink_to(path)
    result = convert(path, legal_hands_file, "--to", "json")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{path}: ")
    assert "2 hands read, 2 written, 0 refused; 1 unreadable file" in result.stderr
    assert len(parse_own(result.stdout)) == 2


def test_conversion_streams_one_hand_at_a_time(
    legal_hands_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [hand] = parse_phh(VALID_HAND)
    written_texts: list[str] = []

    def read_hands(*_: object, **__: object) -> Iterator[ParsedHand]:
        for hand_count in range(50):
            assert len(written_texts) == hand_count, (
                "each hand is written before the next one is read"
            )
            yield hand

    class Sink:
        write = staticmethod(written_texts.append)

    monkeypatch.setattr(history_conversion, "read_hands", read_hands)
    monkeypatch.setattr(history_conversion, "open_standard_output", lambda: nullcontext(Sink()))
    result = convert(legal_hands_file, "--to", "json")
    assert result.exit_code == 0, result.output
    assert len(written_texts) == 50


# Whose hands they are -----------------------------------------------------------------------------


def test_hidden_names_become_consistent_numbers_everywhere(legal_hands_file: Path) -> None:
    result = convert(legal_hands_file, "--to", "phh", "--hide-names")
    assert result.exit_code == 0
    for name in ("Ann", "Bob", "Cat", "Dan"):
        assert name not in result.stdout
    first_hand, second_hand = parse_phh(result.stdout)
    assert first_hand.players == ("Player 1", "Player 2", "Player 3")
    assert second_hand.players == ("Player 2", "Player 4")
    assert first_hand.metadata["event"] == "At Player 2's"
    assert "# Player 1 has had enough" in result.stdout


def test_names_in_refused_hands_are_hidden(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    [hand] = parse_phh(VALID_HAND)
    line = json.loads(to_own(hand))
    line["facts"] = line["facts"][:-1]
    path.write_text(json.dumps(line) + "\n")
    result = convert(path, "--to", "json", "--hide-names")
    assert result.exit_code == 1
    assert "Ann" not in result.output


def test_hidden_names_are_numbered_per_file_in_folder(
    legal_hands_file: Path, tmp_path: Path
) -> None:
    (legal_hands_file.parent / "stud.phh").write_text(STUD_HAND)
    path = f"{tmp_path}/out/"
    assert (
        convert(legal_hands_file.parent, "--to", "json", "--out", path, "--hide-names").exit_code
        == 0
    )
    [hand] = parse_own((tmp_path / "out" / "stud.jsonl").read_text())
    assert hand.players == ("Player 1", "Player 2")


@pytest.mark.parametrize(
    "players, expected, hidden_table_name",
    [
        (
            ("Ann", "Anna"),
            "Anna saw Ann, Annabel did not",
            "Player 2 saw Player 1, Annabel did not",
        ),
        (("J.R. Ewing", "J.R."), "J.R. Ewing beat J.R.", "Player 1 beat Player 2"),
        (("a", "7"), "a 7 is a 7", "a 7 is a 7"),
        (("48210932", "b c"), "48210932: b c, b, c", "Player 1: Player 2, b, c"),
        (("[x]", "\\1"), "[x] and \\1", "Player 1 and Player 2"),
        (("", "?"), "who?", "who?"),
    ],
)
def test_hidden_name_is_replaced_as_whole_word(
    players: tuple[str, ...], expected: str, hidden_table_name: str
) -> None:
    hand = ParsedHand(
        source=Source("", "", 0),
        variant="",
        players=players,
        about=About(table=expected, tournament=Tournament(name=expected)),
        metadata={"x": [expected, {expected: 3}]},
        comments=((4, expected),),
        notes=(expected,),
    )
    parsed_hand = Anonymizer().anonymize(hand)
    assert parsed_hand.players == ("Player 1", "Player 2")
    assert parsed_hand.about.table == hidden_table_name
    assert parsed_hand.about.tournament == Tournament(name=hidden_table_name)
    assert parsed_hand.metadata == {"x": [hidden_table_name, {hidden_table_name: 3}]}
    assert (parsed_hand.comments, parsed_hand.notes) == (
        ((4, hidden_table_name),),
        (hidden_table_name,),
    )


def play_hands(game_name: str, players: int, hand_count: int) -> list[ParsedHand]:
    names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"][:players]
    rng = random.Random(f"hands of {game_name}")
    bots = {name: Opponent(CHARACTERS[bot_index % 5], rng) for bot_index, name in enumerate(names)}
    hands = []
    for seed in range(hand_count):
        game = HomeGame(game_name, names, 400, seed=seed)
        game.deal()
        while (name := game.to_act) is not None:
            turn = game.awaiting
            assert not isinstance(turn, (ToDeal, Nothing))
            game.act(bots[name].choose(game.seat(name), game.view(name).state, turn))
        source = Source("", str(seed), 0)
        hands.append(
            ParsedHand(source=source, variant="", players=game.dealt_in, log=tuple(game.log))
        )
    return hands


@run_in("landing", keep_every=2)
@pytest.mark.parametrize(
    "game_name, players",
    [
        ("no-limit hold'em 1/2", 4),
        ("pot-limit omaha hi-lo 1/2", 4),
        ("limit seven-card stud 4/8 ante 1 bring-in 2", 5),
        ("limit badugi 2/4", 4),
    ],
)
def test_hero_history_contains_only_own_and_shown_cards(game_name: str, players: int) -> None:
    hidden_card_count = 0
    for hand in play_hands(game_name, players, 12):
        for hero in ("Ann", "Nobody"):
            redacted_hand = redact_to_player(hand, hero)
            assert redacted_hand.about.hero == (0 if hero == "Ann" else None)
            shown_seats = {fact.seat for fact in hand.log if isinstance(fact, f.HandShown)}
            for fact, redacted_fact in zip(hand.log, redacted_hand.log, strict=True):
                if not (
                    isinstance(fact, f.HoleCardsDealt)
                    and isinstance(redacted_fact, f.HoleCardsDealt)
                ):
                    continue
                for seat, cards in enumerate(redacted_fact.holdings):
                    if seat in shown_seats or seat == redacted_hand.about.hero:
                        continue
                    assert set(cards) <= {UNKNOWN}
                    hidden_card_count += len(cards)
            assert audit(redacted_hand.log) == [], "and it can still be played"
            assert parse_own(to_own(redacted_hand))[0].exact
    assert hidden_card_count


def test_unknown_hero_is_an_error(legal_hands_file: Path) -> None:
    result = convert(legal_hands_file, "--to", "json", "--hero", "Annie")
    assert result.exit_code == 1
    assert "--hero: no player called 'Annie' in these hands" in result.stderr
    result = convert(legal_hands_file, "--to", "json", "--hero", "Dan")
    assert result.exit_code == 0
    assert [hand.about.hero for hand in parse_own(result.stdout)] == [None, 1]


def test_hero_can_be_combined_with_hidden_names(legal_hands_file: Path) -> None:
    result = convert(legal_hands_file, "--to", "json", "--hero", "Cat", "--hide-names")
    assert result.exit_code == 0
    hands = parse_own(result.stdout)
    assert hands[0].players[hands[0].about.hero or 0] == "Player 3"


# Around it ----------------------------------------------------------------------------------------


def test_acpc_log_without_game_definition_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    log.write_text("STATE:0:f:AsAh|KsKh:5|-5:Ann|Bob\n")
    result = convert(log, "--to", "phh")
    assert result.exit_code == 1
    assert str(log) in result.stderr


def test_closed_output_pipe_prints_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "many.phhs"
    path.write_text(join_phh_hands(*[VALID_HAND] * 300))
    program_code = "from riverboat.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", program_code, "convert", str(path), "--to", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.read(20).startswith(b'{"riverboat"')
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
        assert process.wait(HANG) == 1


def test_public_corpora_round_trip_exactly(corpora: Path, tmp_path: Path) -> None:
    for name, count in (("wsop-2023-43.phhs", 42), ("famous.phhs", 5)):
        result = convert(corpora / name, "--to", "json")
        assert result.exit_code == 0, result.stderr
        assert f"{count} hands read, {count} written, 0 refused" in result.stderr
        hands = parse_own(result.stdout)
        assert all(hand.exact for hand in hands)
        round_trip_path = tmp_path / "back.phhs"
        (tmp_path / "own.jsonl").write_text(result.stdout)
        assert convert(tmp_path / "own.jsonl", "--out", round_trip_path, "--force").exit_code == 0
        assert [hand.log for hand in parse_phh(round_trip_path.read_text())] == [
            hand.log for hand in hands
        ]


def test_sessions_get_distinct_hand_numbers_and_table_names(tmp_path: Path) -> None:
    path = tmp_path / "sessions.phhs"
    numbered_hands = [
        f"[{position}]\n{VALID_HAND}\nhand = {number}\n"
        for position, number in enumerate([0, 1, 2, 0, 1, 0])
    ]
    path.write_text("\n".join(numbered_hands))
    text = convert(path, "--to", "pokerstars").stdout
    numbers = re.findall(r"Hand #(\d+)", text)
    assert numbers == ["0", "1", "2", "2000000", "2000001", "3000000"]
    assert set(re.findall(r"Table '(.*?)'", text)) == {"Riverboat", "Riverboat 2", "Riverboat 3"}
    riverboat_text = convert(path, "--to", "phh").stdout
    assert re.findall(r"^hand = (\d+)", riverboat_text, re.MULTILINE) == [
        "0",
        "1",
        "2",
        "0",
        "1",
        "0",
    ]


@pytest.mark.slow
def test_pluribus_hands_get_unique_numbers(corpora: Path, tmp_path: Path) -> None:
    source, text_file = tmp_path / "pluribus.phhs", tmp_path / "pluribus.txt"
    hands = re.split(r"^(?=\[\d+\]$)", (corpora / "pluribus.phhs").read_text(), flags=re.MULTILINE)
    source.write_text("".join(sample_every(10, hands[1:])))
    assert convert(source, "--to", "pokerstars", "--out", text_file).exit_code == 0
    text = text_file.read_text()
    assert len(set(re.findall(r"Hand #(\d+)", text))) == example_count(493, 4_930)
    assert len(set(re.findall(r"Table '(.*?)'", text))) == 46


def test_csv_has_one_header_and_zero_sum_rows(legal_hands_file: Path, tmp_path: Path) -> None:
    path = tmp_path / "hands.csv"
    assert convert(legal_hands_file, "--out", path).exit_code == 0
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    hands = {row["hand"] for row in rows}
    assert len(rows) > len(hands) > 1
    assert all(sum(float(row["net"]) for row in rows if row["hand"] == hand) == 0 for hand in hands)
    assert convert(legal_hands_file, "--to", "csv").stdout == path.read_text("utf-8"), (
        "the header stands once"
    )


def test_parquet_has_same_rows_as_columns_with_types(
    legal_hands_file: Path, tmp_path: Path
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pip install riverboat[parquet]")
    path = tmp_path / "hands.parquet"
    assert convert(legal_hands_file, "--out", path).exit_code == 0
    table = parquet.read_table(path)
    assert table.to_pydict() == to_columns(read_hands(legal_hands_file))
    assert str(table.schema.field("vpip").type) == "bool"


def test_missing_pyarrow_names_parquet_extra(
    legal_hands_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'riverboat\[parquet\]'"):
        rb.convert(legal_hands_file, out=tmp_path / "hands.parquet")
    assert not list(tmp_path.glob("*.parquet"))
