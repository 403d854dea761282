"""The log of a cluster soak: one JSON line for each round, from which a stopped soak continues.

A run begins with a line of its setting, and ends with a line that states if all records were sound.
Rounds of a run without that line were never compared with the whole log, and do not count.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from riverboat.remote.delivery_times import percentile

TAKEOVER_SECONDS: Final = 2.0
"""Seconds after lease expiry within which 99 of 100 tables are taken over."""
FATAL_FAULTS: Final = ("kill", "stop", "cut", "hold", "clock")
"""Faults that take tables from a node that does not release them."""


MAX_LATE_SHARE: Final = 0.1
"""Maximum fraction of suspension rounds with late frames."""
_MIN_ROUNDS: Final = 20


class SoakSetting(Struct, frozen=True):
    """The parameters of a soak; only rounds of one setting are counted together."""

    hosts: int
    tables: int
    lease: float
    pace: float
    patience: float
    every: int = 0
    """Records between checkpoints; zero in early logs, without checkpoints."""


class RunStarted(Struct, frozen=True, tag="begins", tag_field="is"):
    """The start of a run."""

    run: str
    commit: str
    """Commit of the code, with a plus if files were changed since."""
    setting: SoakSetting


class FaultRound(Struct, frozen=True, tag="round", tag_field="is"):
    """One fault and its consequences."""

    run: str
    fault: str
    seconds: float
    """Duration with all checks."""
    taken: list[float]
    """Seconds until each table was taken over."""
    going: list[float]
    """Seconds until the log of each table continued."""
    broke: str = ""
    """Description of the failure; empty if there was none."""
    at: str = ""
    wait: float = 0.0
    """Longest wait for a reply in seconds."""
    load: float = 0.0
    """Load of the machine at the end."""
    late: float = 0.0
    """Maximum wake-up delay of this process in seconds."""
    records: int = 0
    """Records of the longest table log."""
    spent: dict[str, float] = {}
    """Seconds spent by activity."""
    handed_over: int = 0
    """Frames passed to connections before a suspension, and read late."""
    codes: dict[str, int] = {}
    """Counts of reply codes since the run began."""


class RunEnded(Struct, frozen=True, tag="ends", tag_field="is"):
    """The end of a run, after every record of every table was verified."""

    run: str
    broke: str
    """Description of the unsound record; empty if there was none."""
    records: int = 0
    granted: int = 0
    resumed: int = 0
    compared: int = 0


LogLine = RunStarted | FaultRound | RunEnded
_LOG_LINE_DECODER: Final = msgspec.json.Decoder(LogLine)


class SettingMismatch(Exception):
    """The log belongs to another setting."""


class SoakLog:
    """All rounds so far, in a file or in memory."""

    def __init__(self, file: Path | None, setting: SoakSetting) -> None:
        self._file, self.setting = file, setting
        self._lines: list[LogLine] = []
        if file is not None and file.exists():
            self._lines = [
                _LOG_LINE_DECODER.decode(line) for line in file.read_bytes().splitlines() if line
            ]
        for line in self._lines:
            if isinstance(line, RunStarted) and line.setting != setting:
                raise SettingMismatch(f"{file} is of {line.setting}, and this is {setting}")

    def add(self, line: LogLine) -> None:
        """Append a line and flush it to the disk."""
        self._lines.append(line)
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
                os.fsync(file.fileno())

    def count_rounds(self, current_run: str = "") -> Counter[str]:
        """Count the valid rounds by fault, those of the current run included."""
        return Counter([fault_round.fault for fault_round in self._counted_rounds(current_run)])

    def next_fault(self, faults: Iterable[str], rounds: int, current_run: str) -> str | None:
        """Return the fault with the fewest rounds, or None if all have enough."""
        round_counts = self.count_rounds(current_run)
        rarest_fault = min(faults, key=lambda fault: round_counts[fault])
        return rarest_fault if round_counts[rarest_fault] < rounds else None

    def _counted_rounds(self, current_run: str = "") -> list[FaultRound]:
        finished_runs = {line.run for line in self._lines if isinstance(line, RunEnded)} | {
            current_run
        }
        return [
            line
            for line in self._lines
            if isinstance(line, FaultRound) and line.run in finished_runs
        ]

    @property
    def failures(self) -> list[str]:
        """Failures in rounds and at the end of runs."""
        round_failures = [
            f"{fault_round.at} {fault_round.fault}: {fault_round.broke}"
            for fault_round in self._counted_rounds()
            if fault_round.broke
        ]
        failed_runs = [line for line in self._lines if isinstance(line, RunEnded) and line.broke]
        return round_failures + [f"at the end of {run.run}: {run.broke}" for run in failed_runs]

    @property
    def late_takeovers(self) -> list[str]:
        """Takeovers that exceed a lease plus two seconds.

        One in a hundred may be later, so faults with fewer than a hundred takeovers are not judged.
        """
        max_seconds, late_fault_texts = self.setting.lease + TAKEOVER_SECONDS, list[str]()
        for fault, rounds in self._group_by_fault().items():
            takeover_seconds = _seconds_of(rounds, "taken")
            if (
                fault in FATAL_FAULTS
                and len(takeover_seconds) >= 100
                and (p99 := percentile(takeover_seconds, 0.99)) > max_seconds
            ):
                late_fault_texts.append(
                    f"{fault}: {p99:.2f} s, which is more than {max_seconds:.0f}"
                )
        return late_fault_texts

    @property
    def frequent_late_frames(self) -> list[str]:
        """Frames of a stopped node that came late in more than one of ten rounds.

        By chance alone a node is stopped at that moment less often. Faults with fewer than 20
        rounds are not judged.
        """
        stop_rounds = [
            fault_round for fault_round in self._counted_rounds() if fault_round.fault == "stop"
        ]
        late_count = sum([bool(fault_round.handed_over) for fault_round in stop_rounds])
        if len(stop_rounds) < _MIN_ROUNDS or late_count <= MAX_LATE_SHARE * len(stop_rounds):
            return []
        return [f"stop: frames came late in {late_count} of {len(stop_rounds)} rounds"]

    def _group_by_fault(self) -> Mapping[str, list[FaultRound]]:
        fault_rounds = defaultdict[str, list[FaultRound]](list)
        for fault_round in self._counted_rounds():
            fault_rounds[fault_round.fault].append(fault_round)
        return fault_rounds

    def format_table(self) -> str:
        """Return the report: a row for each fault."""
        header = "| fault | rounds | broke | tables | taken over | going on | a round |"
        lines = [header, "|" + "---|" * header.count(" |")]
        for fault, rounds in self._group_by_fault().items():
            takeover_seconds, resumption_seconds = (
                _seconds_of(rounds, "taken"),
                _seconds_of(rounds, "going"),
            )
            failure_count = sum([bool(fault_round.broke) for fault_round in rounds])
            cells = [
                *(fault, f"{len(rounds)}", f"{failure_count}", f"{len(takeover_seconds)}"),
                *(_format_percentiles(takeover_seconds), _format_percentiles(resumption_seconds)),
                f"{percentile([fault_round.seconds for fault_round in rounds], 0.5):.1f} s",
            ]
            lines.append(f"| {' | '.join(cells)} |")
        ended_runs = [line for line in self._lines if isinstance(line, RunEnded)]
        commits = [line.commit for line in self._lines if isinstance(line, RunStarted)]
        accepted_count, resumed_count, compared_count, record_count = [
            sum([getattr(ended_run, name) for ended_run in ended_runs])
            for name in ("granted", "resumed", "compared", "records")
        ]
        late_frame_count = sum([fault_round.handed_over for fault_round in self._counted_rounds()])
        return "\n".join([
            *lines, "",
            f"Seconds at the median, of 99 in 100, at most; a lease of {self.setting.lease:g} s.",
            f"{len(ended_runs)} runs of {', '.join(dict.fromkeys(commits))}: {accepted_count:,} "
            f"granted wishes, each in the log once; "
            f"{resumed_count:,} hands went on with the same cards; "
            f"{compared_count:,} tellings were heard of two hosts, and alike; "
            f"{record_count:,} records were checked; "
            f"{late_frame_count} frames came late that a host "
            "had handed over when it was stopped.",
        ])  # fmt: skip


def _seconds_of(rounds: Iterable[FaultRound], name: str) -> list[float]:
    return [seconds for fault_round in rounds for seconds in getattr(fault_round, name)]


def _format_percentiles(seconds: list[float]) -> str:
    if not seconds:
        return "-"
    return " / ".join([f"{percentile(seconds, share):.2f}" for share in (0.5, 0.99, 1.0)])
