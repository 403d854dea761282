### Texts of the table.

## Cartas

card-of = { $rank } de { $suit }
card-down = carta boca abajo
card-rank-2 = dos
card-rank-3 = tres
card-rank-4 = cuatro
card-rank-5 = cinco
card-rank-6 = seis
card-rank-7 = siete
card-rank-8 = ocho
card-rank-9 = nueve
card-rank-T = diez
card-rank-J = jota
card-rank-Q = reina
card-rank-K = rey
card-rank-A = as
card-suit-c = tréboles
card-suit-d = diamantes
card-suit-h = corazones
card-suit-s = picas

## La mesa

table-seats = Asientos
table-middle = Board y botes
table-board = Board: { $cards }
table-board-n = Board { $n }: { $cards }
table-sit-here = Sentarse aquí
table-sit-at = Sentarse aquí: asiento { $chair }
table-move-here = Cambiarse aquí
table-move-to = Cambiarse aquí: asiento { $chair }
table-empty-chair = Asiento { $chair }, libre
table-pot = Bote
table-main-pot = Bote principal
table-side-pot = Bote lateral { $n }
table-raked = Rake { $chips } · sesión { $all }
table-total = Bote { $chips }
table-carried = Acumulado
table-all-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
table-next-hand = Próxima mano en { $n } s
table-next-soon = Próxima mano en breve
table-paused = En pausa
table-idle = Esperando jugadores
table-invite = Invitar
table-add-bot = Añadir un bot
table-closed = Esta mesa está cerrada
table-straddles = Esperando straddles
table-bomb = Bomb pot, ante { $chips }
table-percent = Apuestas al { $n } %
table-all-hands = Todas las manos
table-no-hands = Ninguna mano desde que llegaste
deck-cut = Corte: { $who }
deck-cut-nobody = Baraja sin cortar
deck-checked-right = Mano { $hand } verificada
deck-checked-wrong = La mano { $hand } no pasó la verificación
deck-checked-unseen = Mano { $hand }: cartas verificadas, pero no viste el sello antes del reparto
deck-checked-unchecked = Mano { $hand } sin verificar: no llegó la prueba
table-hand = Mano { $hand }
table-won = { $who } gana { $chips }
table-offline = Sin conexión
table-your-turn-at = Te toca: { $table }
table-menu = Menú de la mesa
table-close = Cerrar

## Un asiento

seat-spoken = Asiento { $chair }, { $who }, { $chips } fichas
seat-you = tú
seat-bot = bot
seat-acts = le toca
seat-bet = apuesta { $chips }
seat-won = gana { $chips }
seat-cards =
    { $n ->
        [one] { $n } carta boca abajo
       *[other] { $n } cartas boca abajo
    }
seat-behind = +{ $chips } en camino
seat-asked = Pide { $chips }
seat-legs =
    { $n ->
        [one] { $n } leg
       *[other] { $n } legs
    }
state-folded = Se retiró
state-all-in = All-in
state-waiting = En espera
state-out = No juega
state-leaving = Se va
state-away = Ausente
clock-bank = Banco de tiempo
clock-extra = Tiempo extra
clock-called = Tiempo pedido
clock-away = Ausente
mark-button = Botón
mark-small = Ciega pequeña
mark-big = Ciega grande
mark-straddle = Straddle
mark-rock = Rock
mark-kill = Kill
mark-owes = Debe { $chips }
mark-note = Nota: { $text }
mark-sb = SB
mark-bb = BB

## Por qué se gana, y hasta dónde llegó la mano

