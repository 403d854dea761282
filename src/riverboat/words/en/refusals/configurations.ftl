toml-invalid-on-line = invalid TOML on line { $line }: { $toml_error }
toml-invalid-at-end = invalid TOML on the last line: { $toml_error }
too-many-characters = file too long: { $character_count } characters, { $max_characters } at most
too-many-options = too many options: { $max_options } options and groups at most
configuration-too-deep = the configuration is nested too deeply
option-name-format = write an option as straddle.enabled: group, dot, name
too-many-digits = { $option } is too large: the maximum is { $maximum }
digit-count-too-large = number too large: the maximum is { $maximum }
option-assignment-invalid = can’t set { $assignment_text }: write straddle.enabled=on
option-fixed-at-table-opening = { $option } is fixed when the table opens
option-group-wrong = { $name } belongs under { $groups }
group-suggestion = did you mean the group [{ $similar_group }]?
group-options = options of [{ $group }]: { $names }
table-option-list = options of the table: { $names }
unknown-option = unknown option { $option }; { $hint }
unknown-group = unknown group [{ $group }]; { $hint }
option-group-unknown = unknown option group { $name }; groups: { $groups }
option-not-a-group = { $name } is an option, not a group: write { $name } = ...
separate-tables-expected = write each { $name } under its own [[{ $name }]]
option-not-a-value = { $name } takes one value: a word, a number, true or false
option-group-as-option = { $name } is a group: write its options under [{ $name }]
entry-key-missing = { $table_entry }: { $missing } missing; needed: { $required_keys }
entry-keys-missing = { $table_entry }: { $first_key } and { $second_key } missing; needed: { $required_keys }
huge-number-label = a huge number
each-list-item-label = each item of { $option }
boolean-expected = { $option } must be true or false, not { $given_value }
list-expected = { $option } must be a list in brackets, not { $given_value }
text-expected = { $option } must be text in quotation marks, not { $given_value }
choice-expected = { $option } must be one of { $choices }, not { $given_value }{ GIVEN($similar_choice) ->
        [yes] ; did you mean { $similar_choice }?
       *[no] {""}
    }
minimum-number-expected = { $option } must be a whole number, { $minimum } or more, not { $given_value }
number-between-expected = { $option } must be a whole number, { $minimum } to { $maximum }, not { $given_value }
game-setting-missing = set the game once: game = "no-limit hold'em 1/2", or games = ["...", "..."]
mix-option-without-mix = change and mix are for several games: this table plays only { $game }
too-many-games = { $game_count } games are too many: { $max_games } per mix at most
nested-mix = mix { $mix } can’t be part of another mix
player-name-repeated = duplicate player name: one player, one seat
seat-repeated = two players in the same seat
players-over-seats = more players than seats: the table has { $chairs }
