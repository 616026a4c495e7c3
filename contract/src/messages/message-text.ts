import { hasInk } from '../fields/has-ink.ts'

/** What the specification says of the message box: its limit in characters. */
export const messageLimit = 140
/** Staff may need more room for an answer. */
export const replyLimit = 1000
/** UTF-16 units of a text of `limit` characters at most: a character with a tower of marks is cut off somewhere. */
export const unitsFor = (limit: number) => limit * 16

/** Where a message goes, below `apiBase`: the service worker sends too, without the contract's schemas. */
export const sendMessagePath = '/h5/messages'

/**
 * One character as a person counts: a base with its marks, joiners and skin tone; a whole emoji family or flag.
 * UAX 29's clusters without conjuncts, which older and newer phones count differently: both sides must agree.
 */
const character =
  /\p{Regional_Indicator}{2}|\P{M}[\p{M}\p{Emoji_Modifier}\p{Join_Control}\u{e0020}-\u{e007f}]*(?:(?<=\u200d)\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\p{Join_Control}]*)*|\p{M}+/gu

/** How many characters a person sees in a text. */
export function countCharacters(text: string): number {
  return text.match(character)?.length ?? 0
}

/** Controls, half characters and marks of writing direction: never typed, but often in pasted numbers. */
const unseen = /[^\P{Cc}\n]|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A message as it is sent, kept and shown: only what can be seen, no space around it, at most one empty line in a row. */
export function tidyMessage(text: string): string {
  const tidy = text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')
  return hasInk(tidy) ? tidy : ''
}
