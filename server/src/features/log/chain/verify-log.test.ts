import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toDate } from '../../../ports/clock.ts'
import { makeLogSigning } from '../../../keys/log-signing.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { chainedColumns } from './chain.codes.ts'
import { forgetOldLog, isOldLogDay } from './forget-old-log.ts'
import { actorOfCommand } from '../read-actor.ts'
import { recordAct } from '../record-act.ts'
import { sealLog } from './seal-log.ts'
import { type LogFault, verifyLog, verifySnapshot } from './verify-log.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const days = 3
const actsADay = 5

const act = (n: number) =>
  server.db.transaction().execute((tx) =>
    recordAct(tx, server.deps, actorOfCommand('test'), {
      act: 'promos.edit',
      record: { kind: 'promo', id: `${n}` },
      reason: `reason ${n}`,
      before: { effectValue: n, months: 1 },
      after: { effectValue: n + 1, months: 2 },
    }),
  )
const verify = (signing = server.deps.logSigning) => verifyLog(server.db, signing, (day) => isOldLogDay(day, server.clock.now()))

/** Earlier rows as the version before wrote them, then acts of three days, and one of today that no head covers yet. */
async function fill(): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    const at = toDate(server.clock.now().subtract({ hours: 5 - n }))
    await sql`insert into audit (id, at, username, act, outcome, request_id, after)
      values (${randomUUID()}, ${at}, 'old', 'POST /h5-api/desk/promos', 'allowed', 'r', '{"n":1}')`.execute(server.db)
  }
  for (let day = 0; day < days; day += 1) {
    for (let n = 0; n < actsADay; n += 1) {
      server.clock.advance({ minutes: 1 })
      await act(day * actsADay + n)
    }
    await sealLog(server.deps, 3)
    server.clock.advance({ hours: 24 })
  }
  await act(99)
  await sealLog(server.deps)
}

class Undone extends Error {}

/** What is found of alterations by whoever owns the database, and can switch its triggers off; they are undone again. */
async function foundAfter(...alterations: RawBuilder<unknown>[]): Promise<LogFault | null> {
  let found: LogFault | null = null
  const alter = server.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const alteration of alterations) await alteration.execute(tx)
    found = (await verifySnapshot(tx, server.deps.logSigning, () => false)).fault
    throw new Undone()
  })
  await alter.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return found
}

const last = 2 + days * actsADay
const covered = last - 1
const texts = ['username', 'act', 'outcome', 'request_id', 'address_hash', 'record_kind', 'record_id', 'reason', 'personal', 'hash']
const column = (name: string, change: RawBuilder<unknown>) => ({ name, change })
const columns = [
  ...texts.map((name) => column(name, sql`coalesce(${sql.ref(name)}, '') || 'x'`)),
  column('reason', sql`coalesce(reason, '') || ' '`),
  column('id', sql`gen_random_uuid()`),
  column('staff_id', sql`gen_random_uuid()`),
  column('member_id', sql`gen_random_uuid()`),
  column('at', sql`at + interval '1 microsecond'`),
  column('at', sql`at - interval '1 day'`),
  column('before', sql`coalesce(before, '{}') || '{"months":7}'`),
  column('after', sql`coalesce(after, '{}') || '{"effectValue":0.10}'`),
]
const anyColumn = fc.constantFrom(...columns)
const place = fc.integer({ min: 1, max: last })
const setAt = (position: number, name: string, change: RawBuilder<unknown>) =>
  sql`update audit set ${sql.ref(name)} = ${change} where position = ${position}`

