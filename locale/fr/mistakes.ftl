## How parts of an error are joined

error-text-at = { $place } : { $what }
error-text-remedy = { $what } ; { $remedy }
error-text-found = { $found } n’est pas correct ; { $what }
error-text-what-stands-here = ce qui est écrit ici
error-text-use-one-of = valeurs possibles : { $names }
error-text-did-you-mean = vouliez-vous dire « { $name } » ?
error-text-did-you-mean-or = vouliez-vous dire « { $name } » ? { $what }
error-text-large-number = un si grand nombre
error-text-quoted = { $what }

## Files

error-file-unreadable = illisible : { $what }
error-file-not-utf8 = ce n’est pas du texte UTF-8
error-file-save-as-utf8 = enregistrez-le en UTF-8

## What the system says

error-system-missing = fichier ou dossier introuvable
error-system-denied = permission refusée
error-system-is-folder = c’est un dossier
error-system-no-folder = ce n’est pas un dossier
error-system-disk-full = plus d’espace sur le disque
error-system-read-only = système de fichiers en lecture seule
error-system-address-in-use = l’adresse est déjà utilisée
error-system-no-address = cette machine n’a pas cette adresse
error-system-connection-refused = connexion refusée

## Board files

error-board-unnamed = le nom est vide
error-board-unknown = il n’y a pas de carte de ce nom
error-board-use-or-path = valeurs possibles : { $names }, ou le chemin d’un fichier .toml
error-board-not-toml = ce n’est pas du TOML : { $what }
error-board-number-too-long = un nombre y est trop long
error-board-nested-too-deeply = des listes ou tables y sont imbriquées trop profondément
error-board-unknown-key = clé inconnue
error-board-key-missing = manque
error-board-add-key = ajoutez-le, par exemple { $example }
error-board-unprintable = contient un caractère non affichable
error-board-write-plain-line = écrivez une simple ligne
error-board-length = a { $number } caractères
error-board-write-length = écrivez-en 1 à { $most }
error-board-no-id = « { $value } » n’est pas un identifiant
error-board-form-of-id = utilisez des minuscules, des chiffres et des traits d’union isolés, en commençant par une lettre
error-board-no-colour = « { $value } » n’est pas une couleur
error-board-form-of-colour = utilisez la forme "#B4522A"
error-board-not-known = « { $value } » est inconnu ici
error-board-form-of-path = écrivez des M, L, Q et C absolus, comme dans M480 336C500 200 490 150 478 100
error-board-not-between = { $number } n’est pas entre { $low } et { $high }
error-board-not-whole-numbers = ce n’est pas une liste de nombres entiers
error-board-too-large = contient un nombre bien trop grand ici
error-board-no-point = ce n’est pas un point
error-board-give-two-numbers = donnez deux nombres, comme dans [480, 336]
error-board-not-texts = ce n’est pas une liste de textes
error-board-put-in-quotes = mettez chacun entre guillemets
error-board-entries = a { $number } éléments
error-board-give-entries = il en faut { $entries }
error-board-range = { $low } à { $high }
error-board-found = trouvé : { $type }
error-board-write = écrivez : { $type }
error-board-type-text = texte
error-board-type-quoted = texte entre guillemets
error-board-type-flag = true ou false
error-board-type-whole-number = un nombre entier
error-board-type-fraction = un nombre à virgule
error-board-type-list = une liste
error-board-type-table = une table
error-board-type-date = une date ou une heure
error-board-type-whole-numbers = une liste de nombres entiers
error-board-type-texts = une liste de textes
error-board-type-point = un point comme [480, 336]
error-board-type-path = un tracé comme M480 336L478 100
error-board-type-such-table = une table comme { $example }
error-board-type-sections = des sections qui commencent par [[{ $key }]]
error-board-path-parts = a plus de { $most } parties
error-board-path-start = un tracé a un seul M, au début
error-board-path-somewhere = un tracé doit mener quelque part, comme M10 10L90 40
error-board-path-letter = « { $letter } » n’est pas l’une des lettres M, L, Q, C
error-board-path-numbers = { $letter } exige { $number } nombres
error-board-path-found = { $letter } exige { $number } nombres ; « { $word } » se trouve parmi eux
error-board-path-large = un nombre après { $letter } est trop grand
error-board-cities = il y a { $number } villes
error-board-villages = il y a { $number } villages
error-board-roads = il y a { $number } routes
error-board-tiles = il y en a { $number }
error-board-draw-between = dessinez-en { $low } à { $high }
error-board-draw-at-most = dessinez-en { $most } au plus
error-board-reserved = « { $id } » a déjà un sens propre
error-board-rename = renommez-le
error-board-bonuses = a { $number } bonus
error-board-give-one-bonus = donnez-en exactement un, comme dans {"{"} coins = 2 {"}"}
error-board-no-city = aucune ville ne s’appelle « { $name } »
error-board-road-to-itself = mène de { $place } à lui-même
error-board-name-two-places = nommez deux lieux différents
error-board-road-twice = { $road } relie déjà { $one } et { $other }
error-board-lead-elsewhere = menez-la ailleurs, car les routes portent le nom de leurs extrémités
error-board-no-village = aucun village ne s’appelle « { $name } »
error-board-add-villages = ajoutez des sections [[village]]
error-board-village-on-two-roads = « { $village } » est déjà sur { $road }
error-board-call-villages = appelez les villages de cette route { $names }, dans cet ordre
error-board-list-players = donnez les nombres de joueurs de 1 (solo) à 4, comme dans [1, 2, 3, 4]
error-board-too-few-villages = { $game } : { $villages } villages ne suffisent pas aux sanctuaires de départ
error-board-solo-game = une partie en solo
error-board-players = { $number } joueurs
error-board-draw-villages = dessinez au moins { $needed } villages ou retirez { $players } de la liste
error-board-taken = « { $value } » appartient déjà à { $place }
error-board-give-each-its-own = donnez à chacun le sien
error-board-village-on-no-road = « { $village } » n’est sur aucune route
error-board-name-in-one-road = nommez-le dans les villages de l’une d’elles
error-board-unreachable = aucune suite de routes ne mène du départ à { $city }
error-board-add-road = ajoutez une route
error-board-solo-missing = manque, alors que players contient 1
error-board-add-solo = ajoutez [[solo.tile]] et [[solo.setup]] ou retirez 1 de players
error-board-no-icon = aucune icône ne s’appelle « { $name } »
error-board-icon-without-number = « { $icon } » n’a pas de nombre
error-board-icon-number = « { $words } » n’est pas un nombre de { $icon }
error-board-marked-twice = « { $village } » est marqué deux fois
error-board-mark-eight = marquez-en huit différents
error-board-size = { $width } sur { $height }
error-board-size-range = utilisez de 200 à 4000 dans chaque sens
error-board-outside = { $point } est hors de la disposition { $layout }
error-board-outside-with-radius = { $point } avec son rayon de { $radius } sort de la disposition { $layout }
error-board-layout-size = sa taille est de { $width } sur { $height }
error-board-path-ends-elsewhere = le tracé passe par { $point } au lieu de son extrémité
error-board-begin-and-end = commencez à { $start } et finissez à { $end }
error-board-road-leaves = la route sort de la disposition { $layout } à { $point }
error-board-covers = est dessiné par-dessus { $other } : { $found } d’un centre à l’autre
error-board-move-apart = laissez au moins { $distance }
error-board-pale = { $colour } est trop pâle : son emblème blanc n’a qu’un contraste de { $found }
error-board-darker = prenez une couleur plus sombre, d’un contraste d’au moins { $contrast }
error-board-alike = { $colour } se distingue à peine du drapeau de { $other }
error-board-other-colour = prenez une autre couleur
error-board-beside-road = « { $village } » est dessiné à { $distance } de sa route
error-board-point-on-road = { $point } est dessus
error-board-wrong-order = « { $one } » est dessiné avant « { $other } »
error-board-edit-unusual = cette partie du fichier est écrite d’une façon que l’éditeur ne peut pas modifier ; modifiez-la dans le texte
error-board-too-long = un fichier de plateau compte au plus { $most } caractères
error-board-exchange-points = échangez leurs points

