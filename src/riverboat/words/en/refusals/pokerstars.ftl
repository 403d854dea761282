hand-start-missing = { $line } doesn’t begin a hand
no-event-summary = not a tournament summary: it begins with PokerStars Tournament #81, …
stakes-line-missing = no stakes of { $game } in the first line
spread-missing-in-first-line = no spread in the first line
mixed-structure-unsupported = { $game } is unsupported: all streets must share one betting structure
known-game-missing = no known game in { $text }
table-line-missing = missing table line
second-player-missing = 2 players needed, not { $player_count }
seat-or-player-repeated = line { $line }: duplicate seat or player
cancelled-hand = line { $line }: cancelled hand
name-not-seated = { $name } isn’t at this table
blinds-differ = posted blinds and first line differ: { LIST($posted_blinds) }
cards-not-in-brackets = write cards as [Ah Td]
unknown-action-text = unknown action
unknown-hand-section = unknown part of a hand
unknown-riverboat-line = unknown riverboat line
riverboat-line-number-invalid = riverboat line with { $words } in place of a number
raise-text-invalid = write a raise as “raises $2 to $6”, not “raises { $raise_text }”
card-count-mismatch-in-text = { $announced_count } cards announced, { $listed_count } listed
trailing-text = unexpected { $trailing_text } after { $verb }
holding-mismatch = { $name } doesn’t hold { CARDS($cards) }
starting-cards-mismatch = { $game } begins with { $needed_card_count } { NUMBER($needed_card_count) ->
        [one] card
       *[other] cards
    }, not { $card_count }
holding-too-large = expected { $size } { NUMBER($size) ->
        [one] hole card
       *[other] hole cards
    } per player, found more: { $cards }
board-expected = expected cards of board { $expected_board }, not board { $given_board }
current-board-differs = the board is { CARDS($cards) } so far
street-expected = expected the { $street }
discard-too-large = { $name } holds { $held_card_count } { NUMBER($held_card_count) ->
        [one] card
       *[other] cards
    } and can’t discard { $discard_count }
held-cards-differ = { $name } holds { CARDS($held_cards) }, not { CARDS($given_cards) }
cards-shown-before-differ = shown before: { CARDS($cards) }
nothing-to-pay = { $name } has nothing to pay
not-all-in = { $name } isn’t all-in: { $remaining_chips } left
call-cost-mismatch = { $name } owes { $call_amount }, not { $given_amount }
raise-amount-mismatch = a raise by { $raise_increment } from { $bet } isn’t a raise to { $raise_total }
