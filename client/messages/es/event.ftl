### Texts of the tournaments.

## La lista

events-text = Sit & go y torneos multimesa. El reloj, los asientos y los premios van solos.
events-new = Crear torneo
events-all = Todos los torneos
events-none = Aún no hay torneos
events-none-text = Crea uno: un sit & go con bots son 2 clics.
events-running = En juego
events-open = Inscripción abierta
events-over = Terminados
event-phase-open = inscripción abierta
event-phase-running = en juego
event-phase-ended = terminado
event-phase-cancelled = cancelado
event-sng = sit & go
event-tournament = torneo
event-free = gratis
event-price = Buy-in
event-players = Jugadores
event-pool = Bote de premios
event-level = Nivel
event-starts-at = Empieza { $when }
event-late-until = Registro tardío hasta el final del nivel { $level }
event-locked = contraseña
event-asks-host = el anfitrión aprueba
event-you-asking = esperando al anfitrión
event-you-registered = inscripción hecha
event-you-seated = en juego
event-you-moving = cambiando de mesa
event-you-out = fuera
event-go-seat = Volver a tu asiento
event-go-register = Inscribirme
event-go-results = Resultados
event-go-look = Ver

## Uno nuevo

event-new-text = Los valores de partida ya sirven para jugar. Abajo se ve cómo será el torneo.
event-kind = Tipo de torneo
event-kind-sit-and-go = Sit & go
event-kind-sit-and-go-text = empieza al llenarse
event-kind-evening = Torneo multimesa
event-kind-evening-text = a una hora fija o cuando tú lo inicies; registro tardío, recompras
event-kind-felt = Torneo en vivo
event-kind-felt-text = mesas y cartas físicas: tú anotas las eliminaciones; la sala sienta, mueve y paga
event-format = Formato
event-format-usual = normal
event-format-shootout = shootout
event-format-satellite = satélite
event-format-shootout-hint = cada mesa se juega hasta que queda 1, y luego juegan los ganadores
event-format-satellite-hint = plazas de igual valor; el resto va al puesto siguiente
event-seat-worth = Valor de la plaza
event-seat-worth-hint = vacío: 10 buy-ins
event-seat-in = Torneo de destino
event-seat-in-hint = su dirección; cada ganador recibe un ticket. Vacío: sin ticket
event-name = Nombre
event-name-sng = Sit & go de { $n } { $n ->
        [one] jugador
       *[other] jugadores
    }
event-name-evening = Torneo de esta noche
event-size = Jugadores
event-size-n =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
event-size-hint = Más de 9: varias mesas
event-expected = Jugadores previstos
event-hours = Duración (h)
event-hours-hint = 0: lo que pidan los niveles
event-level-minutes = Duración del nivel (min)
event-stack = Stack inicial
event-bots = Completar con bots hasta
event-bots-hint = jugadores al empezar; 0: sin bots
event-bots-hint-full = jugadores cuando pulses Empezar ya; 0: sin bots
event-start-at = Hora de inicio
event-start-at-hint = vacío: cuando pulses Empezar ya
event-late = Registro tardío hasta el nivel
event-day-ends = Los días acaban con el nivel
event-day-ends-hint = 8, 16: 3 días. Vacío: 1 día
event-flight = Nombre de este día 1
event-flight-hint = con varios días 1: el día acaba sin ganador y el segundo día recibe a sus jugadores
event-terms-day = El día { $day } acaba con el nivel { $level }
event-terms-flight = Día 1 { $name }
event-day-over = El último nivel del día ha terminado: acaba las manos, cuenta los stacks y cierra el día.
event-late-hint = 0: hasta el inicio
event-seats = Asientos por mesa
event-most = Máx. de entradas
event-most-hint = 0: sin límite
event-reentries = Reentradas
event-reentries-hint = por jugador
event-money = Buy-in y premios
event-money-points = sin moneda
event-price-prize = Buy-in
event-price-whole = Buy-in { $total }: { $parts }
event-price-part-prize = { $price } al bote de premios
event-price-part-bounty = { $price } de bounty
event-price-part-fee = { $price } de comisión
event-price-prize-hint = al bote de premios
event-price-fee = Comisión
event-price-fee-hint = aparte, para el anfitrión
event-price-for-head = { $price } de bounty
event-price-head = Bounty
event-price-head-hint = además del buy-in; vacío: la mitad del buy-in será el bounty
event-bounty = Bounties
event-bounty-none = Sin
event-bounty-fixed = Fijos
event-bounty-progressive = Progresivos
event-bounty-mystery = Mystery
event-mystery = Valores de los mystery bounties
event-mystery-hint = unidades enteras; vacío: del bote de bounties, al llegar a premios
event-card-shares = Mystery bounties por cada 100
event-card-shares-hint = cuántos de cada valor relativo, el mayor primero; vacío: { $usual }
event-cards = Mystery bounties que quedan
event-cards-worth = Valor
event-cards-count = Quedan
event-shares = Premios (%)
event-shares-hint = primero el 1.º, en total 100. Vacío: reparto habitual
event-paid = Puestos con premio (%)
event-rebuys = Recompras: { $n } fichas por el precio de un buy-in
event-add-on = Add-on: { $n } fichas por el precio de un buy-in
event-rebuy-until = Recompras hasta el nivel
event-rebuy-until-hint = add-on en el descanso siguiente
event-preview = Vista previa
event-preview-with =
    { $n ->
        [one] { $n } entrada
       *[other] { $n } entradas
    }
