# The editor for boards.

boards-title = Board editor
boards-map = Map
boards-mistake = { $what }; { $remedy }.
boards-mistake-only = { $what }.
boards-nameless = nameless
boards-road = Road from { $from } to { $to }
boards-city = City { $name }
boards-village = Village { $id }
boards-tile = Action tile { $number }
boards-setup = Setup tile { $number }
boards-text = Board file
boards-text-line = Board file, line { $line }
boards-whole = Board
boards-x = From the left
boards-y = From the top
boards-bonus-coins = Coins
boards-bonus-pp = Prestige points
boards-bonus-shrines = Shrines
boards-bonus-tokens = Tokens
boards-name = Name
boards-id = Id in the file
boards-note = Note
boards-flag = Colour of the flag
boards-emblem = Emblem
boards-emblem-sun = Sun
boards-emblem-wave = Wave
boards-emblem-tree = Tree
boards-emblem-tower = Tower
boards-emblem-moon = Moon
boards-emblem-wheel = Wheel
boards-emblem-star = Star
boards-emblem-lotus = Lotus
boards-emblem-fish = Fish
boards-emblem-lamp = Lamp
boards-emblem-leaf = Leaf
boards-emblem-bell = Bell
boards-emblem-gate = Gate
boards-emblem-feather = Feather
boards-emblem-drum = Drum
boards-emblem-boat = Boat
boards-emblem-jewel = Jewel
boards-emblem-mango = Mango
boards-amount = Amount
boards-remove-city = Remove this city and its roads
boards-add-city = Add a city
boards-villages = Villages
boards-villages-count = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
boards-bend = Bend (0 is straight)
boards-remove-road = Remove: { $road }
boards-from = From
boards-to = To
boards-add-road = Add a road
boards-players = Number of players (1 is the solo game)
boards-radius = Radius of the cities
boards-solo = With tiles for the solo game
boards-tiles = Tiles for the solo game
boards-tiles-hint = Icons, separated by commas: { $icons }.
boards-icons = Icons
boards-goal = Goes to
boards-check = Check
boards-mistakes = What is wrong
boards-mistakes-count = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
boards-good = Nothing: this board can be played.
boards-good-looks = { $count ->
    [one] This board can be played, but { $count } thing is hard to see.
   *[other] This board can be played, but { $count } things are hard to see.
}
boards-undo = Undo
boards-redo = Redo
boards-begin = Begin anew
boards-begin-nothing = With an empty map
boards-begin-copy = With a copy of { $name }
boards-open = Open a file
boards-save = Save the file
boards-tool = Tool
boards-tool-move = Move
boards-tool-city = City
boards-tool-road = Road
boards-tool-move-hint = Drag cities, villages and the start; drag the middle of a road to bend it. With the keyboard: arrow keys, with Shift in small steps.
boards-tool-city-hint = Click where a new city is to be.
boards-tool-road-hint = Drag from one place to another, or click one after the other.
boards-layout = Sheet
boards-layout-wide = Wide
boards-layout-tall = Tall
boards-lists = Everything as lists
boards-view-board = Board
boards-view-cities = Cities
boards-view-roads = Roads
boards-view-text = File

# The gallery, and boards under links.

boards-gallery = Boards
boards-gallery-about = Play on one of these boards, or draw your own.
boards-draw = Draw a board
boards-play = Play on this board
boards-play-not-yet = It has mistakes: see the list.
boards-share = Share by link
boards-shared-link = Whoever has this link can play on the board
boards-edit-copy = Edit a copy
boards-size = Cities: { $cities }, roads: { $roads }, villages: { $villages }
boards-gallery-players = Players: { $players }
boards-by-people = Shared by somebody who plays here

# How balanced a board is.

boards-balance = How balanced it is
boards-balance-about = The map speaks at once. For the rest bots play some hundred games on this board and on the classic one; that takes a few minutes, behind everything else on this server.
boards-balance-measure = Have bots play
boards-balance-stop = Stop
boards-balance-running = Bots are playing
boards-balance-progress = { $done } of { $total } games
boards-balance-over = Measured.
boards-balance-failed = The games could not be played. Try again later.
boards-balance-players = Number of players
boards-balance-solo-only = This board is for the solo game only.
boards-balance-figure = Figure
boards-balance-this = This board
boards-balance-map = Map
boards-balance-random = Random games
boards-balance-equals = Equal opponents: { $level }
boards-balance-skill = Does skill win?
boards-balance-skill-wins = Wins of { $better } against { $weaker }
boards-balance-games = Games
boards-balance-length = Decisions a game
boards-balance-seventh = Ended early by a seventh statue
boards-balance-score = Score
boards-balance-seat = Wins of seat { $number }
boards-balance-strongest = Strongest character
boards-balance-weakest = Weakest character
boards-balance-most-built = City with most statues
boards-balance-least-built = City with fewest statues
boards-balance-cities = Statues a game in each city
boards-balance-characters = Wins with each character
boards-balance-city = City
boards-balance-statues = Statues
boards-balance-interval = { $value } ({ $low }–{ $high })
boards-balance-named = { $name }: { $figure }
boards-balance-fair = A fair share of wins is { $share }. In brackets: the 95% interval; ▲ and ▼ mark what is clearly above or below a fair share.
boards-balance-above = clearly above
boards-balance-below = clearly below
boards-figure-cities = Cities
boards-figure-roads = Roads
boards-figure-villages = Villages
boards-figure-villages_per_city = Villages per city
boards-figure-roads_with_two_villages = Roads with two villages
boards-figure-roads_per_city = Roads per city
boards-figure-fewest_roads = Fewest roads of a city
boards-figure-most_roads = Most roads of a city
boards-figure-distance_from_start = Roads from the start, mean
boards-figure-farthest_from_start = Roads from the start, most
boards-figure-distance_between_cities = Roads between cities, mean
boards-figure-farthest_cities = Roads between cities, most
