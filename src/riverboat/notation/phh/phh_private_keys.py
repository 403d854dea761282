"""Private keys, in which ``phh_writer`` records facts that the format cannot express.

=============  ==================================================================================
_scale         number of chips per unit of the file
_button        the seat with the button, if it is not the last one
_posts         every forced bet: ``"p3 sleeper 10"``, ``"p1 blind 3 as 5"``
_payments      chips that a player got or paid in addition to pots: ``"p3 cash-out 15.5"``
_carried       chips in the middle from an earlier deal that no player won
_house         house rules: ``{ odd_chip = "unit" }``
_stakes        sizes without a standard key: ``{ blinds = [1, 2], ante = 0, unit = 1 }``
_cap           the cap of a cap-limit game
_spread        the ranges of a spread-limit game, by street: ``["1-5", "1-10"]``
_boards        number of boards dealt side by side
_bomb_pot      true if all players ante and see the flop
_openers       the lowest pair that may open before the draw: ``"jacks"``
_burns         burned cards, in order: one text for each burn or board deal
_exposed       cards that the dealer exposed, after the index of the action: ``"4 As"``
_said          commands given before an action: ``"7 challenge"``, ``"12 p1 runs 2"``,
               ``"9 p2 declares low"``, ``"9 p2 takes back"``, ``"4 corrects"``
_told          fields of another format that have no key in PHH: ``{ jackpot = 0.05 }``
_rake          the whole rake; the winnings show who paid it
=============  ==================================================================================

Actions are counted from 0. The variant itself may be private too (``variant_codes``), and so may
the metadata of the hand (``phh_metadata``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, get_args

from riverboat.cards import Cards, parse_cards
from riverboat.engine import (
    AnyCommand,
    CapLimit,
    ChallengeOverbet,
    CorrectBringIn,
    Declare,
    Game,
    HouseRules,
    NoLimit,
    Post,
    PotLimit,
    RunIt,
    SpreadLimit,
    Stakes,
    Structure,
    TakeBackDiscard,
    Variant,
)
from riverboat.engine.games.forced_bets import PostKind
from riverboat.notation.amounts import Amount, check_amount, parse_amount, to_chips
from riverboat.notation.payments import Payment, PaymentKind
from riverboat.notation.phh.variant_codes import VariantCode
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import (
    LocatedFileError,
    NamedSettingUnknown,
    NotatedNameUnknown,
    NotatedValueInvalid,
    PlayerNameUnknownInFile,
    SeatExpected,
    ValueExpected,
)
from riverboat.words.refusals.phh_hands import CapFieldMisplaced, PhhSpreadRangeMisplaced

PRIVATE_KEYS: Final = frozenset(
    "_scale _button _posts _carried _house _stakes _cap _spread _boards _bomb_pot _heads_up_event "
    "_openers _burns _exposed _said _payments".split()
)
"""Private keys that the replay of a hand uses."""

STANDARD_KEYS: Final = frozenset(
    "variant antes blinds_or_straddles bring_in small_bet big_bet min_bet starting_stacks actions "
    "players ante_trimming_status".split()
)
"""Standard keys that the replay of a hand uses; all other keys are metadata."""

_METADATA_KEYS: Final = frozenset(
    "author event url venue address city region postal_code country time time_zone "
    "time_zone_abbreviation day month year hand level seats seat_count table finishing_stacks "
    "winnings currency currency_symbol time_limit time_banks".split()
)
"""The format's own metadata keys; keys added by other programs begin with ``_``."""


_USED_KEYS: Final = STANDARD_KEYS | PRIVATE_KEYS


def collect_metadata(toml_table: Mapping[str, Any]) -> dict[str, Any]:
    """Return all fields that the replay does not use, including those of the key ``_told``."""
    metadata = {key: value for key, value in toml_table.items() if key not in _USED_KEYS}
    extra_fields = metadata.pop("_told", {})
    return (
        dict(extra_fields) if isinstance(extra_fields, Mapping) else {"_told": extra_fields}
    ) | metadata


