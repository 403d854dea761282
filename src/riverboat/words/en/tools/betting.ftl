pot-limit-raise-step = pot { CHIPS($pot) } + bets { CHIPS($bets) } + call { CHIPS($call) } = { CHIPS($after) }; raise to { CHIPS($bet) } + { CHIPS($after) } = { CHIPS($to) }
pot-limit-bet-step = the pot is { CHIPS($pot) }: bet up to { CHIPS($pot) }
small-blind-as-big = the small blind counts as a big one until the big blind has acted: { CHIPS($chips) } more
blinds-counted-in-full = short and dead blinds count in full: { CHIPS($chips) } more
bring-in-uncounted = the bring-in isn’t counted: { CHIPS($chips) } less
pot-rounded-up = rounded up to the chips in use: { CHIPS($chips) } more
stack-limit-step = the stack allows { CHIPS($chips) }
minimum-raise-step = the bet is { CHIPS($bet) }, the last full bet or raise { CHIPS($by) }: raise to { CHIPS($least) } or more
minimum-bet-step = no bet yet: bet { CHIPS($least) } or more
fixed-size-step = the size is fixed: to { CHIPS($to) }
maximum-bet-step = { CHIPS($most) } at most
stack-as-maximum = at most the whole stack
raise-open-to = if no player raises first, { LIST($who) } may raise
raise-closed-to = if no player raises first, { LIST($who) } may only call or fold
round-completed = the betting round is over
amount-corrected = { CHIPS($to) } counts as { CHIPS($instead) }
act-legal = { $act }: legal
act-illegal = { $act }: not legal, { $why }
