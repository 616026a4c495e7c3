import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { listOfPackages } from '../scripts/list-of-packages.ts'

/** The page in which the desk shows an item as members will see it: the app's own components, in no file that phones fetch. */
export default defineConfig({
  root: 'preview',
  base: '/console/preview/',
  plugins: [react(), tailwindcss(), listOfPackages],
  build: { target: ['chrome111', 'safari16.4'], assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
