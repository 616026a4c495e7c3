import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listTerminals as endpoint } from '@mwc/contract/payments/counter-desk.calls'
import type { Db } from '../../../database/database.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import { terminalView } from './counter.views.ts'
import { type TerminalColumn, terminalList } from './terminals.repo.ts'

/** A page of the terminals, and what a role may do with each. */
export async function listTerminals(
  db: Db,
  asked: AskedPage<TerminalColumn> & Parameters<typeof terminalList>[1],
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, terminalList(db, asked), asked)
  return { rows: rows.map((row) => terminalView(row, role)), ...counted }
}
