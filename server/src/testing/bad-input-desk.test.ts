import * as contentActs from '@mwc/contract/content/content-acts-desk.endpoints'
import * as pictures from '@mwc/contract/content/picture-desk.endpoints'
import type { Endpoint } from '@mwc/contract/endpoint/endpoint'
import { type RefusalBody, refusals } from '@mwc/contract/endpoint/refusal'
import * as figures from '@mwc/contract/figures/figures.endpoints'
import * as health from '@mwc/contract/health/health-desk.endpoints'
import * as imports from '@mwc/contract/imports/import-desk.endpoints'
import * as log from '@mwc/contract/log/log.endpoints'
import * as memberActs from '@mwc/contract/members/member-acts-desk.endpoints'
import * as members from '@mwc/contract/members/member-desk.endpoints'
import * as messageTemplates from '@mwc/contract/messages/message-template-desk.endpoints'
import * as paperRequests from '@mwc/contract/members/paper-request-desk.endpoints'
import * as counter from '@mwc/contract/payments/counter-desk.endpoints'
import * as settlements from '@mwc/contract/settlements/settlement-desk.endpoints'
import * as promoBatches from '@mwc/contract/promos/promo-batch-desk.endpoints'
import * as told from '@mwc/contract/notifications/told-desk.endpoints'
import * as statements from '@mwc/contract/payments/statement-desk.endpoints'
import * as programmeDesk from '@mwc/contract/programme/programme-desk.endpoints'
import * as join from '@mwc/contract/staff/join.endpoints'
import * as ownDesk from '@mwc/contract/staff/own-desk.endpoints'
import * as passkeys from '@mwc/contract/staff/passkeys.endpoints'
import * as staffDesk from '@mwc/contract/staff/staff-desk.endpoints'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAtDesk } from './fixtures/desk-fixtures.ts'
import { finOf } from './fixtures/person-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from './start-test-server.ts'
import { asSent } from './wrong-values.ts'
import { wrongValuesOf } from './wrong-values-of-field.ts'

const modules = [
  contentActs,
  pictures,
  figures,
  health,
  imports,
  log,
  memberActs,
  members,
  messageTemplates,
  paperRequests,
  counter,
  statements,
  programmeDesk,
  promoBatches,
  settlements,
  told,
  join,
  ownDesk,
  passkeys,
  staffDesk,
]
const endpoints = modules.flatMap((module) => Object.values(module) as Endpoint[])

const id = '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f'

/** Values that are right for most calls: beside a wrong one, the call should not be refused for another first. */
const right: Record<string, unknown> = {
  id,
  idempotencyKey: id,
  memberId: id,
  staffId: id,
  placeId: id,
  broadcastId: id,
  day: '2026-03-09',
  stage: 'd7',
  way: 'sms',
  outcome: 'failed',
  before: id,
  terminalId: id,
  sourceId: id,
  recordId: id,
  ids: id,
  reason: 'Seen at the counter',
  note: 'Seen at the counter',
  version: 1,
  months: 1,
  checked: 'inPerson',
  fin: finOf(77),
  fullName: 'Rahim Uddin',
  birthDate: '09/03/1990',
  nationality: 'BD',
  gender: '01',
  sector: '1',
  language: 'english',
  company: 'Harbour Works',
  occupation: 'Welder',
  kind: 'data',
  receivedOn: '2026-03-09',
  plan: '6months',
  name: 'Terminal 2',
  page: 1,
  pageSize: 20,
  search: 'rahim',
  from: '2026-03-01',
  to: '2026-03-31',
  report: 'money',
  step: 'day',
  amountCents: 900,
  username: 'newcomer',
  role: 'support',
  password: 'Nine-boats-at-sea',
  currentPassword: 'Lighthouse-at-noon',
  totp: '123456',
  token: 'x'.repeat(43),
  content: 'ZGF0ZTthbW91bnQ=',
  transactionNumber: 'MWC261121ABCDEFGH',
  expectedTotalCents: 900,
  collectedCount: 0,
  collectedCents: 0,
  terminalCount: 0,
  terminalCents: 0,
  shopId: id,
  month: '2026-02',
  totalCents: 100,
  cents: 100,
  reference: 'GIRO 4711',
  prefix: 'EID',
  size: 1,
  startsAt: '2026-01-01T00:00:00+08:00',
  endsAt: '2027-01-01T00:00:00+08:00',
  audience: 'any',
  effect: 'freeMonths',
  effectValue: 3,
  texts: { english: 'Hello {name}' },
  queue: 'sms.notice',
  smsSegmentMills: 56,
  importId: id,
  columns: { fin: 0 },
  changes: ['company'],
  signedOnPaper: false,
  description: { english: 'A boat in the harbour' },
  focusX: 50,
  focusY: 50,
}

const fieldsOf = (endpoint: Endpoint) =>
  Object.keys((endpoint.input as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {})
/** Of content a kind is another one. */
const rightKind = (endpoint: Endpoint) => (endpoint.path.startsWith('/desk/content/') ? { kind: 'news' } : {})
const rightInput = (endpoint: Endpoint) => {
  const values = { ...right, ...rightKind(endpoint) }
  return Object.fromEntries(fieldsOf(endpoint).map((field) => [field, values[field as keyof typeof values]]))
}

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'tester', 'admin')).token
})
afterAll(() => server.close())

const tokenOf = ({ access }: Endpoint) => (access === 'public' ? undefined : token)

/** How many fields were tried. */
let tried = 0

/** What is wrong with the answer to a value; null where nothing is. */
async function complaintAbout(endpoint: Endpoint, field: string, value: unknown): Promise<string | null> {
  // The embedded database never leaves the event loop: without a turn of it the server would count itself as overloaded.
  await nextTurn()
  const input = { ...rightInput(endpoint), [field]: asSent(endpoint, field, value) }
  const parsed = endpoint.input.safeParse(input)
  const isWrong = parsed.error?.issues.some(({ path }) => path[0] === field) ?? false
  const response = await server.app.inject(requestOf(endpoint, input, { token: tokenOf(endpoint) }))
  if (response.statusCode === 200) return isWrong ? 'was taken' : null
  const body = response.json() as RefusalBody
  if (response.statusCode >= 500 || !(body.reason in refusals)) return `a fault: ${response.statusCode}`
  if (body.code !== refusals[body.reason].code || body.message === '') return 'the wrong refusal'
  if (!isWrong || endpoint.path.includes(`:${field}`)) return null
  const named = (body.details?.fields ?? []).map((error) => error.field)
  return named.some((name) => name === field || name.startsWith(`${field}.`)) ? null : `named ${named.join(', ')}`
}

test.for(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s names what is wrong in each of its fields, and fails at none',
  async ([, endpoint]) => {
    const complaints: string[] = []
    for (const field of fieldsOf(endpoint)) {
      for (const { name, value } of wrongValuesOf(tried)) {
        const problem = await complaintAbout(endpoint, field, value)
        if (problem) complaints.push(`${name} in ${field}: ${problem}`)
      }
      tried += 1
    }
    expect(complaints).toEqual([])
  },
)
