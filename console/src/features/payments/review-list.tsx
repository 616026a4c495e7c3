import type { Review } from '@mwc/contract/payments/payment-desk.schemas'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { DataTable } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatMoney } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { MemberText } from '../../page/member-text.tsx'
import { HonourButton, ReturnButton, SameMoneyButton } from './payment-acts.tsx'
import { likeSlipText, reasonWords } from '../../page/payment-words.ts'
import { SmallPrint } from '../../page/small-print.tsx'

/** Money that came and fits no payment as it is: somebody decides, the longest wait first. */
export function ReviewList() {
  return (
    <DeskList
      title="Money to review"
      sort={{ field: 'receivedAt', order: 'ASC' }}
      empty={
        <EmptyPage
          title="Nothing to review"
          text="Money that came with another amount, twice, or for an account that is gone waits here for a decision."
        />
      }
    >
      <DataTable<Review> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col<Review> source="receivedAt" label="Waiting since" render={({ receivedAt }) => <MomentText at={receivedAt} />} />
        <DataTable.Col<Review>
          source="payment.member.fullName"
          label="Member and payment"
          disableSort
          render={({ payment }) => (
            <>
              <MemberText member={payment.member} />
              <Link component={RouterLink} to={`/payments/${payment.id}/show`}>
                {payment.transactionNumber}
              </Link>
            </>
          )}
        />
        <DataTable.Col<Review>
          source="reviewReason"
          label="Why"
          disableSort
          render={({ reviewReason, likeSlip }) => (
            <>
              {reviewReason ? reasonWords[reviewReason] : '–'}
              {likeSlip ? <SmallPrint>{likeSlipText(likeSlip)}</SmallPrint> : null}
            </>
          )}
        />
        <DataTable.Col<Review>
          source="amountCents"
          label="Came"
          align="right"
          disableSort
          render={({ amountCents, currency, payment }) => (
            <>
              {formatMoney(amountCents, currency)}
              <SmallPrint>of {formatMoney(payment.amountCents)}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<Review>
          label="Decide"
          disableSort
          render={(review) => (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {review.may.includes('honour') ? <HonourButton review={review} /> : null}
              {review.may.includes('same') ? <SameMoneyButton review={review} /> : null}
              {review.may.includes('refund') ? <ReturnButton review={review} /> : null}
              {review.may.length === 0 ? 'Finance decides' : null}
            </Box>
          )}
        />
      </DataTable>
    </DeskList>
  )
}
