# Talk at tables: the page's own words, and the phrases that everybody reads in their own language.

talk-title = Talk
talk-empty = Nothing has been said yet.
talk-said = What was said
talk-phrases = Phrases
talk-spectator = Spectator
talk-note-table = Everybody who may see the table can read this. It is deleted after { $days ->
    [one] one day
   *[other] { $days } days
}.
talk-note-spectators = Other spectators read what you say. The players cannot while the game runs. It is deleted after { $days ->
    [one] one day
   *[other] { $days } days
}.
talk-text = Your message
talk-send = Send
talk-actions = What to do about { $name }
talk-mute = Mute
talk-mute-tip = No longer read what { $name } says, at any table
talk-unmute = Hear again
talk-muted = { $name } is muted.
talk-report = Report
talk-report-tip = Show this message to the server’s host
talk-reported = The server’s host will see this message.
talk-group-greeting = Hello and goodbye
talk-group-courtesy = Courtesies
talk-group-time = Time
talk-group-reaction = Reactions
talk-group-answer = Answers
talk-phrase-hello = Hello!
talk-phrase-welcome = Welcome!
talk-phrase-good-luck = Good luck!
talk-phrase-have-fun = Have fun!
talk-phrase-back-soon = I’ll be right back.
talk-phrase-back = I’m back.
talk-phrase-see-you = See you soon!
talk-phrase-good-night = Good night!
talk-phrase-thanks = Thank you!
talk-phrase-you-are-welcome = You’re welcome!
talk-phrase-sorry = Sorry!
talk-phrase-no-problem = No problem.
talk-phrase-well-played = Well played!
talk-phrase-nice-move = Nice move!
talk-phrase-congratulations = Congratulations!
talk-phrase-good-game = Good game!
talk-phrase-moment = One moment, please.
talk-phrase-thinking = I’m still thinking.
talk-phrase-your-turn = Is it your turn?
talk-phrase-take-your-time = Take your time.
talk-phrase-go-on = Shall we go on?
talk-phrase-break = Shall we take a short break?
talk-phrase-later = I’ll go on later today.
talk-phrase-tomorrow = I’ll go on tomorrow.
talk-phrase-wow = Wow!
talk-phrase-ouch = Ouch!
talk-phrase-oh-no = Oh no!
talk-phrase-phew = Phew!
talk-phrase-close = This is close!
talk-phrase-exciting = How exciting!
talk-phrase-surprise = I didn’t see that coming!
talk-phrase-clever = Clever!
talk-phrase-yes = Yes.
talk-phrase-no = No.
talk-phrase-maybe = Maybe.
talk-phrase-agreed = Agreed.
talk-phrase-rule = I have to look up a rule.
talk-phrase-oops = Oops, I misclicked.
talk-phrase-rematch = A rematch?
talk-phrase-not-today = Not today, thanks.