def metadata_to_keys(metadata: Mapping[str, Any]) -> dict[str, Any]:
    """Return the metadata as keys of a file; fields without a key go into ``_told``."""
    known_fields = {
        key: value
        for key, value in metadata.items()
        if key in _METADATA_KEYS or key.startswith("_")
    }
    extra_fields = {
        key: value
        for key, value in metadata.items()
        if key not in known_fields and value is not None
    }
    return known_fields | ({"_told": extra_fields} if extra_fields else {})


def read_private_scale(toml_table: Mapping[str, Any]) -> int:
    """Return the scale that the writer recorded; 0 if not recorded."""
    return _read_int(toml_table, "_scale", 0)


def read_private_carried_chips(toml_table: Mapping[str, Any], scale: int) -> int:
    """Return the chips in the middle before the hand began."""
    return to_chips(_parse_amount("_carried", toml_table.get("_carried", 0), 0), scale)


def read_private_button(toml_table: Mapping[str, Any], player_count: int) -> int:
    """Return the seat with the button: the last one unless recorded otherwise."""
    button = toml_table.get("_button", player_count - 1)
    if type(button) is not int or not 0 <= button < player_count:
        raise BadNotation(SeatExpected("_button", player_count - 1, f"{button!r:.40}"))
    return button


def read_private_payments(
    toml_table: Mapping[str, Any], seat_by_player: Mapping[str, int], scale: int
) -> tuple[Payment, ...]:
    """Return the recorded payments in addition to the pots."""
    return tuple(
        [
            _parse_payment(text, seat_by_player, scale)
            for text in _read_texts(toml_table, "_payments")
        ]
    )


def _parse_payment(text: str, seat_by_player: Mapping[str, int], scale: int) -> Payment:
    player, _, payment_text = text.partition(" ")
    payment_kind, _, amount_text = payment_text.rpartition(" ")
    if player not in seat_by_player or payment_kind not in _PAYMENT_KIND_BY_NAME:
        raise BadNotation(
            LocatedFileError(NotatedNameUnknown(f"{text!r:.60}", "p3 cash-out 15.5"), "_payments")
        )
    return Payment(
        seat_by_player[player],
        _PAYMENT_KIND_BY_NAME[payment_kind],
        to_chips(parse_amount(amount_text), scale),
    )


_PAYMENT_KIND_BY_NAME: Final[dict[str, PaymentKind]] = {
    kind: kind for kind in get_args(PaymentKind)
}


def read_private_posts(
    toml_table: Mapping[str, Any], seat_by_position: Mapping[int, int], scale: int
) -> tuple[Post, ...]:
    """Return the recorded posts; empty if there is no record."""
    return tuple(
        [_parse_post(text, seat_by_position, scale) for text in _read_texts(toml_table, "_posts")]
    )


def _parse_post(text: str, seat_by_position: Mapping[int, int], scale: int) -> Post:
    match text.split():
        case [player, post_kind, amount_text, *suffix_words] if (
            post_kind in _POST_KIND_BY_NAME and suffix_words[:1] in ([], ["as"])
        ):
            seat = {f"p{position + 1}": seat for position, seat in seat_by_position.items()}.get(
                player
            )
            if seat is None:
                raise BadNotation(LocatedFileError(PlayerNameUnknownInFile(player), "_posts"))
            counted_bet = (
                to_chips(parse_amount(suffix_words[-1]), scale) if len(suffix_words) == 2 else 0
            )
            return Post(
                seat,
                _POST_KIND_BY_NAME[post_kind],
                to_chips(parse_amount(amount_text), scale),
                counted_bet,
            )
        case _:
            raise BadNotation(
                LocatedFileError(
                    NotatedValueInvalid(f"{text!r:.60}", "post", "p3 straddle 20"), "_posts"
                )
            )