event-preview-minutes = todos los niveles: { $h } h { $m } min
event-antes = Antes
event-antes-none = sin
event-antes-big_blind = ante de la ciega grande
event-antes-each = cada jugador
event-ante-from = Antes desde el nivel
event-break-every = Descanso cada (niveles)
event-break-every-hint = 0: solo para el color-up
event-break-minutes = Duración del descanso (min)
event-file-text = todas las reglas y niveles, para guardar o editar
event-file-edited = El torneo usa tu archivo editado, no el formulario.
event-who = Quién puede entrar
event-private = Solo con invitación
event-approval = Aprobar a cada jugador
event-password = Contraseña
event-password-new = Contraseña nueva
event-about = Sobre este torneo
event-run = Ajustes de las mesas
event-run-text = ritmo, espectadores, chat
event-decide = Tiempo para recomprar (s)
event-make = Abrir inscripción

## Un torneo

event-clock = Reloj
event-begins-in = Empieza en
event-begun = { $name } va a empezar
event-notify = Avisarme cuando empiece
event-waits = Esperando jugadores
event-when-full = Empieza al llenarse.
event-when-host = Empieza cuando lo diga el anfitrión.
event-paused = Reloj parado
event-break = Descanso
event-level-n = Nivel { $n }
event-next = Próximo nivel
event-next-break = Próximo descanso
event-left = Jugadores restantes
event-average = Stack medio
event-average-n = media { $n }
event-bb = { $n } bb
event-to-prizes = Hasta premios
event-to-prizes-n =
    { $n ->
        [one] falta { $n } jugador
       *[other] faltan { $n } jugadores
    }
event-in-the-money = en premios
event-by-hand = Mano por mano: todas las mesas reparten a la vez.
event-by-hand-short = Mano por mano
event-last-hands-n =
    { $n ->
        [one] { $n } mano más hoy
       *[other] { $n } manos más hoy
    }
