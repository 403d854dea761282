no-such-season = no hay ninguna liga { $season }
not-the-seasons-host = solo puede hacerlo el organizador de la liga
too-many-seasons = ya organizas { $max_seasons } { NUMBER($max_seasons) ->
        [one] liga
       *[other] ligas
    }: no caben más
season-full =
    como máximo { $max_tournaments } { NUMBER($max_tournaments) ->
        [one] torneo
       *[other] torneos
    } por liga: crea otra
too-many-results = como máximo { $max_results } { NUMBER($max_results) ->
        [one] resultado
       *[other] resultados
    } por liga: crea otra
too-many-season-players = como máximo { $max_players } { NUMBER($max_players) ->
        [one] jugador
       *[other] jugadores
    } por lista
too-many-season-changes = la liga tiene demasiados cambios: crea otra
event-unfinished = { $event } no ha terminado
tournament-already-in-season = { $evening } ya está en la liga
no-such-evening = este torneo no está en la liga
player-listed-twice = { $who } está dos veces en la lista
place-impossible = { $who } no puede acabar en el puesto { $finishing_place }: van del 1 al número de entradas
fewer-entries-than-players = menos entradas ({ $entries }) que jugadores ({ $players })
player-not-in-season = { $who } no está en esta liga
players-not-mergeable = { $who } y { $other_player } jugaron { $evening }: son dos jugadores
player-with-results = { $who } tiene resultados en la liga: cámbiale el nombre o quita los torneos
season-change-conflict = otro cambio llegó antes: inténtalo de nuevo
