### Texte der Turniere.

## Die Liste

events-text = Sit & Gos und Turniere mit mehreren Tischen. Uhr, Sitzordnung und Auszahlung laufen von selbst.
events-new = Turnier starten
events-all = Alle Turniere
events-none = Noch keine Turniere
events-none-text = Starte eins: Ein Sit & Go mit Bots braucht 2 Klicks.
events-running = Laufend
events-open = Anmeldung offen
events-over = Beendet
event-phase-open = Anmeldung offen
event-phase-running = läuft
event-phase-ended = beendet
event-phase-cancelled = abgesagt
event-sng = Sit & Go
event-tournament = Turnier
event-free = frei
event-price = Buy-in
event-players = Spieler
event-pool = Preispool
event-level = Level
event-starts-at = Beginnt { $when }
event-late-until = Späte Anmeldung bis zum Ende von Level { $level }
event-locked = Passwort
event-asks-host = mit Zustimmung des Gastgebers
event-you-asking = wartet auf den Gastgeber
event-you-registered = angemeldet
event-you-seated = im Spiel
event-you-moving = wechselt den Tisch
event-you-out = ausgeschieden
event-go-seat = Zurück an deinen Platz
event-go-register = Anmelden
event-go-results = Ergebnisse
event-go-look = Ansehen

## Ein neues

event-new-text = Die Voreinstellungen passen. Die Vorschau unten zeigt das Turnier.
event-kind = Art des Turniers
event-kind-sit-and-go = Sit & Go
event-kind-sit-and-go-text = beginnt, wenn es voll ist
event-kind-evening = Turnier mit mehreren Tischen
event-kind-evening-text = zu einer festen Zeit oder wenn du startest; späte Anmeldung, Rebuys
event-kind-felt = Live-Turnier
event-kind-felt-text = echte Tische und Karten: Du trägst ein, wer ausscheidet, der Raum setzt, verlegt und rechnet ab
event-format = Format
event-format-usual = normal
event-format-shootout = Shootout
event-format-satellite = Satellite
event-format-shootout-hint = jeder Tisch spielt bis zu 1 Sieger, dann treffen sich die Sieger
event-format-satellite-hint = Plätze im selben Wert; der Rest geht an den nächsten Rang
event-seat-worth = Wert eines Platzes
event-seat-worth-hint = leer: 10 Buy-ins
event-seat-in = Zielturnier
event-seat-in-hint = seine Adresse; jeder Gewinner bekommt ein Ticket. Leer: kein Ticket
event-name = Name
event-name-sng = Sit & Go für { $n }
event-name-evening = Turnier heute Abend
event-size = Spieler
event-size-n =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
event-size-hint = Mehr als 9: mehrere Tische
event-expected = Erwartete Spieler
event-hours = Dauer (h)
event-hours-hint = 0: so lange, wie die Levels brauchen
event-level-minutes = Dauer eines Levels (min)
event-stack = Startstack
event-bots = Mit Bots auffüllen bis
event-bots-hint = Spieler beim Start; 0: keine
event-bots-hint-full = Spieler, wenn du „Jetzt starten“ drückst; 0: keine
event-start-at = Beginn
event-start-at-hint = leer: wenn du „Jetzt starten“ drückst
event-late = Späte Anmeldung bis Level
event-day-ends = Tage enden mit Level
event-day-ends-hint = 8, 16: 3 Tage. Leer: 1 Tag
event-flight = Name dieses Starttags
event-flight-hint = bei mehreren Starttagen: der Tag endet ohne Sieger, der zweite Tag übernimmt die Spieler
event-terms-day = Tag { $day } endet mit Level { $level }
event-terms-flight = Starttag { $name }
event-day-over = Das letzte Level des Tages ist vorbei: Hände beenden, Stacks zählen, Tag beenden.
event-late-hint = 0: bis zum Start
event-seats = Plätze pro Tisch
event-most = Max. Anmeldungen
event-most-hint = 0: unbegrenzt
event-reentries = Re-Entrys
event-reentries-hint = pro Spieler
event-money = Buy-in und Preise
event-money-points = keine Währung
event-price-prize = Buy-in
event-price-whole = Buy-in { $total }: { $parts }
event-price-part-prize = { $price } in den Preispool
event-price-part-bounty = { $price } Bounty
event-price-part-fee = { $price } Gebühr
event-price-prize-hint = in den Preispool
event-price-fee = Gebühr
event-price-fee-hint = zusätzlich, für den Gastgeber
event-price-for-head = { $price } Bounty
event-price-head = Bounty
event-price-head-hint = zusätzlich zum Buy-in; leer: die Hälfte des Buy-ins wird zur Bounty
event-bounty = Bountys
event-bounty-none = Keine
event-bounty-fixed = Fest
event-bounty-progressive = Progressiv
event-bounty-mystery = Mystery
event-mystery = Werte der Mystery-Bountys
event-mystery-hint = ganze Beträge; leer: aus dem Bountypool, sobald das Geld erreicht ist
event-card-shares = Mystery-Bountys je 100
event-card-shares-hint = wie viele von jedem Verhältnis, die höchsten zuerst; leer: { $usual }
event-cards = Übrige Mystery-Bountys
event-cards-worth = Wert
event-cards-count = Übrig
event-shares = Auszahlung (%)
event-shares-hint = 1. Platz zuerst, zusammen 100. Leer: übliche Auszahlung
event-paid = Bezahlte Plätze (%)
event-rebuys = Rebuys: { $n } Chips zum Preis eines Buy-ins
event-add-on = Add-on: { $n } Chips zum Preis eines Buy-ins
event-rebuy-until = Rebuys bis Level
event-rebuy-until-hint = Add-on in der Pause danach
event-preview = Vorschau
event-preview-with =
    { $n ->
        [one] { $n } Anmeldung
       *[other] { $n } Anmeldungen
    }
