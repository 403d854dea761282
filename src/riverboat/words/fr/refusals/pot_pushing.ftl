no-pot-to-push = pas encore de pot à pousser : il reste des mises ou des cartes
cards-speak-with-open-cards = toutes les cartes sont connues et parlent : montre les mains, ou jette les perdantes
no-such-pot = pas de pot { $pot } : cette main n’en a que { $pots }
no-such-board-to-win = pas de board { $board } : cette main n’en a que { $boards }
pot-not-split = pas de pot partagé dans ce jeu
not-in-that-pot =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } gagner { $pot } : { PERSON($who) ->
        [you] tu n’y as
       *[other] { $who } n’y a
    } ni cartes ni jetons
pot-winner-missing = qui gagne { $pot }{ $board } ?
winners-repeated = gagnants donnés deux fois : { $pot }
