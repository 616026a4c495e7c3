import * as home from '@mwc/contract/home/home.endpoints'
import * as people from '@mwc/contract/account/people/people.endpoints'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as proofs from '@mwc/contract/account/proofs/proofs.endpoints'
import * as signUp from '@mwc/contract/account/sign-up/sign-up.endpoints'
import * as logIn from '@mwc/contract/account/log-in/log-in.endpoints'
import * as sessions from '@mwc/contract/account/sessions/sessions.endpoints'
import * as accountDesk from '@mwc/contract/account/lost-phone/phone-request-desk.endpoints'
import * as campaignDesk from '@mwc/contract/campaigns/campaign-desk.endpoints'
import * as campaigns from '@mwc/contract/campaigns/campaigns.endpoints'
import * as card from '@mwc/contract/card/card.endpoints'
import * as cardDesk from '@mwc/contract/card/card-desk.endpoints'
import * as content from '@mwc/contract/content/content.endpoints'
import { contentDesk } from '@mwc/contract/content/content-desk.endpoints'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { Endpoint } from '@mwc/contract/endpoint/endpoint'
import { fieldProblem, fieldProblemWords } from '@mwc/contract/fields/field-words/field-problem-words'
import { type Language, languages } from '@mwc/contract/language/language'
import * as maintenance from '@mwc/contract/maintenance/maintenance.endpoints'
import * as maintenanceDesk from '@mwc/contract/maintenance/maintenance-desk.endpoints'
import * as messageDesk from '@mwc/contract/messages/message-desk.endpoints'
import * as messages from '@mwc/contract/messages/messages.endpoints'
import * as memberCheck from '@mwc/contract/account/member-check/member-check.endpoints'
import * as nominee from '@mwc/contract/account/nominee/nominee.endpoints'
import * as notificationDesk from '@mwc/contract/notifications/notification-desk.endpoints'
import * as smsDesk from '@mwc/contract/sms/sms-desk.endpoints'
import * as notifications from '@mwc/contract/notifications/notifications.endpoints'
import * as ownAccount from '@mwc/contract/account/own-account/own-account.endpoints'
import * as lostPhone from '@mwc/contract/account/lost-phone/lost-phone.endpoints'
import * as paymentDesk from '@mwc/contract/payments/payment-desk.endpoints'
import * as payments from '@mwc/contract/payments/payments.endpoints'
import * as programme from '@mwc/contract/programme/programme.endpoints'
import * as promoDesk from '@mwc/contract/promos/promo-desk.endpoints'
import * as redemptionDesk from '@mwc/contract/redemptions/redemption-desk.endpoints'
import * as redemptions from '@mwc/contract/redemptions/redemptions.endpoints'
import { type RefusalBody, refusals } from '@mwc/contract/endpoint/refusal'
import * as staff from '@mwc/contract/staff/staff.endpoints'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalMessage } from '../words/server-words.ts'
import { makeActive } from './fixtures/account-fixtures.ts'
import { signInAtDesk } from './fixtures/desk-fixtures.ts'
import { formOf, mobileOf, signUpWorker } from './fixtures/person-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from './start-test-server.ts'
import { asSent } from './wrong-values.ts'
import { wrongValuesOf } from './wrong-values-of-field.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const endpoints = [
  accountDesk,
  campaignDesk,
  campaigns,
  card,
  cardDesk,
  content,
  home,
  logIn,
  lostPhone,
  maintenance,
  maintenanceDesk,
  messageDesk,
  messages,
  memberCheck,
  nominee,
  notificationDesk,
  notifications,
  ownAccount,
  people,
  proofs,
  sessions,
  signUp,
  paymentDesk,
  payments,
  programme,
  promoDesk,
  redemptionDesk,
  redemptions,
  smsDesk,
  staff,
  // What a kind's edit takes beside the id is what its add takes, by one declaration: one edit stands for all.
  ...Object.values(contentDesk).map(({ list, add }) => ({ list, add })),
  { edit: contentDesk.news.edit },
].flatMap((module) => Object.values(module as object).filter(isEndpoint))

const inFour = (text: string) => Object.fromEntries(languages.map((language) => [language, text]))

