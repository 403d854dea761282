kept-out = du bist an diesem Tisch von { $by } gesperrt
sent-away-from-here = { $by } hat dich vom Tisch entfernt
by-invitation = privater Tisch: Öffne ihn mit einem Einladungslink oder Passwort
nobody-just-watches = keine Zuschauer an diesem Tisch: Setz dich, um zuzusehen
come-under-another-name = ein Bot an diesem Tisch heißt { $name }: Wähle einen anderen Namen
watches-too-many = höchstens { $most } Tische pro Verbindung: Verlasse zuerst einen
no-open-table = kein offener Tisch { $table }
is-opened-again = der Tisch öffnet gerade wieder
table-was-closed = Tisch geschlossen
server-goes-down = der Server fährt herunter
is-not-watched = du bist nicht an diesem Tisch
no-table = kein Tisch { $table }
nothing-known-of-table = unbekannter Tisch { $table }
table-is-shut = { $table } ist geschlossen
this-table-is-shut = dieser Tisch ist geschlossen
not-a-host = das kann nur ein Gastgeber dieses Tisches
does-not-open-it = falscher Link oder falsches Passwort für diesen Tisch
open-to-all = dieser Tisch ist öffentlich: Seine Adresse genügt
too-many-links = schon { $most } Links: Beende zuerst einen
no-such-link = Link nicht gefunden: benutzt oder abgelaufen
opened-the-table =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } diesen Tisch eröffnet: Die Rolle des Gastgebers bleibt
not-seated = kein Spieler { $name } an diesem Tisch
comes-back-by-password = { $who } hat ein Konto: mit dem Passwort anmelden
is-at-the-table = { $who } ist am Tisch: Ein Link zum Platz ist nur für Spieler, die nicht mehr hereinkommen
has-more-than-the-seat = { $who } ist Gastgeber eines Tisches oder sitzt an einem anderen, und der Link würde auch das öffnen
