import { checkSignUp, verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mobileOf, personOf, receiveCode, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('of 40 FINs asked about at once with one number, 5 are compared with anything', async () => {
  await signUpWorker(server, 6501)
  await signUpWorker(server, 6502)
  server.clock.advance({ hours: 24 })
  const { proof } = await server.ok(verifyMobile, { ...mobileOf(6501), code: await receiveCode(server, 6501, 'signUp') })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => server.call(checkSignUp, { ...personOf(i % 2 ? 6501 : 6502), proof, notMine: true })),
  )
  const compared = answers.filter(({ reason }) => reason === 'account.registrationIncorrect' || reason === 'account.duplicateFin')
  expect([compared.length, answers.filter(({ reason }) => reason === 'account.dayLimit').length]).toEqual([5, 35])
})
