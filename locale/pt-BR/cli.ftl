## How parts of a message are joined

cli-at = { $place }: { $what }
cli-remedy = { $what }; { $remedy }
cli-stop = { $what }.

## What is typed

cli-unknown-command = O comando “{ $command }” não existe. Os comandos são { $commands }.
cli-positions-need-records = --positions precisa de --records ARQUIVO para gravar
cli-players-solo = --players { $players } não combina com --solo { $level }; tire um dos dois
cli-players-one = --players 1 precisa de --solo easy, medium ou hard
cli-seats-solo = seats: { $seats } não podem jogar solo; indique só um
cli-not-one-of = “{ $name }” não existe; os valores possíveis são { $names }
cli-name-missing = falta um nome; separe os níveis com uma só vírgula
cli-never-pass = { $seconds } segundos nunca passam
cli-no-origin = “{ $text }” não é uma origem; uma origem é como https://example.org
cli-no-host = “{ $text }” não é um nome de host como tables.example.org
cli-no-network = “{ $text }” não é um endereço nem uma rede como 10.0.0.0/8
cli-no-duration = “{ $text }” não é uma duração; o certo seria 12h, 30d ou 8w
cli-name-a-status = --status: indique ao menos um de { $names }

## Files

cli-file-unreadable = { $file }: não dá para ler: { $why }
cli-not-utf8 = { $file }: não é texto UTF-8
cli-no-json = { $file }: a linha { $line } não é um registro JSON: { $why }
cli-nested = aninhamento profundo demais
cli-too-few-games = { $count ->
    [one] { $file }: contém { $count } partida; --game { $game } é alto demais
   *[other] { $file }: contém { $count } partidas; --game { $game } é alto demais
}
cli-too-few-decisions = { $count ->
    [one] { $file }: --at { $at }: o registro tem só { $count } decisão
   *[other] { $file }: --at { $at }: o registro tem só { $count } decisões
}
cli-not-a-file = { $file } não é um arquivo; -o - grava na saída padrão

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
cli-port-taken = { $host } porta { $port }: { $why }; escolha outra com --port, ou --port 0 para qualquer uma

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
cli-secrets = as mesas guardam segredos: use -o ARQUIVO, ou --secrets para mostrá-los aqui
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
cli-nobody-to-ask = não há a quem perguntar aqui: use --yes, ou --dry-run para ver antes
cli-delete = { $count ->
    [one] Apagar { $count } mesa ({ $what }) de vez?
   *[other] Apagar { $count } mesas ({ $what }) de vez?
}

## Mistakes on the command line, as click says them

said-value-for = Valor inválido para { $option }: { $what }
said-value = Valor inválido: { $what }
said-range = { $value } está fora do intervalo { $range }.
said-type = { $value } não serve; esperado: { $kind }.
said-kind-integer = número inteiro
said-kind-integer-range = número inteiro
said-kind-float = número
said-kind-float-range = número
said-choice-of = { $value } não existe; os valores possíveis são { $choices }.
said-no-option = A opção { $option } não existe.
said-no-option-meant = A opção { $option } não existe. { $remedy }
said-meant = Você quis dizer { $name }?
said-meant-one-of = (Você quis dizer: { $names }?)
said-missing-option = Falta a opção { $option }.
said-missing-argument = Falta o argumento { $argument }.
said-missing-choice = Falta o argumento { $argument }. Valores possíveis: { $choices }
said-missing-command = Falta um comando.
said-needs-value = A opção { $option } precisa de um valor.
said-takes-no-value = A opção { $option } não aceita valor.
said-unexpected = Argumento a mais: { $arguments }
said-unexpected-many = Argumentos a mais: { $arguments }
said-could-not-open = Não foi possível abrir o arquivo { $file }: { $what }
said-is-a-file = { $folder } é um arquivo, não uma pasta.

## What the system says

said-errno = { $what } (erro { $number })
said-errno-file = { $file }: { $what } (erro { $number })
said-no-file = arquivo ou pasta não encontrados
said-denied = permissão negada
said-is-folder = é uma pasta
said-no-directory = não é uma pasta
said-disk-full = sem espaço no disco
said-read-only = sistema de arquivos somente leitura
said-in-use = o endereço já está em uso
said-no-address = esta máquina não tem esse endereço
said-no-name = nome desconhecido
said-connection-refused = conexão recusada
said-connect-failed = sem conexão com { $address }
said-connect-port = sem conexão com { $host }, porta { $port }
said-multiple = { $what }; { $kind } (erro { $number }, { $other })

