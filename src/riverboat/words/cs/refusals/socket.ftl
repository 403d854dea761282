other-protocol = stránka je zastaralá (protokol { $asked }, herna má { $spoken }): načtěte ji znovu
say-hello = nejprve hello
too-many-messages = příliš mnoho zpráv: nejvýše { $most } za sekundu
message-too-long =
    zpráva je moc dlouhá: nejvýše { $most } { NUMBER($most) ->
        [one] bajt
        [few] bajty
       *[other] bajtů
    }
frame-makes-no-sense = tomu herna nerozumí: { $why }
temporary-problem = dočasný problém: zkuste to za chvíli
no-room-answer = herna neodpovídá: zkuste to znovu
watch-it-first = nejprve zadejte jméno a otevřete stůl
sit-down-to-cut = nejprve se posaďte
only-players-react = reakce jsou jen pro hráče u stolu
chat-disabled = chat je u tohoto stolu vypnutý
chat-paused-for-all-in = během all-inu chat mlčí
one-line-a-second = jednu zprávu za sekundu, prosím
