import { randomUUID } from 'node:crypto'
import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { requestMove } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { sendAttachmentPath, sendAttachmentPaths } from '@mwc/contract/messages/attachments'
import { sendMessage } from '@mwc/contract/messages/messages.calls'
import { photoPath } from '@mwc/contract/account/own-account/photo'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { picturesPath } from '@mwc/contract/content/pictures-path'
import { importsPath } from '@mwc/contract/imports/import-kinds'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskCalls } from './desk-calls.ts'
import { openSession } from '../features/account/sessions/open-session.ts'
import { foundFrom, makeActive } from './fixtures/account-fixtures.ts'
import { tellMember } from './fixtures/notification-fixtures.ts'
import { sellPlans, start } from './fixtures/payment-fixtures.ts'
import { useAVoucher } from './fixtures/redemption-fixtures.ts'
import { signUpWorker } from './fixtures/person-fixtures.ts'
import { routesOf } from './routes-of.ts'
import { identityHeads, startTestServer, type TestServer } from './start-test-server.ts'

/**
 * Who may make a call:
 * `open` everybody, with or without a token; `member` the signed in, active or not; `active` members whom a term covers today;
 * `record` a member, about a record of the own (of another's: 404), `activeRecord` an active one; `desk` staff;
 * `party` an outside party that signs.
 */
type Kind = 'open' | 'member' | 'active' | 'record' | 'activeRecord' | 'desk' | 'party'

/** Every call that the server answers. A new route is written down here, or the first test fails. */
const table: Record<string, Kind> = {
  'GET /openapi.json': 'open',
  'GET /h5/programme': 'open',
  'POST /h5/reports': 'open',
  'POST /h5/otp/send': 'open',
  'POST /h5/sign-up': 'open',
  'POST /h5/sign-up/verify': 'open',
  'POST /h5/sign-up/check': 'open',
  'POST /h5/log-in': 'open',
  'POST /h5/log-in/otp': 'open',
  'POST /h5/forget-password/verify': 'open',
  'POST /h5/forget-password/reset': 'open',
  'POST /h5/find-account': 'open',
  'POST /h5/find-account/verify': 'open',
  'POST /h5/find-account/move': 'open',
  'POST /h5/find-account/request': 'open',
  'POST /h5/find-account/finish': 'open',
  'POST /h5/log-out': 'member',
  'GET /h5/me': 'member',
  'POST /h5/consents': 'member',
  'POST /h5/language': 'member',
  'POST /h5/change-password': 'member',
  'POST /h5/new-password': 'member',
  'POST /h5/confirm': 'member',
  'POST /h5/confirm/send': 'member',
  'POST /h5/change-mobile': 'member',
  'POST /h5/change-mobile/send': 'member',
  'GET /h5/nominee': 'member',
  'POST /h5/nominee': 'member',
  'POST /h5/nominee/remove': 'member',
  'GET /h5/account': 'member',
  'POST /h5/account': 'active',
  'POST /h5/account/data': 'member',
  'POST /h5/account/close': 'member',
  'GET /h5/account/photo': 'member',
  'POST /h5/account/photo': 'active',
  'POST /h5/account/photo/remove': 'active',
  'GET /h5/sessions': 'member',
  'POST /h5/sessions/end-all': 'member',
  'POST /h5/sessions/:id/end': 'record',
  'POST /h5/phone-requests/:id/reject': 'record',
  'GET /h5/payments': 'member',
  'POST /h5/payments': 'member',
  'GET /h5/payments/options': 'member',
  'POST /h5/payments/quote': 'member',
  'GET /h5/payments/:id': 'record',
  'POST /h5/payments/:id/retry': 'record',
  'POST /h5/payments/:id/cancel': 'record',
  'GET /h5/campaign/list': 'member',
  'GET /h5/campaign/check-eligibility': 'member',
  'POST /h5/campaign/claim': 'member',
  'POST /h5/campaign/auto-claim': 'member',
  'GET /h5/rewards': 'member',
  'POST /h5/card/phone': 'active',
  'POST /h5/card/check': 'open',
  'GET /h5/shop-offers': 'active',
  'GET /h5/usable': 'active',
  'POST /h5/redemptions/scan': 'active',
  'POST /h5/redemptions/pin': 'active',
  'GET /h5/redemptions': 'member',
  'GET /h5/redemptions/:id': 'record',
  'POST /h5/member-check': 'active',
  'GET /h5/notifications': 'member',
  'GET /h5/notifications/:id': 'record',
  'POST /h5/notifications/:id/read': 'record',
  'POST /h5/notifications/:id/delete': 'record',
  'POST /h5/notifications/read-all': 'member',
  'GET /h5/push': 'member',
  'POST /h5/push/subscribe': 'member',
  'POST /h5/push/unsubscribe': 'member',
  'GET /h5/home': 'open',
  'GET /h5/banners/:id': 'open',
  'GET /h5/news': 'open',
  'GET /h5/news/:id': 'open',
  'GET /h5/privileges': 'open',
  'GET /h5/privileges/:id': 'open',
  'GET /h5/questions': 'open',
  'GET /h5/places': 'open',
  'GET /h5/insurance': 'active',
  'GET /h5/benefits': 'open',
  'GET /h5/map': 'open',
  'GET /h5/maintenance': 'open',
  'GET /h5/messages': 'active',
  'POST /h5/messages': 'active',
  'GET /h5/messages/older': 'active',
  'POST /h5/messages/photo/:key': 'active',
  'POST /h5/messages/voice/:key': 'active',
  'GET /h5/messages/:id/file': 'activeRecord',
  'GET /h5/pictures/:id/:width': 'open',
  'POST /callbacks/:method': 'party',
  'POST /callbacks/sms/:id': 'party',
  'POST /desk/log-in': 'open',
  'POST /desk/log-out': 'desk',
  'POST /desk/log-in/passkey': 'open',
  'POST /desk/log-in/passkey/begin': 'open',
  'POST /desk/join': 'open',
  'POST /desk/join/open': 'open',
  ...Object.fromEntries(Object.keys(deskCalls).map((route) => [route, 'desk' as const])),
}

