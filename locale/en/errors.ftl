# What goes wrong: error-<code> for the codes of server/problems.py, reason-<id> for the refusals
# of engine/reasons.py.

## Problems of the server

error-malformed = The message cannot be read.
error-invalid = The message is not what is asked for here.
error-too-large = The message is too large.
error-wrong-type = Only JSON is understood here.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not do that.
error-foreign-origin = The request comes from another site.
error-no-identity = The server does not know you yet. Reload the page.
error-not-your-seat = The seat is somebody else’s.
error-not-the-host = Only the host of the table may do that.
error-too-many-requests = Too many requests. Wait a moment.
error-too-many-tables = Too many tables at once. Finish or close one first.
error-too-many-sockets = Too many connections at once. Close another tab.
error-too-many-links = Too many links for one table.
error-no-table = There is no such table, or it is not for you.
error-no-seat = The table has no such seat.
error-no-board = There is no such board.
error-seat-taken = The seat is taken.
error-seat-not-yours-to-give = There is nothing to hand over or take back.
error-not-running = The game is not being played.
error-not-waiting = The game has begun already.
error-not-finished = That is shown only when the game is over.
error-bad-setup = No game can be made with these options.
error-bad-record = No game can be made from this record or position.
error-too-often = That was done too often at this table.
error-broken-table = This table is damaged. Only whoever runs the server can mend it.
error-refused = That is not possible now.
error-stale = The table has moved on. Look again.
error-key-reused = The same request was sent for something else.
error-no-undo = There is nothing that can be taken back.
error-closing = The server is shutting down. Try again soon.
error-storage = The database does not answer. Nothing was lost.
error-internal = Something went wrong on the server. The error was logged.
error-offline = The server cannot be reached.
error-unknown = Something went wrong ({ $code }).
error-with-reason = Not possible: { $reason } (rule { $rule })
error-details = Details

## Why a choice is refused

reason-unknown-choice = There is no such thing in this game.
reason-game-over = The game is over.
reason-not-your-decision = It is not for you to decide now.
reason-other-question = Another question has to be answered first.
reason-not-in-display = That character is not in the display.
reason-own-shrine-there = You already have a shrine in that village.
reason-village-full = The village has no room for another shrine.
reason-planned-action-possible = A planned action can still be performed.
reason-no-running-action = No building action is under way.
reason-not-planned = No open arrow of your plan shows that action.
reason-not-by-token = An action token cannot change the character.
reason-token-used = Only one action token a turn.
reason-no-token = There is no action token on your board.
reason-nothing-to-perform = The action would change nothing right now.
reason-road-elsewhere = The road does not begin where your priest is.
reason-village-without-shrine = A village on the road has no shrine.
reason-visited-in-this-journey = You have already been there on this journey.
reason-toll-too-high = There are too few coins for the tolls.
reason-no-such-ability = That character has no ability to use on your turn.
reason-not-your-character = You neither have nor borrow that character.
reason-ability-used = That ability was already used this round.
reason-no-shrines-in-supply = None of your shrines is left in the supply.
reason-no-tokens-in-supply = There are no action tokens left in the supply.
reason-no-token-to-buy = You have no prestige to pay with, or there is no action token left to buy.
reason-nothing-to-exchange = You have neither two coins nor a prestige point to exchange.
reason-begin-with-an-exchange = The ability begins with an exchange.
reason-no-prestige = There is no prestige to pay with.
reason-too-few-coins = There are too few coins.
reason-build-first = The action begins with its first building.
reason-no-statue-in-this-action = The action has no statue left to build.
reason-no-shrine-in-this-action = The action has no shrine left to build.
reason-no-statues-left = There is no statue left on your board.
reason-no-shrines-left = There is no shrine left on your board.
reason-priest-elsewhere = Your priest is not in that city.
reason-space-taken = That space is taken.
reason-one-shrine-in-a-city = At least one of the two shrines has to be in a city.
reason-flag-too-far-left = The flag has fewer than three spaces to its left.
reason-just-put-back = You cannot take back the character you have just returned.
reason-display-only = Characters may be taken from the display only.
reason-not-in-play = That character is not in this game.
reason-reward-out-of-reach = That reward tile is not within reach.
reason-too-many-purchases = The reward allows fewer purchases.
reason-two-different-tiles = The second token goes on another character.
