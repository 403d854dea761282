toml-invalid-on-line = invalid TOML on line { $line }: { $what }
toml-invalid-at-end = invalid TOML on the last line: { $what }
too-many-characters = file too long: { $n } characters, { $most } at most
too-many-options = too many options: { $most } options and groups at most
configuration-too-deep = the configuration is nested too deeply
option-name-format = write an option as straddle.enabled: group, dot, name
too-many-digits = { $option } is too large: the maximum is { $most }
digit-count-too-large = number too large: the maximum is { $most }
option-assignment-format = can’t set { $said }: write straddle.enabled=on
option-fixed-at-opening = { $option } is fixed when the table opens
option-group-wrong = { $name } belongs under { $groups }
group-suggestion = did you mean the group [{ $near }]?
group-options = options of [{ $group }]: { $names }
table-option-list = options of the table: { $names }
unknown-option = unknown option { $option }; { $hint }
unknown-group = unknown group [{ $group }]; { $hint }
option-group-unknown = unknown option group { $name }; groups: { $groups }
option-not-a-group = { $name } is an option, not a group: write { $name } = ...
separate-tables-expected = write each { $name } under its own [[{ $name }]]
option-not-a-value = { $name } takes one value: a word, a number, true or false
group-not-an-option = { $name } is a group: write its options under [{ $name }]
entry-key-missing = { $entry }: { $missing } missing; needed: { $needed }
entry-keys-missing = { $entry }: { $one } and { $other } missing; needed: { $needed }
huge-number-label = a huge number
each-entry-label = each of { $option }
boolean-expected = { $option } must be true or false, not { $given }
list-expected = { $option } must be a list in brackets, not { $given }
text-expected = { $option } must be text in quotation marks, not { $given }
choice-expected = { $option } must be one of { $choices }, not { $given }{ GIVEN($near) ->
        [yes] ; did you mean { $near }?
       *[no] {""}
    }
number-from-expected = { $option } must be a whole number, { $least } or more, not { $given }
number-between-expected = { $option } must be a whole number, { $least } to { $most }, not { $given }
game-setting-missing = set the game once: game = "no-limit hold'em 1/2", or games = ["...", "..."]
mix-option-without-mix = change and mix are for several games: this table plays only { $game }
too-many-games = { $n } games are too many: { $most } per mix at most
nested-mix = mix { $mix } can’t be part of another mix
player-name-repeated = duplicate player name: one player, one seat
seat-repeated = two players in the same seat
players-over-seats = more players than seats: the table has { $chairs }
