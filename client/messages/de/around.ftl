### Texte der Seiten rund um einen Tisch und der Werkzeuge des Gastgebers.

## Ein neuer Tisch

new-title = Tisch eröffnen
new-text = Die Voreinstellungen passen. Eröffne den Tisch oder ändere, was du willst.
new-stakes = Einsätze
new-size-small-blind = Small Blind
new-size-big-blind = Big Blind
new-size-small-bet = Small Bet
new-size-big-bet = Big Bet
new-size-ante = Ante
new-size-bring-in = Bring-in
new-size-button = Button-Blind
new-size-none = keine
new-chairs = Plätze
new-chairs-most = max. { $n }
new-least = Min. Buy-in
new-most = Max. Buy-in
new-any = Beliebig
new-no-limit = Kein Maximum
new-in-blinds =
    { $n ->
        [one] { $n } Big Blind
       *[other] { $n } Big Blinds
    }
new-in-bets =
    { $n ->
        [one] { $n } Big Bet
       *[other] { $n } Big Bets
    }
new-think = Bedenkzeit (s)
new-think-none = keine Uhr
new-think-hint = 0: keine Uhr
new-bots-hint = füllen freie Plätze
new-money = Beträge
new-money-chips = Chips
new-money-hint = nur Anzeige: 1,50 sind 150 Chips
new-not-a-number = Gib eine Zahl ein.
new-game-words = Spiel eintippen
new-game-write = Anderes Spiel eintippen …
new-game-search = Spiele suchen
new-game-type = Suchen oder tippen: nlhe 1/2, PLO 0.5/1 …
new-game-none = Nichts gefunden
new-family-hold-em = Hold’em
new-family-omaha = Omaha
new-family-stud = Stud
new-family-draw = Draw
new-family-mix = Mixed Games
new-family-small = Lehrspiele
new-house = Hausregeln
new-house-online = Online
new-house-home = Home Game
new-house-cash = Kartenraum
new-file-take = Ins Formular übernehmen
rules-change = Regeln ändern
rules-change-go = Ab der nächsten Hand ändern
new-game = Spiel
new-game-hint = Zum Beispiel „plo 5/10“, „nlhe 1/2 ante 1“ oder „stud8 4/8“.
new-name = Name des Tisches
new-name-hint = nach deinem Namen
new-who = Wer mitspielen darf
new-private = Nur mit Einladung
new-spectators = Zuschauer erlauben
new-password = Passwort
new-password-hint = keins
new-bots = Bots
new-delay = Verzögerung für Zuschauer (s)
new-between = Pause zwischen Händen (s)
new-options = Mehr Optionen
new-options-text = Straddle, Run it twice, Rake und mehr
new-changed = { $n } geändert
new-search = Optionen suchen
new-none = Nichts gefunden
new-list = durch Kommas getrennt
new-undo = { $name } zurücksetzen
new-edited = Der Tisch öffnet mit deiner bearbeiteten Datei.
new-file = Als Datei (TOML)
new-file-text = dieselben Einstellungen, zum Speichern oder Bearbeiten
new-file-undo = Zurück zum Formular
new-go = Tisch eröffnen

## Einladen und hereinkommen

links-title = Persönliche und befristete Links
links-text = Der Link oben gilt für alle. Diese lassen 1 Spieler herein oder laufen ab.
links-once-shown = Kopiere den Link jetzt: Du siehst ihn nur einmal.
links-one = 1 Spieler
links-all = alle
links-until = bis { $at }
links-end = Beenden
links-for-one = Nur für 1 Spieler
links-good-for = Gültig
links-good-for-hour = 1 Stunde
links-good-for-day = 1 Tag
links-good-for-week = 1 Woche
links-make = Link erstellen
links-renew = Links zurücksetzen
links-sure = Alle alten Links werden ungültig. Spieler am Tisch bleiben.
links-renewed = Links zurückgesetzt. Schick den neuen Link oben.
settings-players-invite = Spieler dürfen einladen
device-title = Auf anderem Gerät spielen
device-text = Scanne das mit dem anderen Gerät, öffne dort den Link oder gib den Code unter { $where } ein. Er gilt einmal, 10 Minuten lang.
device-code = Code
device-link = Link für das andere Gerät
device-qr = QR-Code des Links für das andere Gerät
device-both = Auf beiden Geräten bist du derselbe Spieler. Gib den Code nicht weiter: Mit ihm bekommt man deinen Namen, Platz und deine Karten.
device-over = Dieser Code ist abgelaufen.
device-again = Neuer Code
device-in-title = Code eingeben
device-in-text = Öffne auf deinem anderen Gerät das Menü und wähle „Auf anderem Gerät spielen“. Dort steht ein Code aus 8 Buchstaben und Ziffern.
device-in-yours = Du übernimmst Namen, Platz und Karten dieses Spielers.
device-in-go = Auf diesem Gerät spielen
device-in-known = Dieser Browser ist schon { $name }. Melde dich zuerst ab, um als anderer Spieler zu spielen.
host-waiting = Warteliste
host-waiting-remove = Entfernen
host-waiting-remove-who = { $name } von der Liste nehmen
host-seat-link = Link zum Platz schicken
host-seat-link-text = Für einen Gast, der nicht mehr hereinkommt. Der Link gilt 10 Minuten und öffnet Platz und Karten von { $name }: Schick ihn nur an { $name }. Der Tisch sieht, dass du ihn erstellt hast.
settings-seats = Plätze
settings-to-sit = Zeit, einen reservierten Platz zu nehmen (s)
settings-bots-make-room = Bots machen Wartenden Platz
settings-bots-alone = Bots spielen ohne Zuschauer weiter
settings-bots-fill = Mit Bots auffüllen bis (Spieler, 0: aus)

## Das Menü eines Tisches und die eigenen Tische

page-back = Zurück zum Tisch

