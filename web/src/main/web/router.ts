/** Client-side addresses: the path names the screen, the query its state (`?seat=2&at=57`). */
export interface Route {
  screen: string;
  arg: string;
  query: URLSearchParams;
  hash: string;
}

const CHANGED = "loggia:route";

export function route(): Route {
  const [, screen = "", arg = ""] = location.pathname.split("/");
  return { screen, arg: decodeURIComponent(arg), query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  window.dispatchEvent(new Event(CHANGED));
}

/** Changes the query of this address without leaving the screen. */
export function setQuery(changes: Record<string, string | number | undefined>): void {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(key);
    else query.set(key, String(value));
  }
  const search = query.size > 0 ? `?${query}` : "";
  history.replaceState(null, "", location.pathname + search + location.hash);
}

/** Lets plain links move inside the client, as long as they are plain clicks on our own addresses. */
export function startRouter(changed: () => void): void {
  window.addEventListener("popstate", changed);
  window.addEventListener(CHANGED, changed);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  });
}
