## How parts of an error are joined

error-text-at = { $place }: { $what }
error-text-remedy = { $what }; { $remedy }
error-text-found = { $found } não está certo; { $what }
error-text-what-stands-here = o que está aqui
error-text-use-one-of = valores possíveis: { $names }
error-text-did-you-mean = você quis dizer “{ $name }”?
error-text-did-you-mean-or = você quis dizer “{ $name }”? { $what }
error-text-large-number = um número tão grande
error-text-quoted = { $what }

## Files

error-file-unreadable = não dá para ler: { $what }
error-file-not-utf8 = não é texto UTF-8
error-file-save-as-utf8 = salve-o como UTF-8

## What the system says

error-system-missing = arquivo ou pasta não encontrados
error-system-denied = permissão negada
error-system-is-folder = é uma pasta
error-system-no-folder = não é uma pasta
error-system-disk-full = sem espaço no disco
error-system-read-only = sistema de arquivos somente leitura
error-system-address-in-use = o endereço já está em uso
error-system-no-address = esta máquina não tem esse endereço
error-system-connection-refused = conexão recusada

## Board files

error-board-unnamed = o nome está vazio
error-board-unknown = não há mapa com esse nome
error-board-use-or-path = valores possíveis: { $names }, ou o caminho de um arquivo .toml
error-board-not-toml = não é TOML: { $what }
error-board-number-too-long = um número é longo demais
error-board-nested-too-deeply = há listas ou tabelas aninhadas demais
error-board-unknown-key = chave desconhecida
error-board-key-missing = está faltando
error-board-add-key = acrescente, por exemplo { $example }
error-board-unprintable = contém um caractere que não pode ser mostrado
error-board-write-plain-line = escreva uma linha simples
error-board-length = tem { $number } caracteres
error-board-write-length = escreva de 1 a { $most }
error-board-no-id = “{ $value }” não é um identificador
error-board-form-of-id = use letras minúsculas, algarismos e hifens isolados, começando por uma letra
error-board-no-colour = “{ $value }” não é uma cor
error-board-form-of-colour = use a forma "#B4522A"
error-board-not-known = “{ $value }” não é conhecido aqui
error-board-form-of-path = escreva M, L, Q e C absolutos, como em M480 336C500 200 490 150 478 100
error-board-not-between = { $number } não está entre { $low } e { $high }
error-board-not-whole-numbers = não é uma lista de números inteiros
error-board-too-large = contém um número grande demais para ter sentido aqui
error-board-no-point = não é um ponto
error-board-give-two-numbers = dê dois números, como em [480, 336]
error-board-not-texts = não é uma lista de textos
error-board-put-in-quotes = ponha cada um entre aspas
error-board-entries = tem { $number } itens
error-board-give-entries = são precisos { $entries }
error-board-range = { $low } a { $high }
error-board-found = encontrado: { $type }
error-board-write = escreva: { $type }
error-board-type-text = texto
error-board-type-quoted = texto entre aspas
error-board-type-flag = true ou false
error-board-type-whole-number = um número inteiro
error-board-type-fraction = um número com vírgula
error-board-type-list = uma lista
error-board-type-table = uma tabela
error-board-type-date = uma data ou hora
error-board-type-whole-numbers = uma lista de números inteiros
error-board-type-texts = uma lista de textos
error-board-type-point = um ponto como [480, 336]
error-board-type-path = um traçado como M480 336L478 100
error-board-type-such-table = uma tabela como { $example }
error-board-type-sections = seções que começam com [[{ $key }]]
error-board-path-parts = tem mais de { $most } partes
error-board-path-start = um traçado tem um só M, no início
error-board-path-somewhere = um traçado tem de levar a algum lugar, como M10 10L90 40
error-board-path-letter = “{ $letter }” não é uma das letras M, L, Q, C
error-board-path-numbers = { $letter } precisa de { $number } números
error-board-path-found = { $letter } precisa de { $number } números; entre eles está “{ $word }”
error-board-path-large = um número depois de { $letter } é grande demais
error-board-cities = há { $number } cidades
error-board-villages = há { $number } vilas
error-board-roads = há { $number } estradas
error-board-tiles = há { $number } deles
error-board-draw-between = desenhe de { $low } a { $high }
error-board-draw-at-most = desenhe no máximo { $most }
error-board-reserved = “{ $id }” já tem um significado próprio
error-board-rename = mude o nome
error-board-bonuses = tem { $number } bônus
error-board-give-one-bonus = dê exatamente um, como em {"{"} coins = 2 {"}"}
error-board-no-city = nenhuma cidade se chama “{ $name }”
error-board-road-to-itself = leva de { $place } a si mesmo
error-board-name-two-places = indique dois lugares diferentes
error-board-road-twice = { $road } já liga { $one } e { $other }
error-board-lead-elsewhere = leve-a a outro lugar, pois as estradas têm o nome das suas pontas
error-board-no-village = nenhuma vila se chama “{ $name }”
error-board-add-villages = acrescente seções [[village]]
error-board-village-on-two-roads = “{ $village }” já está em { $road }
error-board-call-villages = chame as vilas desta estrada de { $names }, nesta ordem
error-board-list-players = liste os números de jogadores de 1 (solo) a 4, como em [1, 2, 3, 4]
error-board-too-few-villages = { $game }: { $villages } vilas não bastam para os templos iniciais
error-board-solo-game = uma partida solo
error-board-players = { $number } jogadores
error-board-draw-villages = desenhe ao menos { $needed } vilas ou tire { $players } da lista
error-board-taken = “{ $value }” já pertence a { $place }
error-board-give-each-its-own = dê um próprio a cada um
error-board-village-on-no-road = “{ $village }” não está em nenhuma estrada
error-board-name-in-one-road = indique-a entre as vilas de uma delas
error-board-unreachable = nenhuma sequência de estradas leva do início a { $city }
error-board-add-road = acrescente uma estrada
error-board-solo-missing = está faltando, mas players tem 1
error-board-add-solo = acrescente [[solo.tile]] e [[solo.setup]] ou tire 1 de players
error-board-no-icon = nenhum ícone se chama “{ $name }”
error-board-icon-without-number = “{ $icon }” não tem número
error-board-icon-number = “{ $words }” não é um número de { $icon }
error-board-marked-twice = “{ $village }” está marcada duas vezes
error-board-mark-eight = marque oito diferentes
error-board-size = { $width } por { $height }
error-board-size-range = use de 200 a 4000 em cada direção
error-board-outside = { $point } está fora do leiaute { $layout }
error-board-outside-with-radius = { $point } com seu raio de { $radius } sai do leiaute { $layout }
error-board-layout-size = seu tamanho é { $width } por { $height }
error-board-path-ends-elsewhere = o traçado passa por { $point } em vez da sua ponta
error-board-begin-and-end = comece em { $start } e termine em { $end }
error-board-road-leaves = a estrada sai do leiaute { $layout } em { $point }
error-board-covers = está desenhado por cima de { $other }: { $found } de centro a centro
error-board-move-apart = deixe pelo menos { $distance }
error-board-pale = { $colour } é clara demais: o emblema branco tem contraste de apenas { $found }
error-board-darker = use uma cor mais escura, com contraste de pelo menos { $contrast }
error-board-alike = { $colour } mal se distingue da bandeira de { $other }
error-board-other-colour = use outra cor
error-board-beside-road = “{ $village }” está desenhada a { $distance } da sua estrada
error-board-point-on-road = { $point } fica nela
error-board-wrong-order = “{ $one }” está desenhada antes de “{ $other }”
error-board-edit-unusual = esta parte do arquivo está escrita de um modo que o editor não consegue mudar; mude-a no texto
error-board-too-long = um arquivo de tabuleiro tem no máximo { $most } caracteres
error-board-exchange-points = troque os pontos delas