## Choices as text

error-choice-no-number = { $choice } n’est pas un choix
error-choice-not-on-board = { $choice } n’est pas un choix sur la carte { $board }
error-choice-unknown-word = « { $text } » n’est pas un choix ; un choix commence par { $verbs }
error-choice-did-you-mean = vouliez-vous dire { $word } ?
error-choice-nothing-follows = « { $text } » : rien ne suit le mot { $word }
error-choice-number-needed = « { $text } » : il faut un nombre de { $low } à { $high }
error-choice-name-needed = « { $text } » : il faut l’un de { $names }
error-choice-not-legal = { $choice } n’est pas permis : { $reason } (règle { $rule })
error-choice-refused = { $choice } : { $reason } (règle { $rule })
error-choice-no-piece = « { $name } » n’est pas un élément ; il y a { $names }

## Records, positions and set-ups

error-data-object-needed = il faut un objet
error-data-list-needed = il faut une liste
error-data-text-needed = il faut un texte
error-data-flag-needed = il faut true ou false
error-data-number-needed = il faut un nombre entier de { $low } à { $high }
error-data-key-missing = la clé { $key } manque
error-data-entries-needed = { $found } éléments ; il en faut { $wanted }
error-data-numbers-once = chaque nombre de { $low } à { $high } doit figurer exactement une fois
error-data-names-once = chacun de { $names } doit figurer exactement une fois
error-data-characters-needed = il faut { $number } personnages différents
error-data-rounds = { $number } tours ; il y en a au plus { $most }
error-data-differs-from-record = l’enregistrement lui-même dit ici autre chose
error-data-seat-and-choice = il faut une place et un choix, par exemple : 0 draft 14
error-data-seats = les places de cette table vont de 0 à { $last }
error-data-format = seul { $format } peut être lu
error-data-known-rules = ce programme connaît les règles { $versions }
error-data-give-board = donnez son fichier de carte, elle n’est pas fournie avec le jeu
error-data-other-board = la partie est sur { $board }, pas sur { $other }
error-data-board-changed = la carte { $board } a changé depuis (maintenant { $digest })
error-data-flags-once = l’étendard de chaque ville doit figurer exactement une fois
error-data-characters-fit = il y a place pour { $most } personnages au plus
error-data-plain-spaces = il n’y a que { $number } emplacements simples
error-data-open-planned = seules des actions planifiées peuvent être ouvertes
error-data-waiting-most = { $most } choses au plus peuvent être en attente
error-data-nobody-decides = personne n’a à décider ce que la phase demande
error-data-wrong-phase = cela ne peut pas être en attente dans la phase { $phase }
error-data-reward-off-track = cette récompense n’est pas sur la piste
error-data-phase-needs = dans la phase { $phase }, il faut { $wanted } ici
error-data-nothing-waiting = rien de tel ne peut être attendu ici
error-data-null-needed = il faut null ici
error-data-only-so-many = { $number } en tout ; il n’y en a que { $most }
error-data-shrines-fit = il y a place pour { $most } sanctuaires au plus
error-data-earned-sum = earned fait { $total } en tout
error-data-to-settle = { $number } sanctuaires restent à placer
error-data-characters-short = il faut { $number } personnages
error-data-more-than-once = { $what } y est plus d’une fois
error-data-not-drawn = { $number } n’a pas encore été pioché
error-data-tiles-in-reach = { $number } tuiles doivent être à portée
error-data-tiles-needed = il faut { $number } tuiles
error-data-tiles-too-high = les tuiles sont trop haut ; descendez-les
error-data-other-result = les choix mènent à un autre résultat
error-data-board-digest = ces villes, routes et tuiles donnent une carte dont l’empreinte est { $digest }
error-data-road-villages = une route en a un ou deux
error-data-icons-fit = il y en a { $most } au plus
error-data-tiles-gone = au plus { $most } tuiles peuvent avoir disparu

