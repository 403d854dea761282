with-chips = {" "}mit { CHIPS($chips) }
sits-down =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } Platz { $chair }{ $chips }
sits-down-in-their-place =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } Platz { $chair }{ $chips } und ersetzt den letzten Spieler
sits-out =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } aus
sits-out-without-chips =
    { PERSON($who) ->
        [you] du hast keine Chips mehr und setzt
       *[other] { $who } hat keine Chips mehr und setzt
    } aus
sits-out-after-delays =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } aus: zu oft Zeit überschritten
sits-out-while-away =
    { PERSON($who) ->
        [you] du bist abwesend und setzt
       *[other] { $who } ist abwesend und setzt
    } aus
sits-out-next =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } nach dieser Hand aus
sits-out-at-the-blind =
    { PERSON($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } beim nächsten Big Blind aus
plays-on =
    { PERSON($who) ->
        [you] du spielst
       *[other] { $who } spielt
    } nach dieser Hand weiter
plays-the-blind =
    { PERSON($who) ->
        [you] du spielst
       *[other] { $who } spielt
    } den nächsten Big Blind
comes-back =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } wieder da
comes-back-on-the-blind =
    { PERSON($who) ->
        [you] du bist wieder da und wartest
       *[other] { $who } ist wieder da und wartet
    } auf den Big Blind
leaves-after-this-hand =
    { PERSON($who) ->
        [you] du gehst
       *[other] { $who } geht
    } nach dieser Hand
stays-after-this-hand =
    { PERSON($who) ->
        [you] du bleibst
       *[other] { $who } bleibt
    } nach dieser Hand
leaves =
    { PERSON($who) ->
        [you] du gehst
       *[other] { $who } geht
    } mit { CHIPS($chips) }
leaves-with-nothing =
    { PERSON($who) ->
        [you] du verlässt
       *[other] { $who } verlässt
    } den Tisch
has-to-leave =
    { PERSON($who) ->
        [you] du musst
       *[other] { $who } muss
    } gehen, mit { CHIPS($chips) }
chips-are-picked-up =
    { PERSON($who) ->
        [you] du warst
       *[other] { $who } war
    } zu lange weg: { CHIPS($chips) } eingesammelt, Platz { $chair } frei
seat-is-given-up =
    { PERSON($who) ->
        [you] du warst
       *[other] { $who } war
    } zu lange ohne Chips weg: Platz { $chair } frei
moves-to =
    { PERSON($who) ->
        [you] du wechselst
       *[other] { $who } wechselt
    } auf Platz { $chair }
moves-and-comes-in-again =
    { PERSON($who) ->
        [you] du wechselst auf Platz { $chair } und musst
       *[other] { $who } wechselt auf Platz { $chair } und muss
    } neu zahlen
moves-and-is-passed =
    { PERSON($who) ->
        [you] du wechselst auf Platz { $chair } und darfst
       *[other] { $who } wechselt auf Platz { $chair } und darf
    } die Blinds einmal auslassen
loses-the-connection =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } getrennt
connects-again =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } wieder verbunden
minutes-count =
    Die Zeit der Abwesenheit läuft für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }
