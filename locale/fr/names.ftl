# Les noms de tout ce qui se trouve dans le jeu.

name-city-flag = Étendard
name-reward-tile = Tuile Récompense
name-action-token = Jeton Action
name-action-disc = Disque d’Actions
name-reward-track = Piste des Récompenses
name-city-chart = Tableau de Décompte des Villes
name-round = Tour de jeu
name-final-scoring = Décompte final
name-solo-mode = Mode Solo
name-action-tile = Tuile Action

name-board-classic = Sept villes
name-board-classic-note = La grande carte : sept villes, seize routes, trente villages.
name-board-kaveri = Vallée de la Kaveri
name-board-kaveri-note = Une petite carte pour des parties rapides, seul ou à deux.
name-city-delhi = Delhi
name-city-jodhpur = Jodhpur
name-city-ahmadabad = Ahmadabad
name-city-khajuraho = Khajuraho
name-city-varanasi = Varanasi
name-city-bijapur = Bijapur
name-city-hyderabad = Hyderabad
name-city-mysore = Mysore
name-city-salem = Salem
name-city-thanjavur = Thanjavur
name-city-madurai = Madurai
name-city-coimbatore = Coimbatore
name-start = départ
name-road-between = { $from } – { $to }
name-village-of = village { $number } sur la route { $from } – { $to }
name-village-only = village sur la route { $from } – { $to }
name-space-centre = centre
name-space-top = bonus du haut
name-space-bottom = bonus du bas
name-space-plain = emplacement externe
name-space-centre-help = Emplacement central : une statue y vaut { $points } points de culte.
name-space-top-help = Emplacement externe avec bonus : vous le recevez aussitôt. Culte : { $points }.
name-space-bottom-help = Emplacement externe avec bonus : vous le recevez aussitôt. Culte : { $points }.
name-space-plain-help = Emplacement externe : une statue y vaut { $points } de culte.
name-bonus-none = pas de bonus
name-bonus-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
name-bonus-pp = { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}
name-bonus-shrines = { $count ->
    [one] { $count } sanctuaire pour votre plateau
   *[other] { $count } sanctuaires pour votre plateau
}
name-bonus-tokens = { $count ->
    [one] { $count } jeton Action
   *[other] { $count } jetons Action
}

name-colour-red = rouge
name-colour-green = vert
name-colour-yellow = jaune
name-colour-blue = bleu
name-letter-red = R
name-letter-green = V
name-letter-yellow = J
name-letter-blue = B
name-seat = { $name }, { $colour }

name-phase-draft = Choix des personnages
name-phase-settle = Premiers sanctuaires
name-phase-maharaja = Maharaja
name-phase-planning = Planification
name-phase-actions = Actions
name-phase-scoring = Décompte
name-phase-end = Fin de tour
name-phase-finished = Fin de partie

name-action-statue-discount = Ériger 1 statue avec une réduction
name-action-shrine-discount = Construire 1 sanctuaire avec une réduction
name-action-statue-shrine = Ériger 1 statue et construire 1 sanctuaire
name-action-two-shrines = Construire 2 sanctuaires
name-action-coins = Prendre 3 pièces
name-action-shrines = Prendre 2 sanctuaires
name-action-pp = Payer 3 pièces pour 2 points de prestige
name-action-character = Changer de personnage
name-action-track = Modifier la Piste du Maharaja

name-action-statue-discount-short = Statue −1
name-action-shrine-discount-short = Sanctuaire −1
name-action-statue-shrine-short = Statue + sanct.
name-action-two-shrines-short = 2 sanct.
name-action-coins-short = 3 pièces
name-action-shrines-short = Prendre 2 sanct.
name-action-pp-short = 2 prestige
name-action-character-short = Personnage
name-action-track-short = Piste

