hand-start-missing = { $line } doesn’t begin a hand
no-event-summary = not a tournament summary: it begins with PokerStars Tournament #81, …
stakes-line-missing = no stakes of { $game } in the first line
spread-line-missing = no spread in the first line
mixed-structure-unsupported = { $game } is unsupported: all streets must share one betting structure
known-game-missing = no known game in { $text }
table-line-missing = missing table line
second-player-missing = 2 players needed, not { $n }
seat-or-player-repeated = line { $line }: duplicate seat or player
cancelled-hand = line { $line }: cancelled hand
name-not-seated = { $name } isn’t at this table
blinds-differ = posted blinds and first line differ: { LIST($posted) }
card-notation = write cards as [Ah Td]
unknown-action-text = unknown action
unknown-hand-section = unknown part of a hand
unknown-riverboat-line = unknown riverboat line
riverboat-line-number-invalid = riverboat line with { $words } in place of a number
raise-notation = write a raise as “raises $2 to $6”, not “raises { $rest }”
card-count-mismatch-in-text = { $said } cards announced, { $named } listed
trailing-text = unexpected { $rest } after { $verb }
holding-mismatch = { $name } doesn’t hold { CARDS($cards) }
starting-cards-mismatch = { $game } begins with { $size } { NUMBER($size) ->
        [one] card
       *[other] cards
    }, not { $n }
holding-too-large = expected { $size } { NUMBER($size) ->
        [one] hole card
       *[other] hole cards
    } per player, found more: { $cards }
board-expected = expected cards of board { $due }, not board { $given }
current-board-differs = the board is { CARDS($cards) } so far
street-expected = expected the { $street }
discard-too-large = { $name } holds { $held } { NUMBER($held) ->
        [one] card
       *[other] cards
    } and can’t discard { $n }
held-cards-differ = { $name } holds { CARDS($held) }, not { CARDS($given) }
other-cards-shown = shown before: { CARDS($cards) }
payment-undue = { $name } has nothing to pay
not-all-in = { $name } isn’t all-in: { $left } left
call-cost-mismatch = { $name } owes { $cost }, not { $given }
raise-amount-mismatch = a raise by { $by } from { $bet } isn’t a raise to { $to }
