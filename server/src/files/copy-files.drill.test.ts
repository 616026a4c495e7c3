import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { fails, s3Party, slow } from '../testing/stand-ins/s3-party.ts'
import { runProgram, runToEnd } from '../testing/run-program.ts'

const account = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG', region: 'us-east-1' }
const bucket = 'mwc-files'
const home = mkdtempSync(join(tmpdir(), 'mwc-copy-'))
const files = join(home, 'files')
const keys = Array.from({ length: 40 }, (_, n) => `${n % 2 === 0 ? 'photos' : 'pictures/one'}/0b9f-${n}.webp`)
const contentOf = (key: string) => Buffer.alloc(20_000, key)
let party: Awaited<ReturnType<typeof s3Party>>

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(join(files, path)), { recursive: true })
  writeFileSync(join(files, path), content)
}

beforeEach(async () => {
  party = await s3Party(account, bucket)
  rmSync(files, { recursive: true, force: true })
  for (const key of keys) write(key, contentOf(key))
})
afterEach(() => party.close())
afterAll(() => rmSync(home, { recursive: true, force: true }))

const settingsOf = (more: Record<string, string>) => ({
  DATA_FOLDER: home,
  S3_BUCKET: bucket,
  S3_REGION: account.region,
  S3_ENDPOINT: party.url,
  S3_PATH_STYLE: 'true',
  S3_ACCESS_KEY_ID: account.accessKeyId,
  S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  ...more,
})
const run = (args: string[], settings: Record<string, string> = {}) => runToEnd('manage-files.ts', settingsOf(settings), { args })
const inFolder = () => readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
const allThere = () => keys.every((key) => party.kept.get(key)?.content.equals(contentOf(key)))

test('a run that is killed half way is gone on with, does nothing twice, and the folder keeps everything until it is told', async () => {
  party.always = slow(15)
  const first = runProgram('manage-files.ts', settingsOf({}), { args: ['copy'] })
  await expect.poll(() => party.kept.size, { interval: 5 }).toBeGreaterThan(9)
  await first.stop('SIGKILL')
  party.always = undefined
  party.asked.length = 0
  const { code, said } = await run(['copy'])
  expect([code, allThere(), inFolder()]).toEqual([0, true, keys.length])
  // What was on its way when the run was killed may have arrived after that.
  const [, copied, before] = (/^Copied (\d+) .*, there already (\d+) /m.exec(said) ?? []).map(Number)
  expect(before).toBeGreaterThan(9)
  expect(copied).toBeGreaterThan(0)
  expect(copied).toBe(keys.length - Number(before))
  expect(said).toContain('Nothing was taken away here.')
  expect(party.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(Number(copied))

  party.asked.length = 0
  expect(await run(['copy'])).toMatchObject({ code: 0, said: expect.stringMatching(/^Copied 0 .*, there already 40 /m) })
  expect(party.asked.filter((line) => !line.startsWith('GET'))).toEqual([])
  expect(await run(['copy', '--delete'])).toMatchObject({ code: 1, said: expect.stringContaining('Start all of them with FILES=s3 first') })
  expect(inFolder()).toBe(keys.length)
  expect(await run(['copy', '--delete'], { FILES: 's3' })).toMatchObject({ code: 0, said: expect.stringContaining('Taken away here: 40 ') })
  expect([allThere(), inFolder()]).toEqual([true, 0])
})

test('what is there with another content, and what is no file of the app, is told and touched on neither side', async () => {
  const [key = ''] = keys
  party.kept.set(key, { content: Buffer.from('another'), type: 'image/webp', writtenAt: new Date() })
  write('photos/0b9f-9.webp.0b9f4f0e-8f6e-4a1b-9c3d-0a1b2c3d4e5f', 'half')
  write('photos/Thumbs.db', 'of a system')
  const { code, said } = await run(['copy', '--delete'], { FILES: 's3' })
  expect(code).toBe(1)
  expect(said).toContain('2 files here are none of the app')
  expect(said).toContain(`1 files are there with another content. Neither was touched:\n  - ${key}`)
  expect([party.kept.get(key)?.content.toString(), party.kept.size, inFolder()]).toEqual(['another', keys.length, 3])
  expect(readFileSync(join(files, key)).equals(contentOf(key))).toBe(true)
})

test('what S3 garbles is found by reading it back, and stays in the folder', async () => {
  const [key = ''] = keys
  const keep = party.kept.set.bind(party.kept)
  party.kept.set = (at, kept) => keep(at, at === key ? { ...kept, content: Buffer.from('rotten') } : kept)
  expect(await run(['copy', '--delete'], { FILES: 's3' })).toMatchObject({ code: 1, said: expect.stringContaining(`  - ${key}`) })
  expect([inFolder(), readFileSync(join(files, key)).equals(contentOf(key))]).toEqual([1, true])
})

test('busy moments of S3 are sat out', async () => {
  party.manners.push(...Array.from({ length: 5 }, () => fails(503, 'SlowDown', { 'retry-after': '0' })), fails(500, 'InternalError'))
  expect(await run(['copy'])).toMatchObject({ code: 0 })
  expect(allThere()).toBe(true)
})

test.each<[string, string[], () => Record<string, string>]>([
  ['S3_SECRET_ACCESS_KEY: is not the secret', ['copy'], () => ({ S3_SECRET_ACCESS_KEY: 'another-secret' })],
  ['S3_SECRET_ACCESS_KEY: must be 8', ['copy'], () => ({ S3_SECRET_ACCESS_KEY: 'short' })],
  ['S3_BUCKET: is needed', ['copy'], () => ({ S3_BUCKET: '' })],
  ['S3_ACCESS_KEY_ID_FILE: there is no file', ['copy'], () => ({ S3_ACCESS_KEY_ID: '', S3_ACCESS_KEY_ID_FILE: join(home, 'none') })],
  ['There is no ', ['copy'], () => ({ DATA_FOLDER: join(home, 'elsewhere') })],
  ['npm run files -- copy', [], () => ({})],
  ['npm run files -- copy', ['move', 'all'], () => ({})],
])('ends with 1 and says %s', async (words, args, settings) => {
  const { code, said } = await run(args, settings())
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
  expect(said).not.toContain('another-secret')
  expect([party.kept.size, inFolder()]).toEqual([0, keys.length])
})
