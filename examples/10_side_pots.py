"""Calculate side pots, pot-sized raises and odd chips, with the rule of each step."""

# %%
from riverboat.tools import SplitPot, odd_chips, pot_limit, side_pots

# Ann and Bob are all-in for 100 and 40, Cat has put in 130, and Dan folded after 60.
pots = side_pots([100, 40, 130, 60], folded=[3], dead=4)
print("back", pots.uncalled_bet)
for pot in pots.pots:
    print(pot.chips, "for seats", pot.seats)
for step in pots.steps:
    print(step.rule, step.phrase)

# %% A pot-sized raise: 35 in the middle, two bets of 10 in front of the other players.
raise_limit = pot_limit(35, [10, 10])
print(raise_limit.steps[0].rule, raise_limit.steps[0].phrase)

# %% The odd chip of a pot of 101: winners in chairs 3 and 7, the button in chair 5.
for share in odd_chips(SplitPot(chips=101, winners=(3, 7), button=5)).shares:
    print("chair", share.chair, "gets", share.chips)
