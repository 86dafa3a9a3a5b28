/** What this browser remembers of its reader: language, theme, and small notes such as lesson progress. */
export type Lang = "en" | "it";
export type Theme = "auto" | "light" | "dark";

const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(`loggia.${key}`);
  } catch {
    return null; // storage may be forbidden; then nothing is remembered
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`loggia.${key}`, value);
  } catch {
    // as above
  }
}

export const remember = write;
export const recall = read;

function firstLang(): Lang {
  const kept = read("lang");
  if (kept === "en" || kept === "it") return kept;
  return navigator.language.startsWith("it") ? "it" : "en";
}

let lang: Lang = firstLang();
let theme = (read("theme") ?? "auto") as Theme;

export const language = (): Lang => lang;
export const currentTheme = (): Theme => theme;

export function applySettings(): void {
  document.documentElement.lang = lang;
  document.documentElement.dataset["theme"] = theme;
}

function changed(): void {
  applySettings();
  for (const listener of listeners) listener();
}

export function setLanguage(next: Lang): void {
  lang = next;
  write("lang", next);
  changed();
}

export function setTheme(next: Theme): void {
  theme = next;
  write("theme", next);
  changed();
}

/** Calls back on every change until the returned function is called. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
