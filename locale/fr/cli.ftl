## How parts of a message are joined

cli-at = { $place } : { $what }
cli-remedy = { $what } ; { $remedy }
cli-stop = { $what }.

## What is typed

cli-unknown-command = La commande « { $command } » n’existe pas. Les commandes sont { $commands }.
cli-positions-need-records = --positions exige --records FICHIER pour y écrire
cli-players-solo = --players { $players } et --solo { $level } sont incompatibles ; retirez l’un des deux
cli-players-one = --players 1 exige --solo easy, medium ou hard
cli-seats-solo = seats : { $seats } ne peuvent pas jouer en solo ; n’en nommez qu’un
cli-not-one-of = « { $name } » n’existe pas ; les valeurs possibles sont { $names }
cli-name-missing = il manque un nom ; séparez les niveaux par une seule virgule
cli-never-pass = { $seconds } secondes ne passent jamais
cli-no-origin = « { $text } » n’est pas une origine ; une origine ressemble à https://example.org
cli-no-host = « { $text } » n’est pas un nom d’hôte comme tables.example.org
cli-no-network = « { $text } » n’est ni une adresse ni un réseau comme 10.0.0.0/8
cli-no-duration = « { $text } » n’est pas une durée ; écrivez par exemple 12h, 30d ou 8w
cli-name-a-status = --status : nommez au moins un de { $names }

## Files

cli-file-unreadable = { $file } : illisible : { $why }
cli-not-utf8 = { $file } : ce n’est pas du texte UTF-8
cli-no-json = { $file } : la ligne { $line } n’est pas un enregistrement JSON : { $why }
cli-nested = imbrication trop profonde
cli-too-few-games = { $count ->
    [one] { $file } : contient { $count } partie ; --game { $game } est trop grand
   *[other] { $file } : contient { $count } parties ; --game { $game } est trop grand
}
cli-too-few-decisions = { $count ->
    [one] { $file } : --at { $at } : l’enregistrement n’a que { $count } décision
   *[other] { $file } : --at { $at } : l’enregistrement n’a que { $count } décisions
}
cli-not-a-file = { $file } n’est pas un fichier ; -o - écrit sur la sortie standard

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
cli-port-taken = { $host } port { $port } : { $why } ; choisissez un autre --port, ou --port 0 pour n’importe lequel

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
cli-secrets = les tables contiennent des secrets : donnez -o FICHIER, ou --secrets pour les montrer ici
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
cli-nobody-to-ask = il n’y a personne à qui demander ici : ajoutez --yes, ou --dry-run pour voir d’abord
cli-delete = { $count ->
    [one] Supprimer définitivement { $count } table ({ $what }) ?
   *[other] Supprimer définitivement { $count } tables ({ $what }) ?
}

## Mistakes on the command line, as click says them

said-value-for = Valeur incorrecte pour { $option } : { $what }
said-value = Valeur incorrecte : { $what }
said-range = { $value } n’est pas dans l’intervalle { $range }.
said-type = { $value } ne convient pas ; attendu : { $kind }.
said-kind-integer = nombre entier
said-kind-integer-range = nombre entier
said-kind-float = nombre
said-kind-float-range = nombre
said-choice-of = { $value } n’existe pas ; les valeurs possibles sont { $choices }.
said-no-option = L’option { $option } n’existe pas.
said-no-option-meant = L’option { $option } n’existe pas. { $remedy }
said-meant = Vouliez-vous dire { $name } ?
said-meant-one-of = (Vouliez-vous dire : { $names } ?)
said-missing-option = Il manque l’option { $option }.
said-missing-argument = Il manque l’argument { $argument }.
said-missing-choice = Il manque l’argument { $argument }. Valeurs possibles : { $choices }
said-missing-command = Il manque une commande.
said-needs-value = L’option { $option } exige une valeur.
said-takes-no-value = L’option { $option } ne prend pas de valeur.
said-unexpected = Argument en trop : { $arguments }
said-unexpected-many = Arguments en trop : { $arguments }
said-could-not-open = Impossible d’ouvrir le fichier { $file } : { $what }
said-is-a-file = { $folder } est un fichier, pas un dossier.

## What the system says

said-errno = { $what } (erreur { $number })
said-errno-file = { $file } : { $what } (erreur { $number })
said-no-file = fichier ou dossier introuvable
said-denied = permission refusée
said-is-folder = c’est un dossier
said-no-directory = ce n’est pas un dossier
said-disk-full = plus d’espace sur le disque
said-read-only = système de fichiers en lecture seule
said-in-use = l’adresse est déjà utilisée
said-no-address = cette machine n’a pas cette adresse
said-no-name = nom inconnu
said-connection-refused = connexion refusée
said-connect-failed = pas de connexion à { $address }
said-connect-port = pas de connexion à { $host }, port { $port }
said-multiple = { $what } ; { $kind } (erreur { $number }, { $other })

