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
lesson-puzzles = Continuer par des problèmes

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

## 2 : Routes et péages

lesson-roads-title = Routes et péages
lesson-roads-about = Ouvrez des routes avec vos sanctuaires, et faites payer les autres.
lesson-roads-villages = Les routes traversent des villages, et un prêtre n’y passe que s’il s’y trouve un sanctuaire, peu importe à qui. Celui-ci est vide : la route de Khajuraho à Varanasi est fermée.
lesson-roads-tolls = Là où vous avez un sanctuaire, vous passez gratuitement. Sinon, chaque propriétaire reçoit 1 pièce de vous : la route directe vers Varanasi vous coûterait { $toll } pièces.
lesson-roads-open = Il y a moins cher. Placez votre sanctuaire dans le village vide avant Varanasi : pour un village, peu importe où se trouve votre prêtre.
lesson-roads-open-dear = Cette route coûte { $toll } pièces, et ce sont vos rivaux qui les touchent. Placez d’abord un sanctuaire dans le village indiqué, et vous voyagerez gratuitement.
lesson-roads-open-travel = Pas encore : à Khajuraho, vous seriez bloqué. Ouvrez d’abord la route : placez votre sanctuaire dans le village indiqué.
lesson-roads-open-elsewhere = Cela ouvrirait une autre route. C’est à Varanasi que vous voulez aller : choisissez le village indiqué.
lesson-roads-open-coins = Les pièces ne vont pas s’envoler. D’abord le sanctuaire : choisissez le village indiqué.
lesson-roads-open-else = Choisissez le village indiqué sur la route de Khajuraho à Varanasi, puis confirmez.
lesson-roads-travel = La route est ouverte. Choisissez Varanasi : le voyage le moins cher passe par Khajuraho et ne vous coûte rien.
lesson-roads-travel-dear = Par la route directe, vous paieriez { $toll } pièces. Choisissez Varanasi elle-même : le voyage gratuit passe par Khajuraho.
lesson-roads-travel-coins = D’abord le voyage, ensuite les pièces : choisissez Varanasi.
lesson-roads-travel-else = Choisissez Varanasi sur la carte et confirmez le voyage.
lesson-roads-arrived = Deux routes et aucun péage ! Et désormais, qui traverse vos villages sans y avoir de sanctuaire vous paie.
lesson-roads-coins = Votre deuxième action est toute simple : prenez { $coins } pièces dans la réserve.
lesson-roads-coins-else = Prenez vos pièces : appuyez sur le bouton indiqué.
lesson-roads-end = C’est fait. Finissez votre tour.
lesson-roads-end-travel = Restez à Varanasi, le Maharaja y est. Finissez votre tour.
lesson-roads-end-else = Il n’y a plus rien à faire : finissez votre tour.
lesson-roads-income = Regardez, Vert va à Khajuraho par vos deux villages : 1 pièce pour vous dans chacun. Vous avez maintenant { $coins } pièces.
lesson-roads-done = Les sanctuaires des villages sont des routes pour vous et un revenu venant des autres. Voyez où tout le monde voudra aller, et construisez-y le premier.

## 3 : Le Maharaja et le culte

