"""Compute prizes, the value of stacks, and a deal at the final table."""

# %%
import riverboat as rb
from riverboat.equity.tournament import icm_chop
from riverboat.tourney.prizes.prize_table import PrizeRequest, prize_table

prizes = prize_table(12_000, PrizeRequest(paid=15, min_prize=200, unit=10))
for place, prize in enumerate(prizes, 1):
    print(f"{place:3}  {prize:6,}")
print("in all", f"{sum(prizes):,}")

# %% Three players are left: value their stacks by ICM.
stacks = [5000, 3000, 2000]
values = rb.icm(stacks, [50, 30, 20])
print([round(value, 2) for value in values])

# %% A deal divides the remaining prizes; rounding loses nothing.
deal = icm_chop(stacks, [500, 300, 200])
print(deal.shares, sum(deal.shares))
