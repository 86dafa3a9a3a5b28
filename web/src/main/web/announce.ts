/** Says things to screen readers, one after another, through the page's one polite live region. */
let region: HTMLElement | null = null;

export function announce(text: string): void {
  region ??= document.getElementById("announcer");
  if (!region || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 6) region.firstElementChild?.remove();
}
