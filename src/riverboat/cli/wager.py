"""What a player types at his turn, read into a command; and the sizes that are offered to him.

Nothing is judged here: a size that is not legal becomes a command all the same, and the engine
says what is wrong with it.
"""

from __future__ import annotations

import re
from typing import Final

from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AllIn,
    AnyCommand,
    ChallengeOverbet,
    Hand,
    Muck,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToShow,
    pot_info,
)
from riverboat.engine.betting import is_pot_limit

Turn = ToAct | ToShow | ToChoose


class NotAnEntry(ValueError):
    """What was typed names no action; the message says what would."""


def read_entry(text: str, hand: Hand, turn: Turn, seat: int) -> AnyCommand:
    """The command that an entry means.

    ``f``, ``c``, ``k``, ``r 12``, ``12``, ``3bb``, ``1/2``, ``min``, ``p`` and ``a`` at one's
    turn to act; ``s`` and ``m`` at the showdown; a number when asked how often to run it.
    """
    words = " ".join(text.lower().replace(",", "").split())
    match turn:
        case ToAct():
            return _action(words, hand, turn)
        case ToShow():
            if words in ("s", "show"):
                return Show(seat)
            if words in ("m", "muck"):
                return Muck(seat)
            raise NotAnEntry(f"{text!r} is not an answer here: s to show, m to muck")
        case ToChoose():
            if found := _RUN.fullmatch(words):
                return RunIt(seat, _RUNS.get(found[1]) or int(found[1]))
            raise NotAnEntry(f"{text!r} is not an answer here: say 1 to {turn.most} times")


_RUN: Final = re.compile(r"(?:run )?(?:it )?(\d{1,3}|once|twice|thrice)(?: times?)?")
_RUNS: Final = {"once": 1, "twice": 2, "thrice": 3}
_RAISE: Final = re.compile(r"(?:(?:raise|bet|r|b)(?: to)?(?: |$))?(.*)")


def _action(words: str, hand: Hand, turn: ToAct) -> AnyCommand:
    match words:
        case "f" | "fold":
            return FOLD
        case "k" | "check" | "x":
            return CHECK
        case "c" | "call":
            return CALL
        case "a" | "all" | "all in" | "all-in" | "allin":
            return AllIn()
        case "challenge":
            return ChallengeOverbet()
    found = _RAISE.fullmatch(words)
    assert found is not None, "the pattern takes any words"
    size = found[1]
    if size in ("p", "pot"):
        return RaisePot() if is_pot_limit(hand.game.structure) else _offered(hand, turn, 1, 1)
    if size in ("a", "all in", "all-in"):
        return AllIn()
    return RaiseTo(_total(size, words, hand, turn))


def _total(size: str, words: str, hand: Hand, turn: ToAct) -> int:
    """The total that is meant by a size."""
    sizes = turn.raise_to
    if not size and sizes and sizes.min == sizes.max:
        return sizes.min
    if not size:
        raise NotAnEntry(f"{words} to how much?" + (f" {sizes} is legal" if sizes else ""))
    if size.isdecimal():
        return int(size)
    if size in ("min", "max") and sizes:
        return sizes.min if size == "min" else sizes.max
    if found := re.fullmatch(r"(\d+)/([1-9]\d*)(?: pot)?", _FRACTIONS.get(size, size)):
        return _offered(hand, turn, int(found[1]), int(found[2])).to
    if found := re.fullmatch(r"(\d+(?:\.\d+)?) ?bbs?", size):
        return int(float(found[1]) * big_blind(hand))
    raise NotAnEntry(
        f"{words!r} is no action here: say f, c, k, r 12, a or ? for help; legal now: {turn}"
    )


_FRACTIONS: Final = {"half": "1/2", "½": "1/2", "⅔": "2/3", "half pot": "1/2", "⅓": "1/3"}


def big_blind(hand: Hand) -> int:
    """What ``3bb`` is counted in: the big blind, or the least bet where there is none."""
    return max(hand.game.stakes.blinds, default=0) or hand.game.stakes.small_bet


def _offered(hand: Hand, turn: ToAct, part: int, of: int) -> RaiseTo:
    """A raise of a part of the pot after one's call, or the nearest that is legal."""
    to = hand.current_bet + (hand.pot + turn.call) * part // of
    if turn.raise_to is None:
        return RaiseTo(to)
    if turn.unit > 1 and to < turn.all_in:
        to -= to % turn.unit
    return RaiseTo(min(max(to, turn.low), turn.high))


def presets(hand: Hand, turn: ToAct) -> list[tuple[str, str, int]]:
    """Sizes worth offering, each once: what to type, what it is called, and the total.

    None where there is no choice of sizes.
    """
    if turn.low == turn.high:
        return []
    offers = [
        ("min", "", turn.low),
        ("1/2", "pot", _offered(hand, turn, 1, 2).to),
        ("2/3", "pot", _offered(hand, turn, 2, 3).to),
        ("p", "pot", _pot(hand, turn)),
    ]
    if turn.high == turn.all_in:
        offers.append(("a", "all-in", turn.all_in))
    # Where several come to the same, the plainest name stands: all-in before pot, min before 1/2.
    by_size: dict[int, tuple[str, str, int]] = {}
    for offer in offers:
        if offer[2] not in by_size or offer[0] == "a":
            by_size[offer[2]] = offer
    return sorted(by_size.values(), key=lambda offer: offer[2])


def _pot(hand: Hand, turn: ToAct) -> int:
    """The total of a pot raise; in pot-limit the engine counts it, with its own house rules."""
    if is_pot_limit(hand.game.structure):
        return min(turn.high, pot_info(hand, turn.seat).raise_to)
    return _offered(hand, turn, 1, 1).to
