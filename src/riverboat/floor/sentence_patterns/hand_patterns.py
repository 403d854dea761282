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

Pattern = ConceptPattern
"""Short name for the tables of patterns."""
Fields = Mapping[str, Any]

# Slots ---


def read_action_to_come(transcript: Transcript, _: Clause) -> Fields:
    """Read a flag: True if there is action to come."""
    if not transcript.has("toact", "thinking", "behind"):
        return {}
    is_action_denied = any(
        clause.has("toact") and clause.has("no", "nobody") for clause in transcript.clauses
    )
    return {"to_come": not is_action_denied}


def read_touched_cards(transcript: Transcript, _: Clause) -> Fields:
    """Read a flag: True if the dealer has touched cards."""
    touch_clauses = [
        clause for clause in transcript.clauses if clause.has("touch") and clause.has("dealer")
    ]
    return {"touched": not touch_clauses[0].has("not", "nobody")} if touch_clauses else {}


def read_bet_called(transcript: Transcript, _: Clause) -> Fields:
    """Read a flag: True if a bet had been called."""
    call_actions = [action for action in transcript.actions if action.kind == "call"]
    if transcript.has("uncalled") or any(action.is_denied for action in call_actions):
        return {"called": False}
    return {"called": True} if call_actions else {}


def read_uncalled_chips(transcript: Transcript, _: Clause) -> Fields:
    """Read the amount of a bet or raise that no player has called."""
    for item, next_item in zip(transcript.items, transcript.items[1:], strict=False):
        if item.amount is not None and next_item.has("uncalled"):
            return {"spot.uncalled": item.amount}
    denied_calls = [
        action for action in transcript.actions if action.kind == "call" and action.is_denied
    ]
    wager_actions = [
        action for action in transcript.actions if action.kind in ("bet", "raise") and action.amount
    ]
    if (
        not denied_calls
        or not wager_actions
        or (wager_actions[-1].kind == "raise" and not wager_actions[:-1])
    ):
        return {}  # the uncalled part of a raise depends on the bet before, which may be unknown
    level_before = bet_level_after(transcript, wager_actions[:-1], wager_actions[-1].item_index)
    faced_bet = (level_before.bet or 0) if wager_actions[-1].kind == "raise" else 0
    bet_total = bet_level_after(transcript, wager_actions, len(transcript.items)).bet
    return {} if bet_total is None else {"spot.uncalled": bet_total - faced_bet}


