"""Frames of bets: chips pushed, words spoken, too little put in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from riverboat.floor.frames.frame import CLEAR, LIKELY, Reading, done, level_fields, reading
from riverboat.floor.frames.pattern import line_tags
from riverboat.floor.transcript.clauses import ACTIONS
from riverboat.floor.transcript.line_actions import Actor, LineAction, Spoken
from riverboat.floor.transcript.moment import (
    Level,
    is_unopened,
    level_after,
    stakes_of,
    street_of,
    structure_of,
)
from riverboat.floor.transcript.transcript import Transcript

WORDS: Final = {
    "allin": "all-in",
    "limp": "call",
    "post": "bet",
    "laydown": "lay-down",
}
"""Words of the table by the concept that expresses them, where the names differ."""
_CHIP_DEEDS: Final = ("push", "say", "takeback", "front", "move")


class BetStory(NamedTuple):
    """The player who put chips in or spoke, and what went before."""

    who: Actor
    pushes: tuple[LineAction, ...]
    sayings: tuple[LineAction, ...]
    taken: tuple[LineAction, ...]
    front: tuple[LineAction, ...]
    level: Level

    @property
    def words(self) -> tuple[Spoken, ...]:
        """The spoken words in order."""
        return tuple([word for deed in self.sayings for word in deed.words])

    @property
    def old_chips(self) -> tuple[int, ...]:
        """The chips that lay in front of the player."""
        named = {deed.clause for deed in self.front if len(deed.chips) > 1}
        lumps = [
            deed for deed in self.front if len(deed.chips) == 1 and deed.clause in named
        ]  # fmt: skip
        return tuple([chip for deed in self.front if deed not in lumps for chip in deed.chips])


def bet_story(line: Transcript) -> BetStory | None:
    """Return what the last player put in or said, and the bet that they faced."""
    deeds = _happened(line)
    deeds = [_as_pushed(deed, deeds, line) for deed in deeds]
    acted = [k for k, deed in enumerate(deeds) if deed.kind in ("push", "say")]
    acted = acted or [k for k, deed in enumerate(deeds) if deed.kind == "takeback"]
    if not acted:
        return None
    last = acted[-1]
    first = _first_of_group(deeds, last)
    told = [deed for deed in deeds[first:last] if deed.kind not in _CHIP_DEEDS]
    group = [deed for deed in deeds[first : last + 1] if deed not in told]
    before, after = [*deeds[:first], *told], deeds[last + 1 :]
    front = [deed for deed in (*before, *group) if deed.kind == "front"]
    later = [deed for deed in after if deed.is_noun and deed.kind in ("bet", "raise")]
    faced = [deed for deed in before if deed.kind != "front"]
    return BetStory(
        deeds[last].actor,
        tuple([deed for deed in group if deed.kind == "push"]),
        tuple([deed for deed in group if deed.kind == "say"]),
        tuple([deed for deed in group if deed.kind == "takeback"]),
        tuple(front),
        level_after(line, [*faced, *later], len(line.items)),
    )


def _first_of_group(deeds: Sequence[LineAction], last: int) -> int:
    """Return the index of the first deed that belongs to the last one.

    The bet may be told between words and chips: *says raise, bet 600, one 5000 chip*.
    """
    first = last
    while first:
        told_between = (
            first > 1 and deeds[first - 1].is_noun and deeds[first - 1].kind == "bet"
            and deeds[first - 2].kind == "say" and deeds[first - 2].words
        )  # fmt: skip
        step = 2 if told_between else 1
        if not _belongs(deeds[first - step], deeds[last]):
            break
        first -= step
    return first


def _as_pushed(deed: LineAction, deeds: Sequence[LineAction], line: Transcript) -> LineAction:
    """Return chips that were there before a word as pushed: *the 1000 was already out when he said*."""  # noqa: E501
    after = next((each for each in deeds if each.at > deed.at), None)
    clause = line.clauses[deed.clause]
    is_before = (
        deed.kind == "front" and len(deed.chips) == 1 and clause.has("alreadythere")
        and after is not None and after.kind == "say"
        and line.clauses[after.clause].link in ("while", "then", "after")
    )  # fmt: skip
    return deed._replace(kind="push") if is_before else deed


def _happened(line: Transcript) -> list[LineAction]:
    """Return the deeds that happened; chips before which something was said are among them."""
    found: list[LineAction] = []
    for deed in line.deeds:
        spoken_before = (
            deed.is_pending and deed.kind == "push" and found and found[-1].kind == "say"
        )
        if spoken_before or deed in done(line):
            found.append(deed)
    return found


def _belongs(deed: LineAction, last: LineAction) -> bool:
    same = not deed.actor.label or not last.actor.label or deed.actor.label == last.actor.label
    return deed.kind in _CHIP_DEEDS and same and deed.actor.role != "dealer"


def pushed(line: Transcript) -> Iterator[Reading]:
    """Read chips that were pushed in, with or without words."""
    story = bet_story(line)
    if (
        story is None
        or not (story.pushes or story.taken)
        or line.has("oot", "callclock", "stringclaim", "withoutamount")
    ):
        return
    if any(word.word == "complete" for word in story.words) or _tells_two(line):
        return
    fields = _words_of(story, line)
    conflict = _conflict(line, story)
    total = sum([deed.amount or 0 for deed in story.pushes])
    spot = level_fields(story.level) | {"own": sum(story.old_chips) or _posted(line, story) or None}
    if _is_undercall(line, story, total):
        yield _undercall(line, story, total, spot)
        return
    motions = tuple([deed.chips for deed in story.pushes])
    taken, old = _taken(story, line), story.old_chips or None
    if taken and not old:
        old = tuple([chip for deed in story.taken for chip in deed.chips])
        old = old if len(old) > len(taken) else taken
        spot["own"] = sum(old)
    if line.has("mixing") and len(motions) > 1:
        story = story._replace(front=story.pushes[1:])
        motions, fields["mixed"] = motions[:1], True
        spot["own"] = sum(story.old_chips) or None
    if not all(motions):
        motions = _unknown_chips(story)
    yield reading(
        line, "Pushed", CLEAR if story.level.bet is not None else LIKELY, who=story.who,
        spot=spot, conflict=conflict, motions=motions or (() if taken and not story.pushes else None), old=story.old_chips or old,  # noqa: E501
        took=taken, last_chips=_last_chips(line), **fields,
    )  # fmt: skip


def _tells_two(line: Transcript) -> bool:
    """Return True for two bets with chips that answer each: *bet 600, one 1000; bet 300, one 500*."""
    order = [
        "bet" if deed.kind == "bet" else "push"
        for deed in done(line)
        if (deed.kind == "bet" and deed.is_noun and deed.amount) or (deed.kind == "push" and deed.chips)
    ]  # fmt: skip
    return order == ["bet", "push", "bet", "push"]


def _conflict(line: Transcript, story: BetStory) -> str:
    """Return what the line leaves unclear or contradicts in its words."""
    if story.words and _was_silent_too(line, story):
        return "silent"
    together = line.has("atsametime") and len({word.word for word in story.words}) > 1
    if line.has("unsure") or together:
        return "words"
    spoken = {deed.words[0].word for deed in line.deeds if deed.kind == "say" and deed.words}
    taken_back = any(deed.kind == "say" and deed.is_denied for deed in line.deeds)
    unheard = any(not deed.words for deed in story.sayings) or _is_raise_alone(line, story)
    return "words" if unheard or (taken_back and len(spoken) > 1) else ""


def _was_silent_too(line: Transcript, story: BetStory) -> bool:
    """Return True if the player who spoke was silent, too, and did not speak only after that."""
    first = min([deed.clause for deed in (*story.pushes, *story.sayings)])
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
        deed.kind == "raise" and deed.is_noun and len(line.clauses[deed.clause].items) == 1
        for deed in line.deeds
    )


def _taken(story: BetStory, line: Transcript) -> tuple[int, ...] | None:
    """Return the chips that were taken back; all that lay there if none are named."""
    if not story.taken:
        return None
    named = tuple([chip for deed in story.taken for chip in deed.chips])
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
    """Return amounts as chips where the ruling cannot depend on their number."""
    amounts = [deed.amount or 0 for deed in story.pushes]
    if story.level.bet == 0 or amounts[0] == story.level.bet:
        return tuple([deed.chips or (deed.amount or 0,) for deed in story.pushes])
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
    return _excuse(line) is not None or not all(deed.chips for deed in story.pushes)


def _undercall(line: Transcript, story: BetStory, total: int, spot: dict[str, Any]) -> Reading:
    said_call = any(word.word == "call" for word in story.words)
    thought = next((d.amount for d in line.deeds if d.is_claim and d.amount), None)
    return reading(
        line, "TooLittle", CLEAR, who=story.who, spot=spot, chips=total,
        said_call=said_call or None, claims=_excuse(line), thought=thought,
        told=_named_amount(line), acted=_acted_behind(line, story),
    )  # fmt: skip


def _named_amount(line: Transcript) -> int | None:
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
    last = max([deed.at for deed in story.pushes], default=0)
    behind = [
        deed for deed in done(line)
        if deed.at > last and (deed.actor.role in ("next", "other") or "behind" in line_tags(line))
        and deed.kind in ACTIONS and not deed.is_noun
    ]  # fmt: skip
    return True if behind else None


def _excuse(line: Transcript) -> str | None:
    if line.has("misheard"):
        return "misheard"
    if line.has("miscounted"):
        return "miscounted"
    return "unaware" if line.has("unaware") else None


def said(line: Transcript) -> Iterator[Reading]:
    """Read words without chips."""
    story = bet_story(line)
    if story is None or story.pushes or not story.words or line.has(*_NO_WORDS):
        return
    if story.who.role in ("dealer", "floor", "nobody"):
        return
    if (mistaken := _mistaken_call(line, story)) is not None:
        yield mistaken
        return
    named = [WORDS.get(word.word, word.word) for word in story.words if word.word]
    if (acted := _acted_before(line, story)) is not None:
        named = [WORDS.get(acted.kind, acted.kind), *named]
        story = story._replace(level=_level_with(story.level, acted))
    if named[:2] in (["bet", "pot"], ["raise", "pot"]):
        named = ["pot", *named[2:]]
    amounts = [word.amount for word in story.words if word.amount is not None]
    if len(named) > 2 or len(amounts) > 2:
        return
    level, amount = _spoken_amount(story.level, named, amounts)
    fields: dict[str, Any] = dict(zip(("word", "then"), named, strict=False))
    yield reading(
        line, "Said", CLEAR if level.bet is not None else LIKELY, who=story.who,
        spot=level_fields(level) | {"own": sum(story.old_chips) or None},
        conflict=_conflict(line, story), amount=amount, **fields,
    )  # fmt: skip


def _acted_before(line: Transcript, story: BetStory) -> LineAction | None:
    """Return what the speaker did just before they spoke: *calls a bet of 100 and then says raise*.

    The words of another player begin with who speaks.
    """
    spoke = story.sayings[0]
    before = [deed for deed in done(line) if deed.at < spoke.at]
    if (own := _own_action(before, spoke)) is not None:
        return own
    bet = before.pop() if before and before[-1].is_noun and before[-1].kind == "bet" else None
    last = before[-1] if before else None
    if last is not None and bet is not None and last.clause == bet.clause:
        last = last._replace(amount=last.amount or bet.amount)
    if last is None or last.is_noun or last.times > 1 or last.actor.number > 1:
        return None
    clause = line.clauses[spoke.clause]
    other = any(
        item.labels or item.has("next", "other", "player", "bettor", "dealer", "button", "sb", "bb")
        for item in clause.items
    )
    goes_on = last.actor == spoke.actor and (clause.link in ("then", "and", "after") or not other)
    is_action = last.kind in ("call", "check", "fold") and story.words[0].word in _FURTHER
    return last if goes_on and is_action and not other else None


def _own_action(before: Sequence[LineAction], spoke: LineAction) -> LineAction | None:
    """Return what a named player did before they spoke, if nobody has bet since."""
    label = spoke.actor.label
    own = [deed for deed in before if label and deed.actor.label == label and not deed.is_noun]
    if not own or own[-1].kind not in ("call", "check", "fold"):
        return None
    since = [deed for deed in before if deed.at > own[-1].at]
    return None if any(deed.kind in ("bet", "raise", "allin", "push") for deed in since) else own[-1]


_FURTHER: Final = ("raise", "call", "bet", "allin", "fold")
"""Words that a player may say after they have acted, and that no longer count."""


def _level_with(level: Level, acted: LineAction) -> Level:
    """Return the level that a call of an amount tells."""
    is_told = level.bet is None and acted.kind == "call" and acted.amount
    return level._replace(bet=acted.amount) if is_told else level


_NO_WORDS: Final = ("oot", "withoutamount", "stringclaim", "shortage")
"""Concepts of lines in which words are told about something else than an action."""


def _mistaken_call(line: Transcript, story: BetStory) -> Reading | None:
    """Return a call of less than the bet, because of what the player was told or thought."""
    if story.words[0].word != "call":
        return None
    told, thought = _named_amount(line), _thought_amount(line)
    bet = _real_amount(line) or story.level.bet
    meant = told if told is not None else thought
    if meant is None or bet is None or meant >= bet:
        return None
    spot = level_fields(story.level) | {"bet": bet}
    claims = "misheard" if told is None else None
    return reading(
        line, "TooLittle", CLEAR, who=story.who, spot=spot, chips=meant, told=told,
        said_call=True, claims=claims, thought=thought,
    )  # fmt: skip


def _thought_amount(line: Transcript) -> int | None:
    """Return the bet that the player believed in: *thought it was 115*."""
    for clause in line.clauses:
        at = clause.position("think", "misheard", "miscounted")
        found = [item.amount for item in clause.items[at + 1 :] if item.has("amount")]
        if at >= 0 and found:
            return found[0]
    return None


def _real_amount(line: Transcript) -> int | None:
    """Return what the bet really is: *it's really 17,400*."""
    clause = next((each for each in line.clauses if each.has("real") and each.has("amount")), None)
    return None if clause is None else next(i.amount for i in clause.items if i.has("amount"))


