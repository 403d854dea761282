"""Tasks of a page's main thread with their processor time, from a Chromium trace.

Processor time does not depend on the load of the computer. The time of a slower phone is this
computer's time multiplied.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any, Final, NamedTuple

Event = dict[str, Any]

CATEGORIES: Final = ["toplevel", "devtools.timeline", "blink.user_timing", "__metadata"]
_TASK_EVENT_NAMES: Final = frozenset({"RunTask", "ThreadControllerImpl::RunTask"})
_KIND_BY_EVENT_NAME: Final = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "RunMicrotasks": "script",
    "FireAnimationFrame": "script",
    "TimerFire": "script",
    "EventDispatch": "script",
    "v8.compile": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "MinorGC": "garbage",
    "MajorGC": "garbage",
}


class PageTask(NamedTuple):
    """A task of the main thread."""

    milliseconds: float
    """Processor time of the task."""
    parts: dict[str, float]
    """Milliseconds of script, style, layout, paint and garbage collection within it."""


def read_tasks(trace: bytes) -> list[PageTask]:
    """Return the longest tasks of the renderer, the longest first."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    renderer_threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    events_by_thread: dict[tuple[int, int], list[Event]] = defaultdict(list)
    for event in events:
        thread = (event.get("pid", 0), event.get("tid", 0))
        if thread in renderer_threads and event.get("ph") == "X" and "tdur" in event:
            events_by_thread[thread].append(event)
    task_lists = [_tasks_of_events(thread_events) for thread_events in events_by_thread.values()]
    longest_thread_tasks = max(
        task_lists, key=lambda tasks: sum(task.milliseconds for task in tasks), default=[]
    )
    return sorted(longest_thread_tasks, key=lambda task: -task.milliseconds)


def _tasks_of_events(events: list[Event]) -> list[PageTask]:
    """Return the tasks of one thread, with the time of their outermost parts."""
    tasks: list[PageTask] = []
    end_of_task = end_of_part = -1.0
    # An event that begins together with its parent is shorter.
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        start, end = event["ts"], event["ts"] + event["dur"]
        if event["name"] in _TASK_EVENT_NAMES:
            if start >= end_of_task:
                tasks.append(PageTask(event["tdur"] / 1000, defaultdict(float)))
                end_of_task, end_of_part = end, -1.0
        elif tasks and start < end_of_task and start >= end_of_part:
            kind = _KIND_BY_EVENT_NAME.get(event["name"])
            if kind:
                tasks[-1].parts[kind] += event["tdur"] / 1000
                end_of_part = end
    return tasks
