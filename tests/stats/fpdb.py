"""Comparison with the statistics that FPDB (Free Poker Database) keeps of its regression hands.

    python -m tests.stats.fpdb FOLDER

FOLDER is `regression-test-files` of the FPDB sources or a part of it: hands, some with a file of
the same name and `.hp` that has the counts of each player. These files are not part of riverboat.
`docs/reference/fpdb.md` names each difference in definitions.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from rich.console import Console
from rich.table import Table

from riverboat.histories import HandHistory, read_hands
from riverboat.stats import counts

FpdbRow: TypeAlias = Mapping[str, Any]
"""FPDB's columns of one player."""


class StatValue(NamedTuple):
    """One number of a player, counted by riverboat and by FPDB."""

    name: str
    riverboat_count: int
    fpdb_count: int


class KnownDifference(NamedTuple):
    """A known difference of definition."""

    title: str
    """The name in `docs/reference/fpdb.md`."""
    fits: Callable[[StatValue, FpdbRow, Mapping[str, FpdbRow]], bool]
    """True if a value differs for this reason, given FPDB's row of the player and all rows."""


class HandComparison(NamedTuple):
    """An FPDB hand and the result of its comparison."""

    file: str
    refused: str = ""
    player_count: int = 0
    value_count: int = 0
    named_differences: Mapping[str, int] = MappingProxyType({})
    unnamed_differences: tuple[str, ...] = ()


# Compared columns --------------------------------------------------------------------------------


def _read_any_column(*columns: str) -> Callable[[FpdbRow], int]:
    return lambda row: int(any(row.get(column) for column in columns))


def _sum_columns(*columns: str) -> Callable[[FpdbRow], int]:
    return lambda row: sum(int(row.get(column) or 0) for column in columns)


def _list_street_columns(column: str) -> list[str]:
    return [column.format(street) for street in (1, 2, 3, 4)]


_STEAL_POSITIONS: Final = (1, 0, "S")
"""FPDB's numbers of cutoff, button and small blind."""


def _read_steal_column(steal_column: str, opened_column: str) -> Callable[[FpdbRow], int]:
    """Return the steal column of newer files, or derive it from the opener's position."""
    return lambda row: int(
        row.get(steal_column, row[opened_column] and row["position"] in _STEAL_POSITIONS)
    )


PREFLOP_COLUMNS: Final[dict[str, Callable[[FpdbRow], int]]] = {
    "vpip": _read_any_column("street0VPI"),
    "pfr": _read_any_column("street0Aggr"),
    "of_three_bet": _read_any_column("street0_3BChance"),
    "three_bet": _read_any_column("street0_3BDone"),
    "of_four_bet": _read_any_column("street0_4BChance", "street0_C4BChance"),
    "four_bet": _read_any_column("street0_4BDone", "street0_C4BDone"),
    "of_fold_to_three_bet": _read_any_column("street0_FoldTo3BChance"),
    "fold_to_three_bet": _read_any_column("street0_FoldTo3BDone"),
    "of_squeeze": _read_any_column("street0_SqueezeChance"),
    "squeeze": _read_any_column("street0_SqueezeDone"),
}
BLIND_COLUMNS: Final[dict[str, Callable[[FpdbRow], int]]] = {
    "of_steal": _read_steal_column("stealChance", "raiseFirstInChance"),
    "steal": _read_steal_column("stealDone", "raisedFirstIn"),
    "of_fold_to_steal": _read_any_column("foldBbToStealChance", "foldSbToStealChance"),
    "fold_to_steal": _read_any_column("foldedBbToSteal", "foldedSbToSteal"),
}
BOARD_COLUMNS: Final[dict[str, Callable[[FpdbRow], int]]] = {
    "of_c_bet": _read_any_column("street1CBChance"),
    "c_bet": _read_any_column("street1CBDone"),
    "of_fold_to_c_bet": _read_any_column("foldToStreet1CBChance"),
    "fold_to_c_bet": _read_any_column("foldToStreet1CBDone"),
    "saw_flop": _read_any_column("street1Seen"),
    "won_after_flop": _read_any_column("wonWhenSeenStreet1"),
}
LATER_COLUMNS: Final[dict[str, Callable[[FpdbRow], int]]] = {
    "of_check_raise": _sum_columns(*_list_street_columns("street{}CheckCallRaiseChance")),
    "check_raise": _sum_columns(*_list_street_columns("street{}CheckRaiseDone")),
    "raised_later": _read_any_column(*_list_street_columns("street{}Aggr")),
    "calls_later": _sum_columns(*_list_street_columns("street{}Calls")),
    "showdown": _read_any_column("sawShowdown"),
    "won_at_showdown": _read_any_column("wonAtSD"),
}
NEWER_FILE_COLUMNS: Final = {
    "of_fold_to_three_bet": "street0_FoldTo3BChance",
    "fold_to_three_bet": "street0_FoldTo3BChance",
    "of_squeeze": "street0_SqueezeChance",
    "squeeze": "street0_SqueezeChance",
    "check_raise": "street1CheckRaiseDone",
}
"""Statistics that older files do not count: a column that only newer files have."""


