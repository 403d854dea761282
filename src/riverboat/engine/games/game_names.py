"""Games by the words on the table sign: ``no-limit hold'em 100/200``.

A name has the structure, the variant, the sizes, and then further options such as an ante.
Omitted parts have their usual values, and ``game_spelling`` reads other names: ``plo``,
``nlhe 2/5``, ``stud8``. In full::

    no-limit hold'em 1/2 ante 1
    pot-limit omaha 5/5/10 unit 5
    limit hold'em 4/8                 the two bets; blinds 2/4 unless said otherwise (GAME-16)
    limit hold'em 4/8 blinds 1/3
    spread-limit hold'em 1-5 1-10 blinds 1/2
    no-limit hold'em 1/2 cap 60
    limit kuhn 1/1 no blinds ante 1
    no-limit short deck ante 5 button 5        every player antes, and the button posts a blind
    no-limit hold'em ante 5 bomb 2 boards
    no-limit hold'em 1/2 bb ante 2 straddle 4  the big blind antes for all; under the gun straddles
    limit razz 30/60 ante 5 bring-in 10        stud is named by its bets, in every structure
    limit five-card draw 2/4 no blinds ante 1 jacks or better

Chips are whole: with a fraction among the sizes, ``0.5/1``, all are counted in cents,
50/100.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from decimal import Decimal
from functools import lru_cache
from typing import Final, Literal

from msgspec import UNSET

from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.game import Game, Stakes, Variant, default_blinds
from riverboat.engine.games.game_defaults import (
    DEFAULT_MIX_STAKES,
    default_ante,
    default_bring_in,
    default_rules,
    default_stakes,
    default_structure,
)
from riverboat.engine.games.game_spelling import (
    ParsedGameName,
    build_misspelling_error,
    parse_spelling,
)
from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.games.rotation import Rotation, build_rotation
from riverboat.engine.games.structure import (
    CapLimit,
    FixedLimit,
    NoLimit,
    PotLimit,
    SpreadLimit,
    Structure,
)
from riverboat.engine.games.variants import VARIANTS
from riverboat.words import Refusal
from riverboat.words.argument_checks import require_text
from riverboat.words.refusals import game_notation as w

MAX_SIZE = 10**9
"""The largest bet, blind or ante of a game; a larger number must be a typing error."""

_SIZE_LIST_PATTERN = r"\d+(?:/\d+)*"


def parse_game(text: str, rules: HouseRules | None = None) -> Game:
    """Parse the game named by *text*, in any common spelling, under these house rules.

    Omitted parts have their defaults; but stud with its bets stated has only the stated ante and
    bring-in, so that a game's own name parses back. ``read_game`` is for user input.

    >>> parse_game("limit hold'em 4/8").stakes.blinds
    (2, 4)
    >>> print(parse_game("plo").name)
    pot-limit omaha 1/2
    >>> parse_game("no-limit hold'em 1/2 wild")
    Traceback (most recent call last):
    riverboat.engine.commands.engine_errors.BadGame: can’t read 'wild' in \
"no-limit hold'em 1/2 wild"
    """
    return _parse_game_cached(require_text("text", text, "nlhe 1/2"), rules)


@lru_cache(maxsize=256)
def _parse_game_cached(text: str, rules: HouseRules | None) -> Game:
    """Return the game of a text from a cache, so that tables share one game and compiled form."""
    parsed_name = parse_spelling(text)
    if parsed_name.is_mix:
        raise BadGame(w.OneGameExpected(parsed_name.name), option="game")
    return _build_game(text, parsed_name, rules)


def read_game(text: str, rules: HouseRules | None = None) -> Game | Rotation:
    """Parse a game or a mix from free text, with defaults for the omitted parts.

    >>> print(read_game("razz 30/60").name)
    limit razz 30/60 ante 6 bring-in 9
    >>> print(read_game("HORSE").name)
    horse 4/8
    """
    parsed_name = parse_spelling(require_text("text", text, "nlhe 1/2"))
    if parsed_name.is_mix:
        return _build_mix(text, parsed_name, rules)
    parsed_name = parsed_name._replace(
        remaining_words=_convert_to_whole_chips(text, parsed_name.remaining_words)
    )
    if VARIANTS[parsed_name.name].has_upcards and re.search(r"\d", parsed_name.remaining_words):
        parsed_name = parsed_name._replace(
            remaining_words=_add_stud_defaults(parsed_name.remaining_words)
        )
    return _build_game(text, parsed_name, rules)


def build_unambiguous_name(game: Game) -> str:
    """Return a name that ``read_game`` parses back: for stud, it includes a bring-in of zero.

    >>> build_unambiguous_name(parse_game("limit razz 4/8 ante 1"))
    'limit razz 4/8 ante 1 bring-in 0'
    """
    if not game.variant.has_upcards:
        return game.name
    full_name = game.name if game.stakes.ante else f"{game.name} ante 0"
    return full_name if game.stakes.bring_in else f"{full_name} bring-in 0"


def _add_stud_defaults(stakes_text: str) -> str:
    """Add stud's default ante and bring-in after its bets, where omitted."""
    match = re.match(r"\d+", stakes_text)
    if match is None or "blinds" in stakes_text:
        return stakes_text
    small_bet = _parse_chips(match[0])
    ante_text = "" if "ante" in stakes_text else f" ante {default_ante(small_bet)}"
    bring_in_text = "" if "bring-in" in stakes_text else f" bring-in {default_bring_in(small_bet)}"
    return stakes_text + ante_text + bring_in_text


