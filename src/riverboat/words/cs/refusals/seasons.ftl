no-such-season = liga { $season } neexistuje
not-the-seasons-host = to může jen pořadatel ligy
too-many-seasons =
    { NUMBER($max_seasons) ->
        [one] pořádáte už { $max_seasons } ligu
        [few] pořádáte už { $max_seasons } ligy
       *[other] pořádáte už { $max_seasons } lig
    }: víc jich mít nemůžete
season-full =
    liga má nejvýše { $max_tournaments } { NUMBER($max_tournaments) ->
        [one] turnaj
        [few] turnaje
       *[other] turnajů
    }: založte novou
too-many-results = liga má nejvýše { $max_results } výsledků: založte novou
too-many-season-players = seznam má nejvýše { $max_players } { NUMBER($max_players) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }
too-many-season-changes = liga má moc změn: založte novou
event-unfinished = { $event } ještě neskončil
tournament-already-in-season = { $evening } už v lize je
no-such-evening = tento turnaj v lize není
player-listed-twice =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } v seznamu dvakrát
place-impossible =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } skončit na { $finishing_place }. místě: místa jsou od 1 do počtu vstupů
fewer-entries-than-players = vstupů ({ $entries }) je méně než hráčů ({ $players })
player-not-in-season =
    { PERSON($who) ->
        [you] v této lize nejste
       *[other] { $who } v této lize není
    }
players-not-mergeable = { $who } i { $other_player } hráli { $evening }: jsou to dva hráči
player-with-results =
    { PERSON($who) ->
        [you] máte v lize výsledky: změňte jméno
       *[other] { $who } má v lize výsledky: změňte jméno
    }, nebo odeberte turnaje
season-change-conflict = předběhla vás jiná změna: zkuste to znovu
