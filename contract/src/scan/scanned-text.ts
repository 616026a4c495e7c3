import { normalisePromoCode } from '../promos/code/promo-code.ts'

/** What an unknown text looks like, for a screen to name it. `link` includes this app's other pages. */
export type UnknownLook = 'link' | 'wifi' | 'contact' | 'payment' | 'text' | 'binary'

/** What stands in a QR code: a shop's poster, a promo code, a member's card, or something that the app has no use for. */
export type Scanned =
  | { kind: 'shop'; code: string }
  | { kind: 'promo'; code: string }
  | { kind: 'card'; proof: string }
  | { kind: 'unknown'; looks: UnknownLook }

const base = '/mobile/'
const scanPath = `${base}pages/scan/scan`
const detailPath = `${base}pages/member/detail`

/** Address in a shop poster's QR, from an `origin` such as `https://app.example` and 10 signs of Crockford's base 32. */
export function shopAddress(origin: string, code: string): string {
  return `${origin}${scanPath}?shop=${code}`
}

/** Address in the QR of a member's card. `proof` is base64url with dots, 160 characters at most. */
export function cardAddress(origin: string, proof: string): string {
  return `${origin}${detailPath}?proof=${proof}`
}

/**
 * A shop's code as it is stored: upper case, without spaces and dashes, and with the letters that Crockford's base 32 leaves out
 * read as the digits they are mistaken for (O is 0, I and L are 1). Null unless 10 characters of that alphabet are left.
 */
export function normaliseShopCode(text: string): string | null {
  if (text.length > 200) return null
  const typed = text.normalize('NFKC').replaceAll(/[\s-]/g, '')
  if (!/^[0-9A-Za-z]{10}$/.test(typed)) return null
  const code = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.includes('U') ? null : code
}

/** A card's proof as it stands in an address, or null. Says nothing about whether it is a true one. */
export function readProof(text: string): string | null {
  return /^[A-Za-z0-9_.-]{1,160}$/.test(text) ? text : null
}

/**
 * Tells what was scanned. `origin` is the app's own, such as `https://app.example`: an address counts only there, so nothing that
 * this returns can lead to another site. Never throws, whatever the text.
 */
export function readScanned(text: string, origin: string): Scanned {
  const trimmed = text.trim()
  const url = ownAddress(trimmed, origin)
  if (url) return readAddress(url)
  // Codes are printed in one piece; short greetings are not.
  const code = /\s/.test(trimmed) ? null : normalisePromoCode(trimmed)
  return code === null ? { kind: 'unknown', looks: lookOf(trimmed) } : { kind: 'promo', code }
}

function readAddress({ pathname, searchParams }: URL): Scanned {
  const code = pathname === scanPath ? normaliseShopCode(only(searchParams, 'shop')) : null
  if (code !== null) return { kind: 'shop', code }
  const proof = pathname === detailPath ? readProof(only(searchParams, 'proof')) : null
  if (proof !== null) return { kind: 'card', proof }
  const promo = normalisePromoCode(only(searchParams, 'promo'))
  return promo === null ? { kind: 'unknown', looks: 'link' } : { kind: 'promo', code: promo }
}

/** A parameter that is named twice means two things, so nothing. */
function only(parameters: URLSearchParams, name: string): string {
  const [value, ...more] = parameters.getAll(name)
  return value !== undefined && more.length === 0 ? value : ''
}

/**
 * An address of the app: plain ASCII without `@` and backslash.
 * URL parsers also take names before the host, line breaks and look-alikes.
 */
function ownAddress(text: string, origin: string): URL | null {
  if (!/^https?:\/\/[\x21-\x3f\x41-\x5b\x5d-\x7e]+$/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.origin === origin && url.pathname.startsWith(base) ? url : null
}

const looks: readonly (readonly [UnknownLook, RegExp])[] = [
  ['binary', /^$|[^\P{Cc}\t\n\r]|\ufffd/u],
  // EMV QRCPS 1.1: a payment QR (PayNow, SGQR, bKash, UPI's merchants) starts with object 00, length 02, value 01.
  ['payment', /^000201|^upi:/i],
  ['wifi', /^wifi:/i],
  ['contact', /^(?:begin:vcard|mecard:|bizcard:)/i],
  [
    'link',
    /^[a-z][a-z0-9+.-]*:\/\/|^(?:javascript|vbscript|data|blob|file|about|intent|market|mailto|tel|sms|smsto|geo):|^www\.|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i,
  ],
]

function lookOf(text: string): UnknownLook {
  return looks.find(([, pattern]) => pattern.test(text))?.[0] ?? 'text'
}
