/** Crockford's base 32: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/** A shop's code from random bytes (10 at least): 50 random bits, too many to guess. `normaliseShopCode` reads typed ones. */
export function shopCodeOf(random: Uint8Array): string {
  return [...random.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** A code as it is printed and read aloud: two groups of five. */
export function shownShopCode(code: string): string {
  return `${code.slice(0, 5)} ${code.slice(5)}`
}