## Choices as text

error-choice-no-number = { $choice } não é uma escolha
error-choice-not-on-board = { $choice } não é uma escolha no mapa { $board }
error-choice-unknown-word = “{ $text }” não é uma escolha; uma escolha começa com { $verbs }
error-choice-did-you-mean = você quis dizer { $word }?
error-choice-nothing-follows = “{ $text }”: nada vem depois da palavra { $word }
error-choice-number-needed = “{ $text }”: é preciso um número de { $low } a { $high }
error-choice-name-needed = “{ $text }”: é preciso um de { $names }
error-choice-not-legal = { $choice } não é permitido: { $reason } (regra { $rule })
error-choice-refused = { $choice }: { $reason } (regra { $rule })
error-choice-no-piece = “{ $name }” não é uma peça; há { $names }

## Records, positions and set-ups

error-data-object-needed = é preciso um objeto
error-data-list-needed = é preciso uma lista
error-data-text-needed = é preciso um texto
error-data-flag-needed = é preciso true ou false
error-data-number-needed = é preciso um número inteiro de { $low } a { $high }
error-data-key-missing = falta a chave { $key }
error-data-entries-needed = { $found } itens; são precisos { $wanted }
error-data-numbers-once = cada número de { $low } a { $high } deve aparecer exatamente uma vez
error-data-names-once = cada um de { $names } deve aparecer exatamente uma vez
error-data-characters-needed = são precisos { $number } personagens diferentes
error-data-rounds = { $number } rodadas; há no máximo { $most }
error-data-differs-from-record = o próprio registro diz outra coisa aqui
error-data-seat-and-choice = são precisos um lugar e uma escolha, por exemplo: 0 draft 14
error-data-seats = os lugares desta mesa vão de 0 a { $last }
error-data-format = só { $format } pode ser lido
error-data-known-rules = este programa conhece as regras { $versions }
error-data-give-board = indique o arquivo do mapa, ele não vem com o jogo
error-data-other-board = a partida é em { $board }, não em { $other }
error-data-board-changed = o mapa { $board } mudou desde então (agora { $digest })
error-data-flags-once = a bandeira de cada cidade deve aparecer exatamente uma vez
error-data-characters-fit = cabem no máximo { $most } personagens
error-data-plain-spaces = há só { $number } espaços simples
error-data-open-planned = só ações planejadas podem estar abertas
error-data-waiting-most = no máximo { $most } coisas podem estar pendentes
error-data-nobody-decides = ninguém precisa decidir o que a fase pede
error-data-wrong-phase = isso não pode estar pendente na fase { $phase }
error-data-reward-off-track = essa recompensa não está na trilha
error-data-phase-needs = na fase { $phase } é preciso { $wanted } aqui
error-data-nothing-waiting = nada assim pode estar pendente aqui
error-data-null-needed = é preciso null aqui
error-data-only-so-many = { $number } ao todo; só há { $most }
error-data-shrines-fit = cabem no máximo { $most } templos
error-data-earned-sum = earned soma { $total }
error-data-to-settle = faltam assentar { $number } templos
error-data-characters-short = são precisos { $number } personagens
error-data-more-than-once = { $what } aparece mais de uma vez
error-data-not-drawn = { $number } ainda não foi comprado
error-data-tiles-in-reach = { $number } peças precisam estar ao alcance
error-data-tiles-needed = são precisas { $number } peças
error-data-tiles-too-high = as peças estão altas demais; desça-as
error-data-other-result = as escolhas levam a outro resultado
error-data-board-digest = estas cidades, estradas e peças formam um mapa com o resumo { $digest }
error-data-road-villages = uma estrada tem uma ou duas
error-data-icons-fit = cabem no máximo { $most }
error-data-tiles-gone = no máximo { $most } peças podem ter saído

