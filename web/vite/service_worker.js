/* Keeps the shell, the texts and fonts of the language that is read, and what lessons and boards
   were asked for, so that they are there without a connection. What the server says is always asked
   for first, and of tables nothing is kept. */
const files = __FILES__;
const cacheName = `maharaja-${__VERSION__}`;
const TAUGHT = /^\/api\/(lessons|boards)(\/[^/]+)?$/;

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
  const own = files.languages[language] ?? [];
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(own)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (TAUGHT.test(pathname)) {
    event.respondWith(asked(request));
  }
});

async function asked(request) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
