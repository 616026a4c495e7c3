import { randomUUID } from 'node:crypto'
import { claimCampaign } from '@mwc/contract/campaigns/campaigns.calls'
import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import * as imports from '@mwc/contract/imports/import-desk.calls'
import * as broadcasts from '@mwc/contract/notifications/notification-desk.calls'
import * as statements from '@mwc/contract/payments/statement-desk.calls'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { allHousekeeping } from './all-jobs.ts'
import type { Db } from './database/database.ts'
import { sealLog } from './features/log/chain/seal-log.ts'
import { sendDueBroadcasts } from './features/notifications/broadcasts/send-due-broadcasts.ts'
import { sendReminders } from './features/notifications/reminders/send-reminders.ts'
import { findBookFaults } from './features/payments/money/find-book-faults.ts'
import { makeEncryption } from './keys/encryption.ts'
import { toDate } from './ports/clock.ts'
import type { GatewayReport } from './ports/payment-gateway.ts'
import { type Cut, cuttingProxy } from './testing/databases/cutting-proxy.ts'
import { freshDatabase } from './testing/databases/real-postgres.ts'
import { giveMonths, inFour, type Joined, joinWorker, joinWorkers, offerCampaign } from './testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk, stayAtDesk } from './testing/fixtures/desk-fixtures.ts'
import { guessedColumns, importFile, importRow, upload } from './testing/fixtures/import-fixtures.ts'
import { takePush, tellMember } from './testing/fixtures/notification-fixtures.ts'
import { addNets, sellPlans, settledReport, start } from './testing/fixtures/payment-fixtures.ts'
import { bankLayout, fileOf } from './testing/fixtures/statement-fixtures.ts'
import type { TestClock } from './testing/stand-ins/test-clock.ts'
import { testGateway } from './testing/stand-ins/test-gateway.ts'
import { openTestDependencies, startTestServer, testKeys, type TestServer } from './testing/start-test-server.ts'

/** A programme in which each housekeeping has something to do, copied for each process that is killed. */
let programme: Awaited<ReturnType<typeof freshDatabase>>
const programmeName = `killed_${process.pid}`
/** So long ago that what was logged then may leave, and who joined then be forgotten. */
const longAgo = '2018-03-05T12:00:00+08:00'
const twoDaysBefore = '2026-03-08T12:00:00+08:00'
const anHourBefore = '2026-03-10T11:00:00+08:00'
const noon = '2026-03-10T12:00:00+08:00'
const momentOf = (text: string) => toDate(Temporal.Instant.from(text))
/** What PayNow says of a payment of which it told nobody. */
let paid: GatewayReport
/** A file that no row names. */
const lostPhoto = 'photos/lost'
/** Under a newer key than what was written. */
const encryption = makeEncryption(`k2:${'44'.repeat(32)},${testKeys.fin}`, testKeys.lookup)
const fail = (error: unknown) => {
  throw error
}

/** What old days left: an entry of the log under a signed head, and somebody who never paid. */
async function fillLongAgo(server: TestServer): Promise<void> {
  server.clock.set(longAgo)
  const { token } = await signInAtDesk(server, 'first', 'admin')
  await server.ok(statements.addSource, { kind: 'bank', name: 'Old bank', ...bankLayout }, { token })
  await joinWorker(server, 1)
  // A day's head is signed once the day is over.
  for (const _ of ['chained', 'signed']) {
    server.clock.advance({ days: 2 })
    await sealLog(server.deps)
  }
}

/** Days before: who is reminded of an end, a voucher, a payment at a machine, and a phone that logged out. */
async function fillDaysBefore(server: TestServer, [reminded, winner, atMachine, gone]: Joined[]): Promise<void> {
  await giveMonths(server, reminded?.id ?? '', 6, '2025-09-18')
  await sendReminders(server.deps)
  const campaign = await offerCampaign(server, { voucherDays: 4 })
  await server.ok(claimCampaign, { id: campaign }, { token: winner?.token })
  const { id } = await start(server, atMachine?.token ?? '', { method: 'nets' })
  const tomorrow = Temporal.Instant.from(noon).add({ hours: 22 })
  await server.db
    .updateTable('payment')
    .set({ expires_at: toDate(tomorrow) })
    .where('id', '=', id)
    .execute()
  await takePush(server, gone?.token ?? '', 'gone')
  await server.ok(logOut, {}, { token: gone?.token })
}

