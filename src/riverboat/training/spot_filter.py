"""Filters of training spots: street, position, pot type, board texture, betting line and depth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from riverboat.hands.hand_figures import positions
from riverboat.review import Leak
from riverboat.training.training_errors import BadTraining
from riverboat.words.refusals import training as w
from riverboat.words.reviews import ReviewLine

PotType: TypeAlias = Literal["limped", "single-raised", "3-bet", "4-bet"]
TrainedStreet: TypeAlias = Literal["flop", "turn", "river"]

POT_TYPES: Final[tuple[PotType, ...]] = get_args(PotType)
"""Pot types by the number of raises before the flop; the last one has three and more."""
TRAINED_STREETS: Final[tuple[TrainedStreet, ...]] = get_args(TrainedStreet)
"""Streets with spots: flops come from a library, the others are solved while a player waits."""
TEXTURE_WORDS: Final = ("monotone", "two-tone", "rainbow", "paired", "trips", "unpaired")
_POSSIBLE_TEXTURES: Final = (
    *("monotone", "two-tone", "rainbow"),
    *("two-tone paired", "rainbow paired", "rainbow trips"),
)
LINES: Final[tuple[ReviewLine, ...]] = get_args(ReviewLine)
MIN_DEPTH: Final = 10
MAX_DEPTH: Final = 400
MAX_PLAYERS: Final = 6


class SpotFilter(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A filter of training spots; a field of ``None`` accepts any value."""

    street: str | None = None
    """``flop``, ``turn`` or ``river``."""
    position: str | None = None
    """Position of the trained player: ``BTN``, ``SB``, ``BB``, ``UTG``, ``HJ``, ``CO``."""
    pot_type: str | None = None
    """``limped``, ``single-raised``, ``3-bet`` or ``4-bet``."""
    texture: str | None = None
    """Words of the flop's texture: ``two-tone``, ``rainbow paired``, ``unpaired``."""
    line: str | None = None
    """Earlier betting on the street: ``unopened``, ``checked to``, ``facing a bet`` ..."""
    depth: int = 100
    """Stacks in big blinds."""
    players: int = 6

    def check(self) -> SpotFilter:
        """Return the filter; :class:`BadTraining` names a value that does not exist."""
        _check_choice("street", self.street, TRAINED_STREETS)
        _check_choice("pot_type", self.pot_type, POT_TYPES)
        _check_choice("line", self.line, LINES)
        _check_bounds("players", self.players, 2, MAX_PLAYERS)
        _check_bounds("depth", self.depth, MIN_DEPTH, MAX_DEPTH)
        _check_choice("position", self.position, positions(self.players, self.players - 1))
        _check_choice("texture", self.texture, (self.texture or "",))
        for word in (self.texture or "").split():
            _check_choice("texture", word, TEXTURE_WORDS)
        if not any(self.accepts_texture(texture) for texture in _POSSIBLE_TEXTURES):
            raise BadTraining(
                w.NoSuchFilterValue("texture", repr(self.texture), _POSSIBLE_TEXTURES)
            )
        return self

    def accepts_texture(self, texture: str) -> bool:
        """Return True if a flop's texture has all words of the filter.

        >>> SpotFilter(texture="two-tone").accepts_texture("two-tone paired")
        True
        >>> SpotFilter(texture="two-tone unpaired").accepts_texture("two-tone paired")
        False
        """
        texture_words = set(texture.split())
        texture_words |= set() if texture_words & {"paired", "trips"} else {"unpaired"}
        return set((self.texture or "").split()) <= texture_words

    def accepts(self, spot: SpotFilter) -> bool:
        """Return True if a spot passes the filter.

        The fields of *spot* are the values of the spot, and none of them is ``None``.
        """
        field_names = ("street", "position", "pot_type", "line")
        return (
            all(getattr(self, name) in (None, getattr(spot, name)) for name in field_names)
            and self.accepts_texture(spot.texture or "")
            and (self.depth, self.players) == (spot.depth, spot.players)
        )


def leak_filter(base_filter: SpotFilter, leak: Leak) -> SpotFilter | None:
    """Return a filter for spots of a leak; ``None`` if no spot of *base_filter* shows that leak."""
    field_values: dict[str, str] = {}
    match leak.kind:
        case "street":
            field_values["street"] = leak.group
        case "position":
            field_values["position"] = leak.group
        case "line":
            field_values["street"], field_values["line"] = leak.group, leak.line or ""
        case "texture":
            texture_words = leak.group.split()
            field_values["texture"] = " ".join(
                texture_words if len(texture_words) > 1 else [*texture_words, "unpaired"]
            )
    for name, value in field_values.items():
        if getattr(base_filter, name) not in (None, value):
            return None
    try:
        return replace(base_filter, **field_values).check()
    except BadTraining:
        return None


def _check_choice(name: w.FilterName, value: object, choices: Sequence[str]) -> None:
    if value is not None and not isinstance(value, str):
        raise TypeError(f"{name}: a text is expected, not {value!r}")
    if value is not None and value not in choices:
        raise BadTraining(w.NoSuchFilterValue(name, repr(value), tuple(choices)))


def _check_bounds(name: w.FilterName, value: object, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name}: a whole number is expected, not {value!r}")
    if not low <= value <= high:
        raise BadTraining(w.FilterOutOfBounds(name, value, low, high))
