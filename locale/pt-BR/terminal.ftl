terminal-display = Personagens disponíveis: { $characters }
terminal-statues = { $count ->
    [one] { $count } estátua restante
   *[other] { $count } estátuas restantes
}
terminal-priest = sacerdote: { $place }
terminal-plan = plano: { $actions }
terminal-shrines = templos { $owners }
terminal-empty = Cidades sem construções
terminal-winner = Vitória: { $names }
terminal-plan-first = Primeira ação: { $action }
terminal-your-turn = { $name }, o que você faz?
terminal-pass-on = O teclado agora é de { $name }: pressione Enter quando ninguém mais estiver olhando.
terminal-prompt = Número:
terminal-no-option = { $text } não está na lista: um número de 1 a { $last }, t, b ou q.
terminal-plain-help = Responda com o número de uma linha. t descreve a mesa toda, b volta, q encerra.
terminal-keys = Setas e Enter escolhem, Tab muda de parte, F10 encerra.
terminal-over = O jogo acabou. F10 encerra.
