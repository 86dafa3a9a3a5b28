import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { api, told } from "../api";
import { PageElement } from "../element";
import { t } from "../texts";
import type { KnownPerson, TieWish } from "../types";
import { named } from "./named";

/** What somebody is to the reader, with buttons that change it. */
@customElement("tie-buttons")
export class TieButtons extends PageElement {
  @property({ attribute: false }) tie!: KnownPerson;
  @state() private problem = "";

  private async wish(wish: TieWish): Promise<void> {
    try {
      this.problem = "";
      this.tie = await api.tie(this.tie.id, wish);
    } catch (e) {
      this.problem = told(e);
    }
  }

  protected override render(): TemplateResult {
    const { friend, muted, blocked } = this.tie;
    const button = (on: boolean, about: string, label: string, wish: TieWish) =>
      html`<button aria-pressed=${on} title=${about} @click=${() => void this.wish(wish)}>${label}</button>`;
    return html`<div class="row ties">
      ${button(friend, t("tie.friendAbout"), t("tie.friend"), { friend: !friend })}
      ${button(muted, t("tie.muteAbout"), t("tie.mute"), { muted: !muted })}
      ${button(blocked, t("tie.blockAbout"), t("tie.block"), { blocked: !blocked })}
    </div>
    ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}`;
  }
}

/** Everybody the reader has a tie to. */
@customElement("tie-list")
export class TieList extends PageElement {
  @state() private people: KnownPerson[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    api.people().then((people) => (this.people = people)).catch(() => undefined);
  }

  private group(title: string, people: KnownPerson[]): TemplateResult | typeof nothing {
    if (people.length === 0) return nothing;
    return html`<p><strong>${title}</strong>: ${people.map((p, i) => html`${i > 0 ? ", " : ""}<a href=${`/people/${p.id}`}>${named(p)}</a>`)}</p>`;
  }

  protected override render(): TemplateResult {
    return html`${this.group(t("tie.friends"), this.people.filter((p) => p.friend))}
      ${this.group(t("tie.muted"), this.people.filter((p) => p.muted))}
      ${this.group(t("tie.blocked"), this.people.filter((p) => p.blocked))}`;
  }
}

/** One's friends, to be asked to a table with one click. */
@customElement("friend-list")
export class FriendList extends PageElement {
  @property() table = "";
  /** Who sits there already. */
  @property({ attribute: false }) seated: string[] = [];
  @state() private friends: KnownPerson[] = [];
  @state() private asked: ReadonlySet<string> = new Set();
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    api.people().then((people) => (this.friends = people.filter((p) => p.friend && !p.blocked))).catch(() => undefined);
  }

  private async ask(friend: KnownPerson): Promise<void> {
    try {
      await api.invite(this.table, friend.id);
      this.asked = new Set(this.asked).add(friend.id);
    } catch (e) {
      this.problem = told(e);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const friends = this.friends.filter((friend) => !this.seated.includes(friend.id));
    if (friends.length === 0) return nothing;
    return html`<div class="friends"><p>${t("tie.inviteFriends")}</p>
      <div class="row">${friends.map((friend) => html`<button data-invite=${friend.id} ?disabled=${this.asked.has(friend.id)} @click=${() => void this.ask(friend)}>${named(friend)}${this.asked.has(friend.id) ? ` · ${t("tie.invited")}` : ""}</button>`)}</div>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
    </div>`;
  }
}
