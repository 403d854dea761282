one-game-expected = { $mix } is a mix: name one game
stakes-with-mix = can’t read { $said }: { $mix } has its own games: leave out { $structure }
mix-stakes-invalid = invalid stakes { $said }: give a mix its two bets, as in { $mix } { $stakes }
whole-chips-expected = can’t read { $said }: chips are whole numbers; in cents write { $cents }
size-too-large = { $said }: the maximum is { $most } chips
final-bet-size = { CHIPS($chips) }
bet-size-sequence = { CHIPS($chips) }/{ $others }
sizes-unsorted =
    { $said }: { KEY($what) ->
        [blinds] blinds
        [bets] bets
       *[other] { $what }
    } are above 0, smallest first, as in { $example }
sign-unreadable = can’t read { $rest } in { $said }
range-outside-spread-limit = { $said }: ranges are for spread-limit only
cap-needs-big-bet = { $said }: a cap is for no-limit and pot-limit only
stud-bets-missing = { $said }: give stud its bets, as in 4/8
limit-bets-missing = { $said }: give limit its two bets, as in 4/8
spread-blinds-missing = { $said }: add blinds, as in blinds 1/2, or an ante
blinds-missing = { $said }: add blinds, as in 1/2, or an ante
no-game-of-that-name = unknown game { $game } in { $said }: { $hint }