## Choices in words

said-no-choice = { $choice } n’est pas un choix
said-no-choice-here = { $choice } n’est pas un choix sur la carte { $board }
said-verbs = « { $text } » n’est pas un choix ; un choix commence par { $verbs }
said-nothing-follows = « { $text } » : rien ne suit le mot { $word }
said-one-number = « { $text } » : il faut un nombre de { $low } à { $high }
said-one-name = « { $text } » : il faut l’un de { $names }
said-not-legal = { $choice } n’est pas permis : { $reason } (règle { $rule })

## Records, positions and options

said-not-right = { $kind } n’est pas correct ; { $remedy }
said-what-stands-here = ce qui est écrit ici
said-need-object = il faut un objet
said-need-list = il faut une liste
said-need-text = il faut un texte
said-need-flag = il faut true ou false
said-need-number = il faut un nombre entier de { $low } à { $high }
said-key-missing = la clé { $key } manque
said-entries-needed = { $found } éléments ; il en faut { $wanted }
said-use-one-of = valeurs possibles : { $names }
said-numbers-once = chaque nombre de { $low } à { $high } doit figurer exactement une fois
said-names-once = chacun de { $names } doit figurer exactement une fois
said-characters-needed = il faut { $number } personnages différents
said-rounds = { $number } tours ; il y en a au plus { $most }
said-other-words = l’enregistrement lui-même dit ici autre chose
said-seat-and-choice = il faut une place et un choix, par exemple : 0 draft 14
said-seats-are = les places de cette table vont de 0 à { $last }
said-only-format = seul { $format } peut être lu
said-known-rules = ce programme connaît les règles { $versions }
said-unknown-rules = La table suit les règles { $version } ; ce programme connaît { $known }.
said-give-board = donnez son fichier de carte, elle n’est pas fournie avec le jeu
said-other-board = la partie est sur { $board }, pas sur { $other }
said-board-changed = la carte { $board } a changé depuis (maintenant { $digest })
said-flags-once = l’étendard de chaque ville doit figurer exactement une fois
said-characters-fit = il y a place pour { $most } personnages au plus
said-plain-spaces = il n’y a que { $number } emplacements simples
said-open-planned = seules des actions planifiées peuvent être ouvertes
said-waiting-most = { $most } choses au plus peuvent être en attente
said-nobody-decides = personne n’a à décider ce que la phase demande
said-wrong-phase = cela ne peut pas être en attente dans la phase { $phase }
said-reward-off = cette récompense n’est pas sur la piste
said-phase-needs = dans la phase { $phase }, il faut { $wanted } ici
said-nothing-waiting = rien de tel ne peut être attendu ici
said-need-null = il faut null ici
said-only-so-many = { $number } en tout ; il n’y en a que { $most }
said-shrines-fit = il y a place pour { $most } sanctuaires au plus
said-earned-sum = earned fait { $total } en tout
said-to-settle = { $number } sanctuaires restent à placer
said-characters-short = il faut { $number } personnages
said-more-than-once = { $what } y est plus d’une fois
said-not-drawn = { $number } n’a pas encore été pioché
said-tiles-in-reach = { $number } tuiles doivent être à portée
said-tiles-needed = il faut { $number } tuiles
said-tiles-too-high = les tuiles sont trop haut ; descendez-les
said-decisions-made = { $decisions } ne convient pas : { $made } ont été prises
said-decisions-record = { $decisions } ne convient pas : l’enregistrement en a { $made }
said-no-city = « { $name } » n’est pas une ville de cette carte ; valeurs possibles : { $names }
said-no-piece = « { $name } » n’est pas une pièce ; il y a { $names }
said-no-seat = la place { $seat } n’existe pas ; utilisez 0 à { $last }
said-setup-and-seed = une mise en place explicite exclut une graine ou une première partie
said-board-is-for = la carte { $board } est prévue pour { $players }, pas pour { $found }
said-first-game = les sept personnages proposés sont prévus pour quatre joueurs
said-other-result = les choix mènent à un autre résultat
said-players = { $players } ne peuvent pas jouer ; utilisez { $low } à { $high }, ou solo avec un niveau pour un seul
said-not-known = « { $name } » est inconnu ; valeurs possibles : { $names }
said-seeds-beyond = { $seeds } graines à partir de { $seed } dépassent { $last }
said-games-beyond = { $games } parties à partir de { $seed } dépassent { $last }
said-json-at = { $what } : ligne { $line }, colonne { $column } (caractère { $char })
said-json-value = il manque une valeur
said-json-extra = données en trop
said-json-name = il manque un nom entre guillemets doubles
said-json-delimiter = il manque { $sign }
said-json-string = un texte sans fin commence ici

