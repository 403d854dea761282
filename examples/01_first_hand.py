"""Use a hand as a value: deal it, query it, act in it."""

# %%
import riverboat as rb

hand = rb.Hand("nlhe 5/10", seats=3, stacks=1000, seed=7)
print(hand)
print("to act:", hand.to_act, "holds", hand.hole(), "and may", hand.legal)

# %% after() returns a new hand and leaves the first unchanged.
raised = hand.after("raise 30")
print("after a raise:", raised.pot, "in the pot;", hand.pot, "before it")

# %% An illegal action raises an error that lists the legal ones.
try:
    raised.act("raise 35")
except rb.IllegalAction as error:
    print(error)

# %% Play to the end: all players call or check.
while not raised.over:
    raised.act("check" if raised.legal.may_check else "call")
print("board", raised.board, "pot", raised.pot)
for seat, player in enumerate(raised.players):
    print(player.position, raised.hole(seat), f"{raised.payoffs[seat]:+}")
