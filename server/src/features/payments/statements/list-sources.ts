import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listSources as endpoint } from '@mwc/contract/payments/statement-desk.calls'
import type { Db } from '../../../database/database.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import { sourceView } from './statement.views.ts'
import { type SourceColumn, sourceList } from './sources.repo.ts'

/** A page of the sources. */
export async function listSources(db: Db, asked: AskedPage<SourceColumn>, role: StaffRole): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, sourceList(db), asked)
  return { rows: rows.map((row) => sourceView(row, role)), ...counted }
}
