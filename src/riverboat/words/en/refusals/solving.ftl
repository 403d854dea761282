solved-for-two = solving is for two players, not { $seats }
hole-cards-already-dealt = hole cards are already dealt ({ $dealt }): the solution would be for open cards. Solve the game by name, or Hand.undealt before the deal; open_cards=True solves with open cards
seat-cards-unknown = unknown cards in seat { $seat }: solving needs a hand with all cards open
too-many-histories = { GAME($game) } has more than { $most } histories: limit the actions, start later in the hand, or raise the limit
name-the-sizes = { GAME($game) } allows every size from { $low } to { $high }: choose the actions to solve
not-legal-here = { $given } is not legal here: { $legal }
actions-differ = different actions for { $key }: { $these } and { $those }
key-of-two-moments = { $key } occurs twice in one hand: a strategy cannot tell the two apart
no-such-method = no method { $given }; choose from { $methods }
rounds-from-one = iterations: 1 or more, not { $given }
no-strategy = no strategy in { $file }: { $problem }
strange-chances = { $file }: probabilities of { $key } must be 0 or more and sum to 1, not { $whole }
strategy-key-missing = no { $key } in the strategy for { GAME($game) }
extension-required = this needs the C kernel: build it with pip install --no-build-isolation -e . (C compiler and Python headers needed)
not-of-this-game = not a hand of { GAME($game) } as solved: no { $move } in it
preflop-action-over = preflop action is over after { $acts }