_MIX_PATTERN = re.compile(
    r"(\d+)/(\d+)(?: ante (\d+))?(?: bring-in (\d+))?(?: blinds (\d+(?:/\d+)*))?"
)


def _build_mix(text: str, parsed_name: ParsedGameName, rules: HouseRules | None) -> Rotation:
    stakes_text = _convert_to_whole_chips(text, parsed_name.remaining_words)
    if parsed_name.structure:
        refusal = w.StakesForMixUnreadable(repr(text), parsed_name.name, parsed_name.structure)
        raise BadGame(refusal, option="game")
    match = _MIX_PATTERN.fullmatch(stakes_text or DEFAULT_MIX_STAKES)
    if match is None:
        raise _build_bad_stakes_error(
            w.MixStakesInvalid(parsed_name.name, DEFAULT_MIX_STAKES, repr(text))
        )
    amounts = [None if size is None else _parse_chips(size) for size in match.groups()[:4]]
    blinds = tuple(map(_parse_chips, match[5].split("/"))) if match[5] else ()
    small_bet, big_bet = amounts[0] or 0, amounts[1] or 0
    _refuse_invalid_sizes(text, (small_bet, big_bet), blinds, [size or 0 for size in amounts[2:]])
    stud_options = {"ante": amounts[2] or 0, "bring_in": amounts[3] or 0}
    return build_rotation(
        parsed_name.name, small_bet, big_bet, **stud_options, blinds=blinds, rules=rules
    )


def _build_game(text: str, parsed_name: ParsedGameName, rules: HouseRules | None) -> Game:
    variant = VARIANTS[parsed_name.name]
    structure = parsed_name.structure or default_structure(variant)
    stakes_text = _convert_to_whole_chips(text, parsed_name.remaining_words)
    if not re.search(r"\d", stakes_text) and "no blinds" not in stakes_text:
        stakes_text = f"{default_stakes(variant, structure)} {stakes_text}".strip()
    return _GameNameParser(text, structure, variant, stakes_text).parse(
        rules or default_rules(variant)
    )


def chips_per_unit(text: str) -> int:
    """Return the number of chips in one unit of a game's name: 100 if the name has decimal sizes.

    >>> chips_per_unit("nlhe 0.5/1"), chips_per_unit("nlhe 1/2")
    (100, 1)
    """
    return 100 if _DECIMAL_PATTERN.search(parse_spelling(text).remaining_words) else 1


def _convert_to_whole_chips(text: str, stakes_text: str) -> str:
    """Convert the sizes to whole chips: with fractions, all are counted in cents.

    >>> _convert_to_whole_chips("nlhe 0.5/1 ante .25", "0.5/1 ante .25 2 boards")
    '50/100 ante 25 2 boards'
    """
    if not _DECIMAL_PATTERN.search(stakes_text):
        return stakes_text
    return _SIZE_PATTERN.sub(lambda size_match: _convert_to_cents(text, size_match[0]), stakes_text)


_DECIMAL_PATTERN: Final = re.compile(r"\d[.,]\d|(?:^|[\s/])[.,]\d")
_SIZE_PATTERN: Final = re.compile(r"(?<![\w.,])(?:\d+[.,]?\d*|[.,]\d+)(?![\w.,]| boards)")
"""An amount in a game's name: any number except the number of boards."""