def _spoken_amount(
    level: Level, named: Sequence[str], amounts: Sequence[int]
) -> tuple[Level, int | None]:
    """Return the level and the announced amount: *I see your 500* names the bet that is called."""
    if named[:1] == ["call"] and amounts and (len(named) == 1 or len(amounts) == 2):
        level = level._replace(bet=level.bet if level.bet is not None else amounts[0])
        amounts = amounts[1:]
    return level, amounts[-1] if amounts else None


def acted_plainly(line: Transcript) -> Iterator[Reading]:
    """Read a single action as words: *checks facing a bet of 300*, *facing 600 he folds*."""
    deeds = done(line)
    if any(deed.kind in ("push", "say", "takeback", "move") for deed in line.deeds):
        return
    acts = [deed for deed in deeds if deed.kind in ACTIONS - {"act", "limp"} and not deed.is_noun]
    acts = acts or _telegram(line, deeds)
    if len(acts) != 1 or line_tags(line) & _OTHER_STORIES:
        return
    act = acts[0]
    others = [deed for deed in deeds if deed is not act]
    level = level_after(line, others, len(line.items))
    if act.kind == "call" and level.bet is None and act.amount:
        level = level._replace(bet=act.amount)
    if level.bet is None and act.kind in ("tap", "check", "option") and _has_option(line):
        level = Level(0)
    if level.bet is None and not level.is_all_in:
        return
    amount = act.amount if act.kind != "call" else None
    word = "raise" if act.kind == "bet" and level.bet else WORDS.get(act.kind, act.kind)
    yield reading(
        line, "Said", LIKELY, who=act.actor, spot=level_fields(level), word=word, amount=amount,
    )  # fmt: skip


