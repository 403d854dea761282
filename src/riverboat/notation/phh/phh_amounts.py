"""Amounts in the header of a PHH hand, validated and not yet scaled to chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, NamedTuple

from riverboat.notation.amounts import (
    MAX_AMOUNT,
    Amount,
    amount_formatter,
    check_amount,
    parse_amount,
    to_amount,
    to_chips,
)
from riverboat.notation.phh.variant_codes import VariantCode
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import (
    KeyEmpty,
    KeyMissing,
    LocatedFileError,
    PlayerEntryCountMismatch,
    ValueExpected,
)
from riverboat.words.refusals.phh_hands import VariantKeyMismatch

TomlTable = Mapping[str, Any]

UNKNOWN_AMOUNT: Final = Decimal("inf")


class RecordedAmounts(NamedTuple):
    """All amounts of a hand, as recorded."""

    stacks: Sequence[Amount]
    antes: Sequence[Amount]
    blind_entries: Sequence[Amount]
    """Blinds and straddles; empty in a game with upcards."""
    bring_in: Amount
    small_bet: Amount
    big_bet: Amount
    finishing_stacks: Sequence[Amount]
    winnings: Sequence[Amount]
    rake: Amount
    wagers: Sequence[Amount]
    """The readable amounts of bets, and totals of raises."""

    @property
    def known_amounts(self) -> list[Amount]:
        """All amounts that are known."""
        sizes = (self.bring_in, self.small_bet, self.big_bet, self.rake)
        amounts = [*self.stacks, *self.antes, *self.blind_entries, *sizes]
        amounts += [*self.finishing_stacks, *self.winnings, *self.wagers]
        if UNKNOWN_AMOUNT not in [amount for amount in amounts if type(amount) is Decimal]:
            return amounts
        return [amount for amount in amounts if amount != UNKNOWN_AMOUNT]


def read_amounts(toml_table: TomlTable, code: VariantCode) -> RecordedAmounts:
    """Read the amounts of a hand; raise ``BadNotation`` with the key of an invalid one."""
    stacks = _read_amounts(toml_table, "starting_stacks", None, allows_unknown=True)
    if not stacks:
        raise BadNotation(KeyEmpty("starting_stacks"))
    player_count = len(stacks)
    small_bet, big_bet = ("small_bet", "big_bet") if code.has_bet_sizes else ("min_bet", "min_bet")
    _check_opening_keys(toml_table, code)
    has_upcards = code.variant.has_upcards
    return RecordedAmounts(
        stacks,
        _read_amounts(toml_table, "antes", player_count),
        ()
        if has_upcards
        else _read_amounts(toml_table, "blinds_or_straddles", player_count, allows_negative=True),
        _read_amount(toml_table, "bring_in", 0) if has_upcards else 0,
        _read_amount(toml_table, small_bet),
        _read_amount(toml_table, big_bet),
        _read_amounts(toml_table, _FINISHING_STACKS_KEY, player_count, allows_unknown=True)
        if _FINISHING_STACKS_KEY in toml_table
        else (),
        _read_amounts(toml_table, "winnings", player_count) if "winnings" in toml_table else (),
        _read_amount(toml_table, "_rake", 0) if "_rake" in toml_table else 0,
        _parse_action_amounts(read_required_value(toml_table, "actions")),
    )


_FINISHING_STACKS_KEY: Final = "finishing_stacks"


def _check_opening_keys(toml_table: TomlTable, code: VariantCode) -> None:
    """Refuse a bring-in without upcards, and blinds with upcards; both may be missing."""
    if code.variant.has_upcards:
        blinds = toml_table.get("blinds_or_straddles", [])
        if not isinstance(blinds, list) or any(blinds):
            raise BadNotation(VariantKeyMismatch("blinds_or_straddles", toml_table["variant"]))
    elif toml_table.get("bring_in", 0):
        raise BadNotation(VariantKeyMismatch("bring_in", toml_table["variant"]))


def replace_unknown_stacks(
    recorded_amounts: RecordedAmounts, scale: int
) -> tuple[Sequence[Amount], list[str]]:
    """Return the stacks, with a deep stack for each unknown one, and notes on the replacement."""
    unknown_labels = [
        f"p{position + 1}"
        for position, stack in enumerate(recorded_amounts.stacks)
        if type(stack) is Decimal and stack == UNKNOWN_AMOUNT
    ]
    if not unknown_labels:
        return recorded_amounts.stacks, []
    # Deep enough that no player is all-in on any street.
    deep_stack = 10 * max(recorded_amounts.known_amounts)
    stacks = [deep_stack if stack == UNKNOWN_AMOUNT else stack for stack in recorded_amounts.stacks]
    unknown_players = (
        "everybody" if len(unknown_labels) == len(stacks) else ", ".join(unknown_labels)
    )
    amount = amount_formatter(scale)(to_chips(deep_stack, scale))
    return stacks, [f"unknown stacks ({unknown_players}): played with {amount}"]


def to_file_amount(chip_count: int, scale: int) -> Amount:
    """Convert chips to an amount for a file; thirds have a dozen decimal places.

    >>> to_file_amount(150, 100), to_file_amount(4, 3)
    (Decimal('1.5'), Decimal('1.333333333333'))
    """
    amount = to_amount(chip_count, scale)
    if isinstance(amount, Fraction):
        return round(Decimal(amount.numerator) / Decimal(amount.denominator), 12)
    return amount


def read_required_value(toml_table: TomlTable, key: str) -> Any:
    """Return the value of a required key."""
    if key not in toml_table:
        raise BadNotation(KeyMissing(repr(key)))
    return toml_table[key]


def _read_amount(toml_table: TomlTable, key: str, min_amount: int | None = None) -> Amount:
    value = read_required_value(toml_table, key)
    try:
        return check_amount(value, min_amount)
    except BadNotation as error:
        raise BadNotation(LocatedFileError(error.refusal, key)) from error


def _read_amounts(
    toml_table: TomlTable,
    key: str,
    expected_count: int | None,
    *,
    allows_unknown: bool = False,
    allows_negative: bool = False,
) -> Sequence[Amount]:
    values = read_required_value(toml_table, key)
    if not isinstance(values, list):
        raise BadNotation(ValueExpected(key, "amounts", repr(values)))
    if expected_count is not None and len(values) != expected_count:
        raise BadNotation(PlayerEntryCountMismatch(key, len(values), expected_count))
    min_amount, value_types = (-MAX_AMOUNT if allows_negative else 0), {*map(type, values)}
    if value_types == {int} and min_amount <= min(values) and max(values) <= MAX_AMOUNT:
        return values  # the usual case
    min_value = None if allows_negative else 0
    for value in values:
        if type(value) is int and min_amount <= value <= MAX_AMOUNT:
            continue
        if allows_unknown and value == UNKNOWN_AMOUNT:
            continue
        try:
            if type(value) is Decimal:
                _check_decimal(value, min_value)
            else:
                check_amount(value, min_value)
        except BadNotation as error:
            raise BadNotation(LocatedFileError(error.refusal, key)) from error
    return values


@lru_cache(1 << 14)
def _check_decimal(value: Decimal, min_amount: int | None) -> None:
    """Refuse an invalid amount; the result is cached for equal amounts."""
    check_amount(value, min_amount)


def _parse_action_amounts(actions: Any) -> list[Amount]:
    if not isinstance(actions, list):
        raise BadNotation(ValueExpected("actions", "texts", repr(actions)))
    amounts: list[Amount] = []
    for action in actions:
        if not isinstance(action, str):
            raise BadNotation(ValueExpected("an action", "text", repr(action)))
        if " cbr " in action and (amount := _parse_action_amount(action)) is not None:
            amounts.append(amount)
    return amounts


@lru_cache(1 << 12)
def _parse_action_amount(action: str) -> Amount | None:
    """Return the total of a raise; 0 if the action gives none, ``None`` if it is invalid.

    The error of an invalid amount is reported when the action is replayed.
    """
    words = action.partition("#")[0].split()
    with suppress(BadNotation):
        return parse_amount(words[2]) if len(words) == 3 else 0
    return None
