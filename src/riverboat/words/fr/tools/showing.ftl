all-show-at-once = toutes les mains s’ouvrent en même temps : quelqu’un est à tapis et il n’y a plus de mises à venir
show-in-order = dans cet ordre : { $who }
side-pots-show-first = qui joue un pot secondaire montre avant qui est à tapis pour moins
high-board-is-first = les plus hautes cartes visibles parlent d’abord
low-board-is-first = les plus basses cartes visibles parlent d’abord