## Options and arguments

error-option-players = { $players } não podem jogar; use { $low } a { $high }, ou solo com um nível para um
error-option-board-is-for = o mapa { $board } é para { $players }, não para { $found }
error-option-unknown = “{ $name }” não é conhecido; valores possíveis: { $names }
error-option-setup-and-seed = uma preparação explícita não deixa nada para semente ou primeira partida
error-option-first-game = os sete personagens sugeridos são para quatro jogadores
error-option-decisions-made = { $decisions } não serve: foram tomadas { $made }
error-option-decisions-of-record = { $decisions } não serve: o registro tem { $made }
error-option-no-city = “{ $name }” não é uma cidade deste mapa; valores possíveis: { $names }
error-option-no-seat = o lugar { $seat } não existe; use 0 a { $last }
error-option-seeds-beyond = { $seeds } sementes a partir de { $seed } passam de { $last }
error-option-games-beyond = { $games } partidas a partir de { $seed } passam de { $last }
error-option-nothing-to-decide = o lugar { $seat } não tem nada a decidir
error-option-spectator = a de um espectador; use a de um lugar
error-option-totals = { $found } totais; são precisos { $wanted }, um por lugar
error-option-totals-hidden = a visão esconde totais: informe os contados pelos eventos, ou a partida em vez da visão
error-option-seat-of-view = uma visão tem o próprio lugar: informe a partida para olhar de outro
error-option-too-few = { $number } é pouco; use 1 ou mais
error-option-opponents = é preciso um para todos os outros lugares, ou { $number }
error-option-names = { $found } nomes para { $number } lugares; dê no máximo um por lugar
error-option-no-records = não há nenhuma partida
error-option-other-board = a partida { $game } foi jogada em outro tabuleiro que não { $board }: um arquivo por tabuleiro
error-option-unfinished = a partida { $game } não terminou; ninguém sabe quanto valeram suas escolhas
error-option-actions = são necessárias { $number }, uma para cada partida; encontrado: { $found }
error-option-bot-seat = este bot é para o lugar { $seat }; os bots ficam na ordem dos lugares
error-option-no-bot = { $what } não é um bot; maharaja.make_bot(level, { $seat }, seed) cria um
error-option-bots = são necessários { $number } bots, um para cada lugar; encontrado: { $found }
error-option-rewards = são necessários { $number } números, um para cada lugar; encontrado: { $found }

