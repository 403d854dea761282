"""Hand histories in PHH: the game, the stacks, the actions and the metadata."""

from __future__ import annotations

import datetime
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import KW_ONLY, dataclass, field, fields
from decimal import Decimal
from functools import partial
from itertools import chain
from math import inf
from tomllib import loads as loads_toml
from typing import Any, BinaryIO, ClassVar
from warnings import warn

from riverboat.compat.pokerkit import protocol_transcripts
from riverboat.compat.pokerkit.games import (
    FixedLimitBadugi,
    FixedLimitDeuceToSevenLowballTripleDraw,
    FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
    FixedLimitRazz,
    FixedLimitSevenCardStud,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    FixedLimitTexasHoldem,
    NoLimitDeuceToSevenLowballSingleDraw,
    NoLimitShortDeckHoldem,
    NoLimitTexasHoldem,
    Poker,
    PotLimitOmahaHoldem,
)
from riverboat.compat.pokerkit.operations import Automation, Mode
from riverboat.compat.pokerkit.phh_operations import iter_phh_lines, parse_action
from riverboat.compat.pokerkit.state import State
from riverboat.compat.pokerkit.utilities import divmod, parse_value, rake

_ONE_BET_FIELDS = ("blinds_or_straddles", "min_bet")
_TWO_BET_FIELDS = ("blinds_or_straddles", "small_bet", "big_bet")
_STUD_FIELDS = ("bring_in", "small_bet", "big_bet")
_GAME_BY_CODE: dict[str, tuple[type[Poker], tuple[str, ...]]] = {
    "FT": (FixedLimitTexasHoldem, _TWO_BET_FIELDS),
    "NT": (NoLimitTexasHoldem, _ONE_BET_FIELDS),
    "NS": (NoLimitShortDeckHoldem, _ONE_BET_FIELDS),
    "PO": (PotLimitOmahaHoldem, _ONE_BET_FIELDS),
    "FO/8": (FixedLimitOmahaHoldemHighLowSplitEightOrBetter, _TWO_BET_FIELDS),
    "F7S": (FixedLimitSevenCardStud, _STUD_FIELDS),
    "F7S/8": (FixedLimitSevenCardStudHighLowSplitEightOrBetter, _STUD_FIELDS),
    "FR": (FixedLimitRazz, _STUD_FIELDS),
    "N2L1D": (NoLimitDeuceToSevenLowballSingleDraw, _ONE_BET_FIELDS),
    "F2L3D": (FixedLimitDeuceToSevenLowballTripleDraw, _TWO_BET_FIELDS),
    "FB": (FixedLimitBadugi, _TWO_BET_FIELDS),
}
_NO_RAKE = partial(rake, percentage=0)
_ParsedHands = Generator["HandHistory", None, int]


