seat-name = Asiento { $n }
numbered-player-name = Jugador { $n }
all-in-label = all-in
folded-label = fuera
fold-label = fuera
checked-label = pasa
draw-counts-label = cambió { $counts }
stood-pat-label = se plantó
pot-noun = bote
main-pot = bote principal
single-side-pot-label = bote lateral
side-pot-number = bote lateral { $n }
main-pot-short = principal
side-pot-short = lateral { $n }
player-count =
    { NUMBER($n) ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
pot-size = { $pot }: { CHIPS($chips) }
pot-list = { $pots }
pot-half =
    { KEY($half) ->
        [high] alta
        [low] baja
        [badugi] badugi
        [omaha] Omaha
        [draw] draw
        [both] ambas mitades
       *[other] { $half }
    }
board-name = board { $n }
rake-amount = El rake es { CHIPS($chips) }
ledger-column-heading =
    { KEY($column) ->
        [bought] compras
        [has] stack
        [net] neto
        [owes] debe
       *[other] { $column }
    }
house-share =
    { KEY($what) ->
        [rake] rake
        [jackpot] jackpot
        [kitty] fondo común
        [time] tiempo
        [carried] acumulado
        [corrected] correcciones
       *[other] { $what }
    } { CHIPS($chips) }
kitty-payment-label = fondo común para { $what } { CHIPS($chips) }
unfinished-hand-label = mano en juego: sus apuestas cuentan como parte de los stacks
chips-behind = y { CHIPS($chips) } en camino
street-name =
    { KEY($street) ->
        [preflop] preflop
        [deal] reparto
        [second-street] segunda calle
        [third-street] tercera calle
        [fourth-street] cuarta calle
        [fifth-street] quinta calle
        [sixth-street] sexta calle
        [seventh-street] séptima calle
        [draw] cambio
        [first-draw] primer cambio
        [second-draw] segundo cambio
        [third-draw] tercer cambio
        [the-end] final
       *[other] { $street }
    }
after-draw-label =
    { KEY($draw) ->
        [first-draw] después del primer cambio
        [second-draw] después del segundo cambio
        [third-draw] después del tercer cambio
       *[other] después del cambio
    }
before-draw-label = antes del cambio
result-label = resultado
hand-name = Mano { $hand }
table-name = mesa { $table }
tournament-name = torneo { $tournament }
level-name = nivel { $level }
dead-button-label = botón muerto en el asiento { $chair }
recording-refused = El registro no es válido desde este punto.
offer-label = { $name }: { $offer }
dealer-choices = Dealer: { $offer }
hand-over-label = La mano ha terminado
play-continued = El juego continúa
stack-label = { $name } tiene { CHIPS($chips) }
out-of-chips-label = { $name } no tiene fichas
chips-in-front = { CHIPS($chips) } delante
chips-won-label =
    gana { CHIPS($chips) }{ GIVEN($part) ->
        [yes] {" "}{ $part }
       *[no] {""}
    }
board-label = { $board }: { CARDS($cards) }
single-board-label = board
hidden-card = carta boca abajo
play-by-play-label = Jugada a jugada
street-buttons = Calles
hand-position-label = Momento de la mano
replay-start = Inicio (tecla Inicio)
replay-back = Atrás (flecha izquierda)
replay-play-pause = Reproducir/pausar (espacio)
replay-next = Siguiente (flecha derecha)
replay-end = Final (tecla Fin)
speed-label = Velocidad
replay-speed =
    { KEY($speed) ->
        [slow] lenta
        [normal] normal
        [fast] rápida
       *[other] { $speed }
    }
hide-cards = Ocultar cartas
hide-cards-hint = Ocultar las cartas hasta que se muestren (f)
four-colours = Baraja de cuatro colores
four-colours-hint = Activar o desactivar la baraja de cuatro colores (c)
