## Games and boards

cli-replayed = após { $shown } de { $made } decisões, todas dentro das regras
cli-board-good = { $board }: { $cities } cidades, { $roads } estradas, { $villages } vilas, jogadores { $players }, resumo { $digest }: um bom mapa
cli-solo = solo
cli-report-games = partidas
cli-report-decisions = decisões
cli-report-games-second = partidas/s
cli-report-decisions-second = decisões/s
cli-report-scores = médias de pontos
cli-report-statue = sétima estátua
cli-report-engine = motor
cli-no-textual = O Textual não está instalado, por isso se joga em linhas simples (o extra terminal o traz).
cli-engine-compiled = motor compilado
cli-engine-plain = motor em Python puro
cli-rounded = { $played } partidas em vez de { $asked }: { $rotations } disposições por semente
cli-match-seat = { $count ->
    [one] lugar { $seat }: { $bot }, { $count } lance
   *[other] lugar { $seat }: { $bot }, { $count } lances
}
cli-match-times = mediana { $median } ms, mais lento { $slowest } ms
cli-match-faults = { $count ->
    [one] { $count } falha
   *[other] { $count } falhas
}
cli-match-restarts = { $count ->
    [one] { $count } reinício
   *[other] { $count } reinícios
}
cli-interrupted = interrompido: estes são os números de { $played } de { $asked } partidas
cli-join-seated = { $name } está no lugar { $seat } da mesa { $table }
cli-join-won = mesa { $table }: o lugar { $seat } vence; os pontos por lugar: { $scores }
cli-join-over = mesa { $table }: a partida acabou para o lugar { $seat }; os pontos por lugar: { $scores }
cli-join-closed = a mesa { $table } foi fechada antes do início da partida
cli-progress-games = partidas
cli-progress-measuring = medição
cli-progress-decisions = decisões
cli-progress-tables = mesas
cli-progress-bytes = bytes

## The server

cli-serving = Marajá em { $url }
cli-serving-from = mesas em { $database }, { $engine }
cli-serving-only-here = Só este computador tem acesso. Para outras pessoas na sua rede: ./play --share
cli-serving-network = para outras pessoas na sua rede: { $url }
cli-engine-compiling = Compilando o motor em segundo plano, para que os bots fortes respondam mais rápido: { $percent } %
cli-engine-ready = O motor está compilado: os bots já o usam.
cli-engine-failed = Não foi possível compilar o motor (.venv/engine.log diz por quê). Tudo funciona, mas os bots fortes pensam por mais tempo.

## The tables of a server

cli-column-table = mesa
cli-column-status = estado
cli-column-round = rod.
cli-column-changed = última mudança
cli-column-seats = lugares
cli-seat-bot = { $name }, bot { $level }
cli-damaged = danificada
cli-seat-free = livre
cli-seat-brahmabot = Brahmabot
cli-seat-handed-over = { $name } (o bot { $level } joga)
cli-seat-freed = o lugar { $seat } de { $table } está livre
cli-seat-given = um bot { $level } joga agora no lugar { $seat } de { $table }
cli-standard-output = a saída padrão
cli-tables-written = { $count ->
    [one] { $count } mesa gravada: { $goal }
   *[other] { $count } mesas gravadas: { $goal }
}
cli-records-written = { $count ->
    [one] { $count } registro gravado: { $goal }
   *[other] { $count } registros gravados: { $goal }
}
cli-tables-read = { $count ->
    [one] { $count } mesa: { $became }
   *[other] { $count } mesas: { $became }
}
cli-became-imported = { $count } importadas
cli-became-replaced = { $count } substituídas
cli-became-left = { $count } mantidas
cli-became-refused = { $count } recusadas
cli-table-there = a mesa { $table } já existe
cli-would-be-deleted = { $count ->
    [one] { $count } mesa seria apagada
   *[other] { $count } mesas seriam apagadas
}
cli-deleted = { $count ->
    [one] { $count } mesa apagada
   *[other] { $count } mesas apagadas
}
cli-delete = { $count ->
    [one] Apagar { $count } mesa ({ $what }) de vez?
   *[other] Apagar { $count } mesas ({ $what }) de vez?
}