## Board files

said-board-unnamed = le nom est vide
said-board-unknown = il n’y a pas de carte de ce nom
said-meant-name = vouliez-vous dire « { $name } » ?
said-meant-name-or = vouliez-vous dire « { $name } » ? { $remedy }
said-use-or-path = valeurs possibles : { $names }, ou le chemin d’un fichier .toml
said-unreadable = illisible : { $what }
said-not-utf8 = ce n’est pas du texte UTF-8
said-save-utf8 = enregistrez-le en UTF-8
said-not-toml = ce n’est pas du TOML : { $what }
said-toml-value = valeur incorrecte
said-toml-equals = il manque « = » après une clé
said-toml-statement = instruction incorrecte
said-toml-newline = il manque une fin de ligne après une instruction
said-toml-string = texte sans guillemet fermant
said-toml-array = liste sans crochet fermant
said-toml-overwrite = une valeur est donnée deux fois
said-toml-twice = { $key } est déclaré deux fois
said-toml-character = caractère interdit { $character }
said-place-line = ligne { $line }, colonne { $column }
said-place-end = fin du fichier
said-number-long = un nombre y est trop long
said-nested = des listes ou tables y sont imbriquées trop profondément
said-unknown-key = clé inconnue
said-is-missing = manque
said-add-it = ajoutez-le, par exemple { $example }
said-unshowable = contient un caractère non affichable
said-plain-line = écrivez une simple ligne
said-length = a { $number } caractères
said-write-length = écrivez-en 1 à { $most }
said-no-id = « { $value } » n’est pas un identifiant
said-id-form = utilisez des minuscules, des chiffres et des traits d’union isolés, en commençant par une lettre
said-no-colour = « { $value } » n’est pas une couleur
said-colour-form = utilisez la forme "#B4522A"
said-not-known-here = « { $value } » est inconnu ici
said-path-form = écrivez des M, L, Q et C absolus, comme dans M480 336C500 200 490 150 478 100
said-not-between = { $kind } n’est pas entre { $low } et { $high }
said-large-number = un si grand nombre
said-not-wholes = ce n’est pas une liste de nombres entiers
said-too-large = contient un nombre bien trop grand ici
said-no-point = ce n’est pas un point
said-two-numbers = donnez deux nombres, comme dans [480, 336]
said-not-texts = ce n’est pas une liste de textes
said-in-quotes = mettez chacun entre guillemets
said-has-entries = a { $number } éléments
said-give-it = il en faut { $kind }
said-number-range = { $low } à { $high }
said-found = trouvé : { $kind }
said-write = écrivez : { $kind }
said-kind-text = texte
said-kind-quoted = texte entre guillemets
said-kind-flag = true ou false
said-kind-whole = un nombre entier
said-kind-fraction = un nombre à virgule
said-kind-list = une liste
said-kind-table = une table
said-kind-date = une date ou une heure
said-kind-wholes = une liste de nombres entiers
said-kind-texts = une liste de textes
said-kind-point = un point comme [480, 336]
said-kind-path = un tracé comme M480 336L478 100
said-kind-such-table = une table comme { $example }
said-kind-sections = des sections qui commencent par [[{ $key }]]
said-path-start = un tracé a un seul M, au début
said-path-somewhere = un tracé doit mener quelque part, comme M10 10L90 40
said-path-letter = « { $letter } » n’est pas l’une des lettres M, L, Q, C
said-path-numbers = { $letter } exige { $number } nombres
said-path-found = { $letter } exige { $number } nombres ; « { $word } » se trouve parmi eux
said-path-large = un nombre après { $letter } est trop grand
said-cities = il y a { $number } villes
said-villages = il y a { $number } villages
said-roads = il y a { $number } routes
said-of-them = il y en a { $number }
said-draw-between = dessinez-en { $low } à { $high }
said-draw-most = dessinez-en { $most } au plus
said-own-meaning = « { $id } » a déjà un sens propre
said-rename = renommez-le
said-bonuses = a { $number } bonus
said-one-bonus = donnez-en exactement un, comme dans {"{"} coins = 2 {"}"}
said-no-city-called = aucune ville ne s’appelle « { $name } »
said-to-itself = mène de { $place } à lui-même
said-two-places = nommez deux lieux différents
said-joins-already = { $road } relie déjà { $one } et { $other }
said-lead-elsewhere = menez-la ailleurs, car les routes portent le nom de leurs extrémités
said-no-village-called = aucun village ne s’appelle « { $name } »
said-add-villages = ajoutez des sections [[village]]
said-on-a-road = « { $village } » est déjà sur { $road }
said-call-villages = appelez les villages de cette route { $names }, dans cet ordre
said-list-players = donnez les nombres de joueurs de 1 (solo) à 4, comme dans [1, 2, 3, 4]
said-few-villages = { $kind } : { $villages } villages ne suffisent pas aux sanctuaires de départ
said-kind-solo = une partie en solo
said-kind-players = { $number } joueurs
said-draw-villages = dessinez au moins { $needed } villages ou retirez { $players } de la liste
said-belongs = « { $value } » appartient déjà à { $place }
said-own-each = donnez à chacun le sien
said-on-no-road = « { $village } » n’est sur aucune route
said-name-in-one = nommez-le dans les villages de l’une d’elles
said-unreached = aucune suite de routes ne mène du départ à { $city }
said-add-road = ajoutez une route
said-solo-missing = manque, alors que players contient 1
said-add-solo = ajoutez [[solo.tile]] et [[solo.setup]] ou retirez 1 de players
said-no-icon = aucune icône ne s’appelle « { $name } »
said-icon-alone = « { $icon } » n’a pas de nombre
said-icon-number = « { $words } » n’est pas un nombre de { $icon }
said-marked-twice = « { $village } » est marqué deux fois
said-mark-eight = marquez-en huit différents
said-by = { $width } sur { $height }
said-size-range = utilisez de 200 à 4000 dans chaque sens
said-outside = { $point } est hors de la disposition { $layout }
said-outside-radius = { $point } avec son rayon de { $radius } sort de la disposition { $layout }
said-its-size = sa taille est de { $width } sur { $height }
said-goes-by = le tracé passe par { $point } au lieu de son extrémité
said-begin-and-end = commencez à { $start } et finissez à { $end }
said-road-leaves = la route sort de la disposition { $layout } à { $point }
said-beside = « { $village } » est dessiné à { $distance } de sa route
said-is-on-it = { $point } est dessus
said-drawn-before = « { $one } » est dessiné avant « { $other } »
said-exchange = échangez leurs points

