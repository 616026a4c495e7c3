import { randomUUID } from 'node:crypto'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { sessionKeyHeader, signatureHeader } from '@mwc/contract/endpoint/signed-act'
import { logIn, logInWithCode } from '@mwc/contract/account/log-in/log-in.calls'
import { setNominee, readNominee } from '@mwc/contract/account/nominee/nominee.calls'
import { photoPath, uploadPhoto } from '@mwc/contract/account/own-account/photo'
import { editAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { endAllSessions, logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { cancelPayment, listPayments, startPayment } from '@mwc/contract/payments/payments.calls'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActive } from './fixtures/account-fixtures.ts'
import { sellPlans, start } from './fixtures/payment-fixtures.ts'
import { mobileOf, receiveCode, signUpWorker, testPassword } from './fixtures/person-fixtures.ts'
import { type SigningPhone, signingPhone } from './fixtures/signing-phone.ts'
import { requestOf, startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let phone: SigningPhone
let token: string
let last = 900
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  phone = signingPhone(server.clock)
  const signed = await signUpWorker(server, next(), 'english', phone)
  await makeActive(server, signed)
  token = signed.token
})
afterAll(() => server.close())

const order = () => ({ idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900 }) as const
const nominee = { fullName: 'Ayesha Begum', relation: 'spouse', areaCode: '+880', mobile: '1712345678' } as const
const paymentsOf = async (of: string) => (await server.ok(listPayments, {}, { token: of })).payments.length

/** Calls of members that change something and carry no signature, and why. */
const leftOut: Record<string, string> = {
  '/h5/log-out': 'who leaves is let go, also without the key',
  '/h5/phone-requests/:id/reject': 'it defends the account, in a hurry',
  '/h5/language': 'no act with money or account',
  '/h5/payments/quote': 'it changes nothing',
  '/h5/campaign/auto-claim': 'it gives the member what is the member’s',
  '/h5/member-check': 'it changes nothing',
  '/h5/notifications/:id/read': 'no act with money or account',
  '/h5/notifications/:id/delete': 'no act with money or account',
  '/h5/notifications/read-all': 'no act with money or account',
  '/h5/push/subscribe': 'it tells what the token reads as well',
  '/h5/push/unsubscribe': 'no act with money or account',
  '/h5/messages': 'the service worker sends it; staff act on no message alone',
  '/h5/messages/photo/:key': 'the same',
  '/h5/messages/voice/:key': 'the same',
}

type Described = { parameters?: { in: string; name: string }[]; security?: object[] }
/** Every POST of members, and whether its description names the signature. */
function described(): [path: string, isSigned: boolean][] {
  const paths = Object.entries((server.app.swagger() as { paths: Record<string, { post?: Described }> }).paths)
  return paths.flatMap(([path, { post }]): [string, boolean][] => {
    if (path.startsWith(`${apiBase}/desk/`) || !post?.security?.some((one) => 'bearer' in one)) return []
    return [
      [
        path.replace(apiBase, '').replace(/\{(\w+)\}/g, ':$1'),
        post.parameters?.some((one) => one.in === 'header' && one.name === signatureHeader) ?? false,
      ],
    ]
  })
}

test('every call of members that changes something is signed, or left out for a reason', async () => {
  const [signed, others] = [described().filter(([, isSigned]) => isSigned), described().filter(([, isSigned]) => !isSigned)]
  expect(others.map(([path]) => path).toSorted()).toEqual(Object.keys(leftOut).toSorted())
  expect(signed.length).toBeGreaterThan(20)
  for (const [path] of signed) {
    const answer = await server.app.inject({
      method: 'POST',
      url: apiBase + path.replace(':id', randomUUID()),
      headers: { authorization: `Bearer ${token}`, 'content-type': path === photoPath ? 'image/png' : 'application/json' },
      payload: '{}',
    })
    expect([path, answer.statusCode, answer.json().reason]).toEqual([path, 403, 'account.unsigned'])
  }
})

