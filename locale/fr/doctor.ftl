## States and checks

doctor-state-good = bon
doctor-state-warning = attention
doctor-state-bad = mauvais
doctor-state-skipped = non essayé
doctor-check-server = serveur
doctor-check-socket = sockets
doctor-check-origin = origine
doctor-check-secure = TLS
doctor-check-clock = horloge
doctor-check-disk = disque
doctor-check-sync = écriture
doctor-check-memory = mémoire
doctor-check-files = fichiers
doctor-check-engine = moteur
doctor-wrong = { $count ->
    [0] Tout va bien.
    [one] { $count } chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
doctor-skipped = Le serveur doit d’abord répondre.

## The address

doctor-server-good = Maharaja répond à { $address }.
doctor-server-silent = Rien ne répond à { $address } : { $why }
doctor-server-silent-remedy = Démarrez le serveur (maharaja serve) ou indiquez l’adresse qu’utilisent les visiteurs : maharaja doctor https://tables.example.org. Un pare-feu doit peut-être laisser passer le port.
doctor-server-certificate = Le certificat de { $address } n’est pas reconnu : { $why }
doctor-server-certificate-remedy = Renouvelez-le, ou faites envoyer toute la chaîne par le proxy : jusque-là, les navigateurs refusent la page.
doctor-server-other = Ce qui répond à { $address } n’est pas Maharaja (statut { $status }).
doctor-server-other-remedy = Faites transmettre tous les chemins par le proxy au serveur, qui se trouve à la racine de son hôte.
doctor-server-redirect = { $address } renvoie à { $goal }.
doctor-server-redirect-remedy = Lancez le diagnostic avec cette adresse-là.
doctor-server-failing = Le serveur dit que rien ne peut être écrit dans sa base de données.
doctor-server-failing-remedy = Voyez ce qui est dit du disque ci-dessous, et le journal du serveur.
doctor-server-host = Le serveur ne se connaît pas sous le nom { $host }.
doctor-server-host-remedy = Démarrez-le avec --hosts { $host }, ou indiquez l’adresse du proxy dans --trusted-proxies.
doctor-socket-good = Les web sockets passent.
doctor-socket-blocked = Les web sockets ne passent pas : la réponse a été { $answer }.
doctor-socket-remedy = Faites parler HTTP/1.1 au proxy avec le serveur et transmettre les en-têtes Upgrade et Connection à /api/socket (pour nginx : docs/hosting.md ; Caddy le fait de lui-même).
doctor-origin-good = Les pages de { $origin } peuvent agir pour leurs visiteurs.
doctor-origin-scheme = Le serveur prend les pages de { $origin } pour étrangères : il ne sait pas si elles sont venues par http ou https.
doctor-scheme-remedy = Faites envoyer X-Forwarded-Proto par le proxy, et indiquez son adresse dans --trusted-proxies.
doctor-origin-host = Le serveur prend les pages de { $origin } pour étrangères : on le demande sous un autre nom.
doctor-origin-host-remedy = Faites transmettre l’en-tête Host tel quel par le proxy, ou démarrez le serveur avec --origins { $origin }.
doctor-origin-odd = Une page qui voulait agir a reçu la réponse { $code }.
doctor-secure-here = Sur cette machine même, les navigateurs n’ont pas besoin de TLS.
doctor-secure-good = Les navigateurs font confiance à la page.
doctor-secure-open = { $address } est sans TLS : les navigateurs ne permettent à ses pages ni notifications, ni installation, ni copie, et qui lit le réseau peut prendre une place.
doctor-secure-open-remedy = Placez un proxy avec TLS devant (docs/hosting.md). À la maison, entre amis, cela peut rester ainsi.
doctor-secure-unaware = La page a TLS, mais le serveur ne le sait pas : ses cookies ne sont pas marqués Secure.

## The clock

doctor-clock-good = L’horloge est d’accord avec celle de { $other }.
doctor-clock-off = L’horloge diffère de { $seconds } secondes de celle de { $other }.
doctor-clock-future = La base a des tables modifiées { $seconds } secondes dans le futur : l’horloge avançait alors, ou retarde maintenant.
doctor-clock-remedy = Faites régler l’horloge de chaque machine par le réseau (timedatectl set-ntp true), celles du proxy et de la base comprises.

## The disk

doctor-disk-good = On peut écrire dans { $folder } ; { $megabytes } Mo sont libres.
doctor-disk-nearly-full = { $folder } est presque plein : { $megabytes } Mo sont libres.
doctor-disk-full = { $folder } est plein : aucun choix ne peut être noté.
doctor-disk-full-remedy = Faites de la place, agrandissez le disque ou le quota, ou supprimez d’anciennes tables : maharaja tables prune --older-than 30d.
doctor-disk-read-only = { $folder } est en lecture seule.
doctor-disk-read-only-remedy = Montez-le en écriture (après une erreur, le système le bloque de lui-même : voir dmesg), ou placez la base ailleurs avec --database ; dans un conteneur il lui faut un volume, avec systemd un StateDirectory.
doctor-disk-denied = Vous n’avez pas le droit d’écrire dans { $folder }.
doctor-disk-denied-remedy = Lancez le diagnostic en tant qu’utilisateur du serveur (sudo -u), ou donnez-lui le dossier : chown maharaja { $folder }.
doctor-disk-error = Rien ne peut être écrit dans { $folder } : { $why }
doctor-disk-error-remedy = Voyez ce que le système dit de ses disques (dmesg), et placez la base sur un autre.
doctor-disk-no-folder-remedy = Créez le dossier, ou nommez un autre fichier avec --database : le serveur ne crée pas de dossier.
doctor-sync-good = Ce qui est écrit est sur le disque après { $milliseconds } ms.
doctor-sync-slow-remedy = Chaque choix l’attend : placez la base sur un disque plus rapide, un SSD par exemple.
doctor-sync-memory = { $folder } est en mémoire ({ $system }) : un redémarrage perd toutes les tables.
doctor-sync-memory-remedy = Placez la base sur un disque avec --database.
doctor-sync-container = { $folder } appartient au conteneur ({ $system }) : ses tables disparaissent avec lui.
doctor-sync-container-remedy = Donnez un volume au conteneur, et placez-y la base.
doctor-sync-network = { $folder } est sur un système de fichiers réseau ({ $system }), où les verrous de SQLite ne sont pas fiables.
doctor-sync-network-remedy = Placez la base sur un disque local, ou utilisez PostgreSQL.

## PostgreSQL

doctor-database-good = { $database } accepte ce qui est écrit.
doctor-database-remedy = Corrigez l’adresse dans --database ou MAHARAJA_DATABASE, et voyez si la base fonctionne.
doctor-database-read-only = { $database } est en lecture seule.
doctor-database-read-only-remedy = Indiquez le serveur principal et non un serveur de secours, et un compte qui peut écrire.
doctor-database-syncs = PostgreSQL garde ce qu’il a confirmé.
doctor-database-unsafe = PostgreSQL tourne avec { $settings } : une panne perd ce qui était confirmé.
doctor-database-unsafe-remedy = Activez-les dans postgresql.conf.

## The machine

doctor-memory-good = { $available } Mo sont libres ; le serveur et ses bots (--bots { $bots }) en demandent jusqu’à { $needed }.
doctor-memory-low = Seulement { $available } Mo sont libres ; le serveur et ses bots (--bots { $bots }) en demandent jusqu’à { $needed }.
doctor-memory-unknown = Le système ne dit pas ce qui est libre ; il faut { $needed } Mo.
doctor-memory-remedy = Donnez-en plus à la machine, au conteneur (memory) ou au service (MemoryMax), ou démarrez moins de processus avec --bots.
doctor-files = { $files } fichiers ouverts permettent { $connections } connexions.
doctor-files-unlimited = Les fichiers ouverts ne sont pas limités.
doctor-files-remedy = Relevez la limite : LimitNOFILE avec systemd, ulimits dans un conteneur, ulimit -n dans un shell.
doctor-engine-good = Le moteur est compilé.
doctor-engine-plain = Le moteur tourne en Python pur : les bots forts réfléchissent plus longtemps.
doctor-engine-remedy = Installez un compilateur C (gcc ou clang), puis réinstallez Maharaja.
