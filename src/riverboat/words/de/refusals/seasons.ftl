no-such-season = keine Liga { $season }
not-the-seasons-host = das kann nur der Veranstalter der Liga
too-many-seasons = du hast schon { $max_seasons } { NUMBER($max_seasons) ->
        [one] Liga
       *[other] Ligen
    }: mehr gehen nicht
season-full =
    höchstens { $max_tournaments } { NUMBER($max_tournaments) ->
        [one] Turnier
       *[other] Turniere
    } je Liga: lege eine neue an
too-many-results = höchstens { $max_results } { NUMBER($max_results) ->
        [one] Ergebnis
       *[other] Ergebnisse
    } je Liga: lege eine neue an
too-many-season-players = höchstens { $max_players } Spieler je Liste
too-many-season-changes = die Liga hat zu viele Änderungen: lege eine neue an
event-unfinished = { $event } ist noch nicht beendet
tournament-already-in-season = { $evening } ist schon in der Liga
no-such-evening = dieses Turnier ist nicht in der Liga
player-listed-twice = { $who } steht zweimal in der Liste
place-impossible = { $who } kann nicht auf Platz { $finishing_place } sein: Plätze gehen von 1 bis zur Zahl der Teilnahmen
fewer-entries-than-players = weniger Teilnahmen ({ $entries }) als Spieler ({ $players })
player-not-in-season = { $who } ist nicht in dieser Liga
players-not-mergeable = { $who } und { $other_player } spielten beide { $evening }: es sind zwei Spieler
player-with-results = { $who } hat Ergebnisse in der Liga: umbenennen oder die Turniere entfernen
season-change-conflict = eine andere Änderung kam zuvor: noch einmal versuchen
