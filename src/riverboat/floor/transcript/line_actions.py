"""Deeds of a line: who bet, pushed chips or said what, in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from riverboat.floor.transcript.clauses import ACTIONS, Clause
from riverboat.floor.transcript.items import Item


class Spoken(NamedTuple):
    """A word of the table that was spoken, with an amount or without; or an amount alone."""

    word: str
    amount: int | None = None
    is_increment: bool = False
    """The amount is added to the bet: *raise by 400*, *raise 400 more*."""


class Actor(NamedTuple):
    """The player who did something: a label, a role, or unknown."""

    label: str = ""
    """A seat number, a letter or a position; empty if the line names none."""
    role: str = ""
    """``dealer``, ``next``, ``other``, ``nobody``, ``all`` ...; empty if unknown."""
    number: int = 1


class LineAction(NamedTuple):
    """Something that somebody did, or did not do."""

    kind: str
    """An action, or ``push``, ``takeback``, ``front`` for chips that lay there, ``say``."""
    actor: Actor
    at: int
    """Index of its item in the line."""
    clause: int
    amount: int | None = None
    is_increment: bool = False
    """The amount is added to the bet: *by 200*, *200 more*."""
    over: int | None = None
    """The bet that a raise goes on from: *raised from 600 to 1600*."""
    chips: tuple[int, ...] = ()
    words: tuple[Spoken, ...] = ()
    is_out_of_turn: bool = False
    is_denied: bool = False
    is_claim: bool = False
    """Somebody says afterwards that it was so, or was meant so."""
    is_asked: bool = False
    """The line asks if it may be done."""
    is_conditional: bool = False
    is_pending: bool = False
    """It has not happened yet: *before he acted*, *still to act*."""
    is_noun: bool = False
    """A bet as a thing, by nobody in particular: *a bet of 300*, *raise to 600*."""
    times: int = 1
    """Number of players who did it: *two calls*."""


_ANSWERS: Final = frozenset("call raise fold complete".split())
"""Spoken words that answer a bet: a bet told after them was there before, *says raise, bet 600*."""
_KINDS: Final = ("say", "takeback", "push", *sorted(ACTIONS - {"act"}), "act")
"""Kinds of actions; where an item expresses several, the first counts."""
_MIND: Final = frozenset("think want mean unaware misheard miscounted joke know".split())
_ROLES: Final = (
    "dealer floor nobody next first last other bettor caller winner all both he i".split()
)
_MAX_COUNT: Final = 9
"""The most players that a number before an action may count: *two calls*, and not *20 call*."""
_SHORT: Final = 2
"""The most meaningful words of a clause that only goes on with what was said: *call, raise*."""
_TO: Final = ("to", "na")
"""Words before the total of a raise."""
_REACH: Final = 4
"""Largest number of words between an action and its amount."""
_BETWEEN: Final = frozenset(
    "he his other early amount oot potnoun of by out into more over then and openingbet only "
    "take infront flop turn turncard river preflop from_".split()
)
"""Concepts of words that may stand between an action and its amount."""


def read_line_actions(clauses: Sequence[Clause], quoted: frozenset[int]) -> tuple[LineAction, ...]:
    """Return the actions of a line; *quoted* are the indexes of items between quotation marks."""
    reader = _LineActionReader(quoted, clauses)
    for number, clause in enumerate(clauses):
        reader.read(clause, number)
    return tuple(reader.actions)


class _LineActionReader:
    """Reads the actions of one clause after another."""

    def __init__(self, quoted: frozenset[int], clauses: Sequence[Clause]) -> None:
        self.actions: list[LineAction] = []
        self.clauses = clauses
        self.actor = Actor()
        self.quoted = quoted
        self.base = 0
        self.is_speaking = False
        self.used: set[int] = set()

    def read(self, clause: Clause, number: int) -> None:
        """Add the actions of a clause."""
        self.clause, self.number = clause, number
        if words := self._words_before():
            self._speak_before(words)
            self.base += len(clause.items)
            return
        if clause.link != "and":
            self.is_speaking = self.is_speaking and self._continues_speech(clause)
        self.used = set()
        is_claim = clause.has("say", "claim") and self._is_claim(clause)
        is_claim = is_claim or clause.has("unaware", "misheard")
        for at, item in enumerate(clause.items):
            if at in self.used:
                continue
            if actor := actor_of(clause, at):
                if not (actor.role == "all" and self.actor.number > 1 and at):
                    self.actor = actor
                continue
            self._read_item(at, item, is_claim)
        self.base += len(clause.items)

    def _words_before(self) -> tuple[Spoken, ...]:
        """Return words that were told before who spoke them: *raise, 500, he says*."""
        at, items = self.number, self.clause.items
        after = self.clauses[at + 1 : at + 2]
        if (
            not self.clause.has("say")
            or self.clause.has("silent")
            or not all(map(_is_speaker, items))
        ):
            return ()
        if after and after[0].link == "" and after[0].items[0].has(*ACTIONS):
            return ()
        words: tuple[Spoken, ...] = ()
        for before in self.clauses[max(0, at - 2) : at]:
            found = _bare_words(before)
            words = (*words, *found) if found else ()
        return _joined(words) if words and words[0].word else ()

    def _speak_before(self, words: tuple[Spoken, ...]) -> None:
        """Add words as spoken, in place of the actions that they seemed to be."""
        first = (
            self.number
            - 1
            - (
                self.clauses[self.number - 1].has("amount")
                and len(self.clauses[self.number - 1].items) == 1
            )
        )
        self.actions = [action for action in self.actions if action.clause < first]
        for at in range(len(self.clause.items)):
            self.actor = actor_of(self.clause, at) or self.actor
        self._add("say", self.clause.position("say"))
        self.actions[-1] = self.actions[-1]._replace(words=words)
        self.is_speaking = False

    def _continues_speech(self, clause: Clause) -> bool:
        """Return True if a clause after a comma still belongs to the words: *raise, 500*."""
        if self.base in self.quoted:
            return True
        if not self.actions or self.actions[-1].kind != "say" or clause.link not in ("", "then"):
            return False
        if self.actions[-1].is_denied or clause.items[0].begins_sentence:
            return False
        first = next((item for item in clause.items if item.tags - {"then", "and"}), None)
        if first is None or clause.has("push", "face", "potnoun", "chip", "blind"):
            return False
        bare = not clause.has("he", "player", "players", "next", "other", "bettor", "dealer")
        has_verb = clause.has(*ACTIONS)
        if first.has("amount") and not has_verb:
            return True
        noun = first.has("bet") and first.has("noun")
        if first.has("bet") and any(word.word in _ANSWERS for word in self.actions[-1].words):
            return False
        if not self.actions[-1].words and has_verb and first.has(*ACTIONS) and not noun:
            return True
        no_amount_yet = not any(word.amount for word in self.actions[-1].words)
        short = len([item for item in clause.items if item.tags]) <= _SHORT
        begins = first.has(*ACTIONS) and (clause.link == "then" or first.word in _NOUNS)
        return bare and has_verb and begins and no_amount_yet and short

    def _is_claim(self, clause: Clause) -> bool:
        """Return True for words about the past or a wish: *says he only meant to call*."""
        at = clause.position("say", "claim")
        rest = clause.items[at + 1 :]
        if any(item.has(*_MIND) for item in rest):
            return True
        verbs = [k for k, item in enumerate(rest) if item.has(*ACTIONS)]
        return bool(verbs) and any(item.has("have") for item in rest[: verbs[0]])

    def _read_item(self, at: int, item: Item, is_claim: bool) -> None:
        if item.has("say") and not item.has("silent"):
            self.is_speaking = not is_claim
            if self.is_speaking and not self._is_saying(at):
                self._add("say", at)
            return
        if item.has("silent"):
            self.is_speaking = False
            return
        kind = self._kind(at, item)
        spoken = self.is_speaking or self._is_quoted(at)
        if spoken and (kind != "push" or self._is_quoted(at)) and self._speak(at, item, kind):
            return
        if kind and is_claim:
            self._add(kind, at, is_claim=True)
        elif kind:
            self._act(kind, at, item)
        elif item.chips and not self._counts_other(at) and not self._lie_in_pot():
            self._lay(at, item)
        elif item.has("amount") and not self._counts_other(at) and self._is_own_bet(at):
            self._add("front", at, amount=item.amount, chips=(item.amount or 0,))

    def _is_saying(self, at: int) -> bool:
        """Return True after another word of speech: *verbally said*."""
        return at > 0 and self.clause.items[at - 1].has("say") and self.actions[-1].kind == "say"

    def _is_quoted(self, at: int) -> bool:
        return self.base + at in self.quoted

    def _kind(self, at: int, item: Item) -> str:
        if item.has("take") and any(
            each.has("backward") for each in self.clause.items[at + 1 : at + 6]
        ):
            return "takeback"
        if item.has("bet") and item.has("makes") and self._is_bet_before():
            return "raise"
        kind = next((kind for kind in _KINDS if kind in item.tags), "")
        if item.has("goesin"):
            return "push" if self._amount_that_goes_in(at) else kind
        after = self.clause.items[at + 1 : at + 2]
        is_paid = kind == "laydown" and any(each.has("amount", "chips") for each in after)
        return "push" if is_paid else kind  # *položil 300*

    def _is_bet_before(self) -> bool:
        """Return True if there is a bet, or blinds before the flop, that *makes it 60* raises."""
        if any(action.kind in ("bet", "raise", "post", "straddle") for action in self.actions):
            return True
        before = [item for clause in self.clauses[: self.number + 1] for item in clause.items]
        blinds = any(item.has("stakes", "blind") for item in before)
        return blinds and not any(item.has("flop", "turn", "turncard", "river") for item in before)

    # Words ----------------------------------------------------------------------------------------

    def _speak(self, at: int, item: Item, kind: str) -> bool:
        """Add a word or an amount to what is being said; return True if the item belongs to it."""
        if not self.actions or self.actions[-1].kind != "say":
            if not self._is_quoted(at) or not (kind in ACTIONS or item.amount):
                return False
            self._add("say", at)
        said = self.actions[-1]
        if kind in ACTIONS and kind != "act":
            words = (*said.words, Spoken(kind))
        elif self._is_faced(at):
            self.is_speaking = False
            return False
        elif kind == "" and item.amount is not None and not self._counts_other(at):
            words = self._spoken_amount(said.words, at, item.amount)
        elif kind == "" and item.has("potnoun") and not self._has_amount_beside(at):
            words = (*said.words, Spoken("pot"))
        else:
            return kind == "act"
        self.actions[-1] = said._replace(words=words)
        return True

    def _spoken_amount(self, words: tuple[Spoken, ...], at: int, amount: int) -> tuple[Spoken, ...]:
        """Return spoken words with an amount: a total, or what is added to the bet."""
        items = self.clause.items
        more = any(each.has("more", "still") for each in items[max(0, at - 1) : at + 2])
        last = words[-1].word if words else ""
        if more and last == "call":
            return _with_amount((*words, Spoken("raise")), amount)
        adds = more or any(each.has("by") for each in items[max(0, at - 1) : at])
        return _with_amount(words, amount, is_increment=adds and last == "raise")

    def _is_faced(self, at: int) -> bool:
        """Return True for the bet that a player faces, which was not said: *facing 200*."""
        items = self.clause.items
        before, after = items[max(0, at - 2) : at], items[at + 1 : at + 2]
        return (
            items[at].has("face", "tocall")
            or any(each.has("face", "over") for each in before)
            or any(each.has("tocall") for each in after)
        )

    def _has_amount_beside(self, at: int) -> bool:
        return any(each.has("amount") for each in self.clause.items[max(0, at - 3) : at + 3])

    def _counts_other(self, at: int) -> bool:
        """Return True if the amount at this item counts cards or players."""
        after = self.clause.items[at + 1 : at + 3]
        return any(
            item.has("card", "hole", "player", "players", "upcard", "minutes", "seconds", "round")
            for item in after[:1]
        ) or (len(after) == 2 and after[0].has("of", "his") and after[1].has("card", "hole"))

    # Actions --------------------------------------------------------------------------------------

    def _act(self, kind: str, at: int, item: Item) -> None:
        if kind == "push":
            self.is_speaking = False
        before = self.clause.items[at - 1] if at else None
        if item.has("goesin") and (moved := self._amount_that_goes_in(at)):
            self._add(kind, at, amount=moved.amount, chips=moved.chips)
            return
        times, amount, is_increment, over = 1, None, False, None
        if before is not None and before.has("already") and at > 1:
            before = self.clause.items[at - 2]
        if before is not None and before.has("amount") and at - 1 not in self.used:
            times, amount = self._number_before(kind, before, item)
        chips = (
            self._chips_after(at) if kind in ("push", "takeback", "bet", "raise", "call") else ()
        )
        if chips:
            amount = sum(chips)
        elif amount is None:
            amount, is_increment, over = self._amount_after(at)
        if kind == "takeback" and amount and not chips:
            chips = (amount,)  # how many chips it was does not matter once all are back
        if kind == "push" and amount is None and not self.clause.has("chip"):
            kind = "move"
        self._add(
            kind, at, amount=amount, is_increment=is_increment, over=over, chips=chips, times=times,
            is_noun=self._is_noun(at, item),
        )  # fmt: skip

    def _amount_that_goes_in(self, at: int) -> Item | None:
        """Return the chips before a verb of motion: *500 down*, *1500 more goes in*."""
        items = self.clause.items[max(0, at - 2) : at]
        found = items[:-1] if items and items[-1].has("more") else items[-1:]
        moved = found[-1] if found else None
        return moved if moved is not None and moved.has("amount") else None

    def _number_before(self, kind: str, before: Item, item: Item) -> tuple[int, int | None]:
        """Return a number before an action as how many did it, or as its amount."""
        if kind not in ACTIONS:
            return 1, None
        number = before.number or 1
        if number <= _MAX_COUNT and item.word.endswith(("s", "ed", "l", "i", "y", "u")):
            return number, None
        return 1, before.amount or 1

    def _is_noun(self, at: int, item: Item) -> bool:
        """Return True for an action in its base form that follows no player: *bet 600*."""
        before = self.clause.items[at - 1] if at else None
        beside = before is not None and bool(actor_of(self.clause, at - 1))
        return item.has("noun") or (
            item.word in _NOUNS and not beside and not self._goes_on(before)
        )

    def _goes_on(self, before: Item | None) -> bool:
        """Return True after *and*, where somebody goes on to act: *I call and raise*."""
        last = self.actions[-1] if self.actions else None
        return (
            before is not None and before.has("and") and last is not None
            and last.kind in ACTIONS and not last.is_noun
        )  # fmt: skip

    def _amount_after(self, at: int) -> tuple[int | None, bool, int | None]:
        """Return the amount of an action, if it is added, and the bet that it goes on from.

        *Raises it to 600*, *bets another 200*, *raised from 600 to 1600*.
        """
        for k, item in enumerate(self.clause.items[at + 1 : at + 2 + _REACH], at + 1):
            if item.has("amount") and not self._counts_other(k):
                before = self.clause.items[at + 1 : k]
                self.used.add(k)
                after = self.clause.items[k + 1 : k + 2]
                if any(each.has("amount") and not each.has_gap for each in after):
                    return None, False, None  # *5 25*: five chips of 25, or a 5 and a 25
                if (end := self._raised_to(k)) is not None:
                    return end, False, item.amount if any(e.has("from_") for e in before) else None
                adds = any(each.has("by", "more") for each in before)
                return item.amount, adds or any(each.has("more") for each in after), None
            if item.tags and not item.has(*_BETWEEN):
                break
        return None, False, None

    def _raised_to(self, at: int) -> int | None:
        """Return the second of two amounts: *from 600 to 1600*, *ze 600 na 1600*."""
        to = self.clause.items[at + 1 : at + 3]
        if len(to) < 2 or to[0].word not in _TO or not to[1].has("amount"):
            return None
        self.used.add(at + 2)
        return to[1].amount

    def _chips_after(self, at: int) -> tuple[int, ...]:
        """Return the chips that follow an item, of one motion."""
        for k, item in enumerate(self.clause.items[at + 1 :], at + 1):
            is_near = item.has("amount") and at + 1 <= k <= at + 2 and not self._counts_other(k)
            followers = self.clause.items[k + 1 : k + 2]
            if is_near and not any(each.has("his", "of") for each in followers):
                return ()
            if item.chips:
                if self._lies_in_front(k):
                    return ()
                self.used.add(k)
                return item.chips
            if item.has(*ACTIONS, "say", "push", "takeback", "card", "hole"):
                return ()
        return ()

    def _lies_in_front(self, at: int) -> bool:
        """Return True for chips that lay there before: *two 25s in front*, *has 400 out*."""
        after = self.clause.items[at + 1 : at + 3]
        near = (*self.clause.items[max(0, at - 3) : at], *after)
        if any(item.has("infront") for item in near):
            return True
        return self.clause.has("have") and any(item.has("out") for item in after)

    def _lie_in_pot(self) -> bool:
        """Return True for chips that nobody puts in: *two $1 chips left*, *three 25s to race*."""
        return self.clause.has("toact", "split", "left", "missing", "race")

    def _is_own_bet(self, at: int) -> bool:
        """Return True for an amount that lay before a player: *with 10 in front of him*."""
        before = self.clause.items[:at]
        return not any(each.has(*ACTIONS) for each in before) and self._lies_in_front(at)

    def _lay(self, at: int, item: Item) -> None:
        """Add chips without a verb: a motion of their own, or chips that lay there before."""
        kind = "front" if self._lies_in_front(at) else "push"
        self._add(kind, at, amount=sum(item.chips), chips=item.chips)

    def _add(
        self,
        kind: str,
        at: int,
        *,
        is_claim: bool = False,
        is_increment: bool = False,
        over: int | None = None,
        amount: int | None = None,
        chips: tuple[int, ...] = (),
        times: int = 1,
        is_noun: bool = False,
    ) -> None:
        clause = self.clause
        actor = Actor() if is_noun or (times > 1 and self.actor.number == 1) else self.actor
        denied = any(
            each.has("not", "no", "without", "almost") for each in clause.items[max(0, at - 3) : at]
        )
        denied = denied or clause.items[at].has("not")
        self.actions.append(
            LineAction(
                kind, actor._replace(number=max(actor.number, times)), self.base + at, self.number,
                amount, is_increment, over, chips,
                is_out_of_turn=clause.has("oot"),
                is_denied=denied or (self._acts_nobody(at) and kind in (*ACTIONS, "say")),
                is_claim=is_claim,
                is_asked=clause.is_question,
                is_conditional=clause.link == "if",
                is_pending=self._is_pending(at),
                is_noun=is_noun,
                times=times,
            )
        )  # fmt: skip

    def _is_pending(self, at: int) -> bool:
        """Return True for what has not happened, or not yet: *before he acted*, *wants to bet*."""
        clause = self.clause
        if clause.link in ("before", "until") or clause.has("toact", "thinking"):
            return True
        return any(item.has("want") for item in clause.items[max(0, at - 3) : at])

    def _acts_nobody(self, at: int) -> bool:
        return self.actor.role == "nobody" and any(
            item.has("nobody") for item in self.clause.items[:at]
        )


_NOUNS: Final = frozenset("bet raise call check fold reraise wager".split())
"""Base forms that are nouns unless a player stands before them."""


def _is_speaker(item: Item) -> bool:
    """Return True for a word that names who speaks, or that somebody does."""
    return not item.tags or bool(item.labels) or item.has("say", "player", "and", *_ROLES)


def _bare_words(clause: Clause) -> tuple[Spoken, ...]:
    """Return what a clause says if it is nothing but words of the table: *raise*, *im all in*."""
    found: list[Spoken] = []
    for item in clause.items:
        kind = next((kind for kind in _KINDS if kind in item.tags), "")
        first_person = item.word.endswith(_FIRST_PERSON)
        if kind in ACTIONS and (item.word in _NOUNS or kind in ("allin", "pot") or first_person):
            found.append(Spoken(kind))
        elif item.has("amount"):
            found.append(Spoken("", item.amount))
        elif item.tags and not item.has("i"):
            return ()
    return tuple(found)


_FIRST_PERSON: Final = ("vam", "ju", "uji", "zim", "dam")
"""Endings of Czech verbs in the first person: what is said, if nobody is named."""


def _joined(words: tuple[Spoken, ...]) -> tuple[Spoken, ...]:
    """Return words with amounts given to the word before them."""
    found: tuple[Spoken, ...] = ()
    for word in words:
        amount = word.amount
        found = _with_amount(found, amount) if amount is not None and found else (*found, word)
    return found


def _with_amount(
    words: tuple[Spoken, ...], amount: int, *, is_increment: bool = False
) -> tuple[Spoken, ...]:
    """Return spoken words with an amount: that of the last word, or one alone."""
    if words and words[-1].amount is None:
        return (*words[:-1], words[-1]._replace(amount=amount, is_increment=is_increment))
    return (*words, Spoken("", amount))


def actor_of(clause: Clause, at: int) -> Actor | None:
    """Return the player that an item names, or None."""
    item = clause.items[at]
    if item.labels:
        return Actor(item.labels[0], number=len(item.labels))
    role = next((each for each in _ROLES if each in item.tags), "")
    if not role and not item.has("player", "players"):
        return None
    before = clause.items[at - 1] if at else None
    count = (before.number or 1) if before is not None and before.has("amount") else 1
    return Actor(role=role, number=count)
