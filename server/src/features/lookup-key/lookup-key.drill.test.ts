import { addPromo } from '@mwc/contract/promos/promo-desk.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { findByFin } from '@mwc/contract/members/member-desk.calls'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp } from '../../app.ts'
import { finPlace } from '../../keys/encrypted-columns.ts'
import { type Encryption, makeEncryption } from '../../keys/encryption.ts'
import { requireFinKeys } from '../../keys/count-keys.ts'
import { insertMemberRows } from '../../testing/fixtures/stored-members.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { promoInput } from '../../testing/fixtures/promo-fixtures.ts'
import { finOf, formOf, proveNumber } from '../../testing/fixtures/person-fixtures.ts'
import { callsTo, startTestServer, testKeys, type TestServer } from '../../testing/start-test-server.ts'
import { countLookupKeys, requireLookupKeys } from './count-lookup-keys.ts'
import { dropLookupKey } from './drop-lookup-key.ts'
import { membersMarked } from './lookup-rows.repo.ts'
import { rotateLookupKey } from './rotate-lookup-key.ts'

const earlier = testKeys.lookup
const later = `k2:${'44'.repeat(32)}`
/** The settings of an exchange, one after the other. */
const settings = [earlier, `${earlier},${later}`, `${later},${earlier}`, later] as const
const [asBefore, both, laterFirst, laterAlone] = settings.map((keys) => makeEncryption(testKeys.fin, keys)) as [
  Encryption,
  Encryption,
  Encryption,
  Encryption,
]
const unhurried = { pauseMs: 0 }

let server: TestServer
const apps: FastifyInstance[] = []
/** A process for each of those settings, on one database. */
const processes: Pick<TestServer, 'call' | 'ok'>[] = []
beforeAll(async () => {
  server = await startTestServer()
  for (const encryption of [asBefore, both, laterFirst, laterAlone]) {
    const app = await makeApp({ ...server.deps, encryption })
    await app.ready()
    apps.push(app)
    processes.push(callsTo(app))
  }
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await server.close()
})

const rotate = (encryption: Encryption) => rotateLookupKey({ db: server.db, encryption }, unhurried)
const marks = async () => {
  const { rows } = await sql<{ marks: string }>`
    select distinct left(fin_hash, -43) || '/' || coalesce(left(other_fin_hash, -43), '-') as marks from member where fin_hash is not null`.execute(
    server.db,
  )
  return rows.map((row) => row.marks)
}
const drop = (encryption: Encryption, id: string, giveUp = false) =>
  dropLookupKey({ db: server.db, encryption, clock: server.clock }, id, { giveUp })
const nobody = async () => {
  for (const table of [
    'staff_recovery_code',
    'dropped_lookup_key',
    'closed_person',
    'blocked_fin',
    'promo_person',
    'privilege_use',
    'session',
    'consent',
  ] as const)
    await server.db.deleteFrom(table).execute()
  await sql`truncate member cascade`.execute(server.db)
}

const count = 250
/** Accounts as a process with the earlier settings makes them. */
const fill = () =>
  insertMemberRows(server.db, count, (n, id) => ({
    fin_cipher: asBefore.encrypt(finOf(n), finPlace(id)),
    fin_hash: asBefore.lookup('fin', finOf(n)),
    fin_last_four: finOf(n).slice(-4),
  }))

describe('nobody joins twice', () => {
  const pairs = [
    [0, 1],
    [1, 2],
    [0, 2],
    [2, 3],
  ] as const
  test.each(pairs)('at once at processes with the settings %i and %i, while everything is rotated', async (one, other) => {
    await nobody()
    await fill()
    if (other === 3) {
      await rotate(laterFirst)
      await drop(laterFirst, '')
    }
    const workers = Array.from({ length: 3 }, (_, n) => 10_000 + one * 1000 + other * 100 + n)
    const proofs = new Map<number, string>()
    for (const n of workers) for (const number of [n, n + 50]) proofs.set(number, (await proveNumber(server, number)).proof)
    const join = (process: number, n: number, number: number) =>
      processes[process]?.call(signUp, { ...formOf(n), proof: proofs.get(number) ?? '' })
    const [answers] = await Promise.all([
      Promise.all(workers.map((n) => Promise.all([join(one, n, n), join(other, n, n + 50)]))),
      rotate(makeEncryption(testKeys.fin, settings[other])),
    ])
    for (const pair of answers) {
      expect(pair.map((answer) => answer?.status).toSorted()).toEqual([200, 409])
      expect(pair.find((answer) => answer?.status !== 200)?.reason).toBe('account.duplicateFin')
    }
    // Nor afterwards, by whichever of the two.
    const [again = 0] = workers
    const { proof } = await proveNumber(server, again + 90)
    for (const process of [one, other])
      expect((await processes[process]?.call(signUp, { ...formOf(again), proof }))?.reason).toBe('account.duplicateFin')
  })
})

