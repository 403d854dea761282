### Texts of the pages around a table, and of the host’s tools.

## Una mesa nueva

new-title = Abrir una mesa
new-text = Los valores de partida ya sirven para jugar. Abre la mesa o cambia lo que quieras.
new-stakes = Apuestas
new-size-small-blind = Ciega pequeña
new-size-big-blind = Ciega grande
new-size-small-bet = Apuesta pequeña
new-size-big-bet = Apuesta grande
new-size-ante = Ante
new-size-bring-in = Bring-in
new-size-button = Ciega del botón
new-size-none = sin
new-chairs = Asientos
new-chairs-most = máx. { $n }
new-least = Buy-in mín.
new-most = Buy-in máx.
new-any = Cualquiera
new-no-limit = Sin máx.
new-in-blinds =
    { $n ->
        [one] { $n } ciega grande
       *[other] { $n } ciegas grandes
    }
new-in-bets =
    { $n ->
        [one] { $n } apuesta grande
       *[other] { $n } apuestas grandes
    }
new-think = Tiempo por turno (s)
new-think-none = sin reloj
new-think-hint = 0: sin reloj
new-bots-hint = ocupan los asientos libres
new-money = Cantidades
new-money-chips = fichas
new-money-hint = solo al mostrar: 1,50 son 150 fichas
new-not-a-number = Escribe un número.
new-game-words = Escribir un juego
new-game-write = Escribir otro juego …
new-game-search = Buscar juegos
new-game-type = Busca o escribe: nlhe 1/2, PLO 0.5/1 …
new-game-none = Sin resultados
new-family-hold-em = Hold’em
new-family-omaha = Omaha
new-family-stud = Stud
new-family-draw = Draw
new-family-mix = Juegos mixtos
new-family-small = Juegos de estudio
new-house = Reglas de la casa
new-house-online = Online
new-house-home = Partida casera
new-house-cash = Sala de cartas
new-file-take = Pasar al formulario
rules-change = Cambiar las reglas
rules-change-go = Cambiar desde la próxima mano
new-game = Juego
new-game-hint = Por ejemplo «plo 5/10», «nlhe 1/2 ante 1» o «stud8 4/8».
new-name = Nombre de la mesa
new-name-hint = según tu nombre
new-who = Quién puede entrar
new-private = Solo con invitación
new-spectators = Permitir espectadores
new-password = Contraseña
new-password-hint = ninguna
new-bots = Bots
new-delay = Retardo para espectadores (s)
new-between = Pausa entre manos (s)
new-options = Más opciones
new-options-text = straddle, run it twice, rake y más
new-changed = cambios: { $n }
new-search = Buscar opciones
new-none = Sin resultados
new-list = separados por comas
new-undo = Restablecer { $name }
new-edited = La mesa se abre con tu archivo editado.
new-file = Como archivo (TOML)
new-file-text = los mismos ajustes, para guardar o editar
new-file-undo = Volver al formulario
new-go = Abrir mesa

## Invitar y entrar

links-title = Enlaces personales y temporales
links-text = El enlace de arriba sirve para todos. Estos dejan entrar a 1 jugador, o caducan.
links-once-shown = Copia el enlace ahora: solo lo verás una vez.
links-one = 1 jugador
links-all = cualquiera
links-until = hasta el { $at }
links-end = Anular
links-for-one = Solo 1 jugador
links-good-for = Válido durante
links-good-for-hour = 1 hora
links-good-for-day = 1 día
links-good-for-week = 1 semana
links-make = Crear enlace
links-renew = Renovar enlaces
links-sure = Los enlaces antiguos dejan de funcionar. Quienes están en la mesa se quedan.
links-renewed = Enlaces renovados. Envía el nuevo, arriba.
settings-players-invite = Los jugadores pueden invitar
device-title = Jugar en otro dispositivo
device-text = Escanea esto con el otro dispositivo, abre allí el enlace o escribe el código en { $where }. Funciona una vez, durante 10 minutos.
device-code = Código
device-link = Enlace para el otro dispositivo
device-qr = Código QR del enlace para el otro dispositivo
device-both = Eres el mismo jugador en ambos dispositivos. No compartas el código: da acceso a tu nombre, tu asiento y tus cartas.
device-over = Este código ha caducado.
device-again = Código nuevo
device-in-title = Escribir un código
device-in-text = En tu otro dispositivo, abre el menú y elige «Jugar en otro dispositivo». Verás un código de 8 letras y cifras.
device-in-yours = Tomas el nombre, el asiento y las cartas de ese jugador.
device-in-go = Jugar en este dispositivo
device-in-known = Este navegador ya es { $name }. Cierra la sesión para jugar como otro jugador.
host-waiting = Lista de espera
host-waiting-remove = Quitar
host-waiting-remove-who = Quitar a { $name } de la lista
host-seat-link = Enviar enlace al asiento
host-seat-link-text = Para quien entró sin cuenta y perdió el acceso. El enlace vale 10 minutos y abre el asiento y las cartas de { $name }: envíalo solo a { $name }. La mesa ve que lo has creado.
settings-seats = Asientos
settings-to-sit = Tiempo para ocupar un asiento reservado (s)
settings-bots-make-room = Los bots ceden el asiento a quien espera
settings-bots-alone = Los bots siguen jugando sin espectadores
settings-bots-fill = Completar con bots hasta (jugadores, 0: no)

