"""Tally of replayed hands: by variant, the number of hands that agree with the file; for the others
the reasons.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from riverboat.cli.terminal.json_output import to_json_text
from riverboat.cli.terminal.terminal_locale import localize_number
from riverboat.notation import ParsedHand
from riverboat.notation.continuity import SessionCheck, Transition
from riverboat.notation.hand_copies import CopyFilter
from riverboat.words import ENGLISH, QuotedRefusal, Reader, Refusal
from riverboat.words.refusals.file_values import RefusalInAmountUnits
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal
from riverboat.words.terminal import recorded_hands as w

_MAX_REASON_LENGTH: Final = 60
"""Maximum characters of a reason quoted from the file."""
_MAX_STORED_BREAKS: Final = 1000
_MIN_WIDE_TABLE_WIDTH: Final = 60
"""Minimum width of a terminal, in columns, for speeds and reasons inside the table."""


class VariantTally:
    """Counts of one variant's hands."""

    def __init__(self) -> None:
        self.hands = 0
        self.exact = 0
        self.repaired = 0
        self.seconds = 0.0
        self.reasons: Counter[str] = Counter()

    @property
    def refused(self) -> int:
        """Number of hands that do not agree with the file and could not be repaired."""
        return self.hands - self.exact - self.repaired

    @property
    def speed(self) -> float:
        """Hands per second."""
        return self.hands / self.seconds if self.seconds else 0.0

    def as_data(self) -> dict[str, Any]:
        """Return the counts as a dictionary for JSON."""
        return {
            "hands": self.hands,
            "exact": self.exact,
            "repaired": self.repaired,
            "refused": self.refused,
            "reasons": dict(self.reasons.most_common()),
            "hands_per_second": round(self.speed),
        }


