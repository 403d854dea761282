"""The recorded actions of a hand, with look-ahead.

The format records some actions in another order than they happen at a table: all players discard
before the first one is dealt new cards. A replay must therefore look ahead for those cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

ActionWords = list[str]


class ActionScript:
    """The actions of a hand, the index of the current one, and the actions played early."""

    def __init__(self, texts: Sequence[str]) -> None:
        comments = [""] * len(texts)
        if "#" in "".join(texts):
            split_texts = [text.partition("#") for text in texts]
            texts, comments = (
                [parts[0] for parts in split_texts],
                [parts[2].strip() for parts in split_texts],
            )
        self.words: list[ActionWords] = [text.split() for text in texts]
        self.comments: list[str] = comments
        self.index = -1
        """Index of the action that is being played."""
        self.early_played_indices: set[int] = set()
        """Indices of actions that were played ahead of their turn."""

    def __iter__(self) -> Iterator[int]:
        """Yield the index of each action in turn."""
        for index in range(len(self.words)):
            self.index = index
            yield index

    def find_new_cards(self, player: str) -> int | None:
        """Return the index of the action that deals a player's new cards after a draw, if any.

        Between the discard and the new cards, other players may discard, be dealt their new cards,
        or show, but not bet.
        """
        for action_index in range(self.index + 1, len(self.words)):
            words = self.words[action_index]
            if not words or action_index in self.early_played_indices:
                continue
            if words[0] == "d":
                if words[1:3] == ["dh", player] and len(words) == 4:
                    return action_index
            elif words[1:2] not in _SHOWDOWN_VERB_LISTS or words[:2] == [player, "sd"]:
                return None
        return None

    def count_cards_before_next_bet(self) -> int:
        """Return the number of cards dealt to players before the next bet."""
        card_count = 0
        for action_index in range(self.index + 1, len(self.words)):
            words = self.words[action_index]
            if (
                words[:2] == ["d", "dh"]
                and len(words) == 4
                and action_index not in self.early_played_indices
            ):
                card_count += len(words[3]) // 2
            elif words and words[0] != "d" and words[1:2] not in _SHOWDOWN_VERB_LISTS:
                break
        return card_count

    def find_next_player_to_act(self) -> str:
        """Return the player of the next bet, call, check or fold, which may be the current action.

        Return an empty text if another kind of action comes first, such as a deal.
        """
        for action_index in range(max(self.index, 0), len(self.words)):
            words = self.words[action_index]
            if len(words) > 1 and words[1] in _BETTING_VERBS:
                return words[0]
            if words and action_index > self.index:
                break
        return ""

    def iter_shown_cards(self, player: str) -> Iterator[str]:
        """Yield the cards of each show by a player after the current action."""
        for words in self.words[self.index + 1 :]:
            if words[:2] == [player, "sm"] and len(words) == 3:
                yield words[2]


_BETTING_VERBS = ("pb", "f", "cc", "cbr")
_SHOWDOWN_VERB_LISTS = (["sd"], ["sm"])
