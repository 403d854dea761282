account-required-to-open = nur Spieler mit Konto können Tische eröffnen
admin-required-to-open = nur Administratoren können Tische eröffnen
too-many-tables = zu viele offene Tische: Schließe einen oder versuch es später noch einmal
no-room-for-bots =
    kein Platz für { $bot_count } { NUMBER($bot_count) ->
        [one] Bot
       *[other] Bots
    }: { $chairs } Plätze, einer davon für dich
too-many-bots =
    { NUMBER($max_bots) ->
        [0] keine Bots in diesem Raum
        [one] höchstens { $max_bots } Bot je Tisch in diesem Raum
       *[other] höchstens { $max_bots } Bots je Tisch in diesem Raum
    }
preset-unknown = keine Vorlage { $preset }; es gibt { $presets }
rules-invalid = { $reason }
players-in-link-table-rules = Spieler kommen über den Einladungslink: Lass [[players]] weg und gib die Zahl der Bots an
table-name-too-long = gib einen Namen ein: eine Zeile mit höchstens { $max_characters } Zeichen
no-such-hand = keine beendete Hand { $hand }
no-hand-yet = noch keine beendete Hand
hand-unwritable = { $reason }
hand-ended-before-deal = Hand { $hand } endete vor dem Geben: { $end_reason }
deck-deleted = das Deck von Hand { $hand } ist nicht mehr gespeichert
proof-unavailable = kein Nachweis für Hand { $hand }
replay-unavailable = { $reason }
shared-hand-url-broken = unvollständiger Link: Kopiere den ganzen Link
