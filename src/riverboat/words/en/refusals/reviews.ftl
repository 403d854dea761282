hand-in-play = hand still in play: review it once it is over
no-such-reviewed-player = no player { $given } in this hand; players: { LIST($players) }
player-not-named = no hero in this file; name a player: { LIST($players) }
unreadable-hand = unreadable hand: no decisions to review
no-such-first-street = no street { $given } to solve from; streets: { LIST($streets) }
range-of-unknown-player = range for { $given }, who is not in this hand; players: { LIST($players) }
