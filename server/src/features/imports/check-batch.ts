import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Tx } from '../../database/database.ts'
import type { RowOutcome } from '../../database/tables/import-tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { earlierWith, rowsAfter, setJudged } from './import-rows.repo.ts'
import { count, insertFaults, lockImport, setState } from './imports.repo.ts'
import type { RowFault } from './import-row.rules.ts'
import { type JudgedImportRow, judgeRows } from './judge-rows.ts'

/** Rows of one transaction. */
const batch = 200

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>
type Compared = JudgedImportRow & { mobileHash: string | null; outcome: RowOutcome; faults: RowFault[] }

/** Looks at the next rows of a file: what each would do. Answers whether there may be more. Safe to stop and to repeat. */
export async function checkBatch(deps: Needed, id: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const file = await lockImport(tx, id)
    if (file?.state !== 'checking' || !file.layout) return false
    const staged = await rowsAfter(tx, id, file.last_row, batch)
    if (staged.length === 0) {
      await setState(tx, id, 'checked', null)
      return false
    }
    const judged = await judgeRows(tx, deps, staged, { layout: file.layout, fileAt: file.made_at }, 'look')
    const rows = await compare(tx, deps, id, judged)
    await setJudged(tx, rows)
    const faults = rows.flatMap(({ row, faults: found }) => found.map((fault) => faultRow(id, row.number, fault)))
    if (faults.length > 0) await insertFaults(tx, faults)
    const of = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome).length
    const lastRow = staged.at(-1)?.number ?? file.last_row
    await count(tx, id, { lastRow, done: rows.length, added: of('add'), changed: of('change'), left: of('leave'), wrong: of('wrong') })
    return true
  })
}

/** How a fault of a row is kept. */
export function faultRow(importId: string, row: number, { field, problem, text, otherRow }: RowFault) {
  return { id: randomUUID(), import_id: importId, row, field, problem, text, other_row: otherRow }
}

/** Finds rows that say the same FIN or number as an earlier one of the file: the first one counts. */
async function compare(tx: Tx, { encryption }: Needed, importId: string, judged: readonly JudgedImportRow[]): Promise<Compared[]> {
  const rows = judged.map((one) => ({ ...one, mobileHash: one.row.mobile && encryption.lookup('importMobile', one.row.mobile) }))
  const before = rows[0]?.row.number ?? 0
  const earlier = async (column: 'fin_hash' | 'mobile_hash', hashes: (string | null)[]) =>
    new Map(await earlierWith(tx, importId, { column, hashes: hashes.flatMap((hash) => hash ?? []), before }))
  const fins = await earlier(
    'fin_hash',
    rows.map(({ finHash }) => finHash),
  )
  const mobiles = await earlier(
    'mobile_hash',
    rows.map(({ mobileHash }) => mobileHash),
  )
  const firstOf = (seen: Map<string, number>, hash: string | null, number: number): number | null => {
    if (hash === null) return null
    const first = seen.get(hash) ?? null
    if (first === null) seen.set(hash, number)
    return first
  }
  return rows.map((one) => {
    const { row, judged: found } = one
    const doubles = (['fin', 'mobile'] as const).flatMap((field): RowFault[] => {
      const otherRow = field === 'fin' ? firstOf(fins, one.finHash, row.number) : firstOf(mobiles, one.mobileHash, row.number)
      return otherRow === null ? [] : [{ field, problem: 'doubled', text: field === 'fin' ? '' : (row.mobile ?? ''), otherRow }]
    })
    const faults = [...(found.outcome === 'wrong' ? found.faults : []), ...doubles]
    return { ...one, faults, outcome: faults.length > 0 ? 'wrong' : found.outcome }
  })
}
