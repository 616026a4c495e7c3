/**
 * A promo code as it is stored and compared: full-width characters folded to ASCII, spaces dropped, upper case.
 * Null unless the result is 4 to 20 of `A–Z 0–9 -`.
 */
export function normalisePromoCode(text: string): string | null {
  if (text.length > 200) return null
  const code = text.normalize('NFKC').replace(/\s+/g, '')
  return /^[A-Za-z0-9-]{4,20}$/.test(code) ? code.toUpperCase() : null
}
