pot-limit-raise-step = bank { CHIPS($pot) } + sázky { CHIPS($bets) } + dorovnání { CHIPS($call) } = { CHIPS($after) }; navýšení na { CHIPS($bet) } + { CHIPS($after) } = { CHIPS($to) }
pot-limit-bet-step = v banku je { CHIPS($pot) }: sázka nejvýš { CHIPS($pot) }
small-blind-as-big = dokud nehrál velký blind, počítá se malý blind jako velký: o { CHIPS($chips) } víc
blinds-counted-in-full = neúplné a mrtvé blindy se počítají celé: o { CHIPS($chips) } víc
bring-in-uncounted = bring-in se nepočítá: o { CHIPS($chips) } méně
pot-rounded-up = zaokrouhleno nahoru na žetony ve hře: o { CHIPS($chips) } víc
stack-limit-step = stack stačí na { CHIPS($chips) }
minimum-raise-step = sázka je { CHIPS($bet) }, poslední plná sázka nebo navýšení { CHIPS($by) }: navýšit nejméně na { CHIPS($least) }
minimum-bet-step = zatím bez sázky: vsadit nejméně { CHIPS($least) }
fixed-size-step = výše je pevná: na { CHIPS($to) }
maximum-bet-step = nejvýš na { CHIPS($most) }
stack-as-maximum = nejvýš celý stack
raise-open-to = pokud předtím nikdo nenavýší, smí navýšit { LIST($who) }
raise-closed-to = pokud předtím nikdo nenavýší, smí jen dorovnat nebo složit { LIST($who) }
round-completed = kolo sázek skončilo
amount-corrected = { CHIPS($to) } platí jako { CHIPS($instead) }
act-legal = { $act }: platné
act-illegal = { $act }: nejde, { $why }
