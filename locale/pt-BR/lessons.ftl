# As lições (docs/lessons.md): as palavras em volta delas e, de cada uma, o título, o assunto e os passos.

## Em volta das lições

lesson-learn = Aprender a jogar
lesson-learn-about = Seis lições curtas no mapa de verdade. Você experimenta, nada pode dar errado, e dá para parar e voltar quando quiser.
lesson-minutes = { $count ->
    [one] cerca de { $count } minuto
   *[other] cerca de { $count } minutos
}
lesson-done = Concluída
lesson-open-new = Começar
lesson-open-begun = Continuar
lesson-open-done = Jogar de novo
lesson-play = Jogue a sua primeira partida
lesson-leave = Sair da lição
lesson-progress = Progresso
lesson-step-of = Passo { $number } de { $steps }
lesson-watch = Veja o que acontece…
lesson-next = Avançar
lesson-next-not = Faça o que o texto diz, na mesa abaixo.
lesson-back = Um passo atrás
lesson-again = Recomeçar a lição
lesson-skip = Mostre para mim
lesson-skip-help = O passo é feito por você.
lesson-end = Muito bem!
lesson-following = A seguir: { $title }
lesson-all = Todas as lições
lesson-puzzles = Continuar com desafios

## 1: A primeira estátua

lesson-first-statue-title = Sua primeira estátua
lesson-first-statue-about = Viajar, construir e ser o primeiro onde o Marajá está.
lesson-first-statue-goal = Boas-vindas! Você é o vermelho, e este é o seu tabuleiro. Depois de sete rodadas, vence quem tiver mais prestígio, e o que mais rende são as estátuas.
lesson-first-statue-maharaja = Nesta rodada o Marajá visita Délhi. Só a cidade onde ele está é pontuada: é lá que você quer brilhar.
lesson-first-statue-travel = Estátuas são construídas onde está o seu sacerdote. Escolha Délhi no mapa e confirme a viagem: há templos seus nas duas vilas do caminho, então ela é de graça.
lesson-first-statue-travel-shrine = O templo pode esperar um pouco. Mande primeiro o sacerdote a Délhi: sem ele não há estátua.
lesson-first-statue-travel-else = Primeiro a viagem: escolha Délhi no mapa e confirme.
lesson-first-statue-statue = Agora construa. Escolha o espaço central de Délhi, que vale mais. Com o desconto planejado, a estátua custa { $price } das suas { $coins } moedas.
lesson-first-statue-statue-outside = Ali também daria, mas um espaço externo vale menos. O centro ainda está livre: fique com ele.
lesson-first-statue-statue-shrine = O templo vem depois. Comece pela estátua: escolha o espaço central de Délhi.
lesson-first-statue-statue-else = Escolha o espaço central de Délhi e confirme.
lesson-first-statue-worship = Sua primeira estátua! Quem lidera uma cidade se decide pela adoração: { $centre } da estátua central e { $priest } do seu sacerdote somam { $points }. A previsão mostra isso a qualquer momento.
lesson-first-statue-shrine = Sua segunda ação é um templo, e com o desconto ele sai de graça. Coloque-o no anel em volta de Délhi: mais um ponto de adoração.
lesson-first-statue-shrine-village = Numa vila, um templo abre uma estrada: disso trata a próxima lição. Este fica melhor em Délhi, onde já conta agora.
lesson-first-statue-shrine-leave = Sem o sacerdote em Délhi você não poderia construir lá. Fique e ponha o templo no anel.
lesson-first-statue-shrine-else = Escolha o anel de Délhi, marcado com um mais, e confirme.
lesson-first-statue-end = As duas ações estão feitas, e você tem { $points } de adoração em Délhi. Encerre o seu turno.
lesson-first-statue-end-leave = Você pode seguir viagem, mas aí Délhi perderia a adoração do seu sacerdote. Encerre o turno aqui.
lesson-first-statue-end-else = Não há mais nada a fazer: encerre o seu turno.
lesson-first-statue-scored = O verde pegou moedas, e agora Délhi é pontuada. Com { $points } de adoração, você é o primeiro e recebe { $coins } moedas. O verde não tem adoração ali: { $comfort } moedas de consolo.
lesson-first-statue-reward = Quem tem adoração também pega uma das peças de recompensa mais baixas. Pegue os 2 pontos de prestígio.
lesson-first-statue-reward-coins = Moedas também são boas, mas é o prestígio que vence. Desta vez, pegue os 2 pontos de prestígio.
lesson-first-statue-reward-shrines = Você ainda tem templos suficientes. Desta vez, pegue os 2 pontos de prestígio.
lesson-first-statue-reward-else = Escolha a peça com os 2 pontos de prestígio.
lesson-first-statue-done = Esse é o coração do jogo: leve o sacerdote à cidade certa, construa ali e seja o primeiro quando o Marajá olhar.

