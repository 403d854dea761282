is-several-games = { $mix } is several games in turn, and one is meant
mix-has-its-own-games = cannot read { $said }: { $mix } has its own games: leave { $structure } out
stakes-of-a-mix = the stakes of a mix are its two bets, as in { $mix } { $stakes }, not { $said }
chips-are-whole = cannot read { $said }: chips are whole numbers; in cents write { $cents }
size-beyond-reason = { $said }: no size is more than { $most } chips
last-size = { CHIPS($chips) }
sizes-in-a-row = { CHIPS($chips) }/{ $others }
smallest-first =
    { $said }: { KEY($what) ->
        [blinds] blinds
        [bets] bets
       *[other] { $what }
    } are above 0, the smallest first, as in { $example }
cannot-read = cannot read { $rest } in { $said }
only-spread-has-ranges = { $said }: only spread-limit has ranges
cap-without-a-big-bet = { $said }: a cap goes with no-limit or pot-limit
stud-by-its-bets = { $said }: stud is named by its bets, as in 4/8
limit-by-its-bets = { $said }: limit is named by its two bets, as in 4/8
say-the-blinds-of-a-spread = { $said }: say the blinds, as in blinds 1/2, or an ante
say-the-blinds = { $said }: say the blinds, as in 1/2, or an ante
no-game-of-that-name = there is no game { $game } in { $said }: { $hint }
