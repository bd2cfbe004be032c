## Games and boards

cli-replayed = après { $shown } décisions sur { $made }, toutes conformes aux règles
cli-dataset = { $rows } décisions de { $games } parties dans { $file }
cli-board-good = { $board } : { $cities } villes, { $roads } routes, { $villages } villages, joueurs { $players }, empreinte { $digest } : une bonne carte
cli-board-approved = approuvé
cli-board-waiting = par lien
cli-solo = solo
cli-report-games = parties
cli-report-decisions = décisions
cli-report-games-second = parties/s
cli-report-decisions-second = décisions/s
cli-report-scores = scores moyens
cli-report-statue = septième statue
cli-report-engine = moteur
cli-no-textual = Textual n’est pas installé : la partie se joue en simples lignes. Dans une copie du projet : pip install '.[terminal]'
cli-engine-compiled = moteur compilé
cli-engine-plain = moteur en Python pur
cli-rounded = { $played } parties au lieu de { $asked } : { $rotations } placements par graine
cli-match-seat = { $count ->
    [one] place { $seat } : { $bot }, { $count } coup
   *[other] place { $seat } : { $bot }, { $count } coups
}
cli-match-times = médiane { $median } ms, le plus lent { $slowest } ms
cli-match-faults = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
}
cli-match-restarts = { $count ->
    [one] { $count } redémarrage
   *[other] { $count } redémarrages
}
cli-interrupted = interrompu : ce sont les chiffres de { $played } parties sur { $asked }
cli-join-seated = { $name } est à la place { $seat } de la table { $table }
cli-join-won = table { $table } : la place { $seat } gagne ; les scores par place : { $scores }
cli-join-over = table { $table } : la partie est finie pour la place { $seat } ; les scores par place : { $scores }
cli-join-closed = la table { $table } a été fermée avant le début de la partie
cli-progress-games = parties
cli-progress-measuring = mesure
cli-progress-decisions = décisions
cli-progress-tables = tables
cli-progress-puzzles = problèmes
cli-progress-bytes = octets

## The server

cli-serving = Maharaja à l’adresse { $url }
cli-serving-from = tables dans { $database }, { $engine }
cli-serving-host = l’hôte sera la première personne à ouvrir ce lien : { $url }
cli-serving-only-here = Seul cet ordinateur y accède. Pour d’autres sur votre réseau : ./play --share
cli-serving-network = pour d’autres sur votre réseau : { $url }
cli-serving-no-mail-settings = aucun courriel ne part : il faut aussi --mail-from et --public-address
cli-serving-no-mail-library = aucun courriel ne part : dans le dossier du projet, pip install '.[mail]'
cli-engine-compiling = Compilation du moteur en arrière-plan, pour que les bots forts répondent plus vite : { $percent } %
cli-engine-ready = Le moteur est compilé : les bots l’utilisent désormais.
cli-engine-failed = Le moteur n’a pas pu être compilé (.venv/engine.log dit pourquoi). Tout fonctionne, mais les bots forts réfléchissent plus longtemps.

## The tables of a server

cli-column-table = table
cli-column-status = état
cli-column-round = tour
cli-column-changed = dernier changement
cli-column-seats = places
cli-seat-bot = { $name }, bot { $level }
cli-damaged = endommagée
cli-seat-free = libre
cli-seat-brahmabot = Brahmabot
cli-seat-handed-over = { $name } (le bot { $level } joue)
cli-seat-freed = la place { $seat } de { $table } est libre
cli-seat-given = un bot { $level } joue désormais la place { $seat } de { $table }
cli-people-muted = muet
cli-people-banned = exclu
cli-people-mute = { $person } est rendu muet
cli-people-unmute = { $person } a de nouveau la parole
cli-people-ban = { $person } est exclu
cli-people-unban = { $person } n’est plus exclu
cli-people-link = qui ouvre ceci sur le serveur est connecté en tant que { $person }, une fois, dans la journée : { $path }
cli-people-delete-sure = Supprimer { $person } définitivement ? Les parties terminées restent, sans le nom ; dans les autres, un bot continue.
cli-people-deleted = { $person } est supprimé
cli-people-settled = les signalements de { $message } sont réglés
cli-people-make-host = { $person } est maintenant hôte du serveur
cli-people-host-link = qui ouvre ceci sur le serveur en devient l’hôte, une fois : { $path }
cli-standard-output = la sortie standard
cli-tables-written = { $count ->
    [one] { $count } table écrite : { $goal }
   *[other] { $count } tables écrites : { $goal }
}
cli-backed-up = { $count ->
    [one] { $count } table, et tout le reste, écrite dans { $goal }
   *[other] { $count } tables, et tout le reste, écrites dans { $goal }
}
cli-restored = { $count ->
    [one] { $goal } est restauré, avec { $count } table : lancez le serveur
   *[other] { $goal } est restauré, avec { $count } tables : lancez le serveur
}
cli-records-written = { $count ->
    [one] { $count } enregistrement écrit : { $goal }
   *[other] { $count } enregistrements écrits : { $goal }
}
cli-tables-read = { $count ->
    [one] { $count } table : { $became }
   *[other] { $count } tables : { $became }
}
cli-became-imported = { $count } importées
cli-became-replaced = { $count } remplacées
cli-became-left = { $count } inchangées
cli-became-refused = { $count } refusées
cli-table-there = la table { $table } existe déjà
cli-would-be-deleted = { $count ->
    [one] { $count } table serait supprimée
   *[other] { $count } tables seraient supprimées
}
cli-deleted = { $count ->
    [one] { $count } table supprimée
   *[other] { $count } tables supprimées
}
cli-delete = { $count ->
    [one] Supprimer définitivement { $count } table ({ $what }) ?
   *[other] Supprimer définitivement { $count } tables ({ $what }) ?
}

cli-puzzles-found =
    { $count ->
        [one] { $count } problème en { $games } parties
       *[other] { $count } problèmes en { $games } parties
    }
cli-puzzles-wrong = { $puzzle } ne tient pas ce qu’il annonce.
cli-puzzles-good =
    { $count ->
        [one] { $count } problème, démontré de nouveau.
       *[other] { $count } problèmes, démontrés de nouveau.
    }
