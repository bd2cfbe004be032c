# La table : ce qu’on peut faire, ce que sont les choses, ce qui est lu à voix haute.

table-page-title = Maharaja – { $phase }
table-page-title-your-turn = ● À vous – Maharaja
table-round-of = Tour { $round } sur { $rounds }
table-before-round-1 = Avant le tour 1
table-phases = Phases
table-turn-order = Ordre de jeu
table-views = Vues
table-tab-map = Carte
table-tab-rewards = Récompenses
table-tab-players = Joueurs
table-tab-characters = Personnages
table-tab-log = Journal
table-legend-build = vous pouvez bâtir ici
table-legend-travel = vous pouvez y aller (péage indiqué)

table-ask-label = Ce que vous pouvez faire
table-ask-draft = Choisissez votre personnage.
table-ask-draft-detail = Le plus petit numéro joue en premier et remporte les égalités.
table-ask-settle = Placez un premier sanctuaire dans un village.
table-ask-settle-detail = { $count ->
    [one] C’est votre dernier. Les sanctuaires ouvrent les routes et les autres vous paient un péage.
   *[other] Encore { $count }. Les sanctuaires ouvrent les routes et les autres vous paient un péage.
}
table-ask-plan = Planifiez deux actions en secret.
table-ask-plan-detail = Pointez chaque flèche sur une action. Les deux peuvent indiquer la même.
table-ask-plan-again = Votre plan est prêt.
table-ask-plan-again-detail = Vous pouvez le changer tant que tout le monde n’est pas prêt.
table-ask-turn = À vous : { $actions }, ou voyagez d’abord.
table-ask-turn-one = À vous : { $action }, ou voyagez d’abord.
table-ask-turn-done = Votre plan est accompli. Voyagez, utilisez une capacité ou finissez votre tour.
table-ask-turn-impossible = Votre plan est impossible pour l’instant.
table-ask-turn-impossible-detail = { $actions } : voyagez ou finissez votre tour.
table-ask-turn-detail = Choisissez une action de votre plan, voyagez ou utilisez une capacité.
table-ask-building-first = Choisissez où bâtir.
table-ask-building-statue = Érigez une statue.
table-ask-building-shrine = Construisez un sanctuaire.
table-ask-building-statue-shrine = Érigez une statue ou construisez un sanctuaire.
table-ask-building-shrine-city = Construisez un sanctuaire dans une ville.
table-ask-building-detail = Avant, vous pouvez voyager ou utiliser des capacités, ou bien vous arrêter là.
table-ask-free-shrine = { $count ->
    [one] Construisez un sanctuaire gratuit où vous voulez.
   *[other] Construisez { $count } sanctuaires gratuits où vous voulez.
}
table-ask-free-shrine-detail = Dans un village ou n’importe quelle ville ; votre prêtre n’a pas à y être.
table-ask-flag = Choisissez un étendard : il avance de trois cases à gauche.
table-ask-flag-detail = Sur une case occupée, il pousse les étendards vers la droite.
table-ask-take = Choisissez un nouveau personnage.
table-ask-take-detail = Parmi les tuiles disponibles ou chez un autre joueur.
table-ask-take-detail-display = Parmi les tuiles disponibles seulement.
table-ask-retake = { $name } a pris votre personnage. Choisissez-en un autre.
table-ask-retake-detail = Parmi les tuiles disponibles. Ensuite, { $name } continue.
table-ask-exchange = { $count ->
    [one] Échange : encore un possible.
   *[other] Échange : encore { $count } au plus.
}
table-ask-exchange-detail = 2 pièces contre 1 point de prestige, ou l’inverse.
table-ask-reward = Choisissez une récompense.
table-ask-reward-detail = { $rank } ; les { $count } cases du bas sont à portée.
table-ask-buy = Combien de points de prestige achetez-vous ?
table-ask-buy-detail = { $count ->
    [one] 1 pièce chacun, { $count } au plus.
   *[other] 1 pièce chacun, { $count } au plus.
}
table-ask-maharani = { $count ->
    [one] Placez un jeton Maharani sur un personnage disponible.
   *[other] Placez { $count } jetons Maharani sur des personnages disponibles.
}
table-ask-maharani-detail = Sa capacité est aussi à vous jusqu’à la fin du prochain tour de jeu.

