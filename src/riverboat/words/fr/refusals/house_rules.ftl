no-such-preset = pas de modèle { $preset } ; { $hint }
no-such-authority = pas d’autorité { $authority } ; au choix : { $authorities }
no-such-house-rule =
    pas de règle maison { $name }{ GIVEN($near) ->
        [yes] {""} ; voulais-tu dire { $near } ?
       *[no] {""}
    }
heads-up-count-conflict = headsup_counts exige headsup_cap « before_cap » ; avec { $cap }, laisse-le à « not_all_in »
open-all-in-conflict = open_allin ne vaut qu’en open stakes : laisse-le activé en table stakes
number-minimum = { $least } ou plus
number-range = de { $least } à { $most }
list-kind = une liste
choice-invalid = { $option } : au choix { $choices }, pas { $given }
whole-number-required = { $option } est un nombre entier, { $reach }, pas { $given }
no-such-option = pas d’option { $name } dans { $group } ; { $hint }
