# A mesa: o que se pode fazer, o que são as coisas, o que é lido em voz alta.

table-page-title = Maharaja – { $phase }
table-page-title-your-turn = ● Sua vez – Maharaja
table-round-of = Rodada { $round } de { $rounds }
table-before-round-1 = Antes da rodada 1
table-phases = Fases
table-turn-order = Ordem de turno
table-views = Vistas
table-tab-map = Mapa
table-tab-rewards = Recompensas
table-tab-players = Jogadores
table-tab-characters = Personagens
table-tab-log = Registro
table-legend-build = você pode construir aqui
table-legend-travel = você pode viajar (pedágio indicado)

table-ask-label = O que você pode fazer agora
table-ask-draft = Escolha seu personagem.
table-ask-draft-detail = O menor número joga primeiro e vence os empates.
table-ask-settle = Coloque um templo inicial em uma vila.
table-ask-settle-detail = { $count ->
    [one] Este é o último. Templos abrem estradas, e os outros pagam pedágio a você.
   *[other] Faltam { $count }. Templos abrem estradas, e os outros pagam pedágio a você.
}
table-ask-plan = Planeje duas ações em segredo.
table-ask-plan-detail = Aponte cada seta para uma ação. As duas podem apontar para a mesma.
table-ask-plan-again = Seu plano está pronto.
table-ask-plan-again-detail = Você pode mudá-lo até que todos estejam prontos.
table-ask-turn = Sua vez: { $actions }, ou viaje antes.
table-ask-turn-one = Sua vez: { $action }, ou viaje antes.
table-ask-turn-done = Seu plano está cumprido. Viaje, use uma habilidade ou encerre o turno.
table-ask-turn-impossible = Seu plano não é possível agora.
table-ask-turn-impossible-detail = { $actions }: viaje ou encerre o turno.
table-ask-turn-detail = Escolha uma ação do plano, viaje ou use uma habilidade.
table-ask-building-first = Escolha onde construir.
table-ask-building-statue = Construa uma estátua.
table-ask-building-shrine = Construa um templo.
table-ask-building-statue-shrine = Construa uma estátua ou um templo.
table-ask-building-shrine-city = Construa um templo em uma cidade.
table-ask-building-detail = Antes da segunda peça você pode viajar ou usar habilidades, ou parar aqui.
table-ask-free-shrine = { $count ->
    [one] Construa um templo grátis em qualquer lugar.
   *[other] Construa { $count } templos grátis em qualquer lugar.
}
table-ask-free-shrine-detail = Em uma vila ou em qualquer cidade; seu sacerdote não precisa estar lá.
table-ask-flag = Escolha uma bandeira: ela anda três espaços à esquerda.
table-ask-flag-detail = Em um espaço ocupado, ela empurra as bandeiras para a direita.
table-ask-take = Escolha um novo personagem.
table-ask-take-detail = Do expositor ou de outro jogador.
table-ask-take-detail-display = Só do expositor.
table-ask-retake = { $name } pegou seu personagem. Escolha outro.
table-ask-retake-detail = Do expositor. Depois { $name } continua.
table-ask-exchange = { $count ->
    [one] Trocas: ainda dá para fazer uma.
   *[other] Trocas: ainda dá para fazer até { $count }.
}
table-ask-exchange-detail = 2 moedas por 1 ponto de prestígio, ou o contrário.
table-ask-reward = Escolha uma recompensa.
table-ask-reward-detail = Sua posição: { $rank }; os { $count } espaços de baixo estão ao alcance.
table-ask-buy = Quantos pontos de prestígio você compra?
table-ask-buy-detail = { $count ->
    [one] 1 moeda cada, no máximo { $count }.
   *[other] 1 moeda cada, no máximo { $count }.
}
table-ask-maharani = { $count ->
    [one] Coloque uma ficha de Marani em um personagem do expositor.
   *[other] Coloque { $count } fichas de Marani em personagens do expositor.
}
table-ask-maharani-detail = A habilidade dele também é sua até o fim da próxima rodada.

