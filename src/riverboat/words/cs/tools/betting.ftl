pot-limit-raise-step = bank { CHIPS($pot) } + sázky { CHIPS($bets) } + dorovnání { CHIPS($call) } = { CHIPS($pot_after_call) }; navýšení na { CHIPS($bet) } + { CHIPS($pot_after_call) } = { CHIPS($raise_total) }
pot-limit-bet-step = v banku je { CHIPS($pot) }: sázka nejvýš { CHIPS($pot) }
small-blind-counted-as-big = dokud nehrál velký blind, počítá se malý blind jako velký: o { CHIPS($chips) } víc
blinds-counted-in-full = neúplné a mrtvé blindy se počítají celé: o { CHIPS($chips) } víc
bring-in-not-counted = bring-in se nepočítá: o { CHIPS($chips) } méně
pot-rounded-up = zaokrouhleno nahoru na žetony ve hře: o { CHIPS($chips) } víc
stack-limit-step = stack stačí na { CHIPS($chips) }
minimum-raise-step = sázka je { CHIPS($bet) }, poslední plná sázka nebo navýšení { CHIPS($last_raise) }: navýšit nejméně na { CHIPS($minimum) }
minimum-bet-step = zatím bez sázky: vsadit nejméně { CHIPS($minimum) }
fixed-size-step = výše je pevná: na { CHIPS($wager_total) }
maximum-bet-step = nejvýš na { CHIPS($maximum) }
stack-as-maximum = nejvýš celý stack
raising-reopened = pokud předtím nikdo nenavýší, smí navýšit { LIST($who) }
raising-closed = pokud předtím nikdo nenavýší, jen dorovnat nebo složit smí { LIST($who) }
betting-round-completed = kolo sázek skončilo
amount-corrected = { CHIPS($wager_total) } platí jako { CHIPS($corrected_total) }
legal-action-note = { $act }: platné
illegal-action-note = { $act }: nejde, { $reason }
