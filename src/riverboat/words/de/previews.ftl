room-preview = Ein Pokerraum für Freunde: Link öffnen, Namen eintippen, hinsetzen.
seats-free = { $free } von { $chairs } Plätzen frei
no-seat-free = Tisch voll
table-preview = { GAME($game) }. Gastgeber: { $host }, { $seats }.