test('a stolen token alone reads, but pays nothing, and changes nothing', async () => {
  const before = await paymentsOf(token)
  expect((await server.call(startPayment, order(), { token })).refusal).toMatchObject({ code: 2129, reason: 'account.unsigned' })
  expect((await server.call(setNominee, nominee, { token })).reason).toBe('account.unsigned')
  expect((await server.call(endAllSessions, { which: 'all' }, { token })).reason).toBe('account.unsigned')
  expect([await paymentsOf(token), (await server.ok(readNominee, {}, { token })).nominee]).toEqual([before, null])
})

test('its phone pays, cancels and names; the same bytes again are the same payment', async () => {
  const request = requestOf(startPayment, order(), { token, phone })
  const [first, again] = [await server.app.inject(request), await server.app.inject(request)]
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.json().data.id).toBe(first.json().data.id)
  expect((await server.ok(cancelPayment, { id: first.json().data.id }, { token, phone })).state).toBe('cancelled')
  await server.ok(setNominee, nominee, { token, phone })
  expect((await server.ok(readNominee, {}, { token })).nominee).toMatchObject({ fullName: nominee.fullName })
})

test('a signature is good for its own call alone', async () => {
  const [sent, other] = [requestOf(startPayment, order(), { token, phone }), requestOf(startPayment, order(), { token, phone })]
  const paid = await server.ok(startPayment, order(), { token, phone })
  const signature = (request: typeof sent) => String((request.headers as Record<string, string>)[signatureHeader])
  const cancel = `${apiBase}/h5/payments/${paid.id}/cancel`
  const otherKeys = signingPhone(server.clock).sign({ path: String(sent.url), body: String(sent.payload) })
  const wrong = {
    'another body': { ...sent, payload: other.payload },
    'a body that reads alike': { ...sent, payload: ` ${String(sent.payload)}` },
    'an empty body': { ...sent, payload: '{}' },
    'another path': { ...sent, url: cancel },
    'the path with a query': { ...sent, url: `${String(sent.url)}?a=1` },
    'another key': { ...sent, headers: { ...sent.headers, [signatureHeader]: otherKeys } },
    'another moment': { ...sent, headers: { ...sent.headers, [signatureHeader]: signature(sent).replace(/^1\.(\d+)\d/, '1.$11') } },
    'signed twice': { ...sent, headers: { ...sent.headers, [signatureHeader]: [signature(sent), signature(sent)] } },
    'no form of ours': { ...sent, headers: { ...sent.headers, [signatureHeader]: 'yes' } },
    'zeros in front': { ...sent, headers: { ...sent.headers, [signatureHeader]: signature(sent).replace(/^1\./, '1.0') } },
    'nothing signed': { ...sent, headers: { ...sent.headers, [signatureHeader]: `1.${Date.now()}.${'A'.repeat(86)}` } },
    'a long text': { ...sent, headers: { ...sent.headers, [signatureHeader]: '1'.repeat(9000) } },
  }
  const before = await paymentsOf(token)
  for (const [name, request] of Object.entries(wrong)) {
    const { reason } = (await server.app.inject(request as typeof sent)).json()
    expect([name, reason]).toEqual([name, 'account.unsigned'])
  }
  expect(await paymentsOf(token)).toBe(before)
  expect((await server.app.inject(sent)).statusCode).toBe(200)
})

test('a session is held by its own key, not by that of another session of the same member', async () => {
  const n = next()
  const [first, second] = [signingPhone(server.clock), signingPhone(server.clock)]
  const [one, two] = [
    await signUpWorker(server, n, 'english', first),
    await server.ok(logIn, { ...mobileOf(n), password: testPassword }, { phone: second }),
  ]
  expect([one.sessionKey, two.sessionKey]).toEqual([first.publicKey, second.publicKey])
  const reasons = []
  for (const [by, of] of [
    [first, one],
    [second, one],
    [first, two],
    [second, two],
  ] as const)
    reasons.push((await server.call(setNominee, nominee, { token: of.token, phone: by })).reason)
  expect(reasons).toEqual([undefined, 'account.unsigned', 'account.unsigned', undefined])
})

