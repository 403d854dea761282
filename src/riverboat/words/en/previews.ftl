room-preview = A poker room for friends: open the link, type a name, take a seat.
seats-free = { $free } of { $chairs } seats free
no-seat-free = table full
table-preview = { GAME($game) }. Hosted by { $host }, { $seats }.
