# The coach: hints, warnings and explanations (docs/coach.md).

# Hints: where to look, the idea, the choice.
coach-hint = Dica
coach-hint-label = Dicas e explicações
coach-thinking = Pensando…
coach-do-idea = Por quê?
coach-do-choice = Mostrar a jogada
coach-do-play = Jogar assim
coach-choice = Eu faria isto: { $choice }
coach-choice-way = Eu faria isto: { $choice }, a caminho de { $city }
coach-idea-turn = O que o resto deste turno traz:
coach-noted = O registro anota que você recebeu uma dica; ninguém vê qual.
coach-by = Um bot ({ $level }) pensou nisso, com o que você sabe.

coach-look-city = Dê uma olhada em { $city }.
coach-look-roads = Dê uma olhada nas estradas perto de { $city }.
coach-look-characters = Dê uma olhada nos personagens.
coach-look-rewards = Dê uma olhada na trilha de Recompensa.
coach-look-track = Dê uma olhada na trilha do Marajá.
coach-look-coins = Dê uma olhada nas suas moedas.
coach-look-shrines = Dê uma olhada nos templos do seu tabuleiro.
coach-look-prestige = Dê uma olhada nas suas moedas: elas compram prestígio.
coach-look-end = Não há mais o que fazer: pense em encerrar seu turno.
coach-look-only = Aqui só há uma coisa a fazer.

# Ideas: one for each term of the evaluation. $city may be "none".
coach-idea-prestige = Isso rende prestígio na hora.
coach-idea-statues = Cada estátua vale 3 pontos no fim, esteja onde estiver.
coach-idea-coins = Assim sobram mais moedas para o que vem depois.
coach-idea-shrines = Assim você tem templos para construir.
coach-idea-tokens = Uma ficha de Ação é uma ação extra quando você quiser.
coach-idea-final = Isso conta para a pontuação final desta partida.
coach-idea-roads = Isso abre estradas: você chega a mais cidades e paga menos pedágio.
coach-idea-character = O personagem que você ganha assim ajuda a cada rodada.
coach-idea-order = Um número maior joga depois: você vê antes o que os outros fazem.
coach-idea-city = { $cities ->
    [0] Isso melhora sua posição na primeira cidade que o Marajá visita.
   *[other] { $city } pontua nesta rodada, e isso melhora sua posição lá.
}
coach-idea-next-cities = { $cities ->
    [0] Isso prepara cidades que o Marajá visita em breve.
   *[other] O Marajá chega em breve a { $city }, e lá você estará bem.
}
coach-idea-majority = { $cities ->
    [0] Isso fortalece você em uma cidade: ter mais adoração lá conta no fim.
   *[other] Isso fortalece você em { $city }: ter mais adoração lá conta no fim.
}
coach-idea-rivals = Isso tira algo dos seus rivais.
coach-idea-none = As outras opções são quase iguais: escolha a que quiser.
coach-idea-only = Nada mais é possível, então não há o que pesar.
coach-idea-end = O que ainda dá para fazer custaria mais do que traz.
coach-price = Em troca: { $what }.
coach-term-prestige = menos prestígio
coach-term-statues = uma estátua a menos
coach-term-coins = menos moedas
coach-term-shrines = menos templos
coach-term-tokens = menos fichas de Ação
coach-term-final = menos na pontuação final
coach-term-roads = menos estradas abertas
coach-term-character = um personagem que ajuda menos
coach-term-order = um lugar pior na ordem
coach-term-city = menos na cidade desta rodada
coach-term-next-cities = menos nas cidades que vêm depois
coach-term-majority = menos adoração nas cidades no fim
coach-term-rivals = seus rivais também ganham

# What others may do about a plan, or after the end of a turn: rounds imagined by a bot.
coach-outlook = Os outros podem…
coach-outlook-noted = Imaginado pelo que o seu lugar sabe, sem os planos reais. O registro anota que você recebeu uma dica.
coach-risk-character = { $who } pode tomar o seu personagem.
coach-risk-space = Em { $city }, { $who } pode construir antes de você onde você construiria.
coach-risk-action = Isto talvez não seja mais possível na sua vez: { $action }.
coach-risk-ahead = { $who } pode passar à sua frente em { $city }.
coach-risk-next-city = O Marajá pode ir a { $city } em seguida.
coach-risk-times = em { $times } de { $rounds } rodadas imaginadas
coach-risk-none = Em { $rounds } rodadas imaginadas, nada do que os outros fizeram atrapalhou você.