_POST_KIND_BY_NAME: Final[dict[str, PostKind]] = {kind: kind for kind in get_args(PostKind)}


def read_private_game(
    toml_table: Mapping[str, Any], code: VariantCode, stakes: Stakes, rules: HouseRules, scale: int
) -> Game:
    """Return the game with the changes that private keys record."""
    if rule_changes := _read_inline_table(toml_table, "_house"):
        rules = _apply_rule_changes(rules, rule_changes)
    if stake_sizes := _read_inline_table(toml_table, "_stakes"):
        stakes = _build_private_stakes(stake_sizes, stakes, scale)
    structure = _build_betting_structure(toml_table, code, scale)
    game_flags = bool(toml_table.get("_bomb_pot")), bool(toml_table.get("_heads_up_event"))
    game_options = (
        _read_int(toml_table, "_boards", 1),
        *game_flags,
        str(toml_table.get("_openers", "")),
    )
    return _compile_game(code.variant, structure, stakes, rules, *game_options)


def _apply_rule_changes(rules: HouseRules, changes: Mapping[str, Any]) -> HouseRules:
    """Return house rules with changes; hands of a file share equal rules."""
    try:
        return _replace_rules(rules, tuple(changes.items()), tuple(map(type, changes.values())))
    except TypeError:  # an unhashable list, which the rules refuse
        return rules.replace(**changes)


@lru_cache(256)
def _replace_rules(
    rules: HouseRules,
    changes: tuple[tuple[str, Any], ...],
    value_types: tuple[type, ...],  # noqa: ARG001
) -> HouseRules:
    """Return house rules with changes; *value_types* keeps ``1`` and ``true`` apart."""
    return rules.replace(**dict(changes))


def _build_betting_structure(
    toml_table: Mapping[str, Any], code: VariantCode, scale: int
) -> Structure:
    if code.structure is None:
        spreads = tuple([_parse_spread(text, scale) for text in _read_texts(toml_table, "_spread")])
        if not spreads:
            raise BadNotation(PhhSpreadRangeMisplaced())
        return SpreadLimit(spreads)
    if "_cap" in toml_table:
        if not isinstance(code.structure, (NoLimit, PotLimit)):
            raise BadNotation(CapFieldMisplaced())
        return CapLimit(
            to_chips(_parse_amount("_cap", toml_table["_cap"], 0), scale), code.structure
        )
    return code.structure


def _parse_spread(text: str, scale: int) -> tuple[int, int]:
    low, separator, high = text.partition("-")
    if not separator:
        raise BadNotation(
            LocatedFileError(NotatedValueInvalid(f"{text!r:.40}", "range", "1-5"), "_spread")
        )
    return to_chips(parse_amount(low), scale), to_chips(parse_amount(high), scale)


def _build_private_stakes(stake_sizes: Mapping[str, Any], stakes: Stakes, scale: int) -> Stakes:
    fields: dict[str, Any] = {key: getattr(stakes, key) for key in Stakes.__struct_fields__}
    for key, value in stake_sizes.items():
        if key not in fields:
            raise BadNotation(
                LocatedFileError(
                    NamedSettingUnknown("size", f"{key!r:.40}", tuple(fields)), "_stakes"
                )
            )
        if key != "blinds":
            fields[key] = to_chips(_parse_amount(f"_stakes: {key}", value, 0), scale)
        elif isinstance(value, list):
            fields[key] = tuple(
                [to_chips(_parse_amount("_stakes: blinds", blind, 0), scale) for blind in value]
            )
        else:
            raise BadNotation(
                LocatedFileError(ValueExpected("blinds", "amounts", f"{value!r:.40}"), "_stakes")
            )
    return Stakes(**fields)


