import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Joined, joinWorker } from '../../testing/fixtures/campaign-fixtures.ts'
import { inboxOf, takePush } from '../../testing/fixtures/notification-fixtures.ts'
import { claimVoucher } from '../../testing/fixtures/redemption-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { sendDuePushes } from '../notifications/push/send-due-pushes.ts'
import { remindOfVouchers } from './remind-of-vouchers.ts'

let server: TestServer
let member: Joined
let people = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  member = await joinWorker(server, (people += 1))
})

const inbox = () => inboxOf(server, member.token)
const remindAt = async (moment: string) => {
  server.clock.set(`${moment}+08:00`)
  await remindOfVouchers(server.deps)
}

test('a voucher that was not used is reminded of three days before its last day, once, in the words of its reader', async () => {
  const endpoint = await takePush(server, member.token, 'voucher')
  await claimVoucher(server, member.token)
  await remindAt('2026-03-19T20:00:00')
  expect(await inbox()).toEqual([])
  for (const moment of ['2026-03-20T08:59:00', '2026-03-20T09:00:00', '2026-03-20T09:01:00', '2026-03-23T10:00:00']) await remindAt(moment)
  expect(await inbox()).toMatchObject([
    { kind: 'reward', opens: 'rewards', title: 'Your voucher ends soon: One hot meal', text: expect.stringContaining('23 Mar 2026') },
  ])
  expect(await inboxOf(server, member.token, 'chinese')).toMatchObject([{ title: '您的优惠券快到期了：One hot meal 中文' }])
  await sendDuePushes(server.deps)
  const push = server.push.sent.find((sent) => sent.endpoint === endpoint)
  expect(push?.body).toContain('Your voucher ends soon')
})

test('a voucher that was used, has ended or was given today is not reminded of', async () => {
  const used = await claimVoucher(server, member.token)
  await server.db.updateTable('voucher').set({ used_at: new Date() }).where('id', '=', used).execute()
  await remindAt('2026-03-21T10:00:00')
  await claimVoucher(server, member.token, { voucherDays: 2 })
  await remindAt('2026-03-21T11:00:00')
  await claimVoucher(server, member.token, { voucherDays: 1 })
  await remindAt('2026-03-30T10:00:00')
  expect(await inbox()).toEqual([])
})

test('a member whom staff deactivated is not reminded of a voucher', async () => {
  await claimVoucher(server, member.token)
  await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', member.id).execute()
  await remindAt('2026-03-21T10:00:00')
  expect(await server.db.selectFrom('notification').selectAll().where('member_id', '=', member.id).execute()).toEqual([])
})
