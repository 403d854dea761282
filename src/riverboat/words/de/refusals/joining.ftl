table-entry-refused = du bist an diesem Tisch von { $by } gesperrt
removed-from-table = { $by } hat dich vom Tisch entfernt
invitation-required = privater Tisch: Öffne ihn mit einem Einladungslink oder Passwort
spectators-forbidden = keine Zuschauer an diesem Tisch: Setz dich, um zuzusehen
bot-name-conflict = ein Bot an diesem Tisch heißt { $name }: Wähle einen anderen Namen
too-many-watched-tables = höchstens { $max_tables } { NUMBER($max_tables) ->
        [one] Tisch
       *[other] Tische
    } pro Verbindung: Verlasse zuerst einen
no-open-table = kein offener Tisch { $table }
table-reopening = der Tisch öffnet gerade wieder
table-closed-now = Tisch geschlossen
server-closing = der Server fährt herunter
not-watching-table = du bist nicht an diesem Tisch
table-not-found = kein Tisch { $table }
table-unknown = unbekannter Tisch { $table }
named-table-closed = { $table } ist geschlossen
table-closed-already = dieser Tisch ist geschlossen
host-role-required = das kann nur ein Gastgeber dieses Tisches
table-password-wrong = falscher Link oder falsches Passwort für diesen Tisch
public-table-link = dieser Tisch ist öffentlich: Seine Adresse genügt
too-many-links = schon { $max_links } { NUMBER($max_links) ->
        [one] Link
       *[other] Links
    }: Beende zuerst einen
no-such-link = Link nicht gefunden: benutzt oder abgelaufen
table-opener-stays-host =
    { PERSON($who) ->
        [you] du hast diesen Tisch eröffnet und bleibst
       *[other] { $who } hat diesen Tisch eröffnet und bleibt
    } Gastgeber
not-seated = kein Spieler { $name } an diesem Tisch
account-login-required = { $who } hat ein Konto: mit dem Passwort anmelden
player-at-table = { $who } ist am Tisch: Ein Link zum Platz ist nur für Spieler, die nicht mehr hereinkommen
seat-link-forbidden = { $who } ist Gastgeber eines Tisches oder sitzt an einem anderen, und der Link würde auch das öffnen
overlay-closed = das Overlay ist geschlossen, oder sein Link wurde erneuert
