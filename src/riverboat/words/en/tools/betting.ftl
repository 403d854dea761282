pot-limit-raise-step = pot { CHIPS($pot) } + bets { CHIPS($bets) } + call { CHIPS($call) } = { CHIPS($pot_after_call) }; raise to { CHIPS($bet) } + { CHIPS($pot_after_call) } = { CHIPS($raise_total) }
pot-limit-bet-step = the pot is { CHIPS($pot) }: bet up to { CHIPS($pot) }
small-blind-counted-as-big = the small blind counts as a big one until the big blind has acted: { CHIPS($chips) } more
blinds-counted-in-full = short and dead blinds count in full: { CHIPS($chips) } more
bring-in-not-counted = the bring-in isn’t counted: { CHIPS($chips) } less
pot-rounded-up = rounded up to the smallest chip in play: { CHIPS($chips) } more
stack-limit-step = the stack allows { CHIPS($chips) }
minimum-raise-step = the bet is { CHIPS($bet) }, the last full bet or raise { CHIPS($last_raise) }: raise to { CHIPS($minimum) } or more
minimum-bet-step = no bet yet: bet { CHIPS($minimum) } or more
fixed-size-step = the size is fixed: to { CHIPS($wager_total) }
maximum-bet-step = { CHIPS($maximum) } at most
stack-as-maximum = at most the whole stack
raising-reopened = if no player raises first, { LIST($who) } may raise
raising-closed = if no player raises first, { LIST($who) } may only call or fold
betting-round-completed = the betting round is over
amount-corrected = { CHIPS($wager_total) } counts as { CHIPS($corrected_total) }
legal-action-note = { $act }: legal
illegal-action-note = { $act }: not legal, { $reason }
