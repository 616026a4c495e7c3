import type { WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import type { Db } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { importRowPlace } from '../../keys/encrypted-columns.ts'
import { rowsAfter } from './import-rows.repo.ts'
import { findImport } from './imports.repo.ts'
import { wholeImportView } from './imports.views.ts'

/** Rows that are shown of a file. */
const shown = 3

/** A file of members as it stands; refuses with `imports.notFound`. */
export async function readImport(
  { clock, encryption }: Pick<Dependencies, 'clock' | 'encryption'>,
  db: Db,
  id: string,
): Promise<WholeImport> {
  const row = await findImport(db, id)
  if (!row) throw new Refusal('imports.notFound')
  const first = await rowsAfter(db, id, 0, shown)
  const cells = first.map((one) => JSON.parse(encryption.decrypt(one.sealed, importRowPlace(one.id))) as string[])
  return wholeImportView(row, cells, clock.now())
}