/** An hour before: payments that were paid, left, and paid at the bank. */
async function fillPayments(server: TestServer, token: string, [payer, late, atBank]: Joined[]): Promise<void> {
  paid = settledReport(server, await start(server, payer?.token ?? ''))
  await start(server, late?.token ?? '')
  const { transactionNumber } = await start(server, atBank?.token ?? '')
  const { id } = await server.ok(statements.addSource, { kind: 'bank', name: 'Bank', ...bankLayout }, { token })
  const lines = fileOf([`2026-03-10,9.00,${transactionNumber}`, '2026-03-10,9.00,NOBODY'])
  await server.ok(statements.keepFile, { id, version: 1, ...lines }, { token })
}

/** An hour before: a phone to push to, a broadcast that was sent and one that is to be, and a file of members. */
async function fillDesk(server: TestServer, token: string, reader: Joined): Promise<void> {
  const { db, deps } = server
  await takePush(server, reader.token, 'kept')
  for (const key of ['one', 'two']) await tellMember(server, { user: reader }, key)
  for (const title of ['Closed', 'Open']) {
    const texts = { title: inFour(title), text: inFour(title), bySms: false }
    const { id, version } = await server.ok(broadcasts.addBroadcast, { requestKey: randomUUID(), ...texts }, { token })
    await server.ok(broadcasts.sendBroadcast, { id, version }, { token })
    if (title === 'Closed') await sendDueBroadcasts(deps)
  }
  await db
    .updateTable('broadcast')
    .set({ count_at: momentOf(noon) })
    .where('state', '=', 'sent')
    .execute()
  await db
    .updateTable('reminder_day')
    .set({ count_at: momentOf(noon) })
    .execute()
  await db
    .insertInto('figure_day')
    .values({ day: '2026-03-08', counted_at: momentOf(noon), arrears_days: 90 })
    .execute()
  const { id } = await upload(server, token, importFile([importRow(20), importRow(21), importRow(22)]))
  const columns = guessedColumns(await server.ok(imports.readImport, { id: id ?? '' }, { token }))
  await server.ok(imports.checkImport, { id: id ?? '', columns, changes: [], signedOnPaper: false }, { token })
}

beforeAll(async () => {
  programme = await freshDatabase(inject('postgresUrl'), programmeName, inject('postgresTables'))
  const server = await startTestServer({ on: programme.url })
  addNets(server)
  await fillLongAgo(server)
  server.clock.set(twoDaysBefore)
  await sellPlans(server)
  const { token } = await signInAtDesk(server, 'admin', 'admin')
  const workers = await joinWorkers(server, 7, 2)
  await fillDaysBefore(server, workers.slice(0, 4))
  server.clock.set(anHourBefore)
  await stayAtDesk(server)
  await fillPayments(server, token, workers.slice(4))
  await fillDesk(server, token, workers[1] as Joined)
  await server.close()
})
afterAll(() => programme.drop())

const encrypted = /^"(v2:k\d)\..*/
const moment = /\d{4}-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)/g
/** Rows of every table as text: of an encrypted value its key, of a moment that there is one. */
type State = Record<string, Record<string, string>[]>

/** What tells of the runs themselves: when each was, how often a gateway was asked and a push was tried. */
const notCompared = { tables: ['sweep_run', 'allowance'], columns: ['push_delivery.tries'] }