## 2: Estradas e pedágios

lesson-roads-title = Estradas e pedágios
lesson-roads-about = Abra estradas com os seus templos e deixe que os outros paguem por elas.
lesson-roads-villages = As estradas passam por vilas, e um sacerdote só atravessa uma vila se houver um templo nela, seja de quem for. Esta está vazia: a estrada de Khajuraho a Varanasi está fechada.
lesson-roads-tolls = Onde há um templo seu, você passa de graça. Onde não há, cada dono recebe 1 moeda sua: a estrada direta para Varanasi custaria { $toll } moedas.
lesson-roads-open = Há um jeito mais barato. Coloque o seu templo na vila vazia antes de Varanasi: para vilas, não importa onde está o sacerdote.
lesson-roads-open-dear = Essa estrada custa { $toll } moedas, e quem ganha são os rivais. Ponha antes um templo na vila marcada, e a viagem sai de graça.
lesson-roads-open-travel = Ainda não: em Khajuraho você ficaria preso. Primeiro abra a estrada: ponha o seu templo na vila marcada.
lesson-roads-open-elsewhere = Isso abriria outra estrada. Você quer ir a Varanasi: escolha a vila marcada.
lesson-roads-open-coins = As moedas não vão fugir. Primeiro o templo: escolha a vila marcada.
lesson-roads-open-else = Escolha a vila marcada na estrada de Khajuraho a Varanasi e confirme.
lesson-roads-travel = A estrada está aberta. Escolha Varanasi: a viagem mais barata passa por Khajuraho e não custa nada.
lesson-roads-travel-dear = Pela estrada direta você pagaria { $toll } moedas. Escolha a própria Varanasi: a viagem grátis passa por Khajuraho.
lesson-roads-travel-coins = Primeiro a viagem, depois as moedas: escolha Varanasi.
lesson-roads-travel-else = Escolha Varanasi no mapa e confirme a viagem.
lesson-roads-arrived = Duas estradas e nenhum pedágio! E, de agora em diante, quem passar pelas suas vilas sem ter um templo nelas paga a você.
lesson-roads-coins = Sua segunda ação é simples: pegue { $coins } moedas da reserva.
lesson-roads-coins-else = Pegue as suas moedas: aperte o botão marcado.
lesson-roads-end = Tudo feito. Encerre o seu turno.
lesson-roads-end-travel = Fique em Varanasi, o Marajá está aqui. Encerre o seu turno.
lesson-roads-end-else = Não há mais nada a fazer: encerre o seu turno.
lesson-roads-income = Veja, o verde vai a Khajuraho pelas suas duas vilas: 1 moeda para você em cada uma. Agora você tem { $coins } moedas.
lesson-roads-done = Templos em vilas são estradas para você e renda que vem dos outros. Veja aonde todos vão querer ir e construa lá primeiro.

## 3: O Marajá e a adoração

