the-uncalled-bet = devuelto
chips-each = { $count } x { CHIPS($chips) }
chips-of-one = { CHIPS($chips) }
chips-that-are-dead = { CHIPS($chips) } muertas
part-plus = { $part } + { $more }
pot-comes-to = { $pot }: { $parts } = { CHIPS($chips) }
can-be-won-by = { $pot }: entre { LIST($who) }
is-theirs-alone =
    { $pot } al momento para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }: no queda nadie más
goes-back-uncalled =
    { CHIPS($chips) } de vuelta a { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }: nadie { NUMBER($chips) ->
        [one] la
       *[other] las
    } ha igualado
splits-evenly = { CHIPS($chips) } / { $count } = { CHIPS($each) } cada uno
splits-with-odd-chips = { CHIPS($chips) } / { $count } = { CHIPS($each) } cada uno, y sobran { CHIPS($over) } en fichas de { CHIPS($unit) }
odd-by-position = una ficha de { CHIPS($unit) } más: { LIST($who) }, a la izquierda del botón
odd-by-high-card = una ficha de { CHIPS($unit) } más: { LIST($who) }, la carta más alta por palo
odd-by-low-card = una ficha de { CHIPS($unit) } más: { LIST($who) }, la carta más baja por palo
halves-are = { CHIPS($first) } para la mitad alta, { CHIPS($second) } para la baja
odd-half-is-high = la ficha impar entre las mitades es de la mitad alta
odd-half-by-position = la ficha impar entre las mitades es de quien se sienta primero a la izquierda del botón
same-winners-of-both = ambas mitades tienen los mismos ganadores: el total se reparte lo más igual posible
the-high-half = alta
the-low-half = baja
