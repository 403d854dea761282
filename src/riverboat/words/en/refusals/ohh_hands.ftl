hand-brace-missing = invalid hand: it must begin with {"{"}
ohh-key-missing = invalid hand: the object needs the key "ohh"
mixed-text-encodings = mixed text encodings
hand-without-actions = rounds: no actions in this hand
hand-start-repeated = the first street appears twice, each time with posts
players-too-few = 2 or more players needed, not { $n }
player-id-repeated = duplicate player id { $given }
seat-taken = seat { $chair } is already taken
too-many-hole-cards-given = { $held } { NUMBER($held) ->
        [one] hole card
       *[other] hole cards
    } given: { $game } has { $most }
posted-after-the-betting = blind or ante posted after the first bet
deal-unavailable = { CARDS($cards) } can’t be dealt; { $waits }
actor-missing = action without a player: { $action }
call-amount-wrong = call of { $given }: the call is { $due }
raise-adds-chips = a bet or raise must add chips
discards-unstorable = { $who }: this format can’t store discards
shown-cards-mismatch = { $who } can’t show { CARDS($shown) }: dealt { CARDS($dealt) }
holding-size-wrong = { $who } needs { $due } { NUMBER($due) ->
        [one] card
       *[other] cards
    }, not { $n }
showdown-without-cards = showdown without known cards or winners
winner-cards-unknown = { $who } wins the showdown with unknown cards: the pot can’t be split
