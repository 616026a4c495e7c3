/** What a form holds until it is sent: texts, and switches as they are. */
export type Typed = Record<string, string | boolean>

/** `key`: what the form would be sent under, so that what was sent and not answered is not done twice. */
export type Draft = { typed: Typed; key: string; at: number }

/** Milliseconds after which nobody comes back to what they typed. */
const keptFor = 3 * 24 * 60 * 60 * 1000
const prefix = 'desk-draft:'

/** A whole FIN, wherever it stands in a text. */
const fins = /\b[stfgm][ -]?\d{7}[ -]?[a-z]\b/gi

const keyOf = (staffId: string, name: string) => `${prefix}${staffId}:${name}`

function isDraft(value: unknown): value is Draft {
  const { typed, key, at } = (value ?? {}) as Partial<Draft>
  const isTyped = typeof typed === 'object' && typed !== null && !Array.isArray(typed)
  return isTyped && Object.values(typed).every((one) => ['string', 'boolean'].includes(typeof one)) && typeof key === 'string' && !!at
}

/** What somebody of staff typed into a form in this browser and has not sent; null where there is nothing, or it is too old. */
export function readDraft(staffId: string, name: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(staffId, name)) ?? 'null')
    return isDraft(found) && Date.now() - found.at < keptFor ? found : null
  } catch {
    // Something else wrote there, or the browser keeps nothing: the form begins empty.
    return null
  }
}

/** Keeps what was typed; a FIN in it is left out. Nothing typed is nothing kept. A full storage keeps what it had. */
export function keepDraft(staffId: string, name: string, { typed, key, at }: Draft): void {
  const kept = Object.entries(typed).map(([field, text]) => [field, typeof text === 'string' ? text.replace(fins, '…') : text] as const)
  if (kept.every(([, text]) => text === '')) return forgetDraft(staffId, name)
  try {
    localStorage.setItem(keyOf(staffId, name), JSON.stringify({ typed: Object.fromEntries(kept), key, at }))
  } catch {
    // What is on the page stays there.
  }
}

/** Forgets one form's draft: it was sent, or put aside. */
export function forgetDraft(staffId: string, name: string): void {
  try {
    localStorage.removeItem(keyOf(staffId, name))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Forgets all that somebody typed here, when they sign out, and whatever of others is too old. */
export function forgetDrafts(staffId: string): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      const [owner = '', ...name] = key.slice(prefix.length).split(':')
      if (owner === staffId || readDraft(owner, name.join(':')) === null) localStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}
