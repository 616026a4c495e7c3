import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import type { Plugin } from 'vite'

/**
 * The inline scripts of pages, minified. Browsers that are too old for the app read them, too.
 * Stays: Vite minifies no file that is imported as text.
 */
export const minifyBeforeHydration: Plugin = {
  name: 'short-early-script',
  enforce: 'pre',
  load: {
    filter: { id: /before-hydration\.js\?raw$/ },
    handler(id) {
      const { code, errors } = minifySync('before-hydration.js', readFileSync(id.replace('?raw', ''), 'utf8'), {
        compress: { target: 'es2015' },
        mangle: { toplevel: true },
      })
      // It writes its strings as templates, which those browsers cannot read.
      const plain = code.trim().replaceAll(/`([^`'$\\\n]*)`/g, "'$1'")
      if (errors.length > 0 || /=>|`/.test(plain)) throw new Error('The early script does not suit old browsers')
      return `export default ${JSON.stringify(plain)}`
    },
  },
}