def announced(line: Transcript) -> Iterator[Reading]:
    """Read a call and a raise told in the player's own words: *I see your 500 and raise you 500*."""
    deeds = [deed for deed in line.deeds if deed.kind in ACTIONS]
    kinds = [deed.kind for deed in deeds]
    if kinds != ["call", "raise"] or any(deed.kind in ("push", "say") for deed in line.deeds):
        return
    call, more = deeds
    word = line.items[call.at].word
    if not (word == "i" or word.endswith(("vam", "dim", "vim"))) or line.has("oot"):
        return
    amount = more.amount or next(
        (item.amount for item in line.items[more.at :] if item.has("amount")), None
    )
    yield reading(
        line, "Said", CLEAR, word="call", then="raise", amount=amount,
        spot=level_fields(Level(call.amount)),
    )  # fmt: skip


def _has_option(line: Transcript) -> bool:
    """Return True if the big blind acts in a pot that nobody raised."""
    is_raised = any(deed.kind in ("bet", "raise", "allin") for deed in line.deeds)
    return line.has("bb") and line.has("limp") and not is_raised


_TELEGRAM: Final = 8
"""The most words of a telegram."""


def _telegram(line: Transcript, deeds: Sequence[LineAction]) -> list[LineAction]:
    """Return the answer to a bet in a line without verbs: *bet 100, call*, *fold, facing 100*."""
    if len(line.items) > _TELEGRAM or any(clause.is_question for clause in line.clauses):
        return []
    nouns = [deed for deed in deeds if deed.is_noun]
    faced = next((deed for deed in nouns if deed.kind == "bet" and deed.amount), None)
    return [deed for deed in nouns if deed is not faced]


