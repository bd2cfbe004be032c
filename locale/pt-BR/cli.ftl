## How parts of a message are joined

cli-at = { $place }: { $what }
cli-remedy = { $what }; { $remedy }
cli-stop = { $what }.

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
cli-progress-games = partidas
cli-progress-measuring = medição
cli-progress-tables = mesas
cli-progress-bytes = bytes

## The server

cli-serving = Marajá em { $url }
cli-serving-from = mesas em { $database }, { $engine }

## The tables of a server

cli-column-table = mesa
cli-column-status = estado
cli-column-round = rod.
cli-column-changed = última mudança
cli-column-seats = lugares
cli-seat-bot = bot { $level }
cli-damaged = danificada
cli-seat-free = livre
cli-seat-brahmabot = Brahmabot
cli-seat-handed-over = { $name } (o bot { $level } joga)
cli-no-table = a mesa { $table } não existe; maharaja tables list mostra todas
cli-standard-output = a saída padrão
cli-tables-written = { $count ->
    [one] { $count } mesa gravada: { $goal }
   *[other] { $count } mesas gravadas: { $goal }
}
cli-records-written = { $count ->
    [one] { $count } registro gravado: { $goal }
   *[other] { $count } registros gravados: { $goal }
}
cli-no-export = { $file }: a linha { $line } não é uma mesa: um arquivo de maharaja tables export tem uma por linha; registros de partidas são importados no servidor, por POST /api/tables/import
cli-line-refused = { $file }: linha { $line }: { $why }
cli-line-long = { $file }: a linha { $line } tem mais de { $most } bytes
cli-tables-read = { $count ->
    [one] { $count } mesa: { $became }
   *[other] { $count } mesas: { $became }
}
cli-became-imported = { $count } importadas
cli-became-replaced = { $count } substituídas
cli-became-left = { $count } mantidas
cli-became-refused = { $count } recusadas
cli-table-there = a mesa { $table } já existe
cli-stop-the-server = há um servidor usando este banco de dados: pare-o, importe e inicie-o de novo
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

## What the system says

said-no-file = arquivo ou pasta não encontrados
said-denied = permissão negada
said-is-folder = é uma pasta
said-no-directory = não é uma pasta
said-disk-full = sem espaço no disco
said-read-only = sistema de arquivos somente leitura
said-in-use = o endereço já está em uso
said-no-address = esta máquina não tem esse endereço
said-connection-refused = conexão recusada
said-connect-failed = sem conexão com { $address }
said-connect-port = sem conexão com { $host }, porta { $port }
said-multiple = { $what }; { $kind } (erro { $number }, { $other })

## Records, positions and options

said-not-right = { $kind } não está certo; { $remedy }
said-what-stands-here = o que está aqui
said-use-one-of = valores possíveis: { $names }
said-unknown-rules = A mesa segue as regras { $version }; este programa conhece { $known }.

## Board files

said-meant-name = você quis dizer “{ $name }”?
said-meant-name-or = você quis dizer “{ $name }”? { $remedy }
said-unreadable = não dá para ler: { $what }
said-not-utf8 = não é texto UTF-8
said-save-utf8 = salve-o como UTF-8
said-large-number = um número tão grande

## Databases and exported tables

said-database-scheme = --database não pode começar com { $scheme }://: indique o caminho de um arquivo, sqlite:///caminho ou postgresql://user@host/name
said-database-folder = não dá para criar a pasta das mesas: { $what }
said-database-path = --database precisa do caminho de um arquivo, como sqlite:///tables.db
said-database-missing = esse arquivo não existe; diga com --database onde estão as mesas
said-database-libraries = PostgreSQL precisa de mais bibliotecas: pip install 'maharaja[postgresql]'
said-database-newer = o banco de dados foi gravado por um Maharaja mais novo: seu esquema é { $found }, esta versão conhece até { $known }; instale uma versão mais nova
said-database-closed = o armazenamento não está aberto
said-database-lost = a conexão caiu durante a gravação, então não se sabe se isto foi gravado: { $what }
said-database-no-answer = sem resposta
said-database-address = endereço inválido; o certo seria postgresql://user:password@host:5432/name
said-database-password = senha recusada para “{ $user }”
said-database-unknown = o banco de dados “{ $name }” não existe
said-database-role = o usuário “{ $name }” não existe lá
said-database-no-database = o arquivo não é um banco de dados
said-database-unopened = não foi possível abrir o arquivo do banco de dados
said-database-locked = o banco de dados está bloqueado
said-database-read-only = o banco de dados é somente leitura
said-database-malformed = o arquivo do banco de dados está danificado
said-database-used = { $file } está em uso por outro servidor; para vários processos com as mesmas mesas, dê a todos um só PostgreSQL: --database postgresql://...
said-servers-use = talvez servidores estejam usando a mesa { $table }
said-server-uses = talvez um servidor esteja usando a mesa { $table }
said-table-there = já existe uma mesa { $table }
said-no-folder = a pasta { $folder } não existe
said-archive-damaged = a mesa { $table } está danificada no banco de dados: { $what }
said-archive-board = falta no banco de dados o mapa com o resumo { $digest }
said-archive-format = seu formato é “{ $format }”; esta versão lê “{ $known }”
said-archive-none = não é uma mesa: { $what }
said-archive-changed = a mesa { $table } foi alterada desde a exportação
said-archive-its-board = seu mapa é { $board } ({ $digest }), não { $other }
said-archive-solo = solo não corresponde à partida
said-archive-seat = o lugar { $seat } não existe
said-archive-status = a partida está { $status }, então ninguém pode escolher
said-archive-again = a partida está { $status }, então não pode ser jogada de novo
said-archive-back = { $number } escolhas não podem ser desfeitas
said-archive-kind = o lugar { $seat } é do tipo { $sort }
said-archive-level = o nível “{ $level }” não existe; os níveis são { $names }
said-archive-link = um link tem lugar se for pessoal, e só nesse caso
said-place-table = mesa { $table }
said-place-beginning = o início
said-place-entry = item { $number }
said-place-links = os links

