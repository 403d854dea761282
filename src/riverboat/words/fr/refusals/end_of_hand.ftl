no-cards-to-show =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas de cartes à montrer
cards-not-showable =
    { PERSON($who) ->
        [you] tu peux
       *[other] { $who } peut
    } montrer { $showable_cards }, pas { CARDS($cards) }
rabbit-hunt-unavailable = pas de rabbit hunt : il ne reste aucune carte cachée du board
no-bomb-pot-next = pas de bomb pot possible à la prochaine main, ou il y en a déjà un de proposé
