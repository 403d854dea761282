"""Play four thousand hands in parallel, through Gymnasium: `pip install 'riverboat[rl]'`.

Find those of the 169 starting hands with which an all-in for ten big blinds beats a caller.
"""

# %%
import numpy as np

from riverboat.envs.history import DECK_SIZE
from riverboat.envs.vector import HandVectorEnv

envs = HandVectorEnv(4_000, "nlhe 1/2", stacks=20, opponents="caller", seat=1, sizes=["max"])
FOLD, CHECK_OR_CALL, ALL_IN = 0, 1, 2  # numbers of the actions
HOLE_CARDS = slice(4, 4 + DECK_SIZE)  # columns of the player's cards, after seat, button, stacks
rng = np.random.default_rng(7)
reward_sums, hand_counts = np.zeros((169, 2)), np.zeros((169, 2))


def starting_hands(observations):
    """Return the index of the starting hand, of 169, for each row."""
    _, cards = np.nonzero(observations[:, HOLE_CARDS])
    low, high = cards.reshape(-1, 2).T
    is_suited = low % 4 == high % 4
    return np.where(is_suited, high // 4 * 13 + low // 4, low // 4 * 13 + high // 4)


# %% All players go all-in or fold at random. Record the results.
observations, info = envs.reset(seed=7)
for _ in range(240):
    hands = starting_hands(observations)
    goes_all_in = rng.random(len(hands)) < 0.8
    can_push = info["action_mask"][:, ALL_IN] > 0
    can_fold = info["action_mask"][:, FOLD] > 0
    passive_actions = np.where(can_fold, FOLD, CHECK_OR_CALL)
    actions = np.where(goes_all_in & can_push, ALL_IN, passive_actions)
    is_active = info["action_mask"].any(axis=1)
    observations, rewards, terminated, _, info = envs.step(actions)
    is_finished = is_active & terminated
    indexes = hands[is_finished], goes_all_in[is_finished].astype(int)
    np.add.at(reward_sums, indexes, rewards[is_finished])
    np.add.at(hand_counts, indexes, 1)

# %% The chart: rows and columns from aces to deuces, suited above the diagonal.
mean_rewards = reward_sums / np.maximum(hand_counts, 1)
chart = (mean_rewards[:, 1] > mean_rewards[:, 0]).reshape(13, 13)
for row in range(12, -1, -1):
    print(" ".join("#" if chart[row, column] else "." for column in range(12, -1, -1)))
deal_counts = hand_counts.sum(axis=1).reshape(13, 13)
print(f"all-in with {(chart * deal_counts).sum() / deal_counts.sum():.0%} of all hands")
