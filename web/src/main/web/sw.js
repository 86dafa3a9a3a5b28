// Without a network the page still opens, and says that it is offline. With one, everything is fetched as ever:
// nothing old is shown, and nothing of a game is kept.
const SHELL = ["/", "/app.js", "/tables.js", "/app.css", "/icon.svg"];
// Named by their content, so they never change.
const isPart = (path) => path.startsWith("/part-");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), keep()])));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const path = mode === "navigate" ? "/" : new URL(url).pathname;
  if (method === "GET" && (SHELL.includes(path) || isPart(path))) event.respondWith(fetched(event.request, path));
});

/** The page with all parts of its script, and the parts of these. */
async function keep() {
  const paths = new Set(SHELL);
  for (const path of paths) {
    if (!path.endsWith(".js")) continue;
    const script = await (await fetch(path)).text();
    for (const [part] of script.matchAll(/part-\w+\.js(?!\.map)/g)) paths.add(`/${part}`);
  }
  await (await caches.open("shell")).addAll([...paths]);
}

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

// What our server has encrypted for this browser. Who is looking at that table knows.
self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function tell({ text, link }) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === link)) return;
  await self.registration.showNotification("Loggia", { body: text, tag: "loggia-turn", icon: "/icon.svg", data: link });
}

/** In a page that is open already, if there is one. */
async function show(link) {
  const address = new URL(link, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: "window" });
  if (page) await (await page.navigate(address.href))?.focus();
  else await self.clients.openWindow(address.href);
}
