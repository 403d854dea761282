"""A file of hands, one after the other: each is played by the engine, and compared with its end.

Reading is strict: every action must be legal when it is taken. What the format leaves open is
tried as it usually is, and then otherwise; the recorded pots and winnings decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from riverboat.cards import BadCard
from riverboat.engine import RiverboatError
from riverboat.engine.asked.errors import reason_of
from riverboat.notation.about import About
from riverboat.notation.ohh.cutting import FileObject, cuts, texts
from riverboat.notation.ohh.ending import OhhEnding, check_ending
from riverboat.notation.ohh.fields import Object, text_in
from riverboat.notation.ohh.frame import about_of, metadata_of
from riverboat.notation.ohh.header import OhhSetup, in_words_of_the_file, readings, setup_of
from riverboat.notation.ohh.playing import OhhReplay
from riverboat.notation.ohh.sheet import OhhHand, read_sheet
from riverboat.notation.reading import BadNotation, ReadHand, Source, no_hand
from riverboat.words import Refusal
from riverboat.words.refusals.open_hands import HandStandsUnderOhh
from riverboat.words.refusals.written import At, NotBeforeTheEnd, SaidOnAStreet


def read_ohh(path: Path | str) -> Iterator[ReadHand]:
    """The hands of a file, one after the other, in little memory."""
    return _read(texts(path), str(path))


def parse_ohh(text: str, file: str = "") -> list[ReadHand]:
    """The hands of a text."""
    return list(_read([text], file))


def _read(blocks: Iterable[str], file: str) -> Iterator[ReadHand]:
    found = False
    for cut in cuts(blocks):
        found = True
        yield _read_cut(cut, file)
    if not found:
        yield no_hand(file)


def _read_cut(cut: FileObject, file: str) -> ReadHand:
    source = Source(file, "", cut.line)
    variant = ""
    sheet: OhhHand | None = None
    try:
        ohh = _hand_in(cut)
        source = source._replace(hand=text_in(ohh, "game_number"))
        limit = ohh.get("bet_limit")
        kinds = (ohh, "game_type"), (limit if isinstance(limit, dict) else {}, "bet_type")
        variant = " ".join(filter(None, (text_in(*kind) for kind in kinds)))
        sheet = read_sheet(ohh)
        return _read_sheet(sheet, cut, source, variant)
    except (RiverboatError, BadCard) as why:
        return ReadHand(
            source=source,
            variant=variant,
            players=tuple([player.name for player in sheet.players]) if sheet else (),
            about=about_of(sheet, None) if sheet else About(),
            metadata=metadata_of(sheet, None) if sheet else {},
            faults=(reason_of(why),),
        )


def _hand_in(cut: FileObject) -> Object:
    """The hand in an object: under ``ohh``, or before version 1.2 the object itself."""
    if cut.problem is not None:
        raise BadNotation(cut.problem)
    ohh: Any = cut.value.get("ohh", cut.value if "rounds" in cut.value else None)
    if not isinstance(ohh, dict):
        raise BadNotation(HandStandsUnderOhh())
    return ohh


# One hand ---------------------------------------------------------------------------------------


def _read_sheet(sheet: OhhHand, cut: FileObject, source: Source, variant: str) -> ReadHand:
    """The hand by the first reading that has nothing against it, or else by the usual one."""
    first: ReadHand | RiverboatError | None = None
    for reading in readings(sheet):
        try:
            read = _play(sheet, setup_of(sheet, reading), cut, source, variant)
        except RiverboatError as why:
            first = first or why
            continue
        if not read.faults:
            return read
        first = first or read
    if isinstance(first, ReadHand):
        return first
    assert first is not None, "there is a usual reading"
    raise first


def _play(
    sheet: OhhHand, setup: OhhSetup, cut: FileObject, source: Source, variant: str
) -> ReadHand:
    replay = OhhReplay(sheet, setup)
    ending = OhhEnding()
    try:
        replay.play()
        ending = check_ending(sheet, setup, replay.hand, replay.log)
    except (RiverboatError, BadCard) as why:
        fault = in_words_of_the_file(why, setup.names, setup.scale)
        if replay.at >= 0:
            fault = _placed(fault, sheet, replay.at)
            source = source._replace(line=_line_of(cut, replay.at))
        ending = OhhEnding((fault,))
    spelling = (cut.note,) if cut.note else ()
    return ReadHand(
        source=source,
        variant=variant,
        players=setup.names,
        about=about_of(sheet, setup),
        metadata=metadata_of(sheet, setup, replay.also, replay.wagers, ending.faults),
        game=setup.started.game,
        log=tuple(replay.log),
        scale=setup.scale,
        rake=ending.rake,
        raked=ending.raked,
        unwritten=ending.unwritten,
        faults=ending.faults,
        notes=(*spelling, *setup.notes, *replay.notes, *ending.notes),
    )


def _placed(fault: Refusal, sheet: OhhHand, at: int) -> Refusal:
    """The same with where its action stands, and what that says."""
    for each in sheet.rounds:
        for number, entry in enumerate(each.entries, 1):
            if entry.at == at:
                name = next((p.name for p in sheet.players if p.id == entry.player), "")
                did = [name, str(entry.raw.get("action")), str(entry.amount or "")]
                street = str(each.raw.get("street"))
                said = f"{' '.join(filter(None, did))!r:.60}"
                return At(fault, SaidOnAStreet(f"{street:.20}", number, said))
    return NotBeforeTheEnd(fault)


def _line_of(cut: FileObject, at: int) -> int:
    """The line in the file of one action: worked out only for a hand that is refused."""
    found = [each.start() for each in _ACTION.finditer(cut.text)]
    offset = found[at] if at < len(found) else 0
    return cut.line + cut.text.count("\n", 0, offset)


_ACTION: Final = re.compile(r'"action"\s*:')
