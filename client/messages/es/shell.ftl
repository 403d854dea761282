### Texts of every page, and of the entrance to a table.

## En todas partes

app-skip = Saltar al contenido
app-loading = Cargando …
app-menu = Menú
app-language = Idioma
app-reload = Recargar
app-close = Cerrar
app-cancel = Cancelar
app-copy = Copiar
app-copied = Copiado
nav-tables = Mesas
nav-new = Abrir mesa
nav-live = Partida en vivo
nav-events = Torneos
nav-floor = Consultar al floor
nav-study = Estudio
nav-tools = Para dealers
nav-login = Entrar
trouble-unreachable = No se puede conectar con la sala. Revisa tu conexión e inténtalo de nuevo.
trouble-unknown = No ha funcionado. Inténtalo de nuevo.
line-connecting = Conectando …
line-waiting = Conexión perdida. Tu asiento y tus fichas están a salvo. Reconectando …
line-now = Reintentar ya
line-quiet = La sala no responde. Tu asiento y tus fichas están a salvo. Reconectando …
line-latency = Conexión: { $n } ms
line-latency-slow = Conexión lenta: { $n } ms
line-off = Sin conexión con la sala
missing-title = Página no encontrada
missing-text = Puede que la mesa esté cerrada o que la dirección esté incompleta.

## Quién eres

name-title = ¿Cómo te llamas?
name-label = Tu nombre
name-hint = Los demás jugadores ven este nombre. No hace falta contraseña.
name-go = Continuar
name-have-account = Ya tengo cuenta
login-title = Entrar en la sala
login-how = Cómo entrar
login-guest = Invitado
login-guest-text = Basta con un nombre. Es tuyo en este navegador.
login-guest-go = Jugar sin cuenta
login-login = Iniciar sesión
login-login-text = Con tu nombre y contraseña.
login-login-go = Iniciar sesión
login-register = Cuenta nueva
login-register-text = Con nombre y contraseña puedes volver desde cualquier dispositivo.
login-register-go = Crear cuenta
login-password = Contraseña
login-or = o sin contraseña
login-passkey = Usar una passkey
login-passkey-away = No se usó ninguna passkey. Inténtalo otra vez o entra de otra forma.
login-second = Un paso más
login-second-totp = Escribe el código de tu app de autenticación.
login-second-passkey = Usa tu passkey: huella, cara, bloqueo del dispositivo o llave de seguridad.
login-second-recovery = Escribe uno de tus códigos de recuperación. Cada uno sirve una vez.
login-code = Código de autenticación
login-recovery = Código de recuperación
login-use-recovery = Usar un código de recuperación
login-not-recovery = Volver al método habitual
login-again = Empezar de nuevo
login-lost = ¿No tienes ninguno? Pide a quien administra la sala que desactive este paso.

## El lobby

lobby-title = Mesas
lobby-text = Siéntate en una mesa, o abre la tuya e invita a tus amigos.
lobby-empty = Aún no hay mesas
lobby-empty-text = Abre una con un clic y comparte el enlace.
lobby-quick = Inicio rápido
lobby-quick-text = Solo con invitación: tus amigos entran con tu enlace.
lobby-quick-friendly = 20 s por turno, showdown automático
lobby-quick-kitchen = 45 s por turno, straddles, pagarés, run it twice
lobby-quick-casino = 30 s por turno, straddle, sin pagarés
lobby-all-options = Todas las opciones
lobby-floor-text = String bets, acción fuera de turno, cartas expuestas: obtén la decisión y la regla que la respalda.
lobby-seated = { $seated } de { $chairs } asientos
lobby-watching = { $n } mirando
lobby-host = Anfitrión: { $name }
lobby-playing = en juego
lobby-waiting = esperando jugadores
lobby-private = solo con invitación
lobby-join = Entrar
lobby-watch = Mirar
lobby-back = Volver a tu asiento

## Una mesa nueva

new-of = Mesa de { $name }

## Invitar y entrar

