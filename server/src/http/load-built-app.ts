import type { BuiltApp, PageRenderer } from '@mwc/contract/pages/rendered-page'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = fileURLToPath(new URL('../../../mobile/dist/', import.meta.url))

/** Folder of the files that phones fetch. */
export const builtFiles = join(folder, 'public')

/** Folder of the desk's files. */
export const builtConsole = fileURLToPath(new URL('../../../console/dist/', import.meta.url))

/** What `mobile/build/list-of-files.ts` lists of the build; files are below `builtFiles`, modules below the root of the tree. */
type Built = { entry: string; style: string; files: Record<string, { imports: string[]; modules: string[] }> }

/** What the built app is known by; null where nothing was built. */
export function readBuild(): string | null {
  const file = join(folder, 'build.txt')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function describe(build: string): BuiltApp {
  const { entry, style, files } = JSON.parse(readFileSync(join(builtFiles, '.built/files.json'), 'utf8')) as Built
  const withImports = (file: string): string[] => [file, ...(files[file]?.imports ?? []).flatMap(withImports)]
  return {
    build,
    style: readFileSync(join(builtFiles, style), 'utf8').trim(),
    scriptsFor(modules) {
      const wanted = modules.map((module) => {
        const file = Object.keys(files).find((name) => files[name]?.modules.some((id) => id.endsWith(module)))
        if (!file) throw new Error(`No built file holds ${module}`)
        return file
      })
      return [...new Set([entry, ...wanted].flatMap(withImports))].map((file) => `/mobile/${file}`)
    },
  }
}

/** The built app and its page renderer; null where nothing was built (tests of the calls need no app). */
export async function loadBuiltApp(): Promise<{ renderer: PageRenderer; built: BuiltApp } | null> {
  const file = join(folder, 'renderer/render-page.js')
  const build = readBuild()
  if (!existsSync(file) || build === null) return null
  const renderer = (await import(pathToFileURL(file).href)) as PageRenderer
  return { renderer, built: describe(build) }
}