/** One value that is right for each field of the contract. */
const right: Record<string, unknown> = {
  ...mobileOf(900),
  ...formOf(900),
  relation: 'parent',
  purpose: 'signUp',
  code: '123456',
  proof: 'x'.repeat(43),
  notMine: false,
  marketingSms: false,
  marketingMessaging: false,
  marketingCall: false,
  kind: 'marketingSms',
  given: true,
  language: 'english',
  plan: '6months',
  promoCode: 'WELCOME3',
  idempotencyKey: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  id: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  method: 'paynow',
  expectedTotalCents: 900,
  after: 0,
  cursor: '1770000000000_0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  username: 'harbour',
  totp: '123456',
  role: 'support',
  before: '2026-03-10T02:00:00Z',
  page: 1,
  pageSize: 20,
  search: 'MWC261121ABCDEFGH',
  state: 'paid',
  from: '2026-03-01',
  to: '2026-03-31',
  note: 'Paid by mistake',
  reference: 'T-123456',
  amountCents: 900,
  collectedAt: '2026-03-10T09:00:00+08:00',
  status: 'open',
  name: inFour('A welcome meal'),
  text: inFour('For new members'),
  picture: 'meal',
  startsAt: '2026-03-01T00:00:00+08:00',
  endsAt: '2026-06-01T00:00:00+08:00',
  stock: 100,
  autoClaim: true,
  statuses: ['active'],
  nationalities: ['BD'],
  sectors: ['1'],
  joinedWithinDays: 60,
  plans: ['1year'],
  rewardKind: 'voucher',
  rewardMonths: null,
  voucherName: inFour('One meal'),
  voucherTerms: inFour('At the counter'),
  voucherDays: 30,
  totalLimit: 100,
  personLimit: 1,
  audience: 'any',
  effect: 'freeMonths',
  effectValue: 3,
  phase: 'open',
  promoId: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  batchId: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  campaignId: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  worthCents: 450,
  oldPassword: 'Lighthouse9Quay',
  confirmation: 'x'.repeat(43),
  move: 'x'.repeat(43),
  act: 'changeMobile',
  oldAreaCode: '+65',
  oldMobile: '81000901',
  onlyWaiting: 'true',
  decision: 'approve',
  checked: 'inPerson',
  category: 'food',
  section: 'payment',
  latitude: 1.3521,
  longitude: 103.8198,
  position: 10,
  publishFrom: '2026-03-01T00:00:00+08:00',
  publishTo: '2026-06-01T00:00:00+08:00',
  title: inFour('Ten per cent off'),
  benefit: inFour('10% off'),
  body: inFour('Show your **card**'),
  terms: inFour('- Once a day'),
  summary: inFour('A new shop'),
  question: inFour('Who can join?'),
  answer: inFour('Whoever holds a work permit'),
  hours: inFour('Every day 9 AM to 9 PM'),
  amount: inFour('S$200'),
  address: '1 Harbour Road',
  phone: '+65 6536 2692',
  link: 'https://example.com/news',
  part: 'cover',
  picked: true,
  shopIds: [],
  pictureId: null,
  publicKey: 'A'.repeat(122),
  takeOver: false,
  which: 'open',
  staffId: null,
  lastSeen: 1,
  memberLimit: 2,
  memberPeriod: 'day',
  dayLimit: 50,
  voucherShopIds: [],
  shiftId: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  shopCode: 'HARB0RK1TC',
  shopId: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  pin: '482915',
  memberNumber: 'M100001A',
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-phone',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  requestKey: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  opens: 'renew',
  bySms: false,
  sendAt: '2026-06-01T09:00:00+08:00',
  languages: ['bengali'],
  version: 1,
}

/** The same where a field of that name is something else. */
const rightAt: Record<string, Record<string, unknown>> = {
  '/desk/banners': { state: 'draft' },
  '/desk/insurance': { state: 'draft' },
  '/desk/news': { state: 'draft' },
  '/desk/broadcasts': { state: 'draft' },
  '/desk/members/messages': { text: 'Your card is ready' },
  '/desk/places': { kind: 'clinic', hasNets: false, state: 'draft' },
  '/desk/privileges': { state: 'draft' },
  '/desk/questions': { state: 'draft' },
  '/desk/shops': { name: 'Harbour Kitchen', state: 'draft' },
  '/h5/sessions/end-all': { which: 'others' },
  '/h5/messages': { text: 'My name is wrong' },
  '/h5/messages/older': { before: 5 },
  '/desk/threads': { before: 5 },
  '/desk/threads/reply': { text: 'How is it spelt?' },
  '/desk/sms': { state: 'failed', purpose: 'reminder', day: '2026-03-10' },
  '/desk/maintenance': { phase: 'upcoming' },
  '/desk/promo-uses': { state: 'consumed' },
  '/h5/usable': { kind: 'voucher' },
  '/h5/redemptions/scan': { kind: 'voucher' },
  '/h5/redemptions/pin': { kind: 'privilege' },
}

