import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { photoPath } from '@mwc/contract/account/own-account/photo'
import { startPayment } from '@mwc/contract/payments/payments.calls'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { netsGateway } from '../adapters/nets-gateway.ts'
import { stripeGateway } from '../adapters/stripe-gateway.ts'
import { twilioSms } from '../adapters/twilio-sms.ts'
import { webPushService } from '../adapters/web-push.ts'
import { allJobs } from '../all-jobs.ts'
import { makeApp } from '../app.ts'
import type { OpenDatabase } from '../database/database.ts'
import { queueFileRemoval } from '../features/account/own-account/queue-file-removal.ts'
import { sendDuePushes } from '../features/notifications/push/send-due-pushes.ts'
import { reconcilePayments } from '../features/payments/gateway/reconcile-payments.ts'
import { queueSms } from '../features/sms/queue-sms.ts'
import { startQueue } from '../jobs/queue.ts'
import { loadVapidKeys } from '../keys/load-vapid-keys.ts'
import type { Dependencies } from '../dependencies.ts'
import type { FileStore } from '../ports/file-store.ts'
import { takePush, tellMember } from './fixtures/notification-fixtures.ts'
import { prices, sellPlans } from './fixtures/payment-fixtures.ts'
import { finOf, mobileOf, signUpWorker } from './fixtures/person-fixtures.ts'
import { callsTo, startTestServer, type TestServer } from './start-test-server.ts'

/** What may be in no fault: keys of the parties, the words of an SMS with its code, and a person's FIN. */
const keys = { twilio: 'tw1l10c4n4ry', stripe: 'sk_test_57r1p3c4n4ry', webhook: 'whsec_c4n4ry', nets: 'n375c4n4ry', terminal: 'T3RM1NAL' }
const fin = finOf(77)
const code = '918273'
const { mobile } = mobileOf(77)
const canaries = [
  keys.twilio,
  keys.stripe,
  keys.nets,
  fin,
  code,
  mobile,
  Buffer.from(`AC1:${keys.twilio}`).toString('base64'),
  'ph0nec4n4ry',
]
/** Where a number and a phone's address are kept on purpose. */
const homes = ['member.mobile', 'one_time_code.mobile', 'mobile_proof.mobile', 'push_subscription.endpoint']

type Manner = { name: string; status: number | null }
const manners: Manner[] = [
  { name: 'refuses', status: 400 },
  { name: 'has no time', status: 429 },
  { name: 'is broken', status: 500 },
  { name: 'answers something else', status: 200 },
  { name: 'hangs up', status: null },
]
let manner: Manner
/** A party that repeats in every field of its answer all that it was told, as careless ones do. */
const party = createServer(async (request: IncomingMessage, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const heard = `${decodeURIComponent(Buffer.concat(parts).toString('latin1').replaceAll('%', '%25'))} ${JSON.stringify(request.headers)} ${request.url} ${keys.nets} ${canaries.join(' ')}`
  if (manner.status === null) return response.destroy()
  const error = { message: heard, code: heard, type: heard, param: heard }
  response.writeHead(manner.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...error, more_info: heard, details: { heard }, error, id: heard, status: heard, response_code: heard }))
})

/** Faults as drivers of disks and buckets make them: with all that they were working with. */
function loud(): Error {
  const all = canaries.join(' ')
  return Object.assign(new Error(all, { cause: new Error(all) }), {
    name: all,
    code: all,
    status: all,
    path: all,
    config: { headers: { all } },
  })
}
const files: FileStore = {
  name: 'loud',
  put: async () => Promise.reject(loud()),
  get: async () => Promise.reject(loud()),
  list: () => {
    throw loud()
  },
  remove: async () => Promise.reject(loud()),
}

/** Every column of every table in which something that may not be kept is found, with what it is. */
async function findKept({ executeSql }: OpenDatabase): Promise<string[]> {
  const { rows: tables } = await executeSql(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')`,
    [],
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await executeSql(
      `select distinct '${name}.' || o.field || ': ' || canary as place
       from "${schema}"."${name}" r, jsonb_each_text(to_jsonb(r)) as o (field, content), unnest($1::text[]) canary
       where strpos(o.content, canary) > 0 and not '${name}.' || o.field = any($2::text[])`,
      [canaries, homes],
    )
    found.push(...rows.map(({ place }) => String(place)))
  }
  return found
}