event-you = Tu entrada
event-your-stack = Tu stack
event-your-place = Tu puesto
event-your-seat = Tu asiento
event-your-head = Tu bounty
event-heads = { $price } ganados
event-table-seat = mesa { $table }, asiento { $seat }
event-go-table = Ir a tu mesa
event-moving = Cambias de mesa. Tu nuevo asiento aparece enseguida.
event-moves-soon = Cambias de mesa después de esta mano.
event-place = { $n }.º
event-place-of = { $place } de { $of }
event-out = Has acabado en el puesto { $place }.
event-out-now = Estás fuera. Tu puesto aparece enseguida.
event-won = Has ganado { $price }.
event-registered = Tu inscripción está hecha.
event-asked = Petición enviada al anfitrión.
event-registered-text = Tu inscripción está hecha. Deja esta página abierta: al empezar te lleva a tu asiento.
event-asking-text = Esperando a que el anfitrión apruebe tu entrada.
event-full = El torneo está lleno.
event-closed = La inscripción está cerrada.
event-enter = Inscribirme: { $price }
event-enter-again = Reentrada: { $price }
event-ask-in = Pedir entrada: { $price }
event-decide-text = ¿Recompra? Quedan { $n } s
event-rebuy = Recomprar { $n } fichas: { $price }
event-after-hand = Tus fichas llegan después de esta mano.
event-rebuy-done = Fichas compradas.
event-no-rebuy = No, me voy
event-no-rebuy-done = Estás fuera.
event-add-on-go = Add-on { $n } fichas: { $price }
event-add-on-done = Fichas compradas.
event-away = Me ausento
event-away-done = Pones ciegas y te retiras de cada mano hasta que vuelvas.
event-back = He vuelto
event-back-done = Vuelves a recibir cartas.
event-unregister = Anular inscripción
event-unregister-sure = Pierdes tu plaza y recuperas el buy-in.
event-unregister-no = Mantener inscripción
event-unregister-done = Inscripción anulada.
event-entrants = Inscritos
event-standings = Clasificación
event-results = Resultados
event-winners = Primeros puestos
event-nobody = Aún no hay entradas. Envía el enlace a tus amigos.
event-find = Buscar jugador
event-rank = Puesto
event-player = Jugador
event-chips = Fichas
event-table = Mesa
event-head = Bounty
event-prize = Premio
event-places = Puesto
event-bot = bot
event-is-away = ausente
event-is-out = fuera
event-bought = { $n }×
event-show-all = Ver los { $n }
event-tables = Mesas
event-table-n = mesa { $n }
event-move-will = { $player }: de la mesa { $from } a la mesa { $to } después de esta mano
event-move-soon = { $player }: deja la mesa { $from } después de esta mano
event-move-to = { $player }: va a la mesa { $to }
event-move-waits = { $player }: espera asiento
event-move-balance = equilibrio de mesas
event-move-broken = mesa disuelta
event-move-redraw = nuevo sorteo
event-prizes = Premios
event-prizes-now = Con las entradas de ahora. Definitivo al cerrar la inscripción.
event-prizes-dealt = Lo que queda en juego después del pacto.
event-prizes-divided = Repartido en un pacto: mira los resultados.
event-prizes-later = Cada entrada suma { $price }. Los premios aparecen con la primera.
event-prizes-none = Sin premios: se juega por el honor.
event-structure = Estructura de ciegas
event-blinds = Ciegas
event-blinds-ante = Ciegas / ante
event-length = Duración
event-from = Desde
event-minutes = { $n } min
event-hands =
    { $n ->
        [one] { $n } mano
       *[other] { $n } manos
    }
event-colour-up = color-up de las de { $n }
event-terms-stack = Stack inicial { $n }
event-terms-seats = Máx. { $n } por mesa
event-terms-full = Empieza con { $n } { $n ->
        [one] jugador
       *[other] jugadores
    }
event-terms-most = Máx. { $n } { $n ->
        [one] entrada
       *[other] entradas
    }
event-terms-reentries = Reentradas: { $n }
event-terms-rebuy = Recompra: { $n } fichas por { $price }, hasta el final del nivel { $level }
event-terms-add-on = Add-on: { $n } fichas por { $price }, después del nivel { $level }
event-terms-bounty-fixed = Bounty: { $price } por eliminación
event-terms-bounty-progressive = Bounties progresivos desde { $price }
event-terms-bounty-mystery = Mystery bounties: { $price } por entrada
event-terms-guarantee = Garantizado: { $price }
event-draws = Sorteo de asientos
event-draws-sealed = sellado antes del primer sorteo
event-draws-right = verificado: la semilla coincide con el sello
event-draws-wrong = la semilla no coincide con el sello
event-draws-text = Los asientos, cambios y botones salen de 1 semilla. Su hash es público desde el principio; la semilla, al final. Esta página comprueba el hash.
event-seal = Sello (SHA-256)
event-seed = Semilla
event-cancelled = Torneo cancelado. Se devuelven todos los buy-ins.
event-cancelled-why = Motivo: { $why }
event-yes = sí

## Un pacto

