"""Posted rules of a table: a newcomer's questions, and the answers."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, GameSign, Phrase
from riverboat.words.refusals.chips import ColourWithValue


class HouseRulesHeading(Phrase, frozen=True):
    game: GameSign


class PostedGames(Phrase, frozen=True):
    game: GameSign


class PostedRulesHeading(Phrase, frozen=True, rename={"section": "of"}):
    section: Literal[
        "this",
        "says",
        "else",
        "table",
        "button",
        "straddle",
        "kill",
        "buy_in",
        "marker",
        "clock",
        "fees",
        "hand",
    ]


class GamesHandRulesHeading(Phrase, frozen=True):
    games: tuple[GameSign, ...]


class DefaultRules(Phrase, frozen=True, rename={"change_marking": "marked"}):
    change_marking: Literal["bold", "star"]


class OptionColumns(Phrase, frozen=True):
    pass


class ConfigHeading(Phrase, frozen=True, rename={"config_kind": "of"}):
    """The first comment of a configuration file."""

    config_kind: Literal["table", "event"]


class OptionDefault(
    Phrase, frozen=True, rename={"choices_text": "choices", "default_source": "of"}
):
    """A comment on an option in a configuration file."""

    choices_text: str | None
    default_source: Literal["preset", "event"]
    value: str


class PostedRuleLabel(Phrase, frozen=True, rename={"rule_name": "of"}):
    rule_name: Literal[
        "game",
        "players",
        "buy_in",
        "stakes",
        "raises",
        "reopening",
        "overbets",
        "button",
        "new",
        "missed",
        "straddles",
        "kills",
        "markers",
        "takes",
        "kitty",
        "seven_deuce",
        "chips",
        "law",
    ]


class PostedRuleAlternative(
    Phrase, frozen=True, rename={"first_rule": "one", "second_rule": "other"}
):
    first_rule: Phrase
    second_rule: Phrase


class PostedRuleList(Phrase, frozen=True, rename={"first_rule": "one", "second_rule": "other"}):
    first_rule: Phrase
    second_rule: Phrase


class NoPostedRule(Phrase, frozen=True):
    pass


class PostedTableFormat(Phrase, frozen=True):
    chairs: int
    format: Literal["cash", "tournament"]


class PostedAnyBuyIn(Phrase, frozen=True):
    pass


class PostedMinimumBuyIn(Phrase, frozen=True, rename={"minimum": "least"}):
    minimum: Chips


class PostedMaximumBuyIn(Phrase, frozen=True, rename={"maximum": "most"}):
    maximum: Chips


class PostedBuyInRange(Phrase, frozen=True, rename={"minimum": "least", "maximum": "most"}):
    minimum: Chips
    maximum: Chips


class BuyInUpToLargestStack(Phrase, frozen=True, rename={"buy_in_limits": "reach"}):
    buy_in_limits: Phrase


class PostedStakesRule(Phrase, frozen=True):
    stakes: Literal["table", "open"]


class UnlimitedRaises(Phrase, frozen=True):
    pass


class RaiseCount(Phrase, frozen=True, rename={"raise_count": "n"}):
    raise_count: int


class RaiseCapPerRound(
    Phrase, frozen=True, rename={"raise_counts": "counts", "is_limit_only": "limit"}
):
    raise_counts: Phrase
    is_limit_only: bool


class ReopeningRule(Phrase, frozen=True, rename={"reopening_raise": "reopen"}):
    reopening_raise: Literal["by structure", "full", "half"]


class OverbetHandling(Phrase, frozen=True):
    overbet: Literal["refuse", "auto_return", "stands_if_unchallenged", "tda"]


class ButtonMovement(Phrase, frozen=True, rename={"movement_rule": "button"}):
    movement_rule: Literal["simplified", "moving", "dead"]


class NewPlayerEntryRule(Phrase, frozen=True, rename={"entry_rule": "new"}):
    entry_rule: Literal["none", "bb", "bb in limit", "min_bet", "wait"]


class MissedBlindRule(Phrase, frozen=True, rename={"missed_blind_rule": "missed"}):
    missed_blind_rule: Literal["both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live"]


class StraddlePosition(Phrase, frozen=True):
    place: Literal["utg", "button", "cutoff", "any"]


class PostedStraddleRules(
    Phrase,
    frozen=True,
    rename={
        "positions": "places",
        "max_live_straddles": "live",
        "has_rock": "rock",
        "has_sleepers": "sleepers",
    },
):
    positions: Phrase
    max_live_straddles: int
    has_rock: bool
    has_sleepers: bool


class PotThreshold(Phrase, frozen=True):
    pot: Chips


class ConsecutivePotWins(Phrase, frozen=True, rename={"pot_count": "n"}):
    pot_count: int


class PostedKillRules(Phrase, frozen=True, rename={"kill_condition": "why", "killer_turn": "acts"}):
    kill_condition: Phrase
    percent: int
    killer_turn: Literal["last", "in_turn"]


class PostedNoCredit(Phrase, frozen=True):
    pass


class MarkersByAgreement(Phrase, frozen=True, rename={"automatic_below": "below"}):
    automatic_below: Chips | None
    hours: int | None


class PostedMarkerRules(Phrase, frozen=True, rename={"marker_rule": "taken", "has_loans": "loans"}):
    marker_rule: MarkersByAgreement | NoPostedRule
    has_loans: bool


class NothingCollected(Phrase, frozen=True):
    pass


class RakeCapByPlayers(Phrase, frozen=True):
    caps: tuple[int, ...]


class RakeCapSuffix(Phrase, frozen=True):
    cap: Chips


class PostedRake(
    Phrase,
    frozen=True,
    rename={
        "whole_percent": "whole",
        "tenths_of_percent": "tenths",
        "is_no_flop_no_drop": "no_flop",
    },
):
    whole_percent: int
    tenths_of_percent: int | None
    cap: RakeCapByPlayers | RakeCapSuffix | None
    is_no_flop_no_drop: bool


class PostedJackpotDrop(Phrase, frozen=True, rename={"minimum_pot": "least"}):
    drop: Chips
    minimum_pot: Chips | None


class PostedJackpotRules(
    Phrase,
    frozen=True,
    rename={
        "qualifying_hand": "hand",
        "loser_percent": "loser",
        "winner_percent": "winner",
        "others_percent": "others",
    },
):
    qualifying_hand: str
    loser_percent: int
    winner_percent: int
    others_percent: int


class PostedTimeFee(Phrase, frozen=True, rename={"pot_threshold": "above"}):
    fee: Chips
    minutes: int
    pot_threshold: Chips | None


class KittyContribution(Phrase, frozen=True, rename={"purposes": "uses"}):
    chips: Chips
    purposes: str


class AgreedKittyContribution(Phrase, frozen=True):
    chips: Chips


class PostedSevenDeuceBounty(Phrase, frozen=True):
    chips: Chips


class PostedChipValues(Phrase, frozen=True, rename={"chip_values": "each"}):
    chip_values: tuple[ColourWithValue, ...]


class ForbiddenSuffix(Phrase, frozen=True, rename={"forbidden_options": "what"}):
    forbidden_options: tuple[str, ...]


class PostedJurisdiction(
    Phrase, frozen=True, rename={"forbidden_suffix": "bans", "jurisdiction": "place"}
):
    jurisdiction: str
    forbidden_suffix: ForbiddenSuffix | None


class PostedLocalLaw(Phrase, frozen=True, rename={"forbidden_suffix": "bans"}):
    forbidden_suffix: ForbiddenSuffix | None
