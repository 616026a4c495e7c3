import { checkSignUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { personOf, proveNumber, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

const fromOneAddress = 8
let server: TestServer
let last = 6000
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer({ env: { CALLER_HOUR_LIMIT: String(fromOneAddress) } })
})
beforeEach(() => server.clock.advance({ hours: 24 }))
afterAll(() => server.close())

/** Asks whether the FIN of the n-th worker is on file, with a proof of somebody's number. */
const ask = async (proof: string, n: number, notMine = false) =>
  (await server.call(checkSignUp, { ...personOf(n), proof, notMine })).reason ?? 'done'

test('after 5 FINs a day a number hears one refusal for every FIN, for that of its own account too', async () => {
  const [holder, other] = [next(), next()]
  await signUpWorker(server, holder)
  await signUpWorker(server, other)
  server.clock.advance({ hours: 24 })
  const { proof } = await proveNumber(server, holder)
  for (let i = 0; i < 5; i += 1) expect(await ask(proof, next(), true)).toBe('done')
  expect([await ask(proof, next(), true), await ask(proof, other, true), await ask(proof, holder, true)]).toEqual(
    Array(3).fill('account.dayLimit'),
  )
})

test('guesses at the FIN of the account that a number has count like all others', async () => {
  const holder = next()
  await signUpWorker(server, holder)
  server.clock.advance({ hours: 24 })
  const { proof } = await proveNumber(server, holder)
  const reasons = []
  for (let i = 0; i < 6; i += 1) reasons.push(await ask(proof, holder, true))
  expect(reasons).toEqual([...Array(5).fill('account.registrationIncorrect'), 'account.dayLimit'])
})

test('FINs that are on file are tried from one address as often as it may be wrong in an hour, from however many numbers', async () => {
  const known = next()
  await signUpWorker(server, known)
  const reasons = []
  for (let number = 0; number < 3; number += 1) {
    const { proof } = await proveNumber(server, next())
    for (let i = 0; i < 5; i += 1) reasons.push(await ask(proof, known))
  }
  expect(reasons).toEqual([...Array(fromOneAddress).fill('account.duplicateFin'), ...Array(7).fill('request.tooMany')])
  server.clock.advance({ hours: 1 })
  expect(await ask((await proveNumber(server, next())).proof, known)).toBe('account.duplicateFin')
})

test('sign-ups with FINs that nobody has take nothing from those behind the same address', async () => {
  for (let number = 0; number < 3; number += 1) {
    const { proof } = await proveNumber(server, next())
    for (let i = 0; i < 5; i += 1) expect(await ask(proof, next())).toBe('done')
  }
})
