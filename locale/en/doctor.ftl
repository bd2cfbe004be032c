# What maharaja doctor finds, and what helps.


## States and checks

doctor-state-good = good
doctor-state-warning = careful
doctor-state-bad = bad
doctor-state-skipped = not tried
doctor-check-server = server
doctor-check-socket = sockets
doctor-check-origin = origin
doctor-check-secure = TLS
doctor-check-clock = clock
doctor-check-disk = disk
doctor-check-sync = syncing
doctor-check-memory = memory
doctor-check-files = files
doctor-check-engine = engine
doctor-wrong = { $count ->
    [0] Nothing is wrong.
    [one] { $count } thing is wrong.
   *[other] { $count } things are wrong.
}
doctor-skipped = The server has to answer first.

## The address

doctor-server-good = Maharaja answers at { $address }.
doctor-server-silent = Nothing answers at { $address }: { $why }
doctor-server-silent-remedy = Start the server (maharaja serve), or name the address that visitors use: maharaja doctor https://tables.example.org. A firewall may have to let the port through.
doctor-server-certificate = The certificate of { $address } is not trusted: { $why }
doctor-server-certificate-remedy = Renew it, or have the proxy send the whole chain: until then browsers refuse the page.
doctor-server-other = What answers at { $address } is not Maharaja (status { $status }).
doctor-server-other-remedy = Have the proxy pass every path on to the server, which lives at the root of its host.
doctor-server-redirect = { $address } leads on to { $goal }.
doctor-server-redirect-remedy = Run the doctor with that address.
doctor-server-failing = The server says that nothing can be written to its database.
doctor-server-failing-remedy = See what is said about the disk below, and the server's log.
doctor-server-host = The server does not know itself by the name { $host }.
doctor-server-host-remedy = Start it with --hosts { $host }, or name the proxy's address in --trusted-proxies.
doctor-socket-good = Web sockets come through.
doctor-socket-blocked = Web sockets do not come through: the answer was { $answer }.
doctor-socket-remedy = Have the proxy speak HTTP/1.1 to the server and pass on the headers Upgrade and Connection at /api/socket (docs/hosting.md has it for nginx; Caddy does so by itself).
doctor-origin-good = Pages of { $origin } may act for their visitors.
doctor-origin-scheme = The server takes pages of { $origin } for foreign ones: it does not know which of http and https they came by.
doctor-scheme-remedy = Have the proxy send X-Forwarded-Proto, and name its address in --trusted-proxies.
doctor-origin-host = The server takes pages of { $origin } for foreign ones: it is asked under another name.
doctor-origin-host-remedy = Have the proxy pass on the header Host as it came, or start the server with --origins { $origin }.
doctor-origin-odd = A page that wanted to act was answered { $code }.
doctor-secure-here = On this machine itself browsers need no TLS.
doctor-secure-good = Browsers trust the page.
doctor-secure-open = { $address } has no TLS: browsers allow its pages no notifications, no installing and no copying, and whoever reads along in the network can take a seat.
doctor-secure-open-remedy = Put a proxy with TLS in front (docs/hosting.md). At home, among friends, it can stay as it is.
doctor-secure-unaware = The page has TLS, but the server does not know: its cookies are not marked Secure.

## The clock

doctor-clock-good = The clock agrees with that of { $other }.
doctor-clock-off = The clock differs by { $seconds } seconds from that of { $other }.
doctor-clock-future = The database has tables that were changed { $seconds } seconds in the future: the clock was ahead then, or is behind now.
doctor-clock-remedy = Have every machine set its clock by the network (timedatectl set-ntp true), the proxy's and the database's, too.

## The disk

doctor-disk-good = { $folder } can be written to; { $megabytes } MB are free.
doctor-disk-nearly-full = { $folder } is nearly full: { $megabytes } MB are free.
doctor-disk-full = { $folder } is full: no choice can be written down.
doctor-disk-full-remedy = Make room, enlarge the disk or the quota, or delete old tables: maharaja tables prune --older-than 30d.
doctor-disk-read-only = { $folder } is read-only.
doctor-disk-read-only-remedy = Mount it for writing (after an error the system does that by itself: see dmesg), or put the database elsewhere with --database; in a container it needs a volume, with systemd a StateDirectory.
doctor-disk-denied = You may not write to { $folder }.
doctor-disk-denied-remedy = Run the doctor as the server's user (sudo -u), or give that user the folder: chown maharaja { $folder }.
doctor-disk-error = Nothing can be written to { $folder }: { $why }
doctor-disk-error-remedy = See what the system says about its disks (dmesg), and put the database on another one.
doctor-disk-no-folder-remedy = Create the folder, or name another file with --database: the server does not make folders.
doctor-sync-good = What is written is on the disk after { $milliseconds } ms.
doctor-sync-slow-remedy = Every choice waits for it: put the database on a quicker disk, on an SSD for example.
doctor-sync-memory = { $folder } is kept in memory ({ $system }): a restart loses all tables.
doctor-sync-memory-remedy = Put the database on a disk with --database.
doctor-sync-container = { $folder } belongs to the container ({ $system }): its tables go with it.
doctor-sync-container-remedy = Give the container a volume, and put the database there.
doctor-sync-network = { $folder } is on a network file system ({ $system }), where SQLite's locks cannot be relied on.
doctor-sync-network-remedy = Put the database on a local disk, or use PostgreSQL.

## PostgreSQL

doctor-database-good = { $database } takes what is written.
doctor-database-remedy = Correct the address in --database or MAHARAJA_DATABASE, and see whether the database runs.
doctor-database-read-only = { $database } can only be read.
doctor-database-read-only-remedy = Name the primary and not a stand-by, and an account that may write.
doctor-database-syncs = PostgreSQL keeps what it has answered.
doctor-database-unsafe = PostgreSQL runs with { $settings }: a crash loses what was answered.
doctor-database-unsafe-remedy = Switch them on in postgresql.conf.

## The machine

doctor-memory-good = { $available } MB are free; the server and its bots (--bots { $bots }) need up to { $needed }.
doctor-memory-low = Only { $available } MB are free; the server and its bots (--bots { $bots }) need up to { $needed }.
doctor-memory-unknown = The system does not tell how much is free; { $needed } MB are needed.
doctor-memory-remedy = Give the machine, the container (memory) or the service (MemoryMax) more, or start fewer processes with --bots.
doctor-files = { $files } open files allow { $connections } connections.
doctor-files-unlimited = Open files are not limited.
doctor-files-remedy = Raise the limit: LimitNOFILE with systemd, ulimits in a container, ulimit -n in a shell.
doctor-engine-good = The engine is compiled.
doctor-engine-plain = The engine runs as plain Python: strong bots think longer.
doctor-engine-remedy = Install a C compiler (gcc or clang) and install Maharaja again.
