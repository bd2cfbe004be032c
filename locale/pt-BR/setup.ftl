# What ./play and ./check say while they set things up. tools/messages.py reads this before there are
# packages: one line a message, with nothing but variables to put in.

setup-first = Preparando o Maharaja. Isso só acontece uma vez e leva cerca de meio minuto.
setup-waiting = Outra preparação está em andamento; aguarde.
setup-packages = pacotes de { $name }
setup-page = página
setup-package = pacote
setup-engine = motor e pacote
setup-done = { $what }: { $seconds } s
setup-failed = Não foi possível construir: veja { $log }
setup-no-pip = Este Python ({ $python }) não tem pip nem venv. Instale-os primeiro:
setup-command-failed = falhou: { $command }
setup-no-compiler = Não há compilador C, então o motor roda como Python puro: as partidas são as mesmas, mas os bots fortes pensam por mais tempo.
setup-engine-failed = Não foi possível compilar o motor ({ $log } diz por quê), e ele roda como Python puro: as partidas são as mesmas, mas os bots fortes pensam por mais tempo.
