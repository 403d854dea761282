"""The rules of a table: the host's choices in one frozen value, at the head of its log.

The house rules of a single hand (reopening raises, showing hands) are part of the game.
Table rules cover seating and posts, buy-ins, and the house's fees.

>>> rules = TableRules.preset("cash", "no-limit hold'em 1/2")
>>> rules.button.rule, rules.buy_in.least, rules.buy_in.most
('moving', 40, 200)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import BadGame, Game, HouseRules, Rotation, read_game
from riverboat.engine.games.option_fields import check_options, replace_options
from riverboat.engine.games.structure import NoLimit, SpreadLimit
from riverboat.table.rules.bad_beat import can_have_bad_beat
from riverboat.table.rules.chip_set import Chip as Chip
from riverboat.table.rules.chip_set import can_make_amount
from riverboat.table.rules.forbidden import Forbidden
from riverboat.table.rules.option_groups import (
    ButtonRules,
    BuyInRules,
    ClockRules,
    FeeRules,
    KillRules,
    MarkerRules,
    StraddleRules,
)
from riverboat.words import Phrase
from riverboat.words.refusals import options as w
from riverboat.words.refusals.name_suggestions import suggest_name


class TableRules(Struct, frozen=True, kw_only=True):
    """The complete rules of a table, as chosen by its host."""

    game: Game | Rotation
    name: str = ""
    chairs: Annotated[int, Meta(ge=2, le=10, description="GAME-03")] = 9
    format: Annotated[Literal["cash", "tournament"], Meta(description="GAME-20")] = "cash"
    room: Annotated[Literal["home", "casino"], Meta(description="MARK-02, OPEN-01")] = "home"
    button: ButtonRules = ButtonRules()
    straddle: StraddleRules = StraddleRules()
    kill: KillRules = KillRules()
    buy_in: BuyInRules = BuyInRules()
    marker: MarkerRules = MarkerRules()
    clock: ClockRules = ClockRules()
    fees: FeeRules = FeeRules()
    chips: tuple[Chip, ...] = ()
    seven_deuce: Annotated[int, Meta(ge=0, description="BYND-57")] = 0
    place: str = ""
    """The table's location: a place may forbid games played elsewhere (HOUS-10)."""
    forbidden: tuple[Forbidden, ...] = ()
    """Bans by local law, as stated by the host (HOUS-10)."""
    notices: tuple[str, ...] = ()
    """House rules in the host's own words, posted with the others (HOUS-08)."""

    def __post_init__(self) -> None:
        check_options(self)
        _refuse_contradictions(self)

    @property
    def games(self) -> tuple[Game, ...]:
        """The games in turn; only one unless it is a mix."""
        return self.game.games if isinstance(self.game, Rotation) else (self.game,)

    @classmethod
    def preset(cls, name: str, game: Game | Rotation | str, /, **changes: Any) -> TableRules:
        """Return a preset: ``online``, ``cash``, ``tournament`` or ``home``."""
        if name not in PRESETS:
            raise BadGame(w.NoSuchTablePreset(repr(name), suggest_name(name, tuple(PRESETS))))
        if isinstance(game, str):
            game = read_game(game, HouseRules.from_name(name))
        options_by_group = dict(PRESETS[name])
        games = game.games if isinstance(game, Rotation) else (game,)
        if options_by_group["format"] == "cash":
            options_by_group["buy_in"] = default_buy_in_rules(games[0])
        options_by_group |= _fit_to_games(options_by_group, games)
        options_by_group.update(changes)
        return cls(game=game, **options_by_group)

    def replace(self, **changes: Any) -> TableRules:
        """Return rules with changes: ``rules.replace(chairs=6, straddle={"enabled": True})``."""
        options_by_group = {
            name: replace_options(getattr(self, name), change)
            if isinstance(change, dict)
            else change
            for name, change in changes.items()
        }
        return replace_options(self, options_by_group)

    but = DeprecatedAttribute("replace")