event-preview-minutes = alle Levels: { $h } h { $m } min
event-antes = Antes
event-antes-none = keine
event-antes-big_blind = Big-Blind-Ante
event-antes-each = alle Spieler
event-ante-from = Antes ab Level
event-break-every = Pause alle (Levels)
event-break-every-hint = 0: nur zum Einwechseln der Chips
event-break-minutes = Dauer der Pause (min)
event-file-text = alle Regeln und Levels, zum Speichern oder Bearbeiten
event-file-edited = Das Turnier verwendet deine bearbeitete Datei, nicht das Formular.
event-who = Wer mitspielen darf
event-private = Nur mit Einladung
event-approval = Jedem Spieler zustimmen
event-password = Passwort
event-password-new = Neues Passwort
event-about = Über dieses Turnier
event-run = Einstellungen der Tische
event-run-text = Tempo, Zuschauer, Chat
event-decide = Zeit für einen Rebuy (s)
event-make = Anmeldung öffnen

## Ein Turnier

event-clock = Uhr
event-begins-in = Beginnt in
event-begun = { $name } beginnt
event-notify = Melden, wenn es beginnt
event-waits = Wartet auf Spieler
event-when-full = Beginnt, wenn es voll ist.
event-when-host = Beginnt, wenn der Gastgeber startet.
event-paused = Uhr angehalten
event-break = Pause
event-level-n = Level { $n }
event-next = Nächstes Level
event-next-break = Nächste Pause
event-left = Spieler übrig
event-average = Durchschnittsstack
event-average-n = Durchschnitt { $n }
event-bb = { $n } bb
event-to-prizes = Bis ins Geld
event-to-prizes-n =
    { $n ->
        [one] noch { $n } Spieler
       *[other] noch { $n } Spieler
    }
event-in-the-money = im Geld
event-by-hand = Hand for Hand: Alle Tische geben gleichzeitig.
event-by-hand-short = Hand for Hand
event-last-hands-n =
    { $n ->
        [one] noch { $n } Hand heute
       *[other] noch { $n } Hände heute
    }