lesson-worship-title = O Marajá e a adoração
lesson-worship-about = Como se pontua uma cidade: adoração, empates, moedas e recompensas.
lesson-worship-track = As bandeiras mostram aonde o Marajá vai: sempre à cidade mais à esquerda. Nesta rodada ele está em Jodhpur; a próxima será Hyderabad.
lesson-worship-count = A adoração decide: { $centre } por uma estátua no centro, { $outer } por uma externa, { $shrine } por templo e { $priest } pelo sacerdote. Em Jodhpur o verde tem { $green }, e você, { $mine }.
lesson-worship-statue = Alcance-o! O centro está ocupado; construa no espaço externo de cima, e as moedas dele são suas na hora. Onde está o Marajá, uma estátua custa { $price } moedas.
lesson-worship-statue-space = Boa ideia, mas use o espaço externo de cima: as moedas dele são suas na hora.
lesson-worship-statue-shrine = Estátua e templo formam uma só ação, na ordem que quiser. Comece pela estátua, no espaço externo de cima.
lesson-worship-statue-first = Guarde essa para depois. Primeiro a ação de estátua e templo: escolha o espaço externo de cima.
lesson-worship-statue-leave = Para construir em Jodhpur, o sacerdote precisa estar lá. Escolha o espaço externo de cima.
lesson-worship-statue-else = Escolha o espaço externo de cima de Jodhpur e confirme.
lesson-worship-shrine = Um templo por 1 moeda faz parte da mesma ação. Coloque-o no anel de Jodhpur.
lesson-worship-shrine-village = Numa vila, um templo não dá adoração. Coloque-o no anel de Jodhpur.
lesson-worship-shrine-done = Você poderia parar aqui, mas cada ponto conta. Ponha o templo no anel.
lesson-worship-shrine-leave = Fique em Jodhpur, onde você está construindo. Ponha o templo no anel.
lesson-worship-shrine-else = Escolha o anel de Jodhpur e confirme.
lesson-worship-tie = { $points } a { $points }! No empate, vale o menor número de personagem, e o { $green } do verde vence o seu { $mine }. Mais um templo mudaria isso.
lesson-worship-second = A sua outra ação o dá de graça: mais um templo no anel de Jodhpur.
lesson-worship-second-village = Uma vila não ajuda aqui. Ponha o templo no anel de Jodhpur.
lesson-worship-second-leave = Sem o sacerdote você até perderia adoração. Fique e ponha o templo no anel.
lesson-worship-second-else = Escolha o anel de Jodhpur e confirme.
lesson-worship-end = { $mine } a { $green }: você está na frente. Encerre o seu turno.
lesson-worship-end-leave = O seu sacerdote conta em Jodhpur. Fique e encerre o turno.
lesson-worship-end-else = Encerre o seu turno.
lesson-worship-paid = O amarelo não veio, e Jodhpur é pontuada: { $first } moedas para você, { $second } para o verde. O amarelo não tem adoração aqui: { $comfort } moedas e nenhuma recompensa.
lesson-worship-reward = Quem tem adoração pega uma das { $reach } peças de recompensa mais baixas, o mais bem colocado primeiro. Pegue uma com prestígio.
lesson-worship-reward-other = Também é útil, mas é o prestígio que vence. Pegue uma das peças marcadas.
lesson-worship-reward-else = Pegue uma das peças de recompensa marcadas.
lesson-worship-moved = O verde também pegou uma peça, e a rodada acabou. O Marajá seguiu para Hyderabad.
lesson-worship-done = Estátuas e templos ficam onde estão. Contam de novo se o Marajá voltar, e mais uma vez no fim da partida.

## 4: Planos secretos