table-wait = Esperando { $names }.
table-wait-draft = { $names } está escolhendo um personagem.
table-wait-settle = { $names } está colocando um templo inicial.
table-wait-plan = Esperando os planos de { $names }.
table-wait-turn = { $names } está jogando.
table-wait-building = { $names } está construindo.
table-wait-free-shrine = { $names } está construindo um templo grátis.
table-wait-flag = { $names } está escolhendo uma bandeira.
table-wait-take = { $names } está mudando de personagem.
table-wait-retake = { $names } precisa escolher um novo personagem.
table-wait-exchange = { $names } está trocando.
table-wait-reward = { $names } está escolhendo uma recompensa.
table-wait-buy = { $names } está comprando prestígio.
table-wait-maharani = { $names } está colocando uma ficha de Marani.
table-wait-brahmabot = O Brahmabot está jogando.
table-wait-bot = O bot está pensando…
table-wait-bots-busy = Os bots do servidor estão ocupados: este espera a vez de pensar.
table-wait-finished = A partida terminou.
table-watching = Você está assistindo.

table-do-travel-pay = { $count ->
    [0] Viajar de graça
   *[other] Viajar e pagar { $count }
}
table-do-build-pay = { $count ->
    [0] Construir de graça
   *[other] Construir e pagar { $count }
}
table-do-undo = Desfazer
table-do-undo-turn = Desfazer o turno todo
table-do-end-turn = Encerrar turno
table-do-hint = Dica
table-do-outlook = O que os outros podem fazer
table-do-done = Parar de construir
table-do-ready = Pronto
table-do-change-plan = Mudar o plano
table-do-use = Usar
table-do-use-now = Usar agora
table-do-use-token = Usar ficha
table-do-take = Pegar
table-do-choose = Escolher
table-do-move-flag = Mover a bandeira
table-do-place = Colocar
table-do-buy = { $count ->
    [0] Não comprar
    [one] Comprar { $count }
   *[other] Comprar { $count }
}
table-do-exchange-buy = 2 moedas → 1 prestígio
table-do-exchange-sell = 1 prestígio → 2 moedas
table-do-exchange-stop = Parar de trocar
table-do-choices = Lista de opções
table-do-hide-choices = Esconder a lista
table-do-hand-over = Deixar um bot jogar
table-do-take-back = Voltar a jogar
table-do-leave = Sair da mesa
table-do-rename = Mudar o nome
table-do-shrine = Templo
table-leave-sure = Sair desta mesa? Um bot fica no seu lugar.

table-choice-draft = Escolher o personagem { $character }: { $text }
table-choice-settle = Templo inicial: { $village }
table-choice-plan = Plano: { $first }; { $second }
table-choice-perform = { $action }
table-choice-token = Com uma ficha de ação: { $action }
table-choice-travel = { $count ->
    [0] Viajar para { $to }, grátis
    [one] Viajar para { $to }, pedágio de { $count } moeda
   *[other] Viajar para { $to }, pedágio de { $count } moedas
}
table-choice-ability = Usar o personagem { $character }: { $text }
table-choice-end = Encerrar turno
table-choice-shrine-village = { $count ->
    [0] Templo: { $village }, grátis
    [one] Templo: { $village }, { $count } moeda
   *[other] Templo: { $village }, { $count } moedas
}
table-choice-shrine-city = { $count ->
    [0] Templo em { $city }, grátis
    [one] Templo em { $city }, { $count } moeda
   *[other] Templo em { $city }, { $count } moedas
}
table-choice-statue = { $count ->
    [one] Estátua em { $city }, { $space }, { $count } moeda
   *[other] Estátua em { $city }, { $space }, { $count } moedas
}
table-choice-statue-bonus = { $count ->
    [one] Estátua em { $city }, { $space }, { $count } moeda; bônus: { $bonus }
   *[other] Estátua em { $city }, { $space }, { $count } moedas; bônus: { $bonus }
}
table-choice-done = Parar de construir
table-choice-flag = Mover a bandeira de { $city } do espaço { $from } para o { $to }
table-choice-take = Pegar o personagem { $character }: { $text }
table-choice-take-from = Pegar o personagem { $character } de { $name }: { $text }
table-choice-retake = Pegar o personagem { $character }: { $text }
table-choice-exchange-buy = Pagar 2 moedas por 1 ponto de prestígio
table-choice-exchange-sell = Pagar 1 ponto de prestígio por 2 moedas
table-choice-exchange-stop = Parar de trocar
table-choice-reward = Recompensa: { $reward }
table-choice-buy = { $count ->
    [0] Não comprar prestígio
    [one] Comprar { $count } ponto de prestígio
   *[other] Comprar { $count } pontos de prestígio
}
table-choice-maharani = Ficha de Marani no personagem { $character }: { $text }

