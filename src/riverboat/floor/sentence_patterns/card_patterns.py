"""Sentence patterns of cards: the deal, shown cards, decks, burns and boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from riverboat.floor.sentence_patterns import pattern_slots as s
from riverboat.floor.sentence_patterns.concept_pattern import ConceptPattern, clause_tags, text_tags
from riverboat.floor.sentence_patterns.incident_reading import LIKELY_STRENGTH
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.moment import find_family
from riverboat.floor.transcript.transcript import Transcript

P = ConceptPattern
"""Short name for the tables of patterns."""
Fields = Mapping[str, Any]

# Slots ---

_STUD_HAND, _DRAW_HAND, _OMAHA_HAND, _HOLDEM_HAND = 7, 5, 4, 2
_DOWN_CARDS: Final = 2
"""Down cards of a stud hand before the last street, and of hold'em."""


def find_hand_size(transcript: Transcript) -> int:
    """Return the number of cards of a full hand in the game that a text names or implies."""
    if transcript.has("omaha"):
        return _OMAHA_HAND
    family = find_family(transcript)
    return {"stud": _STUD_HAND, "draw": _DRAW_HAND}.get(family or "", _HOLDEM_HAND)


def read_card_surplus(transcript: Transcript, clause: Clause) -> Fields:
    """Read the number of surplus or missing cards of a hand."""
    count = s.read_count(clause, "card", "hole", "extra", "missing", "shortage")
    if clause.has("extra"):
        return {"off_by": count if count and count <= 2 else 1}
    if clause.has("missing", "shortage"):
        return {"off_by": -(count or 1)}
    if clause.has("nth3") and count is None:
        return {"off_by": 1}
    if (
        count is None or count == 2 or count == find_hand_size(transcript)
    ):  # *five card draw, I got 4 cards*
        count = _find_card_count(transcript)
    return (
        {"off_by": count - find_hand_size(transcript)}
        if count and count != find_hand_size(transcript)
        else {}
    )


def _find_card_count(transcript: Transcript) -> int | None:
    counts = [s.read_count(clause, "card", "hole") for clause in transcript.clauses]
    return next((count for count in counts[::-1] if count), None)


def read_exposed_position(transcript: Transcript, clause: Clause) -> Fields:
    """Read the position of an exposed card, in the deck or in a hand."""
    tags = clause_tags(clause)
    if transcript.has("nth_more"):
        return {"off_deck": 3}
    position_tags = ("nth1", "nth2", "nth3", "nth_more")
    position = next(
        (min(position, 3) for position, tag in enumerate(position_tags, 1) if tag in tags), None
    )
    if position is None or tags & {"bottom"}:
        return {}
    owner_tags = tags & {"his", "i", "player", "hole"}
    if not owner_tags or "very" in tags:
        return {"off_deck": position}
    return {"of_theirs": position, "off_deck": 3 if position > 1 else None}


def read_exposed_cards(transcript: Transcript, clause: Clause) -> Fields:
    """Read the exposed cards and their number."""
    count = s.read_count(clause, "card", "hole", "upcard")
    cards = tuple([card for item in transcript.items for card in item.cards])
    are_both_own = clause.has("both") and clause.has("his", "he", "player", "hole", "i")
    return {
        "shown": 2 if are_both_own else count if count and count > 1 else None,
        "both_theirs": True if are_both_own else None,
        "cards": cards or None,
    }


def read_last_card(transcript: Transcript, clause: Clause) -> Fields:
    """Read the last street of stud."""
    is_seventh_street = find_family(transcript) == "stud" and transcript.has("seventh")
    return {"spot.last_street": True} if is_seventh_street else {}


def read_boxed_count(transcript: Transcript, clause: Clause) -> Fields:
    """Read the number of boxed cards, and when they were found."""
    tags = text_tags(transcript)
    is_found_after_deal = True if "late" in tags else False if "firstdeal" in tags else None
    is_next_card_mixed_in = True if "next" in tags and "facedown" in tags else None
    return {
        "cards": s.read_count(clause, "boxed", "card"),
        "later": is_found_after_deal,
        "covered": is_next_card_mixed_in,
    }