## Der Gastgeber

host-not-you = Diese Seite ist nur für Gastgeber dieses Tisches.
host-requests = Bitten um Chips
host-asks = { $player } (Platz { $chair }) bittet um { $chips }
host-approve = Genehmigen
host-together = { $names } haben dieselbe Adresse, vielleicht ein Zuhause.
host-together-as = Dieselbe Adresse wie { $names }.
host-approve-all = Alle genehmigen
host-choose = Nächstes Spiel wählen
host-choose-done = Als Nächstes: { $game }.
host-refuse = Ablehnen
host-play = Geben
host-begin = Nächste Hand geben
host-pause-now = Jetzt Pause
host-pause-done = Pause nach dieser Hand.
host-bomb = Ante des Bomb Pots
host-bomb-go = Bomb Pot geben
host-floor = Fehler beheben
host-floor-text = Zurücknehmen geht bis zur nächsten Karte. Annullieren gibt alle Einsätze zurück. Ein gehaltener Pot wartet auf die nächste Hand.
host-undo = Letzte Aktion zurücknehmen
host-undo-done = Letzte Aktion zurückgenommen.
host-hold = Pot halten
host-hold-done = Pot bis zur nächsten Hand gehalten.
host-why = Grund der Entscheidung (im Verlauf)
host-warn = Verwarnen
host-warn-done = { $player } verwarnt.
host-kill = Hand für tot erklären
host-kill-done = Die Hand von { $player } ist tot.
host-call-off-go = Hand annullieren
host-call-off-done = Hand annulliert.
host-reason-first = Gib zuerst einen Grund ein. Er steht im Verlauf.
host-reason = Grund (im Verlauf)
host-players = Spieler
host-nobody = Noch keine Spieler
host-away = abwesend
host-sit-out = Aussetzen lassen
host-button = Button geben
host-adjust = Stack korrigieren
host-adjust-go = Korrigieren
host-adjust-text = Steht mit dem Grund in der Abrechnung.
host-adjust-done = Stack von { $player } korrigiert.
host-bot = Bot
host-bot-any = beliebiger Stil
host-bot-go = Bot dazusetzen
host-seat = Spieler setzen
host-seat-who = Zuschauer oder Wartender
host-seat-as = Einstieg
host-seat-new = neuer Spieler
host-seat-replacing = ersetzt den, der gegangen ist
host-seat-transferred = von einem aufgelösten Tisch
host-seat-text = 0 Chips: Der Spieler kauft sich selbst ein. Von einem aufgelösten Tisch: mit dem Stack von dort, auch unter dem Minimum.
host-seat-go = Setzen
host-second = Zweiter Gastgeber
host-second-name = Name
host-second-go = Zum Gastgeber machen
host-second-done = { $name } ist jetzt Gastgeber.
host-game = Spiel und Regeln
host-game-next = Nächstes Spiel und Einsätze
host-game-go = Ändern
host-game-done = Geändert ab der nächsten Hand.
host-rules = Alle Regeln (TOML)
host-rules-go = Regeln ändern
host-house = Chips und Gebühren
host-time-fees = Zeitgebühr einziehen
host-colour-up = Kleinste Chips einwechseln
host-kitty = Aus der Kasse ({ $chips })
host-kitty-what = Wofür
host-kitty-go = Ausgeben
host-settle = Schuld bezahlt von
host-settle-lender = An
host-settle-marker = Schuldscheine
host-settle-go = Eintragen
host-settle-done = Eingetragen.
host-move = Neuer Platz
host-move-go = Umsetzen
host-move-done = { $player } sitzt jetzt auf Platz { $chair }.
host-close = Tisch schließen
host-close-sure = Alle nehmen ihre Chips mit, und die Session endet. Tisch schließen?

## Was Gastgeber während einer Hand tun

host-more = Einladungen und Einstellungen
host-tray =
    { $n ->
        [one] { $n } Chip-Anfrage
       *[other] { $n } Chip-Anfragen
    }
host-barred = Gesperrt
host-barred-by = { $by }, { $until }
host-barred-why = Grund: { $reason }
host-let-in = Sperre aufheben
host-let-in-done = { $player } ist nicht mehr gesperrt.
host-ban = Spieler sperren
host-ban-name = Name
host-send = Entfernen …
host-send-title = { $player } entfernen
host-send-text = Eine laufende Hand wird noch gespielt. Dann nimmt { $player } die Chips mit und sieht deinen Namen und den Grund.
host-send-go = Entfernen
host-send-done = { $player } entfernt.
host-send-how = Sperre
host-send-none = keine Sperre
host-send-hour = 1 Stunde
host-send-day = 1 Tag
host-send-good = dauerhaft
seat-menu-chair = Platz { $chair }
seat-menu-stack = Stack
seat-menu-behind = Unterwegs
seat-menu-owes = Schuldet
seat-menu-bought = Buy-ins
seat-menu-net = Saldo
note-hint = Wie spielt dieser Spieler?
note-colour = Farbe
note-colour-none = keine Farbe
note-colour-red = rot
note-colour-orange = orange
note-colour-green = grün
note-colour-blue = blau
note-colour-purple = lila
note-keep = Speichern
note-kept = Gespeichert
note-private = Nur du siehst sie, an jedem Tisch in diesem Raum.
note-all = Notizen zu Spielern
note-edit = Bearbeiten
note-none = Noch keine Notizen. Klicke am Tisch auf einen Spieler, um eine zu schreiben.
seat-menu-mute = Chat stummschalten
seat-menu-unmute = Chat wieder anzeigen
seat-menu-host = Werkzeuge des Gastgebers
seat-menu-make-host = Zum Gastgeber machen
seat-menu-sit-out-done = { $player } setzt aus.
notice-read = Verstanden
notice-moved = { $by } hat dich auf Platz { $chair } gesetzt.
notice-seated = { $by } hat dir Platz { $chair } gegeben.
notice-seated-chips = { $by } hat dir Platz { $chair } gegeben, mit { $chips }.
notice-adjusted-more = { $by } hat dir { $chips } dazugegeben: { $text }
notice-adjusted-less = { $by } hat dir { $chips } abgezogen: { $text }
notice-dealt-out = { $by } lässt dich aussetzen. Drücke „Ich bin wieder da“, um zu spielen.
notice-refused = { $by } hat deine Chip-Anfrage abgelehnt.
notice-warned = { $by } hat dich verwarnt: { $text }
notice-killed = { $by } hat deine Hand für tot erklärt: { $text }
notice-sent-away = { $by } hat dich vom Tisch entfernt.
notice-sent-away-why = { $by } hat dich vom Tisch entfernt: { $text }
notice-host = { $by } hat dich zum Gastgeber dieses Tisches gemacht.
notice-dropped = Deine Anfrage ging nach der Hand nicht. { $text }
notice-announced = { $by } an den Raum: { $text }
away-title = Vom Tisch entfernt
away-who = { $by } hat dich von diesem Tisch entfernt.
away-why = Grund:
away-no-why = Kein Grund genannt.
away-until = Du darfst wiederkommen: { $until }.
away-good = Du bist an diesem Tisch gesperrt.
away-now = Du darfst jetzt wiederkommen. Deine Chips stehen in der Abrechnung.
away-back = Zurück an den Tisch
about-title = Vom Gastgeber
settings-about = Über diesen Tisch
settings-about-hint = Steht in der Lobby, auf Einladungen und bei den Regeln.
settings-quiet = Kein Chat, solange ein Spieler all-in ist

