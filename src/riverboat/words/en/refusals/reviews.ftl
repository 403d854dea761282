hand-in-play = hand still in play; review it when it is over
no-such-reviewed-player = no player { $given } in this hand; players: { LIST($players) }
player-not-named = name a player: { LIST($players) }
hand-has-no-start = this hand could not be read: there are no decisions to review
no-such-first-street = no street { $given } to solve from; streets: { LIST($streets) }
range-of-nobody = a range for { $given }, who is not in this hand; players: { LIST($players) }