## Options and arguments

error-option-players = { $players } ne peuvent pas jouer ; utilisez { $low } à { $high }, ou solo avec un niveau pour un seul
error-option-board-is-for = la carte { $board } est prévue pour { $players }, pas pour { $found }
error-option-unknown = « { $name } » est inconnu ; valeurs possibles : { $names }
error-option-setup-and-seed = une mise en place explicite exclut une graine ou une première partie
error-option-first-game = les sept personnages proposés sont prévus pour quatre joueurs
error-option-decisions-made = { $decisions } ne convient pas : { $made } ont été prises
error-option-decisions-of-record = { $decisions } ne convient pas : l’enregistrement en a { $made }
error-option-no-city = « { $name } » n’est pas une ville de cette carte ; valeurs possibles : { $names }
error-option-no-seat = la place { $seat } n’existe pas ; utilisez 0 à { $last }
error-option-seeds-beyond = { $seeds } graines à partir de { $seed } dépassent { $last }
error-option-games-beyond = { $games } parties à partir de { $seed } dépassent { $last }
error-option-nothing-to-decide = la place { $seat } n’a rien à décider
error-option-spectator = celle d’un spectateur ; prenez celle d’une place
error-option-totals = { $found } totaux ; il en faut { $wanted }, un par place
error-option-totals-hidden = la vue cache des totaux : donnez ceux comptés d’après les événements, ou la partie au lieu de la vue
error-option-seat-of-view = une vue a sa propre place : donnez la partie pour regarder d’une autre
error-option-too-few = { $number } ne suffit pas ; prenez 1 ou plus
error-option-opponents = il en faut un pour toutes les autres places, ou { $number }
error-option-names = { $found } noms pour { $number } places ; donnez-en un par place au plus
error-option-no-records = il n’y a aucune partie
error-option-other-board = la partie { $game } a été jouée sur un autre plateau que { $board } : un fichier par plateau
error-option-unfinished = la partie { $game } n’est pas terminée ; on ignore donc ce que valaient ses choix
error-option-actions = il en faut { $number }, une par partie ; trouvé : { $found }
error-option-bot-seat = ce bot est pour la place { $seat } ; les bots sont dans l’ordre des places
error-option-no-bot = { $what } n’est pas un bot ; maharaja.make_bot(level, { $seat }, seed) en crée un
error-option-bots = il faut { $number } bots, un par place ; trouvé : { $found }
error-option-rewards = il faut { $number } nombres, un par place ; trouvé : { $found }

