import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import * as calls from '@mwc/contract/payments/statement-desk.calls'
import type { StatementLine, StatementSource } from '@mwc/contract/payments/statement-desk.schemas'
import { isConfirmable, isLeavable, isProposable } from './statement.rules.ts'
import type { SourceRow } from './sources.repo.ts'
import type { LineRow } from './statements.repo.ts'

/** Who reads: what may be done with a line depends on who proposed it, too. */
export type Reader = { role: StaffRole; staffId: string | null }

export function sourceView(row: SourceRow, role: StaffRole): StatementSource {
  const may: StatementSource['may'] = []
  if (mayCall(calls.keepFile, role)) may.push('upload')
  if (mayCall(calls.editSource, role)) may.push('edit')
  const { codeColumn = null, directionColumn = null, directionIn = null, ...layout } = row.layout
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    name: row.name,
    ...layout,
    codeColumn,
    directionColumn,
    directionIn,
    addedAt: row.added_at.toISOString(),
    files: Number(row.files),
    lastFileAt: row.last_file_at?.toISOString() ?? null,
    may,
  }
}

export function lineView(row: LineRow, { role, staffId }: Reader): StatementLine {
  const may: StatementLine['may'] = []
  if (mayCall(calls.proposeMatch, role) && isProposable(row)) may.push('propose')
  if (mayCall(calls.confirmMatch, role) && isConfirmable(row, staffId)) may.push('confirm')
  if (mayCall(calls.declineMatch, role) && row.state === 'proposed') may.push('decline')
  if (mayCall(calls.leaveLine, role) && isLeavable(row)) may.push('leave')
  const payment = row.payment_id !== null && {
    id: row.payment_id,
    transactionNumber: row.transaction_number ?? '',
    amountCents: row.asked_cents ?? 0,
    memberNumber: row.member_number ?? '',
    fullName: row.full_name ?? '',
  }
  return {
    id: row.id,
    source: { id: row.source_id, name: row.source_name, kind: row.kind },
    file: { name: row.file_name, at: row.file_at.toISOString(), number: row.number },
    raw: row.raw,
    day: row.day,
    amountCents: row.amount_cents,
    reference: row.reference,
    code: row.code,
    state: row.state,
    payment: payment || null,
    proposedBy: row.proposed_by_name,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
    may,
  }
}
