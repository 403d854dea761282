"""Find the hands of a range that gain most on a flop."""

# %%
import riverboat as rb
from riverboat.cards import card_names
from riverboat.equity import histogram

own_range, opponent_range, flop = "22+, AJs+, KQs, AKo", "TT+, AQs+, AKo", "Jh 8h 3c"
preflop = rb.equity(own_range, opponent_range)
on_flop = rb.equity(own_range, opponent_range, board=flop)
print(f"before the flop {preflop[0].equity:.1%}, on {flop} {on_flop[0].equity:.1%}")

# %% The best and the worst hands of the range.
ranked_combinations = on_flop.combinations(0)
for combination in (*ranked_combinations[:5], *ranked_combinations[-5:]):
    print(card_names(combination.cards), f"{combination.equity:.1%}")

# %% Strength of the whole range on this board, in five steps.
strength = histogram(own_range, flop, against=opponent_range, bins=5)
for step, count in enumerate(strength.combinations):
    print(f"{20 * step:3} to {20 * step + 20:3} %  {'#' * int(count)} {count:.0f}")
