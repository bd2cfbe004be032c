# Mots présents sur toutes les pages. (useIsolating = false, voir en/common.ftl)

common-title = Maharaja
common-you = Vous
common-you-inside = vous
common-brahmabot = Brahmabot
common-name-you = { $name } (vous)

common-ok = OK
common-cancel = Annuler
common-close = Fermer
common-back = Retour
common-retry = Réessayer
common-yes = Oui
common-no = Non
common-more = Plus
common-help = Aide
common-menu = Menu
common-settings = Réglages
common-loading = Chargement…
common-offline = Pas de connexion. Les règles et les leçons déjà ouvertes restent disponibles ; les tables reviendront avec elle.
common-newer = Une version plus récente est disponible.
common-newer-load = Charger
common-skip = Aller au contenu

common-language = Langue
common-theme = Thème
common-theme-light = Clair
common-theme-dark = Sombre
common-theme-system = Système
common-theme-to-dark = Thème sombre
common-theme-to-light = Thème clair
common-sound = Son
common-motion = Animations
common-motion-reduced = Réduites
common-pace = Rythme des bots et de la relecture
common-pace-seconds = { $seconds } s par étape

common-notifications = Notifications
common-rules = Règles
common-rule = Règle { $rule }
common-home = Accueil
common-unofficial = Adaptation non officielle du jeu de Wolfgang Kramer et Michael Kiesling. La carte, les bonus et les tuiles solo sont une reconstitution.

common-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
common-prestige = { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}
common-shrines = { $count ->
    [one] { $count } sanctuaire
   *[other] { $count } sanctuaires
}
common-tokens = { $count ->
    [one] { $count } jeton Action
   *[other] { $count } jetons Action
}
common-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
common-choices = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
common-rank = { $rank ->
    [0] non classé
    [1] 1er rang
   *[other] { $rank }e rang
}

common-list-and = { $first } et { $last }
common-list-or = { $first } ou { $last }
common-list-comma = { $first }, { $last }
common-label = { $label } : { $text }
common-sentences = { $first } { $last }

common-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
common-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
common-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
common-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
common-ago-now = à l’instant
common-ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
common-ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
common-ago-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