## El menú de una mesa, y las mesas propias

page-back = Volver a la mesa

## El anfitrión

host-not-you = Solo los anfitriones de esta mesa pueden usar esta página.
host-requests = Peticiones de fichas
host-asks = { $player } (asiento { $chair }) pide { $chips }
host-approve = Aprobar
host-together = { $names } comparten dirección, quizá la casa.
host-together-as = Misma dirección que { $names }.
host-approve-all = Aprobar todas
host-choose = Elegir el próximo juego
host-choose-done = Próximo: { $game }.
host-refuse = Rechazar
host-play = Reparto
host-begin = Repartir la próxima mano
host-pause-now = Pausar ya
host-pause-done = Pausa después de esta mano.
host-bomb = Ante del bomb pot
host-bomb-go = Jugar bomb pot
host-floor = Corregir un error
host-floor-text = Deshacer vale hasta la siguiente carta. Anular devuelve todas las apuestas. Guardar deja el bote para el próximo reparto.
host-undo = Deshacer última acción
host-undo-done = Última acción deshecha.
host-hold = Guardar bote
host-hold-done = Bote guardado para el próximo reparto.
host-why = Motivo de la decisión (en el registro)
host-warn = Advertir
host-warn-done = Advertencia para { $player }.
host-kill = Declarar muerta la mano
host-kill-done = La mano de { $player } está muerta.
host-call-off-go = Anular mano
host-call-off-done = Mano anulada.
host-reason-first = Escribe antes un motivo. Queda en el registro.
host-reason = Motivo (en el registro)
host-players = Jugadores
host-nobody = Aún no hay jugadores
host-away = ausente
host-sit-out = Dejar sin jugar
host-button = Dar el botón
host-adjust = Ajustar stack
host-adjust-go = Ajustar
host-adjust-text = Queda en las cuentas con su motivo.
host-adjust-done = Stack de { $player } ajustado.
host-bot = Bot
host-bot-any = cualquier estilo
host-bot-go = Añadir bot
host-seat = Sentar a un jugador
host-seat-who = Espectador o jugador en espera
host-seat-as = Entrada
host-seat-new = jugador nuevo
host-seat-replacing = reemplaza a quien se fue
host-seat-transferred = de una mesa disuelta
host-seat-text = 0 fichas: el jugador hace su buy-in. De una mesa disuelta: el stack que tenía, aunque no llegue al mínimo.
host-seat-go = Sentar
host-second = Otro anfitrión
host-second-name = Nombre
host-second-go = Nombrar anfitrión
host-second-done = { $name } ya tiene el papel de anfitrión.
host-game = Juego y reglas
host-game-next = Próximo juego y apuestas
host-game-go = Cambiar
host-game-done = Cambia desde la próxima mano.
host-rules = Todas las reglas (TOML)
host-rules-go = Cambiar las reglas
host-house = Fichas y tarifas
host-time-fees = Cobrar tarifa de tiempo
host-colour-up = Color-up de las fichas más pequeñas
host-kitty = Del fondo común ({ $chips })
host-kitty-what = Para qué
host-kitty-go = Gastar
host-settle = Deuda pagada por
host-settle-lender = A
host-settle-marker = Pagarés
host-settle-go = Anotar
host-settle-done = Anotado.
host-move = Asiento nuevo
host-move-go = Cambiar
host-move-done = { $player } está ahora en el asiento { $chair }.
host-close = Cerrar mesa
host-close-sure = Todos cobran y la sesión termina. ¿Cerrar la mesa?

## Lo que hacen los anfitriones durante una mano, y en qué queda

host-more = Invitaciones y ajustes
host-tray =
    { $n ->
        [one] { $n } petición de fichas
       *[other] { $n } peticiones de fichas
    }
host-barred = Vetados
host-barred-by = { $by }, { $until }
host-barred-why = Motivo: { $reason }
host-let-in = Levantar veto
host-let-in-done = { $player } ya no tiene veto.
host-ban = Vetar a un jugador
host-ban-name = Nombre
host-send = Expulsar …
host-send-title = Expulsar a { $player }
host-send-text = La mano en juego se termina antes; luego { $player } cobra sus fichas y ve tu nombre y el motivo.
host-send-go = Expulsar
host-send-done = { $player } está fuera.
host-send-how = Veto
host-send-none = sin veto
host-send-hour = 1 hora
host-send-day = 1 día
host-send-good = para siempre
seat-menu-chair = asiento { $chair }
seat-menu-stack = Stack
seat-menu-behind = En camino
seat-menu-owes = Debe
seat-menu-bought = Compras
seat-menu-net = Neto
note-hint = ¿Cómo juega?
note-colour = Color
note-colour-none = sin color
note-colour-red = rojo
note-colour-orange = naranja
note-colour-green = verde
note-colour-blue = azul
note-colour-purple = morado
note-keep = Guardar
note-kept = Guardado
note-private = Solo la ves tú, en todas las mesas de esta sala.
note-all = Notas de jugadores
note-edit = Editar
note-none = Aún no hay notas. Haz clic en un jugador de una mesa para escribir una.
seat-menu-mute = Silenciar chat
seat-menu-unmute = Volver a oír chat
seat-menu-host = Herramientas de anfitrión
seat-menu-make-host = Nombrar anfitrión
seat-menu-sit-out-done = { $player } no juega por ahora.
notice-read = Entendido
notice-moved = { $by } te cambió al asiento { $chair }.
notice-seated = { $by } te dio el asiento { $chair }.
notice-seated-chips = { $by } te dio el asiento { $chair }, con { $chips }.
notice-adjusted-more = { $by } añadió { $chips } a tu stack: { $text }
notice-adjusted-less = { $by } quitó { $chips } de tu stack: { $text }
notice-dealt-out = { $by } te dejó sin jugar. Pulsa «He vuelto» para seguir.
notice-refused = { $by } rechazó tu petición de fichas.
notice-warned = { $by } te advierte: { $text }
notice-killed = { $by } declaró muerta tu mano: { $text }
notice-sent-away = { $by } te expulsó de la mesa.
notice-sent-away-why = { $by } te expulsó de la mesa: { $text }
notice-host = { $by } te dio el papel de anfitrión de esta mesa.
notice-dropped = No se pudo hacer lo que pediste para después de la mano. { $text }
notice-announced = { $by }, a la sala: { $text }
away-title = Fuera de la mesa
away-who = { $by } te expulsó de esta mesa.
away-why = Motivo:
away-no-why = Sin motivo.
away-until = Puedes volver el { $until }.
away-good = Tienes prohibida la entrada a esta mesa.
away-now = Ya puedes volver. Tus fichas están en las cuentas.
away-back = Volver a la mesa
about-title = Del anfitrión
settings-about = Sobre esta mesa
settings-about-hint = Se ve en el lobby, en las invitaciones y con las reglas.
settings-quiet = Sin chat mientras haya un all-in