def read_cut_cards(_: Transcript, clause: Clause) -> Fields:
    """Read the cards of the smaller part of a cut."""
    return {"cards": s.read_count(clause, "card")}


def read_flop_cards(_: Transcript, clause: Clause) -> Fields:
    """Read the number of cards on a flop: four if the text has no number."""
    count = s.read_count(clause, "card", "flop")
    if count is None:
        count = next((item.number for item in clause.items if item.number), None)
    return {"cards": count if count and count > 3 else 4}


def read_redeal_status(transcript: Transcript, _: Clause) -> Fields:
    """Read the status of a player at a redeal."""
    tags = text_tags(transcript)
    status = next(
        (status for tag, status in (("newplayer", "new"), ("penalty", "penalty"), ("absent", "absent"))
         if tag in tags), None,
    )  # fmt: skip
    return {"was": status, "here": True if tags & {"back", "now"} and status == "absent" else None}


def read_looked_at_cards(transcript: Transcript, _: Clause) -> Fields:
    """Read if a player has looked at cards."""
    return (
        {"looked": not s.is_concept_denied(transcript, "looked")}
        if transcript.has("looked", "look")
        else {}
    )


def read_players_behind(transcript: Transcript, _: Clause) -> Fields:
    """Read the number of players still to act, or left in the hand."""
    for clause in transcript.clauses:
        count = s.read_count(clause, "player", "players")
        if count and clause.has("toact"):
            return {"spot.behind": count}
        if count and not clause.has("act", "not"):
            return {"spot.live": count}
    others_folded = (
        transcript.has("other")
        and transcript.has("fold")
        and not s.is_concept_denied(transcript, "fold")
    )
    return {"spot.live": 1} if others_folded else {}


def read_stub_size(transcript: Transcript, _: Clause) -> Fields:
    """Read the players, the stub and the burns of a short deck."""
    fields: dict[str, Any] = {}
    for clause in transcript.clauses:
        for name, concepts in (("spot.live", ("player", "players")), ("spot.burned", ("burn",))):
            fields[name] = fields.get(name) or s.read_count(clause, *concepts)
        if clause.has("stub", "deck") and not clause.has("player", "players", "burn"):
            stub_count = s.read_count(clause, "card", "stub", "deck") or s.find_first_amount(
                clause.items
            )
            fields["spot.stub"] = stub_count or fields.get("spot.stub")
    return {name: value for name, value in fields.items() if value is not None}


def read_player_count(transcript: Transcript, _: Clause) -> Fields:
    """Read the number of players dealt in."""
    count = next(
        (
            players
            for clause in transcript.clauses
            if (players := s.read_count(clause, "player", "players"))
        ),
        None,
    )
    return {"spot.players": count}


def read_claimed_low(transcript: Transcript, _: Clause) -> Fields:
    """Read a miscalled lowball hand: the claim, the cards, and the player who mucked."""
    ranks = [
        item.number
        for item in transcript.items
        if item.has("amount") and item.number and item.number in _CARD_RANKS
    ]
    has_other_mucker = any(
        clause.has("muckverb", "fold", "foul") and clause.has("i", "other", "opponent", "next")
        and not clause.has("not", "nobody")
        for clause in transcript.clauses
    )  # fmt: skip
    has_two_ranks = len(ranks) == 2
    mucker = next(
        (item.labels[0] for clause in transcript.clauses[1:] if clause.has("muckverb", "fold", "foul")
         and not clause.has("not", "nobody") for item in clause.items if item.labels),
        None,
    )  # fmt: skip
    if mucker == next((item.labels[0] for item in transcript.items if item.labels), None):
        mucker = None
    return {
        "said": ranks[0] if has_two_ranks else None,
        "holds": ranks[1] if has_two_ranks else None,
        "fouled": mucker or ("*" if has_other_mucker else None),
    }


_CARD_RANKS: Final = range(5, 15)


# Patterns ---

_STREET_CONCEPTS: Final = "flop|turncard|river|turn|fourth|fifth|sixth|seventh"
_NEGATION_CONCEPTS: Final = "no|not|without|nothing|forget|never"
_DEAL_SLOTS: Final = (s.read_actions_since_deal, s.read_subject_player)
_COUNT_SLOTS: Final = (
    read_card_surplus,
    s.read_actions_since_deal,
    s.read_player_acted,
    s.read_player_on_button,
    s.read_subject_player,
    s.value_slot("in_sequence", "topcard"),
)