event-deal = Pacto
event-deal-text = repartir lo que queda, si todos aceptan
event-deal-how = Reparto
event-deal-icm = ICM
event-deal-chips = por fichas
event-deal-even = a partes iguales
event-deal-custom = a medida
event-deal-save = Queda en juego
event-deal-saved = Queda en juego: { $price }.
event-deal-ends = Esto termina el torneo.
event-deal-share = Recibe
event-deal-agrees = Acepta
event-deal-look = Vista previa
event-deal-propose = Proponer
event-deal-sure =
    { $n ->
        [one] ¿Preguntar a { $n } jugador? El pacto necesita su sí.
       *[other] ¿Preguntar a { $n } jugadores? El pacto necesita el sí de todos.
    }
event-deal-propose-done = Pacto propuesto.
event-deal-proposed = Pacto propuesto, { $kind }:
event-deal-yes = Aceptar
event-deal-yes-done = Has aceptado.
event-deal-no = Sin pacto
event-deal-no-done = Has rechazado.
event-deal-agreed = Has aceptado.
event-deal-drop = Retirar
event-deal-drop-done = Pacto retirado.

## Su anfitrión

event-host = Anfitrión
event-host-asking = Peticiones de entrada
event-host-asks = { $player } pide entrar
event-host-admit = Aprobar
event-host-refuse = Rechazar
event-host-refused = Entrada de { $player } rechazada.
event-host-start = Empezar ya
event-host-start-sure = ¿Sortear asientos para { $n } { $n ->
        [one] jugador
       *[other] jugadores
    } y poner en marcha el reloj?
event-host-start-done = Torneo en marcha.
event-host-pause = Parar reloj
event-host-pause-done = Reloj parado. Las manos en juego se terminan.
event-host-go-on-done = Reloj en marcha.
event-host-more-time = +{ $n } min
event-host-less-time = −{ $n } min
event-host-clock-done = Reloj ajustado.
event-host-bots = Número de bots
event-host-style = Estilo
event-host-bots-go = Añadir bots
event-host-bots-done =
    { $n ->
        [one] { $n } bot inscrito.
       *[other] { $n } bots inscritos.
    }
event-host-fill =
    { $n ->
        [one] Completar la última plaza ({ $n })
       *[other] Completar las últimas { $n } plazas
    }
event-host-enter = Inscribir jugadores
event-host-enter-hint = nombre en la sala
event-host-enter-file = Nombres de un archivo
event-host-enter-no-names = No hay nombres en { $file }: uno por línea, o un archivo CSV con una columna player.
event-host-enter-many = nombres, 1 por línea
event-host-enter-n = Inscribir { $n }
event-host-enter-go = Inscribir
event-host-enter-done = { $player }: inscripción hecha.
event-host-players = Gestionar un jugador
event-host-players-text = penalización, recuento, ausencia, deshacer eliminación, quitar
event-host-choose = elegir …
event-host-done = Hecho: { $player }.
event-host-remove = Quitar entrada
event-host-remove-sure = ¿Quitar a { $player } y devolver el buy-in?
event-host-away = Marcar ausente
event-host-back = Marcar presente
event-host-day = Fin del día
event-host-day-text = últimas manos, embolsado
event-host-last-hands = Últimas manos
event-host-last-hands-go = Anunciar
event-host-last-hands-done =
    { $n ->
        [one] { $n } mano más en cada mesa.
       *[other] { $n } manos más en cada mesa.
    }
