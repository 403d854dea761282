"""Reader of a text's actions: bets, pushed chips and spoken words of each player, in order."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.floor.transcript.action_types import Actor, LineAction, SpokenWord, find_actor
from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.clause_amounts import ClauseAmounts
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.items import LineItem
from riverboat.floor.transcript.spoken_words import (
    NOUN_CONCEPTS,
    ORDERED_ACTION_KINDS,
    add_amount_at,
    continues_speech,
    find_bare_words,
    has_amount_nearby,
    is_claim,
    is_faced_bet,
    is_speaker,
    join_amounts,
)

__all__ = ["Actor", "LineAction", "SpokenWord", "read_line_actions"]


def read_line_actions(
    clauses: Sequence[Clause], quoted_indexes: frozenset[int]
) -> tuple[LineAction, ...]:
    """Return the poker actions of a typed text.

    *quoted_indexes* are the indexes of the items between quotation marks, counted from the first
    clause on.
    """
    reader = _LineActionReader(quoted_indexes, clauses)
    for clause_index, clause in enumerate(clauses):
        reader.read_clause(clause, clause_index)
    return tuple(reader.actions)


class _LineActionReader:
    """Reads the actions of one clause after another."""

    def __init__(self, quoted_indexes: frozenset[int], clauses: Sequence[Clause]) -> None:
        self.actions: list[LineAction] = []
        self.clauses = clauses
        self.actor = Actor()
        self.quoted_indexes = quoted_indexes
        self.clause_start = 0
        self.is_speaking = False
        self.amounts = ClauseAmounts(Clause(()))

    def read_clause(self, clause: Clause, clause_index: int) -> None:
        """Add the actions of a clause."""
        self.clause, self.clause_index = clause, clause_index
        if words := self._find_words_before_speaker():
            self._replace_with_words(words)
            self.clause_start += len(clause.items)
            return
        if clause.link != "and":
            self.is_speaking = self.is_speaking and self._continues_speech(clause)
        self.amounts = ClauseAmounts(clause)
        is_claimed = clause.has("say", "claim") and is_claim(clause)
        is_claimed = is_claimed or clause.has("unaware", "misheard")
        for index, item in enumerate(clause.items):
            if index in self.amounts.used_indexes:
                continue
            if actor := find_actor(clause, index):
                if not (actor.role == "all" and self.actor.player_count > 1 and index):
                    self.actor = actor
                continue
            self._read_item(index, item, is_claimed)
        self.clause_start += len(clause.items)

    def _find_words_before_speaker(self) -> tuple[SpokenWord, ...]:
        """Return words before their speaker: *raise, 500, he says*."""
        clause_index, items = self.clause_index, self.clause.items
        next_clauses = self.clauses[clause_index + 1 : clause_index + 2]
        if (
            not self.clause.has("say")
            or self.clause.has("silent")
            or not all(map(is_speaker, items))
        ):
            return ()
        if next_clauses and next_clauses[0].link == "" and next_clauses[0].items[0].has(*ACTIONS):
            return ()
        words: tuple[SpokenWord, ...] = ()
        for earlier_clause in self.clauses[max(0, clause_index - 2) : clause_index]:
            clause_words = find_bare_words(earlier_clause)
            words = (*words, *clause_words) if clause_words else ()
        return join_amounts(words) if words and words[0].word else ()

    def _replace_with_words(self, words: tuple[SpokenWord, ...]) -> None:
        """Replace actions of the previous clauses by the words, which turned out to be spoken."""
        first_clause_index = (
            self.clause_index
            - 1
            - (
                self.clauses[self.clause_index - 1].has("amount")
                and len(self.clauses[self.clause_index - 1].items) == 1
            )
        )
        self.actions = [
            action for action in self.actions if action.clause_index < first_clause_index
        ]
        for index in range(len(self.clause.items)):
            self.actor = find_actor(self.clause, index) or self.actor
        self._add_action("say", self.clause.find_index("say"))
        self.actions[-1] = self.actions[-1]._replace(words=words)
        self.is_speaking = False

    def _continues_speech(self, clause: Clause) -> bool:
        last_action = self.actions[-1] if self.actions else None
        return self.clause_start in self.quoted_indexes or continues_speech(clause, last_action)

    def _read_item(self, index: int, item: LineItem, is_claimed: bool) -> None:
        if item.has("say") and not item.has("silent"):
            self.is_speaking = not is_claimed
            if self.is_speaking and not self._is_saying(index):
                self._add_action("say", index)
            return
        if item.has("silent"):
            self.is_speaking = False
            return
        kind = self._find_action_kind(index, item)
        if (
            self._is_quoted(index)
            and kind == ""
            and item.amount
            and self._is_amount_of_next_bet(index)
        ):
            return
        is_spoken = self.is_speaking or self._is_quoted(index)
        if (
            is_spoken
            and (kind != "push" or self._is_quoted(index))
            and self._add_spoken_item(index, item, kind)
        ):
            return
        if kind and is_claimed:
            self._add_action(kind, index, is_claim=True)
        elif kind:
            self._add_action_at(kind, index, item)
        elif (
            item.chips
            and not self.amounts.counts_cards_or_players(index)
            and not self.amounts.are_in_pot()
        ):
            self._add_bare_chips(index, item)
        elif (
            item.has("amount")
            and not self.amounts.counts_cards_or_players(index)
            and self.amounts.is_earlier_bet(index)
        ):
            self._add_action("front", index, amount=item.amount, chips=(item.amount or 0,))

    def _is_amount_of_next_bet(self, index: int) -> bool:
        """Return True for a quoted amount of a bet that is named after it: *'two thousand' bet*."""
        next_items = self.clause.items[index + 1 : index + 2]
        return bool(next_items) and next_items[0].has("bet") and not self._is_quoted(index + 1)

    def _is_saying(self, index: int) -> bool:
        """Return True after another verb of speech: *verbally said*."""
        return (
            index > 0 and self.clause.items[index - 1].has("say") and self.actions[-1].kind == "say"
        )

    def _is_quoted(self, index: int) -> bool:
        return self.clause_start + index in self.quoted_indexes

    def _find_action_kind(self, index: int, item: LineItem) -> str:
        next_items = self.clause.items[index + 1 : index + 6]
        if item.has("take") and any(next_item.has("backward", "both") for next_item in next_items):
            return "takeback"
        if item.has("bet") and item.has("makes") and self._has_earlier_bet():
            return "raise"
        kind = next((kind for kind in ORDERED_ACTION_KINDS if kind in item.tags), "")
        if item.has("goesin"):
            return "push" if self.amounts.find_pushed_item(index) else kind
        next_items = self.clause.items[index + 1 : index + 2]
        is_chip_push = kind == "laydown" and any(
            next_item.has("amount", "chips") for next_item in next_items
        )
        return "push" if is_chip_push else kind  # *položil 300*

    def _has_earlier_bet(self) -> bool:
        """Return True if there is a bet to raise, so that *makes it 60* is a raise.

        Before the flop, blinds are such a bet.
        """
        if any(action.kind in ("bet", "raise", "post", "straddle") for action in self.actions):
            return True
        earlier_items = [
            item for clause in self.clauses[: self.clause_index + 1] for item in clause.items
        ]
        has_blinds = any(item.has("stakes", "blind") for item in earlier_items)
        return has_blinds and not any(
            item.has("flop", "turn", "turncard", "river") for item in earlier_items
        )

    # Words ---

    def _add_spoken_item(self, index: int, item: LineItem, kind: str) -> bool:
        """Add a word or an amount to the spoken words; return True if the item belongs to them."""
        if not self.actions or self.actions[-1].kind != "say":
            if not self._is_quoted(index) or not (kind in ACTIONS or item.amount):
                return False
            self._add_action("say", index)
        spoken_action = self.actions[-1]
        if kind in ACTIONS and self._is_negated_by_speaker(index):
            return True  # *"I don't want to raise"*
        if kind == "push" and spoken_action.words:
            words = (
                *spoken_action.words,
                SpokenWord("raise"),
            )  # *"I call, and I put in another 500"*
        elif kind in ACTIONS and kind != "act":
            words = (*spoken_action.words, SpokenWord(kind))
        elif is_faced_bet(self.clause, index):
            self.is_speaking = False
            return False
        elif (
            kind == ""
            and item.amount is not None
            and not self.amounts.counts_cards_or_players(index)
        ):
            words = add_amount_at(self.clause, spoken_action.words, index, item.amount)
        elif kind == "" and item.has("potnoun") and not has_amount_nearby(self.clause, index):
            words = (*spoken_action.words, SpokenWord("pot"))
        else:
            return kind == "act"
        self.actions[-1] = spoken_action._replace(words=words)
        return True

    def _is_negated_by_speaker(self, index: int) -> bool:
        """Return True for a word that the speaker negates: *nechci raise*, *that's not a raise*."""
        previous_items = self.clause.items[max(0, index - 3) : index]
        return any(item.has("not") for item in previous_items if self._is_quoted(index))

    # Actions ---

    def _add_action_at(self, kind: str, index: int, item: LineItem) -> None:
        if kind == "push":
            self.is_speaking = False
        previous_item = self.clause.items[index - 1] if index else None
        if item.has("goesin") and (pushed_item := self.amounts.find_pushed_item(index)):
            self._add_action(kind, index, amount=pushed_item.amount, chips=pushed_item.chips)
            return
        player_count, amount, is_increment, previous_bet = 1, None, False, None
        if previous_item is not None and previous_item.has("already") and index > 1:
            previous_item = self.clause.items[index - 2]
        if (
            previous_item is not None
            and previous_item.has("amount")
            and index - 1 not in self.amounts.used_indexes
        ):
            player_count, amount = self.amounts.read_number_before(kind, previous_item, item)
        if self._add_announced_wager(kind, index):
            return
        chips = (
            self.amounts.read_chips_after(index)
            if kind in ("push", "takeback", "bet", "raise", "call")
            else ()
        )
        if chips:
            amount = sum(chips)
        elif amount is None:
            amount, is_increment, previous_bet = self.amounts.read_amount_after(index)
        if kind == "takeback" and amount and not chips:
            chips = (amount,)  # how many chips it was does not matter once all are back
        if kind == "push" and amount is None and not self.clause.has("chip"):
            kind = "move"
        self._add_action(
            kind,
            index,
            amount=amount,
            is_increment=is_increment,
            previous_bet=previous_bet,
            chips=chips,
            player_count=player_count,
            is_noun=self._is_noun(index, item),
        )

    def _add_announced_wager(self, kind: str, index: int) -> bool:
        """Add a wager whose quoted amount was spoken: *bets 'fifteen'*."""
        next_item = self.clause.items[index + 1] if index + 1 < len(self.clause.items) else None
        if kind not in ("bet", "raise") or next_item is None or not next_item.has("amount"):
            return False
        if self._is_quoted(index) or not self._is_quoted(index + 1) or next_item.chips:
            return False
        self.amounts.used_indexes.add(index + 1)
        self._add_action("say", index)
        self.actions[-1] = self.actions[-1]._replace(words=(SpokenWord(kind, next_item.amount),))
        return True

    def _is_noun(self, index: int, item: LineItem) -> bool:
        """Return True for a noun or base form without a player before it: *bet 600*."""
        previous_item = self.clause.items[index - 1] if index else None
        has_actor = previous_item is not None and bool(find_actor(self.clause, index - 1))
        if (
            previous_item is not None
            and previous_item.has("push")
            and self.actor.label
            and item.has("raise")
        ):
            return False  # *šestka dala raise na 800*
        return item.has("noun") or (
            item.word in NOUN_CONCEPTS
            and not has_actor
            and not self._continues_with_and(previous_item)
        )

    def _continues_with_and(self, previous_item: LineItem | None) -> bool:
        """Return True after *and* before a second action: *I call and raise*."""
        last_action = self.actions[-1] if self.actions else None
        return (
            previous_item is not None
            and previous_item.has("and")
            and last_action is not None
            and last_action.kind in ACTIONS
            and not last_action.is_noun
        )

    def _add_bare_chips(self, index: int, item: LineItem) -> None:
        """Add chips without a verb: a separate motion, or chips that lay in front before."""
        kind = "front" if self.amounts.is_in_front(index) else "push"
        self._add_action(kind, index, amount=sum(item.chips), chips=item.chips)

    def _add_action(
        self,
        kind: str,
        index: int,
        *,
        is_claim: bool = False,
        is_increment: bool = False,
        previous_bet: int | None = None,
        amount: int | None = None,
        chips: tuple[int, ...] = (),
        player_count: int = 1,
        is_noun: bool = False,
    ) -> None:
        clause = self.clause
        actor = (
            Actor()
            if is_noun or (player_count > 1 and self.actor.player_count == 1)
            else self.actor
        )
        is_denied = any(
            item.has("not", "no", "without", "almost")
            for item in clause.items[max(0, index - 3) : index]
        )
        is_denied = is_denied or clause.items[index].has("not")
        self.actions.append(
            LineAction(
                kind,
                actor._replace(player_count=max(actor.player_count, player_count)),
                self.clause_start + index,
                self.clause_index,
                amount,
                is_increment,
                previous_bet,
                chips,
                is_out_of_turn=clause.has("oot"),
                is_denied=is_denied or (self._is_actor_nobody(index) and kind in (*ACTIONS, "say")),
                is_claim=is_claim,
                is_asked=clause.is_question,
                is_conditional=clause.link == "if",
                is_pending=self._is_pending(index),
                is_noun=is_noun,
                player_count=player_count,
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

    def _is_actor_nobody(self, index: int) -> bool:
        return self.actor.role == "nobody" and any(
            item.has("nobody") for item in self.clause.items[:index]
        )
