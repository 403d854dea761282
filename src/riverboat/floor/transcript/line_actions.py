"""Reader of a line's actions: bets, pushed chips and spoken words of each player, in order."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.floor.transcript.action_types import Actor, LineAction, Spoken, actor_of
from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.clause_amounts import ClauseAmounts
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.items import Item
from riverboat.floor.transcript.spoken_words import (
    NOUN_CONCEPTS,
    ORDERED_ACTION_KINDS,
    bare_words,
    continues_speech,
    has_amount_beside,
    is_claim,
    is_faced,
    is_speaker,
    joined,
    with_amount_at,
)

__all__ = ["Actor", "LineAction", "Spoken", "read_line_actions"]


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
        self.amounts = ClauseAmounts(Clause(()))

    def read(self, clause: Clause, number: int) -> None:
        """Add the actions of a clause."""
        self.clause, self.number = clause, number
        if words := self._words_before():
            self._speak_before(words)
            self.base += len(clause.items)
            return
        if clause.link != "and":
            self.is_speaking = self.is_speaking and self._goes_on_speaking(clause)
        self.amounts = ClauseAmounts(clause)
        claimed = clause.has("say", "claim") and is_claim(clause)
        claimed = claimed or clause.has("unaware", "misheard")
        for at, item in enumerate(clause.items):
            if at in self.amounts.used:
                continue
            if actor := actor_of(clause, at):
                if not (actor.role == "all" and self.actor.number > 1 and at):
                    self.actor = actor
                continue
            self._read_item(at, item, claimed)
        self.base += len(clause.items)

    def _words_before(self) -> tuple[Spoken, ...]:
        """Return words before their speaker: *raise, 500, he says*."""
        at, items = self.number, self.clause.items
        after = self.clauses[at + 1 : at + 2]
        if (
            not self.clause.has("say")
            or self.clause.has("silent")
            or not all(map(is_speaker, items))
        ):
            return ()
        if after and after[0].link == "" and after[0].items[0].has(*ACTIONS):
            return ()
        words: tuple[Spoken, ...] = ()
        for before in self.clauses[max(0, at - 2) : at]:
            found = bare_words(before)
            words = (*words, *found) if found else ()
        return joined(words) if words and words[0].word else ()

    def _speak_before(self, words: tuple[Spoken, ...]) -> None:
        """Add words as spoken, in place of the actions as which they were read before."""
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

    def _goes_on_speaking(self, clause: Clause) -> bool:
        """Return True if the spoken words continue in a clause."""
        last = self.actions[-1] if self.actions else None
        return self.base in self.quoted or continues_speech(clause, last)

    def _read_item(self, index: int, item: Item, claimed: bool) -> None:
        if item.has("say") and not item.has("silent"):
            self.is_speaking = not claimed
            if self.is_speaking and not self._is_saying(index):
                self._add("say", index)
            return
        if item.has("silent"):
            self.is_speaking = False
            return
        kind = self._kind(index, item)
        if self._is_quoted(index) and kind == "" and item.amount and self._is_bet_of(index):
            return
        spoken = self.is_speaking or self._is_quoted(index)
        if spoken and (kind != "push" or self._is_quoted(index)) and self._speak(index, item, kind):
            return
        if kind and claimed:
            self._add(kind, index, is_claim=True)
        elif kind:
            self._act(kind, index, item)
        elif item.chips and not self.amounts.counts_other(index) and not self.amounts.lie_in_pot():
            self._lay(index, item)
        elif (
            item.has("amount")
            and not self.amounts.counts_other(index)
            and self.amounts.is_own_bet(index)
        ):
            self._add("front", index, amount=item.amount, chips=(item.amount or 0,))

    def _is_bet_of(self, index: int) -> bool:
        """Return True for a quoted amount of a bet that is named after it: *'two thousand' bet*."""
        after = self.clause.items[index + 1 : index + 2]
        return bool(after) and after[0].has("bet") and not self._is_quoted(index + 1)

    def _is_saying(self, index: int) -> bool:
        """Return True after another verb of speech: *verbally said*."""
        return (
            index > 0 and self.clause.items[index - 1].has("say") and self.actions[-1].kind == "say"
        )

    def _is_quoted(self, index: int) -> bool:
        return self.base + index in self.quoted

    def _kind(self, index: int, item: Item) -> str:
        after = self.clause.items[index + 1 : index + 6]
        if item.has("take") and any(each.has("backward", "both") for each in after):
            return "takeback"
        if item.has("bet") and item.has("makes") and self._is_bet_before():
            return "raise"
        kind = next((kind for kind in ORDERED_ACTION_KINDS if kind in item.tags), "")
        if item.has("goesin"):
            return "push" if self.amounts.amount_that_goes_in(index) else kind
        after = self.clause.items[index + 1 : index + 2]
        is_paid = kind == "laydown" and any(each.has("amount", "chips") for each in after)
        return "push" if is_paid else kind  # *položil 300*

    def _is_bet_before(self) -> bool:
        """Return True if there is a bet, or blinds before the flop, that *makes it 60* raises."""
        if any(action.kind in ("bet", "raise", "post", "straddle") for action in self.actions):
            return True
        earlier_items = [
            item for clause in self.clauses[: self.number + 1] for item in clause.items
        ]
        blinds = any(item.has("stakes", "blind") for item in earlier_items)
        return blinds and not any(
            item.has("flop", "turn", "turncard", "river") for item in earlier_items
        )

    # Words ----------------------------------------------------------------------------------------

    def _speak(self, index: int, item: Item, kind: str) -> bool:
        """Add a word or an amount to the spoken words; return True if the item belongs to them."""
        if not self.actions or self.actions[-1].kind != "say":
            if not self._is_quoted(index) or not (kind in ACTIONS or item.amount):
                return False
            self._add("say", index)
        said = self.actions[-1]
        if kind in ACTIONS and self._is_refused(index):
            return True  # *"I don't want to raise"*
        if kind == "push" and said.words:
            words = (*said.words, Spoken("raise"))  # *"I call, and I put in another 500"*
        elif kind in ACTIONS and kind != "act":
            words = (*said.words, Spoken(kind))
        elif is_faced(self.clause, index):
            self.is_speaking = False
            return False
        elif kind == "" and item.amount is not None and not self.amounts.counts_other(index):
            words = with_amount_at(self.clause, said.words, index, item.amount)
        elif kind == "" and item.has("potnoun") and not has_amount_beside(self.clause, index):
            words = (*said.words, Spoken("pot"))
        else:
            return kind == "act"
        self.actions[-1] = said._replace(words=words)
        return True

    def _is_refused(self, index: int) -> bool:
        """Return True for a word that the speaker negates: *nechci raise*, *that's not a raise*."""
        before = self.clause.items[max(0, index - 3) : index]
        return any(item.has("not") for item in before if self._is_quoted(index))

    # Actions --------------------------------------------------------------------------------------

    def _act(self, kind: str, index: int, item: Item) -> None:
        if kind == "push":
            self.is_speaking = False
        before = self.clause.items[index - 1] if index else None
        if item.has("goesin") and (moved := self.amounts.amount_that_goes_in(index)):
            self._add(kind, index, amount=moved.amount, chips=moved.chips)
            return
        times, amount, is_increment, over = 1, None, False, None
        if before is not None and before.has("already") and index > 1:
            before = self.clause.items[index - 2]
        if before is not None and before.has("amount") and index - 1 not in self.amounts.used:
            times, amount = self.amounts.number_before(kind, before, item)
        if self._announces(kind, index):
            return
        chips = (
            self.amounts.chips_after(index)
            if kind in ("push", "takeback", "bet", "raise", "call")
            else ()
        )
        if chips:
            amount = sum(chips)
        elif amount is None:
            amount, is_increment, over = self.amounts.amount_after(index)
        if kind == "takeback" and amount and not chips:
            chips = (amount,)  # how many chips it was does not matter once all are back
        if kind == "push" and amount is None and not self.clause.has("chip"):
            kind = "move"
        self._add(
            kind,
            index,
            amount=amount,
            is_increment=is_increment,
            over=over,
            chips=chips,
            times=times,
            is_noun=self._is_noun(index, item),
        )

    def _announces(self, kind: str, index: int) -> bool:
        """Add a wager whose quoted amount was spoken: *bets 'fifteen'*."""
        after = self.clause.items[index + 1] if index + 1 < len(self.clause.items) else None
        if kind not in ("bet", "raise") or after is None or not after.has("amount"):
            return False
        if self._is_quoted(index) or not self._is_quoted(index + 1) or after.chips:
            return False
        self.amounts.used.add(index + 1)
        self._add("say", index)
        self.actions[-1] = self.actions[-1]._replace(words=(Spoken(kind, after.amount),))
        return True

    def _is_noun(self, index: int, item: Item) -> bool:
        """Return True for a noun or base form without a player before it: *bet 600*."""
        before = self.clause.items[index - 1] if index else None
        beside = before is not None and bool(actor_of(self.clause, index - 1))
        if before is not None and before.has("push") and self.actor.label and item.has("raise"):
            return False  # *šestka dala raise na 800*
        return item.has("noun") or (
            item.word in NOUN_CONCEPTS and not beside and not self._goes_on(before)
        )

    def _goes_on(self, previous_item: Item | None) -> bool:
        """Return True after *and* before a second action: *I call and raise*."""
        last = self.actions[-1] if self.actions else None
        return (
            previous_item is not None
            and previous_item.has("and")
            and last is not None
            and last.kind in ACTIONS
            and not last.is_noun
        )

    def _lay(self, index: int, item: Item) -> None:
        """Add chips without a verb: a separate motion, or chips that lay in front before."""
        kind = "front" if self.amounts.lies_in_front(index) else "push"
        self._add(kind, index, amount=sum(item.chips), chips=item.chips)

    def _add(
        self,
        kind: str,
        index: int,
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
            item.has("not", "no", "without", "almost")
            for item in clause.items[max(0, index - 3) : index]
        )
        denied = denied or clause.items[index].has("not")
        self.actions.append(
            LineAction(
                kind,
                actor._replace(number=max(actor.number, times)),
                self.base + index,
                self.number,
                amount,
                is_increment,
                over,
                chips,
                is_out_of_turn=clause.has("oot"),
                is_denied=denied or (self._acts_nobody(index) and kind in (*ACTIONS, "say")),
                is_claim=is_claim,
                is_asked=clause.is_question,
                is_conditional=clause.link == "if",
                is_pending=self._is_pending(index),
                is_noun=is_noun,
                times=times,
            )
        )

    def _is_pending(self, index: int) -> bool:
        """Return True for an action that has not happened yet: *before he acted*, *wants to
        bet*.
        """
        clause = self.clause
        if clause.link in ("before", "until") or clause.has("toact", "thinking"):
            return True
        return any(item.has("want") for item in clause.items[max(0, index - 3) : index])

    def _acts_nobody(self, index: int) -> bool:
        return self.actor.role == "nobody" and any(
            item.has("nobody") for item in self.clause.items[:index]
        )
