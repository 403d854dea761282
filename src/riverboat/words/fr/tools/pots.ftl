the-uncalled-bet = rendu
chips-each = { $count } x { CHIPS($chips) }
chips-of-one = { CHIPS($chips) }
chips-that-are-dead = { CHIPS($chips) } en jetons morts
part-plus = { $part } + { $more }
pot-comes-to = { $pot } : { $parts } = { CHIPS($chips) }
can-be-won-by = { $pot } : entre { LIST($who) }
is-theirs-alone = { $pot } revient aussitôt à { $who } : personne d’autre n’y est
goes-back-uncalled =
    { CHIPS($chips) } { NUMBER($chips) ->
        [one] rendu
       *[other] rendus
    } à { $who } : personne n’a suivi
splits-evenly = { CHIPS($chips) } / { $count } = { CHIPS($each) } chacun
splits-with-odd-chips = { CHIPS($chips) } / { $count } = { CHIPS($each) } chacun, reste { CHIPS($over) } en jetons de { CHIPS($unit) }
odd-by-position = un jeton de { CHIPS($unit) } en plus pour { LIST($who) } : à gauche du bouton
odd-by-high-card = un jeton de { CHIPS($unit) } en plus pour { LIST($who) } : la plus haute carte selon la couleur
odd-by-low-card = un jeton de { CHIPS($unit) } en plus pour { LIST($who) } : la plus basse carte selon la couleur
halves-are = { CHIPS($first) } pour la moitié high, { CHIPS($second) } pour la low
odd-half-is-high = le jeton impair entre les moitiés va à la moitié high
odd-half-by-position = le jeton impair entre les moitiés va au premier siège à gauche du bouton
same-winners-of-both = les mêmes gagnent les deux moitiés : le tout est partagé le plus également possible
the-high-half = high
the-low-half = low
