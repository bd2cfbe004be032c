# Words used on every screen.
#
# Both runtimes (@fluent/bundle in the browser, fluent.runtime in Python) run with
# useIsolating = false: names of people are not wrapped in direction marks.
# $count and other amounts are numbers. $name is the display name of a seat; when the reader is
# meant, it is common-you. $who ("you" or "other") tells the languages that need it which one it is.

common-title = Maharaja
common-you = You
common-you-inside = you
common-brahmabot = Brahmabot
common-name-you = { $name } (you)

common-ok = OK
common-cancel = Cancel
common-close = Close
common-back = Back
common-retry = Try again
common-yes = Yes
common-no = No
common-more = More
common-help = Help
common-menu = Menu
common-settings = Settings
common-loading = Loading…
common-offline = No connection. The rules and the lessons you have opened are still there; tables come back with it.
common-newer = There is a newer version.
common-newer-load = Load it
common-skip = Skip to the content

common-language = Language
common-theme = Theme
common-theme-light = Light
common-theme-dark = Dark
common-theme-system = System
common-theme-to-dark = Dark theme
common-theme-to-light = Light theme
common-sound = Sound
common-motion = Motion
common-motion-reduced = Reduced
common-pace = Pace of bots and replays
common-pace-seconds = { $seconds } s per step

common-notifications = Notifications
common-rules = Rules
common-rule = Rule { $rule }
common-home = Home
common-unofficial = An unofficial implementation of the board game by Wolfgang Kramer and Michael Kiesling. Map, bonuses and solo tiles are a reconstruction.

# Amounts
common-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
common-prestige = { $count ->
    [one] { $count } prestige point
   *[other] { $count } prestige points
}
common-shrines = { $count ->
    [one] { $count } shrine
   *[other] { $count } shrines
}
common-tokens = { $count ->
    [one] { $count } action token
   *[other] { $count } action tokens
}
common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
common-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
common-rank = { $rank ->
    [0] unranked
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

# Lists: { $first } may be a list itself
common-list-and = { $first } and { $last }
common-list-or = { $first } or { $last }
common-list-comma = { $first }, { $last }
common-label = { $label }: { $text }
common-sentences = { $first } { $last }

# Time
common-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
common-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
common-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
common-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
common-ago-now = just now
common-ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
common-ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
common-ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