def read_next_player_acted(transcript: Transcript, _: Clause) -> Fields:
    """Read a flag: True if the next player has acted."""
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
    """Read the last bet before a showdown: its player, or the first to act if there was none."""
    tags = text_tags(transcript)
    actions = [
        action for action in transcript.actions if action.kind in ("bet", "check", "call", "allin")
    ]
    bets_and_calls = [
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
    if (
        any(action.kind in ("check",) or action.is_denied for action in actions)
        and not bets_and_calls
    ):
        fields["bet"] = False
        first_actions = [
            action
            for action in transcript.actions
            if action.actor.label.isdecimal() and action.kind == "act"
        ]
        return fields | ({"first": first_actions[-1].actor.label} if first_actions else {})
    if bets_and_calls:
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
    """Read a flag: True if a miscall cost another player the hand."""
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
    player_count = next(
        (
            count
            for other_clause in transcript.clauses
            if other_clause is not clause
            if (count := s.read_count(other_clause, "table", "players")) is not None
        ),
        None,
    )
    return {
        "rounds": round_count or (1 if clause.has("round") else None),
        "spot.players": player_count,
    }


def read_board_declared(transcript: Transcript, _: Clause) -> Fields:
    """Read a flag: True if a player declared, before mucking, that the board plays."""
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
    """Read a flag: True if the owner of chips is known."""
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
    Pattern("ThoughtTheyHadWon", "think|misheard", "win|all|nobody|last muckverb|push|muck card|hand|muck|muckverb !dealer", slots=(read_bet_called, s.read_faced_bet)),
    Pattern("ThoughtTheyHadWon", "award dealer", "muck|muckverb bettor|he call !wrong", slots=(read_bet_called,)),
    Pattern("KilledByTheDealer", "dealer|i muckverb|takeoff hand|card|hole|live|unprotected !tabled !faceup !winning", "!misstatement !because", slots=(read_uncalled_chips,)),
    Pattern("KilledByTheDealer", "dealer muckverb|take|takeoff !tabled !faceup !winning !chip !bet !potnoun", "unprotected|protector|protect !tabled !faceup !winning !misstatement !because !showdown", slots=(read_uncalled_chips,)),
    Pattern("WasFouled", "mixing|foul card|hand", "!bb !sb !deck !lowball !chip", slots=(s.read_certain_cards,)),
    Pattern("WasFouled", "other|muck card into his|i|hand", "!push !muckverb|fall", slots=(s.read_certain_cards,)),
    Pattern("LeftUnprotected", "unprotected|alone", "!dealer", slots=()),
    Pattern("CrossedTheLine", "card|hand line", "!chip !fold", slots=(read_touched_cards, s.read_faced_bet)),
    Pattern("ThrewToAnother", "muckverb|push card|hand into", "other !dealer !bb !sb"),
    Pattern("WasDeclaredDead", "floor dead hand|card"),
    Pattern("LeftTheTable", "leave|absent", "hand|allin|toact|thinking !tournament !chip !penalty !deal !muckverb !last !award", slots=(s.flag_slot("all_in", "allin"), read_action_to_come, s.clear_spot_street)),
    Pattern("ShownToOne", "expose|look card|hand|it next|friend|bystander|players1|player", "!dealer !showdown !all !ask !want !question", slots=(read_card_viewer,)),
    Pattern("ShownInPart", "expose cards1|inpart !hole", "!dealer !showdown !win !other|ask", slots=(s.value_slot("asked", "ask", "want"),)),
    Pattern("TurnedUp", "expose|tabled card|hand|faceup|aces|pairs !cards1", "toact|thinking|reaction|face|early|table|behind|still !dealer !deal !showdown", slots=(read_action_to_come,)),
    Pattern("ThrewAway", "muckverb|push card|hand|it|forward !dealer", "!showdown !dealer !expose !line !into !think !because !ground !oot !chip !call", slots=(read_next_player_acted, s.read_faced_bet), strength=LIKELY_STRENGTH),
)  # fmt: skip
SHOWDOWN_PATTERNS: Final = (
    Pattern("AskedWhoShowsFirst", "expose|tabled first|nth1", "!dealer !deal !card|hand !stud", slots=(read_river_bet,)),
    Pattern("AskedWhoShowsFirst", "nobody|not|ask_word want|must expose|tabled", "!ask !dealer !refuse !muckverb", slots=(read_river_bet,)),
    Pattern("PushedAway", "muckverb|push|fold facedown|card|hand", "showdown|identifiable want|identifiable|touch|back|backward !because !dealer|touch", slots=(s.read_certain_cards, read_touched_cards)),
    Pattern("FoldedOnAFalseWord", "fold|muckverb|push", "because dealer|i|other|say misstatement|wrong|say", slots=(s.read_certain_cards,)),
    Pattern("MuckedWhenTabled", "dealer muckverb tabled|faceup|winning", slots=(s.value_slot("won", "winning"),)),
    Pattern("MuckedWhenTabled", "i muckverb tabled|faceup", slots=(s.value_slot("won", "winning"),)),
    Pattern("TabledOneCard", "expose|tabled cards1|only", "card showdown|winning|win|muckverb|other|not|money !dealer|muckverb !deal !stud", slots=(s.value_slot("shows", "not", value=False),)),
    Pattern("TabledOneCard", "only cards1 expose|tabled", "!dealer !deal !stud !next !friend", strength=LIKELY_STRENGTH),
    Pattern("PlaysTheBoard", "playsboard", slots=(s.value_slot("tabled", "tabled"), s.value_slot("tabled", "muckverb", "push", value=False), read_board_declared, s.clear_spot_street)),
    Pattern("OthersMucked", "all|other muckverb", "!dealer !think", slots=(s.value_slot("folded", "muckverb", value=False),)),
    Pattern("OthersMucked", "all fold", "expose|must|win|tabled !think", slots=(s.value_slot("folded", "fold"),)),
    Pattern("RefusedToShow", "not expose", "muckverb|showdown|winner|allin !nobody !first !only !cards1 !until"),
    Pattern("AskedToSee", "ask|want|can look|expose hand|card", "!dealer !rabbit !he_own !draws", slots=(read_show_request,)),
    Pattern("Miscalled", "misstatement hand|he|lowball", "!dealer !because !i", slots=(read_cost_another_hand,)),
    Pattern("Miscalled", "say|claim pairs", "not|but|only|have|nothing|without !dealer !because", slots=(read_cost_another_hand,)),
    Pattern("Disputed", "dispute", slots=(read_dispute_subject, s.read_next_hand)),
    Pattern("Disputed", "potnoun|hand miscounted|misstatement|count", "nexthand", slots=(read_dispute_subject, s.read_next_hand)),
    Pattern("WronglyPushed", "award|push wrong|loser|potnoun", "potnoun|award wrong|loser|win|clear|winner !muckverb", slots=(read_misawarded_pot, s.read_next_hand)),
    Pattern("AskedForTheNextCard", "rabbit"),
)  # fmt: skip
CONDUCT_PATTERNS: Final = (
    Pattern("Behaved", "softplay", fields={"what": "soft_play"}, slots=(read_warning_count,)),
    Pattern("Behaved", "checkdown", "!muckverb !want", fields={"what": "checks_down"}, slots=(read_warning_count,)),
    Pattern("Behaved", "dump", fields={"what": "dumps"}, slots=(read_warning_count,)),
    Pattern("Behaved", "look other card|hand", "!dealer !ask !want !can !expose !showdown", {"what": "looks"}, (read_warning_count,)),
    Pattern("Behaved", "lift|takeoff card|hand|it", "take|muckverb|keep|leave|push|takeoff !deal !dealer !chip !fall", {"what": "lifts_cards"}, (read_warning_count,)),
    Pattern("Behaved", "lied|misled|misstatement stackword|chip", fields={"what": "hides_stack"}, slots=(read_warning_count,)),
    Pattern("Behaved", "hidden chip|big", "!allin !find", {"what": "hides_chips"}, (read_warning_count,)),
    Pattern("Behaved", "giveback", fields={"what": "gives_back"}, slots=(read_warning_count,)),
    Pattern("Behaved", "split potnoun", "cardstocome", {"what": "splits"}, (read_warning_count,)),
    Pattern("Behaved", "post_for", fields={"what": "pays_for_another"}, slots=(read_warning_count,)),
    Pattern("Behaved", "advise", fields={"what": "advises"}, slots=(read_warning_count,)),
    Pattern("Behaved", "tell other|table|all", "fold|have", {"what": "tells"}, (read_warning_count,)),
    Pattern("Behaved", "find|look error|wrong", "nothing|silent", {"what": "keeps_silent"}, (read_warning_count,)),
    Pattern("WasPenalised", "penalty round|rounds", "!begin", slots=(read_penalty_rounds,)),
    Pattern("IsAwayOnAPenalty", "penalty", "begin|absent|away !misdeal !redeal !again", slots=(s.value_slot("low", "bringin"),)),
    Pattern("WasDisqualified", "disqualify", slots=(s.read_chips,)),
    Pattern("LeftTheEvent", "ill", "!chip"),
    Pattern("LeftTheEvent", "leave tournament", "!chip"),
    Pattern("CarriedChipsAway", "chip|chips|amount pocket|absent", "spend|leave|push|absent", slots=(s.read_chips,)),
    Pattern("FoundChips", "find chip|chips|amount ground", slots=(s.read_chips, read_owner_known)),
)  # fmt: skip

HAND_PATTERNS: Final = (*LIVE_HAND_PATTERNS, *SHOWDOWN_PATTERNS, *CONDUCT_PATTERNS)