_OTHER_STORIES: Final = frozenset(
    "oot skip card hole hand deal misdeal clock timeup expose muckverb again kill question "
    "upcard award rabbit showdown penalty burn deck stub joker".split()
)
"""Concepts of lines about something else than an action in turn."""


def conditional(line: Transcript) -> Iterator[Reading]:
    """Read an action announced on a condition: *if you bet, I raise*."""
    at = next((k for k, clause in enumerate(line.clauses) if clause.link == "if"), None)
    if at is None:
        return
    acts = [*_spoken_acts(line, at)]
    inside = [act for number, act in acts if number == at]
    after = [act for number, act in acts if number > at]
    act = inside[1] if len(inside) > 1 else after[0] if after else None
    if act is not None:
        word = WORDS.get(act.word, act.word)
        yield reading(line, "IfThen", CLEAR, word=word, amount=act.amount)


def _spoken_acts(line: Transcript, first: int) -> Iterator[tuple[int, Spoken]]:
    """Yield the actions of a condition and of what follows, each with its clause."""
    for deed in line.deeds:
        if deed.clause < first or (deed.is_noun and deed.amount and deed.kind == "bet"):
            continue
        if deed.kind == "say":
            yield from [(deed.clause, word) for word in deed.words if word.word]
        elif deed.kind in ACTIONS - {"act"}:
            yield deed.clause, Spoken(deed.kind, deed.amount)


