# Les problèmes : leur liste, ce qu’il faut trouver et ce qu’a donné un essai.

puzzle-puzzles = Problèmes
puzzle-lead = Des positions tirées de parties entre bots. Pour chaque dernier tour et chaque étude, toutes les façons de jouer ont été essayées : une seule est la meilleure.
puzzle-daily = Problème du jour
puzzle-open = Résoudre
puzzle-open-again = Rouvrir
puzzle-solved = Résolu
puzzle-progress = { $solved } sur { $all } résolus
puzzle-none = Aucun problème de ce genre. Choisissez autre chose ci-dessus.
puzzle-kind = Genre
puzzle-theme = Thème
puzzle-difficulty = Difficulté
puzzle-any = Peu importe
puzzle-unsolved = Masquer les problèmes résolus
puzzle-players = { $count } joueurs
puzzle-kind-ending = Derniers tours
puzzle-kind-study = Études
puzzle-name-ending = Dernier tour { $number }
puzzle-name-study = Étude { $number }
puzzle-difficulty-1 = Très facile
puzzle-difficulty-2 = Facile
puzzle-difficulty-3 = Moyen
puzzle-difficulty-4 = Difficile
puzzle-difficulty-5 = Très difficile
puzzle-theme-robbing = Voler un personnage
puzzle-theme-character = Personnages
puzzle-theme-token = Jetons Action
puzzle-theme-roads = Ouvrir une route
puzzle-theme-tolls = Péages
puzzle-theme-statues = Deux Statues
puzzle-theme-bonus = Bonus
puzzle-theme-worship = Premier dans la Ville
puzzle-theme-majority = Majorités
puzzle-theme-reward = Récompenses
puzzle-theme-prestige = Acheter du prestige

## Ce qu’il faut trouver

puzzle-task-ending = Le dernier tour de la partie est à vous, et une seule façon de jouer gagne. Trouvez-la.
puzzle-task-first = Soyez premier à { $city } à la fin de votre tour, en gardant { $coins ->
    [one] au moins { $coins } Pièce
   *[other] au moins { $coins } Pièces
}.
puzzle-task-statues = Ayez { $statues } Statues sur la carte à la fin de votre tour, en gardant { $coins ->
    [one] au moins { $coins } Pièce
   *[other] au moins { $coins } Pièces
}.
puzzle-task-prestige = Ayez au moins { $prestige } points de prestige à la fin de votre tour, en gardant { $coins ->
    [one] au moins { $coins } Pièce
   *[other] au moins { $coins } Pièces
}.

## En chemin

puzzle-all = Tous les problèmes
puzzle-back = Un pas en arrière
puzzle-again = Réessayer
puzzle-solution = Montrer la solution
puzzle-step = Étape suivante
puzzle-step-of = La solution : { $number } étapes sur { $steps }.
puzzle-watch = Regardez ce que font les autres…
puzzle-next = Problème suivant

## Ce que cela a donné

puzzle-that-is-it = Voilà la solution.
puzzle-won = Résolu ! Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
puzzle-won-tie = Résolu ! Vous êtes à égalité de points et remportez le départage.
puzzle-shared = Ce n’est pas le mieux : vous devez partager la victoire.
puzzle-lost = Ce n’est pas le mieux : vous finissez en position { $place }, à { $points ->
    [one] { $points } point
   *[other] { $points } points
} du premier.
puzzle-lost-tie = Ce n’est pas le mieux : vous êtes à égalité de points, mais perdez le départage.
puzzle-study-right = Résolu ! Vous atteignez le but en gardant { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}.
puzzle-study-dear = Vous atteignez le but, mais en ne gardant que { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}.
puzzle-study-missed = Pas encore : le but n’est pas atteint.
