"""What everybody posts before the cards: antes, blinds, and what they owe."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import Game, IllegalAction
from riverboat.engine.games.posts import PostKind
from riverboat.table.blinds.missed import (
    ante_seat,
)
from riverboat.table.state import facts as f
from riverboat.table.state.facts import Due
from riverboat.table.state.positions import (
    Chairs,
    Positions,
    after,
    last_at_or_before,
)
from riverboat.table.state.table import Table
from riverboat.words.refusals.hands import TooFewForTheBlinds


def antes_due(table: Table, now: Positions, dealt: Chairs, game: Game) -> list[Due]:
    """Each player's ante, or one player's for all (ANTE-01, ANTE-05, ANTE-06, BYND-30).

    Where the button stands still, in stud, each antes: else the same player would pay every time.
    """
    size, rules = game.stakes.ante, table.rules.button
    last = last_at_or_before(now.button, dealt)
    if for_all := game.stakes.beside_blinds[0]:  # rule: ANTE-06
        return [Due(now.big, "dead", for_all, "ante")]
    if not size:
        return []
    match "each" if game.variant.has_upcards else rules.ante_payer:
        case "each":
            first = dealt.index(last) + 1
            return [Due(chair, "ante", size, "ante") for chair in (*dealt[first:], *dealt[:first])]
        case "button":
            payer = last
        case "bb" | "bb_once":
            payer = now.big if game.stakes.blinds else last
        case "offset":
            payer = ante_seat(table, now, dealt)
    heads = 1 if rules.ante_payer == "bb_once" else len(dealt)  # rule: TRNY-45
    return [Due(payer, "dead", size * heads, "ante")]


def blinds_due(
    table: Table, now: Positions, dealt: Chairs, game: Game, told: Sequence[f.AnyTableFact]
) -> tuple[list[Due], list[f.AnyTableFact]]:
    """The blinds of the positions, with those that were skipped (BLND-02, BMOV-03).

    *told* is what is known of this hand before; the answer's second part is what follows.
    """
    stakes, rules = game.stakes, table.rules.button
    if stakes.button_blind:  # rule: BYND-31
        chair = last_at_or_before(now.button, dealt)
        return [Due(chair, "blind", stakes.button_blind, "blind")], []
    sizes = stakes.blinds
    if not sizes:
        return [], []
    if rules.blind_seats or len(sizes) != 2:
        return _by_places(table, now, dealt, sizes), []
    small = Due(now.small, _small_kind(game), sizes[0], "small blind")
    big = Due(now.big, "blind", sizes[1], "big blind")
    if rules.rule == "moving" and len(dealt) > 2:
        return _with_skipped(table, dealt, small, big, told)
    blinds = [small, big] if now.small in dealt and sizes[0] else [big]
    if rules.missed_blinds == "one_per_hand_live":
        blinds += [
            each for each in _one_a_hand(table, dealt) if each.chair not in (now.small, now.big)
        ]
    return blinds, []


def _small_kind(game: Game) -> PostKind:
    return "dead" if game.rules.sb_dead else "blind"  # rule: BLND-15


def _with_skipped(
    table: Table, dealt: Chairs, small: Due, big: Due, told: Sequence[f.AnyTableFact]
) -> tuple[list[Due], list[f.AnyTableFact]]:
    """At most one blind a player a hand, the largest first; the rest waits (BMOV-03)."""
    follows: list[f.AnyTableFact] = []
    skips = {(t.chair, t.blind) for t in told if isinstance(t, f.BlindSkipped)}
    wiped = {t.chair for t in told if isinstance(t, f.DebtsWiped)}
    due: list[Due] = []
    first = dealt.index(after(big.chair, dealt))
    for chair in (*dealt[first:], *dealt[:first]):
        each = table.chairs[chair]
        owed = chair not in wiped
        if chair == big.chair:
            if each.skipped_small or each.skipped_big or (chair, "small") in skips:
                follows.append(f.DebtsWiped(chair))
            due.append(big)
        elif (owed and each.skipped_big) or (chair, "big") in skips:
            due.append(Due(chair, "blind", big.chips, "skipped big blind"))
            if chair == small.chair:
                follows.append(f.BlindSkipped(chair, "small"))
        elif chair == small.chair and small.chips:
            due.append(small)
        elif small.chips and ((owed and each.skipped_small) or (chair, "small") in skips):
            due.append(Due(chair, small.kind, small.chips, "skipped small blind"))
    if table.rules.button.missed_blinds == "one_per_hand_live":
        posting = {each.chair for each in due}
        later = [each for each in _one_a_hand(table, dealt) if each.chair not in posting]
        return [*later, *due], follows
    return due, follows


def _one_a_hand(table: Table, dealt: Chairs) -> list[Due]:
    """The small blind that is still owed by somebody who paid the big one a hand ago (POST-05)."""
    return [
        Due(chair, "post", each.small, "missed small blind")
        for chair in dealt
        if (each := table.chairs[chair]).small and not each.big and each.settled
    ]


def _by_places(table: Table, now: Positions, dealt: Chairs, sizes: tuple[int, ...]) -> list[Due]:
    """One blind, three, or a vector of them by their places left of the button (BLND-04, 05)."""
    rules = table.rules.button
    last = dealt.index(last_at_or_before(now.button, dealt))
    if len(sizes) == 1 and rules.blind_poster == "last_winner" and table.winner in dealt:
        return [Due(table.winner, "blind", sizes[0], "blind")]
    if len(sizes) == 3 and not rules.blind_seats:  # rule: BLND-05, SEAT-07 the first on the button
        posters = [now.button, now.small, now.big]
    else:
        places = rules.blind_seats or ((1,) if len(sizes) == 1 else tuple(range(len(sizes))))
        posters = [dealt[(last + place) % len(dealt)] for place in places]
    due = [
        Due(chair, "blind", size, "blind")
        for chair, size in zip(posters, sizes, strict=True)
        if size and chair in dealt
    ]
    if len({each.chair for each in due}) < len(due):
        raise IllegalAction(TooFewForTheBlinds(len(dealt), len(due)))
    return due


def one_bet_each(
    table: Table, blinds: list[Due], dues: list[Due]
) -> tuple[list[Due], list[Due], list[f.DebtsWiped]]:
    """Who comes in where a blind is due anyway posts the larger of the two (POST-02, POST-07)."""
    blind = {due.chair: due.chips for due in blinds}
    post = {due.chair: due.chips for due in dues if due.kind == "post"}
    instead = [chair for chair, chips in post.items() if chips <= blind.get(chair, 0)]
    return (
        [due for due in blinds if due.chair in instead or due.chair not in post],
        [due for due in dues if due.kind != "post" or due.chair not in instead],
        [f.DebtsWiped(chair) for chair in instead if table.chairs[chair].owes],
    )
