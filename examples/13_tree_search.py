"""Search a hand by UCT: ten big blinds against an opponent who acts at random."""

# %%
from collections import defaultdict
from math import log, sqrt
from random import Random

from riverboat.cards import parse_cards
from riverboat.envs import search

# Fold, call, or all-in.
START = search.build_root_node("nlhe 1/2", seats=2, stacks=20, sizes=["max"])
NAMES = START.rules.actions.names
DECK = START.rules.deck
ME = START.rules.seats - 1  # the button, which acts first


def dealt(cards: str, luck: Random) -> search.Node:
    """Return the hand after the deal: *cards* for me, random ones for the opponent."""
    mine = [DECK.index(card) for card in parse_cards(cards)]
    others = luck.sample([k for k in range(len(DECK)) if k not in mine], 2)
    node, given = START.copy(), {ME: mine, 1 - ME: others}
    for turn in (0, 1):  # one by one, from the left of the button
        for seat in (0, 1):
            node.step(given[seat][turn])
    return node


# %% Statistics are indexed by the actions so far: my cards stay the same throughout.
class Tree:
    def __init__(self) -> None:
        self.visits: dict[tuple, int] = defaultdict(int)
        self.won: dict[tuple, float] = defaultdict(float)

    def choose(self, path: tuple, legal: list[int], luck: Random) -> int:
        """Return the action with the highest upper confidence bound (UCB1)."""
        untried = [action for action in legal if not self.visits[*path, action]]
        if untried:
            return luck.choice(untried)
        every = log(sum(self.visits[*path, action] for action in legal))

        def bound(action: int) -> float:
            seen = self.visits[*path, action]
            return self.won[*path, action] / seen + 20 * sqrt(every / seen)

        return max(legal, key=bound)

    def play(self, cards: str, luck: Random) -> None:
        """Play one hand to its end and update the statistics."""
        node, path, mine = dealt(cards, luck), (), []
        while not node.over:
            if node.player == search.CHANCE:
                node.step(luck.choice(node.legal()))
                continue
            if node.player == ME:
                action = self.choose(path, node.legal(), luck)
                mine.append((*path, action))
            else:
                action = luck.choice(node.legal())
            path = (*path, action)
            node.step(action)
        for step in mine:
            self.visits[step] += 1
            self.won[step] += node.returns[ME]


# %%
for cards in ("As Ah", "Kd 8d", "7c 2d"):
    tree, luck = Tree(), Random(7)
    for _ in range(4_000):
        tree.play(cards, luck)
    first = {action: tree.visits[action,] for action in range(len(NAMES)) if tree.visits[action,]}
    means = [f"{NAMES[k]} {tree.won[k,] / often:+.1f}" for k, often in first.items()]
    best = max(first, key=first.__getitem__)
    print(f"{cards}: {NAMES[best]}, of {', '.join(means)} chips")
