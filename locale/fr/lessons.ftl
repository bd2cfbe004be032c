# Les leçons (docs/lessons.md) : les mots qui les entourent, puis le titre, le sujet et les étapes de chacune.

## Autour des leçons

lesson-learn = Apprendre à jouer
lesson-learn-about = Six courtes leçons sur le vrai plateau. Vous essayez par vous-même, rien ne peut mal tourner, et vous pouvez arrêter et revenir quand vous voulez.
lesson-minutes = { $count ->
    [one] environ { $count } minute
   *[other] environ { $count } minutes
}
lesson-done = Terminée
lesson-open-new = Commencer
lesson-open-begun = Continuer
lesson-open-done = Rejouer
lesson-play = Jouer votre première partie
lesson-leave = Quitter la leçon
lesson-progress = Progression
lesson-step-of = Étape { $number } sur { $steps }
lesson-watch = Regardez ce qui se passe…
lesson-next = Suivant
lesson-next-not = Faites ce que dit le texte, sur la table ci-dessous.
lesson-back = Une étape en arrière
lesson-again = Recommencer la leçon
lesson-skip = Montrez-moi
lesson-skip-help = L’étape est jouée pour vous.
lesson-end = Bravo !
lesson-following = Suite : { $title }
lesson-all = Toutes les leçons

## 1 : La première statue

lesson-first-statue-title = Votre première statue
lesson-first-statue-about = Voyager, bâtir et être premier là où se trouve le Maharaja.
lesson-first-statue-goal = Bienvenue ! Vous êtes rouge, et voici votre plateau. Après sept tours, le joueur qui a le plus de prestige gagne, et ce sont les statues qui en rapportent le plus.
lesson-first-statue-maharaja = Ce tour-ci, le Maharaja visite Delhi. Seule la ville où il se trouve est décomptée : c’est là qu’il faut briller.
lesson-first-statue-travel = On érige une statue là où se trouve son prêtre. Choisissez Delhi sur la carte et confirmez le voyage : vos sanctuaires sont dans les deux villages du chemin, il est donc gratuit.
lesson-first-statue-travel-shrine = Le sanctuaire peut attendre. Envoyez d’abord votre prêtre à Delhi : sans lui, pas de statue.
lesson-first-statue-travel-else = D’abord le voyage : choisissez Delhi sur la carte, puis confirmez.
lesson-first-statue-statue = Maintenant, bâtissez. Choisissez l’emplacement central de Delhi, celui qui compte le plus. Avec la réduction prévue, la statue coûte { $price } de vos { $coins } pièces.
lesson-first-statue-statue-outside = Ce serait possible, mais un emplacement externe compte moins. Le centre est encore libre : prenez-le.
lesson-first-statue-statue-shrine = Le sanctuaire viendra après. Commencez par la statue : choisissez l’emplacement central de Delhi.
lesson-first-statue-statue-else = Choisissez l’emplacement central de Delhi, puis confirmez.
lesson-first-statue-worship = Votre première statue ! C’est le culte qui départage une ville : { $centre } pour la statue centrale et { $priest } pour votre prêtre, soit { $points }. La prévision l’affiche à tout moment.
lesson-first-statue-shrine = Votre deuxième action est un sanctuaire, gratuit grâce à la réduction. Placez-le dans l’anneau autour de Delhi : un point de culte de plus.
lesson-first-statue-shrine-village = Dans un village, un sanctuaire ouvre une route : nous y viendrons à la prochaine leçon. Celui-ci a sa place à Delhi, où il compte tout de suite.
lesson-first-statue-shrine-leave = Sans votre prêtre, vous ne pourriez pas construire à Delhi. Restez, et ajoutez le sanctuaire à l’anneau.
lesson-first-statue-shrine-else = Choisissez l’anneau de Delhi, marqué d’un plus, et confirmez.
lesson-first-statue-end = Vos deux actions sont faites et vous avez { $points } points de culte à Delhi. Finissez votre tour.
lesson-first-statue-end-leave = Vous pouvez repartir, mais Delhi perdrait le culte de votre prêtre. Finissez votre tour ici.
lesson-first-statue-end-else = Il n’y a plus rien à faire : finissez votre tour.
lesson-first-statue-scored = Vert a pris des pièces, et l’on décompte Delhi. Avec { $points } points de culte, vous êtes premier et recevez { $coins } pièces. Vert n’a aucun culte ici : { $comfort } pièces de consolation.
lesson-first-statue-reward = Qui a du culte prend aussi l’une des tuiles Récompense du bas. Prenez les 2 points de prestige.
lesson-first-statue-reward-coins = Des pièces, c’est bien aussi, mais c’est le prestige qui fait gagner. Prenez cette fois les 2 points de prestige.
lesson-first-statue-reward-shrines = Vous avez encore assez de sanctuaires. Prenez cette fois les 2 points de prestige.
lesson-first-statue-reward-else = Choisissez la tuile aux 2 points de prestige.
lesson-first-statue-done = Voilà le cœur du jeu : menez votre prêtre dans la bonne ville, bâtissez-y, et soyez premier quand le Maharaja regarde.
