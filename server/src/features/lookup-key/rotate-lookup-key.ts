import { setTimeout as pause } from 'node:timers/promises'
import type { Db, Tx } from '../../database/database.ts'
import { brokenIndex } from '../../database/broken-index.ts'
import { type FinHashes, hashesOfRow, markOf } from '../../keys/fin-hashes.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { nameOfKey } from '../../keys/count-keys.ts'
import type { Encryption } from '../../keys/encryption.ts'
import { StartFault } from '../../start-fault.ts'
import { hashesOfAccount } from '../account/people/name-fins.ts'
import { takeLimitsAlong } from '../members/acts/take-limits-along.ts'
import { idOfMark } from './count-lookup-keys.ts'
import {
  countMarked,
  forgetOthers,
  type HashedMember,
  listDropped,
  listMarks,
  lockMembersMarked,
  lockRenamable,
  type Marks,
  renameClosed,
  writeHashes,
} from './lookup-rows.repo.ts'

type Needed = { db: Db; encryption: Encryption }
/** Milliseconds between two batches. */
type Pace = { pauseMs: number }

/** Rows that a transaction holds: some tens of milliseconds. */
const batchSize = 200
/** How often accounts are gone through at most: those that were held the time before are left. */
const passes = 20
const betweenPassesMs = 200
const before = '00000000-0000-0000-0000-000000000000'

/**
 * Gives every account the hashes that the settings ask for: the first key's, by which it is named from then on with all that is
 * counted of the person, and the second's beside it. Closed accounts and blocked FINs go along as far as they have both.
 * Each batch commits, so the next run goes on after a kill. It never waits for live writes.
 * Answers how many accounts it changed, and how many it could not: their FIN does not open, or the key is not the one of its id.
 * Refuses, with a `StartFault`, to take away hashes of a key that processes may still write by: it is dropped first.
 */
export async function rotateLookupKey(deps: Needed, { pauseMs }: Pace): Promise<{ changed: number; left: number }> {
  let [changed, left] = [0, 0]
  for (let pass = 1; pass <= passes; pass += 1) {
    const otherwise = await otherwiseHashed(deps)
    await requireDropped(deps, otherwise)
    if (otherwise.reduce((rows, marks) => rows + marks.rows, 0) <= left) break
    if (pass > 1) await pause(betweenPassesMs)
    left = 0
    for (const marks of otherwise) {
      const done = await rotateMarked(deps, marks, { pauseMs })
      changed += done.changed
      left += done.left
    }
  }
  for (const table of ['closed_person', 'blocked_fin'] as const) {
    while ((await renameKept(deps, table)) > 0) await pause(pauseMs)
    await forgetOthers(deps.db, table, deps.encryption.lookupMarks)
  }
  return { changed, left }
}

/** All accounts of some marks, but those that somebody holds at the moment. */
async function rotateMarked(deps: Needed, marks: Marks, { pauseMs }: Pace): Promise<{ changed: number; left: number }> {
  let [changed, left, after] = [0, 0, before]
  for (;;) {
    const batch = await rotateBatch(deps, marks, after)
    if (batch.last === null) return { changed, left }
    changed += batch.changed
    left += batch.left
    after = batch.last
    await pause(pauseMs)
  }
}

const wantedMarks = ({ lookupMarks: [name = '', other = '-'] }: Encryption): Marks => ({ name, other })

/** What begins the hashes of accounts that have other ones than the settings ask for. */
async function otherwiseHashed({ db, encryption }: Needed): Promise<(Marks & { rows: number })[]> {
  const wanted = wantedMarks(encryption)
  const otherwise = (await listMarks(db)).filter(({ name, other }) => name !== wanted.name || other !== wanted.other)
  const counted: (Marks & { rows: number })[] = []
  for (const marks of otherwise) counted.push({ ...marks, rows: await countMarked(db, marks) })
  return counted
}

