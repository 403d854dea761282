"""Refusals by the room to hosts: removing, seating or admitting players, pending requests."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class ReasonTooShort(Refusal, frozen=True, rename={"min_characters": "least"}):
    code = "no-reason"
    min_characters: int


class TableHostRequired(Refusal, frozen=True):
    code = "not the host"


class HostRoleEnded(Refusal, frozen=True):
    code = "not the host"
    who: Player


class BanNameMissing(Refusal, frozen=True):
    code = "no name"


class BanForbidden(Refusal, frozen=True):
    code = "not banned"
    who: Player


class PlayerAlreadyAdmitted(Refusal, frozen=True):
    code = "not barred"
    who: Player


class TableHostProtected(Refusal, frozen=True):
    code = "hosts too"
    who: Player


class SpectatorMissing(Refusal, frozen=True):
    code = "not near"
    who: Player


class SpectatorNameMissing(Refusal, frozen=True):
    code = "not near"


class PlayerOnBanList(Refusal, frozen=True):
    code = "stays out"
    who: Player


class NoSuchStyle(Refusal, frozen=True):
    code = "no style"
    styles: tuple[str, ...]
    style: str


class PlannedChangeLimit(Refusal, frozen=True, rename={"max_changes": "most"}):
    code = "too many wait"
    max_changes: int


class TableNotStreamed(Refusal, frozen=True):
    code = "not-streamed"


class PlannedChangeGone(Refusal, frozen=True):
    code = "not waiting"


class PlayerLeftTable(Refusal, frozen=True):
    code = "left"
    who: Player
