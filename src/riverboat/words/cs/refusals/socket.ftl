other-protocol = mluví se tu verzí { $spoken } protokolu, a ne verzí { $asked }: načtěte stránku znovu
say-hello = nejprve hello
too-many-messages =
    příliš mnoho zpráv najednou: za sekundu { NUMBER($most) ->
        [one] smí být jedna
        [few] smějí být nejvýše { $most }
       *[other] smí být nejvýše { $most }
    }
message-too-long =
    zpráva má nejvýše { $most } { NUMBER($most) ->
        [one] bajt
        [few] bajty
       *[other] bajtů
    }
frame-makes-no-sense = tomu herna nerozumí: { $why }
room-is-unable = herna to teď nemůže udělat
has-not-answered = herna neodpověděla: zkuste to znovu
watch-it-first = nejprve řekněte, jak se jmenujete, a přijďte ke stolu
sit-down-to-cut = nejprve se u stolu posaďte
only-players-react = reagovat může jen ten, kdo sedí u stolu
chat-is-off = pořadatel nedovoluje chat
chat-is-quiet = dokud je někdo all-in, chat mlčí
one-line-a-second = jednu zprávu za sekundu, prosím
