### Texte jeder Seite und des Eingangs zu einem Tisch.

## Überall

app-skip = Zum Inhalt
app-loading = Wird geladen …
app-menu = Menü
app-language = Sprache
app-reload = Neu laden
app-close = Schließen
app-cancel = Abbrechen
app-copy = Kopieren
app-copied = Kopiert
nav-tables = Tische
nav-new = Tisch eröffnen
nav-live = Live-Spiel
nav-events = Turniere
nav-floor = Floor fragen
nav-study = Studium
nav-tools = Dealer-Tools
nav-login = Anmelden
trouble-unreachable = Der Raum ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
trouble-unknown = Das hat nicht geklappt. Versuche es noch einmal.
line-connecting = Verbindung wird aufgebaut …
line-waiting = Verbindung verloren. Dein Platz und deine Chips sind sicher. Neuer Versuch …
line-now = Jetzt versuchen
line-quiet = Der Raum antwortet nicht. Dein Platz und deine Chips sind sicher. Neuer Versuch …
line-latency = Verbunden: { $n } ms
line-latency-slow = Langsame Verbindung: { $n } ms
line-off = Vom Raum getrennt
missing-title = Seite nicht gefunden
missing-text = Vielleicht ist der Tisch geschlossen oder die Adresse unvollständig.

## Wer man ist

name-title = Wie heißt du?
name-label = Dein Name
name-hint = Diesen Namen sehen die anderen Spieler. Ein Passwort brauchst du nicht.
name-go = Weiter
name-have-account = Ich habe ein Konto
login-title = Mitspielen
login-how = Art der Anmeldung
login-guest = Gast
login-guest-text = Nur ein Name. In diesem Browser bleibt er deiner.
login-guest-go = Als Gast spielen
login-login = Anmelden
login-login-text = Mit deinem Namen und Passwort.
login-login-go = Anmelden
login-register = Neues Konto
login-register-text = Mit Name und Passwort kommst du auf jedem Gerät wieder.
login-register-go = Konto anlegen
login-password = Passwort
login-or = oder ohne Passwort
login-passkey = Passkey verwenden
login-passkey-away = Kein Passkey verwendet. Versuche es noch einmal oder melde dich anders an.
login-second = Noch ein Schritt
login-second-totp = Gib den Code aus deiner Authenticator-App ein.
login-second-passkey = Verwende deinen Passkey: Fingerabdruck, Gesicht, Gerätesperre oder Sicherheitsschlüssel.
login-second-recovery = Gib einen deiner Wiederherstellungscodes ein. Jeder gilt einmal.
login-code = Authenticator-Code
login-recovery = Wiederherstellungscode
login-use-recovery = Wiederherstellungscode verwenden
login-not-recovery = Zurück zum üblichen Weg
login-again = Von vorn anfangen
login-lost = Nichts davon da? Bitte den Betreiber des Raums, diesen Schritt auszuschalten.

## Die Lobby

lobby-title = Tische
lobby-text = Setz dich oder eröffne einen eigenen Tisch und lade Freunde ein.
lobby-empty = Noch keine Tische
lobby-empty-text = Eröffne einen mit einem Klick und teile den Link.
lobby-quick = Schnellstart
lobby-quick-text = Nur mit Einladung: Freunde kommen über deinen Link.
lobby-quick-friendly = 20 s Bedenkzeit, automatischer Showdown
lobby-quick-kitchen = 45 s Bedenkzeit, Straddles, Schuldscheine, Run it twice
lobby-quick-casino = 30 s Bedenkzeit, Straddle, keine Schuldscheine
lobby-all-options = Alle Optionen
lobby-floor-text = String Bets, Aktionen außer der Reihe, aufgedeckte Karten: die Entscheidung und die Regel dazu.
lobby-seated = { $seated } von { $chairs } Plätzen
lobby-watching = { $n } Zuschauer
lobby-host = Gastgeber: { $name }
lobby-playing = läuft
lobby-waiting = wartet auf Spieler
lobby-private = nur mit Einladung
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-back = Zurück an deinen Platz

## Ein neuer Tisch

new-of = Tisch von { $name }

## Einladen und hereinkommen

invite-title = Einladen
invite-text = Schick diesen Link. Deine Freunde geben einen Namen ein und sind dabei.
invite-link = Link zum Tisch
invite-only-here = Dieser Link geht nur auf diesem Computer. Für Freunde in deinem Netz starte den Raum mit { $lan }. Für das Internet gib seine Adresse mit { $url } an.
invite-where = Netz deiner Freunde
invite-host-only = Nur der Gastgeber kann einladen.
invite-copy = Link kopieren
invite-share = Teilen
invite-qr = QR-Code des Links zum Tisch
door-to = { $host } lädt dich ein
door-game = Spiel
door-seated = Am Tisch
door-buy-in = Buy-in
door-buy-in-range = { $least } bis { $most }
door-play-chips = Spielchips, kein echtes Geld.
door-nobody = Noch keine Spieler
door-bots =
    { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    }
