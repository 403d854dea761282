solved-for-two = games of two players are solved, not of { $seats }
hole-cards-are-dealt = hole cards are dealt in this hand ({ $dealt }): solved from here both players would know all cards, and the strategy would be for open cards. Solve the game by its name, or Hand.undealt before the deal; open_cards=True solves it with open cards
hole-cards-are-unknown = seat { $seat } holds cards that are not known here: a hand as a player sees it is not solved, only one with all cards open
too-many-histories = { GAME($game) } has more than { $most } histories: look at fewer actions, begin later in the hand, or allow more
name-the-sizes = { GAME($game) } has every size from { $low } to { $high }: name the actions to look at
not-legal-here = { $given } is not among what is legal here: { $legal }
actions-differ = who knows { $key } is named { $these } once and { $those } another time
key-of-two-moments = { $key } is what somebody knows at two moments of one hand: no strategy tells them apart
no-such-method = no method { $given }; there are { $methods }
rounds-from-one = iterations: 1 or more are expected, not { $given }
no-strategy = { $file } holds no strategy: { $problem }
strange-chances = { $file }: the chances of { $key } are 0 or more and sum to 1, not to { $whole }
strategy-knows-not = the strategy for { GAME($game) } does not know { $key }
needs-extension = this needs the kernel in C, which is not built here: with a C compiler and Python's headers, pip install --no-build-isolation -e . builds it
not-of-this-game = this is no hand of { GAME($game) } as it was solved: there was no { $move } in it
nobody-to-act-there = nobody is to act before the flop after { $acts }
