import { closeAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { stopCard } from '@mwc/contract/card/card-desk.calls'
import { listLog, listLogHeads, readLogState } from '@mwc/contract/log/log.calls'
import { listThreads, readDeskThread } from '@mwc/contract/messages/message-desk.calls'
import { readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import { addPromo } from '@mwc/contract/promos/promo-desk.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmedByBoth } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { joinMember, threadOf, write } from '../../../testing/fixtures/message-fixtures.ts'
import { sellPlans, start } from '../../../testing/fixtures/payment-fixtures.ts'
import { promoInput } from '../../../testing/fixtures/promo-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { sealLog } from '../chain/seal-log.ts'
import { verifyLog } from '../chain/verify-log.ts'

let server: TestServer
let token: string
let other: string
let worker = 0
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'chief', 'admin')).token
  other = (await signInAtDesk(server, 'mei', 'support')).token
})
beforeEach(async () => {
  server.clock.advance({ hours: 2 })
  await stayAtDesk(server)
})
afterAll(() => server.close())

const join = () => joinMember(server, (worker += 1))
const log = (input: Parameters<typeof server.ok<typeof listLog>>[1] = {}) => server.ok(listLog, input, { token })
const note = 'Lost it at the Harbour Road bus stop'
const fits = async () => expect((await verifyLog(server.db, server.deps.logSigning, () => false)).fault).toBeNull()

test('what says something of a member is unreadable once the account is closed, and the chain still fits', async () => {
  const [leaver, stayer] = [await join(), await join()]
  for (const { user } of [leaver, stayer]) await server.ok(stopCard, { id: user.id, note }, { token })
  await sealLog(server.deps)
  const stored = await server.db.selectFrom('audit').selectAll().where('act', '=', 'members.stopCard').execute()
  expect(JSON.stringify(stored)).not.toContain('Harbour Road')
  expect((await log({ memberId: leaver.user.id })).rows).toMatchObject([{ act: 'members.stopCard', reason: note, username: 'chief' }])
  await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, leaver.token) }, { token: leaver.token })
  await stayAtDesk(server)
  expect((await log({ memberId: leaver.user.id })).rows).toMatchObject([{ act: 'members.stopCard', reason: 'erased', username: 'chief' }])
  expect((await log({ memberId: stayer.user.id })).rows).toMatchObject([{ reason: note }])
  // An act about somebody who is gone keeps nothing of the person from the first.
  await server.call(stopCard, { id: leaver.user.id, note }, { token })
  for (const { reason } of (await log({ memberId: leaver.user.id })).rows) expect(reason).toBe('erased')
  await sealLog(server.deps)
  await fits()
})

test('who looked at which member stands there once an hour, and no list or waiting screen', async () => {
  const member = await join()
  const payment = await start(server, member.token)
  await write(server, member.token, 'When is the centre open?')
  const { id, version } = await threadOf(server, other, member.user.memberNumber)
  await server.ok(listThreads, {}, { token: other })
  expect((await log({ memberId: member.user.id })).rows).toEqual([])
  for (let i = 0; i < 3; i += 1) await server.ok(readDeskThread, { id }, { token: other })
  await server.ok(readDeskPayment, { id: payment.id }, { token: other })
  const looks = async () => (await log({ memberId: member.user.id, act: 'members.look' })).rows
  expect(await looks()).toMatchObject([{ username: 'mei', record: { kind: 'thread', id } }])
  await server.ok(readDeskPayment, { id: payment.id }, { token })
  expect(await looks()).toHaveLength(2)
  server.clock.advance({ hours: 1 })
  await stayAtDesk(server)
  await server.ok(readDeskThread, { id, after: version - 1 }, { token: other })
  expect(await looks()).toHaveLength(2)
  await server.ok(readDeskPayment, { id: payment.id }, { token: other })
  expect((await looks())[0]).toMatchObject({ username: 'mei', record: { kind: 'payment', id: payment.id } })
  expect(await looks()).toHaveLength(3)
})

test('the log is read by member, staff, act, record and days in Singapore, page by page', async () => {
  server.clock.set('2026-03-20T23:30:00+08:00')
  await stayAtDesk(server)
  const made = await server.ok(addPromo, promoInput('LATE'), { token })
  server.clock.set('2026-03-21T00:30:00+08:00')
  await stayAtDesk(server)
  await server.ok(addPromo, promoInput('EARLY'), { token })
  const added = (input: Parameters<typeof log>[0]) => log({ act: 'promos.add', ...input })
  expect((await added({ from: '2026-03-20', to: '2026-03-20' })).rows).toMatchObject([
    { record: { kind: 'promo', id: made.id }, after: { id: made.id, code: 'LATE', effectValue: 3 } },
  ])
  expect(await added({ from: '2026-03-21' })).toMatchObject({ rows: [{ after: { code: 'EARLY' } }], total: 1, more: false })
  expect((await log({ recordKind: 'promo', recordId: made.id })).rows).toHaveLength(1)
  const { staffId } = (await added({})).rows[0] ?? {}
  expect((await added({ staffId: staffId ?? '' })).total).toBe(2)
  expect((await log({ staffId: made.id })).rows).toEqual([])
  expect((await added({ page: 2, pageSize: 1 })).rows).toMatchObject([{ after: { code: 'LATE' } }])
  const wrong = await server.call(listLog, { act: 'promos.guess' as 'promos.add', from: 'yesterday' }, { token })
  expect(wrong.refusal?.details?.['fields']).toMatchObject([{ field: 'act' }, { field: 'from' }])
})

test('its state says how far it is chained; a head is signed for each day with acts, a minute after its end', async () => {
  await sealLog(server.deps)
  const before = await server.ok(readLogState, {}, { token })
  expect(before).toMatchObject({ unsealed: 0, position: expect.any(Number) })
  await server.ok(addPromo, promoInput('NEXT'), { token })
  expect(await server.ok(readLogState, {}, { token })).toMatchObject({ unsealed: 1, position: before.position })
  await sealLog(server.deps)
  server.clock.set('2026-04-02T00:00:30+08:00')
  await sealLog(server.deps)
  const { lastHead } = await server.ok(readLogState, {}, { token: (await signInAtDesk(server, 'next', 'admin')).token })
  server.clock.set('2026-04-02T00:01:30+08:00')
  await stayAtDesk(server)
  await sealLog(server.deps)
  const { rows, publicKey, total } = await server.ok(listLogHeads, {}, { token })
  expect(rows[0]?.publicKey).toBe(publicKey)
  expect(rows[0]?.previous).toBe(rows[1]?.signature)
  expect(rows.map(({ day }) => day)).toEqual(
    rows
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  )
  expect([total, rows.length, lastHead?.day !== undefined]).toEqual([rows.length, rows.length, true])
  await fits()
})
