"""Frames of turns: acting out of turn, skipped players, acting twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from riverboat.floor.frames.frame import CLEAR, LIKELY, Reading, done, level_fields, reading
from riverboat.floor.frames.pattern import clause_tags
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.line_actions import LineAction
from riverboat.floor.transcript.moment import Level, level_after, pot_of, structure_of
from riverboat.floor.transcript.transcript import Transcript

ACT: Final = {
    "bet": "raise",
    "raise": "raise",
    "allin": "raise",
    "pot": "raise",
    "straddle": "raise",
    "complete": "raise",
    "push": "raise",
    "call": "call",
    "limp": "call",
    "check": "check",
    "fold": "fold",
    "tap": "check",
    "pass": "check",
    "option": "check",
}
"""The action that a deed is."""
_SINCE: Final = {"fold": "nothing", "check": "nothing", "call": "call", "raise": "raise"}
_ORDER: Final = ("nothing", "call", "raise")


def out_of_turn(line: Transcript) -> Iterator[Reading]:
    """Read an action before others who were to act first."""
    deeds = [deed for deed in _with_speech(line) if deed.kind in ACT]
    offender = _offender(line, deeds)
    if offender is None:
        return
    at = deeds.index(offender)
    offender, deeds = _with_amount(offender, deeds, at)
    before = [deed for deed in deeds[:at] if deed.actor != offender.actor or not deed.actor.label]
    since = [deed for deed in deeds[at + 1 :] if not _is_same(deed, offender)]
    nouns = [
        deed
        for deed in deeds[at + 1 :]
        if deed.is_noun
        and line.clauses[deed.clause].link == ""
        and not line.clauses[deed.clause].has("by", "skip")
    ]
    since = [deed for deed in since if deed not in nouns]
    level = level_after(line, [*before, *nouns], len(line.items))
    if ACT[offender.kind] == "call" and offender.amount and level.bet is None:
        level = level._replace(bet=offender.amount)
    act = ACT[offender.kind]
    if offender.kind == "push" and level.bet:
        one_chip = len(offender.chips) == 1 and not offender.words
        act = "call" if one_chip or (offender.amount or 0) <= level.bet else "raise"
    to = _total(offender, level, line) if act == "raise" else None
    greatest = _greatest(since, line, offender)
    for deed in since:
        if ACT[deed.kind] == "raise":
            level = _raised_over(level, deed)
    yield reading(
        line, "ActedOutOfTurn", CLEAR, who=offender.actor, spot=level_fields(level),
        act=act, to=to, since=greatest,
    )  # fmt: skip


def _with_speech(line: Transcript) -> Iterator[LineAction]:
    """Yield the deeds that happened, with spoken actions as actions."""
    for deed in line.deeds:
        if deed.is_asked or deed.is_denied or deed.is_claim or deed.is_conditional:
            continue
        if deed.is_pending and not (deed.is_out_of_turn or _is_ahead(line, deed)):
            continue
        if deed.kind == "say":
            for word in deed.words[:1]:
                if word.word:
                    yield deed._replace(kind=word.word, amount=word.amount)
            continue
        yield deed


def _is_ahead(line: Transcript, deed: LineAction) -> bool:
    """Return True for an action in a clause that begins with one still to act."""
    clause = line.clauses[deed.clause]
    pending = [each for each in line.deeds if each.clause == deed.clause and each.kind == "act"]
    return clause.link == "before" and any(
        each.at < deed.at and each.actor != deed.actor for each in pending
    )


def _offender(line: Transcript, deeds: Sequence[LineAction]) -> LineAction | None:
    explicit = [deed for deed in deeds if deed.is_out_of_turn]
    explicit = [deed for deed in explicit if not deed.is_noun] or explicit
    if explicit:
        later = [d for d in deeds if d.at > explicit[0].at and ACT[d.kind] == "raise"]
        waiting = {d.label for d in _thinking(line)}
        also = [d for d in later if waiting and d.actor.label and d.actor.label not in waiting]
        return also[0] if also and ACT[explicit[0].kind] != "raise" else explicit[0]
    ahead = [deed for deed in deeds if _is_ahead(line, deed)]
    if ahead:
        return ahead[0]
    apart = [k for k, clause in enumerate(line.clauses) if _names_out_of_turn(clause)]
    before = [deed for deed in deeds if apart and deed.clause < apart[0] and not deed.is_noun]
    before = [deed for deed in before if deed.actor.role != "dealer" and not _is_dealing(deed)]
    after = [deed for deed in deeds if apart and deed.clause > apart[0]]
    return before[-1] if before else after[0] if after else None


def _is_dealing(deed: LineAction) -> bool:
    """Return True for something pushed that is no chips: the dealer's cards."""
    return deed.kind == "push" and not deed.chips and deed.amount is None


