"""Posts of a player who sits down or comes back: live, dead, or waiting."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine import Game, parse_game
from riverboat.engine.games.forced_bets import Post
from riverboat.table.blinds.missed_blinds import entry_posts_anywhere, posts_to_buy_button
from riverboat.table.rules.option_groups import ButtonRules
from riverboat.table.state.button_positions import (
    Positions,
    chairs_between,
    is_between_button_and_blind,
)
from riverboat.table.state.facts import DuePost
from riverboat.table.state.table_state import TablePlayer
from riverboat.tools.tool_answer import BadQuestion, Step, steps
from riverboat.words.refusals import tools as w
from riverboat.words.tools import posts_due as texts
from riverboat.words.tools.calculation_step import CalculationStep


class ReturningPlayer(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    kw_only=True,
    rename={
        "has_missed_big_blind": "missed_big",
        "has_missed_small_blind": "missed_small",
        "is_new_player": "new",
        "small_blind_chair": "small",
        "big_blind_chair": "big",
        "bet_to_match": "bet",
    },
):
    """A player who wants to be dealt in, again or for the first time."""

    game: str
    """Name of the game with its blinds: ``no-limit hold'em 1/2``."""
    has_missed_big_blind: bool = False
    has_missed_small_blind: bool = False
    missed_ante: int = 0
    """Missed ante for the whole table, in chips."""
    missed_straddle: int = 0
    is_new_player: bool = False
    """True if the player has just sat down, and has not been dealt in."""
    chair: int = 0
    """Chair of the player; 0 if it is not among the chairs from the button to the big blind."""
    button: int = 0
    small_blind_chair: int = 0
    big_blind_chair: int = 0
    """Chair of the big blind. It is 0 if unknown, like ``button`` and ``small_blind_chair``."""
    bet_to_match: int = 0
    """Bet that the player faces on their turn; 0 to ignore it."""


class PostOwed(
    Struct, metaclass=RenamedFields, frozen=True, rename={"is_live": "live", "reason": "why"}
):
    """A post that the returning player owes."""

    chips: int
    is_live: bool
    reason: texts.MissedPostReason


class ReturnPosts(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    rename={
        "live_chips": "live",
        "dead_chips": "dead",
        "waits_for_big_blind": "waits",
        "later_live_chips": "later",
    },
):
    """The posts due from the returning player if they come in now."""

    posts: tuple[PostOwed, ...]
    live_chips: int
    dead_chips: int
    waits_for_big_blind: bool
    """True if the player is not dealt in before the big blind reaches them."""
    later_live_chips: int
    """Live post in the next hand (POST-05)."""
    to_call: int | None
    """Chips to call after the live posts; ``None`` if the bet to match was not given."""
    steps: tuple[Step, ...]


def posts_on_return(player: ReturningPlayer, rules: ButtonRules | None = None) -> ReturnPosts:
    """Return a player's posts on return, by a table's button and blind rules (POST-01 to POST-10).

    >>> rules = ButtonRules(missed_blinds="both_now_sb_dead")
    >>> game = "no-limit hold'em 1/2"
    >>> missed = {"has_missed_big_blind": True, "has_missed_small_blind": True}
    >>> back = ReturningPlayer(game=game, bet_to_match=6, **missed)
    >>> due = posts_on_return(back, rules)
    >>> due.live_chips, due.dead_chips, due.to_call
    (2, 1, 4)
    """
    rules = rules or ButtonRules()
    game = parse_game(player.game)
    table_player = _build_table_player(player, game)
    positions = Positions(player.button, player.small_blind_chair, player.big_blind_chair)
    if player.chair and player.chair == player.big_blind_chair:  # rule: POST-06
        return _build_no_posts(texts.EntryOnBigBlind())
    if (
        player.chair
        and player.big_blind_chair
        and is_between_button_and_blind(player.chair, positions)
    ):
        return _build_gap_posts(player, table_player, game, rules)
    owes_posts = table_player.has_missed_posts or table_player.is_newcomer
    due_posts = entry_posts_anywhere(player.chair, table_player, rules, game) if owes_posts else []
    if due_posts is None:
        return replace(_build_no_posts(texts.BigBlindWait()), waits_for_big_blind=True)
    if not due_posts:
        return _build_no_posts(texts.NoPostDue())
    return _build_due_posts(due_posts, player, table_player, rules)


