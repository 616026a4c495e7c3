import type { StatementUse } from '@mwc/contract/settlements/settlement-desk.schemas'
import { DataTable } from 'react-admin'
import { formatMoney } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { RowsOf } from '../../related/rows-of.tsx'

/** The lines of a statement, each with its receipt. */
export function StatementRows({ shopId, month }: { shopId: string; month: string }) {
  return (
    <RowsOf<StatementUse>
      title="Its lines"
      resource="shop-statement-uses"
      filter={{ shopId, month }}
      sort={{ field: 'usedAt', order: 'ASC' }}
      nothing="None: nothing was used that is owed for."
    >
      <DataTable.Col<StatementUse>
        source="receiptNumber"
        label="Receipt"
        disableSort
        render={({ receiptNumber, kind }) => (
          <>
            {receiptNumber}
            {kind === 'correction' ? <SmallPrint>Taken back after it was paid</SmallPrint> : null}
          </>
        )}
      />
      <DataTable.Col<StatementUse> source="title" label="What" disableSort />
      <DataTable.Col<StatementUse> source="usedAt" label="Used" render={({ usedAt }) => <MomentText at={usedAt} />} />
      <DataTable.Col<StatementUse>
        source="owedCents"
        label="Owed"
        align="right"
        disableSort
        render={({ owedCents }) => formatMoney(owedCents)}
      />
    </RowsOf>
  )
}