event-you = Deine Anmeldung
event-your-stack = Dein Stack
event-your-place = Dein Rang
event-your-seat = Dein Platz
event-your-head = Deine Bounty
event-heads = { $price } gewonnen
event-table-seat = Tisch { $table }, Platz { $seat }
event-go-table = An deinen Tisch
event-moving = Du wechselst den Tisch. Dein neuer Platz steht gleich fest.
event-moves-soon = Nach dieser Hand wechselst du an einen anderen Tisch.
event-place =
    { NUMBER($n, type: "ordinal") ->
       *[other] { $n }.
    }
event-place-of = { $place } von { $of }
event-out = Du bist { $place } geworden.
event-out-now = Du bist ausgeschieden. Dein Rang steht gleich fest.
event-won = Du hast { $price } gewonnen.
event-registered = Du bist angemeldet.
event-asked = Bitte an den Gastgeber geschickt.
event-registered-text = Du bist angemeldet. Lass diese Seite offen: Zum Start bringt sie dich an deinen Platz.
event-asking-text = Der Gastgeber muss deiner Anmeldung noch zustimmen.
event-full = Das Turnier ist voll.
event-closed = Die Anmeldung ist geschlossen.
event-enter = Anmelden: { $price }
event-enter-again = Re-Entry: { $price }
event-ask-in = Um Anmeldung bitten: { $price }
event-decide-text = Rebuy? Noch { $n } s
event-rebuy = Rebuy { $n } Chips: { $price }
event-after-hand = Deine Chips kommen nach dieser Hand.
event-rebuy-done = Chips gekauft.
event-no-rebuy = Nein, ich scheide aus
event-no-rebuy-done = Du bist ausgeschieden.
event-add-on-go = Add-on { $n } Chips: { $price }
event-add-on-done = Chips gekauft.
event-away = Ich bin weg
event-away-done = Du zahlst Blinds und foldest, bis du wieder da bist.
event-back = Ich bin wieder da
event-back-done = Du bekommst wieder Karten.
event-unregister = Abmelden
event-unregister-sure = Du verlierst deinen Platz und bekommst den Buy-in zurück.
event-unregister-no = Angemeldet bleiben
event-unregister-done = Abgemeldet.
event-entrants = Angemeldet
event-standings = Rangliste
event-results = Ergebnisse
event-winners = Beste Plätze
event-nobody = Noch keine Anmeldungen. Schick deinen Freunden den Link.
event-find = Spieler suchen
event-rank = Rang
event-player = Spieler
event-chips = Chips
event-table = Tisch
event-head = Bounty
event-prize = Preis
event-places = Rang
event-bot = Bot
event-is-away = weg
event-is-out = ausgeschieden
event-bought = { $n }×
event-show-all = Alle { $n } anzeigen
event-tables = Tische
event-table-n = Tisch { $n }
event-move-will = { $player }: nach dieser Hand von Tisch { $from } an Tisch { $to }
event-move-soon = { $player }: verlässt Tisch { $from } nach dieser Hand
event-move-to = { $player }: wechselt an Tisch { $to }
event-move-waits = { $player }: wartet auf einen Platz
event-move-balance = Ausgleich der Tische
event-move-broken = Tisch aufgelöst
event-move-redraw = neu gelost
event-prizes = Preise
event-prizes-now = Nach den bisherigen Anmeldungen. Endgültig, wenn die Anmeldung schließt.
event-prizes-dealt = Nach dem Deal noch im Spiel.
event-prizes-divided = In einem Deal geteilt: siehe Ergebnisse.
event-prizes-later = Jede Anmeldung bringt { $price } dazu. Preise erscheinen mit der ersten Anmeldung.
event-prizes-none = Keine Preise: Es geht um die Ehre.
event-structure = Blindstruktur
event-blinds = Blinds
event-blinds-ante = Blinds / Ante
event-length = Dauer
event-from = Ab
event-minutes = { $n } min
event-hands =
    { $n ->
        [one] { $n } Hand
       *[other] { $n } Hände
    }
