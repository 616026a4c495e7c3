import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The folder of a package in the path of one of its files: the innermost `node_modules`. */
export function packageOf(path: string): string | null {
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1] ?? null
}

/** Its text is in the styles, which name no module. */
const tailwind = resolve(import.meta.dirname, '../node_modules/tailwindcss')
const isTailwinds = (source: string | Uint8Array) => String(source).includes('@layer theme')

/** Lists the packages of which something is in the built files, for `scripts/third-party-notices.ts`. */
export const listOfPackages: Plugin = {
  name: 'list-of-packages',
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = new Set(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds.map((id) => id.split('?')[0] ?? id) : [])),
    )
    // Fonts and pictures are in no module.
    const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
    const packages = new Set([...built, ...assets.map((path) => resolve(path))].map(packageOf).filter((folder) => folder !== null))
    if (Object.values(bundle).some((file) => file.type === 'asset' && file.fileName.endsWith('.css') && isTailwinds(file.source)))
      packages.add(tailwind)
    this.emitFile({ type: 'asset', fileName: '.built/packages.json', source: JSON.stringify([...packages].toSorted()) })
  },
}
