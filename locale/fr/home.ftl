# Accueil, nouvelle table, invitations, fin de partie, rediffusion.

home-title = Maharaja
home-motto = Bâtissez là où le Maharaja ira bientôt.
home-motto-detail = Sept villes, sept tours, deux actions secrètes par tour.
home-welcome = Première visite ?
home-welcome-detail = Un jeu de plateau pour un à quatre joueurs : bâtissez statues et sanctuaires sur la route du Maharaja à travers l’Inde. Une partie dure de 20 à 40 minutes, et les règles ne prennent pas plus longtemps.
home-learn = Apprendre à jouer
home-learn-progress = Leçons : { $done } sur { $count } terminées
home-account = Mon compte
home-learn-detail = Six courtes leçons où vous essayez tout vous-même.
home-boards = Plateaux
home-puzzles = Problèmes
home-first-game = Première partie
home-first-game-detail = Avec des explications au fil du jeu, contre deux adversaires faciles.
home-custom = Table sur mesure
home-play-now = Jouer maintenant
home-resume = Reprendre : tour { $round } avec { $names }
home-resume-begun = Reprendre : partie avec { $names }
home-resume-waiting = Reprendre : en attente de joueurs
home-your-turn = à vous de jouer
home-your-name = Votre nom
home-name-hint = Les autres voient ce nom.

home-solo = Solo contre Brahmabot
home-solo-detail = Environ 30 minutes, sans attente
home-solo-level = Niveau
home-start = Commencer
home-bots = Avec des bots
home-bots-detail = 2 à 4 places, les bots jouent aussitôt
home-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-hotseat = Sur un seul écran
home-hotseat-detail = À se passer de main en main ; les plans restent cachés
home-invite = Inviter par lien
home-invite-detail = Envoyez un lien, jouez en direct ou en différé
home-new-table = Nouvelle table

home-my-tables = Mes tables
home-my-tables-none = Vous n’avez pas encore de table.
home-open-tables = Tables ouvertes
home-open-tables-none = Aucune table ne cherche de joueurs en ce moment.
home-running-tables = Tables à regarder
home-finished-tables = Parties terminées
home-filter = Quelles parties
home-filter-all = Toutes les parties
home-filter-won = Gagnées
home-filter-lost = Perdues
home-filter-solo = Solo
home-filter-people = Avec d’autres personnes
home-filter-bots = Avec des bots
home-filter-when = Quand
home-filter-when-any = N’importe quand
home-filter-when-week = 7 derniers jours
home-filter-when-month = 30 derniers jours
home-filter-when-year = 12 derniers mois
home-filter-opponent = Adversaire
home-filter-none = Aucune de vos parties n’est de ce genre.
home-refresh = Actualiser
home-more = Plus
home-table-open = Ouvrir
home-table-join = Rejoindre
home-table-watch = Regarder
home-table-replay = Revoir
home-table-round = Tour { $round } sur { $rounds }
home-table-waiting = En attente
home-table-running = En cours
home-table-won = Gagnée
home-table-lost = Perdue
home-table-finished = Terminée
# Behind the number of points.
home-table-points = points, rang { $rank }
home-table-closed = Fermée
home-table-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-table-host = Vous êtes l’hôte
home-table-solo = Solo, { $level }
home-table-changed = dernier coup { $time }
home-table-with = avec { $names }

home-new-title = Nouvelle table
home-new-seats = Places
home-new-seats-count = { $taken ->
    [one] { $taken } prise
   *[other] { $taken } prises
}, { $open ->
    [one] { $open } ouverte
   *[other] { $open } ouvertes
}
home-new-players = Joueurs
home-new-seat-me = Vous
home-new-seat-here = Sur cet écran
home-new-seat-guest = Place ouverte
home-new-seat-closed = Place fermée
home-new-seat-host = hôte
home-new-seat-guest-detail = pour qui a le lien
home-new-add-seat = Ajouter un joueur
home-new-remove-seat = Retirer la place
home-new-bot-level = Niveau du bot
home-new-style = Style du bot
home-new-style-none = Sans style
home-new-style-lot = Style au hasard
home-new-style-lot-help = Son style est tiré au sort à l’ouverture de la table.
home-new-board = Plateau
home-new-board-players = pour { $players } joueurs
home-new-draw-board = Tous les plateaux, et dessiner le sien
home-new-characters = Personnages
home-new-characters-random = Au hasard
home-new-characters-first = Première partie
home-new-characters-first-only-four = À quatre seulement
home-new-special = Règles spéciales
home-new-special-hint = autant que vous voulez
home-new-final = Décompte final
home-new-final-hint = un seul au choix
home-new-final-tile = Effet de la tuile
home-new-pace = Rythme
home-new-pace-hint = combien de temps on peut prendre
home-new-pace-none = Libre
home-new-pace-live = En direct
home-new-pace-day = Jours
home-new-pace-week = Semaines
home-new-pace-none-help = Chacun peut prendre tout le temps qu’il veut.
home-new-pace-help = Au début { $bank }, pour chaque coup { $increment }, au plus { $most }. Quand le temps de quelqu’un est écoulé, un bot joue jusqu’à son retour.
home-new-pace-from = Le temps compte de
home-new-pace-to = à
home-new-pace-weekends = Aussi le week-end
home-new-pace-level = Bot remplaçant
home-new-pace-zone = Dans le fuseau horaire { $zone }.
home-new-options = Options
home-new-option-public = Table publique
home-new-option-public-help = Tout le monde la voit dans la liste et peut prendre une place ouverte.
home-new-option-hints = Conseils pour tous
home-new-option-hints-help = Qui s’assoit peut demander des conseils ; le journal le note.
home-new-option-free-text = Textes libres
home-new-option-free-text-help = On peut s’écrire librement, pas seulement par phrases toutes faites.
home-new-option-auto-answer = Jouer les coups forcés pour moi
home-new-option-auto-answer-help = S’il n’y a qu’une possibilité, rien ne vous est demandé.
home-new-random-options = Tirer au sort règles spéciales et décompte final
home-new-reset = Revenir aux règles de base
home-new-surprise = Surprenez-moi
home-new-summary = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}. Récompenses à portée : { $reach }.
home-new-summary-open = { $count ->
    [one] Une place est encore ouverte.
   *[other] { $count } places sont encore ouvertes.
}
home-new-fill-bots = Compléter avec des bots
home-new-create = Ouvrir la table
home-new-start = Commencer la partie
home-new-too-many-for-board = Cette carte est pour { $players } joueurs.