def _build_table_player(player: ReturningPlayer, game: Game) -> TablePlayer:
    """Return the player as a table represents them, with their debts at this game's sizes."""
    blinds = game.stakes.blinds
    if (player.has_missed_big_blind or player.has_missed_small_blind) and not blinds:
        raise BadQuestion(w.NoBlindsToMiss())
    small_blind = blinds[-2] if len(blinds) > 1 else 0
    return TablePlayer(
        "",
        is_newcomer=player.is_new_player,
        missed_big=blinds[-1] if player.has_missed_big_blind else 0,
        missed_small=small_blind if player.has_missed_small_blind else 0,
        missed_ante=player.missed_ante,
        missed_straddle=player.missed_straddle,
    )


def _build_due_posts(
    due_posts: Sequence[DuePost],
    player: ReturningPlayer,
    table_player: TablePlayer,
    rules: ButtonRules,
) -> ReturnPosts:
    posts, post_phrases = [], []
    for post in due_posts:
        is_live = Post(0, post.kind, post.chips).is_live
        reason: texts.MissedPostReason = post.reason  # type: ignore[assignment]  # what else is due is no return
        posts.append(PostOwed(post.chips, is_live, reason))
        post_phrases.append(
            (texts.LivePostDue if is_live else texts.DeadPostDue)(post.chips, reason)
        )
    live_chips = sum([post.chips for post in posts if post.is_live])
    dead_chips = sum([post.chips for post in posts]) - live_chips
    later_chips = 0
    if rules.missed_blinds == "one_per_hand_live" and table_player.missed_big:  # rule: POST-05
        later_chips = table_player.missed_small
    to_call = max(0, player.bet_to_match - live_chips) if player.bet_to_match else None
    return ReturnPosts(
        tuple(posts),
        live_chips,
        dead_chips,
        False,
        later_chips,
        to_call,
        steps(
            *post_phrases,
            texts.PostTotal(live_chips + dead_chips, live_chips, dead_chips)
            if len(posts) > 1
            else None,
            texts.NextHandPostDue(later_chips) if later_chips else None,
            None
            if to_call is None
            else texts.CallAmountStep(player.bet_to_match, live_chips, to_call),
        ),
    )


def _build_gap_posts(
    player: ReturningPlayer, table_player: TablePlayer, game: Game, rules: ButtonRules
) -> ReturnPosts:
    """Return the options between button and big blind: to wait, or to buy the button."""
    # rule: BYND-32
    button_offer = None
    is_before_small_blind = chairs_between(player.button, player.small_blind_chair, (player.chair,))
    if rules.buy_button and is_before_small_blind and len(game.stakes.blinds) == 2:
        button_posts = posts_to_buy_button(player.chair, table_player, game)
        live_chips = sum([post.chips for post in button_posts if post.kind != "dead"])
        button_offer = texts.ButtonPurchaseAlternative(
            live_chips, sum([post.chips for post in button_posts]) - live_chips
        )
    has_two_blinds = len(game.stakes.blinds) == 2
    single_post_phrase = (
        texts.BigBlindOnlyAlternative(game.stakes.blinds[-1])
        if rules.gap_post and has_two_blinds
        else None
    )
    posts = _build_no_posts(texts.EntryBehindButtonWait(), button_offer, single_post_phrase)
    return replace(posts, waits_for_big_blind=True)


def _build_no_posts(*reasons: CalculationStep | None) -> ReturnPosts:
    return ReturnPosts((), 0, 0, False, 0, None, steps(*reasons))
