# The editor for boards.

boards-title = Éditeur de plateaux
boards-map = Carte
boards-mistake = { $what } ; { $remedy }.
boards-mistake-only = { $what }.
boards-nameless = sans nom
boards-road = Route de { $from } à { $to }
boards-city = Ville { $name }
boards-village = Village { $id }
boards-tile = Tuile Action { $number }
boards-setup = Tuile Mise en place { $number }
boards-text = Fichier du plateau
boards-text-line = Fichier du plateau, ligne { $line }
boards-whole = Plateau
boards-x = Depuis la gauche
boards-y = Depuis le haut
boards-bonus-coins = Pièces
boards-bonus-pp = Points de Prestige
boards-bonus-shrines = Sanctuaires
boards-bonus-tokens = Jetons
boards-name = Nom
boards-id = Identifiant
boards-note = Remarque
boards-flag = Couleur de l’étendard
boards-emblem = Emblème
boards-emblem-sun = Soleil
boards-emblem-wave = Vague
boards-emblem-tree = Arbre
boards-emblem-tower = Tour
boards-emblem-moon = Lune
boards-emblem-wheel = Roue
boards-emblem-star = Étoile
boards-emblem-lotus = Lotus
boards-emblem-fish = Poisson
boards-emblem-lamp = Lampe
boards-emblem-leaf = Feuille
boards-emblem-bell = Cloche
boards-emblem-gate = Porte
boards-emblem-feather = Plume
boards-emblem-drum = Tambour
boards-emblem-boat = Bateau
boards-emblem-jewel = Joyau
boards-emblem-mango = Mangue
boards-amount = Quantité
boards-remove-city = Supprimer cette ville et ses routes
boards-add-city = Ajouter une ville
boards-villages = Villages
boards-villages-count = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
boards-bend = Courbure (0 : droite)
boards-remove-road = Supprimer : { $road }
boards-from = De
boards-to = À
boards-add-road = Ajouter une route
boards-players = Nombre de joueurs (1 : partie en solo)
boards-radius = Rayon des villes
boards-solo = Avec des tuiles pour la partie en solo
boards-tiles = Tuiles pour la partie en solo
boards-tiles-hint = Symboles, séparés par des virgules : { $icons }.
boards-icons = Symboles
boards-goal = Va à
boards-check = Vérification
boards-mistakes = Ce qui ne va pas
boards-mistakes-count = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
boards-good = Rien : ce plateau est jouable.
boards-good-looks = { $count ->
    [one] Ce plateau est jouable, mais { $count } chose se voit mal.
   *[other] Ce plateau est jouable, mais { $count } choses se voient mal.
}
boards-undo = Annuler
boards-redo = Rétablir
boards-begin = Recommencer
boards-begin-nothing = Avec une carte vide
boards-begin-copy = Avec une copie de { $name }
boards-open = Ouvrir un fichier
boards-save = Enregistrer le fichier
boards-tool = Outil
boards-tool-move = Déplacer
boards-tool-city = Ville
boards-tool-road = Route
boards-tool-move-hint = Faites glisser villes, villages et départ ; faites glisser le milieu d’une route pour la courber. Au clavier : touches fléchées, avec Maj par petits pas.
boards-tool-city-hint = Cliquez là où doit se trouver la nouvelle ville.
boards-tool-road-hint = Faites glisser d’un lieu à l’autre, ou cliquez l’un puis l’autre.
boards-layout = Feuille
boards-layout-wide = Large
boards-layout-tall = Haute
boards-lists = Tout en listes
boards-view-board = Plateau
boards-view-cities = Villes
boards-view-roads = Routes
boards-view-text = Fichier

# The gallery, and boards under links.

boards-gallery = Plateaux
boards-gallery-about = Jouez sur l’un de ces plateaux, ou dessinez le vôtre.
boards-draw = Dessiner un plateau
boards-play = Jouer sur ce plateau
boards-play-not-yet = Il a des erreurs : voyez la liste.
boards-share = Partager par lien
boards-shared-link = Qui a ce lien peut jouer sur ce plateau
boards-edit-copy = Modifier une copie
boards-size = Villes : { $cities }, routes : { $roads }, villages : { $villages }
boards-gallery-players = Joueurs : { $players }
boards-by-people = Partagé par quelqu’un qui joue ici

# How balanced a board is.

boards-balance = Son équilibre
boards-balance-about = La carte parle d’elle-même. Pour le reste, des bots jouent quelques centaines de parties sur ce plateau et sur le plateau classique ; cela prend quelques minutes, après tout le reste sur ce serveur.
boards-balance-measure = Faire jouer les bots
boards-balance-stop = Arrêter
boards-balance-running = Les bots jouent
boards-balance-progress = { $done } parties sur { $total }
boards-balance-over = Mesure terminée.
boards-balance-failed = Les parties n’ont pas pu être jouées. Réessayez plus tard.
boards-balance-players = Nombre de joueurs
boards-balance-solo-only = Ce plateau est réservé au jeu en solo.
boards-balance-figure = Indicateur
boards-balance-this = Ce plateau
boards-balance-map = Carte
boards-balance-random = Parties au hasard
boards-balance-equals = À force égale : { $level }
boards-balance-skill = Le meilleur gagne-t-il ?
boards-balance-skill-wins = Victoires de { $better } contre { $weaker }
boards-balance-games = Parties
boards-balance-length = Décisions par partie
boards-balance-seventh = Fin anticipée par la septième statue
boards-balance-score = Score
boards-balance-seat = Victoires de la place { $number }
boards-balance-strongest = Personnage le plus fort
boards-balance-weakest = Personnage le plus faible
boards-balance-most-built = Ville avec le plus de statues
boards-balance-least-built = Ville avec le moins de statues
boards-balance-cities = Statues par partie dans chaque ville
boards-balance-characters = Victoires avec chaque personnage
boards-balance-city = Ville
boards-balance-statues = Statues
boards-balance-interval = { $value } ({ $low }–{ $high })
boards-balance-named = { $name } : { $figure }
boards-balance-fair = Une part équitable de victoires est de { $share }. Entre parenthèses : l’intervalle à 95 % ; ▲ et ▼ signalent ce qui est nettement au-dessus ou au-dessous de la part équitable.
boards-balance-above = nettement au-dessus
boards-balance-below = nettement au-dessous
boards-figure-cities = Villes
boards-figure-roads = Routes
boards-figure-villages = Villages
boards-figure-villages_per_city = Villages par ville
boards-figure-roads_with_two_villages = Routes à deux villages
boards-figure-roads_per_city = Routes par ville
boards-figure-fewest_roads = Minimum de routes d’une ville
boards-figure-most_roads = Maximum de routes d’une ville
boards-figure-distance_from_start = Routes depuis le départ, en moyenne
boards-figure-farthest_from_start = Routes depuis le départ, au plus
boards-figure-distance_between_cities = Routes entre villes, en moyenne
boards-figure-farthest_cities = Routes entre villes, au plus