## Bots

error-bot-no-level = “{ $level }” não é um nível; valores possíveis: { $names }
error-bot-no-level-meant = “{ $level }” não é um nível; você quis dizer { $name }? Há { $names }
error-bot-no-style = “{ $style }” não é um estilo de { $level }; os níveis que pensam têm os estilos { $names }
error-bot-iterations = “{ $level }@{ $iterations }”: o número de iterações vai de 1 a { $most }
error-bot-command-unreadable = não dá para ler o comando “{ $command }”: { $what }
error-bot-command-missing = não dá para executar o comando “{ $command }”: o programa não existe
error-bot-fault = lugar { $seat }, lance { $move }, { $kind }: { $what }
error-bot-bye = ainda estava lá { $seconds } s depois de bye
error-bot-type = uma mensagem { $type } não é esperada
error-bot-unasked = uma resposta ao id { $id }; a pergunta é { $asked }
error-bot-no-text = { $value } não é um texto
error-bot-late = sem resposta a tempo
error-bot-flood = uma linha com mais de { $most } bytes
error-bot-start = não dá para executar: { $what }
error-bot-ready = era esperado "ready" com o protocolo { $protocol }: { $message }
error-bot-retired = reiniciado { $times } vezes; o substituto continua
error-bot-lost-moves = { $count } jogadas perdidas seguidas; o substituto continua
error-bot-not-utf8 = não é UTF-8: { $text }
error-bot-not-json = não é JSON: { $text }
error-bot-no-object = nenhum objeto com type: { $text }
error-bot-closed-output = ele fechou sua saída
error-bot-signal = foi encerrado pelo sinal { $signal }
error-bot-exit-status = terminou com o código { $status }
error-bot-said = { $what }; ele disse: { $said }
error-bot-move-without-newgame = um move sem newgame antes
error-bot-protocol = aqui só se fala o protocolo { $protocol }
error-bot-python-file = não há um arquivo “{ $file }”; uma classe sua se escreve ARQUIVO.py:CLASSE
error-bot-python-import = o arquivo não pode ser importado: { $what }
error-bot-python-no-class = não há nele uma classe “{ $name }”, mas { $names }
error-bot-python-no-bots = não há nele uma classe “{ $name }” nem outra subclasse de maharaja.Bot
error-bot-python-not-bot = “{ $name }” não é um bot; precisa ser uma subclasse de maharaja.Bot
error-bot-raised = { $what } (linha { $line })
error-bot-failed = { $count ->
    [one] falhou em { $count } partida; na da semente { $seed }: { $what }
   *[other] falhou em { $count } partidas; a primeira, da semente { $seed }: { $what }
}

## Arenas

error-arena-seats = { $seats } não podem jogar; indique { $low } a { $high } níveis, ou jogue solo
error-arena-name-a-level = indique um nível
error-arena-two-levels = indique ao menos dois diferentes, uma vez cada
error-arena-worker-version = um processo tem maharaja { $theirs }, este comando é { $ours }; instale a mesma versão em todos
error-arena-cluster-failed = o cluster falhou: { $what }
error-arena-ray-missing = --ray precisa do Ray: na pasta do projeto, pip install '.[ray]'
error-arena-unreached = sem conexão com { $address }: { $what }; o cluster está no ar, e o token é o dele (docs/arena.md)?
error-arena-own-ray = um Ray próprio
error-arena-token = { $variable } é { $value }; só token é permitido
error-arena-fault = na partida da semente { $seed }: { $what }
error-arena-redraws = só os nossos próprios níveis podem planejar de novo, e não no jogo solo
error-arena-kept-other = este arquivo tem partidas de outra coisa; indique outro
error-arena-kept-changed = estas partidas foram jogadas por bots que hoje jogam de outro modo; indique um arquivo novo

## The command line

