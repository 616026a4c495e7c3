import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

// One file for what every first visit needs: small files compress worse and each costs a slow network a round trip.
const frame =
  /\/(react|react-dom|scheduler)\/|\/@tanstack\/(?!.*(?:[mM]utationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery))|\/mobile\/src\/(shared\/(screen|button|petal-spinner|sheet|language-sheet|toast|problem-text|session|pictures\/late-pictures|good-moment|navigation|storage|call-errors|query-client|use-programme|use-member|page-data|skeleton|notice|empty-face|error-face|when-idle|first-screen|server-clock)|app\/(?!save-language|service-worker|make-page|new-build|update-|install-|offer-card|calm|start-later|follow-push|not-found|member-tab|member-list|waiting-messages|follow-member|hold-inside|maintenance-over)|main|words\/(use|load)-words)|\/contract\/src\/(language\/|content\/content-kinds)/
/** The form of the log-in, which the other ways in use as well. */
const forms =
  /\/mobile\/src\/(shared\/(field-|mobile-field|select-field|password-field|error-summary)|features\/account\/(login|form\.hook|failure-notice|sign-up\.draft|enter|load-calls))|\/contract\/src\/fields\/(mobile-number|field-problem\.ts)/
/** What Home shows, which lists and articles show as well. */
const home =
  /\/mobile\/src\/(features\/home\/(?!member-)|shared\/(content-picture|in-english|use-home-content))|\/contract\/src\/time\/dates\.ts/
/** What answers on the screens of lists and articles: what is read there is a part that comes later. */
const heads =
  /\/mobile\/src\/(features\/(content\/(news-detail|latest-news|content\.queries)|privileges\/(privileges\.screen|privileges-detail|privileges\.queries|category))|shared\/(late-part|kept-parts|near-me|search-field|filter-chips|use-filter))/
/** What is read one at a time. */
const articles =
  /\/mobile\/src\/(features\/(content\/(news-article|article)|privileges\/(privilege-article|way-to-use|benefit))|shared\/(gone-face|last-checked|is-old|section|spot-card|distance|open-location-path|safe-address|markdown\.|pictures\/(picture-frame|news|privileges)))/
/** What is read in lists. */
const lists =
  /\/@tanstack\/.*[iI]nfiniteQuery|\/mobile\/src\/(features\/(content\/(news-results|news-list)|privileges\/privilege-(results|list))|shared\/(paged-list|refresh|petal-ring))/
/** Small things of many screens: one by one, each costs an opening of the card a turn through the service worker. */
const small =
  /\/@tanstack\/.*(?:[mM]utationObserver|useMutation)|\/contract\/src\/\w+\/(scanned-text|promo-code|shop-code)|\/mobile\/src\/shared\/chip/
/** The card in the hand, in as few files as can be: it is opened at a counter. */
const card = /\/mobile\/src\/(features\/(card|membership)\/(?!card-check|my-page|\w+\.queries)|app\/member-tab|shared\/qr-picture)/
/** Texts that are always wanted together, by language. */
const readingWords = /\/words\/(\w+)\/(?:content|privileges)\.ts$/
/** What the contract's schemas are made with, run before them and not in one go with them. */
const schemas = /\/zod\/|\/mobile\/src\/shared\/schemas\./
/** What talks with the server: schemas of the contract and the client. Fetched after the first screen is alive. */
const calls =
  /\/mobile\/src\/(shared\/(api-client|common\.queries)|features\/account\/(account|code)\.queries)|\/contract\/src\/(?:[\w-]+\/)+(endpoint|account|api-address|programme|mobile-fields|member-fields|fin|membership)\.ts/

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
            modules: moduleIds.filter((id) => id.includes('/mobile/src/')).map((id) => id.slice(id.indexOf('/src/'))),
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
          groups: [
            { name: 'frame', test: frame },
            { name: 'forms', test: forms },
            { name: 'home', test: home },
            { name: 'heads', test: heads },
            { name: 'articles', test: articles },
            { name: 'lists', test: lists },
            { name: (id) => `words-${readingWords.exec(id)?.[1]}-reading`, test: readingWords },
            { name: 'schemas', test: schemas },
            { name: 'calls', test: calls },
            { name: 'small', test: small },
            { name: 'card', test: card },
          ],
        },
      },
    },
  },
})
