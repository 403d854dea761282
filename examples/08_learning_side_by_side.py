"""Play four thousand hands in parallel, through Gymnasium: `pip install 'riverboat[rl]'`.

Find those of the 169 starting hands with which an all-in for ten big blinds beats a caller.
"""

# %%
import numpy as np

from riverboat.envs.history import DECK
from riverboat.envs.vector import HandVectorEnv

envs = HandVectorEnv(4_000, "nlhe 1/2", stacks=20, opponents="caller", seat=1, sizes=["max"])
FOLD, CHECK_OR_CALL, ALL_IN = 0, 1, 2  # numbers of the actions
HOLE_CARDS = slice(4, 4 + DECK)  # columns of the player's own cards, after seat, button and stacks
rng = np.random.default_rng(7)
rewards_sum, counts = np.zeros((169, 2)), np.zeros((169, 2))


def starting_hands(observations):
    """Return the index of the starting hand, of 169, for each row."""
    _, card = np.nonzero(observations[:, HOLE_CARDS])
    low, high = card.reshape(-1, 2).T
    suited = low % 4 == high % 4
    return np.where(suited, high // 4 * 13 + low // 4, low // 4 * 13 + high // 4)


# %% All players go all-in or fold at random. Record the results.
observations, info = envs.reset(seed=7)
for _ in range(240):
    hands = starting_hands(observations)
    all_in = rng.random(len(hands)) < 0.8
    can_push = info["action_mask"][:, ALL_IN] > 0
    can_fold = info["action_mask"][:, FOLD] > 0
    passive_actions = np.where(can_fold, FOLD, CHECK_OR_CALL)
    actions = np.where(all_in & can_push, ALL_IN, passive_actions)
    active = info["action_mask"].any(axis=1)
    observations, rewards, terminated, _, info = envs.step(actions)
    finished = active & terminated
    np.add.at(rewards_sum, (hands[finished], all_in[finished].astype(int)), rewards[finished])
    np.add.at(counts, (hands[finished], all_in[finished].astype(int)), 1)

# %% The chart: rows and columns from aces to deuces, suited above the diagonal.
value = rewards_sum / np.maximum(counts, 1)
chart = (value[:, 1] > value[:, 0]).reshape(13, 13)
for row in range(12, -1, -1):
    print(" ".join("#" if chart[row, column] else "." for column in range(12, -1, -1)))
dealt = counts.sum(axis=1).reshape(13, 13)
print(f"all-in with {(chart * dealt).sum() / dealt.sum():.0%} of all hands")