def string_bet_claimed(line: Transcript) -> Iterator[Reading]:
    """Read a string bet that a player claims."""
    story = bet_story(line)
    if not line.has("stringclaim") or story is None or line_tags(line) & {"oot"}:
        return
    confirmed = True if line.has("floor") and line.has("confirms") else None
    motions = tuple([deed.chips for deed in story.pushes])
    known = all(motions) and len(motions) > 1
    yield reading(
        line, "StringBetCalled", CLEAR, who=story.who, spot=level_fields(story.level),
        motions=motions if known else None, confirmed=confirmed,
    )  # fmt: skip


def acted_on_bare_raise(line: Transcript) -> Iterator[Reading]:
    """Read an action on the word *raise* before its amount was known."""
    raises = [
        deed for deed in line.deeds
        if (deed.kind == "raise" or any(w.word == "raise" for w in deed.words))
        and deed.amount is None and not any(w.amount for w in deed.words)
    ]  # fmt: skip
    if not raises or not line_tags(line) & {"withoutamount", "nonumber", "amount_unknown"}:
        return
    first = raises[0].actor
    later = [
        deed.kind if deed.kind != "say" else (deed.words[0].word if deed.words else "")
        for deed in line.deeds if deed.at > raises[0].at
        and (deed.actor.role in ("next", "other") or deed.actor.label != first.label)
    ]  # fmt: skip
    acts = ["fold" if each in ("fold", "muckverb") else each for each in later]
    act = next((each for each in acts if each in ("fold", "call")), None)
    if act:
        yield reading(line, "OnBareRaise", CLEAR, deed=act)


BET_FRAMES: Final = (
    pushed,
    said,
    acted_plainly,
    announced,
    conditional,
    string_bet_claimed,
    acted_on_bare_raise,
)
