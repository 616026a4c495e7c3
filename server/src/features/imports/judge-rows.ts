import type { Tx } from '../../database/database.ts'
import type { MemberRow } from '../../database/rows.ts'
import type { ImportLayout } from '../../database/tables/import-tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { importRowPlace } from '../../keys/encrypted-columns.ts'
import { dayOf } from '../../ports/clock.ts'
import { findPeople } from '../account/people/find-people.ts'
import { finHashesOf } from '../account/people/name-fins.ts'
import { listLedgers } from '../membership/list-ledgers.ts'
import type { StagedRow } from './import-rows.repo.ts'
import { type ImportRow, type Judged, judgeRow } from './import-row.rules.ts'
import { readImportRow } from './read-import-row.ts'

/** A row, what it would do, and the account that its FIN has. */
export type JudgedImportRow = { id: string; row: ImportRow; finHash: string | null; member: MemberRow | null; judged: Judged }

type File = { layout: ImportLayout; fileAt: Date }

/** What rows of a file would do to what stands now. With `lock` the accounts that they are about are locked first. */
export async function judgeRows(
  tx: Tx,
  { encryption, clock }: Pick<Dependencies, 'encryption' | 'clock'>,
  staged: readonly StagedRow[],
  { layout, fileAt }: File,
  mode: 'lock' | 'look',
): Promise<JudgedImportRow[]> {
  const { dateOrder = 'dayFirst', serialBase = '1900' } = layout
  const reading = { ...layout, dateOrder, serialBase, today: dayOf(clock.now()).toString() }
  const read = staged.map(({ id, number, sealed }) => {
    const row = readImportRow(number, JSON.parse(encryption.decrypt(sealed, importRowPlace(id))) as string[], reading)
    return { id, row, finHashes: row.fin === null ? [] : finHashesOf(encryption, row.fin) }
  })
  const finHashes = read.flatMap((one) => one.finHashes)
  const people = await findPeople(tx, { finHashes, mobiles: read.flatMap(({ row }) => row.mobile ?? []) }, mode)
  const ledgers = await listLedgers(
    tx,
    [...people.members.values()].map(({ id }) => id),
  )
  return read.map(({ id, row, finHashes: hashes }) => {
    const member = hashes.map((hash) => people.members.get(hash)).find(Boolean) ?? null
    const standing = {
      member: member && shapeOf(member),
      numberHolder: (row.mobile !== null && people.holders.get(row.mobile)) || null,
      finBlocked: hashes.some((hash) => people.blocked.has(hash)),
      closed: hashes.some((hash) => people.closed.has(hash)),
      terms: (member && ledgers.get(member.id)) ?? [],
      consents: (member && people.consents.get(member.id)) ?? {},
    }
    return { id, row, finHash: hashes[0] ?? null, member, judged: judgeRow(row, standing, { changes: layout.changes, fileAt }) }
  })
}

const shapeOf = (member: MemberRow) => ({
  id: member.id,
  mobile: member.mobile,
  deactivated: member.deactivated_at !== null,
  fullName: member.full_name,
  birthDate: member.birth_date,
  nationality: member.nationality,
  gender: member.gender,
  sector: member.sector,
  company: member.company,
  occupation: member.occupation,
  language: member.language,
})
