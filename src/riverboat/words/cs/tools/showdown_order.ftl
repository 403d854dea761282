simultaneous-showdown = všichni otevírají karty najednou: all-in a sázet se už nebude
showing-order = v tomto pořadí: { $who }
side-pot-showdown-first = hráči ve vedlejším banku ukazují dřív než hráči, kteří jsou all-in za méně
high-board-first = první jsou na řadě nejvyšší otevřené karty
low-board-first = první jsou na řadě nejnižší otevřené karty