const fieldsOf = (endpoint: Endpoint) => Object.keys((endpoint.input as unknown as { _zod: { def: { shape: object } } })._zod.def.shape)
const rightInput = (endpoint: Endpoint) => {
  const all = { ...right, ...rightAt[endpoint.path.replace('/:id', '')] }
  return Object.fromEntries(fieldsOf(endpoint).map((field) => [field, all[field]]))
}

let server: TestServer
let tokens: { member: string; staff: string }
beforeAll(async () => {
  server = await startTestServer()
  const worker = await signUpWorker(server, 1)
  const member = worker.token
  tokens = { member, staff: (await signInAtDesk(server, 'tester', 'admin')).token }
  await makeActive(server, worker)
  // Its version is past the one that the calls below have at hand: none of them waits.
  await server.ok(messages.sendMessage, { idempotencyKey: randomUUID(), text: 'Hello' }, { token: member })
})
afterAll(() => server.close())

const tokenFor = ({ access }: Endpoint) => (access === 'public' ? undefined : access === 'staff' ? tokens.staff : tokens.member)
const rowCounts = async () => {
  const tables = [
    'member',
    'consent',
    'term',
    'member_order',
    'payment',
    'promo_use',
    'staff',
    'mobile_proof',
    'account_ticket',
    'phone_request',
    'campaign',
    'promo',
    'shop',
    'privilege',
    'banner',
    'news',
    'question',
    'place',
    'insurance_item',
    'card_key',
    'message',
    'maintenance_window',
    'shop_key',
    'redemption',
    'member_check',
    'push_subscription',
    'broadcast',
  ] as const
  // One statement for all: it is asked twice for each field.
  const counts = tables.map((table) =>
    server.db.selectFrom(table).select(({ fn }) => [sql.lit(table).as('name'), fn.countAll().as('rows')]),
  )
  return counts.reduce((all, one) => all.unionAll(one)).execute()
}

/** How many fields were tried. */
let tried = 0

/** As the field before left them; null where it may have written. */
let counted: Awaited<ReturnType<typeof rowCounts>> | null = null

/** The one shape of every refusal. */
function expectRefusal(status: number, body: RefusalBody): void {
  expect(Object.keys(refusals)).toContain(body.reason)
  expect([body.code, status]).toEqual([refusals[body.reason].code, refusals[body.reason].status])
  expect([body.message, ...(body.details?.fields ?? []).map(({ message }) => message)]).not.toContain('')
  expect(status).toBeLessThan(500)
}

/** What is wrong with an answer; null if nothing. `wrongFields` are those that the contract refuses (null: none). */
function complaintAbout(
  endpoint: Endpoint,
  field: string,
  language: Language,
  wrongFields: string[] | null,
  response: LightMyRequestResponse,
): string | null {
  if (response.statusCode >= 500) return 'a fault'
  if (response.statusCode === 200) return wrongFields ? 'was taken' : null
  const body = response.json() as RefusalBody
  expectRefusal(response.statusCode, body)
  // What fits the contract may still be refused for what only the server knows; an impossible path is no path that it knows.
  const isUnknownPath =
    endpoint.path.includes(`:${field}`) &&
    ['request.notFound', 'content.notFound', 'notifications.notFound', 'broadcasts.notFound'].includes(body.reason)
  if (!wrongFields || isUnknownPath) return null
  const named = body.details?.fields ?? []
  if (body.reason !== 'request.invalid' || body.message !== refusalMessage('request.invalid', language, '')) return 'the wrong refusal'
  if (named.some(({ problem, message }) => message !== fieldProblemWords[language][fieldProblem(problem)])) return 'the wrong words'
  // Area and last four are refused through the field that they are checked together with.
  const isNamed =
    named.some((error) => error.field === field || error.field.startsWith(`${field}.`)) || field === 'areaCode' || field === 'finLastFour'
  const isComplete = String([...new Set(wrongFields)].sort()) === String(named.map((error) => error.field).sort())
  return isNamed && isComplete ? null : 'the wrong fields'
}

test('the values of this test are right for every field of every call', () => {
  for (const endpoint of endpoints)
    expect([endpoint.path, endpoint.input.safeParse(rightInput(endpoint)).error?.issues]).toEqual([endpoint.path, undefined])
  expect(endpoints.length).toBeGreaterThan(20)
})

