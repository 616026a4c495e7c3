declare global {
  interface Window {
    /** Where the browser has it: Chrome, Safari from 26 on. TypeScript's DOM does not know it yet. */
    trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown }
  }
}

/** All that react-admin writes as HTML: the room below a field that has no text there (its `InputHelperText`). */
const room = '&#8203;'

/** Lets libraries write what they are known to write, and nothing else. Once, before the first of them is fetched. */
export function trustLibraries(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => (html === room ? html : null) })
}