event-colour-up = { $n }er einwechseln
event-terms-stack = Startstack { $n }
event-terms-seats = Max. { $n } pro Tisch
event-terms-full = Beginnt mit { $n } { $n ->
        [one] Spieler
       *[other] Spielern
    }
event-terms-most = Max. { $n } { $n ->
        [one] Anmeldung
       *[other] Anmeldungen
    }
event-terms-reentries = Re-Entrys: { $n }
event-terms-rebuy = Rebuy: { $n } Chips für { $price }, bis zum Ende von Level { $level }
event-terms-add-on = Add-on: { $n } Chips für { $price }, nach Level { $level }
event-terms-bounty-fixed = Bounty: { $price } pro Knockout
event-terms-bounty-progressive = Progressive Bountys ab { $price }
event-terms-bounty-mystery = Mystery-Bountys: { $price } pro Anmeldung
event-terms-guarantee = Garantiert: { $price }
event-draws = Platzauslosung
event-draws-sealed = versiegelt vor der ersten Auslosung
event-draws-right = geprüft: Der Seed passt zum Siegel
event-draws-wrong = der Seed passt nicht zum Siegel
event-draws-text = Alle Plätze, Wechsel und Buttons kommen aus 1 Seed. Sein Hash ist von Anfang an öffentlich, der Seed am Ende. Diese Seite prüft den Hash.
event-seal = Siegel (SHA-256)
event-seed = Seed
event-cancelled = Turnier abgesagt. Alle Buy-ins gehen zurück.
event-cancelled-why = Grund: { $why }
event-yes = ja

## Ein Deal

event-deal = Deal
event-deal-text = den Rest teilen, wenn alle zustimmen
event-deal-how = Teilung
event-deal-icm = ICM
event-deal-chips = nach Chips
event-deal-even = zu gleichen Teilen
event-deal-custom = eigene
event-deal-save = Noch im Spiel
event-deal-saved = Noch im Spiel: { $price }.
event-deal-ends = Damit endet das Turnier.
event-deal-share = Bekommt
event-deal-agrees = Dafür
event-deal-look = Vorschau
event-deal-propose = Vorschlagen
event-deal-sure =
    { $n ->
        [one] { $n } Spieler fragen? Der Deal braucht sein Ja.
       *[other] { $n } Spieler fragen? Der Deal braucht jedes Ja.
    }
event-deal-propose-done = Deal vorgeschlagen.
event-deal-proposed = Vorgeschlagener Deal, { $kind }:
event-deal-yes = Zustimmen
event-deal-yes-done = Du hast zugestimmt.
event-deal-no = Kein Deal
event-deal-no-done = Du hast abgelehnt.
event-deal-agreed = Du hast zugestimmt.
event-deal-drop = Zurückziehen
event-deal-drop-done = Deal zurückgezogen.

## Der Gastgeber

event-host = Gastgeber
event-host-asking = Bitten um Anmeldung
event-host-asks = { $player } bittet um Anmeldung
event-host-admit = Zustimmen
event-host-refuse = Ablehnen
event-host-refused = Anmeldung von { $player } abgelehnt.
event-host-start = Jetzt starten
event-host-start-sure = Plätze für { $n } Spieler auslosen und die Uhr starten?
event-host-start-done = Turnier gestartet.
event-host-pause = Uhr anhalten
event-host-pause-done = Uhr angehalten. Laufende Hände werden beendet.
event-host-go-on-done = Die Uhr läuft.
event-host-more-time = +{ $n } min
event-host-less-time = −{ $n } min
event-host-clock-done = Uhr gestellt.
event-host-bots = Anzahl der Bots
event-host-style = Stil
event-host-bots-go = Bots anmelden
event-host-bots-done =
    { $n ->
        [one] { $n } Bot angemeldet.
       *[other] { $n } Bots angemeldet.
    }
