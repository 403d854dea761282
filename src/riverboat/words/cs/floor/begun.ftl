have-two-acted = konali už po povinných sázkách dva hráči?
was-there-substantial-action = konali už dva hráči, z toho jeden s žetony, nebo kteříkoli tři?
was-there-substantial-action-live = konali už dva hráči (dvě zahození nebo dva checky neplatí), nebo kteříkoli tři?