table-plan-title = Planeje duas ações em segredo
table-plan-disc = Disco de Ações: nove ações, duas setas
table-plan-arrow = Seta { $number }
table-plan-arrow-is = Seta { $number }: { $action }
table-plan-arrow-active = A seta { $number } está ativa
table-plan-arrow-open = A seta { $number } ainda não aponta para nada
table-plan-ready-detail = Dá para mudar até que todos estejam prontos. Os outros só veem que você está.
table-plan-ready-final = Um plano feito não pode mais ser mudado. Os outros só veem que você está pronto.
table-plan-ready-not = Aponte antes as duas setas.
table-plan-others = Os outros
table-plan-others-ready = { $ready } de { $all } prontos
table-plan-thinking = pensando…
table-plan-is-ready = pronto
table-plan-always = Sempre possível.
table-plan-cost-statue = Estátua { $price } ({ $maharaja } em { $city }).
table-plan-cost-both = Preço cheio: estátua { $price } ({ $maharaja } em { $city }), templo 1.
table-plan-have = Você tem { $coins } e { $shrines }.
table-plan-too-dear = Caro demais agora. Mesmo assim, você pode planejar.
table-plan-no-shrines = Nenhum templo no seu tabuleiro agora.
table-plan-supply-empty = Não há mais templos seus na reserva.
table-plan-no-statues = Não há mais estátuas no seu tabuleiro.

table-me = Seu tabuleiro
table-me-plan = Seu plano
table-me-plan-done = feito: { $done } de { $all }
table-me-plan-none = Ainda sem plano
table-me-your-turn = Sua vez
table-me-your-turn-nth = Sua vez, { $number }º de { $all }
table-me-seat = você · { $colour }
table-me-coins = Moedas
table-me-prestige = Prestígio
table-me-prestige-only-you = só você
table-me-prestige-hidden = O prestígio é oculto
table-me-statues = Estátuas
table-me-statues-left = { $left } de { $all } por construir
table-me-statues-built = { $count ->
    [1] { $count } construída; a 7ª encerra a partida
   *[other] { $count } construídas; a 7ª encerra a partida
}
table-me-shrines = Templos
table-me-supply = reserva { $count }
table-me-tokens = Fichas
table-me-token-used = já usada neste turno
table-me-character = Seu personagem
table-me-no-character = Você está sem personagem
table-me-once = Uma vez por rodada
table-me-used = usada
table-me-borrowed = emprestado com uma ficha de Marani
table-me-order = Ordem e empates: seu { $number } vem depois de { $before }, antes de { $after }.
table-me-order-first = Ordem e empates: seu { $number } vem primeiro, antes de { $after }.
table-me-order-last = Ordem e empates: seu { $number } vem por último, depois de { $before }.
table-me-after = depois: { $value }
table-me-after-trip = após a viagem: { $value }
table-me-goods = Seus recursos
table-seat-here = aqui
table-seat-away = ausente
table-seat-last-here = aqui { $ago }
table-spectators = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
table-nudge = Lembrar
table-nudge-tip = Lembrar { $name } de que os outros esperam: uma vez por dia
table-nudged = { $name } recebeu um lembrete.
table-menu-mute = Não me avisar desta mesa
table-talk = Conversa
table-talk-new = Conversa: { $count ->
    [one] uma mensagem nova
   *[other] { $count } mensagens novas
}
table-seat-next = próximo
table-seat-acting = jogando
table-seat-done = concluído
table-seat-waiting = esperando
table-seat-queued = na fila
table-seat-handed-over = um bot joga
table-seat-face-down = Virado para baixo
table-seat-coins = Moedas
table-seat-shrines = Templos no tabuleiro
table-seat-statues = Estátuas por construir
table-seat-tokens = Fichas de ação

