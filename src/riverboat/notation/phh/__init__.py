"""PHH, the poker hand history format: files of one hand (``.phh``) and of many (``.phhs``).

Reading is strict: every action must be legal when it is taken, and the hand must end with the
recorded stacks. Points that the file leaves open (the odd chip, the first to act between equal
upcards, dead late posts) are first interpreted by the most common rule, and then by others
(``phh_interpretations``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from riverboat.engine import FixedLimit, RiverboatError
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.engine.state import hand_facts as f
from riverboat.notation.about import About
from riverboat.notation.phh.phh_amounts import TomlTable
from riverboat.notation.phh.phh_dealing import deal_first_hands
from riverboat.notation.phh.phh_ending import check_ending
from riverboat.notation.phh.phh_interpretations import (
    InterpretationResult,
    PhhInterpretation,
    choose_interpretation,
)
from riverboat.notation.phh.phh_metadata import read_about
from riverboat.notation.phh.phh_playing import play_action, play_turn, replay_simple_actions
from riverboat.notation.phh.phh_private_keys import collect_metadata, read_private_payments
from riverboat.notation.phh.phh_repair import finish_or_repair, play_or_repair, repair_keys
from riverboat.notation.phh.phh_replay import PhhReplay, translate_refusal
from riverboat.notation.phh.phh_setup import PhhSetup, build_setup
from riverboat.notation.phh.phh_showdown import finish_hand
from riverboat.notation.phh.phh_writer import to_phh, to_phhs
from riverboat.notation.phh.toml_stream import (
    TableText,
    build_text_blocks,
    iter_line_blocks,
    parse_table,
    split_tables,
)
from riverboat.notation.phh.variant_codes import read_code
from riverboat.notation.rake_conversion import compute_stacks_after_rake
from riverboat.notation.read_hand import (
    BadNotation,
    ParsedHand,
    Source,
    empty_file_result,
    refused_hand,
)
from riverboat.notation.text_encodings import open_text
from riverboat.words import Phrase, Refusal
from riverboat.words.refusals.file_values import LocatedActionError

__all__ = ["parse_phh", "read_phh", "to_phh", "to_phhs"]


def read_phh(path: Path | str, *, repair: bool = False) -> Iterator[ParsedHand]:
    """Read the hands of a file, one at a time; with *repair*, fix errors where possible."""
    with open_text(path) as lines:
        yield from _iter_hands(iter_line_blocks(lines), str(path), repair)


def read_phh_part(
    lines: TextIO, file: str, first_line: int = 1, *, repair: bool = False
) -> Iterator[ParsedHand]:
    """Read the hands of a part of a file; *first_line* is the number of its first line."""
    for chunk in split_tables(iter_line_blocks(lines), first_line):
        yield _read_chunk(chunk, file, repair)


def parse_phh(text: str, *, file: str = "", repair: bool = False) -> list[ParsedHand]:
    """Parse the hands of a text.

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
    return list(_iter_hands(build_text_blocks(text), file, repair))


def _iter_hands(blocks: Iterable[str], file: str, should_repair: bool) -> Iterator[ParsedHand]:
    has_hands = False
    for chunk in split_tables(blocks):
        has_hands = True
        yield _read_chunk(chunk, file, should_repair)
    if not has_hands:
        yield empty_file_result(file)


def _read_chunk(chunk: TableText, file: str, should_repair: bool) -> ParsedHand:
    source = Source(file, chunk.name, chunk.line)
    try:
        toml_table = parse_table(chunk)
    except BadNotation as error:
        return refused_hand(source._replace(line=error.line), error.refusal)
    source = source._replace(hand=chunk.name or str(toml_table.get("hand", "")))
    metadata = collect_metadata(toml_table)
    repairs: list[Phrase] = []
    try:
        read_code(toml_table)
        if should_repair:
            repairs = repair_keys(toml_table)
        interpreter = _HandInterpreter(
            toml_table, chunk, source, metadata, repairs if should_repair else None
        )
        return choose_interpretation(interpreter.replay, interpreter.assess).hand
    except RiverboatError as error:
        return ParsedHand(
            source=source,
            variant=str(toml_table.get("variant", "")),
            about=read_about(toml_table, {}),
            metadata=metadata,
            faults=(refusal_of(error),),
            repair_notes=tuple(repairs),
        )


class _InterpretedHand(NamedTuple):
    """A hand that was replayed by one interpretation, and its setup."""

    hand: ParsedHand
    setup: PhhSetup


