"""Frames of chips: pushed with words or without, and too little for a call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from riverboat.floor.frames.bet_story import WORDS, BetStory, bet_story
from riverboat.floor.frames.frame import CLEAR, LIKELY, Frame, Reading, done, level_fields, reading
from riverboat.floor.frames.pattern import line_tags
from riverboat.floor.transcript.action_types import LineAction
from riverboat.floor.transcript.clauses import ACTIONS
from riverboat.floor.transcript.moment import is_unopened, stakes_of, street_of, structure_of
from riverboat.floor.transcript.transcript import Transcript


def pushed(line: Transcript) -> Iterator[Reading]:
    """Read chips that were pushed in, with or without words."""
    story = bet_story(line)
    if story is None or line.has("oot", "callclock", "withoutamount"):
        return
    is_claimed = line.has("stringclaim")
    is_announced = is_claimed and any(word.word in ("raise", "allin") for word in story.words)
    if not (story.pushes or story.taken or is_announced) or (is_claimed and not is_announced):
        return
    if any(word.word == "complete" for word in story.words) or _has_two_bets(line):
        return
    fields = _words_of(story, line)
    conflict = conflict_in(line, story)
    total = sum([action.amount or 0 for action in story.pushes])
    spot = level_fields(story.level) | {"own": sum(story.old_chips) or _posted(line, story) or None}
    if _is_undercall(line, story, total):
        yield _undercall(line, story, total, spot)
        return
    motions = tuple([action.chips for action in story.pushes])
    taken, old = _taken(story, line), story.old_chips or None
    if taken and not old:
        old = tuple([chip for action in story.taken for chip in action.chips])
        old = old if len(old) > len(taken) else taken
        spot["own"] = sum(old)
    if line.has("mixing") and (len(motions) > 1 or (story.front and motions)):
        story = story._replace(front=story.front or story.pushes[1:])
        motions, fields["mixed"] = motions[:1], True
        spot["own"] = sum(story.old_chips) or None
    if not all(motions):
        motions = _unknown_chips(story)
    yield reading(
        line, "Pushed", CLEAR if story.level.bet is not None else LIKELY, who=story.who,
        spot=spot, conflict=conflict, motions=motions or (() if taken and not story.pushes else None), old=story.old_chips or old,  # noqa: E501
        took=taken, last_chips=_last_chips(line), **fields,
    )  # fmt: skip


def _has_two_bets(line: Transcript) -> bool:
    """Return True for two bets with an answer each: *bet 600, one 1000; bet 300, one 500*."""
    told = [
        action
        for action in done(line)
        if (action.kind == "push" and action.chips) or _is_bet(action)
    ]
    order = ["bet" if action.kind == "bet" else "push" for action in told]
    return order == ["bet", "push", "bet", "push"]


def _is_bet(action: LineAction) -> bool:
    return action.kind == "bet" and action.is_noun and bool(action.amount)


def conflict_in(line: Transcript, story: BetStory) -> str:
    """Return what the line leaves unclear or contradicts in its words."""
    if story.words and _was_silent_too(line, story):
        return "silent"
    together = line.has("atsametime") and len({word.word for word in story.words}) > 1
    if line.has("unsure") or together:
        return "words"
    spoken = {
        action.words[0].word for action in line.actions if action.kind == "say" and action.words
    }
    taken_back = any(action.kind == "say" and action.is_denied for action in line.actions)
    unheard = any(not action.words for action in story.sayings) or _is_raise_alone(line, story)
    return "words" if unheard or (taken_back and len(spoken) > 1) else ""


def _was_silent_too(line: Transcript, story: BetStory) -> bool:
    """Return True if the player who spoke was silent, too, and did not speak only after that."""
    first = min([action.clause for action in (*story.pushes, *story.sayings)])
    silent = [k for k, each in enumerate(line.clauses) if each.has("silent")]
    silent = [k for k in silent if k >= first or k == 0]
    if not silent:
        return False
    between = line.clauses[silent[-1] + 1 : story.sayings[0].clause + 1]
    return not any(clause.link in ("then", "after") for clause in between)


def _posted(line: Transcript, story: BetStory) -> int:
    """Return the blind that the player has posted in a pot before the flop."""
    stakes, label = stakes_of(line), story.who.label
    if stakes is None or label not in ("sb", "bb") or street_of(line) or is_unopened(line):
        return 0
    if structure_of(line) == "limit" or story.level.bet is None or story.taken:
        return 0
    return stakes[label == "bb"]


def _is_raise_alone(line: Transcript, story: BetStory) -> bool:
    """Return True for *raise, bet 600, one 5000 chip*: a word, or what another player did."""
    return not story.words and any(
        action.kind == "raise" and action.is_noun and len(line.clauses[action.clause].items) == 1
        for action in line.actions
    )


def _taken(story: BetStory, line: Transcript) -> tuple[int, ...] | None:
    """Return the chips that were taken back; all that lay there if none are named."""
    if not story.taken:
        return None
    named = tuple([chip for action in story.taken for chip in action.chips])
    if len(named) == 1 and line.has("both"):
        named *= 2
    if (some := _some_of_theirs(story, line)) is not None:
        return named[:some]
    if named and not (story.old_chips and line.has("both", "all")):
        return named
    return story.old_chips or named or None


def _some_of_theirs(story: BetStory, line: Transcript) -> int | None:
    """Return how many of a player's chips are taken: *one of his two 25 chips*."""
    at = story.taken[0].at
    for item, *after in zip(
        line.items[at:], line.items[at + 1 :], line.items[at + 2 :], strict=False
    ):
        if item.has("amount") and after[0].has("of", "his") and after[1].chips:
            return item.amount
    return None