table-track = Trilha do Marajá
table-track-next = Próxima visita: { $city }
table-track-space-empty = Espaço { $number }, vazio
table-track-space = Espaço { $number }, { $city }
table-track-space-visited = Espaço { $number }, { $city }, o Marajá está lá
table-track-preview = { $city } iria do espaço { $from } para o { $to }.
table-track-pushed = { $count ->
    [one] { $count } bandeira é empurrada para a direita.
   *[other] { $count } bandeiras são empurradas para a direita.
}
table-track-pushes-none = Nenhuma bandeira é empurrada.
table-rewards = Trilha de Recompensa
table-rewards-reach = ao alcance: as { $count } de baixo
table-rewards-in-reach = ao alcance
table-rewards-out-of-reach = fora de alcance
table-rewards-takeable = você pode pegar agora
table-rewards-taken = escolhida nesta rodada
table-rewards-maharani-rest = { $count ->
    [0] Nenhuma ficha de Marani ao lado da trilha
    [one] { $count } ficha de Marani ao lado da trilha
   *[other] { $count } fichas de Marani ao lado da trilha
}
table-display = Personagens no expositor
table-display-note = 1×/rodada
table-display-maharani = Ficha de Marani de { $name }
table-display-label = Personagem { $number }, { $kind }: { $text }
table-display-left = pilha: { $count }

table-map = Mapa
table-map-label = Mapa: { $cities } cidades, { $roads } estradas, { $villages } vilas
table-map-reset = Mostrar o mapa inteiro
table-city-label = { $city }
table-city-maharaja = o Marajá está aqui
table-city-next = próxima visita
table-city-priest = sacerdote de { $name }
table-city-my-priest = seu sacerdote está aqui
table-city-toll = { $count ->
    [0] acessível de graça
    [one] pedágio { $count }
   *[other] pedágio { $count }
}
table-city-unreachable = inacessível agora
table-city-statue-price = estátua { $count }
table-city-shrine-price = { $count ->
    [0] templo grátis
   *[other] templo { $count }
}
table-city-statues-of = { $count ->
    [one] { $name }: { $count } estátua
   *[other] { $name }: { $count } estátuas
}
table-city-shrines-of = { $count ->
    [one] { $name }: { $count } templo
   *[other] { $name }: { $count } templos
}
table-city-spaces-free = { $count ->
    [0] nenhum espaço livre
    [one] { $count } espaço livre
   *[other] { $count } espaços livres
}
table-city-empty = ainda sem peças
table-city-tap-space = Estátua: escolha um espaço em destaque
table-city-bonus = { $space }: { $bonus } na hora
table-city-outer-worth = Estátua externa: { $points } de adoração
table-city-centre-worth = Estátua central: { $points } de adoração
table-city-shrine-here = { $count ->
    [0] Templo aqui, grátis
   *[other] Templo aqui, por { $count }
}
table-space-legal = { $city }, { $space }: construir estátua e pagar { $count }
table-space-legal-bonus = { $city }, { $space }: construir estátua e pagar { $count }, bônus: { $bonus }
table-ring-legal = { $count ->
    [0] { $city }: construir templo de graça
   *[other] { $city }: construir templo e pagar { $count }
}
table-village-empty = { $village }, vazia
table-village-closed = Ainda sem templo: nenhum sacerdote passa
table-village-with = { $village }, templos: { $names }
table-village-legal = { $count ->
    [0] { $village }: construir templo de graça
   *[other] { $village }: construir templo e pagar { $count }
}
table-village-settle = { $village }: colocar um templo inicial
table-village-free = grátis
table-village-pays = Seu sacerdote paga aqui: { $names }
table-place = O que há ali
table-road-legal = { $count ->
    [0] Estrada { $from } – { $to }: viajar de graça
   *[other] Estrada { $from } – { $to }: viajar e pagar { $count }
}
table-start-label = Espaço inicial
table-start-priests = sacerdotes: { $names }

