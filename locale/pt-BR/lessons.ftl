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