win-one = { $who } gana { $chips }
win-one-with = { $who } gana { $chips } con { $words }
win-split = { $chips } entre { $who }
win-split-with = { $chips } entre { $who }, con { $words }
win-pot = { $pot }: { $line }
win-half = { $chips } ({ $half })
won-line = { $half }: { $who }, { $chips }
won-both = Scoop
won-high = Alta
won-low = Baja
won-badugi = Badugi
won-omaha = Omaha
won-draw = Draw
win-and = { $first } y { $last }
win-board = board { $n }
win-no-low = sin baja
half-high = alta
half-low = baja
half-badugi = badugi
half-omaha = omaha
half-draw = draw
street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-deal = Antes del cambio
street-second-street = Segunda calle
street-third-street = Tercera calle
street-fourth-street = Cuarta calle
street-fifth-street = Quinta calle
street-sixth-street = Sexta calle
street-seventh-street = Séptima calle
street-draw = Cambio
street-nth-draw = Cambio { $n }
street-draw-of = Cambio { $n } de { $of }
mix-hand = mano { $n } de { $of }
mix-next = después: { $game }
seat-drew = cambió { $n }
seat-drew-none = se plantó
seat-equity = Equity { $share }
bomb-title = Bomb pot
bomb-propose = Proponer un bomb pot
bomb-text = Todos ponen el ante y se va directo al flop. En la próxima mano, si todos están de acuerdo.
bomb-ante = Ante por jugador
bomb-go = Proponer { $chips } cada uno
bomb-asked = { $by } propone un bomb pot para la próxima mano: { $chips } cada uno.
bomb-asked-short = ¿Bomb pot a { $chips } cada uno?
bomb-agreed = Bomb pot a { $chips } cada uno: { $agree } de { $of } a favor.
bomb-next = Próxima mano: bomb pot a { $chips } cada uno.
bomb-double = Doble board
bomb-on-two = { $said } Doble board.
bomb-yes = Sí
bomb-no = No
bomb-back = Retirar
rabbit-ask = Rabbit hunt
rabbit-board = Rabbit: { $cards }
game-ask = Dealer’s choice: elige un juego
game-deal = Repartir { $game }
game-same = Mismo juego: { $game }

## Lo último que hizo un jugador

did-fold = Se retira
did-check = Pasa
did-call = Iguala
did-bet = Apuesta
did-raise = Sube
did-all-in = All-in
did-show = Muestra
did-muck = No muestra
did-bring-in = Bring-in
did-pat = Se planta
did-draw = Cambia { $n }
did-ante = Ante
did-dead = Pone
did-blind = Ciega
did-post = Pone
did-straddle = Straddle
did-sleeper = Sleeper
did-kill = Kill

## Jugar

act-bar = Acciones
act-fold = Retirarse
act-check = Pasar
act-call = Igualar { $chips }
act-call-all-in = Igualar { $chips }, all-in
act-bring-in = Bring-in { $chips }
act-bet = Apostar { $chips }
act-complete = Completar a { $chips }
act-raise = Subir a { $chips }
act-all-in = All-in { $chips }
act-raise-none = Subir
act-bet-none = Apostar
act-add = Añadir fichas
act-short = Te faltan { $chips } para igualar: añade fichas o retírate
act-size = Tamaño de apuesta
act-amount = Apuesta: 45, 3bb, 2x, 1/2, pot o 1,5k
act-presets = Tamaños de apuesta
act-bar-choose = Retirarse, igualar o subir
act-preset-not-now = Ahora no se puede
act-preset-same = Igual que { $size }
act-less = Menos
act-more = Más
act-not-understood = Escribe una cantidad: 45, 3bb, 1/2 o pot
act-least = Mín. { $chips }
act-legal = Opciones: { $legal }
act-time = Más tiempo
act-waiting-for = Le toca a { $who }
act-waiting-all = Esperando a los demás
act-preset-min = Mín.
act-preset-pot = Bote
act-preset-all-in = All-in
sure-fold = ¿Retirarte? Puedes pasar gratis.
sure-fold-yes = Retirarme
sure-fold-no = Pasar
sure-all-in = ¿All-in por { $chips }?
sure-all-in-yes = All-in
sure-all-in-no = Cancelar
sure-leave = ¿Dejar la mesa?
sure-leave-text =
    { $n ->
        [one] Te llevas { $n } ficha. La mano en juego se termina antes.
        [many] Te llevas { $n } de fichas. La mano en juego se termina antes.
       *[other] Te llevas { $n } fichas. La mano en juego se termina antes.
    }
