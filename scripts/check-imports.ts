import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Holds the import table. dependency-cruiser reports no violation when it finds no TypeScript compiler, because it then sees no module:
 * so the number of modules that it saw is held against the number of files that git tracks, and each rule has to find modules to hold.
 */
const sources = ['contract/src', 'server/src', 'mobile/src', 'simulator/src']
const command = fileURLToPath(new URL('../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url))

function cruise(): string {
  try {
    return execFileSync(process.execPath, [command, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sources], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    })
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? '')
  }
}

type Report = { modules: { source: string }[]; summary: { violations: { rule: { name: string }; from: string; to: string }[] } }
const { modules, summary } = JSON.parse(cruise()) as Report
const cruised = modules.filter(({ source }) => sources.some((folder) => source.startsWith(`${folder}/`)))
const tracked = execFileSync('git', ['ls-files', ...sources.flatMap((folder) => [`${folder}/**.ts`, `${folder}/**.tsx`])], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && !path.endsWith('.d.ts'))
type Rule = { name: string; from: { path?: string } }
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Rule[] }
const idle = forbidden.filter(({ from }) => !cruised.some(({ source }) => new RegExp(from.path ?? '').test(source)))
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
console.log(`imports: ${cruised.length} modules, ${summary.violations.length} violations`)
if (summary.violations.length > 0) process.exit(1)
if (cruised.length < tracked.length) {
  console.error(`only ${cruised.length} of ${tracked.length} files were looked at`)
  process.exit(1)
}
if (idle.length > 0) {
  console.error(`rules that no file is under: ${idle.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
