# What ./play and ./check say while they set things up. tools/messages.py reads this before there are
# packages: one line a message, with nothing but variables to put in.

setup-first = Maharaja wird eingerichtet. Das geschieht nur einmal und dauert etwa eine halbe Minute.
setup-waiting = Eine andere Einrichtung läuft noch; bitte warten.
setup-packages = Pakete für { $name }
setup-page = Seite
setup-package = Paket
setup-engine = Spielkern und Paket
setup-done = { $what }: { $seconds } s
setup-failed = Das Bauen ist fehlgeschlagen: siehe { $log }
setup-no-pip = Dieses Python ({ $python }) hat weder pip noch venv. Bitte zuerst installieren:
setup-command-failed = fehlgeschlagen: { $command }
setup-no-compiler = Es gibt keinen C-Compiler, also läuft der Spielkern als reines Python: dieselben Partien, nur denken starke Bots länger.
setup-engine-failed = Der Spielkern ließ sich nicht kompilieren (warum, steht in { $log }) und läuft als reines Python: dieselben Partien, nur denken starke Bots länger.