event-host-end-day = Terminar el día
event-host-end-day-sure = Los jugadores embolsan sus fichas después de esta mano y el reloj se para.
event-host-end-day-done = Día terminado.
event-host-begin-day = Empezar el día siguiente
event-host-begin-day-done = Empieza el día siguiente.
event-seats-by-hand = Asientos a mano
event-seats-by-hand-text = mover a un jugador, fijar o cerrar un asiento
event-seat-move = Mover aquí
event-seat-sure = { $player } va a { $where } con todas sus fichas.
event-seat-lock = Fijar asiento
event-seat-lock-done = { $player } conserva el asiento al equilibrar mesas.
event-seat-unlock = Soltar asiento
event-seat-unlock-done = { $player } puede cambiar de nuevo.
event-seat-off = Cerrar asiento
event-seat-off-done = Cerrado: { $where }.
event-seat-on = Abrir asiento
event-seat-on-done = Abierto: { $where }.
event-seat-taken = Asiento ocupado: { $where }.
event-host-settings = Ajustes
event-host-settings-text = acceso, hora de inicio, ritmo
event-host-cancel = Cancelar torneo
event-host-cancel-sure = El torneo termina al momento y paga según sus reglas. No se puede deshacer.
event-host-cancel-hands = Para antes el reloj y espera a que terminen las manos.
event-results-csv = Resultados (CSV)
event-ledger-csv = Cuentas (CSV)
event-levels = Próximos niveles
event-levels-text = cambiar ciegas, juegos y descansos que faltan
event-levels-ahead = Después de este nivel
event-levels-hint = 1 por línea: 200/400 20m, 300/600 big blind ante 600 20m, break 10m, 500/1000 15h para 15 manos.
event-levels-go = Cambiar niveles
event-levels-done = Niveles cambiados.
event-flights = Flights del día 1
event-flights-text = traer a los jugadores que quedan de un día terminado
event-flights-which = Dirección de ese día
event-flights-go = Traer
event-flights-done = Jugadores incorporados.
event-marker = Paga una ficha de bounty perdida
event-old-chips = Fichas antiguas encontradas
event-old-chips-go = Cambiar
event-ticket = Ticket
event-ticket-hint = si ganaste uno
event-ticket-won = Has ganado un ticket:
event-ticket-copy = Copiar ticket
event-penalty = Penalización
event-penalty-warning = advertencia
event-penalty-hands = manos sin jugar
event-penalty-rounds = vueltas sin jugar
event-penalty-blinds = perder una vuelta de ciegas
event-penalty-disqualification = descalificación
event-penalty-amount = Cuántas
event-penalty-go = Penalizar
event-penalty-sure = { $player } queda fuera del torneo. Sus fichas salen del juego.
event-count = Recuento de fichas
event-count-confirm = Confirmar recuento
event-count-go = Fijar recuento
event-count-sure = { $player }: { $before } → { $after }
event-undo-bust = Deshacer eliminación
event-undo-bust-chips = Stack
event-undo-bust-sure = { $player } vuelve al juego con { $chips }.

## En una mesa del torneo

strip-title = Torneo
strip-moves = Cambias de mesa después de esta mano
strip-asks-answer-deal = Pacto propuesto

## Mesas físicas

felt-title = En las mesas
felt-moves = Cambiando de mesa
felt-walking =
    { $n ->
        [one] { $n } jugador camino de su nuevo asiento
       *[other] { $n } jugadores camino de su nuevo asiento
    }
felt-all-there = Todos en su sitio
felt-all-there-done = Todos los jugadores están en su sitio.
felt-deal = Todos aceptan
felt-deal-sure =
    { $n ->
        [one] { $n } jugador ha aceptado en la mesa. ¿Pagar el pacto?
       *[other] Los { $n } jugadores han aceptado en la mesa. ¿Pagar el pacto?
    }
felt-deal-done = Pacto hecho.
felt-there = En su sitio
felt-there-done = { $player } está en su sitio.
felt-out = Eliminaciones
felt-out-text = la última primero; toca para deshacer
felt-by = ¿Quién ganó las fichas?
felt-by-of = ¿Quién ganó las fichas de { $player }?
felt-also = Otra eliminación en esta mano
felt-places = Puestos
felt-place-later = Puesto pendiente:
felt-place-was = antes { $place }
felt-bust-many =
    { $n ->
        [one] { $n } jugador fuera
       *[other] { $n } jugadores fuera
    }
