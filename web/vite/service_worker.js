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

/* A message of the server to somebody who is away; the same tag takes the place of the last one. */
self.addEventListener("push", (event) => {
  const { title, text, tag, path, language } = event.data.json();
  const shown = { body: text, tag, lang: language, icon: "/icon-192.png", data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data.path));
});

async function opened(path) {
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}

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
