import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Holds that every file named in the documents exists, and the form of decisions. Fails where it found nothing to look at. */
const root = fileURLToPath(new URL('..', import.meta.url))
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const folders = new Set(tracked.flatMap((path) => path.split('/').map((_, depth, parts) => `${parts.slice(0, depth).join('/')}/`)))
const known = [...tracked, ...folders]
const top = new Set(tracked.map((path) => path.split('/')[0]))
const documents = tracked.filter((path) => path.endsWith('.md') && (path.startsWith('docs/') || !path.includes('/')))
const pageLength = 3_300

/** Whether a text in backticks names a file or folder of this repository, not a route, a package or something built. */
function isPath(text: string): boolean {
  if (!/^[\w.<>*@-]+(?:\/[\w.<>*@-]+)*\/?$/.test(text) || /^(?:[A-Z_]+\/|\.\w+$)|(?:^|\/)(?:dist|node_modules|results)\//.test(text))
    return false
  return /\.(?:tsx?|[cm]?js|css|svg|html|md|json|webp|txt|yml)$/.test(text) || (text.includes('/') && top.has(text.split('/')[0] ?? ''))
}

/** A path stands from the root or for its own end; `<name>` and `*` stand for anything between two slashes. */
function exists(path: string): boolean {
  const wanted = path.replaceAll('.', '\\.').replaceAll(/<[^>]+>|\*/g, '[^/]+')
  const pattern = new RegExp(`(?:^|/)${wanted}${path.endsWith('/') ? '' : '/?'}$`)
  return known.some((file) => pattern.test(file))
}

const problems: string[] = []
let seen = 0
for (const file of documents) {
  const text = readFileSync(posix.join(root, file), 'utf8')
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside).filter(isPath)
  const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => posix.join(posix.dirname(file), to))
  seen += named.length + linked.length
  for (const path of named) if (!exists(path)) problems.push(`${file} names ${path}, which does not exist`)
  for (const path of linked)
    if (!known.includes(path) && !known.includes(`${path}/`)) problems.push(`${file} links to ${path}, which does not exist`)
}

const decisions = documents.filter((path) => /^docs\/decisions\/\d{4}-/.test(path))
const index = readFileSync(posix.join(root, 'docs/decisions/README.md'), 'utf8')
for (const file of decisions) {
  const text = readFileSync(posix.join(root, file), 'utf8')
  const name = posix.basename(file)
  if (!text.startsWith(`# ${Number(name.slice(0, 4))}. `)) problems.push(`${file} does not begin with its number`)
  for (const part of ['Status:', 'Code:', 'Context.', 'Decision.', 'Consequence.'])
    if (!text.includes(`\n**${part}**`)) problems.push(`${file} has no ${part}`)
  if (text.length > pageLength) problems.push(`${file} is longer than a page: ${text.length} of ${pageLength} characters`)
  if (!index.includes(`](${name})`)) problems.push(`docs/decisions/README.md does not list ${name}`)
}

// The tasks of a day at the desk, each with the journeys that do it.
const [tableOfTasks = ''] = readFileSync(posix.join(root, 'docs/operating.md'), 'utf8').match(/^\|.*\| done by \|\n(?:\|.*\n)+/m) ?? []
const tasks = [...tableOfTasks.matchAll(/^\|(?:[^|\n]+\|){3} ([\w, –-]+) \|$/gm)]
const journeys = tasks.flatMap(([, names = '']) => names.split(', ')).filter((name) => !['done by', 'gallery', '–'].includes(name))
for (const name of new Set(journeys))
  if (!tracked.includes(`e2e/desk-${name}.spec.ts`)) problems.push(`docs/operating.md names the journey ${name}, which does not exist`)
if (journeys.length === 0) problems.push('docs/operating.md names no journey of the desk')

for (const problem of problems) console.error(problem)
console.log(`docs: ${seen} paths in ${documents.length} documents, ${decisions.length} decisions, ${problems.length} problems`)
if (seen === 0 || decisions.length === 0) console.error('nothing was looked at')
process.exit(problems.length > 0 || seen === 0 || decisions.length === 0 ? 1 : 0)
