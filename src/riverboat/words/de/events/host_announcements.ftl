table-paused-by-host =
    { PERSON($by) ->
        [you] du hältst
       *[other] { $by } hält
    } den Tisch an
pause-planned-by-host =
    { PERSON($by) ->
        [you] du hältst
       *[other] { $by } hält
    } den Tisch nach dieser Hand an
table-resumed-by-host =
    { PERSON($by) ->
        [you] du lässt
       *[other] { $by } lässt
    } weiterspielen
planned-rules = neue Regeln
planned-game = { GAME($game) }
planned-seat-move =
    { PERSON($who) ->
        [you] du wechselst
       *[other] { $who } wechselt
    } auf Platz { $chair }
planned-sit-out =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } aus
planned-seating =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } Platz { $chair }
planned-chip-answer =
    Antwort auf die Chip-Anfrage von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    }
planned-stack-increase =
    { CHIPS($chips) } dazu für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }, { $why }
planned-stack-decrease =
    { CHIPS($chips) } weniger für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }, { $why }
planned-button-move =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } den Button
planned-colour-up = Einwechseln der kleinsten Chips
planned-time-fees = Zeitgebühren
planned-kitty-payment = { CHIPS($chips) } aus der Kasse
planned-marker-settlement = Begleichen eines Schuldscheins
planned-table-closing = Tisch schließen
planned-bomb-pot =
    Bomb Pot{ $double ->
        [true] {" "}mit zwei Boards
       *[false] {""}
    }, Ante { CHIPS($chips) }
planned-hand = nächste Hand
planned-pause = Pause
planned-resume = Weiterspielen
planned-void = Hand annullieren
planned-floor-correction = Korrektur durch den Floor
planned-bot = neuer Bot
planned-list-removal =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } von der Warteliste
planned-change = Nach dieser Hand ({ $by }): { $what }
planned-change-cancelled =
    { PERSON($by) ->
        [you] du nimmst
       *[other] { $by } nimmt
    } die Änderung nach dieser Hand zurück
planned-change-failed = Geplante Änderung fehlgeschlagen ({ $by }): { $why }
rules-changed-by-host =
    { PERSON($by) ->
        [you] du änderst
       *[other] { $by } ändert
    } die Regeln des Tisches
game-changed-by-host =
    { PERSON($by) ->
        [you] du änderst
       *[other] { $by } ändert
    } das Spiel: { GAME($game) }
next-game-chosen-by-host =
    { PERSON($by) ->
        [you] du wählst
       *[other] { $by } wählt
    } das nächste Spiel: { GAME($game) }
chips-approved-by-host =
    { PERSON($by) ->
        [you] du genehmigst
       *[other] { $by } genehmigt
    } Chips für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }
own-chips-approved-by-host =
    { PERSON($by) ->
        [you] du kaufst dich als Gastgeber ein, ohne Zustimmung
       *[other] { $by } kauft sich als Gastgeber ein, ohne Zustimmung
    }
chip-request-declined =
    { PERSON($by) ->
        [you] du lehnst
       *[other] { $by } lehnt
    } Chips für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } ab
player-sat-out-by-host =
    { PERSON($by) ->
        [you] du lässt
       *[other] { $by } lässt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } aussetzen
player-moved-by-host =
    { PERSON($by) ->
        [you] du setzt
       *[other] { $by } setzt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } auf Platz { $chair } um
seat-granted =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } Platz { $chair }
stack-increased-by-host =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } { CHIPS($chips) } dazu: { $why }
stack-reduced-by-host =
    { PERSON($by) ->
        [you] du ziehst
       *[other] { $by } zieht
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } { CHIPS($chips) } ab: { $why }
hand-voided-by-host =
    { PERSON($by) ->
        [you] du annullierst
       *[other] { $by } annulliert
    } die Hand: { $why }
action-undone-by-host =
    { PERSON($by) ->
        [you] du nimmst
       *[other] { $by } nimmt
    } die letzte Aktion zurück: { $why }
hand-killed-by-host =
    { PERSON($by) ->
        [you] du erklärst
       *[other] { $by } erklärt
    } { PERSON($who) ->
        [you] deine Hand
       *[other] die Hand von { $who }
    } für tot: { $why }
pot-carried-over-by-host =
    { PERSON($by) ->
        [you] du hältst
       *[other] { $by } hält
    } den Pot bis zur nächsten Hand: { $why }
player-warned-by-host =
    { PERSON($by) ->
        [you] du verwarnst
       *[other] { $by } verwarnt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { $why }
button-moved-by-host =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } den Button
time-fees-taken =
    { PERSON($by) ->
        [you] du ziehst
       *[other] { $by } zieht
    } Zeitgebühren ein
small-chips-coloured-up =
    { PERSON($by) ->
        [you] du wechselst
       *[other] { $by } wechselt
    } die kleinsten Chips ein
kitty-spent-by-host =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } { CHIPS($chips) } aus der Kasse aus: { $why }
payment-recorded-by-host =
    { PERSON($by) ->
        [you] du trägst
       *[other] { $by } trägt
    } eine Zahlung von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } ein: { CHIPS($chips) }
table-closed-by-host =
    { PERSON($by) ->
        [you] du schließt
       *[other] { $by } schließt
    } den Tisch
bomb-pot-called =
    { PERSON($by) ->
        [you] du sagst
       *[other] { $by } sagt
    } einen Bomb Pot{ $double ->
        [true] {" "}mit zwei Boards
       *[false] {""}
    } an, Ante { CHIPS($chips) }
next-hand-dealt-by-host =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } die nächste Hand
bot-added-by-host =
    { PERSON($by) ->
        [you] du setzt
       *[other] { $by } setzt
    } einen Bot dazu
waiting-list-removal =
    { PERSON($by) ->
        [you] du nimmst
       *[other] { $by } nimmt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } von der Warteliste
player-removed-by-host =
    { PERSON($by) ->
        [you] du entfernst
       *[other] { $by } entfernt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
player-banned-by-host =
    { PERSON($by) ->
        [you] du sperrst
       *[other] { $by } sperrt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
ban-lifted-by-host =
    { PERSON($by) ->
        [you] du hebst
       *[other] { $by } hebt
    } die Sperre von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } auf
host-appointed =
    { PERSON($by) ->
        [you] du machst
       *[other] { $by } macht
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } zum Gastgeber
player-admitted-by-host =
    { PERSON($by) ->
        [you] du lässt
       *[other] { $by } lässt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } herein
role-revoked =
    { PERSON($by) ->
        [you] du nimmst
       *[other] { $by } nimmt
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } die Rolle
seat-link-made =
    { PERSON($by) ->
        [you] du erstellst
       *[other] { $by } erstellt
    } einen Link zum Platz von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    }
room-statement = { $by } für den Raum: { $text }
bomb-pot-proposed =
    { PERSON($by) ->
        [you] du schlägst
       *[other] { $by } schlägt
    } einen Bomb Pot{ $double ->
        [true] {" "}mit zwei Boards
       *[false] {""}
    } vor, Ante { CHIPS($chips) }
bomb-pot-agreed =
    Alle sind für einen Bomb Pot{ $double ->
        [true] {" "}mit zwei Boards
       *[false] {""}
    }, Ante { CHIPS($chips) }
hand-voided-reason = annulliert: { $why }
blinds-chopped-reason = Blinds geteilt
stream-opened-by-host =
    { PERSON($by) ->
        [you] du streamst
       *[other] { $by } streamt
    } den Tisch
stream-closed-by-host =
    { PERSON($by) ->
        [you] du beendest
       *[other] { $by } beendet
    } den Stream
