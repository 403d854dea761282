"""The story of a bet: who put chips in or spoke last, and the bet that they faced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from riverboat.floor.frames.frame import done
from riverboat.floor.transcript.line_actions import Actor, LineAction, Spoken
from riverboat.floor.transcript.moment import Level, level_after
from riverboat.floor.transcript.transcript import Transcript

WORDS: Final = {
    "allin": "all-in",
    "limp": "call",
    "post": "bet",
    "laydown": "lay-down",
}
"""Words of the table by the concept that expresses them, where the names differ."""
_CHIP_DEEDS: Final = ("push", "say", "takeback", "front", "move")


class BetStory(NamedTuple):
    """The player who put chips in or spoke, and what went before."""

    who: Actor
    pushes: tuple[LineAction, ...]
    sayings: tuple[LineAction, ...]
    taken: tuple[LineAction, ...]
    front: tuple[LineAction, ...]
    level: Level

    @property
    def words(self) -> tuple[Spoken, ...]:
        """The spoken words in order."""
        return tuple([word for deed in self.sayings for word in deed.words])

    @property
    def old_chips(self) -> tuple[int, ...]:
        """The chips that lay in front of the player."""
        named = {deed.clause for deed in self.front if len(deed.chips) > 1}
        lumps = [
            deed for deed in self.front if len(deed.chips) == 1 and deed.clause in named
        ]  # fmt: skip
        return tuple([chip for deed in self.front if deed not in lumps for chip in deed.chips])


def bet_story(line: Transcript) -> BetStory | None:
    """Return what the last player put in or said, and the bet that they faced."""
    deeds = _happened(line)
    deeds = [_as_pushed(deed, deeds, line) for deed in deeds]
    acted = [k for k, deed in enumerate(deeds) if deed.kind in ("push", "say")]
    acted = acted or [k for k, deed in enumerate(deeds) if deed.kind == "takeback"]
    if not acted:
        return None
    last = acted[-1]
    first = _first_of_group(deeds, last)
    told = [deed for deed in deeds[first:last] if deed.kind not in _CHIP_DEEDS]
    group = [deed for deed in deeds[first : last + 1] if deed not in told]
    before, after = [*deeds[:first], *told], deeds[last + 1 :]
    front = [deed for deed in (*before, *group) if deed.kind == "front"]
    later = [deed for deed in after if deed.is_noun and deed.kind in ("bet", "raise")]
    faced = [deed for deed in before if deed.kind != "front"]
    return BetStory(
        deeds[last].actor,
        tuple([deed for deed in group if deed.kind == "push"]),
        tuple([deed for deed in group if deed.kind == "say"]),
        tuple([deed for deed in group if deed.kind == "takeback"]),
        tuple(front),
        level_after(line, [*faced, *later], len(line.items)),
    )


def _first_of_group(deeds: Sequence[LineAction], last: int) -> int:
    """Return the index of the first deed that belongs to the last one.

    The bet may be told between words and chips: *says raise, bet 600, one 5000 chip*.
    """
    first = last
    while first:
        told_between = (
            first > 1 and deeds[first - 1].is_noun and deeds[first - 1].kind == "bet"
            and deeds[first - 2].kind == "say" and deeds[first - 2].words
        )  # fmt: skip
        step = 2 if told_between else 1
        if not _belongs(deeds[first - step], deeds[last]):
            break
        first -= step
    return first


def _as_pushed(deed: LineAction, deeds: Sequence[LineAction], line: Transcript) -> LineAction:
    """Return chips that were there before a word as pushed: *the 1000 was already out when he said*."""  # noqa: E501
    after = next((each for each in deeds if each.at > deed.at), None)
    clause = line.clauses[deed.clause]
    is_before = (
        deed.kind == "front" and len(deed.chips) == 1 and clause.has("alreadythere")
        and after is not None and after.kind == "say"
        and line.clauses[after.clause].link in ("while", "then", "after")
    )  # fmt: skip
    return deed._replace(kind="push") if is_before else deed


def _happened(line: Transcript) -> list[LineAction]:
    """Return the deeds that happened; chips before which something was said are among them."""
    found: list[LineAction] = []
    for deed in line.deeds:
        spoken_before = (
            deed.is_pending and deed.kind == "push" and found and found[-1].kind == "say"
        )
        if spoken_before or deed in done(line):
            found.append(deed)
    return found


def _belongs(deed: LineAction, last: LineAction) -> bool:
    same = not deed.actor.label or not last.actor.label or deed.actor.label == last.actor.label
    return deed.kind in _CHIP_DEEDS and same and deed.actor.role != "dealer"
