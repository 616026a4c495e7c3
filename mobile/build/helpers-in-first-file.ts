import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Rolldown's helpers, and as what the first file gives them to the others. */
const helperNames = { __commonJSMin: 'h_c', __exportAll: 'h_e', __toESM: 'h_t' }
const helpersImport = /^import \{([^}]+)\} from "\.\/rolldown-runtime[^"]*";$/m

/**
 * Patches Rolldown: its helpers go into the first file. A file of their own would cost the first load a request.
 * Can go when Rolldown lets the entry hold them.
 */
export const helpersInFirstFile: Plugin = {
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
