"""Repairs: the least that lets a hand go on, each with its explanation.

Only on request, and never in silence: a history that is repaired unseen hides its errors.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN, BadCard, name, parse_cards
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    Deal,
    RaiseTo,
    RiverboatError,
    Show,
    ToAct,
    ToDeal,
    ToShow,
)
from riverboat.notation.amounts import chips, parse_amount, written
from riverboat.notation.phh.playing import Replay, Words, in_words_of_the_file
from riverboat.notation.reading import BadNotation

_PATIENCE = 100


def act_or_mend(replay: Replay, words: Words, repairs: list[str]) -> None:
    """Play an action; when it is refused, change it or what is missing before it."""
    for _ in range(_PATIENCE):
        try:
            replay.act(words)
            return
        except (RiverboatError, BadCard) as why:
            mended = _mend(replay, words)
            if mended is None:
                reason = in_words_of_the_file(str(why), replay)
                repairs.append(f"left out {' '.join(words)!r}: {reason}")
                return
            words, said = mended
            repairs.append(said)
            if not words:
                return


def finish_or_mend(replay: Replay, repairs: list[str]) -> None:
    """At the end, hands whose cards are known are shown."""
    now = replay.awaited()
    while isinstance(now, ToShow) and not replay.mucks:
        known = [s for s in now.seats if UNKNOWN not in replay.hand.holdings[s]]
        known = [s for s in known if s not in replay.unseen]
        if not known:
            break
        replay.take(Show(known[0]))
        repairs.append(f"p{replay.label(known[0])} shows: that is missing at the end")
        now = replay.awaited()
    replay.finish()


def _mend(replay: Replay, words: Words) -> tuple[Words, str] | None:
    """What to try instead (nothing: it is done) and why; ``None`` leaves the action out."""
    if words[0] == "d":
        return _mend_dealing(replay, words)
    seat = replay.setup.seat_of.get(words[0])
    if seat is None or words[1:2] not in (["f"], ["cc"], ["cbr"], ["sm"]):
        return None
    now = replay.awaited()
    if isinstance(now, ToDeal) and words[1] != "sm":
        return words, _deal_unknown(replay, now)
    if not isinstance(now, ToAct):
        return None
    if now.seat != seat or words[1] == "sm":
        if words[1] != "sm" and not replay.hand.to_do >> seat & 1:
            return None
        return words, _pass(replay, now)
    if words[1] == "cbr":
        return _mend_raise(replay, now, words)
    if words[1] == "f":
        replay.take(CHECK)
        return [], f"{words[0]} checks instead of folding"
    return None


def _mend_dealing(replay: Replay, words: Words) -> tuple[Words, str] | None:
    try:
        cards = parse_cards(words[-1])
    except BadCard:
        return None
    now = replay.awaited()
    if isinstance(now, ToAct) and words[1:2] == ["db"]:
        return words, _pass(replay, now)
    if isinstance(now, ToDeal):
        if now.to == "players" and words[1:2] == ["db"]:
            return words, _deal_unknown(replay, now)
        held = {card for hole in replay.hole for card in hole}
        known = replay.hand.dealt | held
        twice = [card for k, card in enumerate(cards) if card in known or card in cards[:k]]
        if any(card != UNKNOWN for card in twice):
            clean = "".join("??" if card in twice else name(card) for card in cards)
            spoken = ", ".join(name(card) for card in twice if card != UNKNOWN)
            return [*words[:-1], clean], f"{spoken} was dealt twice: taken as unknown"
    return None


def _mend_raise(replay: Replay, now: ToAct, words: Words) -> tuple[Words, str] | None:
    scale = replay.setup.scale
    write = written(scale)
    try:
        to = chips(parse_amount(words[2]), scale) if len(words) == 3 else 0
    except BadNotation:
        return None
    asked = f"{words[0]}'s raise to {write(to)}"
    if not now.high or to <= replay.hand.current_bet:
        replay.take(CALL)
        return [], f"{asked} is taken as a {'call' if now.call else 'check'}"
    nearest = min(max(to, now.low), now.high)
    replay.take(RaiseTo(nearest))
    why = "the most is" if nearest < to else "the least is"
    return [], f"{asked} is made {write(nearest)}: {why} that"


def _pass(replay: Replay, now: ToAct) -> str:
    """The player to act checks if that is free, and folds if not."""
    replay.take(FOLD if now.call else CHECK)
    return f"p{replay.label(now.seat)} {'folds' if now.call else 'checks'}: his action is missing"


def _deal_unknown(replay: Replay, now: ToDeal) -> str:
    if now.to == "players":
        each = now.count // replay.hand.players
        left = replay.hand.button + 1
        clockwise = [*replay.hole[left:], *replay.hole[:left]]
        full = [held + [UNKNOWN] * (each - len(held)) for held in clockwise]
        replay.hole = [[] for _ in full]
        replay.take(Deal(tuple(card for one in zip(*full, strict=True) for card in one)))
        return "hole cards were not dealt: the missing ones are unknown"
    missing = now.count - len(replay.board)
    cards, replay.board = (*replay.board, *[UNKNOWN] * missing), []
    replay.take(Deal(cards))
    return f"{missing} board card{'s' * (missing > 1)} not dealt: taken as unknown"
