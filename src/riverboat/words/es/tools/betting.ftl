counts-for-a-raise = bote { CHIPS($pot) } + apuestas { CHIPS($bets) } + igualar { CHIPS($call) } = { CHIPS($after) }; subir a { CHIPS($bet) } + { CHIPS($after) } = { CHIPS($to) }
counts-for-a-bet = el bote es { CHIPS($pot) }: apostar hasta { CHIPS($pot) }
small-blind-is-big = la ciega pequeña cuenta como grande hasta que actúa la ciega grande: { CHIPS($chips) } más
blinds-are-full = las ciegas cortas y las muertas cuentan enteras: { CHIPS($chips) } más
bring-in-is-not-counted = nadie ha apostado antes del bring-in: { CHIPS($chips) } menos
pot-is-rounded-up = redondeado a las fichas en uso: { CHIPS($chips) } más
all-in-for-less = el stack acaba en { CHIPS($chips) }
least-raise-is = la apuesta es { CHIPS($bet) }, la última apuesta o subida completa fue de { CHIPS($by) }: subir a { CHIPS($least) } o más
least-bet-is = nadie ha apostado: apostar { CHIPS($least) } o más
one-size-only = el tamaño es fijo: a { CHIPS($to) }
most-is = como máximo a { CHIPS($most) }
most-is-the-stack = como máximo todas sus fichas
is-open-to = si nadie sube antes, pueden subir: { LIST($who) }
is-closed-to = si nadie sube antes, solo pueden igualar o retirarse: { LIST($who) }
is-answered = la ronda de apuestas ha terminado
counts-as = { CHIPS($to) } cuenta como { CHIPS($instead) }
is-legal = { $act }: válido
is-not-legal = { $act }: no válido, { $why }
