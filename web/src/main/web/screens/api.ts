import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { PageElement } from "../element";
import { t } from "../texts";

/** As much of OpenAPI 3.1 as our own description uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: string;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  maxLength?: number;
  maxItems?: number;
  description?: string;
}
interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}
interface Content {
  description?: string;
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);
const schemaOf = (content: Content | undefined) => Object.values(content?.content ?? {})[0]?.schema;

/** What the API can be asked: the server's own description of it, readable. */
@customElement("api-screen")
export class ApiScreen extends PageElement {
  @state() private description: Description | undefined;
  @state() private problem = false;
  @state() private search = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    document.title = `${t("api.title")} · Loggia`;
    try {
      this.description = (await (await fetch("/openapi.json")).json()) as Description;
    } catch {
      this.problem = true;
    }
    await this.updateComplete;
    this.show(location.hash.slice(1));
  }

  private show(id: string): void {
    const place = id ? document.getElementById(id) : null;
    if (place instanceof HTMLDetailsElement) place.open = true;
    place?.scrollIntoView();
  }

  private hit(text: string): boolean {
    return text.toLowerCase().includes(this.search.toLowerCase());
  }

  protected override render(): TemplateResult {
    return html`<section class="page api-page">
      <h1>${t("api.title")}</h1>
      <p>${t("api.lead")}<a href="/openapi.json" target="_blank">openapi.json</a></p>
      ${this.problem ? html`<p class="problem" role="alert">${t("error.offline")}</p>` : this.description ? this.all(this.description) : html`<p class="loading">${t("loading")}</p>`}
    </section>`;
  }

  private all({ paths, components }: Description): TemplateResult {
    const operations = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
    const types = Object.entries(components.schemas);
    const found = types.filter(([name, schema]) => this.hit(`${name} ${Object.keys(schema.properties ?? {}).join(" ")}`));
    return html`
      <label class="search">${t("api.search")}<input type="search" .value=${this.search} @input=${(e: Event) => (this.search = (e.target as HTMLInputElement).value)} /></label>
      <section>${operations.filter((o) => this.hit(`${o.method} ${o.path} ${o.operation.summary}`)).map((o) => this.operation(o.method, o.path, o.operation))}</section>
      <h2>${t("api.types")}</h2>
      <section>${found.filter(([name]) => !name.includes(".")).map(([name, schema]) => this.type(name, schema))}</section>
      <h2>${t("api.views")}</h2>
      <section>${found.filter(([name]) => name.includes(".")).map(([name, schema]) => this.type(name, schema))}</section>`;
  }

  private operation(method: string, path: string, operation: Operation): TemplateResult {
    const sent = schemaOf(operation.requestBody);
    const asked = operation.parameters.filter((p) => p.in !== "header");
    return html`<details class="operation" id=${operation.operationId}>
      <summary><b>${method.toUpperCase()}</b><code>${path}</code><span>${operation.summary}</span></summary>
      <div class="parts">
        ${asked.length > 0 ? html`<h2>${t("api.asked")}</h2>${this.rows(asked.map((p) => [p.name, p.schema, p.in === "path"]))}` : nothing}
        ${sent ? html`<h2>${t("api.sends")}</h2><p>${this.kind(sent)}</p>` : nothing}
        <h2>${t("api.answers")}</h2>
        <table class="api-fields"><tbody>${Object.entries(operation.responses).map(
          ([status, content]) => html`<tr><th scope="row"><code>${status}</code></th><td>${schemaOf(content) ? this.kind(schemaOf(content)!) : nothing}</td><td>${content.description ?? ""}</td></tr>`,
        )}</tbody></table>
      </div>
    </details>`;
  }

  private type(name: string, schema: Schema): TemplateResult {
    return html`<details class="api-type" id=${name}>
      <summary><code>${name}</code></summary>
      <div class="parts">${this.body(schema)}</div>
    </details>`;
  }

  private body(schema: Schema): unknown {
    if (schema.anyOf) return schema.anyOf.map((one) => (one.properties ? this.body(one) : html`<p>${this.kind(one)}</p>`));
    if (!schema.properties) return html`<p>${this.kind(schema)}</p>`;
    const required = schema.required ?? [];
    return this.rows(Object.entries(schema.properties).map(([name, field]) => [name, field, required.includes(name)]));
  }

  private rows(rows: [string, Schema, boolean][]): TemplateResult {
    return html`<table class="api-fields"><tbody>${rows.map(
      ([name, schema, always]) => html`<tr><th scope="row"><code>${name}</code></th><td>${this.kind(schema)}</td><td>${schema.description ?? ""} ${always ? nothing : html`<small class="muted">${t("api.optional")}</small>`}</td></tr>`,
    )}</tbody></table>`;
  }

  /** A type in one line. */
  private kind(schema: Schema): unknown {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      return html`<a href=${`#${name}`} @click=${() => this.show(name)}>${name}</a>`;
    }
    if (schema.anyOf) return schema.anyOf.map((one, i) => html`${i > 0 ? " | " : ""}${this.kind(one)}`);
    if (schema.const !== undefined) return html`<code>"${schema.const}"</code>`;
    if (schema.enum) return html`<code>${schema.enum.map((word) => `"${word}"`).join(" | ")}</code>`;
    if (schema.items) return html`[${this.kind(schema.items)}]${schema.maxItems === undefined ? "" : ` ≤ ${schema.maxItems}`}`;
    if (schema.additionalProperties) return html`{…: ${this.kind(schema.additionalProperties)}}`;
    return `${schema.type ?? ""}${schema.maxLength === undefined ? "" : ` ≤ ${schema.maxLength}`}`;
  }
}
