import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Program, runSideBySide } from './run-side-by-side.ts'

const folder = mkdtempSync(join(tmpdir(), 'mwc-steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = (name: string, code: string, more: Partial<Program> = {}): Program => ({ name, args: ['-e', code], ...more })
const says = (name: string, more?: Partial<Program>) => program(name, `console.log('${name} says')`, more)
/** Ends when a file is there. */
const waitsFor = (name: string, file: string, more?: Partial<Program>) =>
  program(
    name,
    `const wait = setInterval(() => { if (require('fs').existsSync('${file}')) { clearInterval(wait); console.log('${name} says') } }, 10)`,
    more,
  )
const makes = (name: string, file: string, more?: Partial<Program>) =>
  program(name, `require('fs').writeFileSync('${file}', ''); console.log('${name} says')`, more)

async function run(programs: Program[], width: number) {
  let told = ''
  const ended = await runSideBySide(programs, { width, cwd: folder, env: process.env, tell: (text) => void (told += String(text)) })
  return { ended: ended.map(({ name, ok }) => [name, ok]), told: told.split('\n').filter(Boolean) }
}

test('what is said is kept apart and told in the order of the list, whichever ends first', async () => {
  const { told } = await run([waitsFor('slow', 'order'), says('quick'), makes('last', 'order')], 3)
  expect(told).toEqual(['— slow', 'slow says', '— quick', 'quick says', '— last', 'last says'])
})

test('what one finds in its environment no other does', async () => {
  const tells = (name: string, env?: Record<string, string>) => program(name, 'console.log(process.env.OF_ONE)', { env })
  expect((await run([tells('with', { OF_ONE: 'its own' }), tells('without')], 2)).told).toEqual([
    '— with',
    'its own',
    '— without',
    'undefined',
  ])
})

test('what fails is told of, and the others run all the same', async () => {
  const { ended } = await run([program('bad', 'process.exit(3)'), program('gone', 'process.kill(process.pid)'), says('good')], 2)
  expect(ended).toEqual([
    ['bad', false],
    ['gone', false],
    ['good', true],
  ])
})

test('of each the last lines that it wrote are kept, of both its outputs', async () => {
  const talks = program(
    'talks',
    `for (let i = 1; i <= 100; i += 1) console.log('line ' + i); console.error('and then'); process.exitCode = 1`,
  )
  const [talked] = await runSideBySide([talks], { width: 1, cwd: folder, env: process.env, tell: () => {} })
  expect(talked?.lastLines.length).toBeLessThanOrEqual(40)
  expect(talked?.lastLines.join('\n')).toMatch(/line 99\nline 100[^]*and then|and then[^]*line 99\nline 100/)
})

test('two run side by side on two processors', async () => {
  const { ended } = await run([waitsFor('one', 'of-two', { first: true }), makes('two', 'of-two')], 2)
  expect(ended.every(([, ok]) => ok)).toBe(true)
})

test('what waits for another starts after its end, and by itself where that one is not run', async () => {
  const after = program('after', "require('fs').readFileSync('made')", { after: ['make', 'not asked for'], first: true })
  expect((await run([after, makes('make', 'made')], 2)).ended).toEqual([
    ['after', true],
    ['make', true],
  ])
})

test('what takes all processors has them alone, and takes one where there is only one', async () => {
  const alone = (name: string) =>
    program(name, `const fs = require('fs'); fs.mkdirSync('busy'); setTimeout(() => fs.rmdirSync('busy'), 50)`, { cores: 2 })
  const wide = [alone('a'), alone('b'), program('c', "process.exit(require('fs').existsSync('busy') ? 1 : 0)")]
  for (const width of [2, 1]) expect((await run(wide, width)).ended.map(([, ok]) => ok)).toEqual([true, true, true])
})

test('a run that is stopped ends what runs, starts nothing more and answers once all is closed', async () => {
  const stopping = new AbortController()
  const waits = (name: string) => program(name, `console.log(process.pid); setInterval(() => {}, 1000)`)
  const pids: number[] = []
  const ended = await runSideBySide([waits('one'), waits('two'), makes('never', 'started')], {
    width: 2,
    cwd: folder,
    env: process.env,
    until: stopping.signal,
    tell: (text) => {
      if (/^\d/.test(String(text))) pids.push(Number(text))
      if (pids.length === 1) stopping.abort()
    },
  })
  expect(ended.map(({ name, ok }) => [name, ok])).toEqual([
    ['one', false],
    ['two', false],
  ])
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(existsSync(join(folder, 'started'))).toBe(false)
})
