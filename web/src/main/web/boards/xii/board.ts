import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { xiiGlyph } from "../../icons/xii";
import { die } from "../../parts/dice";
import { t } from "../../texts";
import { Board } from "../board";
import { crosses } from "./crosses";
import type { AssetView, DieView, FeatureView, LocationView, TownView, XiiView } from "./model";

/** The town sheet, living: what a die in hand could do is lit, with the numbers it would lead to. */
@customElement("xii-board")
export class XiiBoard extends Board<XiiView> {
  /** Whose sheet lies in front; 0: one's own. */
  @state() private looking = 0;

  private get town(): number {
    const seat = this.looking || this.mine || this.view.active || 1;
    return Math.max(0, this.view.towns.findIndex((town) => town.seat === seat));
  }

  override wanted(): string[] {
    return this.position.moves.map((move) => move.text).filter((text) => text.startsWith("increase ") || text.startsWith("influence "));
  }

  protected override render(): TemplateResult {
    const i = this.town;
    const town = this.view.towns[i]!;
    const group = (...kinds: string[]) => town.features.filter((f) => kinds.includes(f.kind));
    const ui = (key: string) => this.texts.ui(key);
    return html`
      ${this.towns(i)} ${this.events()} ${this.war()} ${this.tray(town)}
      <article class="xii-sheet" aria-label=${this.seatName(town.seat)}>
        <header>
          <h2>${this.seatName(town.seat)}</h2>
          <span>${xiiGlyph("crown")} <b>${this.num((v) => v.towns[i]!.score)}</b> ${ui("score")}</span>
          <span>${xiiGlyph("sword")} <b>${this.num((v) => v.towns[i]!.powAtHome)}</b> ${ui("power")}</span>
          <span>${xiiGlyph("reputation")} <b>${this.num((v) => v.towns[i]!.reputation)}</b> ${ui("reputation")}</span>
          <span>${xiiGlyph("food")} <b>−${this.num((v) => v.towns[i]!.upkeep)}</b> ${ui("upkeep")}</span>
        </header>
        <div class="xii-columns">
          <section><h3>${ui("assets")}</h3>${town.assets.map((asset, n) => this.asset(town, i, asset, n))}
            <h3>${ui("locations")}</h3>${town.locations.map((location, n) => this.location(town, i, location, n))}</section>
          <section><h3>${ui("people")}</h3>${group("person").map((f) => this.feature(town, "attract", f))}
            <h3>${ui("special-people")}</h3>${group("special-person").map((f) => this.special(town, "attract", f))}</section>
          <section><h3>${ui("infrastructures")}</h3>${group("infrastructure").map((f) => this.feature(town, "build", f))}
            <h3>${ui("special-infrastructures")}</h3>${group("special-infrastructure").map((f) => this.special(town, "build", f))}</section>
        </div>
      </article>`;
  }

  private own(town: TownView): boolean {
    return town.seat === this.mine;
  }

  /** The neighbours' towns, one glance away; a click lays their sheet in front. */
  private towns(shown: number): unknown {
    if (this.view.towns.length < 2) return nothing;
    const glance: [string, string, (town: TownView) => number | undefined][] = [
      ["crown", "score", (town) => town.score],
      ["sword", "power", (town) => town.powAtHome],
      ["reputation", "reputation", (town) => town.reputation],
      ...["population", "food", "supply"].map((id): [string, string, (town: TownView) => number | undefined] => [id, id, (town) => town.assets.find((a) => a.id === id)?.amount]),
    ];
    return html`<div class="xii-towns" role="group" aria-label=${this.texts.ui("towns")}>
      ${this.view.towns.map(
        (town, i) => html`<button type="button" aria-pressed=${i === shown} class=${this.view.active === town.seat ? "active" : ""} @click=${() => (this.looking = town.seat)}>
          <span class="seat-number">${town.seat}</span><strong>${this.seatName(town.seat)}${town.seat === this.view.first ? html` <span class="tag">${this.texts.ui("first")}</span>` : nothing}</strong>
          <span class="glance">${glance.map(([icon, word, read]) => html`<span title=${this.texts.ui(word)}>${xiiGlyph(icon)}<span class="unseen">${this.texts.ui(word)}</span>${this.num((v) => read(v.towns[i]!))}</span>`)}</span>
        </button>`,
      )}
    </div>`;
  }

