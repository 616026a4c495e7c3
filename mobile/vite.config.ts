import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { chunks, isNamed, pathOf } from './build/chunks.ts'

/** Every language has files of the same names: the built ones say whose they are. */
function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const words = /\/words\/(\w+)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '')
  return words ? `assets/words-${words[1]}-${words[2]}-[hash].js` : 'assets/[name]-[hash].js'
}

/**
 * Vite wraps every dynamic import with a helper that fetches style sheets and preloads beforehand. There is one style, in the page, and
 * the pages name their own preloads: nothing is left for the helper to do.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

const markOfReact = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React DOM makes its marks (exceptions that it compares and never shows) as errors when its code is run. Where somebody watches the page,
 * in DevTools or with Lighthouse, V8 notes where an error is made, and parses all of React DOM anew for it: 100 ms on a slow phone, at its
 * start. Marks without a stack cost nothing.
 */
const marksWithoutStack: Plugin = {
  name: 'marks-without-stack',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const marked = code.replaceAll(markOfReact, '$1 = { message: $2 }')
      if (marked === code) throw new Error('React DOM makes its marks in another way than this build knows')
      return { code: marked, map: null }
    },
  },
}

/** Rolldown's helpers, and as what the first file gives them to the others. */
const helperNames = { __commonJSMin: 'h_c', __exportAll: 'h_e', __toESM: 'h_t' }
const helpersImport = /^import \{([^}]+)\} from "\.\/rolldown-runtime[^"]*";$/m

/** Puts Rolldown's helpers into the first file: a small file of their own would cost the first load a request. */
const helpersInFirstFile: Plugin = {
  name: 'helpers-in-first-file',
  renderChunk(code, { isEntry }, _options, { chunks }) {
    const all = Object.values(chunks)
    const helpers = all.flatMap(({ modules }) => modules['\0rolldown/runtime.js']?.code ?? [])[0]
    const wanted = helpersImport.exec(code)?.[1]
    if (!wanted || !helpers) return null
    const given = Object.entries(helperNames).map(([name, as]) => `${name} as ${as}`)
    if (isEntry) return { code: `${code.replace(helpersImport, () => helpers)}\nexport { ${given.join(', ')} };`, map: null }
    const first = all.find((chunk) => chunk.isEntry)?.fileName ?? ''
    const names = wanted.split(',').map((one) => {
      const [, name = '', own = name] = /^ ?\w+ as (\w+)(?: as (\w+))? ?$/.exec(one) ?? []
      const as = helperNames[name as keyof typeof helperNames]
      if (!as) throw new Error(`Rolldown has a helper that the first file does not give: ${one}`)
      return `${as} as ${own}`
    })
    return { code: code.replace(helpersImport, () => `import { ${names.join(', ')} } from "./${basename(first)}";`), map: null }
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    if (chunks.some(({ code }) => code.includes('/rolldown-runtime')))
      throw new Error("A file still asks for Rolldown's helpers by themselves")
    const helpers = chunks.find(({ name }) => name === 'rolldown-runtime')
    if (helpers) delete bundle[helpers.fileName]
  },
}

/** Lists the built files with the modules in each, for the maker of pages to name what a screen needs (Vite's own manifest knows no merged file). */
const listOfFiles: Plugin = {
  name: 'list-of-files',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const list = {
      entry: chunks.find(({ isEntry }) => isEntry)?.fileName,
      style: Object.keys(bundle).find((name) => name.endsWith('.css')),
      files: Object.fromEntries(
        chunks.map(({ fileName, code, imports, moduleIds }) => [
          fileName,
          // What is imported still once all is put together.
          {
            imports: imports.filter((file) => code.includes(basename(file))),
            modules: moduleIds.map(pathOf),
          },
        ]),
      ),
    }
    this.emitFile({ type: 'asset', fileName: '.built/files.json', source: JSON.stringify(list) })
  },
}

/** What terser folds together before Vite's own minifier renames: 0.5 kB less in every first load than either alone, as sent. */
const foldedFirst: Plugin = {
  name: 'folded-first',
  async renderChunk(code) {
    const folded = await minify(code, { module: true, ecma: 2022, compress: { passes: 2 }, mangle: false })
    return { code: folded.code ?? code, map: null }
  },
}

/** The app as phones load it. `vite.maker.config.ts` builds the maker of its pages, `vite.worker.config.ts` its service worker. */
export default defineConfig({
  base: '/mobile/',
  plugins: [plainImports, marksWithoutStack, helpersInFirstFile, react(), tailwindcss(), listOfFiles, foldedFirst],
  build: {
    target: ['chrome111', 'safari16.4'],
    modulePreload: false,
    // The one style sheet stands in every page.
    cssCodeSplit: false,
    rolldownOptions: {
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
