import { readScanned } from '@mwc/contract/scan/scanned-text'
import type { Scanned } from '@mwc/contract/scan/scanned-text'

/** What the screen says about: what was read, or a photo without a code, or a file that is no photo. */
export type Found = Scanned | { kind: 'noCode' } | { kind: 'noPhoto' }

/** Which code of a picture is meant: ours, else a promo code, else the first. Other stickers stand on the same counter. */
export function chooseText(texts: readonly string[], origin: string): string | undefined {
  const first = (...kinds: Scanned['kind'][]) => texts.find((text) => kinds.includes(readScanned(text, origin).kind))
  return first('shop', 'card') ?? first('promo') ?? texts[0]
}

/** What was put away keeps being seen for a moment: the same text counts again after this long. */
const restMs = 2_500

/** The text that was answered last, and until when (ms since 1970) it is not answered again. */
export type Answered = { text: string; until: number }

/** A text was put away at `now`. */
export function putAway(text: string, now: number): Answered {
  return { text, until: now + restMs }
}

/** Whether a text that was seen at `now` is one to answer. */
export function isNew(text: string, answered: Answered | null, now: number): boolean {
  return answered?.text !== text || now >= answered.until
}