## Ajustes de una mesa abierta

settings-title = Ajustes de la mesa
settings-text = Los cambios valen al momento, para toda la mesa.
settings-who = Quién puede entrar
settings-password = Contraseña nueva
settings-password-hint = sin cambios
settings-password-none = Sin contraseña
settings-pace = Ritmo
settings-auto = Repartir las manos automáticamente
settings-one-address = Jugadores con la misma dirección IP
settings-one-address-allow = permitir
settings-one-address-warn = permitir y avisar a los anfitriones
settings-one-address-refuse = rechazar al segundo jugador
settings-one-address-hint = Los amigos de una misma casa comparten dirección. Nadie la ve.
settings-bomb-votes = Los jugadores pueden proponer bomb pots
settings-rabbit = Rabbit hunt
settings-run-out = All-in: segundos por carta (0: al instante)
settings-bot-pace = Tiempo que piensa un bot (s)
settings-other = Extras
settings-chat = Chat
settings-restart = Si el servidor se reinicia a mitad de mano
settings-restart-resume = seguir la mano
settings-restart-void = anular la mano
settings-grace = Luego esperar la acción del jugador (s)
settings-go = Guardar
settings-same = Aún no hay cambios
settings-done = Guardado.

## Las cuentas

ledger-player = Jugador
ledger-bought = Compras
ledger-cashed-out = Cobros
ledger-chips = Stack
ledger-net = Neto
ledger-empty = Aún no hay compras
mine-events = Tus torneos abiertos
mine-events-none = No hay torneos abiertos
mine-events-sure = Terminar y devolver
mine-events-why = cerrado por el anfitrión
mine-hosted = Tus mesas abiertas
mine-hosted-none = No hay mesas abiertas
mine-people =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
mine-close-sure = Cerrar con jugadores sentados
ledger-the-house = Casa
ledger-the-bots = Bots
ledger-people-only = Sin bots
ledger-with-bots = Con bots
ledger-bots = Bots (sin saldar)
ledger-settled-people = Todo saldado, bots aparte.
ledger-rake = rake
ledger-kitty = fondo común
ledger-jackpot = jackpot
ledger-time_fees = tarifas de tiempo
ledger-carried = acumulado
ledger-csv = Descargar CSV
ledger-graph = Resultados por mano
ledger-settle = Saldar cuentas
ledger-settle-text = Con los mínimos pagos.
ledger-settled = Todo saldado.
ledger-pays = paga a
ledger-adjustments = Ajustes de stack
ledger-print = Imprimir
ledger-before = antes de la primera mano
ledger-after = desde la mano { $hand }
ledger-move-buy-in = Buy-in
ledger-move-re-buy = Recompra
ledger-move-top-up = Recarga
ledger-move-transfer = Cambio de mesa
ledger-move-short-buy-in = Buy-in corto
ledger-move-loan = Préstamo
ledger-move-cash-out = Cobro
ledger-move-corrected = Ajuste de stack
ledger-move-marker = Pagaré
ledger-move-time-fee = Tarifa de tiempo
ledger-side-bets = Apuestas paralelas

## Lo que dio una sesión

result-title = Resultado
result-hands =
    { $n ->
        [one] { $n } mano
       *[other] { $n } manos
    }
result-minutes = { $m } min
result-length = { $h } h { $m } min
result-ended = cerrada: { $when }
result-nobody = Nadie hizo buy-in

## Manos

