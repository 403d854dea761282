"""Authorities: published rulebooks by name and year, and riverboat's own house rules, as data.

The name of a preset includes the year and never changes, because rulebooks change: the minimum
raise over a straddle changed within two years. If a rulebook has no rule on a point, the option is
that of a generic house (cash for Robert's Rules and WSOP cash, tournament for the TDA and WSOP
events). ``docs/authorities.md`` has every choice of every authority. Decision 180 gives the reason
for each choice of a house that no other authority shares, and a test checks this list.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine import BadGame, HouseRules
from riverboat.engine.games.option_fields import choice_text, options
from riverboat.floor.authorities.floor_rules import FloorRules
from riverboat.floor.authorities.rule_numbers import RULE_NUMBERS
from riverboat.words.refusals.house_rules import NoSuchAuthority


class Authority(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    kw_only=True,
    rename={
        "is_for_tournaments": "event",
        "floor_rules": "floor",
        "house_rules": "hand",
        "changed_options": "changed",
    },
):
    """A dated rulebook or a house, with its options for the floor and for a hand."""

    key: str
    """The authority's key, such as ``tda-2024``."""
    name: str
    """The name used in citations: ``TDA 2024``; empty for a house, which has no rulebook."""
    is_for_tournaments: bool
    """True for tournaments, False for cash games."""
    floor_rules: FloorRules
    house_rules: HouseRules
    changed_options: tuple[str, ...] = ()
    """The options changed from the preset."""

    def rule_number(self, rule: str) -> str:
        """Return the rulebook's number for a rule, as in ``TDA 2024 45``; empty if the rulebook has
        none.
        """
        rule_number = RULE_NUMBERS.get(self.key, {}).get(rule)
        return f"{self.name} {rule_number}" if rule_number else ""

    def has_rule(self, rule: str) -> bool:
        """Return True if the rulebook has this rule, even if its number there is not known."""
        return rule in RULE_NUMBERS.get(self.key, {})

    def replace(self, **changes: Any) -> Authority:
        """Return the authority with some options changed, of the floor or of the hand.

        >>> authority("tda-2024").replace(oot="rrop", reopen="half").changed_options
        ('oot', 'reopen')
        """
        floor_changes = {name: value for name, value in changes.items() if name in _FLOOR_OPTIONS}
        house_changes = {
            name: value for name, value in changes.items() if name not in _FLOOR_OPTIONS
        }
        return replace(
            self,
            floor_rules=self.floor_rules.replace(**floor_changes),
            house_rules=self.house_rules.replace(**house_changes),
            changed_options=tuple(dict.fromkeys((*self.changed_options, *changes))),
        )

    def with_options(self, specs: Iterable[str]) -> Authority:
        """Return a copy with options set from texts of the form ``NAME=VALUE``.

        Raise ``BadGame`` for an unknown option or value.
        """
        new_authority = self
        for spec in specs:
            name, _, value = spec.partition("=")
            option = name.strip().replace("-", "_")
            new_authority = new_authority.replace(
                **{option: _parse_option_value(option, value.strip())}
            )
        return new_authority

    @property
    def spec(self) -> str:
        """The key and the changed options, in the syntax of ``authority``.

        >>> authority("tda-2024").replace(oot="rrop", sevens=True).spec
        'tda-2024; oot=rrop; sevens=on'
        """
        changed_options = [
            f"{name}={choice_text(self._get_option_value(name))}" for name in self.changed_options
        ]
        return "; ".join([self.key, *changed_options])

    def _get_option_value(self, option: str) -> Any:
        return getattr(self.floor_rules if option in _FLOOR_OPTIONS else self.house_rules, option)

    number = DeprecatedAttribute("rule_number")
    written = DeprecatedAttribute("spec")
    but = DeprecatedAttribute("replace")


def _parse_option_value(option_name: str, text: str) -> Any:
    """Parse the text of an option's value; an unknown value is returned unchanged, and refused
    later.
    """
    for option in (*options(FloorRules), *options(HouseRules)):
        if option.name == option_name and option.choices is not None:
            return next((choice for choice in option.choices if choice_text(choice) == text), text)
    return int(text) if text.isdecimal() else text


_FLOOR_OPTIONS = frozenset(FloorRules.__struct_fields__)

