name-too-long =
    jméno má nejvýše { $most } { NUMBER($most) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
name-is-empty = jméno má aspoň jedno písmeno nebo číslici
name-has-another-sign = jméno má jen písmena, číslice, mezery a _ - . ', a ne { $sign }
name-has-other-ends = jméno začíná a končí písmenem nebo číslicí
name-of-the-room = { $name } je jméno, kterým se hlásí sama herna
name-of-two-writings = písmena jména jsou z jednoho písma, a ne z několika: { LIST($writings) }
name-has-heaped-marks = písmena jména nemají znaménka navršená přes sebe
name-has-loose-joiner = spojovač patří mezi dvě písmena písma, které ho zná
name-is-taken = { $name } se tu už někdo jmenuje: zkuste jiné jméno
name-is-alike = { $name } se snadno splete se jménem někoho, kdo tu už je: { $who }
name-is-reserved = jméno { $name } je vyhrazené: přidělí ho jen provozovatel herny příkazem riverboat admin
nobody-is-called = nikdo se tu nejmenuje { $name }
there-is-no = { $name } tu není
