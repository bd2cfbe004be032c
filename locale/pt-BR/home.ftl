# Início, nova mesa, convites, fim da partida, reprise.

home-title = Maharaja
home-motto = Construa onde o Marajá vai passar em seguida.
home-motto-detail = Sete cidades, sete rodadas, duas ações secretas em cada uma.
home-welcome = Primeira vez aqui?
home-welcome-detail = Um jogo de tabuleiro para uma a quatro pessoas: construa estátuas e templos na viagem do Marajá pela Índia. Uma partida leva de 20 a 40 minutos, e as regras não levam mais que isso.
home-learn = Aprender a jogar
home-learn-progress = Lições: { $done } de { $count } concluídas
home-account = Minha conta
home-learn-detail = Seis lições curtas em que você mesmo experimenta tudo.
home-boards = Tabuleiros
home-puzzles = Desafios
home-first-game = Primeira partida
home-first-game-detail = Com explicações durante o jogo, contra dois adversários fáceis.
home-custom = Mesa personalizada
home-play-now = Jogar agora
home-resume = Continuar: rodada { $round } com { $names }
home-resume-begun = Continuar: partida com { $names }
home-resume-waiting = Continuar: esperando jogadores
home-your-turn = sua vez
home-your-name = Seu nome
home-name-hint = Os outros veem este nome.

home-solo = Solo contra o Brahmabot
home-solo-detail = Cerca de 30 minutos, sem espera
home-solo-level = Nível
home-start = Começar
home-bots = Com bots
home-bots-detail = 2 a 4 lugares, os bots jogam na hora
home-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-hotseat = Na mesma tela
home-hotseat-detail = Passe de mão em mão; os planos ficam cobertos
home-invite = Convidar por link
home-invite-detail = Envie um link, jogue ao vivo ou aos poucos
home-new-table = Nova mesa

home-my-tables = Minhas mesas
home-my-tables-none = Você ainda não tem mesas.
home-open-tables = Mesas abertas
home-open-tables-none = Nenhuma mesa procura jogadores agora.
home-running-tables = Mesas para assistir
home-finished-tables = Partidas terminadas
home-filter = Quais partidas
home-filter-all = Todas as partidas
home-filter-won = Vencidas
home-filter-lost = Perdidas
home-filter-solo = Solo
home-filter-people = Com pessoas
home-filter-bots = Com bots
home-filter-when = Quando
home-filter-when-any = A qualquer momento
home-filter-when-week = Últimos 7 dias
home-filter-when-month = Últimos 30 dias
home-filter-when-year = Últimos 12 meses
home-filter-opponent = Adversário
home-filter-none = Nenhuma das suas partidas é assim.
home-refresh = Atualizar
home-more = Mais
home-table-open = Abrir
home-table-join = Entrar
home-table-watch = Assistir
home-table-replay = Rever
home-table-round = Rodada { $round } de { $rounds }
home-table-waiting = Esperando
home-table-running = Em andamento
home-table-won = Vencida
home-table-lost = Perdida
home-table-finished = Terminada
# Behind the number of points.
home-table-points = pontos, posição { $rank }
home-table-closed = Fechada
home-table-free = { $count ->
    [1] { $count } lugar livre
   *[other] { $count } lugares livres
}
home-table-host = Você é o anfitrião
home-table-solo = Solo, { $level }
home-table-changed = última jogada { $time }
home-table-with = com { $names }