def _fit_to_games(options_by_group: dict[str, Any], games: tuple[Game, ...]) -> dict[str, Any]:
    """Drop preset options that the games cannot have: chairs and straddles."""
    max_players = min(game.variant.max_players(game.boards) for game in games)
    changed_groups: dict[str, Any] = {"chairs": min(options_by_group.get("chairs", 9), max_players)}
    straddle_rules: StraddleRules = options_by_group.get("straddle", StraddleRules())
    if straddle_rules.enabled and not any(game.stakes.blinds for game in games):  # rule: STRD-01
        changed_groups["straddle"] = StraddleRules()
    elif straddle_rules.enabled and any(
        game.structure.has_limit_bets for game in games
    ):  # rule: BYND-43
        positions = tuple(
            [position for position in straddle_rules.positions if position != "button"]
        )
        changed_groups["straddle"] = replace(straddle_rules, positions=positions)
    return changed_groups


def default_buy_in_rules(game: Game) -> BuyInRules:
    """Return the usual buy-in of a game: 20 to 100 big blinds, or ten times the largest bet.

    In a California spread game, the maximum buy-in is the top of the range.
    """
    stakes, structure = game.stakes, game.structure
    if isinstance(structure, SpreadLimit):  # rule: BUYN-09, SPRD-04
        max_bet = max(high for _, high in structure.ranges)
        return BuyInRules(least=min(10 * stakes.small_bet, max_bet), most=max_bet)
    if structure.has_limit_bets:  # rule: BUYN-03
        return BuyInRules(least=10 * stakes.big_bet)
    big_blind = buy_in_unit(game)
    return BuyInRules(least=20 * big_blind, most=100 * big_blind)  # rule: BUYN-08, POTL-17


def buy_in_unit(game: Game) -> int:
    """Return the unit of a buy-in: a limit game's largest bet, or the largest blind."""
    stakes = game.stakes
    if game.structure.has_limit_bets:
        return stakes.big_bet
    return max((*stakes.blinds, stakes.button_blind, stakes.small_bet))


def _refuse_contradictions(rules: TableRules) -> None:
    """Refuse combinations of options that contradict each other."""
    if rules.format == "tournament":
        if rules.straddle.enabled:
            raise BadGame(w.NoStraddlesInTournaments())
        if rules.kill.enabled:
            raise BadGame(w.NoKillsInTournaments())
        if rules.marker.enabled or rules.marker.borrowing:
            raise BadGame(w.NoLoansInTournaments())
    if rules.seven_deuce:
        _refuse_seven_deuce(rules)
    if rules.fees.jackpot != "none":
        _refuse_jackpot(rules)
    if rules.room == "casino" and (rules.marker.enabled or rules.marker.borrowing):
        raise BadGame(w.MarkersInCasino())
    for game in rules.games:
        _refuse_game(rules, game)
    if rules.button.blind_poster == "last_winner" and any(
        len(game.stakes.blinds) > 1 for game in rules.games
    ):
        raise BadGame(w.LastWinnerBlindInBlindsGame())
    chip_values = [chip.worth for chip in rules.chips]
    if chip_values != sorted(set(chip_values)) or any(
        chip_value <= 0 for chip_value in chip_values
    ):
        raise BadGame(w.ChipsUnsorted())
    for game in rules.games:
        _refuse_chips(rules, game)
    for option, reason in _find_broken_bans(rules):
        location = rules.place
        raise BadGame(
            w.ForbiddenByLaw(location, option, reason)
            if location
            else w.ForbiddenByLocalLaw(option, reason)
        )


def _refuse_seven_deuce(rules: TableRules) -> None:
    """Refuse the 7-2 game where it cannot be won, and where chips are not money."""
    if rules.format == "tournament":
        raise BadGame(w.NoSevenDeuceInTournaments(), option="seven_deuce")
    if not any(game.variant.name == "hold'em" for game in rules.games):
        raise BadGame(w.SevenDeuceWithoutHoldem(), option="seven_deuce")


def _refuse_jackpot(rules: TableRules) -> None:
    """Refuse a jackpot where it cannot be won, and where chips are not money."""
    if rules.format == "tournament":
        raise BadGame(w.NoJackpotInTournaments(), option="fees.jackpot")
    if not any(can_have_bad_beat(game) for game in rules.games):
        raise BadGame(w.NoGameForAJackpot(), option="fees.jackpot")


