# What ./play and ./check say while they set things up. tools/messages.py reads this before there are
# packages: one line a message, with nothing but variables to put in.

setup-first = Installation de Maharaja. Elle n’a lieu qu’une fois et prend environ une demi-minute.
setup-waiting = Une autre installation est en cours ; patientez.
setup-packages = paquets de { $name }
setup-page = page
setup-package = paquet
setup-engine = moteur et paquet
setup-done = { $what } : { $seconds } s
setup-failed = La construction a échoué : voir { $log }
setup-no-pip = Ce Python ({ $python }) n’a ni pip ni venv. Installez-les d’abord :
setup-command-failed = échec : { $command }
setup-no-compiler = Il n’y a pas de compilateur C : le moteur tourne en Python pur. Les parties sont les mêmes, mais les bots forts réfléchissent plus longtemps.
setup-engine-failed = Le moteur n’a pas pu être compilé ({ $log } dit pourquoi) et tourne en Python pur. Les parties sont les mêmes, mais les bots forts réfléchissent plus longtemps.