def _last_chips(line: Transcript) -> bool | None:
    if line.has("chipsbehind"):
        return False
    last = any(
        item.has("last") and after.chips
        for item, after in zip(line.items, line.items[1:], strict=False)
    )
    return True if last or line.has("lastchips") else None


def _unknown_chips(story: BetStory) -> tuple[tuple[int, ...], ...]:
    """Return amounts as chips where the ruling cannot depend on their number.

    That is so without a bet, for a call and more, and after words with an amount.
    """
    amounts = [action.amount or 0 for action in story.pushes]
    announced = any(word.word and word.amount for word in story.words) and all(amounts)
    first = story.sayings[0].at < story.pushes[0].at if story.sayings and story.pushes else False
    if story.level.bet == 0 or amounts[0] == story.level.bet or (announced and first):
        return tuple([action.chips or (action.amount or 0,) for action in story.pushes])
    return ()


def _words_of(story: BetStory, line: Transcript) -> dict[str, Any]:
    """Return the words that went with the chips, and if they came first."""
    if not story.words:
        return {}
    named = [word for word in story.words if word.word]
    first = named[0] if named else story.words[0]
    fields: dict[str, Any] = {
        "word": WORDS.get(first.word, first.word) or None,
        "amount": first.amount,
        "before": _said_before(story, line) if story.pushes else None,
    }
    if fields["word"] is None and fields["before"] is False:
        fields |= {"word": "raise", "amount": None}  # *two 5s, and then he says make it 30*
    return {name: value for name, value in fields.items() if value is not None}


def spoken_fields(line: Transcript) -> dict[str, Any]:
    """Return what was said with chips that a line does not name: never are these chips silent."""
    said = next((action for action in done(line) if action.kind == "say" and action.words), None)
    if said is None:
        return {}
    first = said.words[0]
    chips = [action.at for action in done(line) if action.kind in ("move", "push")]
    fields: dict[str, Any] = {
        "word": WORDS.get(first.word, first.word) or None,
        "amount": first.amount,
        "before": True if chips and said.at < chips[0] else None,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _said_before(story: BetStory, line: Transcript) -> bool | None:
    """Return True if the words came before the chips, or with them; None if it is not told."""
    said, push = story.sayings[0], story.pushes[0]
    if any(clause.has("landed") and clause.link == "after" for clause in line.clauses):
        return False
    if said.at < push.at or line_tags(line) & {"atsametime"}:
        return True
    clause = line.clauses[said.clause]
    if clause.link in ("then", "after", "while") or line.has("already"):
        return False
    return True if line.items[said.at].word == "saying" else None


def _is_undercall(line: Transcript, story: BetStory, total: int) -> bool:
    """Return True for less than the bet; chips that are named one by one are judged as chips."""
    bet = story.level.bet
    if (
        bet is None
        or not story.pushes
        or not 0 < total < bet
        or story.taken
        or line.has("lastchips")
    ):
        return False
    if any(word.word not in ("call", "") for word in story.words) or story.old_chips:
        return False
    return _excuse(line) is not None or not all(action.chips for action in story.pushes)


def _undercall(line: Transcript, story: BetStory, total: int, spot: dict[str, Any]) -> Reading:
    said_call = any(word.word == "call" for word in story.words)
    thought = next((d.amount for d in line.actions if d.is_claim and d.amount), None)
    thought = heard_amount(line) if thought is None else thought
    return reading(
        line, "TooLittle", CLEAR, who=story.who, spot=spot, chips=total,
        said_call=said_call or None, claims=_excuse(line), thought=thought,
        told=named_amount(line), acted=_acted_behind(line, story),
    )  # fmt: skip


def named_amount(line: Transcript) -> int | None:
    """Return the amount that the dealer told the player."""
    for clause in line.clauses:
        at = clause.position("tell", "say")
        if at < 0 or not clause.has("dealer", "i") or not clause.has("he", "dealer", "player"):
            continue
        amount = next((item.amount for item in clause.items[at:] if item.has("amount")), None)
        if amount is not None:
            return amount
    return None


def _acted_behind(line: Transcript, story: BetStory) -> bool | None:
    if line.has("noaction"):
        return False
    last = max([action.at for action in story.pushes], default=0)
    behind = [
        action for action in done(line)
        if action.at > last
        and (action.actor.role in ("next", "other") or "behind" in line_tags(line))
        and action.kind in ACTIONS and not action.is_noun
    ]  # fmt: skip
    return True if behind else None


def heard_amount(line: Transcript) -> int | None:
    """Return the amount that a player heard: *he heard three fifty*."""
    for item, *after in zip(line.items, line.items[1:], line.items[2:], strict=False):
        if item.has("heard") and (heard := next((e.amount for e in after if e.amount), None)):
            return heard
    return None


def _excuse(line: Transcript) -> str | None:
    if line.has("misheard") or heard_amount(line) is not None:
        return "misheard"
    if line.has("miscounted"):
        return "miscounted"
    return "unaware" if line.has("unaware") else None


CHIP_FRAMES: Final[tuple[Frame, ...]] = (pushed,)
