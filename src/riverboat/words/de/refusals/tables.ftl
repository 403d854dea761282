account-required-to-open = nur Spieler mit Konto können Tische eröffnen
admin-required-to-open = nur Administratoren können Tische eröffnen
too-many-tables = zu viele offene Tische: Schließe zuerst einen
no-room-for-bots =
    kein Platz für { $bots } { NUMBER($bots) ->
        [one] Bot
       *[other] Bots
    }: { $chairs } Plätze, einer davon für dich
preset-unknown = keine Vorlage { $preset }; es gibt { $presets }
rules-invalid = { $why }
link-players-only = Spieler kommen über den Einladungslink: Lass [[players]] weg und gib die Zahl der Bots an
table-name-too-long = der Name eines Tisches ist eine Zeile mit höchstens { $most } Zeichen
no-such-hand = keine beendete Hand { $hand }
no-hand-yet = noch keine beendete Hand
hand-unwritable = { $why }
hand-ended-before-deal = Hand { $hand } endete vor dem Geben: { $ended }
deck-deleted = das Deck von Hand { $hand } ist nicht mehr gespeichert
proof-unavailable = kein Nachweis für Hand { $hand }
replay-unavailable = { $why }
hand-link-broken = unvollständiger Link: Kopiere den ganzen Link
