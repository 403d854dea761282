"""Dealer's tools over HTTP: thin wrappers around ``riverboat.tools``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from riverboat import tools
from riverboat.cards import BadCard, parse_cards
from riverboat.engine import BadGame, parse_game
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.floor import authority
from riverboat.table.rules.config import build_config
from riverboat.table.rules.option_groups import ButtonRules
from riverboat.tools import BadQuestion
from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Router
from riverboat.web.schemas import tool_schemas as s

Result = TypeVar("Result")

router = Router("tools")


@router.post("/api/tools/side-pots")
async def compute_side_pots(call: ApiCall, body: s.SidePotsBody) -> tools.SidePots:
    """Return main and side pots from the chips of each seat (ALLN-07)."""

    def calculate() -> tools.SidePots:
        return tools.side_pots(body.put_in, body.folded, all_in=body.all_in, dead=body.dead_chips)

    return await _run_in_worker(call, calculate)


@router.post("/api/tools/pot-limit")
async def compute_pot_limit(call: ApiCall, body: s.PotLimitBody) -> tools.PotMaximum:
    """Return the greatest bet or raise of pot-limit, from chips (POTL-03)."""

    def calculate() -> tools.PotMaximum:
        return tools.pot_limit(
            body.chips_in_middle, body.bets, body.own_bet, round_up=body.round_up
        )

    return await _run_in_worker(call, calculate)


@router.post("/api/tools/pot-limit/round")
async def compute_round_pot_limit(call: ApiCall, body: s.BettingRoundBody) -> tools.PotMaximum:
    """Return the pot-limit maximum for the player to act, with blinds as the house counts them."""

    def calculate() -> tools.PotMaximum:
        return tools.compute_pot_limit(_parse_round(body))

    return await _run_in_worker(call, calculate)


@router.post("/api/tools/legal-raise")
async def check_legal_raise(call: ApiCall, body: s.LegalRaiseBody) -> tools.LegalRaise:
    """Check a raise; return the least and greatest raise, and who may still raise (BET-10)."""

    def calculate() -> tools.LegalRaise:
        return tools.legal_raise(_parse_round(body), body.to)

    return await _run_in_worker(call, calculate)


@router.post("/api/tools/odd-chips")
async def divide_odd_chips(call: ApiCall, body: s.OddChipsBody) -> tools.OddChips:
    """Return the shares of a split pot, with its odd chips (BYND-02)."""

    def calculate() -> tools.OddChips:
        pot = tools.SplitPot(
            chips=body.chips,
            winners=body.winners,
            low_winners=body.low_winners,
            button=body.button,
            unit=body.unit,
            game=body.game,
            cards=_parse_cards_by_chair(body.cards),
        )
        return tools.odd_chips(pot, authority(body.authority))

    return await _run_in_worker(call, calculate)


@router.post("/api/tools/shows-first")
async def order_showdown(call: ApiCall, body: s.ShowdownOrderBody) -> tools.ShowdownOrder:
    """Return the order in which hands are shown (SHOW-12)."""

    def calculate() -> tools.ShowdownOrder:
        showdown_hands = tools.ShowdownHands(
            chairs=body.chairs,
            button=body.button,
            last_bet_chair=body.last_bet,
            all_in_chair=body.all_in_chair,
            put_in={seat_chips.chair: seat_chips.chips for seat_chips in body.put_in},
            is_all_in=body.is_all_in,
            game=body.game,
            upcards=_parse_cards_by_chair(body.upcards),
        )
        return tools.showdown_order(showdown_hands, authority(body.authority))

    return await _run_in_worker(call, calculate)


@router.post("/api/tools/owed")
async def list_return_posts(call: ApiCall, body: s.ReturnPostsBody) -> tools.ReturnPosts:
    """Return the posts of a player who comes back or sits down (POST-03)."""

    def calculate() -> tools.ReturnPosts:
        player = tools.ReturningPlayer(
            game=body.game,
            has_missed_big_blind=body.has_missed_big_blind,
            has_missed_small_blind=body.has_missed_small_blind,
            missed_ante=body.missed_ante,
            missed_straddle=body.missed_straddle,
            is_new_player=body.is_new_player,
            chair=body.chair,
            button=body.button,
            small_blind_chair=body.small_blind_chair,
            big_blind_chair=body.big_blind_chair,
            bet_to_match=body.bet_to_match,
        )
        return tools.posts_on_return(player, _parse_button_rules(body))

    return await _run_in_worker(call, calculate)


@router.post("/api/tools/levels")
async def list_levels(call: ApiCall, body: s.LevelsBody) -> tuple[tools.ClockLevel, ...]:
    """Return the levels of a clock with the least and the greatest raise of each (POTL-15)."""

    def calculate() -> tuple[tools.ClockLevel, ...]:
        levels = tools.Levels(body.levels, body.games, body.minutes)
        return tools.blind_clock(levels, authority(body.authority))

    return await _run_in_worker(call, calculate)


async def _run_in_worker(call: ApiCall, job: Callable[[], Result]) -> Result:
    """Run a calculator in a worker thread, because some would block the event loop too long; return
    its result.
    """
    return await call.run_in_worker(_run_tool, job)


def _run_tool(job: Callable[[], Result]) -> Result:
    with _translate_errors():
        return job()


@contextmanager
def _translate_errors() -> Iterator[None]:
    """Raise an HTTP 400 error, with a phrase as its reason, for invalid input of a calculator."""
    try:
        yield
    except (BadQuestion, BadGame, BadCard) as error:
        raise ApiError(400, refusal_of(error)) from error


def _parse_round(body: s.BettingRoundBody) -> tools.BettingRound:
    return tools.BettingRound(
        game=parse_game(body.game, authority(body.authority).house_rules),
        actions=tuple(map(tools.parse_action, body.actions)),
        street=body.street,
        pot=body.pot,
        players=body.players,
        stacks={named_chips.name: named_chips.chips for named_chips in body.stacks},
    )


def _parse_cards_by_chair(cards: tuple[s.SeatCards, ...]) -> dict[int, tuple[int, ...]]:
    return {seat_cards.chair: parse_cards(seat_cards.cards) for seat_cards in cards}


def _parse_button_rules(body: s.ReturnPostsBody) -> ButtonRules:
    """Return the house's rules of the button and blinds."""
    overrides = {"missed_blinds": body.missed_blind_rule, "new_player": body.new_player_rule}
    button_options = {name: value for name, value in overrides.items() if value}
    table_options = {"preset": body.preset, "game": body.game, "button": button_options}
    return build_config(table_options).rules.button