hands-empty = Aún no hay manos terminadas
hands-called-off = anulada
hands-pot = bote { $chips }
hands-more = Manos anteriores
hands-review = Analizar mi sesión
hands-review-hand = Análisis: { $hand }
hands-search = Buscar una mano
hands-search-hint = Carta (Ah), nombre, número de mano, gané
hands-filters = Mostrar solo
hands-filter-mine = Jugué
hands-filter-won = Gané
hands-filter-lost = Perdí
hands-filter-showdown = Con showdown
hands-none = Sin resultados
hands-won = Gana { $who }
hands-won-showdown = Gana { $who } en el showdown
hands-download = Toda la sesión, como la viste
hands-zip = Todos los formatos (zip)
hand-title = Mano { $hand }
hand-others = Otras manos
hand-before = Anterior
hand-after = Siguiente
hand-replayer = Repetición de la mano
hand-verify = Verificar el reparto
hand-review = Análisis
hand-download = Descargar
hand-txt = Texto
hand-phh = PHH
hand-ohh = OHH
hand-json = JSON
hand-told = Historial de la mano
replay-streets = Ir a
replay-start = Inicio
replay-deal = Reparto
replay-flop = Flop
replay-turn = Turn
replay-river = River
replay-street = Calle { $n }
replay-draw = Cambio { $n }
replay-showdown = Showdown
replay-end = Final
replay-previous = Paso atrás
replay-next = Paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-at = Momento de la mano
replay-speed = Velocidad
replay-odds-pot = Bote
replay-odds-to-call = A igualar
replay-odds-price = Cuota del bote
replay-odds-equity = Equity
replay-odds-shown = contra las cartas mostradas
replay-odds-unknown = contra cartas al azar
replay-odds-pat = sin descarte
share-open = Compartir
share-title = Compartir esta mano
share-text = Quien tenga el enlace podrá ver esta mano siempre, sin dar su nombre. Muestra solo lo que tú viste.
share-cards = Mostrar mis cartas
share-names = Mostrar los nombres
share-link = Enlace
share-copy = Copiar enlace
share-page = Mano de póquer

## Verificar un reparto

verify-title = ¿Fue limpio el reparto?
verify-text = La sala selló la baraja antes de cualquier corte. Ahora tu navegador comprueba, sin fiarse de la sala, que cada carta que viste estaba en esa baraja y en su lugar.
verify-right =
    { $n ->
        [one] La carta que viste está verificada
       *[other] Las { $n } cartas que viste están verificadas
    }
verify-wrong =
    { $n ->
        [one] Falló { $n } paso
       *[other] Fallaron { $n } pasos
    }
verify-right-word = correcto
verify-wrong-word = fallo
verify-unknown-word = sin datos
verify-form-wrong = Prueba no válida: revisa { $found }.
verify-seal-right = El sello coincide con el que tu navegador vio antes del reparto.
verify-seal-wrong = El sello no coincide con el que tu navegador vio antes del reparto.
verify-seal-unknown = Sello de la baraja. Tu navegador no lo vio antes del reparto y no puede compararlo.
verify-cut-right =
    { $n ->
        [one] Cortó la baraja { $n } jugador: tú.
       *[other] Cortaron la baraja { $n } jugadores, tú entre ellos.
    }
verify-cut-late = Tu corte no cuenta: llegó tarde, o la sala estaba caída. Si pasa a menudo, pregunta al anfitrión.
verify-cut-unknown =
    { $n ->
        [one] Cortó la baraja { $n } jugador, pero no en este navegador.
       *[other] Cortaron la baraja { $n } jugadores, ninguno en este navegador.
    }
verify-cut-nobody = Nadie cortó esta baraja. Su orden depende solo del sello, que eligió la sala.
verify-cut-bots = También cortaron los bots de la sala. Sus cortes no cuentan.
verify-cut-who = Corte: { $who }.
verify-cut-seat = asiento { $seat }
verify-cut-orders = Un jugador puede guardarse su corte. k jugadores de acuerdo con la sala eligen entre 2^k órdenes de la baraja: como máximo { $n }, si están de acuerdo todos menos 1.
verify-cut-orders-general = Un jugador puede guardarse su corte. k jugadores de acuerdo con la sala eligen entre 2^k órdenes de la baraja.
verify-order-right = El sello y los cortes fijan el orden de las cartas selladas:
verify-once-right = Cada carta y cada lugar aparecen una sola vez.
verify-once-wrong = Una carta o un lugar aparecen dos veces.
verify-cards = Las cartas que viste
verify-cards-text = Los hashes de cada carta llevan hasta el sello. Cambia una para ver cómo falla la comprobación.
verify-card-where = carta { $dealt } de la baraja, sellada en el lugar { $position }
verify-reshuffle = { "" } tras volver a barajar, n.º { $n }
verify-tamper = Cambiar
verify-tampered = Has cambiado una carta.
verify-restore = Deshacer el cambio
verify-raw = La prueba
verify-elsewhere = Guarda la prueba y verifícala donde quieras:
verify-paste-page = verificar una prueba
verify-paste = Prueba descargada
verify-go = Verificar
verify-unreadable = No es una prueba. Pega el archivo descargado entero.

## Reglas de la casa

rules-book = Reglamento
rules-differs = Cambios respecto al modelo
rules-differs-none = Ninguno: todo como en «{ $preset }».
rules-differs-text = Comparado con «{ $preset }».
rules-first = Resumen
rules-house = De la casa
rules-all = Todas las reglas
rules-all-text = Los cambios están marcados. Cada opción cita sus reglas.
rules-unusual = cambios: { $n }

## El reloj para una pantalla grande

