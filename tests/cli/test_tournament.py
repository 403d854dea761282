"""``riverboat tournament``: how-to examples, simulations, and stored events."""

import json
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from riverboat.cli import app
from riverboat.cli.tournaments.tournament_record_file import (
    InvalidTournamentRecord,
    TournamentRecordFile,
)
from riverboat.cli.tournaments.tournament_simulation import Simulation
from riverboat.histories import read_hands
from riverboat.notation.pokerstars.tournament_summary import (
    parse_tournament_summary,
    write_tournament_summary,
)
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.config import read_event

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENTED_COMMANDS = [
    (language, *example)
    for language, page in (
        ("en", DOCS / "how-to" / "tournament.md"),
        ("cs", DOCS / "cs" / "how-to" / "tournament.md"),
    )
    for example in re.findall(
        r"^\$ riverboat (tournament (?:structure|payouts|seats) .*)\n((?:(?!```).*\n)*)",
        page.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
]
RULES_TOML = """\
name = "Friday"
tables = "felt"
[structure]
stack = 5000
levels = ["25/50 20m", "50/100 20m", "100/200 20m"]
[entry]
late_until = 1
price = { prize = 20, fee = 2 }
[prizes]
shares = [50, 30, 20]
"""


def run_tournament(command_line: str, typed: str = "", language: str = "en") -> Result:
    """Run a command given as a shell line."""
    env = {"COLUMNS": "100", "TERM": "dumb", "RIVERBOAT_LANG": language}
    return CliRunner().invoke(app, shlex.split(command_line), input=typed, env=env)


@pytest.mark.parametrize(
    "language, command_line, documented_output",
    DOCUMENTED_COMMANDS,
    ids=[f"{language} {command_line}" for language, command_line, _ in DOCUMENTED_COMMANDS],
)
def test_how_to_examples_match_output(
    language: str, command_line: str, documented_output: str
) -> None:
    assert run_tournament(command_line, language=language).stdout == documented_output


def test_event_file_is_created_and_simulated(tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    options = "--name Friday --players 12 --pace home --format rebuy --price 20 --felt"
    assert run_tournament(f"tournament new {file} {options}").exit_code == 0
    rules = read_event(file.read_text(encoding="utf-8"))
    assert (rules.tables, rules.entry.rebuy is not None) == ("felt", True)
    second_output = run_tournament(f"tournament new {file} {options}")
    assert (second_output.exit_code, "already exists" in second_output.output) == (1, True)
    output = run_tournament(f"tournament sim {file} --players 12 --quiet --json")
    payload = json.loads(output.stdout)
    assert [row["place"] for row in payload["results"][:2]] == [1, 2]
    assert sum(row["prize"] for row in payload["results"]) == sum(
        row["paid"] for row in payload["results"]
    )


def test_interactive_answers_create_event_file(tmp_path: Path) -> None:
    file = tmp_path / "asked.toml"
    assert (
        run_tournament(f"tournament new {file}", "Asked\n18\nturbo\nknockout\n40\n").exit_code == 0
    )
    rules = read_event(file.read_text(encoding="utf-8"))
    assert (rules.name, rules.bounty.kind, rules.entry.price.bounty) == ("Asked", "fixed", 20)


def test_entry_split_is_printed_before_file_is_written(tmp_path: Path) -> None:
    file = tmp_path / "progressive.toml"
    options = "--name X --players 12 --pace home --format progressive --price 20 --fee 2"
    output = run_tournament(f"tournament new {file} {options}")
    split_line, saved_line = output.output.splitlines()
    assert split_line == "Buy-in 22: 10 to the prize pool, 10 bounty, 2 fee"
    assert saved_line.endswith("saved")
    czech_output = run_tournament(
        f"tournament new {tmp_path / 'cs.toml'} {options} --lang cs"
    ).output
    assert czech_output.startswith("Buy-in 22: 10 do prize poolu, bounty 10, poplatek 2\n")


@pytest.mark.parametrize("expected", ["many", "-5", "1234567890123"])
def test_invalid_number_is_asked_again(tmp_path: Path, expected: str) -> None:
    file = tmp_path / "asked.toml"
    output = run_tournament(
        f"tournament new {file}", f"Asked\n{expected}\n18\nturbo\nknockout\n40\n"
    )
    assert output.exit_code == 0
    assert repr(expected) in output.output
    assert file.read_bytes() == _make_event_file(tmp_path / "other.toml")


def _make_event_file(file: Path) -> bytes:
    assert (
        run_tournament(f"tournament new {file}", "Asked\n18\nturbo\nknockout\n40\n").exit_code == 0
    )
    return file.read_bytes()


@pytest.mark.parametrize("suffix", ["txt", "ohh", "phhs"])
def test_simulated_hands_and_summary_are_read_back(tmp_path: Path, suffix: str) -> None:
    file, summary_file = tmp_path / f"hands.{suffix}", tmp_path / "summary.txt"
    command_line = f"tournament sim --players 8 --pace hyper --quiet --histories {file}"
    svg_file, csv_file = tmp_path / "stacks.svg", tmp_path / "results.csv"
    result = run_tournament(
        f"{command_line} --summary {summary_file} --svg {svg_file} --csv {csv_file}"
    )
    assert result.exit_code == 0, result.output
    hands = list(read_hands(file.read_text(encoding="utf-8")))
    assert hands
    assert not [hand.read.problems for hand in hands if hand.read.problems]
    tournaments = {hand.read.about.tournament for hand in hands}
    assert {tournament.number for tournament in tournaments if tournament} == {"1000000001"}
    assert {tournament.buy_in for tournament in tournaments if tournament} == {"100"}
    if suffix != "ohh":  # it has no place for a level
        assert {tournament.level for tournament in tournaments if tournament} >= {"I"}
    text = summary_file.read_text(encoding="utf-8")
    tournament_summary = parse_tournament_summary(text)
    assert (
        tournament_summary.players,
        tournament_summary.pool,
        len(tournament_summary.places),
    ) == (8, "800", 8)
    assert write_tournament_summary(tournament_summary) == text
    assert svg_file.read_text(encoding="utf-8").startswith("<svg")
    assert csv_file.read_text(encoding="utf-8").count("\n") == 9


def test_same_seed_replays_same_event() -> None:
    rules = read_event(RULES_TOML.replace("stack = 5000", "stack = 500"))
    logs = [Simulation(rules, 9, seed).play().log for seed in (3, 3, 4)]
    assert logs[0] == logs[1] != logs[2]


def test_deal_splits_prizes_among_last_bots(tmp_path: Path) -> None:
    command_line = "tournament sim --players 20 --pace hyper --quiet --deal even --deal-at 3 --json"
    payload = json.loads(run_tournament(command_line).stdout)
    prizes = [row["prize"] for row in payload["results"]]
    assert sum(prizes) == 2000
    assert prizes[0] - prizes[1] <= 1  # two of them are left, or all three
    assert [row["place"] for row in payload["results"]] == list(range(1, 21))


def test_physical_event_ends_with_entered_deal(tmp_path: Path) -> None:
    rules_file, record = tmp_path / "rules.toml", tmp_path / "friday.event"
    rules_file.write_text(RULES_TOML, encoding="utf-8")
    typed_text = (
        "enter Ann Ben Cid\nstart\ntime -30\ndeal Ann 40 Ben 40 Cid\ndeal Ann 40 Ben 40 Cid 40\n"
        "deal even save 20\nyes\ncount Ann 6000\nyes\ncount Ben 4000\n"
        "deal Ann 5 Ben 10 Cid 5\nyes\n"
    )
    text = " ".join(
        run_tournament(f"tournament run {record} --rules {rules_file}", typed_text).stdout.split()
    )
    assert "unknown command “deal Ann 40 Ben 40 Cid”" in text
    assert "give each remaining player a share, 60 in all; these add up to 120 (TRNY-64)" in text
    assert "Cid gets 13 in the deal" in text
    assert text.index("Cid: 3rd place") < text.index("Ben: 1st place")
    with TournamentRecordFile.resume(record) as record_file:
        assert record_file.event.phase == "ended"
        assert {
            player: entrant.prize for player, entrant in record_file.event.entrants.items()
        } == {
            "Ann": 19,
            "Ben": 23,
            "Cid": 18,
        }


def test_deal_is_previewed_and_confirmed(tmp_path: Path) -> None:
    """Every kind of deal previews the payouts and waits for confirmation."""
    rules = tmp_path / "rules.toml"
    rules.write_text(RULES_TOML, encoding="utf-8")
    setup_entries = "enter Ann Ben Cid\nstart\ntime -30\n"
    for deal_entry in ("icm", "chips", "even", "Ann 20 Ben 20 Cid 20"):
        for answer, expected_phase in (("", "running"), ("no\n", "running"), ("yes\n", "ended")):
            record = tmp_path / f"{deal_entry} {answer.strip()}.event"
            command_line = f"tournament run '{record}' --rules {rules}"
            output = run_tournament(
                command_line, f"{setup_entries}deal {deal_entry}\n{answer}"
            ).stdout
            assert "Deal for 60: ends the tournament" in output
            assert "Ann: 5,000 chips, 20" in output
            assert ("nothing changed" in output) is (expected_phase == "running")
            with TournamentRecordFile.resume(record) as record_file:
                assert record_file.event.phase == expected_phase


def test_chip_count_mismatch_requires_confirmation(tmp_path: Path) -> None:
    """A count that changes the chips in play asks for confirmation."""
    rules, record = tmp_path / "rules.toml", tmp_path / "friday.event"
    rules.write_text(RULES_TOML, encoding="utf-8")
    command_line = f"tournament run {record} --rules {rules}"
    output = run_tournament(command_line, "enter Ann Ben Cid\nstart\ncount Ann 4000\nno\n").stdout
    assert "14,000 chips in play, 15,000 sold: 1,000 missing (TRNY-54)" in " ".join(output.split())
    with TournamentRecordFile.resume(record) as record_file:
        assert record_file.event.entrants["Ann"].chips == 5000
    output = run_tournament(
        command_line, "count Ann 4000\nyes\ncount Ben 5500\ncount Cid 5800\nno\n"
    ).stdout
    assert "1,000 chips missing: 14,000 in play, 15,000 sold" in output
    assert (
        "500 chips missing: 14,500 in play, 15,000 sold" in output
    )  # Ben's count brings it nearer
    with TournamentRecordFile.resume(record) as record_file:
        stacks = {player: entrant.chips for player, entrant in record_file.event.entrants.items()}
        assert stacks == {"Ann": 4000, "Ben": 5500, "Cid": 5800}
        assert (
            record_file.event.chips
            == record_file.event.chips_sold - record_file.event.chips_removed
            == 15_300
        )


def test_prizes_are_provisional_until_registration_closes(tmp_path: Path) -> None:
    rules, record = tmp_path / "rules.toml", tmp_path / "friday.event"
    rules.write_text(RULES_TOML, encoding="utf-8")
    command_line = f"tournament run {record} --rules {rules}"
    output = run_tournament(command_line, "enter Ann Ben Cid\nprizes\nstart\nprizes\n").stdout
    assert output.count("Provisional: 3 entries, 60 in the pool; registration is open") == 2
    output = run_tournament(command_line, "time -30\nprizes\n").stdout
    assert "rovisional" not in output
    assert "1: 30 · 2: 18 · 3: 12" in output


def test_physical_event_is_stored_and_resumed(tmp_path: Path) -> None:
    rules, record = tmp_path / "rules.toml", tmp_path / "friday.event"
    rules.write_text(RULES_TOML, encoding="utf-8")
    typed_text = (
        "enter Ann Ben Cid\nstart\nenter Dan\nbust An by Be\nbust X\nnonsense\n"
        "undo Ann 5000\ncount Ann 5100\nyes\nback\nbust Cid by Dan\nseats\nmoves\nquit\n"
    )
    first_output = run_tournament(f"tournament run {record} --rules {rules}", typed_text)
    assert "nknown" in first_output.stdout
    assert "unknown command “nonsense”" in first_output.stdout
    assert "Undone" in first_output.stdout
    with TournamentRecordFile.resume(record) as record_file:
        event = record_file.event
        assert sorted(event.remaining_entrants) == ["Ann", "Ben", "Dan"]
        assert [event.entrants[player].chips for player in ("Ann", "Ben", "Dan")] == [
            5000,
            5000,
            10000,
        ]
        with pytest.raises(InvalidTournamentRecord, match="another program is writing"):
            TournamentRecordFile.resume(record)
        record_file.execute(c.AdjustClock(-30 * 60))
    export_file = tmp_path / "all.json"
    last_output = run_tournament(
        f"tournament run {record} --lang cs",
        f"bust Ben by Ann\nbust Ann by Dan\nplaces\nexport {export_file}\n",
    )
    assert "Turnaj pokračuje: 4 vstupy, zbývá 3" in last_output.stdout
    assert "Dan vyhrává turnaj a 40" in last_output.stdout
    payload = json.loads(export_file.read_text(encoding="utf-8"))
    assert [row["player"] for row in payload["results"]] == ["Dan", "Ann", "Ben", "Cid"]
    assert sum(line["paid"] - line["fee"] for line in payload["ledger"]) == 0


def test_truncated_last_line_is_dropped(tmp_path: Path) -> None:
    record = tmp_path / "cut.event"
    with TournamentRecordFile.create(record, read_event(RULES_TOML), b"seed") as record_file:
        record_file.execute(c.Enter("Ann"))
        record_file.execute(c.Enter("Ben"))
    complete_content = record.read_bytes()
    for end_offset in range(complete_content.rindex(b"\n", 0, -1) + 2, len(complete_content)):
        record.write_bytes(complete_content[:end_offset])
        with TournamentRecordFile.resume(record) as record_file:
            assert (list(record_file.event.entrants), record_file.cut_short) == (["Ann"], True)
    record.write_bytes(b"{}\n")
    with pytest.raises(InvalidTournamentRecord, match="not a tournament record"):
        TournamentRecordFile.resume(record)


def test_errors_are_reported_with_reason(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text("nmae = 'x'", encoding="utf-8")
    reason_by_command = {
        "tournament structure 18 --pace fast": "unknown pace fast",
        "tournament structure 18 --hours 0.2": "126.00x per level, outside 1.3x to 1.6x",
        "tournament payouts 10 5 --marks 900": "pool",
        "tournament seats Ann Ann": "2 or more players",
        "tournament seats Ann Ben --seed x --verify y": "y is wrong",
        f"tournament sim {file}": "a tournament needs [structure] or [evening]",
        f"tournament run {tmp_path}/none.event": "not found",
    }
    for command_line, reason in reason_by_command.items():
        output = run_tournament(command_line)
        assert (output.exit_code, reason in output.output) == (1, True), (
            command_line,
            output.output,
        )


ELIMINATION_ORDERS = {
    "as a group": ["bust A and B by C", "yes"],
    "as a group in the other order": ["bust B by C; A by C", "y"],
    "one by one": ["bust B by C", "bust A too by C", "yes"],
    "one by one in the other order": ["bust A by C", "bust B too by C", "yes"],
}


@pytest.mark.parametrize("order", ELIMINATION_ORDERS)
def test_same_hand_eliminations_preview_places_and_confirm(tmp_path: Path, order: str) -> None:
    (tmp_path / "friday.toml").write_text(RULES_TOML, encoding="utf-8")
    setup_entries = ["enter A B C D", "start", "count A 500", "yes", "count B 1500", "yes"]
    typed_text = "\n".join([*setup_entries, *ELIMINATION_ORDERS[order], "places", "quit", ""])
    command_line = f"tournament run {tmp_path}/e.jsonl --rules {tmp_path}/friday.toml"
    rules = RULES_TOML.replace("late_until = 1\n", "")
    (tmp_path / "friday.toml").write_text(rules, encoding="utf-8")
    printed = run_tournament(command_line, typed_text).stdout
    place_index = printed.index("3rd place: B, 1,500 at the start of the hand; prize 16")
    assert place_index < printed.index("4th place: A, 500 at the start of the hand; no prize")
    confirmation_index = printed.index("Type yes to confirm", place_index)
    assert confirmation_index < printed.index("B is out: 3rd place, prize 16")
    assert re.search(r"3 B +0\n +4 A +0", printed)


def test_unconfirmed_eliminations_are_discarded(tmp_path: Path) -> None:
    (tmp_path / "friday.toml").write_text(RULES_TOML, encoding="utf-8")
    typed_text = "enter A B C D\nstart\ncount A 500\nyes\nbust A and B by C\nno\nbust A and B by C"
    command_line = f"tournament run {tmp_path}/e.jsonl --rules {tmp_path}/friday.toml"
    printed = run_tournament(command_line, typed_text).stdout
    assert "1st in this hand: B, 5,000 at its start; place pending" in printed
    assert "Cancelled: nothing changed" in printed
    with TournamentRecordFile.resume(tmp_path / "e.jsonl") as record:
        assert len(record.event.remaining_entrants) == 4
    for elimination in ("A by", "and by C", "A and by C", "too by C", "A too by C"):
        printed = run_tournament(command_line, f"bust {elimination}\nquit\n").stdout
        assert "A is out" not in printed
        assert re.search("unknown command|no earlier elimination", printed), elimination


def test_physical_table_move_asks_for_big_blinds(tmp_path: Path) -> None:
    rules = RULES_TOML.replace("late_until = 1\n", "") + "[seating]\nseats = 6\nredraw = []\n"
    (tmp_path / "friday.toml").write_text(rules, encoding="utf-8")
    line = f"tournament run {tmp_path}/e.jsonl --rules {tmp_path}/friday.toml"
    run_tournament(line, "enter A B C D E F G H I J K L\nstart\nquit\n")
    with TournamentRecordFile.resume(tmp_path / "e.jsonl") as record:
        first_table, second_table = (
            record.event.tables[table_number].players for table_number in (1, 2)
        )
    question_template = "A player moves: next big blind at table {}?"
    winner = second_table[2]
    typed_text = f"bust {second_table[0]} by {winner}\nbust {second_table[1]} by {winner}\nquit\n"
    printed = run_tournament(line, typed_text).stdout
    assert question_template.format(1) in printed
    assert question_template.format(2) in printed
    assert "goes to table 2" not in printed
    printed = run_tournament(line, f"blind {first_table[0]}\nblind 2 ?\nmoves\nquit\n").stdout
    move_text = f"{first_table[0]} goes to table 2, seat"
    assert len(re.findall(rf"{move_text} \d \(guess: check the button\)", printed)) == 2
