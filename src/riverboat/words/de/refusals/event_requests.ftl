no-such-event = kein Turnier { $event }
not-the-events-host = das kann nur der Gastgeber dieses Turniers
event-over = das Turnier ist vorbei
wrong-event-password = falsches Passwort des Turniers
entry-request-missing =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keine offene Bitte um Anmeldung
deal-proposal-missing = Deal nicht gefunden: zurückgezogen, oder es wurde weitergespielt
deal-voter-eliminated = nur Spieler, die noch dabei sind, können antworten
too-many-own-events = du hast zu viele offene Turniere: Sag eins ab
too-many-events = zu viele offene Turniere
too-many-entrants =
    höchstens { $max_entries } { NUMBER($max_entries) ->
        [one] Anmeldung
       *[other] Anmeldungen
    } pro Turnier in diesem Raum
event-rules-invalid = ungültige Regeln des Turniers: { $reason }
no-rules-of-event = gib die Regeln des Turniers an
online-table-reported-by-host = Online-Tische melden das selbst
bots-at-live-table = keine Bots an Live-Tischen
no-such-ticket =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } kein Ticket { $ticket } für dieses Turnier
flight-unfinished = { $flight } ist kein beendeter Starttag: Warte, bis seine Chips eingetütet sind
not-the-flights-host = nur der Gastgeber beider Turniere kann den Starttag holen
satellite-host-required = nur der Gastgeber des Turniers { $event } kann Plätze darin anbieten
logo-unreadable = ein Logo ist ein Bild in PNG, JPEG oder WebP
logo-too-large = ein Logo hat höchstens { $kilobytes } kB
too-many-logos = ein Logo lässt sich höchstens { $max_changes }-mal ändern
tournament-link-required = Tisch eines Turniers: Teile die Adresse des Turniers
tournament-director-only = Tisch eines Turniers: Frag die Turnierleitung
