import { randomBytes, randomInt } from 'node:crypto'
import { logIn, logInWithCode, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import { moveMobile, verifyPhoneInHand } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foundFrom } from '../../../testing/fixtures/account-fixtures.ts'
import { mobileOf, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { twoApps } from '../../../testing/fixtures/two-apps.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let apps: FastifyInstance[]
beforeAll(async () => {
  server = await startTestServer()
  apps = await twoApps(server)
})
afterAll(() => server.close())

const doors = { logIn: logInWithCode, forgetPassword: verifyForgetPassword, signUp: verifyMobile, lostPhone: verifyPhoneInHand }
const kinds = Object.keys(doors) as (keyof typeof doors)[]
const times = <T>(count: number, run: (i: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, i) => run(i)))

/** A call by somebody whom nobody knows: each from another address, with another phone's mark, on either server. */
async function asStranger(request: ReturnType<typeof requestOf>): Promise<string> {
  const remoteAddress = `${randomInt(1, 223)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const headers = { ...request.headers, 'x-known-phone': randomBytes(32).toString('hex') }
  const answer = await (apps[randomInt(2)] ?? server.app).inject({ ...request, headers, remoteAddress })
  return (answer.json() as { reason?: string }).reason ?? 'done'
}

test('who tries one account by every door for 24 hours has 625 passwords and 20 codes looked at, of all kinds together', async () => {
  const victim = 1
  const number = mobileOf(victim)
  server.clock.set('2026-03-10T12:30:00+08:00')
  await signUpWorker(server, victim)
  const looked = { passwords: 0, codes: 0, sent: 0 }
  let ticket: string | null = null
  for (let hour = 0; hour < 25; hour += 1) {
    const end = server.clock.now().add({ minutes: hour === 0 ? 29 : 59 })
    // Whoever knows the papers, too, has a ticket: by it passwords are tried at another door.
    if (hour < 4) ticket = await foundFrom(server, victim, 100 + hour)
    const move = ticket
    const passwords = [
      ...Array.from({ length: 20 }, (_, i) => requestOf(logIn, { ...number, password: `Guessed${i}Crane` })),
      ...(move ? Array.from({ length: 20 }, (_, i) => requestOf(moveMobile, { move, password: `Guessed${i}Crane` })) : []),
      ...Array.from({ length: 20 }, (_, i) => requestOf(logIn, { ...number, password: `Guessed${i}Bridge` })),
    ]
    const said = await Promise.all(passwords.map(asStranger))
    looked.passwords += said.filter((reason) => reason === 'account.wrongLogin' || reason === 'account.wrongPassword').length
    for (const purpose of kinds) {
      server.clock.advance({ seconds: 61 })
      if ((await asStranger(requestOf(sendCode, { ...number, purpose }))) !== 'done') continue
      looked.sent += 1
      await server.runJobs()
      const code = Number(server.sms.sent.at(-1)?.text.slice(-6))
      const wrong = (i: number) => String((code + 1 + i) % 1_000_000).padStart(6, '0')
      // At the door of its kind, and at all others.
      const guesses = await times(12, (i) =>
        asStranger(requestOf(doors[i < 6 ? purpose : (kinds[i % kinds.length] ?? purpose)], { ...number, code: wrong(i) })),
      )
      looked.codes += guesses.filter((reason) => reason === 'account.codeWrong').length
    }
    server.clock.set(end.toString())
    server.clock.advance({ minutes: 1 })
    ticket = null
  }
  // Windows begin with the hour and with Singapore's day: 24 hours touch 25 of the one and two of the other.
  expect(looked).toEqual({ passwords: 625, codes: 20, sent: expect.any(Number) })
  expect(looked.sent).toBeLessThanOrEqual(20)
}, 120_000)