## Choices in words

said-no-choice = { $choice } não é uma escolha
said-no-choice-here = { $choice } não é uma escolha no mapa { $board }
said-verbs = “{ $text }” não é uma escolha; uma escolha começa com { $verbs }
said-nothing-follows = “{ $text }”: nada vem depois da palavra { $word }
said-one-number = “{ $text }”: é preciso um número de { $low } a { $high }
said-one-name = “{ $text }”: é preciso um de { $names }
said-not-legal = { $choice } não é permitido: { $reason } (regra { $rule })

## Records, positions and options

said-not-right = { $kind } não está certo; { $remedy }
said-what-stands-here = o que está aqui
said-need-object = é preciso um objeto
said-need-list = é preciso uma lista
said-need-text = é preciso um texto
said-need-flag = é preciso true ou false
said-need-number = é preciso um número inteiro de { $low } a { $high }
said-key-missing = falta a chave { $key }
said-entries-needed = { $found } itens; são precisos { $wanted }
said-use-one-of = valores possíveis: { $names }
said-numbers-once = cada número de { $low } a { $high } deve aparecer exatamente uma vez
said-names-once = cada um de { $names } deve aparecer exatamente uma vez
said-characters-needed = são precisos { $number } personagens diferentes
said-rounds = { $number } rodadas; há no máximo { $most }
said-other-words = o próprio registro diz outra coisa aqui
said-seat-and-choice = são precisos um lugar e uma escolha, por exemplo: 0 draft 14
said-seats-are = os lugares desta mesa vão de 0 a { $last }
said-only-format = só { $format } pode ser lido
said-known-rules = este programa conhece as regras { $versions }
said-unknown-rules = A mesa segue as regras { $version }; este programa conhece { $known }.
said-give-board = indique o arquivo do mapa, ele não vem com o jogo
said-other-board = a partida é em { $board }, não em { $other }
said-board-changed = o mapa { $board } mudou desde então (agora { $digest })
said-flags-once = a bandeira de cada cidade deve aparecer exatamente uma vez
said-characters-fit = cabem no máximo { $most } personagens
said-plain-spaces = há só { $number } espaços simples
said-open-planned = só ações planejadas podem estar abertas
said-waiting-most = no máximo { $most } coisas podem estar pendentes
said-nobody-decides = ninguém precisa decidir o que a fase pede
said-wrong-phase = isso não pode estar pendente na fase { $phase }
said-reward-off = essa recompensa não está na trilha
said-phase-needs = na fase { $phase } é preciso { $wanted } aqui
said-nothing-waiting = nada assim pode estar pendente aqui
said-need-null = é preciso null aqui
said-only-so-many = { $number } ao todo; só há { $most }
said-shrines-fit = cabem no máximo { $most } templos
said-earned-sum = earned soma { $total }
said-to-settle = faltam assentar { $number } templos
said-characters-short = são precisos { $number } personagens
said-more-than-once = { $what } aparece mais de uma vez
said-not-drawn = { $number } ainda não foi comprado
said-tiles-in-reach = { $number } peças precisam estar ao alcance
said-tiles-needed = são precisas { $number } peças
said-tiles-too-high = as peças estão altas demais; desça-as
said-decisions-made = { $decisions } não serve: foram tomadas { $made }
said-decisions-record = { $decisions } não serve: o registro tem { $made }
said-no-city = “{ $name }” não é uma cidade deste mapa; valores possíveis: { $names }
said-no-piece = “{ $name }” não é uma peça; há { $names }
said-no-seat = o lugar { $seat } não existe; use 0 a { $last }
said-setup-and-seed = uma preparação explícita não deixa nada para semente ou primeira partida
said-board-is-for = o mapa { $board } é para { $players }, não para { $found }
said-first-game = os sete personagens sugeridos são para quatro jogadores
said-other-result = as escolhas levam a outro resultado
said-players = { $players } não podem jogar; use { $low } a { $high }, ou solo com um nível para um
said-not-known = “{ $name }” não é conhecido; valores possíveis: { $names }
said-seeds-beyond = { $seeds } sementes a partir de { $seed } passam de { $last }
said-games-beyond = { $games } partidas a partir de { $seed } passam de { $last }
said-json-at = { $what }: linha { $line }, coluna { $column } (caractere { $char })
said-json-value = falta um valor
said-json-extra = dados a mais
said-json-name = falta um nome entre aspas duplas
said-json-delimiter = falta { $sign }
said-json-string = aqui começa um texto sem fim