tv-back = Volver a la mesa
tv-acts = le toca
tv-next = próxima mano
tv-showdown = showdown
tv-hand = Mano
tv-blinds = Ciegas
tv-bets = Apuestas
tv-ante = Ante
tv-pot = Bote
tv-players = Jugadores
tv-raise = Subir a
tv-bet = Apostar

## Administrar la sala

admin-title = Administrar la sala
admin-not-you = Solo los administradores de la sala pueden usar esta página.
admin-tables = Mesas
admin-tables-none = No hay mesas abiertas
admin-watch = Mirar
admin-close = Cerrar
admin-close-sure = ¿Cerrar { $name }? Todos cobran después de la mano.
admin-close-done = { $name }: mesa cerrada.
admin-message = Mensaje
admin-message-text = Queda en la mesa hasta que cada jugador lo lea.
admin-message-to = Para
admin-message-all = todas las mesas
admin-message-go = Enviar
admin-message-done = Enviado.
admin-people = Personas
admin-search = Buscar nombres
admin-nobody = Sin resultados
admin-guest = sin cuenta
admin-account = cuenta
admin-admin = administración
admin-online =
    { $n ->
        [one] { $n } página abierta
       *[other] { $n } páginas abiertas
    }
admin-seated =
    { $n ->
        [one] en { $n } mesa
       *[other] en { $n } mesas
    }
admin-since = desde el { $at }
admin-out = veto de { $by }, { $until }
admin-end-sessions = Cerrar todas sus sesiones
admin-end-sessions-done = { $name }: todas las sesiones cerradas.
admin-second = Desactivar verificación en dos pasos
admin-second-text = { $name } entrará solo con la contraseña: sin app, passkey ni código de recuperación. Hazlo solo si sabes con seguridad que lo pidió { $name }.
admin-second-go = Desactivar
admin-second-done = { $name } entra ya solo con la contraseña. Todas sus sesiones están cerradas.
admin-end-keys = Cerrar sesiones y claves de API
admin-end-keys-done = { $name }: sesiones cerradas y claves de API anuladas.
admin-bar = Vetar …
admin-bar-title = Vetar a { $name } en la sala
admin-bar-text = Las manos en juego se terminan antes; luego { $name } cobra sus fichas y ve tu nombre y el motivo.
admin-bar-go = Vetar
admin-bar-done = Veto para { $name }.
admin-bar-reason = Motivo
admin-bar-span = Duración
admin-span-hour = 1 hora
admin-span-day = 1 día
admin-span-week = 1 semana
admin-span-good = para siempre
admin-let-in = Levantar veto
admin-let-in-done = { $name } ya no tiene veto.
admin-delete = Borrar sin cuenta
admin-delete-done = { $name }: borrado.
admin-storage = Espacio en disco
admin-storage-line = { $kind }: { $size } MB
admin-drill = Ensayo de restauración
admin-drill-good = { $backup } del { $made }: restaurada y verificada, { $at }. Mesas: { $tables }, manos: { $hands }, { $seconds } s.
admin-drill-bad = { $backup }: el ensayo falló, { $at }. Haz una copia nueva y verifica la sala.
admin-drill-some = Solo la cadena de hashes: { $count } de { $tables } { $tables ->
        [one] mesa
       *[other] mesas
    }.
admin-drill-none = Aún no hay ensayos.
admin-drill-off = Desactivado. Configura backup_hours y drill_days.
admin-bans = Vetos
admin-bans-none = No hay vetos

## Lo propio

me-guest = Sin cuenta: el nombre es tuyo en este navegador
me-account = Cuenta
me-admin = Cuenta de administración
me-logout = Cerrar sesión
me-settings-text = Aspecto, sonidos y avisos en las mesas, en este dispositivo.
me-password = Cambiar contraseña
me-password-first = Conserva tu nombre
me-password-text = Pon una contraseña para usar este nombre en cualquier dispositivo.
me-password-old = Contraseña actual
me-password-new = Contraseña nueva
me-password-go = Guardar contraseña
me-password-done = Contraseña guardada.
me-password-ends = Esto cierra la sesión en los demás navegadores y elimina todas las claves de API.
security-title = Seguridad
security-text = Con un segundo factor, la contraseña sola no abre tu cuenta.
security-guest = Pon antes una contraseña. Después añade una app o una passkey.
security-totp = App de autenticación
security-totp-text = Una app de tu móvil muestra un código que escribes después de la contraseña.
security-totp-since = activa desde el { $at }
security-totp-scan = Escanea este código con tu app de autenticación.
security-totp-picture = Código QR para una app de autenticación
security-totp-type = O escribe esta clave:
security-totp-code = Código de la app
security-totp-on = Activar
security-totp-done = Al entrar se pedirá un código.
security-totp-off-done = Al entrar ya no se pide un código.
security-on = Activar
security-off = Desactivar
security-code = Código de autenticación
security-code-or = o un código de recuperación
security-passkeys = Passkeys
security-passkeys-text = Huella, cara, bloqueo del dispositivo o llave de seguridad, en vez de la contraseña o después de ella.
security-passkeys-not-here = Para añadir passkeys, abre la sala por https con su nombre, o en localhost.
security-passkey-label = Nombre
security-passkey-example = mi móvil
security-passkey-add = Añadir passkey
security-passkey-done = Ya puedes entrar con esta passkey.
security-passkey-remove = Quitar { $name }
security-passkey-removed = Passkey quitada aquí. Bórrala también en el dispositivo.
security-passkey-since = desde el { $at }, sin usar
security-passkey-used = último uso: { $at }
security-codes = Códigos de recuperación
security-codes-left = quedan { $n }
security-codes-new = Crear códigos nuevos
security-codes-once = Guarda estos códigos donde los encuentres sin tu móvil. Cada uno sirve una vez, en lugar de la app o de una passkey. Solo los ves ahora.
security-codes-save = Guardar en un archivo
security-codes-kept = Ya los guardé
security-codes-done = Los códigos antiguos ya no valen.
security-confirm = Confirmar
security-confirm-passkey = Confirmar con una passkey
security-email = Correo electrónico
security-email-text = Recupera tu cuenta por correo si olvidas la contraseña.
security-email-is = Los enlaces de recuperación llegan a { $address }.
security-email-label = Dirección nueva
security-email-set = Confirmar dirección
security-email-sent = Abre el enlace enviado a { $address }.
security-email-removed = Dirección eliminada.
login-forgotten = ¿Olvidaste la contraseña?
recover-title = Contraseña nueva
recover-text = Enviaremos un enlace a la dirección de correo confirmada de tu cuenta.
recover-account = Nombre o correo electrónico
recover-send = Enviar enlace
recover-sent = Si existe una cuenta con una dirección confirmada, el enlace va en camino.
recover-sent-text =
    { $n ->
        [one] Funciona una vez, durante { $n } minuto.
       *[other] Funciona una vez, durante { $n } minutos.
    }