table-wait = On attend { $names }.
table-wait-draft = { $names } choisit un personnage.
table-wait-settle = { $names } place un premier sanctuaire.
table-wait-plan = En train de planifier : { $names }.
table-wait-turn = { $names } joue.
table-wait-building = { $names } bâtit.
table-wait-free-shrine = { $names } construit un sanctuaire gratuit.
table-wait-flag = { $names } choisit un étendard.
table-wait-take = { $names } change de personnage.
table-wait-retake = { $names } doit choisir un nouveau personnage.
table-wait-exchange = { $names } fait des échanges.
table-wait-reward = { $names } choisit une récompense.
table-wait-buy = { $names } achète du prestige.
table-wait-maharani = { $names } place un jeton Maharani.
table-wait-brahmabot = Brahmabot joue.
table-wait-bot = Le bot réfléchit…
table-wait-bots-busy = Les bots du serveur sont occupés : celui-ci attend son tour pour réfléchir.
table-wait-finished = La partie est terminée.
table-watching = Vous regardez.

table-do-travel-pay = { $count ->
    [0] Voyager, gratuit
   *[other] Voyager, payer { $count }
}
table-do-build-pay = { $count ->
    [0] Bâtir, gratuit
   *[other] Bâtir, payer { $count }
}
table-do-undo = Annuler
table-do-undo-turn = Annuler tout le tour
table-do-end-turn = Finir mon tour
table-do-hint = Conseil
table-do-outlook = Ce que les autres peuvent faire
table-do-done = Arrêter de bâtir
table-do-ready = Prêt
table-do-change-plan = Changer le plan
table-do-use = Utiliser
table-do-use-now = Utiliser
table-do-use-token = Utiliser un jeton
table-do-take = Prendre
table-do-choose = Choisir
table-do-move-flag = Déplacer
table-do-place = Placer
table-do-buy = { $count ->
    [0] Ne rien acheter
    [one] En acheter { $count }
   *[other] En acheter { $count }
}
table-do-exchange-buy = 2 pièces → 1 prestige
table-do-exchange-sell = 1 prestige → 2 pièces
table-do-exchange-stop = Arrêter d’échanger
table-do-choices = Liste des possibilités
table-do-hide-choices = Masquer la liste
table-do-hand-over = Laisser jouer un bot
table-do-take-back = Reprendre ma place
table-do-leave = Quitter la table
table-do-rename = Changer de nom
table-do-shrine = Sanctuaire
table-leave-sure = Quitter cette table ? Un bot prendra votre place.

table-choice-draft = Choisir le personnage { $character } : { $text }
table-choice-settle = Premier sanctuaire : { $village }
table-choice-plan = Plan : { $first } ; { $second }
table-choice-perform = { $action }
table-choice-token = Avec un jeton Action : { $action }
table-choice-travel = { $count ->
    [0] Voyage : { $to }, gratuit
    [one] Voyage : { $to }, péage { $count } pièce
   *[other] Voyage : { $to }, péage { $count } pièces
}
table-choice-ability = Utiliser le personnage { $character } : { $text }
table-choice-end = Finir le tour
table-choice-shrine-village = { $count ->
    [0] Sanctuaire : { $village }, gratuit
    [one] Sanctuaire : { $village }, { $count } pièce
   *[other] Sanctuaire : { $village }, { $count } pièces
}
table-choice-shrine-city = { $count ->
    [0] Sanctuaire à { $city }, gratuit
    [one] Sanctuaire à { $city }, { $count } pièce
   *[other] Sanctuaire à { $city }, { $count } pièces
}
table-choice-statue = { $count ->
    [one] Statue à { $city }, { $space }, { $count } pièce
   *[other] Statue à { $city }, { $space }, { $count } pièces
}
table-choice-statue-bonus = { $count ->
    [one] Statue à { $city }, { $space }, { $count } pièce ; bonus : { $bonus }
   *[other] Statue à { $city }, { $space }, { $count } pièces ; bonus : { $bonus }
}
table-choice-done = Arrêter de bâtir
table-choice-flag = Déplacer l’étendard { $city } de la case { $from } à la case { $to }
table-choice-take = Prendre le personnage { $character } : { $text }
table-choice-take-from = Prendre le personnage { $character } à { $name } : { $text }
table-choice-retake = Prendre le personnage { $character } : { $text }
table-choice-exchange-buy = Payer 2 pièces pour 1 point de prestige
table-choice-exchange-sell = Payer 1 point de prestige pour 2 pièces
table-choice-exchange-stop = Arrêter d’échanger
table-choice-reward = Récompense : { $reward }
table-choice-buy = { $count ->
    [0] Ne pas acheter de prestige
    [one] Acheter { $count } point de prestige
   *[other] Acheter { $count } points de prestige
}
table-choice-maharani = Jeton Maharani sur le personnage { $character } : { $text }