felt-big-blind = ¿Quién es la próxima ciega grande en la mesa { $table }? Llega un jugador de otra mesa.
felt-big-blind-unknown = No lo sé
felt-big-blind-done = La próxima ciega grande es de { $player }.
felt-big-blind-guessed = Asiento supuesto: revisa el botón.
felt-guess = supuesto: revisa el botón
felt-bust = { $player } queda fuera
felt-bust-done = { $player } queda fuera.
felt-same-hand = En la misma mano que { $player }
felt-no-more = Fuera
felt-broke = Sin fichas
felt-buys = { $player } no tiene fichas. ¿Recompra?
felt-by-hand = Mano por mano: pulsa cuando todas las mesas hayan terminado su mano.
felt-round = Todas las mesas listas
felt-round-done = Ya se puede repartir la próxima mano.
felt-bought = { $player } compró fichas.
felt-write = Anotar
felt-counted-why = contado en la mesa
felt-counted-done = { $player } tiene { $n }.
felt-button = Botón
felt-button-at = botón: asiento { $seat }
felt-button-first = primer botón: asiento { $seat }
felt-next-hand = Mano siguiente
felt-button-moved = Mesa { $table }: mano siguiente.
felt-button-here = Tiene el botón
felt-button-set = { $player } tiene el botón.
felt-count = Contar
felt-count-title = Contar la mesa { $table }
felt-count-total = Total { $n } de { $due }.
felt-count-more = sobran { $n }
felt-count-less = faltan { $n }
felt-count-right = Las fichas cuadran
felt-count-done = Mesa { $table } contada.
event-host-known = Jugadores conocidos
print-receipts = Recibos
receipt-all = todos los jugadores
receipt-none = Aún no hay pagos.
receipt-number = Recibo { $n }
receipt-from-player = pagado por el jugador
receipt-to-player = pagado al jugador
receipt-ticket = ticket { $ticket }
receipt-kind-entry = Entrada
receipt-kind-re-buy = Recompra
receipt-kind-add-on = Add-on
receipt-kind-marker = Ficha de bounty perdida
receipt-kind-refund = Devolución
receipt-kind-prize = Premio
receipt-kind-head = Bounty
receipt-kind-deal = Acuerdo
felt-undone = { $player } vuelve al juego.
felt-send = Enviar
felt-sent = { $player } va a { $where }.
felt-registered = Tu inscripción está hecha. Tu mesa y tu asiento aparecen aquí después del sorteo.

## En la pared

wall-title = Reloj para TV
wall-layout = Disposición
wall-layout-clock = reloj
wall-layout-players = reloj y jugadores
wall-layout-prizes = reloj y premios
wall-sound-on = Con sonido
wall-sound-off = Sin sonido
wall-columns = Columnas
wall-column-players = Jugadores
wall-column-average = Stack medio
wall-column-chips = Fichas en juego
wall-column-break = Próximo descanso
wall-column-end = Fin del nivel
wall-column-pool = Bote de premios
wall-column-first = 1.er premio
wall-column-prizes = Para los premios
wall-column-bought = Recompras hechas
wall-column-late = Registro tardío hasta
wall-logo = Logo del reloj
wall-logo-choose = Elegir imagen
wall-logo-remove = Quitar logo
wall-logo-unreadable = { $file } no es una imagen o es demasiado grande.
wall-full = Pantalla completa
wall-back = Ir al torneo
wall-next = próximo
wall-players = Jugadores
wall-first = 1.er premio
wall-join = Inscríbete con el móvil

## En papel

print-title = Imprimir
print-what = Documento
print-slips = Papeletas de asiento
print-sign-in = Hoja de firmas
print-payouts = Premios y estructura
print-seat = Asiento
print-chips = { $n } fichas
print-paid = Pagado
print-signature = Firma
print-slips-none = Los asientos se sortean al empezar.

## Ligas

nav-seasons = Ligas
seasons-text = Puntos por puesto en varios torneos, en mesas reales y en línea.
seasons-new = Crear una liga
seasons-make = Crear liga
seasons-none = Aún no hay ligas
seasons-none-text = Crea una y añade tus torneos cuando terminen.
season-name-hint = Invierno 2026
season-evenings = Torneos
season-evenings-short = Jugadas
season-evenings-n =
    { $n ->
        [one] { $n } torneo
       *[other] { $n } torneos
    }
