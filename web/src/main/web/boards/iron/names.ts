const PARTICLE = /^(de|des|del|della|di|d'|du|da|van|von|la|le)$/i;
const NUMERAL = /^[IVX]+$/;

/** The part of a person's name that is told first: the last word, with what belongs to it. */
export function shortName(name: string): string {
  const words = name.split(" ");
  let from = words.length - 1;
  if (from > 0 && NUMERAL.test(words[from]!)) from--;
  while (from > 0 && PARTICLE.test(words[from - 1]!)) from--;
  return words.slice(from).join(" ");
}