/** Every hash from a place on as it has to be, and the note of the end: all that can be done without the key. */
const rehash = (from: number) => sql`
  with recursive canonical as (
    select position, '["mwc-log-1"' || string_agg(',' || coalesce(to_json(part)::text, 'null'), '' order by n) || ']' as text
    from audit, lateral (values ${sql.join(
      chainedColumns.map((name, n) => {
        const part = name === 'at' ? sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')` : sql`${sql.ref(name)}::text`
        return sql`(${sql.lit(n)}, ${part})`
      }),
    )}) as parts (n, part)
    where position >= ${from} group by position),
  chained as (
    select position, hash from audit where position = ${from - 1}
    union all
    select c.position, encode(sha256(decode(p.hash, 'hex') || convert_to(c.text, 'UTF8')), 'hex')
    from chained p join canonical c on c.position = p.position + 1),
  tip as (update log_tip set hash = (select hash from chained order by position desc limit 1))
  update audit set hash = chained.hash from chained where audit.position = chained.position and audit.position >= ${from}`

describe('the log', () => {
  beforeAll(fill)

  it('fits as it was written, its first row over all that was there before', async () => {
    const entries = await server.db.selectFrom('audit').selectAll().orderBy('position').execute()
    expect(await verify()).toEqual({ rows: last, heads: days, last, fault: null })
    expect(entries.at(-1)?.position).toBe(last)
    expect(entries.filter(({ position }) => position === 0)).toHaveLength(4)
    expect(entries.find(({ position }) => position === 1)).toMatchObject({ act: 'log.begin', after: { rows: 4 } })
  })

  it('names the row of which any column was altered', async () => {
    const check = async (position: number, { name, change }: (typeof columns)[number]) => {
      expect(await foundAfter(setAt(position, name, change))).toMatchObject({ position, what: 'this row is not as it was written' })
    }
    await fc.assert(fc.asyncProperty(place, anyColumn, check), { numRuns: 120 })
  })

  it('names the first row that is missing, moved, or came from elsewhere', async () => {
    const away = 1_000_000
    const swap = (a: number, b: number) => [
      setAt(a, 'position', sql`${away}::bigint`),
      setAt(b, 'position', sql`${a}::bigint`),
      setAt(away, 'position', sql`${b}::bigint`),
    ]
    const check = async (a: number, b: number) => {
      expect(await foundAfter(sql`delete from audit where position = ${a}`)).toMatchObject({ position: a })
      expect(await foundAfter(setAt(a, 'position', sql`null`))).toMatchObject({ position: a })
      if (a !== b) expect(await foundAfter(...swap(a, b))).toMatchObject({ position: Math.min(a, b) })
      const shifted = sql`update audit set position = position + ${away} where position >= ${a}`
      const copy = sql`insert into audit (id, at, act, outcome, request_id, record_kind, record_id, position, hash)
        select gen_random_uuid(), at, act, outcome, request_id, record_kind, record_id, ${a}, hash
        from audit where position = ${b >= a ? away + b : b}`
      const back = sql`update audit set position = position - ${away} + 1 where position > ${away}`
      expect(await foundAfter(shifted, copy, back)).toMatchObject({ position: a, what: 'this row is not as it was written' })
    }
    await fc.assert(fc.asyncProperty(place, place, check), { numRuns: 40 })
  })

  it('finds what was altered, taken out or put among the rows from before the chain', async () => {
    const earlier = sql`(select id from audit where position = 0 order by at offset 2 limit 1)`
    const put = sql`insert into audit (id, at, act, outcome, request_id, position) select gen_random_uuid(), at, act, outcome, request_id, 0 from audit where id = ${earlier}`
    const changes = columns
      .filter(({ name }) => name !== 'hash')
      .map(({ name, change }) => sql`update audit set ${sql.ref(name)} = ${change} where id = ${earlier}`)
    for (const change of [put, sql`delete from audit where id = ${earlier}`, ...changes])
      expect(await foundAfter(change)).toMatchObject({ position: 0 })
  })

  it('finds an end that was cut off: by the note of the end, and by the last head where that was altered, too', async () => {
    const check = async (from: number) => {
      const cut = sql`delete from audit where position >= ${from}`
      const hidden = sql`update log_tip set position = ${from - 1}, hash = coalesce((select hash from audit where position = ${from - 1} limit 1), '')`
      expect(await foundAfter(cut)).toMatchObject({ position: from })
      if (from <= covered) expect(await foundAfter(cut, hidden)).toMatchObject({ position: from })
    }
    await fc.assert(fc.asyncProperty(place, check), { numRuns: 20 })
    expect(await foundAfter(sql`delete from log_tip`)).not.toBeNull()
    expect(await foundAfter(sql`update log_tip set hash = 'x'`)).toMatchObject({ position: last })
  })

  it('finds rows whose hashes were all made anew after them: the heads are signed', async () => {
    const check = async (from: number) => {
      const fault = await foundAfter(setAt(from, 'username', sql`'somebody else'`), rehash(from))
      expect(fault?.what).toMatch(/head of this day was signed over another row/)
    }
    await fc.assert(fc.asyncProperty(fc.integer({ min: 2, max: covered }), check), { numRuns: 10 })
  })

  it('finds a head that was altered, taken out or signed by another key', async () => {
    const day = fc.constantFrom(...Array.from({ length: days }, (_, n) => n))
    const one = (n: number) => sql`(select day from log_head order by day offset ${n} limit 1)`
    const fields = ['hash', 'previous', 'public_key', 'signature']
    const check = async (n: number, field: string) => {
      expect(
        await foundAfter(sql`update log_head set ${sql.ref(field)} = 'A' || coalesce(${sql.ref(field)}, '') where day = ${one(n)}`),
      ).not.toBeNull()
      expect(await foundAfter(sql`update log_head set position = position + 1 where day = ${one(n)}`)).not.toBeNull()
      expect(await foundAfter(sql`update log_head set day = day - 100 where day = ${one(n)}`)).not.toBeNull()
      expect(await foundAfter(sql`update log_head set left_at = now() where day = ${one(n)}`)).not.toBeNull()
      expect(await foundAfter(sql`delete from log_head where day = ${one(n)}`)).not.toBeNull()
    }
    await fc.assert(fc.asyncProperty(day, fc.constantFrom(...fields), check), { numRuns: 12 })
    expect((await verify(makeLogSigning('44'.repeat(32)))).fault?.what).toMatch(/not ours/)
    expect((await verify(makeLogSigning(`${'44'.repeat(32)},${'33'.repeat(32)}`))).fault).toBeNull()
  })

  it('is not altered past it, sealed or not, nor are its heads', async () => {
    await act(100)
    for (const change of [
      sql`update audit set username = 'x' where position = 3`,
      sql`update audit set position = 50 where position = 3`,
      sql`update audit set reason = 'x' where position is null`,
      sql`delete from audit where position = 3`,
      sql`delete from audit where position is null`,
      sql`update log_head set signature = 'x'`,
      sql`delete from log_head`,
      sql`truncate audit`,
      sql`truncate log_head`,
    ])
      await expect(change.execute(server.db)).rejects.toThrow(/the log only grows|a signed head stays/)
    await sealLog(server.deps)
    expect(await verify()).toMatchObject({ last: last + 1, fault: null })
  })

  it('lets old days leave whole, behind a signed head, and goes on from there', async () => {
    const heads = await server.db.selectFrom('log_head').selectAll().orderBy('day').execute()
    // Seven years after the second day: the first is older, and the only one.
    server.clock.set(`2033-${heads[1]?.day.slice(5) ?? ''}T10:00:00+08:00`)
    await sealLog(server.deps)
    await forgetOldLog(server.deps, 2)
    const kept = last + 1 - (heads[0]?.position ?? 0)
    expect(await server.db.selectFrom('audit').select('id').execute()).toHaveLength(kept)
    expect(await verify()).toMatchObject({ rows: kept, last: last + 1, fault: null })
    expect(await foundAfter(sql`delete from audit where position = ${Number(heads[0]?.position) + 1}`)).not.toBeNull()
    server.clock.advance({ hours: 24 * 400 })
    await sealLog(server.deps)
    await forgetOldLog(server.deps)
    expect(await verify()).toMatchObject({ rows: 0, last: last + 1, fault: null })
    await act(101)
    await sealLog(server.deps)
    expect(await verify()).toMatchObject({ rows: 1, last: last + 2, fault: null })
  })
})
