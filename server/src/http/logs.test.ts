import { apiBase } from '@mwc/contract/endpoint/api-base'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp } from '../app.ts'
import { finOf, mobileOf, receiveCode, signUpWorker, testPassword } from '../testing/fixtures/person-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('logs name the route, the status, why a call was refused and a request id, and never a password, code, token, number or FIN', async () => {
  const lines: string[] = []
  const deps = { ...server.deps, config: { ...server.deps.config, LOG_LEVEL: 'trace' as const } }
  const app = await makeApp(deps, { logTo: { write: (line) => void lines.push(line) } })
  const { token } = await signUpWorker(server, 1)
  const code = await receiveCode(server, 2, 'signUp')
  const requests = [
    requestOf(logIn, { ...mobileOf(1), password: testPassword }),
    requestOf(logIn, { ...mobileOf(1), password: 'Wrong7Password' }),
    requestOf(sendCode, { ...mobileOf(3), purpose: 'logIn' }),
    requestOf(verifyMobile, { ...mobileOf(2), code }),
    requestOf(me, {}, { token }),
    { method: 'GET' as const, url: `${apiBase}/h5/payments/${finOf(1)}?token=${token}`, headers: { authorization: `Bearer ${token}` } },
    {
      method: 'POST' as const,
      url: `${apiBase}/h5/log-in`,
      headers: { 'content-type': 'application/json' },
      payload: `{"password":"${testPassword}`,
    },
  ]
  for (const request of requests) await app.inject(request)
  await app.close()
  const all = lines.join('')
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'answered')
  expect(answered).toHaveLength(requests.length)
  for (const line of answered)
    expect(line).toMatchObject({ reqId: expect.any(String), route: expect.stringContaining('/h5/'), status: expect.any(Number) })
  // Of whom is not said; that somebody tried passwords, one route and reason after the other, can be seen.
  expect(answered.map(({ reason }) => reason)).toEqual([
    undefined,
    'account.wrongLogin',
    undefined,
    undefined,
    undefined,
    'request.invalid',
    'request.notJson',
  ])
  for (const secret of [testPassword, 'Wrong7Password', code, token, mobileOf(1).mobile, mobileOf(2).mobile, mobileOf(3).mobile, finOf(1)])
    expect(all).not.toContain(secret)
})

it('says that it lives and is ready, and describes its calls', async () => {
  for (const path of ['/health', '/ready']) expect((await server.app.inject(path)).statusCode).toBe(200)
  const description = (await server.app.inject(`${apiBase}/openapi.json`)).json() as { paths: Record<string, unknown> }
  expect(Object.keys(description.paths)).toContain(`${apiBase}/h5/log-in`)
})