lesson-plans-title = Planos secretos
lesson-plans-about = Planeje duas ações, veja quem age primeiro e o que acontece com um plano frustrado.
lesson-plans-secret = Antes de agir, todos planejam duas das nove ações: ao mesmo tempo e em segredo. Você pode até planejar a mesma duas vezes.
lesson-plans-plan = Khajuraho ainda tem um espaço para estátua. Aponte uma seta para a estátua com desconto, a outra para as { $coins } moedas e aperte Pronto.
lesson-plans-plan-twice = Duas estátuas custariam mais do que você tem. Aponte uma das setas para as moedas.
lesson-plans-plan-statue = Boa primeira seta! Agora aponte a outra para as moedas.
lesson-plans-plan-coins = Seguro, mas sem graça. Aponte uma das setas para a estátua com desconto.
lesson-plans-plan-else = Aponte uma seta para a estátua com desconto, a outra para as moedas e aperte Pronto.
lesson-plans-order = Os discos estão na mesa. Agora vale o número do personagem, do menor ao maior: o { $green } do verde age antes do seu { $mine }.
lesson-plans-spoiled = Ah, não! O verde ocupou o último espaço livre. Numa cidade cabem { $statues } estátuas e nenhuma a mais: a sua não pode mais ser construída aqui.
lesson-plans-coins = O que ficou impossível está perdido, sem nada em troca. Mas a sua outra ação ainda vale: pegue as suas { $coins } moedas.
lesson-plans-coins-travel = Hoje não há onde construir ao seu alcance. Fique e pegue as moedas.
lesson-plans-coins-else = Pegue as suas moedas: aperte o botão marcado.
lesson-plans-end = Nada mais é possível para você agora; então pode encerrar o turno sem a estátua.
lesson-plans-end-travel = Fique: o seu sacerdote dá adoração em Khajuraho. Encerre o seu turno.
lesson-plans-end-else = Encerre o seu turno.
lesson-plans-scored = Com { $points } de adoração você ainda fica em segundo e recebe { $coins } moedas. Um plano frustrado dói, mas não é o fim.
lesson-plans-done = Antes de planejar, veja quem age antes de você, o que cada um pode pagar e onde falta espaço. Número baixo, plano ousado; número alto, plano cauteloso.

## 5: Personagens

lesson-characters-title = Personagens
lesson-characters-about = Seus números, suas habilidades e como tirar um de alguém.
lesson-characters-number = Cada um tem um personagem. O número decide quem age primeiro e quem vence empates: o amarelo, com o { $yellow }, já agiu; agora é você, com o { $mine }, e depois o verde, com o { $green }.
lesson-characters-ability = Enquanto ele for seu, a habilidade também é. Esta é 1×: uma vez por rodada, no seu turno. Use-a agora: 1 de prestígio.
lesson-characters-ability-later = Você está prestes a entregar este personagem. Use antes a habilidade dele!
lesson-characters-ability-travel = Fique em Bijapur e use primeiro a habilidade do seu personagem.
lesson-characters-ability-else = Aperte o botão ao lado do seu personagem.
lesson-characters-price = Você quer uma estátua aqui, mas ela custa { $price } moedas e você tem { $coins }. O personagem do verde barateia estátuas. Percebeu a ideia?
lesson-characters-take = O seu plano permite mudar de personagem. Faça isso e tire o 15 do verde!
lesson-characters-take-other = Nada mau, mas hoje você precisa de uma estátua barata: tire o 15 do verde.
lesson-characters-take-travel = Fique em Bijapur, é lá que você quer construir. Mude de personagem.
lesson-characters-take-else = Faça a mudança de personagem e escolha o 15.
lesson-characters-robbed = O verde perdeu o personagem e teve de escolher outro na hora: o 1. É o menor número, então o verde age em seguida.
lesson-characters-statue = E agora a sua estátua: com o 15, ela custa só { $price } moedas. Construa no centro de Bijapur.
lesson-characters-statue-outside = O centro está livre e vale mais. Construa lá.
lesson-characters-statue-travel = Fique: o lugar da estátua é o centro de Bijapur.
lesson-characters-statue-else = Escolha o espaço central de Bijapur e confirme.
lesson-characters-end = Deu certo! Encerre o seu turno.
lesson-characters-end-travel = O seu sacerdote conta em Bijapur. Fique e encerre o turno.
lesson-characters-end-else = Encerre o seu turno.
lesson-characters-retake = E agora o verde pega o 15 de volta! Desta vez quem precisa escolher outro é você. O seu turno já passou: fique com o 5, que dá adoração quando a cidade é pontuada.
lesson-characters-retake-once = Uma 1× só funciona no seu turno, e ele já passou. Fique com o 5: ele conta na pontuação.
lesson-characters-retake-first = Agir primeiro é bom, mas só na próxima rodada. Fique com o 5: ele conta já.
lesson-characters-retake-else = Escolha o 5.
lesson-characters-scored = O seu sacerdote agora vale um ponto a mais: { $points } de adoração, e você é o primeiro em Bijapur.
lesson-characters-done = Nenhum personagem está seguro, nem o seu nem os deles. Pegue o que combina com o seu plano e fique de olho nos números.

