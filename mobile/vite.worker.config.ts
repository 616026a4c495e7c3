import { defineConfig } from 'vite'
import { listOfPackages } from '../scripts/list-of-packages.ts'

/** The service worker, one file below `/mobile/`, which is its scope. */
export default defineConfig({
  base: '/mobile/',
  publicDir: false,
  plugins: [listOfPackages],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: ['chrome111', 'safari16.4'],
    rolldownOptions: { input: 'src/worker/service-worker.ts', output: { entryFileNames: 'service-worker.js', codeSplitting: false } },
  },
})
