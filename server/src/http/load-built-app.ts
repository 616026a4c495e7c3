import type { BuiltApp, PageMaker } from '@mwc/contract/made-page'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = fileURLToPath(new URL('../../../mobile/dist/', import.meta.url))

/** Folder of the files that phones fetch. */
export const builtFiles = join(folder, 'public')

type Module = { file: string; src?: string; imports?: string[]; isEntry?: boolean }

/** Vite's list of what it built, by source file or chunk. */
function readManifest(): Record<string, Module> {
  return JSON.parse(readFileSync(join(builtFiles, '.vite/manifest.json'), 'utf8')) as Record<string, Module>
}

function describe(): BuiltApp {
  const modules = readManifest()
  const entry = Object.values(modules).find(({ isEntry }) => isEntry)
  const style = Object.values(modules).find(({ file }) => file.endsWith('.css'))
  if (!entry || !style) throw new Error('mobile/dist holds no entry or no style: build it anew')
  const withImports = (module: Module): string[] => [
    module.file,
    ...(module.imports ?? []).flatMap((key) => (modules[key] ? withImports(modules[key]) : [])),
  ]
  return {
    build: readFileSync(join(folder, 'build.txt'), 'utf8'),
    style: readFileSync(join(builtFiles, style.file), 'utf8').trim(),
    scriptsFor(endings) {
      const wanted = endings.flatMap((ending) => Object.values(modules).filter(({ src }) => src && `/${src}`.endsWith(ending)))
      return [...new Set([entry, ...wanted].flatMap(withImports))].map((file) => `/mobile/${file}`)
    },
  }
}

/** The built app and its maker of pages; null where nothing was built (tests of the calls need no app). */
export async function loadBuiltApp(): Promise<{ maker: PageMaker; built: BuiltApp } | null> {
  const file = join(folder, 'maker/make-page.js')
  if (!existsSync(file)) return null
  const maker = (await import(pathToFileURL(file).href)) as PageMaker
  return { maker, built: describe() }
}
