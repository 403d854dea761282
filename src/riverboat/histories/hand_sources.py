"""Sources of hands: a file, a folder, a text, an open file, parsed hands, or several of these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Protocol, TypeAlias, runtime_checkable

from msgspec.structs import replace

from riverboat.histories.file_pieces import read_in_parallel
from riverboat.notation.acpc import Definition
from riverboat.notation.format_detection import parse_hands, read_hands
from riverboat.notation.read_hand import ParsedHand


@runtime_checkable
class Stream(Protocol):
    """A stream of text or bytes."""

    def read(self) -> str | bytes:
        """Read the whole stream."""
        ...


class ParsedHandHolder(Protocol):
    """An object with a parsed hand: a ``HandHistory``."""

    @property
    def read(self) -> ParsedHand:
        """The hand as parsed by ``riverboat.notation``."""
        ...


HandSourceItem: TypeAlias = str | bytes | PathLike[str] | Stream | ParsedHand | ParsedHandHolder
HandSource: TypeAlias = HandSourceItem | Iterable[HandSourceItem]
"""A file, a folder, the text of hands, an open file, parsed hands; or several of these."""


def read_source(
    source: HandSource, definition: Definition | None = None, jobs: int = 1
) -> Iterator[ParsedHand]:
    """Yield the parsed hands of a source; a file without hands yields one rejected hand."""
    match source:
        case str() if _is_hand_text(source):
            yield from parse_hands(source, definition=definition)
        case bytes():
            yield from _read_bytes(source, "", definition)
        case str() | PathLike():
            yield from read_in_parallel([require_existing_path(source)], jobs, definition)
        case ParsedHand() as parsed_hand:
            yield parsed_hand
        case object(read=ParsedHand() as parsed_hand):
            yield parsed_hand
        case Stream():
            content = source.read()
            file_name = str(getattr(source, "name", ""))
            if isinstance(content, bytes):
                yield from _read_bytes(content, file_name, definition)
            else:
                yield from parse_hands(content, name=file_name, definition=definition)
        case Iterable():
            source_items = list(source) if jobs > 1 else source
            if jobs > 1 and all(map(is_path, source_items)):
                paths = [require_existing_path(item) for item in source_items]  # type: ignore[arg-type]
                yield from read_in_parallel(paths, jobs, definition)
            else:
                for item in source_items:
                    yield from read_source(item, definition)
        case _:
            raise TypeError(f"expected a file, a folder, text or an open file, got {source!r}")


def _is_hand_text(text: str) -> bool:
    """Return True if a text contains hands; a single nonempty line is a path instead."""
    return not text.strip() or "\n" in text or text.lstrip().startswith("{")


def _read_bytes(
    file_bytes: bytes, file_name: str, definition: Definition | None
) -> Iterator[ParsedHand]:
    """Yield the hands in the bytes of a file, in any encoding, compressed or not."""
    with TemporaryDirectory(prefix="riverboat") as folder:
        file_path = Path(folder, PurePath(file_name).name or "hands")
        file_path.write_bytes(file_bytes)
        for hand in read_hands(file_path, definition=definition):
            member_name = hand.source.file.removeprefix(str(file_path))
            yield replace(hand, source=hand.source._replace(file=f"{file_name}{member_name}"))


def is_path(source: object) -> bool:
    """Return True if a source is the path of a file or folder."""
    return isinstance(source, PathLike) or (isinstance(source, str) and not _is_hand_text(source))


def require_existing_path(source: str | PathLike[str]) -> Path:
    """Return the path of a file or folder; raise ``FileNotFoundError`` if it does not exist."""
    path = Path(source)
    if not path.exists():
        raise FileNotFoundError(_format_missing_file(path))
    return path


def _format_missing_file(path: Path) -> str:
    """Return the message for a missing file, with a similar name if there is one."""
    from difflib import get_close_matches

    names_in_folder = [file.name for file in path.parent.iterdir()] if path.parent.is_dir() else []
    similar_names = get_close_matches(path.name, names_in_folder, 1)
    hint = (
        f"did you mean {path.parent / similar_names[0]}?"
        if similar_names
        else "give a file, a folder or a text"
    )
    return f"there is no {path}; {hint}"