## Bots

error-bot-no-level = « { $level } » n’est pas un niveau ; valeurs possibles : { $names }
error-bot-no-level-meant = « { $level } » n’est pas un niveau ; vouliez-vous dire { $name } ? Il y a { $names }
error-bot-no-style = « { $style } » n’est pas un style de { $level } ; les niveaux qui réfléchissent ont les styles { $names }
error-bot-iterations = « { $level }@{ $iterations } » : le nombre d’itérations va de 1 à { $most }
error-bot-command-unreadable = la commande « { $command } » est illisible : { $what }
error-bot-command-missing = la commande « { $command } » ne peut pas être lancée : programme introuvable
error-bot-fault = place { $seat }, coup { $move }, { $kind } : { $what }
error-bot-bye = il était encore là { $seconds } s après bye
error-bot-type = un message { $type } n’est pas attendu
error-bot-unasked = une réponse à l’id { $id } ; la question est { $asked }
error-bot-no-text = { $value } n’est pas un texte
error-bot-late = pas de réponse à temps
error-bot-flood = une ligne de plus de { $most } octets
error-bot-start = impossible à lancer : { $what }
error-bot-ready = "ready" avec le protocole { $protocol } était attendu : { $message }
error-bot-retired = redémarré { $times } fois ; le remplaçant continue
error-bot-lost-moves = { $count } coups perdus d’affilée ; le remplaçant continue
error-bot-not-utf8 = ce n’est pas de l’UTF-8 : { $text }
error-bot-not-json = ce n’est pas du JSON : { $text }
error-bot-no-object = pas d’objet avec un type : { $text }
error-bot-closed-output = il a fermé sa sortie
error-bot-signal = le signal { $signal } y a mis fin
error-bot-exit-status = il s’est terminé avec le code { $status }
error-bot-said = { $what } ; il a dit : { $said }
error-bot-move-without-newgame = un move sans newgame avant lui
error-bot-protocol = seul le protocole { $protocol } est parlé ici
error-bot-python-file = il n’y a pas de fichier « { $file } » ; une classe à vous s’écrit FICHIER.py:CLASSE
error-bot-python-import = le fichier ne peut pas être importé : { $what }
error-bot-python-no-class = il n’y a pas de classe « { $name } » dedans, mais { $names }
error-bot-python-no-bots = il n’y a pas de classe « { $name } » dedans, ni d’autre sous-classe de maharaja.Bot
error-bot-python-not-bot = « { $name } » n’est pas un bot ; il faut une sous-classe de maharaja.Bot
error-bot-raised = { $what } (ligne { $line })
error-bot-failed = { $count ->
    [one] en panne dans { $count } partie ; dans celle de la graine { $seed } : { $what }
   *[other] en panne dans { $count } parties ; la première, de la graine { $seed } : { $what }
}

## Arenas

error-arena-seats = { $seats } ne peuvent pas jouer ; nommez { $low } à { $high } niveaux, ou jouez en solo
error-arena-name-a-level = nommez un niveau
error-arena-two-levels = nommez-en au moins deux différents, une fois chacun
error-arena-worker-version = un processus a maharaja { $theirs }, cette commande est { $ours } ; installez partout la même version
error-arena-cluster-failed = la grappe a échoué : { $what }
error-arena-ray-missing = --ray exige Ray : dans le dossier du projet, pip install '.[ray]'
error-arena-unreached = pas de connexion à { $address } : { $what } ; la grappe tourne-t-elle, et le jeton est-il le sien (docs/arena.md) ?
error-arena-own-ray = un Ray à elle
error-arena-token = { $variable } vaut { $value } ; seul token est permis
error-arena-fault = dans la partie de graine { $seed } : { $what }
error-arena-redraws = seuls nos propres niveaux peuvent planifier à nouveau, et pas en solo
error-arena-kept-other = ce fichier contient d’autres parties ; indiquez-en un autre
error-arena-kept-changed = ces parties ont été jouées par des bots qui jouent autrement aujourd’hui ; indiquez un nouveau fichier

## The command line