# Known differences -------------------------------------------------------------------------------


def _is_preflop_all_in(value: StatValue, row: FpdbRow, _all: Mapping[str, FpdbRow]) -> bool:
    saw_no_flop = row["sawShowdown"] and not row["street1Seen"]
    return bool(saw_no_flop) and value.name in ("saw_flop", "won_after_flop")


def _is_uncounted_c_bet_fold(
    value: StatValue, _row: FpdbRow, rows_by_player: Mapping[str, FpdbRow]
) -> bool:
    has_c_bet_chance = any(row["foldToStreet1CBChance"] for row in rows_by_player.values())
    return (
        value.name in ("of_fold_to_c_bet", "fold_to_c_bet")
        and not has_c_bet_chance
        and value.fpdb_count == 0
    )


def _is_unread_bet(value: StatValue, _row: FpdbRow, rows_by_player: Mapping[str, FpdbRow]) -> bool:
    has_flop_bet = any(row["street1Aggr"] for row in rows_by_player.values())
    has_faced_bet = any(
        row.get("otherRaisedStreet1", not has_flop_bet) for row in rows_by_player.values()
    )
    return not has_flop_bet and has_faced_bet and value.name in (*BOARD_COLUMNS, "raised_later")


def _is_last_stud_street(value: StatValue, row: FpdbRow, _all: Mapping[str, FpdbRow]) -> bool:
    is_older_version = "street1CheckRaiseDone" not in row
    return (
        bool(row["stud"])
        and is_older_version
        and value == ("of_check_raise", value.fpdb_count + 1, value.fpdb_count)
    )


def _is_call_before_four_bet(value: StatValue, row: FpdbRow, _all: Mapping[str, FpdbRow]) -> bool:
    called_before = "street0_C4BChance" not in row and bool(row["street0VPI"])
    return (
        called_before
        and value.name in ("of_four_bet", "four_bet")
        and value.riverboat_count > value.fpdb_count
    )


def _has_no_opponent_to_answer(value: StatValue, row: FpdbRow, _all: Mapping[str, FpdbRow]) -> bool:
    is_raise_chance = value.name in ("of_three_bet", "of_four_bet", "of_squeeze")
    return (
        is_raise_chance and value.riverboat_count > value.fpdb_count and "street0AggrChance" in row
    )


def _is_heads_up_steal(
    value: StatValue, row: FpdbRow, rows_by_player: Mapping[str, FpdbRow]
) -> bool:
    return value.name == "of_steal" and row["position"] == "S" and len(rows_by_player) == 2


def _is_stud_completion(value: StatValue, row: FpdbRow, _all: Mapping[str, FpdbRow]) -> bool:
    raise_statistics = ("three_bet", "four_bet", "squeeze", "fold_to_three_bet")
    return bool(row["stud"]) and value.name.removeprefix("of_") in raise_statistics


KNOWN_DIFFERENCES: Final = (
    KnownDifference("a player who is all-in before the flop does not see it", _is_preflop_all_in),
    KnownDifference("a street that is reported twice", _is_unread_bet),
    KnownDifference("a fold to a c-bet is not counted", _is_uncounted_c_bet_fold),
    KnownDifference("a caller has no chance to 4-bet", _is_call_before_four_bet),
    KnownDifference("a raise needs an opponent with chips", _has_no_opponent_to_answer),
    KnownDifference("a completion is the first bet", _is_stud_completion),
    KnownDifference("a check on the last street of stud", _is_last_stud_street),
    KnownDifference("the button in the big blind", _is_heads_up_steal),
)


# Comparison --------------------------------------------------------------------------------------


def read_fpdb_rows(path: Path) -> dict[str, FpdbRow]:
    """Read FPDB's rows of a hand by player: a Python 2 literal with decimals as strings."""
    text = re.sub(r"Decimal\((['\"][^'\"]*['\"])\)", r"\1", path.read_text(encoding="utf-8"))
    rows = ast.literal_eval(text)
    if not isinstance(rows, dict):
        raise ValueError(f"{path} is no dictionary of players")
    return rows