table-plan-title = Planifiez deux actions en secret
table-plan-disc = Disque d’Actions : neuf actions, deux flèches
table-plan-arrow = Flèche { $number }
table-plan-arrow-is = Flèche { $number } : { $action }
table-plan-arrow-active = La flèche { $number } est active
table-plan-arrow-open = La flèche { $number } n’indique encore rien
table-plan-ready-detail = Vous pouvez changer de plan tant que tout le monde n’est pas prêt. Les autres voient seulement que vous l’êtes.
table-plan-ready-final = Un plan posé ne peut plus être changé. Les autres voient seulement que vous êtes prêt.
table-plan-ready-not = Pointez d’abord les deux flèches.
table-plan-others = Les autres
table-plan-others-ready = { $ready } sur { $all } prêts
table-plan-thinking = réfléchit…
table-plan-is-ready = prêt
table-plan-always = Toujours possible.
table-plan-cost-statue = Statue { $price } ({ $maharaja } à { $city }).
table-plan-cost-both = Prix fort : statue { $price } ({ $maharaja } à { $city }), sanctuaire 1.
table-plan-have = Vous avez { $coins } et { $shrines }.
table-plan-too-dear = Trop cher pour l’instant. Vous pouvez tout de même le planifier.
table-plan-no-shrines = Aucun sanctuaire sur votre plateau pour l’instant.
table-plan-supply-empty = Il ne reste aucun de vos sanctuaires dans la réserve.
table-plan-no-statues = Il n’y a plus de statue sur votre plateau.

