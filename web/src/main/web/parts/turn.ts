import { announce } from "../announce";
import { recall, remember } from "../settings";
import { hear } from "../sound";
import { t } from "../texts";

/** Tells the reader that it is their turn: in the title, to screen readers, and as a notification when the page is hidden. */
export class TurnBell {
  #mine = false;

  update(mine: boolean, title: string): void {
    document.title = mine ? `${t("table.yourTurnTitle")} · ${title}` : `${title} · Loggia`;
    if (mine && !this.#mine) {
      announce(t("say.turn"));
      hear("turn");
      if (document.hidden && this.on) new Notification("Loggia", { body: `${title}: ${t("table.yourTurn")}`, tag: "loggia-turn" });
    }
    this.#mine = mine;
  }

  /** The browser is asked last: that takes it longer than all the rest of the bar. */
  get on(): boolean {
    return recall("notify") === "yes" && "Notification" in window && Notification.permission === "granted";
  }

  async ask(): Promise<void> {
    if (!("Notification" in window)) return;
    const answer = await Notification.requestPermission();
    remember("notify", answer === "granted" ? "yes" : "no");
  }
}
