"""Damaged and reencoded hand histories of every format, for as long as you like.

    python -m tests.soak.history_files --minutes 10
    python -m tests.soak.history_files --only Winamax --tries 500 --first 1000

Another encoding, other line ends or an archive must change nothing. After damage (a lost line,
another digit, a file that ends in the middle) a hand is refused or legal, its chips are conserved,
and nothing but ``BadNotation`` is raised. A failure names its sample and seed.
"""

from __future__ import annotations

import argparse
import bz2
import gzip
import lzma
import random
import signal
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from riverboat.engine.hand_audit import audit
from riverboat.histories import HandHistory, convert
from riverboat.notation import BadNotation, ParsedHand, read_hands
from riverboat.notation.format_detection import parse_hands

TIMEOUT_SECONDS: Final = 20
"""Maximum reading time of a file in seconds."""

SAMPLE_MODULES: Final = (
    *("pokerstars_hands", "site_hands", "closed_site_hands", "ipoker_hands", "merge_hands"),
    *("test_absolute", "test_bovada", "test_ggpoker", "test_pacific", "test_party"),
    *("test_pokertracker", "test_winamax", "test_xml_sites", "test_text_sites", "test_ongame"),
    *("test_closed_sites", "test_continuity", "pokernow_log", "test_multiple_runs"),
)


class Sample(NamedTuple):
    """A text of hands that are read without faults."""

    name: str
    text: str
    hands: list[ParsedHand]

    @property
    def suffix(self) -> str:
        """Suffix of the file that the text is written to."""
        return ".phhs" if self.name.startswith("PHH") else ".txt"


def all_samples() -> Iterator[Sample]:
    """Yield the texts of the tests, and hands converted to the formats that have none there."""
    seen_texts: set[str] = set()
    for module in SAMPLE_MODULES:
        for name, module_value in vars(import_module(f"tests.notation.{module}")).items():
            named_texts = (
                module_value.items() if isinstance(module_value, dict) else [("", module_value)]
            )
            for text_name, text in named_texts:
                if isinstance(text, str) and text.count("\n") > 3 and text not in seen_texts:
                    seen_texts.add(text)
                    yield from _yield_readable(
                        f"{module}.{name}{text_name and f'.{text_name}'}", text
                    )
    hands = parse_hands("\n\n".join(_pokerstars_texts()))
    for format_name in ("phh", "ohh", "json", "pokerstars"):
        hand_histories = [HandHistory(hand) for hand in hands if hand.exact]
        yield from _yield_readable(
            f"{format_name.upper()} of all games", convert(hand_histories, to=format_name)
        )


def _pokerstars_texts() -> list[str]:
    from tests.notation.pokerstars_hands import HANDS_BY_NAME

    return list(HANDS_BY_NAME.values())


def _yield_readable(name: str, text: str) -> Iterator[Sample]:
    try:
        hands = parse_hands(text, name="hands.phhs" if name.startswith("PHH") else "")
    except BadNotation:
        return
    if any(hand.exact for hand in hands):
        yield Sample(name, text, hands)


# Changes without a meaning ----------------------------------------------------------------------


def _zip_text(text_bytes: bytes, folder: Path) -> bytes:
    path = folder / "packed.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("hands.txt", text_bytes)
    return path.read_bytes()


EQUIVALENT_TRANSFORMS: Final[dict[str, Callable[[str], bytes]]] = {
    "CR LF": lambda text: text.replace("\n", "\r\n").encode(),
    "CR": lambda text: text.replace("\n", "\r").encode(),
    "byte-order mark": lambda text: text.encode("utf-8-sig"),
    "UTF-16": lambda text: text.encode("utf-16"),
    "UTF-16, big end first": lambda text: b"\xfe\xff" + text.encode("utf-16-be"),
    "UTF-16 with CR LF": lambda text: text.replace("\n", "\r\n").encode("utf-16"),
    "gzip": lambda text: gzip.compress(text.encode()),
    "bzip2": lambda text: bz2.compress(text.encode()),
    "xz": lambda text: lzma.compress(text.encode(), preset=0),
    "blanks at line ends": lambda text: text.replace("\n", " \n").encode(),
    "empty lines before": lambda text: b"\n\n" + text.encode(),
    "empty lines after": lambda text: text.encode() + b"\n\n\n",
    "no last line end": lambda text: text.rstrip("\n").encode(),
}
"""Changes that leave every hand as it is."""


def check_equivalent_texts(sample: Sample, folder: Path) -> Iterator[str]:
    """Yield a message for each equivalent text that is read as different hands."""
    expected_contents = [_hand_content(hand) for hand in sample.hands]
    for name, transform_text in EQUIVALENT_TRANSFORMS.items():
        file = folder / f"hands{sample.suffix}"
        file.write_bytes(transform_text(sample.text))
        try:
            contents = [_hand_content(hand) for hand in read_hands(file)]
        except BadNotation as error:
            yield f"{sample.name}, {name}: {error}"
            continue
        if contents != expected_contents:
            wrong_content = next(
                (
                    content
                    for content, expected_content in zip(contents, expected_contents, strict=False)
                    if content != expected_content
                ),
                None,
            )
            counts_text = f"{len(contents)} of {len(expected_contents)} hands"
            yield f"{sample.name}, {name}: {counts_text}; {wrong_content}"[:400]


def _hand_content(hand: ParsedHand) -> tuple[object, ...]:
    return hand.players, hand.log, hand.scale, hand.final_stacks, hand.about, hand.problems


# Damage -----------------------------------------------------------------------------------------


def damage_text(text: str, rng: random.Random) -> str:
    """Return the text with one to three random kinds of damage."""
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(_DAMAGE_FUNCTIONS)(text, rng) or text
    return text