name-action-statue-discount-help = Une statue pour 1 pièce de moins : 11 pièces dans la ville du Maharaja, 9 ailleurs (11 aussi si toutes les statues en coûtent 12). Votre prêtre doit être dans la ville.
name-action-shrine-discount-help = Un sanctuaire pour 1 pièce de moins, donc gratuit : dans n’importe quel village, ou dans la ville où se trouve votre prêtre.
name-action-statue-shrine-help = Une statue et un sanctuaire au prix fort, dans l’ordre de votre choix. Vous pouvez voyager entre les deux.
name-action-two-shrines-help = Deux sanctuaires à 1 pièce chacun, dont au moins un dans une ville. Vous pouvez voyager entre les deux.
name-action-coins-help = Prenez 3 pièces de la réserve. Toujours possible.
name-action-shrines-help = Prenez 2 de vos sanctuaires de la réserve sur votre plateau.
name-action-pp-help = Payez 3 pièces et gagnez 2 points de prestige.
name-action-character-help = Rendez votre personnage et prenez-en un autre, parmi les tuiles disponibles ou chez un autre joueur, qui en choisit alors un nouveau.
name-action-track-help = Déplacez un étendard au choix de trois cases vers la gauche sur la Piste du Maharaja.

name-character = Personnage { $number }

name-character-1-text = Aucun effet, mais vous jouez en premier.
name-character-2-text = Prenez 1 sanctuaire de la réserve.
name-character-3-text = Jusqu’à 3 fois : 2 pièces contre 1 prestige, ou l’inverse.
name-character-4-text = Payez 1 prestige pour 1 jeton Action.
name-character-5-text = +1 culte pour votre prêtre.
name-character-6-text = Gagnez 1 prestige.
name-character-7-text = +1 culte par paire de vos sanctuaires.
name-character-8-text = +1 culte, même sans aucun élément.
name-character-9-text = Votre prêtre voyage sans péage.
name-character-10-text = Déplacez un étendard de 3 cases à gauche.
name-character-11-text = Chaque gain de prestige : 1 de plus.
name-character-12-text = Bâtissez dans toute ville, même sans prêtre.
name-character-13-text = 1 sanctuaire de la réserve, gratuit, où vous voulez.
name-character-14-text = Prenez 1 jeton Action.
name-character-15-text = Vos statues coûtent 3 pièces de moins.
name-character-16-text = Votre récompense s’applique deux fois.

name-character-1-rule = Ce personnage n’a aucun effet. Mais son numéro est le plus petit : vous jouez en premier et remportez toutes les égalités du classement.
name-character-2-rule = Une fois par tour de jeu, à votre tour : prenez un de vos sanctuaires de la réserve sur votre plateau.
name-character-3-rule = Une fois par tour de jeu, à votre tour : échangez jusqu’à trois fois 2 pièces contre 1 point de prestige ou 1 point de prestige contre 2 pièces, dans l’ordre que vous voulez.
name-character-4-rule = Une fois par tour de jeu, à votre tour : vous pouvez payer 1 point de prestige pour prendre un jeton Action.
name-character-5-rule = Au décompte d’une ville, votre prêtre y vaut 2 points de culte au lieu de 1. Ailleurs, il ne vaut rien.
name-character-6-rule = Une fois par tour de jeu, à votre tour : vous gagnez 1 point de prestige.
name-character-7-rule = Au décompte d’une ville, chaque paire complète de vos sanctuaires y vaut 1 point de culte de plus : cinq sanctuaires en valent 7.
name-character-8-rule = Au décompte d’une ville, vous avez 1 point de culte de plus, même sans élément sur place. Vous êtes donc toujours au classement.
name-character-9-rule = Votre prêtre ne paie aucun péage et personne n’en reçoit. Chaque village du chemin doit tout de même avoir un sanctuaire.
name-character-10-rule = Une fois par tour de jeu, à votre tour : déplacez un étendard au choix de trois cases vers la gauche sur la Piste du Maharaja. Cela ne coûte ni action planifiée ni jeton.
name-character-11-rule = Chaque fois que vous gagnez des points de prestige, vous en gagnez un de plus. Pas au décompte final.
name-character-12-rule = Vous pouvez ériger des statues et construire des sanctuaires dans toute ville, où que soit votre prêtre. Les prix ne changent pas.
name-character-13-rule = Une fois par tour de jeu, à votre tour : prenez un de vos sanctuaires de la réserve et construisez-le aussitôt gratuitement, dans n’importe quel village ou ville.
name-character-14-rule = Une fois par tour de jeu, à votre tour : vous recevez un jeton Action.
name-character-15-rule = Chaque statue vous coûte 3 pièces de moins, en plus des autres réductions.
name-character-16-rule = La tuile Récompense que vous prenez au décompte s’applique deux fois pour vous.

