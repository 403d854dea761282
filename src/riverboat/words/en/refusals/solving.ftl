two-player-game-required = solving needs 2 players, not { $seats }
hole-cards-already-dealt = hole cards are already dealt ({ $dealt_cards }), so both players would know them. Pass the name of the game, or a Hand.undealt(...) before its deal; open_cards=True solves with open cards
seat-cards-unknown = unknown cards in seat { $seat }: solving needs a hand with all cards open
too-many-histories = { GAME($game) } has more than { $max_histories } histories: limit the actions, start later in the hand, or raise the limit
bet-sizes-missing = { GAME($game) } allows any bet size from { $minimum } to { $maximum }: choose the actions to solve
solver-action-illegal = { $action_text } isn’t legal here; legal: { $legal_actions }
strategy-actions-differ = different actions for { $key }: { $first_actions } and { $second_actions }
strategy-key-repeated = { $key } occurs twice in one hand: a strategy can’t tell them apart
no-such-method = unknown method { $method_name }; choose from { $methods }
iteration-count-invalid = iterations { $iterations }: use 1 or more
strategy-file-invalid = no strategy found in { $file }: { $problem }
chance-actions-invalid = { $file }: probabilities of { $key } sum to { DECIMAL($probability_sum) }: use 0 or more each, 1 in all
strategy-key-missing = the strategy for { GAME($game) } lacks { $key }
kernel-extension-required = this needs the C kernel: build it with pip install --no-build-isolation -e . (C compiler and Python headers needed)
hand-not-solved = this hand of { GAME($game) } isn’t in the solution: it has no { $missing_action }
preflop-action-over = preflop action is over after { $action_sequence }