sure-leave-money = Te llevas { $chips }. La mano en juego se termina antes.
sure-leave-yes = Salir
sure-leave-no = Quedarme

## Antes de que toque

pre-bar = Acciones previas
pre-check-fold = Pasar / retirarse
pre-fold = Retirarse
pre-check = Pasar
pre-call = Igualar { $chips }
pre-call-any = Igualar todo

## Otras preguntas

draw-choose = Elige las cartas que descartas
draw-exact =
    { $n ->
        [one] Elige { $n } carta
       *[other] Elige { $n } cartas
    }
draw-range = Elige de { $least } a { $most } cartas
draw-most =
    { $n ->
        [one] Elige { $n } carta como máximo
       *[other] Elige hasta { $n } cartas
    }
draw-draw = Cambiar { $n }
draw-discard = Descartar { $n }
draw-pat = Plantarse
draw-card = { $card }, descartar
draw-take-back = Recuperar mis descartes
show-show = Mostrar
show-muck = No mostrar
show-ask = ¿Mostrar tu mano?
show-over = ¿Mostrar tu mano? Haz clic en una carta para mostrar solo esa.
show-all = Mostrar mis cartas
show-some =
    { $n ->
        [one] Mostrar { $n } carta
       *[other] Mostrar { $n } cartas
    }
show-card = { $card }, mostrar
show-early = ¿Mostrar tu mano ya?
run-ask =
    { $most ->
        [2] ¿Correrlo dos veces?
       *[other] ¿Cuántas veces lo corremos?
    }
run-once = Una vez
run-twice = Dos veces
run-times =
    { $n ->
        [one] { $n } vez
       *[other] { $n } veces
    }
declare-ask = ¿Alta, baja o ambas?
declare-high = Alta
declare-low = Baja
declare-both = Ambas
declare-done = Declarado: { $side }
straddle-ask = ¿Straddle?
straddle-sleeper = ¿Poner un sleeper?
straddle-to = Straddle a { $chips }
straddle-sleep-to = Sleeper { $chips }
straddle-no = Sin straddle
answer-ask = { $who } ofrece un pagaré por { $chips }. ¿Aceptar?
answer-lend = ¿Prestar { $chips } a { $who }?
answer-yes = Aceptar
answer-no = Rechazar

## Sentarse

sit-title = Asiento { $chair }
sit-how-much = Fichas
sit-range = Mín. { $low } · máx. { $high }
sit-from = Mín. { $low }
sit-blinds =
    { $n ->
        [one] { $n } ciega grande
       *[other] { $n } ciegas grandes
    }
sit-bets =
    { $n ->
        [one] { $n } apuesta pequeña
       *[other] { $n } apuestas pequeñas
    }
sit-wait = Esperar la ciega grande
sit-replace = Reemplazar a quien acaba de irse y asumir sus ciegas
sit-sit = Entrar con { $chips }
sit-top-up = Comprar fichas
sit-buy = Comprar { $chips }
sit-min = Mín.
sit-usual = Estándar
sit-max = Máx.
sit-out = Ahora no juegas
sit-owes = Debes { $chips } de ciegas.
sit-waits = Esperas la ciega grande
sit-asked = Falta que el anfitrión apruebe { $chips }
sit-waiting = Entras en la próxima mano
sit-no-chips = Te has quedado sin fichas
sit-come-back = He vuelto
sit-come-back-post = Poner { $chips } y jugar
sit-come-back-wait = Esperar la ciega grande
sit-sit-out-next = No jugar la próxima mano
sit-sit-out = No jugar
sit-stay-in = Seguir jugando
sit-leave = Dejar la mesa
sit-leaves = Te vas después de esta mano
sit-stay = Quedarme
sit-move = Cambiar de asiento
sit-moving = Elige un asiento libre
sit-spectator = Estás mirando. Elige un asiento para jugar.
sit-later = Retardo: { $n } s.
page-event-goes-on = Esta mesa está cerrada. Se juega en otras mesas, o el torneo ha terminado.
page-event = Ir al torneo
table-event-waits = Esperando al torneo
sit-event = Estás mirando una mesa de torneo.
sit-full = Estás mirando. La mesa está llena.
sit-folded = Te has retirado

