"""Parser of a player's entries at their turn, and the bet sizes offered to them.

The parser does not validate: an illegal size becomes a command, and the engine explains the error.
"""

from __future__ import annotations

import re
from typing import Final

from riverboat.bots import DecisionPoint
from riverboat.cards import parse_card
from riverboat.engine import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    STAND_PAT,
    AllIn,
    AnyCommand,
    ChallengeOverbet,
    Declare,
    Discard,
    HandState,
    Muck,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    Side,
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
    pot_info,
)
from riverboat.engine.games.structure import is_pot_limit
from riverboat.words import terminal as t


class InvalidEntry(ValueError):
    """The entry names no action; the phrase explains the valid ones."""

    def __init__(self, phrase: t.InvalidInputReason) -> None:
        super().__init__(phrase)
        self.phrase = phrase


def parse_action_entry(text: str, hand: HandState, turn: DecisionPoint, seat: int) -> AnyCommand:
    """Parse an entry into a command.

    ``f``, ``c``, ``k``, ``b``, ``r 12``, ``12``, ``3bb``, ``1/2``, ``min``, ``p`` and ``a`` at the
    player's turn; ``d 1 3``, ``d Ks 2d`` and ``s`` at the draw; ``s`` and ``m`` at the showdown;
    ``hi``, ``lo`` and ``both`` to declare; a number when asked how often to run it.
    """
    entry = text.lower()
    entry = entry.replace(",", " ") if isinstance(turn, ToDraw) else _remove_commas(entry)
    entry_words = " ".join(entry.split())
    match turn:
        case ToAct():
            return _parse_action(entry_words, hand, turn)
        case ToDraw():
            return _parse_discard(entry_words, hand, turn)
        case ToDeclare():
            if side := _SIDE_BY_ENTRY.get(entry_words.removeprefix("declare ")):
                return Declare(seat, side)
            raise InvalidEntry(t.DeclarationInputInvalid(text))
        case ToShow():
            if entry_words in ("s", "show"):
                return Show(seat)
            if entry_words in ("m", "muck"):
                return Muck(seat)
            raise InvalidEntry(t.ShowInputInvalid(text))
        case ToChoose():
            if match := _RUN_PATTERN.fullmatch(entry_words):
                return RunIt(seat, _RUN_COUNT_BY_WORD.get(match[1]) or int(match[1]))
            raise InvalidEntry(t.RunCountInputInvalid(text, turn.max_runs))


def _remove_commas(text: str) -> str:
    """Remove commas that separate thousands: *1,5* does not become 15."""
    text = _THOUSANDS_PATTERN.sub(lambda match: match[0].replace(",", ""), text)
    return _WORD_COMMA_PATTERN.sub("", text)


_THOUSANDS_PATTERN: Final = re.compile(r"(?<![\d,])\d{1,3}(?:,\d{3})+(?!,?\d)")
_WORD_COMMA_PATTERN: Final = re.compile(r",(?!\d)|(?<!\d),")


def parse_int(digits: str) -> int:
    """Parse a number; raise ``InvalidEntry`` if it has more than fifteen digits."""
    significant_digits = digits.lstrip("0")
    if len(significant_digits) > _MAX_DIGITS:
        raise InvalidEntry(t.MoreDigitsThanChips(significant_digits[:_MAX_DIGITS], _MAX_DIGITS))
    return int(significant_digits or 0)


_MAX_DIGITS: Final = 15


_SIDE_BY_ENTRY: Final[dict[str, Side]] = {
    "hi": "high",
    "high": "high",
    "lo": "low",
    "low": "low",
    "b": "both",
    "both": "both",
}
_RUN_PATTERN: Final = re.compile(r"(?:run )?(?:it )?(\d{1,3}|once|twice|thrice)(?: times?)?")
_RUN_COUNT_BY_WORD: Final = {"once": 1, "twice": 2, "thrice": 3}
_RAISE_PATTERN: Final = re.compile(r"(?:(?:raise|bet|complete|r|b)(?: to)?(?: |$))?(.*)")


def _parse_action(entry: str, hand: HandState, to_act: ToAct) -> AnyCommand:
    match entry:
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
        case "b" | "bring in" | "bring it in" if to_act.is_bring_in:
            return BRING_IN
    match = _RAISE_PATTERN.fullmatch(entry)
    assert match is not None, "the pattern matches any text"
    size_text = match[1]
    if size_text in ("p", "pot"):
        return (
            RaisePot()
            if is_pot_limit(hand.game.structure)
            else _build_pot_fraction_raise(hand, to_act, 1, 1)
        )
    if size_text in ("a", "all in", "all-in"):
        return AllIn()
    return RaiseTo(_parse_total(size_text, entry, hand, to_act))


