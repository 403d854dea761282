"""What a line that is not understood may mean, as a terminal offers it."""

from __future__ import annotations

from typing import NamedTuple

from riverboat.cli.rulings.desk import Desk
from riverboat.cli.rulings.page import reading_of
from riverboat.floor.nearest import nearest
from riverboat.floor.reading.draft import Draft
from riverboat.floor.reading.reading import guesses
from riverboat.floor.situations import Situation


class Likely(NamedTuple):
    """Something that may have been meant: a reading without the unknown words, or a situation."""

    said: str
    draft: Draft | None = None
    situation: Situation | None = None


def may_mean(text: str, at: Desk) -> list[Likely]:
    """Readings first, then situations that are none of them; nothing where nothing is near."""
    reader = at.reader()
    offered = guesses(text, at.language)
    kinds = {each.kind for each in offered}
    near = [each for each in nearest(text, at.language) if each.see.__name__ not in kinds]
    return [
        *[Likely(reader.say(reading_of(each)), each) for each in offered],
        *[Likely(reader.say(each.title), None, each) for each in near],
    ]
