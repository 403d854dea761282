cards-dealt-to-all =
    Reparto: { $n } { NUMBER($n) ->
        [one] carta
       *[other] cartas
    } por jugador
cards-dealt-to =
    Cartas para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }: { CARDS($cards) }{ $pot }
new-cards-dealt = Cartas nuevas: { $people }
card-exposed-by-dealer =
    Carta expuesta { CARDS($card) } para { PERSON($who) ->
        [you] ti
       *[other] { $who }
    }: { $replaced ->
        [true] se reemplazará
       *[false] queda boca arriba
    }{ $pot }
cards-of-player = { $who } { CARDS($cards) }
upcards-of-player = { $who } { CARDS($cards) } ({ CARDS($showing) })
players-dealt-face-down = { LIST($people) } boca abajo
door-cards = Primeras cartas descubiertas: { $each }{ $pot }
street-dealt-heading =
    { KEY($street) ->
        [second-street] Segunda calle
        [third-street] Tercera calle
        [fourth-street] Cuarta calle
        [fifth-street] Quinta calle
        [sixth-street] Sexta calle
        [seventh-street] Séptima calle
       *[other] { $street }
    }: { $each }{ $pot }
board-dealt-heading =
    { KEY($street) ->
        [flop] Flop
        [turn] Turn
        [river] River
        [board] Board
        [preflop] Primera carta
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
one-board-dealt-heading =
    Board { $board }: { KEY($street) ->
        [preflop] primera carta
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
community-card-dealt = Quedan pocas cartas: carta común { CARDS($cards) }{ $pot }
draw-heading = Cambio{ $pot }
numbered-draw-heading =
    { NUMBER($which) ->
        [1] Primer cambio
        [2] Segundo cambio
        [3] Tercer cambio
       *[other] Cambio { $which }
    }{ $pot }
discards-reshuffled =
    Se acaban las cartas: { $n } { NUMBER($n) ->
        [one] carta vuelve
       *[other] cartas vuelven
    } a barajarse
player-stood-pat =
    { PERSON($who) ->
        [you] te plantas
       *[other] { $who } se planta
    }
cards-discarded =
    { PERSON($who) ->
        [you] descartas
       *[other] { $who } descarta
    } { CARDS($cards) }
discard-count =
    { PERSON($who) ->
        [you] descartas
       *[other] { $who } descarta
    } { $n }
cards-drawn =
    { PERSON($who) ->
        [you] cambias
       *[other] { $who } cambia
    } { $n }
draw-with-discards-shown =
    { PERSON($who) ->
        [you] cambias { $n } y descartas
       *[other] { $who } cambia { $n } y descarta
    } { CARDS($cards) }
discard-returned =
    { PERSON($who) ->
        [you] recuperas
       *[other] { $who } recupera
    } el descarte
