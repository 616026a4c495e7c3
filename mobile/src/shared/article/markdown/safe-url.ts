const openable = ['https:', 'tel:', 'mailto:']

function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** An address that somebody wrote, if a tap may open it: https (without a name and password in it), tel or mailto; else null. */
export function safeUrl(written: string): string | null {
  const url = parsed(written.trim())
  if (!url || !openable.includes(url.protocol) || url.username || url.password) return null
  return url.href
}

/** An https address that somebody wrote, with the host that it leads to; null for any other. */
export function safeLink(written: string | null): { address: string; host: string } | null {
  const address = safeUrl(written ?? '')
  return address?.startsWith('https:') ? { address, host: new URL(address).host } : null
}
