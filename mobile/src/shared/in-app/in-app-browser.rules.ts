/** What the apps that people send links in say of themselves, and Android's own word for a page inside an app (`wv`). */
const insideApp = /WhatsApp\/|FBA[NV]\/|FB_IAB|Instagram|MicroMessenger|BytedanceWebview|musical_ly|TikTok|\bLine\/|; wv\)/i

/**
 * The system of a phone whose browser stands inside another app; null for any other browser.
 * Only what it says of itself is known, and that may be a lie: nothing may depend on it but what is offered.
 */
export function systemAround(userAgent: string): 'android' | 'ios' | null {
  if (!insideApp.test(userAgent)) return null
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : null
}

/** The page with the promo code that this browser alone keeps, as links bring one (`?promo=WELCOME3`). */
export function withPromo(page: string, code: string | null): string {
  const address = new URL(page)
  if (code !== null) address.searchParams.set('promo', code)
  return address.href
}

/**
 * The address that opens a page in the phone's own browser: Chrome by Android's intent, which falls back to the page itself;
 * Safari by its scheme, which some apps do not let through.
 */
export function ownBrowserAddress(system: 'android' | 'ios', page: string): string {
  const { protocol, host, pathname, search } = new URL(page)
  const place = host + pathname + search
  if (system === 'ios') return `x-safari-${protocol}//${place}`
  const fallback = encodeURIComponent(protocol + '//' + place)
  return `intent://${place}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;S.browser_fallback_url=${fallback};end`
}
