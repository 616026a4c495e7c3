import { randomBytes } from 'node:crypto'

/** Signs that nobody mistakes for another, spoken or printed: no 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
export const batchAlphabet = '3479ACDEFHJKMNPQRTWXY'
const length = 11

/** The largest multiple of the alphabet's length that a byte reaches: bytes above it would make its first signs likelier. */
const fair = Math.floor(256 / batchAlphabet.length) * batchAlphabet.length

/** Eleven random signs, 48 bits: whoever has ten thousand of a batch has no better guess at another. */
function randomSigns(): string {
  let signs = ''
  while (signs.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < fair && signs.length < length) signs += batchAlphabet[byte % batchAlphabet.length]
    }
  }
  return signs
}

/** As many different codes as are asked for, each beginning with the prefix. */
export function newBatchCodes(prefix: string, size: number): string[] {
  const codes = new Set<string>()
  while (codes.size < size) codes.add(`${prefix}${randomSigns()}`)
  return [...codes]
}