class HandTally:
    """Tally of all hands so far; with *variant*, of that variant only."""

    def __init__(
        self, variant: str | None = None, *, repair: bool = False, count_copies: bool = False
    ) -> None:
        self.variant = variant
        self.repair = repair
        self.session = SessionCheck()
        """Transitions between successive hands of a table."""
        self.breaks: list[Transition] = []
        """The first transitions with unexplained breaks."""
        self.copies: CopyFilter | None = None if count_copies else CopyFilter()
        self.rows: dict[str, VariantTally] = {}
        self.total = VariantTally()
        self.refused_hands: list[ParsedHand] = []
        """Hands that are refused or were repaired."""
        self.unwritten = 0
        """Number of hands whose winnings are short by a rake that the file does not mention."""
        self.unwritten_rake = Fraction(0)
        """Sum of the unmentioned rake, in the amounts of the files."""
        self.unreadable: list[tuple[Path, Refusal]] = []
        """Files that were not read, each with the reason."""

    @property
    def hands(self) -> int:
        """Number of hands replayed."""
        return self.total.hands

    @property
    def exact(self) -> int:
        """Number of hands that agree with the file to the last chip."""
        return self.total.exact

    def add(self, hand: ParsedHand, seconds: float) -> None:
        """Add a hand and the time its replay took."""
        if self.variant and hand.variant != self.variant:
            return
        if self.copies is not None and self.copies.is_copy(hand):
            return
        transition = self.session.add(hand)
        if transition and transition.unexplained and len(self.breaks) < _MAX_STORED_BREAKS:
            self.breaks.append(transition)
        for variant_tally in (
            self.rows.setdefault(hand.variant or "?", VariantTally()),
            self.total,
        ):
            variant_tally.hands += 1
            variant_tally.seconds += seconds
            variant_tally.exact += hand.exact
            variant_tally.repaired += not hand.exact and not hand.faults
            if hand.faults:
                variant_tally.reasons[find_refusal_code(hand)] += 1
        if hand.unwritten:
            self.unwritten += 1
            self.unwritten_rake += Fraction(hand.unwritten, hand.scale)
        if not hand.exact:
            self.refused_hands.append(hand)

    def json(self) -> str:
        """Return the outcome as JSON."""
        output = self.total.as_data() | {
            "variants": {
                name: variant_tally.as_data() for name, variant_tally in sorted(self.rows.items())
            },
            "problems": [
                {
                    "file": hand.source.file,
                    "hand": hand.source.hand,
                    "line": hand.source.line,
                    "variant": hand.variant,
                    "problems": hand.problems,
                    "repairs": hand.repairs,
                }
                for hand in self.refused_hands
            ],
            "unwritten_rake": {"hands": self.unwritten, "sum": float(self.unwritten_rake)},
            "transitions": self._build_transition_data(),
            "copies": self.copies.copies if self.copies else 0,
            "unread": [
                {"file": str(path), "why": str(refusal)} for path, refusal in self.unreadable
            ],
        }
        return to_json_text(output)

    def _build_transition_data(self) -> dict[str, Any]:
        return {
            "checked": self.session.checked,
            "unexplained": self.session.unexplained,
            "breaks": {
                str(break_kind): count for break_kind, count in self.session.breaks.most_common()
            },
            "unexplained_breaks": [
                {
                    "file": transition.after.source.file,
                    "before": transition.before.number,
                    "after": transition.after.number,
                    "kind": str(mismatch.kind),
                    "player": mismatch.player,
                    "expected": mismatch.expected,
                    "found": mismatch.found,
                }
                for transition in self.breaks
                for mismatch in transition.unexplained
            ],
        }

    def print_table(self, console: Console, max_rows: int, renderer: Reader = ENGLISH) -> None:
        """Print the table by variant, and below it the hands that do not agree with the file."""
        self._print_refused(console, max_rows, renderer)
        if self.hands:
            console.print(
                self._build_table(renderer, is_narrow=console.width < _MIN_WIDE_TABLE_WIDTH)
            )
        if self.repair and self.total.refused and not self.total.repaired:
            console.print(Text(renderer.say(w.RepairUnsuccessful())))
        if self.unwritten:
            rake_text = f"{float(self.unwritten_rake):,.2f}".removesuffix(".00")
            console.print(Text(renderer.say(w.RakeNotWritten(rake_text, self.unwritten))))
        self._print_transitions(console, max_rows, renderer)
        for refusal, paths in self._list_unread_by_reason():
            files_text, first_path = renderer.say(w.FilesNotRead(len(paths))), str(paths[0])
            file_label = (
                first_path if len(paths) == 1 else renderer.say(w.OneOfSeveralFiles(first_path))
            )
            heading = Text.assemble(
                (files_text, "bold red"), f": {renderer.say_with_rule(refusal)} ({file_label})"
            )
            console.print(heading, soft_wrap=True)
        is_all_exact = self.exact == self.hands and not self.unreadable
        if self.hands or not self.unreadable:
            exact_text = Text(
                renderer.say(w.ExactHandCount(self.exact, self.hands)),
                "bold green" if is_all_exact else "bold red",
            )
            speed_text = renderer.say(w.ReplaySpeedSuffix(round(self.total.speed)))
            console.print(Text.assemble(exact_text, f", {speed_text}" if self.hands > 1 else ""))

    def _print_transitions(self, console: Console, max_rows: int, renderer: Reader) -> None:
        """Print the number of omitted copies, and breaks between successive hands of a table.

        A transition is a pair of successive hands. It has a break if the second hand does not
        continue the first, as when a stack differs. Unexplained breaks are printed one by one.
        """
        if self.copies is not None and self.copies.copies:
            console.print(Text(renderer.say(w.DuplicatesOmitted(self.copies.copies))))
        for transition in self.breaks[:max_rows]:
            for mismatch in transition.unexplained:
                hand_numbers = (transition.before.number, transition.after.number)
                problem = w.HandDiscontinuity(
                    *hand_numbers,
                    mismatch.kind.value,
                    mismatch.player,
                    mismatch.expected,
                    mismatch.found,
                )
                console.print(Text(renderer.say(problem), "yellow"), soft_wrap=True)
        if self.session.checked:
            session = self.session
            text = renderer.say(w.TransitionsChecked(session.checked, session.unexplained))
            discontinuity_texts = [
                renderer.say(w.DiscontinuityCount(break_kind.value, count))
                for break_kind, count in session.breaks.most_common()
            ]
            discontinuity_list = (
                f" ({', '.join(discontinuity_texts)})" if discontinuity_texts else ""
            )
            console.print(Text(f"{text}{discontinuity_list}"), soft_wrap=True)

    def _list_unread_by_reason(self) -> list[tuple[Refusal, list[Path]]]:
        """Return the files that were not read by reason, the most common reason first."""
        paths_by_refusal: dict[Refusal, list[Path]] = {}
        for path, refusal in self.unreadable:
            paths_by_refusal.setdefault(refusal, []).append(path)
        return sorted(paths_by_refusal.items(), key=lambda item: -len(item[1]))

    def _build_table(self, renderer: Reader, *, is_narrow: bool) -> Table:
        def translate_heading(column: w.ReplayColumn) -> str:
            return renderer.say(w.ReplayColumnHeading(column))

        shows_repaired = bool(self.total.repaired)
        shows_reasons = (
            self.total.refused and not is_narrow
        )  # each rejection is also listed above the table
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column(translate_heading("variant"), no_wrap=True)
        count_columns = (
            translate_heading("hands"),
            translate_heading("exact"),
            *[translate_heading("repaired")] * shows_repaired,
            translate_heading("refused"),
        )
        for name in count_columns:
            table.add_column(name, justify="right", no_wrap=True)
        if not is_narrow:
            table.add_column(translate_heading("hands/s"), justify="right", no_wrap=True)
        if shows_reasons:
            table.add_column(translate_heading("why refused"))
        for name, row in sorted(self.rows.items()):
            counts = [row.hands, row.exact, *[row.repaired] * shows_repaired, row.refused]
            table.add_row(
                Text(name),
                *[localize_number(f"{count:,}") for count in counts],
                *([] if is_narrow else [localize_number(f"{row.speed:,.0f}")]),
                *([Text(_format_common_reasons(row.reasons, renderer))] if shows_reasons else []),
                style="" if row.exact == row.hands else "yellow",
            )
        return table

    def _print_refused(self, console: Console, max_rows: int, renderer: Reader) -> None:
        """Print the hands that do not agree with the file, by reason."""
        for hand in self.refused_hands[:max_rows]:
            source_text = (f"{hand.source}: ", "bold")
            for fault in hand.faults:
                console.print(
                    Text.assemble(source_text, renderer.say_with_rule(fault)), soft_wrap=True
                )
            for repair in hand.repair_notes:
                text = renderer.say(w.MarkedLine("repaired", renderer.say_with_rule(repair)))
                console.print(Text.assemble(source_text, text), soft_wrap=True)
        if len(self.refused_hands) > max_rows:
            refused_count = len(self.refused_hands)
            hint = w.FurtherHandsHint(refused_count - max_rows, refused_count)
            console.print(Text(renderer.say(hint), "dim"))
        if self.refused_hands:
            console.print()


