import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listStatementUses as endpoint } from '@mwc/contract/settlements/settlement-desk.calls'
import type { StatementUse } from '@mwc/contract/settlements/settlement-desk.schemas'
import { type AskedPage, pageOfList, TooManyRows } from '../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import { monthOf } from './month-of.ts'
import { type LineColumn, type LineRow, statementLines } from './statement-uses.repo.ts'
import { findSettled } from './statements.repo.ts'

/** A line as its statement has it: in the one that paid it a use, whatever became of it later. */
function lineView(row: LineRow, settlementId: string | undefined): StatementUse {
  const isUse = settlementId === undefined ? row.settled_in === null : row.settled_in === settlementId
  return {
    id: row.id,
    receiptNumber: row.receipt_number,
    kind: isUse ? 'use' : 'correction',
    title: row.title.english,
    usedAt: row.used_at.toISOString(),
    owedCents: (row.owed_cents ?? 0) * (isUse ? 1 : -1),
  }
}

type Asked = AskedPage<LineColumn> & { shopId?: string | undefined; month?: string | undefined }

/** A page of the lines of a shop's month. */
export async function listStatementUses(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: Asked,
): Promise<OutputOf<typeof endpoint>> {
  const { shopId, month: name } = asked
  if (shopId === undefined || name === undefined) throw new TooManyRows()
  const month = monthOf(name, clock.now())
  const settlementId = (await findSettled(db, [shopId], month)).get(shopId)?.id
  const { rows, ...counted } = await pageOfList(db, statementLines(db, { shopId, month, settlementId }), asked)
  return { rows: rows.map((row) => lineView(row, settlementId)), ...counted }
}