event-host-fill =
    { $n ->
        [one] Den letzten { $n } Platz füllen
       *[other] Die letzten { $n } Plätze füllen
    }
event-host-enter = Spieler anmelden
event-host-enter-hint = Name im Raum
event-host-enter-file = Namen aus einer Datei
event-host-enter-no-names = In { $file } stehen keine Namen: ein Name pro Zeile oder eine CSV-Datei mit einer Spalte player.
event-host-enter-many = Namen, 1 pro Zeile
event-host-enter-n = { $n } anmelden
event-host-enter-go = Anmelden
event-host-enter-done = { $player } angemeldet.
event-host-players = Einen Spieler verwalten
event-host-players-text = Strafe, Chips zählen, abwesend, Ausscheiden zurücknehmen, entfernen
event-host-choose = wählen …
event-host-done = Erledigt: { $player }.
event-host-remove = Anmeldung löschen
event-host-remove-sure = { $player } entfernen und den Buy-in erstatten?
event-host-away = Als abwesend markieren
event-host-back = Als anwesend markieren
event-host-day = Ende des Tages
event-host-day-text = letzte Hände, Chips eintüten
event-host-last-hands = Letzte Hände
event-host-last-hands-go = Ansagen
event-host-last-hands-done =
    { $n ->
        [one] Noch { $n } Hand an jedem Tisch.
       *[other] Noch { $n } Hände an jedem Tisch.
    }
event-host-end-day = Tag beenden
event-host-end-day-sure = Nach dieser Hand tüten die Spieler ihre Chips ein, und die Uhr hält an.
event-host-end-day-done = Tag beendet.
event-host-begin-day = Nächsten Tag beginnen
event-host-begin-day-done = Nächster Tag begonnen.
event-seats-by-hand = Plätze von Hand
event-seats-by-hand-text = Spieler umsetzen, Platz sperren oder schließen
event-seat-move = Hierher setzen
event-seat-sure = { $player } wechselt mit allen Chips: { $where }.
event-seat-lock = Platz festhalten
event-seat-lock-done = { $player } bleibt beim Ausgleich der Tische sitzen.
event-seat-unlock = Platz freigeben
event-seat-unlock-done = { $player } darf wieder wechseln.
event-seat-off = Platz schließen
event-seat-off-done = Geschlossen: { $where }.
event-seat-on = Platz öffnen
event-seat-on-done = Offen: { $where }.
event-seat-taken = Platz besetzt: { $where }.
event-host-settings = Einstellungen
event-host-settings-text = Zugang, Beginn, Tempo
event-host-cancel = Turnier absagen
event-host-cancel-sure = Das Turnier endet sofort und zahlt nach seinen Regeln zurück. Das lässt sich nicht rückgängig machen.
event-host-cancel-hands = Halte zuerst die Uhr an und lass die Hände zu Ende spielen.
event-results-csv = Ergebnisse (CSV)
event-ledger-csv = Abrechnung (CSV)
event-levels = Kommende Levels
event-levels-text = Blinds, Spiele und Pausen ändern, die noch kommen
event-levels-ahead = Nach diesem Level
event-levels-hint = 1 pro Zeile: 200/400 20m, 300/600 big blind ante 600 20m, break 10m, 500/1000 15h für 15 Hände.
event-levels-go = Levels ändern
event-levels-done = Levels geändert.
event-flights = Starttage
event-flights-text = die übrigen Spieler eines beendeten Tages holen
event-flights-which = Adresse dieses Tages
event-flights-go = Holen
event-flights-done = Spieler geholt.
event-marker = Verlorenen Bounty-Chip berechnen
event-old-chips = Alte Chips gefunden
event-old-chips-go = Umtauschen
event-ticket = Ticket
event-ticket-hint = falls du eins gewonnen hast
event-ticket-won = Du hast ein Ticket gewonnen:
event-ticket-copy = Ticket kopieren
event-penalty = Strafe
event-penalty-warning = Verwarnung
event-penalty-hands = Hände aussetzen
event-penalty-rounds = Runden aussetzen
event-penalty-blinds = eine Runde Blinds verlieren
event-penalty-disqualification = Disqualifikation
event-penalty-amount = Wie viele
event-penalty-go = Bestrafen
event-penalty-sure = { $player } scheidet aus dem Turnier aus. Die Chips kommen aus dem Spiel.
event-count = Chips zählen
event-count-confirm = Zählung bestätigen
event-count-go = Zählung eintragen
event-count-sure = { $player }: { $before } → { $after }
event-undo-bust = Ausscheiden zurücknehmen
event-undo-bust-chips = Stack
event-undo-bust-sure = { $player } ist mit { $chips } wieder dabei.

