no-such-preset = neznámé přednastavení { $preset }; { $hint }
no-such-authority = neznámá autorita { $authority }; na výběr: { $authorities }
no-such-house-rule = neznámé pravidlo stolu { $name }{ GIVEN($near) ->
        [yes] ; nemá to být { $near }?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts potřebuje headsup_cap 'before_cap'; s { $cap } ho nechte na 'not_all_in'
open-all-in-conflict = open_allin je jen pro otevřené sázky: jinak ho nechte zapnuté
number-minimum = { $least } nebo víc
number-range = { $least } až { $most }
list-kind = seznam
choice-invalid = { $option }: místo { $given } zadejte jedno z { $choices }
whole-number-required = { $option }: místo { $given } zadejte celé číslo, { $reach }
no-such-option = neznámá volba { $name } ve skupině { $group }; { $hint }