lesson-worship-title = Le Maharaja et le culte
lesson-worship-about = Comment on décompte une ville : culte, égalités, pièces et récompenses.
lesson-worship-track = Les étendards indiquent où va le Maharaja : toujours dans la ville la plus à gauche. Ce tour-ci il est à Jodhpur, ensuite il ira à Hyderabad.
lesson-worship-count = Le culte décide : { $centre } pour une statue au centre, { $outer } pour une statue externe, { $shrine } par sanctuaire, { $priest } pour le prêtre. À Jodhpur, Vert a { $green } et vous { $mine }.
lesson-worship-statue = Rattrapez-le ! Le centre est pris : bâtissez sur l’emplacement externe du haut, ses pièces sont à vous aussitôt. Chez le Maharaja, une statue coûte { $price } pièces.
lesson-worship-statue-space = Bonne idée, mais prenez l’emplacement externe du haut : ses pièces sont à vous aussitôt.
lesson-worship-statue-shrine = Statue et sanctuaire forment une seule action, dans l’ordre de votre choix. Commencez par la statue, sur l’emplacement externe du haut.
lesson-worship-statue-first = Gardez celle-là pour plus tard. D’abord l’action « statue et sanctuaire » : choisissez l’emplacement externe du haut.
lesson-worship-statue-leave = Pour bâtir à Jodhpur, votre prêtre doit y être. Choisissez l’emplacement externe du haut.
lesson-worship-statue-else = Choisissez l’emplacement externe du haut de Jodhpur, puis confirmez.
lesson-worship-shrine = Un sanctuaire à 1 pièce fait partie de la même action. Ajoutez-le à l’anneau de Jodhpur.
lesson-worship-shrine-village = Dans un village, un sanctuaire n’apporte pas de culte. Placez-le dans l’anneau de Jodhpur.
lesson-worship-shrine-done = Vous pourriez vous arrêter là, mais chaque point compte. Ajoutez le sanctuaire à l’anneau.
lesson-worship-shrine-leave = Restez à Jodhpur, où vous bâtissez. Ajoutez le sanctuaire à l’anneau.
lesson-worship-shrine-else = Choisissez l’anneau de Jodhpur, puis confirmez.
lesson-worship-tie = { $points } partout ! En cas d’égalité, le plus petit numéro de personnage l’emporte, et le { $green } de Vert bat votre { $mine }. Un sanctuaire de plus changerait tout.
lesson-worship-second = Votre autre action vous l’offre : encore un sanctuaire dans l’anneau de Jodhpur.
lesson-worship-second-village = Un village ne vous aiderait pas ici. Placez le sanctuaire dans l’anneau de Jodhpur.
lesson-worship-second-leave = Sans votre prêtre, vous perdriez même du culte. Restez, et ajoutez le sanctuaire à l’anneau.
lesson-worship-second-else = Choisissez l’anneau de Jodhpur, puis confirmez.
lesson-worship-end = { $mine } à { $green } : vous êtes devant. Finissez votre tour.
lesson-worship-end-leave = Votre prêtre compte à Jodhpur. Restez, et finissez votre tour.
lesson-worship-end-else = Finissez votre tour.
lesson-worship-paid = Jaune n’est pas venu, et l’on décompte Jodhpur : { $first } pièces pour vous, { $second } pour Vert. Jaune n’a aucun culte ici : { $comfort } pièces, et pas de tuile Récompense.
lesson-worship-reward = Qui a du culte prend l’une des { $reach } tuiles Récompense du bas, le mieux classé d’abord. Prenez-en une avec du prestige.
lesson-worship-reward-other = Utile aussi, mais c’est le prestige qui fait gagner. Prenez l’une des tuiles indiquées.
lesson-worship-reward-else = Prenez l’une des tuiles Récompense indiquées.
lesson-worship-moved = Vert a pris une tuile à son tour, et le tour de jeu est fini. Le Maharaja est parti pour Hyderabad.
lesson-worship-done = Statues et sanctuaires restent en place. Ils comptent de nouveau si le Maharaja revient, et une dernière fois en fin de partie.

## 4 : Plans secrets

