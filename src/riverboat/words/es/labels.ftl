seat-name = Asiento { $seat_number }
numbered-player-name = Jugador { $player_number }
all-in-label = all-in
folded-label = fuera
fold-label = fuera
check-action-label = pasa
draw-counts-label = cambió { $counts }
stood-pat-label = se plantó
only-pot-label = bote
main-pot = bote principal
single-side-pot-label = bote lateral
side-pot-number = bote lateral { $pot_number }
main-pot-short-label = principal
side-pot-short-label = lateral { $pot_number }
player-count =
    { NUMBER($player_count) ->
        [one] { $player_count } jugador
       *[other] { $player_count } jugadores
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
board-name = board { $board_number }
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
    { KEY($purpose) ->
        [rake] rake
        [jackpot] jackpot
        [kitty] fondo común
        [time] tiempo
        [carried] acumulado
        [corrected] correcciones
       *[other] { $purpose }
    } { CHIPS($chips) }
kitty-payment-label = fondo común para { $purpose } { CHIPS($chips) }
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
hand-result-label = resultado
hand-name = Mano { $hand }
table-name = mesa { $table }
tournament-name = torneo { $tournament }
level-name = nivel { $level }
dead-button-label = botón muerto en el asiento { $chair }
invalid-recording-label = El registro no es válido desde este punto.
player-offer-label = { $name }: { $offer }
dealer-choices = Dealer: { $offer }
hand-over-label = La mano ha terminado
play-continued = El juego continúa
stack-label = { $name } tiene { CHIPS($chips) }
out-of-chips-label = { $name } no tiene fichas
chips-in-front = { CHIPS($chips) } delante
chips-won-label =
    gana { CHIPS($chips) }{ GIVEN($pot_part) ->
        [yes] {" "}({ $pot_part })
       *[no] {""}
    }
board-label = { $board }: { CARDS($cards) }
single-board-label = board
hidden-card = carta boca abajo
play-by-play-label = Jugada a jugada
street-buttons = Calles
replay-position-label = Momento de la mano
replay-start-button-label = Inicio (tecla Inicio)
replay-back-button-label = Atrás (flecha izquierda)
replay-play-pause-label = Reproducir/pausar (espacio)
replay-next-button-label = Siguiente (flecha derecha)
replay-end-button-label = Final (tecla Fin)
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