describe('a rotation', () => {
  beforeEach(nobody)

  test('gives every account both hashes, then the new name, then the new hash alone; each step is found by its neighbours', async () => {
    const ids = await fill()
    const { token } = await signInAtDesk(server, 'seeker', 'membership')
    const isFoundBy = async (...those: number[]) => {
      for (const process of those)
        for (const n of [0, 7, count - 1]) expect((await processes[process]?.ok(findByFin, { fin: finOf(n) }, { token }))?.id).toBe(ids[n])
    }
    await isFoundBy(0, 1, 2)
    expect(await rotate(both)).toEqual({ changed: count, left: 0 })
    expect(await marks()).toEqual(['/k2.'])
    await isFoundBy(0, 1, 2, 3)
    expect(await rotate(laterFirst)).toEqual({ changed: count, left: 0 })
    expect(await marks()).toEqual(['k2./'])
    await isFoundBy(0, 1, 2, 3)
    await expect(rotate(laterAlone)).rejects.toThrow('take it out of use first: "npm run keys -- drop -"')
    // With the recovery codes of the staff member above.
    await drop(laterFirst, '', true)
    expect(await rotate(laterAlone)).toEqual({ changed: count, left: 0 })
    expect(await marks()).toEqual(['k2./-'])
    await isFoundBy(1, 2, 3)
    const versions = await server.db.selectFrom('member').select('version').distinct().execute()
    expect(versions).toEqual([{ version: 1 }])
  })

  test('of two at once each account is hashed by one, and one that is killed is gone on with', async () => {
    await fill()
    const both2 = await Promise.all([rotate(both), rotate(both)])
    expect(both2[0].changed + both2[1].changed + (await rotate(both)).changed).toBe(count)
    let hashes = 0
    const dying: Encryption = {
      ...laterFirst,
      lookups(use, value) {
        hashes += 1
        if (hashes === 220) throw new Error('killed')
        return laterFirst.lookups(use, value)
      },
    }
    await expect(rotate(dying)).rejects.toThrow('killed')
    expect((await marks()).toSorted()).toEqual(['/k2.', 'k2./'])
    expect((await rotate(laterFirst)).changed).toBe(count - 200)
    expect(await marks()).toEqual(['k2./'])
  })

  test('waits for nobody, and comes back to what was held', async () => {
    const [first = ''] = await fill()
    const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('member').select('id').where('id', '=', first).forUpdate().execute()
      isHeld.resolve()
      await mayEnd.promise
    })
    await isHeld.promise
    const rotating = rotate(laterFirst)
    await expect.poll(marks).toEqual(expect.arrayContaining(['/-', 'k2./']))
    await expect.poll(async () => (await countLookupKeys(server.db)).named[0]?.rows.get('')).toBe(1)
    mayEnd.resolve()
    await holding
    expect(await rotating).toEqual({ changed: count, left: 0 })
  })

  test('takes along what is counted of a person, a block and a closed account', async () => {
    const [id = ''] = await fill()
    const { token } = await signInAtDesk(server, 'counter', 'finance')
    const promo = await server.ok(addPromo, promoInput('KEPT'), { token })
    const { id: staffId } = await server.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    const [name = '', other = ''] = [0, 1].map((n) => asBefore.lookup('fin', finOf(n)))
    await server.db.insertInto('promo_person').values({ promo_id: promo.id, person: name, used: 3 }).execute()
    await server.db
      .insertInto('blocked_fin')
      .values({ id, fin_hash: name, blocked_at: new Date(0), blocked_by: staffId })
      .execute()
    await server.db
      .insertInto('closed_person')
      .values([name, other].map((fin_hash) => ({ fin_hash, closed_at: new Date(0), had_terms: fin_hash === name })))
      .execute()
    await rotate(both)
    for (const table of ['blocked_fin', 'closed_person'] as const) {
      const rows = await server.db.selectFrom(table).select(['fin_hash', 'other_fin_hash']).execute()
      expect(rows).toContainEqual({ fin_hash: name, other_fin_hash: laterFirst.lookup('fin', finOf(0)) })
    }
    await rotate(laterFirst)
    for (const table of ['blocked_fin', 'closed_person'] as const) {
      const rows = await server.db.selectFrom(table).select(['fin_hash', 'other_fin_hash']).execute()
      expect(rows).toContainEqual({ fin_hash: laterFirst.lookup('fin', finOf(0)), other_fin_hash: name })
    }
    const closedMembers = await server.db.selectFrom('closed_person').select('fin_hash').where('had_terms', '=', true).execute()
    expect(closedMembers).toEqual([{ fin_hash: laterFirst.lookup('fin', finOf(0)) }])
    expect(await server.db.selectFrom('promo_person').selectAll().execute()).toEqual([
      { promo_id: promo.id, person: laterFirst.lookup('fin', finOf(0)), used: 3 },
    ])
    await drop(laterFirst, '', true)
    await rotate(laterAlone)
    expect(await server.db.selectFrom('blocked_fin').select(['fin_hash', 'other_fin_hash']).execute()).toEqual([
      { fin_hash: laterAlone.lookup('fin', finOf(0)), other_fin_hash: null },
    ])
  })

  test('leaves an account whose FIN does not open, or whose hash is of another key than its id says, and says so', async () => {
    const [first = '', second = ''] = await fill()
    await server.db.updateTable('member').set({ fin_cipher: 'k0.a.b.c' }).where('id', '=', first).execute()
    await server.db
      .updateTable('member')
      .set({ fin_hash: makeEncryption(testKeys.fin, '55'.repeat(32)).lookup('fin', finOf(1)) })
      .where('id', '=', second)
      .execute()
    expect(await rotate(laterFirst)).toEqual({ changed: count - 2, left: 2 })
  })

  test('finds what it has to do by an index', async () => {
    const plan = await server.db.transaction().execute(async (tx) => {
      for (const kind of ['seqscan', 'bitmapscan', 'sort']) await sql`set local ${sql.ref(`enable_${kind}`)} = off`.execute(tx)
      return sql<
        Record<string, string>
      >`explain ${membersMarked({ name: '', other: '-' }, '00000000-0000-4000-8000-000000000000', 200)}`.execute(tx)
    })
    const text = plan.rows.map((row) => Object.values(row)[0]).join(' ')
    expect(text).toContain('member_fin_hash_marks')
    expect(text).not.toContain('Sort')
  })
})

