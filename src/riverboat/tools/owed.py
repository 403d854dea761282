"""What somebody posts who comes in or comes back: what is live, what is dead, or that they wait."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import Game, parse_game
from riverboat.engine.games.posts import Post
from riverboat.table.blinds.missed import price_anywhere, price_of_the_button
from riverboat.table.rules.option_groups import ButtonRules
from riverboat.table.state.facts import Due
from riverboat.table.state.positions import Positions, between, in_the_gap
from riverboat.table.state.table import Sitting
from riverboat.tools.question import BadQuestion, Step, steps
from riverboat.words.refusals import tools as w
from riverboat.words.tools import owing as said
from riverboat.words.tools.step import Reckoning


class Return(Struct, frozen=True, kw_only=True):
    """Somebody who would be dealt in again, or for the first time."""

    game: str
    """With its blinds: ``no-limit hold'em 1/2``."""
    missed_big: bool = False
    missed_small: bool = False
    missed_ante: int = 0
    """The ante for everybody that they missed, in chips."""
    missed_straddle: int = 0
    new: bool = False
    """They have just sat down, and have not been dealt in."""
    chair: int = 0
    """Where they sit; 0 if it is nowhere between the button and the big blind."""
    button: int = 0
    small: int = 0
    big: int = 0
    """The chairs of the button and of the blinds in this hand; 0 where nobody has said."""
    bet: int = 0
    """What they face when it is their turn; 0 to leave it."""


class PostOwed(Struct, frozen=True):
    """One post of theirs."""

    chips: int
    live: bool
    why: said.Missed


class OwedOnReturn(Struct, frozen=True):
    """What they post now, if they may come in."""

    posts: tuple[PostOwed, ...]
    live: int
    dead: int
    waits: bool
    """They are not dealt in before the big blind reaches them."""
    later: int
    """A live post on the hand after this one (POST-05)."""
    to_call: int | None
    steps: tuple[Step, ...]


def owed_on_return(back: Return, rules: ButtonRules | None = None) -> OwedOnReturn:
    """What a player posts on return, by a table's rules of button and blinds (POST-01 to POST-10).

    >>> rules = ButtonRules(missed_blinds="both_now_sb_dead")
    >>> back = Return(game="no-limit hold'em 1/2", missed_big=True, missed_small=True, bet=6)
    >>> found = owed_on_return(back, rules)
    >>> found.live, found.dead, found.to_call
    (2, 1, 4)
    """
    rules = rules or ButtonRules()
    game = parse_game(back.game)
    sitting = _sitting(back, game)
    now = Positions(back.button, back.small, back.big)
    if back.chair and back.chair == back.big:  # rule: POST-06
        return _nothing(said.ComesInOnTheBigBlind())
    if back.chair and back.big and in_the_gap(back.chair, now):
        return _in_the_gap(back, sitting, game, rules)
    owes = sitting.owes or sitting.newcomer
    dues = price_anywhere(back.chair, sitting, rules, game) if owes else []
    if dues is None:
        return replace(_nothing(said.WaitsForTheBigBlind()), waits=True)
    if not dues:
        return _nothing(said.PostsNothing())
    return _posted(dues, back, sitting, rules)


def _sitting(back: Return, game: Game) -> Sitting:
    """They as a table knows them, with what they owe at the size of this game."""
    blinds = game.stakes.blinds
    if (back.missed_big or back.missed_small) and not blinds:
        raise BadQuestion(w.NoBlindsToMiss())
    small = blinds[-2] if len(blinds) > 1 else 0
    return Sitting(
        "",
        newcomer=back.new,
        big=blinds[-1] if back.missed_big else 0,
        small=small if back.missed_small else 0,
        ante=back.missed_ante,
        straddle=back.missed_straddle,
    )


def _posted(
    dues: Sequence[Due], back: Return, sitting: Sitting, rules: ButtonRules
) -> OwedOnReturn:
    posts, told = [], []
    for due in dues:
        counts = Post(0, due.kind, due.chips).live
        why: said.Missed = due.why  # type: ignore[assignment]  # what else is due is no return
        posts.append(PostOwed(due.chips, counts, why))
        told.append((said.IsPostedLive if counts else said.IsPostedDead)(due.chips, why))
    live = sum([each.chips for each in posts if each.live])
    dead = sum([each.chips for each in posts]) - live
    later = 0
    if rules.missed_blinds == "one_per_hand_live" and sitting.big:  # rule: POST-05
        later = sitting.small
    to_call = max(0, back.bet - live) if back.bet else None
    return OwedOnReturn(
        tuple(posts),
        live,
        dead,
        False,
        later,
        to_call,
        steps(
            *told,
            said.PostsInAll(live + dead, live, dead) if len(posts) > 1 else None,
            said.IsLeftForLater(later) if later else None,
            None if to_call is None else said.StillOwesToCall(back.bet, live, to_call),
        ),
    )


def _in_the_gap(back: Return, sitting: Sitting, game: Game, rules: ButtonRules) -> OwedOnReturn:
    """Between the button and the big blind nobody comes in, unless they buy the button."""
    # rule: BYND-32
    offer = None
    before_the_small = between(back.button, back.small, (back.chair,))
    if rules.buy_button and before_the_small and len(game.stakes.blinds) == 2:
        price = price_of_the_button(back.chair, sitting, game)
        live = sum([due.chips for due in price if due.kind != "dead"])
        offer = said.MayBuyTheButton(live, sum([due.chips for due in price]) - live)
    two = len(game.stakes.blinds) == 2
    alone = said.MayPostTheBigBlindAlone(game.stakes.blinds[-1]) if rules.gap_post and two else None
    found = _nothing(said.WaitsInTheGap(), offer, alone)
    return replace(found, waits=True)


def _nothing(*why: Reckoning | None) -> OwedOnReturn:
    return OwedOnReturn((), 0, 0, False, 0, None, steps(*why))