DEAL_PATTERNS: Final = (
    P("FirstCardWrong", "nth1 card wrong|other", "!expose", slots=(s.read_actions_since_deal,)),
    P("FirstCardWrong", "deal wrong nth1", "!expose !button !level", slots=(s.read_actions_since_deal,)),
    P("FirstCardWrong", "deal begin wrong|other", "!button !level", slots=(s.read_actions_since_deal,)),
    P("DealtWithoutARight", "emptyseat deal|card|hand|have|receive|dealtin", "!balance !button", {"in_game": False}, _DEAL_SLOTS),
    P("DealtWithoutARight", "noright", slots=_DEAL_SLOTS),
    P("DealtWithoutARight", "deal absent|bystander !last !nth1 !after !ground", "!misdeal !last !again", {"in_game": True}, _DEAL_SLOTS, LIKELY_STRENGTH),
    P("LeftOut", "leftout", "!misdeal !clock !oot", slots=(*_DEAL_SLOTS, s.flag_slot("present", "present"))),
    P("LeftOut", "receive|have|deal no|not|without|never card|hand !right !muckverb !cards1 !winning !act", "!misdeal !clock !showdown !caller !missing !extra", slots=(*_DEAL_SLOTS, s.flag_slot("present", "present")), strength=LIKELY_STRENGTH),
    P("DealtOutOfOrder", "cards2 inarow", "button", {"to_the_button": True}, (s.read_actions_since_deal,)),
    P("DealtOutOfOrder", "card oot", "deal", slots=(s.read_actions_since_deal,)),
    P("ButtonWrong", "button wrong|seatsoff !have !pot", "!shuffler", slots=(s.read_actions_since_deal,)),
    P("ButtonWrong", "button not|forget|never push|moved", "!fold !call !cards1 !cards3", slots=(s.read_actions_since_deal,)),
    P("CardsMixedIn", "bb|sb|blind mixing|push|muckverb|fall into|mixing", "card|hole|hand", slots=(s.read_actions_since_deal,)),
    P("DealtAgain", "misdeal", "deal|redeal|again newplayer|absent|penalty|back", slots=(read_redeal_status,)),
    P("DealtAgain", "redeal|again", "newplayer|absent|penalty|back deal|redeal", slots=(read_redeal_status,)),
    P("Absent", "absent", "last|deal !misdeal !penalty !clock !redeal !again", slots=(s.read_subject_player, s.value_slot("low_card", "lowhand", "bringin")), strength=LIKELY_STRENGTH),
    P("OwesABlind", "owe blind|bb|sb", "deal|look|looked|card|hand", slots=(read_looked_at_cards, s.read_subject_player)),
    P("DroppedCard", "fall|push card|hole ground", "!dealer !deal !chip !deck !stub !i", slots=(s.read_subject_player,)),
)  # fmt: skip
CARD_COUNT_PATTERNS: Final = (
    P("WrongCount", "extra card|have|deal", "!flop !burn !board !stub !chip", slots=_COUNT_SLOTS),
    P("WrongCount", "missing|shortage card|hole !deck !stub !draw !enough", "!equal !seventh", slots=_COUNT_SLOTS),
    P("WrongCount", "nth3 card|hole have|receive|find", "!expose !faceup", slots=_COUNT_SLOTS),
    P("WrongCount", "have|receive|find|deal|look cards1|cards3|cards4|cards5|cards6|cards8", "!flop !board !burn !expose !faceup !deck !draws !boxed !enough !bounty", slots=_COUNT_SLOTS),
    P("WrongCount", "have|find|expose|receive|look cards1|cards3|cards8 !burn", "!flop|showdown|find !boxed !dealer", slots=_COUNT_SLOTS, strength=LIKELY_STRENGTH),
    P("WrongCount", "cards1|cards3|cards5|cards6|cards4", "only|hole|showdown|afterdraw|beforedraw !flop|showdown !expose|hole !boxed !burn", slots=_COUNT_SLOTS, strength=LIKELY_STRENGTH),
)  # fmt: skip


