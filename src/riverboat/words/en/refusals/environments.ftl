raise-size-invalid = a raise size is 'min', 'max' or a share of the pot such as 0.5: { $given } is invalid
action-number-illegal = action { $number } ({ $name }) isn’t legal; legal: { $legal }
no-such-action = invalid action { $given }: use a number from 0 to { $last }; legal: { $legal }
history-too-long = more than { $longest } { NUMBER($longest) ->
        [one] history row
       *[other] history rows
    }: raise longest or leave it out
deck-too-short = the deck of { $cards } cards has run out: { $needed } more needed
no-such-card-to-come = invalid card { $given }: use the number (0 to { $last }) of one of the { $left } { NUMBER($left) ->
        [one] card
       *[other] cards
    } still in the deck
reset-required = no hand in progress: reset deals one
learner-seats-invalid = invalid learner seats { $given }: use 0 to { $last }, or rotate
opponent-count-mismatch = { $given } { NUMBER($given) ->
        [one] opponent
       *[other] opponents
    } given: { $seats } players need 1 for all, or { $others }
action-array-shape = actions are whole numbers, one for each of { $tables } { NUMBER($tables) ->
        [one] table
       *[other] tables
    }: an array of shape { $given } is invalid