def _convert_to_cents(text: str, size_text: str) -> str:
    cents = Decimal(size_text.replace(",", ".")) * 100
    if cents != int(cents):
        raise _build_bad_stakes_error(w.WholeChipsExpected(repr(text), "50/100"))
    return str(int(cents))


def _parse_chips(digits: str) -> int:
    """Parse a number; truncate one that is far too long, so that it is refused."""
    return int(digits.lstrip("0")[: len(str(MAX_SIZE)) + 1] or 0)


def _refuse_invalid_sizes(
    text: str, bets: tuple[int, ...], blinds: tuple[int, ...], other_sizes: Iterable[int] = ()
) -> None:
    """Refuse invalid blinds and bets: zero, in the wrong order, or too large."""
    if max((*bets, *blinds, *other_sizes), default=0) > MAX_SIZE:
        raise _build_bad_stakes_error(w.StakesTooLarge(repr(text[:100]), f"{MAX_SIZE:,}"))
    size_kind: Literal["blinds", "bets"]
    for size_kind, sizes in (("blinds", blinds), ("bets", bets)):
        if sizes and (0 in sizes or list(sizes) != sorted(sizes)):
            nonzero_sizes = [size for size in sorted(sizes) if size] or [1]
            corrected_sizes = (
                nonzero_sizes
                if len(nonzero_sizes) == len(sizes)
                else (nonzero_sizes[0], 2 * nonzero_sizes[0])
            )
            raise _build_bad_stakes_error(
                w.BetSizesUnsorted(repr(text), size_kind, _build_size_list_phrase(*corrected_sizes))
            )


def _build_size_list_phrase(size: int, *other_sizes: int) -> w.LastBetSizeText | w.BetSizesText:
    return (
        w.BetSizesText(size, _build_size_list_phrase(*other_sizes))
        if other_sizes
        else w.LastBetSizeText(size)
    )