## Comprar fichas: qué falla en la cantidad

take-title = Sacar fichas de la mesa
take-text = Solo para comida, bebida y propinas. Las demás fichas siguen en juego.
take-most = Máx. { $most }
take-go = Sacar { $chips }
buy-empty = Escribe una cantidad.
buy-unread = «{ $text }» no es una cantidad. Prueba 200, 1,5k o 100bb.
buy-whole = Solo fichas enteras.
buy-low = Es poco. Mín. { $low }.
buy-high = Es demasiado. Máx. { $high }.
buy-sit = Entrar
buy-buy = Comprar fichas

## Esperar asiento

list-join = Apuntarme a la lista de espera
list-leave = Salir de la lista
list-waits = En espera de asiento: { $n }.
list-place = Tienes el número { $n } en la lista de espera. Te avisamos cuando haya asiento.
list-next = Tienes el primer puesto en la lista de espera. Te avisamos cuando haya asiento.
list-bot-goes = { $bot } se va después de esta mano. El asiento { $chair } es tuyo.
list-yours = El asiento { $chair } es tuyo: tienes { $n } s para sentarte.
list-yours-at = Asiento libre: { $table }
list-called = El asiento { $chair } está libre para ti.
list-take = Ocupar el asiento
list-no = No, gracias
list-missed = Perdiste el asiento: se acabó el tiempo.
list-removed = El anfitrión te quitó de la lista de espera.
list-away = Estuviste demasiado tiempo fuera y perdiste tu puesto en la lista de espera.
list-bot-chair = Ocupar el asiento de un bot
list-bot-here = Ocupar este asiento: { $bot } (bot) se va después de la mano
list-bot-text = { $bot } es un bot. Se va después de esta mano, o al momento si no hay mano en juego. Entonces te sientas tú.
list-kept = Reservado
list-kept-chair = Asiento { $chair }, reservado para la lista de espera
list-your-chair = Tu asiento
more-device = Jugar en otro dispositivo
add-title = Añadir fichas
add-bought = Efectivo
add-borrowed = Préstamo
add-lender = Prestamista
add-lender-away = Fuera de esta mesa
add-marker = Pagaré

## El menú

more-chop = Devolver las ciegas (chop)
more-clock = Pedir tiempo
more-settings = Ajustes
more-keys = Atajos de teclado

## Respuestas fijas, ausencias y overbets

stand-title = Acciones automáticas
stand-straddle = Straddle
stand-ask = Preguntarme
stand-never = Nunca
stand-always = Siempre
stand-run = Con all-in, correrlo
stand-once = Una vez
stand-most = Máximo de veces
stand-beaten = Mano perdedora en el showdown
stand-muck = No mostrar
stand-top-up = Recarga automática al máximo
stand-below = Por debajo del { $n } %
stand-full = Por debajo del máximo
stand-rebuy = Recompra automática
stand-waits = Esperar la ciega grande
stand-at-blind = No jugar desde la próxima ciega grande
more-take = Sacar fichas de la mesa
more-challenge = Impugnar la overbet
sit-sit-out-blind = No jugar desde la próxima ciega grande

## Chat

chat-title = Chat
chat-open = Chat
chat-unread = { $n } sin leer
chat-say = Escribe un mensaje
chat-send = Enviar
chat-none = Aún no hay mensajes
chat-off = El anfitrión desactivó el chat.
chat-mute = Silenciar a { $who }
chat-unmute = Volver a oír a { $who }
chat-muted = En silencio: { $who }

## Junto a la mesa, y sobre un asiento