## Einstellungen eines offenen Tisches

settings-title = Einstellungen des Tisches
settings-text = Änderungen gelten sofort, für alle am Tisch.
settings-who = Wer mitspielen darf
settings-password = Neues Passwort
settings-password-hint = unverändert
settings-password-none = Kein Passwort
settings-pace = Tempo
settings-auto = Hände automatisch geben
settings-one-address = Spieler mit derselben IP-Adresse
settings-one-address-allow = erlauben
settings-one-address-warn = erlauben, Gastgebern melden
settings-one-address-refuse = den zweiten Spieler abweisen
settings-one-address-hint = Freunde in einer Wohnung haben dieselbe Adresse. Niemand sieht sie.
settings-bomb-votes = Spieler dürfen Bomb Pots vorschlagen
settings-rabbit = Rabbit Hunting
settings-run-out = All-in: Sekunden pro Karte (0: sofort)
settings-bot-pace = Bedenkzeit der Bots (s)
settings-other = Extras
settings-chat = Chat
settings-restart = Wenn der Server mitten in einer Hand neu startet
settings-restart-resume = Hand weiterspielen
settings-restart-void = Hand annullieren
settings-grace = Dann auf den Spieler am Zug warten (s)
settings-go = Speichern
settings-same = Noch keine Änderungen
settings-done = Gespeichert.

## Die Abrechnung

ledger-player = Spieler
ledger-bought = Gekauft
ledger-cashed-out = Ausgezahlt
ledger-chips = Stack
ledger-net = Saldo
ledger-empty = Noch keine Buy-ins
mine-events = Deine offenen Turniere
mine-events-none = Keine offenen Turniere
mine-events-sure = Beenden und erstatten
mine-events-why = vom Gastgeber geschlossen
mine-hosted = Deine offenen Tische
mine-hosted-none = Keine offenen Tische
mine-people =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
mine-close-sure = Trotz sitzender Spieler schließen
ledger-the-house = Haus
ledger-the-bots = Bots
ledger-people-only = Ohne Bots
ledger-with-bots = Mit Bots
ledger-bots = Bots (nicht verrechnet)
ledger-settled-people = Ohne die Bots ist alles ausgeglichen.
ledger-rake = Rake
ledger-kitty = Kasse
ledger-jackpot = Jackpot
ledger-time_fees = Zeitgebühren
ledger-carried = Übertrag
ledger-csv = CSV herunterladen
ledger-graph = Ergebnis nach Händen
ledger-settle = Ausgleich
ledger-settle-text = Mit möglichst wenigen Zahlungen.
ledger-settled = Alles ausgeglichen.
ledger-pays = zahlt an
ledger-adjustments = Korrekturen der Stacks
ledger-print = Drucken
ledger-before = vor der ersten Hand
ledger-after = ab Hand { $hand }
ledger-move-buy-in = Buy-in
ledger-move-re-buy = Rebuy
ledger-move-top-up = Top-up
ledger-move-transfer = Tischwechsel
ledger-move-short-buy-in = Kleiner Buy-in
ledger-move-loan = Leihe
ledger-move-cash-out = Auszahlung
ledger-move-corrected = Korrektur des Stacks
ledger-move-marker = Schuldschein
ledger-move-time-fee = Zeitgebühr
ledger-side-bets = Nebenwetten

## Was eine Session gebracht hat

result-title = Ergebnis
result-hands =
    { $n ->
        [one] { $n } Hand
       *[other] { $n } Hände
    }
result-minutes = { $m } min
result-length = { $h } h { $m } min
result-ended = geschlossen { $when }
result-nobody = Keine Buy-ins

## Hände