class _GameNameParser:
    """A parser of the words after the variant, one phrase at a time."""

    def __init__(self, text: str, structure: str, variant: Variant, stakes_text: str) -> None:
        self.text, self.structure, self.variant, self.unparsed_text = (
            text,
            structure,
            variant,
            stakes_text,
        )

    def parse(self, rules: HouseRules) -> Game:
        bet_sizes = self._pop_numbers(rf"^({_SIZE_LIST_PATTERN})(?=\s|$)")
        ranges = self._pop_ranges()
        big_blind_ante = self._pop_number(r"bb ante (\d+)")
        straddle = self._pop_number(r"straddle (\d+)")
        ante = self._pop_number(r"ante (\d+)")
        button_blind = self._pop_number(r"button (\d+)")
        bring_in = self._pop_number(r"bring-in (\d+)")
        openers = self._pop_match(r"(jacks|queens|kings|aces) or better") or ""
        betting_unit = self._pop_number(r"unit (\d+)", 1)
        chip = self._pop_number(r"chip (\d+)", 1)
        cap = self._pop_number(r"cap (\d+)")
        min_bets = self._pop_numbers(rf"min ({_SIZE_LIST_PATTERN})")
        board_count = self._pop_number(r"(\d) boards", 1)
        blinds = self._pop_numbers(rf"blinds ({_SIZE_LIST_PATTERN})")
        has_no_blinds = self._pop_match(r"(no blinds)") is not None
        if button_blind and not blinds and (self.structure == "limit" or not bet_sizes):
            has_no_blinds = True
        is_bomb_pot = self._pop_match(r"(bomb)(?: pot)?") is not None
        self.has_big_blind_ante = self._pop_match(r"(bb ante)") is not None
        self.has_straddle = self._pop_match(r"(straddle)") is not None
        if self.unparsed_text.strip():
            raise build_misspelling_error(self.text) or BadGame(
                w.SignUnreadable(repr(self.unparsed_text.strip()), repr(self.text)), option="game"
            )
        structure = self._build_structure(ranges, cap)
        if self.variant.has_upcards:
            small_bet, big_bet = self._parse_stud_bets(bet_sizes, ranges)
            has_no_blinds = not blinds
        else:
            small_bet, big_bet, blinds = self._parse_bets(bet_sizes, blinds, ranges, min_bets, ante)
        if has_no_blinds or not any(blinds):
            blinds = ()
        if self.has_big_blind_ante:
            big_blind_ante = max(blinds, default=0)
        if self.has_straddle:
            straddle = 2 * max(blinds, default=0)
        max_bets = [max_bet for _, max_bet in ranges]
        other_sizes = (
            ante,
            button_blind,
            bring_in,
            betting_unit,
            chip,
            cap,
            big_blind_ante,
            straddle,
            *max_bets,
        )
        _refuse_invalid_sizes(self.text, (small_bet, big_bet), blinds, other_sizes)
        stakes = Stakes(
            blinds,
            small_bet,
            big_bet,
            ante,
            betting_unit,
            chip,
            button_blind,
            bring_in,
            big_blind_ante or UNSET,
            straddle or UNSET,
        )
        game_arguments = (self.variant, structure, stakes, rules, board_count, is_bomb_pot)
        return Game(*game_arguments, openers=openers)  # type: ignore[arg-type]

    def _build_structure(self, ranges: tuple[tuple[int, int], ...], cap: int) -> Structure:
        builder_by_name: dict[str, Callable[[], Structure]] = {
            "no-limit": NoLimit,
            "pot-limit": PotLimit,
            "limit": FixedLimit,
        }
        if ranges and self.structure != "spread-limit":
            raise _build_bad_stakes_error(w.SpreadRangeInOtherLimit(repr(self.text)))
        if self.structure == "spread-limit":
            return SpreadLimit(ranges)
        structure = builder_by_name[self.structure]()
        if not cap:
            return structure
        if isinstance(structure, (NoLimit, PotLimit)):
            return CapLimit(cap, structure)
        raise _build_bad_stakes_error(w.CapNeedsBigBet(repr(self.text)))

    def _parse_stud_bets(
        self, bet_sizes: tuple[int, ...], ranges: tuple[tuple[int, int], ...]
    ) -> tuple[int, int]:
        """Parse the small and the big bet of a game without blinds."""
        if ranges:
            return ranges[0][0], ranges[0][0]
        if not bet_sizes:
            raise _build_bad_stakes_error(w.StudBetsMissing(repr(self.text)))
        return bet_sizes[0], bet_sizes[-1]

    def _parse_bets(
        self,
        bet_sizes: tuple[int, ...],
        blinds: tuple[int, ...],
        ranges: tuple[tuple[int, int], ...],
        min_bets: tuple[int, ...],
        ante: int,
    ) -> tuple[int, int, tuple[int, ...]]:
        if self.structure == "limit":
            if len(bet_sizes) != 2:
                raise _build_bad_stakes_error(w.LimitBetsMissing(repr(self.text)))
            small_bet, big_bet = bet_sizes
            return small_bet, big_bet, blinds or default_blinds(small_bet)
        if self.structure == "spread-limit":
            if not (blinds or bet_sizes or ante):
                raise _build_bad_stakes_error(w.SpreadBlindsMissing(repr(self.text)))
            return ranges[0][0], ranges[0][0], blinds or bet_sizes
        blinds = bet_sizes or blinds
        small_bet = min_bets[0] if min_bets else max(blinds, default=ante)
        if not small_bet:
            raise _build_bad_stakes_error(w.BlindsMissing(repr(self.text)))
        return small_bet, min_bets[-1] if min_bets else small_bet, blinds

    def _pop_ranges(self) -> tuple[tuple[int, int], ...]:
        ranges = []
        while range_text := self._pop_match(r"^(\d+-\d+)(?=\s|$)"):
            low, high = range_text.split("-")
            ranges.append((_parse_chips(low), _parse_chips(high)))
        return tuple(ranges)

    def _pop_numbers(self, pattern: str) -> tuple[int, ...]:
        text = self._pop_match(pattern)
        return tuple(map(_parse_chips, text.split("/"))) if text else ()

    def _pop_number(self, pattern: str, default: int = 0) -> int:
        text = self._pop_match(pattern)
        return _parse_chips(text) if text else default

    def _pop_match(self, pattern: str) -> str | None:
        """Cut the first match out of the remaining words, and return its group."""
        match = re.search(pattern, self.unparsed_text)
        if match is None:
            return None
        self.unparsed_text = " ".join(
            (self.unparsed_text[: match.start()] + self.unparsed_text[match.end() :]).split()
        )
        return match.group(1)


def _build_bad_stakes_error(reason: Refusal) -> BadGame:
    """Return the error for invalid stakes of a game, with the refusal as its reason."""
    return BadGame(reason, option="stakes")
