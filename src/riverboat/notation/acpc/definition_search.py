"""Search for the game definition of a log, in its comments and in files beside it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from riverboat.notation.acpc.acpc_log import parse_acpc
from riverboat.notation.acpc.game_definition import Definition, build_table, read_definition
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.acpc_games import LogGameUnknown

DEFINITIONS_FOLDER: Final = "acpc-gamedefs"
_SAMPLE_HAND_COUNT = 20
"""Number of hands on which a definition is tried."""


def find_definition(log_path: Path | str, first_line: int = 1) -> Definition:
    """Return the definition by which the first hands of the log can be replayed.

    In a file with other hands the log begins at *first_line*.

    A definition named in a comment of the log is tried first, then those in the log's folder and in
    a folder ``acpc-gamedefs`` beside the log. Raises ``BadNotation`` if none fits.
    """
    log_path = Path(log_path)
    with log_path.open(encoding="utf-8", errors="replace") as log_file:
        first_lines = list(islice(log_file, first_line - 1, first_line + 199))
    named_files = _DEFINITION_NAME_PATTERN.findall(
        "".join(line for line in first_lines if line.startswith("#"))
    )
    state_lines = [line for line in first_lines if line.startswith("STATE:")][:_SAMPLE_HAND_COUNT]
    tried_definition_count = 0
    best_match: tuple[int, Definition] | None = None
    for path in _iter_candidate_paths(log_path, named_files):
        tried_definition_count += 1
        try:
            definition = read_definition(path)
            build_table(definition)
        except BadNotation:
            if path.name in named_files:
                raise
            continue
        exact_hand_count = sum(hand.exact for hand in parse_acpc("".join(state_lines), definition))
        if exact_hand_count == len(state_lines):
            return definition
        if exact_hand_count and (best_match is None or exact_hand_count > best_match[0]):
            best_match = exact_hand_count, definition
    if best_match:
        return best_match[1]
    raise BadNotation(LogGameUnknown(str(log_path), tuple(named_files), tried_definition_count))


_DEFINITION_NAME_PATTERN: Final = re.compile(r"([\w.+-]+\.game)\b")


def _iter_candidate_paths(log_path: Path, preferred_names: Iterable[str]) -> Iterator[Path]:
    """Yield paths of possible definitions, the most likely first."""
    folders = [
        log_path.parent,
        log_path.parent / DEFINITIONS_FOLDER,
        log_path.parent.parent / DEFINITIONS_FOLDER,
    ]
    file_names = list(preferred_names)
    paths = [path for folder in folders for path in sorted(folder.glob("*.game"))]
    log_name_words = set(re.split(r"[.\-_]", log_path.name.lower()))

    def compute_likeness(path: Path) -> tuple[bool, int]:
        return path.name in file_names, len(
            log_name_words & set(re.split(r"[.\-_]", path.stem.lower()))
        )

    yield from sorted(paths, key=compute_likeness, reverse=True)
