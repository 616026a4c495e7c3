import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a package says of itself. */
type Manifest = { name: string; version: string; license?: string; author?: string | { name?: string } }

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** A package's own licence and notices, or the name of its licence. Throws where it says nothing: it may not be served. */
export function noticeOf(folder: string): string {
  const { name, version, license, author } = manifestOf(folder)
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (texts.length === 0 && !license) throw new Error(`${name} ${version} names no licence`)
  const by = typeof author === 'string' ? author : author?.name
  return [
    `${name} ${version}${license ? ` (${license})` : ''}`,
    ...(texts.length > 0 ? texts : [by ? `By ${by}` : 'See the licence named above.']),
  ].join('\n\n')
}

/** Writes the notices of all packages that builds put into files that phones or desks fetch, as their licences ask. */
export function writeNotices(target: string, built: readonly string[]): void {
  const lists = built.map((folder) => join(folder, '.built/packages.json'))
  const folders = new Set(lists.flatMap((list) => JSON.parse(readFileSync(list, 'utf8')) as string[]))
  if (folders.size === 0) throw new Error('no package was found in what was built')
  const notices = [...folders].filter((folder) => existsSync(join(folder, 'package.json'))).map(noticeOf)
  const between = `\n\n${'-'.repeat(72)}\n\n`
  writeFileSync(
    join(target, 'third-party-notices.txt'),
    ['Software of others in this app, and its licences', ...notices.toSorted()].join(between),
  )
  for (const list of lists) rmSync(list)
}