_CASH_RULES = FloorRules()
_TOURNAMENT_RULES = FloorRules(
    raise_motions="one",
    words_chips="first",
    pulled_chips="tda",
    wrong_amount="street",
    misunderstanding="strict",
    overbet="tda",
    oot="tda",
    skipped="substantial_action",
    fold_without_bet="binding",
    clock_seconds=25,
    clock_countdown=5,
    clock_call_after=0,
    misdeal_cutoff="substantial_action",
    wrong_count="misdeal",
    wrong_button_early="correct",
    wrong_button="stands",
    joker="misdeal_or_scrap",
    dropped_card="floor_rule",
    four_card_flop="scramble",
    extra_burn="one_a_street",
    missing_flop_burn="scramble",
    stud_both_exposed="misdeal",
    stud_premature="reshuffle",
    stud_last_exposed="replaced",
    common_card_first="as_sixth",
    draw_exposed="all_replaced",
    draw_five="at_once",
    sevens=False,
    uncalled_of_killed="returned",
    retrieve_muck="if_certain",
    ask_to_see="tda",
    play_board="table",
    allin_hands="face_up",
    dispute_window="tda",
    miscall="cards_speak",
)
_HOME_RULES = _CASH_RULES.replace(
    string_bet="warn",
    exposed_misdeal="first_only",
    missing_flop_burn="scramble",
    uncalled_of_killed="returned",
    retrieve_muck="if_certain",
    unprotected="warn",
    draw_five="at_once",
    sevens=False,
    miscall="cards_speak",
)

_AUTHORITIES = (
    Authority(
        key="tda-2024",
        name="TDA 2024",
        is_for_tournaments=True,
        floor_rules=_TOURNAMENT_RULES.replace(stud_exposed="becomes_upcard", hand_begins="push"),
        house_rules=HouseRules.preset("tournament-1"),
    ),
    Authority(
        key="wsop-event-2026",
        name="WSOP events 2026",
        is_for_tournaments=True,
        floor_rules=_TOURNAMENT_RULES.replace(
            pulled_chips="whole_chip",
            overbet="until_significant",
            clock_shortened=True,
            clock_no_bet="dead",
            redeal_absent="killed",
            missing_flop_burn="scramble_unclear",
            joker="misdeal_or_dead",
            stud_exposed="misdeal",
            uncalled_of_killed="floor",
            ask_to_see="wsop_event",
            last_hand="shown",
            dispute_window="next_hand",
        ),
        house_rules=HouseRules.preset("tournament-1"),
    ),
    Authority(
        key="wsop-cash-2026",
        name="WSOP cash 2026",
        is_for_tournaments=False,
        floor_rules=_CASH_RULES.replace(
            raise_motions="call_then_one",
            short_raise="excess_half",
            oot="tda",
            skipped="two_behind",
            clock_no_bet="dead",
            misdeal_cutoff="wsop_live",
            no_right="not_listed",
            dropped_card="floor_rule",
            four_card_flop="scramble",
            retrieve_muck="if_certain",
            ask_to_see="wsop_live",
            shown_outside="after_betting",
            shown_part="whole_on_request",
            play_board="table",
            allin_shows_first="pusher",
            stud_last_exposed="declare_all_in",
        ),
        house_rules=HouseRules.preset(
            "cash-1",
            headsup_cap="round_start",
            straddle_min_raise="full_straddle",
            preflop_pot="assumed_call",
            max_raises=4,
            subunit_chips_play_allin=True,
            odd_mixed="game",
        ),
    ),
    Authority(
        key="rrop-11",
        name="Robert's Rules 11",
        is_for_tournaments=False,
        floor_rules=_CASH_RULES.replace(
            premature_turn="rrop_swap",
            exposed_low="left",
            chips_bind="forward",
            short_raise="to_least",
        ),
        house_rules=HouseRules.preset("cash-1", stud_odd="rrop", preflop_pot="assumed_call"),
    ),
    Authority(
        key="cash-2026",
        name="",
        is_for_tournaments=False,
        floor_rules=_CASH_RULES,
        house_rules=HouseRules.preset("cash-1"),
    ),
    Authority(
        key="tournament-2026",
        name="",
        is_for_tournaments=True,
        floor_rules=_TOURNAMENT_RULES,
        house_rules=HouseRules.preset("tournament-1"),
    ),
    Authority(
        key="home-2026",
        name="",
        is_for_tournaments=False,
        floor_rules=_HOME_RULES,
        house_rules=HouseRules.preset("home-1"),
    ),
)

AUTHORITIES: Mapping[str, Authority] = {authority.key: authority for authority in _AUTHORITIES}
"""All authorities by key."""


def authority(name: str) -> Authority:
    """Return the authority of a key, such as ``cash-2026``.

    A key without its year, such as ``cash``, stands for the latest year. Changed options may
    follow: ``cash; oot=rrop``. Raises ``BadGame`` for an unknown key or option.
    """
    name, *option_specs = name.split(";")
    key = name.strip().lower().replace(" ", "-")
    authority = AUTHORITIES.get(key)
    if authority is None:
        dated_authorities = [
            authority
            for authority in AUTHORITIES.values()
            if authority.key.rpartition("-")[0] == key
        ]
        authority = max(dated_authorities, key=lambda authority: authority.key, default=None)
    if authority is None:
        raise BadGame(NoSuchAuthority(repr(name), tuple(AUTHORITIES)))
    return authority.with_options(option_specs)