## Board files

said-board-unnamed = o nome está vazio
said-board-unknown = não há mapa com esse nome
said-meant-name = você quis dizer “{ $name }”?
said-meant-name-or = você quis dizer “{ $name }”? { $remedy }
said-use-or-path = valores possíveis: { $names }, ou o caminho de um arquivo .toml
said-unreadable = não dá para ler: { $what }
said-not-utf8 = não é texto UTF-8
said-save-utf8 = salve-o como UTF-8
said-not-toml = não é TOML: { $what }
said-toml-value = valor inválido
said-toml-equals = falta “=” depois de uma chave
said-toml-statement = instrução inválida
said-toml-newline = falta o fim da linha depois de uma instrução
said-toml-string = texto sem aspas de fechamento
said-toml-array = lista sem colchete de fechamento
said-toml-overwrite = um valor aparece duas vezes
said-toml-twice = { $key } aparece duas vezes
said-toml-character = caractere proibido { $character }
said-place-line = linha { $line }, coluna { $column }
said-place-end = fim do arquivo
said-number-long = um número é longo demais
said-nested = há listas ou tabelas aninhadas demais
said-unknown-key = chave desconhecida
said-is-missing = está faltando
said-add-it = acrescente, por exemplo { $example }
said-unshowable = contém um caractere que não pode ser mostrado
said-plain-line = escreva uma linha simples
said-length = tem { $number } caracteres
said-write-length = escreva de 1 a { $most }
said-no-id = “{ $value }” não é um identificador
said-id-form = use letras minúsculas, algarismos e hifens isolados, começando por uma letra
said-no-colour = “{ $value }” não é uma cor
said-colour-form = use a forma "#B4522A"
said-not-known-here = “{ $value }” não é conhecido aqui
said-path-form = escreva M, L, Q e C absolutos, como em M480 336C500 200 490 150 478 100
said-not-between = { $kind } não está entre { $low } e { $high }
said-large-number = um número tão grande
said-not-wholes = não é uma lista de números inteiros
said-too-large = contém um número grande demais para ter sentido aqui
said-no-point = não é um ponto
said-two-numbers = dê dois números, como em [480, 336]
said-not-texts = não é uma lista de textos
said-in-quotes = ponha cada um entre aspas
said-has-entries = tem { $number } itens
said-give-it = são precisos { $kind }
said-number-range = { $low } a { $high }
said-found = encontrado: { $kind }
said-write = escreva: { $kind }
said-kind-text = texto
said-kind-quoted = texto entre aspas
said-kind-flag = true ou false
said-kind-whole = um número inteiro
said-kind-fraction = um número com vírgula
said-kind-list = uma lista
said-kind-table = uma tabela
said-kind-date = uma data ou hora
said-kind-wholes = uma lista de números inteiros
said-kind-texts = uma lista de textos
said-kind-point = um ponto como [480, 336]
said-kind-path = um traçado como M480 336L478 100
said-kind-such-table = uma tabela como { $example }
said-kind-sections = seções que começam com [[{ $key }]]
said-path-start = um traçado tem um só M, no início
said-path-somewhere = um traçado tem de levar a algum lugar, como M10 10L90 40
said-path-letter = “{ $letter }” não é uma das letras M, L, Q, C
said-path-numbers = { $letter } precisa de { $number } números
said-path-found = { $letter } precisa de { $number } números; entre eles está “{ $word }”
said-path-large = um número depois de { $letter } é grande demais
said-cities = há { $number } cidades
said-villages = há { $number } vilas
said-roads = há { $number } estradas
said-of-them = há { $number } deles
said-draw-between = desenhe de { $low } a { $high }
said-draw-most = desenhe no máximo { $most }
said-own-meaning = “{ $id }” já tem um significado próprio
said-rename = mude o nome
said-bonuses = tem { $number } bônus
said-one-bonus = dê exatamente um, como em {"{"} coins = 2 {"}"}
said-no-city-called = nenhuma cidade se chama “{ $name }”
said-to-itself = leva de { $place } a si mesmo
said-two-places = indique dois lugares diferentes
said-joins-already = { $road } já liga { $one } e { $other }
said-lead-elsewhere = leve-a a outro lugar, pois as estradas têm o nome das suas pontas
said-no-village-called = nenhuma vila se chama “{ $name }”
said-add-villages = acrescente seções [[village]]
said-on-a-road = “{ $village }” já está em { $road }
said-call-villages = chame as vilas desta estrada de { $names }, nesta ordem
said-list-players = liste os números de jogadores de 1 (solo) a 4, como em [1, 2, 3, 4]
said-few-villages = { $kind }: { $villages } vilas não bastam para os templos iniciais
said-kind-solo = uma partida solo
said-kind-players = { $number } jogadores
said-draw-villages = desenhe ao menos { $needed } vilas ou tire { $players } da lista
said-belongs = “{ $value }” já pertence a { $place }
said-own-each = dê um próprio a cada um
said-on-no-road = “{ $village }” não está em nenhuma estrada
said-name-in-one = indique-a entre as vilas de uma delas
said-unreached = nenhuma sequência de estradas leva do início a { $city }
said-add-road = acrescente uma estrada
said-solo-missing = está faltando, mas players tem 1
said-add-solo = acrescente [[solo.tile]] e [[solo.setup]] ou tire 1 de players
said-no-icon = nenhum ícone se chama “{ $name }”
said-icon-alone = “{ $icon }” não tem número
said-icon-number = “{ $words }” não é um número de { $icon }
said-marked-twice = “{ $village }” está marcada duas vezes
said-mark-eight = marque oito diferentes
said-by = { $width } por { $height }
said-size-range = use de 200 a 4000 em cada direção
said-outside = { $point } está fora do leiaute { $layout }
said-outside-radius = { $point } com seu raio de { $radius } sai do leiaute { $layout }
said-its-size = seu tamanho é { $width } por { $height }
said-goes-by = o traçado passa por { $point } em vez da sua ponta
said-begin-and-end = comece em { $start } e termine em { $end }
said-road-leaves = a estrada sai do leiaute { $layout } em { $point }
said-beside = “{ $village }” está desenhada a { $distance } da sua estrada
said-is-on-it = { $point } fica nela
said-drawn-before = “{ $one }” está desenhada antes de “{ $other }”
said-exchange = troque os pontos delas

