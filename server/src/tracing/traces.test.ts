import { apiBase } from '@mwc/contract/endpoint/api-base'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { twilioSms } from '../adapters/twilio-sms.ts'
import { makeApp } from '../app.ts'
import { finOf, mobileOf, signUpWorker, testPassword } from '../testing/fixtures/person-fixtures.ts'
import { answers, faultyParty } from '../testing/stand-ins/faulty-party.ts'
import { testCollector } from '../testing/stand-ins/test-collector.ts'
import { requestOf, startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { startTraces } from './start-traces.ts'
import { statementName } from './statement-name.ts'

let server: TestServer
let collector: Awaited<ReturnType<typeof testCollector>>
beforeAll(async () => {
  ;[server, collector] = await Promise.all([startTestServer(), testCollector()])
})
afterAll(async () => {
  collector.close()
  await server.close()
})

it('takes a trace of each request, under the id that its lines of the log have, and tells nothing of whom it is about', async () => {
  const { token } = await signUpWorker(server, 1)
  const traces = startTraces({ url: collector.url, ratio: 1, version: '1', role: 'web' }, () => {})
  const lines: string[] = []
  const deps = { ...server.deps, config: { ...server.deps.config, LOG_LEVEL: 'info' as const } }
  const app = await makeApp(deps, { traces, logTo: { write: (line) => void lines.push(line) } })
  const foreign = 'ab'.repeat(16)
  const mine = requestOf(me, {}, { token })
  await app.inject({ ...mine, headers: { ...mine.headers, traceparent: `00-${foreign}-${'cd'.repeat(8)}-01`, baggage: `fin=${finOf(1)}` } })
  await app.inject({ url: `${apiBase}/h5/payments/${finOf(1)}?token=${token}`, headers: { authorization: `Bearer ${token}` } })
  await app.inject(requestOf(logIn, { ...mobileOf(1), password: 'Wrong7Password' }))
  await app.inject({ url: `/${finOf(1)}` })
  const party = await faultyParty(answers(500))
  const sms = {
    id: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
    to: `+65${mobileOf(1).mobile}`,
    text: 'Code 918273',
    kind: 'code',
    validSeconds: 60,
  } as const
  const config = {
    ...deps.config,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'tw1l10',
    TWILIO_SENDER: 'MWC',
    TWILIO_API_HOST: party.url,
  }
  await expect(twilioSms(config).send(sms)).rejects.toThrow()
  party.close()
  await app.close()
  await traces.stop()

  const logged = lines
    .map((line) => JSON.parse(line) as { reqId: string; msg: string; route: string })
    .filter(({ msg }) => msg === 'answered')
  const spans = collector.spans()
  const requests = spans.filter(({ name }) => name.startsWith('GET ') || name.startsWith('POST '))
  expect(requests.map(({ traceId, name, parentSpanId, attributes }) => [traceId, name, parentSpanId, attributes])).toEqual([
    [
      logged[0]?.reqId,
      `GET ${apiBase}/h5/me`,
      '',
      { 'http.request.method': 'GET', 'http.route': `${apiBase}/h5/me`, 'http.response.status_code': 200 },
    ],
    [logged[1]?.reqId, `GET ${apiBase}/h5/payments/:id`, '', expect.objectContaining({ 'http.response.status_code': 400 })],
    [logged[2]?.reqId, `POST ${apiBase}/h5/log-in`, '', expect.objectContaining({ 'http.response.status_code': 403 })],
    [logged[3]?.reqId, 'GET unknown', '', { 'http.request.method': 'GET', 'http.response.status_code': 404 }],
  ])
  const namesOf = (reqId: string | undefined) => spans.filter(({ traceId }) => traceId === reqId).map(({ name }) => name)
  expect(namesOf(logged[0]?.reqId)).toContain('select session')
  // What comes after a body has arrived belongs to its request as well.
  expect(namesOf(logged[2]?.reqId)).toContain('select member')
  expect(spans.filter(({ name }) => name === 'Twilio')).toEqual([
    expect.objectContaining({ failed: true, parentSpanId: '', attributes: { 'peer.service': 'Twilio' } }),
  ])
  const sent = collector.bodies.join('')
  for (const secret of [foreign, token, testPassword, 'Wrong7Password', finOf(1), mobileOf(1).mobile, '918273', 'tw1l10', 'Rahim'])
    expect(sent).not.toContain(secret)
})

it('names statements by what they do and to which table', () => {
  expect(statementName('select "s"."id" from "session" as "s" where "token_hash" = $1')).toBe('select session')
  const within = 'select "s"."id", (select json_agg(t) from (select 1 from "term") as t) as "terms" from "session" as "s"'
  expect(statementName(within)).toBe('select session')
  expect(statementName('with chief as (insert into staff (id) values ($1) returning id) select 1')).toBe('insert staff')
  expect(statementName('/* planned anew */ select count(*) from "member_directory"')).toBe('select member_directory')
  expect(statementName('update only "member" set "full_name" = $1')).toBe('update member')
  expect(statementName('begin; set local lock_timeout = 1')).toBe('begin')
  expect(statementName('listen mwc_changed')).toBe('statement')
})

it('of a ratio of 0 takes none, and a collector that is away is told once', async () => {
  const taken: boolean[] = []
  const before = collector.bodies.length
  const none = startTraces({ url: collector.url, ratio: 0, version: '1', role: 'web' }, (now) => void taken.push(now))
  const app = await makeApp(server.deps, { traces: none })
  await app.inject(`${apiBase}/h5/programme`)
  await app.close()
  await none.stop()
  expect([collector.bodies.length - before, taken]).toEqual([0, []])
  const nowhere = startTraces({ url: 'http://127.0.0.1:1/v1/traces', ratio: 1, version: '1', role: 'web' }, (now) => void taken.push(now))
  const other = await makeApp(server.deps, { traces: nowhere })
  await other.inject(`${apiBase}/h5/programme`)
  await other.close()
  await nowhere.stop()
  expect(taken).toEqual([false])
})