## An einem Tisch

strip-title = Turnier
strip-moves = Du wechselst nach dieser Hand
strip-asks-answer-deal = Deal vorgeschlagen

## Echte Tische

felt-title = An den Tischen
felt-moves = Unterwegs
felt-walking =
    { $n ->
        [one] { $n } Spieler auf dem Weg zum neuen Platz
       *[other] { $n } Spieler auf dem Weg zu neuen Plätzen
    }
felt-all-there = Alle sitzen
felt-all-there-done = Alle Spieler sitzen.
felt-deal = Alle stimmen zu
felt-deal-sure =
    { $n ->
        [one] { $n } Spieler hat am Tisch zugestimmt. Deal auszahlen?
       *[other] Alle { $n } Spieler haben am Tisch zugestimmt. Deal auszahlen?
    }
felt-deal-done = Deal gemacht.
felt-there = Sitzt
felt-there-done = { $player } sitzt.
felt-out = Ausgeschieden
felt-out-text = die Letzten zuerst; zum Zurücknehmen antippen
felt-by = Wer hat die Chips gewonnen?
felt-by-of = Wer hat die Chips von { $player } gewonnen?
felt-also = Noch einer in dieser Hand
felt-places = Plätze
felt-place-later = Rang noch offen:
felt-place-was = war { $place }
felt-bust-many =
    { $n ->
        [one] { $n } Spieler ausgeschieden
       *[other] { $n } Spieler ausgeschieden
    }
felt-big-blind = Wer ist an Tisch { $table } der nächste Big Blind? Ein Spieler wechselt.
felt-big-blind-unknown = Weiß nicht
felt-big-blind-done = { $player } ist der nächste Big Blind.
felt-big-blind-guessed = Platz geschätzt: Sieh nach dem Button.
felt-guess = geschätzt: Sieh nach dem Button
felt-bust = { $player } scheidet aus
felt-bust-done = { $player } ist ausgeschieden.
felt-same-hand = Dieselbe Hand wie { $player }
felt-no-more = Ausgeschieden
felt-broke = Ohne Chips
felt-buys = { $player } hat keine Chips mehr. Rebuy?
felt-by-hand = Hand for Hand: Drücke, wenn jeder Tisch seine Hand beendet hat.
felt-round = Alle Tische fertig
felt-round-done = Gebt die nächste Hand.
felt-bought = { $player } hat Chips gekauft.
felt-write = Eintragen
felt-counted-why = am Tisch gezählt
felt-counted-done = { $player } hat { $n }.
felt-button = Dealer-Button
felt-button-at = Button: Platz { $seat }
felt-button-first = erster Button: Platz { $seat }
felt-next-hand = Nächste Hand
felt-button-moved = Tisch { $table }: nächste Hand.
felt-button-here = Hat den Button
felt-button-set = { $player } hat den Button.
felt-count = Zählen
felt-count-title = Tisch { $table } zählen
felt-count-total = Summe { $n } von { $due }.
felt-count-more = { $n } zu viel
felt-count-less = { $n } fehlen
felt-count-right = Die Chips stimmen
felt-count-done = Tisch { $table } gezählt.
event-host-known = Bekannte Spieler
print-receipts = Quittungen
receipt-all = alle Spieler
receipt-none = Noch keine Zahlungen.
receipt-number = Quittung { $n }
receipt-from-player = vom Spieler bezahlt
receipt-to-player = an den Spieler bezahlt
receipt-ticket = Ticket { $ticket }
receipt-kind-entry = Buy-in
receipt-kind-re-buy = Rebuy
receipt-kind-add-on = Add-on
receipt-kind-marker = Verlorener Bounty-Chip
receipt-kind-refund = Erstattung
receipt-kind-prize = Preisgeld
receipt-kind-head = Bounty
receipt-kind-deal = Deal
felt-undone = { $player } ist wieder dabei.
felt-send = Schicken
felt-sent = { $player } geht zu: { $where }.
felt-registered = Du bist angemeldet. Tisch und Platz stehen hier nach der Auslosung.

