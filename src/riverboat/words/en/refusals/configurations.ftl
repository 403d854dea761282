no-toml-on-a-line = line { $line } is no TOML: { $what }
no-toml-at-the-end = the last line is no TOML: { $what }
too-many-characters = a file has at most { $most } characters, not { $n }
too-many-options = a file has at most { $most } options and groups
nested-too-deeply = the configuration is nested too deeply
options-are-called = an option is called as in straddle.enabled: a group, a dot, a name
too-many-digits = { $option } has more digits than anybody means: no number is more than { $most }
too-many-digits-somewhere = a number has more digits than anybody means: no number is more than { $most }
option-is-set-as = an option is set as in straddle.enabled=on, not { $said }
chosen-when-opened = { $option } is chosen when a table is opened
stands-under = { $name } stands under { $groups }
did-you-mean-the-group = did you mean the group [{ $near }]?
group-has = {"["}{ $group }] has { $names }
table-has = the table has { $names }
unknown-option = no option { $option }; { $hint }
unknown-group = no group [{ $group }]; { $hint }
no-group-of-options = { $name } is no group of options; groups are { $groups }
option-not-a-group = { $name } is an option of the table, not a group: write { $name } = ...
listed-one-by-one = { $name } are listed one by one, each under [[{ $name }]]
option-not-a-value = { $name } is an option: it has one value, a word, a number, true or false
group-not-an-option = { $name } is a group of options: write them under [{ $name }]
entry-lacks = { $entry } has no { $missing }: say { $needed }
entry-lacks-both = { $entry } has no { $one } and no { $other }: say { $needed }
very-many-digits = a number of very many digits
each-of = each of { $option }
is-true-or-false = { $option } is true or false, not { $given }
is-a-list = { $option } is a list in brackets, not { $given }
is-a-text = { $option } is a text in quotation marks, not { $given }
is-one-of =
    { $option } is one of { $choices }, not { $given }{ GIVEN($near) ->
        [yes] ; did you mean { $near }?
       *[no] {""}
    }
is-from-least = { $option } is a whole number, { $least } or more, not { $given }
is-between = { $option } is a whole number, { $least } to { $most }, not { $given }
say-what-is-played = say what is played, once: game = "no-limit hold'em 1/2", or games = ["...", "..."]
for-games-in-turn = change and mix are for games in turn, and only { $game } is played
too-many-games = a mix has at most { $most } games, not { $n }
mix-in-a-mix = { $mix } is a mix, and cannot be one of the games
name-of-their-own = every player has a name of their own: one player, one hand
two-in-one-chair = two players have the same chair
more-than-the-chairs = the table has { $chairs } chairs, and more are taken
