# What people are told while they are away: by push, by mail and by webhooks. Nothing secret.
# { $names }: the names of the others at the table, divided by commas.

notification-turn-title = Your turn
notification-turn-named = It is your turn at the table with { $names }.
notification-turn-alone = It is your turn at your table.
notification-question-title = A question for you
notification-question-named = You are asked something at the table with { $names }; the others wait for your answer.
notification-question-alone = You are asked something at your table.
notification-nudge-title = You are waited for
notification-nudge-named = At the table with { $names } they remind you: it is up to you.
notification-nudge-alone = At your table they remind you: it is up to you.
notification-joined-title = Somebody has joined your table
notification-joined-named = At your table there are now { $names }.
notification-joined-alone = Somebody has come to your table.
notification-over-title = The game is over
notification-over-named = The game with { $names } is over. See how it ended.
notification-over-alone = Your game is over. See how it ended.
notification-talk-title = Somebody has said something
notification-talk-named = Something was said at the table with { $names }.
notification-talk-alone = Something was said at your table.
notification-deadline-half-title = Half of your time is gone
notification-deadline-half-named = At the table with { $names } half of your time for this decision is gone.
notification-deadline-half-alone = At your table half of your time for this decision is gone.
notification-deadline-tenth-title = Your time runs out
notification-deadline-tenth-named = At the table with { $names } a tenth of your time for this decision is left.
notification-deadline-tenth-alone = At your table a tenth of your time for this decision is left.
notification-timed-out-title = Your time is up
notification-timed-out-named = At the table with { $names } a bot plays for you until you are back.
notification-timed-out-alone = At your table a bot plays for you until you are back.
notification-confirm-title = Confirm your address
notification-confirm-text = Somebody, probably you, wants to be told at this address when it is their turn at Maharaja. To confirm it, open this link; if it was not you, do nothing.
notification-test-title = It works
notification-test-text = This is how you will be told when it is your turn.
notification-sign-in-title = Sign in to Maharaja
notification-sign-in-text = Somebody, probably you, wants to sign in to the account of this address. To do so, open this link within a day; it works once. If it was not you, do nothing.
notification-mail-stop = No more of these mails: { $link }
