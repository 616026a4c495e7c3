import type { Plugin } from 'vite'

/**
 * Patches Vite: it wraps every dynamic import with a helper that fetches style sheets and preloads beforehand. There is one style, in the
 * page, and the pages name their own preloads, so the helper only costs bytes. Can go when Vite leaves it out with `modulePreload: false`.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}
