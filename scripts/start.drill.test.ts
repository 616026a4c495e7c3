import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { s3Party } from '../server/src/testing/stand-ins/s3-party.ts'
import { faultOf, keys, onlyThese, production, s3, type Settings, wrongSettings } from './wrong-settings.ts'

const home = mkdtempSync(join(tmpdir(), 'mwc-start-'))
const folder = join(home, 'data')
/** Stands where a database would be asked for, and on the port that the server would take. */
let listener: Server
let port: number
let visits = 0
beforeAll(async () => {
  listener = createServer((socket) => {
    visits += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => {
  listener.close()
  rmSync(home, { recursive: true, force: true })
})

/** The settings of a start that would go well but for these. */
function settingsOf(settings: Settings): Settings {
  return onlyThese({
    DATA_FOLDER: folder,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/mwc`,
    PORT: String(port),
    ...keys,
    ...settings,
  })
}

/** Starts as `npm start` does, or the server by itself. */
async function start(settings: Settings, script = 'scripts/start.ts') {
  const child = spawn(process.execPath, [script], {
    cwd: join(import.meta.dirname, '..'),
    // What a step before compiled is read again.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(home, 'compiled'), ...settingsOf(settings) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained]: string[][] = [[], []]
  child.stdout.on('data', (chunk: Buffer) => said?.push(String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => complained?.push(String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: said?.join(''), complained: complained?.join('') ?? '', made: existsSync(folder), visits }
}

const nothing = { code: 1, said: '', made: false, visits: 0 }

// One of each kind: not of its form, missing beside others, of another stage. One function is asked for all of them.
test.for(['PORT', 'LOOKUP_KEY', 'NETS_KEY_ID', 'SIMULATOR_CALLBACK_SECRET', 'STAGING_PASSWORD', 'STAGE'])(
  'a start with another %s builds nothing, makes nothing, opens nothing and takes no port',
  async (name) => {
    const settings = wrongSettings[name]?.at(-1) ?? {}
    const { complained, ...rest } = await start(settings)
    expect(rest).toEqual(nothing)
    expect(complained).toBe(`${faultOf(() => readConfig(settingsOf(settings))).message}\n`)
    expect(complained).toMatch(new RegExp(`^  - .*\\b${name}\\b`, 'm'))
  },
)

describe('a start on a machine that has not what the settings name', () => {
  const inFile = join(home, 'a-file')
  const noTime = join(home, 'no-time.txt')
  const broken = join(home, 'broken')
  beforeAll(() => {
    for (const file of [inFile, noTime]) writeFileSync(file, 'a text')
    mkdirSync(broken)
    writeFileSync(join(broken, 'keys.json'), '{"finKeys":')
  })

  test.for<[string, () => Settings]>([
    ['DATA_FOLDER: .*is no folder', () => ({ DATA_FOLDER: inFile })],
    ['DATA_FOLDER: .*is no folder', () => ({ DATA_FOLDER: join(inFile, 'data') })],
    ['DATA_FOLDER: its keys.json', () => ({ DATA_FOLDER: broken, DATABASE_URL: '' })],
    ['TEST_CLOCK: .*a file that holds a time', () => ({ TEST_CLOCK: join(home, 'none.txt') })],
    ['TEST_CLOCK: .*a file that holds a time', () => ({ TEST_CLOCK: noTime })],
    ['HOST: 192.0.2.1 is no address', () => ({ ...production, HOST: '192.0.2.1' })],
    ['METRICS_HOST: 192.0.2.1 is no address', () => ({ METRICS_HOST: '192.0.2.1', METRICS_PORT: '0' })],
    ['HOST: nowhere.invalid is no address', () => ({ ...production, HOST: 'nowhere.invalid' })],
  ])('makes nothing, opens nothing and says %s', async ([words, settings]) => {
    const { complained, ...rest } = await start({ PORT: '0', ...settings() }, 'server/src/main.ts')
    expect(rest).toEqual(nothing)
    expect(complained).toMatch(new RegExp(`^The settings do not fit:\\n  - ${words}.*\\n$`))
  })

  test.for<[string, string, Settings]>([
    ['S3_SECRET_ACCESS_KEY: is not the secret of S3_ACCESS_KEY_ID', '', { S3_SECRET_ACCESS_KEY: 'another-secret' }],
    ['S3_BUCKET: there is no bucket of that name', '', { S3_BUCKET: 'other-files' }],
    ['S3_REGION: the bucket is in another one', '', { S3_REGION: 'eu-central-1' }],
    ['S3_BUCKET: strangers may list it', 'open', {}],
  ])('makes nothing, opens nothing and says %s', async ([words, isOpen, settings]) => {
    const account = { accessKeyId: s3.S3_ACCESS_KEY_ID, secretAccessKey: s3.S3_SECRET_ACCESS_KEY, region: s3.S3_REGION }
    const party = await s3Party(account, s3.S3_BUCKET, { isOpen: isOpen !== '' })
    const { complained, ...rest } = await start(
      { ...s3, S3_ENDPOINT: party.url, S3_PATH_STYLE: 'true', PORT: '0', ...settings },
      'server/src/main.ts',
    )
    party.close()
    expect(rest).toEqual(nothing)
    expect(complained).toMatch(new RegExp(`^The settings do not fit:\\n  - ${words}.*\\n$`))
    expect(complained).not.toContain('another-secret')
  })

  test('makes nothing and opens nothing where the port is taken', async () => {
    const { complained, ...rest } = await start({}, 'server/src/main.ts')
    expect(rest).toEqual(nothing)
    expect(complained).toContain('EADDRINUSE')
  })
})