table-preview-trip = { $count ->
    [0] { $city }: grátis.
    [one] { $city }: pedágio { $count } ({ $payees }).
   *[other] { $city }: pedágio { $count } ({ $payees }).
}
table-preview-payee = { $name } { $count }
table-preview-statue-there = Uma estátua lá custa { $count }.
table-preview-statue = { $count ->
    [one] Estátua em { $city }, { $space }: { $count } moeda.
   *[other] Estátua em { $city }, { $space }: { $count } moedas.
}
table-preview-shrine = { $count ->
    [0] Templo: { $place }, grátis.
    [one] Templo: { $place }, { $count } moeda.
   *[other] Templo: { $place }, { $count } moedas.
}
table-preview-bonus = Bônus na hora: { $bonus }.
table-preview-left = { $count ->
    [0] Você fica sem moedas.
    [one] Você fica com { $count } moeda.
   *[other] Você fica com { $count } moedas.
}
table-preview-ambiguous = Qual deles?

table-forecast = Previsão
table-forecast-city = Previsão: { $city }
table-forecast-scored = Pontuada: { $city }
table-forecast-columns = adoração, moedas
table-forecast-row = { $rank }: { $name }, { $points } de adoração, { $coins } moedas
table-forecast-rise = Você sobe: { $from } → { $to } ({ $coins } moedas).
table-forecast-stay = Sua posição não muda: { $rank } ({ $coins } moedas).
table-forecast-fall = Você cai: { $from } → { $to } ({ $coins } moedas).
table-forecast-tie = Empate com { $name }: o menor número fica à frente ({ $first } antes de { $second }).
table-forecast-one-more-shrine = Um templo a mais: { $rank }, { $coins } moedas
table-forecast-one-more-statue = Uma estátua a mais: { $rank }, { $coins } moedas
table-forecast-choose-city = Previsão para outra cidade

table-brahmabot-row = As peças de ação desta rodada
table-brahmabot-left = esquerda
table-brahmabot-centre = centro
table-brahmabot-right = direita
table-brahmabot-hidden = virada para baixo
table-brahmabot-check = revelada
table-brahmabot-performed = realizada
table-brahmabot-gone = { $count ->
    [1] { $count } peça fora do jogo
   *[other] { $count } peças fora do jogo
}
table-brahmabot-turn = O turno dele, passo a passo

table-recap = Desde seu turno
table-recap-short = Resumo
table-recap-nothing = Nada aconteceu desde então.