## 6: O fim da partida

lesson-the-end-title = O fim da partida
lesson-the-end-about = Mova bandeiras, compre prestígio e conheça a pontuação final.
lesson-the-end-rounds = Esta é a rodada { $round } de { $rounds }. Depois da última, a partida acaba, ou antes: depois da rodada em que alguém construir todas as { $statues } estátuas.
lesson-the-end-flag = Na próxima rodada o Marajá iria a Varanasi, onde o verde é forte. Mude a trilha: mova a bandeira de Hyderabad { $steps } espaços para a esquerda.
lesson-the-end-flag-other = Ali você não ganharia muito. Mova a bandeira de Hyderabad: a sua estátua está no centro dela.
lesson-the-end-flag-pp = Isso vem depois. Primeiro a bandeira de Hyderabad.
lesson-the-end-flag-travel = O seu sacerdote está no lugar certo. Mude primeiro a trilha do Marajá.
lesson-the-end-flag-else = Faça a ação da trilha e escolha a bandeira de Hyderabad.
lesson-the-end-pp = As outras bandeiras abriram espaço: Hyderabad é a próxima. Agora faça a sua segunda ação e pague { $price } moedas por { $prestige } de prestígio.
lesson-the-end-pp-travel = Fique em Hyderabad, o Marajá está chegando. Faça a sua segunda ação.
lesson-the-end-pp-else = Faça a sua segunda ação: aperte o botão marcado.
lesson-the-end-end = Muito bem. Encerre o turno, e Jodhpur será pontuada.
lesson-the-end-end-travel = Fique em Hyderabad, o Marajá está chegando. Encerre o seu turno.
lesson-the-end-end-else = Encerre o seu turno.
lesson-the-end-buy = A sua estátua lá dá { $points } de adoração: primeiro lugar! Pegue a recompensa mais baixa, que vende prestígio a uma moeda cada, e compre o máximo que puder.
lesson-the-end-buy-other = Pegue a peça mais baixa: ela transforma moedas em prestígio.
lesson-the-end-buy-more = No fim, moedas valem pouco. Compre o máximo que puder.
lesson-the-end-buy-else = Pegue a peça mais baixa e compre o máximo que puder.
lesson-the-end-moved = As peças usadas vão para o topo, e as outras descem. E veja quem chega a Hyderabad: o Marajá! Você tem { $points } de adoração lá.
lesson-the-end-plan = A última rodada. Você tem { $coins } moedas, e com desconto a estátua custa { $price }: planeje-a junto com prestígio por moedas.
lesson-the-end-plan-one = A estátua está certa. Aponte a outra seta para prestígio por moedas.
lesson-the-end-plan-else = Agora nada rende tanto quanto estas duas: a estátua com desconto e prestígio por moedas.
lesson-the-end-statue = Construa-a num espaço livre de Hyderabad, o que preferir. No fim ela ainda rende { $worth } de prestígio.
lesson-the-end-statue-pp = Primeiro a estátua, para as moedas com certeza bastarem.
lesson-the-end-statue-travel = Fique: o lugar da estátua é Hyderabad, onde está o Marajá.
lesson-the-end-statue-else = Escolha um espaço livre em Hyderabad e confirme.
lesson-the-end-last-pp = E agora transforme moedas em prestígio mais uma vez.
lesson-the-end-last-pp-travel = Fique e faça a sua segunda ação.
lesson-the-end-last-pp-else = Faça a sua segunda ação: aperte o botão marcado.
lesson-the-end-last-end = O que sobra vale pouco: 1 de prestígio por { $coins } moedas. Encerre o seu último turno.
lesson-the-end-last-end-travel = O seu sacerdote conta em Hyderabad. Fique e encerre o turno.
lesson-the-end-last-end-else = Encerre o seu turno.
lesson-the-end-final = Hyderabad é pontuada, e você é o primeiro de novo. Pegue os 2 pontos de prestígio, a sua última recompensa.
lesson-the-end-final-other = Isso não serve mais: a partida acabou. Pegue o prestígio.
lesson-the-end-final-else = Pegue a peça com os 2 pontos de prestígio.
lesson-the-end-won = Na pontuação final, cada estátua rende { $statue }, cada liderança numa cidade { $majority }, e cada { $coins } moedas, 1. Você vence por { $mine } a { $green }!
lesson-the-end-done = Agora você sabe tudo para a sua primeira partida. O resto está nas regras, e a mesa diz a qualquer momento o que você pode fazer. Divirta-se!

