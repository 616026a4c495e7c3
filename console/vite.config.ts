import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { listOfPackages } from '../scripts/list-of-packages.ts'

/** The desk, in a bundle of its own: nothing of it is fetched by members. */
export default defineConfig({
  base: '/console/',
  plugins: [react(), listOfPackages],
  // The server's content security policy takes fonts and pictures from files only.
  build: { target: ['chrome111', 'safari16.4'], assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