lesson-plans-title = Plans secrets
lesson-plans-about = Planifiez deux actions, voyez qui agit d’abord, et ce que devient un plan contrarié.
lesson-plans-secret = Avant d’agir, tout le monde planifie deux des neuf actions : en même temps et en secret. Vous pouvez même planifier deux fois la même.
lesson-plans-plan = À Khajuraho, il reste un seul emplacement de statue. Pointez une flèche sur la statue avec réduction, l’autre sur les { $coins } pièces, puis « Prêt ».
lesson-plans-plan-twice = Deux statues coûteraient plus que vous n’avez. Pointez l’une des flèches sur les pièces.
lesson-plans-plan-statue = Bonne première flèche ! Pointez maintenant l’autre sur les pièces.
lesson-plans-plan-coins = C’est sûr, mais un peu sage. Pointez l’une des flèches sur la statue avec réduction.
lesson-plans-plan-else = Pointez une flèche sur la statue avec réduction, l’autre sur les pièces, puis appuyez sur « Prêt ».
lesson-plans-order = Les disques sont posés. On joue maintenant par numéro de personnage, le plus petit d’abord : le { $green } de Vert passe avant votre { $mine }.
lesson-plans-spoiled = Aïe ! Vert a pris le dernier emplacement libre. Une ville accueille { $statues } statues et pas une de plus : la vôtre ne peut plus y être érigée.
lesson-plans-coins = Ce qui est devenu impossible est perdu, sans compensation. Mais votre autre action tient toujours : prenez vos { $coins } pièces.
lesson-plans-coins-travel = Aujourd’hui, rien n’est à portée pour bâtir. Restez, et prenez vos pièces.
lesson-plans-coins-else = Prenez vos pièces : appuyez sur le bouton indiqué.
lesson-plans-end = Vous ne pouvez rien faire d’autre : vous avez le droit de finir votre tour sans la statue.
lesson-plans-end-travel = Restez : votre prêtre apporte du culte à Khajuraho. Finissez votre tour.
lesson-plans-end-else = Finissez votre tour.
lesson-plans-scored = Avec { $points } points de culte, vous êtes tout de même deuxième : { $coins } pièces. Un plan contrarié fait mal, mais ce n’est pas la fin.
lesson-plans-done = Avant de planifier, voyez qui joue avant vous, ce que chacun peut s’offrir et où la place manque. Petit numéro, plan hardi ; grand numéro, plan prudent.

## 5 : Personnages

lesson-characters-title = Personnages
lesson-characters-about = Leurs numéros, leurs capacités, et comment en prendre un à quelqu’un.
lesson-characters-number = Chacun a un personnage. Son numéro décide qui agit d’abord et qui gagne les égalités : Jaune et son { $yellow } ont joué, à vous avec le { $mine }, puis à Vert avec le { $green }.
lesson-characters-ability = Tant qu’il est à vous, sa capacité l’est aussi. Celle-ci est une 1× : une fois par tour de jeu, pendant votre tour. Utilisez-la : 1 prestige.
lesson-characters-ability-later = Vous allez céder ce personnage. Utilisez d’abord sa capacité !
lesson-characters-ability-travel = Restez à Bijapur, et utilisez d’abord la capacité de votre personnage.
lesson-characters-ability-else = Appuyez sur le bouton à côté de votre personnage.
lesson-characters-price = Vous aimeriez une statue ici, mais elle coûte { $price } pièces et vous en avez { $coins }. Le personnage de Vert rend les statues moins chères. Vous voyez l’idée ?
lesson-characters-take = Votre plan vous permet de changer de personnage. Faites-le, et prenez le 15 à Vert !
lesson-characters-take-other = Pas mal, mais il vous faut une statue bon marché : prenez le 15 à Vert.
lesson-characters-take-travel = Restez à Bijapur, c’est là que vous voulez bâtir. Changez de personnage.
lesson-characters-take-else = Lancez le changement de personnage, puis choisissez le 15.
lesson-characters-robbed = Dépouillé, Vert a dû choisir aussitôt un autre personnage : le 1. C’est le plus petit numéro, Vert jouera donc juste après vous.
lesson-characters-statue = Et maintenant votre statue : avec le 15, elle ne coûte que { $price } pièces. Érigez-la au centre de Bijapur.
lesson-characters-statue-outside = Le centre est libre et compte davantage. Bâtissez-y.
lesson-characters-statue-travel = Restez : la statue a sa place au centre de Bijapur.
lesson-characters-statue-else = Choisissez l’emplacement central de Bijapur, puis confirmez.
lesson-characters-end = Bien joué ! Finissez votre tour.
lesson-characters-end-travel = Votre prêtre compte à Bijapur. Restez, et finissez votre tour.
lesson-characters-end-else = Finissez votre tour.
lesson-characters-retake = Vert vous reprend le 15 ! À vous d’en choisir un autre. Votre tour étant passé, prenez le 5 : il ajoute du culte au décompte de la ville.
lesson-characters-retake-once = Une 1× ne sert que pendant votre tour, et il est passé. Prenez le 5 : il compte au décompte.
lesson-characters-retake-first = Jouer le premier, c’est bien, mais seulement au prochain tour de jeu. Prenez le 5 : il compte tout de suite.
lesson-characters-retake-else = Choisissez le 5.
lesson-characters-scored = Votre prêtre compte un point de plus : { $points } points de culte, et vous êtes premier à Bijapur.
lesson-characters-done = Aucun personnage n’est à l’abri, ni le vôtre ni les leurs. Prenez celui qui sert votre plan, et gardez les numéros à l’œil.