  private events(): TemplateResult {
    return html`<ol class="xii-events" aria-label=${this.texts.ui("events")}>
      ${this.view.track.map((event, i) => {
        const round = i + 1;
        const state = round < this.view.round ? "past" : round === this.view.round ? "now" : "";
        return html`<li class=${state} aria-current=${state === "now" ? "step" : "false"} title=${event ? `${this.texts.name(event)}: ${this.texts.about(event)}` : ""}>
          <b>${round}</b>${event ? html`${xiiGlyph(event)}<span class="name">${this.texts.name(event)}</span>` : nothing}
        </li>`;
      })}
    </ol>`;
  }

  private war(): unknown {
    if (this.view.phase !== "war") return nothing;
    const choice = (id: string, icon: string) => {
      const move = this.choices.get(id);
      return this.choiceButton(move, html`${xiiGlyph(icon)} ${move?.label ?? id}`, this.view.yourWar === id ? "chosen" : "");
    };
    return html`<section class="xii-war" aria-label=${this.texts.ui("war")}>
      <h2>${xiiGlyph("crown")} ${this.texts.ui("war")}</h2>
      <p>${this.texts.ui("war-secret")}</p>
      <div class="row">${choice("support", "sword")}${choice("avoid", "houses")}</div>
      ${this.view.yourWar ? html`<p role="status">✓ ${this.texts.ui(`war-${this.view.yourWar}`)}</p>` : nothing}
    </section>`;
  }

  private face(town: TownView, d: DieView, shared: boolean, i: number): TemplateResult {
    const kind = `${shared ? "shared" : ""} ${d.spent ? "spent" : ""} ${d.held ? "held" : ""}`;
    const plain = this.choices.get(`die ${d.value}`);
    const choice = d.spent || d.held || !this.own(town) ? undefined : shared ? (this.choices.get(`shared ${d.value}`) ?? plain) : plain;
    const state = d.spent ? ` (${this.texts.ui("spent")})` : d.held ? ` (${this.texts.ui("in-hand")})` : "";
    return html`<span data-fly=${`die-${shared}-${i}`}>${choice ? this.choiceButton(choice, die(d.value, kind)) : html`<span role="img" aria-label=${`${d.value}${state}`}>${die(d.value, kind)}</span>`}</span>`;
  }

  private tray(town: TownView): TemplateResult {
    const { shared, own, hand } = this.view;
    const ui = (key: string) => this.texts.ui(key);
    return html`<section class="xii-tray" aria-label=${ui("dice")}>
      <div class="set"><span class="label">${ui("shared")}</span>${shared.map((d, i) => this.face(town, d, true, i))}</div>
      <div class="set"><span class="label">${ui("rolled")}</span>${own.map((d, i) => this.face(town, d, false, i))}</div>
      ${hand.value > 0
        ? html`<div class="set hand"><span class="label">${ui("in-hand")}</span><span role="img" aria-label=${String(hand.value)}>${die(hand.value)}</span>
            ${hand.otherPart > 0 ? html`<span class="tag">+ ${hand.otherPart}</span>` : nothing}
            ${this.choiceButton(this.choices.get("save"), ui("save"), "save")}</div>`
        : nothing}
      <div class="set wrap"><span class="label">${ui("reserve")}</span>
        ${town.reserve.map((value) => {
          const choice = this.own(town) ? this.choices.get(`reserve ${value}`) : undefined;
          return choice ? this.choiceButton(choice, die(value, "reserve small")) : html`<span role="img" aria-label=${String(value)}>${die(value, "reserve small")}</span>`;
        })}
        ${Array.from({ length: town.crossed }, () => html`<span class="slot crossed"></span>`)}${Array.from({ length: town.freeSlots }, () => html`<span class="slot"></span>`)}
      </div>
    </section>`;
  }

  /** A line of the sheet: a button as long as a die could be put there. */
  private place(own: boolean, move: string, kind: string, body: unknown): TemplateResult {
    const choice = own ? this.choices.get(move) : undefined;
    return choice ? (this.choiceButton(choice, body, `xii-place ${kind}`) as TemplateResult) : html`<div class=${`xii-place ${kind}`}>${body}</div>`;
  }

  private ahead(town: TownView, move: string): XiiView | undefined {
    return (this.preview ?? (this.own(town) ? this.previews.get(move) : undefined)) as unknown as XiiView | undefined;
  }

