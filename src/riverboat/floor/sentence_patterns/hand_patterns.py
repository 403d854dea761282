"""Sentence patterns of hands: live hands, the showdown, conduct and people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from riverboat.floor.sentence_patterns import pattern_slots as s
from riverboat.floor.sentence_patterns.concept_pattern import ConceptPattern, text_tags
from riverboat.floor.sentence_patterns.incident_reading import (
    LIKELY_STRENGTH,
    find_completed_actions,
)
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.moment import bet_level_after
from riverboat.floor.transcript.transcript import Transcript

P = ConceptPattern
"""Short name for the tables of patterns."""
Fields = Mapping[str, Any]

# Slots ---


def read_action_to_come(transcript: Transcript, _: Clause) -> Fields:
    """Read if there is action to come."""
    if not transcript.has("toact", "thinking", "behind"):
        return {}
    is_denied = any(
        clause.has("toact") and clause.has("no", "nobody") for clause in transcript.clauses
    )
    return {"to_come": not is_denied}


def read_touched_cards(transcript: Transcript, _: Clause) -> Fields:
    """Read if the dealer has touched cards."""
    clauses = [
        clause for clause in transcript.clauses if clause.has("touch") and clause.has("dealer")
    ]
    return {"touched": not clauses[0].has("not", "nobody")} if clauses else {}


def read_bet_called(transcript: Transcript, _: Clause) -> Fields:
    """Read if a bet had been called."""
    calls = [action for action in transcript.actions if action.kind == "call"]
    if transcript.has("uncalled") or any(action.is_denied for action in calls):
        return {"called": False}
    return {"called": True} if calls else {}


def read_uncalled_chips(transcript: Transcript, _: Clause) -> Fields:
    """Read the uncalled chips."""
    for item, next_item in zip(transcript.items, transcript.items[1:], strict=False):
        if item.amount is not None and next_item.has("uncalled"):
            return {"spot.uncalled": item.amount}
    denied_calls = [
        action for action in transcript.actions if action.kind == "call" and action.is_denied
    ]
    wagers = [
        action for action in transcript.actions if action.kind in ("bet", "raise") and action.amount
    ]
    if not denied_calls or not wagers or (wagers[-1].kind == "raise" and not wagers[:-1]):
        return {}  # of a raise, what it adds to a bet that the line may not tell
    level_before = bet_level_after(transcript, wagers[:-1], wagers[-1].item_index)
    faced_bet = (level_before.bet or 0) if wagers[-1].kind == "raise" else 0
    total = bet_level_after(transcript, wagers, len(transcript.items)).bet
    return {} if total is None else {"spot.uncalled": total - faced_bet}


def read_next_player_acted(transcript: Transcript, _: Clause) -> Fields:
    """Read if the next player has acted."""
    if transcript.has("noaction"):
        return {"next_acted": False}
    past_actions = [
        action
        for action in find_completed_actions(transcript)
        if action.actor.role in ("next", "other")
    ]
    return {"next_acted": True} if past_actions else {}


def read_card_viewer(transcript: Transcript, clause: Clause) -> Fields:
    """Read the player who saw cards, and their next turn."""
    tags = text_tags(transcript)
    labels = s.find_player_labels(transcript)
    next_turn = (
        "later" if "late" in tags
        else "out" if tags & {"out", "bystander"} or ("fold" in tags and "expose" in tags)
        else "now" if tags & {"toact", "can", "canact"}
        else None
    )  # fmt: skip
    other_label = labels[1] if len(labels) > 1 else None
    return {"who": labels[0] if labels else None, "to": other_label, "acts": next_turn}


def read_river_bet(transcript: Transcript, _: Clause) -> Fields:
    """Read the betting before a showdown."""
    tags = text_tags(transcript)
    actions = [
        action for action in transcript.actions if action.kind in ("bet", "check", "call", "allin")
    ]
    bets = [
        action
        for action in actions
        if action.kind in ("bet", "call") and not (action.is_denied or action.is_asked)
    ]
    fields: dict[str, Any] = {"spot.street": None, "spot.last_street": None}
    if "allin" in tags and "river" not in tags and not transcript.has("sidepot"):
        fields["early"] = True
        bet_actions = [
            action
            for action in transcript.actions
            if action.kind == "bet" and action.actor.label.isdecimal()
        ]
        return fields | ({"aggressor": bet_actions[-1].actor.label} if bet_actions else {})
    if any(action.kind in ("check",) or action.is_denied for action in actions) and not bets:
        fields["bet"] = False
        first_actions = [
            action
            for action in transcript.actions
            if action.actor.label.isdecimal() and action.kind == "act"
        ]
        return fields | ({"first": first_actions[-1].actor.label} if first_actions else {})
    if bets:
        fields["bet"] = True
        player_labels = [
            item.labels[0]
            for item in transcript.items
            if item.labels and item.labels[0].isdecimal()
        ]
        return fields | ({"aggressor": player_labels[-1]} if player_labels else {})
    return fields


def read_show_request(transcript: Transcript, _: Clause) -> Fields:
    """Read a request to see cards: the player, the owner of the cards, and the grounds."""
    tags = text_tags(transcript)
    labels = s.find_player_labels(transcript)
    fields: dict[str, Any] = {
        "whose": labels[1] if len(labels) > 1 else labels[0] if labels else "*",
        "who": labels[0] if len(labels) > 1 else None,
        "suspicion": not s.is_concept_denied(transcript, "suspicion")
        if "suspicion" in tags
        else None,
        "abused": True if "again" in tags else None,
        "dealt_in": False if s.is_concept_denied(transcript, "deal") or "leftout" in tags else None,
        "winner": True if "winner" in tags else None,
        "spot.street": None,
        "spot.last_street": None,
    }
    calls = [
        action for action in transcript.actions if action.kind == "call" and not action.is_denied
    ]
    if calls and "river" in tags:
        fields["paid"] = True
    elif calls:
        fields["eligible"] = True
    if tags & {"bettor"} or ("bet" in tags and "river" in tags and calls):
        fields["aggressor"] = True
    if "still" in tags and "have" in tags:
        fields["holds"] = True
    return fields


def read_cost_another_hand(transcript: Transcript, _: Clause) -> Fields:
    """Read if a miscall cost another player the hand."""
    tags = text_tags(transcript)
    has_other_loser = any(
        clause.has("other", "nobody", "opponent") and clause.has("muckverb", "fold", "foul")
        for clause in transcript.clauses
    )
    has_no_loser = any(
        clause.has("nobody") and clause.has("muckverb", "fold") for clause in transcript.clauses
    )
    return {
        "cost": False if has_no_loser else True if has_other_loser else None,
        "deliberate": True if "onpurpose" in tags else None,
        "lowball": True if "lowball" in tags else None,
    }


def read_dispute_subject(transcript: Transcript, clause: Clause) -> Fields:
    """Read the subject of a dispute."""
    tags = text_tags(transcript)
    subject = (
        "count"
        if tags & {"count", "miscounted"}
        else "reading"
        if tags & {"misstatement", "reading"}
        else None
    )
    seconds = next(
        (
            item.number
            for item, next_item in zip(transcript.items, transcript.items[1:], strict=False)
            if item.number and next_item.has("seconds")
        ),
        None,
    )
    return {"what": subject, "break_for": seconds if "break_word" in tags else None}


def read_misawarded_pot(transcript: Transcript, _: Clause) -> Fields:
    """Read a pot that went to another player than its winner."""
    tags = text_tags(transcript)
    labels = s.find_player_labels(transcript)
    return {
        "to": labels[0] if labels else "*",
        "who": labels[1] if len(labels) > 1 else None,
        "chips": s.find_first_amount(transcript.items),
        "pushed": "about_to" not in tags,
        "clear": True if "clear" in tags else None,
    }


def read_warning_count(transcript: Transcript, _: Clause) -> Fields:
    """Read the number of earlier warnings to a player."""
    if not transcript.has("warned"):
        return {}
    return {"warned": 0 if s.is_concept_denied(transcript, "warned") else 1}


def read_penalty_rounds(transcript: Transcript, clause: Clause) -> Fields:
    """Read the rounds of a penalty, and the players at the table."""
    round_count = s.read_count(clause, "round", "penalty")
    players = next(
        (
            s.read_count(other_clause, "table", "players")
            for other_clause in transcript.clauses
            if other_clause is not clause
        ),
        None,
    )
    return {"rounds": round_count or (1 if clause.has("round") else None), "spot.players": players}


def read_board_declared(transcript: Transcript, _: Clause) -> Fields:
    """Read if a player declared that the board plays before mucking."""
    speech_index = next(
        (index for index, item in enumerate(transcript.items) if item.has("say")), None
    )
    muck_index = next(
        (index for index, item in enumerate(transcript.items) if item.has("muckverb")), None
    )
    if speech_index is None:
        return {}
    if any(clause.link == "after" and clause.has("say") for clause in transcript.clauses):
        return {"said": True}
    return {"said": muck_index is None or speech_index < muck_index}


def read_owner_known(transcript: Transcript, _: Clause) -> Fields:
    """Read if the owner of chips is known."""
    tags = text_tags(transcript)
    return {
        "owner_known": False
        if tags & {"ownerunknown", "nobody", "unaware"}
        else True
        if tags & {"knows", "ownerknown"}
        else None
    }


# Patterns ---

LIVE_HAND_PATTERNS: Final = (
    P("ThoughtTheyHadWon", "think|misheard", "win|all|nobody|last muckverb|push|muck card|hand|muck|muckverb !dealer", slots=(read_bet_called, s.read_faced_bet)),
    P("ThoughtTheyHadWon", "award dealer", "muck|muckverb bettor|he call !wrong", slots=(read_bet_called,)),
    P("KilledByTheDealer", "dealer|i muckverb|takeoff hand|card|hole|live|unprotected !tabled !faceup !winning", "!misstatement !because", slots=(read_uncalled_chips,)),
    P("KilledByTheDealer", "dealer muckverb|take|takeoff !tabled !faceup !winning !chip !bet !potnoun", "unprotected|protector|protect !tabled !faceup !winning !misstatement !because !showdown", slots=(read_uncalled_chips,)),
    P("WasFouled", "mixing|foul card|hand", "!bb !sb !deck !lowball !chip", slots=(s.read_certain_cards,)),
    P("WasFouled", "other|muck card into his|i|hand", "!push !muckverb|fall", slots=(s.read_certain_cards,)),
    P("LeftUnprotected", "unprotected|alone", "!dealer", slots=()),
    P("CrossedTheLine", "card|hand line", "!chip !fold", slots=(read_touched_cards, s.read_faced_bet)),
    P("ThrewToAnother", "muckverb|push card|hand into", "other !dealer !bb !sb"),
    P("WasDeclaredDead", "floor dead hand|card"),
    P("LeftTheTable", "leave|absent", "hand|allin|toact|thinking !tournament !chip !penalty !deal !muckverb !last !award", slots=(s.flag_slot("all_in", "allin"), read_action_to_come, s.clear_street_slots)),
    P("ShownToOne", "expose|look card|hand|it next|friend|bystander|players1|player", "!dealer !showdown !all !ask !want !question", slots=(read_card_viewer,)),
    P("ShownInPart", "expose cards1|inpart !hole", "!dealer !showdown !win !other|ask", slots=(s.value_slot("asked", "ask", "want"),)),
    P("TurnedUp", "expose|tabled card|hand|faceup|aces|pairs !cards1", "toact|thinking|reaction|face|early|table|behind|still !dealer !deal !showdown", slots=(read_action_to_come,)),
    P("ThrewAway", "muckverb|push card|hand|it|forward !dealer", "!showdown !dealer !expose !line !into !think !because !ground !oot !chip !call", slots=(read_next_player_acted, s.read_faced_bet), strength=LIKELY_STRENGTH),
)  # fmt: skip
SHOWDOWN_PATTERNS: Final = (
    P("AskedWhoShowsFirst", "expose|tabled first|nth1", "!dealer !deal !card|hand !stud", slots=(read_river_bet,)),
    P("AskedWhoShowsFirst", "nobody|not|ask_word want|must expose|tabled", "!ask !dealer !refuse !muckverb", slots=(read_river_bet,)),
    P("PushedAway", "muckverb|push|fold facedown|card|hand", "showdown|identifiable want|identifiable|touch|back|backward !because !dealer|touch", slots=(s.read_certain_cards, read_touched_cards)),
    P("FoldedOnAFalseWord", "fold|muckverb|push", "because dealer|i|other|say misstatement|wrong|say", slots=(s.read_certain_cards,)),
    P("MuckedWhenTabled", "dealer muckverb tabled|faceup|winning", slots=(s.value_slot("won", "winning"),)),
    P("MuckedWhenTabled", "i muckverb tabled|faceup", slots=(s.value_slot("won", "winning"),)),
    P("TabledOneCard", "expose|tabled cards1|only", "card showdown|winning|win|muckverb|other|not|money !dealer|muckverb !deal !stud", slots=(s.value_slot("shows", "not", value=False),)),
    P("TabledOneCard", "only cards1 expose|tabled", "!dealer !deal !stud !next !friend", strength=LIKELY_STRENGTH),
    P("PlaysTheBoard", "playsboard", slots=(s.value_slot("tabled", "tabled"), s.value_slot("tabled", "muckverb", "push", value=False), read_board_declared, s.clear_street_slots)),
    P("OthersMucked", "all|other muckverb", "!dealer !think", slots=(s.value_slot("folded", "muckverb", value=False),)),
    P("OthersMucked", "all fold", "expose|must|win|tabled !think", slots=(s.value_slot("folded", "fold"),)),
    P("RefusedToShow", "not expose", "muckverb|showdown|winner|allin !nobody !first !only !cards1 !until"),
    P("AskedToSee", "ask|want|can look|expose hand|card", "!dealer !rabbit !he_own !draws", slots=(read_show_request,)),
    P("Miscalled", "misstatement hand|he|lowball", "!dealer !because !i", slots=(read_cost_another_hand,)),
    P("Miscalled", "say|claim pairs", "not|but|only|have|nothing|without !dealer !because", slots=(read_cost_another_hand,)),
    P("Disputed", "dispute", slots=(read_dispute_subject, s.read_next_hand)),
    P("Disputed", "potnoun|hand miscounted|misstatement|count", "nexthand", slots=(read_dispute_subject, s.read_next_hand)),
    P("WronglyPushed", "award|push wrong|loser|potnoun", "potnoun|award wrong|loser|win|clear|winner !muckverb", slots=(read_misawarded_pot, s.read_next_hand)),
    P("AskedForTheNextCard", "rabbit"),
)  # fmt: skip
CONDUCT_PATTERNS: Final = (
    P("Behaved", "softplay", fields={"what": "soft_play"}, slots=(read_warning_count,)),
    P("Behaved", "checkdown", "!muckverb !want", fields={"what": "checks_down"}, slots=(read_warning_count,)),
    P("Behaved", "dump", fields={"what": "dumps"}, slots=(read_warning_count,)),
    P("Behaved", "look other card|hand", "!dealer !ask !want !can !expose !showdown", {"what": "looks"}, (read_warning_count,)),
    P("Behaved", "lift|takeoff card|hand|it", "take|muckverb|keep|leave|push|takeoff !deal !dealer !chip !fall", {"what": "lifts_cards"}, (read_warning_count,)),
    P("Behaved", "lied|misled|misstatement stackword|chip", fields={"what": "hides_stack"}, slots=(read_warning_count,)),
    P("Behaved", "hidden chip|big", "!allin !find", {"what": "hides_chips"}, (read_warning_count,)),
    P("Behaved", "giveback", fields={"what": "gives_back"}, slots=(read_warning_count,)),
    P("Behaved", "split potnoun", "cardstocome", {"what": "splits"}, (read_warning_count,)),
    P("Behaved", "post_for", fields={"what": "pays_for_another"}, slots=(read_warning_count,)),
    P("Behaved", "advise", fields={"what": "advises"}, slots=(read_warning_count,)),
    P("Behaved", "tell other|table|all", "fold|have", {"what": "tells"}, (read_warning_count,)),
    P("Behaved", "find|look error|wrong", "nothing|silent", {"what": "keeps_silent"}, (read_warning_count,)),
    P("WasPenalised", "penalty round|rounds", "!begin", slots=(read_penalty_rounds,)),
    P("IsAwayOnAPenalty", "penalty", "begin|absent|away !misdeal !redeal !again", slots=(s.value_slot("low", "bringin"),)),
    P("WasDisqualified", "disqualify", slots=(s.read_chips,)),
    P("LeftTheEvent", "ill", "!chip"),
    P("LeftTheEvent", "leave tournament", "!chip"),
    P("CarriedChipsAway", "chip|chips|amount pocket|absent", "spend|leave|push|absent", slots=(s.read_chips,)),
    P("FoundChips", "find chip|chips|amount ground", slots=(s.read_chips, read_owner_known)),
)  # fmt: skip

HAND_PATTERNS: Final = (*LIVE_HAND_PATTERNS, *SHOWDOWN_PATTERNS, *CONDUCT_PATTERNS)