table-me = Votre plateau
table-me-plan = Votre plan
table-me-plan-done = fait : { $done } sur { $all }
table-me-plan-none = Pas encore planifié
table-me-your-turn = À vous de jouer
table-me-your-turn-nth = À vous, { $number } sur { $all }
table-me-seat = vous · { $colour }
table-me-coins = Pièces
table-me-prestige = Prestige
table-me-prestige-only-you = pour vous seul
table-me-prestige-hidden = Le prestige est caché
table-me-statues = Statues
table-me-statues-left = { $left } sur { $all } à ériger
table-me-statues-built = { $count ->
    [one] { $count } érigée ; la 7e termine la partie
   *[other] { $count } érigées ; la 7e termine la partie
}
table-me-shrines = Sanctuaires
table-me-supply = réserve { $count }
table-me-tokens = Jetons
table-me-token-used = déjà utilisé ce tour
table-me-character = Votre personnage
table-me-no-character = Vous n’avez pas de personnage
table-me-once = Une fois par tour de jeu
table-me-used = utilisé
table-me-borrowed = prêté par un jeton Maharani
table-me-order = Ordre et égalités : votre { $number } passe après { $before }, avant { $after }.
table-me-order-first = Ordre et égalités : votre { $number } passe en premier, avant { $after }.
table-me-order-last = Ordre et égalités : votre { $number } passe en dernier, après { $before }.
table-me-after = après : { $value }
table-me-after-trip = après le voyage : { $value }
table-me-goods = Vos biens
table-seat-here = là
table-seat-away = absent
table-seat-last-here = là { $ago }
table-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
table-nudge = Rappeler
table-nudge-tip = Rappeler à { $name } que les autres attendent : une fois par jour
table-nudged = { $name } a reçu un rappel.
table-menu-mute = Ne rien m’envoyer sur cette table
table-talk = Discussion
table-talk-new = Discussion : { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
table-seat-next = ensuite
table-seat-acting = joue
table-seat-done = fini
table-seat-waiting = attend
table-seat-queued = dans la file
table-seat-handed-over = un bot joue
table-seat-face-down = Face cachée
table-seat-coins = Pièces
table-seat-shrines = Sanctuaires sur le plateau
table-seat-statues = Statues restant à ériger
table-seat-tokens = Jetons Action

table-track = Piste du Maharaja
table-track-next = Prochaine visite : { $city }
table-track-space-empty = Case { $number }, vide
table-track-space = Case { $number }, { $city }
table-track-space-visited = Case { $number }, { $city }, le Maharaja y est
table-track-preview = { $city } passerait de la case { $from } à la case { $to }.
table-track-pushed = { $count ->
    [one] { $count } étendard est poussé vers la droite.
   *[other] { $count } étendards sont poussés vers la droite.
}
table-track-pushes-none = Aucun étendard n’est poussé.
table-rewards = Piste des Récompenses
table-rewards-reach = à portée : les { $count } du bas
table-rewards-in-reach = à portée
table-rewards-out-of-reach = hors de portée
table-rewards-takeable = vous pouvez la prendre
table-rewards-taken = prise ce tour
table-rewards-maharani-rest = { $count ->
    [0] Aucun jeton Maharani à côté de la piste
    [one] { $count } jeton Maharani à côté de la piste
   *[other] { $count } jetons Maharani à côté de la piste
}
table-display = Personnages disponibles
table-display-note = 1× par tour
table-display-maharani = Jeton Maharani : { $name }
table-display-label = Personnage { $number }, { $kind } : { $text }
table-display-left = pile : { $count }

table-map = Carte
table-map-label = Carte : { $cities } villes, { $roads } routes, { $villages } villages
table-map-reset = Voir toute la carte
table-city-label = { $city }
table-city-maharaja = le Maharaja est ici
table-city-next = prochaine visite
table-city-priest = prêtre : { $name }
table-city-my-priest = votre prêtre est ici
table-city-toll = { $count ->
    [0] accessible gratuitement
    [one] péage { $count }
   *[other] péage { $count }
}
table-city-unreachable = inaccessible pour l’instant
table-city-statue-price = statue { $count }
table-city-shrine-price = { $count ->
    [0] sanctuaire gratuit
   *[other] sanctuaire { $count }
}
table-city-statues-of = { $count ->
    [one] { $name } { $count } statue
   *[other] { $name } { $count } statues
}
table-city-shrines-of = { $count ->
    [one] { $name } { $count } sanctuaire
   *[other] { $name } { $count } sanctuaires
}
table-city-spaces-free = { $count ->
    [0] aucun emplacement libre
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
table-city-empty = rien de bâti
table-city-tap-space = Statue : choisissez un emplacement lumineux
table-city-bonus = { $space } : { $bonus } aussitôt
table-city-outer-worth = Statue externe : { $points } de culte
table-city-centre-worth = Statue centrale : { $points } de culte
table-city-shrine-here = { $count ->
    [0] Sanctuaire ici, gratuit
   *[other] Sanctuaire ici, payer { $count }
}
table-space-legal = { $city }, { $space } : ériger une statue, payer { $count }
table-space-legal-bonus = { $city }, { $space } : ériger une statue, payer { $count }, bonus : { $bonus }
table-ring-legal = { $count ->
    [0] { $city } : construire un sanctuaire, gratuit
   *[other] { $city } : construire un sanctuaire, payer { $count }
}
table-village-empty = { $village }, vide
table-village-closed = Pas encore de sanctuaire : aucun prêtre ne passe
table-village-with = { $village }, sanctuaires : { $names }
table-village-legal = { $count ->
    [0] { $village } : construire un sanctuaire, gratuit
   *[other] { $village } : construire un sanctuaire, payer { $count }
}
table-village-settle = { $village } : placer un premier sanctuaire
table-village-free = gratuit
table-village-pays = Votre prêtre paie ici : { $names }
table-place = Ce qui s’y trouve
table-road-legal = { $count ->
    [0] Route { $from } – { $to } : voyager, gratuit
   *[other] Route { $from } – { $to } : voyager, payer { $count }
}
table-start-label = Emplacement de départ
table-start-priests = prêtres : { $names }

table-preview-trip = { $count ->
    [0] { $city } : gratuit.
    [one] { $city } : péage { $count } ({ $payees }).
   *[other] { $city } : péage { $count } ({ $payees }).
}
table-preview-payee = { $name } { $count }
table-preview-statue-there = Une statue y coûte { $count }.
table-preview-statue = { $count ->
    [one] Statue à { $city }, { $space } : { $count } pièce.
   *[other] Statue à { $city }, { $space } : { $count } pièces.
}
table-preview-shrine = { $count ->
    [0] Sanctuaire : { $place }, gratuit.
    [one] Sanctuaire : { $place }, { $count } pièce.
   *[other] Sanctuaire : { $place }, { $count } pièces.
}
table-preview-bonus = Bonus aussitôt : { $bonus }.
table-preview-left = { $count ->
    [one] Il vous reste { $count } pièce.
   *[other] Il vous reste { $count } pièces.
}
table-preview-ambiguous = Que choisissez-vous ?

table-forecast = Prévision
table-forecast-city = Prévision : { $city }
table-forecast-scored = Décomptée : { $city }
table-forecast-columns = culte, pièces
table-forecast-row = { $rank } : { $name }, { $points } de culte, { $coins } pièces
table-forecast-rise = Vous montez : { $from } → { $to } ({ $coins } pièces).
table-forecast-stay = Vous restez : { $rank } ({ $coins } pièces).
table-forecast-fall = Vous descendez : { $from } → { $to } ({ $coins } pièces).
table-forecast-tie = Égalité avec { $name } : le plus petit numéro l’emporte ({ $first } avant { $second }).
table-forecast-one-more-shrine = Un sanctuaire de plus : { $rank }, { $coins } pièces
table-forecast-one-more-statue = Une statue de plus : { $rank }, { $coins } pièces
table-forecast-choose-city = Prévision pour une autre ville

table-brahmabot-row = Ses tuiles Action de ce tour
table-brahmabot-left = gauche
table-brahmabot-centre = centre
table-brahmabot-right = droite
table-brahmabot-hidden = face cachée
table-brahmabot-check = retournée
table-brahmabot-performed = exécutée
table-brahmabot-gone = { $count ->
    [one] { $count } tuile retirée du jeu
   *[other] { $count } tuiles retirées du jeu
}
table-brahmabot-turn = Son tour en clair

table-recap = Depuis votre tour
table-recap-short = Résumé
table-recap-nothing = Rien ne s’est passé depuis.

table-playback = Ce qui se passe
table-playback-pause = Pause
table-playback-play = Reprendre
table-playback-step = Étape suivante
table-playback-skip = Aller à mon tour
table-playback-again = Revoir
table-playback-continue = Continuer
table-scoring = Décompte de ville
table-scoring-title = Décompte : { $city }
table-scoring-none = Aucun culte
table-tally-title = Décompte final
table-announce-turn = C’est à vous.
table-announce-plan = Planifiez vos deux actions.
table-end-turn-not = Reste à faire : { $action }.
table-undo-none = Rien à annuler.
table-last-round = Dernier tour
table-last-round-statues = { $name } a érigé ses sept statues : c’est le dernier tour.
table-illegal = Impossible : { $reason }
table-remedy-travel = { $count ->
    [one] Voyagez d’abord jusqu’à { $names }.
   *[other] Voyagez d’abord jusqu’à une ville : { $names }.
}
table-remedy-shrine = { $count ->
    [one] Un sanctuaire dans le village indiqué ouvrirait le chemin.
   *[other] Des sanctuaires dans les villages indiqués ouvriraient le chemin.
}
table-special-in-force = Règles spéciales : { $list }
table-final-in-force = Décompte final : { $name }

table-curtain-title = Passez l’écran à { $name }
table-curtain-detail = Personne d’autre ne doit regarder maintenant.
table-curtain-open = Je suis { $name } – voir mon disque
table-curtain-peek = Maintenir pour regarder

table-link-connecting = Connexion…
table-link-lost = Connexion perdue. Nouvel essai…
table-link-offline = Vous êtes hors ligne. Votre brouillon est conservé.
table-link-back = Connexion rétablie.
table-link-sending = Envoi…
table-link-old = Une nouvelle version est disponible. Rechargez la page.
table-link-closed = La table a été fermée.

table-keys = Touches
table-keys-arrows = Flèches : passer d’un lieu possible à l’autre
table-keys-enter = Entrée : aperçu, encore une fois pour confirmer
table-keys-escape = Échap : abandonner l’aperçu
table-keys-tab = Tab : élément suivant ; en planifiant, l’autre flèche
table-keys-digits = 1–9 : pointer la flèche active sur une action
table-keys-ready = R : prêt
table-keys-statue = S : ériger une statue
table-keys-shrine = H : construire un sanctuaire
table-keys-ability = C : utiliser votre personnage
table-keys-token = T : utiliser un jeton Action
table-keys-undo = U ou Ctrl+Z : annuler
table-keys-end = E : finir le tour
table-keys-hint = I : conseil
table-keys-outlook = O : ce que les autres peuvent faire
table-keys-talk = M : discussion
table-keys-list = L : liste des possibilités
table-keys-forecast = F : prévision
table-keys-pause = P : pause, ou reprendre
table-keys-step = N : étape suivante
table-keys-skip = K : aller à mon tour
table-keys-again = A : revoir
table-keys-help = ? : cette liste
table-key-ability = C

table-menu = Menu de la table
table-menu-links = Liens
table-menu-watch = Laisser regarder
table-menu-device = Continuer sur un autre appareil
table-menu-auto-answer = Jouer les coups forcés pour moi
table-menu-options = Options de cette partie
table-menu-keys = Touches
table-menu-home = Retour à l’accueil

## Clocks, absence and standing orders

table-clock-left = encore { $time }
table-clock-yours = Votre temps : { $time }
table-clock-question = réponse d’ici { $time }
table-seat-timed-out = absence, un bot joue
table-seat-absent = place abandonnée
table-seat-vacation = en vacances jusqu’au { $date }
table-pace = { $name } : { $bank } et { $increment } pour chaque coup
table-pace-hours = Le temps compte de { $start } à { $end } ({ $zone }).
table-pace-weekdays = Les week-ends ne comptent pas.
table-pace-level = Si le temps est écoulé, un bot joue ({ $level }).
table-vacation-days = Vacances :
table-vacation-begin = Partir en vacances
table-vacation-end = Finir les vacances
table-menu-offer = Lien pour offrir une place abandonnée
table-orders = Consignes
table-orders-explain = Quand on vous interroge pendant le tour d’un autre, le premier choix possible est pris aussitôt pour vous. Si rien n’est possible, la consigne cesse et on vous demande. Personne d’autre ne voit cela.
table-orders-retake = Si votre personnage est pris
table-orders-reward = Récompenses
table-orders-none = On vous demande.
table-orders-character = Personnage { $character }
table-orders-add = Ajouter
table-orders-raise = Monter
table-orders-remove = Retirer
table-orders-save = Enregistrer
