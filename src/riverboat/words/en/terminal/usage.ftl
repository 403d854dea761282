option-suggestions = No such option { $option }. Did you mean { $options }?
unknown-command-option = No such option { $option }.
command-suggestions = No such command { $command }. Did you mean { $names }?
unknown-command = No such command { $command }.
missing-command = Missing command.
missing-argument-choice = Missing argument { $name }. Choose from:{ $choices }
missing-argument = Missing argument { $name }.
missing-option-choice = Missing option { $name }. Choose from:{ $choices }
missing-option = Missing option { $name }.
extra-arguments = Too many arguments: { $given }
missing-option-value = Option { $name } needs a value.
missing-option-values = Option { $name } needs { $n } values.
unneeded-option-value = Option { $name } doesn’t take a value.
argument-value-count = Argument { $name } needs { $n } values.
invalid-value-of = Invalid value for { $name }: { $why }
invalid-value = Invalid value: { $why }
invalid-boolean = { $value } isn’t true or false. Choose from { $values }.
invalid-kind =
    { $value } isn’t { KEY($kind) ->
        [int] a whole number
        [float] a number
       *[other] a valid { $kind }
    }.
out-of-value-range = { $value } isn’t in the range { $range }.
invalid-choice = { $value } isn’t a choice here. Choose from { $values }.
missing-file = File { $path } not found.
missing-path = Path { $path } not found.
directory-for-file = { $path } is a folder: name a file.
directory-for-path = { $path } is a folder: name a file.
file-forbidden = Can’t read file { $path }.
path-forbidden = Can’t read path { $path }.
