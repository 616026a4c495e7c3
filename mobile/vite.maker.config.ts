import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync } from 'vite'
import type { Plugin } from 'vite'

/** The inline script of every page without its comments and long names. Browsers that are too old for the app read it, too. */
const shortEarlyScript: Plugin = {
  name: 'short-early-script',
  enforce: 'pre',
  load: {
    filter: { id: /\/early\.js\?raw$/ },
    handler(id) {
      const { code, errors } = minifySync('early.js', readFileSync(id.replace('?raw', ''), 'utf8'), {
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

/** The maker of pages, one file that the server runs: it holds React and the screens, so that the server needs neither. */
export default defineConfig({
  base: '/mobile/',
  publicDir: false,
  plugins: [shortEarlyScript, react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/rendering/make-page.tsx',
    target: 'node26',
    rolldownOptions: { output: { entryFileNames: 'make-page.js', codeSplitting: false } },
  },
})