season-leads = { $name } va en cabeza
season-points = Puntos
season-points-n =
    { $count ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
season-wins = Victorias
season-dropped = no cuenta
season-dropped-hint = Entre paréntesis: resultados que no cuentan.
season-no-evenings = Aún no hay torneos.
season-standings-csv = Clasificación (CSV)
season-places-csv = Todos los puestos (CSV)
season-scoring = Puntuación
season-formula = Puntos por puesto
season-formula-table = Lista de puntos
season-formula-table-text = Tú fijas los puntos de cada puesto.
season-formula-table-is = Puntos por puesto: { $points }
season-formula-linear = Jugadores superados
season-formula-linear-text = 1 punto por cada entrada desde tu puesto hacia abajo: de 18 entradas, el ganador recibe 18, el segundo 17 y el último 1.
season-formula-root = Tamaño del torneo
season-formula-root-text = 10 × √(entradas ÷ puesto): más jugadores dan más puntos, sobre todo en los primeros puestos.
season-formula-buy_in = Tamaño y entrada
season-formula-buy_in-text = 10 × √(entradas ÷ puesto) × (1 + log₁₀(precio ÷ unidad + ¼)): una entrada más cara también da más.
season-table = Puntos por puesto
season-table-hint = el 1.º primero
season-taking-part = Por participar
season-bounty = Por cada bounty
season-rebuy = Por cada recompra
season-rebuy-hint = Negativo: se restan puntos
season-best = Mejores resultados que cuentan
season-best-hint = 0: todos
season-least = Mínimo de entradas
season-least-hint = los torneos menores no dan puntos; 0: sin mínimo
season-unit = Unidad del precio
season-unit-hint = en la unidad mínima: 100 para céntimos
season-example = Ejemplo: { $n } { $n ->
        [one] entrada
       *[other] entradas
    }
season-terms-taking-part =
    Por participar: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    } más
season-terms-bounty =
    Por cada bounty: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
season-terms-rebuy =
    Por cada recompra o reentrada: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
season-terms-best =
    { $n ->
        [one] Solo cuenta el mejor resultado
       *[other] Cuentan los { $n } mejores resultados
    }
season-terms-least = Los torneos con menos de { $n } { $n ->
        [one] entrada
       *[other] entradas
    } no dan puntos
season-terms-ties = A igualdad de puntos, más victorias; si no, puesto compartido
season-add = Añadir un torneo
season-add-go = Añadir
season-add-none = Aquí aparecen tus torneos terminados.
season-added = { $name }: añadida
season-enter = Anotar un resultado
season-enter-text = un torneo jugado fuera de esta sala
season-enter-go =
    { $n ->
        [one] Añadir { $n } jugador
       *[other] Añadir { $n } jugadores
    }
season-day = Fecha
season-entries = Entradas
season-entries-hint = con reentradas; 0: una por jugador
season-places = Orden final
season-places-hint = el ganador primero, un nombre por línea; o una tabla con columnas place y player
season-file = Desde un archivo
season-too-few = pocas entradas
season-remove = Quitar
season-remove-sure = ¿Quitar { $name } de la liga? También se van sus puntos.
season-removed = { $name }: quitado
season-edit = Cambiar puntuación
season-save = Guardar
season-saved = Puntuación cambiada
season-players = Jugadores
season-players-add = Añadir jugadores
season-players-added =
    { $n ->
        [one] { $n } jugador añadido
       *[other] { $n } jugadores añadidos
    }
season-players-go =
    { $n ->
        [one] Añadir { $n } jugador
       *[other] Añadir { $n } jugadores
    }
season-players-csv = Todos mis jugadores (CSV)
season-rename = Nombre
season-rename-hint = el nombre de otro jugador une a los dos
season-rename-go = Cambiar nombre
season-merge = Unir
season-renamed = Nombre nuevo: { $name }
season-about = Sobre la liga
season-of-event = Añadir a una liga
players-title = Mis jugadores
players-private = Solo tú ves contactos, números y notas: no salen en ninguna página, pantalla ni recibo.
players-search = Buscar por nombre, número, contacto o notas
players-number = Número de socio
players-contact = Contacto
players-contact-hint = correo o teléfono
players-notes = Notas
players-add = Jugador nuevo
players-saved = Guardado: { $name }
players-forget = Borrar datos
players-forgotten = Datos borrados: { $name }
players-forget-all = Borrar todos los datos
players-forget-all-sure = Se borrarán contactos, números y notas de todos tus jugadores. Los nombres y resultados se quedan.
players-forgotten-all = Todos los datos borrados
players-import = Importar CSV
players-import-hint = Una tabla con las columnas jugador, número, contacto y notas. Sustituye los datos de los jugadores que contiene.
players-none = Aún no hay jugadores
players-none-text = Aquí aparecen los jugadores de tus ligas y torneos.
players-more =
    { $n ->
        [one] { $n } más: busca un nombre
       *[other] { $n } más: busca un nombre
    }
