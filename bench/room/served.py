"""``riverboat serve`` with samples of its call stack, taken by its own processor time.

Only ``bench.room`` starts it. The samples between SIGUSR1 and SIGUSR2 are written to the file
named by RIVERBOAT_BENCH_SAMPLES.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Final

from bench.room.parts import PartSamples
from riverboat.cli import main

SAMPLE_SECONDS: Final = 0.001
"""Seconds of processor time between two samples."""


class _Sampler:
    def __init__(self, result_path: Path) -> None:
        self._result_path, self._samples = result_path, PartSamples()
        self._before = (0.0, 0.0)

    def begin(self, _signal: int, _frame: FrameType | None) -> None:
        self._samples = PartSamples()
        self._before = _processor_times()
        if os.environ.get("RIVERBOAT_BENCH_PROFILE"):
            signal.setitimer(signal.ITIMER_PROF, SAMPLE_SECONDS, SAMPLE_SECONDS)

    def sample(self, _signal: int, frame: FrameType | None) -> None:
        self._samples.count_sample(frame)

    def end(self, _signal: int, _frame: FrameType | None) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        processor_seconds, thread_seconds = (
            time_after - time_before
            for time_after, time_before in zip(_processor_times(), self._before, strict=True)
        )
        lines = self._samples.lines.most_common(60)
        figures = {
            "processor": processor_seconds,
            "own_thread": thread_seconds,
            "parts": self._samples.shares(),
            "lines": dict(lines),
        }
        new_path = self._result_path.with_suffix(".new")
        new_path.write_text(json.dumps(figures))
        new_path.rename(self._result_path)


def _processor_times() -> tuple[float, float]:
    """Return the processor seconds of the process, and of the thread with the event loop."""
    process_usage = resource.getrusage(resource.RUSAGE_SELF)
    thread_usage = resource.getrusage(resource.RUSAGE_THREAD)
    return (
        process_usage.ru_utime + process_usage.ru_stime,
        thread_usage.ru_utime + thread_usage.ru_stime,
    )


if __name__ == "__main__":
    assert threading.current_thread() is threading.main_thread()
    sampler = _Sampler(Path(os.environ["RIVERBOAT_BENCH_SAMPLES"]))
    signal.signal(signal.SIGUSR1, sampler.begin)
    signal.signal(signal.SIGUSR2, sampler.end)
    signal.signal(signal.SIGPROF, sampler.sample)
    sys.argv = ["riverboat", "serve", *sys.argv[1:]]
    main()
