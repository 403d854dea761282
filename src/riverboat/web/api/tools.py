"""A dealer's tools over HTTP: what is asked goes to ``riverboat.tools``, its answer comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from riverboat import tools
from riverboat.cards import BadCard, parse_cards
from riverboat.engine import BadGame, parse_game
from riverboat.engine.asked.errors import reason_of
from riverboat.floor import authority
from riverboat.table.rules.config import config_of
from riverboat.table.rules.option_groups import ButtonRules
from riverboat.tools import BadQuestion
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Group
from riverboat.web.shapes import tools as s

Answer = TypeVar("Answer")

group = Group("tools")


@group.post("/api/tools/side-pots")
async def side_pots(call: ApiCall, body: s.SidePotsBody) -> tools.SidePots:
    """Main and side pots from what each seat has put in (ALLN-07)."""

    def answer() -> tools.SidePots:
        return tools.side_pots(body.put_in, body.folded, all_in=body.all_in, dead=body.dead)

    return await _worked_out(call, answer)


@group.post("/api/tools/pot-limit")
async def pot_limit(call: ApiCall, body: s.PotLimitBody) -> tools.PotMaximum:
    """The greatest bet or raise of pot-limit, from chips (POTL-03)."""

    def answer() -> tools.PotMaximum:
        return tools.pot_limit(body.middle, body.bets, body.own, round_up=body.round_up)

    return await _worked_out(call, answer)


@group.post("/api/tools/pot-limit/round")
async def pot_limit_of_round(call: ApiCall, body: s.RoundBody) -> tools.PotMaximum:
    """The same for who is to act in a betting round, with its blinds as the house counts them."""

    def answer() -> tools.PotMaximum:
        return tools.pot_limit_of(_round(body))

    return await _worked_out(call, answer)


@group.post("/api/tools/legal-raise")
async def legal_raise(call: ApiCall, body: s.LegalRaiseBody) -> tools.LegalRaise:
    """The least and the greatest raise, whether one is legal, and who may still raise (BET-10)."""

    def answer() -> tools.LegalRaise:
        return tools.legal_raise(_round(body), body.to)

    return await _worked_out(call, answer)


@group.post("/api/tools/odd-chips")
async def odd_chips(call: ApiCall, body: s.OddChipsBody) -> tools.OddChips:
    """How a pot is split, and who gets the odd chips (BYND-02)."""

    def answer() -> tools.OddChips:
        pot = tools.SplitPot(
            chips=body.chips,
            winners=body.winners,
            low=body.low,
            button=body.button,
            unit=body.unit,
            game=body.game,
            cards=_held(body.cards),
        )
        return tools.odd_chips(pot, authority(body.by))

    return await _worked_out(call, answer)


@group.post("/api/tools/shows-first")
async def shows_first(call: ApiCall, body: s.ShowsFirstBody) -> tools.Showing:
    """In which order hands are shown (SHOW-12)."""

    def answer() -> tools.Showing:
        at = tools.ShowOrder(
            chairs=body.chairs,
            button=body.button,
            last_bet=body.last_bet,
            pushed=body.pushed,
            put_in={each.chair: each.chips for each in body.put_in},
            all_in=body.all_in,
            game=body.game,
            upcards=_held(body.upcards),
        )
        return tools.shows_first(at, authority(body.by))

    return await _worked_out(call, answer)


@group.post("/api/tools/owed")
async def owed(call: ApiCall, body: s.OwedBody) -> tools.OwedOnReturn:
    """What somebody posts who comes back or sits down (POST-03)."""

    def answer() -> tools.OwedOnReturn:
        back = tools.Return(
            game=body.game,
            missed_big=body.missed_big,
            missed_small=body.missed_small,
            missed_ante=body.missed_ante,
            missed_straddle=body.missed_straddle,
            new=body.new,
            chair=body.chair,
            button=body.button,
            small=body.small,
            big=body.big,
            bet=body.bet,
        )
        return tools.owed_on_return(back, _rules(body))

    return await _worked_out(call, answer)


@group.post("/api/tools/levels")
async def levels(call: ApiCall, body: s.LevelsBody) -> tuple[tools.ClockLevel, ...]:
    """Levels of a clock with the least and the greatest raise of each (POTL-15)."""

    def answer() -> tuple[tools.ClockLevel, ...]:
        wanted = tools.Levels(body.levels, body.games, body.minutes)
        return tools.blind_clock(wanted, authority(body.by))

    return await _worked_out(call, answer)


async def _worked_out(call: ApiCall, answer: Callable[[], Answer]) -> Answer:
    """Return an answer that a thread works out: some take longer than the event loop may stand."""
    return await call.work(_asked, answer)


def _asked(answer: Callable[[], Answer]) -> Answer:
    with _asking():
        return answer()


@contextmanager
def _asking() -> Iterator[None]:
    """What makes no sense is refused, and the reason is a phrase."""
    try:
        yield
    except (BadQuestion, BadGame, BadCard) as why:
        raise Refuse(400, reason_of(why)) from why


def _round(body: s.RoundBody) -> tools.BettingRound:
    return tools.BettingRound(
        game=parse_game(body.game, authority(body.by).hand),
        actions=tuple(map(tools.typed, body.actions)),
        street=body.street,
        pot=body.pot,
        players=body.players,
        stacks={each.name: each.chips for each in body.stacks},
    )


def _held(cards: tuple[s.SeatCards, ...]) -> dict[int, tuple[int, ...]]:
    return {each.chair: parse_cards(each.cards) for each in cards}


def _rules(body: s.OwedBody) -> ButtonRules:
    """The rules of the button and of blinds in a house."""
    changed = {"missed_blinds": body.missed_blinds, "new_player": body.new_player}
    button = {name: value for name, value in changed.items() if value}
    rules = {"preset": body.preset, "game": body.game, "button": button}
    return config_of(rules).rules.button