name-kind-once = 1×
name-kind-continuous = Permanent
name-kind-scoring = Décompte
name-kind-none = Aucun effet
name-kind-once-help = Une fois par tour de jeu, à votre tour.
name-kind-continuous-help = Agit en permanence, tout seul.
name-kind-scoring-help = Agit au décompte d’une ville.
name-kind-none-help = Aucun effet ; seul le numéro compte.

name-reward-coins = Prendre 3 pièces
name-reward-shrines = Prendre 3 sanctuaires
name-reward-pp-coin = 1 prestige et 1 pièce
name-reward-tax = Les autres paient 2 pièces
name-reward-pp2 = Gagner 2 prestige
name-reward-buy = 1 pièce → 1 prestige, max. 3×
name-reward-build = 1 sanctuaire gratuit
name-reward-maharani = Jeton Maharani

name-reward-coins-help = Vous recevez 3 pièces de la réserve.
name-reward-shrines-help = Vous recevez 3 de vos sanctuaires de la réserve, ou ce qu’il en reste.
name-reward-pp-coin-help = Vous gagnez 1 point de prestige et 1 pièce.
name-reward-tax-help = Tous les autres remettent 2 pièces à la réserve, ou ce qu’ils ont.
name-reward-pp2-help = Vous gagnez 2 points de prestige.
name-reward-buy-help = Jusqu’à trois fois : payez 1 pièce pour 1 point de prestige.
name-reward-build-help = Construisez gratuitement un sanctuaire de votre plateau dans n’importe quel village ou ville ; votre prêtre n’a pas à y être.
name-reward-maharani-help = Placez un jeton Maharani sur un personnage disponible : sa capacité est aussi à vous jusqu’à la fin du prochain tour de jeu.

name-special-firstpp = Premier du classement : +1 prestige
name-special-ext1 = Statues externes : 1 de culte
name-special-cost12 = Statues ailleurs : 12 pièces
name-special-display = Seulement les tuiles disponibles
name-special-firstpp-help = Le premier du décompte d’une ville gagne 1 point de prestige de plus.
name-special-ext1-help = Culte des statues externes : 1 au lieu de 2, au décompte d’une ville et partout où l’on compare le culte. (Notre interprétation.)
name-special-cost12-help = Une statue coûte 12 pièces dans toutes les villes, pas seulement chez le Maharaja.
name-special-display-help = On échange son personnage seulement avec les tuiles disponibles, jamais avec un joueur ni avec Brahmabot. Le symbole de Brahmabot prend toujours le vôtre.

name-final-standard = Standard
name-final-maj3 = Majorités : 3 par ville
name-final-presence = Présence : 1 par ville
name-final-road = Routes : 2 chacune
name-final-twostat = Deux statues : 2 par ville
name-final-supply = Sanctuaires en réserve : −1
name-final-standard-help = 2 points de prestige par ville où vous avez le plus de culte, 1 en cas d’égalité.
name-final-maj3-help = 3 points de prestige par ville où vous avez le plus de culte, 2 en cas d’égalité.
name-final-presence-help = 1 point de prestige par ville où vous avez une statue ou un sanctuaire.
name-final-road-help = 2 points de prestige par route où vous avez un sanctuaire dans les deux villages.
name-final-twostat-help = 2 points de prestige par ville où vous avez au moins deux statues.
name-final-supply-help = −1 point de prestige par sanctuaire à vous encore en réserve.
name-final-tile-replaces-majority = Remplace les majorités
name-final-tile-replaces-all = Remplace tout
name-final-tile-adds = En plus
name-final-tile-replaces-majority-help = La tuile remplace les points de majorité ; statues et pièces comptent comme toujours.
name-final-tile-replaces-all-help = La tuile remplace tout le décompte standard ; s’y ajoutent seulement les points gagnés en jeu.
name-final-tile-adds-help = Tout le décompte standard compte, et la tuile s’y ajoute.