const users = ['no token', "another member's", "a closed session's", 'pending', 'lapsed'] as const
type User = (typeof users)[number]
type Expected = 'in' | 'unauthenticated' | 'not active' | 'not found' | 'refused'

/** What each user must get, by the kind of call. `in`: whatever the call says of its input, but not that the user may not. */
const expected: Record<Kind, Record<User, Expected>> = {
  open: { 'no token': 'in', "another member's": 'in', "a closed session's": 'in', pending: 'in', lapsed: 'in' },
  member: {
    'no token': 'unauthenticated',
    "another member's": 'in',
    "a closed session's": 'unauthenticated',
    pending: 'in',
    lapsed: 'in',
  },
  active: {
    'no token': 'unauthenticated',
    "another member's": 'in',
    "a closed session's": 'unauthenticated',
    pending: 'not active',
    lapsed: 'not active',
  },
  record: {
    'no token': 'unauthenticated',
    "another member's": 'not found',
    "a closed session's": 'unauthenticated',
    pending: 'not found',
    lapsed: 'not found',
  },
  activeRecord: {
    'no token': 'unauthenticated',
    "another member's": 'not found',
    "a closed session's": 'unauthenticated',
    pending: 'not active',
    lapsed: 'not active',
  },
  desk: {
    'no token': 'unauthenticated',
    "another member's": 'unauthenticated',
    "a closed session's": 'unauthenticated',
    pending: 'unauthenticated',
    lapsed: 'unauthenticated',
  },
  party: { 'no token': 'refused', "another member's": 'refused', "a closed session's": 'refused', pending: 'refused', lapsed: 'refused' },
}

let server: TestServer
let ids: Record<'owner' | 'other' | 'pending' | 'lapsed', string>
/** Records of the owner, by the part of the path that stands before their id. */
let records: Record<string, string>
let ownerMarks: string[]

beforeAll(async () => {
  server = await startTestServer({ embedded: true })
  await sellPlans(server)
  const lapsed = await signUpWorker(server, 4)
  await makeActive(server, lapsed)
  server.clock.advance({ hours: 400 * 24 })
  const [owner, other, pending] = [await signUpWorker(server, 1), await signUpWorker(server, 2), await signUpWorker(server, 3)]
  await makeActive(server, owner)
  await makeActive(server, other)
  ids = { owner: owner.user.id, other: other.user.id, pending: pending.user.id, lapsed: lapsed.user.id }
  const payload = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const headers = { 'content-type': 'image/png', authorization: `Bearer ${owner.token}` }
  const upload = (path: string) => server.app.inject({ method: 'POST', url: apiBase + path, headers, payload })
  await upload(photoPath)
  const photo = (await upload(sendAttachmentPath('photo', randomUUID()))).json().data
  const payment = await start(server, owner.token)
  server.clock.advance({ seconds: 61 })
  await server.ok(requestMove, { move: await foundFrom(server, 1, 9) })
  const request = await server.db.selectFrom('phone_request').select('id').executeTakeFirstOrThrow()
  const message = await server.ok(sendMessage, { idempotencyKey: randomUUID(), text: 'My name is spelt Rahem' }, { token: owner.token })
  const session = await server.db.selectFrom('session').select('id').where('member_id', '=', ids.owner).executeTakeFirstOrThrow()
  const used = await useAVoucher(server, owner)
  await tellMember(server, owner, 'access')
  const notice = await server.db.selectFrom('notification').select('id').where('member_id', '=', ids.owner).executeTakeFirstOrThrow()
  records = {
    payments: payment.id,
    redemptions: used.id,
    sessions: session.id,
    'phone-requests': request.id,
    notifications: notice.id,
    messages: photo.id,
  }
  ownerMarks = [
    owner.user.id,
    used.receiptNumber,
    owner.user.memberNumber,
    owner.user.finLastFour,
    payment.id,
    session.id,
    request.id,
    notice.id,
    message.id,
    message.text,
    photo.id,
  ]
})
afterAll(() => server.close())

