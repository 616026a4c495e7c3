import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mostWaiting, openLog } from './open-log.ts'

let folder: string
let file: number
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'mwc-log-'))
  file = fs.openSync(join(folder, 'log'), 'w+')
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.closeSync(file)
  fs.rmSync(folder, { recursive: true })
})

const line = `${'x'.repeat(1023)}\n`
const written = () => fs.readFileSync(join(folder, 'log'), 'utf8').length
type Written = (error: Error | null, bytes?: number) => void

it('a log that nobody takes grows to its bound only, and says afterwards how many lines were lost', async () => {
  const onLost = vi.fn<(lines: number) => void>()
  const real = fs.write
  const stuck: (() => void)[] = []
  const write = vi.spyOn(fs, 'write').mockImplementation(((...asked: Parameters<typeof real>) => stuck.push(() => real(...asked))) as never)
  const logs = openLog(file, onLost)
  const lines = (mostWaiting / line.length) * 2
  for (let n = 0; n < lines; n += 1) logs.write(line)
  expect([stuck.length, written()]).toEqual([1, 0])
  write.mockRestore()
  stuck[0]?.()
  await expect.poll(() => onLost.mock.calls, { timeout: 10_000 }).toEqual([[lines / 2]])
  logs.flushSync()
  expect(written()).toBe(mostWaiting)
})

it('a full disk loses nothing that there is room for, and ends no process', async () => {
  const write = vi
    .spyOn(fs, 'write')
    .mockImplementation(((...asked: unknown[]) => (asked.at(-1) as Written)(Object.assign(new Error('full'), { code: 'ENOSPC' }))) as never)
  const logs = openLog(file, () => {})
  for (let n = 0; n < 10; n += 1) logs.write(line)
  expect([write.mock.calls.length > 0, written()]).toEqual([true, 0])
  write.mockRestore()
  logs.flushSync()
  expect(written()).toBe(10 * line.length)
})
