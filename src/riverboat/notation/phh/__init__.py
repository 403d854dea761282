"""PHH, the poker hand history format: files of one hand (``.phh``) and of many (``.phhs``).

Reading is strict: every action must be legal when it is taken, and the hand must end with the
stacks that the file records. What the file leaves open (who gets an odd chip, who of equal upcards
acts, whether a late post is dead) is tried as poker has it, and then otherwise (``readings``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from riverboat.engine import FixedLimit, RiverboatError
from riverboat.engine.asked.errors import reason_of
from riverboat.engine.state import facts as f
from riverboat.notation.about import About
from riverboat.notation.phh.codes import code_of
from riverboat.notation.phh.ending import check_ending
from riverboat.notation.phh.frame import about_of
from riverboat.notation.phh.header import PhhSetup, setup
from riverboat.notation.phh.mending import act_or_mend, finish_or_mend, mend_keys
from riverboat.notation.phh.numbers import Table
from riverboat.notation.phh.own_keys import told_of
from riverboat.notation.phh.playing import act
from riverboat.notation.phh.readings import PhhReading, ReadingResult, best_reading
from riverboat.notation.phh.replay import PhhReplay, in_words_of_the_file
from riverboat.notation.phh.showing import finish
from riverboat.notation.phh.tables import TableText, chunks, lines_of, parse
from riverboat.notation.phh.writing import to_phh, to_phhs
from riverboat.notation.reading import BadNotation, ReadHand, Source, no_hand, refused
from riverboat.words import Refusal
from riverboat.words.refusals.written import OnTheAction

__all__ = ["parse_phh", "read_phh", "to_phh", "to_phhs"]


def read_phh(path: Path | str, *, repair: bool = False) -> Iterator[ReadHand]:
    """The hands of a file, one after the other; *repair* mends what it can, and says so."""
    with Path(path).open(encoding="utf-8-sig", errors="surrogateescape") as lines:
        yield from _read(lines_of(lines), str(path), repair)


def parse_phh(text: str, *, file: str = "", repair: bool = False) -> list[ReadHand]:
    """The hands of a text.

    >>> [hand] = parse_phh('''
    ... variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [1, 2]
    ... min_bet = 2
    ... starting_stacks = [200, 200]
    ... actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
    ... finishing_stacks = [201, 199]
    ... ''')
    >>> hand.exact, hand.game.name
    (True, "no-limit hold'em 1/2")
    """
    return list(_read(text.splitlines(keepends=True), file, repair))


def _read(lines: Iterable[str], file: str, repair: bool) -> Iterator[ReadHand]:
    found = False
    for chunk in chunks(lines):
        found = True
        yield _read_chunk(chunk, file, repair)
    if not found:
        yield no_hand(file)


def _read_chunk(chunk: TableText, file: str, repair: bool) -> ReadHand:
    source = Source(file, chunk.name, chunk.line)
    try:
        table = parse(chunk)
    except BadNotation as why:
        return refused(source._replace(line=why.line), why.refusal)
    source = source._replace(hand=chunk.name or str(table.get("hand", "")))
    told = told_of(table)
    said: list[str] = []
    try:
        code_of(table)
        if repair:
            said = mend_keys(table)
        page = _Page(table, chunk, source, told, said if repair else None)
        return best_reading(page.play, page.judge).hand
    except RiverboatError as why:
        return ReadHand(
            source=source,
            variant=str(table.get("variant", "")),
            about=about_of(table, {}),
            metadata=told,
            faults=(reason_of(why),),
            repairs=tuple(said),
        )


class _Read(NamedTuple):
    """A hand as one reading has it, and how it began."""

    hand: ReadHand
    begun: PhhSetup


class _Page:
    """One hand of a file, which may have to be played in several ways."""

    def __init__(
        self,
        table: Table,
        chunk: TableText,
        source: Source,
        told: Mapping[str, Any],
        repairs: list[str] | None,
    ) -> None:
        self.table, self.chunk, self.source, self.told = table, chunk, source, told
        self.repairs = repairs
        self.about: About | None = None

    def play(self, reading: PhhReading) -> _Read:
        """The hand by this reading, with whatever is against it."""
        begun = setup(self.table, reading)
        if self.about is None:
            self.about = about_of(self.table, begun.seat_of)
        replay = PhhReplay(begun, self.table)
        source = self.source
        faults: Sequence[Refusal] = ()
        raked: tuple[int, ...] = ()
        comments: list[tuple[int, str]] = []
        try:
            self._act(replay, comments)
            faults, raked = check_ending(replay)
        except (RiverboatError, ValueError) as why:  # a card that is none, or is not known
            fault = in_words_of_the_file(why, replay)
            index = replay.script.at
            if index >= 0:
                fault = OnTheAction(fault, index + 1, repr(self.table["actions"][index]))
                source = source._replace(line=_line_of_action(self.chunk, index))
            faults = (fault,)
        hand = ReadHand(
            source=source,
            variant=self.table["variant"],
            players=begun.names,
            about=self.about,
            metadata=self.told,
            game=begun.started.game,
            log=tuple(replay.log),
            scale=begun.scale,
            rake=sum(raked) or begun.rake,
            raked=raked,
            unwritten=max(0, sum(raked) - begun.rake),
            faults=tuple(faults),
            repairs=tuple(self.repairs or ()),
            notes=(*begun.notes, *reading.notes(), *replay.notes),
            comments=tuple(comments),
        )
        return _Read(hand, begun)

    def _act(self, replay: PhhReplay, comments: list[tuple[int, str]]) -> None:
        """Every action in turn, and what was said between them."""
        said = replay.take_own_keys(self.table)
        script = replay.script
        for index in script:
            for command in said.get(index, ()):
                replay.take(command)
            words = script.words[index]
            if words and index not in script.done:
                if self.repairs is None:
                    act(replay, words)
                else:
                    act_or_mend(replay, words, self.repairs)
            if script.comments[index]:
                comments.append((len(replay.log), script.comments[index]))
        script.at = -1
        for command in said.get(len(script.words), ()):
            replay.take(command)
        if self.repairs is None:
            finish(replay)
        else:
            finish_or_mend(replay, self.repairs)

    def judge(self, read: _Read) -> ReadingResult:
        """What there is against a reading, and what it leaves open."""
        hand = read.hand
        if self.repairs is not None or not hand.faults:
            return ReadingResult(problem=False)
        shares = [(fact.pot, fact.board) for fact in hand.log if isinstance(fact, f.PotAwarded)]
        return ReadingResult(
            problem=True,
            ended=isinstance(hand.log[-1], f.HandEnded),
            split=len(shares) != len(set(shares)),
            late_posts=read.begun.late_posts,
            short=read.begun.short,
            upcards=read.begun.started.game.variant.has_upcards,
            fixed=isinstance(read.begun.started.game.structure, FixedLimit),
        )


def _line_of_action(chunk: TableText, index: int) -> int:
    """The line in the file of one action: worked out only for a hand that is refused."""
    begun = re.search(r"""^[ \t]*["']?actions["']?\s*=""", chunk.text, re.MULTILINE)
    if begun is None:
        return chunk.line
    texts = re.compile(r"""#[^\n]*|'[^'\n]*'|"(?:[^"\\\n]|\\.)*\"""").finditer(
        chunk.text, begun.end()
    )
    actions = [found for found in texts if not found[0].startswith("#")]
    at = actions[index].start() if index < len(actions) else begun.start()
    return chunk.line + bool(chunk.name) + chunk.text.count("\n", 0, at)
