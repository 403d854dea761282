toml-invalid-on-line = la ligne { $line } n’est pas du TOML : { $what }
toml-invalid-at-end = la dernière ligne n’est pas du TOML : { $what }
too-many-characters = fichier trop long : { $most } caractères au plus, pas { $n }
too-many-options = trop d’options : { $most } options et groupes au plus
configuration-too-deep = la configuration est trop imbriquée
option-name-format = nomme une option comme straddle.enabled : groupe, point, nom
too-many-digits = { $option } est trop grand : le maximum est { $most }
digit-count-too-large = nombre trop grand : le maximum est { $most }
option-assignment-format = règle une option comme straddle.enabled=on, pas { $said }
option-fixed-at-opening = { $option } est fixé à l’ouverture de la table
option-group-wrong = { $name } va sous { $groups }
group-suggestion = voulais-tu dire le groupe [{ $near }] ?
group-options = options de [{ $group }] : { $names }
table-option-list = options de la table : { $names }
unknown-option = pas d’option { $option } ; { $hint }
unknown-group = pas de groupe [{ $group }] ; { $hint }
option-group-unknown = { $name } n’est pas un groupe d’options ; groupes : { $groups }
option-not-a-group = { $name } est une option de la table, pas un groupe : écris { $name } = ...
separate-tables-expected = liste les { $name } un par un, chacun sous [[{ $name }]]
option-not-a-value = { $name } est une option : donne une seule valeur, un mot, un nombre, true ou false
group-not-an-option = { $name } est un groupe d’options : écris-les sous [{ $name }]
entry-key-missing = { $entry } : il manque { $missing } ; nécessaires : { $needed }
entry-keys-missing = { $entry } : il manque { $one } et { $other } ; nécessaires : { $needed }
huge-number-label = un nombre énorme
each-entry-label = chaque élément de { $option }
boolean-expected = { $option } est true ou false, pas { $given }
list-expected = { $option } est une liste entre crochets, pas { $given }
text-expected = { $option } est un texte entre guillemets, pas { $given }
choice-expected =
    { $option } : au choix { $choices }, pas { $given }{ GIVEN($near) ->
        [yes] {""} ; voulais-tu dire { $near } ?
       *[no] {""}
    }
number-from-expected = { $option } est un nombre entier, { $least } ou plus, pas { $given }
number-between-expected = { $option } est un nombre entier, de { $least } à { $most }, pas { $given }
game-setting-missing = fixe le jeu une fois : game = "no-limit hold'em 1/2", ou games = ["...", "..."]
mix-option-without-mix = change et mix sont pour plusieurs jeux, et cette table ne joue que { $game }
too-many-games = { $most } jeux au plus dans un mix, pas { $n }
nested-mix = { $mix } est un mix et ne peut pas faire partie d’un autre
player-name-repeated = nom de joueur en double : un joueur, un siège
seat-repeated = deux joueurs au même siège
players-over-seats = plus de joueurs que les { $chairs } sièges de la table