## What the server says to programs, besides the codes

said-tables-an-hour = No máximo { $number } mesas por hora de um endereço.
said-tables-at-once = São permitidas { $number } mesas ao mesmo tempo; termine ou feche uma antes.
said-bots-at-once = Nas mesas de um anfitrião podem jogar ao mesmo tempo no máximo { $number } bots que pesquisam ({ $names }); termine ou feche uma mesa antes, ou escolha adept.
said-sockets-address = No máximo { $number } de um endereço ao mesmo tempo.
said-sockets-person = No máximo { $number } de uma pessoa ao mesmo tempo.
said-bytes = No máximo { $number } bytes.
said-follows = Um socket acompanha no máximo { $number } lugares; deixe um antes.
said-full-names = O nome deste lugar foi trocado { $number } vezes; ele fica como está.
said-full-devices = O lugar foi levado { $number } vezes a outros aparelhos; já chega.
said-full-levels = O nível deste bot foi trocado { $number } vezes; ele fica como está.
said-full-forced = As jogadas forçadas foram ligadas ou desligadas { $number } vezes; ficam como estão.
said-full-take-backs = O lugar foi retomado { $number } vezes; agora o bot joga até o fim.
said-full-undos = O lugar desfez { $number } escolhas; o que for escolhido agora vale.
said-full-plans = O lugar substituiu { $number } planos; o último vale.
said-full-people = Pessoas já se sentaram aqui { $number } vezes; agora só bots podem.
said-full-rematches = Esta partida foi jogada mais uma vez { $number } vezes; crie uma nova mesa.
said-boards = Os mapas são { $names }.
said-faster = Outros foram mais rápidos a cada vez; olhe e tente de novo.
said-noted-as = Algo deu errado aqui; no log está como { $mark }.
said-nested-message = Ela está aninhada demais.
said-parameter-once = Cada parâmetro pode ser dado uma vez.
said-too-late = Ela não chegou em { $seconds } segundos.
said-send-type = Envie { $type } em UTF-8.
said-origin-needed = Requisições com cookie precisam dizer seu Origin.
said-origin-foreign = O Origin não é este servidor nem um que lhe foi indicado.
said-host-wrong = Use o endereço deste servidor ou peça a quem o hospeda que informe esse nome.
said-solo-seats = Uma mesa solo tem um lugar; o do Brahmabot vem sozinho.
said-record-or-position = É preciso um registro ou uma posição.
said-earlier-decisions = só um registro tem decisões anteriores.
said-seats-wanted = esta partida tem { $wanted }, não { $found }.
said-game-has = a partida tem { $number }.
said-devices = Um lugar fica em no máximo { $number } dispositivos.
said-page-before = use o valor recebido em next.
said-bytes-besides = mais de { $number } bytes além das escolhas.
said-bytes-more = mais de { $number } bytes.
said-link-left = A pessoa deste link deixou o lugar.
said-nobody-sits = Não há ali ninguém que possa voltar.
said-no-bot = Nenhum bot joga por você.
said-whose-link = link de quem? É preciso um lugar.
said-table-seats = Os lugares desta mesa vão de 0 a { $last }.
said-closed = A mesa foi fechada.
said-not-begun = A partida não começou.
said-over = A partida terminou.
said-players-only = Só quem jogou aqui e o anfitrião podem fazer isso.
said-not-over = Só uma partida terminada pode ser jogada de novo.
said-bot-plays = Um bot joga este lugar; retome-o antes.
said-levels = os níveis são { $names }.
said-undo-plan = Um plano não é desfeito, mas refeito, até o último chegar.
said-undo-others = Outra pessoa já respondeu, ou nada foi escolhido ainda.
said-undo-hidden = Algo oculto veio à tona, ou o turno acabou.
said-expected = esperado: { $wanted }, recebido: { $found }
said-expected-alone = esperado: { $wanted }
said-field-missing = falta o campo { $field }
said-field-unknown = o campo { $field } não existe aqui
said-invalid-value = { $value } não é possível aqui
said-invalid-enum = { $value } não é possível aqui
said-json-malformed = JSON inválido: { $what } (byte { $byte })
said-json-character = caractere inesperado
said-json-ends = a mensagem está cortada
said-message-at = { $what } - em { $place }
