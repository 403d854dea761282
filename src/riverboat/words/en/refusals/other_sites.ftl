no-xml = this is not well-formed XML: { $what }
no-declarations = a hand declares no document types and no entities
unknown-action-type = actions of type { $kind } are not known
all-in-with-chips-behind = { $name } counts as all-in without having put everything in: there is no such rule here
no-bomb-pots = bomb pots of this site are not read
