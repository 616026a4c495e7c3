import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The folder of a package in the path of one of its files: the innermost `node_modules`. */
export function packageOf(path: string): string | null {
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1] ?? null
}

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
    this.emitFile({ type: 'asset', fileName: '.built/packages.json', source: JSON.stringify([...packages].toSorted()) })
  },
}
