only-accounts-open = nur Spieler mit Konto können Tische eröffnen
only-admins-open = nur Administratoren können Tische eröffnen
too-many-tables = zu viele offene Tische: Schließe zuerst einen
no-room-for-bots =
    kein Platz für { $bots } { NUMBER($bots) ->
        [one] Bot
       *[other] Bots
    }: { $chairs } Plätze, einer davon für dich
no-preset-called = keine Vorlage { $preset }; es gibt { $presets }
rules-cannot-be = { $why }
players-come-by-link = Spieler kommen über den Einladungslink: Lass [[players]] weg und gib die Zahl der Bots an
table-name-too-long = der Name eines Tisches ist eine Zeile mit höchstens { $most } Zeichen
no-such-hand = keine beendete Hand { $hand }
no-hand-yet = noch keine beendete Hand
cannot-be-written = { $why }
ended-before-cards = Hand { $hand } endete vor dem Geben: { $ended }
deck-is-not-kept = das Deck von Hand { $hand } ist nicht mehr gespeichert
cannot-be-proved = kein Nachweis für Hand { $hand }
cannot-be-replayed = { $why }
link-shows-no-hand = unvollständiger Link: Kopiere den ganzen Link