recover-ask = Esta sala no envía correo. Pide una contraseña nueva a quien la administra.
recover-another = Pedir otro enlace
recover-password = Contraseña nueva
recover-set = Guardar contraseña
recover-confirm = Confirmar dirección
recover-done = Contraseña guardada.
recover-admin-title = Administración: { $name }
recover-admin-new = Elige una contraseña para crear la cuenta y administrar la sala.
recover-admin-again = Elige una contraseña nueva. Los segundos factores, sesiones y claves anteriores dejan de valer.
recover-recovery-title = Contraseña nueva para { $name }
recover-recovery-text = Las demás sesiones y claves de la cuenta dejan de valer.
recover-email-title = Correo electrónico de { $name }
recover-email-text = Con { $address } se podrá recuperar esta cuenta.
recover-email-done = Dirección confirmada.
security-sure-totp = Activar la app de autenticación
security-sure-totp-off = Desactivar la app de autenticación
security-sure-codes = Crear códigos de recuperación nuevos
security-sure-passkey = Añadir una passkey
security-sure-remove = Quitar una passkey
security-sure-text = Confirma que eres tú.
security-sure-email = Cambiar el correo electrónico
security-sure-remove-text = «{ $name }» dejará de abrir tu cuenta. Confirma que eres tú.
me-statistics = Estadísticas
me-statistics-text = Tu estilo y tus resultados en todas las manos jugadas aquí. Solo los ves tú.
me-statistics-go = Tus estadísticas
stats-title = Tus estadísticas
stats-text = Todas tus manos en esta sala. Solo las ves tú.
stats-counting =
    { $n ->
        [one] { $n } mano contada por ahora …
       *[other] { $n } manos contadas por ahora …
    }
stats-none = Aún no hay manos
stats-which = Filtros
stats-span = Periodo
stats-span-all = todo
stats-span-year = últimos 12 meses
stats-span-month = últimos 30 días
stats-span-week = últimos 7 días
stats-kind = Formato
stats-kind-chips = cash
stats-kind-events = torneos
stats-all = todo
stats-game = Juego
stats-stakes = Apuestas
stats-position = Posición
stats-depth = Stack
stats-depth-to-20 = hasta 20 bb
stats-depth-20-50 = 20–50 bb
stats-depth-50-100 = 50–100 bb
stats-depth-100-up = más de 100 bb
stats-col-hands = Manos
stats-col-worth = EV
stats-rate = bb/100
stats-rate-worth = EV bb/100
stats-interval = ±
stats-rate-text = bb/100: ciegas grandes ganadas por cada 100 manos. Tu ritmo real está dentro de ± en 19 de 20 casos. El EV cuenta un all-in por su equity cuando entraron las últimas fichas, si se mostraron todas las manos.
stats-won = Ciegas grandes ganadas
stats-worth = EV all-in
stats-graph-told =
    { $n ->
        [one] { $n } mano: { $won } ciegas grandes ganadas, { $worth } en EV all-in
       *[other] { $n } manos: { $won } ciegas grandes ganadas, { $worth } en EV all-in
    }
stats-hands =
    { $n ->
        [one] { $n } mano
       *[other] { $n } manos
    }
