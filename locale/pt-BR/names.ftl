# Os nomes de tudo que há no jogo.

name-city-flag = Bandeira de Cidade
name-reward-tile = Peça de Recompensa
name-action-token = Ficha de Ação
name-action-disc = Disco de Ações
name-reward-track = Trilha de Recompensa
name-city-chart = Quadro de Pontuação de Cidade
name-round = Rodada
name-final-scoring = Pontuação final
name-solo-mode = Modo solo
name-action-tile = Peça de Ação

name-board-classic = Sete cidades
name-board-classic-note = O mapa completo: sete cidades, dezesseis estradas, trinta vilas.
name-board-kaveri = Vale do Kaveri
name-board-kaveri-note = Um mapa pequeno para partidas rápidas de um ou dois jogadores.
name-city-delhi = Délhi
name-city-jodhpur = Jodhpur
name-city-ahmadabad = Ahmadabad
name-city-khajuraho = Khajuraho
name-city-varanasi = Varanasi
name-city-bijapur = Bijapur
name-city-hyderabad = Hyderabad
name-city-mysore = Mysore
name-city-salem = Salem
name-city-thanjavur = Thanjavur
name-city-madurai = Madurai
name-city-coimbatore = Coimbatore
name-start = espaço inicial
name-road-between = { $from } – { $to }
name-village-of = vila { $number } na estrada { $from } – { $to }
name-village-only = vila na estrada { $from } – { $to }
name-space-centre = centro
name-space-top = bônus de cima
name-space-bottom = bônus de baixo
name-space-plain = espaço externo
name-space-centre-help = Espaço central: aqui uma estátua vale { $points } de adoração.
name-space-top-help = Espaço externo com bônus: você recebe o bônus na hora. Vale { $points } de adoração.
name-space-bottom-help = Espaço externo com bônus: você recebe o bônus na hora. Vale { $points } de adoração.
name-space-plain-help = Espaço externo: aqui uma estátua vale { $points } de adoração.
name-bonus-none = sem bônus
name-bonus-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
name-bonus-pp = { $count ->
    [one] { $count } ponto de prestígio
   *[other] { $count } pontos de prestígio
}
name-bonus-shrines = { $count ->
    [one] { $count } templo para seu tabuleiro
   *[other] { $count } templos para seu tabuleiro
}
name-bonus-tokens = { $count ->
    [one] { $count } ficha de ação
   *[other] { $count } fichas de ação
}

name-colour-red = vermelho
name-colour-green = verde
name-colour-yellow = amarelo
name-colour-blue = azul
name-letter-red = R
name-letter-green = G
name-letter-yellow = Y
name-letter-blue = B
name-seat = { $name }, { $colour }

name-phase-draft = Escolha de personagens
name-phase-settle = Templos iniciais
name-phase-maharaja = Marajá
name-phase-planning = Planejamento
name-phase-actions = Ações
name-phase-scoring = Pontuação
name-phase-end = Fim da rodada
name-phase-finished = Fim da partida

name-action-statue-discount = Construir 1 estátua com desconto
name-action-shrine-discount = Construir 1 templo com desconto
name-action-statue-shrine = Construir 1 estátua e 1 templo
name-action-two-shrines = Construir 2 templos
name-action-coins = Pegar 3 moedas
name-action-shrines = Pegar 2 templos
name-action-pp = Pagar 3 moedas por 2 pontos de prestígio
name-action-character = Mudar de personagem
name-action-track = Mudar a Trilha do Marajá

name-action-statue-discount-short = Estátua −1
name-action-shrine-discount-short = Templo −1
name-action-statue-shrine-short = Estátua + templo
name-action-two-shrines-short = 2 templos
name-action-coins-short = 3 moedas
name-action-shrines-short = Pegar templos
name-action-pp-short = 2 prestígio
name-action-character-short = Personagem
name-action-track-short = Trilha