describe.for(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s', ([, endpoint]) => {
  test.for(fieldsOf(endpoint))("refuses what is wrong in %s, names it in the reader's language, and writes nothing", async (field) => {
    const before = counted ?? (await rowCounts())
    const complaints: string[] = []
    let accepted = 0
    // Each value in one language, each language in turn: words hang on what is wrong, not on the value that is.
    for (const { at, name, value } of wrongValuesOf(tried)) {
      const language = languages[(at + fieldsOf(endpoint).indexOf(field)) % languages.length] as Language
      // The embedded database never leaves the event loop: without a turn of it the server would count itself as overloaded.
      await nextTurn()
      const input = { ...rightInput(endpoint), [field]: asSent(endpoint, field, value) }
      const parsed = endpoint.input.safeParse(input)
      if (parsed.success) accepted += 1
      const response = await server.app.inject(requestOf(endpoint, input, { token: tokenFor(endpoint), language }))
      const problem = complaintAbout(endpoint, field, language, parsed.error?.issues.map(({ path }) => path.join('.')) ?? null, response)
      if (problem) complaints.push(`${name} in ${field}, ${language}: ${problem}: ${response.statusCode} ${response.body}`)
    }
    tried += 1
    expect(complaints).toEqual([])
    counted = accepted === 0 ? await rowCounts() : null
    if (counted) expect(counted).toEqual(before)
  })

  test('refuses a property that it does not know', async () => {
    for (const unknown of ['isAdmin', 'constructor', '__defineGetter__', 'x'.repeat(200), '<b>', 'নাম']) {
      const response = await server.app.inject(
        requestOf(endpoint, { ...rightInput(endpoint), [unknown]: '1' }, { token: tokenFor(endpoint) }),
      )
      expectRefusal(response.statusCode, response.json())
      expect((response.json() as RefusalBody).details?.fields?.map(({ field }) => field)).toEqual([unknown.slice(0, 60)])
    }
  })

  test.skipIf(endpoint.access === 'public')('answers 401 to every token that opens nothing', async () => {
    const other = endpoint.access === 'staff' ? tokens.member : tokens.staff
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${'x'.repeat(43)}`,
      `Basic ${'x'.repeat(43)}`,
      `Bearer ${'x'.repeat(8000)}`,
      `Bearer ${other}`,
      'Bearer \u00e9'.repeat(9),
    ]) {
      const request = requestOf(endpoint, rightInput(endpoint))
      const cookie = `__Host-desk=${authorization.replace('Bearer ', '')}`
      const identity = endpoint.access === 'staff' ? { authorization, cookie } : { authorization }
      const response = await server.app.inject({ ...request, headers: { ...request.headers, ...identity } })
      expect(response.json()).toMatchObject({ code: 401, reason: 'account.unauthenticated' })
    }
  })

  test.skipIf(endpoint.method === 'GET')('refuses a body that is no JSON object, or 10 MB of it', async () => {
    const json = 'application/json'
    const deep = '{"a":'.repeat(4000) + '1' + '}'.repeat(4000)
    const bodies: [string, string | Buffer][] = [
      [json, '{'],
      [json, '[]'],
      [json, '"text"'],
      [json, '{"a":1}{"b":2}'],
      [json, '{"__proto__":{"isAdmin":true}}'],
      [json, '{"constructor":{"prototype":{"isAdmin":true}}}'],
      [json, Buffer.from([0x7b, 0xff, 0xfe, 0x00])],
      [json, deep],
      [json, `{"mobile":"${'8'.repeat(10 * 1024 * 1024)}"}`],
      ['text/plain', 'mobile=1'],
      ['application/x-www-form-urlencoded', 'mobile=1'],
      ['application/xml', '<mobile/>'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['nonsense', '{}'],
    ]
    for (const [type, payload] of bodies) {
      const request = requestOf(endpoint, rightInput(endpoint), { token: tokenFor(endpoint) })
      const response = await server.app.inject({ ...request, headers: { ...request.headers, 'content-type': type }, payload })
      expectRefusal(response.statusCode, response.json())
    }
  })
})

test('paths that nobody knows are refused in the same shape', async () => {
  for (const url of [
    `${apiBase}/h5/nothing`,
    `${apiBase}/%00`,
    `${apiBase}/h5/payments/%E0%A4%A`,
    `${apiBase}/h5/${'a'.repeat(3000)}`,
    `${apiBase}/h5/../desk/me`,
  ]) {
    const response = await server.app.inject({ url })
    expectRefusal(response.statusCode, response.json())
  }
})

test('a session that ended or ran out opens nothing, and a member is told which', async () => {
  const { token } = await signUpWorker(server, 2)
  await server.ok(sessions.logOut, {}, { token })
  expect((await server.call(people.me, {}, { token })).reason).toBe('account.sessionEnded')
  server.clock.advance({ hours: 61 * 24 })
  expect((await server.call(people.me, {}, { token: tokenFor(people.me) })).reason).toBe('account.sessionUnused')
  expect((await server.call(staff.staffMe, {}, { token: tokenFor(staff.staffMe) })).reason).toBe('account.unauthenticated')
})