@lru_cache(512)
def _compile_game(
    variant: Variant,
    structure: Structure,
    stakes: Stakes,
    rules: HouseRules,
    board_count: int,
    is_bomb_pot: bool,
    is_heads_up_event: bool,
    opener: str,
) -> Game:
    """Return a cached game, so that equal games are compiled once."""
    if opener not in _OPENER_NAMES:
        raise BadNotation(ValueExpected("_openers", "openers", f"{opener!r:.40}"))
    game_options = variant, structure, stakes, rules, board_count, is_bomb_pot, is_heads_up_event
    return Game(*game_options, opener)  # type: ignore[arg-type]


_OPENER_NAMES: Final = ("", "jacks", "queens", "kings", "aces")


def read_private_burns(toml_table: Mapping[str, Any]) -> list[Cards]:
    """Return the burned cards, in order; empty if they are unknown."""
    return [_parse_burned_cards(text) for text in _read_texts(toml_table, "_burns")]


_parse_burned_cards: Final = lru_cache(1 << 10)(parse_cards)


def read_private_exposed_cards(toml_table: Mapping[str, Any]) -> dict[int, Cards]:
    """Return the cards that the dealer exposed, by action."""
    cards_by_action_index: dict[int, Cards] = {}
    for text in _read_texts(toml_table, "_exposed"):
        index_text, _, cards = text.partition(" ")
        if not _is_number(index_text) or not cards:
            raise BadNotation(
                LocatedFileError(NotatedNameUnknown(f"{text!r:.60}", "4 As"), "_exposed")
            )
        cards_by_action_index[int(index_text)] = parse_cards(cards)
    return cards_by_action_index


def read_private_commands(
    toml_table: Mapping[str, Any], seat_by_player: Mapping[str, int]
) -> dict[int, list[AnyCommand]]:
    """Return the commands given before each action, by the action's number."""
    commands_by_index: dict[int, list[AnyCommand]] = {}
    for text in _read_texts(toml_table, "_said"):
        index_text, _, command_text = text.partition(" ")
        command = (
            _parse_command(command_text.split(), seat_by_player.get)
            if _is_number(index_text)
            else None
        )
        if command is None:
            raise BadNotation(
                LocatedFileError(NotatedNameUnknown(f"{text!r:.60}", "7 p1 runs 2"), "_said")
            )
        commands_by_index.setdefault(int(index_text), []).append(command)
    return commands_by_index


def _parse_command(words: list[str], find_seat: Callable[[str], int | None]) -> AnyCommand | None:
    if words == ["challenge"]:
        return ChallengeOverbet()
    if words == ["corrects"]:
        return CorrectBringIn()
    seat = find_seat(words[0]) if words else None
    if seat is None:
        return None
    match words[1:]:
        case ["runs", run_count_text] if _is_number(run_count_text):
            return RunIt(seat, int(run_count_text))
        case ["declares", ("high" | "low" | "both") as side]:
            return Declare(seat, side)
        case ["takes", "back"]:
            return TakeBackDiscard(seat)
        case _:
            return None


def _read_int(toml_table: Mapping[str, Any], key: str, default: int) -> int:
    value = toml_table.get(key, default)
    if type(value) is not int or not 0 <= value <= _MAX_INT:
        raise BadNotation(ValueExpected(key, "whole", f"{value!r:.40}"))
    return value


_MAX_INT: Final = 10**12


def _parse_amount(key: str, value: Any, min_amount: int) -> Amount:
    try:
        return check_amount(value, min_amount)
    except BadNotation as error:
        raise BadNotation(LocatedFileError(error.refusal, key)) from error


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 10


def _read_texts(toml_table: Mapping[str, Any], key: str) -> list[str]:
    texts = toml_table.get(key)
    if texts is None:
        return []
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadNotation(ValueExpected(key, "texts", f"{texts!r:.60}"))
    return texts


def _read_inline_table(toml_table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    inline_table = toml_table.get(key, {})
    if not isinstance(inline_table, dict):
        raise BadNotation(ValueExpected(key, "table", f"{inline_table!r:.60}"))
    return inline_table
