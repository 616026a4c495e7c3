import { languages } from '@mwc/contract/language/language'
import { checkMember } from '@mwc/contract/account/member-check/member-check.calls'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveMonths, type Joined, joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { useAVoucher } from '../../../testing/fixtures/redemption-fixtures.ts'
import { mobileOf } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { maskName } from './member-check.rules.ts'
import { ownDataPage } from '../own-data/own-data-page.views.ts'
import { readOwnData } from '../own-data/read-own-data.ts'

let server: TestServer
let n = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Known = Joined & { n: number; memberNumber: string }
async function member(months = 12): Promise<Known> {
  n += 1
  const joined = await joinWorker(server, n)
  if (months > 0) await giveMonths(server, joined.id, months)
  const { member_number } = await server.db
    .selectFrom('member')
    .select('member_number')
    .where('id', '=', joined.id)
    .executeTakeFirstOrThrow()
  return { ...joined, n, memberNumber: member_number }
}
const check = (user: Joined, { n: of, memberNumber }: { n: number; memberNumber: string }) =>
  server.call(checkMember, { ...mobileOf(of), memberNumber }, { token: user.token })
const checksOf = (id: string) => server.db.selectFrom('member_check').selectAll().where('member_id', '=', id).execute()

describe('checking a member', () => {
  it('shows initials, four digits of the number, state and last day, and keeps who was looked up', async () => {
    const [user, other] = [await member(), await member(6)]
    const { data } = await check(user, {
      ...other,
      memberNumber: ` ${other.memberNumber.slice(0, 4)} ${other.memberNumber.slice(4).toLowerCase()}`,
    })
    expect(data).toMatchObject({
      own: false,
      fullName: maskName(`Worker ${other.n}`),
      mobile: `+65 •••• ${mobileOf(other.n).mobile.slice(-4)}`,
      memberNumber: other.memberNumber,
      status: 'active',
      lastDay: '2026-09-09',
    })
    expect(await checksOf(other.id)).toMatchObject([{ asked_by: user.id }])
    await check(user, other)
    const told = await server.ok(listNotifications, {}, { token: other.token })
    expect(told.notifications).toMatchObject([{ kind: 'card', title: 'Somebody checked your membership', opens: 'card' }])
    expect((await server.ok(listNotifications, {}, { token: user.token })).notifications).toEqual([])
  })

  it('shows the own record whole, and tells nobody', async () => {
    const own = await member()
    const { mobile } = mobileOf(own.n)
    expect((await check(own, own)).data).toMatchObject({ own: true, fullName: `Worker ${own.n}`, mobile: `+65${mobile}` })
    expect(await checksOf(own.id)).toEqual([])
  })

  it('finds nobody by one of the two numbers alone', async () => {
    const [user, one, two] = [await member(), await member(), await member()]
    for (const asked of [
      { n: one.n, memberNumber: two.memberNumber },
      { n: 999, memberNumber: one.memberNumber },
      { n: one.n, memberNumber: 'M999999A' },
    ]) {
      expect((await check(user, asked)).reason).toBe('membership.checkNotFound')
    }
    expect(await checksOf(one.id)).toEqual([])
  })

  it('says of somebody who never paid that payment is pending', async () => {
    const [user, other] = [await member(), await member(0)]
    expect((await check(user, other)).data).toMatchObject({ status: 'pendingPayment', lastDay: null })
  })

  it('is open 20 times a day, found or not, and again from midnight in Singapore', async () => {
    const [user, other] = [await member(), await member()]
    for (let look = 0; look < 20; look += 1) await check(user, look % 2 ? other : { n: other.n, memberNumber: 'M999999A' })
    const refused = await check(user, other)
    expect([refused.reason, refused.refusal?.details?.retryAfterSeconds]).toEqual(['membership.checkDayLimit', 14 * 3600])
    server.clock.set('2026-03-11T00:00:00+08:00')
    expect((await check(user, other)).status).toBe(200)
    server.clock.set('2026-03-10T10:00:00+08:00')
  })

  it.each(['', 'M10000', '100001A', 'M100001Z', 'MABCDEFA', "M100001A' or 1", 'M100001AA'])(
    'refuses what is no member number: %s',
    async (memberNumber) => {
      const { reason, refusal } = await check(await member(), { n: 1, memberNumber })
      expect([reason, refusal?.details?.fields?.map(({ field }) => field)]).toEqual(['request.invalid', ['memberNumber']])
    },
  )
})

it('a masked name has as many words, and says nothing of their length', () => {
  expect(maskName(' Rahim  Uddin ')).toBe('R•••• U••••')
  expect(maskName('张伟')).toBe('张••••')
})

it('what was used, and when somebody looked, is in the data that a member downloads, in every language', async () => {
  const [user, own] = [await member(), await member()]
  await check(user, own)
  const { receiptNumber } = await useAVoucher(server, own)
  const data = await readOwnData(server.deps, own.id, server.clock.now())
  expect(data).toMatchObject({ uses: [{ receiptNumber, shop: 'Harbour Kitchen' }], checks: [{ at: new Date('2026-03-10T02:00:00Z') }] })
  for (const language of languages) {
    const page = ownDataPage(data, language)
    expect([page.includes(receiptNumber), /undefined|null|\[object/.test(page)]).toEqual([true, false])
  }
  expect(JSON.stringify(data)).not.toContain(user.id)
})