class _HandInterpreter:
    """An interpreter of one hand, which may replay the hand in several ways."""

    def __init__(
        self,
        toml_table: TomlTable,
        chunk: TableText,
        source: Source,
        metadata: Mapping[str, Any],
        repairs: list[Phrase] | None,
    ) -> None:
        self.table, self.chunk, self.source, self.metadata = toml_table, chunk, source, metadata
        self.repairs = repairs
        self.about: About | None = None

    def replay(self, interpretation: PhhInterpretation) -> _InterpretedHand:
        """Replay the hand by an interpretation; return the hand with its faults."""
        hand_setup = build_setup(self.table, interpretation)
        payments = read_private_payments(self.table, hand_setup.seat_by_label, hand_setup.scale)
        if self.about is None:
            self.about = read_about(self.table, hand_setup.seat_by_label)
        replay = PhhReplay(hand_setup, self.table)
        source = self.source
        faults: Sequence[Refusal] = ()
        raked: tuple[int, ...] = ()
        comments: list[tuple[int, str]] = []
        try:
            self._play_actions(replay, comments)
            faults, raked = check_ending(replay)
        except (RiverboatError, ValueError) as error:  # an invalid or unknown card
            fault = translate_refusal(error, replay)
            index = replay.script.index
            if index >= 0:
                fault = LocatedActionError(fault, index + 1, repr(self.table["actions"][index]))
                source = source._replace(line=_find_action_line(self.chunk, index))
            faults = (fault,)
        hand = ParsedHand(
            source=source,
            variant=self.table["variant"],
            players=hand_setup.names,
            about=self.about,
            metadata=self.metadata,
            game=hand_setup.opening_fact.game,
            log=tuple(replay.log),
            scale=hand_setup.scale,
            rake=sum(raked) or hand_setup.rake,
            raked=raked,
            payments=payments,
            final_stacks=compute_stacks_after_rake(replay.hand, raked, payments),
            unwritten=max(0, sum(raked) - hand_setup.rake),
            faults=tuple(faults),
            repair_notes=tuple(self.repairs or ()),
            notes=(*hand_setup.notes, *interpretation.list_notes(), *replay.notes),
            comments=tuple(comments),
        )
        return _InterpretedHand(hand, hand_setup)

    def _play_actions(self, hand_replay: PhhReplay, comments: list[tuple[int, str]]) -> None:
        """Replay all actions in order, with the commands given between them."""
        private_keys = hand_replay.load_private_keys(self.table)
        script, repairs = hand_replay.script, self.repairs
        first_index = deal_first_hands(hand_replay) if repairs is None and not private_keys else 0
        if repairs is None and not private_keys:
            script.index = max(first_index - 1, 0)
            first_index += replay_simple_actions(hand_replay, first_index)
        for index, words in enumerate(script.words[first_index:], first_index):
            script.index = index
            if private_keys:
                for command in private_keys.get(index, ()):
                    hand_replay.apply_command(command)
            if words and index not in script.early_played_indices:
                if repairs is not None:
                    play_or_repair(hand_replay, words, repairs)
                elif not play_turn(hand_replay, words):
                    play_action(hand_replay, words)
            if script.comments[index]:
                comments.append((len(hand_replay.log), script.comments[index]))
        script.index = -1
        for command in private_keys.get(len(script.words), ()):
            hand_replay.apply_command(command)
        if self.repairs is None:
            finish_hand(hand_replay)
        else:
            finish_or_repair(hand_replay, self.repairs)

    def assess(self, parsed_hand: _InterpretedHand) -> InterpretationResult:
        """Return the faults of an interpretation, and the points that the file leaves open."""
        hand = parsed_hand.hand
        if self.repairs is not None or not hand.faults:
            return InterpretationResult(has_faults=False)
        awarded_shares = [
            (fact.pot, fact.board) for fact in hand.log if isinstance(fact, f.PotAwarded)
        ]
        return InterpretationResult(
            has_faults=True,
            has_ended=isinstance(hand.log[-1], f.HandEnded),
            has_split_pot=len(awarded_shares) != len(set(awarded_shares)),
            has_late_posts=parsed_hand.setup.has_late_posts,
            has_short_blind=parsed_hand.setup.has_short_blind,
            has_upcards=parsed_hand.setup.opening_fact.game.variant.has_upcards,
            is_fixed_limit=isinstance(parsed_hand.setup.opening_fact.game.structure, FixedLimit),
        )


def _find_action_line(chunk: TableText, index: int) -> int:
    """Return the line of an action in the file; computed only for a refused hand."""
    start_match = re.search(r"""^[ \t]*["']?actions["']?\s*=""", chunk.text, re.MULTILINE)
    if start_match is None:
        return chunk.line
    string_matches = re.compile(r"""#[^\n]*|'[^'\n]*'|"(?:[^"\\\n]|\\.)*\"""").finditer(
        chunk.text, start_match.end()
    )
    action_matches = [
        string_match for string_match in string_matches if not string_match[0].startswith("#")
    ]
    offset = action_matches[index].start() if index < len(action_matches) else start_match.start()
    return chunk.line + bool(chunk.name) + chunk.text.count("\n", 0, offset)
