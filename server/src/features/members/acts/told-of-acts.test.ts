import { randomUUID } from 'node:crypto'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { stopCard } from '@mwc/contract/card/card-desk.calls'
import { languages } from '@mwc/contract/language/language'
import * as calls from '@mwc/contract/members/member-acts-desk.calls'
import { readMember } from '@mwc/contract/members/member-desk.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { toDate } from '../../../ports/clock.ts'
import { makeActive } from '../../../testing/fixtures/account-fixtures.ts'
import { provingPhone } from '../../../testing/fixtures/card-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { inboxOf, takePush } from '../../../testing/fixtures/notification-fixtures.ts'
import { finOf, mobileOf, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { sendDuePushes } from '../../notifications/push/send-due-pushes.ts'

let server: TestServer
let token: string
let worker = 0
const reason = 'Asked for at the counter by Osman'

beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'keeper', 'membership')).token
})
beforeEach(() => stayAtDesk(server))
afterAll(() => server.close())

const join = async () => {
  const n = (worker += 1)
  const joined = await signUpWorker(server, n)
  return { n, joined, id: joined.user.id, own: joined.token }
}
type Joined = Awaited<ReturnType<typeof join>>
const again = async ({ n }: Joined) => (await server.ok(logIn, { ...mobileOf(n), password: testPassword })).token
const give = (id: string, months: number) => server.ok(calls.giveMonths, { id, months, idempotencyKey: randomUUID(), reason }, { token })
const firstTerm = async (id: string) => {
  const terms = server.db.selectFrom('term').select('id').where('member_id', '=', id).where('voided_at', 'is', null)
  return (await terms.orderBy('first_day').executeTakeFirstOrThrow()).id
}

it('tells of months that were given, and of those taken back', async () => {
  const { id, own } = await join()
  await give(id, 1)
  await give(id, 2)
  await server.ok(calls.voidMemberTerm, { id: await firstTerm(id), reason }, { token })
  await server.ok(calls.voidMemberTerm, { id: await firstTerm(id), reason }, { token })
  const told = await inboxOf(server, own)
  expect(told.map(({ title }) => title).toSorted()).toEqual([
    'You got 1 free month',
    'You got 2 free months',
    'Your membership has changed',
    'Your membership has changed',
  ])
  expect(told.every(({ kind, text }) => kind === 'account' && text.includes('helpline 6536 2692'))).toBe(true)
  expect(told.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('took 1 month out of your membership. It is now valid to 9 May 2026.'),
      expect.stringContaining('took 2 months out of your membership. It is not active now.'),
    ]),
  )
})

it('tells once of months given twice under one key', async () => {
  const { id, own } = await join()
  const input = { id, months: 3, idempotencyKey: randomUUID(), reason }
  for (let times = 0; times < 2; times += 1) await server.ok(calls.giveMonths, input, { token })
  expect(await inboxOf(server, own)).toHaveLength(1)
})

it('tells which details were corrected, of the FIN its end alone, in every language', async () => {
  const { id, own } = await join()
  const { version } = await server.ok(readMember, { id }, { token })
  const fin = finOf(7_001)
  const correction = { id, reason, version, fullName: 'Karim Uddin', fin, company: 'Another Works' }
  for (let times = 0; times < 2; times += 1) await server.ok(calls.correctMember, correction, { token })
  for (const language of languages) {
    const told = await inboxOf(server, own, language)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(`•••••${fin.slice(-4)}`)
    expect(JSON.stringify(told)).not.toContain(fin.slice(0, -4))
    expect(JSON.stringify(told)).not.toContain('Karim')
    expect(JSON.stringify(told)).not.toContain('Osman')
  }
  expect((await inboxOf(server, own))[0]?.text).toMatch(/^Our staff changed: full name, FIN \(•••••.{4}\), company\. /)
})

it('tells of an account that was stopped, and opened again, once each', async () => {
  const member = await join()
  for (let times = 0; times < 2; times += 1) await server.ok(calls.deactivateMember, { id: member.id, reason }, { token })
  const own = await again(member)
  expect((await inboxOf(server, own)).map(({ title }) => title)).toEqual(['Your account has been stopped'])
  server.clock.advance({ seconds: 1 })
  for (let times = 0; times < 2; times += 1) await server.ok(calls.reactivateMember, { id: member.id, reason }, { token })
  expect((await inboxOf(server, own)).map(({ title }) => title)).toEqual([
    'You can use your account again',
    'Your account has been stopped',
  ])
})

it('tells of phones that were logged out, if there was one', async () => {
  const member = await join()
  for (let times = 0; times < 2; times += 1) await server.ok(calls.endMemberSessions, { id: member.id, reason }, { token })
  expect((await inboxOf(server, await again(member))).map(({ title }) => title)).toEqual(['Your phones were logged out'])
})

it('tells of a card that was stopped on a phone, if one showed it', async () => {
  const member = await join()
  await makeActive(server, member.joined)
  await provingPhone(server, member.own)
  for (let times = 0; times < 2; times += 1) await server.ok(stopCard, { id: member.id, note: reason }, { token })
  const told = await inboxOf(server, await again(member))
  expect(told).toMatchObject([{ title: 'Your card was stopped on a phone', opens: 'card' }])
})

it('tells until when an OTP opens an account whose holder was checked', async () => {
  const { id, own } = await join()
  const lastUsed = toDate(server.clock.now().subtract({ hours: 181 * 24 }))
  await server.db.updateTable('member').set({ last_used_at: lastUsed }).where('id', '=', id).execute()
  for (let times = 0; times < 2; times += 1) await server.ok(calls.confirmHolder, { id, checked: 'inPerson', reason }, { token })
  expect(await inboxOf(server, own)).toMatchObject([
    { title: 'You can log in with an OTP', text: expect.stringContaining('until 17 Mar 2026') },
  ])
})

it('shows on a locked phone that it is about the account, and nothing else', async () => {
  const { id, own } = await join()
  await takePush(server, own, 'locked')
  await give(id, 1)
  await sendDuePushes(server.deps)
  const [shown] = server.push.sent.slice(-1)
  expect(JSON.parse(shown?.body ?? '{}')).toMatchObject({ text: 'About your account. Tap to read.' })
})

it('does nothing of which the member cannot be told', async () => {
  const { id, own } = await join()
  await server.db.schema
    .alterTable('notification')
    .addColumn('refused', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await server.db.schema
    .alterTable('notification')
    .alterColumn('refused', (column) => column.dropDefault())
    .execute()
  const failed = await server.call(calls.giveMonths, { id, months: 1, idempotencyKey: randomUUID(), reason }, { token })
  await server.db.schema.alterTable('notification').dropColumn('refused').execute()
  expect(failed.status).toBe(500)
  expect(await server.db.selectFrom('term').select('id').where('member_id', '=', id).execute()).toEqual([])
  expect(await inboxOf(server, own)).toEqual([])
})