error-cli-unknown-command = La commande « { $command } » n’existe pas. Les commandes sont { $commands }.
error-cli-positions-need-records = --positions exige --records FICHIER pour y écrire
error-cli-puzzles-wrong =
    { $count ->
        [one] { $count } problème ne tient pas ce qu’il annonce.
       *[other] { $count } problèmes ne tiennent pas ce qu’ils annoncent.
    }
error-cli-keep-or-records = --keep et --records ne vont pas ensemble
error-cli-players-solo = --players { $players } et --solo { $level } sont incompatibles ; retirez l’un des deux
error-cli-players-one = --players 1 exige --solo easy, medium ou hard
error-cli-seats-solo = seats : { $seats } ne peuvent pas jouer en solo ; n’en nommez qu’un
error-remote-address = « { $address } » n’est pas l’adresse d’une table ; elle ressemble à http://127.0.0.1:8350/tables/ID, avec l’invitation après #
error-cli-join-token = le jeton d’un compte de bot commence par { $begin }
error-remote-unreached = le serveur est injoignable : { $what }
error-remote-refused = { $code } : { $what }
error-cli-not-one-of = « { $name } » n’existe pas ; les valeurs possibles sont { $names }
error-cli-name-missing = il manque un nom ; séparez les niveaux par une seule virgule
error-cli-never-pass = { $seconds } secondes ne passent jamais
error-cli-no-address = « { $text } » n’est pas une adresse de serveur ; une adresse ressemble à https://tables.example.org
error-cli-no-origin = « { $text } » n’est pas une origine ; une origine ressemble à https://example.org
error-cli-no-folder = { $folder } n’est pas un dossier
error-cli-no-player = « { $text } » ne peut pas avoir de place ; possibles : { $names }
error-cli-no-shared-board = il n’y a pas de plateau partagé { $board }
error-cli-board-players = ce plateau est pour { $players } joueurs
error-cli-board-mistakes = { $count ->
    [one] le plateau n’est pas jouable : { $count } erreur
   *[other] le plateau n’est pas jouable : { $count } erreurs
}
error-cli-board-looks = { $count ->
    [one] le plateau est jouable, mais { $count } chose se voit mal
   *[other] le plateau est jouable, mais { $count } choses se voient mal
}
error-cli-no-host = « { $text } » n’est pas un nom d’hôte comme tables.example.org
error-cli-no-network = « { $text } » n’est ni une adresse ni un réseau comme 10.0.0.0/8
error-cli-no-mail-address = « { $text } » n’est pas une adresse électronique
error-cli-no-server = « { $text } » n’est pas de la forme HÔTE:PORT
error-cli-no-duration = « { $text } » n’est pas une durée ; écrivez par exemple 12h, 30d ou 8w
error-cli-name-a-status = --status : nommez au moins un de { $names }
error-cli-no-json = { $file } : la ligne { $line } n’est pas un enregistrement JSON : { $why }
error-cli-nested = imbrication trop profonde
error-cli-too-few-games = { $count ->
    [one] { $file } : contient { $count } partie ; --game { $game } est trop grand
   *[other] { $file } : contient { $count } parties ; --game { $game } est trop grand
}
error-cli-too-few-decisions = { $count ->
    [one] { $file } : --at { $asked } : l’enregistrement n’a que { $count } décision
   *[other] { $file } : --at { $asked } : l’enregistrement n’a que { $count } décisions
}
error-cli-not-a-file = { $file } n’est pas un fichier ; -o - écrit sur la sortie standard
error-cli-port-taken = { $host } port { $port } : { $why } ; choisissez un autre --port, ou --port 0 pour n’importe lequel
error-cli-secrets = les tables contiennent des secrets : donnez -o FICHIER, ou --secrets pour les montrer ici
error-cli-nobody-to-ask = il n’y a personne à qui demander ici : ajoutez --yes, ou --dry-run pour voir d’abord
error-cli-no-person = personne ne s’appelle { $person } ni n’a d’identifiant qui commence ainsi, ou il y en a plusieurs : voir maharaja people list
error-cli-no-report = rien n’a été signalé sous { $message } : voir maharaja people reports

## The command line: what click finds

