counts-for-a-raise = bank { CHIPS($pot) } + sázky { CHIPS($bets) } + dorovnání { CHIPS($call) } = { CHIPS($after) }; navýšení na { CHIPS($bet) } + { CHIPS($after) } = { CHIPS($to) }
counts-for-a-bet = v banku je { CHIPS($pot) }: vsadit lze až { CHIPS($pot) }
small-blind-as-big = dokud nehrál velký blind, počítá se malý blind jako velký: o { CHIPS($chips) } víc
blinds-counted-in-full = neúplné a mrtvé blindy se počítají celé: o { CHIPS($chips) } víc
bring-in-uncounted = před bring-inem nikdo nevsadil: o { CHIPS($chips) } méně
pot-rounded-up = zaokrouhleno nahoru na žetony ve hře: o { CHIPS($chips) } víc
all-in-for-less = žetony končí na { CHIPS($chips) }
least-raise-is = sázka je { CHIPS($bet) }, poslední plná sázka nebo navýšení { CHIPS($by) }: navýšit nejméně na { CHIPS($least) }
least-bet-is = nikdo nevsadil: vsadit nejméně { CHIPS($least) }
one-size-only = výše je pevná: na { CHIPS($to) }
most-is = nejvýš na { CHIPS($most) }
max-as-stack = nejvýš všechny žetony
raise-open-to = když před tím nikdo nenavýší, smí navýšit { LIST($who) }
raise-closed-to = když před tím nikdo nenavýší, smí jen dorovnat nebo složit { LIST($who) }
round-completed = sázecí kolo skončilo
counts-as = { CHIPS($to) } se bere jako { CHIPS($instead) }
act-legal = { $act }: v pořádku
act-illegal = { $act }: nejde, { $why }
