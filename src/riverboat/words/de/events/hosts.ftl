pauses-the-table =
    { PERSON($by) ->
        [you] du hältst
       *[other] { $by } hält
    } den Tisch an
pauses-after-the-hand =
    { PERSON($by) ->
        [you] du hältst
       *[other] { $by } hält
    } den Tisch nach dieser Hand an
lets-the-table-go-on =
    { PERSON($by) ->
        [you] du lässt
       *[other] { $by } lässt
    } weiterspielen
other-rules = andere Regeln
another-game = { GAME($game) }
moves-then =
    { PERSON($who) ->
        [you] du wechselst
       *[other] { $who } wechselt
    } auf Platz { $chair }
is-dealt-out-then =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } aus
is-seated-then =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } Platz { $chair }
is-answered-then =
    Antwort auf die Bitte um Chips von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    }
gets-more-then =
    { CHIPS($chips) } dazu für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }, { $why }
gets-fewer-then =
    { CHIPS($chips) } weniger für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }, { $why }
gets-the-button-then =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } den Button
smallest-chips-go-then = Einwechseln der kleinsten Chips
time-is-paid-then = Zeitgebühren
kitty-pays-then = { CHIPS($chips) } aus der Kasse
marker-is-settled-then = Begleichen eines Schuldscheins
table-closes-then = Tisch schließen
bomb-pot-then =
    Bomb Pot{ $double ->
        [true] {" "}mit zwei Boards
       *[false] {""}
    }, Ante { CHIPS($chips) }
hand-then = nächste Hand
pause-then = Pause
goes-on-then = Weiterspielen
called-off-then = Hand annullieren
floor-is-asked-then = Korrektur durch den Floor
bot-comes-then = neuer Bot
off-the-list-then =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } von der Warteliste
waits-for-the-hand = Nach dieser Hand ({ $by }): { $what }
takes-it-back =
    { PERSON($by) ->
        [you] du nimmst
       *[other] { $by } nimmt
    } die Änderung nach dieser Hand zurück
cannot-be-done-then = Die Änderung nach der Hand ging nicht ({ $by }): { $why }
changes-the-rules =
    { PERSON($by) ->
        [you] du änderst
       *[other] { $by } ändert
    } die Regeln des Tisches
changes-the-game =
    { PERSON($by) ->
        [you] du änderst
       *[other] { $by } ändert
    } das Spiel: { GAME($game) }
chooses-the-next-game =
    { PERSON($by) ->
        [you] du wählst
       *[other] { $by } wählt
    } das nächste Spiel: { GAME($game) }
approves-chips =
    { PERSON($by) ->
        [you] du stimmst
       *[other] { $by } stimmt
    } Chips für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } zu
approves-their-own =
    { PERSON($by) ->
        [you] du kaufst dich als Gastgeber ein, ohne Zustimmung
       *[other] { $by } kauft sich als Gastgeber ein, ohne Zustimmung
    }
does-not-approve-chips =
    { PERSON($by) ->
        [you] du lehnst
       *[other] { $by } lehnt
    } Chips für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } ab
deals-out =
    { PERSON($by) ->
        [you] du lässt
       *[other] { $by } lässt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } aussetzen
moves-somebody =
    { PERSON($by) ->
        [you] du setzt
       *[other] { $by } setzt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } auf Platz { $chair } um
gives-a-chair =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } Platz { $chair }
adds-to-a-stack =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } { CHIPS($chips) } dazu: { $why }
takes-from-a-stack =
    { PERSON($by) ->
        [you] du ziehst
       *[other] { $by } zieht
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } { CHIPS($chips) } ab: { $why }
calls-off-the-hand =
    { PERSON($by) ->
        [you] du annullierst
       *[other] { $by } annulliert
    } die Hand: { $why }
takes-an-action-back =
    { PERSON($by) ->
        [you] du nimmst
       *[other] { $by } nimmt
    } die letzte Aktion zurück: { $why }
kills-a-hand =
    { PERSON($by) ->
        [you] du erklärst
       *[other] { $by } erklärt
    } { PERSON($who) ->
        [you] deine Hand
       *[other] die Hand von { $who }
    } für tot: { $why }
holds-the-pot =
    { PERSON($by) ->
        [you] du hältst
       *[other] { $by } hält
    } den Pot bis zur nächsten Hand: { $why }
warns-somebody =
    { PERSON($by) ->
        [you] du verwarnst
       *[other] { $by } verwarnt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: { $why }
gives-the-button =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } den Button
takes-time-fees =
    { PERSON($by) ->
        [you] du ziehst
       *[other] { $by } zieht
    } Zeitgebühren ein
takes-small-chips-off =
    { PERSON($by) ->
        [you] du wechselst
       *[other] { $by } wechselt
    } die kleinsten Chips ein
spends-of-the-kitty =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } { CHIPS($chips) } aus der Kasse aus: { $why }
writes-down-a-payment =
    { PERSON($by) ->
        [you] du trägst
       *[other] { $by } trägt
    } eine Zahlung von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } ein: { CHIPS($chips) }
closes-the-table =
    { PERSON($by) ->
        [you] du schließt
       *[other] { $by } schließt
    } den Tisch
calls-a-bomb-pot =
    { PERSON($by) ->
        [you] du sagst
       *[other] { $by } sagt
    } einen Bomb Pot{ $double ->
        [true] {" "}mit zwei Boards
       *[false] {""}
    } an, Ante { CHIPS($chips) }
deals-the-next-hand =
    { PERSON($by) ->
        [you] du gibst
       *[other] { $by } gibt
    } die nächste Hand
brings-a-bot =
    { PERSON($by) ->
        [you] du setzt
       *[other] { $by } setzt
    } einen Bot dazu
takes-off-the-list =
    { PERSON($by) ->
        [you] du nimmst
       *[other] { $by } nimmt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } von der Warteliste
sends-away =
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
keeps-out =
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
lets-back-in =
    { PERSON($by) ->
        [you] du hebst
       *[other] { $by } hebt
    } die Sperre von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } auf
makes-a-host =
    { PERSON($by) ->
        [you] du machst
       *[other] { $by } macht
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } zum Gastgeber
lets-in =
    { PERSON($by) ->
        [you] du lässt
       *[other] { $by } lässt
    } { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } herein
takes-the-role =
    { PERSON($by) ->
        [you] du nimmst
       *[other] { $by } nimmt
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } die Rolle
makes-a-seat-link =
    { PERSON($by) ->
        [you] du erstellst
       *[other] { $by } erstellt
    } einen Link zum Platz von { PERSON($who) ->
        [you] dir
       *[other] { $who }
    }
says-for-the-room = { $by } für den Raum: { $text }
proposes-a-bomb-pot =
    { PERSON($by) ->
        [you] du schlägst
       *[other] { $by } schlägt
    } einen Bomb Pot{ $double ->
        [true] {" "}mit zwei Boards
       *[false] {""}
    } vor, Ante { CHIPS($chips) }
all-agree-to-a-bomb-pot =
    Alle sind für einen Bomb Pot{ $double ->
        [true] {" "}mit zwei Boards
       *[false] {""}
    }, Ante { CHIPS($chips) }
was-called-off = annulliert: { $why }
blinds-were-chopped = Blinds geteilt
