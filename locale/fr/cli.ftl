## How parts of a message are joined

cli-at = { $place } : { $what }
cli-remedy = { $what } ; { $remedy }
cli-stop = { $what }.

## Games and boards

cli-replayed = après { $shown } décisions sur { $made }, toutes conformes aux règles
cli-board-good = { $board } : { $cities } villes, { $roads } routes, { $villages } villages, joueurs { $players }, empreinte { $digest } : une bonne carte
cli-solo = solo
cli-report-games = parties
cli-report-decisions = décisions
cli-report-games-second = parties/s
cli-report-decisions-second = décisions/s
cli-report-scores = scores moyens
cli-report-statue = septième statue
cli-report-engine = moteur
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
cli-progress-games = parties
cli-progress-measuring = mesure
cli-progress-tables = tables
cli-progress-bytes = octets

## The server

cli-serving = Maharaja à l’adresse { $url }
cli-serving-from = tables dans { $database }, { $engine }

## The tables of a server

cli-column-table = table
cli-column-status = état
cli-column-round = tour
cli-column-changed = dernier changement
cli-column-seats = places
cli-seat-bot = bot { $level }
cli-damaged = endommagée
cli-seat-free = libre
cli-seat-brahmabot = Brahmabot
cli-seat-handed-over = { $name } (le bot { $level } joue)
cli-no-table = la table { $table } n’existe pas ; maharaja tables list les montre toutes
cli-standard-output = la sortie standard
cli-tables-written = { $count ->
    [one] { $count } table écrite : { $goal }
   *[other] { $count } tables écrites : { $goal }
}
cli-records-written = { $count ->
    [one] { $count } enregistrement écrit : { $goal }
   *[other] { $count } enregistrements écrits : { $goal }
}
cli-no-export = { $file } : la ligne { $line } n’est pas une table : un fichier de maharaja tables export en a une par ligne ; les enregistrements de parties s’importent sur le serveur, par POST /api/tables/import
cli-line-refused = { $file } : ligne { $line } : { $why }
cli-line-long = { $file } : la ligne { $line } dépasse { $most } octets
cli-tables-read = { $count ->
    [one] { $count } table : { $became }
   *[other] { $count } tables : { $became }
}
cli-became-imported = { $count } importées
cli-became-replaced = { $count } remplacées
cli-became-left = { $count } inchangées
cli-became-refused = { $count } refusées
cli-table-there = la table { $table } existe déjà
cli-stop-the-server = un serveur utilise cette base de données : arrêtez-le, importez, puis relancez-le
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

## What the system says

said-no-file = fichier ou dossier introuvable
said-denied = permission refusée
said-is-folder = c’est un dossier
said-no-directory = ce n’est pas un dossier
said-disk-full = plus d’espace sur le disque
said-read-only = système de fichiers en lecture seule
said-in-use = l’adresse est déjà utilisée
said-no-address = cette machine n’a pas cette adresse
said-connection-refused = connexion refusée
said-connect-failed = pas de connexion à { $address }
said-connect-port = pas de connexion à { $host }, port { $port }
said-multiple = { $what } ; { $kind } (erreur { $number }, { $other })

## Records, positions and options

said-not-right = { $kind } n’est pas correct ; { $remedy }
said-what-stands-here = ce qui est écrit ici
said-use-one-of = valeurs possibles : { $names }
said-unknown-rules = La table suit les règles { $version } ; ce programme connaît { $known }.

## Board files

said-meant-name = vouliez-vous dire « { $name } » ?
said-meant-name-or = vouliez-vous dire « { $name } » ? { $remedy }
said-unreadable = illisible : { $what }
said-not-utf8 = ce n’est pas du texte UTF-8
said-save-utf8 = enregistrez-le en UTF-8
said-large-number = un si grand nombre

## Databases and exported tables

said-database-scheme = --database ne peut pas commencer par { $scheme }:// : donnez le chemin d’un fichier, sqlite:///chemin ou postgresql://user@host/name
said-database-folder = le dossier des tables ne peut pas être créé : { $what }
said-database-path = --database exige le chemin d’un fichier, par exemple sqlite:///tables.db
said-database-missing = ce fichier n’existe pas ; indiquez avec --database où sont les tables
said-database-libraries = PostgreSQL exige d’autres bibliothèques : pip install 'maharaja[postgresql]'
said-database-newer = la base de données vient d’un Maharaja plus récent : son schéma est { $found }, cette version connaît jusqu’à { $known } ; installez une version plus récente
said-database-closed = le stockage n’est pas ouvert
said-database-lost = connexion perdue pendant l’écriture, on ne sait donc pas si cela a été écrit : { $what }
said-database-no-answer = pas de réponse
said-database-address = adresse incorrecte ; écrivez par exemple postgresql://user:password@host:5432/name
said-database-password = mot de passe refusé pour « { $user } »
said-database-unknown = la base de données « { $name } » n’existe pas
said-database-role = l’utilisateur « { $name } » n’y existe pas
said-database-no-database = le fichier n’est pas une base de données
said-database-unopened = impossible d’ouvrir le fichier de la base de données
said-database-locked = la base de données est verrouillée
said-database-read-only = la base de données est en lecture seule
said-database-malformed = le fichier de la base de données est endommagé
said-database-used = { $file } est utilisé par un autre serveur ; pour plusieurs processus sur les mêmes tables, donnez-leur à tous le même PostgreSQL : --database postgresql://...
said-servers-use = des serveurs utilisent peut-être la table { $table }
said-server-uses = un serveur utilise peut-être la table { $table }
said-table-there = il y a déjà une table { $table }
said-no-folder = le dossier { $folder } n’existe pas
said-archive-damaged = la table { $table } est endommagée dans la base de données : { $what }
said-archive-board = la carte d’empreinte { $digest } manque dans la base de données
said-archive-format = son format est « { $format } » ; cette version lit « { $known } »
said-archive-none = ce n’est pas une table : { $what }
said-archive-changed = la table { $table } a été modifiée depuis son export
said-archive-its-board = sa carte est { $board } ({ $digest }), pas { $other }
said-archive-solo = solo ne correspond pas à la partie
said-archive-seat = la place { $seat } n’existe pas
said-archive-status = la partie est { $status }, personne ne peut donc choisir
said-archive-again = la partie est { $status }, elle ne peut donc pas être rejouée
said-archive-back = { $number } choix ne peuvent pas être annulés
said-archive-kind = la place { $seat } est du genre { $sort }
said-archive-level = le niveau « { $level } » n’existe pas ; les niveaux sont { $names }
said-archive-link = un lien a une place si c’est un lien personnel, et alors seulement
said-place-table = table { $table }
said-place-beginning = son début
said-place-entry = entrée { $number }
said-place-links = ses liens

