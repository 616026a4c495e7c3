import type { PromoUse } from '@mwc/contract/promos/promo-desk.schemas'
import { DataTable } from 'react-admin'
import { RecordLink } from '../../lists/record-link.tsx'
import { formatMoney } from '../../page/format.ts'
import { MemberText } from '../../page/member-text.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { planWords } from '../../page/payment-words.ts'
import { RowsOf } from '../../related/rows-of.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { useStateWords } from './promo-words.ts'

/** What the code did for an order. */
function benefitText({ freeMonths, discountCents }: PromoUse): string {
  const months = freeMonths > 0 ? `${freeMonths} free` : ''
  const money = discountCents > 0 ? `${formatMoney(discountCents)} off` : ''
  return [months, money].filter(Boolean).join(', ')
}

/** Who used a code, or the codes of a batch, the newest first. @param codes Whether each row says by which code. */
export function PromoUses({ filter, codes = false }: { filter: Record<string, string>; codes?: boolean }) {
  return (
    <RowsOf<PromoUse>
      title="Who used it"
      resource="promo-uses"
      filter={filter}
      sort={{ field: 'at', order: 'DESC' }}
      nothing="Nobody yet. Each member stands here from the moment that an order holds the code."
    >
      <DataTable.Col<PromoUse>
        source="member"
        label="Member"
        disableSort
        render={({ member, code }) => <MemberText member={member} more={codes ? `, ${code}` : undefined} />}
      />
      <DataTable.Col<PromoUse> source="state" label="State" disableSort render={({ state }) => <StateChip {...useStateWords[state]} />} />
      <DataTable.Col<PromoUse>
        source="plan"
        label="Order"
        disableSort
        render={(use) => (
          <>
            {use.paymentId ? (
              <RecordLink to={`/payments/${use.paymentId}/show`}>{formatMoney(use.totalCents)}</RecordLink>
            ) : (
              formatMoney(use.totalCents)
            )}
            <SmallPrint>
              {planWords[use.plan]}
              {benefitText(use) ? `, ${benefitText(use)}` : ''}
            </SmallPrint>
          </>
        )}
      />
      <DataTable.Col<PromoUse> source="at" label="Since" sortByOrder="DESC" render={({ at }) => <MomentText at={at} />} />
    </RowsOf>
  )
}
