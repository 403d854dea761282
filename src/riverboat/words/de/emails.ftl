password-recovery-subject = Neues Passwort für { $name }
password-recovery-text = Neues Passwort für { $name } im Raum { $room }. Der Link gilt einmal und läuft nach { $minutes } { NUMBER($minutes) ->
        [one] Minute
       *[other] Minuten
    } ab. Warst du das nicht? Dann brauchst du nichts zu tun.
address-confirmation-subject = Bestätige diese Adresse für { $name }
address-confirmation-text = Adresse für die Wiederherstellung des Kontos { $name } im Raum { $room }. Der Link bestätigt sie, gilt einmal und läuft nach { $hours } { NUMBER($hours) ->
        [one] Stunde
       *[other] Stunden
    } ab. Warst du das nicht? Dann brauchst du nichts zu tun.
