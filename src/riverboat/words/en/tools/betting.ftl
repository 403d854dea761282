counts-for-a-raise = pot { CHIPS($pot) } + bets { CHIPS($bets) } + call { CHIPS($call) } = { CHIPS($after) }; raise to { CHIPS($bet) } + { CHIPS($after) } = { CHIPS($to) }
counts-for-a-bet = the pot is { CHIPS($pot) }: bet up to { CHIPS($pot) }
small-blind-as-big = the small blind counts as a big one until the big blind has acted: { CHIPS($chips) } more
blinds-counted-in-full = short and dead blinds count in full: { CHIPS($chips) } more
bring-in-uncounted = nobody has bet before the bring-in: { CHIPS($chips) } less
pot-rounded-up = rounded up to the chips in use: { CHIPS($chips) } more
all-in-for-less = the stack ends at { CHIPS($chips) }
least-raise-is = the bet is { CHIPS($bet) }, the last full bet or raise was { CHIPS($by) }: raise to { CHIPS($least) } or more
least-bet-is = nobody has bet: bet { CHIPS($least) } or more
one-size-only = the size is fixed: to { CHIPS($to) }
most-is = at most to { CHIPS($most) }
max-as-stack = at most all their chips
raise-open-to = if nobody raises before them, { LIST($who) } may raise
raise-closed-to = if nobody raises before them, { LIST($who) } may only call or fold
round-completed = the betting round is over
counts-as = { CHIPS($to) } counts as { CHIPS($instead) }
act-legal = { $act }: legal
act-illegal = { $act }: not legal, { $why }
