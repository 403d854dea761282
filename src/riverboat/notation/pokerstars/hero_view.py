"""Redaction of a log to one player's view, for histories with a hero."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from riverboat.cards import UNKNOWN, name
from riverboat.engine import AnyFact, Game, HandStarted
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state import hand_facts as f


def redact_for_hero(log: Sequence[AnyFact], hero: int | None) -> list[AnyFact]:
    """Return the log with only the cards that the hero may know.

    House rules that depend on hidden cards are replaced: players choose to show or muck
    (``showdown="choose"``), and all-in hands are not opened. Unknown burn cards are removed.
    """
    visible_facts: list[AnyFact] = []
    for fact in redact_log(log, hero):
        if isinstance(fact, HandStarted):
            rules = fact.game.rules.replace(open_allin_hands=False, showdown="choose")
            visible_facts.append(replace(fact, game=replace(fact.game, rules=rules)))
        elif isinstance(fact, f.BoardDealt) and set(fact.burned) == {UNKNOWN}:
            visible_facts.append(replace(fact, burned=()))
        else:
            visible_facts.append(fact)
    return visible_facts


def list_proven_openers(log: Sequence[AnyFact]) -> list[str]:
    """Return the cards with which an opener whose hand is unknown proved openers: ``["AdAh"]``.

    A failed proof is ``["-"]``. The list is empty for a known hand, and without a proof.
    """
    deal_facts = [fact for fact in log if isinstance(fact, f.HoleCardsDealt)]
    for fact in log:
        if isinstance(fact, (f.OpenersShown, f.OpenersFailed)) and any(
            UNKNOWN in deal_fact.holdings[fact.seat] for deal_fact in deal_facts[:1]
        ):
            cards = fact.cards if isinstance(fact, f.OpenersShown) else ()
            return ["".join(map(name, cards)) or "-"]
    return []


def find_combined_posts(posts: Sequence[f.Posted], game: Game) -> dict[int, bool]:
    """Return the indices of posts that the site combines with the next post, each mapped to True.

    Such a pair is a live big blind and a dead small blind of one player, in any order.
    """
    blinds = game.stakes.blinds
    if len(blinds) != 2:
        return {}
    return {
        post_index: True
        for post_index, (post, next_post) in enumerate(pairwise(posts))
        if post.seat == next_post.seat
        and {(post.kind, post.chips), (next_post.kind, next_post.chips)}
        == {("post", blinds[1]), ("dead", blinds[0])}
    }
