reason-too-short =
    gib einen Grund mit mindestens { $least } { NUMBER($least) ->
        [one] Zeichen
       *[other] Zeichen
    } ein
not-the-host = das kann nur ein Gastgeber dieses Tisches
is-a-host-no-more =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht mehr Gastgeber dieses Tisches
say-who-stays-out = nenne einen Spieler, der gesperrt werden soll
cannot-be-kept-out =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht gesperrt werden
may-come-in-already =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht gesperrt
hosts-the-table =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } Gastgeber dieses Tisches: Nimm zuerst die Rolle
is-not-near = { $who } schaut weder zu noch steht der Name auf der Warteliste
nobody-is-near = nenne einen Zuschauer oder einen Spieler auf der Warteliste
is-to-stay-out =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } gesperrt: Hebe zuerst die Sperre auf
no-such-style = kein Bot-Stil '{ $style }'; wähle aus { $styles }
too-many-wait = schon { $most } Änderungen warten: Nimm zuerst eine zurück
waits-no-more = wartet nicht mehr
has-left-the-table =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } den Tisch verlassen
