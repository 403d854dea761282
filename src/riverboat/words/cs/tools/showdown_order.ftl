simultaneous-showdown = po all-inu se už nesází: všichni ukazují karty najednou
showing-order = v tomto pořadí: { $who }
side-pot-showdown-first = hráči ve vedlejším banku ukazují dřív než hráči, kteří jsou all-in za méně
high-board-first = první jsou na řadě nejvyšší otevřené karty
low-board-first = první jsou na řadě nejnižší otevřené karty
