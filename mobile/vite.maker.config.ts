import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The maker of pages, one file that the server runs: it holds React and the screens, so that the server needs neither. */
export default defineConfig({
  base: '/mobile/',
  publicDir: false,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/make-page.tsx',
    target: 'node26',
    rolldownOptions: { output: { entryFileNames: 'make-page.js', codeSplitting: false } },
  },
})