@dataclass
class HandHistory(Iterable[State]):
    """A hand in the terms of PHH; an iteration plays the hand.

    The iteration yields one state object, which changes with each action.
    """

    game_types: ClassVar[dict[str, type[Poker]]] = {
        code: game_type for code, (game_type, _) in _GAME_BY_CODE.items()
    }
    variants: ClassVar[dict[type[Poker], str]] = {
        game_type: code for code, (game_type, _) in _GAME_BY_CODE.items()
    }
    required_field_names: ClassVar[dict[str, tuple[str, ...]]] = {
        code: ("variant", "antes", *stakes, "starting_stacks", "actions")
        for code, (_, stakes) in _GAME_BY_CODE.items()
    }
    optional_field_names: ClassVar[tuple[str, ...]] = (
        *("author", "event", "url", "venue", "address", "city", "region", "postal_code"),
        *("country", "time", "time_zone", "day", "month", "year", "hand", "level", "seats"),
        *("seat_count", "table", "players", "finishing_stacks", "winnings", "currency"),
        *("currency_symbol", "ante_trimming_status", "time_limit", "time_banks"),
    )
    ACPC_PROTOCOL_VARIANTS: ClassVar[set[str]] = {"FT", "NT"}
    PLURIBUS_PROTOCOL_VARIANTS: ClassVar[set[str]] = {"NT"}

    parsers: ClassVar[dict[str, Callable[..., Any]]] = {}
    """Parsers of foreign hand history formats, registered by name."""

    _: KW_ONLY
    variant: str
    ante_trimming_status: bool = False
    antes: list[int]
    blinds_or_straddles: list[int] | None = None
    bring_in: int | None = None
    small_bet: int | None = None
    big_bet: int | None = None
    min_bet: int | None = None
    starting_stacks: list[int]
    actions: list[str]
    author: str | None = None
    event: str | None = None
    url: str | None = None
    venue: str | None = None
    address: str | None = None
    city: str | None = None
    region: str | None = None
    postal_code: str | None = None
    country: str | None = None
    time: datetime.time | None = None
    time_zone: str | None = None
    day: int | None = None
    month: int | None = None
    year: int | None = None
    hand: str | int | None = None
    level: int | None = None
    seats: list[int] | None = None
    seat_count: int | None = None
    table: str | int | None = None
    players: list[str] | None = None
    finishing_stacks: list[int] | None = None
    winnings: list[int] | None = None
    currency: str | None = None
    currency_symbol: str | None = None
    time_limit: int | None = None
    time_banks: list[int] | None = None
    user_defined_fields: dict[str, Any] = field(default_factory=dict)
    automations: tuple[Automation, ...] = (
        Automation.ANTE_POSTING,
        Automation.BET_COLLECTION,
        Automation.BLIND_OR_STRADDLE_POSTING,
        Automation.CARD_BURNING,
        Automation.RUNOUT_COUNT_SELECTION,
        Automation.HAND_KILLING,
        Automation.CHIPS_PUSHING,
        Automation.CHIPS_PULLING,
    )
    divmod: Callable[[int, int], tuple[int, int]] = divmod
    rake: Callable[..., tuple[int, int]] = _NO_RAKE
    parse_value: Callable[[str], int] = parse_value

    # Reading

    @classmethod
    def _split_fields(cls, field_values: dict[str, Any]) -> dict[str, Any]:
        """Separate the known fields from user-defined ones."""
        field_names = {field.name for field in fields(cls)}
        known_fields = {key: value for key, value in field_values.items() if key in field_names}
        user_defined_fields = dict(known_fields.pop("user_defined_fields", {}))
        for key in field_values.keys() - field_names:
            if not key.startswith("_"):
                warn(f"{key!r} is no field: others' own begin with an underscore", stacklevel=3)
        user_defined_fields.update(
            (key, value) for key, value in field_values.items() if key not in field_names
        )
        return {**known_fields, "user_defined_fields": user_defined_fields}

    @classmethod
    def loads(
        cls, s: str, *, parse_value: Callable[[str], int] = parse_value, **kwargs: Any
    ) -> HandHistory:
        """Parse a hand from text; *kwargs* override fields."""
        return cls(**cls._split_fields(loads_toml(s, parse_float=parse_value) | kwargs))

    @classmethod
    def load(cls, fp: BinaryIO, **kwargs: Any) -> HandHistory:
        """Parse a hand from a file."""
        return cls.loads(fp.read().decode(), **kwargs)

    @classmethod
    def loads_all(
        cls, s: str, *, parse_value: Callable[[str], int] = parse_value, **kwargs: Any
    ) -> Iterator[HandHistory]:
        """Parse a text of many hands."""
        for hand_fields in loads_toml(s, parse_float=parse_value).values():
            yield cls(**cls._split_fields(hand_fields | kwargs))

    @classmethod
    def load_all(cls, fp: BinaryIO, **kwargs: Any) -> Iterator[HandHistory]:
        """Parse a file of many hands."""
        yield from cls.loads_all(fp.read().decode(), **kwargs)

    @classmethod
    def from_game_state(
        cls, game: Poker, state: State, compression_status: bool = True, **kwargs: Any
    ) -> HandHistory:
        """Build a history of a state's operations so far; *kwargs* are further PHH fields."""
        variant = cls.variants[type(game)]
        history_fields: dict[str, Any] = {
            "variant": variant,
            "actions": list(iter_phh_lines(state.operations, compression_status)),
            "starting_stacks": list(state.starting_stacks),
        }
        for name in cls.required_field_names[variant]:
            if name in history_fields:
                continue
            value = getattr(game, name) if hasattr(game, name) else getattr(state, name)
            history_fields[name] = list(value) if isinstance(value, Iterable) else value
        return cls(**cls._split_fields(history_fields | kwargs))

    @classmethod
    def _parse_hands(
        cls, parser_name: str, text: str, options: dict[str, Any], *parser_arguments: Any
    ) -> _ParsedHands:
        parsed_hands: _ParsedHands = cls.parsers[parser_name](*parser_arguments)(text, **options)
        return parsed_hands

    @classmethod
    def from_absolute_poker(cls, s: str, **options: Any) -> _ParsedHands:
        """Parse the hands of an Absolute Poker or Ultimate Bet text."""
        return cls._parse_hands("AbsolutePokerParser", s, options)

    @classmethod
    def from_full_tilt_poker(cls, s: str, **options: Any) -> _ParsedHands:
        """Parse the hands of a Full Tilt text."""
        return cls._parse_hands("FullTiltPokerParser", s, options)

    @classmethod
    def from_ipoker_network(cls, s: str, **options: Any) -> _ParsedHands:
        """Parse the hands of an iPoker text."""
        return cls._parse_hands("IPokerNetworkParser", s, options)

    @classmethod
    def from_ongame_network(cls, s: str, **options: Any) -> _ParsedHands:
        """Parse the hands of an Ongame text."""
        return cls._parse_hands("OngameNetworkParser", s, options)

    @classmethod
    def from_partypoker(cls, s: str, **options: Any) -> _ParsedHands:
        """Parse the hands of a partypoker text."""
        return cls._parse_hands("PartyPokerParser", s, options)

    @classmethod
    def from_pokerstars(cls, s: str, **options: Any) -> _ParsedHands:
        """Parse the hands of a PokerStars text."""
        return cls._parse_hands("PokerStarsParser", s, options)

    @classmethod
    def from_acpc_protocol(
        cls, game: Poker, starting_stack: int, s: str, **options: Any
    ) -> _ParsedHands:
        """Parse the hands of an ACPC or Pluribus log."""
        return cls._parse_hands("ACPCProtocolParser", s, options, game, starting_stack)

    # Playing

    def __iter__(self) -> Iterator[State]:
        return (state for state, _ in self.state_actions)

    @property
    def state_actions(self) -> Iterator[tuple[State, str | None]]:
        """Yield the state after each action, with the action; ``None`` for implied operations."""
        state = self.create_state()
        remaining_actions = deque(self.actions)
        yield state, None
        while state.status or remaining_actions:
            action: str | None = None
            if remaining_actions:
                try:
                    parse_action(state, remaining_actions[0], self.parse_value)
                    action = remaining_actions.popleft()
                except ValueError:
                    pass
            if action is None:
                is_recorded = self._apply_implied_operations(state, bool(remaining_actions))
                if is_recorded is None:
                    break
                if not is_recorded:
                    continue
            yield state, action
        if remaining_actions:
            raise ValueError(f"cannot replay the hand as far as {remaining_actions[0]!r}")

    def _apply_implied_operations(self, state: State, has_more_actions: bool) -> bool | None:
        """Apply one operation that the actions omit.

        Return ``None`` if no operation is possible, and False after a burn that is not automatic:
        its state is not yielded. Return True after any other operation.
        """
        if state.can_post_ante():
            state.post_ante()
        elif state.can_collect_bets():
            state.collect_bets()
        elif state.can_post_blind_or_straddle():
            state.post_blind_or_straddle()
        elif state.can_burn_card():
            state.burn_card("??")
            return Automation.CARD_BURNING not in self.automations
        elif state.can_deal_hole():
            state.deal_hole("??")
        elif (
            has_more_actions and not state.checking_or_calling_amount and state.can_check_or_call()
        ):
            state.check_or_call()
        elif has_more_actions and state.can_fold():
            state.fold()
        elif state.status and state.can_show_or_muck_hole_cards(()):
            state.show_or_muck_hole_cards(())
        elif state.can_select_runout_count():
            state.select_runout_count()
        elif state.can_kill_hand():
            state.kill_hand()
        elif state.can_push_chips():
            state.push_chips()
        elif state.can_pull_chips():
            state.pull_chips()
        else:
            return None
        return True

    @property
    def game_type(self) -> type[Poker]:
        """Class of the game."""
        return self.game_types[self.variant]

    def create_game(self) -> Poker:
        """Create the game with its stakes."""
        # Burn cards are unknown and chosen by the replayer.
        automations = tuple(
            automation
            for automation in self.automations
            if automation is not Automation.CARD_BURNING
        )
        stake_values = {
            f"raw_{name}" if name in ("antes", "blinds_or_straddles") else name: getattr(self, name)
            for name in self.required_field_names[self.variant]
            if name not in ("variant", "starting_stacks", "actions")
        }
        options: dict[str, Any] = {"divmod": self.divmod, "rake": self.rake, "mode": Mode.CASH_GAME}
        has_ante_trimming = self.ante_trimming_status
        game_type: Any = self.game_type
        game: Poker = game_type(
            automations=automations,
            ante_trimming_status=has_ante_trimming,
            **stake_values,
            **options,
        )
        return game

    def create_state(self) -> State:
        """Create the state at the beginning of the hand."""
        return self.create_game()(self.starting_stacks, len(self.starting_stacks))

    # Writing

    def dumps(self) -> str:
        """Return the hand as text."""
        written_field_names = (*self.required_field_names[self.variant], *self.optional_field_names)
        field_values = ((field.name, getattr(self, field.name)) for field in fields(self))
        written_items = chain(
            ((name, value) for name, value in field_values if name in written_field_names),
            self.user_defined_fields.items(),
        )
        return "\n".join(
            f"{_format_toml_key(name)} = {_format_toml_value(value)}"
            for name, value in written_items
            if value is not None
        )

    def dump(self, fp: BinaryIO) -> None:
        """Write the hand to a file."""
        fp.write(self.dumps().encode())

    @classmethod
    def dumps_all(cls, phhs: Iterable[HandHistory]) -> str:
        """Return many hands as text."""
        return "\n\n".join(f"[{number}]\n{phh.dumps()}" for number, phh in enumerate(phhs, 1))

    @classmethod
    def dump_all(cls, phhs: Iterable[HandHistory], fp: BinaryIO) -> None:
        """Write many hands to a file."""
        fp.write(cls.dumps_all(phhs).encode())

    def to_acpc_protocol(
        self, position: int, hand_number: int | None = None
    ) -> Iterator[tuple[str, str]]:
        """Yield the messages between an ACPC server and the client at *position*, in order.

        Each message is a pair of its direction, ``S->`` or ``<-C``, and its line.
        """
        self._raise_unless_variant(self.ACPC_PROTOCOL_VARIANTS)
        return protocol_transcripts.iter_acpc_messages(
            self, position, self._find_hand_number(hand_number), self.variant == "FT"
        )

    def to_pluribus_protocol(self, hand_number: int | None = None) -> str:
        """Return the hand in the format of Pluribus logs."""
        self._raise_unless_variant(self.PLURIBUS_PROTOCOL_VARIANTS)
        logged_hand_number = self._find_hand_number(hand_number)
        final_stacks = self.finishing_stacks
        seats = range(1, len(self.starting_stacks) + 1)
        players = self.players or [f"p{seat}" for seat in seats]
        return protocol_transcripts.format_pluribus_line(
            self, logged_hand_number, self.starting_stacks, final_stacks, players
        )

    def _raise_unless_variant(self, allowed_codes: set[str]) -> None:
        if self.variant not in allowed_codes:
            raise ValueError(
                f"only {', '.join(sorted(allowed_codes))} can be "
                f"written in this format, not {self.variant}"
            )

    def _find_hand_number(self, requested_number: int | None) -> int:
        hand_number = self.hand if requested_number is None else requested_number
        if not isinstance(hand_number, int):
            raise ValueError("the hand has no number: pass one")
        return hand_number


def _format_toml_key(name: str) -> str:
    return f"'{name}'" if any(letter.isspace() for letter in name) else name


def _format_toml_value(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case datetime.time():
            return str(value)
        case Decimal():
            return "inf" if value == inf else str(value)
        case list():
            return f"[{', '.join(map(_format_toml_value, value))}]"
        case dict():
            items = [
                f"{_format_toml_key(key)} = {_format_toml_value(item)}"
                for key, item in value.items()
            ]
            return f"{{{', '.join(items)}}}"
        case str():
            quote = "'''" if "'" in value else "'"
            return f"{quote}{value}{quote}"
        case _:
            return repr(value)