def count_with_riverboat(hand: HandHistory) -> dict[str, Counter[str]]:
    """Return riverboat's counts by player, and ``raised_later`` as 0 or 1."""
    assert hand.state is not None
    counts_by_player = {}
    for name, player_counts in zip(hand.players, counts(hand.read.log, hand.state), strict=True):
        counts_by_player[name] = player_counts
        player_counts["raised_later"] = int(player_counts["raises_later"] > 0)
    return counts_by_player


def pair_values(
    hand: HandHistory, rows_by_player: Mapping[str, FpdbRow]
) -> Iterator[tuple[str, StatValue]]:
    """Yield each number of each player that both count."""
    assert hand.state is not None
    variant = hand.state.game.variant
    columns = dict(PREFLOP_COLUMNS)
    columns |= {} if variant.has_upcards else BLIND_COLUMNS
    columns |= BOARD_COLUMNS if variant.board_cards else {}
    columns |= LATER_COLUMNS
    for player, player_counts in count_with_riverboat(hand).items():
        if (row := rows_by_player.get(player)) is None:
            continue
        for name, read_column in columns.items():
            if NEWER_FILE_COLUMNS.get(name, "position") in row:
                yield player, StatValue(name, player_counts[name], read_column(row))
        net = round(100 * hand.players[player].net)
        yield player, StatValue("net", net, round(float(row["totalProfit"])))


def compare_hand(file: Path, name: str = "") -> HandComparison:
    """Compare the counts of a hand with those of FPDB."""
    name = name or file.name
    rows_by_player = read_fpdb_rows(file.with_name(f"{file.name}.hp"))
    parsed_hands = read_hands(file, errors="collect")
    hands = list(parsed_hands)
    if len(hands) != 1:
        refusal = (
            str(parsed_hands.refused[0]) if parsed_hands.refused else f"{len(hands)} hands, not one"
        )
        return HandComparison(name, refusal)
    is_stud = bool(hands[0].state and hands[0].state.game.variant.has_upcards)
    rows_by_player = {player: {**row, "stud": is_stud} for player, row in rows_by_player.items()}
    value_count, named_counts, unnamed_differences = 0, Counter[str](), []
    for player, value in pair_values(hands[0], rows_by_player):
        value_count += 1
        if value.riverboat_count == value.fpdb_count:
            continue
        row = rows_by_player[player]
        reason = next(
            (
                known_difference.title
                for known_difference in KNOWN_DIFFERENCES
                if known_difference.fits(value, row, rows_by_player)
            ),
            None,
        )
        if reason is None:
            unnamed_differences.append(
                f"{player}: {value.name} {value.riverboat_count}, theirs {value.fpdb_count}"
            )
        else:
            named_counts[reason] += 1
    player_count = len(rows_by_player.keys() & hands[0].players.keys())
    return HandComparison(
        name, "", player_count, value_count, named_counts, tuple(unnamed_differences)
    )


def compare_folder(folder: Path) -> list[HandComparison]:
    """Compare every hand of a folder that has an `.hp` file."""
    hand_paths = sorted(folder.rglob("*.hp"))
    hand_files = [path.with_suffix("") for path in hand_paths]
    return [
        compare_hand(hand_file, str(hand_file.relative_to(folder)))
        for hand_file in hand_files
        if hand_file.is_file()
    ]


def main() -> None:
    """Print the agreement by file; exit with an error if a difference is unnamed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    comparisons = compare_folder(parser.parse_args().folder)
    console = Console()
    table = Table("file", "players", "values", "equal", "named", "unnamed", box=None)
    value_count, equal_total, named_counts = 0, 0, Counter[str]()
    for comparison in comparisons:
        if comparison.refused:
            table.add_row(comparison.file, "refused", comparison.refused)
            continue
        difference_counts = (
            sum(comparison.named_differences.values()),
            len(comparison.unnamed_differences),
        )
        equal_count = comparison.value_count - sum(difference_counts)
        table.add_row(
            comparison.file,
            *map(
                str,
                (comparison.player_count, comparison.value_count, equal_count, *difference_counts),
            ),
        )
        value_count, equal_total = value_count + comparison.value_count, equal_total + equal_count
        named_counts.update(comparison.named_differences)
    console.print(table)
    for reason, named_count in named_counts.most_common():
        console.print(f"{named_count:5} {reason}")
    read_comparisons = [comparison for comparison in comparisons if not comparison.refused]
    console.print(
        f"{len(read_comparisons)} of {len(comparisons)} files read, "
        f"{sum([comparison.player_count for comparison in read_comparisons])} players: "
        f"{equal_total:,} of {value_count:,} values equal"
    )
    if unnamed_differences := [
        f"{comparison.file}: {name}"
        for comparison in comparisons
        for name in comparison.unnamed_differences
    ]:
        raise SystemExit("differences without a name:\n" + "\n".join(unnamed_differences))


if __name__ == "__main__":
    main()
