let isAsked = false

/**
 * Asks the browser, once a visit, not to throw away what this phone keeps when it is short of room: the card's key is among it.
 * Most browsers decide by themselves; what they say changes nothing here.
 */
export function askToPersist(): void {
  if (isAsked) return
  isAsked = true
  // Where storage is closed to the page, asking throws.
  void (async () => (await navigator.storage?.persisted?.()) || navigator.storage?.persist?.())().catch(() => undefined)
}
