import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listLines as endpoint } from '@mwc/contract/payments/statement-desk.calls'
import type { Db } from '../../../database/database.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import { lineView, type Reader } from './statement.views.ts'
import { type LineColumn, lineList } from './statements.repo.ts'

/** A page of the lines that fit a filter, and what their reader may do with each. */
export async function listLines(
  db: Db,
  asked: AskedPage<LineColumn> & Parameters<typeof lineList>[1],
  reader: Reader,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, lineList(db, asked), asked)
  return { rows: rows.map((row) => lineView(row, reader)), ...counted }
}