## As regras em resumo

overview-title = O jogo em dois minutos
overview-lessons = Aprenda jogando
overview-map = O mapa: sete cidades, as estradas entre elas com suas vilas e, no meio, o espaço inicial.
overview-city = Jodhpur, onde está o Marajá: uma estátua no centro, templos no anel e dois sacerdotes ao lado.
overview-road = Uma estrada do espaço inicial a Varanasi, com templos nas duas vilas.
overview-goal-title = O objetivo
overview-goal = Leve o seu sacerdote de cidade em cidade, construa estátuas e templos e seja o primeiro onde o Marajá está. Depois de { $rounds } rodadas, vence quem tem mais prestígio.
overview-round-title = Uma rodada
overview-round-maharaja = Ele vai à cidade cuja bandeira está mais à esquerda.
overview-round-planning = Todos escolhem duas ações, ao mesmo tempo e em segredo.
overview-round-actions = Age-se na ordem dos números dos personagens. No seu turno, você viaja à vontade.
overview-round-scoring = Moedas e recompensas, só na cidade do Marajá.
overview-round-end = Fecham-se os vazios entre bandeiras e recompensas.
overview-actions-title = As { $count } ações
overview-building-title = Construir
overview-building = Para uma estátua, o seu sacerdote precisa estar na cidade. Ela custa { $visited } moedas onde está o Marajá e { $elsewhere } nas outras. Um templo custa { $shrine } e vai para o anel dessa cidade ou para qualquer vila.
overview-worship-title = Adoração e pontuação
overview-worship-centre = Estátua no centro
overview-worship-outer = Estátua externa
overview-worship-shrine = Cada templo no anel
overview-worship-priest = O seu sacerdote, se estiver lá
overview-scoring = Quem tem mais adoração é o primeiro; no empate, o menor número de personagem. Com { $players } jogadores, o primeiro recebe { $first } moedas, o segundo { $second }, e quem não tem adoração, { $none }. Os demais também pegam uma recompensa.
overview-travel-title = Viagens e pedágios
overview-travel = Um sacerdote só atravessa uma vila se houver um templo nela. Com um seu, é de graça; senão, cada dono recebe uma moeda: esta estrada custa { $toll } moedas ao vermelho.
overview-characters-title = Personagens
overview-characters = O menor número age primeiro e vence empates. As habilidades valem em momentos diferentes. Você pode mudar de personagem e até tirar o de outra pessoa.
overview-end-title = O fim
overview-end = Depois de { $rounds } rodadas, ou da rodada em que alguém construiu todas as { $statues } estátuas, soma-se mais prestígio:
overview-end-statue = Cada estátua sua
overview-end-majority = Cada cidade em que você tem mais adoração
overview-end-coins = A cada { $count } moedas
