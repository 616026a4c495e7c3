import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { pathOf } from './chunks.ts'

/**
 * Lists the built files with their modules, for the page renderer, `scripts/offline-files.ts` and `scripts/check-chunks.ts`.
 * Can go when Vite's own manifest knows what was merged into a file.
 */
export const listOfFiles: Plugin = {
  name: 'list-of-files',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const list = {
      entry: chunks.find(({ isEntry }) => isEntry)?.fileName,
      style: Object.keys(bundle).find((name) => name.endsWith('.css')),
      files: Object.fromEntries(
        chunks.map(({ fileName, code, imports, dynamicImports, moduleIds }) => [
          fileName,
          // What is imported still once all is put together.
          {
            imports: imports.filter((file) => code.includes(basename(file))),
            // What its code may ask for later.
            later: dynamicImports,
            modules: moduleIds.map(pathOf),
          },
        ]),
      ),
    }
    this.emitFile({ type: 'asset', fileName: '.built/files.json', source: JSON.stringify(list) })
  },
}
