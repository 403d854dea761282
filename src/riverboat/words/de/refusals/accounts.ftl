wrong-name-or-password = falscher Name oder falsches Passwort
wrong-old-password = falsches bisheriges Passwort
login-queue-full = gerade melden sich zu viele an: Versuche es gleich noch einmal
logout-required = du bist als { $name } angemeldet: Melde dich ab, um einen anderen Namen zu benutzen
room-closed-to-new-players = dieser Raum nimmt keine neuen Spieler auf: Frag seinen Gastgeber
room-entry-refused =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } von { $by } für diesen Raum gesperrt{ GIVEN($reason) ->
        [yes] : { $reason }
       *[no] {""}
    }
login-session-over = Sitzung nicht gefunden: Sie ist schon beendet
api-key-not-found = API-Schlüssel nicht gefunden
too-many-api-keys =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } schon { $max_keys } { NUMBER($max_keys) ->
        [one] API-Schlüssel
       *[other] API-Schlüssel
    }: Entferne zuerst einen
too-many-notes =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } schon Notizen zu { $max_players } { NUMBER($max_players) ->
        [one] Spieler
       *[other] Spielern
    }: Entferne zuerst eine
login-code-invalid = falscher, benutzter oder abgelaufener Code: Bitte um einen neuen
code-used = Code schon benutzt: Bitte um einen neuen
password-too-short = Passwort zu kurz: mindestens { $min_characters } Zeichen
password-guessable = Passwort zu leicht zu erraten: Wähle ein anderes, zum Beispiel drei Wörter
table-password-too-short = Passwort des Tisches zu kurz: mindestens { $min_characters } Zeichen
link-expired = Link benutzt oder abgelaufen: Bitte um einen neuen
mail-unavailable = dieser Raum verschickt keine E-Mails: Bitte den Betreiber um ein neues Passwort
email-invalid = { $address } ist keine E-Mail-Adresse
email-for-guest = keine E-Mail für Gäste: Lege zuerst ein Passwort fest
second-factor-for-guest = kein zweiter Faktor für Gäste: Lege zuerst ein Passwort fest
second-factor-code-required = gib einen Code aus deinem Authenticator oder einen Wiederherstellungscode ein oder verwende einen Passkey
login-expired = Anmeldung abgelaufen: Gib Name und Passwort noch einmal ein
qr-code-expired = der QR-Code ist abgelaufen: Fang mit einem neuen an
authenticator-code-wrong = falscher Code: Vergleiche die Uhren beider Geräte und gib den nächsten Code ein
second-code-invalid = falscher oder benutzter Code: Gib den nächsten ein
second-factor-required-first = Wiederherstellungscodes brauchen einen zweiten Faktor: Schalte zuerst einen ein
second-factor-missing =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keinen zweiten Faktor
authenticator-key-changed = der Schlüssel des Raums hat sich geändert, seit dieser Authenticator eingeschaltet wurde: Verwende einen Wiederherstellungscode oder einen Passkey
authenticator-key-missing = dieser Raum kann keine Authenticatoren speichern: Der Betreiber muss zuerst einen Schlüssel festlegen
too-many-passkeys =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } schon { $max_passkeys } { NUMBER($max_passkeys) ->
        [one] Passkey
       *[other] Passkeys
    }: Entferne zuerst einen
passkey-registered = dieser Passkey ist schon registriert
passkey-missing =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keinen Passkey
no-such-passkey = Passkey nicht gefunden
unknown-passkey = unbekannter Passkey
passkey-not-accepted = Passkey nicht angenommen: Versuche es noch einmal
passkey-too-late = Passkey-Anfrage abgelaufen oder aus einem anderen Browser: Versuche es noch einmal
passkey-domain-required = Passkeys brauchen einen Domainnamen, und { $host } ist eine Adresse: Öffne den Raum unter { $domain_url }
passkey-https-domain-required = Passkeys brauchen einen Domainnamen, und { $host } ist eine Adresse: Öffne den Raum unter einem Domainnamen mit https
passkeys-need-https = Passkeys brauchen https
passkey-domain-mismatch = Passkeys gehören zu { $base_url }: Öffne den Raum dort
operator-not-bannable =
    { PERSON($who) ->
        [you] du betreibst
       *[other] { $who } betreibt
    } diesen Raum: keine Sperre möglich
player-not-banned =
    { PERSON($who) ->
        [you] du bist
       *[other] { $who } ist
    } nicht gesperrt
player-not-guest =
    { PERSON($who) ->
        [you] du bist kein Gast: Du hast
       *[other] { $who } ist kein Gast: Es gibt
    } ein Konto
player-with-hands = { $who } hat hier gespielt: Hände, Chips und der Name bleiben
chat-message-empty = gib eine Nachricht ein
operator-required =
    { PERSON($who) ->
        [you] du betreibst
       *[other] { $who } betreibt
    } diesen Raum: Bestimme zuerst einen anderen Administrator
player-seated-elsewhere = verlasse oder schließe zuerst { $table }
