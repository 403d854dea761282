protocol-mismatch = stránka je zastaralá (protokol { $page_version }, herna má { $room_version }): načtěte ji znovu
hello-missing = nejprve pošlete hello
too-many-messages = příliš mnoho zpráv: nejvýše { $max_per_second } za sekundu
message-too-long =
    zpráva je moc dlouhá: nejvýše { $max_bytes } { NUMBER($max_bytes) ->
        [one] bajt
        [few] bajty
       *[other] bajtů
    }
frame-invalid = tomu herna nerozumí: { $reason }
room-temporarily-unavailable = dočasný problém: zkuste to za chvíli
room-response-missing = herna neodpovídá: zkuste to znovu
table-not-opened = nejprve zadejte jméno a otevřete stůl
deck-cut-seat-required = nejprve se posaďte
reaction-without-seat = reakce jsou jen pro hráče u stolu
chat-disabled = chat je u tohoto stolu vypnutý
chat-paused-for-all-in = během all-inu je chat vypnutý
chat-rate-exceeded = posílejte nejvýše jednu zprávu za sekundu
