import type { Plugin } from 'vite'

/**
 * Patches Vite, which wraps every dynamic import with a helper that fetches style sheets and preloads.
 * Pages carry the one style and name their preloads. Can go when `modulePreload: false` leaves the helper out.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}
