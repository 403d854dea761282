day-ends-unsorted = ein Tag kann nicht mit Level { $level } enden, nach einem mit Level { $earlier_level }: die Level steigen
day-end-level-in-hands = ein Tag kann nicht mit Level { $level } enden: es zählt Hände, nicht Minuten
start-time-required = lege einen Beginn fest
password-unneeded = Zugang mit Passwort braucht ein Passwort, anderer Zugang hat keines
level-game-missing = { $game } ist mehrere Spiele: Lege das Spiel jedes Levels fest
seat-value-missing = ein Satellite für { $event } braucht den Wert eines Platzes
wrong-password = falsches Passwort des Turniers
entry-request-pending =
    { PERSON($who) ->
        [you] du hast schon gebeten und wartest
       *[other] { $who } hat schon gebeten und wartet
    } auf den Gastgeber
no-open-entry-request =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keine offene Bitte um Anmeldung
tickets-disabled = keine Tickets für dieses Turnier
ticket-used = Ticket { $ticket } ist schon benutzt
unregistering-forbidden = von diesem Turnier kann man sich nicht abmelden
levels-started = Level { $level } hat begonnen: Behalte mindestens { $fixed_count } von { $schedule_length } Teilen der Struktur
hand-length-levels-unsupported = an Live-Tischen werden keine Hände gezählt: Gib die Minuten jedes Levels an
hand-for-hand-round-missing = das Ende einer Runde gibt es nur an Live-Tischen bei Hand for Hand
no-bounty-markers = keine Bounty-Chips in diesem Turnier
flight-already-merged = die Überlebenden von { $flight } sind schon dabei
no-such-flight =
    { $flight } hat { $bag_count } { NUMBER($bag_count) ->
        [one] Tüte
       *[other] Tüten
    } bei { $entry_count } { NUMBER($entry_count) ->
        [one] Anmeldung
       *[other] Anmeldungen
    }: eine Tüte mit Chips pro Spieler
no-such-seat = Tisch { $table } hat die Plätze 1 bis { $seats }, keinen Platz { $seat }
event-seat-taken = Platz { $seat } an Tisch { $table } ist besetzt oder reserviert
event-seat-blocked = Platz { $seat } an Tisch { $table } ist geschlossen
event-seat-open = Platz { $seat } an Tisch { $table } ist nicht geschlossen
minimum-seats-reached = Tisch { $table } braucht Platz { $seat }: mindestens zwei Spieler
seat-change-not-pending =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keinen Platzwechsel vor sich
chip-value-in-play = Chips zu { CHIPS($worth) } sind noch im Spiel
chip-count-invalid = { $count } ist keine Anzahl von Chips
hand-for-hand-wait = Hand for Hand: Tisch { $table } wartet auf die anderen Tische
button-already-known = den Button von Tisch { $table } nur an Live-Tischen bewegen, wenn mindestens zwei spielen
button-unknown = Tisch { $table } hat noch keinen Button: nenne den Spieler mit dem Button
big-blind-already-known = melde den Big Blind von Tisch { $table } nur an Live-Tischen während des Spiels
one-player-left-at-table = ein Spieler an Tisch { $table }: Der Button rückt nach der Uhr
day-running = der Tag ist nicht vorbei: Tütet zuerst die Chips ein
chips-bagged = der Tag ist vorbei, die Chips sind eingetütet
stack-below-round-cost =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { CHIPS($chips) }, eine Runde kostet { CHIPS($round_cost) }: Disqualifiziere stattdessen
place-already-awarded =
    { $later_finisher } ist nach { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } ausgeschieden: Nimm das zuerst zurück
not-eliminated =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht an einem Tisch ausgeschieden
earlier-elimination-missing = an Tisch { $table } ist vorher niemand in derselben Hand ausgeschieden: Trag es einzeln ein
elimination-too-old =
    an Tisch { $table } wurde seit dem Ausscheiden von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } weitergespielt: Nimm spätere Einträge zurück oder trag eine andere Hand ein
not-at-one-table = { $who } und { $other_player } saßen an verschiedenen Tischen: Trag die Hände einzeln ein
eliminated-player-repeated = nenne jeden ausgeschiedenen Spieler einmal
chips-won-in-bust-out-hand =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } in dieser Hand Chips von { PERSON($losing_player) ->
        [you] dir
       *[other] { $losing_player }
    } gewonnen: Berichtige den Gewinner oder trag eine spätere Hand ein
bounty-winner-eliminated =
    { PERSON($bounty_winner) ->
        [you] du hast einen Teil der Bounty auf { $who } und bist
       *[other] { $bounty_winner } hat einen Teil der Bounty auf { $who } und ist
    } ausgeschieden: Nimm das zuerst zurück
reentry-already-made =
    { PERSON($who) ->
        [you] du hast dich
       *[other] { $who } hat sich
    } wieder angemeldet
draw-seed-already-public = das Turnier ist vorbei, der Seed seiner Auslosungen ist öffentlich