home-new-title = Nova mesa
home-new-seats = Lugares
home-new-seats-count = { $taken ->
    [1] { $taken } ocupado
   *[other] { $taken } ocupados
}, { $open ->
    [1] { $open } aberto
   *[other] { $open } abertos
}
home-new-players = Jogadores
home-new-seat-me = Você
home-new-seat-here = Nesta tela
home-new-seat-guest = Lugar aberto
home-new-seat-closed = Lugar fechado
home-new-seat-host = anfitrião
home-new-seat-guest-detail = para quem tiver o link
home-new-add-seat = Adicionar jogador
home-new-remove-seat = Remover lugar
home-new-bot-level = Nível do bot
home-new-style = Estilo do bot
home-new-style-none = Sem estilo
home-new-style-lot = Estilo por sorteio
home-new-style-lot-help = O estilo é sorteado quando a mesa é aberta.
home-new-board = Tabuleiro
home-new-board-players = para { $players } jogadores
home-new-draw-board = Todos os tabuleiros, e desenhar o seu
home-new-characters = Personagens
home-new-characters-random = Aleatórios
home-new-characters-first = Primeira partida
home-new-characters-first-only-four = Só para quatro jogadores
home-new-special = Regras especiais
home-new-special-hint = quantas quiser
home-new-final = Pontuação final
home-new-final-hint = uma delas
home-new-final-tile = O que a peça faz
home-new-pace = Ritmo
home-new-pace-hint = quanto tempo se pode levar
home-new-pace-none = Livre
home-new-pace-live = Ao vivo
home-new-pace-day = Dias
home-new-pace-week = Semanas
home-new-pace-none-help = Todos podem levar o tempo que quiserem.
home-new-pace-help = No começo { $bank }, para cada jogada { $increment }, no máximo { $most }. Quando o tempo de alguém acaba, um bot joga até a pessoa voltar.
home-new-pace-from = O tempo conta das
home-new-pace-to = às
home-new-pace-weekends = Também nos fins de semana
home-new-pace-level = Bot que continua
home-new-pace-zone = No fuso horário { $zone }.
home-new-options = Opções
home-new-option-public = Mesa pública
home-new-option-public-help = Todos a veem na lista e podem ocupar um lugar aberto.
home-new-option-hints = Dicas para todos
home-new-option-hints-help = Quem se senta pode pedir dicas; o registro anota.
home-new-option-free-text = Textos livres
home-new-option-free-text-help = Todos podem escrever, não só usar frases prontas.
home-new-option-auto-answer = Fazer jogadas forçadas por mim
home-new-option-auto-answer-help = Se só houver uma opção, ela é feita sem perguntar.
home-new-random-options = Sortear regras especiais e pontuação final
home-new-reset = Voltar às regras básicas
home-new-surprise = Surpreenda-me
home-new-summary = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}. Recompensas ao alcance: { $reach }.
home-new-summary-open = { $count ->
    [one] Um lugar ainda está aberto.
   *[other] { $count } lugares ainda estão abertos.
}
home-new-fill-bots = Completar com bots
home-new-create = Abrir mesa
home-new-start = Começar a partida
home-new-too-many-for-board = Este mapa é para { $players } jogadores.

home-invite-title = Convidar amigos
home-invite-link = Link para um lugar
home-invite-watch-link = Link para assistir
home-invite-copy = Copiar link
home-invite-copied = Link copiado
home-invite-copy-by-hand = Copie este link:
home-invite-local = Este link só funciona neste computador. Para que outras pessoas na sua rede possam jogar, inicie o Maharaja com ./play --share.
home-invite-code = Código com o link, para ler com o celular
home-engine-building = Os bots fortes estão ficando mais rápidos: { $percent } %
home-invite-share = Compartilhar
home-invite-explain = A partida começa assim que todos os lugares estiverem ocupados.
home-invite-you-are-invited = { $name } convida você para uma partida de Maharaja.
home-invite-take-seat = Ocupar um lugar
home-invite-seat-free = livre
home-invite-full = Todos os lugares estão ocupados. Você pode assistir.
home-waiting-title = Esperando jogadores
home-waiting-free = { $count ->
    [one] Um lugar ainda está livre.
   *[other] { $count } lugares ainda estão livres.
}
home-waiting-bot = Colocar um bot
home-waiting-leave = Sair da mesa
home-waiting-close = Fechar a mesa
home-waiting-close-sure = Fechar esta mesa para todos?

