import { randomUUID } from 'node:crypto'
import { checkMember } from '@mwc/contract/account/member-check/member-check.calls'
import { closeShop, undoRedemption } from '@mwc/contract/redemptions/redemption-desk.calls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { makeApp } from '../../app.ts'
import { sql } from 'kysely'
import { openDatabase } from '../../database/open-database.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { type Joined, joinWorker } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { claimVoucher, offerPrivilege, openShop, type TestShop, tryCode, tryPin } from '../../testing/fixtures/redemption-fixtures.ts'
import { mobileOf } from '../../testing/fixtures/person-fixtures.ts'
import { callsTo, startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
/** A second process in all that matters here: its own server with its own connections to the same database. */
let other: { open: OpenDatabase; app: FastifyInstance }
/** The same calls, answered by either process in turn. */
let either: (n: number) => TestServer
let members: Joined[]
let shop: TestShop
let staff: string
beforeAll(async () => {
  server = await startTestServer()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${rows[0]?.name}`
  const open = await openDatabase({ url: url.href, pool: 20 })
  const app = await makeApp({ ...server.deps, db: open.db })
  await app.ready()
  other = { open, app }
  const second = { ...server, ...callsTo(app) }
  either = (n) => (n % 2 ? server : second)
  members = await joinMany(1000)
  shop = await openShop(server)
  staff = (await signInAtDesk(server, 'races', 'admin')).token
}, 120_000)
/** Active members, twenty at a time. */
async function joinMany(count: number): Promise<Joined[]> {
  const joined: Joined[] = []
  for (let from = 1; from <= count; from += 20)
    joined.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => joinWorker(server, from + n)))))
  const term = { first_day: '2026-01-01', last_day: '2026-12-31', months: 12, source: 'goodwill', payment_id: null } as const
  await server.db
    .insertInto('term')
    .values(joined.map(({ id }) => ({ ...term, id: randomUUID(), member_id: id, created_at: new Date() })))
    .execute()
  return joined
}
afterAll(async () => {
  await other.app.close()
  await other.open.close()
  await server.close()
})

const what = (id: string) => ({ kind: 'privilege', id }) as const
const voucher = (id: string) => ({ kind: 'voucher', id }) as const
const taken = async (id: string) =>
  (await server.db.selectFrom('privilege').select('used').where('id', '=', id).executeTakeFirstOrThrow()).used
const uses = (id: string) => server.db.selectFrom('redemption').selectAll().where('privilege_id', '=', id).execute()
const reasons = (answers: { reason: unknown }[]) => new Set(answers.map(({ reason }) => reason).filter((reason) => reason !== undefined))

describe('1,000 members on a privilege with 100 left, through two processes', () => {
  it('get exactly 100, each once, also where the answer is lost, and the rest are told that it is gone', async () => {
    const id = await offerPrivilege(server, [shop], { totalLimit: 100 })
    const answers = await Promise.all(
      members.map(async ({ token }, n) => {
        const key = randomUUID()
        // Every fifth answer is lost, and asked for again.
        if (n % 5) return [await tryCode(either(n), token, what(id), shop, key)] as const
        return Promise.all([0, 1].map((process) => tryCode(either(n + process), token, what(id), shop, key)))
      }),
    )
    const had = answers.filter(([one]) => one.status === 200)
    // Whoever has it has it by both answers, with one receipt.
    expect([had.length, had.filter(([one, same]) => !same || one.data?.receiptNumber === same.data?.receiptNumber).length]).toEqual([
      100, 100,
    ])
    expect(reasons(answers.flat())).toEqual(new Set(['redemptions.gone']))
    const rows = await uses(id)
    expect([rows.length, new Set(rows.map((row) => row.member_id)).size, await taken(id)]).toEqual([100, 100, 100])
  }, 120_000)

  it('by a limit of the day and one of the member: 100 today, one each, however often they tap', async () => {
    const id = await offerPrivilege(server, [shop], { memberLimit: 1, memberPeriod: 'day', dayLimit: 100 })
    const crowd = members.slice(0, 150)
    const answers = await Promise.all([...crowd, ...crowd].map(({ token }, n) => tryCode(either(n), token, what(id), shop)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
    expect(reasons(answers)).toEqual(new Set(['redemptions.memberLimit', 'redemptions.dayLimit']))
    const rows = await uses(id)
    expect([new Set(rows.map((row) => row.person)).size, await taken(id)]).toEqual([100, 100])
  }, 60_000)
})

it('a voucher used on two phones at once, by the poster and by the PIN, is used once', async () => {
  for (const { token } of members.slice(0, 10)) {
    const id = await claimVoucher(server, token)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 3 ? tryCode(either(n), token, voucher(id), shop) : tryPin(either(n), token, voucher(id), shop),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
    expect(reasons(answers)).toEqual(new Set(['redemptions.voucherUsed']))
    expect(await server.db.selectFrom('redemption').select('id').where('voucher_id', '=', id).execute()).toHaveLength(1)
  }
})

it('one key sent 50 times at once is one use with one receipt', async () => {
  const [id, key, token] = [await offerPrivilege(server, [shop], { memberLimit: 100 }), randomUUID(), members[20]?.token ?? '']
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => tryCode(either(n), token, what(id), shop, key)))
  expect([new Set(answers.map(({ data }) => data?.receiptNumber)).size, await taken(id)]).toEqual([1, 1])
})

it('of wrong PINs at a shop that many members guess at once twenty are answered, and the right one waits too', async () => {
  const own = await openShop(server, 'Guessed at')
  const id = await offerPrivilege(server, [own], { memberLimit: 9 })
  const guesses = members.slice(400, 420).flatMap(({ token }) => Array.from({ length: 4 }, () => token))
  const answers = await Promise.all(guesses.map((token, n) => tryPin(either(n), token, what(id), own, '000000')))
  expect(answers.filter(({ reason }) => reason === 'redemptions.wrongPin')).toHaveLength(20)
  expect((await tryPin(either(1), members[430]?.token ?? '', what(id), own)).reason).toBe('redemptions.pinLocked')
})

it('five wrong PINs at once through two processes are five, and every later guess waits, the right one too', async () => {
  const [id, token] = [await offerPrivilege(server, [shop], { memberLimit: 100 }), members[21]?.token ?? '']
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => tryPin(either(n), token, what(id), shop, '000000')))
  const count = (reason: string) => answers.filter((answer) => answer.reason === reason).length
  expect([count('redemptions.wrongPin'), count('redemptions.pinLocked')]).toEqual([5, 25])
  expect((await tryPin(either(1), token, what(id), shop)).reason).toBe('redemptions.pinLocked')
})

it('nobody uses anything at a shop once the desk was told that it is closed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const own = await openShop(server, `Closing ${round}`)
    const id = await offerPrivilege(server, [own], { memberLimit: 1 })
    let whenClosed = -1
    const closing = async () => {
      await server.ok(closeShop, { id: own.id }, { token: staff })
      whenClosed = (await uses(id)).length
    }
    const crowd = members.slice(round * 60, round * 60 + 60)
    const tries = (part: Joined[]) => part.map(({ token }, n) => tryCode(either(n), token, what(id), own))
    const [answers] = await Promise.all([Promise.all([...tries(crowd.slice(0, 30)), ...tries(crowd.slice(30))]), closing()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(whenClosed)
    expect((await uses(id)).length).toBe(whenClosed)
    expect(await taken(id)).toBe(whenClosed)
  }
})

it('a use that is taken back while the others rush gives exactly one more', async () => {
  const id = await offerPrivilege(server, [shop], { totalLimit: 10 })
  const [first, ...rest] = members.slice(100, 200)
  const { data } = await tryCode(server, first?.token ?? '', what(id), shop)
  const undo = () => server.call(undoRedemption, { id: data?.id ?? '', note: 'By mistake' }, { token: staff })
  const [answers, undone] = await Promise.all([
    Promise.all(rest.map(({ token }, n) => tryCode(either(n), token, what(id), shop))),
    Promise.all([undo(), undo(), undo()]),
  ])
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const had = answers.filter(({ status }) => status === 200).length
  expect([9, 10]).toContain(had)
  expect(await taken(id)).toBe(had)
  expect((await tryCode(server, members[300]?.token ?? '', what(id), shop)).status).toBe(had === 9 ? 200 : 409)
})

it('a member looks others up 20 times a day through two processes together', async () => {
  const user = members[30]?.token ?? ''
  const number = await server.db
    .selectFrom('member')
    .select('member_number')
    .where('id', '=', members[39]?.id ?? '')
    .executeTakeFirstOrThrow()
  const input = { ...mobileOf(40), memberNumber: number.member_number }
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => either(n).call(checkMember, input, { token: user })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(reasons(answers)).toEqual(new Set(['membership.checkDayLimit']))
})