## Bots and arenas

said-no-level = “{ $level }” não é um nível; valores possíveis: { $names }
said-level-iterations = “{ $level }@{ $count }”: o número de iterações vai de 1 a { $most }
said-command-unreadable = não dá para ler o comando “{ $command }”: { $what }
said-no-quotation = faltam as aspas de fechamento
said-command-missing = não dá para executar o comando “{ $command }”: o programa não existe
said-arena-seats = { $seats } não podem jogar; indique { $low } a { $high } níveis, ou jogue solo
said-name-a-level = indique um nível
said-two-levels = indique ao menos dois diferentes, uma vez cada
said-worker-version = um processo tem maharaja { $theirs }, este comando é { $ours }; instale a mesma versão em todos
said-ray-failed = o cluster falhou: { $what }
said-ray-missing = --ray precisa do Ray: pip install '.[ray]'
said-ray-unreached = sem conexão com { $address }: { $what }; o cluster está no ar, e o token é o dele (docs/arena.md)?
said-ray-token = { $variable } é { $value }; só token é permitido
said-fault = lugar { $seat }, lance { $move }, { $fault }: { $what }
said-fault-bye = ainda estava lá { $seconds } s depois de bye
said-fault-type = uma mensagem { $type } não é esperada
said-fault-unasked = uma resposta ao id { $id }; a pergunta é { $asked }
said-fault-no-text = { $value } não é um texto
said-fault-refused = { $choice }: { $reason } (regra { $rule })
said-fault-late = sem resposta a tempo
said-fault-flood = uma linha com mais de { $most } bytes
said-fault-start = não dá para executar: { $what }
said-fault-ready = era esperado "ready" com o protocolo { $protocol }: { $message }
said-fault-retired = reiniciado { $times } vezes; o substituto continua
said-fault-utf8 = não é UTF-8: { $text }
said-fault-json = não é JSON: { $text }
said-fault-object = nenhum objeto com type: { $text }

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