## Bots and arenas

said-no-level = « { $level } » n’est pas un niveau ; valeurs possibles : { $names }
said-level-iterations = « { $level }@{ $count } » : le nombre d’itérations va de 1 à { $most }
said-command-unreadable = la commande « { $command } » est illisible : { $what }
said-no-quotation = il manque le guillemet fermant
said-command-missing = la commande « { $command } » ne peut pas être lancée : programme introuvable
said-arena-seats = { $seats } ne peuvent pas jouer ; nommez { $low } à { $high } niveaux, ou jouez en solo
said-name-a-level = nommez un niveau
said-two-levels = nommez-en au moins deux différents, une fois chacun
said-worker-version = un processus a maharaja { $theirs }, cette commande est { $ours } ; installez partout la même version
said-ray-failed = la grappe a échoué : { $what }
said-ray-missing = --ray exige Ray : pip install '.[ray]'
said-ray-unreached = pas de connexion à { $address } : { $what } ; la grappe tourne-t-elle, et le jeton est-il le sien (docs/arena.md) ?
said-ray-token = { $variable } vaut { $value } ; seul token est permis
said-fault = place { $seat }, coup { $move }, { $fault } : { $what }
said-fault-bye = il était encore là { $seconds } s après bye
said-fault-type = un message { $type } n’est pas attendu
said-fault-unasked = une réponse à l’id { $id } ; la question est { $asked }
said-fault-no-text = { $value } n’est pas un texte
said-fault-refused = { $choice } : { $reason } (règle { $rule })
said-fault-late = pas de réponse à temps
said-fault-flood = une ligne de plus de { $most } octets
said-fault-start = impossible à lancer : { $what }
said-fault-ready = "ready" avec le protocole { $protocol } était attendu : { $message }
said-fault-retired = redémarré { $times } fois ; le remplaçant continue
said-fault-utf8 = ce n’est pas de l’UTF-8 : { $text }
said-fault-json = ce n’est pas du JSON : { $text }
said-fault-object = pas d’objet avec un type : { $text }

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