home-end-title = Placar final
home-end-over = Fim da partida após a rodada { $round }
home-end-over-statues = Fim da partida na rodada { $round }: sete estátuas construídas
home-end-wins = { $count ->
    [one] { $name } vence com { $count } ponto de prestígio
   *[other] { $name } vence com { $count } pontos de prestígio
}
home-end-you-win = { $count ->
    [one] Você vence com { $count } ponto de prestígio
   *[other] Você vence com { $count } pontos de prestígio
}
home-end-shared = { $count ->
    [one] { $names } compartilham a vitória com { $count } ponto de prestígio
   *[other] { $names } compartilham a vitória com { $count } pontos de prestígio
}
home-end-solo-won = Você vence o Brahmabot por { $mine } a { $theirs }
home-end-solo-lost = O Brahmabot vence por { $theirs } a { $mine }
home-end-tie-statues = Empate com { $other } em { $total }: decide o número de estátuas ({ $mine } a { $theirs }).
home-end-tie-coins = Empate com { $other } em { $total } e em estátuas: decide o número de moedas ({ $mine } a { $theirs }).
home-share = Mostrar a todos
home-share-link = Link público para rever a partida
home-share-explain = Quem tiver o link vê a partida inteira, com os nomes.
home-share-waiting = Falta o acordo de { $names }.
home-share-position = Link para esta posição
home-end-rematch = Jogar de novo
home-end-rematch-name = { $name } quer jogar de novo.
home-end-rematch-host = O anfitrião quer jogar de novo.
home-end-come-along = Jogar junto
home-end-replay = Rever a partida
home-end-map = Ver o mapa
home-end-export = Salvar o registro
home-end-rank = Lugar
home-end-player = Jogador
home-end-total = Total
home-end-built = { $count ->
    [1] { $count } construída
   *[other] { $count } construídas
}
home-end-coins = { $count ->
    [1] { $count } moeda
   *[other] { $count } moedas
}
home-end-sources = De onde vieram os pontos
home-end-sources-of = { $name }: { $list }
home-end-source-of = { $count } { $source }
home-end-chart-prestige = Prestígio após cada rodada
home-end-chart-coins = Moedas após cada rodada
home-end-chart-hidden = oculto durante a partida
home-end-chart-round = Rodada
home-end-chart-table = Como tabela
home-end-cities = Mais adoração em cada cidade
home-end-cities-detail = { $alone } pontos; no empate, { $tied } para cada
home-end-cities-detail-of = { $name }: { $alone } pontos; no empate, { $tied } para cada
home-end-city-worship = adoração { $list }
home-end-city-nobody = ninguém
home-end-seed = Semente { $seed }
home-end-seed-help = A preparação foi sorteada a partir deste número; a impressão digital dele foi anunciada antes da partida.
home-end-seed-kept = Conferido: a semente corresponde à impressão digital. A preparação não mudou durante a partida.
home-end-seed-broken = A semente não corresponde à impressão digital anunciada.
home-end-seed-proof = SHA-256({ $salt }:{ $seed }) = { $hash }

home-replay-title = Reprise
home-replay-first = Para o início
home-replay-back = Um passo atrás
home-replay-play = Reproduzir
home-replay-pause = Pausa
home-replay-forward = Um passo adiante
home-replay-last = Para o fim
home-replay-round-back = Rodada anterior
home-replay-round-forward = Próxima rodada
home-replay-slider = Decisão
home-replay-at = Decisão { $at } de { $total }
home-replay-speed = Velocidade
home-replay-go-on = Continuar daqui
home-import = Abrir um registro
home-import-detail = Rever uma partida salva ou continuar a partir de uma posição
home-import-choose = Escolher arquivo
home-import-drop = Solte um arquivo aqui
home-import-bad = Este arquivo não é um registro de Maharaja.
home-export-position = Salvar a posição

rules-search = Procurar nas regras
rules-contents = Sumário
rules-found = { $count ->
    [0] Nada encontrado
    [one] { $count } regra encontrada
   *[other] { $count } regras encontradas
}

## The review of a finished game

home-end-review = Analisar a partida
home-replay-review = Análise
home-replay-beside = Ao lado do mapa
home-replay-leave-line = Voltar à partida
