no-such-season = liga { $season } tu není
not-the-seasons-host = to může jen pořadatel ligy
too-many-seasons = lig už pořádáte { $most }: víc jich nejde
season-full =
    liga má nejvýše { $most } { NUMBER($most) ->
        [one] turnaj
        [few] turnaje
       *[other] turnajů
    }: založte novou
too-many-results = liga má nejvýše { $most } výsledků: založte novou
too-many-season-players = seznam má nejvýše { $most } { NUMBER($most) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }
too-many-season-changes = liga má moc změn: založte novou
event-unfinished = { $event } ještě neskončil
evening-added-already = { $evening } už v lize je
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
    } být na { $place }. místě: místa jdou od 1 do počtu vstupů
fewer-entries-than-players = vstupů ({ $entries }) je méně než hráčů ({ $players })
player-not-in-season =
    { PERSON($who) ->
        [you] v této lize nejste
       *[other] { $who } v této lize není
    }
players-not-mergeable = { $who } i { $other } hráli { $evening }: jsou to dva hráči
player-with-results =
    { PERSON($who) ->
        [you] máte v lize výsledky: změňte jméno
       *[other] { $who } má v lize výsledky: změňte jméno
    }, nebo odeberte turnaje
season-change-conflict = předběhla vás jiná změna: zkuste to znovu
