/* Keeps the shell, the rules and the texts of the language that is read, so that they are there
   without a connection. Tables are never kept: what the server says is always asked for. */
const files = __FILES__;
const cacheName = `maharaja-${__VERSION__}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(["/", ...files.shell])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  const { language, activate } = event.data;
  if (activate) self.skipWaiting();
  const texts = files.texts[language] ?? [];
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(texts)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