stats-left-out = Hay más manos en mesas anteriores, sin contar.
stats-figures = Tus cifras
stats-of = de { $n }
stats-by-position = Por posición
stats-by-depth = Por stack
stats-by-stakes = Por juego y apuestas
stats-sessions = Sesiones
stats-sessions-more = Y { $n } anteriores.
stats-review = Análisis
stats-review-all = Analizar estas manos
stats-review-session = Análisis: { $table }, { $date }
stats-files = Exportar
stats-files-text = 1 fila por mano, según los filtros de arriba.
stats-name-vpip = VPIP
stats-name-pfr = PFR
stats-name-limp = Limp
stats-name-steal = Steal
stats-name-fold_to_steal = Fold ante steal
stats-name-three_bet = 3-bet
stats-name-squeeze = Squeeze
stats-name-fold_to_three_bet = Fold ante 3-bet
stats-name-four_bet = 4-bet
stats-name-c_bet = C-bet
stats-name-fold_to_c_bet = Fold ante c-bet
stats-name-check_raise = Check-raise
stats-name-wtsd = WTSD
stats-name-wsd = W$SD
stats-name-wwsf = WWSF
stats-name-af = AF
stats-means-vpip = puso fichas preflop por decisión propia
stats-means-pfr = subió preflop
stats-means-limp = igualó preflop un bote sin subida
stats-means-steal = abrió con subida desde CO, BTN o SB
stats-means-fold_to_steal = se retiró en la ciega ante un steal
stats-means-three_bet = resubió
stats-means-squeeze = 3-bet tras una subida y un call
stats-means-fold_to_three_bet = subió y se retiró ante un 3-bet
stats-means-four_bet = resubió un 3-bet
stats-means-c_bet = subió preflop y apostó el flop
stats-means-fold_to_c_bet = se retiró ante una c-bet
stats-means-check_raise = pasó y luego subió
stats-means-wtsd = vio el flop y llegó al showdown
stats-means-wsd = ganó en el showdown
stats-means-wwsf = vio el flop y ganó
stats-means-af = apuestas y subidas postflop por cada call
me-sessions = Dónde tienes sesión abierta
me-sessions-text = ¿Un navegador ya no es tuyo? Cierra su sesión.
me-sessions-unknown = Navegador desconocido
me-sessions-here = este
me-sessions-open = abierto ahora
me-sessions-since = desde el { $at }
me-sessions-end = Cerrar sesión
me-data-title = Tus datos
me-data-text = Tu nombre, sesiones, claves, notas y dónde has jugado.
me-data = Descargar
me-forget = Borrar mi cuenta
me-forget-at-once = Las sesiones, claves, notas, segundos factores y el correo desaparecen al momento y para siempre.
me-forget-stays = Las manos y las cuentas quedan: también son de los demás jugadores. Nadie más puede tomar tu nombre.
me-forget-free = No has jugado aquí: tu nombre queda libre.
me-forget-audit =
    { $n ->
        [one] El registro de auditoría guarda líneas sobre ti durante { $n } día.
       *[other] El registro de auditoría guarda líneas sobre ti durante { $n } días.
    }
me-forget-audit-ever = El registro de auditoría guarda líneas sobre ti para siempre.
me-forget-backups =
    { $n ->
        [one] Las copias de seguridad de la sala guardan tus datos durante { $n } día.
       *[other] Las copias de seguridad de la sala guardan tus datos durante { $n } días.
    }
me-forget-done = Cuenta borrada.
me-keys = Claves de API
me-keys-text = Un programa con una clave juega con tu nombre. Márcalo como bot para que se vea en la mesa.
me-keys-once = Copia la clave ahora: solo la ves una vez.
me-keys-note = Para qué
me-keys-bot = Es un bot
me-keys-go = Crear clave
me-keys-drop = Quitar

## El registro de auditoría

audit-title = Registro de auditoría
audit-link = Registro de auditoría de anfitriones y administradores
audit-link-table = Registro de auditoría de esta mesa
audit-of = registro de auditoría
audit-text = Todo lo que hacen los anfitriones y administradores, lo último primero. Nadie puede cambiarlo.
audit-text-table = Todo lo que hacen los anfitriones y administradores en esta mesa, lo último primero. Nadie puede cambiarlo.
audit-person = Nombre
audit-table = Mesa
audit-table-all = todas las mesas y la sala
audit-kind = Acción
audit-kind-all = todas
audit-none = Sin entradas
audit-more = Anteriores
audit-json = Guardar como JSON
audit-from = desde { $address }
audit-later = (Después de la mano.)
audit-password = Contraseña de la mesa
audit-yes = sí
audit-no = no
audit-role-host = anfitrión
audit-role-admin = administración
audit-role-player = jugador
audit-role-room = automático
audit-role-terminal = terminal
audit-by-room = La sala
audit-by-terminal = El operador
audit-by-user = { $who }
audit-say-opened = { $by } abre la mesa: { $game }.
audit-say-settings = { $by } cambia los ajustes de la mesa.
audit-say-host-by-link = { $by } recibe el papel de anfitrión con un enlace.
audit-say-link-made = { $by } crea un enlace válido { $until }.
audit-say-link-made-once = { $by } crea un enlace para 1 jugador, válido { $until }.
audit-say-link-ended = { $by } anula un enlace de la mesa.
audit-say-links-renewed = { $by } renueva todos los enlaces de la mesa.
audit-say-message =
    { $n ->
        [one] { $by } a { $n } mesa: { $text }
       *[other] { $by } a { $n } mesas: { $text }
    }
