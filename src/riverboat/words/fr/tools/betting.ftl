counts-for-a-raise = pot { CHIPS($pot) } + mises { CHIPS($bets) } + call { CHIPS($call) } = { CHIPS($after) } ; relance à { CHIPS($bet) } + { CHIPS($after) } = { CHIPS($to) }
counts-for-a-bet = le pot est de { CHIPS($pot) } : mise jusqu’à { CHIPS($pot) }
small-blind-is-big = la petite blinde compte comme une grosse tant que la grosse blinde n’a pas parlé : { CHIPS($chips) } de plus
blinds-are-full = les blindes incomplètes ou mortes comptent en entier : { CHIPS($chips) } de plus
bring-in-is-not-counted = personne n’a misé avant le bring-in : { CHIPS($chips) } de moins
pot-is-rounded-up = arrondi aux jetons utilisés : { CHIPS($chips) } de plus
all-in-for-less = le stack s’arrête à { CHIPS($chips) }
least-raise-is = la mise est de { CHIPS($bet) }, la dernière mise ou relance complète de { CHIPS($by) } : relance à { CHIPS($least) } ou plus
least-bet-is = personne n’a misé : mise de { CHIPS($least) } ou plus
one-size-only = le montant est fixe : { CHIPS($to) }
most-is = au plus à { CHIPS($most) }
most-is-the-stack = au plus tous ses jetons
is-open-to = sans relance avant leur tour, peuvent relancer : { LIST($who) }
is-closed-to = sans relance avant leur tour, peuvent seulement suivre ou passer : { LIST($who) }
is-answered = le tour d’enchères est fini
counts-as = { CHIPS($to) } compte pour { CHIPS($instead) }
is-legal = { $act } : permis
is-not-legal = { $act } : pas permis, { $why }