describe('a key', () => {
  beforeEach(nobody)

  test('that something is named by is missed at a start, with how many rows', async () => {
    await fill()
    await expect(requireLookupKeys(server.db, laterAlone)).rejects.toThrow(`the key without an id: ${count} accounts`)
    await rotate(both)
    await expect(requireLookupKeys(server.db, laterAlone)).rejects.toThrow(`${count} accounts`)
    await rotate(laterFirst)
    await expect(requireLookupKeys(server.db, laterAlone)).resolves.toBeUndefined()
    const other = makeEncryption(`k9:${'99'.repeat(32)}`, earlier)
    await expect(requireFinKeys(server.db, other)).rejects.toThrow(new RegExp(`FIN_KEYS: lacks[^]*"k1": ${count} FINs`))
    await expect(requireFinKeys(server.db, asBefore)).resolves.toBeUndefined()
  })

  test('goes out of use once nothing is named by it, and then no process names an account by it', async () => {
    await fill()
    await expect(drop(laterFirst, 'k2')).rejects.toThrow('is the one that LOOKUP_KEY writes by')
    await expect(drop(laterFirst, '')).rejects.toThrow(`is in use: ${count} accounts. Run "npm run keys -- rotate"`)
    await expect(drop(laterFirst, '', true)).rejects.toThrow(`${count} accounts`)
    await rotate(laterFirst)
    expect(await drop(laterFirst, '')).toBe('')
    await expect(requireLookupKeys(server.db, asBefore)).rejects.toThrow('was taken out of use')
    await expect(requireLookupKeys(server.db, laterFirst)).resolves.toBeUndefined()
    const { proof } = await proveNumber(server, 20_001)
    expect((await processes[0]?.call(signUp, { ...formOf(20_001), proof }))?.reason).toBe('server.fault')
    expect((await processes[2]?.call(signUp, { ...formOf(20_001), proof }))?.status).toBe(200)
  })

  test('whose hashes only their owners could make anew is given up when that is said, and what was lost is told', async () => {
    await fill()
    await server.db
      .insertInto('closed_person')
      .values({ fin_hash: asBefore.lookup('fin', finOf(count + 1)), closed_at: new Date(0) })
      .execute()
    await rotate(laterFirst)
    await expect(drop(laterFirst, '')).rejects.toThrow('is in use: 1 closed accounts')
    expect(await drop(laterFirst, '', true)).toBe('1 closed accounts')
    expect((await countLookupKeys(server.db)).named.every(({ rows }) => !rows.has(''))).toBe(true)
  })
})