# Warnings before a choice.
coach-warning-stranded = Cuidado: assim nenhum dos seus templos iniciais abre uma estrada até uma cidade. Você pode ficar preso no espaço inicial. Peça uma dica.
coach-warning-plan-too-dear = Cuidado: juntas custam pelo menos { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}, mais do que você tem.
coach-warning-no-way = Cuidado: você não alcança nenhuma cidade agora, então nada de estátua. Um templo em uma vila abriria antes uma estrada.
coach-warning-actions-unused = Ainda dá para fazer isto, talvez depois de uma viagem: { $actions }. Encerre de novo para abrir mão.
coach-warning-token-unused = Este é seu último turno, e você ainda tem uma ficha de Ação. Encerre de novo para deixá-la.
coach-warning-no-toll-left = Cuidado: depois sobram { $coins ->
    [0] zero moedas
    [one] { $coins } moeda
   *[other] { $coins } moedas
}, pouco para qualquer estrada daqui.

# Explanations: told once, the first time something happens in a coached game.
coach-do-got-it = Entendi
coach-do-next = Próximo
coach-explained = O que já foi explicado
coach-explained-none = Nada ainda. As explicações vêm durante a partida.
coach-explain-draft = Escolha um personagem
coach-explain-draft-text = Cada personagem tem uma habilidade e um número. Números baixos jogam primeiro e vencem empates. Dá para trocar depois: pegue o que achar divertido. Em dúvida, a lâmpada dá uma dica.
coach-explain-settle = Templos iniciais
coach-explain-settle-text = Um templo em uma vila abre esse trecho da estrada. Ocupe todas as vilas de uma estrada que sai do espaço inicial, e seu sacerdote chega a uma cidade. Suas vilas são grátis; as dos outros custam uma moeda.
coach-explain-maharaja = O Marajá viaja
coach-explain-maharaja-text = A cada rodada o Marajá visita uma cidade. No fim da rodada ela pontua: quem é mais adorado lá ganha mais. Com ele lá, estátuas custam 2 moedas a mais.
coach-explain-plan = Seu plano secreto
coach-explain-plan-text = Aponte as duas setas para ações; você faz as duas no seu turno, em qualquer ordem. Um bom começo: construir uma estátua e pegar moedas para a próxima. Ninguém vê seu plano antes.
coach-explain-turn = Seu turno
coach-explain-turn-text = Faça suas duas ações planejadas. Viaje quando quiser: escolha uma cidade no mapa para ver o caminho mais barato. Para construir lá, seu sacerdote precisa estar lá. Depois encerre o turno.
coach-explain-building = Onde construir
coach-explain-building-text = Uma estátua no centro vale 3 de adoração, fora 2; dois espaços externos dão bônus. Os lugares marcados servem: escolha um e confirme.
coach-explain-toll = Você pagou pedágio
coach-explain-toll-text = Seu sacerdote passou por uma vila sem templo seu, então o dono ganhou uma moeda. Templos seus nas estradas que usa evitam isso sempre.
coach-explain-scoring = A cidade pontua
coach-explain-scoring-text = Todas as peças da cidade foram contadas: estátuas, templos e sacerdotes. O primeiro ganha mais moedas e escolhe antes a recompensa. Quem não tem nada lá ganha um pequeno consolo.
coach-explain-reward = Pegue uma recompensa
coach-explain-reward-text = Só as peças de baixo estão ao alcance. Cada uma diz o seu efeito; moedas e templos sempre ajudam, prestígio conta no fim.
coach-explain-robbed = Alguém pegou seu personagem
coach-explain-robbed-text = Acontece. Escolha logo outro dos que estão no expositor. Depois você pode recuperar o antigo com a ação “Mudar de personagem”.
coach-explain-round-ends = A rodada acabou
coach-explain-round-ends-text = As bandeiras fecham as lacunas, as recompensas descem, e o Marajá segue para a próxima cidade da trilha. Você já vê qual é: construa lá a tempo.
coach-explain-last-round = A última rodada
coach-explain-last-round-text = Gaste o que tem: 5 moedas valem só 1 ponto, fichas e templos nada. Uma estátua vale 3, ter mais adoração em uma cidade 2.
coach-explain-final = Pontuação final
coach-explain-final-text = Prestígio, estátuas, quem tem mais adoração nas cidades e moedas são somados. Veja de onde veio cada ponto, reveja a partida ou jogue de novo: agora você já sabe como é.
