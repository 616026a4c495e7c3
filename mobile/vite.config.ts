import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks, isNamed, pathOf } from './build/chunks.ts'
import { foldedFirst } from './build/folded-first.ts'
import { helpersInFirstFile } from './build/helpers-in-first-file.ts'
import { iconsInHtml } from './build/icons-in-html.ts'
import { listOfFiles } from './build/list-of-files.ts'
import { marksWithoutStack } from './build/marks-without-stack.ts'
import { plainImports } from './build/plain-imports.ts'
import { reactWithoutUnusedParts } from './build/react-without-unused-parts.ts'
import { stylesWithoutUnusedParts } from './build/styles-without-unused-parts.ts'
import { listOfPackages } from '../scripts/list-of-packages.ts'

/** Every language has files of the same names: the built ones say whose they are. */
function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const words = /\/words\/(\w+)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '')
  return words ? `assets/words-${words[1]}-${words[2]}-[hash].js` : 'assets/[name]-[hash].js'
}

/** The app as phones load it. `vite.renderer.config.ts` builds its pages' renderer, `vite.worker.config.ts` its worker. */
export default defineConfig({
  base: '/mobile/',
  plugins: [
    plainImports,
    marksWithoutStack,
    reactWithoutUnusedParts,
    helpersInFirstFile,
    iconsInHtml,
    react(),
    tailwindcss(),
    stylesWithoutUnusedParts,
    listOfFiles,
    listOfPackages,
    foldedFirst,
  ],
  build: {
    target: ['chrome111', 'safari16.4'],
    modulePreload: false,
    // The one style sheet stands in every page.
    cssCodeSplit: false,
    rolldownOptions: {
      // A path that is written once stands where it is used: imports of it cost every first load 0.4 kB.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: 'src/main.tsx',
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: chunks.map((chunk) => ({ name: chunk.name, test: (id) => isNamed(chunk, pathOf(id)) })),
        },
      },
    },
  },
})
