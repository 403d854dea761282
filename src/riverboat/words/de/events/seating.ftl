chips-suffix = {" "}mit { CHIPS($chips) }
seat-taken-by-player =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } Platz { $chair }{ $chips }
seat-taken-as-replacement =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } Platz { $chair }{ $chips } und ersetzt den vorigen Spieler
player-sat-out =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } aus
sat-out-without-chips =
    { PERSON($who) ->
        [you] du hast keine Chips mehr und setzt
       *[other] { $who } hat keine Chips mehr und setzt
    } aus
sat-out-after-timeouts =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } aus: zu oft Zeit überschritten
sat-out-while-away =
    { PERSON($who) ->
        [you] du bist abwesend und setzt
       *[other] { $who } ist abwesend und setzt
    } aus
sit-out-after-hand =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } nach dieser Hand aus
sit-out-at-blind =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } beim nächsten Big Blind aus
sit-out-cancelled =
    { PERSON($who) ->
        [you] du spielst
       *[other] { $who } spielt
    } nach dieser Hand weiter
blind-sit-out-cancelled =
    { PERSON($who) ->
        [you] du spielst
       *[other] { $who } spielt
    } den nächsten Big Blind
player-returned =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } wieder da
player-returned-on-blind =
    { PERSON($who) ->
        [you] du bist wieder da und wartest
       *[other] { $who } ist wieder da und wartet
    } auf den Big Blind
departure-after-hand =
    { PERSON($who) ->
        [you] du gehst
       *[other] { $who } geht
    } nach dieser Hand
departure-cancelled =
    { PERSON($who) ->
        [you] du bleibst
       *[other] { $who } bleibt
    } nach dieser Hand
player-departed =
    { PERSON($who) ->
        [you] du gehst
       *[other] { $who } geht
    } mit { CHIPS($chips) }
departure-without-chips =
    { PERSON($who) ->
        [you] du verlässt
       *[other] { $who } verlässt
    } den Tisch
departure-due =
    { PERSON($who) ->
        [you] du musst
       *[other] { $who } muss
    } gehen, mit { CHIPS($chips) }
chips-picked-up =
    { PERSON($who) ->
        [you] du warst
       *[other] { $who } war
    } zu lange weg: { CHIPS($chips) } eingesammelt, Platz { $chair } frei
seat-released =
    { PERSON($who) ->
        [you] du warst
       *[other] { $who } war
    } zu lange ohne Chips weg: Platz { $chair } frei
seat-change-made =
    { PERSON($who) ->
        [you] du wechselst
       *[other] { $who } wechselt
    } auf Platz { $chair }
seat-change-with-new-entry =
    { PERSON($who) ->
        [you] du wechselst auf Platz { $chair } und musst
       *[other] { $who } wechselt auf Platz { $chair } und muss
    } neu zahlen
seat-change-with-pass =
    { PERSON($who) ->
        [you] du wechselst auf Platz { $chair } und darfst
       *[other] { $who } wechselt auf Platz { $chair } und darf
    } die Blinds einmal auslassen
connection-dropped =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } getrennt
player-reconnected =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } wieder verbunden
away-time-started =
    Die Zeit der Abwesenheit läuft für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }
