import type { ReactiveController, ReactiveControllerHost } from "lit";

export interface ChoiceHandler {
  /** @param then what is to follow as soon as it may: a standing answer after a pass */
  choose(move: string, then?: string): void;
  refuse(move: string): void;
  peek(move: string | undefined): void;
}

/**
 * Boards and lists only mark what a choice is (`data-move`, or `data-refused` for one that is not allowed); this
 * listens for all of them. Looking at a choice, by pointer or focus, asks for its preview.
 */
export class ChoiceController implements ReactiveController {
  #timer = 0;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly handler: ChoiceHandler,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener("click", this.#click);
    for (const type of ["pointerover", "focusin"]) this.host.addEventListener(type, this.#look);
    for (const type of ["pointerout", "focusout"]) this.host.addEventListener(type, this.#away);
  }

  hostDisconnected(): void {
    this.host.removeEventListener("click", this.#click);
    for (const type of ["pointerover", "focusin"]) this.host.removeEventListener(type, this.#look);
    for (const type of ["pointerout", "focusout"]) this.host.removeEventListener(type, this.#away);
    clearTimeout(this.#timer);
  }

  #click = (event: Event): void => {
    const target = event.target as Element;
    const choice = target.closest<HTMLElement>("[data-move], [data-refused]");
    if (!choice || event.defaultPrevented) return;
    event.preventDefault();
    clearTimeout(this.#timer);
    const { move, refused, then } = choice.dataset;
    if (move !== undefined) this.handler.choose(move, then);
    else if (refused !== undefined) this.handler.refuse(refused);
  };

  #look = (event: Event): void => {
    const choice = (event.target as Element).closest<HTMLElement>("[data-move]");
    if (!choice) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.handler.peek(choice.dataset["move"]), 80);
  };

  #away = (event: Event): void => {
    if (!(event.target as Element).closest("[data-move]")) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.handler.peek(undefined), 60);
  };
}
