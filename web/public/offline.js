// When the server cannot be reached, the installed app says so itself instead of showing the browser's own error.

const KEPT = "carson-offline-2";
const FILES = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([old, self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const page = event.request.mode === "navigate";
  const address = page ? "/offline.html" : new URL(event.request.url).pathname;
  if (page || FILES.includes(address)) event.respondWith(fetch(event.request).catch(() => caches.match(address)));
});
