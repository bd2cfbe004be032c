# Conversa nas mesas: as palavras da página e as frases que cada um lê na sua língua.

talk-title = Conversa
talk-empty = Ninguém disse nada ainda.
talk-said = O que foi dito
talk-phrases = Frases
talk-spectator = Espectador
talk-note-table = Quem pode ver a mesa pode ler isto. Tudo é apagado depois de { $days ->
    [one] um dia
   *[other] { $days } dias
}.
talk-note-spectators = Os outros espectadores leem o que você diz. Os jogadores não, enquanto a partida durar. Tudo é apagado depois de { $days ->
    [one] um dia
   *[other] { $days } dias
}.
talk-text = Sua mensagem
talk-send = Enviar
talk-actions = Opções sobre { $name }
talk-mute = Silenciar
talk-mute-tip = Não ler mais o que { $name } diz, em nenhuma mesa
talk-unmute = Voltar a ler
talk-muted = { $name } está em silêncio.
talk-report = Denunciar
talk-report-tip = Mostrar esta mensagem ao anfitrião do servidor
talk-reported = O anfitrião do servidor verá esta mensagem.
talk-group-greeting = Olá e até logo
talk-group-courtesy = Gentilezas
talk-group-time = Tempo
talk-group-reaction = Reações
talk-group-answer = Respostas
talk-phrase-hello = Olá!
talk-phrase-welcome = Boas-vindas!
talk-phrase-good-luck = Boa sorte!
talk-phrase-have-fun = Divirtam-se!
talk-phrase-back-soon = Já volto.
talk-phrase-back = Voltei.
talk-phrase-see-you = Até logo!
talk-phrase-good-night = Boa noite!
talk-phrase-thanks = Valeu!
talk-phrase-you-are-welcome = De nada!
talk-phrase-sorry = Desculpa!
talk-phrase-no-problem = Sem problema.
talk-phrase-well-played = Bem jogado!
talk-phrase-nice-move = Bela jogada!
talk-phrase-congratulations = Parabéns!
talk-phrase-good-game = Boa partida!
talk-phrase-moment = Um momento, por favor.
talk-phrase-thinking = Ainda estou pensando.
talk-phrase-your-turn = É a sua vez?
talk-phrase-take-your-time = Sem pressa.
talk-phrase-go-on = Vamos continuar?
talk-phrase-break = Uma pausa rápida?
talk-phrase-later = Continuo hoje mais tarde.
talk-phrase-tomorrow = Continuo amanhã.
talk-phrase-wow = Uau!
talk-phrase-ouch = Ai!
talk-phrase-oh-no = Ah, não!
talk-phrase-phew = Ufa!
talk-phrase-close = Está apertado!
talk-phrase-exciting = Que emoção!
talk-phrase-surprise = Por essa eu não esperava!
talk-phrase-clever = Boa sacada!
talk-phrase-yes = Sim.
talk-phrase-no = Não.
talk-phrase-maybe = Talvez.
talk-phrase-agreed = Combinado.
talk-phrase-rule = Preciso consultar uma regra.
talk-phrase-oops = Ops, cliquei errado.
talk-phrase-rematch = Revanche?
talk-phrase-not-today = Hoje não, valeu.
