room-in-short = Herna pro přátele: otevřete odkaz, napište jméno a posaďte se.
seats-free = volných míst { $free } z { $chairs }
no-seat-free = stůl je plný
table-in-short = { GAME($game) }. Pořádá { $host }, { $seats }.
