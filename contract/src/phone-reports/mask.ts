/** What is left of a message: enough to find a fault by, too little for what somebody wrote. */
const longest = 200

/** In their order: whatever could name a person, open something, or was typed. */
const masks: [RegExp, string][] = [
  // Names and texts in other scripts, and whatever no screen shows.
  [/[^\x20-\x7e]+/g, '?'],
  [/https?:\/\/[^\s)]+/g, '(address)'],
  // The name of a property that was read says where to look; everything else in quotes may have been typed.
  [/(?<!\((?:reading|setting) )(["'`])(?:(?!\1).)*\1/g, "'…'"],
  [/\S+@\S+/g, '(address)'],
  [/\b[STFGM]\d{7}[A-Z]\b/gi, '(fin)'],
  [/[\w+/=-]{20,}/g, '(long)'],
  [/\+?\d(?:[ -]?\d){4,}/g, '(number)'],
]

/** A fault's words without anything of a person: done on the phone, and again by the server. */
export function maskPersonal(text: string): string {
  // What is cut first costs no more, however long it came.
  const cut = text.slice(0, 4 * longest)
  return masks.reduce((masked, [pattern, by]) => masked.replaceAll(pattern, by), cut).slice(0, longest)
}