## 6 : La fin de la partie

lesson-the-end-title = La fin de la partie
lesson-the-end-about = Déplacez les étendards, achetez du prestige et découvrez le décompte final.
lesson-the-end-rounds = Voici le tour { $round } sur { $rounds }. Après le dernier, la partie est finie, ou plus tôt : après le tour où quelqu’un a érigé ses { $statues } statues.
lesson-the-end-flag = Au prochain tour, le Maharaja irait à Varanasi, où Vert est fort. Modifiez la piste : déplacez l’étendard de Hyderabad de { $steps } cases vers la gauche.
lesson-the-end-flag-other = Vous n’y gagneriez pas grand-chose. Déplacez l’étendard de Hyderabad : votre statue est en son centre.
lesson-the-end-flag-pp = Cela vient après. D’abord l’étendard de Hyderabad.
lesson-the-end-flag-travel = Votre prêtre est bien placé. Modifiez d’abord la piste du Maharaja.
lesson-the-end-flag-else = Lancez l’action de la piste, puis choisissez l’étendard de Hyderabad.
lesson-the-end-pp = Les autres étendards se sont poussés : Hyderabad est la prochaine. Lancez votre deuxième action et payez { $price } pièces pour { $prestige } points de prestige.
lesson-the-end-pp-travel = Restez à Hyderabad, le Maharaja arrive. Lancez votre deuxième action.
lesson-the-end-pp-else = Lancez votre deuxième action : appuyez sur le bouton indiqué.
lesson-the-end-end = Bien. Finissez votre tour, et l’on décomptera Jodhpur.
lesson-the-end-end-travel = Restez à Hyderabad, le Maharaja arrive. Finissez votre tour.
lesson-the-end-end-else = Finissez votre tour.
lesson-the-end-buy = Votre statue y vaut { $points } points de culte : premier ! Prenez la tuile la plus basse, qui vend du prestige à une pièce le point, et achetez-en le plus possible.
lesson-the-end-buy-other = Prenez la tuile la plus basse : elle change les pièces en prestige.
lesson-the-end-buy-more = À la fin, les pièces ne valent presque rien. Achetez-en le plus possible.
lesson-the-end-buy-else = Prenez la tuile la plus basse, et achetez le plus possible.
lesson-the-end-moved = Les tuiles utilisées vont en haut, les autres glissent. Et regardez qui arrive à Hyderabad : le Maharaja ! Vous y avez { $points } points de culte.
lesson-the-end-plan = Le dernier tour. Vous avez { $coins } pièces, et la statue en coûte { $price } avec la réduction : planifiez-la, avec le prestige contre des pièces.
lesson-the-end-plan-one = La statue, oui. Pointez l’autre flèche sur le prestige contre des pièces.
lesson-the-end-plan-else = Rien ne rapporte autant à présent : la statue avec réduction, et le prestige contre des pièces.
lesson-the-end-statue = Érigez-la sur un emplacement libre de Hyderabad, au choix. À la fin, elle rapportera encore { $worth } points de prestige.
lesson-the-end-statue-pp = D’abord la statue, pour être sûr d’avoir assez de pièces.
lesson-the-end-statue-travel = Restez : la statue a sa place à Hyderabad, où se trouve le Maharaja.
lesson-the-end-statue-else = Choisissez un emplacement libre à Hyderabad, puis confirmez.
lesson-the-end-last-pp = Et maintenant, changez encore des pièces en prestige.
lesson-the-end-last-pp-travel = Restez, et lancez votre deuxième action.
lesson-the-end-last-pp-else = Lancez votre deuxième action : appuyez sur le bouton indiqué.
lesson-the-end-last-end = Ce qui reste vaut peu : 1 prestige pour { $coins } pièces. Finissez votre dernier tour.
lesson-the-end-last-end-travel = Votre prêtre compte à Hyderabad. Restez, et finissez votre tour.
lesson-the-end-last-end-else = Finissez votre tour.
lesson-the-end-final = On décompte Hyderabad, et vous êtes encore premier. Prenez les 2 points de prestige, votre dernière récompense.
lesson-the-end-final-other = Cela ne sert plus à rien : la partie est finie. Prenez le prestige.
lesson-the-end-final-else = Prenez la tuile aux 2 points de prestige.
lesson-the-end-won = Au décompte final, chaque statue rapporte { $statue }, chaque première place dans une ville { $majority }, et { $coins } pièces valent 1. Vous gagnez { $mine } à { $green } !
lesson-the-end-done = Vous savez tout ce qu’il faut pour votre première partie. Le reste est dans les règles, et la table vous dit à tout moment ce que vous pouvez faire. Amusez-vous bien !

