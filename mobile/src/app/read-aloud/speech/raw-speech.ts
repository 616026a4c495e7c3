/**
 * What of a text that is read aloud a voice would say as nobody does: figures and signs that should be words.
 * Plain numbers are the voice's own.
 */
const raw: Record<string, RegExp> = {
  'a currency in signs': /S ?\$|\$|SGD/,
  'a day in figures': /\d{4}-\d{2}|\d\/\d/,
  'a country code': /\+ ?\d/,
  'a number to be spelled': /\d{5,}(?! (?:dollar|元|ডলার|டாலர))|\d{4} \d{4}/,
  'letters and figures in one': /(?<![\p{L}\d])(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-Z\d]{4,}/u,
  'a mark of our own': /[\ue000\ue001]/,
  'an id': /[\da-f]{8}-[\da-f]{4}/,
  'a range in a dash': /\d ?[–—-] ?\d|[–—→·•|#]/,
  'a percent sign': /%/,
  'a size in letters': /\d ?[kKM]B(?![A-Za-z])/,
  'a clock by the hour': /:00(?!\d)/,
  Markdown: /\*\*|\]\(/,
  'nothing to say': /^[^\p{L}\d]*$/u,
}

/** The faults of what would be said, each with its text. */
export function rawIn(said: string): string[] {
  return Object.entries(raw).flatMap(([kind, pattern]) => (pattern.test(said) ? [`${kind}: ${said}`] : []))
}
