protocol-mismatch = stránka je zastaralá (protokol { $asked }, herna má { $spoken }): načtěte ji znovu
hello-missing = nejprve pošlete hello
too-many-messages = příliš mnoho zpráv: nejvýše { $most } za sekundu
message-too-long =
    zpráva je moc dlouhá: nejvýše { $most } { NUMBER($most) ->
        [one] bajt
        [few] bajty
       *[other] bajtů
    }
frame-invalid = tomu herna nerozumí: { $why }
temporary-problem = dočasný problém: zkuste to za chvíli
no-room-answer = herna neodpovídá: zkuste to znovu
table-not-opened = nejprve zadejte jméno a otevřete stůl
deck-cut-seat-required = nejprve se posaďte
reactions-for-players = reakce jsou jen pro hráče u stolu
chat-disabled = chat je u tohoto stolu vypnutý
chat-paused-for-all-in = během all-inu je chat vypnutý
chat-rate-exceeded = posílejte nejvýše jednu zprávu za sekundu
