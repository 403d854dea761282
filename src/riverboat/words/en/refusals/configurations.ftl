toml-invalid-on-line = line { $line } is not TOML: { $what }
toml-invalid-at-end = the last line is not TOML: { $what }
too-many-characters = file too long: { $most } characters at most, not { $n }
too-many-options = too many options: { $most } options and groups at most
nested-too-deeply = the configuration is nested too deep
option-name-format = name an option as in straddle.enabled: group, dot, name
too-many-digits = { $option } is too large: the maximum is { $most }
digit-count-too-large = number too large: the maximum is { $most }
option-assignment-format = set an option as in straddle.enabled=on, not { $said }
chosen-when-opened = { $option } is fixed when the table opens
option-group-wrong = { $name } belongs under { $groups }
group-suggestion = did you mean the group [{ $near }]?
group-options = options of [{ $group }]: { $names }
table-option-list = options of the table: { $names }
unknown-option = no option { $option }; { $hint }
unknown-group = no group [{ $group }]; { $hint }
no-group-of-options = { $name } is not an option group; groups: { $groups }
option-not-a-group = { $name } is an option of the table, not a group: write { $name } = ...
listed-one-by-one = list { $name } one by one, each under [[{ $name }]]
option-not-a-value = { $name } is an option: give one value, a word, a number, true or false
group-not-an-option = { $name } is a group of options: write them under [{ $name }]
entry-lacks = { $entry }: { $missing } missing; needed: { $needed }
entry-keys-missing = { $entry }: { $one } and { $other } missing; needed: { $needed }
very-many-digits = a huge number
each-of = each of { $option }
boolean-expected = { $option } is true or false, not { $given }
list-expected = { $option } is a list in brackets, not { $given }
text-expected = { $option } is text in quotation marks, not { $given }
choice-expected =
    { $option } is one of { $choices }, not { $given }{ GIVEN($near) ->
        [yes] ; did you mean { $near }?
       *[no] {""}
    }
number-from-expected = { $option } is a whole number, { $least } or more, not { $given }
number-between-expected = { $option } is a whole number, { $least } to { $most }, not { $given }
game-setting-missing = set the game once: game = "no-limit hold'em 1/2", or games = ["...", "..."]
mix-option-without-mix = change and mix are for several games, and this table plays only { $game }
too-many-games = { $most } games in a mix at most, not { $n }
mix-in-a-mix = { $mix } is a mix and cannot be part of another one
name-of-their-own = duplicate player name: one player, one seat
two-in-one-chair = two players in the same seat
players-over-seats = more players than seats: the table has { $chairs }
