room-preview = Herna pro přátele: otevřete odkaz, napište jméno a posaďte se.
seats-free = volná místa: { $free } z { $chairs }
no-seat-free = stůl je plný
table-preview = { GAME($game) }. Pořádá { $host }, { $seats }.
