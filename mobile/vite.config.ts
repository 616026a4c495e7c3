import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// One file for what every first visit needs: small files compress worse and each costs a slow network a round trip.
const frame =
  /\/(react|react-dom|scheduler|@tanstack|zod)\/|\/mobile\/src\/(shared\/(screen|button|petal-ring|sheet|language-sheet|toast|problem-text|api-client|session|navigation|storage|call-errors|query-client|use-programme|skeleton|empty-face|error-face)|app\/(?!save-language)|main|words\/use-words)|\/contract\/src\/(endpoint|language|programme|mobile-number)/

export default defineConfig({
  base: '/mobile/',
  plugins: [react(), tailwindcss()],
  build: {
    target: ['chrome111', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', test: frame }],
        },
      },
    },
  },
})
