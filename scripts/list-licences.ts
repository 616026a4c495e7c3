import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Prints every package that an installation for production has, by its licence: from the lock file, without a network. */
type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean }

/** Licences that ask for no more than their notice; anything else is looked at by whoever decides what may be used. */
const known =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|OFL-1\.1|BlueOak-1\.0\.0|Python-2\.0|Zlib|PostgreSQL)$/

const root = fileURLToPath(new URL('..', import.meta.url))
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: Record<string, Locked> }

/** What the lock file does not say stands in the package itself, where it is installed. */
function licenceOf(path: string, { license }: Locked): string {
  const manifest = `${root}${path}/package.json`
  return license ?? (existsSync(manifest) ? ((JSON.parse(readFileSync(manifest, 'utf8')) as Locked).license ?? 'none named') : 'none named')
}

const byLicence = new Map<string, string[]>()
for (const [path, locked] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || locked.link || locked.dev) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const licence = licenceOf(path, locked)
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${locked.version}`])
}
for (const [licence, names] of [...byLicence].toSorted(([a], [b]) => a.localeCompare(b))) {
  const parts = licence.replaceAll(/[()]/g, '').split(/ (?:OR|AND) /)
  console.log(`${licence}${parts.every((part) => known.test(part)) ? '' : '  <- to be looked at'} (${names.length})`)
  for (const name of names.toSorted()) console.log(`  ${name}`)
}
if (byLicence.size === 0) {
  console.error('no package was found in package-lock.json')
  process.exit(1)
}
