import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconsInHtml } from './build/icons-in-html.ts'
import { minifyBeforeHydration } from './build/minify-before-hydration.ts'

/** The page renderer, one file that the server runs: it holds React and the screens, so that the server needs neither. */
export default defineConfig({
  base: '/mobile/',
  publicDir: false,
  plugins: [minifyBeforeHydration, iconsInHtml, react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/rendering/render-page.tsx',
    target: 'node26',
    rolldownOptions: { output: { entryFileNames: 'render-page.js', codeSplitting: false } },
  },
})
