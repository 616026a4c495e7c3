/** What differs from member to member, as `{name}`. Letters and spaces alone, so that all other braces are text. */
const hole = /\{(\p{L}[\p{L}\p{M} ]{0,29})\}/gu

/** The holes that the desk fills by itself, from whom the message is for. */
export const knownHoles = ['name', 'member number'] as const
type KnownHole = (typeof knownHoles)[number]

/** The names of a text's holes, each once, in the order in which they first stand there. */
export function holesOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(hole), ([, name = '']) => name))]
}

/** A text with the holes filled that are known; the others stay. */
export function fillHoles(text: string, values: Record<KnownHole, string>): string {
  return text.replace(hole, (whole, name: string) => (Object.hasOwn(values, name) ? values[name as KnownHole] : whole))
}
