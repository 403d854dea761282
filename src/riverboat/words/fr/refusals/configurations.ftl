toml-invalid-on-line = la ligne { $line } n’est pas du TOML : { $toml_error }
toml-invalid-at-end = la dernière ligne n’est pas du TOML : { $toml_error }
too-many-characters = fichier trop long : { $max_characters } caractères au plus, pas { $character_count }
too-many-options = trop d’options : { $max_options } options et groupes au plus
configuration-too-deep = la configuration est trop imbriquée
option-name-format = nomme une option comme straddle.enabled : groupe, point, nom
too-many-digits = { $option } est trop grand : le maximum est { $maximum }
digit-count-too-large = nombre trop grand : le maximum est { $maximum }
option-assignment-invalid = règle une option comme straddle.enabled=on, pas { $assignment_text }
option-fixed-at-table-opening = { $option } est fixé à l’ouverture de la table
option-group-wrong = { $name } va sous { $groups }
group-suggestion = voulais-tu dire le groupe [{ $similar_group }] ?
group-options = options de [{ $group }] : { $names }
table-option-list = options de la table : { $names }
unknown-option = pas d’option { $option } ; { $hint }
unknown-group = pas de groupe [{ $group }] ; { $hint }
option-group-unknown = { $name } n’est pas un groupe d’options ; groupes : { $groups }
option-not-a-group = { $name } est une option de la table, pas un groupe : écris { $name } = ...
separate-tables-expected = liste les { $name } un par un, chacun sous [[{ $name }]]
option-not-a-value = { $name } est une option : donne une seule valeur, un mot, un nombre, true ou false
option-group-as-option = { $name } est un groupe d’options : écris-les sous [{ $name }]
entry-key-missing = { $table_entry } : il manque { $missing } ; nécessaires : { $required_keys }
entry-keys-missing = { $table_entry } : il manque { $first_key } et { $second_key } ; nécessaires : { $required_keys }
huge-number-label = un nombre énorme
each-list-item-label = chaque élément de { $option }
boolean-expected = { $option } est true ou false, pas { $given_value }
list-expected = { $option } est une liste entre crochets, pas { $given_value }
text-expected = { $option } est un texte entre guillemets, pas { $given_value }
choice-expected =
    { $option } : au choix { $choices }, pas { $given_value }{ GIVEN($similar_choice) ->
        [yes] {""} ; voulais-tu dire { $similar_choice } ?
       *[no] {""}
    }
minimum-number-expected = { $option } est un nombre entier, { $minimum } ou plus, pas { $given_value }
number-between-expected = { $option } est un nombre entier, de { $minimum } à { $maximum }, pas { $given_value }
game-setting-missing = fixe le jeu une fois : game = "no-limit hold'em 1/2", ou games = ["...", "..."]
mix-option-without-mix = change et mix sont pour plusieurs jeux, et cette table ne joue que { $game }
too-many-games = { $max_games } jeux au plus dans un mix, pas { $game_count }
nested-mix = { $mix } est un mix et ne peut pas faire partie d’un autre
player-name-repeated = nom de joueur en double : un joueur, un siège
seat-repeated = deux joueurs au même siège
players-over-seats = plus de joueurs que les { $chairs } sièges de la table
