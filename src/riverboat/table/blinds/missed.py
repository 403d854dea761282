"""Who comes in, and what it costs them: new players, and players who were away.

Whoever is reached by the big blind comes in on it and owes nothing more (POST-06). Elsewhere
they post what their table asks for, and between the button and the big blind they wait (BYND-32).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riverboat.engine import Game
from riverboat.table.rules.option_groups.button import ButtonRules
from riverboat.table.state import facts as f
from riverboat.table.state.facts import Due
from riverboat.table.state.positions import (
    Chairs,
    Positions,
    after,
    between,
    in_the_gap,
    last_at_or_before,
    passed,
)
from riverboat.table.state.table import Sitting, Table


def must_come_in(table: Table, sitting: Sitting) -> bool:
    """Whether a player is not dealt in as a matter of course."""
    if not sitting.settled or sitting.big:
        return True
    if not (sitting.small or sitting.ante or sitting.straddle):
        return False
    later = table.rules.button.missed_blinds == "one_per_hand_live"  # rule: POST-05
    return bool(sitting.small and not later) or bool(sitting.ante or sitting.straddle)


def is_reached(chair: int, now: Positions, game: Game, dealt: Sequence[int]) -> bool:
    """Whether the big blind, or the only one, falls on who would come in (POST-06, POST-07)."""
    if len(game.stakes.blinds) == 1 and not now.heads_up:
        return after(now.button, tuple(sorted((*dealt, chair)))) == chair
    return chair == now.big


def buyer(
    table: Table, entering: Chairs, settled: Chairs, game: Game, now: Positions
) -> tuple[int, Positions]:
    """Who buys the button, and where the blinds are then; 0 if nobody does (BYND-32).

    It takes a chair between the button and the small blind, and two others for the blinds: both
    are passed over and post on the next hand, so that the big blind may not be the last one again.
    """
    rules = table.rules.button
    if not rules.buy_button or len(game.stakes.blinds) != 2 or rules.blind_seats:
        return 0, now
    places = between(now.button, now.small, entering)
    places = [chair for chair in places if not table.chairs[chair].waits]
    big = after(now.small, settled)
    if not places or len(settled) < 3 or table.last is None or table.last.big == big:
        return 0, now
    nearest = min(places, key=lambda chair: (chair <= now.button, chair))
    return nearest, Positions(now.button, now.small, big)


def price(table: Table, chair: int, game: Game, now: Positions) -> list[Due] | None:
    """What a player posts to be dealt in at this place; ``None`` if they have to wait."""
    sitting = table.chairs[chair]
    if not game.stakes.blinds:  # rule: BYND-86 nothing is posted in stud, and debts are kept
        return _minimum(table, chair, game)
    if sitting.waits:  # rule: POST-06
        return None
    if in_the_gap(chair, now):  # rule: BYND-32
        return _big_blind_alone(chair, sitting, table.rules.button, game, now)
    if sitting.place is not None:  # rule: BYND-34
        return [] if _place(table, chair, now) <= sitting.place else None
    if sitting.deal_off and not sitting.owes:  # rule: BYND-38 the blinds have passed
        return []
    return price_anywhere(chair, sitting, table.rules.button, game)


def price_anywhere(
    chair: int, sitting: Sitting, rules: ButtonRules, game: Game
) -> list[Due] | None:
    """What a player posts who may come in where they sit; ``None`` if they wait for the blind."""
    if sitting.newcomer or (sitting.moved and not sitting.owes):  # rule: BYND-34
        return _new(chair, rules, game)
    return _returns(chair, sitting, rules, game)


def _minimum(table: Table, chair: int, game: Game) -> list[Due]:
    """What a newcomer posts where there are no blinds: nothing, or a minimum bet (POST-01).

    In stud the ante is enough, and so is the button's blind where it alone posts one.
    """
    asks = table.rules.button.new_player == "min_bet" and table.chairs[chair].newcomer
    if not asks or game.variant.has_upcards or game.stakes.button_blind:
        return []
    return [Due(chair, "post", game.stakes.small_bet, "new player")]


def price_of_the_button(chair: int, sitting: Sitting, game: Game) -> list[Due]:
    """Both blinds, the small one dead, for nobody else; the button is theirs next (BYND-32)."""
    small, big = game.stakes.blinds
    dues = [Due(chair, "blind", max(sitting.big, big), "buys the button")]
    if dead := sitting.small or small:
        dues.append(Due(chair, "dead", dead, "buys the button"))
    return dues


def _big_blind_alone(
    chair: int, sitting: Sitting, rules: ButtonRules, game: Game, now: Positions
) -> list[Due] | None:
    """A live big blind, where the house takes one in the gap; the button passes them then."""
    two = len(game.stakes.blinds) == 2 and not rules.blind_seats
    if not rules.gap_post or not two or now.heads_up:
        return None
    size = max(sitting.big, game.stakes.blinds[-1])
    return [Due(chair, "post", size, "passed by the button")]


def _place(table: Table, chair: int, now: Positions) -> int:
    """How many settled players the big blind still passes before it reaches a chair."""
    settled = [k for k, each in table.chairs.items() if each.settled and not each.out]
    return len(between(now.big, chair, settled))


def _new(chair: int, rules: ButtonRules, game: Game) -> list[Due] | None:
    match rules.new_player:  # rule: POST-01, BMOV-09
        case "none":
            return []
        case "bb in limit" if not game.structure.by_bets:
            return []
        case "wait":
            return None
        case "bb" | "bb in limit" | "min_bet":
            # rule: POST-02, POST-08 live, and as large as the big blind
            return [Due(chair, "post", game.stakes.blinds[-1], "new player")]


def _returns(chair: int, sitting: Sitting, rules: ButtonRules, game: Game) -> list[Due] | None:
    """What somebody who was away posts, at the size that it had when they missed it (POST-03)."""
    dues: list[Due] = []
    if sitting.big or sitting.small:
        match rules.missed_blinds:
            case "wait_for_bb":
                return None
            case "bb_live":  # rule: POST-08
                size = sitting.big or game.stakes.blinds[-1]
                dues.append(Due(chair, "post", size, "missed big blind"))
            case "both_now_sb_dead":  # rule: POST-04
                if sitting.big:
                    dues.append(Due(chair, "post", sitting.big, "missed big blind"))
                if sitting.small:
                    dues.append(Due(chair, "dead", sitting.small, "missed small blind"))
            case "one_per_hand_live":  # rule: POST-05
                size = sitting.big or sitting.small
                dues.append(
                    Due(
                        chair,
                        "post",
                        size,
                        "missed big blind" if sitting.big else "missed small blind",
                    )
                )
    if sitting.ante:  # rule: ANTE-06, POST-10
        dues.append(Due(chair, "dead", sitting.ante, "missed ante"))
    if sitting.straddle:  # rule: BYND-43
        dues.append(Due(chair, "dead", sitting.straddle, "missed straddle"))
    return dues


# What is missed and skipped ---------------------------------------------------------------------


def missed(
    table: Table, now: Positions, dealt: Chairs, game: Game
) -> Iterator[f.BlindMissed | f.DebtsWiped]:
    """The blinds that went past players who were away (BLND-12, POST-03, POST-07)."""
    last, blinds = table.last, game.stakes.blinds
    assert last is not None, "nothing is missed before the first hand"
    away = [
        chair
        for chair in table.ring
        if chair not in dealt
        and not ((each := table.chairs[chair]).newcomer or (each.deal_off and not each.out))
    ]
    if not away or not blinds:
        return
    if len(blinds) == 1 or table.rules.button.blind_seats:
        for chair in passed(last.button, now.button, away):
            yield f.BlindMissed(chair, "big", blinds[-1])
    else:
        for chair in passed(last.big, now.big, away):
            yield f.BlindMissed(chair, "big", blinds[-1])
        small = passed(last.small, now.small, away)
        for chair in [*small, *[c for c in away if c == now.small and last.small != now.small]]:
            yield f.BlindMissed(chair, "small", blinds[-2])
    if game.stakes.ante:  # rule: ANTE-06, POST-10 as much as it would have been with them
        for chair in _passed_by_the_ante(table, now, dealt, away):
            heads = 1 if table.rules.button.ante_payer == "bb_once" else len(dealt) + 1
            yield f.BlindMissed(chair, "ante", game.stakes.ante * heads)


def _passed_by_the_ante(
    table: Table, now: Positions, dealt: Chairs, away: Sequence[int]
) -> list[int]:
    """Who of those away would have anted for everybody in this hand (ANTE-06)."""
    last, rules = table.last, table.rules.button
    assert last is not None, "nothing is missed before the first hand"
    match rules.ante_payer:
        case "each":
            return []
        case "button":
            return passed(last.button, now.button, away)
        case "bb" | "bb_once":
            return passed(last.big, now.big, away)
        case "offset":
            return [c for c in away if ante_seat(table, now, tuple(sorted((*dealt, c)))) == c]


def ante_seat(table: Table, now: Positions, dealt: Chairs) -> int:
    """The seat, counted from the button, that antes for everybody (ANTE-06)."""
    last = dealt.index(last_at_or_before(now.button, dealt))
    return dealt[(last + table.rules.button.ante_offset) % len(dealt)]


def skipped(table: Table, now: Positions, settled: Chairs) -> Iterator[f.BlindSkipped]:
    """The blinds that the moving button makes players skip (BMOV-03)."""
    last = table.last
    assert last is not None, "nothing is skipped before the first hand"
    for chair in passed(last.big, now.big, settled):
        yield f.BlindSkipped(chair, "big")
    for chair in passed(last.small, now.small, settled):
        yield f.BlindSkipped(chair, "small")