## An der Wand

wall-title = TV-Uhr
wall-layout = Ansicht
wall-layout-clock = Uhr
wall-layout-players = Uhr und Spieler
wall-layout-prizes = Uhr und Preise
wall-sound-on = Ton ein
wall-sound-off = Ton aus
wall-columns = Spalten
wall-column-players = Spieler
wall-column-average = Durchschnitt
wall-column-chips = Chips im Spiel
wall-column-break = Nächste Pause
wall-column-end = Levelende
wall-column-pool = Preispool
wall-column-first = 1. Preis
wall-column-prizes = Bis ins Geld
wall-column-bought = Rebuys gekauft
wall-column-late = Spätanmeldung bis
wall-logo = Logo der TV-Uhr
wall-logo-choose = Bild wählen
wall-logo-remove = Logo entfernen
wall-logo-unreadable = { $file } ist kein Bild oder zu groß.
wall-full = Vollbild
wall-back = Zum Turnier
wall-next = danach
wall-players = Spieler
wall-first = 1. Preis
wall-join = Mit dem Handy anmelden

## Auf Papier

print-title = Drucken
print-what = Dokument
print-slips = Platzkarten
print-sign-in = Teilnehmerliste
print-payouts = Auszahlung und Struktur
print-seat = Platz
print-chips = { $n } Chips
print-paid = Bezahlt
print-signature = Unterschrift
print-slips-none = Die Plätze werden beim Start ausgelost.

## Ligen

nav-seasons = Ligen
seasons-text = Punkte für Plätze über mehrere Turniere, an echten Tischen und online.
seasons-new = Liga anlegen
seasons-make = Liga anlegen
seasons-none = Noch keine Ligen
seasons-none-text = Lege eine an und füge deine Turniere hinzu, wenn sie beendet sind.
season-name-hint = Winter 2026
season-evenings = Turniere
season-evenings-short = Gespielt
season-evenings-n =
    { $n ->
        [one] { $n } Turnier
       *[other] { $n } Turniere
    }
season-leads = { $name } führt
season-points = Punkte
season-points-n =
    { $count ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
season-wins = Siege
season-dropped = zählt nicht
season-dropped-hint = In Klammern: Ergebnisse, die nicht zählen.
season-no-evenings = Noch keine Turniere.
season-standings-csv = Tabelle (CSV)
season-places-csv = Alle Plätze (CSV)
season-scoring = Wertung
season-formula = Punkte für einen Platz
season-formula-table = Punktetabelle
season-formula-table-text = Du legst die Punkte jedes Platzes fest.
season-formula-table-is = Punkte nach Platz: { $points }
season-formula-linear = Besiegte Spieler
season-formula-linear-text = 1 Punkt für jede Teilnahme ab dem eigenen Platz: von 18 bekommt der Sieger 18, der Zweite 17, der Letzte 1.
season-formula-root = Feldgröße
season-formula-root-text = 10 × √(Teilnahmen ÷ Platz): größere Felder geben mehr, am meisten vorne.
season-formula-buy_in = Feldgröße und Buy-in
season-formula-buy_in-text = 10 × √(Teilnahmen ÷ Platz) × (1 + log₁₀(Buy-in ÷ Einheit + ¼)): auch ein höherer Buy-in gibt mehr.
season-table = Punkte nach Platz
season-table-hint = Platz 1 zuerst
season-taking-part = Für die Teilnahme
season-bounty = Für jede Bounty
season-rebuy = Für jeden Rebuy
season-rebuy-hint = Negativ: Punkte werden abgezogen
season-best = Beste Ergebnisse, die zählen
season-best-hint = 0: alle
season-least = Mindestzahl Teilnahmen
season-least-hint = kleinere Turniere geben keine Punkte; 0: keine
season-unit = Einheit des Buy-ins
season-unit-hint = in der kleinsten Einheit: 100 für Cent
season-example = Beispiel: { $n } { $n ->
        [one] Teilnahme
       *[other] Teilnahmen
    }
season-terms-taking-part =
    Teilnahme: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } zusätzlich