audit-say-message-table = { $by } a la mesa: { $text }
audit-say-sessions-ended = { $by } cierra todas las sesiones de { $who }.
audit-say-keys-ended = { $by } cierra todas las sesiones y anula las claves de API de { $who }.
audit-say-second-factors-off = { $by } desactiva la verificación en dos pasos de { $who }.
audit-say-barred = { $by } veta a { $who } en la sala, { $until }.
audit-say-barred-why = { $by } veta a { $who } en la sala, { $until }. Motivo: { $why }
audit-say-admitted = { $by } levanta el veto a { $who }.
audit-say-guest-deleted = { $by } borra a { $who }, sin cuenta.
audit-say-admin-link = { $by } crea un enlace de administración para { $who }.
audit-say-admin-made = { $by } recibe la administración con un enlace.
audit-say-admin-removed = { $by } retira la administración a { $who }.
audit-say-recovered = { $by } pone una contraseña nueva con un enlace.
audit-say-backup = { $by } hace una copia de seguridad: { $file }.
audit-say-event-made = { $by } crea el torneo { $name }.
audit-say-event-order = { $by }, en el torneo { $name }: { $what }.
audit-say-event-order-whom = { $by }, en el torneo { $name }: { $what }, { $who }.
audit-say-archived = { $by } archiva { $tables } { $tables ->
        [one] mesa cerrada
       *[other] mesas cerradas
    } en { $file }.
audit-say-restored = { $by } restaura la sala desde una copia: { $file }.
audit-say-ban = { $by } veta a { $who } en la mesa: { $span }.
audit-say-ban-why = { $by } veta a { $who } en la mesa: { $span }. Motivo: { $why }
audit-say-add-bot = { $by } añade un bot.
audit-say-approve = { $by } aprueba { $chips } para { $who }.
audit-say-approve-no = { $by } rechaza { $chips } para { $who }.
audit-say-approve-own = { $by } compra { $chips } como anfitrión, sin aprobación.
audit-say-seat-somebody = { $by } sienta a { $who } en el asiento { $chair } con { $chips }.
audit-say-close = { $by } cierra la mesa.
audit-say-call-off = { $by } anula la mano: { $why }
audit-say-withdraw = { $by } cancela un cambio para después de la mano: { $what }.
audit-kind-opened = Mesa abierta
audit-kind-settings = Ajustes
audit-kind-rules = Cambio de reglas
audit-kind-game = Elección de juego
audit-kind-close = Mesa cerrada
audit-kind-role-given = Papel dado
audit-kind-role-taken = Papel retirado
audit-kind-host-by-link = Anfitrión con enlace
audit-kind-link-made = Enlace creado
audit-kind-link-ended = Enlace anulado
audit-kind-links-renewed = Enlaces renovados
audit-kind-seat-link = Enlace a un asiento
audit-kind-approve = Petición de fichas
audit-kind-adjust = Ajuste de stack
audit-kind-settle = Deuda pagada
audit-kind-kitty = Gasto del fondo común
audit-kind-time-fees = Tarifas de tiempo
audit-kind-colour-up = Color-up
audit-kind-seat-somebody = Asiento dado
audit-kind-move-somebody = Cambio de asiento
audit-kind-sit-somebody-out = Dejar sin jugar
audit-kind-kick = Expulsión
audit-kind-ban = Veto en la mesa
audit-kind-let-in = Fin del veto en la mesa
audit-kind-remove-from-list = Fuera de la lista de espera
audit-kind-add-bot = Bot añadido
audit-kind-begin = Mano repartida
audit-kind-pause = Pausa
audit-kind-go-on = Reanudación
audit-kind-call-off = Mano anulada
audit-kind-take-action-back = Acción deshecha
audit-kind-kill-hand = Mano muerta
audit-kind-hold-pot = Bote guardado
audit-kind-warn = Advertencia
audit-kind-button = Botón cambiado
audit-kind-withdraw = Cambio cancelado
audit-kind-message = Mensaje
audit-kind-sessions-ended = Sesiones cerradas
audit-kind-keys-ended = Claves de API anuladas
audit-kind-second-factors-off = Dos pasos desactivados
audit-kind-barred = Veto en la sala
audit-kind-admitted = Fin del veto en la sala
audit-kind-guest-deleted = Jugador sin cuenta borrado
audit-kind-admin-link = Enlace de administración
audit-kind-admin-made = Nueva administración
audit-kind-admin-removed = Administración retirada
audit-kind-recovered = Contraseña recuperada
audit-kind-backup = Copia de seguridad
audit-kind-event-made = Torneo creado
audit-kind-event-order = Orden del torneo
audit-kind-archived = Mesas cerradas archivadas
audit-kind-restored = Restaurada de una copia
tv-private = Esta mesa no está abierta a espectadores. Inicia sesión como jugador o anfitrión para mostrarla aquí.
stream-title = Directo
stream-host = Muestra esta mesa en directo, con OBS o un programa similar. El directo va al menos { $seconds } s por detrás y nunca muestra una mano antes de que termine. Los jugadores ven que la mesa se emite, y cada uno decide si se muestran sus cartas.
stream-start = Empezar directo
stream-end = Terminar directo
stream-link = Dirección de la fuente de navegador
stream-link-text = Añádela en OBS como fuente de navegador, 1920 × 1080. Quien tenga esta dirección puede ver el directo.
stream-reset = Cambiar dirección
stream-player = El anfitrión emite esta mesa. El directo va al menos { $seconds } s por detrás y nunca muestra una mano antes de que termine.
stream-consent = Mostrar mis cartas en el directo
stream-consent-text = Vale desde la próxima mano, también para las manos que tires o no muestres. Si lo desactivas, tus cartas desaparecen al momento, también de manos anteriores. Termina cuando dejas la mesa.
stream-over = El directo ha terminado.
stream-sit = Tus cartas solo se pueden mostrar mientras tengas asiento.
audit-kind-stream = Directo
