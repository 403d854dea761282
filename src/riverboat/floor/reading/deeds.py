"""What was done, as it is told in a row: *bet 600, raised to 1600, a call and a fold*.

The story of a bet says what somebody faces. Behind a player who was skipped, before a misdeal, or
after a bet that was too small, the same words say what has been done since.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from riverboat.floor.reading.cover import Mark
from riverboat.floor.reading.draft import Draft, Misfit
from riverboat.floor.spot import Deed

DEEDS: Final = ("deed",)

_DEED: Final[dict[str, Deed]] = {
    "fold": "fold",
    "muck": "fold",
    "check": "check",
    "tap": "check",
    "option": "check",
    "pass": "check",
    "call": "call",
    "bet": "raise",
    "raise": "raise",
    "all-in": "raise",
    "pot": "raise",
}

_SINCE: Final[dict[Deed, str]] = {
    "fold": "nothing",
    "check": "nothing",
    "call": "call",
    "raise": "raise",
}
_GREATER: Final = ("waiting", "nothing", "call", "raise")

_DEALS: Final = frozenset(
    "AskedWhetherBegun FirstCardWrong DealtWithoutARight LeftOut DealtOutOfOrder ButtonWrong "
    "CardsMixedIn WrongCount Exposed Boxed StrangeCard FoulDeck".split()
)
"""Kinds for which it matters what has been done since the deal."""


def told(mark: Mark) -> Deed:
    """What somebody did."""
    word = mark.value("word")
    if word not in _DEED:
        raise Misfit(str(word))
    return _DEED[word]


def done(draft: Draft, deeds: list[Mark], marks: tuple[Mark, ...]) -> Iterator[Draft]:
    """With what was done, as this kind of thing takes it; each way in which it may."""
    if draft.kind == "ActedOutOfTurn":
        yield from _out_of_turn(draft, deeds, marks)
    else:
        yield _done(draft, deeds, marks)


def _done(draft: Draft, deeds: list[Mark], marks: tuple[Mark, ...]) -> Draft:
    match draft.kind:
        case "WasSkipped":
            return _skipped(draft, deeds, marks)
        case "ActedAgain":
            return _again(draft, deeds)
        case "IfThen":
            return _if_then(draft, deeds, marks)
        case "OnBareRaise":
            return _on_bare_raise(draft, deeds)
        case "FoundTooSmall":
            return _too_small(draft, deeds)
        case "FoundOffThePot":
            return _off_the_pot(draft, deeds)
        case "BurnsWrong" | "TooManyOnTheFlop" if deeds:
            return draft.at("acted_here", True)
        case kind if kind in _DEALS and deeds and not _amounts(deeds):
            return _before(draft, deeds)
        case _:
            if any(mark.value("noun") is None and mark.value("amount") is None for mark in deeds):
                raise Misfit("deed")  # it would say nothing here
            return story(draft, deeds)


def _amounts(deeds: list[Mark]) -> bool:
    return any(mark.value("amount") is not None for mark in deeds)


def is_noun(mark: Mark) -> bool:
    """*a bet of 300*, *sázka 300*: something that is there, and nothing that somebody does.

    *Bet 300* is that too, unless it is what was said; *raise to 300* may be what somebody did.
    """
    noun = mark.value("noun")
    return noun is True or (noun == "maybe" and mark.value("word") == "bet")


# The story of a bet ------------------------------------------------------------------------------


def story(draft: Draft, deeds: list[Mark]) -> Draft:
    """What is faced after it: the last amount, and what it was raised by."""
    faced = draft.spot.get("bet") or 0
    if faced and {mark.value("amount") for mark in deeds} - {faced, None}:
        raise Misfit("bet")  # they face so much, and something else was bet
    stakes = draft.spot.get("_stakes")
    blind = stakes[-1] if stakes and draft.spot.get("street", 0) == 0 else None
    for mark in deeds:
        amount, deed = mark.value("amount"), told(mark)
        if deed == "call" and amount is not None and draft.spot.get("bet") is None:
            draft = draft.at("bet", amount)
        elif deed == "raise" and amount is not None:
            draft = _raised(draft, amount, blind, mark)
        elif deed == "raise" and draft.spot.get("bet") is None:
            draft = draft.at("_facing", True)
    return draft


def _raised(draft: Draft, amount: int, blind: int | None, mark: Mark) -> Draft:
    spot = dict(draft.spot)
    before = spot.pop("bet", None)
    if before is None and mark.value("word") == "raise":
        before = blind
    if before is not None and amount < before and mark.value("word") != "all-in":
        raise Misfit("bet")
    if before and amount > before:
        spot |= {"raise_by": amount - before, "opening": False}
    if mark.value("word") == "all-in":
        spot["faces_all_in"] = True
    draft = Draft(draft.kind, draft.seen, spot, draft.people)
    return draft.at("bet", max(amount, before or 0))


# What was done since -----------------------------------------------------------------------------


def _place(marks: tuple[Mark, ...], kind: str) -> int:
    for index, mark in enumerate(marks):
        if mark.meaning.kind == kind:
            return index
    raise Misfit(kind)


def _out_of_turn(draft: Draft, deeds: list[Mark], marks: tuple[Mark, ...]) -> Iterator[Draft]:
    """The act beside the words for it; what was done before is the story, after it since.

    A bet that is named after a check may be what was faced, or what has been done since.
    """
    at = _place(marks, "turn")
    before = [mark for mark in deeds if mark.start < marks[at].start]
    after = [mark for mark in deeds if mark.start > marks[at].start]
    if before and before[-1] is marks[at - 1] and not is_noun(before[-1]):
        act = before.pop()
    elif after:
        act = after.pop(0)
    else:
        yield story(draft, before)
        return
    faced = [mark for mark in after if is_noun(mark)]
    since = [mark for mark in after if not is_noun(mark)]
    yield _since(_acts(story(draft, [*before, *faced]), act), since)
    if faced and not before and not since and told(act) == "check":
        yield _since(_acts(story(draft, before), act), faced)


def _since(draft: Draft, since: list[Mark]) -> Draft:
    """With the greatest of what was done since, and the bet that it made."""
    if not since:
        return draft
    greatest = max([_SINCE[told(mark)] for mark in since], key=_GREATER.index)
    draft = draft.put("since", greatest)
    raised = [mark for mark in since if told(mark) == "raise"]
    return story(draft, raised) if _amounts(raised) else draft


def _each(deeds: list[Mark]) -> tuple[Deed, ...]:
    """Every act by itself: *two folds* are two."""
    return tuple([told(mark) for mark in deeds for _ in range(mark.value("times") or 1)])


def _acts(draft: Draft, mark: Mark) -> Draft:
    deed, amount = told(mark), mark.value("amount")
    draft = draft.put("act", deed)
    if amount is None:
        return draft
    if deed == "raise":
        return draft.put("to", amount)
    if deed == "call":
        return draft if draft.spot.get("bet") == amount else draft.at("bet", amount)
    raise Misfit("amount")


def _skipped(draft: Draft, deeds: list[Mark], marks: tuple[Mark, ...]) -> Draft:
    if {"behind", "stack"} & {*draft.spot}:
        raise Misfit("behind")  # so many have acted, or have yet to, or so much is left
    at = marks[_place(marks, "skipped")].start
    behind = [mark for mark in deeds if mark.start > at and not is_noun(mark)]
    draft = story(draft, [mark for mark in deeds if mark not in behind])
    if not behind:
        return draft
    return draft.put("behind", _each(behind))


def _again(draft: Draft, deeds: list[Mark]) -> Draft:
    acts = [mark for mark in deeds if not is_noun(mark)]
    if not acts:
        return story(draft, deeds)
    rest = [mark for mark in deeds if mark is not acts[-1]]
    return _acts(story(draft, rest), acts[-1])


def _before(draft: Draft, deeds: list[Mark]) -> Draft:
    """Each by another player, in order."""
    street = draft.spot.get("street") or 0
    did = [
        (("seat", seat), ("deed", deed), ("street", street))
        for seat, deed in enumerate(_each(deeds), start=len(draft.people))
    ]
    return draft.at("did", tuple(did))


def _if_then(draft: Draft, deeds: list[Mark], marks: tuple[Mark, ...]) -> Draft:
    at = marks[_place(marks, "if")].start
    after = [mark for mark in deeds if mark.start > at and not is_noun(mark)]
    if not after:
        raise Misfit("if")
    draft = story(draft, [mark for mark in deeds if mark is not after[0]])
    draft = draft.put("word", after[0].value("word"))
    amount = after[0].value("amount")
    return draft if amount is None else draft.put("amount", amount)


def _on_bare_raise(draft: Draft, deeds: list[Mark]) -> Draft:
    acts = [mark for mark in deeds if not is_noun(mark)]
    if len(acts) != 1 or told(acts[0]) not in ("fold", "call") or _amounts(acts):
        raise Misfit("raise")
    draft = story(draft, [mark for mark in deeds if mark is not acts[0]])
    return draft.put("deed", told(acts[0]))


def _too_small(draft: Draft, deeds: list[Mark]) -> Draft:
    """The last raise that was told is the one that was too small."""
    raises = [mark for mark in deeds if told(mark) == "raise" and mark.value("amount")]
    rest = [mark for mark in raises if "to" in draft.seen or mark is not raises[-1]]
    if raises and "to" not in draft.seen:
        draft = draft.put("to", raises[-1].value("amount"))
    if rest and "faced" not in draft.seen:
        draft = draft.put("faced", rest[-1].value("amount"))
    return draft


def _off_the_pot(draft: Draft, deeds: list[Mark]) -> Draft:
    since = [mark for mark in deeds if not is_noun(mark)]
    if _amounts(since):
        raise Misfit("amount")
    if since:
        return draft.put("since", _each(since))
    return draft


_NO_BLINDS: Final = frozenset(("stud", "draw"))
"""Families of games whose first street may have no bet."""


def spot_of_stakes(spot: dict[str, Any]) -> dict[str, Any]:
    """The moment, with what the blinds say of it."""
    stakes = spot.get("_stakes")
    said = {name: value for name, value in spot.items() if not name.startswith("_")}
    if said.get("street") == 0 and said.get("bet") == 0 and said.get("family") not in _NO_BLINDS:
        del said["bet"]  # the first to act faces the blinds
    if stakes is None:
        return said
    small, big = stakes
    street, limit = said.get("street"), said.get("structure") == "limit"
    least = (small if street in (0, 1) else None if street is None else big) if limit else big
    if least is None:
        return said
    said.setdefault("least_bet", least)
    if street == 0 and "bet" not in said:
        said |= {"bet": least, "raise_by": least, "opening": True}
    return said
