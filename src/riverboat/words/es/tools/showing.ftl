all-show-at-once = todas las manos se muestran a la vez: hay un all-in y no quedan apuestas
show-in-order = en este orden: { $who }
side-pots-show-first = quien juega por un bote lateral muestra antes que quien va all-in por menos
high-board-is-first = las cartas más altas a la vista actúan primero
low-board-is-first = las cartas más bajas a la vista actúan primero