hands-empty = Noch keine beendeten Hände
hands-called-off = annulliert
hands-pot = Pot { $chips }
hands-more = Frühere Hände
hands-review = Meine Session analysieren
hands-review-hand = Analyse: { $hand }
hands-search = Hand suchen
hands-search-hint = Karte (Ah), Name, Handnummer, gewonnen
hands-filters = Nur anzeigen
hands-filter-mine = Ich war dabei
hands-filter-won = Gewonnen
hands-filter-lost = Verloren
hands-filter-showdown = Mit Showdown
hands-none = Nichts gefunden
hands-won = { $who } gewinnt
hands-won-showdown = { $who } gewinnt beim Showdown
hands-download = Ganze Session, wie du sie gesehen hast
hands-zip = Alle Formate (zip)
hand-title = Hand { $hand }
hand-others = Andere Hände
hand-before = Vorige
hand-after = Nächste
hand-replayer = Hand ansehen
hand-verify = Das Geben prüfen
hand-review = Analyse
hand-download = Herunterladen
hand-txt = Text
hand-phh = PHH
hand-ohh = OHH
hand-json = JSON
hand-told = Handverlauf
replay-streets = Springen zu
replay-start = Anfang
replay-deal = Geben
replay-flop = Flop
replay-turn = Turn
replay-river = River
replay-street = Street { $n }
replay-draw = Tausch { $n }
replay-showdown = Showdown
replay-end = Ende
replay-previous = Schritt zurück
replay-next = Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-at = Stelle in der Hand
replay-speed = Tempo
replay-odds-pot = Pot
replay-odds-to-call = Zu callen
replay-odds-price = Pot Odds
replay-odds-equity = Equity
replay-odds-shown = gegen die gezeigten Karten
replay-odds-unknown = gegen zufällige Karten
replay-odds-pat = ohne Kartentausch
share-open = Teilen
share-title = Diese Hand teilen
share-text = Mit dem Link kann jeder diese Hand ansehen, ohne Namen, für immer. Sie zeigt nur, was du gesehen hast.
share-cards = Meine Karten zeigen
share-names = Namen der Spieler zeigen
share-link = Link
share-copy = Link kopieren
share-page = Pokerhand

## Das Geben prüfen

verify-title = Wurde fair gegeben?
verify-text = Der Raum hat das Deck vor dem Abheben versiegelt. Dein Browser prüft nun selbst, ohne dem Raum zu vertrauen, dass jede Karte, die du gesehen hast, an ihrer Stelle in diesem Deck lag.
verify-right =
    { $n ->
        [one] Die Karte, die du gesehen hast, stimmt
       *[other] Alle { $n } Karten, die du gesehen hast, stimmen
    }
verify-wrong =
    { $n ->
        [one] { $n } Schritt fehlgeschlagen
       *[other] { $n } Schritte fehlgeschlagen
    }
verify-right-word = stimmt
verify-wrong-word = falsch
verify-unknown-word = unbekannt
verify-form-wrong = Ungültiger Nachweis: prüfe { $found }.
verify-seal-right = Das Siegel ist das, das dein Browser vor dem Geben gesehen hat.
verify-seal-wrong = Das Siegel ist ein anderes als das, das dein Browser vor dem Geben gesehen hat.
verify-seal-unknown = Siegel des Decks. Dein Browser hat es vor dem Geben nicht gesehen und kann es nicht vergleichen.
verify-cut-right =
    { $n ->
        [one] { $n } Spieler hat abgehoben: du.
       *[other] { $n } Spieler haben abgehoben, auch du.
    }
verify-cut-late = Dein Abheben zählt nicht: Es kam zu spät, oder der Raum war nicht erreichbar. Passiert das öfter, frag den Gastgeber.
verify-cut-unknown =
    { $n ->
        [one] { $n } Spieler hat abgehoben, aber nicht in diesem Browser.
       *[other] { $n } Spieler haben abgehoben, keiner davon in diesem Browser.
    }
verify-cut-nobody = Kein Spieler hat dieses Deck abgehoben. Nur das Siegel bestimmt die Reihenfolge, und das hat der Raum gewählt.
verify-cut-bots = Auch die Bots des Raums haben abgehoben. Das zählt nicht.
verify-cut-who = Abgehoben von { $who }.
verify-cut-seat = Platz { $seat }
verify-cut-orders = Ein Spieler kann sein Abheben zurückhalten. k Spieler, die mit dem Raum gemeinsame Sache machen, wählen aus 2^k Reihenfolgen: höchstens { $n }, wenn alle außer einem mitmachen.
verify-cut-orders-general = Ein Spieler kann sein Abheben zurückhalten. k Spieler, die mit dem Raum gemeinsame Sache machen, wählen aus 2^k Reihenfolgen.
verify-order-right = Siegel und Abheben bestimmen die Reihenfolge der versiegelten Karten:
verify-once-right = Jede Karte und jede Stelle kommt einmal vor.
verify-once-wrong = Eine Karte oder eine Stelle kommt zweimal vor.
verify-cards = Die Karten, die du gesehen hast
verify-cards-text = Jede Karte führt über Hashes zum Siegel. Tausche eine aus, und die Prüfung schlägt fehl.
verify-card-where = Karte { $dealt } vom Deck, versiegelt an Stelle { $position }
verify-reshuffle = { "" } nach Mischen { $n }
verify-tamper = Austauschen
verify-tampered = Du hast eine Karte ausgetauscht.
verify-restore = Rückgängig machen
verify-raw = Der Nachweis
verify-elsewhere = Speichere den Nachweis und prüfe ihn, wo du willst:
verify-paste-page = Nachweis prüfen
verify-paste = Heruntergeladener Nachweis
verify-go = Prüfen
verify-unreadable = Das ist kein Nachweis. Füge die ganze heruntergeladene Datei ein.

## Ausgehängte Regeln

rules-book = Regelbuch
rules-differs = Abweichungen von der Vorlage
rules-differs-none = Keine: alles wie in „{ $preset }“.
rules-differs-text = Verglichen mit „{ $preset }“.
rules-first = Überblick
rules-house = Vom Haus
rules-all = Alle Regeln
rules-all-text = Abweichungen sind markiert. Jede Option nennt ihre Regeln.
rules-unusual = { $n } geändert

## Die Uhr für einen großen Bildschirm