/** A session of its own for each call, so that no call ends another's. */
async function tokenOf(user: User | 'owner'): Promise<string | null> {
  if (user === 'no token') return null
  const id = { "another member's": ids.other, "a closed session's": ids.owner, pending: ids.pending, lapsed: ids.lapsed, owner: ids.owner }[
    user
  ]
  const { token } = await server.db.transaction().execute((tx) => openSession(tx, id, server.clock.now()))
  if (user === "a closed session's") await server.ok(logOut, {}, { token })
  return token
}

function ask(route: string, token: string | null) {
  const [method = '', path = ''] = route.split(' ')
  const record = records[path.split('/')[2] ?? ''] ?? randomUUID()
  const url = apiBase + path.replace(/:(id|key|messageId)/g, record).replace(':method', 'paynow')
  const isFile = [photoPath, picturesPath, importsPath, ...Object.values(sendAttachmentPaths)].includes(path)
  const headers = {
    'user-agent': 'test',
    ...identityHeads({ path }, token ?? undefined),
    ...(method === 'GET' ? {} : { 'content-type': isFile ? 'image/jpeg' : 'application/json' }),
  }
  const payload = { idempotencyKey: randomUUID(), method: 'paynow' }
  return server.app.inject({
    method: method as 'GET' | 'POST',
    url,
    headers,
    ...(method === 'GET' ? {} : { payload: path.endsWith('/retry') ? JSON.stringify(payload) : '{}' }),
  })
}

function outcomeOf(answer: { statusCode: number; body: string }): Expected | 'fault' {
  const { reason } = (answer.statusCode === 200 ? {} : JSON.parse(answer.body)) as { reason?: string }
  if (answer.statusCode >= 500) return 'fault'
  if (answer.statusCode === 401) return 'unauthenticated'
  if (reason === 'membership.notActive') return 'not active'
  if (answer.statusCode === 404) return 'not found'
  return reason === 'payments.badSignature' ? 'refused' : 'in'
}

test('every route of the server stands in the table, and nothing else', () => {
  expect(routesOf(server.app).toSorted()).toEqual(Object.keys(table).toSorted())
})

describe.for(Object.entries(table))('%s is %s', ([route, kind]) => {
  test.for(users)('%s', async (user) => {
    const answer = await ask(route, await tokenOf(user))
    const outcome = outcomeOf(answer)
    // A member without a photo has none to be shown; nor is there anything under an id of no content.
    const hasNone = outcome === 'not found' && (route === `GET ${photoPath}` || answer.json().reason === 'content.notFound')
    expect(hasNone ? 'in' : outcome).toBe(expected[kind][user])
    if (kind !== 'open') expect(answer.headers['cache-control']).toBe('no-store')
    if (user !== 'no token' && route.startsWith('GET') && kind !== 'open')
      for (const mark of ownerMarks) expect([mark, answer.body.includes(mark)]).toEqual([mark, false])
  })

  test.runIf(kind === 'record')('the owner', async () => {
    expect(outcomeOf(await ask(route, await tokenOf('owner')))).toBe('in')
  })
})

const ofMembers = Object.entries(table).filter(([, kind]) => ['member', 'active', 'record'].includes(kind))
// What a phone or a proxy kept of an answer would be found by the next hand on that phone.
test.for(ofMembers)('%s is kept nowhere by whoever may read it', async ([route]) => {
  const { statusCode, headers } = await ask(route, await tokenOf('owner'))
  expect([statusCode < 500, headers['cache-control']]).toEqual([true, 'no-store'])
})