error-cli-unknown-command = O comando “{ $command }” não existe. Os comandos são { $commands }.
error-cli-positions-need-records = --positions precisa de --records ARQUIVO para gravar
error-cli-puzzles-wrong =
    { $count ->
        [one] { $count } desafio não cumpre o que diz.
       *[other] { $count } desafios não cumprem o que dizem.
    }
error-cli-keep-or-records = --keep e --records não podem ser usados juntos
error-cli-players-solo = --players { $players } não combina com --solo { $level }; tire um dos dois
error-cli-players-one = --players 1 precisa de --solo easy, medium ou hard
error-cli-seats-solo = seats: { $seats } não podem jogar solo; indique só um
error-remote-address = “{ $address }” não é o endereço de uma mesa; ele se parece com http://127.0.0.1:8350/tables/ID, com o convite depois de #
error-cli-join-token = a chave de uma conta de bot começa com { $begin }
error-remote-unreached = não foi possível alcançar o servidor: { $what }
error-remote-refused = { $code }: { $what }
error-cli-not-one-of = “{ $name }” não existe; os valores possíveis são { $names }
error-cli-name-missing = falta um nome; separe os níveis com uma só vírgula
error-cli-never-pass = { $seconds } segundos nunca passam
error-cli-no-address = “{ $text }” não é um endereço de servidor; um endereço é como https://tables.example.org
error-cli-no-origin = “{ $text }” não é uma origem; uma origem é como https://example.org
error-cli-no-folder = { $folder } não é uma pasta
error-cli-no-player = “{ $text }” não pode ocupar um lugar; use { $names }
error-cli-no-shared-board = não há tabuleiro compartilhado { $board }
error-cli-board-players = este tabuleiro é para { $players } jogadores
error-cli-board-mistakes = { $count ->
    [one] o tabuleiro não é jogável: { $count } erro
   *[other] o tabuleiro não é jogável: { $count } erros
}
error-cli-board-looks = { $count ->
    [one] o tabuleiro é jogável, mas { $count } coisa não se vê bem
   *[other] o tabuleiro é jogável, mas { $count } coisas não se veem bem
}
error-cli-no-host = “{ $text }” não é um nome de host como tables.example.org
error-cli-no-network = “{ $text }” não é um endereço nem uma rede como 10.0.0.0/8
error-cli-no-mail-address = “{ $text }” não é um endereço de e-mail
error-cli-no-server = “{ $text }” não tem a forma HOST:PORTA
error-cli-no-duration = “{ $text }” não é uma duração; o certo seria 12h, 30d ou 8w
error-cli-name-a-status = --status: indique ao menos um de { $names }
error-cli-no-json = { $file }: a linha { $line } não é um registro JSON: { $why }
error-cli-nested = aninhamento profundo demais
error-cli-too-few-games = { $count ->
    [one] { $file }: contém { $count } partida; --game { $game } é alto demais
   *[other] { $file }: contém { $count } partidas; --game { $game } é alto demais
}
error-cli-too-few-decisions = { $count ->
    [one] { $file }: --at { $asked }: o registro tem só { $count } decisão
   *[other] { $file }: --at { $asked }: o registro tem só { $count } decisões
}
error-cli-not-a-file = { $file } não é um arquivo; -o - grava na saída padrão
error-cli-port-taken = { $host } porta { $port }: { $why }; escolha outra com --port, ou --port 0 para qualquer uma
error-cli-secrets = as mesas guardam segredos: use -o ARQUIVO, ou --secrets para mostrá-los aqui
error-cli-nobody-to-ask = não há a quem perguntar aqui: use --yes, ou --dry-run para ver antes
error-cli-no-person = ninguém se chama { $person } nem tem um código que comece assim, ou há várias pessoas: veja maharaja people list
error-cli-no-report = nada foi denunciado com o código { $message }: veja maharaja people reports

## The command line: what click finds

