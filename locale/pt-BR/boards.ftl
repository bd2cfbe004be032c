# The editor for boards.

boards-title = Editor de tabuleiros
boards-map = Mapa
boards-mistake = { $what }; { $remedy }.
boards-mistake-only = { $what }.
boards-nameless = sem nome
boards-road = Estrada de { $from } a { $to }
boards-city = Cidade { $name }
boards-village = Vila { $id }
boards-tile = Ficha de Ação { $number }
boards-setup = Ficha de Preparação { $number }
boards-text = Arquivo do tabuleiro
boards-text-line = Arquivo do tabuleiro, linha { $line }
boards-whole = Tabuleiro
boards-x = A partir da esquerda
boards-y = A partir do topo
boards-bonus-coins = Moedas
boards-bonus-pp = Prestígio
boards-bonus-shrines = Templos
boards-bonus-tokens = Fichas
boards-name = Nome
boards-id = Identificador
boards-note = Observação
boards-flag = Cor da bandeira
boards-emblem = Emblema
boards-emblem-sun = Sol
boards-emblem-wave = Onda
boards-emblem-tree = Árvore
boards-emblem-tower = Torre
boards-emblem-moon = Lua
boards-emblem-wheel = Roda
boards-emblem-star = Estrela
boards-emblem-lotus = Lótus
boards-emblem-fish = Peixe
boards-emblem-lamp = Lâmpada
boards-emblem-leaf = Folha
boards-emblem-bell = Sino
boards-emblem-gate = Portão
boards-emblem-feather = Pena
boards-emblem-drum = Tambor
boards-emblem-boat = Barco
boards-emblem-jewel = Joia
boards-emblem-mango = Manga
boards-amount = Quantidade
boards-remove-city = Remover esta cidade e suas estradas
boards-add-city = Adicionar uma cidade
boards-villages = Vilas
boards-villages-count = { $count ->
    [one] { $count } vila
   *[other] { $count } vilas
}
boards-bend = Curva (0 é reta)
boards-remove-road = Remover: { $road }
boards-from = De
boards-to = Até
boards-add-road = Adicionar uma estrada
boards-players = Número de jogadores (1 é o jogo solo)
boards-radius = Raio das cidades
boards-solo = Com fichas para o jogo solo
boards-tiles = Fichas para o jogo solo
boards-tiles-hint = Símbolos, separados por vírgulas: { $icons }.
boards-icons = Símbolos
boards-goal = Vai a
boards-check = Verificação
boards-mistakes = O que está errado
boards-mistakes-count = { $count ->
    [one] { $count } erro
   *[other] { $count } erros
}
boards-good = Nada: este tabuleiro é jogável.
boards-good-looks = { $count ->
    [one] Este tabuleiro é jogável, mas { $count } coisa não se vê bem.
   *[other] Este tabuleiro é jogável, mas { $count } coisas não se veem bem.
}
boards-undo = Desfazer
boards-redo = Refazer
boards-begin = Começar de novo
boards-begin-nothing = Com um mapa vazio
boards-begin-copy = Com uma cópia de { $name }
boards-open = Abrir um arquivo
boards-save = Salvar o arquivo
boards-tool = Ferramenta
boards-tool-move = Mover
boards-tool-city = Cidade
boards-tool-road = Estrada
boards-tool-move-hint = Arraste cidades, vilas e o início; arraste o meio de uma estrada para curvá-la. No teclado: setas, com Shift em passos pequenos.
boards-tool-city-hint = Clique onde a nova cidade deve ficar.
boards-tool-road-hint = Arraste de um lugar a outro, ou clique em um e depois no outro.
boards-layout = Folha
boards-layout-wide = Larga
boards-layout-tall = Alta
boards-lists = Tudo em listas
boards-view-board = Tabuleiro
boards-view-cities = Cidades
boards-view-roads = Estradas
boards-view-text = Arquivo

# The gallery, and boards under links.

boards-gallery = Tabuleiros
boards-gallery-about = Jogue em um destes tabuleiros ou desenhe o seu.
boards-draw = Desenhar um tabuleiro
boards-play = Jogar neste tabuleiro
boards-play-not-yet = Ele tem erros: veja a lista.
boards-share = Compartilhar por link
boards-shared-link = Quem tiver este link pode jogar no tabuleiro
boards-edit-copy = Editar uma cópia
boards-size = Cidades: { $cities }, estradas: { $roads }, vilas: { $villages }
boards-gallery-players = Jogadores: { $players }
boards-by-people = Compartilhado por alguém que joga aqui

# How balanced a board is.

boards-balance = O equilíbrio dele
boards-balance-about = O mapa fala por si na hora. Para o resto, bots jogam algumas centenas de partidas neste tabuleiro e no clássico; isso leva alguns minutos, depois de tudo o mais neste servidor.
boards-balance-measure = Pôr bots para jogar
boards-balance-stop = Parar
boards-balance-running = Os bots estão jogando
boards-balance-progress = { $done } de { $total } partidas
boards-balance-over = Medição concluída.
boards-balance-failed = Não foi possível jogar as partidas. Tente de novo mais tarde.
boards-balance-players = Número de jogadores
boards-balance-solo-only = Este tabuleiro é só para o jogo solo.
boards-balance-figure = Indicador
boards-balance-this = Este tabuleiro
boards-balance-map = Mapa
boards-balance-random = Partidas ao acaso
boards-balance-equals = Força igual: { $level }
boards-balance-skill = A habilidade vence?
boards-balance-skill-wins = Vitórias de { $better } contra { $weaker }
boards-balance-games = Partidas
boards-balance-length = Decisões por partida
boards-balance-seventh = Fim antecipado pela sétima estátua
boards-balance-score = Pontuação
boards-balance-seat = Vitórias do lugar { $number }
boards-balance-strongest = Personagem mais forte
boards-balance-weakest = Personagem mais fraco
boards-balance-most-built = Cidade com mais estátuas
boards-balance-least-built = Cidade com menos estátuas
boards-balance-cities = Estátuas por partida em cada cidade
boards-balance-characters = Vitórias com cada personagem
boards-balance-city = Cidade
boards-balance-statues = Estátuas
boards-balance-interval = { $value } ({ $low }–{ $high })
boards-balance-named = { $name }: { $figure }
boards-balance-fair = Uma parte justa das vitórias é { $share }. Entre parênteses: o intervalo de 95%; ▲ e ▼ marcam o que está claramente acima ou abaixo da parte justa.
boards-balance-above = claramente acima
boards-balance-below = claramente abaixo
boards-figure-cities = Cidades
boards-figure-roads = Estradas
boards-figure-villages = Vilas
boards-figure-villages_per_city = Vilas por cidade
boards-figure-roads_with_two_villages = Estradas com duas vilas
boards-figure-roads_per_city = Estradas por cidade
boards-figure-fewest_roads = Mínimo de estradas de uma cidade
boards-figure-most_roads = Máximo de estradas de uma cidade
boards-figure-distance_from_start = Estradas desde o início, em média
boards-figure-farthest_from_start = Estradas desde o início, no máximo
boards-figure-distance_between_cities = Estradas entre cidades, em média
boards-figure-farthest_cities = Estradas entre cidades, no máximo
