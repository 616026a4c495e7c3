import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from './database/open-database.ts'
import { makeEncryption } from './keys/encryption.ts'
import { freshDatabase } from './testing/databases/real-postgres.ts'
import { createMembers } from './testing/fixtures/stored-members.ts'
import { testKeys } from './testing/start-test-server.ts'
import { runToEnd } from './testing/run-program.ts'

const members = 30
const newer = { FIN_KEYS: `k2:${'66'.repeat(32)}`, LOOKUP_KEY: `n2:${'77'.repeat(32)}` }
const newerFirst = { FIN_KEYS: `${newer.FIN_KEYS},${testKeys.fin}`, LOOKUP_KEY: `${newer.LOOKUP_KEY},${testKeys.lookup}` }
let fresh: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), 'manage_keys', inject('postgresTables'))
  const open = await openDatabase({ url: fresh.url, pool: 3, migrate: false })
  const encryption = makeEncryption(testKeys.fin, testKeys.lookup)
  await createMembers(open.db, encryption, members)
  await open.close()
})
afterAll(() => fresh.drop())

/** Runs a programme with some settings to its end; what it said, and with what it ended. */
function run(programme: string, settings: Record<string, string>, ...args: string[]) {
  const all = { DATABASE_URL: fresh.url, PORT: '0', LOG_LEVEL: 'error', ...settings }
  return runToEnd(programme, all, { args })
}
const keys = (settings: Record<string, string>, ...args: string[]) => run('manage-keys.ts', settings, ...args)
/** The numbers of a line of what was told. */
const rowsOf = (said: string, what: string) =>
  [...said.matchAll(new RegExp(`^${what} +(.*)$`, 'gm'))].map(([, cells = '']) => cells.split(/ +/))

test('keys are told without showing them, missed where they are in use, rotated and dropped', async () => {
  const refused = await run('main.ts', newer)
  expect(refused.code).toBe(1)
  expect(refused.said).toContain(`FIN_KEYS: lacks what is in use here:\n  - the key "k1": ${members} FINs`)
  const missed = await keys({ ...newer, FIN_KEYS: testKeys.fin }, 'check')
  expect([missed.code, missed.said]).toEqual([1, expect.stringContaining(`the key without an id: ${members} accounts`)])

  const [one, other] = await Promise.all([keys(newerFirst, 'rotate', '--pause-ms', '0'), keys(newerFirst, 'rotate', '--pause-ms', '0')])
  const whole = [one, other].find(({ said }) => said.includes(`${members} accounts were hashed anew`))
  expect(whole?.code).toBe(0)
  expect(rowsOf(whole?.said ?? '', 'FINs')).toEqual([
    ['0', `${members}`],
    [`${members}`, '0'],
  ])
  expect(whole?.said).not.toMatch(/[0-9a-f]{32}/)

  expect(await keys(newerFirst, 'drop', '-')).toMatchObject({ code: 0 })
  expect(await keys(newer, 'rotate')).toMatchObject({ code: 0 })
  const after = await keys(newer, 'status')
  expect(rowsOf(after.said, 'accounts')).toEqual([[`${members}`], [`${members}`]])
  expect(await keys(newer, 'check')).toEqual({ code: 0, said: 'Every key that is in use is in the settings.\n' })
}, 60_000)
