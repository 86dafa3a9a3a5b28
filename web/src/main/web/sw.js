// Without a network the page still opens, and says that it is offline. With one, everything is fetched as ever:
// nothing old is shown, and nothing of a game is kept.
const SHELL = ["/", "/app.js", "/app.css", "/icon.svg"];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), caches.open("shell").then((kept) => kept.addAll(SHELL))])));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const path = mode === "navigate" ? "/" : new URL(url).pathname;
  if (method === "GET" && SHELL.includes(path)) event.respondWith(fetched(event.request, path));
});

async function fetched(request, path) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      caches.open("shell").then((kept) => kept.put(path, copy));
    }
    return answer;
  } catch (offline) {
    const kept = await caches.match(path);
    if (kept) return kept;
    throw offline;
  }
}