let server: TestServer
let outside: string
beforeAll(async () => {
  party.listen(0, '127.0.0.1')
  await once(party, 'listening')
  outside = `http://127.0.0.1:${(party.address() as AddressInfo).port}`
})
afterAll(() => party.close())

test.each(manners)('a party that $name leaves no key, number, code or FIN in any table or line of the log', async (now) => {
  manner = now
  server = await startTestServer()
  const { clock, open } = server
  const signed = await signUpWorker(server, 77)
  const lines: string[] = []
  const config = { ...server.deps.config, LOG_LEVEL: 'trace' as const }
  const queueFaults: unknown[] = []
  const queue = await startQueue(open, (error) => queueFaults.push(error))
  const deps: Dependencies = {
    ...server.deps,
    config,
    queue,
    files,
    sms: twilioSms({
      ...config,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: keys.twilio,
      TWILIO_SENDER: 'MWC',
      TWILIO_API_HOST: outside,
    }),
    push: webPushService(
      { ...config, PUSH_SUBJECT: undefined, PUSH_API_HOST: outside },
      await loadVapidKeys(server.db, server.deps.encryption),
    ),
    gateways: {
      paynow: stripeGateway({ STRIPE_SECRET_KEY: keys.stripe, STRIPE_WEBHOOK_SECRET: keys.webhook, STRIPE_API_HOST: outside }),
      nets: netsGateway(
        {
          ...config,
          NETS_API_URL: outside,
          NETS_KEY_ID: 'key',
          NETS_SECRET: keys.nets,
          NETS_TERMINAL_ID: keys.terminal,
          NETS_MERCHANT_ID: '1',
          NETS_INSTITUTION_CODE: '1',
        },
        clock,
      ),
    } as Dependencies['gateways'],
  }
  const jobs = allJobs(deps)
  await queue.prepare(jobs)
  const app = await makeApp(deps, { logTo: { write: (line) => void lines.push(line) } })
  const { token } = signed
  const { ok } = callsTo(app)
  await sellPlans(server)
  await takePush({ ...server, ...callsTo(app) }, token, 'ph0nec4n4ry')
  await tellMember({ ...server, deps }, signed, 'leak')
  await server.db.transaction().execute(async (tx) => {
    await queueSms(tx, deps, { to: `+65${mobile}`, text: `${fin} #${code}`, purpose: 'test', memberId: null })
    await queueFileRemoval(tx, queue, 'photos/1.webp')
  })
  clock.advance({ seconds: 61 })
  await ok(sendCode, { ...mobileOf(77), purpose: 'logIn' })
  for (const method of ['paynow', 'nets'] as const) {
    const input = { idempotencyKey: randomUUID(), plan: '6months' as const, method, expectedTotalCents: prices['6months'] }
    await ok(startPayment, input, { token })
  }
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const headers = { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` }
  await app.inject({ method: 'POST', url: apiBase + photoPath, headers, payload: photo })
  await server.db
    .updateTable('payment')
    .set({ pay_number: 'known', query_after: new Date(0) })
    .execute()
  const hear = (error: unknown) => app.log.error({ err: error }, 'a sweep failed')
  await reconcilePayments(deps, hear).catch(hear)
  await sendDuePushes(deps).catch(hear)
  await queue.work(jobs)
  const unended = `select name from pgboss.job where state in ('created', 'active')`
  await vi.waitFor(async () => expect((await open.executeSql(unended, [])).rows).toEqual([]), 20_000)
  await queue.stop()
  for (const fault of queueFaults) hear(fault)
  const kept = await findKept(open)
  const logged = canaries.filter((canary) => lines.some((line) => line.includes(canary)))
  await app.close()
  await server.close()
  expect({ kept, logged }).toEqual({ kept: [], logged: [] })
})
