"""What a line that is asked back may mean, as a terminal offers it."""

from __future__ import annotations

from typing import NamedTuple

from riverboat.cli.rulings.desk import Desk
from riverboat.cli.rulings.page import reading_of
from riverboat.floor import Reading
from riverboat.floor.nearest.offered import offered
from riverboat.floor.situations import Situation


class Likely(NamedTuple):
    """Something that may have been meant: a reading without the unknown words, or a situation."""

    said: str
    reading: Reading | None = None
    situation: Situation | None = None


def may_mean(text: str, reading: Reading, at: Desk) -> list[Likely]:
    """Each kind of thing once, the likeliest first; nothing where nothing is near."""
    reader = at.reader()
    return [
        Likely(reader.say(each.situation.title), None, each.situation)
        if each.situation
        else Likely(reader.say(reading_of(each.kind, each.reading)), each.reading)
        for each in offered(text, at.language, reading).each
    ]
