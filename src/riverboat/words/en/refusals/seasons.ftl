no-such-season = no season { $season }
not-the-seasons-host = only the host of this season can do that
too-many-seasons = you host { $most } seasons already: no more fit
season-full =
    { $most } { NUMBER($most) ->
        [one] evening
       *[other] evenings
    } per season at most: start a new season
too-many-results = { $most } results per season at most: start a new season
too-many-season-players = { $most } players per list at most
too-many-season-changes = this season has too many changes: start a new one
event-unfinished = { $event } is not finished
evening-added-already = { $evening } is in the season already
no-such-evening = this evening is not in the season
player-listed-twice = { $who } is listed twice
place-impossible = { $who } cannot finish in place { $place }: places run from 1 to the number of entries
fewer-entries-than-players = { $entries } entries are fewer than { $players } players
player-not-in-season = no { $who } in this season
both-played = { $who } and { $other } both played { $evening }: they are two players
player-with-results = { $who } has results in this season: rename the player, or remove the evenings
season-busy = another change came first: try again
