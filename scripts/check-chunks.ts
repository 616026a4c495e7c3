import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chunks, isNamed, placeOf } from '../mobile/build/chunks.ts'

/**
 * Holds the built app against `mobile/build/chunks.ts`: what a chunk names is there, in its file and in no other.
 * Types and what nobody uses are in no file.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const list = `${root}mobile/dist/public/.built/files.json`
if (!existsSync(list)) throw new Error('Nothing is built: run node scripts/build.ts first')
const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: Record<string, { modules: string[] }> }

const wrong: string[] = []
let seen = 0
const fileOf = new Map<string, string>()
for (const chunk of chunks) {
  const found = Object.entries(files).flatMap(([file, { modules }]) =>
    modules.filter((path) => isNamed(chunk, path)).map((path) => ({ file, path })),
  )
  seen += found.length
  // The file that holds most of them; the others have strayed.
  const counts = Map.groupBy(found, ({ file }) => file)
  const [own] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['none']
  for (const { file, path } of found) if (file !== own) wrong.push(`${path} of ${chunk.name} is in ${file}, not in ${own}`)
  const sharer = fileOf.get(own)
  if (sharer) wrong.push(`${sharer} and ${chunk.name} are one file`)
  fileOf.set(own, chunk.name)
  const folders = chunk.folders.map((name) => ({ ...chunk, folders: [name], packages: [] }))
  const packages = (chunk.packages ?? []).map((name) => ({ ...chunk, folders: [], packages: [name] }))
  for (const one of [...folders, ...packages])
    if (!found.some(({ path }) => isNamed(one, path)))
      wrong.push(`${chunk.name} names ${[...one.folders, ...one.packages].join()}, of which nothing is built`)
}
const places = chunks.flatMap(({ folders }) => folders.map(placeOf))
for (const place of new Set(places)) if (places.indexOf(place) !== places.lastIndexOf(place)) wrong.push(`${place} is in two chunks`)

console.log(`chunks: ${seen} modules in ${chunks.length} chunks, ${wrong.length} wrong`)
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 || seen === 0 ? 1 : 0)
