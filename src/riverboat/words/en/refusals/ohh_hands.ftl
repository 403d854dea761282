hand-brace-missing = invalid hand: it must begin with {"{"}
ohh-key-missing = invalid hand: the object needs the key "ohh"
mixed-text-encodings = mixed text encodings
hand-without-actions = rounds: no actions in this hand
hand-start-repeated = the first street appears twice, each time with posts
players-too-few = 2 or more players needed, not { $player_count }
player-id-repeated = duplicate player id { $player_id }
seat-taken = seat { $chair } is already taken
too-many-hole-cards-given = { $card_count } { NUMBER($card_count) ->
        [one] hole card
       *[other] hole cards
    } given: { $game } has { $allowed_counts }
posted-after-the-betting = blind or ante posted after the first bet
deal-unavailable = { CARDS($cards) } can’t be dealt; { $pending_turn }
actor-missing = action without a player: { $action }
call-amount-wrong = call of { $given_amount }: the call is { $expected_amount }
raise-adds-chips = a bet or raise must add chips
discards-unstorable = { $who }: this format can’t store discards
shown-cards-mismatch = { $who } can’t show { CARDS($shown_cards) }: dealt { CARDS($dealt_cards) }
holding-size-wrong = { $who } needs { $needed_card_count } { NUMBER($needed_card_count) ->
        [one] card
       *[other] cards
    }, not { $card_count }
showdown-without-cards = showdown without known cards or winners
winner-cards-unknown = { $who } wins the showdown with unknown cards: the pot can’t be split