  private asset(town: TownView, i: number, asset: AssetView, n: number): TemplateResult {
    const ahead = this.ahead(town, `increase ${asset.id}`);
    const would = ahead?.towns[i]?.assets[n]?.amount ?? asset.amount;
    const boxes = asset.rank === "special" ? Math.max(asset.most, asset.amount) : asset.most > 12 ? asset.most : Math.max(10, asset.most);
    const cost = asset.cost > 0 ? `${asset.cost} ${this.texts.name(asset.paidWith)}` : "";
    const note = [asset.vpEach > 0 ? this.worth(asset.vpEach) : "", cost ? `−${cost}` : ""].filter((x) => x).join(" · ");
    return this.place(this.own(town), `increase ${asset.id}`, asset.used > 0 ? "used" : "", html`${xiiGlyph(asset.id)}
      <span class="grow"><span class="name">${this.texts.name(asset.id)} ${note ? html`<small class="note">${note}</small>` : nothing}</span>${crosses(asset.amount, boxes, asset.most, would)}</span>
      <span class="amount">${this.num((v) => v.towns[i]!.assets[n]!.amount, ahead as never)}</span>`);
  }

  private location(town: TownView, i: number, location: LocationView, n: number): TemplateResult {
    const ahead = this.ahead(town, `influence ${location.id}`);
    const goods = [location.food > 0 ? `+${location.food} ${this.texts.name("food")}` : "", location.supply > 0 ? `+${location.supply} ${this.texts.name("supply")}` : ""].filter((x) => x);
    return this.place(this.own(town), `influence ${location.id}`, location.earns ? "has" : "", html`${xiiGlyph(location.id)}
      <span class="grow"><span class="name">${this.texts.name(location.id)}</span><small>${goods.join(location.choose ? " / " : ", ")} · ${this.texts.ui("from")} ${location.least}</small></span>
      ${location.earns ? html`<span class="seal">✓</span>` : nothing}
      <span class="amount">${this.num((v) => v.towns[i]!.locations[n]!.influence, ahead as never)}</span>`);
  }

  private worth(vp: number): string {
    return `${vp} ${this.texts.ui("vp")}`;
  }

  private amounts(list: string[]): string {
    return list
      .map((text) => {
        const [id, n] = text.split(" ");
        return n === undefined ? this.texts.name(id!) : `${n} ${this.texts.name(id!)}`;
      })
      .join(", ");
  }

  private body(f: FeatureView): TemplateResult {
    const facts = [f.die > 0 ? `${this.texts.ui("die")} ${f.die}` : "", f.needs.length > 0 ? this.amounts(f.needs) : "", f.pays.length > 0 ? `${this.texts.ui("pays")} ${this.amounts(f.pays)}` : ""].filter((x) => x);
    const perk = f.perk ? this.perk(f, f.perk) : "";
    return html`${xiiGlyph(f.kind.endsWith("person") ? "person" : f.id)}
      <span class="grow"><span class="name">${this.texts.name(f.id)}</span><small>${f.has ? perk : facts.join(" · ")}</small></span>
      ${f.has ? html`<span class="seal">✓</span><span class="unseen">${t("yes")}</span>` : nothing}<span class="vp">${f.vp > 0 ? this.worth(f.vp) : ""}</span>`;
  }

  private perk(f: FeatureView, perk: string): string {
    return this.texts.find(`perk.${f.id}.${perk}`) ?? perk.toUpperCase();
  }

  private feature(town: TownView, verb: string, f: FeatureView): TemplateResult {
    return this.place(this.own(town) && !f.has, `${verb} ${f.id}`, f.has ? "has" : "", this.body(f));
  }

  private special(town: TownView, verb: string, f: FeatureView): TemplateResult {
    const perks = this.own(town) && !f.has ? ["a", "b"].map((perk) => [perk, this.choices.get(`${verb} ${f.id} ${perk}`)] as const) : [];
    return html`<div class=${f.has ? "xii-place has" : "xii-place"}>${this.body(f)}</div>
      ${perks.some(([, choice]) => choice && !choice.reason) ? html`<div class="perks">${perks.map(([perk, choice]) => this.choiceButton(choice, html`<b>${perk.toUpperCase()}</b> ${this.perk(f, perk)}`, "", `${choice?.label}: ${this.perk(f, perk)}`))}</div>` : nothing}`;
  }
}