## What the server says to programs, besides the codes

said-tables-an-hour = Au plus { $number } tables par heure depuis une adresse.
said-tables-at-once = { $number } tables à la fois sont permises ; terminez-en ou fermez-en une d’abord.
said-bots-at-once = Aux tables d’un même hôte, { $number } bots qui cherchent ({ $names }) au plus peuvent jouer à la fois ; terminez ou fermez d’abord une table, ou prenez adept.
said-sockets-address = Au plus { $number } à la fois depuis une adresse.
said-sockets-person = Au plus { $number } à la fois pour une personne.
said-bytes = Au plus { $number } octets.
said-follows = Un socket suit au plus { $number } places ; quittez-en une d’abord.
said-full-names = Le nom de cette place a été changé { $number } fois ; il reste tel quel.
said-full-devices = La place a été amenée { $number } fois sur d’autres appareils ; cela suffit.
said-full-levels = Le niveau de ce bot a été changé { $number } fois ; il reste tel quel.
said-full-forced = Les coups forcés ont été activés ou désactivés { $number } fois ; cela reste ainsi.
said-full-take-backs = La place a été reprise { $number } fois ; son bot joue maintenant jusqu’à la fin.
said-full-undos = La place a annulé { $number } choix ; ce qui est choisi maintenant est définitif.
said-full-plans = La place a remplacé { $number } plans ; le dernier est définitif.
said-full-people = On s’est assis ici { $number } fois ; seuls des bots le peuvent maintenant.
said-full-rematches = Cette partie a été rejouée { $number } fois ; créez une nouvelle table.
said-boards = Les cartes sont { $names }.
said-faster = D’autres ont été plus rapides à chaque fois ; regardez et réessayez.
said-noted-as = Un problème est survenu ici ; le journal le note { $mark }.
said-nested-message = Il est imbriqué trop profondément.
said-parameter-once = Chaque paramètre ne peut être donné qu’une fois.
said-too-late = Il n’est pas arrivé en { $seconds } secondes.
said-send-type = Envoyez { $type } en UTF-8.
said-origin-needed = Les requêtes avec cookie doivent indiquer leur Origin.
said-origin-foreign = L’Origin n’est ni ce serveur ni l’un de ceux qu’on lui a indiqués.
said-host-wrong = Utilisez l’adresse de ce serveur, ou demandez à son hébergeur d’indiquer ce nom.
said-solo-seats = Une table solo a une place ; celle de Brahmabot s’ajoute d’elle-même.
said-record-or-position = Il faut soit un enregistrement, soit une position.
said-earlier-decisions = seul un enregistrement a des décisions antérieures.
said-seats-wanted = cette partie en a { $wanted }, pas { $found }.
said-game-has = la partie en a { $number }.
said-devices = Une place est sur { $number } appareils au plus.
said-page-before = utilisez la valeur reçue dans next.
said-bytes-besides = plus de { $number } octets outre les choix.
said-bytes-more = plus de { $number } octets.
said-link-left = La personne de ce lien a quitté la place.
said-nobody-sits = Personne n’y est assis qui pourrait revenir.
said-no-bot = Aucun bot ne joue pour vous.
said-whose-link = le lien de qui ? Il faut une place.
said-table-seats = Les places de cette table vont de 0 à { $last }.
said-closed = La table a été fermée.
said-not-begun = La partie n’a pas commencé.
said-over = La partie est terminée.
said-players-only = Seuls ceux qui ont joué ici et l’hôte peuvent faire cela.
said-not-over = On ne peut rejouer qu’une partie terminée.
said-bot-plays = Un bot joue cette place ; reprenez-la d’abord.
said-levels = les niveaux sont { $names }.
said-undo-plan = Un plan ne s’annule pas, il se refait, jusqu’à l’arrivée du dernier.
said-undo-others = Quelqu’un d’autre a répondu depuis, ou rien n’a encore été choisi.
said-undo-hidden = Quelque chose de caché a été révélé, ou le tour est terminé.
said-expected = attendu : { $wanted }, trouvé : { $found }
said-expected-alone = attendu : { $wanted }
said-field-missing = le champ { $field } manque
said-field-unknown = le champ { $field } est inconnu ici
said-invalid-value = { $value } n’est pas possible ici
said-invalid-enum = { $value } n’est pas possible ici
said-json-malformed = JSON incorrect : { $what } (octet { $byte })
said-json-character = caractère inattendu
said-json-ends = le message est tronqué
said-message-at = { $what } - à { $place }
