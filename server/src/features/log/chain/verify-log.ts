import type { Db, Tx } from '../../../database/database.ts'
import type { LogSigning } from '../../../keys/log-signing.ts'
import { type HeadRow, findTip, listAllHeads, pageOfChain, pageOfEarlier } from './chain.repo.ts'
import { hashAfter, hashEarlier, noHash, signedTextOf } from './chain.codes.ts'
import { inSnapshot } from '../../../database/in-snapshot.ts'

/** What does not fit, and where: a place in the chain, or the day of a head. */
export type LogFault = { position: number | null; day: string | null; what: string }

export type Verified = { rows: number; heads: number; last: number; fault: LogFault | null }

/** Rows that are held in memory at a time. */
const pageSize = 1_000

class Misfit extends Error {
  readonly fault: LogFault

  constructor(what: string, where: { position?: number; day?: string } = {}) {
    super(what)
    this.fault = { position: where.position ?? null, day: where.day ?? null, what }
  }
}

/**
 * Reads the whole log as it is at one moment, and finds the first row that does not fit: altered, missing, moved or forged.
 * @param isOld whether a day is so long ago that its entries may have left.
 */
export async function verifyLog(db: Db, signing: LogSigning, isOld: (day: string) => boolean): Promise<Verified> {
  return inSnapshot(db, (tx) => verifySnapshot(tx, signing, isOld))
}

/** The same within a transaction that sees one moment. */
export async function verifySnapshot(tx: Tx, signing: LogSigning, isOld: (day: string) => boolean): Promise<Verified> {
  const heads = await listAllHeads(tx)
  const counts = { rows: 0, heads: heads.length, last: 0 }
  try {
    verifyHeads(heads, signing)
    await verifyRows(tx, heads, isOld, counts)
    return { ...counts, fault: null }
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    return { ...counts, fault: error.fault }
  }
}

function verifyHeads(heads: readonly HeadRow[], signing: LogSigning): void {
  let last: HeadRow | undefined
  for (const head of heads) {
    const where = { day: head.day, position: head.position }
    if (!signing.isSigned(signedTextOf(head), head.signature, head.public_key))
      throw new Misfit('the signature of this head is not ours', where)
    if (head.previous !== (last?.signature ?? null)) throw new Misfit('a head before this one is missing', where)
    last = head
  }
}

async function verifyRows(
  tx: Tx,
  heads: readonly HeadRow[],
  isOld: (day: string) => boolean,
  counts: Omit<Verified, 'fault'>,
): Promise<void> {
  const left = heads.findLast(({ left_at }) => left_at !== null)
  if (left && !isOld(left.day))
    throw new Misfit('entries up to this head left before their time', { day: left.day, position: left.position })
  const hashAt = new Map(heads.map(({ position, hash, day }) => [position, { hash, day }]))
  let [position, hash] = left ? [left.position, left.hash] : [0, noHash]
  let begin: string | null = null
  for (let found = pageSize; found === pageSize;) {
    const page = await pageOfChain(tx, position, pageSize)
    for (const row of page) {
      if (row.position !== String(position + 1)) throw new Misfit('this row is missing', { position: position + 1 })
      position += 1
      hash = hashAfter(hash, row)
      if (row.hash !== hash) throw new Misfit('this row is not as it was written', { position })
      const head = hashAt.get(position)
      if (head && head.hash !== hash) throw new Misfit('the head of this day was signed over another row', { position, day: head.day })
      if (position === 1) begin = row.after
      counts.rows += 1
    }
    counts.last = position
    found = page.length
  }
  await verifyEnd(tx, heads, { position, hash })
  if (!left) await verifyEarlier(tx, begin)
}

/** The end is where the last head or the note of the end say: a chain that was cut off is found by either. */
async function verifyEnd(tx: Tx, heads: readonly HeadRow[], { position, hash }: { position: number; hash: string }): Promise<void> {
  const [last, tip] = [heads.at(-1), await findTip(tx)]
  const missing = { position: position + 1 }
  if (last && last.position > position) throw new Misfit('this row is missing, and all up to the last head', missing)
  if (!tip && position === 0 && !last) return
  if (!tip || tip.position > position) throw new Misfit('this row is missing at the end', missing)
  if (tip.position < position) throw new Misfit('this row was added past the end', { position: tip.position + 1 })
  if (tip.hash !== hash) throw new Misfit('the note of the end is not that of this row', { position })
  if (tip.head_day !== (last?.day ?? null)) throw new Misfit('the last head is missing', { day: tip.head_day ?? last?.day ?? '' })
}

async function verifyEarlier(tx: Tx, begin: string | null): Promise<void> {
  const earlier = hashEarlier()
  let last: { at: string; id: string } | null = null
  for (let found = pageSize; found === pageSize;) {
    const page: Awaited<ReturnType<typeof pageOfEarlier>> = await pageOfEarlier(tx, last, pageSize)
    earlier.add(page)
    last = page.at(-1) ?? null
    found = page.length
  }
  const { rows, hash } = earlier.result()
  const said = JSON.parse(begin ?? '{"rows":0}') as { rows: number; hash?: string }
  const isSame = rows === said.rows && (begin === null || hash === said.hash)
  if (!isSame) throw new Misfit('the entries from before the chain are not those that its first row hashes', { position: 0 })
}