error-cli-value-for = Valeur incorrecte pour { $option } : { $what }
error-cli-value = Valeur incorrecte : { $what }
error-cli-range = { $value } n’est pas dans l’intervalle { $range }.
error-cli-type = { $value } ne convient pas ; attendu : { $wanted }.
error-cli-whole-number = nombre entier
error-cli-number = nombre
error-cli-yes-or-no = true ou false
error-cli-choice-of = { $value } n’existe pas ; les valeurs possibles sont { $choices }.
error-cli-no-option = L’option { $option } n’existe pas.
error-cli-no-option-meant = L’option { $option } n’existe pas. { $meant }
error-cli-did-you-mean = Vouliez-vous dire { $name } ?
error-cli-did-you-mean-one-of = (Vouliez-vous dire : { $names } ?)
error-cli-missing-option = Il manque l’option { $option }.
error-cli-missing-argument = Il manque l’argument { $argument }.
error-cli-missing-command = Il manque une commande.
error-cli-needs-posix = cette commande demande Linux ou macOS (sous Windows, WSL) ; tout sauf le serveur et ses tables marche aussi ici
error-cli-needs-value = L’option { $option } exige une valeur.
error-cli-takes-no-value = L’option { $option } ne prend pas de valeur.
error-cli-unexpected = Argument en trop : { $arguments }
error-cli-unexpected-many = Arguments en trop : { $arguments }
error-cli-could-not-open = Impossible d’ouvrir le fichier { $file } : { $what }
error-cli-is-a-file = { $folder } est un fichier, pas un dossier.
error-cli-dataset-missing = les jeux de données exigent pyarrow : dans le dossier du projet, pip install '.[dataset]'

## Databases

error-database-scheme = --database ne peut pas commencer par { $scheme }:// : donnez le chemin d’un fichier, sqlite:///chemin ou postgresql://user@host/name
error-database-folder = le dossier des tables ne peut pas être créé : { $what }
error-database-path = --database exige le chemin d’un fichier, par exemple sqlite:///tables.db
error-database-missing = ce fichier n’existe pas ; indiquez avec --database où sont les tables
error-database-libraries = PostgreSQL exige d’autres bibliothèques : dans le dossier du projet, pip install '.[postgresql]'
error-database-newer = la base de données vient d’un Maharaja plus récent : son schéma est { $found }, cette version connaît jusqu’à { $known } ; installez une version plus récente
error-database-closed = le stockage n’est pas ouvert
error-database-lost = connexion perdue pendant l’écriture, on ne sait donc pas si cela a été écrit : { $what }
error-database-no-answer = pas de réponse
error-database-address = adresse incorrecte ; écrivez par exemple postgresql://user:password@host:5432/name
error-database-in-use = { $file } est utilisé par un autre serveur ; pour plusieurs processus sur les mêmes tables, donnez-leur à tous le même PostgreSQL : --database postgresql://...
error-database-servers-use = des serveurs utilisent peut-être la table { $table }
error-database-server-uses = un serveur utilise peut-être la table { $table }
error-database-table-exists = il y a déjà une table { $table }
error-database-no-folder = le dossier { $folder } n’existe pas
error-database-backup-postgresql = PostgreSQL sauvegarde par son propre programme : pg_dump --format=custom --file=FICHIER BASE ; maharaja tables export écrit les tables de toute base de données
error-database-restore-postgresql = PostgreSQL restaure par son propre programme : arrêtez tous les serveurs, createdb NOUVELLE, pg_restore --exit-on-error --no-owner --dbname=NOUVELLE FICHIER
error-database-backup-missing = le fichier { $file } n’existe pas
error-database-backup-exists = { $file } existe déjà : donnez un autre nom, ou --replace
error-database-backup-same = { $file } est la base de données elle-même : donnez un autre nom
error-database-backup-damaged = { $file } est endommagé, ou n’est pas une base de données : { $what }
error-database-backup-foreign = { $file } est une base de données, mais pas de Maharaja
error-database-restore-in-use = { $file } est utilisé par un serveur ou un autre programme : arrêtez-le, restaurez, puis relancez-le

## Exported tables

error-archive-damaged = la table { $table } est endommagée dans la base de données : { $what }
error-archive-board = la carte d’empreinte { $digest } manque dans la base de données
error-archive-format = son format est « { $format } » ; cette version lit « { $known } »
error-archive-none = ce n’est pas une table : { $what }
error-archive-changed = la table { $table } a été modifiée depuis son export
error-archive-its-board = sa carte est { $board } ({ $digest }), pas { $other }
error-archive-solo = solo ne correspond pas à la partie
error-archive-seat = la place { $seat } n’existe pas
error-archive-status = la partie est { $status }, personne ne peut donc choisir
error-archive-again = la partie est { $status }, elle ne peut donc pas être rejouée
error-archive-shared = la partie est { $status }, elle ne peut donc pas être montrée à tous
error-archive-back = { $number } choix ne peuvent pas être annulés
error-archive-no-clock = elle parle d’une horloge qui n’existe pas
error-archive-kind = la place { $seat } est du genre { $sort }
error-archive-level = le niveau « { $level } » n’existe pas ; les niveaux sont { $names }
error-archive-style = le style « { $style } » n’existe pas ; les styles sont { $names }
error-archive-link = un lien a une place si c’est un lien personnel, et alors seulement
error-archive-at-table = table { $table }
error-archive-at-beginning = son début
error-archive-at-entry = entrée { $number }
error-archive-at-links = ses liens
error-archive-no-export = { $file } : la ligne { $line } n’est pas une table : un fichier de maharaja tables export en a une par ligne ; les enregistrements de parties s’importent sur le serveur, par POST /api/tables/import
error-archive-line-refused = { $file } : ligne { $line } : { $why }
error-archive-line-too-long = { $file } : la ligne { $line } dépasse { $most } octets
error-archive-no-table = la table { $table } n’existe pas ; maharaja tables list les montre toutes
error-archive-stop-the-server = un serveur utilise cette base de données : arrêtez-le, importez, puis relancez-le

