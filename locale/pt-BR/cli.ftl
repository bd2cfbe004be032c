## Games and boards

cli-replayed = após { $shown } de { $made } decisões, todas dentro das regras
cli-dataset = { $rows } decisões de { $games } partidas em { $file }
cli-board-good = { $board }: { $cities } cidades, { $roads } estradas, { $villages } vilas, jogadores { $players }, resumo { $digest }: um bom mapa
cli-board-approved = aprovado
cli-board-waiting = por link
cli-solo = solo
cli-report-games = partidas
cli-report-decisions = decisões
cli-report-games-second = partidas/s
cli-report-decisions-second = decisões/s
cli-report-scores = médias de pontos
cli-report-statue = sétima estátua
cli-report-engine = motor
cli-no-textual = Textual não está instalado, por isso a partida é jogada em linhas simples. Em uma cópia do projeto: pip install '.[terminal]'
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
cli-progress-puzzles = desafios
cli-progress-bytes = bytes

## The server

cli-serving = Marajá em { $url }
cli-serving-from = mesas em { $database }, { $engine }
cli-serving-host = o anfitrião será quem abrir este link primeiro: { $url }
cli-serving-only-here = Só este computador tem acesso. Para outras pessoas na sua rede: ./play --share
cli-serving-network = para outras pessoas na sua rede: { $url }
cli-serving-no-mail-settings = nenhum e-mail é enviado: também são necessários --mail-from e --public-address
cli-serving-no-mail-library = nenhum e-mail é enviado: na pasta do projeto, pip install '.[mail]'
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
cli-people-muted = em silêncio
cli-people-banned = banido
cli-people-mute = { $person } está em silêncio
cli-people-unmute = { $person } pode falar de novo
cli-people-ban = { $person } está banido
cli-people-unban = { $person } não está mais banido
cli-people-link = quem abrir isto no servidor entra como { $person }, uma vez, dentro de um dia: { $path }
cli-people-delete-sure = Apagar { $person } de vez? As partidas terminadas ficam, sem o nome; nas outras um bot continua.
cli-people-deleted = { $person } foi apagado
cli-people-settled = as denúncias de { $message } estão resolvidas
cli-people-make-host = { $person } agora é anfitrião do servidor
cli-people-host-link = quem abrir isto no servidor será anfitrião, uma vez: { $path }
cli-standard-output = a saída padrão
cli-tables-written = { $count ->
    [one] { $count } mesa gravada: { $goal }
   *[other] { $count } mesas gravadas: { $goal }
}
cli-backed-up = { $count ->
    [one] { $count } mesa, e todo o resto, em { $goal }
   *[other] { $count } mesas, e todo o resto, em { $goal }
}
cli-restored = { $count ->
    [one] { $goal } foi restaurado, com { $count } mesa: inicie o servidor
   *[other] { $goal } foi restaurado, com { $count } mesas: inicie o servidor
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

cli-puzzles-found =
    { $count ->
        [one] { $count } desafio em { $games } partidas
       *[other] { $count } desafios em { $games } partidas
    }
cli-puzzles-wrong = { $puzzle } não cumpre o que diz.
cli-puzzles-good =
    { $count ->
        [one] { $count } desafio, provado de novo.
       *[other] { $count } desafios, provados de novo.
    }
