import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Runs every check and every test, one after the other, and ends with one line that counts them. `npm test -- vitest` runs one step. */
const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'mwc-test-'))
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const node = process.execPath

type Count = { passed: number; failed: number }
type Step = { name: string; command: string; args: string[]; count?: () => Count }

function read(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(reports, file), 'utf8')) as Record<string, unknown>
}

const steps: Step[] = [
  { name: 'form', command: bin('oxfmt'), args: ['--check'] },
  { name: 'lint', command: bin('oxlint'), args: ['--deny-warnings'] },
  ...['contract', 'server', 'mobile', 'simulator', 'e2e', 'bench'].map((workspace) => ({
    name: `types-${workspace}`,
    command: bin('tsc'),
    args: ['-p', workspace],
  })),
  { name: 'imports', command: node, args: ['scripts/check-imports.ts'] },
  { name: 'unused', command: bin('knip'), args: ['--no-progress'] },
  {
    name: 'vitest',
    command: bin('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read('vitest.json') as Record<string, number>
      return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ? 1 : 0) }
    },
  },
  {
    name: 'build',
    command: node,
    args: ['scripts/build.ts'],
  },
  { name: 'bytes', command: node, args: ['scripts/check-bytes.ts'] },
  {
    // A small run of `npm run bench:faults`: the same faults and the same ledger check, of one seed.
    name: 'faults',
    command: node,
    args: ['bench/faults/run.ts', ...'--seed small --histories 150 --kills 4 --stops 2 --rounds 3 --runners 300 --unknown 30'.split(' ')],
  },
  {
    name: 'journeys',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    count: () => {
      const { stats } = read('journeys.json') as { stats: { expected: number; unexpected: number; flaky: number } }
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
  },
]

const only = process.argv.slice(2)
const total: Count = { passed: 0, failed: 0 }
const broken: string[] = []
for (const step of steps.filter(({ name }) => only.length === 0 || only.some((wanted) => name.startsWith(wanted)))) {
  console.log(`\n— ${step.name}`)
  const { status } = spawnSync(step.command, step.args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json'),
    },
  })
  const count = countOf(step, status === 0)
  total.passed += count.passed
  total.failed += count.failed
  if (count.failed > 0) broken.push(step.name)
}
rmSync(reports, { recursive: true, force: true })
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
