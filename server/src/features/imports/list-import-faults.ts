import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listImportFaults as endpoint } from '@mwc/contract/imports/import-desk.calls'
import type { Db } from '../../database/database.ts'
import { type AskedPage, pageOfList, TooManyRows } from '../../database/lists/page-of-list.ts'
import { faultList, type FaultOrder, findImport } from './imports.repo.ts'
import { faultView } from './imports.views.ts'

/** A page of what is wrong with the rows of a file; of all files it is refused. */
export async function listImportFaults(
  db: Db,
  asked: AskedPage<FaultOrder> & Pick<InputOf<typeof endpoint>, 'importId' | 'problem'>,
): Promise<OutputOf<typeof endpoint>> {
  const { importId, problem } = asked
  if (importId === undefined) throw new TooManyRows()
  const { rows, ...counted } = await pageOfList(db, faultList(db, { importId, problem }), asked)
  const file = rows.length > 0 ? await findImport(db, importId) : undefined
  return { rows: rows.map((row) => faultView(row, file)), ...counted }
}
