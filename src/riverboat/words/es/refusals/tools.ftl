pot-empty = no hay fichas en el bote: escribe las de cada jugador
all-players-folded = todos los jugadores se han retirado: deja a uno para ganar
chips-text-invalid = { $chips_text } no es un número de fichas: escribe un número entero como 150
chips-still-owed =
    { PERSON($who) ->
        [you] has puesto
       *[other] { $who } ha puesto
    } { CHIPS($chips) } de { CHIPS($call_total) }: falta igualar { CHIPS($missing_chips) } o ir all-in
player-number-unknown =
    { PERSON($who) ->
        [you] no estás
       *[other] { $who } no está
    } entre los jugadores ({ $players })
player-repeated = nombre repetido: { $who }
own-bet-above-bet = { CHIPS($own_bet) } delante es más que la apuesta de { CHIPS($bet) }: escribe también las apuestas de los demás
pot-below-minimum = el bote es ya de al menos { CHIPS($minimum) }, no { CHIPS($pot) }
pot-size-missing = pot-limit necesita el bote: escribe las fichas de las calles anteriores
street-not-in-game = { $street_name } no es una calle de este juego; calles: { $streets }
betting-round-over =
    ronda terminada{ GIVEN($last_action) ->
        [yes] {" "}después de { $last_action }
       *[no] {""}
    }: no le toca a nadie
out-of-turn-action =
    { PERSON($who) ->
        [you] no te toca
       *[other] { $who } no tiene el turno
    }: { PERSON($player_to_act) ->
        [you] te toca a ti
        [unnamed] le toca a otro jugador
       *[other] le toca a { $player_to_act }
    }
action-text-invalid = { $action_text } no es una acción: f x c, 60 para apostar o subir a 60, p para el bote, a o a45 para all-in
winner-missing = indica al menos un ganador
odd-chip-cards-missing =
    en stud la ficha impar va según las cartas: escribe { PERSON($who) ->
        [you] tus cartas
        [unnamed] las cartas del jugador
       *[other] las cartas de { $who }
    }
upcards-missing =
    en stud el orden lo deciden las cartas a la vista: escribe { PERSON($who) ->
        [you] tus cartas
        [unnamed] las cartas del jugador
       *[other] las cartas de { $who }
    }
last-aggressor-missing =
    { PERSON($who) ->
        [you] hiciste la última apuesta y debes
       *[other] { $who } hizo la última apuesta y debe
    } estar entre los jugadores del showdown
level-text-invalid = { $level_text } no es un nivel: escribe 25/50, 100/200+25 con ante, 50/100@20m, o break@10m
no-levels = no hay niveles: escribe algunos, como 25/50 50/100 100/200+25
stakes-in-game-of-levels = quita las apuestas del juego, cada nivel tiene las suyas: { $hint }
card-held-twice = dos jugadores tienen { $card }
no-blinds-to-miss = este juego no tiene ciegas, no falta ninguna
pot-limit-required = { GAME($game) } no es pot-limit
round-player-count-invalid = { GAME($game) } tiene de { $min_players } a { $max_players } jugadores, no { $players }
player-unknown = no hay jugador { $name }; jugadores: { $names }
levels-unreadable = no se entienden los niveles: { $reason }; escribe levels = ["25/50", "50/100"] y minutes = 20
single-game-required = { GAME($mix) } son varios juegos: indica uno
