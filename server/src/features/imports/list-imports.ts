import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listImports as endpoint } from '@mwc/contract/imports/import-desk.calls'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import { importList, type ImportOrder } from './imports.repo.ts'
import { importView } from './imports.views.ts'

/** A page of the files of members. */
export async function listImports(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<ImportOrder>,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, importList(db), asked)
  return { rows: rows.map((row) => importView(row, clock.now())), ...counted }
}