tv-back = Zurück zum Tisch
tv-acts = ist dran
tv-next = nächste Hand
tv-showdown = Showdown
tv-hand = Hand
tv-blinds = Blinds
tv-bets = Bets
tv-ante = Ante
tv-pot = Pot
tv-players = Spieler
tv-raise = Raise auf
tv-bet = Bet

## Den Raum betreiben

admin-title = Verwaltung des Raums
admin-not-you = Diese Seite ist nur für Administratoren des Raums.
admin-tables = Tische
admin-tables-none = Keine offenen Tische
admin-watch = Zuschauen
admin-close = Schließen
admin-close-sure = { $name } schließen? Nach der Hand nehmen alle ihre Chips mit.
admin-close-done = { $name } geschlossen.
admin-message = Nachricht
admin-message-text = Bleibt am Tisch, bis jeder Spieler sie gelesen hat.
admin-message-to = An
admin-message-all = alle Tische
admin-message-go = Senden
admin-message-done = Gesendet.
admin-people = Personen
admin-search = Namen suchen
admin-nobody = Nichts gefunden
admin-guest = Gast
admin-account = Konto
admin-admin = Administrator
admin-online =
    { $n ->
        [one] { $n } Seite offen
       *[other] { $n } Seiten offen
    }
admin-seated =
    { $n ->
        [one] an { $n } Tisch
       *[other] an { $n } Tischen
    }
admin-since = seit { $at }
admin-out = gesperrt von { $by }, { $until }
admin-end-sessions = Überall abmelden
admin-end-sessions-done = { $name } überall abgemeldet.
admin-second = Zweiten Faktor ausschalten
admin-second-text = { $name } meldet sich dann nur mit dem Passwort an: ohne App, Passkey oder Wiederherstellungscode. Tu das nur, wenn du sicher bist, dass { $name } darum gebeten hat.
admin-second-go = Ausschalten
admin-second-done = { $name } meldet sich jetzt nur mit dem Passwort an. Alle Sitzungen beendet.
admin-end-keys = Sitzungen und API-Schlüssel beenden
admin-end-keys-done = { $name }: alle Sitzungen und API-Schlüssel beendet.
admin-bar = Sperren …
admin-bar-title = { $name } für den Raum sperren
admin-bar-text = Laufende Hände werden noch gespielt. Dann nimmt { $name } die Chips mit und sieht deinen Namen und den Grund.
admin-bar-go = Sperren
admin-bar-done = { $name } gesperrt.
admin-bar-reason = Grund
admin-bar-span = Dauer
admin-span-hour = 1 Stunde
admin-span-day = 1 Tag
admin-span-week = 1 Woche
admin-span-good = dauerhaft
admin-let-in = Sperre aufheben
admin-let-in-done = { $name } ist nicht mehr gesperrt.
admin-delete = Gast löschen
admin-delete-done = { $name } gelöscht.
admin-storage = Speicherplatz
admin-storage-line = { $kind }: { $size } MB
admin-drill = Probe der Wiederherstellung
admin-drill-good = { $backup } vom { $made }: wiederhergestellt und geprüft, { $at }. Tische: { $tables }, Hände: { $hands }, { $seconds } s.
admin-drill-bad = { $backup }: Die Probe ist fehlgeschlagen, { $at }. Mach eine neue Sicherung und prüfe den Raum.
admin-drill-some = Nur die Hash-Kette: { $count } von { $tables } { $tables ->
        [one] Tisch
       *[other] Tischen
    }.
admin-drill-none = Noch keine Probe.
admin-drill-off = Aus. Setze backup_hours und drill_days.
admin-bans = Gesperrt
admin-bans-none = Keine Sperren

## Man selbst

me-guest = Gast: In diesem Browser ist der Name deiner
me-account = Konto
me-admin = Administratorkonto
me-logout = Abmelden
me-settings-text = Aussehen, Töne und Hinweise an Tischen, auf diesem Gerät.
me-password = Passwort ändern
me-password-first = Namen behalten
me-password-text = Mit einem Passwort benutzt du diesen Namen auf jedem Gerät.
me-password-old = Bisheriges Passwort
me-password-new = Neues Passwort
me-password-go = Passwort festlegen
me-password-done = Passwort festgelegt.
me-password-ends = Das meldet alle anderen Browser ab und löscht alle API-Schlüssel.
security-title = Sicherheit
security-text = Mit einem zweiten Faktor öffnet das Passwort allein dein Konto nicht.
security-guest = Lege zuerst ein Passwort fest. Danach eine App oder einen Passkey.
security-totp = Authenticator-App
security-totp-text = Eine App auf deinem Handy zeigt einen Code, den du nach dem Passwort eingibst.
security-totp-since = ein seit { $at }
security-totp-scan = Scanne diesen Code mit deiner Authenticator-App.
security-totp-picture = QR-Code für eine Authenticator-App
security-totp-type = Oder gib diesen Schlüssel ein:
security-totp-code = Code in der App
security-totp-on = Einschalten
security-totp-done = Die Anmeldung fragt jetzt nach einem Code.
security-totp-off-done = Die Anmeldung fragt nicht mehr nach einem Code.
security-on = Einschalten
security-off = Ausschalten
security-code = Authenticator-Code
security-code-or = oder ein Wiederherstellungscode
security-passkeys = Passkeys
security-passkeys-text = Fingerabdruck, Gesicht, Gerätesperre oder Sicherheitsschlüssel, statt des Passworts oder danach.
security-passkeys-not-here = Für Passkeys öffne den Raum mit https unter seinem Namen oder unter localhost.
security-passkey-label = Name
security-passkey-example = mein Handy
security-passkey-add = Passkey hinzufügen
security-passkey-done = Du kannst dich jetzt mit diesem Passkey anmelden.
security-passkey-remove = { $name } entfernen
security-passkey-removed = Passkey hier entfernt. Lösche ihn auch auf dem Gerät.
security-passkey-since = seit { $at }, noch nicht benutzt
security-passkey-used = zuletzt benutzt { $at }
security-codes = Wiederherstellungscodes
security-codes-left = noch { $n }
security-codes-new = Neue Codes erzeugen
security-codes-once = Bewahre diese Codes so auf, dass du sie ohne dein Handy findest. Jeder gilt einmal, statt der App oder eines Passkeys. Du siehst sie nur jetzt.
security-codes-save = Als Datei speichern
security-codes-kept = Ich habe sie gesichert
security-codes-done = Alte Codes gelten nicht mehr.
security-confirm = Bestätigen
security-confirm-passkey = Mit einem Passkey bestätigen
security-email = E-Mail-Adresse
security-email-text = Damit kommst du per E-Mail wieder in dein Konto, wenn du das Passwort vergisst.
security-email-is = Neue Passwörter gehen über { $address }.
security-email-label = Neue Adresse
security-email-set = Adresse bestätigen
security-email-sent = Öffne den Link, der an { $address } ging.
security-email-removed = Adresse entfernt.
login-forgotten = Passwort vergessen?
recover-title = Neues Passwort
recover-text = Wir schicken einen Link an die bestätigte E-Mail-Adresse deines Kontos.
recover-account = Name oder E-Mail-Adresse
recover-send = Link schicken
recover-sent = Wenn es ein Konto mit bestätigter Adresse gibt, ist der Link unterwegs.
recover-sent-text =
    { $n ->
        [one] Er gilt einmal, { $n } Minute lang.
       *[other] Er gilt einmal, { $n } Minuten lang.
    }