def _find_broken_bans(rules: TableRules) -> Iterator[tuple[Forbidden, Phrase]]:
    """Yield each ban that the rules break, with a phrase that explains the breach."""
    if not rules.forbidden:
        return
    fees = rules.fees
    no_limit_conflicts = [
        w.OptionGameConflict(game.name) for game in rules.games if _is_no_limit(game)
    ]
    breach_by_ban: dict[Forbidden, Phrase | None] = {
        "no-limit": no_limit_conflicts[0] if no_limit_conflicts else None,
        "straddles": w.StraddlesOffRequired() if rules.straddle.enabled else None,
        "kills": w.KillOffRequired() if rules.kill.enabled else None,
        "rake": w.RakeOffRequired() if fees.per_mille else None,
        "jackpots": w.JackpotOffRequired() if fees.drop else None,
        "time fees": w.TimeFeesOffRequired() if fees.time_fee else None,
        "markers": w.MarkersOffRequired() if rules.marker.enabled else None,
        "borrowing": w.LoansOffRequired() if rules.marker.borrowing else None,
    }
    for option in rules.forbidden:  # rule: HOUS-10
        if reason := breach_by_ban.get(option, w.OptionValueUnknown(tuple(breach_by_ban))):
            yield option, reason


def _is_no_limit(game: Game) -> bool:
    """Return True for a no-limit game; capped no-limit is another structure."""
    return isinstance(game.structure, NoLimit)


def _refuse_chips(rules: TableRules, game: Game) -> None:
    """Refuse amounts that the chips of the table cannot make (UNIT-02, CHIP-13)."""
    stakes, fees = game.stakes, rules.fees
    checked_amounts: list[tuple[w.PayableAmount, int]] = [
        ("kitty", fees.kitty),
        ("drop", fees.drop),
    ]
    for amount_kind, chips in checked_amounts:
        if chips % stakes.chip:
            raise BadGame(
                w.AmountNotPayableInChip(w.PayableAmountName(amount_kind), chips, stakes.chip)
            )
    if not rules.chips:
        return
    amounts: list[tuple[w.PayableAmount, int]] = [("blind", size) for size in stakes.blinds]
    amounts += [
        ("ante", stakes.ante),
        ("bring-in", stakes.bring_in),
        ("blind", stakes.button_blind),
    ]
    amounts += [("unit", stakes.unit), ("share", stakes.chip)]
    amounts += [("kitty", fees.kitty), ("drop", fees.drop), ("time", fees.time_fee)]
    amounts.append(("seven_deuce", rules.seven_deuce))
    if fees.per_mille:
        amounts.append(("rake", fees.unit))
    for amount_kind, chips in amounts:
        if not can_make_amount(rules.chips, chips):
            smallest_chip, amount_name = rules.chips[0].worth, w.PayableAmountName(amount_kind)
            raise BadGame(
                w.AmountBelowSmallestChip(
                    amount_name, chips, smallest_chip, game.name, smallest_chip
                )
                if amount_kind in ("unit", "share")
                else w.AmountNotPayableAtTable(amount_name, chips)
            )


def _refuse_game(rules: TableRules, game: Game) -> None:
    max_players = game.variant.max_players(game.boards)
    if rules.chairs > max_players:
        raise BadGame(
            w.TooManyChairs(game.variant.name, max_players, rules.chairs), option="chairs"
        )
    if rules.kill.enabled and not game.structure.has_limit_bets:
        raise BadGame(w.KillWithoutLimits(game.structure.name), option="kill.in_a_row")
    if rules.kill.enabled:
        _refuse_kill(rules, game)
    seats = rules.button.blind_seats
    if seats and len(seats) != len(game.stakes.blinds):
        raise BadGame(w.BlindSeatCountMismatch(len(seats), len(game.stakes.blinds), game.name))
    if (
        "button" in rules.straddle.positions
        and game.structure.has_limit_bets
        and rules.straddle.enabled
    ):
        raise BadGame(w.NoButtonStraddlesInLimit())
    if rules.straddle.enabled and not game.stakes.blinds and len(rules.games) == 1:
        raise BadGame(w.NoBlindsForStraddles(game.name), option="straddle.enabled")
    if game.rules.stakes == "open" and rules.format == "tournament":
        raise BadGame(w.OpenStakesInTournament())
    if game.rules.stakes == "open":
        _refuse_open_stakes(rules.buy_in, buy_in_unit(game))