## Les règles en bref

overview-title = Le jeu en deux minutes
overview-lessons = Apprendre en jouant
overview-map = La carte : sept villes, les routes qui les relient avec leurs villages, et au milieu l’emplacement de départ.
overview-city = Jodhpur, où se trouve le Maharaja : une statue au centre, des sanctuaires dans l’anneau, deux prêtres à côté.
overview-road = Une route de l’emplacement de départ à Varanasi, avec des sanctuaires dans les deux villages.
overview-goal-title = Le but
overview-goal = Envoyez votre prêtre de ville en ville, bâtissez statues et sanctuaires, et soyez premier là où est le Maharaja. Après { $rounds } tours, le plus de prestige gagne.
overview-round-title = Un tour de jeu
overview-round-maharaja = Il va dans la ville dont l’étendard est le plus à gauche.
overview-round-planning = Chacun choisit deux actions, en même temps et en secret.
overview-round-actions = On agit dans l’ordre des numéros de personnage. Pendant votre tour, vous voyagez à volonté.
overview-round-scoring = Pièces et récompenses, seulement dans la ville du Maharaja.
overview-round-end = Étendards et récompenses se resserrent.
overview-actions-title = Les { $count } actions
overview-building-title = Bâtir
overview-building = Pour une statue, votre prêtre doit être dans la ville. Elle coûte { $visited } pièces chez le Maharaja, { $elsewhere } ailleurs. Un sanctuaire coûte { $shrine } et va dans l’anneau de cette ville ou dans n’importe quel village.
overview-worship-title = Culte et décompte
overview-worship-centre = Statue au centre
overview-worship-outer = Statue externe
overview-worship-shrine = Chaque sanctuaire de l’anneau
overview-worship-priest = Votre prêtre, s’il est là
overview-scoring = Le plus de culte est premier ; à égalité, c’est le plus petit numéro de personnage. À { $players } joueurs, le premier reçoit { $first } pièces, le deuxième { $second }, et qui n’a aucun culte { $none }. Les autres prennent aussi une tuile Récompense.
overview-travel-title = Voyages et péages
overview-travel = Un prêtre ne traverse un village que s’il s’y trouve un sanctuaire. Avec l’un des siens, c’est gratuit ; sinon chaque propriétaire reçoit une pièce : cette route coûte { $toll } pièces à rouge.
overview-characters-title = Personnages
overview-characters = Le plus petit numéro agit d’abord et gagne les égalités. Leurs capacités agissent à divers moments. Vous pouvez changer de personnage, et même prendre celui d’un autre.
overview-end-title = La fin
overview-end = Après { $rounds } tours, ou après le tour où quelqu’un a érigé ses { $statues } statues, du prestige s’ajoute :
overview-end-statue = Chacune de vos statues
overview-end-majority = Chaque ville où vous avez le plus de culte
overview-end-coins = Par { $count } pièces