name-option-decline_actions = Actions facultatives
name-option-open_prestige = Prestige visible
name-option-locked_plans = Plans fixés
name-option-first_game = Personnages de première partie
name-option-decline_actions-help = Vous pouvez finir votre tour même si une action planifiée reste possible.
name-option-open_prestige-help = Tout le monde voit les points de prestige pendant la partie.
name-option-locked_plans-help = Un plan posé ne peut plus être changé, comme le veulent les livrets.
name-option-rules = Règles, version { $version }
name-option-first_game-help = Les tuiles conseillées pour une première partie à quatre : personnages 1, 2, 5, 9, 12, 14 et 15.

name-solo-easy = Facile
name-solo-medium = Moyen
name-solo-hard = Difficile
name-solo-easy-help = Brahmabot commence avec 4 sanctuaires sur la carte, 0 pièce et 2 points de prestige.
name-solo-medium-help = Brahmabot commence avec 6 sanctuaires sur la carte, 2 pièces et 3 points de prestige.
name-solo-hard-help = Brahmabot commence avec 8 sanctuaires sur la carte, 4 pièces et 4 points de prestige.
name-level-random = Hasard
name-level-novice = Débutant
name-level-apprentice = Apprenti
name-level-journeyman = Compagnon
name-level-artisan = Artisan
name-level-adept = Confirmé
name-level-expert = Expert
name-level-master = Maître
name-level-random-help = Joue n’importe quel coup permis.
name-level-novice-help = Ne pense qu’à son propre tour et se trompe souvent ; pour une première partie.
name-level-apprentice-help = Prend les points du moment ; ignore à quoi servent personnages, routes et jetons.
name-level-journeyman-help = Exploite les personnages, mais dépense presque tout pour la ville du décompte en cours.
name-level-artisan-help = Épargne pour la suite, mais ne voit guère plus loin que la ville du décompte en cours.
name-level-adept-help = Voit les prochaines villes et ce que peuvent faire les autres ; un adversaire solide.
name-level-expert-help = Joue des tours entiers dans sa tête ; difficile à battre.
name-level-master-help = Réfléchit le plus longtemps ; l’adversaire le plus fort.
name-style-builder = Bâtisseur
name-style-robber = Voleur
name-style-banker = Banquier
name-style-builder-help = À coups égaux, il construit davantage.
name-style-robber-help = À coups égaux, il prend les personnages des autres.
name-style-banker-help = À coups égaux, il garde plus de pièces.
name-level-other = { $level }
name-level-style = { $level }, { $style }
name-bot = { $name }, { $level }
name-bot-account = { $name }, bot
name-seat-bot = bot
name-a-bot = Bot, { $level }
# Whoever has given no name.
name-unnamed = Joueur

name-source-start = Départ
name-source-action = Actions
name-source-ability = Capacités
name-source-reward = Récompenses
name-source-bonus = Emplacements bonus
name-source-rank = Décompte des villes
name-source-special = Règle spéciale
name-source-play = En jeu
name-source-statues = Statues, 3 chacune
name-source-coins = Pièces, 1 pour 5
name-source-majority = Majorités
name-source-maj3 = Majorités, 3 chacune
name-source-presence = Présence
name-source-road = Routes
name-source-twostat = Deux statues
name-source-supply = Sanctuaires en réserve
name-source-total = Total

name-icon-statue-maharaja = Statue dans la ville du Maharaja
name-icon-shrine-maharaja = Sanctuaire dans la ville du Maharaja
name-icon-statue-left = Statue dans la ville la plus à gauche de la piste
name-icon-statue-central = Statue dans la première ville depuis la gauche dont le centre est libre
name-icon-statue-second = Statue là où Brahmabot est deuxième avec le plus petit retard
name-icon-flag = Étendard de la ville où il a le plus d’avance : 4 cases à gauche
name-icon-coins = { $count ->
    [one] Brahmabot reçoit { $count } pièce
   *[other] Brahmabot reçoit { $count } pièces
}
name-icon-character = Brahmabot prend votre personnage
name-tile = Tuile Action { $number }
name-tile-hidden = Tuile Action face cachée
name-tile-goes = Le prêtre va à { $city }
name-tile-goes-maharaja = Le prêtre va dans la ville du Maharaja
name-tile-check-left = Coché : tuile de gauche
name-tile-check-centre = Coché : tuile centrale
name-tile-check-right = Coché : tuile de droite
