import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { findCircles } from './find-circles.ts'

/**
 * Holds the import table, and that whatever lies side by side imports one way, types included.
 * dependency-cruiser is silent without a TypeScript compiler, or where a rule's folder is gone: both are looked for here.
 */
const sources = ['contract/src', 'server/src', 'mobile/src', 'console/src', 'simulator/src']
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

type Module = { source: string; dependencies: { resolved: string }[] }
type Report = { modules: Module[]; summary: { violations: { rule: { name: string }; from: string; to: string }[] } }
const { modules, summary } = JSON.parse(cruise()) as Report
const isOurs = (path: string) => sources.some((folder) => path.startsWith(`${folder}/`))
const cruised = modules.filter(({ source }) => isOurs(source))
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const wanted = tracked.filter((path) => isOurs(path) && /(?<!\.d)\.tsx?$/.test(path))

// Tests lie beside what they try and use what is made for tests, which knows every feature.
const isTest = (path: string) => /\.test\.tsx?$|^server\/src\/testing\//.test(path)
const imports = cruised.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
const circles = findCircles(imports.filter(({ from, to }) => isOurs(to) && !isTest(from) && !isTest(to)))

type Side = { path?: string; pathNot?: string }
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string; from: Side; to: Side }[]
}
const paths = [...tracked, ...modules.map(({ source }) => source)]

/** A pattern with each of its alternatives by itself, and what stands for a group of the other side taken as anything. */
function alternatives(pattern: string): string[] {
  const group = /\((?!\?)([^()]*\|[^()]*)\)/.exec(pattern)
  if (!group) return pattern.split('|')
  return (group[1] ?? '').split('|').flatMap((one) => alternatives(pattern.replace(group[0], `(?:${one})`)))
}
/** Patterns that nothing in the tree fits any more: `virtual:` modules are made by the build. */
const blind = forbidden.flatMap(({ name, from, to }) =>
  [from.path, from.pathNot, to.path, to.pathNot]
    .flatMap((pattern) => (pattern === undefined ? [] : alternatives(pattern)))
    .filter((pattern) => pattern !== '^virtual:' && !paths.some((path) => new RegExp(pattern.replaceAll(/\$\d/g, '.*')).test(path)))
    .map((pattern) => `${name}: nothing fits ${pattern}`),
)

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
for (const circle of circles) console.error(['a circle:', ...circle.map(({ from, to }) => `  ${from} → ${to}`)].join('\n'))
for (const line of blind) console.error(line)
console.log(
  `imports: ${cruised.length} modules, ${imports.length} imports, ${summary.violations.length} violations, ${circles.length} circles of folders`,
)
if (cruised.length < wanted.length) console.error(`only ${cruised.length} of ${wanted.length} files were looked at`)
if (summary.violations.length + circles.length + blind.length > 0 || cruised.length < wanted.length) process.exit(1)