_MIN_OPEN_STAKES_BETS = 3
"""Minimum buy-in with open stakes, in bets: the rulebooks say several."""


def _refuse_open_stakes(buy_in: BuyInRules, bet_size: int) -> None:
    """Refuse open stakes without a minimum buy-in: a short stack would be an advantage."""
    if buy_in.least < _MIN_OPEN_STAKES_BETS * bet_size:  # rule: OPEN-04
        raise BadGame(
            w.OpenStakesBuyInTooSmall(bet_size, _MIN_OPEN_STAKES_BETS * bet_size, buy_in.least),
            option="buy_in.least",
        )
    if buy_in.short:
        raise BadGame(w.NoShortBuyIns())


def _refuse_kill(rules: TableRules, game: Game) -> None:
    """Refuse kills of a game without blinds, and sizes that are not whole chips (KILL-02)."""
    stakes, structure, percent = game.stakes, game.structure, rules.kill.percent
    blind_sizes = [amount for amount in (*stakes.blinds, stakes.button_blind) if amount]
    if not blind_sizes:
        if len(rules.games) == 1:
            raise BadGame(w.NoBlindToKill(game.name))
        return
    scaled_sizes = [max(blind_sizes), stakes.small_bet, stakes.big_bet]
    if isinstance(structure, SpreadLimit):
        scaled_sizes += [amount for bet_range in structure.ranges for amount in bet_range]
    for amount in scaled_sizes:
        if amount * percent % 100:
            scaled_text = f"{amount * percent / 100:g}"
            raise BadGame(w.KillNotWholeChips(percent, scaled_text, amount))


PRESETS: dict[str, dict[str, Any]] = {
    "online": {
        "format": "cash",
        "chairs": 6,
        "button": ButtonRules(picked_up=5, picked_up_minutes=30),
        "clock": ClockRules(think=20, bank=60, refill=5, away=30, answer=12, absent=20),
    },
    "cash": {
        "format": "cash",
        "room": "casino",
        "button": ButtonRules(
            rule="moving",
            new_player="bb in limit",
            missed_blinds="both_now_sb_dead",
            buy_button=True,
            replacement="either",
            chop=True,
            picked_up=3,
            picked_up_minutes=30,
        ),
        "straddle": StraddleRules(enabled=True),
        "clock": ClockRules(
            think=30, call_after=120, bank=60, refill=5, away=30, answer=15, absent=20
        ),
    },
    "tournament": {
        "format": "tournament",
        "button": ButtonRules(
            rule="dead",
            new_player="none",
            absent="dealt_in",
            wrong_button="tda",
            ante_payer="bb",
            missed_blinds="wait_for_bb",
        ),
        "clock": ClockRules(
            think=25,
            called=25,
            countdown=5,
            bank=30,
            answer=15,
            absent=10,
            expiry="dead_hand",
            sit_out_after=0,
        ),
    },
    "home": {
        "format": "cash",
        "button": ButtonRules(
            rule="moving",
            new_player="none",
            missed_blinds="both_now_sb_dead",
            buy_button=True,
            replacement="either",
            chop=True,
            picked_up=6,
            picked_up_minutes=60,
        ),
        "straddle": StraddleRules(
            enabled=True, positions=("utg", "button"), max_live=2, sleepers=True
        ),
        "marker": MarkerRules(enabled=True, borrowing=True),
        "clock": ClockRules(
            think=45, call_after=120, bank=60, refill=5, away=30, answer=15, absent=30
        ),
    },
}
"""The options of each preset that differ from the defaults of ``TableRules``."""


def replace_game(rules: TableRules, game: Game | Rotation) -> TableRules:
    """Return the table rules with another game."""
    return replace(rules, game=game)
