import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, matchesGlob } from 'node:path'

/** Holds how long files and comments are, how full folders, what a verb exports. Fails, too, where a rule looks at nothing. */
const longest = { source: 200, test: 450 }
/** Of twenty sources nineteen are no longer. */
const usual = 140
/** Files that a folder holds at a glance, tests not counted. */
const fullest = 25
const verbsAFile = 3
/** Characters of a line with a comment: what a tired reader takes in at once. */
const longestComment = 130

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean)
const code = tracked.filter((path) => /^(contract|server|mobile|console|simulator|e2e|bench|scripts)\/.*(?<!\.d)\.tsx?$/.test(path))
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
/** Texts, example data and migrations are as long as what they say. */
const isListing = (path: string) => /\/(words|seed|migrations)\//.test(path)
const lengthOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1

const wrong: string[] = []
const sources = code.filter((path) => !isTest(path) && !isListing(path))
const lengths = sources.map((path) => ({ path, lines: lengthOf(path) })).toSorted((a, b) => a.lines - b.lines)
for (const { path, lines } of lengths) if (lines > longest.source) wrong.push(`${path} has ${lines} lines`)
for (const path of code.filter(isTest)) if (lengthOf(path) > longest.test) wrong.push(`${path} has ${lengthOf(path)} lines`)
const p95 = lengths[Math.floor(lengths.length * 0.95)]?.lines ?? Infinity
if (p95 > usual) wrong.push(`one source of twenty has more than ${p95} lines`)

const folders = Map.groupBy(sources, (path) => dirname(path))
for (const [folder, held] of folders) if (held.length > fullest) wrong.push(`${folder} holds ${held.length} files`)

for (const path of code) if (/^(index|utils?|helpers?)\.tsx?$/.test(basename(path))) wrong.push(`${path} does not say what it holds`)

// What another feature may use is `verb-noun.ts`, which exports that verb; what has a role is `noun.role.ts`.
const verbs = sources.filter((path) => /^server\/src\/features\/.*\/[^./]+\.ts$/.test(path))
for (const path of verbs) {
  const [verb = ''] = basename(path).split(/[-.]/)
  const exported = [...readFileSync(path, 'utf8').matchAll(/^export (?:async )?(?:function\*?|const) (\w+)/gm)].map(([, name = '']) => name)
  const functions = exported.filter((name) => !/^[a-z]+[A-Z]\w*(?:Job|Size|Page|Defaults)$/.test(name))
  if (!exported.some((name) => name.startsWith(verb)))
    wrong.push(`${path} exports nothing that begins with "${verb}": ${exported.join(', ')}`)
  if (functions.length > verbsAFile) wrong.push(`${path} exports ${functions.length} functions`)
}

let comments = 0
for (const path of code)
  for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (!/^\s*(\/\/|\/\*|\* )/.test(line)) continue
    comments += 1
    if (line.length > longestComment) wrong.push(`${path}:${at + 1} is a comment of ${line.length} characters`)
  }

const lint = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { overrides: { files: string[] }[] }
for (const glob of lint.overrides.flatMap(({ files }) => files))
  if (!tracked.some((path) => matchesGlob(path.replace(/^\./, ''), glob))) wrong.push(`.oxlintrc.json: nothing fits ${glob}`)

for (const line of wrong) console.error(line)
console.log(
  `files: ${sources.length} sources in ${folders.size} folders, ${verbs.length} verbs, ${comments} lines of comments, 95 of 100 have at most ${p95} lines; ${wrong.length} wrong`,
)
process.exit(wrong.length > 0 || verbs.length === 0 || sources.length === 0 || comments === 0 ? 1 : 0)