def find_refusal_code(hand: ParsedHand) -> str:
    """Return the code of the reason why a hand is refused, without the details of the hand.

    >>> from riverboat.words.refusals.histories import HandMissingInText
    >>> from riverboat.notation import Source
    >>> source = Source("", "", 0)
    >>> find_refusal_code(ParsedHand(source=source, variant="", faults=(HandMissingInText(),)))
    'no hand'
    """
    if not hand.faults:
        return "repaired"
    refusal = hand.faults[0]
    while isinstance(refusal, (ReasonedRefusal, RefusalInAmountUnits)):
        refusal = refusal.reason
    if isinstance(refusal, QuotedRefusal) and not refusal.code:
        return refusal.text[:_MAX_REASON_LENGTH]
    reason_code = refusal.code or _spell_class_name(type(refusal).__name__)
    return f"{reason_code} ({refusal.rule})" if refusal.rule else reason_code


def _spell_class_name(class_name: str) -> str:
    """Return a readable name for a phrase class without a code: ``NoDrawNow`` becomes ``no draw
    now``.
    """
    return "".join(
        [f" {letter.lower()}" if letter.isupper() else letter for letter in class_name]
    ).strip()


def _format_common_reasons(reasons: Counter[str], renderer: Reader) -> str:
    most_common = reasons.most_common(3)
    reason_texts = [
        f"{count:,}: {reason}" if count > 1 else reason for reason, count in most_common
    ]
    further_count = len(reasons) - len(most_common)
    return "; ".join(
        [*reason_texts, *[renderer.say(w.FurtherReasons(further_count))] * bool(further_count)]
    )
