import { readableMobile } from '@mwc/contract/fields/mobile-number'
import type { DeskPaymentDetail } from '@mwc/contract/payments/payment-desk.schemas'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { Show, useRecordContext } from 'react-admin'
import { Facts } from '../../page/facts.tsx'
import { formatDay, formatMoney } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { RecordHead } from '../../page/record-head.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { ArrivalTable } from './arrival-table.tsx'
import { MemberText } from '../../page/member-text.tsx'
import { CollectButton, RefundButton } from './payment-acts.tsx'
import { methodWords, planWords, stateWords } from '../../page/payment-words.ts'

function PaymentDetail({ payment }: { payment: DeskPaymentDetail }) {
  const { may, member, validFrom, validTo, takenBack } = payment
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <RecordHead
        name={formatMoney(payment.amountCents)}
        state={
          <>
            <StateChip {...stateWords[payment.state]} />
            {payment.underReview ? <StateChip tone="wrong" word="Money to review" /> : null}
          </>
        }
        acts={
          <>
            {may.includes('collect') ? <CollectButton payment={payment} /> : null}
            {may.includes('refund') ? <RefundButton payment={payment} /> : null}
          </>
        }
      >
        {takenBack ? (
          <Alert severity="warning">
            <AlertTitle>Its months were taken back</AlertTitle>
            {takenBack.by ? `By ${takenBack.by}, ` : ''}
            <MomentText at={takenBack.at} />
            {takenBack.reason ? `: ${takenBack.reason}.` : '.'} The payment stays paid: no money goes back unless somebody refunds it.
          </Alert>
        ) : null}
        <Facts
          facts={[
            ['Member', <MemberText key="member" member={member} />],
            ['Mobile', member.mobile ? readableMobile(member.mobile) : '–'],
            ['Plan', `${planWords[payment.plan]}${payment.freeMonths > 0 ? ` and ${payment.freeMonths} free` : ''}`],
            ['Membership', validFrom && validTo ? `${formatDay(validFrom)} to ${formatDay(validTo)}` : '–'],
            ['Method', methodWords[payment.method]],
            ['Promo code', payment.promoCode ?? '–'],
            ['Transaction number', payment.transactionNumber],
            ['Reference of the gateway', payment.payNumber ?? '–'],
            ['Started', <MomentText key="started" at={payment.createdAt} />],
            ...(payment.state === 'awaiting' ? ([['Can be paid until', <MomentText key="until" at={payment.expiresAt} />]] as const) : []),
            ['Paid', <MomentText key="paid" at={payment.paidAt} />],
            ...(payment.failureReason ? ([['Why it failed', payment.failureReason]] as const) : []),
          ]}
        />
      </RecordHead>
      <ArrivalTable arrivals={payment.arrivals} />
    </Box>
  )
}

function WholePayment() {
  const record = useRecordContext<DeskPaymentDetail>()
  // A row of the list stands in until the whole record has come.
  return record && 'arrivals' in record ? <PaymentDetail payment={record} /> : null
}

function PaymentTitle() {
  const record = useRecordContext<DeskPaymentDetail>()
  return <>Payment {record?.transactionNumber}</>
}

/** One payment: what was asked for, all money that came for it, and what the reader may do. */
export function PaymentPage() {
  return (
    <Show title={<PaymentTitle />} actions={false} component="div">
      <WholePayment />
    </Show>
  )
}
