import { mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { makeTempFolder } from './make-temp-folder.ts'
import type { Program } from './run-side-by-side.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** Where the steps put what they need for a while. */
export const temp = makeTempFolder()
/** Where the runners put their reports. */
export const reports = join(temp, 'reports')
mkdirSync(reports)
/** The file that a package runs as a program, for Node: on some systems `.bin` holds a shell's script instead. */
function program(inPackage: string, name = inPackage): string {
  const folder = join(root, 'node_modules', inPackage)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> }
  return join(folder, bin[name] ?? '')
}

export type Count = { passed: number; failed: number }
export type Step = Program & {
  /** What a release is tried by and not each change: decision 117. */
  release?: boolean
  count?: () => Count
  /** What failed, one text each, read from the step's report. */
  failures?: () => string[]
  /** What passed and is to be looked at all the same. */
  notes?: () => string[]
}
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

function failedTests(report: string): string[] {
  return read<VitestReport>(report).testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    const place = relative(root, file.name)
    if (failed.length === 0 && file.status === 'failed') return [`${place}\n${inShort(file.message)}`]
    return failed.map(({ fullName, failureMessages }) => `${place} › ${fullName}\n${inShort(failureMessages[0])}`)
  })
}

function journeysIn(suites: JourneySuite[]): Journey[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...journeysIn(inner)])
}

const allJourneys = (report: string) => journeysIn(read<{ suites: JourneySuite[] }>(report).suites)
const journeyName = ({ file, line, title }: Journey) => `${file}:${line} › ${title}`

/** Journeys that passed at their second try only: something in them, or in the app, hangs on chance. */
function lateJourneys(report: string): string[] {
  return allJourneys(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((journey) => `passed at its second try only: ${journeyName(journey)}`)
}

function failedJourneys(report: string): string[] {
  return allJourneys(report)
    .filter(({ ok }) => !ok)
    .map((journey) => {
      const error = journey.tests.flatMap(({ results }) => results).find((result) => result.error)?.error
      return `${journeyName(journey)}\n${inShort(error?.message)}`
    })
}

/** Tests of some of vitest's projects. */
function tests(name: string, projects: string[]): Step {
  const report = `${name}.json`
  return {
    name,
    args: [
      program('vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, report)}`,
    ],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read<VitestReport>(report)
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
    },
    failures: () => failedTests(report),
  }
}

/** Journeys in a browser, those of one kind. */
function journeys(name: string, kind: string[]): Step {
  const report = `${name}.json`
  return {
    name,
    cores: 2,
    after: ['build'],
    args: [program('@playwright/test', 'playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...kind],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, report) },
    count: () => {
      const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
    failures: () => failedJourneys(report),
    notes: () => lateJourneys(report),
  }
}

/** Everything that is checked, in the order in which it is told of. */
export const steps: Step[] = [
  { name: 'form', args: [program('oxfmt'), '--check'] },
  { name: 'lint', args: [program('oxlint'), '--deny-warnings'] },
  // One thread each: side by side they fill the processors, and what several threads share each would work out anew.
  ...['contract', 'server', 'mobile', 'console', 'simulator', 'e2e'].map((workspace) => ({
    name: `types-${workspace}`,
    args: [program('typescript-native', 'tsc'), '--singleThreaded', '-p', workspace],
  })),
  { name: 'imports', args: ['scripts/check-imports.ts'] },
  { name: 'storage', args: ['scripts/check-storage.ts'] },
  { name: 'files', args: ['scripts/check-files.ts'] },
  { name: 'paths', args: ['scripts/check-paths.ts'] },
  { name: 'docs', args: ['scripts/check-docs.ts'] },
  { name: 'unused', args: [program('knip'), '--no-progress'] },
  // It keeps two processors busy, and takes one: what `faults` leaves of the other is not lost.
  tests('vitest', ['server', 'phone']),
  { ...tests('drills', ['drills']), release: true },
  {
    name: 'build',
    first: true,
    args: ['scripts/build.ts'],
  },
  { name: 'chunks', after: ['build'], args: ['scripts/check-chunks.ts'] },
  { name: 'bytes', after: ['build'], args: ['scripts/check-bytes.ts'] },
  {
    // A small run of `npm run bench:faults`: the same faults and the same ledger check, of one seed.
    name: 'faults',
    release: true,
    first: true,
    after: ['build'],
    args: ['bench/faults/run.ts', ...'--seed small --histories 150 --kills 4 --stops 2 --rounds 3 --runners 300 --unknown 30'.split(' ')],
  },
  journeys('journeys', ['--grep-invert', '@release']),
  { ...journeys('journeys-release', ['--grep', '@release']), release: true },
]