recover-ask = Dieser Raum verschickt keine E-Mails. Bitte den Betreiber um ein neues Passwort.
recover-another = Neuen Link anfordern
recover-password = Neues Passwort
recover-set = Passwort festlegen
recover-confirm = Adresse bestätigen
recover-done = Passwort festgelegt.
recover-admin-title = Administrator { $name }
recover-admin-new = Wähle ein Passwort, um das Konto anzulegen und den Raum zu betreiben.
recover-admin-again = Wähle ein neues Passwort. Alte zweite Faktoren, Sitzungen und Schlüssel enden.
recover-recovery-title = Neues Passwort für { $name }
recover-recovery-text = Alle anderen Sitzungen und Schlüssel des Kontos enden.
recover-email-title = E-Mail-Adresse von { $name }
recover-email-text = Über { $address } lässt sich dann dieses Konto wiederherstellen.
recover-email-done = Adresse bestätigt.
security-sure-totp = Authenticator-App einschalten
security-sure-totp-off = Authenticator-App ausschalten
security-sure-codes = Neue Wiederherstellungscodes erzeugen
security-sure-passkey = Passkey hinzufügen
security-sure-remove = Passkey entfernen
security-sure-text = Bestätige, dass du es bist.
security-sure-email = E-Mail-Adresse ändern
security-sure-remove-text = „{ $name }“ öffnet dein Konto dann nicht mehr. Bestätige, dass du es bist.
me-statistics = Statistik
me-statistics-text = Dein Stil und deine Ergebnisse über alle Hände hier. Nur du siehst das.
me-statistics-go = Deine Statistik
stats-title = Deine Statistik
stats-text = Alle deine Hände in diesem Raum. Nur du siehst das.
stats-counting =
    { $n ->
        [one] bisher { $n } Hand gezählt …
       *[other] bisher { $n } Hände gezählt …
    }
stats-none = Noch keine Hände
stats-which = Filter
stats-span = Zeitraum
stats-span-all = alles
stats-span-year = letzte 12 Monate
stats-span-month = letzte 30 Tage
stats-span-week = letzte 7 Tage
stats-kind = Format
stats-kind-chips = Cash Games
stats-kind-events = Turniere
stats-all = alle
stats-game = Spiel
stats-stakes = Einsätze
stats-position = Position
stats-depth = Stack
stats-depth-to-20 = bis 20 bb
stats-depth-20-50 = 20–50 bb
stats-depth-50-100 = 50–100 bb
stats-depth-100-up = über 100 bb
stats-col-hands = Hände
stats-col-worth = EV
stats-rate = bb/100
stats-rate-worth = EV bb/100
stats-interval = ±
stats-rate-text = bb/100: gewonnene Big Blinds pro 100 Hände. Deine wahre Rate liegt in 19 von 20 Fällen innerhalb von ±. EV rechnet ein All-in mit der Equity, als die letzten Chips hineingingen, wenn alle Hände gezeigt wurden.
stats-won = Gewonnene Big Blinds
stats-worth = All-in-EV
stats-graph-told =
    { $n ->
        [one] { $n } Hand: { $won } Big Blinds gewonnen, { $worth } nach All-in-EV
       *[other] { $n } Hände: { $won } Big Blinds gewonnen, { $worth } nach All-in-EV
    }
stats-hands =
    { $n ->
        [one] { $n } Hand
       *[other] { $n } Hände
    }
