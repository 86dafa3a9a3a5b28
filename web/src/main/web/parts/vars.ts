import { noChange } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";

/** Sets CSS variables through the object model: the content policy allows no style attribute. */
class Vars extends Directive {
  override render(_values: Record<string, string | number>): unknown {
    return noChange;
  }

  override update(part: ElementPart, [values]: [Record<string, string | number>]): unknown {
    const style = (part.element as HTMLElement).style;
    for (const [name, value] of Object.entries(values)) style.setProperty(name, String(value));
    return noChange;
  }
}

export const vars = directive(Vars);