def read_exposed_in_deal(transcript: Transcript, clause: Clause) -> Fields:
    """Read that a card was exposed in the deal, before any action."""
    tags = clause_tags(clause)
    is_in_deal = "firstdeal" in text_tags(transcript) or {"very", "nth1"} <= tags
    return {"spot.begun": False} if is_in_deal else {}


_EXPOSED_CARD_SLOTS: Final = (
    read_exposed_position,
    read_exposed_cards,
    read_exposed_in_deal,
    s.read_actions_since_deal,
    s.read_subject_player,
    read_last_card,
)
EXPOSED_CARD_PATTERNS: Final = (
    P("Exposed", "expose dealer card|hole|upcard|nth1|nth2|nth3|cards|own", "!boxed !muckverb !showdown !burn !win", {"by": "dealer"}, _EXPOSED_CARD_SLOTS),
    P("Exposed", "expose deal|firstdeal card|hole|cards", "!boxed !burn !early !dealtin", {"by": "dealer"}, _EXPOSED_CARD_SLOTS),
    P("Exposed", "expose card|cards|hole beforedraw|duringdraw|draw", "draw|lowball !player", {"by": "dealer"}, _EXPOSED_CARD_SLOTS),
    P("Exposed", "card|it ground|lift", "deal|dealer|firstdeal !fall|deal !lose !he|deal", {"by": "off_table"}, _DEAL_SLOTS),
    P("Exposed", "card ground", "!his !he !i !take !fall !muckverb !deal", {"by": "off_table"}, strength=LIKELY_STRENGTH),
    P("Exposed", "expose card", "say|claim|rule_on !showdown !dealer !ask", {"by": "dealer", "claimed": True}, (read_looked_at_cards,)),
    P("Exposed", "expose own card", "!dealer !showdown", {"by": "player"}, (read_exposed_cards, s.read_subject_player)),
    P("Exposed", "expose byself card", "!dealer !showdown", {"by": "player"}, (read_exposed_cards,)),
    P("Exposed", "expose card nth1|nth2|nth3", "!showdown !player", {"by": "dealer"}, _EXPOSED_CARD_SLOTS),
    P("Exposed", "expose card|hole stud|seventh|facedown", "!showdown !pickup", {"by": "dealer"}, _EXPOSED_CARD_SLOTS, LIKELY_STRENGTH),
    P("Exposed", "card expose", "!showdown !dealer !player !he !his !board !deck !river !flop !turncard !hand", slots=(read_exposed_cards, s.read_actions_since_deal), strength=LIKELY_STRENGTH),
)  # fmt: skip
_BURN_SLOTS: Final = (
    s.read_street,
    s.read_street_action,
    s.value_slot("awarded", "award"),
    s.value_slot("seen", "boardseen"),
    s.value_slot("looked", "looked"),
)
_EARLY_STREET_SLOTS: Final = (s.read_street, read_players_behind)
DECK_PATTERNS: Final = (
    P("BurnsWrong", f"burn {_NEGATION_CONCEPTS}", "!burns2 !twomotions !deck !enough", {"burns": 0}, _BURN_SLOTS),
    P("BurnsWrong", "burn burns2|cards2|twomotions|extra|both", "!boxed", {"burns": 2}, _BURN_SLOTS),
    P("TooManyOnTheFlop", "flop cards4|cards5|cards6|extra|n4|n5", "!early", slots=(read_flop_cards, s.read_street_action, s.clear_street_slots)),
    P("DealtEarly", f"{_STREET_CONCEPTS} early", "!act|toact !oot", slots=_EARLY_STREET_SLOTS),
    P("DealtEarly", f"{_STREET_CONCEPTS} deal|come|expose|burn|put|push|lies !not !no", "link_before|link_while|toact|wasover act|bet|toact|round|wasover !oot !extra !boxed !equal !joker !winning !first !showdown", slots=_EARLY_STREET_SLOTS),
    P("DealtEarly", f"{_STREET_CONCEPTS} !not !no !bet", "act !extra not|link_before !oot !question !boxed !joker !all !check", slots=_EARLY_STREET_SLOTS, strength=LIKELY_STRENGTH),
    P("StubDropped", "fall|push stub|deck", "!cut", slots=(s.flag_slot("mixed", "mixedmuck"), s.flag_slot("in_order", "inorder"), s.value_slot("in_order", "orderlost", value=False))),
    P("StubDropped", "stub|deck mixedmuck", slots=(s.flag_slot("mixed", "mixedmuck"),)),
    P("Boxed", "boxed", "!flop !his", slots=(read_boxed_count,)),
    P("Boxed", "faceup deck|stub|firstdeal card", "!board !expose|faceup !dealer|deck", slots=(read_boxed_count,)),
    P("StrangeCard", "joker", slots=(s.read_card_place, s.read_actions_since_deal, s.read_player_acted, s.value_slot("unseen", "unseen"), s.clear_street_slots)),
    P("StrangeCard", "shortdeck", "hand|hole|have|find card|cards|amount|chips", slots=(s.read_card_place, s.read_actions_since_deal)),
    P("FoulDeck", "equal", "!showdown", {"fault": "equal"}, (s.value_slot("next_hand", "nexthand"), s.value_slot("knew", "know"), s.clear_street_slots)),
    P("FoulDeck", "cards2 find|deck|board|have|come named", fields={"fault": "equal"}),
    P("FoulDeck", "otherback", fields={"fault": "back"}, slots=(s.read_card_place, s.value_slot("spot.begun", "substantial"))),
    P("CardMissing", "card missing|shortage deck", "!stud !enough"),
    P("CardMissing", "deck only|have cards51|fiftyone|missing"),
    P("PotOfTheDealBefore", "chip|money|ante|potnoun lasthand|left|still", "lasthand"),
    P("CutShort", "cut card|deck|bottom", "!string !fold", slots=(read_cut_cards,)),
    P("DeckJustEnough", "enough", "doubleboard|deck question|burn|players", slots=(read_player_count, s.clear_street_slots)),
)  # fmt: skip
STUD_PATTERNS: Final = (
    P("ShortStub", "shortage|enough not|shortage card|stub", "seventh|last|stud|sixth", slots=(read_stub_size, s.clear_street_slots)),
    P("AllDown", "facedown all|both|nth3", "!community", slots=(s.clear_street_slots,)),
    P("WrongBringIn", "bringin", "lowhand|wrong|other !last !absent !question", slots=(s.two_players_slot("to"),)),
    P("UpcardsPickedUp", "upcard pickup|takeback|takeoff|facedown|mixing", slots=(s.read_faced_bet, s.read_subject_player)),
    P("UpcardsReordered", "reorder upcard|card"),
    P("UpcardsReordered", "reorder"),
    P("FoldedFree", "fold|muckverb unopened|free|canCheck", "stud|razz", slots=(s.clear_street_slots,)),
    P("CalledBeaten", "beaten", "call !misread"),
    P("WhoStarts", "begin|act|nth1|first", "seventh|last community|faceup|open|high question|ask_word", slots=(s.two_players_slot("to"), s.value_slot("common", "community"), s.clear_street_slots)),
    P("DrawsFive", "draws|push|want|muckverb all|cards5|n5|replace", "card|draw|lowball|replace cards5|n5|all !expose !dealer !showdown !flop !pot", slots=(s.value_slot("last", "lasttodraw"),)),
    P("AskedHowMany", "howmany draws|draw", slots=(s.value_slot("of_the_dealer", "dealer"),)),
    P("RappedPat", "standpat", slots=(s.value_slot("knew", "unaware", value=False),)),
)  # fmt: skip

LOWBALL_PATTERNS: Final = (
    P("ClaimedLow", "say|claim amount|lowhand|misstatement", "lowball|lowhand !unopened", slots=(read_claimed_low, s.read_subject_player), strength=LIKELY_STRENGTH),
)  # fmt: skip

CARD_PATTERNS: Final = (
    *DEAL_PATTERNS,
    *CARD_COUNT_PATTERNS,
    *EXPOSED_CARD_PATTERNS,
    *DECK_PATTERNS,
    *STUD_PATTERNS,
    *LOWBALL_PATTERNS,
)