def _parse_total(size_text: str, entry: str, hand: HandState, to_act: ToAct) -> int:
    legal_totals = to_act.raise_to
    if not size_text and legal_totals and legal_totals.min == legal_totals.max:
        return legal_totals.min
    if not size_text:
        raise InvalidEntry(t.RaiseTotalMissing(entry, legal_totals.offer if legal_totals else None))
    if size_text.isdecimal():
        return parse_int(size_text)
    if size_text in ("min", "max") and legal_totals:
        return legal_totals.min if size_text == "min" else legal_totals.max
    if match := re.fullmatch(
        r"(\d{1,6})/([1-9]\d{0,5})(?: pot)?", _FRACTION_BY_WORD.get(size_text, size_text)
    ):
        return _build_pot_fraction_raise(hand, to_act, int(match[1]), int(match[2])).to
    if match := re.fullmatch(r"(\d{1,9}(?:[.,]\d{1,9})?) ?bbs?", size_text):
        return int(float(match[1].replace(",", ".")) * hand.game.stakes.big_blind)
    key_hints = "b, r" if to_act.is_bring_in else "f, c, k, r 12, a"
    raise InvalidEntry(t.NoActionHere(entry, key_hints, to_act.offer))


_FRACTION_BY_WORD: Final = {"half": "1/2", "½": "1/2", "⅔": "2/3", "half pot": "1/2", "⅓": "1/3"}


def _parse_discard(entry: str, hand: HandState, to_draw: ToDraw) -> Discard:
    """Parse the cards to discard, named or counted from the left."""
    if entry in ("s", "p", "pat", "stand", "stand pat"):
        return STAND_PAT
    match = _DISCARD_PATTERN.fullmatch(entry)
    assert match is not None, "the pattern matches any text"
    hole_cards = hand.holdings[to_draw.seat]
    cards = []
    for word in match[1].split():
        if not _CARDS_PATTERN.fullmatch(word):
            format_hint = t.CardsFormat() if to_draw.max_cards > 1 else t.OneCardFormat()
            raise InvalidEntry(
                t.CardNotHeld(word, format_hint, not to_draw.min_cards, to_draw.offer)
            )
        cards += [
            _find_held_card(card_text, hole_cards) for card_text in _CARD_PATTERN.findall(word)
        ]
    if not cards:
        raise InvalidEntry(t.DiscardQuestion(len(hole_cards), to_draw.offer))
    if len(set(cards)) < len(cards):
        raise InvalidEntry(t.DiscardRepeated())
    return Discard(tuple(cards))


_DISCARD_PATTERN: Final = re.compile(r"(?:(?:draw|discard|throw|d)(?: |(?=\d)|$))?(.*)")
_CARD_PATTERN: Final = re.compile(r"(?:10|[2-9tjqka])[cdhs♣♦♥♠]|\d")
_CARDS_PATTERN: Final = re.compile(rf"(?:{_CARD_PATTERN.pattern})+")


def _find_held_card(card_text: str, hole_cards: tuple[int, ...]) -> int:
    """Return the card that a word names: ``3`` is the third from the left."""
    if not card_text.isdecimal():
        return parse_card(card_text)
    if not 0 < int(card_text) <= len(hole_cards):
        raise InvalidEntry(t.NoCardNumber(card_text, len(hole_cards)))
    return hole_cards[int(card_text) - 1]


def _build_pot_fraction_raise(
    hand: HandState, to_act: ToAct, numerator: int, denominator: int
) -> RaiseTo:
    """Return a raise of a fraction of the pot after the call, or the nearest legal size."""
    total = hand.current_bet + (hand.pot + to_act.call) * numerator // denominator
    if to_act.raise_to is None:
        return RaiseTo(total)
    if to_act.only_min_or_max:
        return RaiseTo(to_act.low if total < to_act.high else to_act.high)
    if to_act.unit > 1 and total < to_act.all_in:
        total -= total % to_act.unit
    return RaiseTo(min(max(total, to_act.low), to_act.high))


def list_size_presets(hand: HandState, to_act: ToAct) -> list[tuple[str, str, int]]:
    """Return the sizes to offer, without duplicates: the entry, its label, and the total.

    Empty if only one size is legal, or only the minimum and the maximum, which the prompt names.
    """
    if to_act.low == to_act.high or to_act.only_min_or_max:
        return []
    size_presets = [
        ("min", "", to_act.low),
        ("1/2", "pot", _build_pot_fraction_raise(hand, to_act, 1, 2).to),
        ("2/3", "pot", _build_pot_fraction_raise(hand, to_act, 2, 3).to),
        ("p", "pot", _compute_pot_raise_total(hand, to_act)),
    ]
    if to_act.high == to_act.all_in:
        size_presets.append(("a", "all-in", to_act.all_in))
    # If several names give the same size, use the plainest: all-in before pot, min before 1/2.
    preset_by_total: dict[int, tuple[str, str, int]] = {}
    for size_preset in size_presets:
        if size_preset[2] not in preset_by_total or size_preset[0] == "a":
            preset_by_total[size_preset[2]] = size_preset
    return sorted(preset_by_total.values(), key=lambda size_preset: size_preset[2])


def _compute_pot_raise_total(hand: HandState, to_act: ToAct) -> int:
    """Return the total of a pot raise; in pot-limit the engine counts it by its house rules."""
    if is_pot_limit(hand.game.structure):
        return min(to_act.high, pot_info(hand, to_act.seat).raise_to)
    return _build_pot_fraction_raise(hand, to_act, 1, 1).to
