import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** Runs every check and every test, one after the other, and ends with one line that counts them. `npm test -- vitest` runs one step. */
const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'mwc-test-'))
const node = process.execPath
/** The file that a package runs as a program, for Node: what lies in `.bin` is a shell's script on some systems and none on others. */
function program(inPackage: string, name = inPackage): string {
  const folder = join(root, 'node_modules', inPackage)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> }
  return join(folder, bin[name] ?? '')
}

type Count = { passed: number; failed: number }
/** `failures` names what failed, one text each, read from the step's report; `notes` what passed and is to be looked at all the same. */
type Step = { name: string; args: string[]; count?: () => Count; failures?: () => string[]; notes?: () => string[] }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type Journey = {
  ok: boolean
  file: string
  line: number
  title: string
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}
type JourneySuite = { specs?: Journey[]; suites?: JourneySuite[] }

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report
}

/** The first lines of what a runner says of a failure, without its colours. */
function inShort(message: string | undefined): string {
  return stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, 6)
    .map((line) => `    ${line}`)
    .join('\n')
}

function failedTests(): string[] {
  return read<VitestReport>('vitest.json').testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    const place = relative(root, file.name)
    if (failed.length === 0 && file.status === 'failed') return [`${place}\n${inShort(file.message)}`]
    return failed.map(({ fullName, failureMessages }) => `${place} › ${fullName}\n${inShort(failureMessages[0])}`)
  })
}

function journeysIn(suites: JourneySuite[]): Journey[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...journeysIn(inner)])
}

const allJourneys = () => journeysIn(read<{ suites: JourneySuite[] }>('journeys.json').suites)
const journeyName = ({ file, line, title }: Journey) => `${file}:${line} › ${title}`

/** Journeys that passed at their second try only: something in them, or in the app, hangs on chance. */
function lateJourneys(): string[] {
  return allJourneys()
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((journey) => `passed at its second try only: ${journeyName(journey)}`)
}

function failedJourneys(): string[] {
  return allJourneys()
    .filter(({ ok }) => !ok)
    .map((journey) => {
      const error = journey.tests.flatMap(({ results }) => results).find((result) => result.error)?.error
      return `${journeyName(journey)}\n${inShort(error?.message)}`
    })
}

const steps: Step[] = [
  { name: 'form', args: [program('oxfmt'), '--check'] },
  { name: 'lint', args: [program('oxlint'), '--deny-warnings'] },
  ...['contract', 'server', 'mobile', 'simulator', 'e2e', 'bench'].map((workspace) => ({
    name: `types-${workspace}`,
    args: [program('typescript', 'tsc'), '-p', workspace],
  })),
  { name: 'imports', args: ['scripts/check-imports.ts'] },
  { name: 'docs', args: ['scripts/check-docs.ts'] },
  { name: 'unused', args: [program('knip'), '--no-progress'] },
  {
    name: 'vitest',
    args: [program('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read<VitestReport>('vitest.json')
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
    },
    failures: failedTests,
  },
  {
    name: 'build',
    args: ['scripts/build.ts'],
  },
  { name: 'chunks', args: ['scripts/check-chunks.ts'] },
  { name: 'bytes', args: ['scripts/check-bytes.ts'] },
  {
    // A small run of `npm run bench:faults`: the same faults and the same ledger check, of one seed.
    name: 'faults',
    args: ['bench/faults/run.ts', ...'--seed small --histories 150 --kills 4 --stops 2 --rounds 3 --runners 300 --unknown 30'.split(' ')],
  },
  {
    name: 'journeys',
    args: [program('@playwright/test', 'playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    count: () => {
      const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>('journeys.json')
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
    failures: failedJourneys,
    notes: lateJourneys,
  },
]

const only = process.argv.slice(2)
const total: Count = { passed: 0, failed: 0 }
const broken: string[] = []
// Said again at the end: of a long log the last lines are what is read, and often all that is kept.
const failures: string[] = []
const notes: string[] = []
for (const step of steps.filter(({ name }) => only.length === 0 || only.some((wanted) => name.startsWith(wanted)))) {
  console.log(`\n— ${step.name}`)
  const { status } = spawnSync(node, step.args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json'),
    },
  })
  const count = countOf(step, status === 0)
  total.passed += count.passed
  total.failed += count.failed
  if (count.failed > 0) {
    broken.push(step.name)
    failures.push(...namesOf(step, step.failures))
  }
  notes.push(...namesOf(step, step.notes))
}
rmSync(reports, { recursive: true, force: true })
for (const note of notes) console.log(`\n! ${note}`)
for (const failure of failures) console.log(`\n✗ ${failure}`)
if (broken.length > 0) console.log(`\nfailed: ${broken.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

function countOf(step: Step, ok: boolean): Count {
  if (!step.count) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const count = step.count()
    const nothing = count.passed + count.failed === 0
    // A runner that failed without a failed test (a set-up that broke, say) has failed all the same.
    return (ok && !nothing) || count.failed > 0 ? count : { passed: count.passed, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function namesOf(step: Step, names: Step['failures']): string[] {
  try {
    return names?.() ?? []
  } catch (error) {
    return [`${step.name} left no report that can be read (${String(error)})`]
  }
}
