"""The writer of hands in an output format, one by one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from riverboat.histories.hand_numbering import HandNumbering
from riverboat.histories.history_formats import FORMATS, OutputFormat, format_by_file_name
from riverboat.notation.read_hand import ParsedHand


class HistoryWriter:
    """A writer of one output, with the state that it needs between hands."""

    def __init__(self, target_format: OutputFormat) -> None:
        self._format = FORMATS[target_format]
        if self._format.writer is None:
            raise ValueError(
                f"{target_format} is a table of many hands: "
                f"riverboat.convert(hands, to='{target_format}')"
            )
        self._writer = self._format.writer()
        self._numbering = HandNumbering() if self._format.identifies_by_number else None
        self.hands = 0

    def format_hand(self, hand: ParsedHand, *, alone: bool = False) -> str:
        """Format one more hand; *alone* is true for the only hand of its file."""
        if self._numbering is not None:
            hand = self._numbering.renumber(hand)
        text = self._writer(hand, 0 if alone else self.hands + 1)
        self.hands += 1
        return self._format.separator * (self.hands > 1) + text


def hands_to_text(hands: Iterable[ParsedHand], target_format: str) -> str:
    """Return the text of these hands in a format."""
    writer = HistoryWriter(parse_format(target_format))
    return "".join([writer.format_hand(hand) for hand in hands])


def parse_format(name: str) -> OutputFormat:
    """Return the format of this name; raise ``ValueError`` with the closest match."""
    normalized_name = str(name).lower().lstrip(".")
    if normalized_name in [str(output_format) for output_format in OutputFormat]:
        return OutputFormat(normalized_name)
    if named_format := format_by_file_name(f"x.{normalized_name}"):
        return named_format
    similar_names = get_close_matches(
        normalized_name, [str(output_format) for output_format in OutputFormat], 1
    )
    hint = (
        f"did you mean {similar_names[0]!r}?"
        if similar_names
        else f"one of {', '.join(OutputFormat)}"
    )
    raise ValueError(f"no format {name!r}; {hint}")
