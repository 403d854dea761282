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


def deal(cards: str, rng: Random) -> search.Node:
    """Return a dealt hand: *cards* for me, random ones for the opponent."""
    my_cards = [DECK.index(card) for card in parse_cards(cards)]
    opponent_cards = rng.sample([k for k in range(len(DECK)) if k not in my_cards], 2)
    node, cards_by_seat = START.copy(), {ME: my_cards, 1 - ME: opponent_cards}
    for card_number in (0, 1):  # one by one, from the left of the button
        for seat in (0, 1):
            node.step(cards_by_seat[seat][card_number])
    return node


# %% Statistics are indexed by the actions so far: my cards stay the same throughout.
class Tree:
    def __init__(self) -> None:
        self.visits: dict[tuple, int] = defaultdict(int)
        self.returns: dict[tuple, float] = defaultdict(float)

    def choose(self, path: tuple, legal: list[int], rng: Random) -> int:
        """Return the action with the highest upper confidence bound (UCB1)."""
        untried_actions = [action for action in legal if not self.visits[*path, action]]
        if untried_actions:
            return rng.choice(untried_actions)
        log_visits = log(sum(self.visits[*path, action] for action in legal))

        def upper_bound(action: int) -> float:
            visits = self.visits[*path, action]
            return self.returns[*path, action] / visits + 20 * sqrt(log_visits / visits)

        return max(legal, key=upper_bound)

    def play(self, cards: str, rng: Random) -> None:
        """Play one hand to its end and update the statistics."""
        node, path, my_paths = deal(cards, rng), (), []
        while not node.over:
            if node.player == search.CHANCE:
                node.step(rng.choice(node.legal()))
                continue
            if node.player == ME:
                action = self.choose(path, node.legal(), rng)
                my_paths.append((*path, action))
            else:
                action = rng.choice(node.legal())
            path = (*path, action)
            node.step(action)
        for my_path in my_paths:
            self.visits[my_path] += 1
            self.returns[my_path] += node.returns[ME]


# %%
for cards in ("As Ah", "Kd 8d", "7c 2d"):
    tree, rng = Tree(), Random(7)
    for _ in range(4_000):
        tree.play(cards, rng)
    root_visits = {
        action: tree.visits[action,] for action in range(len(NAMES)) if tree.visits[action,]
    }
    means = [
        f"{NAMES[action]} {tree.returns[action,] / visits:+.1f}"
        for action, visits in root_visits.items()
    ]
    best = max(root_visits, key=root_visits.__getitem__)
    print(f"{cards}: {NAMES[best]}, of {', '.join(means)} chips")
