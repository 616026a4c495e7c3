type Rules = { createHTML?(html: string): string | null; createScriptURL(address: string): string | null }
type Policy = { createScriptURL(address: string): string }

declare global {
  interface Window {
    /** Where the browser has it: Chrome, Safari from 26 on. TypeScript's DOM does not know it yet. */
    trustedTypes?: { createPolicy(name: string, rules: Rules): Policy }
  }
}

/** The address of the service worker as the page's policy asks for it: no other can be made by this name. Once a page. */
export function trustedWorker(address: string): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: (asked) => (asked === address ? asked : null) })
  return policy?.createScriptURL(address) ?? address
}

/** All that a library writes as HTML: Leaflet's look at what the browser can, and the texts of its two buttons. */
const leaflets = ['<svg/>', '<span aria-hidden="true">+</span>', '<span aria-hidden="true">&#x2212;</span>']

let isStarting = false
let policy: Policy | undefined

/** Lets libraries do what they are known to do with texts, and nothing else. Before the first of them is fetched. */
export function trustLibraries(): void {
  const memory = `blob:${location.origin}/`
  policy ??= window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (leaflets.includes(html) ? html : null),
    createScriptURL: (address) => (isStarting && address.startsWith(memory) ? address : null),
  })
}

/** Lets a library start a worker that it makes in memory: while `start` runs, and never else. */
export function startingOwnWorker<T>(start: () => T): T {
  trustLibraries()
  isStarting = true
  try {
    return start()
  } finally {
    isStarting = false
  }
}