error-cli-value-for = Valor inválido para { $option }: { $what }
error-cli-value = Valor inválido: { $what }
error-cli-range = { $value } está fora do intervalo { $range }.
error-cli-type = { $value } não serve; esperado: { $wanted }.
error-cli-whole-number = número inteiro
error-cli-number = número
error-cli-yes-or-no = true ou false
error-cli-choice-of = { $value } não existe; os valores possíveis são { $choices }.
error-cli-no-option = A opção { $option } não existe.
error-cli-no-option-meant = A opção { $option } não existe. { $meant }
error-cli-did-you-mean = Você quis dizer { $name }?
error-cli-did-you-mean-one-of = (Você quis dizer: { $names }?)
error-cli-missing-option = Falta a opção { $option }.
error-cli-missing-argument = Falta o argumento { $argument }.
error-cli-missing-command = Falta um comando.
error-cli-needs-posix = este comando precisa de Linux ou macOS (no Windows, WSL); tudo menos o servidor e suas mesas funciona aqui também
error-cli-needs-value = A opção { $option } precisa de um valor.
error-cli-takes-no-value = A opção { $option } não aceita valor.
error-cli-unexpected = Argumento a mais: { $arguments }
error-cli-unexpected-many = Argumentos a mais: { $arguments }
error-cli-could-not-open = Não foi possível abrir o arquivo { $file }: { $what }
error-cli-is-a-file = { $folder } é um arquivo, não uma pasta.
error-cli-dataset-missing = conjuntos de dados precisam do pyarrow: na pasta do projeto, pip install '.[dataset]'

## Databases

error-database-scheme = --database não pode começar com { $scheme }://: indique o caminho de um arquivo, sqlite:///caminho ou postgresql://user@host/name
error-database-folder = não dá para criar a pasta das mesas: { $what }
error-database-path = --database precisa do caminho de um arquivo, como sqlite:///tables.db
error-database-missing = esse arquivo não existe; diga com --database onde estão as mesas
error-database-libraries = PostgreSQL precisa de mais bibliotecas: na pasta do projeto, pip install '.[postgresql]'
error-database-newer = o banco de dados foi gravado por um Maharaja mais novo: seu esquema é { $found }, esta versão conhece até { $known }; instale uma versão mais nova
error-database-closed = o armazenamento não está aberto
error-database-lost = a conexão caiu durante a gravação, então não se sabe se isto foi gravado: { $what }
error-database-no-answer = sem resposta
error-database-address = endereço inválido; o certo seria postgresql://user:password@host:5432/name
error-database-in-use = { $file } está em uso por outro servidor; para vários processos com as mesmas mesas, dê a todos um só PostgreSQL: --database postgresql://...
error-database-servers-use = talvez servidores estejam usando a mesa { $table }
error-database-server-uses = talvez um servidor esteja usando a mesa { $table }
error-database-table-exists = já existe uma mesa { $table }
error-database-no-folder = a pasta { $folder } não existe
error-database-backup-postgresql = o PostgreSQL faz cópias com um programa próprio: pg_dump --format=custom --file=ARQUIVO BANCO; maharaja tables export grava as mesas de qualquer banco de dados
error-database-restore-postgresql = o PostgreSQL restaura com um programa próprio: pare todos os servidores, createdb NOVO, pg_restore --exit-on-error --no-owner --dbname=NOVO ARQUIVO
error-database-backup-missing = o arquivo { $file } não existe
error-database-backup-exists = { $file } já existe: dê outro nome, ou --replace
error-database-backup-same = { $file } é o próprio banco de dados: dê outro nome
error-database-backup-damaged = { $file } está danificado ou não é um banco de dados: { $what }
error-database-backup-foreign = { $file } é um banco de dados, mas não do Maharaja
error-database-restore-in-use = { $file } está em uso por um servidor ou outro programa: pare-o, restaure e inicie-o de novo

## Exported tables

error-archive-damaged = a mesa { $table } está danificada no banco de dados: { $what }
error-archive-board = falta no banco de dados o mapa com o resumo { $digest }
error-archive-format = seu formato é “{ $format }”; esta versão lê “{ $known }”
error-archive-none = não é uma mesa: { $what }
error-archive-changed = a mesa { $table } foi alterada desde a exportação
error-archive-its-board = seu mapa é { $board } ({ $digest }), não { $other }
error-archive-solo = solo não corresponde à partida
error-archive-seat = o lugar { $seat } não existe
error-archive-status = a partida está { $status }, então ninguém pode escolher
error-archive-again = a partida está { $status }, então não pode ser jogada de novo
error-archive-shared = a partida está { $status }, então não pode ser mostrada a todos
error-archive-back = { $number } escolhas não podem ser desfeitas
error-archive-no-clock = ela fala de um relógio que não existe
error-archive-kind = o lugar { $seat } é do tipo { $sort }
error-archive-level = o nível “{ $level }” não existe; os níveis são { $names }
error-archive-style = o estilo “{ $style }” não existe; os estilos são { $names }
error-archive-link = um link tem lugar se for pessoal, e só nesse caso
error-archive-at-table = mesa { $table }
error-archive-at-beginning = o início
error-archive-at-entry = item { $number }
error-archive-at-links = os links
error-archive-no-export = { $file }: a linha { $line } não é uma mesa: um arquivo de maharaja tables export tem uma por linha; registros de partidas são importados no servidor, por POST /api/tables/import
error-archive-line-refused = { $file }: linha { $line }: { $why }
error-archive-line-too-long = { $file }: a linha { $line } tem mais de { $most } bytes
error-archive-no-table = a mesa { $table } não existe; maharaja tables list mostra todas
error-archive-stop-the-server = há um servidor usando este banco de dados: pare-o, importe e inicie-o de novo