beside-title = Registro, chat y manos
beside-log = Registro
beside-chat = Chat
beside-hands = Manos
beside-open = Registro y manos
beside-none = Aún no hay acción
beside-mentioned = { $who } te menciona: { $text }
beside-mention = Mencionar a { $who }
react-title = Reaccionar
react-laugh = Risa
react-wow = Asombro
react-sad = Tristeza
react-angry = Enfado
react-heart = Corazón
react-bravo = Buena mano
react-shown = { $who }: { $what }

## Ajustes

set-title = Ajustes de la mesa
set-four-colours = Baraja de cuatro colores
set-in-blinds = Cantidades en bb
set-motion = Animaciones
set-sounds = Sonidos
set-volume = Volumen
set-sure-fold = Confirmar si me retiro pudiendo pasar
set-sure-all-in = Confirmar all-in por encima de
set-never = Nunca
set-over = { $n } bb
set-notify = Avisarme cuando me toca y estoy en otra ventana
set-notify-denied = El navegador bloquea los avisos. Permítelos en su configuración.
set-strength = Mostrar la fuerza de la mano
set-equity = Mostrar la equity en un all-in
set-of-table = Automático
set-of-look = Aspecto
set-of-bets = Apuestas
set-of-sounds = Sonidos
set-of-calls = Avisos
set-of-keys = Atajos
set-heard = Sonido para
set-heard-turn = Mi turno
set-heard-cards = Cartas
set-heard-chips = Fichas y pasar
set-heard-win = Botes ganados
set-heard-chat = Chat
set-heard-warning = Se acaba el tiempo
set-shake = Vibrar cuando me toca
set-awake = No apagar la pantalla durante la mano

## Los tamaños de la barra

sizes-title = Tamaños de apuesta
sizes-text = 5 tamaños, teclas 1 a 5. Los que ahora no puedes apostar se ven atenuados. bb: ciegas grandes. ×: veces la apuesta que afrontas. El resto: parte del bote.
sizes-unraised = Preflop, sin subida
sizes-later = Con subida o postflop
sizes-place = Tamaño { $n }
sizes-reset = Restablecer

## El aspecto de la mesa

dress-theme = Tema
dress-theme-auto = Del sistema
dress-theme-light = Claro
dress-theme-dark = Oscuro
dress-felt = Tapete
dress-felt-green = Verde
dress-felt-blue = Azul
dress-back = Dorso de las cartas
dress-back-plain = Puntos azules
dress-back-woven = Trama roja
dress-large = Cartas grandes
dress-sorted = Ordenar mis cartas por valor
dress-clock = Sonido del reloj
dress-clock-off = Ninguno
dress-clock-five = Tictac en los últimos 5 s
dress-clock-ten = Pitido a los 10 s, luego tictac

## Teclas

keys-title = Atajos de teclado
keys-text = Elige un atajo y pulsa su nueva tecla.
keys-change = { $what }: { $key }. Cambiar
keys-press = Pulsa una tecla
keys-taken = { $key } ya se usa: { $what }. Pulsa otra tecla.
keys-reset = Restablecer
keys-too = Las flechas → ←, + y − también cambian el tamaño. Con Mayús los pasos son mayores.
keys-fold = Retirarse
keys-call = Pasar o igualar
keys-raise = Apostar o subir: elegir tamaño
keys-larger = Más
keys-smaller = Menos
keys-choose = Tamaño o carta { $n }
keys-presets = Tamaño de apuesta 1 a 5, o una carta para descartar
keys-submit = Confirmar apuesta, subida o descarte
keys-time = Más tiempo
keys-chat = Chat
keys-help = Atajos
keys-space = Espacio
keys-enter = Intro

## Narración

say-chair = Asiento { $chair }

## Lo que hacen los anfitriones

say-you = Te toca. { $what }
say-you-call = { $chips } para igualar.
say-you-free = Puedes pasar.
say-you-seconds =
    { $n ->
        [one] Queda { $n } segundo.
       *[other] Quedan { $n } segundos.
    }
