import type { Json } from "../types";

/** The value at a path of keys and indices, or undefined where the path ends. */
export function at(tree: Json | undefined, path: (string | number)[]): Json | undefined {
  let here: Json | undefined = tree;
  for (const step of path) {
    if (here === null || typeof here !== "object") return undefined;
    here = (here as Record<string | number, Json>)[step];
  }
  return here;
}