name-action-statue-discount-help = Uma estátua por 1 moeda a menos: 11 moedas na cidade do Marajá, 9 nas outras (também 11 se todas as estátuas custam 12). Seu sacerdote precisa estar na cidade.
name-action-shrine-discount-help = Um templo por 1 moeda a menos, ou seja, de graça: em qualquer vila ou na cidade onde está seu sacerdote.
name-action-statue-shrine-help = Uma estátua e um templo pelo preço cheio, na ordem que quiser. Você pode viajar entre um e outro.
name-action-two-shrines-help = Dois templos por 1 moeda cada, pelo menos um deles em uma cidade. Você pode viajar entre um e outro.
name-action-coins-help = Pegue 3 moedas da reserva. Sempre possível.
name-action-shrines-help = Pegue 2 dos seus templos da reserva para seu tabuleiro.
name-action-pp-help = Pague 3 moedas e ganhe 2 pontos de prestígio.
name-action-character-help = Devolva seu personagem e pegue outro, do expositor ou de outro jogador, que então escolhe um novo.
name-action-track-help = Mova uma bandeira qualquer três espaços para a esquerda na Trilha do Marajá.

name-character = Personagem { $number }

name-character-1-text = Sem efeito, mas você joga primeiro.
name-character-2-text = Pegue 1 templo da reserva.
name-character-3-text = Até 3 vezes: 2 moedas por 1 prestígio, ou o contrário.
name-character-4-text = Pague 1 prestígio por 1 ficha de ação.
name-character-5-text = +1 adoração por seu sacerdote.
name-character-6-text = Ganhe 1 prestígio.
name-character-7-text = +1 adoração por cada 2 templos seus.
name-character-8-text = +1 adoração, mesmo sem peças.
name-character-9-text = Seu sacerdote viaja sem pedágio.
name-character-10-text = Mova uma bandeira 3 espaços à esquerda.
name-character-11-text = Sempre que ganhar prestígio: 1 a mais.
name-character-12-text = Construa em qualquer cidade, sem o sacerdote.
name-character-13-text = 1 templo grátis da reserva, em qualquer lugar.
name-character-14-text = Pegue 1 ficha de ação.
name-character-15-text = Suas estátuas custam 3 moedas a menos.
name-character-16-text = Sua recompensa vale duas vezes.

name-character-1-rule = Este personagem não tem efeito. Mas seu número é o menor: você joga primeiro e vence todos os empates no ranking.
name-character-2-rule = Uma vez por rodada, no seu turno: pegue um dos seus templos da reserva para seu tabuleiro.
name-character-3-rule = Uma vez por rodada, no seu turno: troque até três vezes 2 moedas por 1 ponto de prestígio ou 1 ponto de prestígio por 2 moedas, misturando como quiser.
name-character-4-rule = Uma vez por rodada, no seu turno: você pode pagar 1 ponto de prestígio e pegar uma ficha de ação.
name-character-5-rule = Quando uma cidade é pontuada, seu sacerdote vale ali 2 pontos de adoração em vez de 1. Fora dela, não vale nada.
name-character-6-rule = Uma vez por rodada, no seu turno: você ganha 1 ponto de prestígio.
name-character-7-rule = Quando uma cidade é pontuada, cada par completo de templos seus ali vale 1 ponto de adoração a mais: cinco templos valem 7.
name-character-8-rule = Quando uma cidade é pontuada, você tem 1 ponto de adoração a mais, mesmo sem peças ali. Assim, está sempre no ranking.
name-character-9-rule = Seu sacerdote não paga pedágio e ninguém recebe por isso. Cada vila do caminho ainda precisa de um templo.
name-character-10-rule = Uma vez por rodada, no seu turno: mova uma bandeira qualquer três espaços para a esquerda na Trilha do Marajá. Não gasta ação planejada nem ficha.
name-character-11-rule = Sempre que ganha pontos de prestígio, você ganha um a mais. Não vale para pagamentos nem na pontuação final.
name-character-12-rule = Você pode construir estátuas e templos em qualquer cidade, esteja seu sacerdote onde estiver. Os preços não mudam.
name-character-13-rule = Uma vez por rodada, no seu turno: pegue um dos seus templos da reserva e construa-o na hora, de graça, em qualquer vila ou cidade.
name-character-14-rule = Uma vez por rodada, no seu turno: você recebe uma ficha de ação.
name-character-15-rule = Cada estátua custa 3 moedas a menos para você, além de outros descontos.
name-character-16-rule = A peça de recompensa que você pega na pontuação de cidade vale duas vezes para você.

