raise-size-invalid = a raise size is 'min', 'max' or a share of the pot such as 0.5: { $size_text } is invalid
action-number-illegal = action { $number } ({ $name }) isn’t legal; legal: { $legal_actions }
no-such-action = invalid action { $action_text }: use a number from 0 to { $max_action_number }; legal: { $legal_actions }
history-row-limit = more than { $max_rows } { NUMBER($max_rows) ->
        [one] history row
       *[other] history rows
    }: raise longest or leave it out
deck-too-short = the deck of { $cards } cards has run out: { $needed } more needed
no-such-card-to-come = invalid card { $card_number }: use the number (0 to { $max_card_number }) of one of the { $remaining_card_count } { NUMBER($remaining_card_count) ->
        [one] card
       *[other] cards
    } still in the deck
reset-required = no hand in progress: call reset to deal one
learner-seats-invalid = invalid learner seats { $seats_text }: use 0 to { $max_seat }, or rotate
opponent-count-mismatch = { $given_count } { NUMBER($given_count) ->
        [one] opponent
       *[other] opponents
    } given: { $player_count } players need 1 for all, or { $opponent_count }
action-array-shape-invalid = actions are whole numbers, one for each of { $tables } { NUMBER($tables) ->
        [one] table
       *[other] tables
    }: an array of shape { $given_shape } is invalid
