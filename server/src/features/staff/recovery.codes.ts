import { randomInt } from 'node:crypto'
import type { Encryption } from '../../keys/encryption.ts'

/** Crockford's alphabet: no letter that reads as a digit. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12
/** How many a member of staff gets at once. */
const amount = 10

/** Ten codes of 60 bits each. */
export function newCodes(): string[] {
  return Array.from({ length: amount }, () => Array.from({ length }, () => signs[randomInt(signs.length)]).join(''))
}

/** A code as it is read out and typed: `ABCD-EFGH-JKMN`. */
export const shownCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')

/** What is kept of a code: a keyed hash, so that the database alone lets nobody try codes. The first is written, each opens. */
export const codeHashes = (encryption: Encryption, staffId: string, code: string): string[] =>
  encryption.lookups('recoveryCode', `${staffId}:${code}`)
