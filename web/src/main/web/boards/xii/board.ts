import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Zones } from "../../frame/zones";
import { Board, type Here } from "../board";
import { events, towns } from "./around";
import { ask } from "./ask";
import { here } from "./here";
import type { TownView, XiiView } from "./model";
import { assets, buildings, people, places } from "./sheet";
import { tray } from "./tray";

/** The town sheet, living: what a die in hand could do is lit, with the numbers it would lead to. */
@customElement("xii-board")
export class XiiBoard extends Board<XiiView> {
  /** Whose sheet lies in front; 0: one's own. */
  @state() private looking = 0;
  /** The special person or infrastructure one of whose perks is to be chosen, as its moves begin: `build mill`. */
  @state() choosing = "";
  /** How much is to be traded, by what is given. */
  @state() trading: ReadonlyMap<string, string> = new Map();
  #number = -1;

  look(seat: number): void {
    this.looking = seat;
  }

  tradeOf(what: string, move: string): void {
    this.trading = new Map(this.trading).set(what, move);
  }

  isOwn(town: TownView): boolean {
    return town.seat === this.mine;
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.#number !== this.position.number) this.choosing = "";
    this.#number = this.position.number;
  }

  override wanted(): string[] {
    return this.position.moves.map((move) => move.text).filter((text) => /^(increase|influence) /.test(text));
  }

  override here(id: string): Here[] {
    return here(this, id);
  }

  protected override zones(): Zones {
    const seat = this.looking || this.mine || this.view.active || 1;
    const shown = Math.max(0, this.view.towns.findIndex((town) => town.seat === seat));
    const town = this.view.towns[shown]!;
    const ui = (key: string) => this.texts.ui(key);
    return {
      around: [{ tab: "towns", name: ui("towns"), body: () => html`${towns(this, shown)} ${events(this)}` }],
      strip: tray(this, town),
      own: [
        { tab: "assets", name: ui("assets"), body: () => assets(this, town, shown) },
        { tab: "people", name: ui("people-tab"), body: () => people(this, town) },
        { tab: "buildings", name: ui("buildings-tab"), body: () => buildings(this, town) },
        { tab: "places", name: ui("places-tab"), body: () => places(this, town, shown) },
      ],
      ask: ask(this, town),
    };
  }
}