home-invite-title = Inviter des amis
home-invite-link = Lien pour une place
home-invite-watch-link = Lien pour regarder
home-invite-copy = Copier le lien
home-invite-copied = Lien copié
home-invite-copy-by-hand = Copiez ce lien :
home-invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres sur votre réseau puissent jouer, lancez Maharaja avec ./play --share.
home-invite-code = Code du lien, à scanner avec un téléphone
home-engine-building = Les bots forts accélèrent : { $percent } %
home-invite-share = Partager
home-invite-explain = La partie commence dès que toutes les places sont prises.
home-invite-you-are-invited = { $name } vous invite à une partie de Maharaja.
home-invite-take-seat = Prendre place
home-invite-seat-free = libre
home-invite-full = Toutes les places sont prises. Vous pouvez regarder.
home-waiting-title = En attente de joueurs
home-waiting-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
home-waiting-bot = Mettre un bot ici
home-waiting-leave = Quitter la table
home-waiting-close = Fermer la table
home-waiting-close-sure = Fermer cette table pour tout le monde ?

home-end-title = Score final
home-end-over = Fin de partie après le tour { $round }
home-end-over-statues = Fin de partie au tour { $round } : sept statues érigées
home-end-wins = { $count ->
    [one] { $name } gagne avec { $count } point de prestige
   *[other] { $name } gagne avec { $count } points de prestige
}
home-end-you-win = { $count ->
    [one] Vous gagnez avec { $count } point de prestige
   *[other] Vous gagnez avec { $count } points de prestige
}
home-end-shared = { $count ->
    [one] { $names } se partagent la victoire avec { $count } point de prestige
   *[other] { $names } se partagent la victoire avec { $count } points de prestige
}
home-end-solo-won = Vous battez Brahmabot, { $mine } à { $theirs }
home-end-solo-lost = Brahmabot gagne, { $theirs } à { $mine }
home-end-tie-statues = Égalité avec { $other } à { $total } : le nombre de statues tranche ({ $mine } contre { $theirs }).
home-end-tie-coins = Égalité avec { $other } à { $total }, autant de statues : les pièces tranchent ({ $mine } contre { $theirs }).
home-share = Montrer à tout le monde
home-share-link = Lien public vers la partie
home-share-explain = Toute personne qui a le lien voit la partie entière, avec les noms.
home-share-waiting = En attente de l’accord de { $names }.
home-share-position = Lien vers cette position
home-end-rematch = Rejouer
home-end-rematch-name = { $name } veut rejouer.
home-end-rematch-host = L’hôte veut rejouer.
home-end-come-along = Rejoindre la table
home-end-replay = Revoir la partie
home-end-map = Voir la carte
home-end-export = Enregistrer la partie
home-end-rank = Place
home-end-player = Joueur
home-end-total = Total
home-end-built = { $count ->
    [one] { $count } érigée
   *[other] { $count } érigées
}
home-end-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
home-end-sources = D’où viennent les points
home-end-sources-of = { $name } : { $list }
home-end-source-of = { $source } : { $count }
home-end-chart-prestige = Prestige après chaque tour
home-end-chart-coins = Pièces après chaque tour
home-end-chart-hidden = caché pendant la partie
home-end-chart-round = Tour
home-end-chart-table = En tableau
home-end-cities = Le plus de culte par ville
home-end-cities-detail = { $alone } points, { $tied } chacun en cas d’égalité
home-end-cities-detail-of = { $name } : { $alone } points, { $tied } chacun en cas d’égalité
home-end-city-worship = culte { $list }
home-end-city-nobody = personne
home-end-seed = Graine { $seed }
home-end-seed-help = La mise en place a été tirée de ce nombre ; son empreinte avait été annoncée avant la partie.
home-end-seed-kept = Vérifié : la graine correspond à l’empreinte. La mise en place n’a pas été modifiée pendant la partie.
home-end-seed-broken = La graine ne correspond pas à l’empreinte annoncée.
home-end-seed-proof = SHA-256({ $salt }:{ $seed }) = { $hash }

home-replay-title = Relecture
home-replay-first = Au début
home-replay-back = Un pas en arrière
home-replay-play = Lecture
home-replay-pause = Pause
home-replay-forward = Un pas en avant
home-replay-last = À la fin
home-replay-round-back = Tour précédent
home-replay-round-forward = Tour suivant
home-replay-slider = Décision
home-replay-at = Décision { $at } sur { $total }
home-replay-speed = Vitesse
home-replay-go-on = Reprendre d’ici
home-import = Ouvrir un enregistrement
home-import-detail = Revoir une partie, ou continuer à partir d’une position
home-import-choose = Choisir un fichier
home-import-drop = Déposez un fichier ici
home-import-bad = Ce fichier n’est pas un enregistrement de Maharaja.
home-export-position = Enregistrer la position

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}

## The review of a finished game

home-end-review = Analyser la partie
home-replay-review = Analyse
home-replay-beside = À côté de la carte
home-replay-leave-line = Revenir à la partie
