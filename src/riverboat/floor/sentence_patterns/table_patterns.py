"""Sentence patterns of bets found wrong later, requests, touched or exchanged chips, and time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from riverboat.floor.sentence_patterns import pattern_slots as s
from riverboat.floor.sentence_patterns.concept_pattern import ConceptPattern
from riverboat.floor.sentence_patterns.incident_reading import LIKELY_STRENGTH
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.transcript import Transcript

Pattern = ConceptPattern
"""Short name for the tables of patterns."""

_SECONDS_PER_MINUTE: Final = 60


def read_thinking_time(transcript: Transcript, _: Clause) -> Mapping[str, Any]:
    """Read a player's thinking time in seconds."""
    for item, next_item in zip(transcript.items, transcript.items[1:], strict=False):
        if item.number is not None and next_item.has("minutes"):
            return {"waited": item.number * _SECONDS_PER_MINUTE}
        if item.number is not None and next_item.has("seconds"):
            return {"waited": item.number}
    return {}


def read_chips_behind(transcript: Transcript, clause: Clause) -> Mapping[str, Any]:
    """Read the chips found behind, and the winner."""
    has_won = True if transcript.has("win") else False if transcript.has("lose") else None
    amounts = [item.amount for item in clause.items if item.amount and item.amount > 1]
    return {"chips": amounts[0] if amounts else None, "won": has_won}


def read_dealer_motion(_: Transcript, clause: Clause) -> Mapping[str, Any]:
    """Read the motion of the dealer that may begin a hand."""
    if clause.has("shuffler"):
        return {"at": "button"}
    if clause.has("shuffle"):
        return {"at": "riffle"}
    return {"at": "push"} if clause.has("push", "award", "dealer") else {}


def read_kill_chips(transcript: Transcript, _: Clause) -> Mapping[str, Any]:
    """Read the chips of a player who overlooked the kill."""
    amount = next(
        (action.amount for action in transcript.actions if action.kind == "push" and action.amount),
        None,
    )
    return {"put": amount} | dict(s.read_faced_bet(transcript, _))


TABLE_PATTERNS: Final = (
    Pattern("CalledTheClock", "callclock", "!timeup", slots=(read_thinking_time, s.value_slot("dealt_in", "bystander", "leftout", value=False), s.value_slot("seated", "absent", "rail", value=False), s.flag_slot("seated", "seated"))),
    Pattern("RanOutOfTime", "timeup", "!callclock !timetoken !shuffle !level", slots=(s.read_faced_bet, s.flag_slot("tie", "atsametime"))),
    Pattern("AskedWhetherBegun", "misdeal question|late|still|can", "!redeal !newplayer !absent !card", slots=(s.read_actions_since_deal,)),
    Pattern("AskedWhenAHandBegins", "begin hand|nexthand|handstart question|shuffle|shuffler", slots=(read_dealer_motion,)),
    Pattern("AskedWhenAHandBegins", "shuffle|shuffler !link_before !link_until !not !before", "level", slots=(read_dealer_motion,)),
    Pattern("LevelEnded", "level", "begin|shuffle|award|before|deal !wrong !old", strength=LIKELY_STRENGTH),
    Pattern("DealtAtTheOldLevel", "oldlevel deal|hand|play", slots=(s.read_actions_since_deal,)),
    Pattern("MissedTheKill", "kill", "unaware|miss push|put|call", slots=(read_kill_chips, s.flag_slot("announced", "announced", "say"))),
    Pattern("TokenPushed", "bounty push|potnoun !ask_word", fields={"token": "bounty"}),
    Pattern("TokenPushed", "timetoken push|potnoun !ask_word", fields={"token": "clock"}),
    Pattern("Splashed", "splash", "!card"),
    Pattern("TouchedAnothers", "touchchips other|neighbour|his|i chip|stackword", "!dealer !card", slots=(s.owner_slot("whom"),)),
    Pattern("AskedToCount", "howmany|count potnoun", fields={"what": "pot"}),
    Pattern("AskedToCount", "howmany|count bet|allin|call", "!draw !card !raise", {"what": "bet"}),
    Pattern("Exchanged", "swap chip|chips|players", "!hand_muck"),
    Pattern("FoundBehind", "find|hidden chip|chips", "allin !ground", slots=(read_chips_behind,)),
)  # fmt: skip
