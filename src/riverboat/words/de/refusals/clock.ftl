automatic-clock =
    die Zeit muss man nicht verlangen: Jeder Zug hat { $seconds } { NUMBER($seconds) ->
        [one] Sekunde
       *[other] Sekunden
    }
clock-caller-not-in-hand =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } keine Zeit verlangen: Das können nur Spieler in der Hand
clock-caller-away =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } keine Zeit verlangen, solange { PERSON($who) ->
        [you] du abwesend bist
       *[other] { $who } abwesend ist
    }
no-player-to-act = keine Zeit zu verlangen: Kein Spieler ist dran
clock-call-on-own-turn =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } dran: Zeit verlangen können nur die anderen
clock-already-running = die Uhr läuft schon
clock-call-too-early =
    zu früh, um Zeit von { PERSON($player_to_act) ->
        [you] dir
       *[other] { $player_to_act }
    } zu verlangen: Warte { $seconds } { NUMBER($seconds) ->
        [one] Sekunde
       *[other] Sekunden
    }
no-extra-time = keine Extrazeit an diesem Tisch
extra-time-for-other =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht dran: Extrazeit gibt es für { PERSON($player_to_act) ->
        [you] dich
       *[other] { $player_to_act }
    }
extra-time-for-no-player =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht dran: keine Extrazeit
extra-time-once-per-hand =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } in dieser Hand schon Extrazeit genommen
no-running-clock =
    für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } läuft keine Uhr: { PERSON($who) ->
        [you] Lass dir
       *[other] { $who } hat
    } Zeit