season-terms-bounty =
    Je Bounty: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
season-terms-rebuy =
    Je Rebuy oder Re-Entry: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
season-terms-best =
    { $n ->
        [one] Nur das beste Ergebnis zählt
       *[other] Die { $n } besten Ergebnisse zählen
    }
season-terms-least = Turniere mit weniger als { $n } { $n ->
        [one] Teilnahme
       *[other] Teilnahmen
    } geben keine Punkte
season-terms-ties = Bei gleichen Punkten zählen Siege, sonst geteilter Platz
season-add = Turnier hinzufügen
season-add-go = Hinzufügen
season-add-none = Deine beendeten Turniere erscheinen hier.
season-added = { $name } hinzugefügt
season-enter = Ergebnis eintragen
season-enter-text = ein anderswo gespieltes Turnier
season-enter-go = { $n } Spieler hinzufügen
season-day = Datum
season-entries = Teilnahmen
season-entries-hint = mit Re-Entrys; 0: je eine
season-places = Reihenfolge
season-places-hint = der Sieger zuerst, ein Name je Zeile; oder eine Tabelle mit den Spalten place und player
season-file = Aus einer Datei
season-too-few = zu wenige Teilnahmen
season-remove = Entfernen
season-remove-sure = { $name } aus der Liga entfernen? Auch die Punkte verschwinden.
season-removed = { $name } entfernt
season-edit = Wertung ändern
season-save = Speichern
season-saved = Wertung geändert
season-players = Spieler
season-players-add = Spieler hinzufügen
season-players-added = { $n } Spieler hinzugefügt
season-players-go = { $n } Spieler hinzufügen
season-players-csv = Alle meine Spieler (CSV)
season-rename = Name
season-rename-hint = der Name eines anderen Spielers führt beide zusammen
season-rename-go = Umbenennen
season-merge = Zusammenführen
season-renamed = Umbenannt: { $name }
season-about = Über die Liga
season-of-event = Zu einer Liga hinzufügen
players-title = Meine Spieler
players-private = Kontakte, Nummern und Notizen siehst nur du: Keine Seite, kein Bildschirm und kein Beleg zeigt sie.
players-search = Name, Nummer, Kontakt oder Notiz suchen
players-number = Mitgliedsnummer
players-contact = Kontakt
players-contact-hint = E-Mail oder Telefon
players-notes = Notizen
players-add = Neuer Spieler
players-saved = Gespeichert: { $name }
players-forget = Angaben löschen
players-forgotten = Angaben gelöscht: { $name }
players-forget-all = Alle Angaben löschen
players-forget-all-sure = Kontakte, Nummern und Notizen aller deiner Spieler werden gelöscht. Namen und Ergebnisse bleiben.
players-forgotten-all = Alle Angaben gelöscht
players-import = CSV einlesen
players-import-hint = Eine Tabelle mit den Spalten Spieler, Nummer, Kontakt und Notizen. Sie ersetzt die Angaben der Spieler, die darin stehen.
players-none = Noch keine Spieler
players-none-text = Hier erscheinen die Spieler deiner Ligen und Turniere.
players-more = { $n } weitere: Suche nach einem Namen
