"""Posts due before the cards: antes, blinds and debts."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import Game, IllegalAction
from riverboat.engine.games.forced_bets import PostKind
from riverboat.table.blinds.missed_blinds import (
    find_ante_chair,
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


def antes_due(
    table: Table, positions: Positions, dealt_chairs: Chairs, game: Game
) -> list[DuePost]:
    """Return each player's ante, or one for the table (ANTE-01, ANTE-05, ANTE-06, BYND-30).

    In stud, where the button does not move, each player posts an ante: otherwise one player would
    always pay for all.
    """
    ante_size, rules = game.stakes.ante, table.rules.button
    button_chair = chair_at_or_before(positions.button, dealt_chairs)
    if table_ante := game.stakes.extra_forced_bets[0]:  # rule: ANTE-06
        return [DuePost(positions.big, "dead", table_ante, "ante")]
    if not ante_size:
        return []
    match "each" if game.variant.has_upcards else rules.ante_payer:
        case "each":
            first_index = dealt_chairs.index(button_chair) + 1
            return [
                DuePost(chair, "ante", ante_size, "ante")
                for chair in (*dealt_chairs[first_index:], *dealt_chairs[:first_index])
            ]
        case "button":
            paying_chair = button_chair
        case "bb" | "bb_once":
            paying_chair = positions.big if game.stakes.blinds else button_chair
        case "offset":
            paying_chair = find_ante_chair(table, positions, dealt_chairs)
    ante_count = 1 if rules.ante_payer == "bb_once" else len(dealt_chairs)  # rule: TRNY-45
    return [DuePost(paying_chair, "dead", ante_size * ante_count, "ante")]


def blinds_due(
    table: Table,
    positions: Positions,
    dealt_chairs: Chairs,
    game: Game,
    earlier_facts: Sequence[f.AnyTableFact],
) -> tuple[list[DuePost], list[f.AnyTableFact]]:
    """Return the blinds due, with skipped ones (BLND-02, BMOV-03), and the facts that follow.

    *earlier_facts* are the facts of this hand so far.
    """
    stakes, rules = game.stakes, table.rules.button
    if stakes.button_blind:  # rule: BYND-31
        chair = chair_at_or_before(positions.button, dealt_chairs)
        return [DuePost(chair, "blind", stakes.button_blind, "blind")], []
    blind_sizes = stakes.blinds
    if not blind_sizes:
        return [], []
    if rules.blind_seats or len(blind_sizes) != 2:
        return _list_blinds_by_position(table, positions, dealt_chairs, blind_sizes), []
    small_blind_post = DuePost(
        positions.small, _choose_small_blind_kind(game), blind_sizes[0], "small blind"
    )
    big_blind_post = DuePost(positions.big, "blind", blind_sizes[1], "big blind")
    if rules.rule == "moving" and len(dealt_chairs) > 2:
        return _list_blinds_with_skipped(
            table, dealt_chairs, small_blind_post, big_blind_post, earlier_facts
        )
    blind_posts = (
        [small_blind_post, big_blind_post]
        if positions.small in dealt_chairs and blind_sizes[0]
        else [big_blind_post]
    )
    if rules.missed_blinds == "one_per_hand_live":
        blind_posts += [
            post
            for post in _list_owed_small_blinds(table, dealt_chairs)
            if post.chair not in (positions.small, positions.big)
        ]
    return blind_posts, []


def _choose_small_blind_kind(game: Game) -> PostKind:
    return "dead" if game.rules.sb_dead else "blind"  # rule: BLND-15


def _list_blinds_with_skipped(
    table: Table,
    dealt_chairs: Chairs,
    small_blind_post: DuePost,
    big_blind_post: DuePost,
    earlier_facts: Sequence[f.AnyTableFact],
) -> tuple[list[DuePost], list[f.AnyTableFact]]:
    """Return the blinds due, skipped ones included, and the facts that settle skipped blinds.

    Each player posts one blind a hand, the largest first (BMOV-03).
    """
    following_facts: list[f.AnyTableFact] = []
    skipped_blinds = {
        (fact.chair, fact.blind) for fact in earlier_facts if isinstance(fact, f.BlindSkipped)
    }
    cleared_chairs = {fact.chair for fact in earlier_facts if isinstance(fact, f.DebtsCancelled)}
    posts: list[DuePost] = []
    first_index = dealt_chairs.index(next_chair(big_blind_post.chair, dealt_chairs))
    for chair in (*dealt_chairs[first_index:], *dealt_chairs[:first_index]):
        player = table.chairs[chair]
        is_blind_owed = chair not in cleared_chairs
        if chair == big_blind_post.chair:
            if (
                player.has_skipped_small
                or player.has_skipped_big
                or (chair, "small") in skipped_blinds
            ):
                following_facts.append(f.DebtsCancelled(chair))
            posts.append(big_blind_post)
        elif (is_blind_owed and player.has_skipped_big) or (chair, "big") in skipped_blinds:
            posts.append(DuePost(chair, "blind", big_blind_post.chips, "skipped big blind"))
            if chair == small_blind_post.chair:
                following_facts.append(f.BlindSkipped(chair, "small"))
        elif chair == small_blind_post.chair and small_blind_post.chips:
            posts.append(small_blind_post)
        elif small_blind_post.chips and (
            (is_blind_owed and player.has_skipped_small) or (chair, "small") in skipped_blinds
        ):
            posts.append(
                DuePost(chair, small_blind_post.kind, small_blind_post.chips, "skipped small blind")
            )
    if table.rules.button.missed_blinds == "one_per_hand_live":
        posting_chairs = {post.chair for post in posts}
        later_posts = [
            post
            for post in _list_owed_small_blinds(table, dealt_chairs)
            if post.chair not in posting_chairs
        ]
        return [*later_posts, *posts], following_facts
    return posts, following_facts


def _list_owed_small_blinds(table: Table, dealt_chairs: Chairs) -> list[DuePost]:
    """Return small blinds owed by players who paid the big blind a hand ago (POST-05)."""
    return [
        DuePost(chair, "post", player.missed_small, "missed small blind")
        for chair in dealt_chairs
        if (player := table.chairs[chair]).missed_small
        and not player.missed_big
        and player.has_come_in
    ]


def _list_blinds_by_position(
    table: Table, positions: Positions, dealt_chairs: Chairs, blind_sizes: tuple[int, ...]
) -> list[DuePost]:
    """Return one, three or more blinds left of the button (BLND-04, BLND-05)."""
    rules = table.rules.button
    last_index = dealt_chairs.index(chair_at_or_before(positions.button, dealt_chairs))
    if (
        len(blind_sizes) == 1
        and rules.blind_poster == "last_winner"
        and table.winner_chair in dealt_chairs
    ):
        return [DuePost(table.winner_chair, "blind", blind_sizes[0], "blind")]
    if (
        len(blind_sizes) == 3 and not rules.blind_seats
    ):  # rule: BLND-05, SEAT-07 the first on the button
        posting_chairs = [positions.button, positions.small, positions.big]
    else:
        blind_offsets = rules.blind_seats or (
            (1,) if len(blind_sizes) == 1 else tuple(range(len(blind_sizes)))
        )
        posting_chairs = [
            dealt_chairs[(last_index + offset) % len(dealt_chairs)] for offset in blind_offsets
        ]
    posts = [
        DuePost(chair, "blind", blind_size, "blind")
        for chair, blind_size in zip(posting_chairs, blind_sizes, strict=True)
        if blind_size and chair in dealt_chairs
    ]
    if len({post.chair for post in posts}) < len(posts):
        raise IllegalAction(TooFewForTheBlinds(len(dealt_chairs), len(posts)))
    return posts


def merge_double_posts(
    table: Table, blind_posts: list[DuePost], posts_due: list[DuePost]
) -> tuple[list[DuePost], list[DuePost], list[f.DebtsCancelled]]:
    """Return the blinds and the other posts, with only one live post for each entrant.

    If an entrant also owes a blind of this hand, the larger of the two remains (POST-02, POST-07).
    The third list cancels the other debts of entrants who pay the blind.
    """
    blind_chips_by_chair = {post.chair: post.chips for post in blind_posts}
    entry_chips_by_chair = {post.chair: post.chips for post in posts_due if post.kind == "post"}
    chairs_with_larger_blind = [
        chair
        for chair, chips in entry_chips_by_chair.items()
        if chips <= blind_chips_by_chair.get(chair, 0)
    ]
    return (
        [
            blind_post
            for blind_post in blind_posts
            if blind_post.chair in chairs_with_larger_blind
            or blind_post.chair not in entry_chips_by_chair
        ],
        [
            entry_post
            for entry_post in posts_due
            if entry_post.kind != "post" or entry_post.chair not in chairs_with_larger_blind
        ],
        [
            f.DebtsCancelled(chair)
            for chair in chairs_with_larger_blind
            if table.chairs[chair].has_missed_posts
        ],
    )