## What the server adds to its codes

error-detail-tables-an-hour = No máximo { $number } mesas por hora de um endereço.
error-detail-tables-at-once = São permitidas { $number } mesas ao mesmo tempo; termine ou feche uma antes.
error-detail-bots-at-once = Nas mesas de um anfitrião podem jogar ao mesmo tempo no máximo { $number } bots que pesquisam ({ $names }); termine ou feche uma mesa antes, ou escolha adept.
error-detail-sockets-of-address = No máximo { $number } de um endereço ao mesmo tempo.
error-detail-sockets-of-person = No máximo { $number } de uma pessoa ao mesmo tempo.
error-detail-bytes = No máximo { $number } bytes.
error-detail-follows = Um socket acompanha no máximo { $number } lugares; deixe um antes.
error-detail-too-often-names = O nome deste lugar foi trocado { $number } vezes; ele fica como está.
error-detail-too-often-devices = O lugar foi levado { $number } vezes a outros aparelhos; já chega.
error-detail-too-often-levels = O nível deste bot foi trocado { $number } vezes; ele fica como está.
error-detail-too-often-auto-answer = As jogadas forçadas foram ligadas ou desligadas { $number } vezes; ficam como estão.
error-detail-too-often-take-backs = O lugar foi retomado { $number } vezes; agora o bot joga até o fim.
error-detail-too-often-undos = O lugar desfez { $number } escolhas; o que for escolhido agora vale.
error-detail-too-often-plans = O lugar substituiu { $number } planos; o último vale.
error-detail-too-often-people = Pessoas já se sentaram aqui { $number } vezes; agora só bots podem.
error-detail-too-often-rematches = Esta partida foi jogada mais uma vez { $number } vezes; crie uma nova mesa.
error-detail-too-often-hints = O lugar recebeu { $number } dicas; agora joga sozinho.
error-detail-too-often-orders = As ordens permanentes deste lugar foram trocadas { $number } vezes; elas ficam como estão.
error-detail-too-often-vacations = O lugar já saiu de férias { $number } vezes; já chega.
error-detail-vacation-already = Você já está de férias aqui; encerre-as antes.
error-detail-vacation-days = { $number ->
    [0] Não restam férias aqui.
    [one] Resta { $number } dia de férias aqui.
   *[other] Restam { $number } dias de férias aqui.
}
error-detail-empty-window = o horário precisa terminar em outra hora do que começa.
error-detail-zone = o servidor não conhece o fuso horário { $zone }; informe um nome como Europe/Berlin, ou UTC.
error-detail-one-hint = Uma dica por vez: a anterior ainda está sendo pensada.
error-detail-outlook = Só é possível olhar adiante a partir de um plano ou do fim de um turno.
error-detail-boards = Os mapas são { $names }.
error-detail-shared-boards = este servidor guarda no máximo { $number } tabuleiros compartilhados; quem o mantém pode remover alguns
error-detail-others-faster = Outros foram mais rápidos a cada vez; olhe e tente de novo.
error-detail-noted-as = Algo deu errado aqui; no log está como { $mark }.
error-detail-nested = Ela está aninhada demais.
error-detail-parameter-once = Cada parâmetro pode ser dado uma vez.
error-detail-too-late = Ela não chegou em { $seconds } segundos.
error-detail-send-type = Envie { $type } em UTF-8.
error-detail-origin-needed = Requisições com cookie precisam dizer seu Origin.
error-detail-origin-foreign = O Origin não é este servidor nem um que lhe foi indicado.
error-detail-host-wrong = Use o endereço deste servidor ou peça a quem o hospeda que informe esse nome.
error-detail-solo-seats = Uma mesa solo tem um lugar; o do Brahmabot vem sozinho.
error-detail-coached-seats = Uma partida guiada tem um lugar seu e bots em todos os outros.
error-detail-record-or-position = É preciso um registro ou uma posição.
error-detail-earlier-decisions = só um registro tem decisões anteriores.
error-detail-seats-wanted = esta partida tem { $wanted }, não { $found }.
error-detail-decisions = a partida tem { $number }.
error-detail-devices = Um lugar fica em no máximo { $number } dispositivos.
error-detail-page = use o valor recebido em next.
error-detail-bytes-besides = mais de { $number } bytes além das escolhas.
error-detail-bytes-more = mais de { $number } bytes.
error-detail-banned = Você não pode mais sentar a esta mesa.
error-detail-link-left = A pessoa deste link deixou o lugar.
error-detail-nobody-sits = Não há ali ninguém que possa voltar.
error-detail-no-bot = Nenhum bot joga por você.
error-detail-whose-link = link de quem? É preciso um lugar.
error-detail-table-seats = Os lugares desta mesa vão de 0 a { $last }.
error-detail-closed = A mesa foi fechada.
error-detail-not-begun = A partida não começou.
error-detail-over = A partida terminou.
error-detail-players-only = Só quem jogou aqui e o anfitrião podem fazer isso.
error-detail-mail-address = Um endereço de e-mail é como nome@example.org.
error-detail-web-address = Um endereço da web começa com https:// e não contém nome nem senha.
error-detail-push-keys = As chaves desta inscrição não servem; inscreva-se de novo.
error-detail-channels = No máximo { $number } de cada tipo.
error-detail-too-often-mails = Já foram enviados e-mails de confirmação para este endereço; espere um dia.
error-detail-too-often-tests = Este canal acabou de ser testado; espere meio minuto.
error-detail-too-often-nudges = Este lugar já recebeu um lembrete nas últimas 24 horas.
error-detail-account-devices = Uma conta tem no máximo { $number } dispositivos; remova um primeiro.
error-detail-passkeys = Uma conta tem no máximo { $number } chaves de acesso.
error-detail-too-often-tries = Tentativas demais; espere um pouco.
error-detail-bots-do-not-talk = Bots não conversam.
error-detail-phrase-or-text = Diga uma frase pronta ou um texto: um dos dois, não ambos.
error-detail-no-phrase = Essa frase não existe.
error-detail-phrases-only = Nesta mesa só há frases prontas.
error-detail-muted-by-host = O anfitrião do servidor silenciou você.
error-detail-empty-text = O texto está vazio.
error-detail-too-often-said = { $number } mensagens foram enviadas nesta mesa; haverá lugar quando as mais antigas forem apagadas.
error-detail-not-over = Só uma partida terminada pode ser jogada de novo.
error-detail-bot-plays = Um bot joga este lugar; retome-o antes.
error-detail-levels = os níveis são { $names }.
error-detail-styles = os estilos são { $names }.
error-detail-undo-plan = Um plano não é desfeito, mas refeito, até o último chegar.
error-detail-undo-others = Outra pessoa já respondeu, ou nada foi escolhido ainda.
error-detail-undo-hidden = Algo oculto veio à tona, ou o turno acabou.
error-detail-unknown-rules = A mesa segue as regras { $version }; este programa conhece { $known }.
error-detail-quoted = { $what }.

## Lições

error-lesson-position = não pode ser jogada: { $what }
error-lesson-id-twice = "{ $id }" aparece duas vezes
error-lesson-line = uma linha dos outros não pode ser jogada: { $what }
error-lesson-stuck = nada do que se espera é permitido aqui
error-lesson-never = "{ $pattern }" não corresponde a nenhuma escolha possível aqui
error-lesson-point = não há "{ $what }" para apontar
error-lesson-fact = não há nada em "{ $what }"
error-lesson-text = o texto { $name } falta em { $language }

## Reviews

error-review-solo = uma partida solo não pode ser analisada: nela o acaso continua depois da preparação; use uma partida de 2 a 4 jogadores
error-review-unfinished = a partida não terminou; só partidas terminadas são analisadas
error-review-too-few = { $number } é pouco; use { $least } ou mais
error-detail-reviews-at-once = No máximo { $number } análises ao mesmo tempo.
error-detail-balances = No máximo { $number } tabuleiros ao mesmo tempo.
error-detail-line-long = Uma variante tem no máximo { $number } escolhas.
error-detail-line = Uma variante é feita de lugares e escolhas, como em um registro.
