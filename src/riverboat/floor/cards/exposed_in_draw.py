"""Exposed cards in draw and lowball, before and during the draw (IRRD-01 to 04, BYND-65)."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from riverboat.cards import UNKNOWN
from riverboat.cards.card import RANKS, rank_of
from riverboat.floor.action_counts import is_misdeal_too_late
from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import incident_seat
from riverboat.floor.cards.misdeals import build_misdeal_ruling
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import QuestionSpec, Ruling, Verdict, make_ruling, require_known
from riverboat.words.floor.cards import deal
from riverboat.words.floor.cards import draw as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.verdicts import ActionStands, Reason


class ExposedCardRule(NamedTuple):
    """A game's rule on which exposed cards a player must keep."""

    kept_ranks: str
    """Ranks that must be kept: ``A2345``."""
    question: QuestionSpec[bool]
    """The question that is asked if the card is unknown."""
    kept_reason: Reason
    replaced_reason: Reason


# rule: IRRD-01, IRRD-02, IRRD-03
_LIMIT_ACE_TO_FIVE = ExposedCardRule(
    "A234567", q.SEVEN_OR_UNDER_QUESTION, w.CardKeptInLimitLowball(), w.CardReplacedInLimitLowball()
)
_BIG_BET_ACE_TO_FIVE = ExposedCardRule(
    "A2345", q.FIVE_OR_UNDER_QUESTION, w.CardKeptInBigBetLowball(), w.CardReplacedInBigBetLowball()
)
_DEUCE_TO_SEVEN = ExposedCardRule(
    "23457", q.BEST_SEVEN_CARD_QUESTION, w.CardKeptInDeuceToSeven(), w.CardReplacedInDeuceToSeven()
)


def rule_on_exposed_draw_card(
    incident: s.CardExposed, spot: Spot, authority: Authority, extra_reasons: tuple[Reason, ...]
) -> Verdict:
    """Rule on a card that the dealer exposed in the deal or in a draw."""
    if require_known(spot.has_draw_begun, q.DRAW_STARTED_QUESTION):
        # rule: BYND-65
        replace_order = o.ReplaceCard(incident_seat(incident, spot), incident.cards, "draw")
        return make_ruling(
            authority,
            replace_order,
            reasons=(w.CardExposedInDraw(), deal.NoChoiceOfCard(), *extra_reasons),
        )
    if is_misdeal_too_late(spot, authority):
        return make_ruling(
            authority, ActionStands(), reasons=(deal.MisdealTooLate(), *extra_reasons)
        )
    if incident.exposed_count > 1:
        return build_misdeal_ruling(
            authority, deal.TwoCardsShown(), *extra_reasons
        )  # rule: IRRD-17
    match authority.floor_rules.draw_exposed:
        case "all_replaced":
            return _build_card_replaced_ruling(
                incident, spot, authority, w.CardShownBeforeDrawReplaced(), *extra_reasons
            )
        case "all_taken":
            return _build_card_stays_ruling(
                incident, spot, authority, w.CardShownBeforeDrawKept(), *extra_reasons
            )
        case "by_game":
            return _rule_by_game(incident, spot, authority, extra_reasons)
        case unreachable:
            assert_never(unreachable)


def _rule_by_game(
    incident: s.CardExposed, spot: Spot, authority: Authority, extra_reasons: tuple[Reason, ...]
) -> Ruling:
    ranking = require_known(spot.ranking, q.RANKING_QUESTION)
    if ranking == "high":
        return _build_card_stays_ruling(
            incident, spot, authority, w.CardKeptInHighDraw(), *extra_reasons
        )  # rule: IRRD-04
    exposed_rule = _find_lowball_rule(ranking, spot)
    if exposed_rule is None:
        return _build_card_replaced_ruling(
            incident, spot, authority, w.CardShownBeforeDrawReplaced(), *extra_reasons
        )
    if require_known(_has_rank_in(exposed_rule.kept_ranks, incident), exposed_rule.question):
        return _build_card_stays_ruling(
            incident, spot, authority, exposed_rule.kept_reason, *extra_reasons
        )
    return _build_card_replaced_ruling(
        incident, spot, authority, exposed_rule.replaced_reason, *extra_reasons
    )


def _find_lowball_rule(ranking: str, spot: Spot) -> ExposedCardRule | None:
    """Return the rule for exposed cards of this lowball game.

    Return ``None`` for badugi and split games, which no rulebook covers.
    """
    if ranking == "2-7":
        return _DEUCE_TO_SEVEN
    if ranking != "a-5":
        return None
    return (
        _LIMIT_ACE_TO_FIVE
        if require_known(spot.structure, q.STRUCTURE_QUESTION) == "limit"
        else _BIG_BET_ACE_TO_FIVE
    )


def _has_rank_in(ranks: str, incident: s.CardExposed) -> bool | None:
    """Return True if the card has one of these ranks; ``None`` if the card is unknown."""
    if incident.must_be_kept is not None or not incident.cards or incident.cards[0] == UNKNOWN:
        return incident.must_be_kept
    return RANKS[rank_of(incident.cards[0])] in ranks


def _build_card_stays_ruling(
    incident: s.CardExposed, spot: Spot, authority: Authority, *reasons: Reason
) -> Ruling:
    return make_ruling(
        authority, o.CardKept(incident_seat(incident, spot), incident.cards), reasons=reasons
    )


def _build_card_replaced_ruling(
    incident: s.CardExposed, spot: Spot, authority: Authority, *reasons: Reason
) -> Ruling:
    replace_order = o.ReplaceCard(incident_seat(incident, spot), incident.cards, "deal")
    return make_ruling(authority, o.FinishDeal(), replace_order, o.OldCardAsBurn(), reasons=reasons)