name-kind-once = 1×
name-kind-continuous = Contínua
name-kind-scoring = Pontuação
name-kind-none = Sem efeito
name-kind-once-help = Uma vez por rodada, no seu turno.
name-kind-continuous-help = Vale o tempo todo, automaticamente.
name-kind-scoring-help = Vale quando uma cidade é pontuada.
name-kind-none-help = Sem efeito; só o número conta.

name-reward-coins = Pegar 3 moedas
name-reward-shrines = Pegar 3 templos
name-reward-pp-coin = 1 prestígio e 1 moeda
name-reward-tax = Os outros pagam 2 moedas
name-reward-pp2 = Ganhar 2 prestígio
name-reward-buy = 1 moeda → 1 prestígio, até 3×
name-reward-build = 1 templo sem custo
name-reward-maharani = Ficha de Marani

name-reward-coins-help = Você recebe 3 moedas da reserva.
name-reward-shrines-help = Você recebe 3 dos seus templos da reserva, ou quantos houver.
name-reward-pp-coin-help = Você ganha 1 ponto de prestígio e 1 moeda.
name-reward-tax-help = Todos os outros pagam 2 moedas à reserva, ou o que tiverem.
name-reward-pp2-help = Você ganha 2 pontos de prestígio.
name-reward-buy-help = Até três vezes: pague 1 moeda por 1 ponto de prestígio.
name-reward-build-help = Construa sem custo um templo do seu tabuleiro em qualquer vila ou cidade; seu sacerdote não precisa estar lá.
name-reward-maharani-help = Coloque uma ficha de Marani em um personagem do expositor: a habilidade dele também é sua até o fim da próxima rodada.

name-special-firstpp = Primeiro do ranking: +1 prestígio
name-special-ext1 = Estátuas externas: 1 de adoração
name-special-cost12 = Estátuas em outras cidades: 12 moedas
name-special-display = Personagens só do expositor
name-special-firstpp-help = Quem fica em primeiro na pontuação de uma cidade ganha 1 ponto de prestígio a mais.
name-special-ext1-help = Adoração das estátuas externas: 1 em vez de 2, na pontuação de cidade e onde quer que se compare adoração. (Decisão nossa.)
name-special-cost12-help = Uma estátua custa 12 moedas em todas as cidades, não só na do Marajá.
name-special-display-help = Você troca de personagem só com o expositor, nunca com um jogador ou com o Brahmabot. O símbolo do Brahmabot ainda pega o seu.

name-final-standard = Padrão
name-final-maj3 = Mais adoração: 3 por cidade
name-final-presence = Presença: 1 por cidade
name-final-road = Estradas: 2 cada
name-final-twostat = Duas estátuas: 2 por cidade
name-final-supply = Templos na reserva: −1 cada
name-final-standard-help = 2 pontos de prestígio por cidade em que você tem mais adoração, 1 em caso de empate.
name-final-maj3-help = 3 pontos de prestígio por cidade em que você tem mais adoração, 2 em caso de empate.
name-final-presence-help = 1 ponto de prestígio por cidade com estátua ou templo seu.
name-final-road-help = 2 pontos de prestígio por estrada com templos seus nas duas vilas.
name-final-twostat-help = 2 pontos de prestígio por cidade com duas ou mais estátuas suas.
name-final-supply-help = −1 ponto de prestígio por templo seu que ainda está na reserva.
name-final-tile-replaces-majority = No lugar de “mais adoração”
name-final-tile-replaces-all = No lugar de tudo
name-final-tile-adds = Além do padrão
name-final-tile-replaces-majority-help = A peça substitui os pontos por mais adoração; estátuas e moedas contam como sempre.
name-final-tile-replaces-all-help = A peça substitui toda a pontuação padrão; somam-se só os pontos ganhos durante a partida.
name-final-tile-adds-help = Toda a pontuação padrão conta, e a peça vem além dela.

