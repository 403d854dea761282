"""Bet sizes of a player on each street: bets, raises and leads.

A size is a share of the pot after a call (``0.5`` or ``"50%"``), chips (``"90 chips"``, ``"90c"``),
a multiple of the bet that is raised (``"2.5x"``), ``"all-in"``, or ``"geometric"``: equal shares of
the pot on all remaining streets, the last of which is all-in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from numbers import Real
from typing import Final, TypeAlias

from riverboat.solve.postflop.spot_errors import BadSpot
from riverboat.words.refusals import spots as w

STREETS: Final = ("flop", "turn", "river")
MAX_SIZES: Final = 12
"""Maximum sizes of one decision."""


class SizeKind(Enum):
    """The unit of a bet size."""

    POT = "pot"
    CHIPS = "chips"
    MULTIPLE = "multiple"
    GEOMETRIC = "geometric"
    ALL_IN = "all-in"


@dataclass(frozen=True, slots=True)
class BetSize:
    """One bet size.

    ``amount`` is a share of the pot, chips, a multiple, or the number of streets of a geometric
    size; 0 stands for all remaining streets.
    """

    kind: SizeKind
    amount: float = 0.0

    def __str__(self) -> str:
        match self.kind:
            case SizeKind.POT:
                return f"{100 * self.amount:g}%"
            case SizeKind.CHIPS:
                return f"{self.amount:g}c"
            case SizeKind.MULTIPLE:
                return f"{self.amount:g}x"
            case SizeKind.GEOMETRIC:
                return f"geometric {self.amount:g}" if self.amount else "geometric"
            case SizeKind.ALL_IN:
                return "all-in"


SizeSpec: TypeAlias = float | str | BetSize | Iterable[float | str | BetSize]
"""One size or several; text may list them with commas."""
SizesByStreet: TypeAlias = SizeSpec | Mapping[str, SizeSpec]
"""The sizes of all streets, or of each by its name; streets without a name have none."""


@dataclass(frozen=True, slots=True)
class StreetSizes:
    """The parsed sizes of one player on one street."""

    bet: tuple[BetSize, ...]
    raise_: tuple[BetSize, ...]
    donk: tuple[BetSize, ...] | None
    """Sizes of donk bets, into the last aggressor; ``None`` for those of *bet*."""


class Sizes:
    """The bets, raises and leads that a tree offers to a player.

    Each is one size or several for all streets, or a mapping with the sizes of each street. *donk*
    are leads: bets of the first player into the aggressor of the street before. They default to
    those of *bet*, and ``()`` means no leads.

    >>> Sizes(bet="33%, 75%", raise_="3x, all-in")
    Sizes(bet='33%, 75%', raise_='3x, all-in')
    >>> Sizes(bet={"flop": 0.5, "river": ["geometric", "120 chips"]}, donk=())
    Sizes(bet={'flop': '50%', 'river': 'geometric, 120c'}, raise_='50%', donk='')
    """

    __slots__ = ("_sizes_by_street",)

    def __init__(
        self,
        bet: SizesByStreet = 0.5,
        raise_: SizesByStreet = 0.5,
        donk: SizesByStreet | None = None,
    ) -> None:
        bets, raises = _parse_sizes_by_street(bet), _parse_sizes_by_street(raise_)
        donks = None if donk is None else _parse_sizes_by_street(donk)
        if any(size.kind is SizeKind.MULTIPLE for sizes in bets for size in sizes):
            raise BadSpot(w.RaiseMultipleWithoutBet())
        self._sizes_by_street = tuple(
            StreetSizes(bets[street], raises[street], None if donks is None else donks[street])
            for street in range(len(STREETS))
        )

    def on_street(self, street: int) -> StreetSizes:
        """Return the sizes of a street by number, 0 for the flop."""
        return self._sizes_by_street[street]

    def with_bets(self, street: int, bets: Iterable[BetSize], raises: Iterable[BetSize]) -> Sizes:
        """Return a copy with further sizes on one street."""
        new_sizes = object.__new__(Sizes)
        street_sizes = self._sizes_by_street[street]
        donk = None if street_sizes.donk is None else (*street_sizes.donk, *bets)
        merged_sizes = StreetSizes(
            (*street_sizes.bet, *bets), (*street_sizes.raise_, *raises), donk
        )
        new_sizes._sizes_by_street = (
            *self._sizes_by_street[:street],
            merged_sizes,
            *self._sizes_by_street[street + 1 :],
        )
        return new_sizes

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sizes):
            return NotImplemented
        return self._sizes_by_street == other._sizes_by_street

    def __hash__(self) -> int:
        return hash(self._sizes_by_street)

    def __repr__(self) -> str:
        texts = self.texts()
        argument_texts = [f"bet={texts['bet']!r}", f"raise_={texts['raise']!r}"]
        argument_texts += [f"donk={texts['donk']!r}"] if "donk" in texts else []
        return f"Sizes({', '.join(argument_texts)})"

    def texts(self) -> dict[str, str | dict[str, str]]:
        """Return the sizes as text, by action and street: the form of a file.

        >>> Sizes(bet={"river": 1}, raise_=()).texts()
        {'bet': {'river': '100%'}, 'raise': ''}
        """
        texts_by_street: dict[str, str | dict[str, str]] = {
            "bet": _build_size_texts([street_sizes.bet for street_sizes in self._sizes_by_street]),
            "raise": _build_size_texts(
                [street_sizes.raise_ for street_sizes in self._sizes_by_street]
            ),
        }
        donks = [
            street_sizes.donk
            for street_sizes in self._sizes_by_street
            if street_sizes.donk is not None
        ]
        if donks:
            texts_by_street["donk"] = _build_size_texts(donks)
        return texts_by_street


def _build_size_texts(sizes_by_street: list[tuple[BetSize, ...]]) -> str | dict[str, str]:
    """Return one text if all streets have equal sizes, else a text for each street with sizes."""
    texts = [", ".join(map(str, sizes)) for sizes in sizes_by_street]
    if len(set(texts)) == 1:
        return texts[0]
    return {street: text for street, text in zip(STREETS, texts, strict=True) if text}


def _parse_sizes_by_street(sizes_by_street: SizesByStreet) -> list[tuple[BetSize, ...]]:
    if not isinstance(sizes_by_street, Mapping):
        return [parse_sizes(sizes_by_street)] * len(STREETS)
    for street_name in sizes_by_street:
        if street_name not in STREETS:
            raise BadSpot(w.NoSuchSpotStreet(repr(street_name), STREETS))
    return [parse_sizes(sizes_by_street.get(street, ())) for street in STREETS]


def parse_sizes(size_specs: SizeSpec) -> tuple[BetSize, ...]:
    """Return sizes given as numbers, text or a list of both; :class:`BadSpot` for others.

    >>> [str(size) for size in parse_sizes("33%, 90 chips, 2.5x, geometric 2, all-in")]
    ['33%', '90c', '2.5x', 'geometric 2', 'all-in']
    """
    if isinstance(size_specs, str):
        size_texts: list[float | str | BetSize] = [
            size_text for size_text in size_specs.split(",") if size_text.strip()
        ]
    elif isinstance(size_specs, int | float | BetSize):
        size_texts = [size_specs]
    elif isinstance(size_specs, Iterable):
        size_texts = list(size_specs)
    else:
        raise BadSpot(w.BetSizeTextInvalid(repr(size_specs)))
    sizes = tuple(dict.fromkeys(_parse_size(size_text) for size_text in size_texts))
    if len(sizes) > MAX_SIZES:
        raise BadSpot(w.TooManySizes(len(sizes), MAX_SIZES))
    return sizes


_SIZE_PATTERN: Final = re.compile(
    r"(?P<number>\d+\.?\d*|\.\d+)\s*(?P<unit>%|c|chips?|x)"
    r"|(?P<geometric>g|geo|geometric|e)\s*(?P<streets>[1-3])?"
    r"|(?P<all_in>a|all[\s-]*in|shove|jam)",
    re.IGNORECASE,
)
_MAX_POT_MULTIPLE: Final = 1000.0


def _parse_size(size_spec: object) -> BetSize:
    if isinstance(size_spec, BetSize):
        return size_spec
    if not isinstance(size_spec, str):
        if isinstance(size_spec, bool) or not isinstance(size_spec, Real):
            raise BadSpot(w.BetSizeTextInvalid(repr(size_spec)))
        return _check_size(BetSize(SizeKind.POT, float(size_spec)), repr(size_spec))
    match = _SIZE_PATTERN.fullmatch(size_spec.strip())
    if not match:
        raise BadSpot(w.BetSizeTextInvalid(repr(size_spec.strip())))
    if match["all_in"]:
        return BetSize(SizeKind.ALL_IN)
    if match["geometric"]:
        return BetSize(SizeKind.GEOMETRIC, float(match["streets"] or 0))
    amount, unit_text = float(match["number"]), match["unit"].lower()
    if unit_text == "%":
        return _check_size(BetSize(SizeKind.POT, amount / 100), size_spec)
    size_kind = SizeKind.MULTIPLE if unit_text == "x" else SizeKind.CHIPS
    return _check_size(BetSize(size_kind, amount), size_spec)


def _check_size(size: BetSize, size_spec: str) -> BetSize:
    if not (0 < size.amount <= (_MAX_POT_MULTIPLE if size.kind is not SizeKind.CHIPS else 1e12)):
        raise BadSpot(w.BetSizeTextInvalid(size_spec))
    return size