## What the server adds to its codes

error-detail-tables-an-hour = Au plus { $number } tables par heure depuis une adresse.
error-detail-tables-at-once = { $number } tables à la fois sont permises ; terminez-en ou fermez-en une d’abord.
error-detail-bots-at-once = Aux tables d’un même hôte, { $number } bots qui cherchent ({ $names }) au plus peuvent jouer à la fois ; terminez ou fermez d’abord une table, ou prenez adept.
error-detail-sockets-of-address = Au plus { $number } à la fois depuis une adresse.
error-detail-sockets-of-person = Au plus { $number } à la fois pour une personne.
error-detail-bytes = Au plus { $number } octets.
error-detail-follows = Un socket suit au plus { $number } places ; quittez-en une d’abord.
error-detail-too-often-names = Le nom de cette place a été changé { $number } fois ; il reste tel quel.
error-detail-too-often-devices = La place a été amenée { $number } fois sur d’autres appareils ; cela suffit.
error-detail-too-often-levels = Le niveau de ce bot a été changé { $number } fois ; il reste tel quel.
error-detail-too-often-auto-answer = Les coups forcés ont été activés ou désactivés { $number } fois ; cela reste ainsi.
error-detail-too-often-take-backs = La place a été reprise { $number } fois ; son bot joue maintenant jusqu’à la fin.
error-detail-too-often-undos = La place a annulé { $number } choix ; ce qui est choisi maintenant est définitif.
error-detail-too-often-plans = La place a remplacé { $number } plans ; le dernier est définitif.
error-detail-too-often-people = On s’est assis ici { $number } fois ; seuls des bots le peuvent maintenant.
error-detail-too-often-rematches = Cette partie a été rejouée { $number } fois ; créez une nouvelle table.
error-detail-too-often-hints = La place a reçu { $number } conseils ; elle joue désormais seule.
error-detail-too-often-orders = Les consignes de cette place ont été changées { $number } fois ; elles restent telles quelles.
error-detail-too-often-vacations = La place est partie en vacances { $number } fois ; cela suffit.
error-detail-vacation-already = Vous êtes déjà en vacances ici ; mettez-y fin d’abord.
error-detail-vacation-days = { $number ->
    [0] Il ne reste plus de vacances ici.
    [one] Il reste { $number } jour de vacances ici.
   *[other] Il reste { $number } jours de vacances ici.
}
error-detail-empty-window = la plage doit finir à une autre heure qu’elle ne commence.
error-detail-zone = le serveur ne connaît pas le fuseau horaire { $zone } ; indiquez un nom comme Europe/Berlin, ou UTC.
error-detail-one-hint = Un conseil à la fois : le précédent est encore à l’étude.
error-detail-outlook = On ne peut anticiper qu’à partir d’un plan ou de la fin d’un tour.
error-detail-boards = Les cartes sont { $names }.
error-detail-shared-boards = ce serveur garde au plus { $number } plateaux partagés ; son hôte peut en retirer
error-detail-others-faster = D’autres ont été plus rapides à chaque fois ; regardez et réessayez.
error-detail-noted-as = Un problème est survenu ici ; le journal le note { $mark }.
error-detail-nested = Il est imbriqué trop profondément.
error-detail-parameter-once = Chaque paramètre ne peut être donné qu’une fois.
error-detail-too-late = Il n’est pas arrivé en { $seconds } secondes.
error-detail-send-type = Envoyez { $type } en UTF-8.
error-detail-origin-needed = Les requêtes avec cookie doivent indiquer leur Origin.
error-detail-origin-foreign = L’Origin n’est ni ce serveur ni l’un de ceux qu’on lui a indiqués.
error-detail-host-wrong = Utilisez l’adresse de ce serveur, ou demandez à son hébergeur d’indiquer ce nom.
error-detail-solo-seats = Une table solo a une place ; celle de Brahmabot s’ajoute d’elle-même.
error-detail-coached-seats = Une partie accompagnée a une place pour vous et des bots à toutes les autres.
error-detail-record-or-position = Il faut soit un enregistrement, soit une position.
error-detail-earlier-decisions = seul un enregistrement a des décisions antérieures.
error-detail-seats-wanted = cette partie en a { $wanted }, pas { $found }.
error-detail-decisions = la partie en a { $number }.
error-detail-devices = Une place est sur { $number } appareils au plus.
error-detail-page = utilisez la valeur reçue dans next.
error-detail-bytes-besides = plus de { $number } octets outre les choix.
error-detail-bytes-more = plus de { $number } octets.
error-detail-banned = Vous ne pouvez plus prendre place à cette table.
error-detail-link-left = La personne de ce lien a quitté la place.
error-detail-nobody-sits = Personne n’y est assis qui pourrait revenir.
error-detail-no-bot = Aucun bot ne joue pour vous.
error-detail-whose-link = le lien de qui ? Il faut une place.
error-detail-table-seats = Les places de cette table vont de 0 à { $last }.
error-detail-closed = La table a été fermée.
error-detail-not-begun = La partie n’a pas commencé.
error-detail-over = La partie est terminée.
error-detail-players-only = Seuls ceux qui ont joué ici et l’hôte peuvent faire cela.
error-detail-mail-address = Une adresse électronique ressemble à nom@example.org.
error-detail-web-address = Une adresse du web commence par https:// et ne contient ni nom ni mot de passe.
error-detail-push-keys = Les clés de cet abonnement sont inutilisables ; abonnez-vous de nouveau.
error-detail-channels = Au plus { $number } de chaque genre.
error-detail-too-often-mails = Des courriels de confirmation ont déjà été envoyés à cette adresse ; attendez un jour.
error-detail-too-often-tests = Ce canal vient d’être essayé ; attendez une demi-minute.
error-detail-too-often-nudges = Cette place a déjà reçu un rappel dans les dernières 24 heures.
error-detail-account-devices = Un compte a au plus { $number } appareils ; retirez-en un d’abord.
error-detail-passkeys = Un compte a au plus { $number } clés d’accès.
error-detail-too-often-tries = Trop d’essais ; attendez un moment.
error-detail-bots-do-not-talk = Les bots ne parlent pas.
error-detail-phrase-or-text = Dites une phrase toute faite ou un texte : l’un des deux, pas les deux.
error-detail-no-phrase = Cette phrase n’existe pas.
error-detail-phrases-only = À cette table, il n’y a que des phrases toutes faites.
error-detail-muted-by-host = L’hôte du serveur vous a rendu muet.
error-detail-empty-text = Le texte est vide.
error-detail-too-often-said = { $number } messages ont été envoyés à cette table ; il y aura de la place quand les plus anciens seront effacés.
error-detail-not-over = On ne peut rejouer qu’une partie terminée.
error-detail-bot-plays = Un bot joue cette place ; reprenez-la d’abord.
error-detail-levels = les niveaux sont { $names }.
error-detail-styles = les styles sont { $names }.
error-detail-undo-plan = Un plan ne s’annule pas, il se refait, jusqu’à l’arrivée du dernier.
error-detail-undo-others = Quelqu’un d’autre a répondu depuis, ou rien n’a encore été choisi.
error-detail-undo-hidden = Quelque chose de caché a été révélé, ou le tour est terminé.
error-detail-unknown-rules = La table suit les règles { $version } ; ce programme connaît { $known }.
error-detail-quoted = { $what }.

## Leçons

error-lesson-position = impossible à jouer : { $what }
error-lesson-id-twice = « { $id } » apparaît deux fois
error-lesson-line = une ligne des autres ne peut être jouée : { $what }
error-lesson-stuck = rien de ce qui est attendu n’est permis ici
error-lesson-never = « { $pattern } » ne correspond à aucun choix possible ici
error-lesson-point = il n’y a pas de « { $what } » à montrer
error-lesson-fact = il n’y a rien à « { $what } »
error-lesson-text = le texte { $name } manque en { $language }

## Reviews

error-review-solo = une partie solo ne peut pas être analysée : le hasard y joue encore après la mise en place ; prenez une partie de 2 à 4 joueurs
error-review-unfinished = la partie n’est pas terminée ; seules les parties finies sont analysées
error-review-too-few = { $number } est trop peu ; prenez au moins { $least }
error-detail-reviews-at-once = Au plus { $number } analyses à la fois.
error-detail-balances = Au plus { $number } plateaux à la fois.
error-detail-line-long = Une variante a au plus { $number } choix.
error-detail-line = Une variante se compose de sièges et de choix, comme dans un enregistrement.
