reason-too-short =
    gib einen Grund mit mindestens { $min_characters } { NUMBER($min_characters) ->
        [one] Zeichen
       *[other] Zeichen
    } ein
table-host-required = das kann nur ein Gastgeber dieses Tisches
host-role-ended =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht mehr Gastgeber dieses Tisches
ban-name-missing = nenne einen Spieler, der gesperrt werden soll
ban-forbidden =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht gesperrt werden
player-already-admitted =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht gesperrt
table-host-protected =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } Gastgeber dieses Tisches: Nimm zuerst die Rolle
spectator-missing = { $who } schaut weder zu noch steht der Name auf der Warteliste
spectator-name-missing = nenne einen Zuschauer oder einen Spieler auf der Warteliste
player-on-ban-list =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } gesperrt: Hebe zuerst die Sperre auf
no-such-style = kein Bot-Stil '{ $style }'; wähle aus { $styles }
planned-change-limit = schon { $max_changes } { NUMBER($max_changes) ->
        [one] Änderung wartet
       *[other] Änderungen warten
    }: Nimm zuerst eine zurück
planned-change-gone = wartet nicht mehr
player-left-table =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } den Tisch verlassen
table-not-streamed = der Tisch wird nicht gestreamt
