# What ./play and ./check say while they set things up. tools/messages.py reads this before there are
# packages: one line a message, with nothing but variables to put in.

setup-first = Setting Maharaja up. That happens once and takes about half a minute.
setup-waiting = Waiting for another set-up.
setup-packages = packages of { $name }
setup-page = page
setup-package = package
setup-engine = engine and package
setup-done = { $what }: { $seconds } s
setup-failed = It could not be built: see { $log }
setup-no-pip = This Python ({ $python }) has neither pip nor venv. Install them first:
setup-command-failed = failed: { $command }
setup-no-compiler = There is no C compiler, so the engine runs as plain Python: the same games, but strong bots think longer.
setup-engine-failed = The engine could not be compiled ({ $log } says why) and runs as plain Python: the same games, but strong bots think longer.