test('a session without a key works as before, whatever it is sent with', async () => {
  const { token: plain, sessionKey } = await signUpWorker(server, next())
  expect(sessionKey).toBeNull()
  await start(server, plain)
  await server.ok(setNominee, nominee, { token: plain })
  const strange = requestOf(setNominee, nominee, { token: plain })
  const answer = await server.app.inject({ ...strange, headers: { ...strange.headers, [signatureHeader]: 'yes' } })
  expect(answer.statusCode).toBe(200)
})

test('what was signed more than five minutes ago, or is yet to be, is sent back with the time of the server', async () => {
  const now = server.clock.now().epochMilliseconds
  const sentAt = async (at: number) => {
    const request = requestOf(editAccount, { company: 'Tern Works' }, { token, phone })
    const body = String(request.payload)
    const headers = { ...request.headers, [signatureHeader]: phone.sign({ path: String(request.url), body, at }) }
    return (await server.app.inject({ ...request, headers })).json()
  }
  const minutes = 60_000
  expect((await sentAt(now - 5 * minutes)).code).toBe(200)
  expect((await sentAt(now + 5 * minutes)).code).toBe(200)
  for (const far of [now - 5 * minutes - 1, now + 5 * minutes + 1, 1]) {
    const { reason, details } = await sentAt(far)
    expect([reason, Date.parse(details.serverTime)]).toEqual(['account.signedLongAgo', now])
  }
  // Whoever has no key learns nothing of the time, nor that a signature would have been too old.
  const old = { ...requestOf(editAccount, { company: 'Tern' }, { token }), payload: '{}' }
  const headers = { ...old.headers, 'content-type': 'application/json' }
  const forged = { ...headers, [signatureHeader]: signingPhone(server.clock).sign({ path: String(old.url), body: '{}', at: 1 }) }
  expect((await server.app.inject({ ...old, headers: forged })).json().reason).toBe('account.unsigned')
})

test('a photo is signed with its bytes', async () => {
  const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
  const sent = phone.request(uploadPhoto, { url: apiBase + photoPath, headers, body: photo })
  const changed = await server.app.inject({ ...sent, payload: Buffer.concat([photo, Buffer.from([0])]) })
  expect(changed.json().reason).toBe('account.unsigned')
  expect((await server.app.inject(sent)).statusCode).toBe(200)
})

test('what is no key opens a session without one, and the answer says so', async () => {
  const n = next()
  await signUpWorker(server, n)
  const request = requestOf(logIn, { ...mobileOf(n), password: testPassword })
  for (const key of ['', 'yes', 'A'.repeat(122), `${phone.publicKey}A`, 'A'.repeat(9000)]) {
    const answer = await server.app.inject({ ...request, headers: { ...request.headers, [sessionKeyHeader]: key } })
    expect([key, answer.statusCode, answer.json().data?.sessionKey]).toEqual([key, 200, null])
    await server.ok(setNominee, nominee, { token: answer.json().data.token })
  }
})

test('a log-in whose answer was lost is answered again with the key of the latest try', async () => {
  const n = next()
  await signUpWorker(server, n)
  server.clock.advance({ seconds: 61 })
  const input = { ...mobileOf(n), code: await receiveCode(server, n, 'logIn'), idempotencyKey: randomUUID() }
  const [lost, tried] = [signingPhone(server.clock), signingPhone(server.clock)]
  const first = await server.ok(logInWithCode, input, { phone: lost })
  const again = await server.ok(logInWithCode, input, { phone: tried })
  expect([first.sessionKey, again.sessionKey]).toEqual([lost.publicKey, tried.publicKey])
  expect((await server.call(setNominee, nominee, { token: again.token, phone: lost })).reason).toBe('account.unsigned')
  await server.ok(setNominee, nominee, { token: again.token, phone: tried })
  expect((await server.call(logOut, {}, { token: first.token })).status).toBe(401)
})

test('twenty of the same signed bytes at once are one payment', async () => {
  const own = signingPhone(server.clock)
  const { token: other } = await signUpWorker(server, next(), 'english', own)
  const request = requestOf(startPayment, order(), { token: other, phone: own })
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.app.inject(request)))
  expect(new Set(answers.map((answer) => answer.json().data?.id)).size).toBe(1)
  expect(await paymentsOf(other)).toBe(1)
})
