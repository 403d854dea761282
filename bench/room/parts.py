"""Where the server is at a moment: the part of the room that a stack of frames stands in."""

from __future__ import annotations

from collections import Counter
from types import FrameType
from typing import Final

PARTS: Final = (
    ("own views", ("riverboat/service/views/private", "riverboat/service/views/sizes",
                   "riverboat/service/views/naming")),
    ("public view", ("riverboat/service/views/public", "riverboat/service/views/progress",
                     "riverboat/service/views/awards", "riverboat/service/views/run_out")),
    ("told in words", ("riverboat/service/views/story", "riverboat/narration")),
    ("what all may know", ("riverboat/service/views/scene", "riverboat/engine/views")),
    ("frames and outboxes", ("riverboat/service/broadcast",)),
    ("deciding and dealing", ("riverboat/engine", "riverboat/table", "riverboat/service/dealer",
                              "riverboat/service/wishes", "riverboat/service/decks",
                              "riverboat/service/state", "riverboat/service/records")),
    ("store", ("riverboat/store",)),
    ("table's task", ("riverboat/service/task",)),
    ("sockets", ("riverboat/web/socket", "riverboat/web/tables_watched",
                 "riverboat/web/limits", "starlette/", "uvicorn/",
                 "websockets/")),
    ("the rest of the room", ("riverboat/",)),
)  # fmt: skip
"""A part, and what stands in the paths of its modules. The first part that a stack meets, from
its innermost frame outwards, has the sample."""

LOOP: Final = "the event loop"
"""No frame of ours or of a server: the loop itself, timers, and the system below it."""


class Samples:
    """How often the interpreter was seen in each part."""

    def __init__(self) -> None:
        self.parts: Counter[str] = Counter()
        self.lines: Counter[str] = Counter()
        self._known: dict[str, str] = {}

    def take(self, frame: FrameType | None) -> None:
        """One more look at where it is."""
        innermost = frame
        while frame is not None:
            if part := self._part(frame.f_code.co_filename):
                break
            frame = frame.f_back
        else:
            part = LOOP
        self.parts[part] += 1
        if innermost is not None:
            code = (frame or innermost).f_code
            self.lines[f"{code.co_filename.rpartition('site-packages/')[2]}:{code.co_name}"] += 1

    def _part(self, path: str) -> str:
        known = self._known.get(path)
        if known is None:
            where = path.replace("\\", "/")
            known = self._known[path] = next(
                (part for part, all_of in PARTS if any(each in where for each in all_of)), ""
            )
        return known

    def shares(self) -> dict[str, float]:
        """The share of each part, the greatest first."""
        seen = sum(self.parts.values()) or 1
        return {part: round(n / seen, 3) for part, n in self.parts.most_common()}