async function readState(url: string): Promise<State> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const { rows: tables } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const state: State = {}
  for (const { name } of tables.filter((table) => !notCompared.tables.includes(table.name))) {
    const { rows } = await db.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from "${name}" t`)
    const shown = (value: unknown) => JSON.stringify(value).replace(encrypted, '$1').replace(moment, 'a moment')
    state[name] = rows.map(({ row }) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, shown(value)])))
  }
  await db.end()
  return state
}

const valuesOf = (rows: State[string] = [], column: string) => rows.map((row) => row[column] ?? '').toSorted()

/** Columns that two undisturbed runs fill otherwise: ids, moments, tokens. */
function columnsOfChance(one: State, other: State): Set<string> {
  const columns = Object.entries(one).flatMap(([table, rows]) => Object.keys(rows[0] ?? {}).map((column) => ({ table, column })))
  const isOfChance = ({ table, column }: (typeof columns)[number]) =>
    valuesOf(one[table], column).join() !== valuesOf(other[table], column).join()
  return new Set([...notCompared.columns, ...columns.filter(isOfChance).map(({ table, column }) => `${table}.${column}`)])
}

/** The rows of each table, in an order of their own, without some columns. */
function without(state: State, columns: Set<string>): Record<string, string[]> {
  const shown = (table: string) => (row: Record<string, string>) =>
    Object.entries(row)
      .filter(([column]) => !columns.has(`${table}.${column}`))
      .map(([column, value]) => `${column}=${value}`)
      .join(' ')
  return Object.fromEntries(Object.entries(state).map(([table, rows]) => [table, rows.map(shown(table)).toSorted()]))
}

type Ran = { state: State; statements: number; pushed: string[]; left: boolean; faults: unknown[] }

/** Does one housekeeping in a process that is killed at a statement, if so said, and goes on with it in the next one. */
async function runOnCopy(name: string, cut?: Cut): Promise<Ran> {
  const copy = await freshDatabase(inject('postgresUrl'), `${programmeName}_copy`, programmeName)
  const [faults, pushed, left] = [[] as unknown[], new Set<string>(), new Set([lostPhoto])]
  const inProcess = async (url: string, use: (run: () => Promise<void>, on: { clock: TestClock; db: Db }) => Promise<void>) => {
    const { deps, clock, push, files, payNow, close } = await openTestDependencies({ on: url, env: { MIGRATE: 'false' } })
    clock.set(noon)
    payNow.setReport(paid)
    deps.gateways.nets = testGateway(clock, { name: 'nets-test', notices: true })
    for (const key of left) files.kept.set(key, Buffer.from('a photo'))
    files.written.set(lostPhoto, new Date(longAgo))
    const work = allHousekeeping({ ...deps, encryption }, (fault) => faults.push(fault)).find((one) => one.name === name)
    if (!work) throw new Error(`no housekeeping is named ${name}`)
    await use(work.run, { clock, db: deps.db })
    for (const { endpoint, body } of push.sent) pushed.add(`${endpoint} ${body}`)
    if (!files.kept.has(lostPhoto)) left.clear()
    await close()
  }
  try {
    const line = await cuttingProxy(copy.url)
    await inProcess(line.url, async (run) => {
      line.count(cut)
      await run().catch((fault: unknown) => faults.push(fault))
    })
    await line.close()
    // What a process that was killed has to say nobody hears.
    if (cut) faults.length = 0
    await inProcess(copy.url, async (run, { clock, db }) => {
      // What it had begun with may be taken for its own for a while.
      for (const by of [{ minutes: 1 }, { minutes: 30 }, { hours: 2 }]) {
        clock.advance(by)
        await run()
      }
      faults.push(...(await findBookFaults(db)))
    })
    return { state: await readState(copy.url), statements: line.counted(), pushed: [...pushed].toSorted(), left: left.size > 0, faults }
  } finally {
    await copy.drop()
  }
}

/** At most so many statements of each are those at which it is killed. */
const mostCuts = 4

function cutsOf(statements: number): Cut[] {
  const count = Math.min(mostCuts, statements)
  const at = (i: number) => 1 + Math.round((i * (statements - 1)) / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, i) => ({ at: at(i), side: i % 2 === 0 ? 'before' : 'after' }))
}

const names = [
  'data-life.rows',
  'data-life.accounts',
  'data-life.log',
  'data-life.photos',
  'sms.budgets',
  'sms.days',
  'push',
  'broadcasts',
  'broadcasts.count',
  'reminders',
  'reminders.count',
  'push.forget',
  'payments.reconcile',
  'payments.expire',
  'statements.match',
  'payments.remind',
  'campaigns.remind',
  'log.seal',
  'figures.close',
  'imports',
  'seal.anew',
]
/** They look, or touch what lies elsewhere. */
const writesNoRow = ['sms.budgets', 'data-life.photos']

test('each housekeeping is killed below', async () => {
  const { deps, close } = await openTestDependencies({ on: programme.url })
  expect(allHousekeeping(deps, fail).map(({ name }) => name)).toEqual(names)
  await close()
})

test.each(names)('%s, killed at a statement, is done by the next process as if nothing had been', async (name) => {
  const before = await readState(programme.url)
  const [undisturbed, again] = [await runOnCopy(name), await runOnCopy(name)]
  expect(undisturbed.faults).toEqual([])
  const chance = columnsOfChance(undisturbed.state, again.state)
  expect(JSON.stringify(undisturbed.state) !== JSON.stringify(before), 'it had something to do').toBe(!writesNoRow.includes(name))
  for (const cut of cutsOf(undisturbed.statements)) {
    const killed = await runOnCopy(name, cut)
    expect(killed.faults, `${cut.side} statement ${cut.at}`).toEqual([])
    expect(without(killed.state, chance), `${cut.side} statement ${cut.at}`).toEqual(without(undisturbed.state, chance))
    expect([killed.pushed, killed.left]).toEqual([undisturbed.pushed, undisturbed.left])
  }
})