async function requireDropped({ db, encryption }: Needed, otherwise: readonly Marks[]): Promise<void> {
  const gone = new Set(['-', ...encryption.lookupMarks, ...(await listDropped(db))])
  const inUse = otherwise.flatMap(({ name, other }) => [name, other]).find((mark) => !gone.has(mark))
  if (inUse === undefined) return
  const [id, drop] = [nameOfKey(idOfMark(inUse)), `npm run keys -- drop ${idOfMark(inUse) || '-'}`]
  throw new StartFault(`LOOKUP_KEY: accounts have hashes of the key ${id}. Put it back, and take it out of use first: "${drop}".`)
}

type Done = { last: string | null; changed: number; left: number }

async function rotateBatch(deps: Needed, marks: Marks, after: string): Promise<Done> {
  try {
    return await rotateRows(deps, marks, after, batchSize)
  } catch (error) {
    // Two accounts or blocks of one FIN, which no run can make one: the others go on.
    if (!isDoubled(error)) throw error
    return rotateOneByOne(deps, marks, after)
  }
}

const isDoubled = (error: unknown) => brokenIndex(error) !== undefined

async function rotateOneByOne(deps: Needed, marks: Marks, after: string): Promise<Done> {
  const rows = await inTransaction(deps.db, (tx) => lockMembersMarked(tx, marks, after, batchSize))
  let [changed, left, previous] = [0, 0, after]
  for (const { id } of rows) {
    try {
      const done = await rotateRows(deps, marks, previous, 1)
      changed += done.changed
      left += done.left
    } catch (error) {
      if (!isDoubled(error)) throw error
      left += 1
    }
    previous = id
  }
  return { last: rows.at(-1)?.id ?? null, changed, left }
}

async function rotateRows({ db, encryption }: Needed, marks: Marks, after: string, limit: number): Promise<Done> {
  return inTransaction(db, async (tx) => {
    const rows = await lockMembersMarked(tx, marks, after, limit)
    const made = rows.flatMap((row) => {
      const hashes = hashesFor(encryption, row)
      return hashes ? [{ row, hashes }] : []
    })
    if (made.length > 0) {
      await writeHashes(
        tx,
        made.map(({ row, hashes }) => ({ id: row.id, ...hashes })),
      )
      await renamePeople(
        tx,
        made.map(({ row, hashes }) => ({ from: row.fin_hash, to: hashes })),
      )
    }
    return { last: rows.at(-1)?.id ?? null, changed: made.length, left: rows.length - made.length }
  })
}

async function renamePeople(tx: Tx, renamings: { from: string; to: FinHashes }[]): Promise<void> {
  await takeLimitsAlong(tx, renamings)
  await renameClosed(tx, renamings)
}

/** The hashes that an account is to have; null where its FIN does not open, or has another hash than a key of the ring makes. */
function hashesFor(encryption: Encryption, account: HashedMember): FinHashes | null {
  const hashes = hashesOfAccount(encryption, account)
  if (hashes === null) return null
  const [name = '', other = null] = hashes
  const fits = hashesOfRow(account).every((kept) => {
    const made = hashes.find((hash) => markOf(hash) === markOf(kept))
    return made === undefined || made === kept
  })
  return fits ? { fin_hash: name, other_fin_hash: other } : null
}

/** Names closed accounts or blocked FINs by the first key that have its hash beside an older name; answers how many. */
async function renameKept({ db, encryption }: Needed, table: 'closed_person' | 'blocked_fin'): Promise<number> {
  const [first = '', second] = encryption.lookupMarks
  return inTransaction(db, async (tx) => {
    const rows = await lockRenamable(tx, table, first)
    const renamings = rows.map(({ fin_hash, other_fin_hash }) => ({
      from: fin_hash,
      to: { fin_hash: other_fin_hash ?? '', other_fin_hash: markOf(fin_hash) === second ? fin_hash : null },
    }))
    if (renamings.length > 0) await renamePeople(tx, renamings)
    return rows.length
  })
}
