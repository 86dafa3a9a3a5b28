import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { Zones } from "../../frame/zones";
import { Board } from "../board";
import { events, revealed, towns, war } from "./around";
import type { TownView, XiiView } from "./model";
import { sheet } from "./sheet";
import { tray } from "./tray";

/** The town sheet, living: what a die in hand could do is lit, with the numbers it would lead to. */
@customElement("xii-board")
export class XiiBoard extends Board<XiiView> {
  /** Whose sheet lies in front; 0: one's own. */
  @state() private looking = 0;

  look(seat: number): void {
    this.looking = seat;
  }

  isOwn(town: TownView): boolean {
    return town.seat === this.mine;
  }

  override wanted(): string[] {
    return this.position.moves.map((move) => move.text).filter((text) => /^(increase|influence) /.test(text));
  }

  protected override zones(): Zones {
    const seat = this.looking || this.mine || this.view.active || 1;
    const shown = Math.max(0, this.view.towns.findIndex((town) => town.seat === seat));
    const town = this.view.towns[shown]!;
    return {
      around: [{ tab: "towns", name: this.texts.ui("towns"), body: html`${towns(this, shown)} ${events(this)} ${war(this)} ${revealed(this)}` }],
      strip: tray(this, town),
      own: [{ tab: "sheet", name: this.seatName(town.seat), body: sheet(this, town, shown) }],
    };
  }
}
