two-player-game-required = solving needs 2 players, not { $seats }
hole-cards-already-dealt = hole cards are already dealt ({ $dealt }): the solution would be for open cards. Solve the game by name, or Hand.undealt before the deal; open_cards=True solves with open cards
seat-cards-unknown = unknown cards in seat { $seat }: solving needs a hand with all cards open
too-many-histories = { GAME($game) } has more than { $most } histories: limit the actions, start later in the hand, or raise the limit
bet-sizes-missing = { GAME($game) } allows every size from { $low } to { $high }: choose the actions to solve
solver-action-illegal = { $given } isn’t legal here; legal: { $legal }
strategy-actions-differ = different actions for { $key }: { $these } and { $those }
strategy-key-repeated = { $key } occurs twice in one hand: a strategy can’t tell them apart
no-such-method = unknown method { $given }; choose from { $methods }
iteration-count-invalid = iterations { $given }: use 1 or more
strategy-file-invalid = no strategy found in { $file }: { $problem }
chance-actions-invalid = { $file }: probabilities of { $key } sum to { $whole }: use 0 or more each, 1 in all
strategy-key-missing = the strategy for { GAME($game) } lacks { $key }
extension-required = this needs the C kernel: build it with pip install --no-build-isolation -e . (C compiler and Python headers needed)
hand-not-solved = this hand of { GAME($game) } isn’t in the solution: it has no { $move }
preflop-action-over = preflop action is over after { $acts }
