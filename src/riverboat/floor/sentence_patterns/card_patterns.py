"""Sentence patterns of cards: the deal, shown cards, decks, burns and boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from riverboat.floor.sentence_patterns import pattern_slots as s
from riverboat.floor.sentence_patterns.concept_pattern import ConceptPattern, clause_tags, text_tags
from riverboat.floor.sentence_patterns.incident_reading import LIKELY_STRENGTH
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.moment import find_game_family
from riverboat.floor.transcript.transcript import Transcript

Pattern = ConceptPattern
"""Short name for the tables of patterns."""
Fields = Mapping[str, Any]

# Slots ---

_STUD_HAND_SIZE, _DRAW_HAND_SIZE, _OMAHA_HAND_SIZE, _HOLDEM_HAND_SIZE = 7, 5, 4, 2
"""Number of cards in a full hand of each game."""


def find_hand_size(transcript: Transcript) -> int:
    """Return the number of cards of a full hand in the game that a text names or implies."""
    if transcript.has("omaha"):
        return _OMAHA_HAND_SIZE
    game_family = find_game_family(transcript)
    return {"stud": _STUD_HAND_SIZE, "draw": _DRAW_HAND_SIZE}.get(
        game_family or "", _HOLDEM_HAND_SIZE
    )


def read_card_surplus(transcript: Transcript, clause: Clause) -> Fields:
    """Read the number of surplus or missing cards of a hand."""
    card_count = s.read_count(clause, "card", "hole", "extra", "missing", "shortage")
    if clause.has("extra"):
        return {"off_by": card_count if card_count and card_count <= 2 else 1}
    if clause.has("missing", "shortage"):
        return {"off_by": -(card_count or 1)}
    if clause.has("nth3") and card_count is None:
        return {"off_by": 1}
    if (
        card_count is None or card_count == 2 or card_count == find_hand_size(transcript)
    ):  # *five card draw, I got 4 cards*
        card_count = _find_card_count(transcript)
    return (
        {"off_by": card_count - find_hand_size(transcript)}
        if card_count and card_count != find_hand_size(transcript)
        else {}
    )


def _find_card_count(transcript: Transcript) -> int | None:
    card_counts = [s.read_count(clause, "card", "hole") for clause in transcript.clauses]
    return next((card_count for card_count in card_counts[::-1] if card_count), None)


def read_exposed_position(transcript: Transcript, clause: Clause) -> Fields:
    """Read the position of an exposed card, in the deck or in a hand."""
    tags = clause_tags(clause)
    if transcript.has("nth_more"):
        return {"off_deck": 3}
    ordinal_tags = ("nth1", "nth2", "nth3", "nth_more")
    card_number = next(
        (min(card_number, 3) for card_number, tag in enumerate(ordinal_tags, 1) if tag in tags),
        None,
    )
    if card_number is None or tags & {"bottom"}:
        return {}
    owner_tags = tags & {"his", "i", "player", "hole"}
    if not owner_tags or "very" in tags:
        return {"off_deck": card_number}
    return {"of_theirs": card_number, "off_deck": 3 if card_number > 1 else None}


def read_exposed_cards(transcript: Transcript, clause: Clause) -> Fields:
    """Read the exposed cards and their number."""
    card_count = s.read_count(clause, "card", "hole", "upcard")
    cards = tuple([card for item in transcript.items for card in item.cards])
    are_both_own = clause.has("both") and clause.has("his", "he", "player", "hole", "i")
    return {
        "shown": 2 if are_both_own else card_count if card_count and card_count > 1 else None,
        "both_theirs": True if are_both_own else None,
        "cards": cards or None,
    }


def read_last_street(transcript: Transcript, clause: Clause) -> Fields:
    """Read the last street: set if the text names seventh street in stud."""
    is_seventh_street = find_game_family(transcript) == "stud" and transcript.has("seventh")
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
    card_count = s.read_count(clause, "card", "flop")
    if card_count is None:
        card_count = next((item.number for item in clause.items if item.number), None)
    return {"cards": card_count if card_count and card_count > 3 else 4}


def read_redeal_status(transcript: Transcript, _: Clause) -> Fields:
    """Read the status of a player at a redeal."""
    tags = text_tags(transcript)
    status = next(
        (status for tag, status in (("newplayer", "new"), ("penalty", "penalty"), ("absent", "absent"))
         if tag in tags), None,
    )  # fmt: skip
    return {"was": status, "here": True if tags & {"back", "now"} and status == "absent" else None}


def read_looked_at_cards(transcript: Transcript, _: Clause) -> Fields:
    """Read a flag: True if a player has looked at cards."""
    return (
        {"looked": not s.is_concept_denied(transcript, "looked")}
        if transcript.has("looked", "look")
        else {}
    )


def read_players_behind(transcript: Transcript, _: Clause) -> Fields:
    """Read the number of players still to act, or left in the hand."""
    for clause in transcript.clauses:
        player_count = s.read_count(clause, "player", "players")
        if player_count and clause.has("toact"):
            return {"spot.behind": player_count}
        if player_count and not clause.has("act", "not"):
            return {"spot.live": player_count}
    have_others_folded = (
        transcript.has("other")
        and transcript.has("fold")
        and not s.is_concept_denied(transcript, "fold")
    )
    return {"spot.live": 1} if have_others_folded else {}


def read_card_supply(transcript: Transcript, _: Clause) -> Fields:
    """Read the numbers of players, stub cards and burn cards, if cards may run out."""
    fields: dict[str, Any] = {}
    for clause in transcript.clauses:
        for name, concepts in (("spot.live", ("player", "players")), ("spot.burned", ("burn",))):
            fields[name] = fields.get(name) or s.read_count(clause, *concepts)
        if clause.has("stub", "deck") and not clause.has("player", "players", "burn"):
            stub_size = s.read_count(clause, "card", "stub", "deck") or s.find_first_amount(
                clause.items
            )
            fields["spot.stub"] = stub_size or fields.get("spot.stub")
    return {name: value for name, value in fields.items() if value is not None}


def read_player_count(transcript: Transcript, _: Clause) -> Fields:
    """Read the number of players dealt in."""
    count = next(
        (
            player_count
            for clause in transcript.clauses
            if (player_count := s.read_count(clause, "player", "players"))
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
    mucker_label = next(
        (item.labels[0] for clause in transcript.clauses[1:] if clause.has("muckverb", "fold", "foul")
         and not clause.has("not", "nobody") for item in clause.items if item.labels),
        None,
    )  # fmt: skip
    if mucker_label == next((item.labels[0] for item in transcript.items if item.labels), None):
        mucker_label = None
    return {
        "said": ranks[0] if has_two_ranks else None,
        "holds": ranks[1] if has_two_ranks else None,
        "fouled": mucker_label or ("*" if has_other_mucker else None),
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
    Pattern("FirstCardWrong", "nth1 card wrong|other", "!expose", slots=(s.read_actions_since_deal,)),
    Pattern("FirstCardWrong", "deal wrong nth1", "!expose !button !level", slots=(s.read_actions_since_deal,)),
    Pattern("FirstCardWrong", "deal begin wrong|other", "!button !level", slots=(s.read_actions_since_deal,)),
    Pattern("DealtWithoutARight", "emptyseat deal|card|hand|have|receive|dealtin", "!balance !button", {"in_game": False}, _DEAL_SLOTS),
    Pattern("DealtWithoutARight", "noright", slots=_DEAL_SLOTS),
    Pattern("DealtWithoutARight", "deal absent|bystander !last !nth1 !after !ground", "!misdeal !last !again", {"in_game": True}, _DEAL_SLOTS, LIKELY_STRENGTH),
    Pattern("LeftOut", "leftout", "!misdeal !clock !oot", slots=(*_DEAL_SLOTS, s.flag_slot("present", "present"))),
    Pattern("LeftOut", "receive|have|deal no|not|without|never card|hand !right !muckverb !cards1 !winning !act", "!misdeal !clock !showdown !caller !missing !extra", slots=(*_DEAL_SLOTS, s.flag_slot("present", "present")), strength=LIKELY_STRENGTH),
    Pattern("DealtOutOfOrder", "cards2 inarow", "button", {"to_the_button": True}, (s.read_actions_since_deal,)),
    Pattern("DealtOutOfOrder", "card oot", "deal", slots=(s.read_actions_since_deal,)),
    Pattern("ButtonWrong", "button wrong|seatsoff !have !pot", "!shuffler", slots=(s.read_actions_since_deal,)),
    Pattern("ButtonWrong", "button not|forget|never push|moved", "!fold !call !cards1 !cards3", slots=(s.read_actions_since_deal,)),
    Pattern("CardsMixedIn", "bb|sb|blind mixing|push|muckverb|fall into|mixing", "card|hole|hand", slots=(s.read_actions_since_deal,)),
    Pattern("DealtAgain", "misdeal", "deal|redeal|again newplayer|absent|penalty|back", slots=(read_redeal_status,)),
    Pattern("DealtAgain", "redeal|again", "newplayer|absent|penalty|back deal|redeal", slots=(read_redeal_status,)),
    Pattern("Absent", "absent", "last|deal !misdeal !penalty !clock !redeal !again", slots=(s.read_subject_player, s.value_slot("low_card", "lowhand", "bringin")), strength=LIKELY_STRENGTH),
    Pattern("OwesABlind", "owe blind|bb|sb", "deal|look|looked|card|hand", slots=(read_looked_at_cards, s.read_subject_player)),
    Pattern("DroppedCard", "fall|push card|hole ground", "!dealer !deal !chip !deck !stub !i", slots=(s.read_subject_player,)),
)  # fmt: skip
CARD_COUNT_PATTERNS: Final = (
    Pattern("WrongCount", "extra card|have|deal", "!flop !burn !board !stub !chip", slots=_COUNT_SLOTS),
    Pattern("WrongCount", "missing|shortage card|hole !deck !stub !draw !enough", "!equal !seventh", slots=_COUNT_SLOTS),
    Pattern("WrongCount", "nth3 card|hole have|receive|find", "!expose !faceup", slots=_COUNT_SLOTS),
    Pattern("WrongCount", "have|receive|find|deal|look cards1|cards3|cards4|cards5|cards6|cards8", "!flop !board !burn !expose !faceup !deck !draws !boxed !enough !bounty", slots=_COUNT_SLOTS),
    Pattern("WrongCount", "have|find|expose|receive|look cards1|cards3|cards8 !burn", "!flop|showdown|find !boxed !dealer", slots=_COUNT_SLOTS, strength=LIKELY_STRENGTH),
    Pattern("WrongCount", "cards1|cards3|cards5|cards6|cards4", "only|hole|showdown|afterdraw|beforedraw !flop|showdown !expose|hole !boxed !burn", slots=_COUNT_SLOTS, strength=LIKELY_STRENGTH),
)  # fmt: skip


def read_exposed_in_deal(transcript: Transcript, clause: Clause) -> Fields:
    """Read a card exposed in the deal, before any action."""
    tags = clause_tags(clause)
    is_in_deal = "firstdeal" in text_tags(transcript) or {"very", "nth1"} <= tags
    return {"spot.begun": False} if is_in_deal else {}


_EXPOSED_CARD_SLOTS: Final = (
    read_exposed_position,
    read_exposed_cards,
    read_exposed_in_deal,
    s.read_actions_since_deal,
    s.read_subject_player,
    read_last_street,
)
EXPOSED_CARD_PATTERNS: Final = (
    Pattern("Exposed", "expose dealer card|hole|upcard|nth1|nth2|nth3|cards|own", "!boxed !muckverb !showdown !burn !win", {"by": "dealer"}, _EXPOSED_CARD_SLOTS),
    Pattern("Exposed", "expose deal|firstdeal card|hole|cards", "!boxed !burn !early !dealtin", {"by": "dealer"}, _EXPOSED_CARD_SLOTS),
    Pattern("Exposed", "expose card|cards|hole beforedraw|duringdraw|draw", "draw|lowball !player", {"by": "dealer"}, _EXPOSED_CARD_SLOTS),
    Pattern("Exposed", "card|it ground|lift", "deal|dealer|firstdeal !fall|deal !lose !he|deal", {"by": "off_table"}, _DEAL_SLOTS),
    Pattern("Exposed", "card ground", "!his !he !i !take !fall !muckverb !deal", {"by": "off_table"}, strength=LIKELY_STRENGTH),
    Pattern("Exposed", "expose card", "say|claim|rule_on !showdown !dealer !ask", {"by": "dealer", "claimed": True}, (read_looked_at_cards,)),
    Pattern("Exposed", "expose own card", "!dealer !showdown", {"by": "player"}, (read_exposed_cards, s.read_subject_player)),
    Pattern("Exposed", "expose byself card", "!dealer !showdown", {"by": "player"}, (read_exposed_cards,)),
    Pattern("Exposed", "expose card nth1|nth2|nth3", "!showdown !player", {"by": "dealer"}, _EXPOSED_CARD_SLOTS),
    Pattern("Exposed", "expose card|hole stud|seventh|facedown", "!showdown !pickup", {"by": "dealer"}, _EXPOSED_CARD_SLOTS, LIKELY_STRENGTH),
    Pattern("Exposed", "card expose", "!showdown !dealer !player !he !his !board !deck !river !flop !turncard !hand", slots=(read_exposed_cards, s.read_actions_since_deal), strength=LIKELY_STRENGTH),
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
    Pattern("BurnsWrong", f"burn {_NEGATION_CONCEPTS}", "!burns2 !twomotions !deck !enough", {"burns": 0}, _BURN_SLOTS),
    Pattern("BurnsWrong", "burn burns2|cards2|twomotions|extra|both", "!boxed", {"burns": 2}, _BURN_SLOTS),
    Pattern("TooManyOnTheFlop", "flop cards4|cards5|cards6|extra|n4|n5", "!early", slots=(read_flop_cards, s.read_street_action, s.clear_spot_street)),
    Pattern("DealtEarly", f"{_STREET_CONCEPTS} early", "!act|toact !oot", slots=_EARLY_STREET_SLOTS),
    Pattern("DealtEarly", f"{_STREET_CONCEPTS} deal|come|expose|burn|put|push|lies !not !no", "link_before|link_while|toact|wasover act|bet|toact|round|wasover !oot !extra !boxed !equal !joker !winning !first !showdown", slots=_EARLY_STREET_SLOTS),
    Pattern("DealtEarly", f"{_STREET_CONCEPTS} !not !no !bet", "act !extra not|link_before !oot !question !boxed !joker !all !check", slots=_EARLY_STREET_SLOTS, strength=LIKELY_STRENGTH),
    Pattern("StubDropped", "fall|push stub|deck", "!cut", slots=(s.flag_slot("mixed", "mixedmuck"), s.flag_slot("in_order", "inorder"), s.value_slot("in_order", "orderlost", value=False))),
    Pattern("StubDropped", "stub|deck mixedmuck", slots=(s.flag_slot("mixed", "mixedmuck"),)),
    Pattern("Boxed", "boxed", "!flop !his", slots=(read_boxed_count,)),
    Pattern("Boxed", "faceup deck|stub|firstdeal card", "!board !expose|faceup !dealer|deck", slots=(read_boxed_count,)),
    Pattern("StrangeCard", "joker", slots=(s.read_card_place, s.read_actions_since_deal, s.read_player_acted, s.value_slot("unseen", "unseen"), s.clear_spot_street)),
    Pattern("StrangeCard", "shortdeck", "hand|hole|have|find card|cards|amount|chips", slots=(s.read_card_place, s.read_actions_since_deal)),
    Pattern("FoulDeck", "equal", "!showdown", {"fault": "equal"}, (s.value_slot("next_hand", "nexthand"), s.value_slot("knew", "know"), s.clear_spot_street)),
    Pattern("FoulDeck", "cards2 find|deck|board|have|come named", fields={"fault": "equal"}),
    Pattern("FoulDeck", "otherback", fields={"fault": "back"}, slots=(s.read_card_place, s.value_slot("spot.begun", "substantial"))),
    Pattern("CardMissing", "card missing|shortage deck", "!stud !enough"),
    Pattern("CardMissing", "deck only|have cards51|fiftyone|missing"),
    Pattern("PotOfTheDealBefore", "chip|money|ante|potnoun lasthand|left|still", "lasthand"),
    Pattern("CutShort", "cut card|deck|bottom", "!string !fold", slots=(read_cut_cards,)),
    Pattern("DeckJustEnough", "enough", "doubleboard|deck question|burn|players", slots=(read_player_count, s.clear_spot_street)),
)  # fmt: skip
STUD_PATTERNS: Final = (
    Pattern("ShortStub", "shortage|enough not|shortage card|stub", "seventh|last|stud|sixth", slots=(read_card_supply, s.clear_spot_street)),
    Pattern("AllDown", "facedown all|both|nth3", "!community", slots=(s.clear_spot_street,)),
    Pattern("WrongBringIn", "bringin", "lowhand|wrong|other !last !absent !question", slots=(s.two_players_slot("to"),)),
    Pattern("UpcardsPickedUp", "upcard pickup|takeback|takeoff|facedown|mixing", slots=(s.read_faced_bet, s.read_subject_player)),
    Pattern("UpcardsReordered", "reorder upcard|card"),
    Pattern("UpcardsReordered", "reorder"),
    Pattern("FoldedFree", "fold|muckverb unopened|free|canCheck", "stud|razz", slots=(s.clear_spot_street,)),
    Pattern("CalledBeaten", "beaten", "call !misread"),
    Pattern("WhoStarts", "begin|act|nth1|first", "seventh|last community|faceup|open|high question|ask_word", slots=(s.two_players_slot("to"), s.value_slot("common", "community"), s.clear_spot_street)),
    Pattern("DrawsFive", "draws|push|want|muckverb all|cards5|n5|replace", "card|draw|lowball|replace cards5|n5|all !expose !dealer !showdown !flop !pot", slots=(s.value_slot("last", "lasttodraw"),)),
    Pattern("AskedHowMany", "howmany draws|draw", slots=(s.value_slot("of_the_dealer", "dealer"),)),
    Pattern("RappedPat", "standpat", slots=(s.value_slot("knew", "unaware", value=False),)),
)  # fmt: skip

LOWBALL_PATTERNS: Final = (
    Pattern("ClaimedLow", "say|claim amount|lowhand|misstatement", "lowball|lowhand !unopened", slots=(read_claimed_low, s.read_subject_player), strength=LIKELY_STRENGTH),
)  # fmt: skip

CARD_PATTERNS: Final = (
    *DEAL_PATTERNS,
    *CARD_COUNT_PATTERNS,
    *EXPOSED_CARD_PATTERNS,
    *DECK_PATTERNS,
    *STUD_PATTERNS,
    *LOWBALL_PATTERNS,
)
