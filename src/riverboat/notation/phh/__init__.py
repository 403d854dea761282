"""PHH, the poker hand history format: files of one hand (``.phh``) and of many (``.phhs``).

Reading is strict: every action must be legal when it is taken, and the hand must end with the
stacks that the file records. What the file leaves open (who pays an odd chip to whom, whether a
late post is dead) is tried as poker has it, and then otherwise; the recorded stacks decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from riverboat.cards import BadCard
from riverboat.engine import RiverboatError
from riverboat.engine import facts as f
from riverboat.notation.phh.ending import check_ending
from riverboat.notation.phh.header import USUAL, Reading, Setup, Table, code_of, setup
from riverboat.notation.phh.mending import act_or_mend, finish_or_mend
from riverboat.notation.phh.playing import Replay, in_words_of_the_file
from riverboat.notation.phh.tables import Chunk, chunks, parse
from riverboat.notation.phh.writing import to_phh, to_phhs
from riverboat.notation.reading import BadNotation, ReadHand, Source

__all__ = ["parse_phh", "read_phh", "to_phh", "to_phhs"]


def read_phh(path: Path | str, *, repair: bool = False) -> Iterator[ReadHand]:
    """The hands of a file, one after the other; *repair* mends what it can, and says so."""
    with Path(path).open(encoding="utf-8-sig", errors="surrogateescape") as lines:
        yield from _read(lines, str(path), repair)


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
        yield ReadHand(source=Source(file, "", 0), variant="", problems=("there is no hand in it",))


def _read_chunk(chunk: Chunk, file: str, repair: bool) -> ReadHand:
    source = Source(file, chunk.name, chunk.line)
    try:
        table = parse(chunk)
    except BadNotation as why:
        return ReadHand(source=source._replace(line=why.line), variant="", problems=(str(why),))
    source = source._replace(hand=chunk.name or str(table.get("hand", "")))
    variant = str(table.get("variant", ""))
    told = {key: value for key, value in table.items() if key not in _PLAYED}
    said: list[str] = []
    try:
        code_of(table)
        if repair:
            said = _mend_keys(table)
        return _read_table(table, chunk, source, told, said if repair else None)
    except RiverboatError as why:
        return ReadHand(
            source=source,
            variant=variant,
            metadata=told,
            problems=(str(why),),
            repairs=tuple(said),
        )


_PLAYED = frozenset(
    "variant antes blinds_or_straddles bring_in small_bet big_bet min_bet starting_stacks actions "
    "players".split()
)
"""Keys that the hand is played from; all the others are told about it."""


def _read_table(
    table: Table,
    chunk: Chunk,
    source: Source,
    told: dict[str, Any],
    repairs: list[str] | None,
) -> ReadHand:
    """The hand by the first reading that has nothing against it, or else by the usual one."""
    first: ReadHand | None = None
    for reading in (USUAL, Reading(odd_chip="unit"), Reading(dead_posts=False)):
        begun = setup(table, reading)
        read = _play(begun, table, chunk, source, told, repairs)
        if not read.problems or repairs is not None:
            return read
        if first is None:
            first = read
            if not _open_question(table, read):
                break
    assert first is not None, "there is a usual reading"
    return first


def _open_question(table: Table, read: ReadHand) -> bool:
    """Whether the format leaves open something that could explain how the hand ended."""
    posts = any(entry < 0 for entry in table["blinds_or_straddles"])
    shares = [(fact.pot, fact.board) for fact in read.log if isinstance(fact, f.PotAwarded)]
    return posts or len(shares) != len(set(shares))


def _play(
    begun: Setup,
    table: Table,
    chunk: Chunk,
    source: Source,
    told: dict[str, Any],
    repairs: list[str] | None,
) -> ReadHand:
    replay = Replay(begun)
    problems: Sequence[str] = ()
    comments: list[tuple[int, str]] = []
    rake = 0
    action = ""
    index = -1
    try:
        said = replay.take_own_keys(table)
        for index, action in enumerate(table["actions"]):
            for command in said.get(index, ()):
                replay.take(command)
            words, comment = _split(action)
            if words:
                if repairs is None:
                    replay.act(words)
                else:
                    act_or_mend(replay, words, repairs)
            if comment:
                comments.append((len(replay.log), comment))
        index = -1
        for command in said.get(len(table["actions"]), ()):
            replay.take(command)
        if repairs is None:
            replay.finish()
        else:
            finish_or_mend(replay, repairs)
        problems, rake = check_ending(replay)
    except (RiverboatError, BadCard) as why:
        message = in_words_of_the_file(str(why), replay)
        if index >= 0:
            message = f"action {index + 1}, {action!r}: {message}"
            source = source._replace(line=_line_of_action(chunk, index))
        problems = (message,)
    return ReadHand(
        source=source,
        variant=table["variant"],
        players=begun.names,
        metadata=told,
        game=begun.started.game,
        log=tuple(replay.log),
        scale=begun.scale,
        rake=rake,
        problems=tuple(problems),
        repairs=tuple(repairs or ()),
        notes=(*begun.notes, *replay.notes),
        comments=tuple(comments),
    )


def _split(action: str) -> tuple[list[str], str]:
    """The words of an action, and the commentary behind them."""
    if "#" in action:
        action, _, comment = action.partition("#")
        return action.split(), comment.strip()
    return action.split(), ""


def _line_of_action(chunk: Chunk, index: int) -> int:
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


def _mend_keys(table: dict[str, Any]) -> list[str]:
    """Required keys that can be supplied, and recorded ones that cannot be right."""
    said: list[str] = []
    stacks, blinds = table.get("starting_stacks"), table.get("blinds_or_straddles")
    if not isinstance(stacks, list):
        return said
    if "antes" not in table:
        table["antes"] = [0] * len(stacks)
        said.append("antes are missing: taken as none")
    if "min_bet" not in table and isinstance(blinds, list) and blinds:
        table["min_bet"] = max(blinds)
        said.append(f"min_bet is missing: taken as {table['min_bet']}")
    for key in ("finishing_stacks", "winnings"):
        values = table.get(key, stacks)
        if not isinstance(values, list) or len(values) != len(stacks):
            del table[key]
            said.append(f"{key} does not fit the players: left out")
    return said