def _cut_end(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text))]


def _cut_beginning(text: str, rng: random.Random) -> str:
    return text[rng.randrange(len(text)) :]


def _remove_line(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return "".join(lines)


def _repeat_line(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    index = rng.randrange(len(lines))
    return "".join([*lines[:index], lines[index], *lines[index:]])


def _move_line(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines)), lines.pop(rng.randrange(len(lines))))
    return "".join(lines)


def _replace_digit(text: str, rng: random.Random) -> str:
    indices = [index for index, character in enumerate(text) if character.isdigit()]
    if not indices:
        return text
    index = rng.choice(indices)
    return text[:index] + rng.choice("0123456789") + text[index + 1 :]


def _replace_character(text: str, rng: random.Random) -> str:
    index = rng.randrange(len(text))
    characters = "\0\t\n\r ()[]{}<>\"'`:;,.$€£#*/\\-+=&%@é\xa0\u2028\ufeff٣½²😀\ud800"
    return text[:index] + rng.choice(characters) + text[index + rng.randint(0, 1) :]


def _replace_word(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice(
        (*("0", "-1", "1e9", "NaN", "inf", "99999999999999999999", "0.001", "1 234,50", "As", "Zz"),
         *("folds", "raises", "all-in", "null", "[As As]", "[]", "", rng.choice(words)))
    )  # fmt: skip
    return " ".join(words)


def _remove_character(text: str, rng: random.Random) -> str:
    index = rng.randrange(len(text))
    return text[:index] + text[index + rng.randint(1, 4) :]


_DAMAGE_FUNCTIONS: Final = (
    *(
        _cut_end,
        _cut_beginning,
        _remove_line,
        _remove_line,
        _repeat_line,
        _move_line,
        _replace_digit,
    ),
    *(_replace_digit, _replace_character, _replace_character, _replace_word, _remove_character),
)


def check_damaged(sample: Sample, seed: int, folder: Path) -> Counter[str]:
    """Read the sample damaged by this seed, and check each hand; return the outcomes."""
    rng = random.Random(f"{sample.name} {seed}")
    text = damage_text(sample.text, rng)
    outcomes: Counter[str] = Counter()
    signal.alarm(TIMEOUT_SECONDS)
    try:
        hands = _read_text_or_file(text, rng, folder / f"damaged{sample.suffix}")
        for hand in hands:
            outcomes[check_hand(hand)] += 1
    except BadNotation:
        outcomes["file refused"] += 1
    finally:
        signal.alarm(0)
    return outcomes


def _read_text_or_file(text: str, rng: random.Random, file: Path) -> list[ParsedHand]:
    """Read a text, as it is or from a file in some encoding."""
    reading_mode = rng.randrange(4)
    if reading_mode == 0:
        return parse_hands(text, name=file.name)
    encoding = ("utf-8", "cp1252", "utf-16")[reading_mode - 1]
    file.write_bytes(text.encode(encoding, "replace"))
    return list(read_hands(file, repair=rng.randrange(8) == 0))


def check_hand(hand: ParsedHand) -> str:
    """Check a hand: it is refused for a reason in words, or legal, and has lost no chips."""
    assert all(hand.problems), "a refusal without words"
    if hand.faults:
        return "refused"
    shown_hand_history = HandHistory(hand)
    state = shown_hand_history.state
    assert state is not None, "a hand without facts and faults"
    is_irregular = any("only opponent" in note or "nobody can call" in note for note in hand.notes)
    assert is_irregular or not (findings := audit(hand.log)), str(findings[0])
    assert state.has_ended, "a hand without an end"
    total_before = sum(state.starting_stacks) + state.carried_chips
    assert min(state.stacks) >= 0, "a negative stack"
    assert hand.payments or min(hand.final_stacks, default=0) >= 0, "a negative stack at the end"
    paid_chips = sum(payment.chips for payment in hand.payments)
    if hand.final_stacks:
        net_chip_change = sum(state.stacks) - sum(state.starting_stacks)
        expected_total = sum(state.starting_stacks) + net_chip_change - sum(hand.raked) + paid_chips
        assert sum(hand.final_stacks) == expected_total, (
            f"chips lost: {hand.final_stacks}, {total_before}"
        )
    assert len(shown_hand_history.players) == state.players, "players share a name"
    repr(shown_hand_history)
    return "exact" if hand.exact else "repaired"


def _raise_timeout(_signal: int, _frame: object) -> None:
    raise TimeoutError(f"the file has not been read in {TIMEOUT_SECONDS} seconds")


def main() -> None:
    """Read damaged files until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tries", type=int, default=0, help="damaged texts of each sample")
    parser.add_argument("--only", default="", help="part of a sample's name")
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--go-on", action="store_true", help="print failures, and continue")
    options = parser.parse_args()
    signal.signal(signal.SIGALRM, _raise_timeout)
    samples = [sample for sample in all_samples() if options.only in sample.name]
    end_time = time.monotonic() + 60 * options.minutes
    outcomes: Counter[str] = Counter()
    failures: list[str] = []
    with TemporaryDirectory() as name:
        folder = Path(name)
        for sample in samples:
            failures += check_equivalent_texts(sample, folder)
        seed = options.first
        while (
            (seed - options.first < options.tries) if options.tries else time.monotonic() < end_time
        ):
            for sample in samples:
                try:
                    outcomes += check_damaged(sample, seed, folder)
                except Exception as error:
                    failures.append(f"{sample.name}, seed {seed}: {error!r}")
                    if not options.go_on:
                        raise
            seed += 1
    print(f"{len(samples)} samples, {seed - options.first} times damaged: {dict(outcomes)}")
    print("\n".join(failures))
    raise SystemExit(bool(failures))


if __name__ == "__main__":
    main()