table-playback = O que acontece
table-playback-pause = Pausar
table-playback-play = Continuar
table-playback-step = Próximo passo
table-playback-skip = Pular para meu turno
table-playback-again = Mostrar de novo
table-playback-continue = Continuar
table-scoring = Pontuação da cidade
table-scoring-title = Pontuação: { $city }
table-scoring-none = Nenhuma adoração
table-tally-title = Pontuação final
table-announce-turn = É a sua vez.
table-announce-plan = Planeje suas duas ações.
table-end-turn-not = Falta fazer: { $action }.
table-undo-none = Nada para desfazer.
table-last-round = Última rodada
table-last-round-statues = { $name } construiu as sete estátuas: esta é a última rodada.
table-illegal = Não é possível: { $reason }
table-remedy-travel = { $count ->
    [one] Viaje primeiro para { $names }.
   *[other] Viaje primeiro para uma cidade: { $names }.
}
table-remedy-shrine = { $count ->
    [one] Um templo na vila marcada abriria o caminho.
   *[other] Templos nas vilas marcadas abririam o caminho.
}
table-special-in-force = Regras especiais: { $list }
table-final-in-force = Pontuação final: { $name }

table-curtain-title = Passe a tela para { $name }
table-curtain-detail = Mais ninguém deve olhar agora.
table-curtain-open = Sou { $name } – mostrar meu disco
table-curtain-peek = Segure para ver

table-link-connecting = Conectando…
table-link-lost = Conexão perdida. Tentando de novo…
table-link-offline = Você está sem conexão. Seu rascunho fica guardado.
table-link-back = Conectado de novo.
table-link-sending = Enviando…
table-link-old = Há uma nova versão. Recarregue a página.
table-link-closed = A mesa foi fechada.

table-keys = Teclas
table-keys-arrows = Setas: ir de um lugar disponível a outro
table-keys-enter = Enter: prévia, outra vez para confirmar
table-keys-escape = Esc: cancelar a prévia
table-keys-tab = Tab: próximo controle; no planejamento, a outra seta
table-keys-digits = 1–9: apontar a seta ativa para uma ação
table-keys-ready = R: pronto
table-keys-statue = S: construir estátua
table-keys-shrine = H: construir templo
table-keys-ability = C: usar seu personagem
table-keys-token = T: usar ficha de ação
table-keys-undo = U ou Ctrl+Z: desfazer
table-keys-end = E: encerrar turno
table-keys-hint = I: dica
table-keys-outlook = O: o que os outros podem fazer
table-keys-talk = M: conversa
table-keys-list = L: lista de opções
table-keys-forecast = F: previsão
table-keys-pause = P: pausar ou continuar
table-keys-step = N: próximo passo
table-keys-skip = K: pular para meu turno
table-keys-again = A: mostrar de novo
table-keys-help = ?: esta lista
table-key-ability = C

table-menu = Menu da mesa
table-menu-links = Links
table-menu-watch = Deixar assistir
table-menu-device = Continuar em outro aparelho
table-menu-auto-answer = Fazer jogadas forçadas por mim
table-menu-options = Opções desta partida
table-menu-keys = Teclas
table-menu-home = Ir para o início

## Clocks, absence and standing orders

table-clock-left = mais { $time }
table-clock-yours = Seu tempo: { $time }
table-clock-question = resposta em { $time }
table-seat-timed-out = fora, um bot joga
table-seat-absent = ausente
table-seat-vacation = de férias até { $date }
table-pace = { $name }: { $bank } e { $increment } para cada jogada
table-pace-hours = O tempo conta das { $start } às { $end } ({ $zone }).
table-pace-weekdays = Fins de semana não contam.
table-pace-level = Se o tempo acabar, um bot continua ({ $level }).
table-vacation-days = Férias:
table-vacation-begin = Sair de férias
table-vacation-end = Encerrar as férias
table-menu-offer = Link para oferecer um lugar ausente
table-orders = Ordens permanentes
table-orders-explain = Quando perguntam a você na vez de outra pessoa, o primeiro que estiver disponível é tomado na hora. Se nada estiver, a ordem para e perguntam a você. Ninguém mais vê isto.
table-orders-retake = Se tomarem seu personagem
table-orders-reward = Recompensas
table-orders-none = Perguntam a você.
table-orders-character = Personagem { $character }
table-orders-add = Adicionar
table-orders-raise = Subir
table-orders-remove = Remover
table-orders-save = Salvar
