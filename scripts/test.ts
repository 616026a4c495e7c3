import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runSideBySide } from './run-side-by-side.ts'
import { type Count, reports, root, type Step, steps, temp } from './test-steps.ts'

/**
 * Runs the checks and tests of each change, on all processors, and ends with a line that counts them. `npm test -- vitest` runs
 * one step, `npm run test:release` all there are.
 */
const { values, positionals: only } = parseArgs({ allowPositionals: true, options: { release: { type: 'boolean', default: false } } })
const wanted = steps.filter(({ name, release }) =>
  only.length > 0 ? only.some((start) => name.startsWith(start)) : values.release || !release,
)
const stopping = new AbortController()
// Otherwise what is in memory stays there; asked again, it waits no longer for those that write in it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => (stopping.signal.aborted ? process.exit(130) : stopping.abort()))
const began = performance.now()
const ended = await runSideBySide(wanted, {
  width: availableParallelism(),
  cwd: root,
  env: {
    ...process.env,
    // A pipe has no colours of its own accord.
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    // Of Linux and macOS, and of Windows.
    TMPDIR: temp,
    TEMP: temp,
    TMP: temp,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
    // Some sixty processes of Node load the same code: what one has compiled the others read.
    NODE_COMPILE_CACHE: join(reports, 'compiled'),
  },
  until: stopping.signal,
  // A terminal that is gone takes nothing more.
  tell: (text) => void (stopping.signal.aborted || process.stdout.write(text)),
})
if (stopping.signal.aborted) process.exit(130)

const counted = ended.map(({ name, ok, seconds, lastLines }) => {
  const step = wanted.find((one) => one.name === name) as Step
  const count = countOf(step, ok)
  const named = count.failed > 0 ? namesOf(step, step.failures) : []
  // What failed beside its tests (a set-up, an error that nobody caught) stands only in what it wrote.
  const failures = count.failed > 0 && named.length === 0 ? [`${name} ended with\n${lastLines.join('\n')}`] : named
  return { name, seconds, count, failures, notes: namesOf(step, step.notes) }
})

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`
console.log('\nwhat each step took, side by side:')
for (const { name, seconds, count } of counted)
  console.log(`${inSeconds(seconds)}  ${name.padEnd(16)} ${count.passed} passed, ${count.failed} failed`)
console.log(`${inSeconds((performance.now() - began) / 1000)}  in all`)
// Said again at the end: of a long log the last lines are what is read, and often all that is kept.
for (const { notes } of counted) for (const note of notes) console.log(`\n! ${note}`)
for (const { failures } of counted) for (const failure of failures) console.log(`\n✗ ${failure}`)
const broken = counted.filter(({ count }) => count.failed > 0).map(({ name }) => name)
if (broken.length > 0) console.log(`\nfailed: ${broken.join(', ')}`)
const sum = (kind: keyof Count) => counted.reduce((all, { count }) => all + count[kind], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = broken.length > 0 ? 1 : 0

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
