no-such-season = season { $season } not found
not-the-seasons-host = only the host of this season can do that
too-many-seasons = you already host { $max_seasons } { NUMBER($max_seasons) ->
        [one] season
       *[other] seasons
    }, the maximum
season-full =
    { $max_tournaments } { NUMBER($max_tournaments) ->
        [one] tournament
       *[other] tournaments
    } per season at most: start a new season
too-many-results = { $max_results } { NUMBER($max_results) ->
        [one] result
       *[other] results
    } per season at most: start a new season
too-many-season-players = { $max_players } { NUMBER($max_players) ->
        [one] player
       *[other] players
    } per list at most
too-many-season-changes = this season has too many changes: start a new one
event-unfinished = { $event } isn’t finished
tournament-already-in-season = { $evening } is already in the season
no-such-evening = this tournament isn’t in the season
player-listed-twice =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } listed twice
place-impossible = { $who } can’t finish in place { $finishing_place }: places run from 1 to the number of entries
fewer-entries-than-players = fewer entries ({ $entries }) than players ({ $players })
player-not-in-season = no player { $who } in this season
players-not-mergeable = { $who } and { $other_player } both played { $evening }: they are different players
player-with-results =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } results in this season: rename the player, or remove the tournaments
season-change-conflict = another change came first: try again
