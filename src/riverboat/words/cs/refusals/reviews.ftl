hand-in-play = rozdání se ještě hraje; rozebrat jde až po skončení
no-such-reviewed-player = v tomto rozdání není hráč { $given }; hráči: { LIST($players) }
player-not-named = soubor nemá svého hráče; uveďte jednoho: { LIST($players) }
unreadable-hand = rozdání se nepodařilo přečíst: není co rozebírat
no-such-first-street = ulice { $given }, od které se má řešit, neexistuje; ulice: { LIST($streets) }
range-of-unknown-player = rozsah pro hráče { $given }, který v rozdání není; hráči: { LIST($players) }