name-option-decline_actions = Ações podem ser recusadas
name-option-open_prestige = Prestígio aberto
name-option-locked_plans = Planos fechados
name-option-first_game = Personagens da primeira partida
name-option-decline_actions-help = Você pode encerrar o turno mesmo que uma ação planejada ainda seja possível.
name-option-open_prestige-help = Todos veem os pontos de prestígio durante a partida.
name-option-locked_plans-help = Um plano feito não pode mais ser mudado, como dizem os livros de regras.
name-option-rules = Regras, versão { $version }
name-option-first_game-help = O expositor indicado para a primeira partida a quatro: personagens 1, 2, 5, 9, 12, 14 e 15.

name-solo-easy = Fácil
name-solo-medium = Médio
name-solo-hard = Difícil
name-solo-easy-help = O Brahmabot começa com 4 templos no mapa, 0 moedas e 2 pontos de prestígio.
name-solo-medium-help = O Brahmabot começa com 6 templos no mapa, 2 moedas e 3 pontos de prestígio.
name-solo-hard-help = O Brahmabot começa com 8 templos no mapa, 4 moedas e 4 pontos de prestígio.
name-level-random = Aleatório
name-level-novice = Iniciante
name-level-apprentice = Aprendiz
name-level-journeyman = Praticante
name-level-artisan = Artesão
name-level-adept = Experiente
name-level-expert = Especialista
name-level-master = Mestre
name-level-random-help = Faz qualquer jogada permitida.
name-level-novice-help = Pensa só no próprio turno e erra bastante; para uma primeira partida.
name-level-apprentice-help = Pega os pontos de agora; não sabe para que servem personagens, estradas e fichas.
name-level-journeyman-help = Aproveita os personagens, mas gasta quase tudo pela cidade pontuada agora.
name-level-artisan-help = Guarda para depois, mas mal vê além da cidade pontuada agora.
name-level-adept-help = Vê as próximas cidades e o que os outros podem fazer; um adversário sólido.
name-level-expert-help = Joga rodadas inteiras na cabeça; difícil de vencer.
name-level-master-help = Pensa por mais tempo; o adversário mais forte.
name-style-builder = Construtor
name-style-robber = Ladrão
name-style-banker = Banqueiro
name-style-builder-help = Entre jogadas equivalentes, constrói mais.
name-style-robber-help = Entre jogadas equivalentes, toma os personagens dos outros.
name-style-banker-help = Entre jogadas equivalentes, guarda mais moedas.
name-level-other = { $level }
name-level-style = { $level }, { $style }
name-bot = { $name }, { $level }
name-bot-account = { $name }, bot
name-seat-bot = bot
name-a-bot = Bot, { $level }
# Whoever has given no name.
name-unnamed = Jogador

name-source-start = Início
name-source-action = Ações
name-source-ability = Habilidades
name-source-reward = Recompensas
name-source-bonus = Espaços de bônus
name-source-rank = Pontuação de cidade
name-source-special = Regra especial
name-source-play = Durante a partida
name-source-statues = Estátuas, 3 cada
name-source-coins = Moedas, 1 por 5
name-source-majority = Mais adoração
name-source-maj3 = Mais adoração, 3 cada
name-source-presence = Presença
name-source-road = Estradas
name-source-twostat = Duas estátuas
name-source-supply = Templos na reserva
name-source-total = Total

name-icon-statue-maharaja = Estátua na cidade do Marajá
name-icon-shrine-maharaja = Templo na cidade do Marajá
name-icon-statue-left = Estátua na cidade mais à esquerda da trilha
name-icon-statue-central = Estátua na primeira cidade da esquerda com o centro livre
name-icon-statue-second = Estátua onde o Brahmabot é segundo pela menor diferença
name-icon-flag = Bandeira da cidade em que ele tem mais vantagem: 4 espaços à esquerda
name-icon-coins = { $count ->
    [one] O Brahmabot recebe { $count } moeda
   *[other] O Brahmabot recebe { $count } moedas
}
name-icon-character = O Brahmabot pega seu personagem
name-tile = Peça de ação { $number }
name-tile-hidden = Peça de ação virada para baixo
name-tile-goes = O sacerdote vai para { $city }
name-tile-goes-maharaja = O sacerdote vai para a cidade do Marajá
name-tile-check-left = Visto: peça da esquerda
name-tile-check-centre = Visto: peça do centro
name-tile-check-right = Visto: peça da direita
