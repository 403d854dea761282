one-game-expected = { $mix } is a mix: name one game
stakes-for-mix-unreadable = can’t read { $game_text }: { $mix } has its own games: leave out { $structure }
mix-stakes-invalid = invalid stakes { $game_text }: give a mix its two bets, as in { $mix } { $stakes }
whole-chips-expected = can’t read { $game_text }: chips are whole numbers; in cents write { $cents }
stakes-too-large = { $game_text }: the maximum is { DECIMAL($maximum) } chips
last-bet-size-text = { CHIPS($chips) }
bet-sizes-text = { CHIPS($chips) }/{ $other_sizes }
bet-sizes-unsorted =
    { $game_text }: { KEY($size_kind) ->
        [blinds] blinds
        [bets] bets
       *[other] { $size_kind }
    } must be above 0, smallest first, as in { $example }
sign-unreadable = can’t read { $unread_text } in { $game_text }
spread-range-in-other-limit = { $game_text }: ranges are for spread-limit only
cap-needs-big-bet = { $game_text }: a cap is for no-limit and pot-limit only
stud-bets-missing = { $game_text }: give stud its bets, as in 4/8
limit-bets-missing = { $game_text }: give limit its two bets, as in 4/8
spread-blinds-missing = { $game_text }: add blinds, as in blinds 1/2, or an ante
blinds-missing = { $game_text }: add blinds, as in 1/2, or an ante
no-game-of-that-name = unknown game { $game } in { $game_text }: { $hint }