door-come-in = An den Tisch
door-watch = Nur zuschauen
door-password = Passwort des Tisches
door-seat-first = Hier gibt es keine Zuschauer. Setz dich, um den Tisch zu sehen.
door-chair = Platz
door-sit = Hinsetzen
door-private = Nur mit Einladung. Bitte den Gastgeber um den Link.
door-all-taken = Alle { $chairs } Plätze sind besetzt.
door-all-taken-bots = Alle { $chairs } Plätze sind besetzt, aber ein Bot gibt dir seinen.
door-all-taken-title = Der Tisch ist voll
door-waits = { $n } warten auf einen Platz.
door-bot-seat = Platz eines Bots nehmen
door-bot-seat-text = Der Bot geht nach dieser Hand. Sein Platz gehört dir.
door-list = Auf die Warteliste
door-list-text = Wir rufen dich auf und halten dir den nächsten freien Platz.
door-watch-text = Hinsetzen oder auf die Liste gehen kannst du später.
door-full-list = Hier gibt es keine Zuschauer, und der Tisch ist voll. Geh auf die Liste und lass diese Seite offen: Wir rufen dich auf.
door-place = Du bist Nummer { $n } auf der Warteliste. Lass diese Seite offen: Wir rufen dich auf, wenn ein Platz frei wird.
door-yours = Platz { $chair } gehört dir. Nimm ihn jetzt, sonst bekommt ihn der Nächste.
door-called = Platz frei: { $table }
door-list-leave = Liste verlassen
lobby-waits = { $n } warten
lobby-list = Voll: auf die Warteliste
lobby-list-n = Voll, { $n } warten: auf die Warteliste
lobby-on-list = Nummer { $n } auf der Liste
lobby-bot-seat = Platz eines Bots nehmen
name-taken-you = Bist du das auf einem anderen Gerät? Öffne dort das Menü des Tisches, wähle „Auf anderem Gerät spielen“ und gib den Code hier ein.
name-taken-lost = Kommst du nicht mehr an den Browser? Bitte den Gastgeber um einen Link zu deinem Platz oder darum, den Platz freizugeben.
name-taken-code = Ich habe einen Code
device-used = Code benutzt: Du spielst auch auf einem anderen Gerät.
door-bad-invite = Diese Einladung ist abgelaufen. Bitte den Gastgeber um einen neuen Link.

## Rund um den Tisch

bar-hand = Hand { $hand }
bar-kill = Einsätze { $percent } %
bar-hands = Hände
bar-ledger = Abrechnung
bar-rules = Hausregeln
bar-floor = Floor fragen
bar-clock = Shot Clock
bar-tv = TV-Ansicht
bar-stream = Stream
bar-host = Gastgeber

## Das Menü eines Tisches und die eigenen Tische

menu-here = Dieser Tisch
menu-device = Dieses Gerät
menu-pages = Seiten des Tisches
menu-on = ein
menu-off = aus
nav-mine = Meine Tische
mine-asks = Du bist dran: { $table }
mine-more = +{ $n }
mine-open = Meine Tische: { $n }
mine-alone = Nur dieser Tisch
mine-your-turn = Du bist dran
mine-back = Zurück zum Tisch
mine-acting = { $who } ist dran
mine-waits = Wartet auf die nächste Hand
mine-none = Du sitzt an keinem Tisch
mine-none-text = Setz dich an Tische und spiele sie hier nebeneinander.
mine-find = Tisch suchen
page-gone = Du hast diesen Tisch verlassen
page-closed-text = Die Session ist vorbei. Hände und Abrechnung bleiben.

## Der Gastgeber

host-title = Gastgeber
host-pause = Pause nach dieser Hand
host-go-on = Weiterspielen

## Was Gastgeber während einer Hand tun

host-pause-short = Pause
host-pause-next = Pause nach dieser Hand
host-pause-cancel = Keine Pause
host-later = Geschieht nach dieser Hand.
until-good = dauerhaft
until-date = bis { $at }
pending-title = Nach dieser Hand:
pending-all =
    { $n ->
        [one] { $n } Änderung nach dieser Hand
       *[other] { $n } Änderungen nach dieser Hand
    }
pending-by = ({ $by })
pending-take-back = Abbrechen: { $what }
seat-menu-open = Optionen für { $who }
note-title = Notiz

## Ausgehängte Regeln

rules-link = Hausregeln
lobby-study = Einen Postflop-Spot lösen
lobby-review = Hände analysieren
lobby-train = Trainieren
