import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import {
  findLastHead,
  findTip,
  findUnsealed,
  insertHead,
  lockChain,
  nextUnsealed,
  placeEntries,
  putTip,
  takeEarlier,
  type Tip,
} from './chain.repo.ts'
import { type ChainedRow, hashAfter, hashEarlier, noHash, signedTextOf } from './chain.codes.ts'
import { recordAct } from '../record-act.ts'
import { actorOfCommand } from '../read-actor.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'logSigning'>

/** Entries of a transaction: some milliseconds. */
const batchSize = 500
/** A day's head waits so long for acts that began in it. */
const graceSeconds = 60

const dayOfRow = ({ at }: ChainedRow) => dayOf(Temporal.Instant.from(`${at}Z`)).toString()

/**
 * Chains the entries of the log that are committed, in batches, and signs the heads of the days that are over.
 * No act waits for it, nor it for one: what is committed later gets a later place. Two at once make one chain.
 */
export async function sealLog(deps: Needed, limit = batchSize): Promise<void> {
  while (await inTransaction(deps.db, (tx) => sealBatch(tx, deps, limit)));
}

/** Answers whether there may be more. */
async function sealBatch(tx: Tx, deps: Needed, limit: number): Promise<boolean> {
  if (!(await lockChain(tx))) return false
  const now = deps.clock.now()
  let tip = (await findTip(tx)) ?? (await beginChain(tx, deps))
  const rows = await nextUnsealed(tx, limit)
  const places: { id: string; position: number; hash: string }[] = []
  for (const row of rows) {
    const day = dayOfRow(row)
    if (day > tip.day) tip = { ...(await signHead(tx, deps, tip)), day }
    tip = placed(tip, row)
    places.push({ id: row.id, position: tip.position, hash: tip.hash })
  }
  await placeEntries(tx, places)
  const isMore = rows.length === limit
  if (!isMore && dayOf(now.subtract({ seconds: graceSeconds })).toString() > tip.day) tip = await signHead(tx, deps, tip)
  await putTip(tx, tip)
  return isMore
}

/** The end of the chain once a row has the next place. */
function placed(tip: Tip, row: ChainedRow): Tip {
  const position = tip.position + 1
  return { ...tip, position, hash: hashAfter(tip.hash, { ...row, position: String(position) }) }
}

/** Signs where the chain stands as the head of its day, once. */
async function signHead(tx: Tx, { clock, logSigning }: Needed, tip: Tip): Promise<Tip> {
  if (tip.head_day === tip.day) return tip
  const previous = (await findLastHead(tx))?.signature ?? null
  const head = { day: tip.day, position: tip.position, hash: tip.hash, previous }
  const signature = logSigning.sign(signedTextOf(head))
  await insertHead(tx, { ...head, public_key: logSigning.publicKey, signature, signed_at: toDate(clock.now()) })
  return { ...tip, head_day: tip.day }
}

/**
 * The chain's first row hashes all entries from before it, but those of the last minute: a process of the last version that
 * runs beside this one may still write such, which are chained as all others.
 */
async function beginChain(tx: Tx, deps: Needed): Promise<Tip> {
  const now = deps.clock.now()
  const before = toDate(now.subtract({ seconds: graceSeconds }))
  const earlier = hashEarlier()
  for (let taken = batchSize; taken === batchSize;) {
    const rows = await takeEarlier(tx, before, batchSize)
    earlier.add(rows)
    taken = rows.length
  }
  const id = randomUUID()
  const record = { kind: 'log', id } as const
  const first = await recordAct(tx, deps, actorOfCommand('log.seal'), { act: 'log.begin', record, before: null, after: earlier.result() })
  const row = await findUnsealed(tx, first)
  const tip = placed({ position: 0, hash: noHash, day: dayOfRow(row), head_day: null }, row)
  await placeEntries(tx, [{ id: first, position: tip.position, hash: tip.hash }])
  return tip
}
