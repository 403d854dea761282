room-preview = Une salle de poker entre amis : ouvre le lien, entre un nom, prends place.
seats-free = sièges libres : { $free } sur { $chairs }
no-seat-free = table pleine
table-preview = { GAME($game) }. Hôte : { $host }, { $seats }.
