"""Parts of the room by module, for samples of the server's call stack."""

from __future__ import annotations

from collections import Counter
from types import FrameType
from typing import Final

EVENT_LOOP_PART: Final = "the event loop"
"""The part without frames of the room or the server: the event loop, timers, and the system."""

PARTS: Final = {
    "own views": ("service.views.private_view", "service.views.private_view_cache",
                  "service.views.bet_presets",
                  "service.views.card_name_cache"),
    "public view": ("service.views.public_view", "service.views.incremental_view",
                    "service.views.game_progress",
                    "service.views.award_views", "service.views.run_out_odds"),
    "told in words": ("service.views.event_feed", "narration", "words"),
    "what all may know": ("service.views.public_state", "engine.hand_redaction"),
    "frames and outboxes": ("service.publisher", "wire", "decoding"),
    "deciding and dealing": ("cards", "ranking", "engine", "hands", "table", "service.dealer",
                             "service.handlers", "service.decks", "service.state",
                             "service.records"),
    "store": ("store", "journal"),
    "table's task": ("service.task", "service.room", "service.house_room"),
    "sockets": ("web.websocket_connection", "web.client_session", "web.connection_registry",
                "web.watched_tables", "web.command_submission",
                "web.limits"),
    "other hosts": ("service.cluster", "web.relay", "web.cluster_message_handler"),
    "bots": ("bots", "homegame", "remote", "service.house_bots"),
    "odds": ("equity", "kernel"),
    "events": ("tourney", "service.director", "service.seasons", "service.season_records"),
    "rulings and live games": ("floor", "rulebook", "tools", "live", "service.live_games",
                               "service.live_records", "service.live_game_verifier"),
    "histories and figures": ("histories", "frames", "notation", "picture", "stats",
                              "service.history", "service.table_verifier"),
    "requests": ("web",),
    "keys and backups": ("service.lost_key", "service.backups", "service.restore_drill",
                         "service.room_check"),
    EVENT_LOOP_PART: ("cli", "__main__", "deprecation"),
}  # fmt: skip
"""Parts, with their modules of riverboat and everything below them; the longest name counts."""

REMAINING_PART: Final = "the rest of the room"
"""The part of modules that are listed nowhere; the tests require that there are none."""

SERVER_PACKAGES: Final = ("starlette", "uvicorn", "websockets")
"""Modules of the web server, whose frames belong to the part of the sockets."""

UNUSED_PACKAGES: Final = ("acpc", "agents", "compat", "envs", "review", "sim", "solve", "training")
"""Packages of riverboat that no room imports."""

_PART_OF: Final = {
    **{f"riverboat.{module}": part for part, modules in PARTS.items() for module in modules},
    **dict.fromkeys(SERVER_PACKAGES, "sockets"),
}
SHARED_PARTS: Final = ("deciding and dealing", "own views", "public view", "told in words")
"""Parts whose cost per action is equal on one host and on several."""


def part_of(module: str) -> str:
    """Return the part of a module; empty if it belongs neither to the room nor to a server.

    >>> views = "riverboat.service.views"
    >>> part_of(f"{views}.private_view_cache"), part_of(f"{views}.own_tables")
    ('own views', 'the rest of the room')
    >>> part_of("asyncio.events")
    ''
    """
    package_name = module
    while package_name:
        if (part_name := _PART_OF.get(package_name)) is not None:
            return part_name
        package_name = package_name.rpartition(".")[0]
    return REMAINING_PART if module.partition(".")[0] == "riverboat" else ""


class PartSamples:
    """Number of samples of the interpreter in each part."""

    def __init__(self) -> None:
        self.parts: Counter[str] = Counter()
        self.lines: Counter[str] = Counter()

    def count_sample(self, frame: FrameType | None) -> None:
        """Count a sample in the part of the innermost frame that has one."""
        innermost, part = frame, ""
        while frame is not None and not (part := part_of(_module_of(frame))):
            frame = frame.f_back
        self.parts[part or EVENT_LOOP_PART] += 1
        if (counted_frame := frame or innermost) is not None:
            self.lines[f"{_module_of(counted_frame)}:{counted_frame.f_code.co_qualname}"] += 1

    def shares(self) -> dict[str, float]:
        """Return the share of each part, the largest first."""
        total = sum(self.parts.values()) or 1
        return {
            part_name: round(sample_count / total, 3)
            for part_name, sample_count in self.parts.most_common()
        }


def _module_of(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))
