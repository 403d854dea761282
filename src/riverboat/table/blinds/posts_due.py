"""Posts due before the cards: antes, blinds and debts."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import Game, IllegalAction
from riverboat.engine.games.forced_bets import PostKind
from riverboat.table.blinds.missed_blinds import (
    ante_chair,
)
from riverboat.table.state import facts as f
from riverboat.table.state.button_positions import (
    Chairs,
    Positions,
    chair_at_or_before,
    next_chair,
)
from riverboat.table.state.facts import DuePost
from riverboat.table.state.table_state import Table
from riverboat.words.refusals.hands import TooFewForTheBlinds


def antes_due(table: Table, positions: Positions, dealt: Chairs, game: Game) -> list[DuePost]:
    """Return each player's ante, or one for all (ANTE-01, ANTE-05, ANTE-06, BYND-30).

    Where the button stands still, in stud, each player antes: otherwise one player would
    always pay for all.
    """
    size, rules = game.stakes.ante, table.rules.button
    last = chair_at_or_before(positions.button, dealt)
    if for_all := game.stakes.extra_forced_bets[0]:  # rule: ANTE-06
        return [DuePost(positions.big, "dead", for_all, "ante")]
    if not size:
        return []
    match "each" if game.variant.has_upcards else rules.ante_payer:
        case "each":
            first = dealt.index(last) + 1
            return [
                DuePost(chair, "ante", size, "ante") for chair in (*dealt[first:], *dealt[:first])
            ]
        case "button":
            payer = last
        case "bb" | "bb_once":
            payer = positions.big if game.stakes.blinds else last
        case "offset":
            payer = ante_chair(table, positions, dealt)
    heads = 1 if rules.ante_payer == "bb_once" else len(dealt)  # rule: TRNY-45
    return [DuePost(payer, "dead", size * heads, "ante")]


def blinds_due(
    table: Table,
    positions: Positions,
    dealt: Chairs,
    game: Game,
    earlier_facts: Sequence[f.AnyTableFact],
) -> tuple[list[DuePost], list[f.AnyTableFact]]:
    """Return the blinds due, with skipped ones (BLND-02, BMOV-03), and the facts that follow.

    *earlier_facts* are the facts of this hand so far.
    """
    stakes, rules = game.stakes, table.rules.button
    if stakes.button_blind:  # rule: BYND-31
        chair = chair_at_or_before(positions.button, dealt)
        return [DuePost(chair, "blind", stakes.button_blind, "blind")], []
    sizes = stakes.blinds
    if not sizes:
        return [], []
    if rules.blind_seats or len(sizes) != 2:
        return _blinds_by_position(table, positions, dealt, sizes), []
    small = DuePost(positions.small, _small_kind(game), sizes[0], "small blind")
    big = DuePost(positions.big, "blind", sizes[1], "big blind")
    if rules.rule == "moving" and len(dealt) > 2:
        return _blinds_with_skipped(table, dealt, small, big, earlier_facts)
    blinds = [small, big] if positions.small in dealt and sizes[0] else [big]
    if rules.missed_blinds == "one_per_hand_live":
        blinds += [
            each
            for each in _owed_small_blinds(table, dealt)
            if each.chair not in (positions.small, positions.big)
        ]
    return blinds, []


def _small_kind(game: Game) -> PostKind:
    return "dead" if game.rules.sb_dead else "blind"  # rule: BLND-15


def _blinds_with_skipped(
    table: Table,
    dealt: Chairs,
    small: DuePost,
    big: DuePost,
    earlier_facts: Sequence[f.AnyTableFact],
) -> tuple[list[DuePost], list[f.AnyTableFact]]:
    """Return the blinds due, skipped ones included, and the facts that settle skipped blinds.

    Each player posts one blind a hand, the largest first (BMOV-03).
    """
    follows: list[f.AnyTableFact] = []
    skips = {(t.chair, t.blind) for t in earlier_facts if isinstance(t, f.BlindSkipped)}
    wiped = {t.chair for t in earlier_facts if isinstance(t, f.DebtsWiped)}
    due: list[DuePost] = []
    first = dealt.index(next_chair(big.chair, dealt))
    for chair in (*dealt[first:], *dealt[:first]):
        each = table.chairs[chair]
        owed = chair not in wiped
        if chair == big.chair:
            if each.skipped_small or each.skipped_big or (chair, "small") in skips:
                follows.append(f.DebtsWiped(chair))
            due.append(big)
        elif (owed and each.skipped_big) or (chair, "big") in skips:
            due.append(DuePost(chair, "blind", big.chips, "skipped big blind"))
            if chair == small.chair:
                follows.append(f.BlindSkipped(chair, "small"))
        elif chair == small.chair and small.chips:
            due.append(small)
        elif small.chips and ((owed and each.skipped_small) or (chair, "small") in skips):
            due.append(DuePost(chair, small.kind, small.chips, "skipped small blind"))
    if table.rules.button.missed_blinds == "one_per_hand_live":
        posting = {each.chair for each in due}
        later = [each for each in _owed_small_blinds(table, dealt) if each.chair not in posting]
        return [*later, *due], follows
    return due, follows


def _owed_small_blinds(table: Table, dealt: Chairs) -> list[DuePost]:
    """Return small blinds owed by players who paid the big one a hand ago (POST-05)."""
    return [
        DuePost(chair, "post", each.small, "missed small blind")
        for chair in dealt
        if (each := table.chairs[chair]).small and not each.big and each.settled
    ]


def _blinds_by_position(
    table: Table, positions: Positions, dealt: Chairs, sizes: tuple[int, ...]
) -> list[DuePost]:
    """Return one, three or more blinds left of the button (BLND-04, BLND-05)."""
    rules = table.rules.button
    last = dealt.index(chair_at_or_before(positions.button, dealt))
    if len(sizes) == 1 and rules.blind_poster == "last_winner" and table.winner in dealt:
        return [DuePost(table.winner, "blind", sizes[0], "blind")]
    if len(sizes) == 3 and not rules.blind_seats:  # rule: BLND-05, SEAT-07 the first on the button
        posters = [positions.button, positions.small, positions.big]
    else:
        places = rules.blind_seats or ((1,) if len(sizes) == 1 else tuple(range(len(sizes))))
        posters = [dealt[(last + place) % len(dealt)] for place in places]
    due = [
        DuePost(chair, "blind", size, "blind")
        for chair, size in zip(posters, sizes, strict=True)
        if size and chair in dealt
    ]
    if len({each.chair for each in due}) < len(due):
        raise IllegalAction(TooFewForTheBlinds(len(dealt), len(due)))
    return due


def merge_double_posts(
    table: Table, blinds: list[DuePost], dues: list[DuePost]
) -> tuple[list[DuePost], list[DuePost], list[f.DebtsWiped]]:
    """Keep the larger post where an entrant also owes a blind of this hand (POST-02, POST-07)."""
    blind = {due.chair: due.chips for due in blinds}
    post = {due.chair: due.chips for due in dues if due.kind == "post"}
    instead = [chair for chair, chips in post.items() if chips <= blind.get(chair, 0)]
    return (
        [due for due in blinds if due.chair in instead or due.chair not in post],
        [due for due in dues if due.kind != "post" or due.chair not in instead],
        [f.DebtsWiped(chair) for chair in instead if table.chairs[chair].owes],
    )
