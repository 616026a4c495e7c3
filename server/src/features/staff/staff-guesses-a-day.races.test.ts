import { randomInt } from 'node:crypto'
import { staffLogIn } from '@mwc/contract/staff/staff.calls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticatorCode, deskPassword, signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { twoApps } from '../../testing/fixtures/two-apps.ts'
import { requestOf, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let apps: FastifyInstance[]
beforeAll(async () => {
  server = await startTestServer()
  apps = await twoApps(server)
})
afterAll(() => server.close())

const username = 'watched'
const somewhere = () => `${randomInt(1, 223)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

async function isOpened(input: { password?: string; totp: string }, remoteAddress = somewhere()): Promise<boolean> {
  const request = requestOf(staffLogIn, { username, password: deskPassword, ...input })
  return (await (apps[randomInt(2)] ?? server.app).inject({ ...request, remoteAddress })).statusCode === 200
}

test('who has the password of an account has 40 codes looked at in any 24 hours, from wherever, at once and of both kinds; its owner is kept out of no place that is known', async () => {
  server.clock.set('2026-03-10T12:30:00+08:00')
  const { totpUri } = await signInAtDesk(server, username, 'admin')
  const code = () => authenticatorCode(server, totpUri)
  const wrong = () => `${(Number(code().slice(0, 1)) + 5) % 10}${code().slice(1)}`
  const looked = new Map<string, number>()
  const shut = new Set<string>()
  const atHome: boolean[] = []
  for (let hour = 0; hour < 24; hour += 1) {
    const day = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
    // Who has no password uses nothing up.
    await Promise.all(Array.from({ length: 10 }, (_, i) => isOpened({ password: `guess-${i}`, totp: wrong() })))
    const guesses = [wrong(), wrong(), 'ABCDEFGHJKMN', '0123456789AB']
    expect(await Promise.all(guesses.map((totp) => isOpened({ totp })))).toEqual([false, false, false, false])
    if (!shut.has(day)) looked.set(day, (looked.get(day) ?? 0) + guesses.length)
    server.clock.advance({ seconds: 30 })
    // The right code tells whether a stranger's next one is looked at; it uses nothing up.
    const opened = await isOpened({ totp: code() })
    expect(opened && shut.has(day)).toBe(false)
    if (!opened) shut.add(day)
    server.clock.advance({ seconds: 30 })
    atHome.push(await isOpened({ totp: code() }, '127.0.0.1'))
    server.clock.advance({ minutes: 59 })
  }
  expect(Object.fromEntries(looked)).toEqual({ '2026-03-10': 20, '2026-03-11': 20 })
  expect(atHome).toEqual(Array<boolean>(24).fill(true))
}, 120_000)