def _names_out_of_turn(clause: Clause) -> bool:
    """Return True for a clause that tells of a deed before it that another was to act."""
    if clause.has("oot", "skipping"):
        return True
    person = clause.has("player", "other", "next", "neighbour", "bettor") and not clause.has(
        "dealer"
    )
    return person and (
        (clause.link == "before" and clause.has("hadturn", "act") and not clause.has("not"))
        or (clause.link == "while" and clause.has("toact"))
    )


def _thinking(line: Transcript) -> list[Any]:
    return [
        type("A", (), {"label": label})
        for clause in line.clauses
        if clause.has("thinking", "toact")
        for item in clause.items
        for label in item.labels
    ]


def _is_same(deed: LineAction, offender: LineAction) -> bool:
    return bool(deed.actor.label) and deed.actor.label == offender.actor.label


def _with_amount(
    offender: LineAction, deeds: list[LineAction], at: int
) -> tuple[LineAction, list[LineAction]]:
    """Return the offender's deed with the chips that the same player pushed next."""
    after = deeds[at + 1] if at + 1 < len(deeds) else None
    if (
        offender.amount is None
        and after is not None
        and after.kind == "push"
        and (_is_same(after, offender) or not after.actor.label)
    ):
        return offender._replace(amount=after.amount), [*deeds[: at + 1], *deeds[at + 2 :]]
    return offender, deeds


def _total(offender: LineAction, level: Level, line: Transcript) -> int | None:
    if offender.kind == "pot" and structure_of(line) == "pot-limit":
        pot, bet = pot_of(line), level.bet or 0
        return None if pot is None else bet + pot + bet + bet
    if offender.amount is None:
        return None
    return (level.bet or 0) + offender.amount if offender.is_increment else offender.amount


def _greatest(since: Sequence[LineAction], line: Transcript, offender: LineAction) -> str | None:
    acts = [_SINCE[ACT[deed.kind]] for deed in since]
    if acts:
        return max(acts, key=_ORDER.index)
    later = [
        deed
        for deed in line.deeds
        if deed.at > offender.at
        and deed.kind == "act"
        and (deed.is_denied or deed.is_pending)
        and (
            deed.actor.role in ("next", "other", "nobody")
            or deed.actor.label != offender.actor.label
        )
    ]
    return "waiting" if later else None


def _raised_over(level: Level, deed: LineAction) -> Level:
    if deed.amount is None:
        return Level()
    return level.after(deed)


def skipped(line: Transcript) -> Iterator[Reading]:
    """Read a player whose turn was passed over."""
    clause = next((each for each in line.clauses if each.has("skip")), None)
    if clause is None or line.has("oot", "bbmissed", "skipping") or clause.has("blind", "bb", "sb"):
        return
    at = clause.position("skip")
    who = next((item for item in clause.items if item.labels), None)
    number = line.clauses.index(clause)
    behind = [
        ACT[deed.kind]
        for deed in done(line)
        if deed.clause >= number and deed.kind in ACT
        for _ in range(max(deed.times, deed.actor.number))
    ]
    fields: dict[str, Any] = {
        "behind": tuple(behind) or None,
        "enough": _enough(line),
        "all_before": False if line.has("waitsfor") else True if line.has("allbefore") else None,
    }
    from riverboat.floor.transcript.line_actions import Actor

    actor = Actor(who.labels[0]) if who else None
    yield reading(line, "WasSkipped", CLEAR if at >= 0 else LIKELY, who=actor, **fields)


_MANY_ACTED: Final = 3
"""Actions behind a skipped player that are enough in every book."""


def _enough(line: Transcript) -> bool | None:
    """Return True if the actions behind are enough by any book, False for one action."""
    if line.has("substantial"):
        return True
    acts = [deed for deed in line.deeds if deed.kind == "act"]
    count = max([max(deed.times, deed.actor.number) for deed in acts], default=0)
    if count >= _MANY_ACTED:
        return True
    acted = [deed for deed in acts if "behind" in clause_tags(line.clauses[deed.clause])]
    return False if len(acted) == 1 and count == 1 and line.has("only") else None


TURN_FRAMES: Final = (out_of_turn, skipped)