invite-title = Invitar
invite-text = Envía este enlace. Tus amigos escriben un nombre y entran.
invite-link = Enlace de la mesa
invite-only-here = Este enlace solo funciona en este ordenador. Para amigos de tu red, inicia la sala con { $lan }. Para internet, indica su dirección con { $url }.
invite-where = Red de tus amigos
invite-host-only = Solo puede invitar el anfitrión.
invite-copy = Copiar enlace
invite-share = Compartir
invite-qr = Código QR del enlace de la mesa
door-to = { $host } te invita a
door-game = Juego
door-seated = En la mesa
door-buy-in = Buy-in
door-buy-in-range = { $least } a { $most }
door-play-chips = Fichas de juego, sin dinero real.
door-nobody = Aún no hay jugadores
door-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
door-come-in = Entrar en la mesa
door-watch = Solo mirar
door-password = Contraseña de la mesa
door-seat-first = Aquí no hay espectadores. Ocupa un asiento para ver la mesa.
door-chair = Asiento
door-sit = Sentarse
door-private = Solo con invitación. Pide el enlace al anfitrión.
door-all-taken = Los { $chairs } asientos están ocupados.
door-all-taken-bots = Los { $chairs } asientos están ocupados, pero un bot te cede el suyo.
door-all-taken-title = La mesa está llena
door-waits = En espera de asiento: { $n }.
door-bot-seat = Ocupar el asiento de un bot
door-bot-seat-text = El bot se va después de esta mano. Su asiento es tuyo.
door-list = Apuntarme a la lista de espera
door-list-text = Te avisamos y te guardamos el próximo asiento libre.
door-watch-text = Puedes sentarte o apuntarte a la lista más tarde.
door-full-list = Aquí no hay espectadores y la mesa está llena. Apúntate a la lista y deja esta página abierta: te avisamos.
door-place = Tienes el número { $n } en la lista de espera. Deja esta página abierta: te avisamos cuando haya asiento.
door-yours = El asiento { $chair } es tuyo. Ocúpalo ya o pasará al siguiente.
door-called = Asiento libre: { $table }
door-list-leave = Salir de la lista
lobby-waits = { $n } en espera
lobby-list = Llena: apuntarme a la lista
lobby-list-n = Llena, { $n } en espera: apuntarme a la lista
lobby-on-list = Número { $n } en la lista
lobby-bot-seat = Ocupar el asiento de un bot
name-taken-you = ¿Eres tú en otro dispositivo? Allí, abre el menú de la mesa, elige «Jugar en otro dispositivo» y escribe aquí el código.
name-taken-lost = ¿Has perdido ese navegador? Pide al anfitrión un enlace a tu asiento, o que libere el asiento.
name-taken-code = Tengo un código
device-used = Código usado: ahora también juegas en otro dispositivo.
door-bad-invite = Esta invitación ha caducado. Pide al anfitrión un enlace nuevo.

## Alrededor de la mesa

bar-hand = mano { $hand }
bar-kill = apuestas al { $percent } %
bar-hands = Manos
bar-ledger = Cuentas
bar-rules = Reglas de la casa
bar-floor = Consultar al floor
bar-clock = Shot clock
bar-tv = Vista para TV
bar-stream = Directo
bar-host = Anfitrión

## El menú de una mesa, y las mesas propias

menu-here = Esta mesa
menu-device = Este dispositivo
menu-pages = Páginas de la mesa
menu-on = sí
menu-off = no
nav-mine = Mis mesas
mine-asks = Te toca en { $table }
mine-more = +{ $n }
mine-open = Mis mesas: { $n }
mine-alone = Solo esta mesa
mine-your-turn = Te toca
mine-back = Volver a la mesa
mine-acting = Le toca a { $who }
mine-waits = Esperando la próxima mano
mine-none = No estás en ninguna mesa
mine-none-text = Siéntate en varias mesas y juégalas aquí, una al lado de otra.
mine-find = Buscar mesa
page-gone = Has dejado esta mesa
page-closed-text = La sesión ha terminado. Las manos y las cuentas siguen disponibles.

## El anfitrión

host-title = Anfitrión
host-pause = Pausa después de esta mano
host-go-on = Reanudar

## Lo que hacen los anfitriones durante una mano, y en qué queda

host-pause-short = Pausa
host-pause-next = Pausa después de esta mano
host-pause-cancel = Cancelar la pausa
host-later = Se hará después de esta mano.
until-good = para siempre
until-date = hasta el { $at }
pending-title = Después de esta mano:
pending-all =
    { $n ->
        [one] { $n } cambio después de esta mano
       *[other] { $n } cambios después de esta mano
    }
pending-by = ({ $by })
pending-take-back = Cancelar: { $what }
seat-menu-open = Opciones para { $who }
note-title = Nota

## Reglas de la casa

rules-link = Reglas de la casa
lobby-study = Resolver un spot postflop
lobby-review = Analizar manos
lobby-train = Entrenar