stats-left-out = Weitere Hände an älteren Tischen sind nicht gezählt.
stats-figures = Deine Werte
stats-of = von { $n }
stats-by-position = Nach Position
stats-by-depth = Nach Stack
stats-by-stakes = Nach Spiel und Einsätzen
stats-sessions = Sessions
stats-sessions-more = Und { $n } frühere.
stats-review = Analyse
stats-review-all = Diese Hände analysieren
stats-review-session = Analyse: { $table }, { $date }
stats-files = Export
stats-files-text = 1 Zeile pro Hand, nach den Filtern oben.
stats-name-vpip = VPIP
stats-name-pfr = PFR
stats-name-limp = Limp
stats-name-steal = Steal
stats-name-fold_to_steal = Fold auf Steal
stats-name-three_bet = 3-Bet
stats-name-squeeze = Squeeze
stats-name-fold_to_three_bet = Fold auf 3-Bet
stats-name-four_bet = 4-Bet
stats-name-c_bet = C-Bet
stats-name-fold_to_c_bet = Fold auf C-Bet
stats-name-check_raise = Check-Raise
stats-name-wtsd = WTSD
stats-name-wsd = W$SD
stats-name-wwsf = WWSF
stats-name-af = AF
stats-means-vpip = preflop freiwillig Chips gesetzt
stats-means-pfr = preflop erhöht
stats-means-limp = einen nicht erhöhten Pot preflop gecallt
stats-means-steal = als Erster erhöht aus CO, BTN oder SB
stats-means-fold_to_steal = einen Blind gegen einen Steal gefoldet
stats-means-three_bet = erneut erhöht
stats-means-squeeze = 3-Bet nach Raise und Call
stats-means-fold_to_three_bet = erhöht, dann auf eine 3-Bet gefoldet
stats-means-four_bet = eine 3-Bet erhöht
stats-means-c_bet = preflop erhöht, dann am Flop gesetzt
stats-means-fold_to_c_bet = auf eine C-Bet gefoldet
stats-means-check_raise = gecheckt, dann erhöht
stats-means-wtsd = den Flop gesehen und zum Showdown gegangen
stats-means-wsd = beim Showdown gewonnen
stats-means-wwsf = den Flop gesehen und gewonnen
stats-means-af = Bets und Raises nach dem Flop pro Call
me-sessions = Wo du angemeldet bist
me-sessions-text = Nicht mehr dein Browser? Beende seine Sitzung.
me-sessions-unknown = Unbekannter Browser
me-sessions-here = dieser
me-sessions-open = jetzt offen
me-sessions-since = seit { $at }
me-sessions-end = Sitzung beenden
me-data-title = Deine Daten
me-data-text = Dein Name, Sitzungen, Schlüssel, Notizen und wo du gespielt hast.
me-data = Herunterladen
me-forget = Mein Konto löschen
me-forget-at-once = Sitzungen, Schlüssel, Notizen, zweite Faktoren und E-Mail-Adresse werden sofort und endgültig gelöscht.
me-forget-stays = Hände und Abrechnungen bleiben: Sie gehören auch den anderen Spielern. Deinen Namen bekommt niemand sonst.
me-forget-free = Du hast hier nicht gespielt: Dein Name wird frei.
me-forget-audit =
    { $n ->
        [one] Das Protokoll behält Einträge über dich { $n } Tag lang.
       *[other] Das Protokoll behält Einträge über dich { $n } Tage lang.
    }
me-forget-audit-ever = Das Protokoll behält Einträge über dich für immer.
me-forget-backups =
    { $n ->
        [one] Sicherungen des Raums behalten deine Daten { $n } Tag lang.
       *[other] Sicherungen des Raums behalten deine Daten { $n } Tage lang.
    }
me-forget-done = Konto gelöscht.
me-keys = API-Schlüssel
me-keys-text = Ein Programm mit einem Schlüssel spielt unter deinem Namen. Markiere es als Bot, damit der Tisch das sieht.
me-keys-once = Kopiere den Schlüssel jetzt: Du siehst ihn nur einmal.
me-keys-note = Zweck
me-keys-bot = Es ist ein Bot
me-keys-go = Schlüssel erzeugen
me-keys-drop = Entfernen

## Das Protokoll

audit-title = Protokoll
audit-link = Protokoll der Gastgeber und Administratoren
audit-link-table = Protokoll dieses Tisches
audit-of = Protokoll
audit-text = Alles, was Gastgeber und Administratoren getan haben, das Neueste zuerst. Niemand kann es ändern.
audit-text-table = Alles, was Gastgeber und Administratoren an diesem Tisch getan haben, das Neueste zuerst. Niemand kann es ändern.
audit-person = Name
audit-table = Tisch
audit-table-all = alle Tische und der Raum
audit-kind = Aktion
audit-kind-all = alle
audit-none = Keine Einträge
audit-more = Frühere
audit-json = Als JSON speichern
audit-from = von { $address }
audit-later = (Nach der Hand.)
audit-password = Passwort des Tisches
audit-yes = ja
audit-no = nein
audit-role-host = Gastgeber
audit-role-admin = Administrator
audit-role-player = Spieler
audit-role-room = automatisch
audit-role-terminal = Terminal
audit-by-room = Der Raum
audit-by-terminal = Der Betreiber
audit-by-user = { $who }
audit-say-opened = { $by } eröffnet den Tisch: { $game }.
audit-say-settings = { $by } ändert die Einstellungen des Tisches.
audit-say-host-by-link = { $by } wird über einen Link Gastgeber.
audit-say-link-made = { $by } erstellt einen Link, gültig bis { $until }.
audit-say-link-made-once = { $by } erstellt einen Link für 1 Spieler, gültig bis { $until }.
audit-say-link-ended = { $by } beendet einen Link zum Tisch.
audit-say-links-renewed = { $by } setzt alle Links zum Tisch zurück.
audit-say-message =
    { $n ->
        [one] { $by } an { $n } Tisch: { $text }
       *[other] { $by } an { $n } Tische: { $text }
    }
audit-say-message-table = { $by } an den Tisch: { $text }
audit-say-sessions-ended = { $by } meldet { $who } überall ab.
audit-say-keys-ended = { $by } beendet alle Sitzungen und API-Schlüssel von { $who }.
audit-say-second-factors-off = { $by } schaltet den zweiten Faktor von { $who } aus.
audit-say-barred = { $by } sperrt { $who } für den Raum, { $until }.
audit-say-barred-why = { $by } sperrt { $who } für den Raum, { $until }. Grund: { $why }
audit-say-admitted = { $by } hebt die Sperre von { $who } auf.
audit-say-guest-deleted = { $by } löscht den Gast { $who }.
audit-say-admin-link = { $by } erstellt einen Administrator-Link für { $who }.
audit-say-admin-made = { $by } wird über einen Link Administrator.
audit-say-admin-removed = { $by } nimmt { $who } die Rechte als Administrator.
audit-say-recovered = { $by } legt über einen Link ein neues Passwort fest.
audit-say-backup = { $by } macht eine Sicherung: { $file }.
audit-say-event-made = { $by } erstellt das Turnier { $name }.
audit-say-event-order = { $by } im Turnier { $name }: { $what }.
audit-say-event-order-whom = { $by } im Turnier { $name }: { $what }, { $who }.
audit-say-archived = { $by } archiviert { $tables } { $tables ->
        [one] geschlossenen Tisch
       *[other] geschlossene Tische
    } in { $file }.
audit-say-restored = { $by } stellt den Raum aus einer Sicherung wieder her: { $file }.
audit-say-ban = { $by } sperrt { $who } für den Tisch: { $span }.
audit-say-ban-why = { $by } sperrt { $who } für den Tisch: { $span }. Grund: { $why }
audit-say-add-bot = { $by } setzt einen Bot dazu.
audit-say-approve = { $by } genehmigt { $chips } für { $who }.
audit-say-approve-no = { $by } lehnt { $chips } für { $who } ab.
audit-say-approve-own = { $by } kauft als Gastgeber { $chips }, ohne Zustimmung.
audit-say-seat-somebody = { $by } setzt { $who } mit { $chips } auf Platz { $chair }.
audit-say-close = { $by } schließt den Tisch.
audit-say-call-off = { $by } annulliert die Hand: { $why }
audit-say-withdraw = { $by } nimmt eine Änderung nach der Hand zurück: { $what }.
audit-kind-opened = Tisch eröffnet
audit-kind-settings = Einstellungen
audit-kind-rules = Regeln geändert
audit-kind-game = Spiel gewählt
audit-kind-close = Tisch geschlossen
audit-kind-role-given = Rolle gegeben
audit-kind-role-taken = Rolle genommen
audit-kind-host-by-link = Gastgeber über Link
audit-kind-link-made = Link erstellt
audit-kind-link-ended = Link beendet
audit-kind-links-renewed = Links zurückgesetzt
audit-kind-seat-link = Link zum Platz
audit-kind-approve = Chip-Anfrage
audit-kind-adjust = Korrektur des Stacks
audit-kind-settle = Schuld bezahlt
audit-kind-kitty = Aus der Kasse ausgegeben
audit-kind-time-fees = Zeitgebühren
audit-kind-colour-up = Chips eingewechselt
audit-kind-seat-somebody = Spieler gesetzt
audit-kind-move-somebody = Spieler umgesetzt
audit-kind-sit-somebody-out = Spieler setzt aus
audit-kind-kick = Spieler entfernt
audit-kind-ban = Sperre am Tisch
audit-kind-let-in = Sperre am Tisch aufgehoben
audit-kind-remove-from-list = Von der Warteliste genommen
audit-kind-add-bot = Bot dazugesetzt
audit-kind-begin = Hand gegeben
audit-kind-pause = Pause
audit-kind-go-on = Weitergespielt
audit-kind-call-off = Hand annulliert
audit-kind-take-action-back = Aktion zurückgenommen
audit-kind-kill-hand = Hand für tot erklärt
audit-kind-hold-pot = Pot gehalten
audit-kind-warn = Verwarnung
audit-kind-button = Button versetzt
audit-kind-withdraw = Änderung zurückgenommen
audit-kind-message = Nachricht
audit-kind-sessions-ended = Abgemeldet
audit-kind-keys-ended = API-Schlüssel beendet
audit-kind-second-factors-off = Zweiter Faktor aus
audit-kind-barred = Sperre im Raum
audit-kind-admitted = Sperre im Raum aufgehoben
audit-kind-guest-deleted = Gast gelöscht
audit-kind-admin-link = Administrator-Link
audit-kind-admin-made = Neuer Administrator
audit-kind-admin-removed = Administrator entfernt
audit-kind-recovered = Passwort wiederhergestellt
audit-kind-backup = Sicherung
audit-kind-event-made = Turnier erstellt
audit-kind-event-order = Anweisung im Turnier
audit-kind-archived = Geschlossene Tische archiviert
audit-kind-restored = Aus einer Sicherung wiederhergestellt
tv-private = Dieser Tisch ist nicht für Zuschauer offen. Melde dich als Spieler oder Gastgeber an, um ihn hier zu zeigen.
stream-title = Stream
stream-host = Zeig diesen Tisch in einem Stream, mit OBS oder einem ähnlichen Programm. Der Stream läuft mindestens { $seconds } s verzögert und zeigt keine Hand, bevor sie zu Ende ist. Die Spieler sehen, dass der Tisch gestreamt wird, und jeder entscheidet selbst, ob seine Karten gezeigt werden.
stream-start = Stream starten
stream-end = Stream beenden
stream-link = Adresse der Browserquelle
stream-link-text = Füge sie in OBS als Browserquelle hinzu, 1920 × 1080. Wer diese Adresse hat, sieht den Stream.
stream-reset = Neue Adresse
stream-player = Der Gastgeber streamt diesen Tisch. Der Stream läuft mindestens { $seconds } s verzögert und zeigt keine Hand, bevor sie zu Ende ist.
stream-consent = Meine Karten im Stream zeigen
stream-consent-text = Gilt ab der nächsten Hand, auch für Hände, die du foldest oder muckst. Schaltest du es aus, verschwinden deine Karten sofort, auch aus früheren Händen. Endet, wenn du den Tisch verlässt.
stream-over = Der Stream ist zu Ende.
stream-sit = Deine Karten können nur gezeigt werden, solange du einen Platz hast.
audit-kind-stream = Stream
